"""From a `Kernel` to a `Vector`: which operands are read how, and what is done on registers.

In comes the loop nest of a fused group (`monograph.fusion.lower`); out goes the same in terms of
tiles, or `NoCode` with what is in the way. Indices are compared as offsets from the first element,
so that reshapes that move nothing do not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from monograph.backends.tpu.compiler.indices import Count, count_of
from monograph.backends.tpu.compiler.instructions import (
    FOLDS,
    LIMITS,
    WIDE,
    checked,
    stem_of,
    text_of,
)
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.streams import NoCode, Turned
from monograph.backends.tpu.compiler.vector import Fold, Read, Step, Vector, Write
from monograph.backends.tpu.isa.words import packing
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    Instr,
    Kernel,
    Literal,
    Load,
    Reduced,
    Reduction,
)
from monograph.hlo import ops
from monograph.hlo.index import Index, dim, linear
from monograph.hlo.ops.folds import wide
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.record import OPS
from monograph.hlo.types import DTYPES

SPEAKS = frozenset(WIDE) | {"bool"}  # element types of registers and of memory


def vector_of(
    kernel: Kernel, layouts: Sequence[Layout], spaces: Sequence[str], block: int
) -> tuple[Vector, tuple[int, ...]]:
    """A group of elementwise ops, or of a fold over its last dimension.

    Args:
        kernel: the loop nest.
        layouts: of its operands.
        spaces: "hbm" or "vmem", of its operands and then its results.
        block: bytes of an operand that are copied at a time.

    Returns:
        The group; and for each of its reads, the number of the kernel's operand.

    Raises:
        NoCode: if there are no instructions for it.
    """
    if kernel.aliases or len(kernel.reductions) > 1:
        raise NoCode("several folds at once" if kernel.reductions else "an update in place")
    dims = (*kernel.dims, *kernel.reduce_dims)
    if not prod(dims):
        raise NoCode("there are no elements")
    if kernel.reductions and (len(kernel.reduce_dims) != 1 or not kernel.dims):
        raise NoCode("a fold over several dimensions")
    steps = Steps(kernel, dims, layouts, spaces)
    for instr in kernel.instructions:
        steps.add(instr)
    return steps.vector(block), tuple([operand for operand, _ in steps.known])


class Steps:
    """The steps of a kernel, and how its operands are read.

    Args:
        kernel: the loop nest.
        dims: its loops, those of a fold last.
        layouts, spaces: as above.
    """

    def __init__(
        self, kernel: Kernel, dims: tuple[int, ...], layouts: Sequence[Layout],
        spaces: Sequence[str],
    ) -> None:  # fmt: skip
        self.kernel, self.dims = kernel, dims
        self.layouts, self.spaces = layouts, spaces
        self.steps: list[Step] = []
        self.number: list[int] = []  # instruction -> step
        self.reads: list[Read] = []
        self.known: dict[tuple[int, str], int] = {}
        self.masks: dict[int, int] = {}  # truth values -> elements of a word of what was compared
        self.fold: Fold | None = None
        self.counts: list[Count] = []

    # ---- instructions ------------------------------------------------------------------------

    def add(self, instr: Instr) -> None:
        """One more instruction of the kernel."""
        name = instr.dtype.name
        if name not in SPEAKS:
            raise NoCode(f"elements of {name}")
        if isinstance(instr, Load):
            found = self.load(instr)
        elif isinstance(instr, Literal):
            found = self.step(Step("number", text_of(instr.value, name), name))
        elif isinstance(instr, Apply):
            found = self.apply(instr)
        elif isinstance(instr, Reduced):
            found = self.reduced(self.kernel.reductions[instr.reduction], instr)
        elif isinstance(instr, IndexValue):
            found = self.index(instr)
        else:
            raise NoCode("conditions on indices")
        self.number.append(found)

    def step(self, step: Step) -> int:
        self.steps.append(step)
        return len(self.steps) - 1

    def load(self, instr: Load) -> int:
        if instr.mask is not None:
            raise NoCode("reads beyond an edge")
        layout = self.layouts[instr.operand]
        shape = self.kernel.operands[instr.operand].shape
        try:
            how = how_read(instr.index, shape, layout, self.dims)
        except NoCode as e:
            other = replace(layout, column=not layout.column)
            if not shape or not _readable(instr.index, shape, other, self.dims):
                raise
            raise Turned(str(e), instr.operand) from None
        key = (instr.operand, how)
        if key not in self.known:
            self.reads.append(Read(layout, how, self.spaces[instr.operand]))
            number = len(self.reads) - 1
            dtype = "i8" if layout.dtype == "bool" else layout.dtype
            found = self.step(Step("read", str(number), dtype))
            if layout.dtype == "bool":
                found = self.step(Step("mask", "bool", "bool", (found,)))
                self.masks[found] = 1
            self.known[key] = found
        return self.known[key]

    def index(self, instr: IndexValue) -> int:
        """An index as a value: in i32 first."""
        self.counts.append(count_of(instr.index, self.dims))
        found = self.step(Step("index", str(len(self.counts) - 1), "i32"))
        return self.convert(found, "i32", instr.dtype.name)

    def apply(self, instr: Apply) -> int:
        args = tuple([self.number[a] for a in instr.args])
        types = tuple([self.steps[a].dtype for a in args])
        target = instr.dtype.name
        if instr.op is ops.convert:
            return self.convert(args[0], types[0], target)
        if instr.op is ops.bitcast_convert:
            return self.step(Step("bits", types[0], target, args))
        stem = stem_of(instr.op, instr.attrs, types)
        if stem == "vselect" and types[-1] == "bool":
            raise NoCode("a choice between truth values")
        found = self.step(Step(stem, types[-1], target, args))
        if target == "bool":
            held = {self.masks[a] for a in args if a in self.masks} or {packing(types[-1])}
            if len(held) > 1:
                raise NoCode("truth values of elements of unlike width")
            self.masks[found] = held.pop()
        elif args and args[0] in self.masks and self.masks[args[0]] != packing(target):
            raise NoCode("truth values of elements of another width")
        return found

    def convert(self, x: int, source: str, target: str) -> int:
        """Between types of numbers, and from truth values."""
        if source == target:
            return x
        if source == "bool":
            if self.masks[x] != packing(target):
                raise NoCode("truth values of elements of another width")
            one, zero = (self.step(Step("number", text_of(n, target), target)) for n in (1, 0))
            return self.step(Step("vselect", target, target, (x, one, zero)))
        if target == "bool":
            raise NoCode("numbers as truth values")
        if DTYPES[source].is_float and target in LIMITS:
            x, source = self.convert(x, source, "f32"), "f32"
            low, high = (self.step(Step("number", n, "f32")) for n in LIMITS[target])
            x = self.step(Step("vclamp", "f32", "f32", (low, x, high)))
        return self.step(Step("convert", source, target, (x,)))

    def reduced(self, reduction: Reduction, instr: Reduced) -> int:
        """The result of the fold, in its own type."""
        name = monoid_of(reduction.combiner)
        step = self.number[reduction.inputs[0]]
        dtype = DTYPES[self.steps[step].dtype]
        op = OPS.get(name or "")
        if op not in FOLDS or len(reduction.inputs) != 1 or reduction.order == "sequential":
            raise NoCode("a fold by a body of the user's own, or in sequence")
        if reduction.order == "tree" or dtype.itemsize < 4 or wide(dtype) is not dtype:
            raise NoCode(f"a fold of {dtype}" if reduction.order == "any" else "a fold as a tree")
        checked(f"vfold.lane.{FOLDS[op]}", dtype.name)
        zero = "-0.0" if dtype.is_float else "0"  # which leaves the sign of zeros as it is
        neutral = {"add": zero, "mul": "1"}.get(FOLDS[op]) or extreme(FOLDS[op], dtype.name)
        init = self.number[reduction.inits[0]]
        self.fold = Fold(FOLDS[op], step, init, self.dims[-1], neutral)
        return self.step(Step("fold", "", dtype.name))

    # ---- the whole ---------------------------------------------------------------------------

    def vector(self, block: int) -> Vector:
        """The group, in rows of tiles."""
        kernel = self.kernel
        writes = []
        for number, store in enumerate(kernel.stores):
            t = kernel.results[store.result]
            here = linear(tuple(dim(i, n) for i, n in enumerate(kernel.dims)), kernel.dims)
            if store.mask is not None or linear(store.index, t.shape) != here:
                raise NoCode("results that are not written in order")
            folds = self.fold is not None
            layout = Layout(t.shape, t.dtype.name, folds or self._columns(t.shape))
            how = "column" if folds else "full"
            space = self.spaces[len(kernel.operands) + number]
            step = self.number[store.value]
            if t.dtype.name == "bool" and self.masks.get(step, 1) != 1:
                raise NoCode("truth values of narrow elements, to memory")
            writes.append(Write(layout, how, step, space))
        return shaped(self, tuple(writes), block)

    def _columns(self, shape: tuple[int, ...]) -> bool:
        """Whether all that is read lies as columns do: then so do the results."""
        full = [r for r in self.reads if r.how == "full"]
        return bool(full) and all(r.layout.column for r in full)


def shaped(steps: Steps, writes: tuple[Write, ...], block: int) -> Vector:
    """The group cut into rows of tiles; one tile each where nothing is shared along them."""
    reads = tuple(steps.reads)
    every: tuple[Read | Write, ...] = (*reads, *writes)
    full = [a.layout for a in every if a.how == "full"]
    planes = [a.layout for a in every if a.how == "plane"]
    unit = max([x.packing for x in (*full, *planes)], default=1)
    whole = next((x for x in full if x.packing == unit), full[0] if full else None)
    if planes and whole is not None and any(x.matrix[1:] != whole.matrix[1:] for x in planes):
        raise NoCode("a matrix for all, of another shape")
    if whole is None:
        raise NoCode("nothing that is read has the shape of the result")
    # The lanes of a column all hold the same, and a row or column for all lies along the other way.
    shared = steps.fold is not None or any(r.how not in ("full", "scalar") for r in reads)
    if (shared and whole.column) or any(x.column != whole.column for x in full):
        operands = [operand for operand, _ in steps.known]
        first = next(i for i, r in enumerate(reads) if r.how == "full" and r.layout.column)
        raise Turned("a column among arrays that are none, or folded itself", operands[first])
    if any(r.layout.packing > 1 for r in reads if r.how not in ("full", "plane")):
        raise NoCode("one packed element for many")
    beside = [a.layout for a in every if a.how in ("column", "spread")]
    uneven = len({x.packing for x in (*full, *planes, *beside)}) > 1
    if steps.fold is not None and packing(steps.steps[steps.fold.step].dtype) > 1:
        raise NoCode("a fold of packed elements")
    if uneven and whole.matrix[1] % (8 * unit) and len(whole.shape) != 1:
        raise NoCode("elements of unlike width, and rows that do not fill their tiles")
    if uneven and len({x.groups * x.packing for x in full}) > 1:
        raise NoCode("elements of unlike width, and rows that do not fill their tiles")
    groups, across = whole.groups * whole.packing // unit, whole.across
    flat = steps.fold is None and not steps.counts
    flat = flat and all(r.how in ("full", "scalar") for r in reads)
    if flat and not uneven:
        groups, across = groups * across, 1
    counts = tuple(replace(c, column=whole.column) for c in steps.counts)
    found = Vector(
        groups, across, unit, reads, writes, tuple(steps.steps), steps.fold, block, counts
    )
    return found if not flat or uneven else replace(found, across=1)


def how_read(
    index: tuple[Index, ...], shape: tuple[int, ...], layout: Layout, dims: tuple[int, ...]
) -> str:
    """How an operand of a shape and layout is read in a nest of loops; see `Read`.

    Raises:
        NoCode: if its elements would have to change places.
    """
    offset = linear(index, shape)
    here = tuple(dim(i, n) for i, n in enumerate(dims))
    if not offset.terms:
        if offset.const or prod(shape) != 1:
            raise NoCode("one element out of many")
        return "scalar"
    if offset == linear(here, dims):
        one_row = len(shape) == 1 and len(dims) > 1 and layout.packing == 1
        return "row" if one_row and not layout.column and shape == dims[-1:] else _same(
            shape, layout, dims
        )  # fmt: skip
    if len(dims) > 1:
        return _shared(offset, shape, layout, dims)
    raise NoCode("elements that change places")


def _readable(
    index: tuple[Index, ...], shape: tuple[int, ...], layout: Layout, dims: tuple[int, ...]
) -> bool:
    """Whether an operand can be read if it lies so."""
    try:
        how_read(index, shape, layout, dims)
    except NoCode:
        return False
    return True


def _same(shape: tuple[int, ...], layout: Layout, dims: tuple[int, ...]) -> str:
    """An operand whose elements are read in their own order."""
    if prod(shape) != prod(dims):
        raise NoCode("a part of an array")
    same = Layout(dims, layout.dtype, layout.column)
    if layout.column and len(dims) != 1 and layout.shape[-1:] != dims[-1:]:
        raise NoCode("a column that lies in rows here")
    if same.matrix[1:] == layout.matrix[1:] or _aligned(same, layout):
        return "full"
    raise NoCode("a reshape that moves elements")


def _shared(offset: Index, shape: tuple[int, ...], layout: Layout, dims: tuple[int, ...]) -> str:
    """An operand that is the same for all rows, columns or matrices."""
    last = len(dims) - 1
    along = prod(shape) == dims[-1] == shape[-1] and not layout.column
    if along and offset == dim(last, dims[-1]):
        return "row"
    if offset == linear(tuple(dim(i, dims[i]) for i in range(last)), dims[:-1]):
        if prod(shape) != prod(dims[:-1]):
            raise NoCode("a part of an array")
        if layout.column and layout.shape[-1] == dims[-2]:
            return "column"
        if len(shape) > 1 and shape[-1] == 1 and shape[-2] == dims[-2] and not layout.column:
            return "spread"
        raise NoCode("elements of a row that become a column")
    matrix = tuple(shape) == tuple(dims[-2:]) and not layout.column
    if len(dims) > 2 and matrix and offset == _trailing(dims):
        return "plane"
    raise NoCode("elements that change places")


def _trailing(dims: tuple[int, ...]) -> Index:
    """The offset in a matrix of the last two loops."""
    n = len(dims)
    return linear(tuple(dim(i, dims[i]) for i in (n - 2, n - 1)), tuple(dims[-2:]))


def _aligned(x: Layout, y: Layout) -> bool:
    """Whether two shapes have the same tiles: rows of one length that fill them."""
    wide_same = x.matrix[2] == y.matrix[2] and len(x.shape) > 1 and len(y.shape) > 1
    return wide_same and x.matrix[1] % x.height == 0 and y.matrix[1] % y.height == 0


def extreme(fold: str, dtype: str) -> str:
    """The number that a fold by max or min begins with."""
    d = DTYPES[dtype]
    if d.is_float:
        return "-inf" if fold == "max" else "inf"
    low = -(1 << (d.bits - 1)) if d.kind == "int" else 0
    high = low + (1 << d.bits) - 1
    return str(low if fold == "max" else high)


__all__ = ["Steps", "extreme", "how_read", "vector_of"]
