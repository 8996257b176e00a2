"""NumPy's functions, written in the traced language; names and behaviour are `jax.numpy`'s.

import monograph.numpy as mnp
"""

# fmt: off
# ruff: noqa: I001, RUF022  (one name a line would make this the longest file of the house)

from typing import TYPE_CHECKING
import math

from monograph._missing import explain as _explain
from monograph._operands.axes import broadcast_shapes
from monograph._operands.keys import take_keys as _take_keys
from monograph.numpy import fft, linalg
from monograph.tracer.hot import NUMBERS as _NUMBERS
from monograph.tracer.hot import make_hot as _make_hot
from monograph.numpy.choosing import (
    allclose, around, array_equal, array_equiv, clip, cumprod, cumsum, cumulative_prod,
    cumulative_sum, diff, ediff1d, isclose, round, select, trapezoid, where,
)
from monograph.numpy.creation import (
    array, asarray, copy, empty, empty_like, eye, full, full_like, identity, ones, ones_like, tri,
    tril, triu, zeros, zeros_like,
)
from monograph.numpy.ranges import arange, geomspace, indices, linspace, logspace, meshgrid
from monograph.numpy.histograms import (
    bincount, histogram, histogram2d, histogram_bin_edges, histogramdd,
)
from monograph.numpy.index_grids import c_, index_exp, ix_, mgrid, ogrid, r_, s_
from monograph.numpy.index_sets import (
    diag_indices, diag_indices_from, mask_indices, ravel_multi_index, tril_indices,
    tril_indices_from, triu_indices, triu_indices_from, unravel_index,
)
from monograph.numpy.dtypes import (
    ComplexWarning, bfloat16, bool_, can_cast, cdouble, character, complex64, complex128, complex_,
    complexfloating, csingle, double, dtype, finfo, flexible, float4_e2m1fn, float6_e2m3fn,
    float6_e3m2fn, float8_e3m4, float8_e4m3, float8_e4m3b11fnuz, float8_e4m3fn, float8_e4m3fnuz,
    float8_e5m2, float8_e5m2fnuz, float8_e8m0fnu, float16, float32, float64, float_, floating,
    generic, iinfo, inexact, int1, int2, int4, int8, int16, int32, int64, int_, integer, isdtype,
    issubdtype, number, object_, signedinteger, single, uint, uint1, uint2, uint4, uint8, uint16,
    uint32, uint64, unsignedinteger,
)
from monograph.numpy.dtypes import bool_ as bool
from monograph.numpy.namespace_info import VERSION as __array_api_version__  # noqa: F401
from monograph.numpy.namespace_info import ArrayNamespaceInfo as __array_namespace_info__  # noqa: F401
from monograph.numpy.indexing import take, take_along_axis
from monograph.numpy.interpolation import interp
from monograph.numpy.joining import (
    append, array_split, atleast_1d, atleast_2d, atleast_3d, column_stack, concat, concatenate,
    dstack, hsplit, hstack, repeat, roll, split, stack, tile, unstack, vsplit, vstack, dsplit,
)
from monograph.numpy.padding import pad
from monograph.numpy.einstein import einsum, einsum_path
from monograph.numpy.linear import (
    cross, dot, inner, kron, matmul, outer, tensordot, trace, vdot, vecdot, matvec, vecmat,
)
from monograph.numpy.nan_folds import (
    nanargmax, nanargmin, nancumprod, nancumsum, nanmax, nanmean, nanmin, nanprod, nanstd, nansum,
    nanvar,
)
from monograph.numpy.nonzeros import argwhere, compress, extract, flatnonzero, nonzero
from monograph.numpy.predicates import (
    iscomplex, isfinite, isinf, isnan, isneginf, isposinf, isreal, nan_to_num, signbit,
)
from monograph.numpy.polynomials import (
    poly, polyadd, polyder, polydiv, polyfit, polyint, polymul, polysub, polyval, roots, vander,
)
from monograph.numpy.quantiles import (
    digitize, median, nanmedian, nanpercentile, nanquantile, percentile, quantile, searchsorted,
)
from monograph.numpy.reductions import all_ as all
from monograph.numpy.reductions import (
    amax, amin, argmax, argmin, average, count_nonzero, max, mean, min, prod, ptp, std, sum, var,
)
from monograph.numpy.reductions import any_ as any
from monograph.numpy.signals import convolve, correlate
from monograph.numpy.set_algebra import intersect1d, isin, setdiff1d, setxor1d, union1d
from monograph.numpy.sets import unique, unique_all, unique_counts, unique_inverse, unique_values
from monograph.numpy.sorting import argpartition, argsort, lexsort, partition, sort, sort_complex
from monograph.numpy.shapes import (
    astype, broadcast_arrays, broadcast_to, diag, diagflat, diagonal, expand_dims, flip, fliplr,
    flipud, matrix_transpose, moveaxis, ndim, permute_dims, ravel, reshape, rollaxis, rot90, shape,
    size, squeeze, swapaxes, transpose,
)
from monograph.numpy.special import (
    angle, copysign, deg2rad, degrees, exp2, fmax, fmin, heaviside, hypot, i0, ldexp, log2, log10,
    nextafter, rad2deg, radians, sinc,
)
from monograph.numpy.binary import (
    arctan2, atan2, bitwise_left_shift, bitwise_right_shift, divide, divmod, equal, float_power,
    floor_divide, fmod, greater, greater_equal, left_shift, less, less_equal, logical_not, mod,
    not_equal, pow, power, remainder, right_shift, true_divide,
)
from monograph.numpy.updates import put_along_axis
from monograph.numpy.ufuncs import (
    add, bitwise_and, bitwise_or, bitwise_xor, frompyfunc, logaddexp, logaddexp2, logical_and,
    logical_or, logical_xor, maximum, minimum, multiply, negative, subtract, ufunc,
)
from monograph.numpy.calculus import gradient, unwrap
from monograph.numpy.edits import (
    block, delete, fill_diagonal, insert, place, put, resize, trim_zeros,
)
from monograph.numpy.edits import choose_ as choose
from monograph.numpy.files import (
    array_repr, array_str, from_dlpack, frombuffer, fromfile, fromiter, fromstring,
    get_printoptions, iscomplexobj, isrealobj, isscalar, iterable, load, printoptions, save, savez,
    set_printoptions,
)
from monograph.numpy.integers import frexp, gcd, lcm, modf, packbits, spacing, unpackbits
from monograph.numpy.statistics import corrcoef, cov
from monograph.numpy.tapers import bartlett, blackman, hamming, hanning, kaiser
from monograph.numpy.vectorizing import (
    apply_along_axis, apply_over_axes, fromfunction, piecewise, vectorize,
)
from monograph.numpy.unary import (
    abs, absolute, acos, acosh, arccos, arccosh, arcsin, arcsinh, arctan, arctanh, asin, asinh,
    atan, atanh, bitwise_count, bitwise_invert, bitwise_not, cbrt, ceil, conj, conjugate, cos, cosh,
    exp, expm1, fabs, fix, floor, imag, invert, log, log1p, positive, real, reciprocal, rint, sign,
    sin, sinh, sqrt, square, tan, tanh, trunc,
)
from monograph._operands.promotion import promote_types, result_type
from monograph.tracer.array import Array as ndarray

pi, e, inf, nan, newaxis = math.pi, math.e, math.inf, math.nan, None
euler_gamma = 0.5772156649015329

__all__ = [
    "abs", "absolute", "acos", "acosh", "add", "all", "allclose", "amax", "amin", "angle", "any",
    "append", "apply_along_axis", "apply_over_axes", "arange", "arccos", "arccosh", "arcsin",
    "arcsinh", "arctan", "arctan2", "arctanh", "argmax", "argmin", "argpartition", "argsort",
    "argwhere", "around", "array", "array_equal", "array_equiv", "array_repr", "array_split",
    "array_str", "asarray", "asin", "asinh", "astype", "atan", "atan2", "atanh", "atleast_1d",
    "atleast_2d", "atleast_3d", "average", "bartlett", "bfloat16", "bincount", "bitwise_and",
    "bitwise_count", "bitwise_invert", "bitwise_left_shift", "bitwise_not", "bitwise_or",
    "bitwise_right_shift", "bitwise_xor", "blackman", "block", "bool", "bool_", "broadcast_arrays",
    "broadcast_shapes", "broadcast_to", "c_", "can_cast", "cbrt", "cdouble", "ceil", "character",
    "choose", "clip", "column_stack", "complex128", "complex64", "complex_", "complexfloating",
    "ComplexWarning", "compress", "concat", "concatenate", "conj", "conjugate", "convolve", "copy",
    "copysign", "corrcoef", "correlate", "cos", "cosh", "count_nonzero", "cov", "cross", "csingle",
    "cumprod", "cumsum", "cumulative_prod", "cumulative_sum", "deg2rad", "degrees", "delete",
    "diag", "diag_indices", "diag_indices_from", "diagflat", "diagonal", "diff", "digitize",
    "divide", "divmod", "dot", "double", "dsplit", "dstack", "dtype", "e", "ediff1d", "einsum",
    "einsum_path", "empty", "empty_like", "equal", "euler_gamma", "exp", "exp2", "expand_dims",
    "expm1", "extract", "eye", "fabs", "fft", "fill_diagonal", "finfo", "fix", "flatnonzero",
    "flexible", "flip", "fliplr", "flipud", "float16", "float32", "float4_e2m1fn", "float64",
    "float6_e2m3fn", "float6_e3m2fn", "float8_e3m4", "float8_e4m3", "float8_e4m3b11fnuz",
    "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu",
    "float_", "float_power", "floating", "floor", "floor_divide", "fmax", "fmin", "fmod", "frexp",
    "from_dlpack", "frombuffer", "fromfile", "fromfunction", "fromiter", "frompyfunc", "fromstring",
    "full", "full_like", "gcd", "generic", "geomspace", "get_printoptions", "gradient", "greater",
    "greater_equal", "hamming", "hanning", "heaviside", "histogram", "histogram2d",
    "histogram_bin_edges", "histogramdd", "hsplit", "hstack", "hypot", "i0", "identity", "iinfo",
    "imag", "index_exp", "indices", "inexact", "inf", "inner", "insert", "int1", "int16", "int2",
    "int32", "int4", "int64", "int8", "int_", "integer", "interp", "intersect1d", "invert",
    "isclose", "iscomplex", "iscomplexobj", "isdtype", "isfinite", "isin", "isinf", "isnan",
    "isneginf", "isposinf", "isreal", "isrealobj", "isscalar", "issubdtype", "iterable", "ix_",
    "kaiser", "kron", "lcm", "ldexp", "left_shift", "less", "less_equal", "lexsort", "linalg",
    "linspace", "load", "log", "log10", "log1p", "log2", "logaddexp", "logaddexp2", "logical_and",
    "logical_not", "logical_or", "logical_xor", "logspace", "mask_indices", "matmul",
    "matrix_transpose", "matvec", "max", "maximum", "mean", "median", "meshgrid", "mgrid", "min",
    "minimum", "mod", "modf", "moveaxis", "multiply", "nan", "nan_to_num", "nanargmax", "nanargmin",
    "nancumprod", "nancumsum", "nanmax", "nanmean", "nanmedian", "nanmin", "nanpercentile",
    "nanprod", "nanquantile", "nanstd", "nansum", "nanvar", "ndarray", "ndim", "negative",
    "newaxis", "nextafter", "nonzero", "not_equal", "number", "object_", "ogrid", "ones",
    "ones_like", "outer", "packbits", "pad", "partition", "percentile", "permute_dims", "pi",
    "piecewise", "place", "poly", "polyadd", "polyder", "polydiv", "polyfit", "polyint", "polymul",
    "polysub", "polyval", "positive", "pow", "power", "printoptions", "prod", "promote_types",
    "ptp", "put", "put_along_axis", "quantile", "r_", "rad2deg", "radians", "ravel",
    "ravel_multi_index", "real", "reciprocal", "remainder", "repeat", "reshape", "resize",
    "result_type", "right_shift", "rint", "roll", "rollaxis", "roots", "rot90", "round", "s_",
    "save", "savez", "searchsorted", "select", "set_printoptions", "setdiff1d", "setxor1d", "shape",
    "sign", "signbit", "signedinteger", "sin", "sinc", "single", "sinh", "size", "sort",
    "sort_complex", "spacing", "split", "sqrt", "square", "squeeze", "stack", "std", "subtract",
    "sum", "swapaxes", "take", "take_along_axis", "tan", "tanh", "tensordot", "tile", "trace",
    "transpose", "trapezoid", "tri", "tril", "tril_indices", "tril_indices_from", "trim_zeros",
    "triu", "triu_indices", "triu_indices_from", "true_divide", "trunc", "ufunc", "uint", "uint1",
    "uint16", "uint2", "uint32", "uint4", "uint64", "uint8", "union1d", "unique", "unique_all",
    "unique_counts", "unique_inverse", "unique_values", "unpackbits", "unravel_index",
    "unsignedinteger", "unstack", "unwrap", "vander", "var", "vdot", "vecdot", "vecmat",
    "vectorize", "vsplit", "vstack", "where", "zeros", "zeros_like",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _take_keys(
        "append array array_split asarray atleast_1d atleast_2d broadcast_to choose compress "
        "concat concatenate copy dstack empty_like expand_dims flip fliplr flipud full full_like "
        "hsplit hstack moveaxis permute_dims ravel repeat reshape roll rollaxis rot90 select "
        "split squeeze stack swapaxes take take_along_axis tile transpose unstack vsplit vstack "
        "where zeros_like".split(), globals())
    _make_hot(
        "abs absolute acos acosh all allclose amax amin angle any append arccos arccosh arcsin "
        "arcsinh arctan arctan2 arctanh argmax argmin argpartition argsort around array_equal "
        "array_equiv asin asinh astype atan atan2 atanh average bitwise_and bitwise_count "
        "bitwise_invert bitwise_left_shift bitwise_not bitwise_or bitwise_right_shift bitwise_xor "
        "block broadcast_to cbrt ceil clip column_stack concat concatenate conj conjugate convolve "
        "copysign corrcoef correlate cos cosh count_nonzero cov cross cumsum cumulative_sum "
        "deg2rad degrees diag diagflat diagonal diff digitize divmod dot dstack ediff1d einsum exp "
        "exp2 expm1 fabs fix flip fliplr flipud float_power floor floor_divide fmax fmin fmod "
        "frexp gcd gradient heaviside hstack hypot i0 imag inner interp invert isclose iscomplex "
        "isfinite isinf isnan isneginf isposinf isreal kron lcm ldexp left_shift lexsort log log10 "
        "log1p log2 logaddexp logaddexp2 logical_and logical_not logical_or logical_xor matmul "
        "matrix_transpose matvec max mean median min mod modf moveaxis nan_to_num nanargmax "
        "nanargmin nancumsum nanmax nanmean nanmedian nanmin nanpercentile nanquantile nanstd "
        "nansum nanvar negative nextafter outer packbits pad partition percentile permute_dims "
        "polyadd polyder polyint polymul polysub polyval pow power ptp quantile rad2deg radians "
        "reciprocal remainder repeat right_shift rint roll rollaxis rot90 round searchsorted "
        "select sign signbit sin sinc sinh sort sort_complex sqrt square stack std sum swapaxes "
        "take take_along_axis tan tanh tensordot tile trace transpose trapezoid tril triu trunc "
        "unpackbits unwrap vander var vdot vecdot vecmat vstack where".split(), globals())
    _make_hot(
        "add divide equal greater greater_equal less less_equal maximum minimum multiply "
        "not_equal subtract true_divide".split(), globals(), _NUMBERS)
    __getattr__ = _explain(__name__)
