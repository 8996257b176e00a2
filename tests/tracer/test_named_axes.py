"""Named axes beyond what JAX maps: groups, products of axes, values that are not mapped.

Every collective is compared with its definition on the values of all members, member by member.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import monograph as mg
from monograph import lax
from monograph.errors import AxisError, MonographError, UnboundAxisError

F32 = np.float32


def members(groups: Any, size: int) -> dict[int, list[int]]:
    """Of each member, those of its group."""
    rows = groups or [list(range(size))]
    return {m: list(row) for row in rows for m in row}


def reference(kind: str, x: np.ndarray, of: dict[int, list[int]]) -> np.ndarray:
    """What each member gets; dimension 0 of `x` counts members."""

    def one(m: int) -> Any:
        mine = of[m]
        place = mine.index(m)
        rows = x[mine]
        return {
            "psum": lambda: rows.sum(0),
            "pmax": lambda: rows.max(0),
            "all_gather": lambda: rows,
            "psum_scatter": lambda: rows.sum(0)[place],
            "all_to_all": lambda: rows[:, place],
        }[kind]()

    return np.stack([one(m) for m in range(len(x))])


CALLS = {
    "psum": lambda x, name, **o: lax.psum(x, name, **o),
    "pmax": lambda x, name, **o: lax.pmax(x, name, **o),
    "all_gather": lambda x, name, **o: lax.all_gather(x, name, **o),
    "psum_scatter": lambda x, name, **o: lax.psum_scatter(x, name, **o),
    "all_to_all": lambda x, name, **o: lax.all_to_all(x, name, 0, 0, **o),
}
GROUPED = [None, [[0, 1], [2, 3]], [[0, 2], [3, 1]], [[3, 1, 0, 2]], [[0], [1], [2], [3]]]


@pytest.mark.parametrize("kind", CALLS)
@pytest.mark.parametrize("groups", GROUPED)
def test_groups(kind: str, groups: Any) -> None:
    n = 4 if groups is None else len(groups[0])
    x = np.random.default_rng(0).integers(-5, 5, (4, n, 3)).astype(F32)

    def f(x: Any) -> Any:
        return CALLS[kind](x, "i", axis_index_groups=groups)

    want = reference(kind, x, members(groups, 4))
    assert np.array_equal(mg.vmap(f, axis_name="i")(x), want)
    same = reference(kind, np.stack([x[0]] * 4), members(groups, 4))
    assert np.array_equal(mg.vmap(lambda _: f(x[0]), axis_name="i")(x), same)


@pytest.mark.parametrize("kind", ["psum", "all_gather", "psum_scatter", "all_to_all"])
@pytest.mark.parametrize("groups", GROUPED)
def test_gradients_of_groups(kind: str, groups: Any) -> None:
    """The derivative inside the map is the transpose of the whole."""
    n = 4 if groups is None else len(groups[0])
    rng = np.random.default_rng(1)
    x = rng.normal(size=(4, n, 3)).astype(F32)

    def f(x: Any) -> Any:
        return CALLS[kind](x, "i", axis_index_groups=groups)

    def pulled(x: Any, c: Any) -> Any:
        return mg.vjp(f, x)[1](c)[0]

    c = rng.normal(size=reference(kind, x, members(groups, 4)).shape).astype(F32)
    inside = mg.vmap(pulled, axis_name="i")(x, c)
    outside = mg.vjp(mg.vmap(f, axis_name="i"), x)[1](c)[0]
    assert np.allclose(inside, outside, atol=1e-5)


def test_groups_of_unequal_sizes() -> None:
    x = np.arange(4, dtype=F32)
    groups = [[1], [3, 0, 2]]
    got = mg.vmap(lambda x: lax.psum(x, "i", axis_index_groups=groups), axis_name="i")(x)
    assert got.tolist() == [5, 1, 5, 5]
    with pytest.raises(AxisError, match="one size"):
        mg.vmap(lambda x: lax.all_gather(x, "i", axis_index_groups=groups), axis_name="i")(x)


def flattened(f: Any, names: tuple[str, str], x: np.ndarray) -> np.ndarray:
    """`f` of two named axes together; the members' dimension of the result is one again."""
    two = x.reshape(2, 3, *x.shape[1:])
    if names == ("j", "i"):
        two = two.swapaxes(0, 1)
    made = np.asarray(mg.vmap(mg.vmap(f, axis_name="j"), axis_name="i")(two))
    if names == ("j", "i"):
        made = made.swapaxes(0, 1)
    return made.reshape(6, *made.shape[2:])


@pytest.mark.parametrize("kind", CALLS)
def test_product_of_axes(kind: str) -> None:
    x = np.random.default_rng(2).integers(-5, 5, (6, 6, 2)).astype(F32)
    got = flattened(lambda x: CALLS[kind](x, ("i", "j")), ("i", "j"), x)
    assert np.array_equal(got, reference(kind, x, members(None, 6)))


@given(st.permutations(range(6)), st.integers(0, 6))
def test_permutation_of_a_product(order: list[int], kept: int) -> None:
    pairs = list(zip(order, range(6), strict=True))[:kept]
    x = np.arange(12, dtype=F32).reshape(6, 2) + 1
    want = np.zeros_like(x)
    for source, target in pairs:
        want[target] = x[source]
    got = flattened(lambda x: lax.ppermute(x, ("i", "j"), pairs), ("i", "j"), x)
    assert np.array_equal(got, want)
    one = mg.vmap(lambda x: lax.ppermute(x, "k", pairs), axis_name="k")(x)
    assert np.array_equal(one, want)
    same = mg.vmap(lambda _: lax.ppermute(1.0, "k", pairs), axis_name="k")(x)
    assert np.array_equal(same, want[:, 0] > 0)


def test_broadcast_is_the_same_for_all() -> None:
    x = np.arange(6, dtype=F32)
    f = mg.vmap(lambda x: lax.pbroadcast(x, "i", 4), axis_name="i", out_axes=None)
    assert f(x) == 4
    got = flattened(lambda x: lax.pbroadcast(x, ("i", "j"), 4), ("i", "j"), x)
    assert got.tolist() == [4] * 6
    pull = mg.vmap(lambda x: mg.grad(lambda x: 3 * lax.pbroadcast(x, "i", 1))(x), axis_name="i")
    assert pull(x).tolist() == [0, 18, 0, 0, 0, 0]


def test_derivative_through_rows_that_take_another_branch() -> None:
    """JAX cuts what such rows give to the others; the derivative of the values has it."""

    def f(x: Any, k: Any) -> Any:
        return lax.switch(k, [lambda x: lax.psum(x**2, "i"), lambda x: x**3], x)

    x, k, w = np.array([0.5, 1.5, -2.0], F32), np.array([0, 1, 0]), np.array([1.0, 2.0, 3.0], F32)
    got = mg.grad(lambda x: (mg.vmap(f, axis_name="i")(x, k) * w).sum())(x)
    assert np.allclose(got, 8 * x + np.array([0, 6, 0]) * x**2)


def test_reverse_rule_that_runs_after_the_map() -> None:
    """JAX no longer knows the axis there."""

    @mg.custom_vjp
    def f(x: Any) -> Any:
        return lax.psum(x**2, "i")

    f.defvjp(lambda x: (f(x), x), lambda x, c: (3 * x * lax.pmean(c, "i"),))
    x = np.array([0.5, 1.5, -2.0], F32)
    w = np.array([1.0, 2.0, 3.0], F32)
    got = mg.grad(lambda x: (mg.vmap(f, axis_name="i")(x) * w).sum())(x)
    assert np.allclose(got, 3 * x * w.mean())


def test_traces_are_kept_by_axis() -> None:
    traced = []

    @mg.jit
    def inner(x: Any) -> Any:
        traced.append(1)
        return lax.psum(x, "i")

    for size in (3, 3, 4):
        mg.vmap(lambda x: inner(x) + inner(x), axis_name="i")(np.ones(size, F32))
    assert len(traced) == 2


def test_message() -> None:
    with pytest.raises(UnboundAxisError) as e:
        mg.vmap(lambda x: lax.psum(x, "data"), axis_name="batch")(np.ones(3))
    assert isinstance(e.value, NameError)
    text = str(e.value)
    assert "unbound axis name: data" in text and "axis_name='data'" in text and "'batch'" in text


@pytest.mark.parametrize(
    "f",
    [
        lambda x: lax.ppermute(x, "i", [(0, 7)]),
        lambda x: lax.psum(x, "i", axis_index_groups=[[0, 1]]),
        lambda x: lax.psum(x, ("i", 0), axis_index_groups=[[0, 1, 2]]),
        lambda x: lax.psum_scatter(x, "i"),
        lambda x: lax.all_to_all(x, "i", 0, 5),
    ],
)
def test_refused(f: Any) -> None:
    with pytest.raises(MonographError):
        mg.vmap(f, axis_name="i")(np.ones((3, 2)))
