"""How a product is cut into blocks: candidates ranked by a formula, the best of them by the clock.

In comes a `Product` as one block; out goes the cut that is quickest among those whose blocks fit
into vector memory and accumulators. `products` and `windows` call this.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import ceil

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.matrix import Product
from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.residence import exhausted
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.timing import cost_of_spec
from monograph.backends.tpu.isa.matrix import ACCUMULATORS
from monograph.backends.tpu.isa.transfer import bandwidth
from monograph.hlo.errors import MachineError
from monograph.hlo.state import state

MOST, BLOCKS = 32, 128  # of the outer loop: of a matrix, of all of a stack
TRIED, NEAR = 3, 1.05  # candidates that run; how near to the best by formula they are


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


__all__ = ["best", "blocks_of", "candidates", "roughly", "tiled"]
