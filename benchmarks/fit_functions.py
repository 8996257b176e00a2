"""Fit the polynomials of the vector functions and write their coefficients.

    python benchmarks/fit_functions.py          # rewrites backends/cpu/math/coefficients.py
    python benchmarks/fit_functions.py exp      # shows one fit and its error

Each fit is a minimax polynomial by the exchange algorithm of Remez (Muller, "Elementary Functions",
3rd edition, 2016, section 3.5) in 100-digit arithmetic on a weighted error; the weight is what the
polynomial is multiplied by over the function's value, so errors are relative to the result. The
lowest coefficients are rounded one after the other and the rest fitted again, which recovers most
of what rounding costs. docs/vector-math.md says which formula uses which fit.
Needs mpmath.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import mpmath as mp
import numpy as np
from scipy import special

mp.mp.dps = 100
TARGET = Path(__file__).parent.parent / "backends" / "cpu" / "math" / "coefficients.py"
Function = Callable[[mp.mpf], mp.mpf]
GRID = 40  # points per coefficient, where the error's extremes are looked for


@dataclass(frozen=True)
class Fit:
    """One polynomial.

    Attributes:
        f: the function to approximate.
        weight: of its error.
        low, high: the interval.
        degrees: flavour -> degree.
        exact: how many of the lowest coefficients are rounded before the others are fitted (f32;
            two for the others).
    """

    f: Function
    weight: Function
    low: mp.mpf
    high: mp.mpf
    degrees: dict[str, int]
    exact: int = 2


def horner(c: list[mp.mpf], x: mp.mpf) -> mp.mpf:
    total = mp.mpf(0)
    for v in reversed(c):
        total = total * x + v
    return total


def nodes(low: mp.mpf, high: mp.mpf, count: int) -> list[mp.mpf]:
    """Extremes of a Chebyshev polynomial."""
    middle, half = (low + high) / 2, (high - low) / 2
    return [middle - half * mp.cos(mp.pi * i / (count - 1)) for i in range(count)]


def remez(f: Function, weight: Function, low: mp.mpf, high: mp.mpf, degree: int) -> list[mp.mpf]:
    """The polynomial whose largest weighted error on the interval is least."""
    grid = nodes(low, high, GRID * (degree + 2))
    values, weights = [f(x) for x in grid], [abs(weight(x)) for x in grid]
    step = (len(grid) - 1) / (degree + 1)
    chosen = [round(i * step) for i in range(degree + 2)]
    best: list[mp.mpf] = []
    for _ in range(30):
        rows = [
            [grid[k] ** j for j in range(degree + 1)] + [(-1) ** i / weights[k]]
            for i, k in enumerate(chosen)
        ]
        solved = mp.lu_solve(mp.matrix(rows), mp.matrix([values[k] for k in chosen]))
        best = [solved[j] for j in range(degree + 1)]
        level = abs(solved[degree + 1])
        error = [w * (horner(best, x) - v) for x, v, w in zip(grid, values, weights, strict=True)]
        chosen = extremes(error, degree + 2)
        if max(abs(e) for e in error) <= level * mp.mpf("1.01"):
            break
    return best


def extremes(error: list[mp.mpf], count: int) -> list[int]:
    """Where the error is largest on each run of one sign; the `count` neighbours that matter."""
    peaks: list[int] = []
    for k, e in enumerate(error):
        if peaks and (e >= 0) == (error[peaks[-1]] >= 0):
            if abs(e) > abs(error[peaks[-1]]):
                peaks[-1] = k
        else:
            peaks.append(k)
    while len(peaks) > count:
        peaks.pop(0 if abs(error[peaks[0]]) < abs(error[peaks[-1]]) else -1)
    assert len(peaks) == count, f"{len(peaks)} of {count} alternations"
    return peaks


def rounded(x: mp.mpf, flavour: str) -> float:
    return float(np.float32(float(x))) if flavour == "f32" else float(x)


def fit(what: Fit, flavour: str) -> tuple[list[float], float]:
    """Rounded coefficients and the largest weighted error as a power of two."""
    degree = what.degrees[flavour]
    f, weight = what.f, what.weight
    done: list[float] = []
    exact = min(what.exact if flavour == "f32" else 2, degree)
    for k in range(exact + 1):
        rest = remez(f, weight, what.low, what.high, degree - k)
        if k == exact:
            done += [rounded(c, flavour) for c in rest]
            break
        c = rounded(rest[0], flavour)
        done.append(c)
        f, weight = (
            (lambda x, f=f, c=c: (f(x) - c) / x),
            (lambda x, w=weight: w(x) * x),
        )
    worst = max(
        abs(what.weight(x) * (horner([mp.mpf(c) for c in done], x) - what.f(x)))
        for x in nodes(what.low, what.high, 500)
    )
    return done, float(mp.log(worst, 2))


# ---- the functions -------------------------------------------------------------------------------

LN2, PI = mp.log(2), mp.pi
HALF = LN2 / 2 * mp.mpf("1.02")  # n is rounded from a rounded product
SIXTEENTH = HALF / 16
QUARTER = PI / 4 * mp.mpf("1.02")
EPS = mp.mpf(10) ** -9  # instead of 0, where quotients are 0/0


def of_square(f: Function) -> Function:
    """z = x^2 -> f(x)."""
    return lambda z: f(mp.sqrt(z))


def series(terms: Callable[[int], mp.mpf], x: mp.mpf) -> mp.mpf:
    total, k = mp.mpf(0), 0
    while True:
        t = terms(k) * x**k
        total += t
        if abs(t) < mp.mpf(10) ** -105:
            return total
        k += 1


def exp_tail(r: mp.mpf) -> mp.mpf:
    """(e^r - 1 - r) / r^2."""
    return series(lambda k: 1 / mp.factorial(k + 2), r)


def sin_tail(z: mp.mpf) -> mp.mpf:
    """(sin r - r) / r^3."""
    return series(lambda k: (-1) ** (k + 1) / mp.factorial(2 * k + 3), z)


def cos_tail(z: mp.mpf) -> mp.mpf:
    """(cos r - 1 + z/2) / z^2."""
    return series(lambda k: (-1) ** k / mp.factorial(2 * k + 4), z)


def sinh_tail(z: mp.mpf) -> mp.mpf:
    """(sinh x - x) / x^3."""
    return series(lambda k: 1 / mp.factorial(2 * k + 3), z)


def log_tail(f: mp.mpf) -> mp.mpf:
    """(log(1 + f) - f + f^2/2) / f^3."""
    return series(lambda k: (-1) ** k / mp.mpf(k + 3), f)


def log_ratio(z: mp.mpf) -> mp.mpf:
    """(log((1+s)/(1-s)) - 2s) / (s z)."""
    return series(lambda k: 2 / mp.mpf(2 * k + 3), z)


def log_pow(z: mp.mpf) -> mp.mpf:
    """((log((1+s)/(1-s)) / (2s) - 1) / z - 1/3) / z."""
    return series(lambda k: 1 / mp.mpf(2 * k + 5), z)


def atan_tail(z: mp.mpf) -> mp.mpf:
    """(atan t - t) / t^3."""
    return series(lambda k: (-1) ** (k + 1) / mp.mpf(2 * k + 3), z)


def asin_tail(z: mp.mpf) -> mp.mpf:
    """(asin x - x) / x^3."""
    x = mp.sqrt(z)
    return (mp.asin(x) - x) / (x * z)


def erf_small(z: mp.mpf) -> mp.mpf:
    """erf(x)/x - 1."""
    x = mp.sqrt(z)
    return mp.erf(x) / x - 1


def erf_log(x: mp.mpf) -> mp.mpf:
    """log erfc(x)."""
    return mp.log(mp.erfc(x))


def erfcx(low: str, high: str, degrees: dict[str, int]) -> Fit:
    """exp(x^2) erfc(x) (x + c) of t = (x - c) / (x + c), c the geometric mean of the ends.

    Schonfelder (1978), "Chebyshev expansions for the error and related functions", maps so.
    """
    first, last = mp.mpf(low), mp.mpf(high)
    c = mp.mpf(float(mp.sqrt(first * last)))

    def f(t: mp.mpf) -> mp.mpf:
        x = c * (1 + t) / (1 - t)
        return mp.exp(x * x) * mp.erfc(x) * (x + c)

    return Fit(f, lambda t: 1 / f(t), (first - c) / (first + c), (last - c) / (last + c), degrees)


def erf_inv(low: str, high: str, root: bool, degrees: dict[str, int]) -> Fit:
    """erf_inv(x) / x of w = -log(1 - x^2) less the middle of the interval, or of its root.

    The variable is that of Giles (2010), "Approximating the erfinv function".
    """
    first, last = mp.mpf(low), mp.mpf(high)
    middle = mp.mpf(float((first + last) / 2))

    def f(t: mp.mpf) -> mp.mpf:
        w = (t + middle) ** 2 if root else t + middle
        x = mp.sqrt(-mp.expm1(-w))
        return inverse_erf(x) / x

    return Fit(f, lambda t: 1 / f(t), first - middle, last - middle, degrees)


@cache
def inverse_erf(x: mp.mpf) -> mp.mpf:
    """By Newton's method, with erfc so that no digits are lost near 1."""
    rest = 1 - x
    y = mp.mpf(float(special.erfcinv(float(rest))))
    for _ in range(5):
        y += (mp.erfc(y) - rest) * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
    return y


def one(x: mp.mpf) -> mp.mpf:
    return mp.mpf(1)


S2 = ((mp.sqrt(2) - 1) / (mp.sqrt(2) + 1)) ** 2 * mp.mpf("1.0001")
T2 = mp.tan(PI / 8) ** 2 * mp.mpf("1.0001")

FITS: dict[str, Fit] = {
    "exp": Fit(exp_tail, lambda r: r, -HALF, HALF, {"f32": 4, "f64": 10, "wide": 5}, exact=4),
    "exp_near": Fit(
        exp_tail, lambda r: r * r, -SIXTEENTH, SIXTEENTH, {"f32": 1, "f64": 5}, exact=1
    ),
    "log": Fit(
        log_tail, lambda f: f**3 / mp.log1p(f), mp.sqrt(0.5) - 1 - EPS, mp.sqrt(2) - 1 + EPS,
        {"f32": 7, "wide": 10},
    ),
    "log_ratio": Fit(log_ratio, lambda z: z, EPS, S2, {"f64": 6}),
    "log_pow": Fit(log_pow, lambda z: z * z, EPS, S2, {"f64": 7}),
    "sin": Fit(sin_tail, lambda z: z, EPS, QUARTER**2, {"f32": 2, "f64": 5, "wide": 3}),
    "cos": Fit(cos_tail, lambda z: z * z, EPS, QUARTER**2, {"f32": 2, "f64": 5, "wide": 3}),
    "sinh": Fit(sinh_tail, lambda z: z, EPS, mp.mpf(1), {"f32": 3, "f64": 6, "wide": 4}),
    "atan": Fit(atan_tail, lambda z: z, EPS, T2, {"f32": 4, "f64": 10, "wide": 5}),
    "asin": Fit(asin_tail, lambda z: z, EPS, mp.mpf(0.25), {"f32": 4, "f64": 12, "wide": 6}),
    "erf": Fit(erf_small, one, EPS, mp.mpf(1), {"f32": 6}),
    "erf_near": Fit(erf_small, one, EPS, mp.mpf("0.49"), {"f64": 11, "wide": 6}),
    "erf_log": Fit(
        erf_log, mp.erfc, mp.mpf(1), mp.mpf(4), {"f32": 7}
    ),
    "erfcx": erfcx("0.7", "28", {"f64": 23}),
    "erfcx_near": erfcx("0.7", "10.2", {"wide": 10}),
    "erf_inv": erf_inv("1e-9", "6.25", False, {"f32": 11, "f64": 24, "wide": 12}),
    "erf_inv_tail": erf_inv("2.5", "4.01", True, {"f32": 8, "f64": 19, "wide": 9}),
    "erf_inv_end": erf_inv("4.01", "6.1", True, {"f64": 18}),
}  # fmt: skip

HEAD = '''"""Coefficients of the polynomials, by fit and flavour; the constant term comes first.

Written by benchmarks/fit_functions.py; `2^` is the largest error relative to the function's result.
"""

# fmt: off
COEFFICIENTS: dict[str, dict[str, tuple[float, ...]]] = {
'''


def lines_of(name: str, flavour: str) -> list[str]:
    numbers, error = fit(FITS[name], flavour)
    print(f"{name} {flavour}: degree {len(numbers) - 1}, 2^{error:.1f}", flush=True)
    rows = [f'        "{flavour}": (  # 2^{error:.1f}']
    text = textwrap.wrap(", ".join(map(repr, numbers)) + ",", 86)
    return [*rows, *(f"            {line}" for line in text), "        ),"]


def main(names: list[str]) -> int:
    text = [HEAD.rstrip("\n")]
    for name in names or FITS:
        text.append(f'    "{name}": {{')
        for flavour in FITS[name].degrees:
            text += lines_of(name, flavour)
        text.append("    },")
    text.append("}")
    if names:
        print("\n".join(text[1:]))
    else:
        TARGET.write_text("\n".join(text) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
