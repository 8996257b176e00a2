"""Sums and products of bf16 and f16: those of f32, rounded once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.backends.tpu.definitions.steps import Values
from monograph.hlo import ops
from monograph.hlo.legalize import Definition
from monograph.hlo.ops.monoids import monoid, monoid_of
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import BF16, F16, F32, TensorType


def narrow(op: OpDef, types: Sequence[TensorType], attrs: Attrs) -> Definition | None:
    """The rule of a fold in free order whose elements have 16 bits; None for anything else."""
    if op is not ops.reduce or len(types) != 2 or types[0].dtype not in (BF16, F16):
        return None
    name = monoid_of(attrs["body"])
    if attrs["order"] != "any" or name not in ("add", "multiply") or not attrs["dimensions"]:
        return None
    body = monoid(name, F32)

    def folded(ins: Values, attrs: Attrs) -> Any:
        x, init = (ops.convert(v, dtype=F32) for v in ins)
        return ops.convert(ops.reduce(x, init, **{**attrs, "body": body}), dtype=types[0].dtype)

    return folded


__all__ = ["narrow"]
