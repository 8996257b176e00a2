"""Rows of the op table: elementwise ops.

Each op is tested on ordinary values of every shape of `SHAPES` and on extreme values: all pairs
(triples for clamp) of `extremes`, as one flat operand.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np

from monograph.hlo.record import OPS
from monograph.hlo.types import DTYPES, DType
from op_table import (
    BOOLS,
    COMPLEX,
    FLOATS,
    INTS,
    SHAPES,
    UINTS,
    Array,
    Entry,
    Sampler,
    Variant,
    away_from,
    between,
)

KINDS = {"bool": BOOLS, "int": INTS, "uint": UINTS, "float": FLOATS, "complex": COMPLEX}
SINGLE = ("bf16", "f16", "f32", "f64")


# ---- extreme values ------------------------------------------------------------------------------


@cache
def extremes(d: DType) -> Array:
    """Values at the edges of an element type, each once (by bits)."""
    if d.kind == "bool":
        return np.array([False, True])
    if d.is_integer:
        signed = d.kind == "int"
        low = -(2 ** (d.bits - 1)) if signed else 0
        high = 2 ** (d.bits - 1) - 1 if signed else 2**d.bits - 1
        some = {0, 1, -1, 2, -2, 3, -3, 7, 31, 64, d.bits - 1, d.bits, low, low + 1, high - 1, high}
        exact = np.array(sorted(v for v in some if low <= v <= high), dtype=object)
        return exact.astype(np.int64 if signed else np.uint64).astype(d.np)
    if d.kind == "complex":
        parts = np.array([0.0, 1.0, -1.0, 0.5, -2.0, 30.0])
        return (parts[:, None] + 1j * parts[None, :]).ravel().astype(d.np)
    return _extreme_floats(d)


def _extreme_floats(d: DType) -> Array:
    info = ml_dtypes.finfo(d.np)
    some = [0.0, 1.0, 0.5, 1.5, 2.5, 3.0, 0.1, 0.75, 100.25, 1e-3, np.inf, np.nan]
    some += [float(info.max), float(info.tiny), float(info.smallest_subnormal), float(info.eps)]
    some += [1 + float(info.eps), 88.0, 709.0]
    with np.errstate(all="ignore"):
        values = np.array(some + [-v for v in some]).astype(d.np)
    bits = values.view(np.dtype(f"u{d.itemsize}"))
    _, first = np.unique(bits, return_index=True)
    return values[np.sort(first)]


def products(d: DType, count: int) -> tuple[Array, ...]:
    """All `count`-tuples of extreme values, as `count` flat operands."""
    values = extremes(d)
    if count == 3:
        values = values[:: max(1, len(values) // 9)]
    rows = np.array(list(itertools.product(range(len(values)), repeat=count)))
    return tuple(values[rows[:, i]] for i in range(count))


def special(d: DType, count: int, attrs: Any) -> Variant:
    values = products(d, count)
    return Variant((values[0].shape,) * count, attrs, values=values, differentiate=False)


# ---- rows ----------------------------------------------------------------------------------------


def dtypes_of(name: str) -> tuple[str, ...]:
    """Every element type that the record takes."""
    return tuple(d for kind, names in KINDS.items() if kind in OPS[name].dtypes for d in names)


def row(
    name: str,
    oracle: str | Callable[..., Any] | None,
    reference: Callable[..., Any] | None = None,
    *,
    attrs: tuple[Any, ...] = ({},),
    dtypes: tuple[str, ...] | None = None,
    sample: Sampler | None = None,
    **more: Any,
) -> Entry:
    """An op on operands of one type.

    Args:
        name: the record's name.
        oracle: the name of the function of `jax.lax`, or an oracle of its own.
        reference: NumPy's function of the operands.
        attrs: attribute sets, each tested on all shapes.
        dtypes: by default all that the record takes.
        more: other fields of `Entry`.
    """
    count = len(OPS[name].operands)

    def variants(d: DType) -> list[Variant]:
        shaped = [Variant((s,) * count, a) for a in attrs for s in SHAPES]
        return shaped + [special(d, count, a) for a in attrs]

    call = lax(oracle) if isinstance(oracle, str) else oracle
    plain = (lambda a, *xs: reference(*xs)) if reference is not None else None
    return Entry(
        name,
        dtypes or dtypes_of(name),
        variants,
        sample=sample,
        oracle=call,
        reference=plain,
        **more,
    )


def lax(name: str) -> Callable[..., Any]:
    """The function of `jax.lax` as an oracle."""

    def call(attrs: Mapping[str, Any], *xs: Any) -> Any:
        import jax

        return getattr(jax.lax, name)(*xs)

    return call


def smooth(
    name: str, oracle: str, reference: Any, inside: Sampler | None = None, **more: Any
) -> Entry:
    """A differentiable op; `inside`: values in its domain and away from kinks."""
    return row(name, oracle, reference, smooth=inside, derivative=True, **more)


POSITIVE = between(0.3, 3.0)
UNIT = between(-0.9, 0.9)


def rounded_away(x: Array) -> Array:
    return np.copysign(np.floor(np.abs(x) + 0.5), x)


def disputed_power(attrs: Mapping[str, Any], x: Array, y: Array) -> Array:
    """Complex powers of zero (limits here, NaN in XLA), and those that underflow or overflow."""
    if not np.iscomplexobj(x):
        return np.zeros(x.shape, bool)
    with np.errstate(all="ignore"):
        size = np.abs(np.power(x.astype(np.complex128), y))
    return np.asarray((x == 0) | (size < 1e-30) | (size > 1e30))


ARITHMETIC = [
    smooth("add", "add", np.add, oracle_dtypes=dtypes_of("add")[1:]),
    smooth("subtract", "sub", np.subtract),
    smooth("multiply", "mul", np.multiply, oracle_dtypes=dtypes_of("multiply")[1:]),
    smooth("divide", "div", None, away_from(0, 0.3)),
    smooth("remainder", "rem", None, between(1.1, 1.9)),
    smooth("negate", "neg", np.negative),
    smooth("abs", "abs", np.abs, away_from(0)),
    row("sign", "sign", None),
    row("floor", "floor", np.floor),
    row("ceil", "ceil", np.ceil),
    row("round_nearest_even", lambda a, x: _round(x, 1), np.rint),
    row("round_nearest_afz", lambda a, x: _round(x, 0), rounded_away),
    smooth("maximum", "max", np.maximum),
    smooth("minimum", "min", np.minimum),
]


def _round(x: Any, method: int) -> Any:
    import jax

    return jax.lax.round(x, jax.lax.RoundingMethod(method))


ELEMENTARY = [
    smooth("exponential", "exp", np.exp),
    smooth("exponential_minus_one", "expm1", np.expm1),
    smooth("log", "log", np.log, POSITIVE),
    smooth("log_plus_one", "log1p", np.log1p, POSITIVE),
    smooth("logistic", "logistic", lambda x: 1 / (1 + np.exp(-x))),
    smooth("sqrt", "sqrt", np.sqrt, POSITIVE),
    smooth("rsqrt", "rsqrt", lambda x: 1 / np.sqrt(x), POSITIVE),
    smooth("cbrt", "cbrt", np.cbrt, POSITIVE),
    smooth(
        "power", "pow", None, POSITIVE, oracle_dtypes=(*SINGLE, *COMPLEX), disputed=disputed_power
    ),
    smooth("sine", "sin", np.sin),
    smooth("cosine", "cos", np.cos),
    smooth("tan", "tan", np.tan, UNIT),
    smooth("asin", "asin", np.arcsin, UNIT),
    smooth("acos", "acos", np.arccos, UNIT),
    smooth("atan", "atan", np.arctan, UNIT),
    smooth("atan2", "atan2", np.arctan2, away_from(0)),
    smooth("sinh", "sinh", np.sinh, ulp=2048),  # XLA's loses digits where the value is large
    smooth("cosh", "cosh", np.cosh, ulp=2048),
    smooth("tanh", "tanh", np.tanh),
    smooth("asinh", "asinh", np.arcsinh),
    smooth("acosh", "acosh", np.arccosh, between(1.2, 3.0)),
    smooth("atanh", "atanh", np.arctanh, UNIT),
    smooth("erf", "erf", None),
    smooth("erfc", "erfc", None),
    smooth("erf_inv", "erf_inv", None, UNIT),
]

BITS = [
    row("and", "bitwise_and", np.bitwise_and),
    row("or", "bitwise_or", np.bitwise_or),
    row("xor", "bitwise_xor", np.bitwise_xor),
    row("not", "bitwise_not", np.invert),
    row("shift_left", "shift_left"),
    row("shift_right_arithmetic", "shift_right_arithmetic"),
    row("shift_right_logical", "shift_right_logical"),
    row("popcnt", "population_count"),
    row("count_leading_zeros", "clz"),
]


# ---- comparison and choice -----------------------------------------------------------------------

NUMPY_COMPARE = {
    "EQ": np.equal,
    "NE": np.not_equal,
    "LT": np.less,
    "LE": np.less_equal,
    "GT": np.greater,
    "GE": np.greater_equal,
}


def compare_variants(d: DType) -> list[Variant]:
    directions = ("EQ", "NE") if d.is_complex else tuple(NUMPY_COMPARE)
    sets = [{"comparison_direction": c} for c in directions]
    if d.is_float:
        sets += [{"comparison_direction": c, "compare_type": "TOTALORDER"} for c in directions]
    shaped = [Variant((s, s), {"comparison_direction": "EQ"}) for s in SHAPES]
    return shaped + [special(d, 2, a) for a in sets]


def compare_oracle(attrs: Mapping[str, Any], x: Any, y: Any) -> Any:
    import jax

    name = attrs["comparison_direction"].lower()
    if attrs["compare_type"] != "TOTALORDER":
        return getattr(jax.lax, name)(x, y)
    less, equal = jax.lax.lt_to_p.bind(x, y), jax.lax.eq_to_p.bind(x, y)
    at_most = less | equal
    answers = {"lt": less, "le": at_most, "eq": equal, "ne": ~equal, "gt": ~at_most, "ge": ~less}
    return answers[name]


def compare_reference(attrs: Mapping[str, Any], x: Any, y: Any) -> Any:
    return NUMPY_COMPARE[attrs["comparison_direction"]](x, y)


def select_variants(d: DType) -> list[Variant]:
    own = ("bool", None, None)
    full = [Variant((s, s, s), dtypes=own) for s in SHAPES]
    scalar = [Variant(((), s, s), dtypes=own) for s in SHAPES if s]
    x, y = products(d, 2)
    fixed = (np.arange(x.size) % 2 == 0, x, y)
    return [*full, *scalar, Variant((x.shape,) * 3, dtypes=own, values=fixed, differentiate=False)]


def clamp_variants(d: DType) -> list[Variant]:
    full = [Variant((s, s, s)) for s in SHAPES]
    return [*full, *(Variant(((), s, ())) for s in SHAPES if s), special(d, 3, {})]


def clamp_oracle(attrs: Mapping[str, Any], low: Any, x: Any, high: Any) -> Any:
    import jax

    # JAX cannot differentiate scalar bounds
    low, high = (jax.lax.broadcast(b, x.shape[: x.ndim - b.ndim]) for b in (low, high))
    return jax.lax.clamp(low, x, high)


def clamp_reference(attrs: Mapping[str, Any], low: Any, x: Any, high: Any) -> Any:
    return np.minimum(np.maximum(x, low), high)


CHOICE = [
    Entry("compare", dtypes_of("compare"), compare_variants, oracle=compare_oracle,
          reference=compare_reference),
    row("is_finite", "is_finite", np.isfinite),
    Entry("select", dtypes_of("select"), select_variants, oracle=lax("select"),
          reference=lambda a, p, x, y: np.where(p, x, y), derivative=True),
    Entry("clamp", dtypes_of("clamp"), clamp_variants, oracle=clamp_oracle,
          smooth=(between(-2, -1), between(-3, 3), between(1, 2)),
          reference=clamp_reference, derivative=True),
]  # fmt: skip


# ---- element types -------------------------------------------------------------------------------


def convert_variants(d: DType) -> list[Variant]:
    to = [{"dtype": DTYPES[name]} for name in DTYPES]
    shaped = [Variant((s,), {"dtype": DTYPES["f32"]}) for s in SHAPES]
    complexes = [Variant(((3, 5),), {"dtype": DTYPES[c]}) for c in COMPLEX]
    return shaped + complexes + [special(d, 1, a) for a in to]


def bitcast_variants(d: DType) -> list[Variant]:
    plain = [o for o in DTYPES.values() if o.kind not in ("bool", "complex")]
    others = [o for o in plain if o.bits == d.bits] if d in plain else [d]
    shaped = [Variant((s,), {"dtype": others[0]}) for s in SHAPES]
    return shaped + [special(d, 1, {"dtype": o}) for o in others]


def converted(attrs: Mapping[str, Any], x: Any) -> Any:
    import jax

    return jax.lax.convert_element_type(x, attrs["dtype"].np)


def bitcast(attrs: Mapping[str, Any], x: Any) -> Any:
    import jax

    return jax.lax.bitcast_convert_type(x, attrs["dtype"].np)


def reduced(attrs: Mapping[str, Any], x: Any) -> Any:
    import jax

    return jax.lax.reduce_precision(x, **attrs)


PRECISIONS = tuple(
    {"exponent_bits": e, "mantissa_bits": m} for e, m in ((8, 23), (5, 10), (8, 7), (4, 3), (5, 2))
)


def precision_variants(d: DType) -> list[Variant]:
    whole = {"exponent_bits": 11, "mantissa_bits": 52}  # changes nothing: its derivative is one
    shaped = [Variant((s,), whole) for s in SHAPES]
    coarse = [Variant(((3, 5),), a, differentiate=False) for a in PRECISIONS]
    return shaped + coarse + [special(d, 1, a) for a in PRECISIONS]


TYPES = [
    Entry("convert", tuple(DTYPES), convert_variants, oracle=converted, derivative=True),
    Entry("bitcast_convert", tuple(DTYPES), bitcast_variants, oracle=bitcast),
    Entry("reduce_precision", SINGLE, precision_variants, oracle=reduced, derivative=True),
]

PARTS = [
    row("real", "real", np.real, derivative=True, oracle_dtypes=COMPLEX),
    row("imag", "imag", None, derivative=True, oracle_dtypes=COMPLEX),
    row("complex", "complex", lambda x, y: x + 1j * y, derivative=True, dtypes=("f32", "f64")),
]

ENTRIES = [*ARITHMETIC, *ELEMENTARY, *BITS, *CHOICE, *TYPES, *PARTS]
