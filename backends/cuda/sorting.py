"""Sorts on a GPU: runs by counting, then merged two by two.

Every element finds its own place: in a run of up to 1024 elements by counting what comes before,
then in ever longer runs by looking for it in the neighbouring one (Satish, Harris and
Garland, "Designing efficient sorting algorithms for manycore GPUs", IPDPS 2009: merges by
binary search). Equal elements keep their order, so all passes are stable.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from monograph.backends.cuda.body import Lines, scalar_graph
from monograph.backends.cuda.kernel import AHEAD, Launching
from monograph.backends.cuda.types import from_memory, held, stored
from monograph.backends.cuda.whole import begin, nothing, per_point
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Graph, Node
from monograph.hlo.types import TensorType

_SHORT = 1024  # elements of a line that counting sorts alone: its square is the work
_RUN = 256  # elements of the runs of longer ones


def sort_workspace(node: Node) -> tuple[TensorType, ...]:
    """A second place for every operand, where runs are merged."""
    types = tuple(x.type for x in node.ins)
    return types if _merges(_line(node)) else ()


def _line(node: Node) -> int:
    shape = node.ins[0].type.shape
    return shape[node.attrs["dimension"]] if shape else 1


def _run(n: int) -> int:
    return n if n <= _SHORT else _RUN


def _merges(n: int) -> list[int]:
    """How long the runs are that each pass merges."""
    found, width = [], max(_run(n), 1)
    while width < n:
        found.append(width)
        width *= 2
    return found


@dataclass(frozen=True)
class Sorting:
    """What is sorted by which function's parameters.

    Attributes:
        opaque: whose functions they are.
        types: of the arrays that are sorted together.
        step: how far the elements of a line lie apart.
        length: of a line.
        comparator: whether one element comes before another.
    """

    opaque: Opaque
    types: tuple[TensorType, ...]
    step: int
    length: int
    comparator: Graph


def write_sort(opaque: Opaque, name: str) -> list[Launching]:
    """A pass that sorts runs, and passes that merge them; the last one writes the results."""
    node, k = opaque.node, len(opaque.operands)
    t = opaque.operands[0]
    if not t.size:
        return [nothing(name, "there is nothing to sort")]
    n = _line(node)
    step = prod(t.shape[node.attrs["dimension"] + 1 :])
    sorting = Sorting(opaque, opaque.operands, step, n, node.attrs["comparator"])
    # The results and the workspace take turns, so that the last pass writes the results.
    places = [range(k, 2 * k), range(2 * k, 3 * k)]
    first = places if len(_merges(n)) % 2 == 0 else places[::-1]
    passes, _ = write_passes(sorting, name, range(k), first)
    return passes


def write_passes(
    sorting: Sorting, name: str, source: Sequence[int], targets: Sequence[Sequence[int]]
) -> tuple[list[Launching], Sequence[int]]:
    """The passes of a sort, and the parameters that the last one writes.

    Args:
        source: the parameters that have the elements; the second pass may write them.
        targets: those that the passes write in turn, the first one's first.
    """
    made, places = [_counted(sorting, name, source, targets[0])], targets[0]
    for i, width in enumerate(_merges(sorting.length)):
        target = targets[(i + 1) % 2]
        made.append(_merged(sorting, name, width, places, target))
        places = target
    return made, places


def _begun(sorting: Sorting) -> Lines:
    """The line and the element of a thread; what it has is ``own0`` ..."""
    lines, step = Lines(), sorting.step
    begin(lines, sorting.types[0].size)
    lines.say(f"const i64 mine = at / {step} % {sorting.length}, line = at - mine * {step};")
    return lines


def _have(lines: Lines, sorting: Sorting, stem: str, places: Sequence[int], at: str) -> None:
    for i, (t, place) in enumerate(zip(sorting.types, places, strict=True)):
        lines.say(f"const {stored(t.dtype)} {stem}{i} = p{place}[{at}];")


def _less(lines: Lines, sorting: Sorting, first: str, second: str) -> str:
    """Whether one comes before the other: stems, each perhaps of a choice."""
    args = []
    for i, t in enumerate(sorting.types):
        for stem, x in (("x", first), ("y", second)):
            value = from_memory(t.dtype, f"({x.replace('#', str(i))})")
            lines.say(f"const {held(t.dtype)} {stem}{i} = {value};")
            args.append(f"{stem}{i}")
    (before,) = scalar_graph(lines, sorting.comparator, args, "c")
    return before


def _put(lines: Lines, sorting: Sorting, rank: str, places: Sequence[int]) -> None:
    for i, place in enumerate(places):
        lines.say(f"p{place}[line + ({rank}) * {sorting.step}] = own{i};")


def _counted(
    sorting: Sorting, name: str, source: Sequence[int], target: Sequence[int]
) -> Launching:
    """Every thread counts what comes before its element in its run."""
    lines, n = _begun(sorting), sorting.length
    run = _run(n)
    _have(lines, sorting, "own", source, "at")
    first, last = "0", str(n)
    if run < n:
        lines.say(f"const i64 first = mine / {run} * {run};")
        lines.say(f"const i64 last = first + {run} < {n} ? first + {run} : {n};")
        first, last = "first", "last"
    lines.say(f"i64 rank = {first};")
    with lines.block(f"for (i64 other = {first}; other < {last}; ++other)"):
        lines.say("if (other == mine) continue;")
        lines.say("const bool earlier = other < mine;")
        _have(lines, sorting, "its", source, f"line + other * {sorting.step}")
        less = _less(lines, sorting, "earlier ? own# : its#", "earlier ? its# : own#")
        lines.say(f"const bool less = {less};")
        lines.say("rank += earlier ? !less : less;")
    _put(lines, sorting, "rank", target)
    return per_point(sorting.opaque, name, lines, sorting.types[0].size,
                     "each element counts those before it", rounds=-(-run // AHEAD))  # fmt: skip


def _merged(
    sorting: Sorting, name: str, width: int, source: Sequence[int], target: Sequence[int]
) -> Launching:
    """Every thread looks for its element in the run beside its own."""
    lines, n = _begun(sorting), sorting.length
    _have(lines, sorting, "own", source, "at")
    lines.say(f"const i64 run = mine / {width}, beside = (run ^ 1) * {width};")
    lines.say("const bool right = run & 1;")
    lines.say(f"i64 low = beside < {n} ? beside : {n};")
    lines.say(f"i64 high = beside + {width} < {n} ? beside + {width} : {n};")
    lines.say("const i64 begin = low;")
    with lines.block("while (low < high)"):
        lines.say("const i64 middle = (low + high) / 2;")
        _have(lines, sorting, "its", source, f"line + middle * {sorting.step}")
        # Of equal ones, those of the left run come first.
        less = _less(lines, sorting, "right ? own# : its#", "right ? its# : own#")
        lines.say(f"const bool less = {less};")
        lines.say("if (less != right) low = middle + 1;")
        lines.say("else high = middle;")
    rank = f"(run & ~1ll) * {width} + mine % {width} + low - begin"
    _put(lines, sorting, rank, target)
    return per_point(sorting.opaque, name, lines, sorting.types[0].size,
                     f"runs of {width} are merged", alone=False,
                     rounds=width.bit_length())  # fmt: skip


__all__ = ["Sorting", "sort_workspace", "write_passes", "write_sort"]
