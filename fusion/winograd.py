"""`by_winograd`: convolutions of 3 x 3 with fewer products, where that takes less time.

Four results of a 3 x 3 window, 2 x 2 of them side by side, are 36 products; from sums and
differences of the 4 x 4 elements under them, and of the kernel's 9, they are 16 (S. Winograd,
"Arithmetic Complexity of Computations", SIAM 1980; A. Lavin and S. Gray, "Fast Algorithms for
Convolutional Neural Networks", CVPR 2016, F(2x2, 3x3)). Which kernels are such convolutions follows
from how they read and write. The kernel of weights is brought into its new form by a launch before.
Called by `monograph.fusion.steps`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from monograph.fusion.instructions import Instructions
from monograph.fusion.kernel import Apply, Instr, Kernel, Literal, Load, Store, Winograd
from monograph.fusion.target import Target
from monograph.hlo.index import Atom, Dim, Index, dim, linear
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import F32, TensorType, tensor

TAPS = 3  # of the window, in each direction
STEP = 2  # results of a tile, in each direction
SIDE = STEP + TAPS - 1  # elements under a tile, in each direction

# What the steps around the products cost (measured), in products and sums that take as long:
_ELEMENT = 320.0  # a feature of one tile, brought into the new form or back
_WEIGHT = 600.0  # a weight
_WORTH = 0.8  # of the time of all products: less must be left
_IMAGES = 4096  # at most: code has a table of them
_LOOPS = 5  # at most: rows, columns, and three around the products
_LEAST = 50e-6  # seconds of all products, from which on it is looked at


@dataclass(frozen=True, eq=False)
class Filtered:
    """A convolution that may be computed so.

    Attributes:
        maker: the kernel that writes the weights in their new form; its one operand is number
            `weights` of the old one's.
        kernel: the convolution; the weights in their new form are its last operand.
        type: of these: (places of a tile, panels, terms, columns).
        weights: see above.
        plan: how it reads, for the schedule.
        seconds: what it takes on one thread, without the maker.
        taken, reason: whether it is worth it, and why.
    """

    maker: Kernel
    kernel: Kernel
    type: TensorType
    weights: int
    plan: Winograd
    seconds: float
    taken: bool
    reason: str


def by_winograd(kernel: Kernel, target: Target) -> Filtered | None:
    """How a kernel would be computed so; None if it is something else, or hardly any work.

    Args:
        kernel: any kernel.
        target: for its speed, and the width of a panel.
    """
    if not target.panel or not kernel.contracts or not kernel.fma or not _plain(kernel):
        return None
    loads = [i for i in kernel.body if isinstance(i, Load)]
    for x, weights in (loads, loads[::-1]):
        plan = _windows(kernel, x, weights)
        if plan is not None:
            return _filtered(kernel, weights, plan, target)
    return None


def _plain(kernel: Kernel) -> bool:
    """Whether it sums products of f32 whose order is free, and may be computed otherwise."""
    loads = [i for i in kernel.body if isinstance(i, Load)]
    if len(kernel.body) != 3 or len(loads) != 2 or len(kernel.reduce_dims) != 3:
        return False
    types = [i.dtype for i in kernel.body]
    types += [o.type.dtype for r in kernel.reductions for o in r.combiner.outs]
    free = len(kernel.reductions) == 1 and kernel.reductions[0].order == "any" and _adds(kernel)
    products = [n for n in kernel.nodes if n.op.kind == "contraction"]
    asked = {n.attrs.get("precision", "default") for n in products}
    return free and set(types) == {F32} and asked == {"default"}


def _adds(kernel: Kernel) -> bool:
    """Whether its one fold adds up products, from zero on."""
    (fold,) = kernel.reductions
    term, first = (kernel.instructions[row[0]] for row in (fold.inputs, fold.inits))
    product = isinstance(term, Apply) and term.op is ops.multiply
    zero = isinstance(first, Literal) and first.value == 0
    return monoid_of(fold.combiner) == "add" and product and zero


def _windows(kernel: Kernel, x: Load, weights: Load) -> Winograd | None:
    """How windows of `x` meet the weights: loops that move a window and its elements alike."""
    if x.mask is not None or weights.mask is not None:
        return None
    rank, sizes = len(kernel.dims), (*kernel.dims, *kernel.reduce_dims)
    walks = [_strides(i.index, kernel.operands[i.operand].shape, len(sizes)) for i in (x, weights)]
    if walks[0] is None or walks[1] is None or x.operand == weights.operand:
        return None
    a, b = walks[0], walks[1]
    columns = [k for k in range(rank) if b[k]]
    if len(columns) != 1 or a[columns[0]] or b[columns[0]] != 1:
        return None
    if not _side_by_side(kernel, columns[0]):
        return None
    moved = [
        (tap, place)
        for tap in range(rank, len(sizes))
        for place in range(rank)
        if sizes[tap] == TAPS and a[tap] and a[tap] == a[place]
    ]
    taps = [tap for tap, _ in moved]
    terms = [k for k in range(rank, len(sizes)) if k not in taps]
    if len(moved) != 2 or len(terms) != 1 or a[terms[0]] != 1:
        return None
    (down, row), (across, column) = sorted(moved, key=lambda pair: -a[pair[0]])
    if row == column or sizes[row] < STEP or sizes[column] < STEP:
        return None
    return Winograd(x.operand, weights.operand, row, column, columns[0], down, across, terms[0])


def _side_by_side(kernel: Kernel, column: int) -> bool:
    """Whether results hold features side by side, so that these are a product's columns.

    Turned results are sums as they stand, in whichever order suits those.
    """
    rank = len(kernel.dims)
    rows = [_strides(s.index, kernel.results[s.result].shape, rank) for s in kernel.stores]
    lie_so = all(row is not None and row[column] == 1 for row in rows)
    return lie_so and sum(n > 1 for n in kernel.dims) <= _LOOPS


def _strides(index: Sequence[Index], shape: Sequence[int], loops: int) -> list[int] | None:
    """Elements from step to step of every loop, if that is all that the place depends on."""
    offset = linear(index, shape)
    if not all(isinstance(atom, Dim) for atom, _ in offset.terms):
        return None
    return [offset.coefficient(k) or 0 for k in range(loops)]


def _filtered(kernel: Kernel, weights: Load, plan: Winograd, target: Target) -> Filtered | None:
    sizes = (*kernel.dims, *kernel.reduce_dims)
    rows, across, columns, terms = (
        sizes[k] for k in (plan.down, plan.across, plan.column, plan.term)
    )
    images = prod(kernel.dims) // (rows * across * columns)
    direct = 2.0 * TAPS * TAPS * images * rows * across * columns * terms
    if direct < _LEAST * target.flops or images > _IMAGES:
        return None
    tiles = images * -(-rows // STEP) * -(-across // STEP)
    products = 2.0 * SIDE * SIDE * tiles * columns * terms
    around = _ELEMENT * tiles * (columns + terms)
    before = _WEIGHT * columns * terms
    share = (products + around + before) / direct
    width = target.panel
    t = tensor((SIDE * SIDE, -(-columns // width), terms, width), F32)
    return Filtered(
        _maker(kernel, weights, plan, t),
        replace(kernel, operands=(*kernel.operands, t)),
        t,
        weights.operand,
        plan,
        (products + around) / target.flops,
        share < _WORTH,
        f"{SIDE * SIDE} products for {STEP * STEP} results instead of {TAPS * TAPS * STEP * STEP},"
        f" and what is around them, take {share:.0%} of the time",
    )


# ---- weights -------------------------------------------------------------------------------------


def _maker(kernel: Kernel, old: Load, plan: Winograd, t: TensorType) -> Kernel:
    """The kernel that writes the weights in their new form; past the last column there are zeros.

    Along each direction: g0, g1, g2 -> g0, (g0 + g2 + g1) / 2, (g0 + g2 - g1) / 2, g2.
    """
    _, panels, terms, width = t.shape
    columns = kernel.dims[plan.column]
    places = (dim(0, panels), dim(1, terms), dim(2, width))
    column = places[0] * width + places[2]
    new = Instructions(len(places))
    inside = None if columns % width == 0 else new.in_range(((column, 0, columns),))

    def tap(i: int, j: int) -> int:
        where = {plan.column: column, plan.term: places[1]}
        where |= {plan.down_tap: Index(i), plan.across_tap: Index(j)}

        def replaced(atom: Atom) -> Index | None:
            return where.get(atom.position, Index()) if isinstance(atom, Dim) else None

        index = tuple(k.substitute(replaced) for k in old.index)
        read = new.add(Load(0, index, F32, inside))
        if inside is None:
            return read
        return new.add(Apply(ops.select, (inside, read, new.literal(0, F32)), F32))

    def op(record: OpDef, x: int, y: int) -> int:
        return new.add(Apply(record, (x, y), F32))

    def along(g: Sequence[int]) -> list[int]:
        half = new.literal(0.5, F32)
        ends = op(ops.multiply, op(ops.add, g[0], g[2]), half)
        middle = op(ops.multiply, g[1], half)
        return [g[0], op(ops.add, ends, middle), op(ops.subtract, ends, middle), g[2]]

    taps = range(TAPS)
    down = [along([tap(i, j) for i in taps]) for j in taps]
    found = [v for i in range(SIDE) for v in along([down[j][i] for j in taps])]
    stores = tuple(Store(0, (Index(e), *places), v) for e, v in enumerate(found))
    body: tuple[Instr, ...] = tuple(new.instrs)
    return Kernel(
        f"{kernel.name}_weights", (panels, terms, width), (), (), body, (), (),
        stores, (kernel.operands[old.operand],), (t,), nodes=kernel.nodes[-1:],
    )  # fmt: skip
