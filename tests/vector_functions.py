"""Vector functions of the CPU backend on arrays, and what is right, in more precision.

`on_cpu` runs one function with a chosen width, with or without fused multiply-add; `REFERENCES`
gives the answer in the next wider type; `errors` measures in units of the last place.
"""

from __future__ import annotations

import ctypes
import dataclasses
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from scipy import special

from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.math import call
from monograph.backends.cpu.objects.loader import load
from monograph.backends.cpu.objects.machine import compile_text, host_machine
from monograph.backends.cpu.objects.shared import resolve

Array = np.ndarray[Any, Any]
_SPECIAL = (
    0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 3.0, -3.0, 1.5, -2.5, 0.1, 10.0, 1e10, -1e10,
    np.inf, -np.inf, np.nan,
)  # fmt: skip
BLOCK = 4096  # elements per call of the native loop


@cache
def _native(name: str, scalar: str, lanes: int, fma: bool, count: int) -> tuple[Any, Any]:
    module = Module(dataclasses.replace(host_machine(), fma=fma and host_machine().fma))
    params = [f"%p{i}" for i in range(count + 1)]
    code = Code(module, params)
    b = Lanes(code, lanes)
    t, align = b.t(scalar), 4 if scalar == "float" else 8
    with code.loop(0, BLOCK, lanes) as loop:
        at = [code.op(f"getelementptr {scalar}, ptr {p}, i64 {loop.var}") for p in params]
        xs = [code.fresh_op(f"load {t}, ptr {p}, align {align}") for p in at[:-1]]
        y = call.emit(b, name, scalar, *xs)
        code.do(f"store {t} {y}, ptr {at[-1]}, align {align}")
    code.do("ret void")
    head = f"void @{{name}}({', '.join(f'ptr {p}' for p in params)})"
    module.add("f", head, code.body())
    loaded = load(compile_text(module.text()), ["f"], resolve)
    prototype = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * (count + 1))
    return prototype(loaded.symbols["f"]), loaded


def native(name: str, dtype: type, count: int, lanes: int, fma: bool = True) -> Callable[..., None]:
    """A function of `call.FUNCTIONS` as ``run(*arguments, result)``, one-dimensional arrays.

    Args:
        name: of the function.
        dtype: f32 or f64.
        count: of its arguments.
        lanes: computed at once.
        fma: whether a fused multiply-add may be used, if the machine has one.
    """
    scalar = {4: "float", 8: "double"}[np.dtype(dtype).itemsize]
    call_block, _alive = _native(name, scalar, lanes, fma, count)
    step = BLOCK * np.dtype(dtype).itemsize

    def run(*arrays: Array) -> None:
        size = arrays[0].size
        assert size % BLOCK == 0 and all(a.dtype == dtype and a.size == size for a in arrays)
        at = [int(a.ctypes.data) for a in arrays]
        for i in range(size // BLOCK):
            call_block(*(a + i * step for a in at))

    return run


def on_cpu(name: str, *xs: Array, lanes: int, fma: bool = True) -> Array:
    """A function of `call.FUNCTIONS` on arrays of f32 or f64, one-dimensional."""
    dtype, size = xs[0].dtype, xs[0].size
    fill = -size % BLOCK
    padded = [np.concatenate([x, np.ones(fill, dtype)]) for x in xs]
    out = np.empty_like(padded[0])
    native(name, dtype.type, len(xs), lanes, fma)(*padded, out)
    return out[:size]


def special_values(dtype: type) -> Array:
    """Zeros, infinities, NaN, whole numbers, and the ends of the format."""
    info = np.finfo(dtype)
    whole = 2.0 ** (info.nmant + 1)
    ends = [info.max, info.tiny, info.smallest_subnormal, whole, whole - 1, whole / 2 + 1]
    near_one = [1 + info.eps, 1 - info.epsneg]
    return np.array([*_SPECIAL, *ends, *(-v for v in ends), *near_one], dtype)


# ---- what is right -------------------------------------------------------------------------------


def logistic(x: Array) -> Array:
    e = np.exp(-np.abs(x))
    return np.where(x > 0, 1, e) / (1 + e)


def long_erf(x: Array) -> Array:
    """By the series ``2/sqrt(pi) exp(-x^2) x sum (2 x^2)^n / (1 3 5 ...)`` (DLMF 7.6.2)."""
    a = np.minimum(np.abs(x), np.longdouble(7))
    term = total = np.ones_like(a)
    for n in range(1, 250):
        term = term * (2 * a * a / (2 * n + 1))
        total = total + term
    y = 2 / np.sqrt(_PI) * _gauss(a) * a * total
    return np.where(np.isnan(x), x, np.copysign(np.where(np.abs(x) >= 7, 1, y), x))


def long_erfc(x: Array) -> Array:
    """By the continued fraction (DLMF 7.9.4) from 1.5 on, else from erf."""
    a = np.clip(x, np.longdouble(1.5), np.longdouble(40))
    f = np.zeros_like(a)
    for n in range(400, 0, -1):
        f = np.longdouble(n) / 2 / (a + f)
    far = _gauss(a) / np.sqrt(_PI) / (a + f)
    return np.where(x > 1.5, far, 1 - long_erf(x))


def _gauss(a: Array) -> Array:
    """``exp(-a^2)``, the square in two parts."""
    high = a.astype(np.float32).astype(np.longdouble)
    return np.exp(-high * high) * np.exp(-(a - high) * (a + high))


def long_erf_inv(x: Array) -> Array:
    """Newton's method on `long_erf` or, above 1/2, on `long_erfc`."""
    a = np.abs(x)
    s = np.where(a < 1, a, 0)
    y = np.where(s < 0.5, special.erfinv(s.astype(float)), special.erfcinv((1 - s).astype(float)))
    y = y.astype(np.longdouble)
    for _ in range(2):
        miss = np.where(s < 0.5, long_erf(y) - s, (1 - s) - long_erfc(y))
        y = y - miss * np.sqrt(_PI) / 2 * np.exp(y * y)
    edge = np.where(a == 1, np.inf, np.nan)
    return np.copysign(np.where(a < 1, y, edge), x)


def wide_erf_inv(x: Array) -> Array:
    """SciPy's where it is quick; for tiny arguments two terms of the series (DLMF 7.17.2)."""
    a = np.abs(x)
    y = x * (np.sqrt(np.pi) / 2) * (1 + np.pi / 12 * x * x)
    y = np.where(a == 1, np.copysign(np.inf, x), np.where(a < 1, y, np.nan))
    large = (a > 1e-4) & (a < 1)
    y[large] = special.erfinv(x[large])
    return y


_PI = 4 * np.arctan(np.longdouble(1))

Reference = Callable[..., Array]
REFERENCES: dict[str, Reference] = {
    "exp": np.exp,
    "expm1": np.expm1,
    "logistic": logistic,
    "tanh": np.tanh,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "log": np.log,
    "log1p": np.log1p,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "erf": special.erf,
    "erfc": special.erfc,
    "erf_inv": wide_erf_inv,
    "cbrt": np.cbrt,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "pow": np.power,
    "atan2": np.arctan2,
    "hypot": np.hypot,
    "fmod": np.fmod,
}
LONG = {"erf": long_erf, "erfc": long_erfc, "erf_inv": long_erf_inv}  # not in double precision


def right(name: str, *xs: Array) -> Array:
    """The answer for f32 in f64, for f64 in long double."""
    wide = np.float64 if xs[0].dtype == np.float32 else np.longdouble
    f = REFERENCES[name] if wide is np.float64 else LONG.get(name, REFERENCES[name])
    with np.errstate(all="ignore"):
        return np.asarray(f(*(x.astype(wide) for x in xs)))


def within(got: Array, want: Array, most: float) -> Array:
    """Whether the error surely is at most `most` units: quick, and false now and then without need.

    Where it is false `errors` decides.
    """
    unit = most * np.finfo(got.dtype).eps / 2
    with np.errstate(all="ignore"):
        return np.asarray(np.abs(got - want) < unit * np.abs(want))  # false at zeros, NaN, infinity


def errors(got: Array, want: Array) -> Array:
    """Units of the last place of `got`'s type; infinite where the kind of value or a zero differs.

    Args:
        got: f32 or f64.
        want: the same numbers in a wider type.
    """
    info = np.finfo(got.dtype)
    with np.errstate(all="ignore"):
        near = want.astype(got.dtype)
        unit = np.spacing(np.maximum(np.abs(near), info.tiny)).astype(want.dtype)
        miss = np.abs(got.astype(want.dtype) - want) / unit
    finite = np.isfinite(got) & np.isfinite(near)
    signs = np.signbit(got) == np.signbit(near)
    same = np.isnan(got) & np.isnan(near) | (got == near) & signs
    bad = ~finite | (~signs & (near == 0))
    # what rounds to infinity may be the largest number, and the other way round
    edge = np.isinf(got) ^ np.isinf(near)
    edge &= np.minimum(np.abs(got), np.abs(near)) >= info.max * (1 - 4 * info.eps)
    other = np.where(edge, 1.0, np.where(bad, np.inf, miss))
    return np.where(same, np.where(finite, miss, 0.0), other)
