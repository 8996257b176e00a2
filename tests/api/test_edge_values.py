"""What the library gives at its edges, against JAX: poles, empty masks, rare types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.scipy.signal
import jax.scipy.sparse.linalg
import numpy as np
import pytest
import scipy.special

import monograph as mg
from monograph.experimental.sparse import BCOO
from monograph.scipy import special
from monograph.scipy.sparse import linalg

NONE = np.zeros(2, bool)
PAIR = np.float32([1, 2])
FAR = np.float32([np.inf, -2])
NOTHING = np.zeros((4, 0), "f")
SPIRAL = np.complex64([[1 + 2j, -3j, 0.5], [2, 1 - 1j, -1 + 0.3j]])
SIDES = np.float32([-1.5, 2, -0.5, -3, 0, 1]), np.float32([2, -1.3, -0.7, 2, 1, np.nan])
ORDERS = np.array([-1, 2, -3, 0, 1, -2, 3])
ANGLES = np.linspace(-2, 1, 7, dtype=np.float32), np.linspace(-4, 5, 7, dtype=np.float32)


def key(lib: Any) -> Any:
    return lib.random.PRNGKey(0)


def drawn(name: str, *args: Any, **options: Any) -> Callable[[Any], Any]:
    return lambda lib: getattr(lib.nn.initializers, name)(*args, **options)(key(lib), (4, 5))


CALLS: dict[str, Callable[[Any], Any]] = {
    "softmax of nothing": lambda lib: lib.nn.softmax(PAIR, where=NONE),
    "log_softmax of nothing": lambda lib: lib.nn.log_softmax(PAIR, where=NONE),
    "logsumexp of a far element that counts 0 times": lambda lib: lib.scipy.special.logsumexp(
        np.array([-1000, -2]), b=np.array([1, 0])
    ),
    "logsumexp without infinity": lambda lib: lib.scipy.special.logsumexp(
        FAR, b=np.float32([0, 1])
    ),
    "logsumexp, spread": lambda lib: lib.scipy.special.logsumexp(
        PAIR, b=np.float32([[2, -1], [0, 1]]), axis=1, return_sign=True
    ),
    "logsumexp of complex numbers, with factors": lambda lib: [
        lib.nn.logsumexp(x, axis, b=b)
        for x, b in (
            (SPIRAL, SPIRAL.real),
            (SPIRAL, SPIRAL),
            (SPIRAL.real, SPIRAL),
            (SPIRAL, 0 * SPIRAL),
        )
        for axis in (None, 1)
    ],
    "logsumexp of no elements": lambda lib: [
        lib.nn.logsumexp(NOTHING, axis=axis, b=b, return_sign=sign)
        for axis in (0, 1, None)
        for b in (None, NOTHING)
        for sign in (False, True)
    ],
    "softmax of no elements": lambda lib: [
        f(NOTHING, axis, where)
        for f in (lib.nn.softmax, lib.nn.log_softmax)
        for axis in (0, 1, None)
        for where in (True, NOTHING > 0)
    ],
    "sici": lambda lib: lib.scipy.special.sici(np.float32([-np.inf, np.inf, 0])),
    "gamma at poles": lambda lib: lib.scipy.special.gamma(np.complex64([0, -1, -5, 2 + 1j, -1.5])),
    "betaln of negative numbers": lambda lib: lib.scipy.special.betaln(*SIDES),
    "harmonics of negative angles": lambda lib: lib.scipy.special.sph_harm_y(
        abs(ORDERS), ORDERS, *ANGLES, n_max=3
    ),
    "ranks of nothing": lambda lib: lib.scipy.stats.rankdata(np.zeros((2, 3, 0), "f"), axis=2),
    "istft of integers": lambda lib: lib.scipy.signal.istft(
        np.arange(12, dtype=np.int32).reshape(3, 4), nperseg=4
    ),
    **{
        f"rademacher {d}": lambda lib, d=d: lib.random.rademacher(key(lib), (9,), d)
        for d in ("bool", "uint8", "int8", "float32", "complex64")
    },
    **{
        f"{name} {d}": drawn(name, np.float32(0.5), dtype=d)
        for name in ("uniform", "normal", "truncated_normal")
        for d in ("bfloat16", "float16")
    },
    **{
        f"{name} of complex numbers": drawn(name, dtype="complex64")
        for name in ("he_normal", "glorot_uniform", "lecun_normal")
    },
}


@pytest.mark.parametrize("name", CALLS)
def test_values_are_those_of_jax(name: str) -> None:
    found = mg.tree.leaves(CALLS[name](mg))
    wanted = jax.tree.leaves(jax.jit(lambda: CALLS[name](jax))())
    for a, b in zip(found, wanted, strict=True):
        a, b = np.asarray(a), np.asarray(b)
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        if a.dtype.kind == "V" or a.dtype.itemsize == 2:  # short floats
            a, b = a.astype("f"), b.astype("f")
        np.testing.assert_allclose(a, b, rtol=2e-6, atol=2e-7)


@pytest.mark.parametrize("name", ["softmax", "log_softmax"])
def test_a_mask_of_more_dimensions(name: str) -> None:
    """Axes are those of both together; JAX takes the maximum along others."""
    mask = np.array([[True, False, True, True], [True, True, False, True]])
    for x, axis in ((SPIRAL.real[0, [0, 2, 1, 0]], -1), (np.float32(2), None), (np.float32(2), 1)):
        found = getattr(mg.nn, name)(x, axis, mask)
        wanted = getattr(jax.nn, name)(np.broadcast_to(x, mask.shape), axis, mask)
        np.testing.assert_allclose(found, wanted, rtol=2e-6)


def test_beyond_one_a_hypergeometric_function_is_rational_or_infinite() -> None:
    """JAX gives infinity for polynomials, too."""
    a, b, c = (
        [0.45, 1, 2, -2, 0.5, 1, 3],
        [0.7, 2, 0.5, 0.7, -1, 1, 2],
        [0.45, 3.5, 0.7, 1.2, 2, 1, 5],
    )
    xs = [np.float32(v) for v in (a, b, c, [1.5, 1.5, 1.2, 1.5, 2, 1.5, 1.01])]
    wanted = scipy.special.hyp2f1(*xs)
    assert np.isinf(wanted).sum() == 4
    np.testing.assert_allclose(special.hyp2f1(*xs), wanted, rtol=2e-6)
    np.testing.assert_allclose(special.hyp2f1(1.0, 2, 2, 2), -1, rtol=2e-6)  # 1 / (1 - x)


def test_the_slope_of_betaln_below_zero() -> None:
    """JAX gives NaN for two negative arguments."""
    found = mg.grad(special.betaln)(-0.5, -0.7)
    wanted = scipy.special.digamma(-0.5) - scipy.special.digamma(-1.2)
    np.testing.assert_allclose(found, wanted, rtol=2e-6)


class Doubled:
    """What is multiplied like a matrix, and is none."""

    def __matmul__(self, x: Any) -> Any:
        return 2 * x


@pytest.mark.parametrize("solve", ["cg", "bicgstab", "gmres"])
def test_operators_need_no_array(solve: str) -> None:
    f = getattr(linalg, solve)
    np.testing.assert_allclose(f(Doubled(), PAIR)[0], PAIR / 2, rtol=1e-6)
    np.testing.assert_allclose(f(BCOO.fromdense(np.diag(PAIR)), PAIR)[0], [1, 1], rtol=1e-5)
    with pytest.raises(mg.errors.ShapeError):
        f(BCOO.fromdense(np.ones((2, 3), "f")), PAIR)


def test_names_of_jax_for_weak_and_wide() -> None:
    assert mg.jit(lambda: 1.0)().aval.weak_type and not mg.numpy.zeros(2).aval.weak_type
    for wide in (False, True):
        with mg.enable_x64(wide):
            assert mg.config.x64_enabled is wide


def test_what_permutation_refuses() -> None:
    for args, error in (((10, 3), mg.errors.AxisError), ((10.0,), TypeError)):
        with pytest.raises(error):
            mg.random.permutation(mg.random.key(0), *args)
        with pytest.raises(ValueError if error is mg.errors.AxisError else error):
            jax.random.permutation(jax.random.key(0), *args)


def test_two_names_of_a_generator_are_refused() -> None:
    k = mg.random.key(0)
    with pytest.raises(ValueError, match="both"):
        mg.random.key(0, impl="threefry2x32", dtype=k.dtype)
