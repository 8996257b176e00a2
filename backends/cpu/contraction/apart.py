"""Loops of a contraction as its products have them: `taken_apart`, `as_columns`.

A sweep sees the first loops of a kernel as one, and factors in panels; an array seen in another
shape has two loops in one. What follows from their indices is undone here. Called by the emission
and by `problem.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from monograph.fusion.kernel import Kernel, Load
from monograph.fusion.rows import over
from monograph.hlo.index import Atom, Dim, Div, Index, Mod, dim


def taken_apart(kernel: Kernel, count: int) -> tuple[Kernel, int]:
    """The kernel with the loops that its first `count` were made of; how many the first one is now.

    Loops are what factors and results divide by: heads that lie side by side in a row, say.
    """
    sizes = [*kernel.dims, *kernel.reduce_dims]
    parts = [_parts(loop, n, kernel) if loop < count else (n,) for loop, n in enumerate(sizes)]
    if all(len(p) == 1 for p in parts):
        return kernel, 1
    rows: list[Index] = []
    at = 0
    for p in parts:
        row = Index()
        for n in p:
            row = row * n + dim(at, n)
            at += 1
        rows.append(row)

    def replaced(atom: Atom) -> Index | None:
        return rows[atom.position] if isinstance(atom, Dim) else None

    rank = len(kernel.dims)
    dims, reduce_dims = (tuple(n for p in some for n in p) for some in (parts[:rank], parts[rank:]))
    return over(replace(kernel, reduce_dims=reduce_dims), dims, replaced), len(parts[0])


def _parts(loop: int, size: int, kernel: Kernel) -> tuple[int, ...]:
    """Sizes of the loops that one is made of, outermost first."""
    cuts = set[int]().union(*(_cuts(index, loop) for index in _indices(kernel)))
    sizes, left = [], size
    for cut in sorted(cuts - {1, size}, reverse=True):
        if left % cut:
            return (size,)
        sizes.append(left // cut)
        left = cut
    return (*sizes, left)


def _indices(kernel: Kernel) -> Iterator[Index]:
    for i in kernel.body:
        if isinstance(i, Load):
            yield from i.index
    for s in kernel.stores:
        yield from s.index


def _cuts(index: Index, loop: int) -> set[int]:
    """By how many steps of a loop an expression divides."""
    found: set[int] = set()
    for atom, _ in index.terms:
        if isinstance(atom, Div | Mod):
            found |= _cuts(atom.inner, loop)
            unit = _unit(atom.inner, loop)
            if unit:
                found |= {unit, unit * atom.by}
    return found


def _unit(index: Index, loop: int) -> int:
    """k if an expression is the loop divided by k; 0 if it is another one."""
    if index.const or len(index.terms) != 1 or index.terms[0][1] != 1:
        return 0
    atom = index.terms[0][0]
    if isinstance(atom, Dim):
        return int(atom.position == loop)
    return _unit(atom.inner, loop) * atom.by if isinstance(atom, Div) else 0


def as_columns(offset: Index) -> tuple[Index, int]:
    """A factor in panels of W columns as if its columns lay side by side: its offset, and W.

    ``q * (j // W) + j % W`` becomes ``q / W * j``, which is where panels begin. W is 0, and the
    offset as it was, if there are no panels.
    """
    for atom, k in offset.terms:
        if isinstance(atom, Mod) and k == 1 and len(atom.inner.terms) == 1:
            whole = Div(atom.inner, atom.by)
            step = dict(offset.terms).get(whole, 0)
            ((column, one),) = atom.inner.terms
            if step and step % atom.by == 0 and one == 1 and isinstance(column, Dim):
                rest = tuple((a, n) for a, n in offset.terms if a not in (atom, whole))
                return Index(offset.const, rest) + atom.inner * (step // atom.by), atom.by
    return offset, 0
