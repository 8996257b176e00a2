"""`coalesce`: neighbouring loops that all of a kernel's memory walks as one become one loop.

In comes a kernel, out goes one that does the same in the same order with fewer loops: the lanes get
whole rows of a narrow array, and the work divides into pieces of any size. Loops of one step go.
Called by `monograph.fusion.steps`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from monograph.fusion.kernel import IndexValue, InRange, Instr, Kernel, Load
from monograph.hlo.index import Atom, Dim, Div, Index, Mod, dim, linear
from monograph.hlo.types import TensorType, tensor


def coalesce(kernel: Kernel, first: int = 0) -> Kernel:
    """The kernel with loops merged wherever that leaves every index as simple as it is.

    Two loops merge if, in every offset, one step of the outer one is as far as all steps of the
    inner one: ``6 i0 + 2 i1`` with three steps of ``i1`` becomes ``2 i0``. Operands and results
    then are the same memory in one dimension. The order of points is kept, so reductions of any
    order may merge.

    Args:
        kernel: the loop nest.
        first: the first loop that may merge with what follows; those before it stay loops.
    """
    sizes = (*kernel.dims, *kernel.reduce_dims)
    if len(sizes) < 2 or 0 in sizes:
        return kernel
    rank = len(kernel.dims)
    groups: list[list[int]] = []
    indices = list(_indices(kernel))
    for loop, n in enumerate(sizes):
        if n == 1 and loop >= first:
            continue
        before = groups[-1][-1] if groups else -1
        apart = before < first or (before < rank) != (loop < rank)
        if apart or not all(_as_one(i, before, loop, n) for i in indices):
            groups.append([loop])
        else:
            groups[-1].append(loop)
    if kernel.reduce_dims and not (groups and groups[-1][-1] >= rank):
        groups.append([len(sizes) - 1])
    if len(groups) == len(sizes):
        return kernel
    return _merged(kernel, groups)


def _indices(kernel: Kernel) -> Iterator[Index]:
    """Every expression of loop variables; memory by its element offset."""
    for instr in kernel.instructions:
        if isinstance(instr, Load):
            yield linear(instr.index, kernel.operands[instr.operand].shape)
        elif isinstance(instr, IndexValue):
            yield instr.index
        elif isinstance(instr, InRange):
            yield from (index for index, _, _ in instr.conditions)
    for store in kernel.stores:
        yield linear(store.index, kernel.results[store.result].shape)


def _as_one(index: Index, outer: int, inner: int, n: int) -> bool:
    """Whether an expression depends on the two loops as ``n * outer + inner`` only."""
    strides = {outer: 0, inner: 0}
    for atom, k in index.terms:
        if isinstance(atom, Dim) and atom.position in strides:
            strides[atom.position] += k
        elif isinstance(atom, Div | Mod) and not _as_one(atom.inner, outer, inner, n):
            return False
    return strides[outer] == n * strides[inner]


def _merged(kernel: Kernel, groups: Sequence[Sequence[int]]) -> Kernel:
    """The kernel with one loop per group; the innermost of a group stands for the whole."""
    sizes = (*kernel.dims, *kernel.reduce_dims)
    totals = [prod(sizes[loop] for loop in group) for group in groups]
    loops = {group[-1]: dim(k, n) for k, (group, n) in enumerate(zip(groups, totals, strict=True))}
    count = sum(group[0] < len(kernel.dims) for group in groups)

    def renamed(index: Index) -> Index:
        return index.substitute(replaced)

    def replaced(atom: Atom) -> Index | None:
        return loops.get(atom.position, Index()) if isinstance(atom, Dim) else None

    def flat(index: Sequence[Index], t: TensorType) -> tuple[Index, ...]:
        return (renamed(linear(index, t.shape)),)

    def moved(block: Sequence[Instr]) -> tuple[Instr, ...]:
        return tuple(map(one, block))

    def one(instr: Instr) -> Instr:
        if isinstance(instr, Load):
            return replace(instr, index=flat(instr.index, kernel.operands[instr.operand]))
        if isinstance(instr, IndexValue):
            return replace(instr, index=renamed(instr.index))
        if isinstance(instr, InRange):
            found = tuple((renamed(i), low, high) for i, low, high in instr.conditions)
            return replace(instr, conditions=found)
        return instr

    return replace(
        kernel,
        dims=tuple(totals[:count]),
        reduce_dims=tuple(totals[count:]),
        prologue=moved(kernel.prologue),
        body=moved(kernel.body),
        epilogue=moved(kernel.epilogue),
        stores=tuple(
            replace(s, index=flat(s.index, kernel.results[s.result])) for s in kernel.stores
        ),
        operands=tuple(tensor((t.size,), t.dtype) for t in kernel.operands),
        results=tuple(tensor((t.size,), t.dtype) for t in kernel.results),
    )
