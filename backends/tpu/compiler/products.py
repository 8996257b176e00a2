"""From a contraction to a `Product`: which operands are the matrices, and how it is cut.

In comes the `Kernel` of a group with a `dot_general`; out goes the product, with the operands that
have to be laid out anew before it. Blocks are searched with the timing model: candidates that fit
into vector memory are ranked by a formula, and the best of them run without values.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, prod

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.expressions import Steps, how_read
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.matrix import Product
from monograph.backends.tpu.compiler.moves import Moves, filled, laid_out
from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.patches import Patches
from monograph.backends.tpu.compiler.residence import exhausted
from monograph.backends.tpu.compiler.shuffles import Shuffle, shuffle_of
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.timing import cost_of_spec
from monograph.backends.tpu.compiler.vector import Read, Step, Write
from monograph.backends.tpu.contract import multiplied
from monograph.backends.tpu.isa.matrix import ACCUMULATORS
from monograph.backends.tpu.isa.transfer import bandwidth
from monograph.backends.tpu.numerics import PASSES, Numerics
from monograph.fusion.kernel import Apply, IndexValue, Instr, Kernel, Literal, Load, Reduced
from monograph.fusion.program import Group
from monograph.hlo import ops
from monograph.hlo.errors import MachineError
from monograph.hlo.graph import Node
from monograph.hlo.index import delinear, dim, linear
from monograph.hlo.ops.dot import Dims, dims_of
from monograph.hlo.state import state
from monograph.hlo.types import I8

Turn = Shuffle | Patches | Moves  # what lays an operand out anew
MOST, BLOCKS = 32, 128  # of the outer loop: of a matrix, of all of a stack
TRIED, NEAR = 3, 1.05  # candidates that run; how near to the best by formula they are


@dataclass(frozen=True)
class Found:
    """A product, and the operands of the kernel behind its reads.

    Attributes:
        spec: the product.
        operands: per read, the number of the kernel's operand; below 0 (~0: a, ~1: w) that of the
            op, a constant.
        anew: operands (0: a, 1: w) that have to be laid out as the product wants them first; for a
            convolution also 2, its result after it.
        turns: by operand, the instructions for that, where there are any; in order.
    """

    spec: Product
    operands: tuple[int, ...]
    anew: tuple[tuple[int, Layout], ...]
    turns: tuple[tuple[int, Turn], ...] = ()


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
    steps = _Sums(kernel, node, layouts, spaces)
    for instr in kernel.instructions:
        steps.add(instr)
    spec = replace(steps.product(), passes=passes_of(node, options.numerics))
    return Found(
        tiled(spec, options, used), tuple(steps.operands), tuple(steps.anew), tuple(steps.turns)
    )


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
    if kernel.dims != node.type.shape or not kernel.dims:
        raise NoCode("results of a product in another shape")
    taken = all(t.dtype.name in ("f32", "bf16", "i8") for t in types)
    if not taken or options.chip.chain_group > 1:
        raise NoCode(f"{types[0].dtype} has to be converted before it is multiplied")
    if (types[0].dtype is I8) != (types[1].dtype is I8):
        raise NoCode("operands of unlike kinds")


class _Sums(Steps):
    """The steps after a product; its operands become the first two reads."""

    def __init__(
        self, kernel: Kernel, node: Node, layouts: Sequence[Layout], spaces: Sequence[str]
    ) -> None:
        super().__init__(kernel, kernel.dims, layouts, spaces)
        self.node = node
        self.operands: list[int] = []
        self.anew: list[tuple[int, Layout]] = []
        self.turns: list[tuple[int, Turn]] = []
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
        lead = (*batch, *rows) if place == 0 else (*batch, prod(terms))
        shape = (*lead, *inner) if len(lead) else (1, *inner)
        if isinstance(factor, Literal):
            canonical = Layout(shape, factor.dtype.name)
            self._anew(place, canonical, ~place)
            with suppress(NoCode):
                self.turns.append((place, filled(factor.value, canonical)))
            return
        load, layout = factor, self.layouts[factor.operand]
        canonical = Layout(shape, layout.dtype)
        t = self.kernel.operands[load.operand]
        n = len(self.kernel.dims)
        nb, nr = len(batch), len(rows)
        at = [*range(nb), *(range(nb, nb + nr) if place == 0 else ()), *range(n, n + len(terms))]
        if place == 1:
            at += range(nb + nr, n)
        sizes = (*self.kernel.dims, *self.kernel.reduce_dims)
        here = linear(tuple(dim(i, sizes[i]) for i in at), tuple(sizes[i] for i in at))
        same = load.mask is None and linear(load.index, t.shape) == here and not layout.column
        plain = same and prod(wanted) == prod(t.shape) and layout.matrix[1:] == canonical.matrix[1:]
        if not plain or len(layout.shape) < 2:
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

    def _turn(
        self, place: int, load: Load, dims: list[tuple[int, int]], wanted: Layout
    ) -> None:
        """Instructions that lay an operand out anew, if there are any; the quickest first."""
        if load.mask is not None:
            return
        layout, spaces = self.layouts[load.operand], (self.spaces[load.operand], "hbm")
        with suppress(NoCode):
            shape = self.kernel.operands[load.operand].shape
            self.turns.append((place, shuffle_of(load.index, shape, layout, dims, spaces)))
            return
        with suppress(NoCode):
            order = linear([dim(i, n) for i, n in dims], [n for _, n in dims])
            to = delinear(order, wanted.shape)
            self.turns.append((place, laid_out(load.index, layout, dims, to, wanted, spaces)))

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
        writes = []
        for number, store in enumerate(self.kernel.stores):
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


def _sizes(node: Node, d: Dims) -> tuple[tuple[int, ...], ...]:
    """Sizes of batch, rows, columns and terms."""
    a, w = (x.type for x in node.ins)
    return (
        tuple(a.shape[i] for i in d.x_batch), tuple(a.shape[i] for i in d.x_free(a.ndim)),
        tuple(w.shape[i] for i in d.y_free(w.ndim)), tuple(a.shape[i] for i in d.x_sum),
    )  # fmt: skip


def _inside(kernel: Kernel) -> frozenset[int]:
    """Numbers of the instructions that make the products: those of the body, and their zero."""
    first = len(kernel.prologue)
    body = range(first, first + len(kernel.body))
    read = {a for i in (*kernel.body, *kernel.epilogue) if isinstance(i, Apply) for a in i.args}
    inits = {i for r in kernel.reductions for i in r.inits} - read
    return frozenset(body) | inits


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


# ---- blocks --------------------------------------------------------------------------------------


def tiled(spec: Product, options: Options, used: int) -> Product:
    """The product cut into blocks: those of the option, or the quickest that fit.

    Raises:
        NoCode: if no blocks fit into vector memory or the accumulators.
    """
    chip = options.chip
    limit = chip.vmem // (4 * chip.lanes) - used
    if options.block is not None and spec.along != "batch":
        rows = min(max(options.block[0] // (8 * spec.unit), 1), spec.groups)
        columns = min(options.block[1] // 128, spec.across)
        found = replace(spec, rows=rows, columns=columns)
        if rows * spec.unit > entries(chip):
            raise too_many_rows(options.block, chip)
        if found.held > limit:
            raise out_of_memory(found, options, limit)
        return found
    return best(spec, chip, limit)


def too_many_rows(block: tuple[int, int], chip: Chip) -> MachineError:
    """The error of a block whose sums no array holds."""
    most = entries(chip) * chip.sublanes
    return MachineError(
        f"a block of {block[0]} rows, and the accumulators of {chip.name} hold {most}",
        operands={"block": block, "chip": chip.name},
        why="each array holds the sums of all rows of a block in its accumulators.",
        fix=f"give block=({most}, {block[1]}) at most, or leave the option out.",
    )


def out_of_memory(spec: Product, options: Options, limit: int) -> MachineError:
    """The error of blocks that do not fit, with the largest ones that do."""
    chip, row = options.chip, 4 * options.chip.lanes
    fits = max(candidates(spec, chip, limit), key=lambda c: c.rows * c.columns, default=None)
    hint = "use narrower types, or a chip with more vector memory."
    if fits is not None:
        shape = (fits.rows * 8 * spec.unit, fits.columns * chip.lanes)
        hint = f"give block={shape}, the largest that fits, or leave the option out."
    return exhausted(
        chip, "dot_general", spec.held * row, limit * row, blocks_of(spec), hint, state.loc
    )


def blocks_of(spec: Product) -> list[tuple[str, Layout, int]]:
    """Blocks of operands and results in vector memory: name, layout, how many of each."""
    high, wide = spec.rows * 8 * spec.unit, spec.columns * 128
    names = ["a", "w", *(f"operand {i}" for i in range(2, len(spec.reads)))]
    names += [f"result {i}" if i else "result" for i in range(len(spec.writes))]
    shapes = {"a": (high, spec.terms), "w": (spec.terms, wide)}
    found = []
    for name, at, stream in zip(names, spec.all, spec.streams(0, spec.blocks[0]), strict=True):
        if at.space != "hbm":
            continue
        shape = (wide,) if at.how == "row" else shapes.get(name, (high, wide))
        layout = Layout((1,) if at.how == "scalar" else shape, at.layout.dtype)
        double = bool(stream.step) and stream.step * spec.inner[1] < stream.rows
        found.append((name, layout, 2 if double else 1))
    return found


@lru_cache(maxsize=512)
def best(spec: Product, chip: Chip, limit: int) -> Product:
    """The quickest cut: candidates by formula, the first few by the clock."""
    ranked = sorted(((roughly(c, chip), i, c) for i, c in enumerate(candidates(spec, chip, limit))))
    if not ranked:
        raise NoCode("no blocks of whole sums fit into vector memory and accumulators")
    near = [c for cycles, _, c in ranked if cycles <= ranked[0][0] * NEAR][:TRIED]
    return near[0] if len(near) == 1 else min(near, key=lambda c: cost_of_spec(c, chip).cycles)


def entries(chip: Chip) -> int:
    """Rows of tiles that an array's accumulators hold."""
    return (chip.accumulators or ACCUMULATORS) // chip.sublanes


def candidates(spec: Product, chip: Chip, limit: int) -> Iterator[Product]:
    """Every cut that fits: along rows or columns, blocks that double in size."""
    most = entries(chip) // spec.unit
    if spec.along == "batch":
        for count in sizes(spec.batch):
            found = replace(spec, rows=count)
            if found.held <= limit and spec.groups <= most:
                yield found
        if spec.groups <= most and spec.held <= limit:
            return
    wide = max(chip.cols // 128, 1)
    for along in ("rows", "columns"):
        for rows in sizes(min(spec.groups, most)):
            for columns in sizes(spec.across, wide):
                found = replace(spec, along=along, rows=rows, columns=columns)
                few = len(found.blocks) <= MOST and len(found.blocks) * found.matrices <= BLOCKS
                if few and found.held <= limit:
                    yield found


def sizes(total: int, least: int = 1) -> list[int]:
    """Powers of two up to a total, and the total."""
    found, n = [], least
    while n < total:
        found.append(n)
        n *= 2
    return [*found, total]


def roughly(spec: Product, chip: Chip) -> float:
    """Cycles by formula: per outer block what is copied before it begins, then per inner block the
    longer of its copies and its work (Pallas' pipeline: nothing but the first copy is waited for).
    """
    per_row = 4 * chip.lanes / bandwidth(chip, "hbm")
    total, first = 0.0, 0
    units, block = spec.inner
    steps = ceil(units / block)
    for size in spec.blocks:
        streams = [x for x in spec.streams(first, size) if x.space == "hbm"]
        first += size
        whole = sum(x.rows for x in streams if not x.step) * per_row
        one = sum(x.step * block for x in streams if x.step) * per_row
        work = work_of(spec, chip, block, size)
        total += whole + one + steps * max(one, work) + 600
    return total * spec.matrices


def work_of(spec: Product, chip: Chip, block: int, size: int) -> float:
    """Cycles of the arrays for one inner block."""
    groups = {"rows": block, "columns": size, "batch": spec.groups}[spec.along]
    tiles = {"rows": size, "columns": block, "batch": spec.across}[spec.along]
    wide = max(chip.cols // 128, 1)
    turns = ceil(tiles / wide / chip.mxus)
    if spec.along == "batch":
        turns = ceil(tiles / wide) * ceil(block / chip.mxus)
    deep = ceil(spec.terms / chip.rows) * len(spec.passes)
    streams = groups * spec.unit * 8 / chip.rate("i8" if spec.reads[0].layout.dtype == "i8"
                                                 else "bf16")  # fmt: skip
    pops = groups * spec.unit * min(chip.mxus, max(tiles // wide, 1)) * wide
    return turns * (chip.rows * 2 + chip.cols + deep * max(streams, chip.rows) + pops)


__all__ = [
    "Found", "Turn", "best", "blocks_of", "candidates", "passes_of", "product_of", "roughly",
    "tiled",
]  # fmt: skip
