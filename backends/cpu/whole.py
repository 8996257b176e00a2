"""The table's rows of ops that are claimed whole: from the record to what writes its function.

They stand apart from `monograph.backends.cpu.table`, which these writers use for their arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from monograph.backends.cpu.claims.gather import emit_gather
from monograph.backends.cpu.claims.lapack import emit_lapack
from monograph.backends.cpu.claims.largest import emit_top_k
from monograph.backends.cpu.claims.running import emit_running
from monograph.backends.cpu.claims.scatter import emit_scatter, takes_scatter
from monograph.backends.cpu.claims.sorting import can_sort, emit_sort
from monograph.backends.cpu.emission.emit import Module
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.fusion.kernel import Opaque
from monograph.hlo import ops
from monograph.hlo.graph import Node
from monograph.hlo.ops.lapack import CALLS
from monograph.hlo.record import OpDef

Whole = Callable[[Module, Opaque], Emitted]

WHOLE: Mapping[OpDef, Whole] = {
    ops.cumsum: partial(emit_running, "add"),
    ops.cumprod: partial(emit_running, "multiply"),
    ops.cummax: partial(emit_running, "maximum"),
    ops.cummin: partial(emit_running, "minimum"),
    ops.gather: emit_gather,
    ops.scatter: emit_scatter,
    ops.sort: emit_sort,
    ops.top_k: emit_top_k,
    **dict.fromkeys(CALLS, emit_lapack),
}

# Ops of which only some nodes have code.
_SOME: Mapping[OpDef, Callable[[Node], bool]] = {
    ops.scatter: takes_scatter,
    ops.sort: can_sort,
}


def takes(node: Node) -> bool:
    """Whether a node has code of its own."""
    op = node.op
    return op in WHOLE and (op not in _SOME or _SOME[op](node))
