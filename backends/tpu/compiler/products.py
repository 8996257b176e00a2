"""From a contraction to a `Product`: which operands are the matrices, and how it is cut.

In comes the `Kernel` of a group with a `dot_general`; out goes the product, with the operands that
have to be laid out anew before it. `tilings` searches for its blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, prod

from monograph.backends.tpu.compiler.expressions import Steps, how_read
from monograph.backends.tpu.compiler.layout import SUBLANES, Layout
from monograph.backends.tpu.compiler.matrix import Product
from monograph.backends.tpu.compiler.moves import filled
from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.shuffles import shuffle_of
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.tilings import tiled
from monograph.backends.tpu.compiler.turns import Ways, carry, ways_of
from monograph.backends.tpu.compiler.vector import Read, Step, Write
from monograph.backends.tpu.contract import multiplied
from monograph.backends.tpu.isa.words import packing
from monograph.backends.tpu.numerics import PASSES, Numerics
from monograph.fusion.kernel import Apply, IndexValue, Instr, Kernel, Literal, Load, Reduced
from monograph.fusion.program import Group
from monograph.hlo import ops
from monograph.hlo.graph import Node
from monograph.hlo.index import Index, delinear, dim, linear, loops_of
from monograph.hlo.ops.dot import Dims, dims_of
from monograph.hlo.types import I8

TAKEN = {"f32": "f32", "bf16": "bf16", "i8": "i8", "f16": "f32"}  # types, as arrays take them


@dataclass(frozen=True)
class Found:
    """A product, and the operands of the kernel behind its reads.

    Attributes:
        spec: the product.
        operands: per read, the number of the kernel's operand; below 0 (~0: a, ~1: w) that of the
            op, a constant.
        anew: operands (0: a, 1: w) that have to be laid out as the product wants them first; 2: its
            result after it.
        turns: by operand, what has to be done for that, in order: the ways in which it can be.
    """

    spec: Product
    operands: tuple[int, ...]
    anew: tuple[tuple[int, Layout], ...]
    turns: tuple[tuple[int, Ways], ...] = ()


def product_of(
    group: Group, kernel: Kernel, layouts: Sequence[Layout], spaces: Sequence[str],
    options: Options, used: int,
) -> Found:  # fmt: skip
    """A contraction and what follows it.

    Args:
        group: with one contraction.
        kernel: its loop nest.
        layouts: of the operands.
        spaces: "hbm" or "vmem", of operands and results.
        options: the chip, and what the user chose.
        used: rows of vector memory that hold other values.

    Raises:
        NoCode: if there are no instructions for it.
    """
    node = next(n for n in group.nodes if n.op.kind == "contraction")
    _check(node, kernel, options)
    try:
        steps, made = _summed(kernel, node, layouts, spaces, False)
    except NoCode:
        steps, made = _summed(kernel, node, layouts, spaces, True)
    spec = replace(made, passes=passes_of(node, options.numerics))
    return Found(
        tiled(spec, options, used), tuple(steps.operands), tuple(steps.anew), tuple(steps.turns)
    )


def _summed(
    kernel: Kernel, node: Node, layouts: Sequence[Layout], spaces: Sequence[str], apart: bool
) -> tuple[_Sums, Product]:
    """The steps of a kernel and its product; see `_Sums`."""
    steps = _Sums(kernel, node, layouts, spaces, apart)
    for instr in kernel.instructions:
        steps.add(instr)
    return steps, steps.product()


def passes_of(node: Node, numerics: Numerics) -> tuple[tuple[int, int], ...]:
    """Which parts of the operands of a contraction are multiplied; what an op says goes first."""
    if any(x.type.dtype is I8 for x in node.ins):
        return PASSES["default"]
    own = node.attrs["precision"]
    return numerics.passes if own == "default" else PASSES[own]


def _check(node: Node, kernel: Kernel, options: Options) -> None:
    types = [x.type for x in node.ins]
    kind = multiplied(types, node.type)
    if kind is None or node.op is not ops.dot_general:
        raise NoCode(f"the arrays do not multiply {types[0].dtype} by {types[1].dtype}")
    options.chip.rate(kind.name)
    if len(kernel.reductions) != 1 or kernel.aliases or not prod(kernel.reduce_dims):
        raise NoCode("a contraction together with other folds")
    if kernel.dims != node.type.shape:
        raise NoCode("results of a product in another shape")
    taken = all(t.dtype.name in TAKEN for t in types)
    if not taken or options.chip.chain_group > 1:
        raise NoCode(f"{types[0].dtype} has to be converted before it is multiplied")
    if (types[0].dtype is I8) != (types[1].dtype is I8):
        raise NoCode("operands of unlike kinds")


class _Sums(Steps):
    """The steps after a product; its operands become the first two reads.

    `apart`: its rows fill whole tiles of all widths, and its result, of rows and columns, is laid
    out as that of the op after it.
    """

    def __init__(
        self, kernel: Kernel, node: Node, layouts: Sequence[Layout], spaces: Sequence[str],
        apart: bool,
    ) -> None:  # fmt: skip
        super().__init__(kernel, kernel.dims, layouts, spaces)
        self.node, self.apart = node, apart
        self.operands: list[int] = []
        self.anew: list[tuple[int, Layout]] = []
        self.turns: list[tuple[int, Ways]] = []
        self.inside = _inside(kernel)
        factors = _factors(kernel, self.inside)
        d = dims_of(node.attrs)
        self.shape = _sizes(node, d)
        for place, factor in enumerate(factors):
            self._matrix(place, factor)

    def _matrix(self, place: int, factor: Load | Literal) -> None:
        """An operand of the product: as it lies, or laid out anew."""
        batch, rows, columns, terms = self.shape
        wanted = (*batch, *rows, *terms) if place == 0 else (*batch, *terms, *columns)
        inner = (prod(terms),) if place == 0 else (prod(columns),)
        high = self.rows if self.apart else rows
        lead = (*batch, *high) if place == 0 else (*batch, prod(terms))
        shape = (*lead, *inner) if len(lead) else (1, *inner)
        if isinstance(factor, Literal):
            canonical = Layout(shape, TAKEN[factor.dtype.name])
            self._anew(place, canonical, ~place)
            self.turns.append((place, ways_of(lambda: filled(factor.value, canonical))))
            return
        load, layout = factor, self.layouts[factor.operand]
        canonical = Layout(shape, TAKEN[layout.dtype])
        t = self.kernel.operands[load.operand]
        n = len(self.kernel.dims)
        nb, nr = len(batch), len(rows)
        at = [*range(nb), *(range(nb, nb + nr) if place == 0 else ()), *range(n, n + len(terms))]
        if place == 1:
            at += range(nb + nr, n)
        if any(d.position not in at for d in loops_of(load.index)):
            raise NoCode("a product whose rows and columns change places")
        if any(e.starts for e in load.index):
            raise NoCode("a factor at a place known only at run time")
        sizes = (*self.kernel.dims, *self.kernel.reduce_dims)
        here = linear(tuple(dim(i, sizes[i]) for i in at), tuple(sizes[i] for i in at))
        same = load.mask is None and linear(load.index, t.shape) == here and not layout.column
        plain = same and prod(wanted) == prod(t.shape) and layout.matrix[1:] == canonical.matrix[1:]
        plain = plain and layout.dtype == canonical.dtype
        if not plain or len(layout.shape) < 2 or (self.apart and place == 0):
            self._anew(place, canonical, load.operand)
            self._turn(place, load, [(i, sizes[i]) for i in at], canonical)
            return
        self.reads.append(Read(layout, "full", self.spaces[load.operand]))
        self.operands.append(load.operand)

    def _anew(self, place: int, canonical: Layout, operand: int) -> None:
        """A read of an operand as it is laid out before."""
        self.anew.append((place, canonical))
        self.reads.append(Read(canonical, "full", "hbm"))
        self.operands.append(operand)

    def _turn(self, place: int, load: Load, dims: list[tuple[int, int]], wanted: Layout) -> None:
        """How an operand is laid out anew."""
        if load.mask is not None:
            return
        layout, spaces = self.layouts[load.operand], (self.spaces[load.operand], "hbm")
        ways: Ways = ()
        if layout.dtype == wanted.dtype and not (self.apart and place == 0):
            shape = self.kernel.operands[load.operand].shape
            ways = ways_of(lambda: shuffle_of(load.index, shape, layout, dims, spaces))
        order = linear([dim(i, n) for i, n in dims], [n for _, n in dims])
        to = self._row(dims) if self.apart and place == 0 else delinear(order, wanted.shape)
        self.turns.append((place, ways + carry(load.index, layout, dims, to, wanted, spaces)))

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows of a product whose result is laid out after it."""
        types = [t.dtype.name for t in self.kernel.results]
        types.append(TAKEN[self.node.ins[0].type.dtype.name])
        unit = SUBLANES * max(packing(name) for name in types)
        return (ceil(prod(self.shape[1]) / unit) * unit,)

    def _row(self, dims: Sequence[tuple[int, int]]) -> tuple[Index, ...]:
        """The index of batch, rows and the rest in such an array."""
        here, sizes = [dim(i, n) for i, n in dims], [n for _, n in dims]
        b, r = len(self.shape[0]), len(self.shape[0]) + len(self.shape[1])
        return (*here[:b], linear(here[b:r], sizes[b:r]), linear(here[r:], sizes[r:]))

    def add(self, instr: Instr) -> None:
        """Instructions of the product itself are the arrays'."""
        if len(self.number) in self.inside:
            self.number.append(-1)
            return
        super().add(instr)

    def index(self, instr: IndexValue) -> int:
        raise NoCode("indices as values after a product")

    def load(self, instr: Load) -> int:
        """What the steps after the product read."""
        before = len(self.reads)
        shape = self.kernel.operands[instr.operand].shape
        how = how_read(instr.index, shape, self.layouts[instr.operand], self.dims)
        if how in ("column", "plane"):
            raise NoCode(f"a {how} after a product")
        found = super().load(instr)
        if len(self.reads) > before:
            self.operands.append(instr.operand)
            if self.reads[-1].how == "spread":
                raise NoCode("a column after a product")
        return found

    def reduced(self, reduction: object, instr: Reduced) -> int:
        return self.step(Step("sums", "", instr.dtype.name))

    def product(self) -> Product:
        """The product, not yet cut."""
        batch, rows, columns, terms = self.shape
        writes = [self._after()] if self.apart else []
        for number, store in enumerate(() if self.apart else self.kernel.stores):
            t = self.kernel.results[store.result]
            if t.shape != self.kernel.dims or len(columns) != 1 or not rows:
                raise NoCode("results that are no rows and columns")
            if t.dtype.name == "bool":
                raise NoCode("truth values after a product")
            space = self.spaces[len(self.kernel.operands) + number]
            step = self.number[store.value]
            writes.append(Write(Layout(t.shape, t.dtype.name), "full", step, space))
        every: tuple[Read | Write, ...] = (self.reads[0], *self.reads[2:], *writes)
        full = [x.layout for x in every if x.how == "full"]
        unit = max(x.packing for x in full)
        high = full[0].matrix[1]
        if len({x.packing for x in full}) > 1 and high % (8 * unit):
            raise NoCode("elements of unlike width, and rows that do not fill their tiles")
        count = prod(batch)
        groups = full[0].groups * full[0].packing // unit // count
        along = "batch" if count > 1 else "rows"
        across = ceil(prod(columns) / 128)
        return Product(count, groups, prod(terms), across, unit, along, 1, 1, tuple(self.reads),
                       tuple(writes), tuple(self.steps))  # fmt: skip

    def _after(self) -> Write:
        """The result in rows and columns, and its move to where it belongs."""
        if len(self.kernel.stores) != 1 or len(self.reads) != 2:
            raise NoCode("other arrays beside a product that is laid out after it")
        (store,), (t,) = self.kernel.stores, self.kernel.results
        if t.shape != self.kernel.dims or t.dtype.name == "bool":
            raise NoCode("results of a product in another shape")
        batch, _, columns, _ = self.shape
        made = Layout((*batch, *self.rows, prod(columns)), t.dtype.name)
        dims = list(enumerate(t.shape))
        self.anew.append((2, made))
        to = [dim(i, n) for i, n in dims]
        wanted, spaces = Layout(t.shape, t.dtype.name), ("hbm", self.spaces[-1])
        self.turns.append((2, carry(self._row(dims), made, dims, to, wanted, spaces)))
        return Write(made, "full", self.number[store.value], "hbm")


def _sizes(node: Node, d: Dims) -> tuple[tuple[int, ...], ...]:
    """Sizes of batch, rows, columns and terms."""
    a, w = (x.type for x in node.ins)
    return (
        tuple(a.shape[i] for i in d.x_batch), tuple(a.shape[i] for i in d.x_free(a.ndim)),
        tuple(w.shape[i] for i in d.y_free(w.ndim)), tuple(a.shape[i] for i in d.x_sum),
    )  # fmt: skip


def _inside(kernel: Kernel) -> frozenset[int]:
    """Numbers of the instructions that make the products: those of the body, and of what comes
    before it those that nothing after it reads (sums of one term read their factors there)."""
    first = len(kernel.prologue)
    later = {store.value for store in kernel.stores}
    later |= {a for i in kernel.epilogue if isinstance(i, Apply) for a in i.args}
    for n, instr in reversed(list(enumerate(kernel.prologue))):
        if n in later and isinstance(instr, Apply):
            later.update(instr.args)
    return frozenset(n for n in range(first + len(kernel.body)) if n >= first or n not in later)


def _factors(kernel: Kernel, inside: frozenset[int]) -> tuple[Load | Literal, Load | Literal]:
    """What a and w are: read, or the same everywhere."""
    code = kernel.instructions

    def source(i: int) -> Instr:
        while isinstance(code[i], Apply) and code[i].op is ops.convert:  # type: ignore[union-attr]
            i = code[i].args[0]  # type: ignore[union-attr]
        return code[i]

    product = code[kernel.reductions[0].inputs[0]]
    if not isinstance(product, Apply) or product.op is not ops.multiply:
        raise NoCode("a contraction that is no product of two arrays")
    a, w = (source(i) for i in product.args)
    if not isinstance(a, Load | Literal) or not isinstance(w, Load | Literal):
        raise NoCode("a product of values that are computed on the way")
    return a, w


__all__ = ["TAKEN", "Found", "passes_of", "product_of"]
