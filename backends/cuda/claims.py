"""The table's rows of ops that are taken whole; gather and scatter themselves.

Elements are moved as the bytes they are. A scatter gives the same result every time: whatever may
meet in one element is taken by one thread, update after update, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from monograph.backends.cuda import fourier, matrices, sorting
from monograph.backends.cuda.body import Lines, scalar_graph, unravel
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.recurrence import has_code, write_recurrence
from monograph.backends.cuda.running import runs, write_running
from monograph.backends.cuda.top_k import picks, write_top_k
from monograph.backends.cuda.types import constant, from_memory, held, to_memory
from monograph.backends.cuda.whole import INDEX, begin, nothing, per_point
from monograph.fusion.kernel import Opaque
from monograph.fusion.recurrence import recurrence_of
from monograph.hlo import ops
from monograph.hlo.graph import Node, map_regions
from monograph.hlo.legalize import legal_region
from monograph.hlo.ops.cumulative import RUNNING
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.scatter_derivative import scatter_windows
from monograph.hlo.ops.starts import gather_windows
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType


def _linear(places: Sequence[str], shape: Sequence[int]) -> str:
    """The row-major offset of coordinates."""
    text = ""
    for place, size in zip(places, shape, strict=True):
        text = place if not text or text == "0" else f"({text}) * {size} + {place}"
    return text or "0"


def _starts(w: Indexed, t: TensorType, batch: Sequence[str], operand: int) -> list[str]:
    """The components of an index vector, as values."""
    found = []
    for k in range(len(w.mapped)):
        at = list(batch)
        if w.vector_dim < t.ndim:
            at.insert(w.vector_dim, str(k))
        found.append(from_memory(t.dtype, f"p{operand}[{_linear(at, t.shape)}]"))
    return found


# ---- gather --------------------------------------------------------------------------------------


def write_gather(opaque: Opaque, name: str) -> list[Launching]:
    """A thread per element of the result."""
    x, starts = opaque.operands
    (rows,) = opaque.results
    w, lines = gather_windows(opaque.node.attrs), Lines()
    begin(lines, rows.size)
    if not x.size:
        nothing = to_memory(x.dtype, constant(x.dtype, x.dtype.np.type(0)))
        lines.say(f"p2[at] = {nothing};")
        return [per_point(opaque, name, lines, rows.size, "there is nothing to read")]
    at = unravel(lines, "at", rows.shape, INDEX, [f"i{k}" for k in range(rows.ndim)])
    batch = [at[k] for k in w.row_batch(rows.ndim)]
    window = [at[k] for k in w.row_dims]
    vector = _starts(w, starts, batch, 1)
    places = []
    for d, n in enumerate(x.shape):
        parts = []
        if d in w.mapped and n > w.sizes[d]:
            parts.append(f"start_of({vector[w.mapped.index(d)]}, {n - w.sizes[d]})")
        if d in w.batching:
            parts.append(batch[w.batch_axis(d)])
        elif d in w.kept:
            parts.append(window[w.kept.index(d)])
        lines.say(f"const {INDEX} x{d} = {' + '.join(parts) or '0'};")
        places.append(f"x{d}")
    lines.say(f"p2[at] = p0[{_linear(places, x.shape)}];")
    return [per_point(opaque, name, lines, rows.size, "one element per thread")]


# ---- scatter -------------------------------------------------------------------------------------


def write_scatter(opaque: Opaque, name: str) -> list[Launching]:
    """A thread for all updates that may meet; for each of them, where no two do."""
    node, k = opaque.node, len(opaque.results)
    xs, starts, updates = opaque.operands[:k], opaque.operands[k], opaque.operands[k + 1 :]
    x, rows = xs[0], updates[0]
    w, lines = scatter_windows(node.attrs, x, rows), Lines()
    copies = tuple((i, i) for i in range(k))
    if not rows.size or not x.size:
        return [nothing(name, "there is nothing to add", copies)]
    every = w.order(rows.ndim)
    still = {r for r, d in zip(w.row_dims, w.kept, strict=True) if d not in w.mapped}
    apart = bool(node.attrs["unique_indices"])
    # Updates of one element differ in where their window begins: in the batch, or in a dimension
    # along which windows move and may overlap. All other dimensions are shared out to threads.
    shared = every if apart else tuple(r for r in every if r in still)
    turns = tuple(r for r in every if r not in shared)
    points, rounds = (prod(rows.shape[r] for r in dims) for dims in (shared, turns))
    begin(lines, points)
    at = [""] * rows.ndim

    def coordinates(number: str, dims: Sequence[int]) -> None:
        shape = [rows.shape[d] for d in dims]
        texts = unravel(lines, number, shape, INDEX, [f"u{d}" for d in dims])
        for d, text in zip(dims, texts, strict=True):
            at[d] = text

    coordinates("at", shared)
    with lines.block(f"for ({INDEX} turn = 0; turn < {rounds}; ++turn)"):
        coordinates("turn", turns)
        _one_update(lines, opaque, w, at, [at[d] for d in w.row_batch(rows.ndim)], starts)
    why = "no two updates meet" if apart else "updates one after the other, in their order"
    return [per_point(opaque, name, lines, points, why, copies=copies, rounds=2 * rounds)]


def _one_update(
    lines: Lines, opaque: Opaque, w: Indexed, at: Sequence[str], batch: Sequence[str],
    starts: TensorType,
) -> None:  # fmt: skip
    k = len(opaque.results)
    x, rows = opaque.operands[0], opaque.operands[k + 1]
    vector = _starts(w, starts, batch, k)
    window = [at[d] for d in w.row_dims]
    places, tests = [], []
    for d, n in enumerate(x.shape):
        parts = []
        if d in w.mapped:
            parts.append(f"(i64)({vector[w.mapped.index(d)]})")
        if d in w.batching:
            parts.append(batch[w.batch_axis(d)])
        elif d in w.kept:
            parts.append(window[w.kept.index(d)])
        lines.say(f"const i64 x{d} = {' + '.join(parts) or '0'};")
        places.append(f"x{d}")
        if d in w.mapped:
            tests.append(f"x{d} >= 0 && x{d} < {n}")
    with lines.block(f"if ({' && '.join(tests) or 'true'})"):
        lines.say(f"const i64 to = {_linear(places, x.shape)};")
        lines.say(f"const i64 from = {_linear(at, rows.shape)};")
        args = []
        for stem, first, where in (("a", 2 * k + 1, "to"), ("b", k + 1, "from")):
            for i in range(k):
                kind = opaque.results[i].dtype
                text = from_memory(kind, f"p{first + i}[{where}]")
                lines.say(f"const {held(kind)} {stem}{i} = {text};")
                args.append(f"{stem}{i}")
        outs = scalar_graph(lines, opaque.node.attrs["body"], args, "c")
        for i, out in enumerate(outs):
            lines.say(f"p{2 * k + 1 + i}[to] = {to_memory(opaque.results[i].dtype, out)};")


# ---- the table -----------------------------------------------------------------------------------


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
    ops.scatter: Whole(write_scatter),
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
