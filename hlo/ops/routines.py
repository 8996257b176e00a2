"""The record of an op that is one LAPACK routine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.lapack import CALLS, FINISHES, Describe, Finish, reference
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, register
from monograph.hlo.types import TensorType, Type

Types = tuple[TensorType, ...]


def routine(
    name: str,
    operands: Sequence[str],
    ranks: Sequence[int],
    infer: Callable[[Types, Attrs], Type],
    describe: Describe,
    cost: Callable[..., Cost],
    finish: Finish | None = None,
    mlir: Mlir | None = None,
    dtypes: frozenset[str] = mat.KINDS,
    **rules: object,
) -> OpDef:
    """Make and register the record.

    Args:
        name: of the op.
        operands: their names.
        ranks: how many dimensions of each are its own; those in front are a batch.
        infer: the type rule.
        describe: the call for types and attributes.
        cost: see `monograph.hlo.ops.matrices.work`.
        finish: what is done to a matrix's results after the call.
        dtypes: kinds of element of its operands.
        mlir: its spelling; by default the custom call that XLA has for the routine.
        rules: any other field of `OpDef`.
    """
    op = OpDef(
        name,
        "opaque",
        infer,
        reference(lambda: op, describe, finish),
        operands=tuple(operands),
        dtypes=dtypes,
        batch=mat.batch_rule(lambda: op),
        signature=mat.batch_signature(ranks, infer),
        cost=cost,
        ulp=mat.ULP,
        mlir=mlir or Mlir("stablehlo.custom_call"),
        **rules,  # type: ignore[arg-type]
    )
    CALLS[op] = describe
    if finish is not None:
        FINISHES[op] = finish
    return register(op)
