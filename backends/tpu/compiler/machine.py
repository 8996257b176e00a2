"""Running the program of a task on a core: arrays into its memories, results out of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import Layout, from_memory, to_rows
from monograph.backends.tpu.compiler.streams import Place
from monograph.backends.tpu.core import Core, Result, run
from monograph.backends.tpu.isa.program import Program

Array = np.ndarray[Any, Any]


def execute(
    program: Program,
    chip: Chip,
    args: Sequence[Array],
    layouts: Sequence[Layout],
    where: Sequence[Place],
) -> tuple[list[Array], Result]:
    """Run a program on arrays.

    Args:
        program: instructions.
        chip: what it runs on.
        args: the operands.
        layouts: of operands, then of results.
        where: they lie, in the same order.

    Returns:
        The results, and what the run cost.
    """
    far = sum(x.rows for x, p in zip(layouts, where, strict=True) if p.space == "hbm")
    core = Core(chip, min(max(far, 1) * 4 * chip.lanes, chip.hbm))
    for x, layout, place in zip(args, layouts, where, strict=False):
        core.put(place.space, place.row, to_rows(x, layout))
    result = run(program, core)
    outs = []
    for layout, place in list(zip(layouts, where, strict=True))[len(args) :]:
        rows = core.rows(place.space)[place.row : place.row + layout.rows]
        outs.append(from_memory(rows, layout))
    return outs, result


__all__ = ["execute"]
