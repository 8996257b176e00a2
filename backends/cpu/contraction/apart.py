"""Loops of a contraction by rows, as its products have them: `taken_apart`, `as_columns`.

A sweep sees the first loops of a kernel as one, and factors in panels; what follows from their
indices is undone here. Called by the emission and by `problem.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from monograph.fusion.kernel import Kernel, Load
from monograph.fusion.rows import over
from monograph.hlo.index import Atom, Dim, Div, Index, Mod, dim


def taken_apart(kernel: Kernel) -> tuple[Kernel, int]:
    """The kernel with the loops that its first one was made of; how many these are."""
    cuts = set[int]().union(*(_cuts(index) for index in _indices(kernel)))
    sizes, size = [], kernel.dims[0]
    for cut in sorted(cuts - {1}, reverse=True):
        if size % cut:
            return kernel, 1
        sizes.append(size // cut)
        size = cut
    sizes.append(size)
    row, more = Index(), len(sizes) - 1
    for k, n in enumerate(sizes):
        row = row * n + dim(k, n)

    def replaced(atom: Atom) -> Index | None:
        if not isinstance(atom, Dim):
            return None
        return dim(atom.position + more, atom.size) if atom.position else row

    return over(kernel, (*sizes, *kernel.dims[1:]), replaced), len(sizes)


def _indices(kernel: Kernel) -> Iterator[Index]:
    for i in kernel.instructions:
        if isinstance(i, Load):
            yield from i.index
    for s in kernel.stores:
        yield from s.index


def _cuts(index: Index) -> set[int]:
    """By how many steps of the first loop an expression divides."""
    found: set[int] = set()
    for atom, _ in index.terms:
        if isinstance(atom, Div | Mod):
            found |= _cuts(atom.inner)
            unit = _unit(atom.inner)
            if unit:
                found |= {unit, unit * atom.by}
    return found


def _unit(index: Index) -> int:
    """k if an expression is the first loop divided by k; 0 if it is another one."""
    if index.const or len(index.terms) != 1 or index.terms[0][1] != 1:
        return 0
    atom = index.terms[0][0]
    if isinstance(atom, Dim):
        return int(atom.position == 0)
    return _unit(atom.inner) * atom.by if isinstance(atom, Div) else 0


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
