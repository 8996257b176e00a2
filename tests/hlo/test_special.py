"""Special functions: their formulas against SciPy over dense samples, their edges, derivatives.

The record's `ref` is SciPy's; what backends run is the formula, taken here by legalizing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import scipy.special

from monograph.hlo.builder import Builder
from monograph.hlo.errors import DTypeError, MissingRuleError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.record import OPS
from monograph.hlo.state import interpreting
from monograph.hlo.types import dtype, tensor
from monograph.hlo.walk import jvp

Array = np.ndarray[Any, Any]
Samples = tuple[Array, ...]


def graph_of(name: str, xs: Samples) -> Graph:
    b = Builder(name)
    params = [b.param(tensor(x.shape, dtype(x.dtype))) for x in xs]
    with interpreting(b):
        return b.finish([OPS[name](*params)])


def by_formula(name: str, *xs: Array) -> Array:
    return evaluate(legalize(graph_of(name, xs)), xs)[0]


def by_ref(name: str, *xs: Array) -> Array:
    return evaluate(graph_of(name, xs), xs)[0]


# ---- samples -------------------------------------------------------------------------------------

N = 400


def spread(rng: np.random.Generator, low: float, high: float) -> Array:
    """Numbers between ``10 ** low`` and ``10 ** high``, evenly in the logarithm."""
    return np.asarray(10 ** rng.uniform(low, high, N))


def real_line(rng: np.random.Generator) -> Array:
    return np.concatenate([rng.uniform(-20, 20, N), spread(rng, -30, 30)])


def near_mean(rng: np.random.Generator) -> Samples:
    a = spread(rng, -2, 3)
    return a, a * np.exp(rng.normal(0, 2 / np.sqrt(a)).clip(-2, 2))


def shares(rng: np.random.Generator) -> Samples:
    a, b = spread(rng, -1.5, 2.5), spread(rng, -1.5, 2.5)
    return a, b, (a / (a + b) + 0.1 * rng.normal(size=N)).clip(1e-3, 0.999)


# name -> samples, tolerance in f64 relative to max(|value|, 1 where a zero is near)
DOMAINS: dict[str, tuple[Callable[[np.random.Generator], Samples], float, bool]] = {
    "lgamma": (lambda r: (real_line(r),), 2e-14, True),
    "digamma": (lambda r: (real_line(r),), 4e-14, True),
    "zeta": (lambda r: (1 + spread(r, -3, 1.3), spread(r, -2, 4)), 1e-14, False),
    "polygamma": (lambda r: (r.integers(0, 12, N).astype(float), spread(r, -2, 3)), 1e-13, True),
    "bessel_i0e": (lambda r: (r.uniform(-80, 80, N),), 4e-15, False),
    "bessel_i1e": (lambda r: (r.uniform(-80, 80, N),), 4e-15, False),
    "igamma": (near_mean, 2e-12, False),
    "igammac": (near_mean, 2e-12, False),
    "regularized_incomplete_beta": (shares, 2e-12, False),
}  # fmt: skip


@pytest.mark.parametrize("name", DOMAINS)
def test_formulas_in_double(name: str) -> None:
    draw, tolerance, zeros = DOMAINS[name]
    xs = draw(np.random.default_rng(3))
    got, want = by_formula(name, *xs), by_ref(name, *xs)
    scale = np.maximum(np.abs(want), 1) if zeros else np.abs(want)
    error = np.abs(got - want) / np.maximum(scale, 1e-290)
    worst = int(np.argmax(error))
    assert error[worst] < tolerance, [x[worst] for x in xs] + [got[worst], want[worst]]


@pytest.mark.parametrize("kind", ["float32", "float16", "bfloat16"])
@pytest.mark.parametrize("name", DOMAINS)
def test_narrow_types_are_rounded_once(name: str, kind: str) -> None:
    """Within one unit of the last place of SciPy's answer, near zeros too."""
    d = np.dtype(getattr(ml_dtypes, kind, kind))
    with np.errstate(all="ignore"):
        xs = tuple(x.astype(d) for x in DOMAINS[name][0](np.random.default_rng(4)))
    got, want = by_formula(name, *xs), by_ref(name, *xs)
    info = ml_dtypes.finfo(d)
    with np.errstate(all="ignore"):
        wide, exact = got.astype(np.float64), want.astype(np.float64)
        size = np.maximum(np.abs(exact), float(info.tiny))
        good = (np.abs(wide - exact) <= float(info.eps) * size) | (wide == exact)
    good |= np.isnan(wide) & np.isnan(exact)
    assert good.all(), [(x[~good][:4]) for x in (*xs, got, want)]


INF, NAN = np.inf, np.nan
EDGES: dict[str, list[tuple[float, ...]]] = {
    # operands, then the value
    "lgamma": [(0, INF), (-3, INF), (INF, INF), (-INF, INF), (NAN, NAN), (1, 0), (2, 0),
               (-1.7e308, INF)],
    "digamma": [(0, NAN), (-2, NAN), (INF, INF), (-INF, NAN), (NAN, NAN)],
    "zeta": [
        (1, 2, INF), (0.5, 2, NAN), (2, 0, INF), (3, 0, NAN), (2, -1, INF), (2.5, -0.5, NAN),
        (INF, 2, NAN), (2, INF, NAN), (NAN, 1, NAN), (2, NAN, NAN), (2, -INF, INF),
    ],
    "polygamma": [
        (1, 0, INF), (-1, 2, NAN), (0.5, 2, NAN), (0, -1, NAN), (0, INF, INF), (NAN, 1, NAN),
        (1, NAN, NAN),
    ],
    "bessel_i0e": [(0, 1), (INF, 0), (-INF, 0), (NAN, NAN)],
    "bessel_i1e": [(0, 0), (INF, 0), (-INF, 0), (NAN, NAN)],
    "igamma": [
        (0, 0, NAN), (0, 1, 1), (1, 0, 0), (1, INF, 1), (1, -1, NAN), (-1, 1, NAN), (NAN, 1, NAN),
        (1, NAN, NAN), (INF, 1, NAN), (INF, 0, 0), (INF, INF, 1), (1e300, 1, 0), (3, 1e300, 1),
    ],
    "igammac": [
        (0, 0, NAN), (0, 1, 0), (1, 0, 1), (1, INF, 0), (1, -1, NAN), (-1, 1, NAN), (NAN, 1, NAN),
        (INF, 1, NAN), (INF, 0, 1), (INF, INF, 0), (1e300, 1, 1), (3, 1e300, 0),
    ],
    "igamma_grad_a": [(0, 1, NAN), (1, 0, 0), (1, -1, NAN), (1, INF, NAN), (NAN, 1, NAN)],
    "random_gamma_grad": [(0, 1, NAN), (1, 0, 0), (1, -1, NAN), (1, INF, NAN), (NAN, 1, NAN)],
    "regularized_incomplete_beta": [
        (0, 1, 0.5, 1), (0, 0, 0.5, NAN), (1, 0, 0.5, 0), (1, 0, 1, 1), (INF, 1, 0.5, 0),
        (1, INF, 0.5, 1), (INF, INF, 0.5, NAN), (1, 1, 0, 0), (1, 1, 1, 1), (1, 1, -0.1, NAN),
        (1, 1, 1.1, NAN), (-1, 1, 0.5, NAN), (NAN, 1, 0.5, NAN), (1, 1, NAN, NAN),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", EDGES)
def test_edges_are_those_of_jax(name: str) -> None:
    import jax

    table = np.array(EDGES[name], np.float64)
    xs, want = tuple(table.T[:-1].copy()), table.T[-1]
    assert np.array_equal(by_formula(name, *xs), want, equal_nan=True)
    assert np.array_equal(by_ref(name, *xs), want, equal_nan=True)
    known = {"regularized_incomplete_beta": "betainc"}
    with jax.enable_x64(True):
        theirs = np.asarray(getattr(jax.lax, known.get(name, name))(*xs))
    differs = ~((theirs == want) | (np.isnan(theirs) & np.isnan(want)))
    # XLA's own rounding at zeros of lgamma, and what its loops make of numbers near overflow
    differs &= ~((np.abs(table) > 1e200) & np.isfinite(table)).any(1)
    close = np.isclose(theirs, want, atol=1e-12)
    assert not (differs & ~close).any(), table[differs]


def test_negative_arguments_of_zeta() -> None:
    """Twenty terms of the sum below zero, and then the function above."""
    for x in (2.0, 3.0, 6.0):
        q = -19.3
        below = sum((q + k) ** -x for k in range(20))
        want = below + scipy.special.zeta(x, q + 20)
        got = by_formula("zeta", np.array([x]), np.array([q]))[0]
        assert abs(got / want - 1) < 1e-13
    assert np.isfinite(by_formula("zeta", np.array([2.0]), np.array([-1e10 - 0.5]))[0])


# ---- derivatives ---------------------------------------------------------------------------------


def slope(name: str, position: int, *xs: Array) -> Array:
    b = Builder("slope")
    params = [b.param(tensor(x.shape, dtype(x.dtype))) for x in xs]
    with interpreting(b):
        ones = [None] * len(xs)
        seed: list[Any] = list(ones)
        seed[position] = b.constant(np.array(1, xs[0].dtype), params[0].type)
        _, (made,) = jvp(graph_of(name, xs), params, seed)
        graph = b.finish([made])
    return evaluate(graph, xs)[0]


# name -> the operand, samples
SLOPES: dict[str, tuple[int, Samples]] = {
    "lgamma": (0, (np.array([0.3, 1.7, 5.5, 20.0, -1.3]),)),
    "digamma": (0, (np.array([0.3, 1.7, 5.5, 20.0, -1.3]),)),
    "polygamma": (1, (np.array([1.0, 2, 3]), np.array([0.4, 2.5, 7.0]))),
    "zeta": (1, (np.array([2.0, 3.5]), np.array([0.7, 4.0]))),
    "bessel_i0e": (0, (np.array([-3.0, 0.5, 8.0]),)),
    "bessel_i1e": (0, (np.array([-3.0, 0.5, 8.0, 1e-3]),)),
    "igamma": (0, (np.array([0.5, 3, 250.0]), np.array([1.5, 2.0, 260.0]))),
    "igammac": (0, (np.array([0.5, 3, 250.0]), np.array([1.5, 2.0, 260.0]))),
    "regularized_incomplete_beta": (
        2, (np.array([0.5, 20]), np.array([2.0, 30]), np.array([0.3, 0.45]))
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SLOPES)
def test_derivatives(name: str) -> None:
    """Against differences of SciPy's values, of the fourth order."""
    position, xs = SLOPES[name]
    h = 1e-3 * np.abs(xs[position])

    def at(steps: float) -> Array:
        moved = [x + steps * h if i == position else x for i, x in enumerate(xs)]
        return by_ref(name, *moved)

    want = (at(-2) - 8 * at(-1) + 8 * at(1) - at(2)) / (12 * h)
    assert np.allclose(slope(name, position, *xs), want, rtol=2e-7)


def test_samples_of_the_gamma_distribution_move_with_a() -> None:
    """x(a) at a fixed share of the distribution, by SciPy's inverse."""
    a = np.array([0.3, 1.0, 4.0, 30.0, 500.0])
    p = np.array([0.2, 0.9, 0.5, 0.01, 0.7])
    x = scipy.special.gammaincinv(a, p)
    h = 1e-4 * a
    inverse = scipy.special.gammaincinv
    want = (inverse(a + h, p) - inverse(a - h, p)) / (2 * h)
    assert np.allclose(by_formula("random_gamma_grad", a, x), want, rtol=1e-6)


@pytest.mark.parametrize(
    ("name", "position", "count"),
    [("polygamma", 0, 2), ("regularized_incomplete_beta", 0, 3)],
)
def test_no_derivative_is_an_error(name: str, position: int, count: int) -> None:
    xs = (np.array([1.5]), np.array([2.5]), np.array([0.5]))[:count]
    with pytest.raises(MissingRuleError, match="has no derivative in"):
        slope(name, position, *xs)


# ---- the next number -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["float16", "float32", "float64", "bfloat16"])
def test_next_after(kind: str) -> None:
    d = np.dtype(getattr(ml_dtypes, kind, kind))
    info = ml_dtypes.finfo(d)
    some = [0.0, 1.0, 1.5, float(info.max), float(info.tiny), float(info.smallest_subnormal)]
    values = np.array([*some, *(-v for v in some), INF, -INF, NAN]).astype(d)
    x, y = (v.ravel() for v in np.meshgrid(values, values))
    with np.errstate(all="ignore"):
        want = np.where(x == y, y, np.nextafter(x, y))
    got = by_formula("next_after", x, y)
    bits = f"u{d.itemsize}"
    nan = np.isnan(want.astype(np.float64))
    assert np.array_equal(np.isnan(got.astype(np.float64)), nan)
    assert np.array_equal(got[~nan].view(bits), want[~nan].view(bits))


def test_next_after_of_bytes_is_refused() -> None:
    x = np.zeros(2, ml_dtypes.float8_e4m3fn)
    with pytest.raises(DTypeError, match="next_after does not take"):
        graph_of("next_after", (x, x))
