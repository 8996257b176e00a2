"""`Registers`: the steps of a `Vector` as instructions on values, tile by tile.

A value is as many registers as its type needs for the rows of a group: one of bf16 for two of f32.
What depends on a row's column only, or on nothing, is computed once. Truth values are masks, one
per register of the type that was compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from monograph.backends.tpu.compiler.indices import Count, Counter
from monograph.backends.tpu.compiler.instructions import WIDE, number
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode, Streams
from monograph.backends.tpu.isa.spec import TABLE, At, Reg
from monograph.backends.tpu.isa.words import packing

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.matrix import Product
    from monograph.backends.tpu.compiler.vector import Fold, Read, Step, Vector, Write

Regs = tuple[Any, ...]  # values, or registers that hold them all the time
LANES_MASK = "lanes"


class Registers:
    """Values of one piece of straight code.

    Args:
        code: where the instructions go.
        spec: what is computed.
        streams: where operands are.
        pinned: operands that are in a register all the time.
        pointers: of each operand and result: the first row of what this code works on.
    """

    def __init__(
        self, code: Straight, spec: Vector | Product, streams: Streams, pinned: dict[int, Reg],
        pointers: Sequence[Reg],
    ) -> None:  # fmt: skip
        self.code, self.spec, self.streams = code, spec, streams
        self.pinned, self.pointers = pinned, pointers
        self.known: dict[Any, Regs] = {}
        self.folded: dict[int, Regs] = {}
        self.varies = _varies(spec)

    # ---- steps -------------------------------------------------------------------------------

    def value(self, at: int, group: int, tile: int) -> Regs:
        """The registers of a step, at a row of tiles and a tile of it."""
        order = _needed(self.spec, at)
        for i in order:
            by_group, by_tile = self.varies[i]
            key = (i, group if by_group else -1, tile if by_tile else -1)
            if key not in self.known:
                self.known[key] = self._computed(self.spec.steps[i], group, tile)
        by_group, by_tile = self.varies[at]
        return self.known[at, group if by_group else -1, tile if by_tile else -1]

    def _args(self, step: Step, group: int, tile: int) -> list[Regs]:
        found = []
        for a in step.args:
            by_group, by_tile = self.varies[a]
            found.append(self.known[a, group if by_group else -1, tile if by_tile else -1])
        return found

    def _computed(self, step: Step, group: int, tile: int) -> Regs:
        if step.what == "read":
            return self._read(int(step.name), self.spec.reads[int(step.name)], group, tile)
        if step.what == "number":
            return (number(self.code, step.name, step.dtype),)
        if step.what == "fold":
            return self.folded[group]
        if step.what == "index":
            return self._indices(int(step.name), group, tile)
        args = self._args(step, group, tile)
        if step.what == "convert":
            return self._converted(args[0], step.name, step.dtype)
        if step.what == "bits":
            return args[0]
        if step.what == "mask":  # truth values from memory: one byte each
            return tuple(self.code("mwords", x) for x in self._converted(args[0], "i8", "i32"))
        count = max(map(len, args))
        wide = [x * count if len(x) == 1 else x for x in args]
        if any(len(x) != count for x in wide):
            raise NoCode(f"{step.what} of values with unlike numbers of registers")
        typed = step.name and f"{step.what}.{step.name}"
        name = typed if typed in TABLE else step.what
        return tuple(self.code(name, *row) for row in zip(*wide, strict=True))

    def once(self, key: object, make: Callable[[], Value]) -> Value:
        """A register that is made when it is first asked for."""
        if key not in self.known:
            self.known[key] = (make(),)
        found: Value = self.known[key][0]
        return found

    def _indices(self, which: int, group: int, tile: int) -> Regs:
        spec: Any = self.spec
        count: Count = spec.counts[which]
        pointers, first = self.pointers[len(spec.all) :], self.streams.places[-1].buffer
        return Counter(
            self.code, count, self.once, spec.unit, pointers, first, group, tile
        ).values()

    def _read(self, operand: int, read: Read, group: int, tile: int) -> Regs:
        if read.how == "scalar":
            return (self.pinned[operand],)
        base = self.pointers[operand]
        p = packing(read.layout.dtype)
        if read.how == "row":
            if p > 1:
                raise NoCode(f"a row of {read.layout.dtype} lies in halves of words")
            return (self.code("vload", At(base, self.address(operand, 0, tile)), 0),)
        down = self.spec.unit // p
        at = [self.address(operand, group * down + r, tile) for r in range(down)]
        loaded = tuple(self.code("vload", At(base, offset), 1) for offset in at)
        if read.how == "spread":
            return tuple(self.code("vbcast.lane", x, 0) for x in loaded)
        return loaded

    def address(self, i: int, down: int, tile: int) -> int:
        """Rows from the pointer of an operand or result to one of its tiles."""
        at = self.spec.all[i]
        if at.how == "row":
            return tile * (1 if len(at.layout.shape) < 2 else at.layout.sublanes)
        wide = self.spec.across if at.how in ("full", "plane") else 1
        return (down * wide + (tile if wide > 1 else 0)) * at.layout.sublanes

    def _converted(self, x: Regs, source: str, target: str) -> Regs:
        if source == target:
            return x
        wide, to = WIDE[source], WIDE[target]
        if packing(source) > 1:
            x = tuple(self.code(f"vunpack.{source}", r, part)
                      for r in x for part in range(packing(source)))  # fmt: skip
        if wide != to:
            if "f32" not in (wide, to):
                return self._repacked(x, target)  # the same word, read in another way
            x = tuple(self.code(f"vcvt.{to}.{wide}", r) for r in x)
        return self._repacked(x, target)

    def _repacked(self, x: Regs, target: str) -> Regs:
        p = packing(target)
        if p == 1:
            return x
        if len(x) == 1:  # the same in all rows
            x = x * p
        if len(x) % p:
            raise NoCode(f"{target} packs {p} registers, there are {len(x)}")
        return tuple(self.code(f"vpack.{target}", *x[i : i + p]) for i in range(0, len(x), p))

    # ---- folds -------------------------------------------------------------------------------

    def _term(self, tile: int, group: int, part: int = 0) -> Value:
        """What is folded of a register; beyond the end of a row the neutral element."""
        fold = self.what
        x: Value = self.value(fold.step, group, tile)[part]
        lanes = self.code.chip.lanes
        left = fold.width - tile * lanes
        if left >= lanes:
            return x
        key = (LANES_MASK, left)
        if key not in self.known:
            self.known[key] = (self.code("mlanes", 0, left),
                               number(self.code, fold.neutral, self.fold_type))  # fmt: skip
        mask, neutral = self.known[key]
        return self.code("vselect", mask, x, neutral)

    @property
    def fold_type(self) -> str:
        return self.spec.steps[self.what.step].dtype

    @property
    def what(self) -> Fold:
        """The fold of a `Vector`."""
        found: Fold | None = getattr(self.spec, "fold", None)
        assert found is not None
        return found

    def fold(self, group: int, tiles: range) -> None:
        """All of a row of tiles, in straight code."""
        name = f"v{self.what.op}.{self.fold_type}"
        totals = []
        for part in range(len(self.value(self.what.step, group, tiles[0]))):
            total = self._term(tiles[0], group, part)
            for tile in tiles[1:]:
                total = self.code(name, total, self._term(tile, group, part))
            totals.append(total)
        self._finished(totals, group)

    def part(self, sums: Reg, tiles: range) -> None:
        """A piece of a row of tiles, added to a register; the first piece sets it."""
        fold = self.what
        name = f"v{fold.op}.{self.fold_type}"
        begins = tiles[0] == 0
        total: Any = sums
        for tile in tiles[:-1] if len(tiles) > 1 or begins else ():
            term = self._term(tile, 0)
            total = term if begins and tile == 0 else self.code(name, total, term)
        self.code.do(name, sums, total, self._term(tiles[-1], 0))

    def whole(self, sums: Reg) -> None:
        """The fold over lanes of what the pieces left."""
        self._finished([sums], 0)

    def _finished(self, totals: Sequence[Any], group: int) -> None:
        fold, kind = self.what, self.fold_type
        lanes = [self.code(f"vfold.lane.{fold.op}.{kind}", total) for total in totals]
        init = self.value(fold.init, group, 0)[0]  # the same in all rows
        self.folded[group] = tuple(self.code(f"v{fold.op}.{kind}", init, x) for x in lanes)

    # ---- results -----------------------------------------------------------------------------

    def store(self, number: int, write: Write, group: int, tile: int) -> None:
        """A result's registers, to memory."""
        found = self.value(write.step, group, tile)
        p = packing(write.layout.dtype)
        down = self.spec.unit // p
        if self.spec.steps[write.step].dtype == "bool":
            found = self._bytes(found)
        if len(found) == 1:
            found = found * down
        if len(found) != down:
            raise NoCode(f"{len(found)} registers for {down} of a result")
        for r, x in enumerate(found):
            at = self.address(number, group * down + r, tile)
            self.code.do("vstore", At(self.pointers[number], at), 1, x)

    def _bytes(self, masks: Regs) -> Regs:
        """Truth values as ones and zeros of a byte."""
        one, zero = number(self.code, "1", "i32"), number(self.code, "0", "i32")
        words = tuple(self.code("vselect", m, one, zero) for m in masks)
        return self._repacked(words, "i8")


def _needed(spec: Vector | Product, at: int) -> list[int]:
    """Steps that a step is made of, and itself, in order."""
    found: set[int] = set()
    stack = [at]
    while stack:
        i = stack.pop()
        if i not in found:
            found.add(i)
            if spec.steps[i].what != "fold":
                stack.extend(spec.steps[i].args)
    return sorted(found)


def _varies(spec: Vector | Product) -> list[tuple[bool, bool]]:
    """Per step whether it depends on the row of tiles, and on the tile of it."""
    found: list[tuple[bool, bool]] = []
    for step in spec.steps:
        if step.what == "read":
            how = spec.reads[int(step.name)].how
            by_group = how in ("full", "column", "spread", "plane")
            found.append((by_group, how in ("full", "row", "plane")))
        elif step.what == "index":
            count: Count = spec.counts[int(step.name)]  # type: ignore[union-attr]
            found.append((count.by_row, count.by_lane))
        elif step.what in ("fold", "sums"):
            found.append((True, step.what == "sums"))
        else:
            rows = [found[a] for a in step.args]
            found.append((any(r[0] for r in rows), any(r[1] for r in rows)))
    return found


__all__ = ["Registers", "Regs"]
