"""Offsets and bounds as i64 operands, constants folded; loops between them.

Called by all that write loops of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from monograph.backends.cpu.emission.emit import Code, Module


def added(code: Code, x: str, y: str | int) -> str:
    """The sum of i64 operands, constants folded."""
    y = str(y)
    if x[0] != "%" and y[0] != "%":
        return str(int(x) + int(y))
    if y == "0":
        return x
    return y if x == "0" else code.op(f"add i64 {x}, {y}")


def times(code: Code, x: str, k: int) -> str:
    """An i64 operand times a constant."""
    if x[0] != "%":
        return str(int(x) * k)
    return x if k == 1 else code.op(f"mul i64 {x}, {k}")


def negated(code: Code, x: str) -> str:
    """Zero minus an i64 operand."""
    return code.op(f"sub i64 0, {x}") if x[0] == "%" else str(-int(x))


def whole_steps(code: Code, low: str, high: str, by: int) -> str:
    """Where the last whole step of a constant size ends between two bounds, i64 operands."""
    if low[0] != "%" and high[0] != "%":
        return str(int(low) + (int(high) - int(low)) // by * by)
    length = code.op(f"sub i64 {high}, {low}")
    return code.op(f"add i64 {low}, {times(code, code.op(f'udiv i64 {length}, {by}'), by)}")


def extreme(code: Code, name: str, x: str | int, y: str | int) -> str:
    """`name` (smin, smax, umin, umax) of two i64 operands; constants are not negative."""
    if str(x)[0] != "%" and str(y)[0] != "%":
        return str((min if name.endswith("min") else max)(int(x), int(y)))
    return code.op(f"call i64 @{extreme_of_words(code.module, name)}(i64 {x}, i64 {y})")


def extreme_of_words(module: Module, name: str) -> str:
    """The intrinsic for that, declared; its name."""
    return module.declare(f"llvm.{name}.i64", f"i64 @llvm.{name}.i64(i64, i64)")


@contextmanager
def over(code: Code, low: str, high: str, step: int = 1) -> Iterator[str]:
    """A loop between i64 operands, perhaps without a step; its variable."""
    if low[0] != "%" and high[0] != "%":
        if int(low) < int(high):
            with code.loop(int(low), int(high), step) as loop:
                yield loop.var
            return
    with code.span(low, high, step) as span:
        yield span.var
