"""The program of a `Network`: steps in which every element meets the one at a distance.

The arrays are words, twice in vector memory: a step reads one set and writes the other. Distances
of whole registers are addresses; shorter ones are rotations along lanes or sublanes, with what
comes in from the register at the side. Elements beyond an end are read as well, and not used.
Called by `networks`.

Steps of sorts are those of Batcher's network for any length (`monograph.hlo.ops.sort`), so that a
comparator that is no order gives what it gives there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.keys import element, first, key_of
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.moves import repacked
from monograph.backends.tpu.compiler.straight import NoRegisters, Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode, Streams
from monograph.backends.tpu.compiler.wordwise import computed, constant
from monograph.backends.tpu.isa.program import Program, f, m, s
from monograph.backends.tpu.isa.spec import At, Label, Reg

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.networks import Cumulative, Network, Sorted
    from monograph.hlo.ops.orders import Key

COPIED = f(1)
FROM, TO = s(1), s(2)  # the first rows of what a step reads and writes
READ, WRITTEN, COUNT = s(3), s(4), s(5)  # the register at hand: its rows; its number along the row
REACH, BLOCK, WANTED, OUTSIDE = s(6), s(7), s(8), s(9)  # of a step of a sort
LEVEL, FAR, NEAR, AHEAD = s(10), s(11), s(12), s(13)
LOW, HIGH, BACK = s(14), s(15), s(16)
MET = 17  # from here on: where others are read, of each register at once
LEFT, PAIRED, SWAPPED = m(15), m(14), m(13)  # of sorts whose arrays go one by one
TOGETHER = (4, 2, 1, 0)  # registers that are worked on at once; 0: one, array by array


@lru_cache(maxsize=256)
def network_program(spec: Network, chip: Chip) -> Program:
    """The instructions.

    Raises:
        NoCode: for registers of another shape.
        NoRegisters: for more arrays than registers hold side by side.
    """
    if chip.lanes != LANES or chip.sublanes != SUBLANES:
        raise NoCode("registers of another shape")
    for together in TOGETHER[:-1]:
        try:
            return _Writer(spec, chip, together).program()
        except NoRegisters:
            continue
    return _Writer(spec, chip, TOGETHER[-1]).program()


class _Writer:
    """The steps of one network, so many registers at once."""

    def __init__(self, spec: Network, chip: Chip, together: int) -> None:
        self.spec, self.chip, self.together = spec, chip, max(together, 1)
        self.apart = not together
        self.along = spec.along
        self.bits = self.along.minor.bit_length() - 1
        self.streams = Streams((), 1, 1)
        self.asm = self.streams.asm
        self.steps = 0
        self.length = spec.shape[spec.dimension]

    def program(self) -> Program:
        """All of it."""
        from_, to = self.spec.sets
        self.begin(from_)
        self.asm("sset", FROM, from_)
        self.asm("sset", TO, to)
        rule: Any = self.spec.rule
        if hasattr(rule, "keys"):
            _Sorting(self, rule).steps()
        else:
            _Folding(self, rule).steps()
        self.end(self.spec.sets[self.steps % 2])
        self.asm("halt")
        return self.asm.program()

    def begin(self, to: int) -> None:
        """Operands as words."""
        spec, asm, copies = self.spec, self.asm, 0
        for i, (x, place) in enumerate(zip(spec.reads, spec.places, strict=False)):
            packed = x.layout.packing > 1
            if packed and x.space == "vmem":
                continue
            row = place.buffer if packed else to + i * spec.size
            asm(f"dma.{x.space}.vmem", COPIED, At(row), At(place.row), x.layout.rows)
            copies += 1
        if copies:
            asm("wait", COPIED, copies)
        for i, (x, place) in enumerate(zip(spec.reads, spec.places, strict=False)):
            if x.layout.packing > 1:
                first_row = to + i * spec.size
                repacked(self.streams, self.chip, x.layout, place.buffer, first_row, True,
                         spec.words(i))  # fmt: skip
        if spec.arrays > len(spec.reads):
            self.numbered(to + (spec.arrays - 1) * spec.size)

    def numbered(self, to: int) -> None:
        """Places, where sorts need them: each element's number along the dimension."""
        self.asm("sset", WRITTEN, to)
        for together in self.registers():
            code = self.code()
            for u in range(together):
                code.do("vstore", At(WRITTEN, u * SUBLANES), 1, self.number(code, u))
            self.finish(code)
            self.asm("sadd", WRITTEN, WRITTEN, together * SUBLANES)

    def end(self, words: int) -> None:
        """Words as results; of longer rows their first part."""
        spec, asm, copies = self.spec, self.asm, 0
        spare = sum(spec.sets) - words  # the other set
        for k, (out, n) in enumerate(zip(spec.writes, spec.outs, strict=True)):
            place, layout = spec.places[len(spec.reads) + k], out.layout
            at = words + n % spec.arrays * spec.size
            if layout.packing == 1:
                self.cut(at, f"dma.vmem.{out.space}", place.row, layout)
                copies += 1
                continue
            if layout.shape != spec.shape:
                whole, at = at, spare + n % spec.arrays * spec.size
                self.cut(whole, "dma.vmem.vmem", at, layout)
                asm("wait", COPIED, 1)
            repacked(self.streams, self.chip, layout, place.buffer, at, False,
                     spec.words(n % spec.arrays))  # fmt: skip
            if out.space == "hbm":
                asm("dma.vmem.hbm", COPIED, At(place.row), At(place.buffer), layout.rows)
                copies += 1
        if copies:
            asm("wait", COPIED, copies)

    def cut(self, at: int, path: str, to: int, layout: Layout) -> None:
        """Copy words to a result whose rows may be shorter."""
        whole, part = self.spec.wide, Layout(layout.shape, "u32")
        if part.across == whole.across:
            self.asm(path, COPIED, At(to), At(at), part.rows)
            return
        rows, step = part.across * SUBLANES, whole.across * SUBLANES
        self.asm(f"{path}.strided", COPIED, At(to), At(at), whole.groups, rows, rows, step)

    # ---- registers of an array -------------------------------------------------------------------

    def registers(self) -> Iterator[int]:
        """Loops over the registers of an array: how many are worked on at once."""
        a = self.along
        side = a.inner > 1  # registers at once have the same number along the row, or one each
        some = min(self.together, a.inner if side else a.count)
        with self.streams.loop(a.outer):
            self.asm("sset", COUNT, 0)
            with self.streams.loop(a.count if side else 1):
                for size, times in self.parts(a.inner if side else a.count, some):
                    with self.streams.loop(times):
                        yield size
                        if not side:
                            self.asm("sadd", COUNT, COUNT, size)
                if side:
                    self.asm("sadd", COUNT, COUNT, 1)

    @staticmethod
    def parts(count: int, some: int) -> list[tuple[int, int]]:
        """(so many at once, times)."""
        rows = [(some, count // some), (count % some, 1)]
        return [(size, times) for size, times in rows if size and times]

    def number(self, code: Straight, u: int) -> Value:
        """Each element's number along the dimension, in the u-th register from the one at hand."""
        a, count = self.along, code("vsplat", COUNT)
        if u and a.inner == 1:
            count = code("vadd.i32", count, code("vsplat", u))
        if a.flat:
            rows = code("vshl.i32", count, code("vsplat", 3))
            count = code("vadd.i32", rows, code("vsublane"))
        if not a.axis:
            return count
        many = code("vshl.i32", count, code("vsplat", self.bits))
        return code("vadd.i32", many, code(f"v{a.axis}"))

    def code(self) -> Straight:
        return Straight(self.chip)

    def finish(self, code: Straight) -> None:
        code.finish(self.asm, {"v": list(range(self.chip.vregs)), "m": list(range(LEFT.index - 2))})

    # ---- one step --------------------------------------------------------------------------------

    def step(self, far: bool, work: Callable[[int, bool], None]) -> None:
        """Every element meets others at the distance `REACH`: of whole registers (`far`) or less.

        Args:
            far: which.
            work: writes what becomes of so many registers.
        """
        asm = self.asm
        rows = self.spec.wide.rows
        if far:
            asm("sshra", AHEAD, REACH, self.bits)
            asm("smul", AHEAD, AHEAD, self.along.pitch)
            asm("sadd", HIGH, FROM, rows)
            asm("ssub", LOW, FROM, self.spec.margin)
        else:
            asm("ssub", BACK, self.along.minor, REACH)
        asm("smov", READ, FROM)
        asm("smov", WRITTEN, TO)
        for together in self.registers():
            work(together, far)
            asm.bundle(("sadd", READ, READ, together * SUBLANES),
                       ("sadd", WRITTEN, WRITTEN, together * SUBLANES))  # fmt: skip
        asm.bundle(("smov", FROM, TO), ("smov", TO, FROM))

    def at(self, pointer: Reg, k: int, rows: int) -> At:
        return At(pointer, k * self.spec.size + rows)

    @contextmanager
    def times(self, count: Reg) -> Iterator[None]:
        """A loop of so many times as a register says."""
        name = f"l{len(self.asm.bundles)}"
        self.asm("loop", count, Label(name))
        yield
        self.asm.label(name)


class _Others:
    """What elements of a register meet: those behind (`up`) and before them."""

    def __init__(self, writer: _Writer, code: Straight, u: int, far: bool) -> None:
        self.w, self.code, self.u, self.far = writer, code, u, far
        self.made: dict[bool, Reg] = {}
        self.masks: dict[bool, Value] = {}
        self.loaded: dict[int, Value] = {}

    def own(self, k: int) -> Value:
        """The elements themselves, of array k."""
        if k not in self.loaded:
            self.loaded[k] = self.code("vload", self.w.at(READ, k, self.u * SUBLANES), 1)
        return self.loaded[k]

    def met(self, k: int, up: bool) -> Value:
        """Those at the distance."""
        if self.far:
            return self.code("vload", self.w.at(self._place(up), k, 0), 1)
        code, along, here = self.code, self.w.along, self.u * SUBLANES
        x = self.own(k)
        if self.w.length > along.minor:
            beside = here + (along.pitch if up else -along.pitch)
            other = code("vload", self.w.at(READ, k, beside), 1)
            if up not in self.masks:
                ends = (REACH, along.minor) if up else (0, BACK)
                self.masks[up] = code(f"m{along.axis}s", *ends)
            x = code("vselect", self.masks[up], x, other)
        return code(f"vrot.{along.axis}", x, BACK if up else REACH)

    def _place(self, up: bool) -> Reg:
        """The row of a register that is so far away, or beyond an end of the array."""
        if up not in self.made:
            at, code = s(MET + 2 * self.u + up), self.code
            code.do("sadd", at, READ, self.u * SUBLANES)
            code.do("sadd" if up else "ssub", at, at, AHEAD)
            code.do(*(("smin", at, at, HIGH) if up else ("smax", at, at, LOW)))
            self.made[up] = at
        return self.made[up]


class _Folding:
    """A running fold: what is before an element, so far, is doubled with each step."""

    def __init__(self, writer: _Writer, rule: Cumulative) -> None:
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
            self.write(code, u, _Others(self.w, code, u, far))
        self.w.finish(code)

    def write(self, code: Straight, u: int, others: _Others) -> None:
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

    def __init__(self, writer: _Writer, rule: Sorted) -> None:
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
            self.write(code, u, _Others(self.w, code, u, far))
        self.w.finish(code)

    def write(self, code: Straight, u: int, others: _Others) -> None:
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

    def both(self, code: Straight, k: int, others: _Others, left: Any) -> tuple[Value, Value]:
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
            x, y = self.both(code, k, _Others(w, code, 0, far), LEFT)
            if key is not None:
                x, y = (key_of(code, key, z, rule.types[k]) for z in (x, y))
            less, same = code("vcmp.lt.i32", y, x), code("vcmp.eq.i32", y, x)
            changed = code("mxor", less, code("mnot", LEFT))
            kept = code("mand", same, SWAPPED)
            code.do("mor", SWAPPED, kept, code("mand", code("mnot", same), changed))
            w.finish(code)
        for k in range(w.spec.arrays):
            code = w.code()
            x, y = self.both(code, k, _Others(w, code, 0, far), LEFT)
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


__all__ = ["network_program"]
