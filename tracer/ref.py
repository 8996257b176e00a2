"""`Ref`: an array that changes. Inside a trace its reads and writes are pure values.

A `Ref` holds its value for the interpreter that it was made under, its home. A trace further in has
a value of its own for it (`Builder.refs`): it starts as a captured parameter, and if it is another
one when the trace ends, it becomes one more result (`Trace.written`). Whoever traced gives the
operand and takes the result, so graphs know nothing of this.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from monograph.hlo.builder import Builder, Tracer
from monograph.hlo.errors import (
    ArgumentError,
    LeakedTracerError,
    MonographError,
    UnsupportedError,
)
from monograph.hlo.location import Loc
from monograph.hlo.ops import convert, zeros
from monograph.hlo.ops.composite import stop_gradient
from monograph.hlo.state import eager, state
from monograph.hlo.types import TensorType
from monograph.hlo.walk.linearize import Linearizer
from monograph.tracer.array import Array


class Ref:
    """An array that changes: made by `new_ref`, read and written by indexing.

    Attributes:
        held: the type of its value, which never changes.
        home: the interpreter that it was made under; it is of no use once that has ended.
        loc: where it was made.
        kind: if there is one, what is written has no derivative.
        ended: why it cannot be used any more; empty as long as it can.
    """

    __slots__ = ("__weakref__", "_backward", "_value", "ended", "held", "home", "kind", "loc")
    _backward: Backward | None

    def __init__(self, value: Any, loc: Loc | None = None, kind: str | None = None) -> None:
        self._value = shared(value)
        self.held: TensorType = value.type
        self.home = state.interp
        self.loc = loc
        self.kind = kind
        self.ended = ""
        self._backward = None

    # ---- what arrays have, too

    @property
    def shape(self) -> tuple[int, ...]:
        return self.held.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.held.dtype.np

    @property
    def ndim(self) -> int:
        return self.held.ndim

    @property
    def size(self) -> int:
        return self.held.size

    @property
    def weak_type(self) -> bool:
        return self.held.weak

    @property
    def sharding(self) -> Any:
        """Where its value is."""
        return read(self).sharding

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an unsized object: a 0-d Ref")
        return self.shape[0]

    def __reduce__(self) -> Any:
        """A copy is another `Ref` that holds the same."""
        return Ref, (read(self), None, self.kind)

    def __iter__(self) -> Iterator[Any]:
        raise TypeError("a Ref is not iterated over: read it first (ref[...])")

    def __repr__(self) -> str:
        if type(self._value) is Array and not self.ended:
            return f"Ref{repr(self._value).removeprefix('Array')}"
        return f"Ref{{{self.held}}}"

    @property
    def used(self) -> bool:
        """Whether it holds anything yet."""
        return self._value is not None

    @property
    def backward(self) -> Backward:
        """What stands for it in the backward half of derivatives."""
        if self._backward is None:
            self._backward = Backward(self, self.home)
        return self._backward


class Backward(Ref):
    """What stands for a `Ref` in the backward half of derivatives.

    On the way forward it holds nothing of interest. Its cotangent on the way back is what the `Ref`
    holds then, which backward rules read and write (`monograph.tracer.custom_vjp`): so it goes
    through loops and calls the other way round, as the state of the backward half must.

    Attributes:
        primal: the `Ref`.
    """

    __slots__ = ("primal",)

    def __init__(self, primal: Ref, home: Any) -> None:
        self._value = None
        self.held = primal.held.strong
        self.home = home
        self.loc = primal.loc
        self.kind = None
        self.ended = ""
        self._backward = self
        self.primal = primal


class Seen:
    """What a trace knows of a `Ref` of an outer one: the parameter, and what it holds now."""

    __slots__ = ("start", "value")

    def __init__(self, start: Tracer) -> None:
        self.start = self.value = start


def shared(x: Any) -> Any:
    """An array object of its own, on the same memory: whoever changes it must copy."""
    return Array(x.type, x.sharding, x.buffers) if type(x) is Array else x


def read(ref: Ref) -> Any:
    """What a `Ref` holds now, for the current interpreter."""
    return shared(_value(ref, state.interp))


def current(ref: Ref) -> Any:
    """The value itself, for who replaces it: its memory may be taken over."""
    return _value(ref, state.interp)


def write(ref: Ref, value: Any) -> None:
    """Let a `Ref` hold another value of its type, up to the weak mark, that nobody else has."""
    if value.type.weak is not ref.held.weak:
        value = convert(value, dtype=value.type.dtype, weak=ref.held.weak)
    if ref.kind is not None and ref.held.dtype.is_inexact:
        value = stop_gradient(value)
    interp = _where(state.interp, ref)
    if interp is ref.home:
        _check(ref)
        ref._value = value
    else:
        _seen(ref, interp).value = value


def free(ref: Ref) -> None:
    """Make a `Ref` unusable."""
    if _where(state.interp, ref) is not ref.home:
        raise ArgumentError(
            "a Ref is frozen in another trace than it was made in",
            operands={"ref": ref.held},
            fix="freeze it where it was made; read it here: ref[...].",
        )
    _check(ref)
    ref.ended, ref._value = "after freeze or free_ref", None


def for_rules(refs: Sequence[Ref]) -> None:
    """Make these operands and results of the function that is traced, also for backward rules."""
    for ref in refs:
        read(ref)
        write(ref.backward, zeros(ref.backward.held))


def held(captures: Sequence[Any]) -> list[Any]:
    """Values of what a trace captured: of `Ref`s what they hold now."""
    return [read(x) if isinstance(x, Ref) else x for x in captures]


# ---- who knows what it holds ---------------------------------------------------------------------


def _where(interp: Any, ref: Ref) -> Any:
    """The interpreter that holds the value: rules run under one that holds none."""
    while interp is not ref.home and type(interp) is Linearizer:
        interp = interp.outer
    return interp


def _value(ref: Ref, interp: Any) -> Any:
    interp = _where(interp, ref)
    if interp is not ref.home:
        return _seen(ref, interp).value
    _check(ref)
    return zeros(ref.held) if ref._value is None else ref._value


def _seen(ref: Ref, interp: Any) -> Seen:
    """What a trace knows of the `Ref`; from now on it is one of the trace's parameters."""
    if type(interp) is not Builder or interp.closed:
        raise _leaked(ref)
    found: Seen | None = interp.refs.get(ref)
    if found is None:
        known = None if interp.values is None else _value(ref, interp.owner)
        _check_reach(ref, interp)
        found = interp.refs[ref] = Seen(interp.stand_in(ref, ref.held, known))
    return found


def _check_reach(ref: Ref, interp: Any) -> None:
    """Raise if the trace is not inside the one that the `Ref` was made in."""
    while interp is not ref.home:
        if type(interp) is Builder:
            if ref in interp.passed:
                raise aliased(ref, interp.passed[ref])
            interp = interp.owner
        elif type(interp) is Linearizer:
            interp = interp.outer
        else:
            raise _leaked(ref)
    _check(ref)


def aliased(ref: Ref, place: str) -> ArgumentError:
    """The error for a `Ref` that a function can reach under two names."""
    return ArgumentError(
        f"a Ref is both closed over and passed as the argument {place}",
        operands={"ref": ref.held},
        why="inside the function they would be two arrays.",
        fix="pass it, or close over it, not both.",
    )


def _leaked(ref: Ref) -> MonographError:
    if outlives(ref):
        return UnsupportedError(
            "a Ref is used in a function that may use its arguments only",
            operands={"ref": ref.held},
            why="it becomes a part of an op, as composites and the functions of reductions do.",
            fix="pass what it holds (ref[...]) as an argument.",
        )
    return LeakedTracerError(
        "a Ref is used outside the trace that it was made in",
        operands={"ref": ref.held},
        why="what it holds is a value of that trace.",
        fix="return what it holds (ref[...]) from the function; make it outside, and pass it in.",
        loc=ref.loc,
    )


def _check(ref: Ref) -> None:
    if ref.ended:
        raise ArgumentError(
            f"a Ref is used {ref.ended}",
            operands={"ref": ref.held},
            fix="read it (ref[...]) while it lasts, and pass on what it holds.",
            loc=ref.loc,
        )


def outlives(ref: Ref) -> bool:
    """Whether it was made outside every trace."""
    return ref.home is eager()
