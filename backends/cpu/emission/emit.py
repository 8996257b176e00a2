"""A small emitter of LLVM IR text: one module, and one function's instructions.

Pure instructions are named once per scope (common subexpressions by their text) and are put into
the outermost loop that all their operands allow (loop invariants), so that LLVM needs no
middle-end passes. Loops are of the do-while form with phis; each runs at least once.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np

_NAMES = re.compile(r"%[A-Za-z0-9_.]+")


@dataclass(frozen=True)
class Machine:
    """What code generation may use.

    Attributes:
        triple, cpu, features: as LLVM writes them; empty means this computer's.
        vector_bits: register width.
        f16c, fma: whether there are f16 conversions, fused multiply-add.
        own_cache: bytes of the largest cache that a core has for itself.
    """

    triple: str = ""
    vector_bits: int = 128
    f16c: bool = False
    fma: bool = False
    cpu: str = ""
    features: str = ""
    own_cache: int = 1 << 20

    def has(self, feature: str) -> bool:
        """Whether there is an instruction set, by LLVM's name for it."""
        return f",+{feature}," in f",{self.features},"


class Module:
    """Functions, declarations and globals of one LLVM module, each under its name."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.functions: dict[str, str] = {}
        self.declared: dict[str, str] = {}
        self.globals: dict[str, str] = {}
        self.notes: list[str] = []
        self._by_body: dict[str, str] = {}
        self._counts: dict[str, int] = {}

    def count(self, key: str) -> int:
        """How often this has been asked for the key, this time included."""
        self._counts[key] = self._counts.get(key, 0) + 1
        return self._counts[key]

    def declare(self, name: str, text: str) -> str:
        """Declare an external function or intrinsic once; returns its name."""
        self.declared.setdefault(name, f"declare {text}")
        return name

    def global_value(self, name: str, text: str) -> str:
        """Define a global once; returns its name."""
        self.globals.setdefault(name, f"@{name} = {text}")
        return name

    def note(self, text: str) -> str:
        """Metadata of an instruction; its name."""
        if text not in self.notes:
            self.notes.append(text)
        return f"!{self.notes.index(text)}"

    def helper(self, name: str, make: Callable[[], str]) -> str:
        """A function made on first use; `make` gives its text."""
        if name not in self.functions:
            self.functions[name] = ""  # its place, before whatever it needs
            self.functions[name] = make()
        return name

    def add(self, name: str, head: str, body: str) -> str:
        """Add ``define {head with name}``; a body that is there already is shared."""
        found = self._by_body.get(head + body)
        if found is not None:
            return found
        unique, n = name, 1
        while unique in self.functions:
            n += 1
            unique = f"{name}.{n}"
        self.functions[unique] = f"define {head.format(name=unique)} #0 {{\n{body}}}\n"
        self._by_body[head + body] = unique
        return unique

    def text(self) -> str:
        """The module as LLVM assembly."""
        parts = [f'target triple = "{self.machine.triple}"\n'] if self.machine.triple else []
        parts += self.globals.values()
        parts += self.functions.values()
        parts += self.declared.values()
        parts += [f"!{i} = !{text}" for i, text in enumerate(self.notes)]
        parts.append('attributes #0 = { nounwind "prefer-vector-width"="512" }')
        return "\n".join(parts) + "\n"


class WhileLoop:
    """An open loop with a test: carried values, and what they become."""

    __slots__ = ("_code", "_end", "_more", "next", "values")

    def __init__(self, code: Code, values: list[str], more: str, end: str) -> None:
        self._code = code
        self._more = more
        self._end = end
        self.values = values
        self.next = values

    def test(self, condition: str) -> None:
        """Once, between what the test needs and the body: leave unless the condition holds."""
        self._code.branch(condition, self._more, self._end)

    def carry(self, values: Sequence[str]) -> None:
        """Give the carried values of the next trip."""
        self.next = list(values)


@dataclass
class _Scope:
    label: str
    lines: list[str] = field(default_factory=list)
    known: dict[str, str] = field(default_factory=dict)
    keeps: bool = False  # what may be left out is not hoisted out of it


class Choice:
    """Open code that may be left out, and the values that it gives."""

    __slots__ = ("given", "results")

    def __init__(self) -> None:
        self.given: list[tuple[str, str]] = []
        self.results: list[str] = []

    def give(self, kind: str, value: str) -> None:
        """A value of that type; afterwards it is among `results`, zero where it was left out."""
        self.given.append((kind, value))


class Loop:
    """An open loop: its variable, and the values carried from one trip to the next."""

    __slots__ = ("next", "values", "var")

    def __init__(self, var: str, values: list[str]) -> None:
        self.var = var
        self.values = values
        self.next = values

    def carry(self, values: Sequence[str]) -> None:
        """Give the carried values of the next trip; after the loop they are its results."""
        self.next = list(values)


class Code:
    """The instructions of one function."""

    def __init__(self, module: Module, params: Sequence[str] = ()) -> None:
        self.module = module
        self._scopes = [_Scope("entry")]
        self._depth = {p: 0 for p in params}
        self._count = 0
        self._slots: dict[str, str] = {}

    def _fresh(self, stem: str) -> str:
        self._count += 1
        return f"{stem}{self._count}"

    def _level(self, text: str) -> int:
        depth = self._depth
        return max((depth[n] for n in _NAMES.findall(text)), default=0)

    def outside(self, text: str) -> bool:
        """Whether an operand (or what a text names) is known before the innermost loop."""
        innermost = len(self._scopes) - 1
        while self._scopes[innermost].keeps:
            innermost -= 1
        return self._level(text) < innermost

    def op(self, text: str) -> str:
        """A pure instruction (loads too: what a kernel reads is not written before); its name."""
        level = self._level(text)
        name = self._scopes[level].known.get(text)
        while name is None and level + 1 < len(self._scopes) and self._scopes[level + 1].keeps:
            level += 1
            name = self._scopes[level].known.get(text)
        scope = self._scopes[level]
        if name is None:
            name = scope.known[text] = self._fresh("%v")
            scope.lines.append(f"  {name} = {text}")
            self._depth[name] = level
        return name

    def do(self, text: str) -> None:
        """An instruction with an effect, in the innermost scope."""
        self._scopes[-1].lines.append(f"  {text}")

    def fresh_op(self, text: str) -> str:
        """An instruction that must be run where it stands, each time."""
        name = self._fresh("%v")
        self._scopes[-1].lines.append(f"  {name} = {text}")
        self._depth[name] = len(self._scopes) - 1
        return name

    def slot(self, key: str, kind: str, align: int = 64) -> str:
        """Stack memory of type `kind` for the whole function, one per key; its address."""
        name = f"%s.{key}"
        if name not in self._slots:
            self._slots[name] = f"  {name} = alloca {kind}, align {align}"
            self._depth[name] = 0
        return name

    def fresh_key(self) -> str:
        """A key for `slot` that nobody else has."""
        return self._fresh("t")

    @contextmanager
    def span(self, start: str, stop: str, step: int | str) -> Iterator[Loop]:
        """``for var in range(start, stop, step)`` between i64 operands, perhaps without a trip.

        What is hoisted out of it is computed all the same.
        """
        outer = self._scopes[-1]
        head, end = self._fresh("loop"), self._fresh("end")
        inner = _Scope(head)
        var = self._fresh("%i")
        self._depth[var] = len(self._scopes)
        self._scopes.append(inner)
        yield Loop(var, [])
        self._scopes.pop()
        after, any_, more = self._fresh("%n"), self._fresh("%m"), self._fresh("%m")
        outer.lines.append(f"  {any_} = icmp ult i64 {start}, {stop}")
        outer.lines.append(f"  br i1 {any_}, label %{head}, label %{end}")
        outer.lines.append(f"{head}:")
        outer.lines.append(
            f"  {var} = phi i64 [ {start}, %{outer.label} ], [ {after}, %{inner.label} ]"
        )
        outer.lines += inner.lines
        outer.lines.append(f"  {after} = add nuw nsw i64 {var}, {step}")
        outer.lines.append(f"  {more} = icmp ult i64 {after}, {stop}")
        outer.lines.append(f"  br i1 {more}, label %{head}, label %{end}")
        outer.lines.append(f"{end}:")
        outer.label = end

    @contextmanager
    def when(self, condition: str) -> Iterator[None]:
        """What is written inside runs only if the condition, an i1, holds.

        What is hoisted out of it is computed all the same.
        """
        outer = self._scopes[-1]
        then, end = self._fresh("then"), self._fresh("end")
        inner = _Scope(then)
        self._scopes.append(inner)
        yield
        self._scopes.pop()
        outer.lines += [f"  br i1 {condition}, label %{then}, label %{end}", f"{then}:"]
        outer.lines += [*inner.lines, f"  br label %{end}", f"{end}:"]
        outer.label = end

    @contextmanager
    def choice(self, condition: str) -> Iterator[Choice]:
        """What is written inside is computed only if the condition, an i1, holds.

        Only what does not change in the loop around it is hoisted.
        """
        outer = self._scopes[-1]
        then, end = self._fresh("then"), self._fresh("end")
        inner = _Scope(then, keeps=True)
        self._scopes.append(inner)
        opened = Choice()
        yield opened
        self._scopes.pop()
        outer.lines += [f"  br i1 {condition}, label %{then}, label %{end}", f"{then}:"]
        outer.lines += [*inner.lines, f"  br label %{end}", f"{end}:"]
        before, outer.label = outer.label, end
        for kind, value in opened.given:
            sources = f"[ {value}, %{inner.label} ], [ zeroinitializer, %{before} ]"
            opened.results.append(self.fresh_op(f"phi {kind} {sources}"))

    @contextmanager
    def loop(
        self, start: int, stop: int, step: int, carried: Sequence[tuple[str, str]] = ()
    ) -> Iterator[Loop]:
        """``for var in range(start, stop, step)``, at least one trip.

        `carried` is (type, first value) of every value that goes from trip to trip.
        """
        firsts = [first for _, first in carried]
        if stop - start <= step:
            single = Loop(str(start), firsts)
            yield single
            return
        outer = self._scopes[-1]
        head = self._fresh("loop")
        inner = _Scope(head)
        level = len(self._scopes)
        var = self._fresh("%i")
        names = [self._fresh("%c") for _ in carried]
        for n in (var, *names):
            self._depth[n] = level
        self._scopes.append(inner)
        opened = Loop(var, list(names))
        yield opened
        self._scopes.pop()
        after, more, end = self._fresh("%n"), self._fresh("%m"), self._fresh("end")
        outer.lines.append(f"  br label %{head}")
        outer.lines.append(f"{head}:")
        back = inner.label
        outer.lines.append(f"  {var} = phi i64 [ {start}, %{outer.label} ], [ {after}, %{back} ]")
        for (kind, first), name, value in zip(carried, names, opened.next, strict=True):
            outer.lines.append(
                f"  {name} = phi {kind} [ {first}, %{outer.label} ], [ {value}, %{back} ]"
            )
        outer.lines += inner.lines
        outer.lines.append(f"  {after} = add nuw nsw i64 {var}, {step}")
        outer.lines.append(f"  {more} = icmp ult i64 {after}, {stop}")
        outer.lines.append(f"  br i1 {more}, label %{head}, label %{end}")
        outer.lines.append(f"{end}:")
        outer.label = end
        for value in opened.next:
            if value in self._depth:
                self._depth[value] = min(self._depth[value], level - 1)

    @contextmanager
    def while_loop(self, carried: Sequence[tuple[str, str]]) -> Iterator[WhileLoop]:
        """A loop that runs while what is given to `test` holds; carried values as in `loop`.

        After it, the carried values are those that the failing test saw.
        """
        outer = self._scopes[-1]
        head, more, end = self._fresh("head"), self._fresh("more"), self._fresh("end")
        inner = _Scope(head)
        level = len(self._scopes)
        names = [self._fresh("%c") for _ in carried]
        for n in names:
            self._depth[n] = level
        self._scopes.append(inner)
        opened = WhileLoop(self, names, more, end)
        yield opened
        self._scopes.pop()
        outer.lines += [f"  br label %{head}", f"{head}:"]
        for (kind, first), name, value in zip(carried, names, opened.next, strict=True):
            outer.lines.append(
                f"  {name} = phi {kind} [ {first}, %{outer.label} ], [ {value}, %{inner.label} ]"
            )
        outer.lines += inner.lines
        outer.lines += [f"  br label %{head}", f"{end}:"]
        outer.label = end
        for n in names:
            self._depth[n] = level - 1

    def branch(self, condition: str, more: str, end: str) -> None:
        """Go on in block `more` if the condition holds, else leave for `end`."""
        scope = self._scopes[-1]
        scope.lines += [f"  br i1 {condition}, label %{more}, label %{end}", f"{more}:"]
        scope.label = more

    def rarely(self, condition: str, kind: str, usual: str, call: str) -> str:
        """`usual`, or what the instruction `call` gives where the condition (an i1) holds."""
        scope = self._scopes[-1]
        seldom, on = self._fresh("seldom"), self._fresh("on")
        before = scope.label
        scope.lines += [f"  br i1 {condition}, label %{seldom}, label %{on}", f"{seldom}:"]
        other = self.fresh_op(call)
        scope.lines += [f"  br label %{on}", f"{on}:"]
        scope.label = on
        return self.fresh_op(f"phi {kind} [ {usual}, %{before} ], [ {other}, %{seldom} ]")

    def body(self) -> str:
        """The function's text between its braces."""
        (scope,) = self._scopes
        return "\n".join(["entry:", *self._slots.values(), *scope.lines]) + "\n"


def vector(scalar: str, lanes: int) -> str:
    """The type of `lanes` elements: the scalar type itself for one."""
    return scalar if lanes == 1 else f"<{lanes} x {scalar}>"


def suffix(scalar: str, lanes: int) -> str:
    """How intrinsics spell that type: ``f32``, ``v16f32``."""
    short = {"float": "f32", "double": "f64", "half": "f16"}.get(scalar, scalar)
    return short if lanes == 1 else f"v{lanes}{short}"


def literal(value: object, scalar: str, lanes: int = 1) -> str:
    """A constant operand (without its type): a scalar, or a splat of it."""
    if scalar in ("float", "double"):
        with np.errstate(all="ignore"):
            x = float(np.float32(value)) if scalar == "float" else float(value)  # type: ignore[arg-type]
        text = f"0x{struct.unpack('<Q', struct.pack('<d', x))[0]:016X}"
    elif scalar == "i1":
        text = "true" if value else "false"
    else:
        text = str(int(value))  # type: ignore[call-overload]
    return text if lanes == 1 else f"splat ({scalar} {text})"


def known(operand: str) -> float | int | None:
    """The number that `literal` made an operand of; None of an operand that is no such number."""
    text = operand.removeprefix("splat (").removesuffix(")").split()[-1]
    if text.startswith("0x"):
        return float(struct.unpack("<d", struct.pack("<Q", int(text, 16)))[0])
    return int(text) if text.lstrip("-").isdigit() else None
