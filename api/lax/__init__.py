"""Single ops and control flow under `jax.lax`'s names: nothing is promoted, shapes are explicit."""

# fmt: off
# ruff: noqa: I001  (one name a line would make this the longest file of the house)

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.tracer.hot import make_hot as _make_hot
from monograph._operands.axes import broadcast_shapes
from monograph._operands.keys import take_keys as _take_keys
from monograph.lax import linalg
from monograph.lax.associative import associative_scan
from monograph.lax.elementwise import (
    abs, acos, acosh, add, asin, asinh, atan, atan2, atanh, bitcast_convert_type, bitwise_and,
    bitwise_not, bitwise_or, bitwise_xor, cbrt, ceil, clamp, clz, complex, conj,
    convert_element_type, cos, cosh, div, eq, erf, erf_inv, erfc, exp, exp2, expm1, floor, ge, gt,
    imag, integer_pow, is_finite, le, log, log1p, logistic, lt, max, min, mul, ne, neg,
    population_count, pow, real, reciprocal, reduce_precision, rem, round, rsqrt, select, select_n,
    shift_left, shift_right_arithmetic, shift_right_logical, sign, sin, sinh, sqrt, square,
    stop_gradient, sub, tan, tanh,
)
from monograph.lax.fourier import FftType, fft
from monograph.lax.folds import (
    argmax, argmin, batch_matmul, cumlogsumexp, cummax, cummin, cumprod, cumsum, dot, dot_general,
    optimization_barrier, reduce, reduce_and, reduce_max, reduce_min, reduce_or, reduce_prod,
    reduce_sum, reduce_xor,
)
from monograph._operands.windows import GatherScatterMode
from monograph.lax.indexed import (
    GatherDimensionNumbers, ScatterDimensionNumbers, gather, scatter, scatter_add, scatter_apply,
    scatter_max, scatter_min, scatter_mul, scatter_sub,
)
from monograph.lax.named import axis_index, axis_size, pcast, pmax, pmean, pmin, psum
from monograph.lax.ragged_exchange import ragged_all_to_all
from monograph.lax.parallel import (
    all_gather, all_to_all, pbroadcast, ppermute, pshuffle, psum_scatter, pswapaxes,
)
from monograph.lax.composites import composite, stage
from monograph.lax.joining import (
    broadcast_like, dtype, empty, index_take, mulhi, shape_as_value, split, stack, tile, unstack,
)
from monograph.lax.options import (
    AccuracyMode, DotAlgorithm, DotAlgorithmPreset, DotDimensionNumbers, Precision, PrecisionLike,
    RaggedDotDimensionNumbers, RoundingMethod, Tolerance,
)
from monograph.lax.ragged import ragged_dot, ragged_dot_general
from monograph.lax.shape_rules import (
    ConvGeneralDilatedDimensionNumbers, conv_general_dilated_local, conv_general_permutations,
    conv_general_shape_tuple, conv_shape_tuple, conv_transpose_shape_tuple,
    reduce_window_shape_tuple,
)
from monograph.lax.shapes import (
    broadcast, broadcast_in_dim, broadcast_to_rank, broadcasted_iota, collapse, concatenate,
    dynamic_index_in_dim, dynamic_slice, dynamic_slice_in_dim, dynamic_update_index_in_dim,
    dynamic_update_slice, dynamic_update_slice_in_dim, expand_dims, full, full_like, index_in_dim,
    iota, pad, reshape, rev, slice, slice_in_dim, squeeze, transpose,
)
from monograph.lax.sorting import approx_max_k, approx_min_k, sort, sort_key_val, top_k
from monograph.lax.convolutions import (
    ConvDimensionNumbers, conv, conv_dimension_numbers, conv_general_dilated,
    conv_general_dilated_patches, conv_transpose, conv_with_general_padding,
)
from monograph.lax.scaled import scaled_dot
from monograph.lax.tokens import after_all, create_token, dce_sink
from monograph.lax.windows import padtype_to_pads, reduce_window
from monograph.lax.special import (
    RandomAlgorithm, bessel_i0e, bessel_i1e, betainc, digamma, igamma, igamma_grad_a, igammac,
    lgamma, nextafter, polygamma, random_gamma_grad, rng_bit_generator, rng_uniform, zeta,
)
from monograph.tracer import with_sharding_constraint
from monograph.tracer.control import (
    cond, fori_loop, map, platform_dependent, scan, switch, while_loop,
)
from monograph.tracer.implicit import custom_linear_solve, custom_root

__all__ = [
    "AccuracyMode", "ConvDimensionNumbers", "ConvGeneralDilatedDimensionNumbers", "DotAlgorithm",
    "DotAlgorithmPreset", "DotDimensionNumbers", "FftType", "GatherDimensionNumbers",
    "GatherScatterMode", "Precision", "PrecisionLike", "RaggedDotDimensionNumbers",
    "RandomAlgorithm", "RoundingMethod", "ScatterDimensionNumbers", "Tolerance", "abs", "acos",
    "acosh", "add", "after_all", "all_gather", "all_to_all", "approx_max_k", "approx_min_k",
    "argmax", "argmin", "asin", "asinh", "associative_scan", "atan", "atan2", "atanh", "axis_index",
    "axis_size", "batch_matmul", "bessel_i0e", "bessel_i1e", "betainc", "bitcast_convert_type",
    "bitwise_and", "bitwise_not", "bitwise_or", "bitwise_xor", "broadcast", "broadcast_in_dim",
    "broadcast_like", "broadcast_shapes", "broadcast_to_rank", "broadcasted_iota", "cbrt", "ceil",
    "clamp", "clz", "collapse", "complex", "composite", "concatenate", "cond", "conj", "conv",
    "conv_dimension_numbers", "conv_general_dilated", "conv_general_dilated_local",
    "conv_general_dilated_patches", "conv_general_permutations", "conv_general_shape_tuple",
    "conv_shape_tuple", "conv_transpose", "conv_transpose_shape_tuple", "conv_with_general_padding",
    "convert_element_type", "cos", "cosh", "create_token", "cumlogsumexp", "cummax", "cummin",
    "cumprod", "cumsum", "custom_linear_solve", "custom_root", "dce_sink", "digamma", "div", "dot",
    "dot_general", "dtype", "dynamic_index_in_dim", "dynamic_slice", "dynamic_slice_in_dim",
    "dynamic_update_index_in_dim", "dynamic_update_slice", "dynamic_update_slice_in_dim", "empty",
    "eq", "erf", "erf_inv", "erfc", "exp", "exp2", "expand_dims", "expm1", "fft", "floor",
    "fori_loop", "full", "full_like", "gather", "ge", "gt", "igamma", "igamma_grad_a", "igammac",
    "imag", "index_in_dim", "index_take", "integer_pow", "iota", "is_finite", "le", "lgamma",
    "linalg", "log", "log1p", "logistic", "lt", "map", "max", "min", "mul", "mulhi", "ne", "neg",
    "nextafter", "optimization_barrier", "pad", "padtype_to_pads", "pbroadcast",
    "pcast",
    "platform_dependent", "pmax", "pmean", "pmin", "polygamma", "population_count", "pow",
    "ppermute", "pshuffle", "psum", "psum_scatter", "pswapaxes", "ragged_all_to_all",
    "ragged_dot", "ragged_dot_general",
    "random_gamma_grad", "real", "reciprocal", "reduce", "reduce_and", "reduce_max", "reduce_min",
    "reduce_or", "reduce_precision", "reduce_prod", "reduce_sum", "reduce_window",
    "reduce_window_shape_tuple", "reduce_xor", "rem", "reshape", "rev", "rng_bit_generator",
    "rng_uniform", "round", "rsqrt", "scaled_dot", "scan", "scatter", "scatter_add",
    "scatter_apply", "scatter_max", "scatter_min", "scatter_mul", "scatter_sub", "select",
    "select_n", "shape_as_value", "shift_left", "shift_right_arithmetic", "shift_right_logical",
    "sign", "sin", "sinh", "slice", "slice_in_dim", "sort", "sort_key_val", "split", "sqrt",
    "square", "squeeze", "stack", "stage", "stop_gradient", "sub", "switch", "tan", "tanh", "tile",
    "top_k", "transpose", "unstack", "while_loop", "with_sharding_constraint", "zeta",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _take_keys(
        "broadcast broadcast_in_dim collapse concatenate dynamic_index_in_dim dynamic_slice "
        "dynamic_slice_in_dim dynamic_update_index_in_dim dynamic_update_slice "
        "dynamic_update_slice_in_dim expand_dims full full_like index_in_dim reshape rev "
        "select select_n slice slice_in_dim split squeeze transpose".split(), globals())
    _make_hot(
        "abs acos acosh add approx_max_k approx_min_k argmax argmin asin asinh atan atan2 atanh "
        "batch_matmul bessel_i0e bessel_i1e betainc bitcast_convert_type bitwise_and bitwise_not "
        "bitwise_or bitwise_xor broadcast broadcast_in_dim cbrt ceil clamp clz complex concatenate "
        "conj conv conv_general_dilated conv_general_dilated_patches conv_transpose "
        "conv_with_general_padding convert_element_type cos cosh cumlogsumexp cummax cummin cumsum "
        "digamma div dot dot_general dynamic_index_in_dim dynamic_slice dynamic_slice_in_dim "
        "dynamic_update_index_in_dim dynamic_update_slice dynamic_update_slice_in_dim eq erf "
        "erf_inv erfc exp exp2 expm1 floor ge gt igamma igammac imag index_take integer_pow "
        "is_finite le lgamma log log1p logistic lt max min mul mulhi ne neg nextafter pad "
        "polygamma population_count pow reciprocal reduce_and reduce_max reduce_min reduce_or "
        "reduce_precision reduce_sum reduce_xor rem rev round rsqrt select select_n shift_left "
        "shift_right_arithmetic shift_right_logical sign sin sinh slice slice_in_dim sort "
        "sort_key_val sqrt square sub tan tanh tile top_k transpose zeta".split(), globals())
    __getattr__ = _explain(__name__)
