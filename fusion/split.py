"""`split`: a long reduction with few points is folded in parts; a second kernel joins them.

In comes a kernel whose parallel loops alone give too little work to share; out go two: the first
has one more parallel loop, over the parts of a reduction loop, and stores what each part comes to;
the second folds those and has the epilogue. Only folds in any order may be split; by the shapes
alone, never by the number of threads. Called by `monograph.fusion.steps`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from monograph.fusion.estimate import pieces_for
from monograph.fusion.instructions import Conditions, Instructions, renumbered, uses
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Load,
    Reduced,
    Reduction,
    Schedule,
    Store,
)
from monograph.hlo.index import Atom, Dim, Index, Start, dim, linear, start
from monograph.hlo.ops.monoids import identity, monoid_of
from monograph.hlo.ops.picks import pick_identity, pick_of
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, TensorType, tensor

_ENOUGH = 8  # pieces that the parallel loops give, so that nothing need be split
_LANES = 1024  # neighbours that stay together where the outermost loop runs in lanes
_LEAST = 16  # steps of a part
_SHARE = 4096  # elements that a point folds by itself where points keep a machine busy
_OF_TILE = 1024  # sums of a product that take as long as one such point, in tiles
_DEEP = 512  # steps of a product that a tile goes by itself there
_WORTH = 8  # parts that are worth a second kernel there
_COLUMNS = 8  # points side by side that count as one of these: its threads share their lines
_OF_COLUMN = 512  # elements of such a point that they fold by themselves
_WORTH_OF_COLUMNS = 4  # and parts that are worth it: a thread has more of a column than of a row
_DOTS = 64  # sums of a contraction up to which they count as separate ones


@dataclass(frozen=True, eq=False)
class Split:
    """Two kernels for one.

    Attributes:
        first: writes the partial results; its operands are numbers `reads` of the old kernel's.
        second: reads the partial results, then operands number `kept`; results as before.
        partials: types of the partial results.
    """

    first: Kernel
    reads: tuple[int, ...]
    second: Kernel
    kept: tuple[int, ...]
    partials: tuple[TensorType, ...]


def split(kernel: Kernel, schedule: Schedule, busy: int = 0) -> Split | None:
    """The two kernels, or None if the kernel is as well left alone.

    Args:
        kernel: any.
        schedule: its own, for how long it takes and which loop runs in lanes.
        busy: how many points keep the machine busy (`Target`).
    """
    if not kernel.reductions or kernel.aliases or 0 in (*kernel.dims, *kernel.reduce_dims):
        return None
    if any(neutral_of(r) is None for r in kernel.reductions):
        return None
    is_product = kernel.contracts and prod(kernel.dims) > _DOTS
    if is_product and not busy:
        return None
    wanted = _for_points(kernel, busy, is_product) if busy else _for_time(kernel, schedule)
    if wanted < 2:
        return None
    loop = max(range(len(kernel.reduce_dims)), key=lambda j: (kernel.reduce_dims[j] > 64, -j))
    size = kernel.reduce_dims[loop]
    parts = _parts(size, min(wanted, size // _LEAST))
    if parts < 2 or (is_product and size % parts):  # a product's factors are not asked for places
        return None
    first, reads = _first(kernel, loop, parts)
    second, kept = _second(kernel, parts)
    return Split(first, reads, second, kept, first.results)


def _for_points(kernel: Kernel, busy: int, is_product: bool) -> int:
    """Parts that make as many points as a machine wants, or tiles of a product."""
    points, total = prod(kernel.dims), prod(kernel.reduce_dims)
    if is_product:
        parts = min(busy * _OF_TILE // points, total // _DEEP)
    elif _side_by_side(kernel):
        parts = min(busy * _COLUMNS // points, total // _OF_COLUMN)
        return parts if parts >= _WORTH_OF_COLUMNS else 1
    else:
        parts = min(busy // points, total // _SHARE)
    return parts if parts >= _WORTH else 1


def _side_by_side(kernel: Kernel) -> bool:
    """Whether points that are neighbours read neighbours in memory."""
    last = len(kernel.dims) - 1
    loads = (x for x in kernel.body if isinstance(x, Load)) if kernel.dims else ()
    return any(linear(x.index, kernel.operands[x.operand].shape).coefficient(last) == 1
               for x in loads)  # fmt: skip


def _for_time(kernel: Kernel, schedule: Schedule) -> int:
    """Parts that are worth sharing among threads."""
    pieces = _pieces(kernel, schedule)
    return 1 if pieces >= _ENOUGH else pieces_for(schedule.seconds) // max(pieces, 1)


def neutral_of(r: Reduction) -> list[np.ndarray[Any, Any]] | None:
    """The neutral elements of a fold in any order; None if it may not be split."""
    if r.order != "any":
        return None
    name, pick = monoid_of(r.combiner), pick_of(r.combiner)
    if name is not None:
        return [identity(name, r.combiner.outs[0].type.dtype)]
    return None if pick is None else pick_identity(pick)


def _pieces(kernel: Kernel, schedule: Schedule) -> int:
    """Pieces that the outermost loop could be cut into."""
    if not kernel.dims:
        return 1
    outermost = next(loop for loop in schedule.order if loop < len(kernel.dims))
    together = _LANES if outermost == schedule.vector else 1
    return kernel.dims[outermost] // together


def _parts(size: int, wanted: int) -> int:
    """About so many parts, of equal length where that can be had."""
    near = range(max(wanted // 2, 2), min(2 * wanted, size // _LEAST) + 1)
    return min((k for k in near if size % k == 0), key=lambda k: abs(k - wanted), default=wanted)


def _first(kernel: Kernel, loop: int, parts: int) -> tuple[Kernel, tuple[int, ...]]:
    """The folds of all parts. An uneven last part is filled up with neutral elements."""
    rank, size = len(kernel.dims), kernel.reduce_dims[loop]
    length = -(-size // parts)
    dims = (parts, *kernel.dims)
    reduce_dims = tuple(length if j == loop else n for j, n in enumerate(kernel.reduce_dims))
    place = dim(rank + 1 + loop, length) + dim(0, parts) * length
    new = Instructions(rank + 1)

    def moved_loop(atom: Dim) -> Index:
        if atom.position == rank + loop:
            return place
        return dim(atom.position + 1, atom.size)

    inside = None if length * parts == size else new.in_range(((place, 0, size),))
    work = _Copying(kernel, new, moved_loop, None if inside is None else (inside, rank + loop))
    work.copy(k for r in kernel.reductions for k in r.inputs)
    reductions: list[Reduction] = []
    results: list[TensorType] = []
    stores: list[tuple[int, int]] = []
    for number, r in enumerate(kernel.reductions):
        neutral = neutral_of(r)
        assert neutral is not None
        types = [o.type.dtype for o in r.combiner.outs]
        starts = tuple(new.literal(x, d) for x, d in zip(neutral, types, strict=True))
        inputs = tuple(work.moved[k] for k in r.inputs)
        if inside is not None:
            inputs = tuple(
                new.add(Apply(ops.select, (inside, x, start), d))
                for x, start, d in zip(inputs, starts, types, strict=True)
            )
        reductions.append(Reduction(r.combiner, inputs, starts))
        for part, d in enumerate(types):
            value = new.add(Reduced(number, part, d), ("reduced", number, part))
            stores.append((len(results), value))
            results.append(tensor(dims, d))
    index = tuple(dim(i, n) for i, n in enumerate(dims))
    made = _assembled(new, reductions, [Store(k, index, v) for k, v in stores])
    nodes = tuple(n for n in kernel.nodes if n not in _later(kernel)) or kernel.nodes
    operands = tuple(kernel.operands[k] for k in work.operands)
    first = replace(
        made, name=f"{kernel.name}_parts", dims=dims, reduce_dims=reduce_dims,
        operands=operands, results=tuple(results), fma=kernel.fma, nodes=nodes,
    )  # fmt: skip
    return first, tuple(work.operands)


def _second(kernel: Kernel, parts: int) -> tuple[Kernel, tuple[int, ...]]:
    """The fold of the parts, and the epilogue."""
    rank = len(kernel.dims)
    new = Instructions(rank)
    index = (dim(rank, parts), *(dim(i, n) for i, n in enumerate(kernel.dims)))
    count = sum(len(r.inputs) for r in kernel.reductions)
    work = _Copying(kernel, new, lambda atom: dim(atom.position, atom.size), None, count)
    work.copy(k for r in kernel.reductions for k in r.inits)
    reductions: list[Reduction] = []
    partials: list[TensorType] = []
    for r in kernel.reductions:
        inputs = []
        for o in r.combiner.outs:
            d = o.type.dtype
            inputs.append(new.add(Load(len(partials), index, d), ("partial", len(partials))))
            partials.append(tensor((parts, *kernel.dims), d))
        inits = tuple(work.moved[k] for k in r.inits)
        reductions.append(Reduction(r.combiner, tuple(inputs), inits))
    work.copy(
        k for s in kernel.stores
        for k in (s.value, *([] if s.mask is None else [s.mask]), *_starts(s.index))
    )  # fmt: skip
    stores = [
        Store(
            s.result,
            tuple(work.index(i) for i in s.index),
            work.moved[s.value],
            None if s.mask is None else work.moved[s.mask],
        )
        for s in kernel.stores
    ]
    made = _assembled(new, reductions, stores)
    later = tuple(n for n in kernel.nodes if n in _later(kernel))
    operands = (*partials, *(kernel.operands[k] for k in work.operands))
    second = replace(
        made, name=kernel.name, dims=kernel.dims, reduce_dims=(parts,), operands=operands,
        results=kernel.results, fma=kernel.fma, nodes=later,
    )  # fmt: skip
    return second, tuple(work.operands)


def _later(kernel: Kernel) -> set[Any]:
    """The nodes that the epilogue alone computes."""
    nodes = {i.node for i in kernel.epilogue if isinstance(i, Apply) and i.node is not None}
    return {n for n in nodes if n.op.kind == "elementwise"}


def _assembled(new: Instructions, reductions: list[Reduction], stores: list[Store]) -> Kernel:
    """A kernel of these instructions, without its sizes and types."""
    (prologue, body, epilogue), moved = new.arranged(reductions, [s.index for s in stores])
    return Kernel(
        "", (), (), prologue, body, epilogue,
        tuple(r.renumbered(moved) for r in reductions),
        tuple(
            replace(
                s,
                index=tuple(renumbered(i, moved) for i in s.index),
                value=moved[s.value],
                mask=None if s.mask is None else moved[s.mask],
            )
            for s in stores
        ),
        (), (),
    )  # fmt: skip


class _Copying:
    """Instructions of one kernel taken over into another, with what they need.

    Args:
        kernel: the old one.
        new: the instructions of the new one.
        loop: what becomes of a loop variable.
        inside: (a condition, a loop): reads that vary with the loop hold only under it.
        first: the number of the first operand.
    """

    def __init__(
        self,
        kernel: Kernel,
        new: Instructions,
        loop: Any,
        inside: tuple[int, int] | None,
        first: int = 0,
    ) -> None:
        self.kernel = kernel
        self.new = new
        self.loop = loop
        self.inside = inside
        self.first = first
        self.moved: dict[int, int] = {}
        self.operands: dict[int, int] = {}

    def copy(self, roots: Iterable[int]) -> None:
        """Take over instructions and all that they need, in their order."""
        instrs = self.kernel.instructions
        needed, stack = set[int](), list(roots)
        while stack:
            k = stack.pop()
            if k not in needed:
                needed.add(k)
                stack += uses(instrs[k])
        for k in sorted(needed - self.moved.keys()):
            self.moved[k] = self.new.add(self.one(instrs[k]), ("old", k))

    def one(self, instr: Instr) -> Instr:
        if isinstance(instr, Apply):
            return replace(instr, args=tuple(self.moved[k] for k in instr.args))
        if isinstance(instr, Load):
            number = self.operands.setdefault(instr.operand, self.first + len(self.operands))
            index = tuple(self.index(i) for i in instr.index)
            return Load(number, index, instr.dtype, self.mask(instr))
        if isinstance(instr, IndexValue):
            return replace(instr, index=self.index(instr.index))
        if isinstance(instr, InRange):
            conditions: Conditions = tuple((self.index(i), a, b) for i, a, b in instr.conditions)
            return replace(instr, conditions=conditions)
        return instr

    def mask(self, instr: Load) -> int | None:
        """The condition under which a read holds."""
        old = None if instr.mask is None else self.moved[instr.mask]
        if self.inside is None or not any(_varies(i, self.inside[1]) for i in instr.index):
            return old
        if old is None:
            return self.inside[0]
        return self.new.add(Apply(ops.and_, (old, self.inside[0]), BOOL))

    def index(self, i: Index) -> Index:
        """An expression in the new kernel's loops and numbers."""

        def replaced(atom: Atom) -> Index | None:
            if isinstance(atom, Dim):
                found: Index = self.loop(atom)
                return found
            if isinstance(atom, Start):
                at = tuple(e.substitute(replaced) for e in atom.at)
                return start(self.moved[atom.operand], atom.limit, at)
            return None

        return i.substitute(replaced)


def _starts(index: Iterable[Index]) -> list[int]:
    return [s for i in index for s in i.starts]


def _varies(i: Index, loop: int) -> bool:
    """Whether an expression depends on a loop."""
    return i.coefficient(loop) != 0
