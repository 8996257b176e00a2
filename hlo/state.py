"""Per-thread state of tracing: the current interpreter, location and phase; and `emit`.

Everything that makes an op (user code, a derivative rule, a pass) calls `emit`; what happens then
is the current interpreter's business: record a node (`monograph.hlo.builder`), run it at once,
or send it to one of two builders (linearize).
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from monograph.hlo.location import Loc

if TYPE_CHECKING:
    from monograph.hlo.record import OpDef
    from monograph.hlo.types import TensorType


class Interpreter(Protocol):
    """What `emit` talks to. Values are tracers or concrete arrays; both have a `.type`."""

    def emit(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        """Perform the op; one value, or a list of values for an op with several results."""
        ...

    def constant(self, value: Any, type: TensorType) -> Any:
        """A value holding `value`: a NumPy array of `type`, or a 0-d one to be splat over it."""
        ...


class State(threading.local):
    """One per thread. Whoever sets a field restores it in a ``finally``."""

    def __init__(self) -> None:
        self.interp: Interpreter = _base
        self.loc: Loc | None = (
            None  # set by walks and passes: nodes inherit it instead of capturing
        )
        self.axes: tuple[Any, ...] = ()  # named axes in scope, innermost last
        self.mapped: Any = None  # the named axis that batching maps over
        self.along: tuple[str, ...] = ()  # axes of a mesh that the batch lies on
        self.refs: Mapping[Any, Any] = {}  # semantics other than the records', see `referring`
        # NumPy's warnings as the user wants them, while the interpreter keeps it quiet; else None
        self.errors: Any = None
        self.quiet = False  # the user has not asked for what is traced: `warn` ends it
        # Traced values of ended traces that stand for others: what a late rule closes over
        self.closure: Mapping[Any, Any] = {}


class _Nothing:
    """The interpreter before anyone has said how to run an op outside a trace."""

    def emit(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        raise RuntimeError(f"{op.name}: no trace is open and no eager interpreter is installed")

    def constant(self, value: Any, type: TensorType) -> Any:
        raise RuntimeError("no trace is open and no eager interpreter is installed")


_base: Interpreter = _Nothing()
state = State()


def install_eager(interp: Interpreter) -> None:
    """Make `interp` what runs ops outside every trace, here and in threads that start later."""
    global _base
    _base = interp
    state.interp = interp


def eager() -> Interpreter:
    """The interpreter of ops outside every trace."""
    return _base


def emit(op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
    """Perform `op` under the current interpreter. `attrs` must be complete and in record order."""
    return state.interp.emit(op, ins, attrs)


@contextmanager
def interpreting(interp: Interpreter) -> Iterator[None]:
    """Make `interp` current inside the block."""
    before = state.interp
    state.interp = interp
    try:
        yield
    finally:
        state.interp = before


@contextmanager
def referring(refs: Mapping[OpDef, Any]) -> Iterator[None]:
    """Let the interpreter run these ops by other semantics than their records' inside the block.

    A machine whose arithmetic differs by contract (products in fewer bits, sums in an order of its
    own) says so with such a table: record -> ``(attrs, *arrays) -> array | tuple``.
    """
    before = state.refs
    state.refs = refs
    try:
        yield
    finally:
        state.refs = before


@contextmanager
def located(loc: Loc | None) -> Iterator[None]:
    """Give every node made inside the block this location."""
    before = state.loc
    state.loc = loc
    try:
        yield
    finally:
        state.loc = before
