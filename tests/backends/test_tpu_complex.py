"""Complex numbers on the TPU: planes of their parts, and rules on pairs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.tpu.contract import contract
from monograph.hlo.interp import evaluate
from monograph.hlo.state import referring
from tpu_streams import CHIP, check_streams, f32, same

Array = np.ndarray[Any, Any]


def c64(*shape: int) -> Array:
    return (f32(*shape) + 1j * f32(*shape)).astype(np.complex64)


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "arithmetic": (lambda x, y: (x + y) * x - y / (x - 2), (c64(9, 140), c64(9, 140))),
    "sizes": (lambda x: abs(x) + x.real * x.imag, (c64(20, 30),)),
    "conjugates": (lambda x: mnp.conj(x) * x, (c64(3, 5, 7),)),
    "products": (lambda x, y: x @ y, (c64(9, 40), c64(40, 130))),
    "sums": (lambda x: (x.sum(0), x.sum()), (c64(20, 140),)),
    "moves": (lambda x: mnp.concatenate([x.T, x[::-1]], 0)[1:7].reshape(3, -1), (c64(6, 6),)),
    "choices": (lambda x, y: mnp.where(x == y, x, y * 2), (c64(8, 128), c64(8, 128))),
    "of real numbers": (lambda x: x.astype(mnp.complex64) * 1j, (f32(40),)),
    "a number for all": (lambda x, y: x * y + 1, (c64(9, 128), np.complex64(1 + 2j))),
    "exponentials": (mnp.exp, (c64(9, 140),)),
    "running sums": (lambda x: mnp.cumsum(x, 0), (c64(20, 30),)),
    "rows": (lambda x, i: x[i], (c64(9, 128), np.int32([3, 1]))),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_instructions_give_the_bits(name: str) -> None:
    f, args = PROGRAMS[name]
    check_streams(f, *args)
    y, profile = mg.profile(mg.jit(f, backend="tpu"), *args)
    with referring(contract(CHIP)):
        wanted = evaluate(mg.jit(f).trace(*args).whole, list(args))
    outs = [np.asarray(x) for x in mg.tree_util.tree_leaves(y)]
    assert all(same(x, w) for x, w in zip(outs, wanted, strict=True))
    assert profile.report.counters["counted cycles"] == 0
    for x, w in zip(outs, mg.tree_util.tree_leaves(mg.jit(f)(*args)), strict=True):
        assert np.allclose(x, w, rtol=1e-5, atol=1e-5)


def test_quotients_and_sizes_at_the_ends() -> None:
    """Nothing overflows on the way; zeros and infinities are NumPy's."""
    x = np.complex64([1e38 + 1e38j, 1e-38 + 1e-38j, 1 + 1j, 0, complex(np.inf, np.nan)])
    y = np.complex64([2e38 - 1e38j, 1e-38 - 2e-38j, 0, 0, 1])
    size = np.asarray(mg.jit(abs, backend="tpu")(x[1:]))
    assert np.allclose(size, np.abs(x[1:]), rtol=1e-6, equal_nan=True)
    with np.errstate(all="ignore"):
        wanted = x[:4] / y[:4]
    got = np.asarray(mg.jit(lambda x, y: x / y, backend="tpu")(x[:4], y[:4]))
    assert np.allclose(got, wanted, rtol=1e-6, equal_nan=True)


def test_quotients_of_infinite_parts_by_zero() -> None:
    """Both parts by zero: an infinite one stays infinite, and does not touch the other one."""
    parts = [(np.inf, 1), (1, np.inf), (-np.inf, 2), (0, -np.inf), (-3, 4), (np.nan, 1)]
    x = np.complex64([complex(*p) for p in parts])
    y = np.zeros_like(x)
    with np.errstate(all="ignore"):
        wanted = x / y
    for backend in ("tpu", "cpu"):
        got = np.asarray(mg.jit(lambda x, y: x / y, backend=backend)(x, y))
        assert np.array_equal(got.view(np.float32), wanted.view(np.float32), equal_nan=True)


def test_loops_carry_planes() -> None:
    def f(x: Any) -> Any:
        return mg.lax.fori_loop(0, 3, lambda i, x: x * x + 1, x)

    x = c64(4, 5) / 4
    y, profile = mg.profile(mg.jit(f, backend="tpu"), x)
    assert np.allclose(np.asarray(y), np.asarray(mg.jit(f)(x)), rtol=1e-5)
    assert profile.report.counters["counted cycles"] == 0


def test_bodies_of_folds_keep_their_form() -> None:
    """A product of all is the record's: its order depends on what its body is known as."""
    x = c64(5, 7)

    def f(x: Any) -> Any:
        return x.prod(0), mnp.zeros(7, x.dtype).at[mnp.array([1, 1, 3])].add(x[:3, 0])

    outs = mg.jit(f, backend="tpu")(x)
    with referring(contract(CHIP)):
        wanted = evaluate(mg.jit(f).trace(x).whole, [x])
    assert all(same(a, b) for a, b in zip(outs, wanted, strict=True))


def test_conversions() -> None:
    """To real parts, from real numbers; to truth values as the record has it."""
    x = np.complex64([0, 1j, 2 - 1j])

    def f(x: Any) -> Any:
        kinds = (mnp.float32, mnp.bfloat16, bool, mnp.complex64)
        return tuple(mg.lax.convert_element_type(x, d) for d in kinds)

    outs, wanted = mg.jit(f, backend="tpu")(x), mg.jit(f)(x)
    assert all(same(a, b) for a, b in zip(outs, wanted, strict=True))


def test_functions_without_a_rule_are_counted() -> None:
    """Their values are their records'; arithmetic around them has instructions."""
    x = c64(8, 128)
    y, profile = mg.profile(mg.jit(lambda x: mnp.tanh(x * 2) + x, backend="tpu"), x)
    assert np.allclose(np.asarray(y), np.tanh(x * 2) + x, rtol=1e-5)
    assert [t.name for t in profile.report.tasks if t.how == "counted"] == ["tanh"]


def test_exponentials_of_edges() -> None:
    """NumPy's values, of numbers that are not finite, and where only a part would overflow."""
    inf, nan = np.inf, np.nan
    parts = [(inf, 0), (-inf, 0), (-inf, inf), (inf, inf), (nan, 0), (100, 1), (-200, 3), (1, inf),
             (inf, nan), (0, -0.0), (88.9, 1.57), (-87, 2)]  # fmt: skip
    x = np.array([complex(*p) for p in parts], np.complex64)
    with np.errstate(all="ignore"):
        wanted = np.exp(x.astype(np.complex128)).astype(np.complex64)
    y = np.asarray(mg.jit(mnp.exp, backend="tpu")(x))
    np.testing.assert_allclose(y.real, wanted.real, rtol=1e-5)
    np.testing.assert_allclose(y.imag, wanted.imag, rtol=1e-5)
