"""Vector memory: which values stay in it between tasks, and where.

A value that one task makes and others use goes to vector memory where it fits beside the buffers of
copies, first come first served; it is given up after its last use. Inputs, results and what does
not fit are in main memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import Layout, layout_of
from monograph.fusion.access import is_free
from monograph.hlo.errors import MachineError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.location import Loc
from monograph.hlo.ops.leaf import constant_op

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.plan import Task

SHARE = 0.5  # of vector memory that values may stay in; the rest is for buffers
MIB = 1 << 20


@dataclass
class Span:
    """Rows of vector memory that hold a value from one task to another."""

    first: int
    rows: int
    begin: int
    end: int


@dataclass
class Residence:
    """What lies where in vector memory.

    Attributes:
        chip: whose memory.
        spans: by value, in the order in which they came.
    """

    chip: Chip
    spans: dict[Node, Span] = field(default_factory=dict)

    @property
    def limit(self) -> int:
        """Rows that values may take."""
        return int(self.chip.vmem * SHARE) // (4 * self.chip.lanes)

    def keep(self, node: Node, layout: Layout, begin: int, end: int) -> bool:
        """Find rows for a value that lives from one task to another; whether there are any."""
        busy = sorted(
            (s.first, s.first + s.rows)
            for s in self.spans.values()
            if s.begin <= end and begin <= s.end
        )
        at = 0
        for first, past in busy:
            if first - at >= layout.rows:
                break
            at = max(at, past)
        if at + layout.rows > self.limit:
            return False
        self.spans[node] = Span(at, layout.rows, begin, end)
        return True

    def used(self, task: int) -> int:
        """Rows that hold values during a task."""
        return sum(s.rows for s in self.spans.values() if s.begin <= task <= s.end)


def exhausted(
    chip: Chip, what: str, used: int, limit: int, rows: list[tuple[str, Layout, int]], hint: str,
    loc: Loc | None, space: str = "vmem",
) -> MachineError:  # fmt: skip
    """The error of a task whose operands do not fit, with a table of them.

    Args:
        chip: with too little memory.
        what: the op.
        used, limit: bytes.
        rows: (operand, its block, copies of it) of each.
        hint: the edit that mends it.
        loc: the user's line.
        space: the memory.
    """
    table = ["", f"    {'operand':12} {'block':32} {'copies':>6} {'padded':>10} {'plain':>10}"]
    table += [
        f"    {name:12} {x!s:32} {n:6} {size(x.nbytes):>10} {size(x.plain):>10}"
        for name, x, n in rows
    ]
    return MachineError(
        f"{what}: ran out of memory in memory space {space}: used {size(used)} of {size(limit)}, "
        f"exceeded by {size(used - limit)}",
        operands={f"operands in {space} of {chip.name}": "\n".join(table)},
        why="blocks of all operands, and the next ones behind them, are there at once."
        if space == "vmem"
        else "arguments, constants and results are there all the time, other values while they are "
        "used.",
        fix=hint,
        loc=loc,
    )


def size(nbytes: int) -> str:
    """Bytes in a fitting unit, as XLA prints them.

    >>> size(65 << 20), size(700)
    ('65.00M', '700B')
    """
    for unit, name in ((1 << 30, "G"), (MIB, "M"), (1 << 10, "K")):
        if nbytes >= unit:
            return f"{nbytes / unit:.2f}{name}"
    return f"{nbytes}B"


def check_memory(graph: Graph, chip: Chip) -> None:
    """Whether arguments, constants and results fit into main memory."""
    _check(graph, _always(graph), chip)


def check_values(graph: Graph, tasks: Sequence[Task], chip: Chip) -> None:
    """Whether these fit together with the values in between that tasks hand on through main memory,
    each from the task that makes it to the last one that reads it."""
    always, first, last = _always(graph), dict[Node, int](), dict[Node, int]()
    for i, task in enumerate(tasks):
        spaces = task.spaces[len(task.operands) :]
        for node, space in zip(task.results, spaces, strict=True):
            if space == "hbm" and node not in always:
                first.setdefault(node, i)
        last |= {node: i for node in (*task.operands, *task.results) if node in first}
    sizes = {n: layout_of(n.type).nbytes for n in first}
    changes = [0] * (len(tasks) + 1)
    for n, size_ in sizes.items():
        changes[first[n]] += size_
        changes[last[n] + 1] -= size_
    totals = list(accumulate(changes))
    most = max(range(len(totals)), key=totals.__getitem__)
    there = {n: n.op.name for n in first if first[n] <= most <= last[n]}
    _check(graph, {**always, **there}, chip)


def _always(graph: Graph) -> dict[Node, str]:
    """What is in main memory all the time, and what it is called."""
    stored = [n for n in graph.nodes if n.op is constant_op and not is_free(n)]
    named = {n: f"argument {i}" for i, n in enumerate(graph.params)}
    named |= dict.fromkeys(stored, "constant")
    for i, n in enumerate(graph.outs):
        named.setdefault(n, f"result {i}")
    return named


def _check(graph: Graph, named: Mapping[Node, str], chip: Chip) -> None:
    """Whether values fit into main memory at once."""
    rows = [(name, layout_of(n.type), 1) for n, name in named.items()]
    total = sum(x.nbytes for _, x, _ in rows)
    if total > chip.hbm:
        rows.sort(key=lambda row: -row[1].nbytes)
        largest = max(named, key=lambda n: layout_of(n.type).nbytes)
        loc = next((n.loc for n in (largest, *graph.outs, *graph.nodes) if n.loc), None)
        raise exhausted(
            chip, graph.name, total, chip.hbm, rows[:8],
            "use smaller arrays or narrower types, shard them over several chips, or choose a chip "
            "with more memory.", loc, "hbm",
        )  # fmt: skip


__all__ = ["SHARE", "Residence", "Span", "check_memory", "check_values", "exhausted", "size"]
