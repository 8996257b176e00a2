"""Scatters of many updates: sorted by where they go, and folded segment by segment.

    place of each update -> sorted, with its number -> chunks, folded -> chunks of one place, joined

All updates of one place are neighbours after the sort, in their order (a segment). A thread folds a
chunk of neighbours: segments that lie within it are done; of one that began before, or goes on
behind, it keeps what it found. Then who has a segment's beginning adds what the chunks behind it
kept. So the same bits come every time, and however many updates one place has, a chunk is all that
a thread takes one after the other (Blelloch, "Prefix sums and their applications", 1990, section
1.5, has segments as flags; here they are places that differ).
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cuda.body import Lines, scalar_graph
from monograph.backends.cuda.indexed import Scattering, linear_text, scattering, write_in_turn
from monograph.backends.cuda.kernel import AHEAD, Launching
from monograph.backends.cuda.sorting import Sorting, write_passes
from monograph.backends.cuda.types import from_memory, held, to_memory
from monograph.backends.cuda.whole import begin, per_point
from monograph.fusion.kernel import Opaque
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.monoids import choice_of, monoid_of
from monograph.hlo.ops.scatter_derivative import replaces
from monograph.hlo.types import U64, TensorType, tensor

_FEW = 64  # updates that one thread takes as they come
_MOST = 2**32 - 1  # places and updates are numbers of 32 bits; the last one stands for "outside"
_CHUNKS = (16, 512)  # elements of the shortest and the longest chunk


def _pays(node: Node, operands: Sequence[TensorType]) -> bool:
    """Whether updates are many, and may be folded among themselves first."""
    body = node.attrs["body"]
    if len(operands) != 3 or node.attrs["unique_indices"]:
        return False
    if not (replaces(body) or monoid_of(body) or choice_of(body)):
        return False
    s = scattering(node, operands)
    most = max(s.x.size, s.rows.size)
    return bool(s.x.size and s.rows.size) and s.points(s.moving) > _FEW and most < _MOST


def _sorted(s: Scattering) -> tuple[int, ...]:
    """The dimensions of updates that have a place each."""
    return tuple(d for d in s.w.order(s.rows.ndim) if d not in s.still)


def _chunk(n: int) -> int:
    """Elements of a chunk: about the root, so that neither a chunk nor their number is long."""
    least, most = _CHUNKS
    return max(least, min(most, 1 << n.bit_length() // 2))


def scatter_workspace(node: Node) -> tuple[TensorType, ...]:
    """Places before and after a pass of the sort; what chunks keep, at their ends."""
    operands = tuple(x.type for x in node.ins)
    if not _pays(node, operands):
        return ()
    s = scattering(node, operands)
    n = s.points(_sorted(s))
    kept = tensor((2, -(-n // _chunk(n)), s.points(s.still)), s.x.dtype)
    return (tensor((n,), U64), tensor((n,), U64), kept)


def write_scatter(opaque: Opaque, name: str) -> list[Launching]:
    """The functions of a scatter."""
    if not _pays(opaque.node, opaque.operands):
        return write_in_turn(opaque, name)
    s = scattering(opaque.node, opaque.operands)
    n = s.points(_sorted(s))
    sorting = Sorting(opaque, (opaque.results[1],), 1, n, _earlier())
    passes, at = write_passes(sorting, name, (4,), ((5,), (4,)))
    work = _Segments(opaque, s, n, at[0])
    return [work.places(name), *passes, work.folded(name), work.joined(name)]


def _earlier() -> Graph:
    """Whether one number is less than another."""
    t = tensor((), U64)
    return build(lambda x, y: [ops.compare(x, y, comparison_direction="LT")], (t, t), "earlier")


class _Segments:
    """The functions around the sort.

    Parameters are ``p0`` the input, ``p1`` the indices, ``p2`` the updates, ``p3`` the result,
    ``p4`` and ``p5`` places with numbers, and ``p6`` what chunks keep.

    Args:
        n: how many updates have a place each.
        at: which parameter has the places, sorted.
    """

    def __init__(self, opaque: Opaque, s: Scattering, n: int, at: int) -> None:
        self.opaque = opaque
        self.s = s
        self.n = n
        self.at = at
        self.chunk = _chunk(n)
        self.points = s.points(s.still)
        self.chunks = -(-n // self.chunk)
        self.kind = s.x.dtype

    # ---- before the sort --------------------------------------------------------------------

    def places(self, name: str) -> Launching:
        """The place of each update, before its number."""
        lines, s = Lines(), self.s
        begin(lines, self.n)
        at = ["0"] * s.rows.ndim
        s.coordinates(lines, at, "at", _sorted(s))
        to, inside = s.place(lines, at, 1)
        lines.say(f"const u32 place = {inside} ? (u32)({to}) : {_MOST}u;")
        lines.say("p4[at] = (u64)place << 32 | (u32)at;")
        return per_point(self.opaque, name, lines, self.n, "where each update goes",
                         copies=((0, 0),), rounds=2)  # fmt: skip

    # ---- after it ---------------------------------------------------------------------------

    def place(self, i: str) -> str:
        return f"(u32)(p{self.at}[{i}] >> 32)"

    def begun(self) -> Lines:
        """The chunk of a thread, and which element of a window it is for."""
        lines, s = Lines(), self.s
        begin(lines, self.chunks * self.points)
        lines.say(f"const i64 chunk = at / {self.points}, point = at % {self.points};")
        lines.say(f"const i64 first = chunk * {self.chunk};")
        at = ["0"] * s.rows.ndim
        s.coordinates(lines, at, "point", s.still)
        window = dict(zip(s.w.kept, (at[d] for d in s.w.row_dims), strict=True))
        inner = [window.get(d, "0") for d in range(s.x.ndim)]
        lines.say(f"const i64 element = {linear_text(inner, s.x.shape)};")
        lines.say(f"const i64 within = {linear_text(at, s.rows.shape)};")
        return lines

    def update(self, lines: Lines, name: str, i: str) -> None:
        """The update of a sorted place, of the thread's element."""
        s = self.s
        lines.say(f"const i64 number = (u32)p{self.at}[{i}];")
        at = ["0"] * s.rows.ndim
        s.coordinates(lines, at, "number", _sorted(s))
        where = linear_text(at, s.rows.shape)
        lines.say(f"{name} = {from_memory(self.kind, f'p2[{where} + within]')};")

    def combined(self, lines: Lines, first: str, second: str) -> str:
        (out,) = scalar_graph(lines, self.opaque.node.attrs["body"], (first, second), "c")
        return out

    def kept(self, end: int, chunk: str) -> str:
        """What a chunk keeps of a segment: of one from before, or of one that goes on."""
        start = end * self.chunks * self.points
        return f"p6[{start} + ({chunk}) * {self.points} + point]"

    def done(self, lines: Lines) -> None:
        """A segment whose updates are all in ``sum``."""
        with lines.block(f"if (place != {_MOST}u)"):
            lines.say(
                f"const {held(self.kind)} old = {from_memory(self.kind, 'p3[place + element]')};"
            )
            out = self.combined(lines, "old", "sum")
            lines.say(f"p3[place + element] = {to_memory(self.kind, out)};")

    def folded(self, name: str) -> Launching:
        """A thread per chunk, and per element of a window."""
        lines, t = self.begun(), held(self.kind)
        lines.say(
            f"const i64 last = first + {self.chunk} < {self.n} ? first + {self.chunk} : {self.n};"
        )
        lines.say(f"u32 place = {self.place('first')};")
        lines.say(f"bool before = first > 0 && {self.place('first - 1')} == place;")
        lines.say(f"{t} sum;")
        with lines.block(""):
            self.update(lines, "sum", "first")
        with lines.block("for (i64 i = first + 1; i < last; ++i)"):
            lines.say(f"{t} next;")
            self.update(lines, "next", "i")
            lines.say(f"const u32 where = {self.place('i')};")
            with lines.block("if (where == place)"):
                lines.say(f"sum = {self.combined(lines, 'sum', 'next')};")
                lines.say("continue;")
            with lines.block("if (before)"):
                lines.say(f"{self.kept(0, 'chunk')} = {to_memory(self.kind, 'sum')};")
            with lines.block("else"):
                self.done(lines)
            lines.say("place = where;")
            lines.say("before = false;")
            lines.say("sum = next;")
        lines.say(f"const bool on = last < {self.n} && {self.place('last')} == place;")
        with lines.block("if (before || on)"):
            chosen = f"(before ? {self.kept(0, 'chunk')} : {self.kept(1, 'chunk')})"
            lines.say(f"{chosen} = {to_memory(self.kind, 'sum')};")
        with lines.block("else"):
            self.done(lines)
        return per_point(self.opaque, name, lines, self.chunks * self.points, "segments in chunks",
                         alone=False, rounds=2 * self.chunk // AHEAD)  # fmt: skip

    def joined(self, name: str) -> Launching:
        """Segments that go on behind the chunk that they begin in."""
        lines, t = self.begun(), held(self.kind)
        lines.say(f"i64 next = first + {self.chunk};")
        lines.say(f"if (next >= {self.n}) return;")
        lines.say(f"const u32 place = {self.place('next')};")
        lines.say(f"if ({self.place('next - 1')} != place) return;")
        lines.say(f"if (first > 0 && {self.place('first - 1')} == place) return;")
        lines.say(f"{t} sum = {from_memory(self.kind, self.kept(1, 'chunk'))};")
        step = f"next < {self.n} && {self.place('next')} == place; next += {self.chunk}"
        with lines.block(f"for (; {step})"):
            kept = self.kept(0, f"next / {self.chunk}")
            lines.say(f"const {t} more = {from_memory(self.kind, kept)};")
            lines.say(f"sum = {self.combined(lines, 'sum', 'more')};")
        self.done(lines)
        return per_point(self.opaque, name, lines, self.chunks * self.points,
                         "segments of several chunks", alone=False,
                         rounds=2 * self.chunks)  # fmt: skip


__all__ = ["scatter_workspace", "write_scatter"]
