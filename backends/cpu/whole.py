"""The table's rows of ops that are claimed whole: from the record to what writes its function.

They stand apart from `monograph.backends.cpu.table`, which these writers use for their arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from monograph.backends.cpu.claims.copies import workspace_of
from monograph.backends.cpu.claims.eliminations import Algorithm, eliminate, factorise, substitute
from monograph.backends.cpu.claims.exchanges import emit_exchanges
from monograph.backends.cpu.claims.fourier import emit_fft
from monograph.backends.cpu.claims.gather import emit_gather
from monograph.backends.cpu.claims.householder import multiply, reflect
from monograph.backends.cpu.claims.lapack import emit_lapack, lapack_workspace
from monograph.backends.cpu.claims.lapack_ends import End, end_cholesky, end_eig
from monograph.backends.cpu.claims.largest import emit_top_k, top_k_workspace
from monograph.backends.cpu.claims.recurrence import emit_recurrence, has_code
from monograph.backends.cpu.claims.running import emit_running
from monograph.backends.cpu.claims.scatter import emit_scatter, takes_scatter
from monograph.backends.cpu.claims.sorting import can_sort, emit_sort, sort_workspace
from monograph.backends.cpu.claims.transforms import fft_workspace, takes_fft
from monograph.backends.cpu.emission.emit import Machine, Module
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.fusion.kernel import Opaque
from monograph.fusion.recurrence import recurrence_of
from monograph.hlo import ops
from monograph.hlo.graph import Node, map_regions
from monograph.hlo.legalize import legal_region
from monograph.hlo.ops.cumulative import RUNNING
from monograph.hlo.ops.lapack import CALLS
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType


def _always(node: Node) -> bool:
    return True


def _nothing(node: Node, machine: Machine) -> tuple[TensorType, ...]:
    return ()


def _recurs(node: Node) -> bool:
    """Whether a loop is one of elements that go their own ways, once its regions are legal."""
    legal = map_regions(node, lambda graph: legal_region(graph, keeps))
    if legal is not None:
        node = Node(node.op, node.ins, legal, node.type, node.loc)
    found = recurrence_of(node, has_code)
    return found is not None and not found.own  # vectors of elements end together


@dataclass(frozen=True)
class Whole:
    """An op that is taken whole.

    Attributes:
        emit: what writes its function.
        takes: whether a node of it is taken; others run as their expansion, or on the host.
        workspace: temporaries that a node needs besides its results.
    """

    emit: Callable[[Module, Opaque], Emitted]
    takes: Callable[[Node], bool] = _always
    workspace: Callable[[Node, Machine], tuple[TensorType, ...]] = _nothing


def _lapack(lanes: Algorithm | None = None, end: End | None = None) -> Whole:
    """An op of LAPACK's; what takes small matrices in lanes, and what follows a call, if any."""
    emit = partial(emit_lapack, lanes=lanes, end=end)
    return Whole(emit, workspace=partial(lapack_workspace, lanes=lanes))


_RECURRENCE = Whole(emit_recurrence, _recurs)
WHOLE: Mapping[OpDef, Whole] = {
    **dict.fromkeys(RUNNING.values(), Whole(emit_running)),
    ops.gather: Whole(emit_gather),
    ops.scatter: Whole(emit_scatter, takes_scatter, workspace_of),
    ops.sort: Whole(emit_sort, can_sort, sort_workspace),
    ops.top_k: Whole(emit_top_k, workspace=top_k_workspace),
    ops.fft: Whole(emit_fft, takes_fft, fft_workspace),
    ops.lu_pivots_to_permutation: Whole(emit_exchanges),
    ops.scan: _RECURRENCE,
    ops.while_: _RECURRENCE,
    **dict.fromkeys(CALLS, _lapack()),
    ops.lu: _lapack(eliminate),
    ops.triangular_solve: _lapack(substitute),
    ops.geqrf: _lapack(reflect),
    ops.householder_product: _lapack(multiply),
    ops.cholesky: _lapack(factorise, end_cholesky),
    ops.eig: _lapack(end=end_eig),
}


def workspace(node: Node, machine: Machine) -> tuple[TensorType, ...]:
    """Types of temporaries that a node which is taken whole needs besides its results."""
    found = WHOLE.get(node.op)
    return () if found is None else found.workspace(node, machine)


def keeps(node: Node) -> bool:
    """Whether a node is not expanded: it has code of its own, or a row in the table."""
    return has_code(node) if node.op.kind == "elementwise" else takes(node)


def takes(node: Node) -> bool:
    """Whether a node has code of its own."""
    found = WHOLE.get(node.op)
    return found is not None and found.takes(node)
