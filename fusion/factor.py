"""`factored`: a loop that memory follows by its quotients and remainders becomes two loops.

Dimensions that a reshape put together, after a transpose say, are read at ``i // 32`` and
``i % 32``: lanes along ``i`` would fetch their elements one by one, though 32 at a time are
neighbours. In comes a kernel, out goes one that does the same in the same order, with affine reads
along its innermost loops. Called by `monograph.fusion.steps` and `monograph.fusion.sweep`, before
loops that walk memory as one are merged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from monograph.fusion.kernel import IndexValue, InRange, Kernel, Load
from monograph.fusion.rows import over
from monograph.fusion.target import Target
from monograph.hlo.index import Atom, Dim, Div, Index, Mod, dim, parts_of

_LANE = 32  # bits


def factored(kernel: Kernel, target: Target, first: int = 0) -> Kernel:
    """The kernel with its innermost parallel and its innermost reduction loop taken apart.

    Only where a part fills the lanes of a vector: shorter ones had better stay together.

    Args:
        kernel: the loop nest; contractions are cut in ways of their own.
        target: for the width of its vector registers.
        first: the first loop that may be taken apart.
    """
    least = target.vector_bits // _LANE
    if least < 2 or kernel.contracts:
        return kernel
    for inner in (len(kernel.dims) + len(kernel.reduce_dims), len(kernel.dims)):
        loop = inner - 1
        while loop >= first and (by := _factor(kernel, loop, least)):
            kernel = _apart(kernel, loop, by)
            loop += 1
    return kernel


def _factor(kernel: Kernel, loop: int, least: int) -> int:
    """The largest divisor of a loop's steps that an index divides them by; 0: there is none."""
    n = (*kernel.dims, *kernel.reduce_dims)[loop]
    alone = dim(loop, n)
    found = {
        atom.by
        for atom in _atoms(_indices(kernel))
        if isinstance(atom, Div | Mod) and atom.inner == alone
    }
    return max((by for by in found if least <= by < n and n % by == 0), default=0)


def _indices(kernel: Kernel) -> Iterator[Index]:
    for instr in kernel.instructions:
        if isinstance(instr, Load):
            yield from instr.index
        elif isinstance(instr, IndexValue):
            yield instr.index
        elif isinstance(instr, InRange):
            yield from (index for index, _, _ in instr.conditions)
    for store in kernel.stores:
        yield from store.index


def _atoms(indices: Iterator[Index] | Sequence[Index]) -> Iterator[Atom]:
    """All atoms, those inside others too."""
    for index in indices:
        for atom, _ in index.terms:
            yield atom
            yield from _atoms(parts_of(atom))


def _apart(kernel: Kernel, loop: int, by: int) -> Kernel:
    """The kernel with a loop as two, the inner one of `by` steps."""
    sizes = (*kernel.dims, *kernel.reduce_dims)
    steps = sizes[loop] // by

    def replaced(atom: Atom) -> Index | None:
        if not isinstance(atom, Dim) or atom.position < loop:
            return None
        if atom.position > loop:
            return dim(atom.position + 1, atom.size)
        return dim(loop, steps) * by + dim(loop + 1, by)

    made = (*sizes[:loop], steps, by, *sizes[loop + 1 :])
    rank = len(kernel.dims) + (loop < len(kernel.dims))
    return over(kernel, made[:rank], replaced, made[rank:])
