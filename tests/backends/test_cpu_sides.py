"""What only one side of a choice needs is left out where no element of a vector takes it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.cpu.speed import cycles_of
from monograph.fusion.kernel import Apply
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import dtype, tensor

SIZES = (1, 7, 16, 37, 1000)


def heavy(x: Any) -> Any:
    return mnp.sin(x) * mnp.log(mnp.abs(x) + 1) * mnp.cos(3 * x) / (x * x + 2)


def one_side(x: Any) -> Any:
    return mnp.where(x > 0.5, heavy(x), x)


def both_sides(x: Any) -> Any:
    return mnp.where(x > 0.5, heavy(x), heavy(x + 1) - mnp.exp(x))


def within_each_other(x: Any) -> Any:
    inner = mnp.where(x > 0.8, heavy(x * 2), heavy(x - 1))
    return mnp.where(x > 0.5, heavy(inner) + inner, -x)


def returned_too(x: Any) -> Any:
    y = heavy(x)
    return mnp.where(x > 0.5, y, x), y


def of_two_choices(x: Any) -> Any:
    y = heavy(x)
    return mnp.where(x > 0.5, y, x) + mnp.where(x < 0.2, y, 0)


def summed(x: Any) -> Any:
    return mnp.where(x > 0.5, heavy(x), 0).sum()


def complex_numbers(x: Any) -> Any:
    z = x + 1j * x[::-1]
    return mnp.where(x > 0.5, mnp.exp(z) * mnp.sqrt(z), z)


def truths(x: Any) -> Any:
    return mnp.where(x > 0.5, heavy(x) + heavy(-x) > 0.1, x > 0.3)


PROGRAMS = (
    one_side, both_sides, within_each_other, returned_too, of_two_choices, summed, complex_numbers,
    truths,
)  # fmt: skip


def is_left_out(f: Callable[..., Any], x: np.ndarray) -> bool:
    return "\nthen" in mg.jit(f).lower(x).compile().as_text("llvm")


@pytest.mark.parametrize("f", PROGRAMS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("n", SIZES)
def test_values_do_not_change(f: Callable[..., Any], n: int) -> None:
    rng = np.random.default_rng(n)
    few = np.where(np.arange(n) % 64 == 3, 0.9, 0.1)
    for x in (rng.random(n), np.full(n, 0.9), np.full(n, 0.1), few, np.sort(rng.random(n))):
        x = x.astype(np.float32)
        want = mg.jit(f, backend="interp")(x)
        got = mg.jit(f)(x)
        for a, b in zip(mg.tree.leaves(got), mg.tree.leaves(want), strict=True):
            np.testing.assert_allclose(a, b, rtol=3e-6, atol=3e-6)


def test_an_element_does_not_depend_on_its_neighbours() -> None:
    x = np.random.default_rng(0).random(64, np.float32)
    y = np.asarray(mg.jit(both_sides)(x))
    for k in range(64):
        alone = np.where(np.arange(64) == k, x, np.float32(0.1))
        assert np.asarray(mg.jit(both_sides)(alone))[k] == y[k]


def test_what_others_need_stays() -> None:
    x = np.ones(64, np.float32)
    assert is_left_out(one_side, x) and is_left_out(summed, x)
    assert not is_left_out(returned_too, x) and not is_left_out(of_two_choices, x)


def test_a_few_operations_are_not_worth_a_branch() -> None:
    assert not is_left_out(lambda x: mnp.where(x > 0, x * x + 1, -x), np.ones(64, np.float32))


@pytest.mark.parametrize("op", [ops.select, ops.add, ops.divide], ids=lambda op: op.name)
def test_elements_of_twice_the_width_take_twice_as_long(op: OpDef) -> None:
    """A choice's, too, whose first operand is a bit; a complex element's width is a part's."""
    asked = [tensor((8,), dtype("bool"))] if op is ops.select else []

    def instr(name: str) -> Apply:
        t = tensor((8,), dtype(name))
        ins = [SimpleNamespace(type=x) for x in (*asked, t, t)]
        node: Any = SimpleNamespace(ins=ins, type=t, attrs={})
        return Apply(op, tuple(range(len(ins))), t.dtype, {}, node)

    for narrow, wide in (("f32", "f64"), ("c64", "c128")):
        assert 2 * cycles_of(instr(narrow)) == cycles_of(instr(wide)) > 0
