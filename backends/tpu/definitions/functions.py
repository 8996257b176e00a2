"""Functions that are made of others: there is no C library, and the next number is in the bits."""

from __future__ import annotations

from collections.abc import Sequence

from monograph.hlo import ops
from monograph.hlo.legalize import Definition
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import TensorType

FUNCTIONS = (ops.libm_log, ops.libm_tan, ops.libm_erf, ops.libm_pow, ops.next_after)


def functions(op: OpDef, types: Sequence[TensorType], attrs: Attrs) -> Definition | None:
    """The expansion of such a function of at most 32 bits; None for anything else."""
    if op not in FUNCTIONS or any(t.dtype.bits > 32 for t in types):
        return None
    return op.expand


__all__ = ["FUNCTIONS", "functions"]
