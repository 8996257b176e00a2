"""What libraries written for JAX do with it, beside what tutorials do; values are JAX's."""

from __future__ import annotations

import enum
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp


class Step(enum.IntEnum):
    FIRST = 0
    LAST = 2


X = np.arange(6, dtype=np.float32).reshape(2, 3)

# each takes the package and its numpy
PROGRAMS: dict[str, Callable[[Any, Any], Any]] = {
    "members of enums in lists": lambda m, n: n.array([Step.FIRST, Step.LAST]),
    "members of enums beside floats": lambda m, n: n.asarray([Step.LAST, 2.5]),
    "members of enums as values": lambda m, n: n.full(3, Step.LAST),
    "members of enums as indices": lambda m, n: n.arange(5)[Step.LAST],
    "a range of new axes": lambda m, n: n.expand_dims(n.array(X), range(2)),
    "a range of axes": lambda m, n: n.sum(n.array(X), axis=range(2)),
    "an array of axes": lambda m, n: n.max(n.array(X), axis=np.array([0, 1])),
    "a range of axes to turn": lambda m, n: n.flip(n.array(X), axis=range(2)),
    "a range of axes to move": lambda m, n: n.moveaxis(n.array(X), range(2), [1, 0]),
    "an iterator of axes": lambda m, n: n.array(X).transpose(reversed(range(2))),
    "a range as a shape": lambda m, n: n.array(X).reshape(range(3, 1, -1)),
    "a range of axes to roll": lambda m, n: n.roll(n.array(X), [1, 1], axis=range(2)),
    "device_get of traced values": lambda m, n: m.jit(lambda x: m.device_get({"a": x})["a"] + 1)(X),
}


class Shape:
    """A shape that is no tuple, as TensorFlow's."""

    def __len__(self) -> int:
        return 2

    def __getitem__(self, i: Any) -> Any:
        return (2, 3)[i]

    def __iter__(self) -> Iterator[int]:
        return iter((2, 3))


PROGRAMS |= {
    "a shape of another class": lambda m, n: n.broadcast_to(n.ones(3), Shape()),
    "keys of a shape of another class": lambda m, n: m.random.normal(m.random.key(0), Shape()),
}


def test_traced_values_and_keys_may_be_referred_to_weakly() -> None:
    """Distrax remembers of an array, by a weak reference to it, what it has computed."""

    @mg.jit
    def f(x: Any) -> Any:
        kept = weakref.ref(x)
        return kept() + 1

    key = mg.random.key(0)
    assert weakref.ref(key)() is key and f(1.0) == 2


def _same(have: Any, want: Any) -> None:
    assert mg.tree.structure(have) == mg.tree.structure(mg.tree.map(np.asarray, want))
    for a, b in zip(mg.tree.leaves(have), jax.tree.leaves(want), strict=True):
        assert np.asarray(a).dtype == np.asarray(b).dtype
        np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-6)


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    program = PROGRAMS[name]
    _same(program(mg, mnp), program(jax, jnp))
