"""Rows without a slope to compare, and functions without a row, each with the reason."""

from __future__ import annotations

# ---- rows of the library table that have nothing to compare ------------------------------------

_CUT = "the derivative is left out on purpose"
NOT_SMOOTH: dict[str, str] = {
    "lax.stop_gradient(f)": _CUT,
    "lax.reduce_precision(f, 5, 4)": "rounding: the derivative is that of the identity",
    "lax.acosh(p)": "half of the arguments are out of the domain",
    "lax.nextafter(f, p)": "no derivative, as in JAX",
    "lax.bitcast_convert_type(f, np.int32)": "bits of single precision",
    "lax.bitcast_convert_type(f, np.int16)": "bits of single precision",
    "lax.bitcast_convert_type(h, np.uint8)": "bits of half precision",
    "lax.bitcast_convert_type(i.astype(np.int16)[:, :2], np.float32)": "bits of integers",
    "lax.bitcast_convert_type(h[0, :2], np.uint32)": "bits of half precision",
    "lax.while_loop(lambda x: x.sum() < 9, lambda x: x * 2 + 1, p)": "no reverse derivative",
    "f.at[1].apply(np.sin)": "no derivative, as in JAX",
    "f[j]": "an index that is out of range raises",
    "f[j, :2]": "an index that is out of range raises",
    "f[k + 7]": "an index that is out of range raises",
    "f.at[k + 7].set(1)": "an index that is out of range raises",
    'g[(k - 3).astype("uint32")]': "an index that is out of range raises",
    'g.at[(k - 3).astype("uint32")].set(1)': "an index that is out of range raises",
}

# ---- functions without a row, and why ----------------------------------------------------------

_INTEGER = "its results are integers or booleans"
_NUMBERS = "it is of integers only"
_FIXED = "it does not depend on a number's value"
_INFO = "it says something about types, shapes or settings"
_FILE = "it reads, writes or wraps memory or files"
_NONE = "no derivative, as in JAX"
_AXES = "over devices or mapped axes: tests/tracer, tests/programs_axes.py"
_NARROW = "it converts to a narrower type; the derivative is the conversion's"


def _because(why: str, *groups: str) -> dict[str, str]:
    return {name: why for group in groups for name in _spelt(group)}


def _spelt(group: str) -> list[str]:
    """The names of ``module: name name ...``."""
    module, names = group.split(": ")
    return [f"{module}.{name}" for name in names.split()]


NO_DERIVATIVE: dict[str, str] = {
    **_because(
        _INTEGER,
        "np: argpartition argsort argwhere digitize flatnonzero isin iscomplex isreal less_equal "
        "greater logical_or not_equal nanargmax nanargmin nonzero searchsorted lexsort bool bool_",
        "np.linalg: matrix_rank", "scipy.special: gammasgn", "scipy.stats: mode rankdata",
        "scipy.stats.bernoulli: ppf",
    ),
    **_because(
        _NUMBERS,
        "np: bitwise_invert bitwise_left_shift bitwise_not bitwise_right_shift gcd lcm packbits "
        "unpackbits ravel_multi_index unravel_index int1 int2 int4 int8 int16 int64 int_ uint "
        "uint1 uint2 uint4 uint8 uint16 uint32 uint64",
        "lax: bitwise_not bitwise_or bitwise_xor mulhi reduce_and reduce_or reduce_xor "
        "shift_right_arithmetic shift_right_logical",
        "lax.linalg: lu_pivots_to_permutation",
    ),
    **_because(
        _FIXED,
        "np: bartlett blackman hamming hanning empty empty_like zeros_like identity indices "
        "diag_indices diag_indices_from mask_indices tril_indices tril_indices_from triu_indices "
        "triu_indices_from histogram_bin_edges",
        "np.fft: fftfreq rfftfreq",
        "scipy.linalg: dft hadamard helmert hilbert invhilbert invpascal pascal",
        "lax: empty after_all create_token axis_index axis_size rng_bit_generator rng_uniform",
    ),
    **_because(
        _INFO,
        "np: array_repr array_str broadcast_shapes can_cast einsum_path get_printoptions "
        "iscomplexobj isdtype isrealobj isscalar issubdtype iterable ndim printoptions "
        "promote_types result_type set_printoptions shape size finfo iinfo",
        "lax: broadcast_shapes conv_dimension_numbers conv_general_permutations "
        "conv_general_shape_tuple conv_shape_tuple conv_transpose_shape_tuple dtype "
        "padtype_to_pads reduce_window_shape_tuple shape_as_value DotDimensionNumbers",
        "nn: get_scaled_dot_general_config",
    ),
    **_because(
        _FILE, "np: from_dlpack frombuffer fromfile fromiter fromstring load save savez"
    ),
    **_because(
        _NARROW,
        "np: bfloat16 float16 float4_e2m1fn float6_e2m3fn float6_e3m2fn float8_e3m4 float8_e4m3 "
        "float8_e4m3b11fnuz float8_e4m3fn float8_e4m3fnuz float8_e5m2 float8_e5m2fnuz "
        "float8_e8m0fnu single complex64 csingle",
        "nn: scaled_matmul scaled_dot_general", "lax: scaled_dot",
    ),
    **_because(
        _NONE,
        "np: nextafter spacing", "np.linalg: eig",
        "lax: igamma_grad_a nextafter random_gamma_grad scatter_apply",
        "lax.linalg: eig hessenberg householder_product ormqr schur tridiagonal",
        "scipy.linalg: hessenberg schur rsf2csf sqrtm solve_sylvester funm",
        "scipy.optimize: minimize",
    ),
    **_because(
        _AXES,
        "lax: all_gather all_to_all pbroadcast pcast pmax pmean pmin ppermute pshuffle psum "
        "psum_scatter pswapaxes ragged_all_to_all with_sharding_constraint stage",
    ),
    **_because("its reverse derivative has no rule, as in JAX; forward: tests/tracer",
               "lax: while_loop"),
    **_because(
        "its numbers have no parameter to differentiate by",
        "random: PRNGKey key clone fold_in key_data key_dtype key_impl split wrap_key_data bits "
        "randint bernoulli binomial categorical geometric multinomial poisson rademacher normal "
        "gumbel exponential laplace logistic cauchy maxwell orthogonal",
    ),
    **_because(
        "the slope is that of the distribution, not of one draw: tests/api/test_random_gamma.py",
        "random: gamma loggamma beta chisquare dirichlet f t generalized_normal ball",
    ),
    **_because("it reads bits", "lax: bitcast_convert_type"),
    **_because("it is called with a function that has a row", "lax: composite dce_sink"),
}  # fmt: skip
