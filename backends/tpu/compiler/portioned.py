"""How specs are cut into portions: of moves, loop nests, rows at indices, sorts and running folds.

In comes a spec that does not fit into vector memory and a box of its results; out goes the same for
these alone, with the boxes of its operands that they come from. Called by `planned` and `tasks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import singledispatch

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.boxes import Box, Ranges, around
from monograph.backends.tpu.compiler.indexed import words_of
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.moves import Moves
from monograph.backends.tpu.compiler.networks import Network
from monograph.backends.tpu.compiler.pieces import Part, within
from monograph.backends.tpu.compiler.portions import COPIES, MOST, Portion, Portions, portions_of
from monograph.backends.tpu.compiler.rows import Rows
from monograph.backends.tpu.compiler.straight import NoRegisters
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.compiler.walks import Do, Walk, quickest
from monograph.hlo.index import Atom, Dim, Index, dim

NESTS = 64  # portions of a loop nest, each with code of its own


@singledispatch
def in_portions(spec: object, limit: int, chip: Chip) -> Portions:
    """A spec in as few portions as fit.

    Args:
        spec: what does not fit.
        limit: rows of vector memory that there are.
        chip: the machine.

    Raises:
        NoCode: if it cannot be cut, none fit, or too many are needed.
    """
    raise NoCode("blocks that do not fit into vector memory")


def _near(
    boxes: Sequence[Box | None], reads: Sequence[Read], writes: Sequence[Write]
) -> tuple[tuple[Read, ...], tuple[Write, ...]]:
    """Operands and results that are boxes in vector memory; others stay as they are."""
    near = [
        x if b is None else replace(x, layout=b.inside, space="vmem")
        for x, b in zip(reads, boxes, strict=False)
    ]
    outs = [b.inside for b in boxes[len(reads) :] if b is not None]
    return tuple(near), tuple(
        replace(x, layout=at, space="vmem") for x, at in zip(writes, outs, strict=True)
    )


# ---- moves ---------------------------------------------------------------------------------------


@in_portions.register
def _(spec: Moves, limit: int, chip: Chip) -> Portions:
    return portions_of((spec.reads, spec.writes), lambda r: _of_moves(spec, r), limit)


def _of_moves(spec: Moves, ranges: Ranges) -> Portion:
    """What brings the elements of a box of the result there."""
    parts = spec.parts
    for d, (low, high) in enumerate(ranges):
        if (low, high) != (0, spec.writes[0].layout.shape[d]):
            parts = tuple(x for p in parts for x in within(p, d, low, high))
    if len(parts) > COPIES:
        raise NoCode("a move of too many boxes")
    result = Box(spec.writes[0].layout, ranges)
    sources = tuple(dict.fromkeys(p.source for p in parts if p.source >= 0))
    boxes = [_box(spec.reads[i].layout, [p for p in parts if p.source == i]) for i in sources]
    if sum(len(b.copies) for b in (*boxes, result)) > COPIES:
        raise NoCode("a move of too many copies")
    moved = tuple(_moved(p, sources, boxes, result) for p in parts)
    near = _near((*boxes, result), [spec.reads[i] for i in sources], spec.writes)
    return Portion(Moves(moved, *near), sources, (*boxes, result))


def _box(layout: Layout, parts: Sequence[Part]) -> Box:
    """The smallest whole tiles with all elements that some parts read."""
    ends = [[p.at[d].ends(p.sizes) for p in parts] for d in range(len(layout.shape))]
    lows, highs = ([pick(e[i] for e in x) for x in ends] for i, pick in ((0, min), (1, max)))
    return around(layout, tuple(zip(lows, highs, strict=True)))


def _moved(part: Part, sources: tuple[int, ...], boxes: Sequence[Box], result: Box) -> Part:
    """A part in terms of the boxes."""
    to = tuple(w.moved(-r[0]) for w, r in zip(part.to, result.ranges, strict=True))
    if part.source < 0:
        return replace(part, to=to)
    box = boxes[sources.index(part.source)]
    at = tuple(w.moved(-r[0]) for w, r in zip(part.at, box.ranges, strict=True))
    return replace(part, at=at, to=to, source=sources.index(part.source))


# ---- loop nests ----------------------------------------------------------------------------------


@in_portions.register
def _(spec: Walk, limit: int, chip: Chip) -> Portions:
    if any(p.index != _loops(spec) for p in spec.puts):
        raise NoCode("results that are not written in order")
    whole = spec.reads, spec.writes
    with suppress(NoCode, NoRegisters):
        return portions_of(whole, lambda r: _quickest(_of_walk(spec, r), chip), limit, NESTS)
    return portions_of(whole, lambda r: _of_walk(spec, r), limit, NESTS)


def _quickest(portion: Portion, chip: Chip) -> Portion:
    """Eight rows at a time, where these lie equally far apart in its boxes."""
    assert isinstance(portion.spec, Walk)
    return replace(portion, spec=quickest(portion.spec, chip))


def _loops(spec: Walk) -> tuple[Index, ...]:
    """The numbers of a nest's loops, but for those behind the result's, of one point."""
    rank = len(spec.writes[0].layout.shape)
    return tuple(dim(i, n) for i, n in enumerate(spec.dims) if i < rank or n > 1)


def _of_walk(spec: Walk, ranges: Ranges) -> Portion:
    """The points of a box."""

    def change(atom: Atom) -> Index | None:
        if isinstance(atom, Dim) and atom.position < len(ranges):
            low, high = ranges[atom.position]
            return dim(atom.position, high - low) + low
        return None

    def moved(index: Sequence[Index]) -> tuple[Index, ...]:
        return tuple(e.substitute(change) for e in index)

    blocks = [
        tuple((n, replace(do, index=moved(do.index))) for n, do in block)
        for block in (spec.prologue, spec.body, spec.epilogue)
    ]
    every = [do for block in blocks for _, do in block]
    boxes = [_read(spec, every, i) for i in range(len(spec.reads))]
    results = [Box(w.layout, ranges) for w in spec.writes]
    lows = [None if b is None else tuple(low for low, _ in b.ranges) for b in boxes]
    prologue, body, epilogue = (tuple((n, _from(do, lows)) for n, do in b) for b in blocks)
    dims = (*(high - low for low, high in ranges), *spec.dims[len(ranges) :])
    here = tuple(dim(i, n) for i, n in enumerate(dims[: len(ranges)]))
    puts = tuple(replace(p, index=here) for p in spec.puts)
    reads, writes = _near((*boxes, *results), spec.reads, spec.writes)
    part = replace(
        spec, down=-1, dims=dims, prologue=prologue, body=body, epilogue=epilogue, puts=puts,
        reads=reads, writes=writes,
    )  # fmt: skip
    return Portion(part, tuple(range(len(reads))), (*boxes, *results))


def _read(spec: Walk, steps: Sequence[Do], i: int) -> Box | None:
    """What steps read of an operand; None for one that stays where it is."""
    layout, found = spec.reads[i].layout, [x.index for x in steps if _loads(x, i)]
    if i in dict(spec.far):
        return None
    if i in spec.kept:
        raise NoCode("an array that is changed in part")
    ends = [[index[d].bounds for index in found] or [(0, 0)] for d in range(len(layout.shape))]
    every = [tuple(zip(*e, strict=True)) for e in ends]
    return around(layout, tuple((min(lows), max(highs)) for lows, highs in every))


def _loads(do: Do, i: int) -> bool:
    return do.what == "load" and do.name == str(i)


def _from(do: Do, lows: Sequence[tuple[int, ...] | None]) -> Do:
    """A step that reads boxes instead of arrays."""
    if do.what != "load" or int(do.name) >= len(lows):
        return do
    low = lows[int(do.name)]
    if low is None:
        return do
    return replace(do, index=tuple(e - n for e, n in zip(do.index, low, strict=True)))


# ---- rows at indices -----------------------------------------------------------------------------


@in_portions.register
def _(spec: Rows, limit: int, chip: Chip) -> Portions:
    """Rows that are taken out: some of them; an array that is changed: a part of it, all over."""
    rank = len(spec.writes[0].layout.shape)
    fixed = range(1, rank) if spec.combine else range(rank - 1, rank)
    cut = _of_changed if spec.combine else _of_taken
    whole = spec.reads, spec.writes
    return portions_of(whole, lambda r: cut(spec, r), limit, NESTS, fixed)


def _of_changed(spec: Rows, ranges: Ranges) -> Portion:
    """A part of the array along its first dimension, by all updates."""
    result = Box(spec.writes[0].layout, ranges)
    updates = len(spec.reads) - spec.starts - 1
    boxes = [_all_of(x) for x in spec.reads[updates:]]
    boxes = [result, *boxes] if updates else boxes
    reads, writes = _near((*boxes, result), spec.reads, spec.writes)
    size = spec.size or spec.table.shape[0]
    part = replace(spec, table=result.inside, first=ranges[0][0], size=size, reads=reads,
                   writes=writes)  # fmt: skip
    return Portion(part, tuple(range(len(reads))), (*boxes, result))


def _all_of(x: Read | Write) -> Box:
    return Box(x.layout, tuple((0, n) for n in x.layout.shape))


def _of_taken(spec: Rows, ranges: Ranges) -> Portion:
    """Some of the rows: index vectors, and a part of each window."""
    result, b = Box(spec.writes[0].layout, ranges), len(spec.batch)
    taken = [high - low for low, high in ranges]
    window, inside = list(spec.window), []
    for k, (d, size) in enumerate(spec.window):
        low, high = ranges[b + k]
        if (low, high) != (0, size):
            window[k] = (d, high - low)
            inside.append((d, low, size))
    boxes, steps, mapped = [_all_of(x) for x in spec.reads[1:]], spec.steps, spec.mapped
    if spec.batch:
        boxes, steps, mapped = _index_vectors(spec, ranges[:b])
    table, (read, *_) = _all_of(spec.reads[0]), spec.reads
    near, writes = _near((table, *boxes, result), spec.reads, spec.writes)
    reads = near if read.space == "vmem" else (read, *near[1:])
    part = replace(spec, chosen=result.inside, batch=tuple(taken[:b]), steps=steps, mapped=mapped,
                   window=tuple(window), inside=tuple(inside), reads=reads,
                   writes=writes)  # fmt: skip
    first = table if read.space == "vmem" else None
    return Portion(part, tuple(range(len(reads))), (first, *boxes, result))


def _index_vectors(
    spec: Rows, ranges: Ranges
) -> tuple[list[Box], tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Those of a part of the batch: their box, the words between them, and where each component of
    the first one is."""
    layout, axis = spec.reads[-1].layout, spec.axis
    ends = [(low, high - 1) for low, high in ranges]
    if axis < len(layout.shape):
        ends.insert(axis, (0, layout.shape[axis] - 1))
    box = around(layout, tuple(ends))
    words = words_of(box.inside.shape)
    step = words[axis] if axis < len(words) else 0
    before = words_of(layout.shape)[axis] if step else 1
    ahead = [low - at for (low, _), (at, _) in zip(ends, box.ranges, strict=True)]
    first = sum(by * n for by, n in zip(ahead, words, strict=True))
    mapped = tuple((d, first + word // before * step) for d, word in spec.mapped)
    return [box], tuple(n for i, n in enumerate(words) if i != axis), mapped


# ---- sorts and running folds ---------------------------------------------------------------------


@in_portions.register
def _(spec: Network, limit: int, chip: Chip) -> Portions:
    """Rows by themselves."""
    whole, fixed = (spec.reads, spec.writes), (spec.dimension,)
    alike = [x.layout for x in spec.reads]
    return portions_of(whole, lambda r: _of_network(spec, r), limit, MOST, fixed, alike)


def _of_network(spec: Network, ranges: Ranges) -> Portion:
    long = spec.dimension
    boxes, layouts = list[Box](), [x.layout for x in spec.reads]
    for layout in (*layouts, *(x.layout for x in spec.writes)):
        row = (0, layout.shape[long])
        boxes.append(Box(layout, (*ranges[:long], row, *ranges[long + 1 :])))
    reads, writes = _near(boxes, spec.reads, spec.writes)
    part = replace(spec, reads=reads, writes=writes)
    return Portion(part, tuple(range(len(reads))), tuple(boxes))


__all__ = ["in_portions"]
