"""What a call costs beside the work: compiled functions of tiny arrays, and ops outside jit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import numpy as np
from measure import Pace, Run, Sample, interleaved, ratio

import monograph as mg

LIBS: dict[str, Any] = {"ours": mg, "XLA": jax}


@dataclass(frozen=True)
class Call:
    """One kind of call.

    Attributes:
        name: what the row is called.
        make: package -> a function without arguments that makes one call.
        most: seconds that it may take; None: no such bar.
        faster: whether it must take at most JAX's time.
    """

    name: str
    make: Callable[[Any], Run]
    most: float | None = None
    faster: bool = False


@dataclass(frozen=True)
class CallResult:
    """Seconds per call of both sides, and theirs over ours."""

    call: Call
    ours: Sample
    theirs: Sample
    ratio: Sample

    @property
    def met(self) -> bool | None:
        if self.call.most is not None:
            return self.ours.median <= self.call.most
        return self.ratio.median >= 1 if self.call.faster else None


def _x(shift: int = 0) -> np.ndarray:
    return np.arange(shift, shift + 8, dtype=np.float32)


def _added_to(x: Any) -> Callable[[Any], Run]:
    """``jit(x + 1)`` of an array as it is."""

    def make(lib: Any) -> Run:
        f = lib.jit(lambda x: x + 1)
        held = x if isinstance(x, np.ndarray) else lib.device_put(x[0])
        return lambda: f(held)

    return make


def _four(lib: Any) -> Run:
    f = lib.jit(lambda a, b, c, d: a + b + c + d)
    held = [lib.device_put(_x(i)) for i in range(4)]
    return lambda: f(*held)


def _tree(lib: Any) -> Run:
    f = lib.jit(lambda p: lib.tree.map(lambda v: v * 2, p))
    held = {f"layer{i}": lib.device_put(_x(i)) for i in range(10)}
    return lambda: f(held)


class State(NamedTuple):
    """As of an optimiser."""

    step: Any
    mean: Any


def _named(lib: Any) -> Run:
    f = lib.jit(lambda s: State(s.step + 1, s.mean * 2))
    held = State(*(lib.device_put(_x(i)) for i in range(2)))
    return lambda: f(held)


def _eager(lib: Any) -> Run:
    x, y = lib.device_put(_x()), lib.device_put(_x(1))
    return lambda: x + y


def _eager_large(lib: Any) -> Run:
    x = lib.device_put(np.ones(1 << 16, np.float32))
    return lambda: lib.block_until_ready(x + x)


def _many(lib: Any) -> Run:
    f = lib.jit(lambda p: [v + 1 for v in p])
    held = [lib.device_put(_x(i)) for i in range(300)]
    return lambda: f(held)


CALLS = (
    Call("jit(x + 1), 8 floats, array of the package", _added_to([_x()]), most=1e-6),
    Call("jit(x + 1), 8 floats, NumPy array", _added_to(_x()), most=3e-6),
    Call("jit of 4 arguments", _four),
    Call("jit of a dict of 10 parameters, 10 results", _tree),
    Call("jit of a named tuple, result a named tuple", _named),
    Call("jit of 300 arrays, 300 results", _many),
    Call("x + y outside jit, 8 floats", _eager, faster=True),
    Call("x + x outside jit, 64K floats", _eager_large),
)


def call_results(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[CallResult]:
    """Measure the chosen kinds; results of tiny programs are not waited for, on either side."""
    for call in CALLS:
        if chosen(call.name):
            got = interleaved({who: call.make(lib) for who, lib in LIBS.items()}, pace)
            ours, theirs = got["ours"], got["XLA"]
            yield CallResult(call, ours, theirs, ratio(theirs, ours))
