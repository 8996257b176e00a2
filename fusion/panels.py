"""`in_panels`, `walked_like`: a contraction for a sweep, some rows of it at a time.

It needs its first factor row by row, and its other factor whole, for every few rows again: that one
is laid out once, in the panels that a machine's tiles read. Called by `monograph.fusion.products`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from monograph.fusion.instructions import Instructions
from monograph.fusion.kernel import Apply, Kernel, Load, Store
from monograph.fusion.rows import over
from monograph.fusion.target import Target
from monograph.hlo.index import Atom, Dim, Index, dim, floordiv, linear, modulo
from monograph.hlo.record import ops
from monograph.hlo.types import TensorType, tensor

_REUSED = 32  # rows from which on a factor is worth laying out


def walked_like(kernel: Kernel, operand: int) -> Kernel:
    """The kernel with its parallel loops in the order in which they walk through an operand."""
    loads = [i for i in kernel.body if isinstance(i, Load) and i.operand == operand]
    strides = []
    for loop in range(len(kernel.dims)):
        found = {linear(i.index, kernel.operands[operand].shape).coefficient(loop) for i in loads}
        stride = next(iter(found)) if len(found) == 1 else None
        if stride is None:
            return kernel
        strides.append(stride)
    order = sorted(range(len(strides)), key=lambda loop: -strides[loop])
    return kernel if order == list(range(len(order))) else _reordered(kernel, order)


def _reordered(kernel: Kernel, order: Sequence[int]) -> Kernel:
    """The kernel with parallel loop ``order[k]`` as number k."""
    place = {loop: k for k, loop in enumerate(order)}

    def replaced(atom: Atom) -> Index | None:
        if isinstance(atom, Dim) and atom.position in place:
            return dim(place[atom.position], atom.size)
        return None

    return over(kernel, tuple(kernel.dims[loop] for loop in order), replaced)


@dataclass(frozen=True, eq=False)
class Panels:
    """A product that reads its second factor in panels.

    Attributes:
        maker: the kernel that lays the factor out; its one operand is number `operand` of the old
            product's.
        kernel: the product; the panels are its last operand.
        type: of the panels: (loops that the factor depends on..., panels, terms, columns).
    """

    maker: Kernel
    operand: int
    kernel: Kernel
    type: TensorType


def in_panels(kernel: Kernel, rows: int, target: Target) -> Panels | None:
    """The product with its second factor in panels; None if it can't be so or need not be.

    Args:
        kernel: a contraction, loops as they came.
        rows: how many of its first loops are rows.
        target: for the width of a panel.
    """
    found = second_factor(kernel, rows)
    if found is None:
        return None
    number, old = found
    of = [loop for loop in range(rows) if any(i.coefficient(loop) != 0 for i in old.index)]
    if prod(kernel.dims[:rows]) // prod(kernel.dims[loop] for loop in of) < _REUSED:
        return None
    width = target.panel * 32 // old.dtype.bits
    columns, terms = kernel.dims[-1], kernel.reduce_dims[0]
    sizes = tuple(kernel.dims[loop] for loop in of)
    t = tensor((*sizes, -(-columns // width), terms, width), old.dtype)
    column, term = dim(rows, columns), dim(rows + 1, terms)
    index = (*(dim(loop, kernel.dims[loop]) for loop in of), floordiv(column, width), term)
    new = Load(len(kernel.operands), (*index, modulo(column, width)), old.dtype)
    at = number - len(kernel.prologue)
    made = replace(
        kernel,
        body=(*kernel.body[:at], new, *kernel.body[at + 1 :]),
        operands=(*kernel.operands, t),
    )
    maker = _maker(kernel, old, t, {loop: k for k, loop in enumerate(of)})
    return Panels(maker, old.operand, made, t)


def second_factor(kernel: Kernel, rows: int) -> tuple[int, Load] | None:
    """(number, read) of the factor that is the same for many rows, where a product has one."""
    if len(kernel.dims) != rows + 1 or len(kernel.reduce_dims) != 1 or kernel.dims[-1] < 2:
        return None
    first = len(kernel.prologue)
    body = list(enumerate(kernel.body, first))
    reads = [(n, i) for n, i in body if isinstance(i, Load)]
    if len(body) != 3 or len(reads) != 2 or any(d != reads[0][1].dtype for d in _types(kernel)):
        return None
    if not reads[0][1].dtype.is_float or reads[0][1].dtype.bits not in (32, 64):
        return None
    across = [(n, i) for n, i in reads if any(e.coefficient(rows) != 0 for e in i.index)]
    if len(across) != 1 or across[0][1].mask is not None:
        return None
    index = across[0][1].index
    affine = all(e.coefficient(loop) is not None for e in index for loop in range(rows + 2))
    return across[0] if affine and not any(e.starts for e in index) else None


def _types(kernel: Kernel) -> list[object]:
    sums = [o.type.dtype for r in kernel.reductions for o in r.combiner.outs]
    return [*(i.dtype for i in kernel.body), *sums]


def _maker(kernel: Kernel, old: Load, t: TensorType, of: dict[int, int]) -> Kernel:
    """The kernel that writes a factor in panels; past the last column there are zeros."""
    rank, columns = len(kernel.dims) - 1, kernel.dims[-1]
    count, width = len(t.shape) - 3, t.shape[-1]
    places = tuple(dim(k, n) for k, n in enumerate(t.shape))
    column = places[count] * width + places[-1]

    def replaced(atom: Atom) -> Index | None:
        if not isinstance(atom, Dim):
            return None
        if atom.position == rank:
            return column
        return places[count + 1] if atom.position > rank else places[of[atom.position]]

    new = Instructions(len(t.shape))
    index = tuple(i.substitute(replaced) for i in old.index)
    if columns % width == 0:
        value = new.add(Load(0, index, old.dtype))
    else:
        inside = new.in_range(((column, 0, columns),))
        read = new.add(Load(0, index, old.dtype, inside))
        value = new.add(Apply(ops.select, (inside, read, new.literal(0, old.dtype)), old.dtype))
    nodes = kernel.nodes[-1:]
    return Kernel(
        f"{kernel.name}_panels", t.shape, (), (), tuple(new.instrs), (), (),
        (Store(0, places, value),), (kernel.operands[old.operand],), (t,), nodes=nodes,
    )  # fmt: skip
