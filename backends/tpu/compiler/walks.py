"""From a `Kernel` to a `Walk`: a loop nest of any form, row by row under scalar control.

In comes the loop nest of a fused group; out goes the same with the instruction of each step, or
`NoCode`. What has no mapping to tiles goes this way: elements may be read from anywhere, so a row
of up to 128 points is worked on at a time, in one sublane of eight. `walking` writes the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import ceil, prod

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.pitches import beyond, step_of
from monograph.backends.tpu.compiler.straight import NoRegisters
from monograph.backends.tpu.compiler.streams import NoCode, Place, Streams
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.compiler.walking import walk_program, write_walk
from monograph.backends.tpu.isa.program import Program
from monograph.hlo.index import Dim, Index, dim
from monograph.hlo.types import DTYPES, DType


@dataclass(frozen=True)
class Do:
    """One step.

    Attributes:
        what: "load" (of operand `name`; results come after the operands), "number" (`name`),
            "index", "within" (all of `index` in `bounds`), "folded" (the result of fold `name`),
            "convert", "bits" (of another type), or the stem of an instruction.
        dtype: of the result.
        args, types: earlier steps, and their element types.
        index: of an element, or those that are compared.
        bounds: low and high of each.
    """

    what: str
    dtype: str
    args: tuple[int, ...] = ()
    types: tuple[str, ...] = ()
    index: tuple[Index, ...] = ()
    name: str = ""
    bounds: tuple[tuple[int, int], ...] = ()


Block = tuple[tuple[int, Do], ...]  # steps with their numbers


@dataclass(frozen=True)
class Running:
    """A value that a fold hands on: the steps that give its beginning and what it becomes."""

    init: int
    then: int
    dtype: str


@dataclass(frozen=True)
class Put:
    """A result: the step, where it goes, and where it is true that it does."""

    value: int
    index: tuple[Index, ...]
    mask: int | None = None


@dataclass(frozen=True)
class Walk:
    """A loop nest, see `Kernel`.

    Attributes:
        dims, reduce_dims: its loops.
        prologue, body, epilogue: its steps.
        folds: what the loops of `reduce_dims` hand on.
        puts: what goes to each result.
        reads, writes: operands and results.
        kept: by result, the operand whose elements it begins with, if not all are written; -1:
            none.
        down: the loop of `dims` that lies along sublanes, eight rows at a time; -1: none.
        alone: whether points go one by one, since rows have no order that lanes could be given.
        begin: or the number that it begins with; "": none.
        far: (operand or result, its first row) of those that stay in main memory, whose rows are
            brought one by one.
    """

    dims: tuple[int, ...]
    reduce_dims: tuple[int, ...]
    prologue: Block
    body: Block
    epilogue: Block
    folds: tuple[Running, ...]
    puts: tuple[Put, ...]
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    kept: tuple[int, ...] = ()
    down: int = -1
    alone: bool = False
    begin: tuple[str, ...] = ()
    far: tuple[tuple[int, int], ...] = ()

    @property
    def all(self) -> tuple[Read | Write, ...]:
        """Operands, then results."""
        return (*self.reads, *self.writes)

    @property
    def accesses(self) -> tuple[tuple[Layout, tuple[Index, ...]], ...]:
        """Where elements are read and written, in which arrays."""
        blocks = (*self.prologue, *self.body, *self.epilogue)
        loads = [(self.all[int(do.name)].layout, do.index) for _, do in blocks
                 if do.what == "load"]  # fmt: skip
        puts = [(w.layout, p.index) for w, p in zip(self.writes, self.puts, strict=True)]
        return (*loads, *puts)

    def step(self, layout: Layout, index: Sequence[Index]) -> int:
        """Rows of memory from an element to that of the next sublane."""
        return (step_of(layout, index, self.down) or 0) if self.down >= 0 else 0

    @property
    def margin(self) -> int:
        """Rows before and after all arrays that sublanes beyond an edge read."""
        if self.down < 0:
            return 0
        more = -self.dims[self.down] % SUBLANES
        found = [beyond(*access, self.down, more) for access in self.accesses]
        return ceil(max(found) / SUBLANES) * SUBLANES + SUBLANES

    @property
    def places(self) -> tuple[Place, ...]:
        """Where operands and results lie: in vector memory as a whole, but for those that stay."""
        found, stay, far, near = list[Place](), dict(self.far), 0, self.margin
        for i, x in enumerate(self.all):
            row = near if x.space == "vmem" else stay.get(i, far)
            found.append(Place(x.space, row, near, 0))
            far += x.layout.rows if x.space == "hbm" else 0
            near += 0 if i in stay else x.layout.rows
        return tuple(found)

    def _rows(self, spaces: Sequence[str]) -> int:
        """Those of arrays in some spaces that are in vector memory as a whole."""
        stay = dict(self.far)
        near = [x for i, x in enumerate(self.all) if i not in stay]
        return sum(x.layout.rows for x in near if x.space in spaces)

    @property
    def slot(self) -> int:
        """The row of vector memory that others are brought to; a store ends up to seven rows after
        its row."""
        return self._rows(("hbm", "vmem")) + 8 + 2 * self.margin

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        return self.slot - self._rows(("vmem",)) + 8 * bool(self.far)

    @property
    def extent(self) -> int:
        """Rows of vector memory from the first one to behind the last one, if all is there."""
        return self.slot + 8 * bool(self.far)

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        return self._rows(("hbm",)) + self.brought

    @property
    def brought(self) -> int:
        """Rows that are brought one by one."""
        if not self.far:
            return 0
        single = self.alone or not self.dims
        wide_ = 1 if single else self.dims[-1]
        pieces = [(LANES, wide_ // LANES), (wide_ % LANES, int(wide_ % LANES > 0))]
        stay, total = dict(self.far), 0
        times = (1, prod(self.reduce_dims), 1)
        for block, n in zip((self.prologue, self.body, self.epilogue), times, strict=True):
            for _, do in block:
                if do.what == "load" and int(do.name) in stay:
                    layout = self.all[int(do.name)].layout
                    total += n * sum(k * self.registers(do.index, layout, lanes)
                                     for lanes, k in pieces)  # fmt: skip
        changed = [p for i, p in enumerate(self.puts, len(self.reads)) if i in stay]
        begun = sum(w.layout.rows for i, w in enumerate(self.writes, len(self.reads)) if i in stay)
        for put in changed:  # there and back
            total += 2 * sum(k * self.registers(put.index, self.writes[0].layout, lanes)
                             for lanes, k in pieces)  # fmt: skip
        return begun + total * prod(self.dims if single else self.dims[:-1])

    def registers(self, index: Sequence[Index], layout: Layout, lanes: int) -> int:
        """From how many a row of so many elements is put together."""
        along = len(self.dims) - 1
        if self.alone or not self.dims or not index or index[-1].coefficient(along) == 0:
            return 1
        e, total = index[-1], layout.across
        total = layout.matrix[1] if len(layout.shape) < 2 else total
        stride = e.coefficient(along)
        if stride is None:
            return total
        rest = e - dim(along, self.dims[along]) * stride
        if stride == 1 and not rest.terms and rest.const % LANES == 0:
            return 1
        return min((lanes - 1) * abs(stride) // LANES + 2, total)

    def program(self, chip: Chip) -> Program:
        """The instructions."""
        return walk_program(self, chip)

    def write(self, streams: Streams, chip: Chip, base: int) -> None:
        """Those of a nest whose arrays are in vector memory, from a row on."""
        write_walk(self, streams, chip, base)


def carried(
    index: Sequence[Index], source: Layout, loops: Sequence[tuple[int, int]],
    to: Sequence[Index], wanted: Layout, spaces: tuple[str, str],
    conditions: tuple[tuple[Index, int, int], ...] = (),
) -> Walk:  # fmt: skip
    """An array that is read at an index, laid out anew; see `moves.laid_out`.

    Raises:
        NoCode: for columns, and elements wider than words, or that could become others in words.
    """
    d, out = DTYPES[source.dtype], wanted.dtype
    name = narrow(d)
    if name == out and d.is_float and d.itemsize < 4:
        raise NoCode(f"the bits of {d}")
    if source.column or wanted.column or not prod(wanted.shape):
        raise NoCode("a column")
    place = {number: i for i, (number, _) in enumerate(loops)}

    def numbered(e: Index) -> Index:
        """In terms of the loops of the walk."""
        return e.substitute(
            lambda a: dim(place[a.position], a.size) if isinstance(a, Dim) else None
        )

    steps = [Do("load", name, index=tuple(map(numbered, index)), name="0")]
    if name != out:
        steps.append(Do("convert", out, (0,), (name,)))
    if conditions:
        exprs, *bounds = zip(*conditions, strict=True)
        value = len(steps) - 1
        steps.append(Do("within", "bool", index=tuple(map(numbered, exprs)),
                        bounds=tuple(zip(*bounds, strict=True))))  # fmt: skip
        steps.append(Do("number", out, name="0"))
        steps.append(Do("vselect", out, (value + 1, value, value + 2), ("bool", out, out)))
    dims = tuple(n for _, n in loops) or (1,)
    reads = (Read(source, "full", spaces[0]),)
    writes = (Write(wanted, "full", 0, spaces[1]),)
    put = Put(len(steps) - 1, tuple(map(numbered, to)))
    begin = ("0",) if prod(dims) < prod(wanted.shape) else ()
    return Walk(dims, (), (), tuple(enumerate(steps)), (), (), (put,), reads, writes, begin=begin)


# ---- eight rows at a time ------------------------------------------------------------------------


def _eight_rows(walk: Walk) -> list[Walk]:
    """The walk with a loop along sublanes, if there is one whose elements lie equally far apart in
    every array, then as it is."""
    found = []
    for d, size in enumerate(walk.dims[:-1]):
        steps = [step_of(layout, index, d) for layout, index in walk.accesses]
        written = steps[len(steps) - len(walk.puts) :]
        if size > 1 and None not in steps and 0 not in written:
            found.append((size / ceil(size / SUBLANES), d))
    return [*(replace(walk, down=d) for _, d in sorted(found)[-1:]), walk]


def from_afar(walk: Walk) -> Walk | None:
    """The walk with what is in main memory, and read or changed at places known only at run time,
    staying there; None if there is nothing."""
    blocks = (*walk.prologue, *walk.body, *walk.epilogue)
    looked = {
        int(do.name) for _, do in blocks if do.what == "load" and any(e.starts for e in do.index)
    }
    changed = range(len(walk.reads), len(walk.all)) if walk.kept or walk.begin else range(0)
    stay = [i for i in sorted({*looked, *walk.kept, *changed})
            if i >= 0 and walk.all[i].space == "hbm"]  # fmt: skip
    if walk.far or not stay:
        return None
    plain = replace(walk, down=-1)
    return replace(plain, far=tuple((i, plain.places[i].row) for i in stay))


def quickest(walk: Walk, chip: Chip) -> Walk:
    """A walk that has a program, eight rows at a time if it can be.

    Raises:
        NoCode, NoRegisters: if it has none.
    """
    *wider, plain = [walk] if walk.alone or walk.far else _eight_rows(walk)
    for spec in wider:
        with suppress(NoCode, NoRegisters):
            spec.program(chip)
            return spec
    plain.program(chip)
    return plain


def narrow(d: DType) -> str:
    """The name of an element type that fits into a word.

    Raises:
        NoCode: if it does not.
    """
    if d.itemsize > 4 or d.is_complex:
        raise NoCode(f"elements of {d}")
    return d.name


__all__ = ["Block", "Do", "Put", "Running", "Walk", "carried", "from_afar", "narrow", "quickest"]
