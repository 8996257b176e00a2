"""The table's rows of ops that are taken whole: gather, scatter, and sorts of short lines.

Elements are moved as the bytes they are. A scatter gives the same result every time: whatever may
meet in one element is taken by one thread, update after update, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod

from monograph.backends.cuda.body import Lines, scalar_graph, unravel
from monograph.backends.cuda.kernel import BLOCK, Launching, function_of
from monograph.backends.cuda.types import constant, from_memory, held, stored, to_memory
from monograph.fusion.kernel import Opaque
from monograph.hlo import ops
from monograph.hlo.graph import Node
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.scatter_derivative import scatter_windows
from monograph.hlo.ops.starts import gather_windows
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType

_LONGEST = 4096  # elements of a line that is sorted by counting: its square is the work
_INDEX = "i64"


def takes(node: Node) -> bool:
    """Whether a node has code of its own."""
    if node.op is ops.sort:
        line = node.ins[0].type.shape
        return not line or line[node.attrs["dimension"]] <= _LONGEST
    return node.op in WHOLE


def _linear(places: Sequence[str], shape: Sequence[int]) -> str:
    """The row-major offset of coordinates."""
    text = ""
    for place, size in zip(places, shape, strict=True):
        text = place if not text or text == "0" else f"({text}) * {size} + {place}"
    return text or "0"


def _begin(lines: Lines, points: int) -> None:
    lines.say(f"const {_INDEX} at = ({_INDEX})blockIdx.x * {BLOCK} + threadIdx.x;")
    lines.say(f"if (at >= {points}) return;")


def _launching(
    opaque: Opaque, name: str, lines: Lines, points: int, reason: str,
    copies: tuple[tuple[int, int], ...] = (),
) -> Launching:  # fmt: skip
    text = function_of(opaque, name, BLOCK, lines, alone=not copies)
    return Launching(name, text, -(-points // BLOCK), BLOCK, "flat", reason, copies=copies)


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


def write_gather(opaque: Opaque, name: str) -> Launching:
    """A thread per element of the result."""
    x, starts = opaque.operands
    (rows,) = opaque.results
    w, lines = gather_windows(opaque.node.attrs), Lines()
    _begin(lines, rows.size)
    if not x.size:
        nothing = to_memory(x.dtype, constant(x.dtype, x.dtype.np.type(0)))
        lines.say(f"p2[at] = {nothing};")
        return _launching(opaque, name, lines, rows.size, "there is nothing to read")
    at = unravel(lines, "at", rows.shape, _INDEX, [f"i{k}" for k in range(rows.ndim)])
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
        lines.say(f"const {_INDEX} x{d} = {' + '.join(parts) or '0'};")
        places.append(f"x{d}")
    lines.say(f"p2[at] = p0[{_linear(places, x.shape)}];")
    return _launching(opaque, name, lines, rows.size, "one element per thread")


# ---- scatter -------------------------------------------------------------------------------------


def write_scatter(opaque: Opaque, name: str) -> Launching:
    """A thread for all updates that may meet; for each of them, where no two do."""
    node, k = opaque.node, len(opaque.results)
    xs, starts, updates = opaque.operands[:k], opaque.operands[k], opaque.operands[k + 1 :]
    x, rows = xs[0], updates[0]
    w, lines = scatter_windows(node.attrs, x, rows), Lines()
    copies = tuple((i, i) for i in range(k))
    if not rows.size or not x.size:
        return Launching(name, "", 0, 0, "flat", "there is nothing to add", copies=copies)
    every = w.order(rows.ndim)
    still = {r for r, d in zip(w.row_dims, w.kept, strict=True) if d not in w.mapped}
    apart = bool(node.attrs["unique_indices"])
    # Updates of one element differ in where their window begins: in the batch, or in a dimension
    # along which windows move and may overlap. All other dimensions are shared out to threads.
    shared = every if apart else tuple(r for r in every if r in still)
    turns = tuple(r for r in every if r not in shared)
    points, rounds = (prod(rows.shape[r] for r in dims) for dims in (shared, turns))
    _begin(lines, points)
    at = [""] * rows.ndim

    def coordinates(number: str, dims: Sequence[int]) -> None:
        shape = [rows.shape[d] for d in dims]
        texts = unravel(lines, number, shape, _INDEX, [f"u{d}" for d in dims])
        for d, text in zip(dims, texts, strict=True):
            at[d] = text

    coordinates("at", shared)
    with lines.block(f"for ({_INDEX} turn = 0; turn < {rounds}; ++turn)"):
        coordinates("turn", turns)
        _one_update(lines, opaque, w, at, [at[d] for d in w.row_batch(rows.ndim)], starts)
    why = "no two updates meet" if apart else "updates one after the other, in their order"
    return _launching(opaque, name, lines, points, why, copies)


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


# ---- sort ----------------------------------------------------------------------------------------


def write_sort(opaque: Opaque, name: str) -> Launching:
    """Every thread counts what comes before its element of a line; equal ones keep their order."""
    node, k, lines = opaque.node, len(opaque.results), Lines()
    t = opaque.operands[0]
    points = t.size
    if not points:
        return Launching(name, "", 0, 0, "flat", "there is nothing to sort")
    _begin(lines, points)
    dimension = node.attrs["dimension"] if t.shape else 0
    n = t.shape[dimension] if t.shape else 1
    step = prod(t.shape[dimension + 1 :])
    lines.say(f"const i64 mine = at / {step} % {n}, line = at - mine * {step};")
    lines.say("i64 rank = 0;")
    for i in range(k):
        d = opaque.operands[i].dtype
        lines.say(f"const {stored(d)} own{i} = p{i}[at];")
    with lines.block(f"for (i64 other = 0; other < {n}; ++other)"):
        lines.say("if (other == mine) continue;")
        lines.say(f"const i64 place = line + other * {step};")
        lines.say("const bool earlier = other < mine;")
        args = []
        for i in range(k):
            d = opaque.operands[i].dtype
            lines.say(f"const {stored(d)} its{i} = p{i}[place];")
            for stem, first, second in (("x", f"own{i}", f"its{i}"), ("y", f"its{i}", f"own{i}")):
                value = from_memory(d, f"(earlier ? {first} : {second})")
                lines.say(f"const {held(d)} {stem}{i} = {value};")
                args.append(f"{stem}{i}")
        (before,) = scalar_graph(lines, node.attrs["comparator"], args, "c")
        lines.say(f"const bool less = {before};")
        lines.say("rank += earlier ? !less : less;")
    for i in range(k):
        lines.say(f"p{k + i}[line + rank * {step}] = own{i};")
    return _launching(opaque, name, lines, points, "each element counts those before it")


WHOLE: Mapping[OpDef, Callable[[Opaque, str], Launching]] = {
    ops.gather: write_gather,
    ops.scatter: write_scatter,
    ops.sort: write_sort,
}

__all__ = ["WHOLE", "takes"]
