"""`jax.lax`: elementwise functions."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import numpy as np
from jax import lax

from corpus.case import (
    ALL,
    BOOL,
    COMPLEX,
    EXACT,
    FLOATS,
    FP8,
    INTS,
    NARROW,
    NUMBERS,
    REALS,
    SCALES,
    SINGLES,
    UINTS,
    Area,
    Cases,
    given,
    made,
    near,
    ulps,
    x,
)
from monograph.hlo.types import dtype

# Tables, laid out by hand.
# fmt: off

LAX = Area("lax")

SIGNED = INTS + FLOATS + COMPLEX
WHOLE = INTS + UINTS

# name, element types, range, tolerance
UNARY: tuple[tuple[str, tuple[str, ...], float, float, Any], ...] = (
    ("abs", SIGNED, -9, 9, ulps(2)),
    ("acos", FLOATS, -1, 1, ulps(4)),
    ("acosh", FLOATS, 1, 30, ulps(4)),
    ("asin", FLOATS, -1, 1, ulps(4)),
    ("asinh", FLOATS, -30, 30, ulps(4)),
    ("atan", FLOATS, -30, 30, ulps(4)),
    ("atanh", FLOATS, -1, 1, ulps(4)),
    ("bessel_i0e", FLOATS, -10, 10, ulps(8)),
    ("bessel_i1e", FLOATS, -10, 10, ulps(8)),
    ("bitwise_not", BOOL + WHOLE, -100, 100, EXACT),
    ("cbrt", FLOATS, -30, 30, ulps(4)),
    ("ceil", FLOATS, -9, 9, EXACT),
    ("clz", WHOLE, -100, 100, EXACT),
    ("conj", COMPLEX, -9, 9, EXACT),
    ("cos", FLOATS, -30, 30, ulps(4)),
    ("cosh", FLOATS, -5, 5, ulps(16)),
    ("digamma", FLOATS, 0.1, 20, near(8)),
    ("erf", FLOATS, -4, 4, ulps(4)),
    ("erf_inv", FLOATS, -1, 1, ulps(8)),
    ("erfc", FLOATS, -4, 4, ulps(8)),
    ("exp", FLOATS, -10, 10, ulps(4)),
    ("exp2", FLOATS, -10, 10, ulps(4)),
    ("expm1", FLOATS, -5, 5, ulps(4)),
    ("floor", FLOATS, -9, 9, EXACT),
    ("imag", COMPLEX, -9, 9, EXACT),
    ("is_finite", FLOATS, -9, 9, EXACT),
    ("lgamma", FLOATS, 0.1, 20, near(8)),
    ("log", FLOATS, 0.1, 30, ulps(4)),
    ("log1p", FLOATS, -0.9, 30, ulps(4)),
    ("logistic", FLOATS, -10, 10, ulps(4)),
    ("neg", SIGNED, -9, 9, EXACT),
    ("population_count", WHOLE, -100, 100, EXACT),
    ("real", COMPLEX, -9, 9, EXACT),
    ("reciprocal", FLOATS, 0.1, 9, ulps(2)),
    ("round", FLOATS, -9, 9, EXACT),
    ("rsqrt", FLOATS, 0.1, 30, ulps(4)),
    ("sign", SIGNED, -9, 9, ulps(2)),
    ("sin", FLOATS, -30, 30, ulps(4)),
    ("sinh", FLOATS, -5, 5, ulps(16)),
    ("sqrt", FLOATS, 0, 30, ulps(1)),
    ("square", NUMBERS, -9, 9, near(4)),
    ("tan", FLOATS, -10, 10, ulps(8)),
    ("tanh", FLOATS, -5, 5, ulps(8)),
)
COMPLEX_UNARY = (
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "exp2", "expm1", "log",
    "log1p", "logistic", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh",
)

BINARY: tuple[tuple[str, tuple[str, ...], float, float, Any], ...] = (
    ("add", ALL[1:], -9, 9, ulps(1)),
    ("atan2", FLOATS, -9, 9, ulps(4)),
    ("bitwise_and", BOOL + WHOLE, -100, 100, EXACT),
    ("bitwise_or", BOOL + WHOLE, -100, 100, EXACT),
    ("bitwise_xor", BOOL + WHOLE, -100, 100, EXACT),
    ("div", FLOATS + COMPLEX, 0.5, 9, near(8)),
    ("eq", ALL, -2, 2, EXACT),
    ("ge", BOOL + REALS, -2, 2, EXACT),
    ("gt", BOOL + REALS, -2, 2, EXACT),
    ("le", BOOL + REALS, -2, 2, EXACT),
    ("lt", BOOL + REALS, -2, 2, EXACT),
    ("max", ALL, -9, 9, EXACT),
    ("min", ALL, -9, 9, EXACT),
    ("mul", ALL[1:], -9, 9, near(4)),
    ("ne", ALL, -2, 2, EXACT),
    ("nextafter", FLOATS, -9, 9, EXACT),
    ("pow", FLOATS, 0.1, 4, ulps(8)),
    ("rem", REALS, 1, 9, EXACT),
    ("shift_left", WHOLE, 0, 9, EXACT),
    ("shift_right_arithmetic", WHOLE, 0, 9, EXACT),
    ("shift_right_logical", WHOLE, 0, 9, EXACT),
    ("sub", ALL[1:], -9, 9, ulps(1)),
)


SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, np.inf, -np.inf, np.nan, 1e-4, 300.0, -300.0]
PAIRS = np.array([[a, b] for a in SPECIAL[:11] for b in SPECIAL[:11]])
# At what is infinite or not a number XLA follows no rule in these.
FORMLESS = ("bessel_i0e", "bessel_i1e", "square", "digamma", "lgamma")


def cases() -> Cases:
    for name, dtypes, low, high, tolerance in UNARY:
        f = getattr(lax, name)
        yield from LAX.turns(name, f, x(low=low, high=high), dtypes=dtypes, tolerance=tolerance)
        some = tuple(d for d in ("f16", "f32", "f64") if d in dtypes and name not in FORMLESS)
        yield from LAX.each(
            name, f, given(SPECIAL), dtypes=some, tolerance=tolerance, label="special"
        )
    for name in COMPLEX_UNARY:
        yield from LAX.turns(name, getattr(lax, name), x(), dtypes=COMPLEX, tolerance=near(8))
    for name, dtypes, low, high, tolerance in BINARY:
        f, a = getattr(lax, name), x(low=low, high=high)
        yield from LAX.turns(name, f, a, a, dtypes=dtypes, tolerance=tolerance)
        some = tuple(d for d in ("bf16", "f32", "f64") if d in dtypes)
        both = given(PAIRS[:, 0]), given(PAIRS[:, 1])
        yield from LAX.each(name, f, *both, dtypes=some, tolerance=tolerance, label="special")
    yield from _more()
    yield from _narrow()


def _more() -> Cases:
    for name in ("igamma", "igammac", "random_gamma_grad", "igamma_grad_a"):
        a = x(4, 3, low=0.5, high=6)
        f = getattr(lax, name)
        yield from LAX.each(name, f, a, a, dtypes=FLOATS, tolerance=near(32))
    yield from LAX.each("zeta", lax.zeta, x(4, 3, low=1.5, high=6), x(4, 3, low=0.5, high=6),
                        dtypes=FLOATS, tolerance=near(16))
    orders = made(lambda rng, s: rng.integers(0, 4, s), 4, 3)
    yield from LAX.each("polygamma", lax.polygamma, orders, x(4, 3, low=0.5, high=6),
                        dtypes=SINGLES, tolerance=near(64))
    yield from LAX.each("betainc", lax.betainc, *[x(3, 4, low=0.5, high=5)] * 2,
                        x(3, 4, low=0, high=1), dtypes=FLOATS, tolerance=near(32))
    for d in ("bool", "i8", "u16", "i64", "bf16", "f32", "c64"):
        yield from LAX.turns("select", lax.select, x(of="bool"), x(), x(), dtypes=(d,))
        which = x(4, 3, low=0, high=2, of="i32")
        yield from LAX.each("select_n", lax.select_n, which, *[x(4, 3)] * 3, dtypes=(d,))
    for d in INTS + UINTS + FLOATS:
        a = x(5, low=-9, high=9)
        yield from LAX.each("clamp", lax.clamp, given(-2 if d[0] != "u" else 2), a, given(5),
                            dtypes=(d,))
    yield from LAX.turns("complex", lax.complex, x(), x(), dtypes=SINGLES)
    for power in (-3, -1, 0, 1, 2, 3, 7):
        f = partial(lax.integer_pow, y=power)
        label = f"of_{power}".replace("-", "minus_")
        for d in ("f16", "f32", "f64", "c64", *(("i32", "u8") if power >= 0 else ())):
            a = x(3, 4, low=1, high=3)
            yield from LAX.each("integer_pow", f, a, dtypes=(d,), tolerance=near(16), label=label)
    for bits in ((5, 10), (8, 7), (4, 3), (5, 2), (11, 52), (8, 0), (2, 5)):
        f = partial(lax.reduce_precision, exponent_bits=bits[0], mantissa_bits=bits[1])
        label = f"e{bits[0]}m{bits[1]}"
        for d in ("bf16", "f16", "f32", "f64"):
            nothing = [np.nan] if bits[1] else []  # no mantissa: infinite here, not in XLA
            values = given([*SPECIAL[:10], *nothing, 65520.0, 1e-7, 3.14159, 447.9, 6e-8])
            yield from LAX.each("reduce_precision", f, values, dtypes=(d,), label=label)
    for power, d in product(("i32", "u8"), ("bf16", "f32", "f64", "c64")):
        a = x(6, low=0, high=4, of=power)
        yield from LAX.each("pow", lax.pow, x(6, low=1, high=4), a, dtypes=(d,),
                            tolerance=near(8), label=f"to_{power}")
    yield from LAX.turns("pow", lax.pow, x(low=0.5), x(), dtypes=COMPLEX, tolerance=near(32))
    yield from LAX.turns("atan2", lax.atan2, x(), x(low=0.5), dtypes=(), tolerance=near(8))
    every = given([0, 1, -1, 2, -8, 5, 7, 3], "i32")
    for name in ("shift_left", "shift_right_arithmetic", "shift_right_logical"):
        for d in INTS:  # by more than there are bits, and by negative numbers
            f = getattr(lax, name)
            by = given([0, 1, 7, 8, 31, 64, -1, -5])
            yield from LAX.each(name, f, replace(every, dtype=None), by, dtypes=(d,), label="far")
    for name, d in product(("div", "rem"), WHOLE):
        least = -(2 ** (dtype(d).bits - 1)) if d[0] == "i" else 0
        a = given([7, least, 5, 0, least, 9])
        b = given([2, 1 if d[0] == "u" else -1, 0, 0, 3, 4])
        yield from LAX.each(name, getattr(lax, name), a, b, dtypes=(d,), label="edges")


def _narrow() -> Cases:
    """Element types below 8 bits, and 8-bit floats."""
    for d in NARROW + FP8 + SCALES:
        low, high = (0.25, 4.0) if d in FP8 + SCALES else (0.0, 3.0)
        a = x(3, 4, low=low, high=high)
        for name in ("add", "mul", "max", "eq", "lt", "sub", "min", "ne", "ge"):
            if d in SCALES and name == "sub":
                continue
            yield from LAX.each(name, getattr(lax, name), a, a, dtypes=(d,))
    for d in FP8:
        a = x(3, 4, low=0.25, high=2)
        for name in ("exp", "sin", "tanh", "sqrt", "log", "neg", "abs", "floor", "sign"):
            yield from LAX.each(name, getattr(lax, name), a, dtypes=(d,), tolerance=ulps(1))
        yield from LAX.each("div", lax.div, a, a, dtypes=(d,), tolerance=ulps(1))
    for d in NARROW:
        a = x(9, low=-8, high=15)
        for name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
            yield from LAX.each(name, getattr(lax, name), a, a, dtypes=(d,))
        for name in ("bitwise_not", "clz", "population_count"):
            if name == "population_count" and d[0] == "i":
                continue  # XLA counts bits of the sign that are not there
            yield from LAX.each(name, getattr(lax, name), a, dtypes=(d,))
