"""NumPy's functions, written in the traced language; names and behaviour are `jax.numpy`'s.

import monograph.numpy as mnp
"""

# fmt: off
# ruff: noqa: I001  (one name a line would make this the longest file of the house)

from typing import TYPE_CHECKING
import math

from monograph._missing import explain as _explain
from monograph._operands.axes import broadcast_shapes
from monograph.numpy import fft, linalg
from monograph.numpy.choosing import (
    allclose, around, array_equal, array_equiv, clip, cumprod, cumsum, cumulative_sum, diff,
    ediff1d, interp, isclose, nonzero, polyval, round, select, trapezoid, where,
)
from monograph.numpy.creation import (
    arange, array, asarray, empty, empty_like, eye, full, full_like, identity, indices, linspace,
    logspace, meshgrid, ones, ones_like, tri, tril, triu, zeros, zeros_like,
)
from monograph.numpy.dtypes import (
    bfloat16, bool_, can_cast, cdouble, complex64, complex128, complex_, complexfloating, csingle,
    double, dtype, finfo, float8_e3m4, float8_e4m3, float8_e4m3b11fnuz, float8_e4m3fn,
    float8_e4m3fnuz, float8_e5m2, float8_e5m2fnuz, float8_e8m0fnu, float16, float32, float64,
    float_, floating, generic, iinfo, inexact, int2, int4, int8, int16, int32, int64, int_, integer,
    isdtype, issubdtype, number, signedinteger, single, uint, uint2, uint4, uint8, uint16, uint32,
    uint64, unsignedinteger,
)
from monograph.numpy.indexing import take, take_along_axis
from monograph.numpy.joining import (
    append, array_split, atleast_1d, atleast_2d, atleast_3d, column_stack, concat, concatenate,
    dstack, hsplit, hstack, pad, repeat, roll, split, stack, tile, unstack, vsplit, vstack,
)
from monograph.numpy.einstein import einsum
from monograph.numpy.linear import (
    cross, dot, inner, kron, matmul, outer, tensordot, trace, vdot, vecdot,
)
from monograph.numpy.predicates import (
    iscomplex, isfinite, isinf, isnan, isneginf, isposinf, isreal, nan_to_num, signbit,
)
from monograph.numpy.quantiles import (
    digitize, median, nanmedian, nanpercentile, nanquantile, percentile, quantile, searchsorted,
)
from monograph.numpy.reductions import all_ as all
from monograph.numpy.reductions import (
    amax, amin, argmax, argmin, average, count_nonzero, max, mean, min, nanmax, nanmean, nanmin,
    nansum, prod, ptp, std, sum, var,
)
from monograph.numpy.reductions import any_ as any
from monograph.numpy.signals import convolve, correlate
from monograph.numpy.set_algebra import intersect1d, isin, setdiff1d, setxor1d, union1d
from monograph.numpy.sets import (
    unique, unique_all, unique_counts, unique_inverse, unique_values,
)
from monograph.numpy.sorting import (
    argpartition, argsort, lexsort, partition, sort, sort_complex,
)
from monograph.numpy.shapes import (
    astype, broadcast_arrays, broadcast_to, diag, diagflat, diagonal, expand_dims, flip, fliplr,
    flipud, matrix_transpose, moveaxis, ndim, permute_dims, ravel, reshape, rollaxis, rot90, shape,
    size, squeeze, swapaxes, transpose,
)
from monograph.numpy.special import (
    angle, copysign, deg2rad, degrees, exp2, fmax, fmin, heaviside, hypot, i0, ldexp, log2, log10,
    logaddexp, logaddexp2, nextafter, rad2deg, radians, sinc,
)
from monograph.numpy.binary import (
    add, arctan2, atan2, bitwise_and, bitwise_left_shift, bitwise_or, bitwise_right_shift,
    bitwise_xor, divide, divmod, equal, float_power, floor_divide, fmod, greater, greater_equal,
    left_shift, less, less_equal, logical_and, logical_not, logical_or, logical_xor, maximum,
    minimum, mod, multiply, not_equal, pow, power, remainder, right_shift, subtract,
    true_divide,
)
from monograph.numpy.updates import put_along_axis
from monograph.numpy.unary import (
    abs, absolute, acos, acosh, arccos, arccosh, arcsin, arcsinh, arctan, arctanh, asin, asinh,
    atan, atanh, bitwise_count, bitwise_invert, bitwise_not, cbrt, ceil, conj, conjugate, cos,
    cosh, exp, expm1, fabs, fix, floor, imag, invert, log, log1p, negative, positive, real,
    reciprocal, rint, sign, sin, sinh, sqrt, square, tan, tanh, trunc,
)
from monograph._operands.promotion import promote_types, result_type
from monograph.tracer.array import Array as ndarray

pi, e, inf, nan, newaxis = math.pi, math.e, math.inf, math.nan, None
euler_gamma = 0.5772156649015329

__all__ = [
    "abs", "absolute", "acos", "acosh", "add", "all", "allclose", "amax", "amin", "angle", "any",
    "append", "arange", "arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctan2", "arctanh",
    "argmax", "argmin", "argpartition", "argsort", "around", "array", "array_equal", "array_equiv",
    "array_split", "asarray", "asin", "asinh", "astype", "atan", "atan2", "atanh", "atleast_1d",
    "atleast_2d", "atleast_3d", "average", "bfloat16", "bitwise_and", "bitwise_count",
    "bitwise_invert", "bitwise_left_shift", "bitwise_not", "bitwise_or", "bitwise_right_shift",
    "bitwise_xor", "bool_", "broadcast_arrays", "broadcast_shapes", "broadcast_to", "can_cast",
    "cbrt", "cdouble", "ceil", "clip", "column_stack", "complex64", "complex128", "complex_",
    "complexfloating", "concat", "concatenate", "conj", "conjugate", "convolve", "copysign",
    "correlate", "cos", "cosh", "count_nonzero", "cross", "csingle", "cumprod", "cumsum",
    "cumulative_sum", "deg2rad", "degrees", "diag", "diagflat", "diagonal", "diff", "digitize",
    "divide", "divmod", "dot", "double", "dstack", "dtype", "e", "ediff1d", "einsum", "empty",
    "empty_like", "equal", "euler_gamma", "exp", "exp2", "expand_dims", "expm1", "eye", "fabs",
    "fft", "finfo", "fix", "flip", "fliplr", "flipud", "float8_e3m4", "float8_e4m3",
    "float8_e4m3b11fnuz", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz",
    "float8_e8m0fnu", "float16", "float32", "float64", "float_", "float_power", "floating", "floor",
    "floor_divide", "fmax", "fmin", "fmod", "full", "full_like", "generic", "greater",
    "greater_equal", "heaviside", "hsplit", "hstack", "hypot", "i0", "identity", "iinfo", "imag",
    "indices", "inexact", "inf", "inner", "int2", "int4", "int8", "int16", "int32", "int64", "int_",
    "integer", "interp", "intersect1d", "invert", "isclose", "iscomplex", "isdtype", "isfinite",
    "isin", "isinf", "isnan", "isneginf", "isposinf", "isreal", "issubdtype", "kron", "ldexp",
    "left_shift", "less", "less_equal", "lexsort", "linalg", "linspace", "log", "log1p", "log2",
    "log10", "logaddexp", "logaddexp2", "logical_and", "logical_not", "logical_or", "logical_xor",
    "logspace", "matmul", "matrix_transpose", "max", "maximum", "mean", "median", "meshgrid", "min",
    "minimum", "mod", "moveaxis", "multiply", "nan", "nan_to_num", "nanmax", "nanmean", "nanmedian",
    "nanmin", "nanpercentile", "nanquantile", "nansum", "ndarray", "ndim", "negative", "newaxis",
    "nextafter", "nonzero", "not_equal", "number", "ones", "ones_like", "outer", "pad", "partition",
    "percentile", "permute_dims", "pi", "polyval", "positive", "pow", "power", "prod",
    "promote_types", "ptp", "put_along_axis", "quantile", "rad2deg", "radians", "ravel", "real",
    "reciprocal", "remainder", "repeat", "reshape", "result_type", "right_shift", "rint", "roll",
    "rollaxis", "rot90", "round", "searchsorted", "select", "setdiff1d", "setxor1d", "shape",
    "sign", "signbit", "signedinteger", "sin", "sinc", "single", "sinh", "size", "sort",
    "sort_complex", "split",
    "sqrt", "square", "squeeze", "stack", "std", "subtract", "sum", "swapaxes", "take",
    "take_along_axis", "tan", "tanh", "tensordot", "tile", "trace", "transpose", "trapezoid", "tri",
    "tril", "triu", "true_divide", "trunc", "uint", "uint2", "uint4", "uint8", "uint16", "uint32",
    "uint64", "union1d", "unique", "unique_all", "unique_counts", "unique_inverse", "unique_values",
    "unsignedinteger", "unstack", "var", "vdot", "vecdot", "vsplit", "vstack", "where", "zeros",
    "zeros_like",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
