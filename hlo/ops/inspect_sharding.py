"""`inspect_sharding`: tells a Python function where the pieces of a value live.

It has no result and does nothing when the program runs: the pipeline calls the function when it has
decided where everything is (`OpDef.told`).
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.factors import Factors, Rule
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.ops.shape_rules import moving_cost
from monograph.hlo.record import Attrs, OpDef, register
from monograph.hlo.types import TensorType, Type


def _infer(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    return ()


def _factors(types: Any, out: Type, attrs: Attrs) -> Rule:
    made = Factors()
    return made.rule([made.all(types[0].shape)], [])


def _batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Any:
    inspect_sharding(ins[0], **attrs)
    return [], []


inspect_sharding: OpDef = register(
    OpDef(
        "inspect_sharding",
        "opaque",
        _infer,
        lambda attrs, x: (),
        attrs=("function",),
        operands=("x",),
        dtypes=ALL_KINDS,
        batch=_batch,
        cost=moving_cost,
        effect="unordered",
        observes=True,
        expand=lambda ins, attrs: [],
        factors=_factors,
        told=lambda attrs: attrs["function"],
        weak="own",
    )
)
