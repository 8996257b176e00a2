"""Gathers on a GPU, and scatters whose updates are taken in their order.

Elements are moved as the bytes they are. A scatter gives the same result every time: whatever may
meet in one element is taken by one thread, update after update, in their order; or, where there are
many, as `monograph.backends.cuda.segments` does it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd, prod

from monograph.backends.cuda.body import Lines, scalar_graph, unravel
from monograph.backends.cuda.kernel import Launching, index_of
from monograph.backends.cuda.packs import WIDE
from monograph.backends.cuda.types import constant, from_memory, held, to_memory
from monograph.backends.cuda.whole import INDEX, begin, nothing, per_point
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.scatter_derivative import scatter_windows
from monograph.hlo.ops.starts import gather_windows
from monograph.hlo.types import TensorType


def linear_text(places: Sequence[str], shape: Sequence[int]) -> str:
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
        found.append(from_memory(t.dtype, f"p{operand}[{linear_text(at, t.shape)}]"))
    return found


# ---- gather --------------------------------------------------------------------------------------


def write_gather(opaque: Opaque, name: str) -> list[Launching]:
    """A thread for neighbours of the result that lie side by side in what is read, too."""
    x, starts = opaque.operands
    (rows,) = opaque.results
    w, lines = gather_windows(opaque.node.attrs), Lines()
    index, wide = index_of(x.size, starts.size, rows.size), _neighbours(w, x, rows)
    points = rows.size // wide
    begin(lines, points, index)
    if not x.size:
        nothing = to_memory(x.dtype, constant(x.dtype, x.dtype.np.type(0)))
        lines.say(f"p2[at] = {nothing};")
        return [per_point(opaque, name, lines, rows.size, "there is nothing to read")]
    sizes = list(rows.shape)
    if wide > 1:
        sizes[-1] //= wide
    at = unravel(lines, "at", sizes, index, [f"i{k}" for k in range(rows.ndim)])
    if wide > 1:
        at[-1] = f"{at[-1]} * {wide}"
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
        lines.say(f"const {index} x{d} = {' + '.join(parts) or '0'};")
        places.append(f"x{d}")
    place = linear_text(places, x.shape)
    if wide > 1:
        lines.say(f"store<{wide}>(p2 + at * {wide}, load<{wide}>(p0 + ({place})));")
        reason = f"{wide} neighbours at once"
    else:
        lines.say(f"p2[at] = p0[{place}];")
        reason = "one element per thread"
    return [per_point(opaque, name, lines, points, reason)]


def _neighbours(w: Indexed, x: TensorType, rows: TensorType) -> int:
    """How many elements of the result, up to 16 bytes, lie as they do in what is read: windows that
    are as long as its lines begin where lines begin."""
    last = x.ndim - 1
    if not x.size or last not in w.kept or w.sizes[last] != x.shape[last]:
        return 1
    if not w.row_dims or w.row_dims[w.kept.index(last)] != rows.ndim - 1:
        return 1
    return gcd(x.shape[last], WIDE // x.dtype.itemsize)


# ---- scatter -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scattering:
    """Which dimensions of a scatter's updates may meet.

    Updates of one element differ in where their window begins: in the batch, or in a dimension
    along which windows move and may overlap.

    Attributes:
        w: its dimension numbers.
        x, starts, rows: types of the input, the indices and the updates.
        still: dimensions of the updates along which windows do not move.
        batches: those along which each has a part of the input to itself.
        moving: all others.
    """

    w: Indexed
    x: TensorType
    starts: TensorType
    rows: TensorType
    still: tuple[int, ...]
    batches: tuple[int, ...]
    moving: tuple[int, ...]

    def points(self, dims: Sequence[int]) -> int:
        """How many updates there are along some dimensions."""
        return prod(self.rows.shape[d] for d in dims)

    def coordinates(self, lines: Lines, at: list[str], number: str, dims: Sequence[int]) -> None:
        """Where in the updates a number of a point along some dimensions is."""
        shape = [self.rows.shape[d] for d in dims]
        texts = unravel(lines, number, shape, INDEX, [f"u{d}" for d in dims])
        for d, text in zip(dims, texts, strict=True):
            at[d] = text

    def place(self, lines: Lines, at: Sequence[str], operand: int) -> tuple[str, str]:
        """Where an update goes, as an offset in the input, and whether that is inside.

        Args:
            lines: where its coordinates ``x0``, ``x1`` ... are written.
            at: its coordinates in the updates.
            operand: which parameter the indices are.
        """
        w = self.w
        batch = [at[d] for d in w.row_batch(self.rows.ndim)]
        window = [at[d] for d in w.row_dims]
        vector = _starts(w, self.starts, batch, operand)
        places, tests = [], []
        for d, n in enumerate(self.x.shape):
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
        return linear_text(places, self.x.shape), " && ".join(tests) or "true"


def scattering(node: Node, operands: Sequence[TensorType]) -> Scattering:
    """What the updates of a scatter are."""
    k = len(operands) // 2
    x, starts, rows = operands[0], operands[k], operands[k + 1]
    w = scatter_windows(node.attrs, x, rows)
    still = {r for r, d in zip(w.row_dims, w.kept, strict=True) if d not in w.mapped}
    batch = w.row_batch(rows.ndim)
    batches = {batch[w.batch_axis(d)] for d in w.batching}
    every = w.order(rows.ndim)
    return Scattering(
        w, x, starts, rows, tuple(r for r in every if r in still),
        tuple(r for r in every if r in batches),
        tuple(r for r in every if r not in still | batches),
    )  # fmt: skip


def write_in_turn(opaque: Opaque, name: str) -> list[Launching]:
    """A thread for all updates that may meet, in their order; for each, where no two do."""
    node, k = opaque.node, len(opaque.operands) // 2
    s, lines = scattering(node, opaque.operands), Lines()
    copies = tuple((i, i) for i in range(k))
    if not s.rows.size or not s.x.size:
        return [nothing(name, "there is nothing to add", copies)]
    apart = bool(node.attrs["unique_indices"])
    every = s.w.order(s.rows.ndim)
    turns = () if apart else s.moving
    shared = tuple(d for d in every if d not in turns)
    begin(lines, s.points(shared))
    at = [""] * s.rows.ndim
    s.coordinates(lines, at, "at", shared)
    with lines.block(f"for ({INDEX} turn = 0; turn < {s.points(turns)}; ++turn)"):
        s.coordinates(lines, at, "turn", turns)
        _one_update(lines, opaque, s, at)
    why = "no two updates meet" if apart else "updates one after the other, in their order"
    return [per_point(opaque, name, lines, s.points(shared), why, copies=copies,
                      rounds=2 * s.points(turns))]  # fmt: skip


def _one_update(lines: Lines, opaque: Opaque, s: Scattering, at: Sequence[str]) -> None:
    k = len(opaque.operands) // 2
    to, inside = s.place(lines, at, k)
    with lines.block(f"if ({inside})"):
        lines.say(f"const i64 to = {to};")
        lines.say(f"const i64 from = {linear_text(at, s.rows.shape)};")
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


__all__ = ["Scattering", "linear_text", "scattering", "write_gather", "write_in_turn"]
