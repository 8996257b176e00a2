"""From a kernel that folds any dimensions to a `Folded`: loops in the order of the array.

In comes the loop nest of a group with one fold; out goes the fold in terms of tiles, or `NoCode`
with what is in the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, prod

from monograph.backends.tpu.compiler.expressions import Steps, shaped
from monograph.backends.tpu.compiler.folding import MOST
from monograph.backends.tpu.compiler.folds import Folded
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.streams import NoCode, Turned
from monograph.backends.tpu.compiler.vector import CHUNK, Step, Vector, Write
from monograph.backends.tpu.isa.words import packing
from monograph.fusion.kernel import IndexValue, Kernel, Load, Reduced, Reduction
from monograph.hlo.graph import Node
from monograph.hlo.index import Atom, Dim, Index, dim, linear

AFTER = ("row", "scalar")  # what the steps after a fold may read


def folded_of(
    node: Node, kernel: Kernel, layouts: Sequence[Layout], spaces: Sequence[str], block: int
) -> tuple[Folded, tuple[int, ...]]:
    """A group with a fold.

    Args:
        node: the reduction.
        kernel: the loop nest of its group.
        layouts: of its operands.
        spaces: "hbm" or "vmem", of its operands and then its result.
        block: bytes of an operand that are copied at a time.

    Returns:
        The fold; and for each of its reads, the number of the kernel's operand.

    Raises:
        NoCode: if there are no instructions for it.
    """
    dims = node.ins[0].type.shape
    folded = {d % len(dims) for d in node.attrs["dimensions"]}
    kept = tuple(d for d in range(len(dims)) if d not in folded)
    if kernel.aliases or len(kernel.reductions) != 1 or len(kernel.stores) != 1:
        raise NoCode("several folds at once, or several results of one")
    order = (*kept, *sorted(folded))  # the kernel's loops, as dimensions of what is folded
    if tuple(dims[d] for d in order) != (*kernel.dims, *kernel.reduce_dims) or not prod(dims):
        raise NoCode("a fold whose result has another shape")
    steps = _Folds(kernel, dims, order, layouts, spaces)
    for instr in kernel.instructions:
        steps.add(instr)
    vector = shaped(steps, (), block)
    _check(steps, vector, len(dims) - 1 in folded)
    return _cut(steps, vector, folded), tuple(operand for operand, _ in steps.known)


class _Folds(Steps):
    """Steps of a fold; loops are numbered as the dimensions of what is folded."""

    def __init__(
        self, kernel: Kernel, dims: tuple[int, ...], order: tuple[int, ...],
        layouts: Sequence[Layout], spaces: Sequence[str],
    ) -> None:  # fmt: skip
        super().__init__(kernel, dims, layouts, spaces)
        self.order = order

    def index(self, instr: IndexValue) -> int:
        raise NoCode("indices as values in a fold")

    def load(self, instr: Load) -> int:
        return super().load(replace(instr, index=tuple(map(self.turned, instr.index))))

    def turned(self, index: Index) -> Index:
        """An index in terms of the dimensions."""

        def other(atom: Atom) -> Index | None:
            if isinstance(atom, Dim):
                return dim(self.order[atom.position], atom.size)
            return None

        return index.substitute(other)

    def reduced(self, reduction: Reduction, instr: Reduced) -> int:
        super().reduced(reduction, instr)
        self.steps.pop()
        return self.step(Step("sums", "", instr.dtype.name))


def _check(steps: _Folds, vector: Vector, lanes: bool) -> None:
    """Whether what follows the fold reads nothing that it cannot."""
    kernel, result = steps.kernel, steps.kernel.results[0]
    store = kernel.stores[0]
    here = linear(tuple(dim(i, n) for i, n in enumerate(kernel.dims)), kernel.dims)
    if store.mask is not None or linear(store.index, result.shape) != here:
        raise NoCode("results that are not written in order")
    assert vector.fold is not None
    todo, seen = [steps.number[store.value], vector.fold.init], set()
    while todo:
        at = todo.pop()
        if at in seen:
            continue
        seen.add(at)
        step = vector.steps[at]
        todo += step.args
        how = vector.reads[int(step.name)].how if step.what == "read" else "scalar"
        wide = lanes or vector.across > CHUNK
        if how not in AFTER or (how == "row" and wide) or packing(step.dtype) > 1:
            raise NoCode("steps after a fold that read arrays, or narrow elements")
    for read, (operand, _) in zip(vector.reads, steps.known, strict=True):
        if read.how == "full" and read.layout.column:
            raise Turned("a fold of a column", operand)
    if any(r.how == "plane" for r in vector.reads):
        raise NoCode("a fold with a matrix for all")
    if result.dtype.name == "bool" or len(vector.reads) > MOST:
        raise NoCode("truth values after a fold, or too many operands")


def _cut(steps: _Folds, vector: Vector, folded: set[int]) -> Folded:
    """The loops over rows of tiles, those alike put together."""
    dims, unit = steps.dims, vector.unit
    flat = len(dims) == 1
    high, down = len(dims) - 2, SUBLANES * unit
    rows = ceil(dims[0] / LANES) if flat else dims[high]
    sublanes, lanes = flat or high in folded, len(dims) - 1 in folded
    full = (dims[0] % (down * LANES) if flat else rows % down) == 0
    loops = [(dims[d], d not in folded) for d in range(high)]
    loops = [loop for loop in loops if loop[0] > 1]
    last = (ceil(rows / down), not sublanes)
    if not sublanes and unit > 1 and not full:
        raise NoCode("elements of unlike width, and rows that do not fill their tiles")
    if lanes and unit > 1 and vector.across > CHUNK:
        raise NoCode("a fold of long rows, of packed elements")
    merged: list[tuple[int, bool]] = []
    for number, (size, kept) in enumerate([*loops, last]):
        end = number == len(loops) and sublanes and not full
        if merged and merged[-1][1] == kept and not end:
            merged[-1] = (merged[-1][0] * size, kept)
        else:
            merged.append((size, kept))
    sizes, kept_loops = zip(*merged, strict=True)
    if prod(sizes) != vector.groups:
        raise NoCode("rows of tiles that lie otherwise")
    fold = vector.fold
    assert fold is not None
    fold = replace(fold, width=dims[-1] if lanes and not flat else vector.across * LANES)
    result = steps.kernel.results[0]
    shape = result.shape
    column = lanes and bool(shape)
    layout = Layout(shape, result.dtype.name, column)
    count, tall = _rows(shape, column)
    step, space = steps.number[steps.kernel.stores[0].value], steps.spaces[len(steps.layouts)]
    write = Write(layout, "column" if column else "full", step, space)
    left = 0 if full or not sublanes else dims[0] if flat else rows
    return Folded(replace(vector, fold=fold, writes=(write,)), sizes, kept_loops, lanes or flat,
                  left, flat, (count, tall))  # fmt: skip


def _rows(shape: tuple[int, ...], column: bool) -> tuple[int, int]:
    """Matrices of a result, and rows of each; no rows if all of it is one."""
    if column:
        return prod(shape[:-1]), shape[-1]
    return (prod(shape[:-2]), shape[-2]) if len(shape) > 1 else (1, 0)


__all__ = ["folded_of"]
