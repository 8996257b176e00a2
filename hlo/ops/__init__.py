"""Every op record, by its StableHLO name, and the constants that rules are written with.

    from monograph.hlo.ops import add, transpose, zeros

A name that is Python's own ends in an underscore (`and_`, `not_`, `while_`). A family is a file of
this folder; a new one is imported here.
"""

from monograph.hlo.ops.batch_norm import (
    batch_norm_grad,
    batch_norm_inference,
    batch_norm_training,
)
from monograph.hlo.ops.bessel import bessel_i0e, bessel_i1e
from monograph.hlo.ops.bitwise import (
    and_,
    count_leading_zeros,
    not_,
    or_,
    popcnt,
    shift_left,
    shift_right_arithmetic,
    shift_right_logical,
    xor,
)
from monograph.hlo.ops.callbacks import debug_callback, io_callback, pure_callback
from monograph.hlo.ops.case import case
from monograph.hlo.ops.channels import (
    after_all,
    create_token,
    infeed,
    outfeed,
    partition_id,
    recv,
    replica_id,
    send,
)
from monograph.hlo.ops.check import check
from monograph.hlo.ops.checkpoint import checkpoint, checkpoint_linear, checkpoint_name
from monograph.hlo.ops.collectives import (
    all_gather,
    all_reduce,
    all_to_all,
    collective_broadcast,
    collective_permute,
    collective_reduce,
    reduce_scatter,
)
from monograph.hlo.ops.complex import abs, complex, conjugate, imag, real, sign
from monograph.hlo.ops.composite import composite, expansion
from monograph.hlo.ops.convert import bitcast_convert, convert, reduce_precision
from monograph.hlo.ops.convolution_rules import convolution
from monograph.hlo.ops.cumulative import cummax, cummin, cumprod, cumsum
from monograph.hlo.ops.custom import custom_jvp_call, custom_linear, custom_vjp_call
from monograph.hlo.ops.custom_vmap import custom_vmap_call
from monograph.hlo.ops.dot import dot_general
from monograph.hlo.ops.dynamic import dynamic_slice, dynamic_update_slice
from monograph.hlo.ops.elementwise import (
    add,
    ceil,
    clamp,
    compare,
    divide,
    floor,
    is_finite,
    maximum,
    minimum,
    multiply,
    negate,
    remainder,
    round_nearest_afz,
    round_nearest_even,
    select,
    subtract,
)
from monograph.hlo.ops.elimination import lu, lu_pivots_to_permutation
from monograph.hlo.ops.fft import fft
from monograph.hlo.ops.fused import fused_multiply_add
from monograph.hlo.ops.gamma import digamma, lgamma, polygamma, zeta
from monograph.hlo.ops.gather import gather
from monograph.hlo.ops.incomplete_beta import regularized_incomplete_beta
from monograph.hlo.ops.incomplete_gamma import (
    igamma,
    igamma_grad_a,
    igammac,
    random_gamma_grad,
)
from monograph.hlo.ops.inspect_sharding import inspect_sharding
from monograph.hlo.ops.leaf import constant, iota, ones, param, result, splat, zeros
from monograph.hlo.ops.libm import libm_erf, libm_log, libm_pow, libm_tan
from monograph.hlo.ops.linear_solve import linear_solve
from monograph.hlo.ops.manual import axis_vary, shard_map, to_global, to_local
from monograph.hlo.ops.map import map_
from monograph.hlo.ops.monoids import identity, monoid, monoid_of
from monograph.hlo.ops.moves import broadcast_in_dim, reshape, reverse, transpose
from monograph.hlo.ops.named import (
    axis_gather,
    axis_index,
    axis_max,
    axis_min,
    axis_own,
    axis_permute,
    axis_scatter,
    axis_sum,
    axis_swap,
)
from monograph.hlo.ops.next_after import next_after
from monograph.hlo.ops.opaque import custom_call, optimization_barrier
from monograph.hlo.ops.random_bits import rng_bit_generator
from monograph.hlo.ops.reduce import reduce, sum_over
from monograph.hlo.ops.reduce_window import reduce_window
from monograph.hlo.ops.reflections import geqp3, geqrf, householder_product, ormqr, qr
from monograph.hlo.ops.region import call
from monograph.hlo.ops.rng import rng
from monograph.hlo.ops.scan import scan
from monograph.hlo.ops.scatter import scatter
from monograph.hlo.ops.scatter_derivative import replacement
from monograph.hlo.ops.select_and_scatter import select_and_scatter
from monograph.hlo.ops.sharding_constraint import sharding_constraint
from monograph.hlo.ops.slices import concatenate, pad
from monograph.hlo.ops.slices import slice_ as slice
from monograph.hlo.ops.sort import sort
from monograph.hlo.ops.spectral import eig, eigh, hessenberg, schur, svd, tridiagonal
from monograph.hlo.ops.top_k import top_k
from monograph.hlo.ops.transcendental import (
    acos,
    acosh,
    asin,
    asinh,
    atan,
    atan2,
    atanh,
    cbrt,
    cosh,
    cosine,
    erf,
    erf_inv,
    erfc,
    exponential,
    exponential_minus_one,
    log,
    log_plus_one,
    logistic,
    power,
    rsqrt,
    sine,
    sinh,
    sqrt,
    tan,
    tanh,
)
from monograph.hlo.ops.triangular import cholesky, potrf, triangular_solve
from monograph.hlo.ops.tridiagonal_solve import tridiagonal_solve
from monograph.hlo.ops.while_loop import bounded_while, while_
from monograph.hlo.ops.windows import windows
from monograph.hlo.ops.windows_sum import windows_sum

__all__ = [
    "abs",
    "acos",
    "acosh",
    "add",
    "after_all",
    "all_gather",
    "all_reduce",
    "all_to_all",
    "and_",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "axis_gather",
    "axis_index",
    "axis_max",
    "axis_min",
    "axis_own",
    "axis_permute",
    "axis_scatter",
    "axis_sum",
    "axis_swap",
    "axis_vary",
    "batch_norm_grad",
    "batch_norm_inference",
    "batch_norm_training",
    "bessel_i0e",
    "bessel_i1e",
    "bitcast_convert",
    "bounded_while",
    "broadcast_in_dim",
    "call",
    "case",
    "cbrt",
    "ceil",
    "check",
    "checkpoint",
    "checkpoint_linear",
    "checkpoint_name",
    "cholesky",
    "clamp",
    "collective_broadcast",
    "collective_permute",
    "collective_reduce",
    "compare",
    "complex",
    "composite",
    "concatenate",
    "conjugate",
    "constant",
    "convert",
    "convolution",
    "cosh",
    "cosine",
    "count_leading_zeros",
    "create_token",
    "cummax",
    "cummin",
    "cumprod",
    "cumsum",
    "custom_call",
    "custom_jvp_call",
    "custom_linear",
    "custom_vjp_call",
    "custom_vmap_call",
    "debug_callback",
    "digamma",
    "divide",
    "dot_general",
    "dynamic_slice",
    "dynamic_update_slice",
    "eig",
    "eigh",
    "erf",
    "erf_inv",
    "erfc",
    "expansion",
    "exponential",
    "exponential_minus_one",
    "fft",
    "floor",
    "fused_multiply_add",
    "gather",
    "geqp3",
    "geqrf",
    "hessenberg",
    "householder_product",
    "identity",
    "igamma",
    "igamma_grad_a",
    "igammac",
    "imag",
    "infeed",
    "inspect_sharding",
    "io_callback",
    "iota",
    "is_finite",
    "lgamma",
    "libm_erf",
    "libm_log",
    "libm_pow",
    "libm_tan",
    "linear_solve",
    "log",
    "log_plus_one",
    "logistic",
    "lu",
    "lu_pivots_to_permutation",
    "map_",
    "maximum",
    "minimum",
    "monoid",
    "monoid_of",
    "multiply",
    "negate",
    "next_after",
    "not_",
    "ones",
    "optimization_barrier",
    "or_",
    "ormqr",
    "outfeed",
    "pad",
    "param",
    "partition_id",
    "polygamma",
    "popcnt",
    "potrf",
    "power",
    "pure_callback",
    "qr",
    "random_gamma_grad",
    "real",
    "recv",
    "reduce",
    "reduce_precision",
    "reduce_scatter",
    "reduce_window",
    "regularized_incomplete_beta",
    "remainder",
    "replacement",
    "replica_id",
    "reshape",
    "result",
    "reverse",
    "rng",
    "rng_bit_generator",
    "round_nearest_afz",
    "round_nearest_even",
    "rsqrt",
    "scan",
    "scatter",
    "schur",
    "select",
    "select_and_scatter",
    "send",
    "shard_map",
    "sharding_constraint",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "sign",
    "sine",
    "sinh",
    "slice",
    "sort",
    "splat",
    "sqrt",
    "subtract",
    "sum_over",
    "svd",
    "tan",
    "tanh",
    "to_global",
    "to_local",
    "top_k",
    "transpose",
    "triangular_solve",
    "tridiagonal",
    "tridiagonal_solve",
    "while_",
    "windows",
    "windows_sum",
    "xor",
    "zeros",
    "zeta",
]
