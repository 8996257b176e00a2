"""The largest elements of rows on a GPU: one launch, where a sort takes several and orders all.

A warp has a row (a block, if it is long), and takes its largest element, then the largest of what
is left, and so on; equal ones in their order. That is k times the reading of a row, which stays in
the cache; for more than a few dozen elements rows are sorted.
"""

from __future__ import annotations

from dataclasses import replace

from monograph.backends.cuda.body import Lines, scalar_graph
from monograph.backends.cuda.kernel import AHEAD, BLOCK, WARP, Launching
from monograph.backends.cuda.types import from_memory, stored
from monograph.backends.cuda.whole import INDEX, per_block
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node
from monograph.hlo.ops.orders import lexicographic
from monograph.hlo.types import DType

_MOST = 64  # elements that are taken
_READ = 1 << 22  # elements that are read of a row, all times together
_LONG = 1024  # elements of a row that a block takes


def picks(node: Node) -> bool:
    """Whether the largest elements are taken one after the other; other rows are sorted."""
    t, k = node.ins[0].type, node.attrs["k"]
    return bool(t.size) and 0 < k <= _MOST and k * t.shape[-1] <= _READ


def write_top_k(opaque: Opaque, name: str) -> list[Launching]:
    """The function that takes the largest elements of every row."""
    (t,), k, lines = opaque.operands, opaque.node.attrs["k"], Lines()
    n, kind = t.shape[-1], stored(t.dtype)
    threads = WARP if n <= _LONG else BLOCK
    rows, per = t.size // n, BLOCK // threads
    lines.say(f"const int mine = threadIdx.x % {threads};")
    lines.say(f"const {INDEX} row = ({INDEX})blockIdx.x * {per} + threadIdx.x / {threads};")
    if rows % per:
        lines.say(f"if (row >= {rows}) return;")
    _order(lines, t.dtype)
    if threads > WARP:
        lines.share(kind, "values", threads // WARP)
        lines.share("i32", "places", threads // WARP)
    lines.say(f"{kind} last{{}};")
    lines.say("i32 taken = -1;")
    with lines.block(f"for (int k = 0; k < {k}; ++k)"):
        lines.say(f"{kind} best{{}};")
        lines.say(f"i32 place = {n};")
        with lines.block(f"for (i32 at = mine; at < {n}; at += {threads})"):
            lines.say(f"const {kind} x = p0[row * {n} + at];")
            lines.say("if (taken >= 0 && !before(last, taken, x, at)) continue;")
            _better(lines, n, "x", "at")
        with lines.block(f"for (int d = {WARP // 2}; d > 0; d /= 2)"):
            lines.say(f"const {kind} other = from_below(best, d);")
            lines.say("const i32 there = from_below(place, d);")
            _better(lines, n, "other", "there")
        if threads > WARP:
            _join_warps(lines, n, threads // WARP)
        else:
            lines.say(f"best = from_first(best, {WARP});")
            lines.say(f"place = from_first(place, {WARP});")
        with lines.block("if (mine == 0)"):
            lines.say(f"p1[row * {k} + k] = best;")
            lines.say(f"p2[row * {k} + k] = place;")
        lines.say("last = best;")
        lines.say("taken = place;")
    reason = f"{threads} threads a row, one element after the other"
    rounds = k * (-(-n // (threads * AHEAD)) + 2)
    made = per_block(opaque, name, lines, -(-rows // per), reason, rounds=rounds)
    return [replace(made, way="picked")]


def _order(lines: Lines, d: DType) -> None:
    """``before``: whether an element comes before another one, given where both stand."""
    kind = stored(d)
    head = f"const auto before = []({kind} first, i32 i, {kind} second, i32 j)"
    graph = lexicographic([d], 1, descending=True, total=True)
    with lines.block(head):
        x, y = from_memory(d, "first"), from_memory(d, "second")
        for name, args in (("larger", (x, y)), ("smaller", (y, x))):
            (text,) = scalar_graph(lines, graph, args, name)
            lines.say(f"const bool {name} = {text};")
        lines.say("return larger || (!smaller && i < j);")
    lines.lines[-1] += ";"


def _better(lines: Lines, n: int, value: str, place: str) -> None:
    """An element in place of the best one so far, if it comes before it."""
    there = f"{place} < {n} && " if place != "at" else ""
    first = f"place == {n} || before({value}, {place}, best, place)"
    with lines.block(f"if ({there}({first}))" if there else f"if ({first})"):
        lines.say(f"best = {value};")
        lines.say(f"place = {place};")


def _join_warps(lines: Lines, n: int, warps: int) -> None:
    """The best of the block, for all of its threads."""
    with lines.block(f"if (mine % {WARP} == 0)"):
        lines.say(f"values[mine / {WARP}] = best;")
        lines.say(f"places[mine / {WARP}] = place;")
    lines.say("__syncthreads();")
    lines.say(f"place = {n};")
    with lines.block(f"for (int w = 0; w < {warps}; ++w)"):
        lines.say("const auto other = values[w];")
        lines.say("const i32 there = places[w];")
        _better(lines, n, "other", "there")
    lines.say("__syncthreads();")


__all__ = ["picks", "write_top_k"]
