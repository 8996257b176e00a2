"""Running folds (`cumsum` and its like) on a GPU: one launch, where doubling takes one per step.

Lines whose elements are neighbours in memory are taken by a block each (short ones by a warp),
a few thousand elements at a time: a thread folds some neighbours, then a warp's threads are joined
by shuffles, and the warps in shared memory (Blelloch, "Prefix sums and their applications", 1990).
Lines that lie side by side are walked down: several threads of a block share a line, each first
folds its part of it, and then all begin where those before them ended.

Elements are numbered as they are folded, `q`: from the end of a line if it is folded from there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from monograph.backends.cuda.body import Lines
from monograph.backends.cuda.columns import shared_by
from monograph.backends.cuda.kernel import AHEAD, BLOCK, WARP, Launching
from monograph.backends.cuda.table import Operand, written
from monograph.backends.cuda.types import constant, from_memory, held, to_memory
from monograph.backends.cuda.whole import INDEX, per_block
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node
from monograph.hlo.ops.folds import wide
from monograph.hlo.ops.monoids import identity
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.types import DType, TensorType

_LEAST = 32  # elements of a line from which on doubling takes more launches
_LONGEST = 1 << 16  # elements of a line that one block takes, if there are few lines
_MANY = 128  # lines that keep a GPU busy however long they are
_BESIDE = 8  # lines side by side that fill a sector of memory
_SHORT = 256  # elements of a line that a warp takes
_EACH = 8  # neighbours of a thread


def runs(node: Node) -> bool:
    """Whether a running fold is one launch; others are doubled."""
    t = node.type
    assert isinstance(t, TensorType)
    n = t.shape[node.attrs["axis"]]
    return bool(t.size) and n >= _LEAST and (n <= _LONGEST or t.size // n >= _MANY)


@dataclass(frozen=True)
class _Running:
    """What is folded.

    Attributes:
        kept, summed: element types in memory and of what is folded.
        lines, length, inner: how many lines, of how many elements that lie how far apart.
    """

    combine: OpDef
    neutral: str
    kept: DType
    summed: DType
    lines: int
    length: int
    inner: int
    reverse: bool

    @property
    def type(self) -> str:
        return held(self.summed)

    def fold(self, first: str, second: str) -> str:
        """What two values amount to, in this order."""
        d = self.summed
        return written(self.combine, {}, [Operand(d, first), Operand(d, second)], d)

    def first(self, line: str) -> str:
        """Where a line begins."""
        if self.inner == 1:
            return f"{line} * {self.length}"
        return f"{line} / {self.inner} * {self.length * self.inner} + {line} % {self.inner}"

    def place(self, q: str) -> str:
        """Where an element lies."""
        at = f"({self.length - 1} - ({q}))" if self.reverse else f"({q})"
        return f"first + {at}" if self.inner == 1 else f"first + {at} * {self.inner}"


def write_running(opaque: Opaque, name: str) -> list[Launching]:
    """The function of a running fold."""
    node, (t,) = opaque.node, opaque.operands
    monoid = node.op.running
    axis, inner = node.attrs["axis"], 1
    for n in t.shape[axis + 1 :]:
        inner *= n
    summed = wide(t.dtype) if t.dtype.is_float else t.dtype
    length = t.shape[axis]
    found = _Running(
        OPS[monoid], constant(summed, identity(monoid, summed)[()]), t.dtype, summed,
        t.size // length, length, inner, node.attrs["reverse"],
    )  # fmt: skip
    lines = Lines()
    if inner >= _BESIDE:
        lanes = shared_by(found.lines, length, t.dtype.itemsize)
        blocks, reason = _down(lines, found, lanes), f"{lanes} threads down each line"
        rounds = lanes // AHEAD + 2 * -(-length // (lanes * AHEAD))
    else:
        threads = WARP if length <= _SHORT else BLOCK
        blocks, reason = _along(lines, found, threads), f"{threads} threads along each line"
        rounds = 3 * -(-length // (threads * _EACH))
    made = per_block(opaque, name, lines, blocks, reason, rounds=rounds)
    return [replace(made, way="running")]


# ---- along lines ---------------------------------------------------------------------------------


def _along(lines: Lines, x: _Running, threads: int) -> int:
    """`threads` take a line, so many pieces of `_EACH` neighbours at once; how many blocks."""
    at_once, per_block_, t = threads * _EACH, BLOCK // threads, x.type
    lines.say(f"const int lane = threadIdx.x % {WARP}, mine = threadIdx.x % {threads};")
    lines.say(f"const {INDEX} line = ({INDEX})blockIdx.x * {per_block_} + threadIdx.x / {threads};")
    if x.lines % per_block_:
        lines.say(f"if (line >= {x.lines}) return;")
    lines.say(f"const {INDEX} first = {x.first('line')};")
    lines.say(f"{t} before = {x.neutral};")
    if threads > WARP:
        lines.share(t, "ends", threads // WARP)
    # The last thread has the first elements, since shuffles bring what lanes below have.
    with lines.block(f"for ({INDEX} start = 0; start < {x.length}; start += {at_once})"):
        lines.say(f"const {INDEX} own = start + ({threads - 1} - mine) * {_EACH};")
        lines.say(f"{t} x[{_EACH}];")
        lines.say("#pragma unroll")
        with lines.block(f"for (int j = 0; j < {_EACH}; ++j)"):
            lines.say(f"x[j] = {x.neutral};")
            value = from_memory(x.kept, f"p0[{x.place('own + j')}]")
            lines.say(f"if (own + j < {x.length}) x[j] = {value};")
            lines.say(f"if (j > 0) x[j] = {x.fold('x[j - 1]', 'x[j]')};")
        _join_lanes(lines, x)
        if threads > WARP:
            _join_warps(lines, x, threads // WARP)
        else:
            lines.say("const auto all = from_first(sum, 32);")
            lines.say(f"const {t} begin = {x.fold('before', 'earlier')};")
            lines.say(f"before = {x.fold('before', 'all')};")
        lines.say("#pragma unroll")
        with lines.block(f"for (int j = 0; j < {_EACH}; ++j)"):
            value = to_memory(x.kept, x.fold("begin", "x[j]"))
            lines.say(f"if (own + j < {x.length}) p1[{x.place('own + j')}] = {value};")
    return -(-x.lines // per_block_)


def _join_lanes(lines: Lines, x: _Running) -> None:
    """``sum``: what the lanes from a thread's own on hold; ``earlier``: without its own."""
    lines.say(f"{x.type} sum = x[{_EACH - 1}];")
    with lines.block(f"for (int d = 1; d < {WARP}; d *= 2)"):
        lines.say(f"const {x.type} other = from_below(sum, d);")
        lines.say(f"if (lane + d < {WARP}) sum = {x.fold('other', 'sum')};")
    lines.say(f"{x.type} earlier = from_below(sum, 1);")
    lines.say(f"if (lane == {WARP - 1}) earlier = {x.neutral};")


def _join_warps(lines: Lines, x: _Running, warps: int) -> None:
    """``begin``: what comes before a thread's own elements; ``before``: before the next ones."""
    lines.say("if (lane == 0) ends[mine / 32] = sum;")
    lines.say("__syncthreads();")
    lines.say(f"{x.type} begin = before;")
    with lines.block(f"for (int w = {warps - 1}; w >= 0; --w)"):
        lines.say("if (w == mine / 32) begin = before;")
        lines.say(f"before = {x.fold('before', 'ends[w]')};")
    lines.say("__syncthreads();")
    lines.say(f"begin = {x.fold('begin', 'earlier')};")


# ---- down lines that lie side by side ------------------------------------------------------------


def _down(lines: Lines, x: _Running, lanes: int) -> int:
    """`lanes` threads share a line, each a part of it; how many blocks."""
    each, part = BLOCK // lanes, -(-x.length // lanes)
    lines.say(f"const int lane = threadIdx.x / {each};")
    lines.say(f"const {INDEX} line = ({INDEX})blockIdx.x * {each} + threadIdx.x % {each};")
    lines.say(f"const {INDEX} begin = lane * {part};")
    end = f"begin + {part} < {x.length} ? begin + {part} : {x.length}"
    lines.say(f"const {INDEX} end = line < {x.lines} ? {end} : 0;")
    lines.say(f"const {INDEX} first = {x.first('line')};")
    value = from_memory(x.kept, f"p0[{x.place('q')}]")
    lines.say(f"{x.type} sum = {x.neutral};")
    if lanes > 1:
        with lines.block(f"for ({INDEX} q = begin; q < end; ++q)"):
            lines.say(f"const {x.type} x = {value};")
            lines.say(f"sum = {x.fold('sum', 'x')};")
        lines.share(x.type, "found", BLOCK)
        lines.say("found[threadIdx.x] = sum;")
        lines.say("__syncthreads();")
        lines.say(f"sum = {x.neutral};")
        with lines.block("for (int other = 0; other < lane; ++other)"):
            lines.say(f"sum = {x.fold('sum', f'found[other * {each} + threadIdx.x % {each}]')};")
    with lines.block(f"for ({INDEX} q = begin; q < end; ++q)"):
        lines.say(f"const {x.type} x = {value};")
        lines.say(f"sum = {x.fold('sum', 'x')};")
        lines.say(f"p1[{x.place('q')}] = {to_memory(x.kept, 'sum')};")
    return -(-x.lines // each)


__all__ = ["runs", "write_running"]
