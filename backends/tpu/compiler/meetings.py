"""What becomes of elements that meet in a `Network`, and its program.

Steps of sorts are those of Batcher's network for any length (`monograph.hlo.ops.sort`), so that a
comparator that is no order gives what it gives there; those of running folds double their reach.
`networking` writes what all steps have in common. Called by `networks`.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.keys import element, first, key_of
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES
from monograph.backends.tpu.compiler.networking import (
    BLOCK,
    FAR,
    LEFT,
    LEVEL,
    NEAR,
    OUTSIDE,
    PAIRED,
    REACH,
    SWAPPED,
    WANTED,
    WRITTEN,
    Others,
    Writer,
)
from monograph.backends.tpu.compiler.straight import NoRegisters, Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode, Streams
from monograph.backends.tpu.compiler.walks import Block
from monograph.backends.tpu.compiler.wordwise import computed, constant
from monograph.backends.tpu.isa.program import Program
from monograph.backends.tpu.isa.spec import At
from monograph.hlo.ops.orders import Key

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.networks import Network

TOGETHER = (4, 2, 1, 0)  # registers that are worked on at once; 0: one, array by array


@dataclass(frozen=True)
class Sorted:
    """Elements in the order of keys, then of their places; with `block` in that of a comparator,
    whose step `out` says whether the left one comes first.

    Attributes:
        types: of elements.
        keys: the first that differ decide.
        place: the array of places, which may be an operand; -1: equal elements are the same ones.
        block, out: see above.
    """

    types: tuple[str, ...]
    keys: tuple[Key, ...]
    place: int
    block: Block = ()
    out: int = 0


@dataclass(frozen=True)
class Cumulative:
    """What each element and all before it (`reverse`: behind it) amount to, by an instruction."""

    stem: str
    reverse: bool


@lru_cache(maxsize=256)
def network_program(spec: Network, chip: Chip) -> Program:
    """The instructions.

    Raises:
        NoCode: for registers of another shape.
        NoRegisters: for more arrays than registers hold side by side.
    """
    streams = Streams((), 1, 1)
    write_network(spec, streams, chip, 0)
    streams.asm("halt")
    return streams.asm.program()


def write_network(spec: Network, streams: Streams, chip: Chip, base: int) -> None:
    """The instructions of a network among others.

    Args:
        spec: the network.
        streams: where they go.
        chip: the machine.
        base: the row of vector memory from which its arrays are counted.

    Raises:
        NoCode, NoRegisters: as above.
    """
    if chip.lanes != LANES or chip.sublanes != SUBLANES:
        raise NoCode("registers of another shape")
    mark = streams.mark()
    for together in TOGETHER[:-1]:
        with suppress(NoRegisters):
            _write(spec, Writer(spec, chip, together, streams, base))
            return
        streams.rewind(mark)
    _write(spec, Writer(spec, chip, TOGETHER[-1], streams, base))


def _write(spec: Network, writer: Writer) -> None:
    rule = spec.rule
    if isinstance(rule, Sorted):
        writer.write(_Sorting(writer, rule).steps)
    else:
        writer.write(_Folding(writer, rule).steps)


class _Folding:
    """A running fold: what is before an element, so far, is doubled with each step."""

    def __init__(self, writer: Writer, rule: Cumulative) -> None:
        self.w, self.rule = writer, rule

    def steps(self) -> None:
        writer, reach = self.w, 1
        while reach < writer.length:
            writer.asm("sset", REACH, reach)
            writer.step(reach >= writer.along.minor, self.work)
            writer.steps += 1
            reach *= 2

    def work(self, together: int, far: bool) -> None:
        """So many registers."""
        code = self.w.code()
        for u in range(together):
            self.write(code, u, Others(self.w, code, u, far))
        self.w.finish(code)

    def write(self, code: Straight, u: int, others: Others) -> None:
        """Elements that nothing is before stay as they are."""
        number = self.w.number(code, u)
        other, own = others.met(0, self.rule.reverse), others.own(0)
        if self.rule.reverse:
            there = code("vadd.i32", number, code("vsplat", REACH))
            mask = code("vcmp.lt.i32", there, code("vsplat", self.w.length))
        else:
            mask = code("vcmp.ge.i32", number, code("vsplat", REACH))
        made = code("vselect", mask, code(self.rule.stem, other, own), own)
        code.do("vstore", At(WRITTEN, u * SUBLANES), 1, made)


class _Sorting:
    """Batcher's network: blocks of sorted elements are merged, two by two."""

    def __init__(self, writer: Writer, rule: Sorted) -> None:
        self.w, self.rule = writer, rule

    def steps(self) -> None:
        """Distances halve within a level, from the block's size down to 1."""
        w, asm = self.w, self.w.asm
        levels = (w.length - 1).bit_length()
        asm("sset", BLOCK, 1)
        asm("sset", LEVEL, 0)
        with w.streams.loop(levels):
            asm("smov", REACH, BLOCK)
            asm("sadd", NEAR, LEVEL, 1)
            asm("ssub", FAR, NEAR, w.bits)
            asm("smin", NEAR, NEAR, w.bits)
            asm("sadd", OUTSIDE, BLOCK, BLOCK)
            asm("ssub", OUTSIDE, 0, OUTSIDE)
            for far, count in ((True, FAR), (False, NEAR)):
                if w.length > w.along.minor if far else w.bits:
                    with w.times(count):
                        self.step(far)
            asm("sadd", BLOCK, BLOCK, BLOCK)
            asm("sadd", LEVEL, LEVEL, 1)
        w.steps += levels * (levels + 1) // 2

    def step(self, far: bool) -> None:
        asm = self.w.asm
        asm("scmp.ne", WANTED, REACH, BLOCK)
        asm("smul", WANTED, WANTED, REACH)
        self.w.step(far, self.work)
        asm("sshra", REACH, REACH, 1)

    def work(self, together: int, far: bool) -> None:
        """So many registers, or one, array by array."""
        if self.w.apart and not self.rule.block:
            self.one_by_one(far)
            return
        code = self.w.code()
        for u in range(together):
            self.write(code, u, Others(self.w, code, u, far))
        self.w.finish(code)

    def write(self, code: Straight, u: int, others: Others) -> None:
        """Elements of a pair change places where they are out of order."""
        left, paired = self.pairs(code, u)
        both = [self.both(code, k, others, left) for k in range(self.w.spec.arrays)]
        changed = self.by_comparator if self.rule.block else self.by_keys
        swapped = code("mand", paired, changed(code, left, both))
        for k, (x, y) in enumerate(both):
            made = code("vselect", swapped, y, x)
            code.do("vstore", self.w.at(WRITTEN, k, u * SUBLANES), 1, made)

    def pairs(self, code: Straight, u: int) -> tuple[Value, Value]:
        """Masks: the left ones of pairs, and all that are in a pair."""
        number, reach = self.w.number(code, u), code("vsplat", REACH)
        left = code("vcmp.eq.i32", code("vand", number, reach), code("vsplat", WANTED))
        there = code("vselect", left, code("vadd.i32", number, reach),
                     code("vsub.i32", number, reach))  # fmt: skip
        apart = code("vand", code("vxor", there, number), code("vsplat", OUTSIDE))
        inside = code("vcmp.lt.u32", there, code("vsplat", self.w.length))
        return left, code("mand", inside, code("vcmp.eq.i32", apart, code("vsplat", 0)))

    def both(self, code: Straight, k: int, others: Others, left: Any) -> tuple[Value, Value]:
        """Elements of array k, and the others of their pairs."""
        met = [others.met(k, up) for up in (True, False)]
        return others.own(k), code("vselect", left, *met)

    def by_keys(self, code: Straight, left: Value, both: list[tuple[Value, Value]]) -> Value:
        """No two elements are equal, or it makes no difference."""
        rule = self.rule
        pairs: list[tuple[Any, Any]] = []
        for key in rule.keys:
            x, y = (key_of(code, key, x, rule.types[key.operand]) for x in both[key.operand])
            pairs.append((y, x))
        if rule.place >= 0:
            pairs.append(both[rule.place][::-1])
        return code("mxor", first(code, pairs), code("mnot", left))

    def one_by_one(self, far: bool) -> None:
        """The keys of one register, from the last one on, then its arrays."""
        w, rule = self.w, self.rule
        code = w.code()
        for to, x in zip((LEFT, PAIRED), self.pairs(code, 0), strict=True):
            code.do("mand", to, x, x)
        code.do("mnot", SWAPPED, LEFT)  # what comes of keys that are all equal
        w.finish(code)
        compared: list[tuple[int, Key | None]] = [(key.operand, key) for key in rule.keys]
        compared += [(rule.place, None)] if rule.place >= 0 else []
        for k, key in reversed(compared):
            code = w.code()
            x, y = self.both(code, k, Others(w, code, 0, far), LEFT)
            if key is not None:
                x, y = (key_of(code, key, z, rule.types[k]) for z in (x, y))
            less, same = code("vcmp.lt.i32", y, x), code("vcmp.eq.i32", y, x)
            changed = code("mxor", less, code("mnot", LEFT))
            kept = code("mand", same, SWAPPED)
            code.do("mor", SWAPPED, kept, code("mand", code("mnot", same), changed))
            w.finish(code)
        for k in range(w.spec.arrays):
            code = w.code()
            x, y = self.both(code, k, Others(w, code, 0, far), LEFT)
            made = code("vselect", code("mand", PAIRED, SWAPPED), y, x)
            code.do("vstore", w.at(WRITTEN, k, 0), 1, made)
            w.finish(code)

    def by_comparator(self, code: Straight, left: Value, both: list[tuple[Value, Value]]) -> Value:
        """The comparator both ways; places where it does not tell."""
        sides = [(code("vselect", left, x, y), code("vselect", left, y, x)) for x, y in both]
        elements = [[element(code, x, d) for x in pair]
                    for pair, d in zip(sides, self.rule.types, strict=False)]  # fmt: skip
        before = self.holds(code, [x for pair in elements for x in pair])
        after = self.holds(code, [x for pair in elements for x in reversed(pair)])
        tied = code("mnot", code("mor", before, after))
        later = code("vcmp.lt.i32", *sides[self.rule.place][::-1])
        return code("mor", after, code("mand", tied, later))

    def holds(self, code: Straight, args: list[Any]) -> Any:
        """Whether the comparator says so of left and right elements in turn."""
        made: dict[int, Any] = {-1 - i: x for i, x in enumerate(args)}
        for at, do in self.rule.block:
            if do.what == "number":
                made[at] = constant(code, do.name, do.dtype)
            else:
                made[at] = computed(code, do.what, do.types, do.dtype, [made[a] for a in do.args])
        return made[self.rule.out]


__all__ = ["Cumulative", "Sorted", "network_program"]
