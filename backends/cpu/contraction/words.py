"""Arithmetic of the driver: numbers (i64), conditions (i1) and pointers, by short names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.emission.offsets import extreme


class Words:
    """Instructions on operands; all numbers are i64."""

    def __init__(self, code: Code) -> None:
        self.code = code

    def add(self, x: str, y: str | int) -> str:
        return self.code.op(f"add i64 {x}, {y}")

    def sub(self, x: str, y: str | int) -> str:
        return self.code.op(f"sub i64 {x}, {y}")

    def mul(self, x: str, y: str | int) -> str:
        return self.code.op(f"mul i64 {x}, {y}")

    def div(self, x: str, y: str | int) -> str:
        return self.code.op(f"udiv i64 {x}, {y}")

    def parts(self, x: str, y: str | int) -> str:
        """How many pieces of y cover x."""
        return self.div(self.add(x, self.sub(str(y), 1)), y)

    def extreme(self, name: str, x: str, y: str) -> str:
        return extreme(self.code, name, x, y)

    def less(self, x: str, y: str) -> str:
        """x - y, but not below zero."""
        return self.sub(self.extreme("umax", x, y), y)

    def test(self, x: str, how: str = "ne", y: str | int = 0) -> str:
        return self.code.op(f"icmp {how} i64 {x}, {y}")

    def choose(self, p: str, kind: str, x: str, y: str) -> str:
        return self.code.op(f"select i1 {p}, {kind} {x}, {kind} {y}")

    def both(self, p: str, q: str) -> str:
        return self.code.op(f"and i1 {p}, {q}")

    def offset(self, base: str, nbytes: str) -> str:
        return self.code.op(f"getelementptr i8, ptr {base}, i64 {nbytes}")

    @contextmanager
    def when(self, p: str) -> Iterator[None]:
        """What follows is run only where p (an i1) holds."""
        with self.code.span("0", self.code.op(f"zext i1 {p} to i64"), 1):
            yield
