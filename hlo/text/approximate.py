"""``ApproxTopK``, the custom call that `jax.lax.approx_max_k` becomes: read as an exact one.

How many of the largest an approximation must find is a lower bound, so all of them are right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from monograph.hlo.ops.slices import cut
from monograph.hlo.ops.sort import sort
from monograph.hlo.types import listed

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

APPROXIMATE = "ApproxTopK"


def read_approximate(r: Reader, op: Any) -> list[Any]:
    """Operands sorted together by the call's comparator, then as much of them as is wanted."""
    (called,) = op.attributes["called_computations"]
    axis = int(op.attributes["mhlo.backend_config"]["reduction_dim"].value)
    operands = list(op.operands)
    xs = [r.env[x] for x in operands[: len(operands) // 2]]  # the others are where it starts
    wanted = r.type(op.results[0]).shape[axis]
    if wanted > xs[0].type.shape[axis]:
        raise ValueError(f"{wanted} of {xs[0].type.shape[axis]} elements")
    comparator = r.graphs[str(called.value)]
    outs = sort(*xs, dimension=axis, is_stable=True, comparator=comparator)
    return [cut(out, axis, 0, wanted) for out in listed(outs)]
