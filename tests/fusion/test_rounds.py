"""Carries that change places, and those of which a part is written: nothing is copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
from fusion_programs import add_one, below, f, loop
from loop_programs import LONG, I, check, doubled, drawn, shifted
from monograph.fusion.program import Copy, Program, Switch, While, all_steps
from monograph.hlo import ops
from monograph.hlo.ops.leaf import splat


def part(x: Any, *ranges: tuple[int, int]) -> Any:
    """A box of an array."""
    low, high = ([r[k] for r in ranges] for k in (0, 1))
    ones = (1,) * len(ranges)
    return ops.slice(x, start_indices=tuple(low), limit_indices=tuple(high), strides=ones)


def put(x: Any, value: Any, *starts: int) -> Any:
    """An array with a box replaced."""
    return ops.dynamic_update_slice(x, value, *(splat(s, I) for s in starts))


N = 64  # rows and columns
INSIDE = ((1, N - 1), (1, N - 1))


def near(x: Any) -> Any:
    """The sum of the four neighbours of every inner element."""
    up, down = part(x, (0, N - 2), INSIDE[1]), part(x, (2, N), INSIDE[1])
    left, right = part(x, INSIDE[0], (0, N - 2)), part(x, INSIDE[0], (2, N))
    return ops.add(ops.add(up, down), ops.add(left, right))


def mixed(a: Any, b: Any, k: float = 0.2) -> Any:
    """Numbers that stay small."""
    return ops.tanh(ops.subtract(a, ops.multiply(b, splat(k, b.type))))


def heat(x: Any) -> Any:
    """Every inner element from its neighbours and itself."""
    return put(x, mixed(part(x, *INSIDE), near(x)), 1, 1)


def heat_with_edges(x: Any) -> Any:
    """Edges are what is next to them, corners too."""
    x = heat(x)
    x = put(x, part(x, (1, 2), (0, N)), 0, 0)
    x = put(x, part(x, (N - 2, N - 1), (0, N)), N - 1, 0)
    x = put(x, part(x, (0, N), (1, 2)), 0, 0)
    return put(x, part(x, (0, N), (N - 2, N - 1)), 0, N - 1)


def heat_with_constant_edges(x: Any) -> Any:
    x = heat(x)
    return put(x, splat(0.5, f(1, N)), 0, 0)


def edges_first(x: Any) -> Any:
    """The second update reads what the first one wrote, and itself."""
    x = put(x, ops.tanh(part(x, (1, 2), (0, N))), 0, 0)
    inner = ops.add(part(x, *INSIDE), part(x, (0, N - 2), (0, N - 2)))
    return put(x, ops.tanh(inner), 1, 1)


def over_itself(x: Any) -> Any:
    """Both updates write the same elements, and the second one reads them."""
    x = heat(x)
    return put(x, ops.multiply(part(x, (2, 9), (3, N)), splat(0.5, f(7, N - 3))), 2, 3)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 6, 7])
@pytest.mark.parametrize(
    ("step", "copied"),
    [
        (heat, 0), (heat_with_edges, 0), (heat_with_constant_edges, 0), (over_itself, 0),
        (edges_first, 2),  # the second update reads neighbours in what the first one made
    ],
)  # fmt: skip
def test_parts_are_written_over_the_value_before(
    step: Callable[[Any], Any], copied: int, count: int
) -> None:
    def fn(x: Any) -> Any:
        return loop(lambda i, *_: below(i, count), lambda i, x: [add_one(i), step(x)],
                    [splat(0, I), x])[1:]  # fmt: skip

    made = check(fn, [f(N, N)], drawn(N, N))
    assert doubled(made) == 1 and len(_in_a_round(made)) <= copied


def neighbours(a: Any, b: Any) -> list[Any]:
    """The next value reads neighbours of both: a third buffer goes round."""
    return [b, mixed(ops.reverse(a, dimensions=(0,)), ops.reverse(b, dimensions=(1,)))]


def elements(a: Any, b: Any) -> list[Any]:
    """The next value can be written over the one before."""
    return [b, mixed(a, ops.reverse(b, dimensions=(1,)))]


def inner_elements(a: Any, b: Any) -> list[Any]:
    """Only inner elements are written, into what was; edges of the two may differ at first."""
    return [b, put(b, mixed(part(a, *INSIDE), near(b)), 1, 1)]


def inner_neighbours(a: Any, b: Any) -> list[Any]:
    return [b, put(b, mixed(near(a), near(b)), 1, 1)]


def inner_elements_and_edges(a: Any, b: Any) -> list[Any]:
    """What is read of the value before overlaps what the second update writes."""
    inner = put(b, mixed(part(a, *INSIDE), near(b)), 1, 1)
    return [b, put(inner, ops.tanh(part(inner, (1, 4), (0, N))), 0, 0)]


def inner_of_the_first(a: Any, b: Any) -> list[Any]:
    return [b, put(a, mixed(part(a, *INSIDE), near(b)), 1, 1)]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 8])
@pytest.mark.parametrize(
    ("step", "copied"),
    [
        (neighbours, 0), (elements, 0), (inner_elements, 0), (inner_of_the_first, 0),
        (inner_neighbours, 4), (inner_elements_and_edges, 4),
    ],
)  # fmt: skip
def test_carries_that_take_values(
    step: Callable[[Any, Any], list[Any]], copied: int, count: int
) -> None:
    def fn(x: Any, y: Any) -> Any:
        return loop(lambda i, *_: below(i, count), lambda i, a, b: [add_one(i), *step(a, b)],
                    [splat(0, I), x, y])[1:]  # fmt: skip

    made = check(fn, [f(N, N), f(N, N)], drawn(N, N), drawn(N, N)[::-1] + 1)
    assert doubled(made) >= 1 and len(_in_a_round(made)) <= copied


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 7])
def test_three_carries_in_a_row(count: int) -> None:
    def step(i: Any, a: Any, b: Any, c: Any) -> list[Any]:
        return [add_one(i), b, c, mixed(a, ops.reverse(c, dimensions=(0,)))]

    def fn(*xs: Any) -> Any:
        return loop(lambda i, *_: below(i, count), step, [splat(0, I), *xs])[1:]

    x = drawn(LONG)
    made = check(fn, [f(LONG)] * 3, x, x + 1, x - 1)
    assert doubled(made) == 2 and _in_a_round(made) == []


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6])
def test_carries_in_a_circle(count: int) -> None:
    def fn(*xs: Any) -> Any:
        return loop(lambda i, *_: below(i, count), lambda i, a, b, c: [add_one(i), b, c, a],
                    [splat(0, I), *xs])[1:]  # fmt: skip

    x = drawn(LONG)
    made = check(fn, [f(LONG)] * 3, x, x + 1, x - 1)
    assert doubled(made) == 2 and _in_a_round(made) == []


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5])
def test_a_row_of_carries_that_is_fed_from_outside(count: int) -> None:
    """The first carry takes an array that no step makes, so those that take its value wait."""
    n = 1 << 14

    def fn(x: Any, y: Any, z: Any, w: Any, k: Any, last: Any) -> Any:
        def step(s: Any) -> Any:
            return s[0] + 1, s[2], s[3], k, s[4][::-1] * 0.5 + s[1]

        return mg.lax.while_loop(lambda s: s[0] < last, step, (0, x, y, z, w))[1:]

    x, y, z, w, k = want = [np.full(n, v, np.float32) for v in (1, 2, 3, 4, 9)]
    for _ in range(count):
        want = [want[1], want[2], k, want[3] * np.float32(0.5) + want[0]]
    for a, b in zip(mg.jit(fn)(x, y, z, w, k, count), want, strict=False):
        np.testing.assert_array_equal(a, b)


def test_a_long_row_of_carries_is_copied() -> None:
    def fn(*xs: Any) -> Any:
        return loop(lambda i, *_: below(i, 9), lambda i, *xs: [add_one(i), *xs[1:], shifted(xs[0])],
                    [splat(0, I), *xs])[1:]  # fmt: skip

    x = 0.1 * drawn(LONG)
    made = check(fn, [f(LONG)] * 6, *(x + k for k in range(6)))
    assert doubled(made) == 0


def test_parts_that_move_are_copied_around() -> None:
    """What was written a step before is elsewhere: the value before differs there too."""

    def step(i: Any, x: Any) -> list[Any]:
        rows = ops.tanh(ops.add(part(x, (0, 8), (0, N)), part(x, (N - 8, N), (0, N))))
        return [add_one(i), ops.dynamic_update_slice(x, rows, i, splat(0, I))]

    def fn(x: Any) -> Any:
        return loop(lambda i, *_: below(i, 7), step, [splat(0, I), x])[1:]

    check(fn, [f(N, N)], drawn(N, N))


def _in_a_round(made: Program) -> list[int]:
    """The copies of a whole round of all loops, without those at a loop's end."""
    found: list[int] = []
    for step in all_steps(made.steps or ()):
        steps: list[Any] = list(step.body) if isinstance(step, While) else []
        while steps:
            found += [s.nbytes for s in steps if isinstance(s, Copy)]
            steps = list(steps[-1].branches[0]) if isinstance(steps[-1], Switch) else []
    return found
