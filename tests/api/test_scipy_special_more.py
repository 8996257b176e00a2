"""Integrals, hypergeometric functions, harmonics against SciPy; their derivatives against JAX."""

from __future__ import annotations

from typing import Any

import jax
import jax.scipy.special as theirs
import numpy as np
import pytest
import scipy.special

import monograph as mg
from monograph.errors import ArgumentError, DTypeError
from monograph.scipy import special
from xla_oracle import quick_jit

RNG = np.random.default_rng(3)
WIDE = np.concatenate([RNG.standard_normal(60) * s for s in (0.1, 1, 5, 50)])
REAL = np.concatenate([WIDE, [0.0, 0.5, 1.0, 1.6, -2.0, 4.0, np.inf, -np.inf, np.nan, 1e5]])
POSITIVE = np.abs(WIDE)
PLANE = RNG.standard_normal(100) * 3 + 1j * RNG.standard_normal(100) * 2
A, B, C = (RNG.uniform(low, 6, 60) for low in (-3, 0.3, 0.3))
BELOW = np.concatenate([RNG.uniform(-5, 1, 30), RNG.uniform(0.9, 1, 30)])

CALLS: dict[str, tuple[np.ndarray, ...]] = {
    "dawsn": (REAL,), "fresnel": (REAL,), "sici": (POSITIVE,),
    "spence": (np.concatenate([POSITIVE, [0, 0.5, 1, 2, -1]]),),
    "owens_t": (RNG.standard_normal(60) * 3, RNG.standard_normal(60) * 2),
    "hyp1f1": (A, B, RNG.standard_normal(60) * 20), "hyp2f1": (A, B, C, BELOW),
    "wofz": (PLANE,),
}  # fmt: skip


def parts(x: Any) -> tuple[Any, ...]:
    return x if isinstance(x, tuple) else (x,)


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("bits", [32, 64])
def test_values_are_those_of_scipy(name: str, bits: int) -> None:
    kinds = {"f": f"f{bits // 8}", "c": f"c{bits // 4}"}
    with mg.enable_x64(bits == 64):
        xs = [x.astype(kinds[x.dtype.kind]) for x in CALLS[name]]
        found = parts(getattr(special, name)(*xs))
        wanted = parts(getattr(scipy.special, name)(*xs))
        tol = 2e-6 if bits == 32 else 2e-10
        for a, b in zip(found, wanted, strict=True):
            assert np.asarray(a).dtype == b.dtype
            np.testing.assert_allclose(np.asarray(a), b, rtol=tol, atol=1e-300)


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("dawsn", (0.7,)),
        ("fresnel", (0.7,)),
        ("fresnel", (2.3,)),
        ("sici", (0.7,)),
        ("sici", (5.5,)),
        ("spence", (0.7,)),
        ("owens_t", (0.3, 0.8)),
        ("hyp1f1", (1.2, 2.3, 0.5)),
        ("hyp2f1", (1.2, 2.3, 0.5, 0.3)),
    ],
)
def test_derivatives_are_those_of_jax(name: str, args: tuple[float, ...]) -> None:
    where = tuple(range(len(args)))

    def total(f: Any) -> Any:
        return lambda *xs: sum(parts(f(*xs)))

    mine = mg.grad(total(getattr(special, name)), where)(*args)
    other = quick_jit(jax.grad(total(getattr(theirs, name)), where))(*args)
    np.testing.assert_allclose([float(v) for v in mine], [float(v) for v in other], rtol=2e-6)


def test_bessel_functions() -> None:
    x = np.float32([0, 1e-5, 0.1, 1, 5, 12.5, -3])
    wanted = np.stack([scipy.special.jn(k, x.astype(float)) for k in range(6)])
    found = np.asarray(special.bessel_jn(x, v=5))
    np.testing.assert_allclose(found, wanted, rtol=3e-6, atol=1e-30)
    with pytest.raises(ArgumentError, match="orders to 9 from 5"):
        special.bessel_jn(x, v=9, n_iter=5)
    with pytest.raises(DTypeError, match="complex"):
        special.bessel_jn(1j, v=2)


def test_spherical_harmonics() -> None:
    n, m = np.array([0, 1, 2, 3, 3, 5]), np.array([0, -1, 2, -3, 1, 4])
    theta, phi = RNG.random((2, 6)).astype("f") * np.float32([[3], [6]])
    wanted = theirs.sph_harm_y(n, m, theta, phi)
    np.testing.assert_allclose(special.sph_harm_y(n, m, theta, phi), wanted, atol=2e-6)
    with pytest.raises(mg.errors.ConcretizationError, match="n_max"):
        mg.jit(special.sph_harm_y)(n, m, theta, phi)
    made = mg.jit(lambda t: special.sph_harm_y(n, m, t, phi, n_max=5))(theta)
    np.testing.assert_allclose(made, wanted, atol=2e-6)
