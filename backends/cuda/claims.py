"""The table's rows of ops that are taken whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from monograph.backends.cuda import fourier, matrices, segments, sorting
from monograph.backends.cuda.indexed import write_gather
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.recurrence import has_code, write_recurrence
from monograph.backends.cuda.running import runs, write_running
from monograph.backends.cuda.top_k import picks, write_top_k
from monograph.fusion.kernel import Opaque
from monograph.fusion.recurrence import recurrence_of
from monograph.hlo import ops
from monograph.hlo.graph import Node, map_regions
from monograph.hlo.legalize import legal_region
from monograph.hlo.ops.cumulative import RUNNING
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType


def _always(node: Node) -> bool:
    return True


def _none(node: Node) -> tuple[TensorType, ...]:
    return ()


def _recurs(node: Node) -> bool:
    """Whether a loop is one of elements that go their own ways, once its regions are legal."""
    legal = map_regions(node, lambda graph: legal_region(graph, keeps))
    if legal is not None:
        node = Node(node.op, node.ins, legal, node.type, node.loc)
    return recurrence_of(node, has_code) is not None


@dataclass(frozen=True)
class Whole:
    """An op that is taken whole.

    Attributes:
        write: its functions, which run one after the other on operands, results and workspace.
        takes: whether a node of it is taken; what is not runs on the host, or as its expansion.
        workspace: temporaries that it needs.
    """

    write: Callable[[Opaque, str], list[Launching]]
    takes: Callable[[Node], bool] = _always
    workspace: Callable[[Node], tuple[TensorType, ...]] = _none


WHOLE: Mapping[OpDef, Whole] = {
    ops.gather: Whole(write_gather),
    ops.scatter: Whole(segments.write_scatter, workspace=segments.scatter_workspace),
    ops.sort: Whole(sorting.write_sort, workspace=sorting.sort_workspace),
    ops.fft: Whole(fourier.write_fft, fourier.transforms, fourier.fft_workspace),
    ops.cholesky: Whole(matrices.write_cholesky, matrices.there),
    ops.triangular_solve: Whole(matrices.write_solve, matrices.there),
    ops.lu: Whole(matrices.write_lu, matrices.there),
    ops.lu_pivots_to_permutation: Whole(matrices.write_permutation, matrices.there),
    ops.geqrf: Whole(matrices.write_qr, matrices.there),
    ops.householder_product: Whole(matrices.write_reflections, matrices.there),
    ops.eigh: Whole(matrices.write_eigh, matrices.spectral, matrices.eigh_workspace),
    ops.svd: Whole(matrices.write_svd, matrices.spectral, matrices.svd_workspace),
    ops.tridiagonal_solve: Whole(
        matrices.write_diagonals, matrices.there, matrices.diagonals_workspace
    ),
    **dict.fromkeys(RUNNING.values(), Whole(write_running, runs)),
    ops.top_k: Whole(write_top_k, picks),
    ops.scan: Whole(write_recurrence, _recurs),
    ops.while_: Whole(write_recurrence, _recurs),
}


def keeps(node: Node) -> bool:
    """Whether a node is not expanded: it has code of its own, or a row in the table."""
    return has_code(node) if node.op.kind == "elementwise" else takes(node)


def takes(node: Node) -> bool:
    """Whether a node has code of its own."""
    return node.op in WHOLE and WHOLE[node.op].takes(node)


def workspace(node: Node) -> tuple[TensorType, ...]:
    """What a node that has code of its own needs besides its results."""
    return WHOLE[node.op].workspace(node)


__all__ = ["WHOLE", "keeps", "takes", "workspace"]
