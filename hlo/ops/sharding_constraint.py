"""`sharding_constraint`: a value, and where its pieces are to live.

The op is the identity. What it says is kept as text, in the words of StableHLO's two vocabularies:
Shardy's (a mesh and one list of axes per dimension) and the older one-string form.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.annotation import read_annotation, sharding_text
from monograph.hlo.errors import VmapError
from monograph.hlo.factors import alike
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.record import Attrs, Mlir, OpDef
from monograph.hlo.state import state


def _again(attrs: Attrs, x: Any) -> Any:
    return sharding_constraint(x, **attrs)


def _batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    return sharding_constraint(*ins, **{**attrs, "sharding": batched_sharding(**attrs)}), True


def batched_sharding(sharding: str, mesh: str) -> str:
    """The same for one more dimension in front, which may be cut in any way or not at all; or which
    is cut as the caller of `vmap` says."""
    if mesh:
        _refuse_twice(sharding, mesh)
        rest = sharding.removeprefix("[")
        front = "[" + (sharding_text((state.along,), (False,))[1:-1] if state.along else "{?}")
        return front + rest if rest.startswith("]") else f"{front}, {rest}"
    return sharding.replace("{devices=[", "{devices=[1,", 1)


def _refuse_twice(sharding: str, mesh: str) -> None:
    """Raise if an axis that the caller of `vmap` names cuts another dimension already."""
    own = read_annotation(sharding, mesh) if state.along else None
    if own is None:
        return
    twice = {str(a) for a in state.along} & {a for axes in (*own.dims, own.partial) for a in axes}
    if twice:
        axes = ", ".join(sorted(map(repr, twice)))
        raise VmapError(
            f"vmap with spmd_axis_name={axes}: a constraint inside names it, too",
            operands={"constraint": sharding},
            why="an axis of the mesh cuts one dimension of a value, and here the mapped one is cut "
            "over it.",
            fix="leave the axis out of the constraint, or out of spmd_axis_name.",
        )


sharding_constraint: OpDef = composite(
    "sharding_constraint",
    lambda ins, attrs: ins[0],
    attrs=("sharding", "mesh"),
    defaults={"mesh": ""},
    operands=("x",),
    listed=True,
    dtypes=ALL_KINDS,
    linear=(0,),
    jvp=lambda attrs, ins, tangents, out: _again(attrs, tangents[0]),
    transpose=lambda attrs, ct, ins: [_again(attrs, ct)],
    batch=_batch,
    factors=alike,
    split=lambda cut, node, ins, outs: [cut.reshard(ins[0], outs[0])],
    annotation=lambda attrs: read_annotation(attrs["sharding"], attrs["mesh"]),
    mlir=Mlir("sdy.sharding_constraint"),
)
