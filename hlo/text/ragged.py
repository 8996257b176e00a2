"""The dimension numbers of CHLO's ``ragged_dot``, as text has them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from monograph.hlo.ops.ragged import ragged_dot

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

_ROW = re.compile(r"(\w+)\s*=\s*\[([^\]]*)\]")
_PAIRS = ("lhs_batching", "rhs_batching", "lhs_contracting", "rhs_contracting")


def read_ragged_dot(r: Reader, op: Any) -> list[Any]:
    """Read a ``chlo.ragged_dot``."""
    text = str(op.attributes["ragged_dot_dimension_numbers"])
    dims = {k: tuple(int(i) for i in v.split(",") if i.strip()) for k, v in _ROW.findall(text)}
    x, y, sizes = r.operands(op)
    pairs = {f"{n}_dimensions": dims.get(f"{n}_dimensions", ()) for n in _PAIRS}
    (axis,) = dims["lhs_ragged_dimensions"]
    (group,) = dims.get("rhs_group_dimensions", ()) or (None,)
    d = r.dtype(op.results[0])
    return [ragged_dot(x, y, sizes, pairs, axis, group, None if d is x.type.dtype else d)]
