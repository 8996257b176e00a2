"""`ensure_compile_time_eval`: ops on known values run while a function is traced."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from monograph.hlo.builder import Tracer
from monograph.hlo.record import OpDef
from monograph.hlo.state import eager, interpreting, state
from monograph.hlo.types import TensorType


class _Early:
    """An interpreter that runs what it can and records the rest in the trace around it."""

    __slots__ = ("outer",)

    def __init__(self, outer: Any) -> None:
        self.outer = outer

    def emit(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        traced = any(type(x) is Tracer for x in ins)
        return (self.outer if traced else eager()).emit(op, ins, attrs)

    def constant(self, value: Any, type: TensorType) -> Any:
        return eager().constant(value, type)


def runs_now(values: Iterable[Any]) -> bool:
    """Whether ops on these values run at once: outside every trace, and in such a block."""
    if type(state.interp) is _Early:
        return not any(type(x) is Tracer for x in values)
    return state.interp is eager()


@contextmanager
def ensure_compile_time_eval() -> Iterator[None]:
    """Run ops on known values at once inside the block, also under `jit`.

    Python can then branch on the results; ops on traced values are recorded as always.

    >>> import monograph as mg
    >>> @mg.jit
    ... def f(x):
    ...     with mg.ensure_compile_time_eval():
    ...         n = int(mg.numpy.arange(4).sum())
    ...     return x * n
    >>> f(2.0).item()
    12.0
    """
    with interpreting(_Early(state.interp)):
        yield
