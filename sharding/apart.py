"""From the program of any device to that of a certain one: collectives become exchanges.

`spread` makes one program of all devices for one process; this makes a program for each device, as
ranks run them, and simulated devices with the setting ``devices_apart``. Bytes are moved by calls
of the host, sums are taken here, in the order in which `spread` takes them (rows of the innermost
axis of the mesh first, by number), so that both give the same bits for every element type. Called
by `tracer/compile.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.axes import Axis, Mirror, Perm, Shift, Steps, Transposition
from monograph.hlo.builder import Tracer
from monograph.hlo.graph import Graph, Node, map_regions
from monograph.hlo.location import short
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.moves import permuted, reshaped
from monograph.hlo.ops.opaque import custom_call
from monograph.hlo.ops.rows import fold_rows
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.record import OpDef
from monograph.hlo.rewrite import Rewriter, Table, rewrite
from monograph.hlo.state import located, state
from monograph.hlo.types import I32, TensorType, tensor
from monograph.sharding.collectives import wire_bytes
from monograph.sharding.mesh import AbstractMesh

# name, exchange, its arguments, types of results, kind of collective and bytes on the wire
MakeCall = Callable[[str, str, tuple[Any, ...], tuple[TensorType, ...], str, int], Any]
SMALL = 1 << 16  # bytes of rows that everybody gets; of more, each sums a part
_FOLDS = {"axis_sum": "add", "axis_max": "maximum", "axis_min": "minimum"}


@dataclass(frozen=True)
class Where:
    """Which device of a mesh a program is for.

    Attributes:
        mesh: names and sizes of its axes.
        numbers: of its devices, in the mesh's order.
        place: this device's coordinates.
    """

    mesh: AbstractMesh
    numbers: tuple[int, ...]
    place: tuple[int, ...]

    @property
    def at(self) -> Mapping[Any, int]:
        """Axis -> coordinate of this device."""
        return dict(zip(self.mesh.axis_names, self.place, strict=True))

    def number(self, axes: Sequence[Axis]) -> int:
        """Which member of several axes this device is."""
        found = 0
        for a in axes:
            found = found * a.size + self.at[a.name]
        return found

    def group(self, axes: Sequence[Axis], groups: Any = None) -> tuple[int, ...]:
        """The devices that this one meets along axes, itself included, in order."""
        inner: list[tuple[int, ...]] = list(np.ndindex(*(a.size for a in axes)))
        if groups is not None:
            own = self.number(axes)
            inner = [(m,) for g in groups if own in g for m in g]
        return tuple(self.numbers[self._flat(axes, c)] for c in inner)

    def _flat(self, axes: Sequence[Axis], coordinates: Sequence[int]) -> int:
        moved = {**self.at, **{a.name: c for a, c in zip(axes, coordinates, strict=True)}}
        flat = 0
        for name, size in self.mesh.shape_tuple:
            flat = flat * size + moved[name]
        return flat

    def in_mesh_order(self, axes: Sequence[Axis]) -> list[int]:
        """The numbers of axes, outermost axis of the mesh first."""
        names = list(self.mesh.axis_names)
        return sorted(range(len(axes)), key=lambda i: names.index(axes[i].name))


def apart(graph: Graph, where: Where, call: MakeCall) -> Graph:
    """The program of one device.

    Args:
        graph: that of any device; strong types, no calls of `shard_map` left.
        where: which device.
        call: makes what the host runs for an exchange.

    Returns:
        A graph with the same parameters and results whose exchanges are ordered effects.
    """
    return _Pass(where, call).run(graph)


class _Pass:
    """One run of the pass; a region shared by several ops stays shared."""

    def __init__(self, where: Where, call: MakeCall) -> None:
        self.where = where
        self.call = call
        self.made: dict[Graph, Graph] = {}
        self.table = _AxisTable(self._rule)

    def run(self, graph: Graph) -> Graph:
        if graph not in self.made:
            found, _ = rewrite(graph, self.table)
            if graph.memo.get("strong") is True:
                found.memo["strong"] = True
            self.made[graph] = found
        return self.made[graph]

    def _rule(self, node: Node) -> Any:
        """ops on named axes -> exchanges;  regions -> those of one device"""
        made = _MOVES.get(node.op.name)
        if made is None and node.op.name not in _FOLDS:
            attrs = map_regions(node, self.run) if node.op.regions else None
            return None if attrs is None else node.op(*node.ins, **attrs)
        rewriter = state.interp
        assert isinstance(rewriter, Rewriter)
        with located(node.loc):
            xs = [Tracer(x, rewriter) for x in node.ins]
            step = Step(self.where, self.call, node)
            if made is not None:
                return made(step, *xs)
            outs = step.folded(xs, _FOLDS[node.op.name])
        return outs if type(node.type) is tuple else outs[0]


class _AxisTable(Table):
    """One rule for ops on axes, and for those with regions."""

    def __init__(self, rule: Callable[[Node], Any]) -> None:
        super().__init__({})
        self.rule = rule

    def __missing__(self, op: OpDef) -> Any:
        _, how = super().__missing__(op)
        applies = op.axes is not None or bool(op.regions) or op.name in _MOVES
        self[op] = found = ((self.rule,) if applies else (), how)
        return found


class Step:
    """One collective on its way to exchanges; the first of them counts as the collective."""

    def __init__(self, where: Where, call: MakeCall, node: Node) -> None:
        attrs = node.attrs
        self.where, self.make, self.node = where, call, node
        self.axes: tuple[Axis, ...] = attrs.get("axes", ())
        self.groups = attrs.get("groups")
        self.counted = False

    @property
    def members(self) -> tuple[int, ...]:
        """The devices that meet."""
        return self.where.group(self.axes, self.groups)

    def exchange(self, what: str, args: tuple[Any, ...], x: Any, t: TensorType) -> Any:
        """What comes back from the others for `x`."""
        node = self.node
        kind, wire = ("", 0) if self.counted else (node.op.collective, wire_bytes(node))
        self.counted = True
        over = "+".join(str(a.name) for a in self.axes)
        name = f"{node.op.collective} over {over}, {short(node.loc)}"
        made = self.make(name, what, args, (t,), kind, wire)
        return custom_call(x, call_target_name=name, types=(t,), callback=made, effect="ordered")

    def gathered(self, x: Any) -> Any:
        """A row of every member."""
        t = x.type.with_shape((len(self.members), *x.type.shape))
        return self.exchange("gather", (self.members,), x, t)

    def swapped(self, x: Any) -> Any:
        """Rows to every member, and theirs back."""
        return self.exchange("swap", (self.members,), x, x.type)

    def rows_folded(self, rows: Any, name: str) -> Any:
        """The rows of all members combined: along the mesh's innermost axis first."""
        if self.groups is not None:
            return fold_rows(rows, name)
        sizes = [a.size for a in self.axes]
        rest = rows.type.shape[1:]
        split = reshaped(rows, (*sizes, *rest))
        k = len(sizes)
        inwards = self.where.in_mesh_order(self.axes)[::-1]
        split = permuted(split, (*inwards, *range(k, k + len(rest))))
        for _ in range(k):
            split = fold_rows(split, name)
        return split

    def folded(self, xs: Sequence[Any], name: str) -> list[Any]:
        """Each value combined over all members; those of one element type travel together."""
        outs: dict[int, Any] = {}
        for d in dict.fromkeys(x.type.dtype for x in xs):
            own = [i for i, x in enumerate(xs) if x.type.dtype is d]
            flat = [reshaped(xs[i], (xs[i].type.size,)) for i in own]
            joined = flat[0] if len(flat) == 1 else concatenate(*flat, dimension=0)
            total = self._total(joined, name)
            at = 0
            for i in own:
                n = xs[i].type.size
                outs[i] = reshaped(cut(total, 0, at, at + n), xs[i].type.shape)
                at += n
        return [outs[i] for i in range(len(xs))]

    def _total(self, x: Any, name: str) -> Any:
        """A vector combined over all members."""
        n, size, d = len(self.members), x.type.size, x.type.dtype
        if n == 1 or not size:
            return x
        # Sums of few bits wrap, and MPI may take the nearest that there is: Open MPI does.
        exact = d.is_integer and d.bits >= (32 if name == "add" else 8)
        if exact or (n == 2 and name == "add" and d.name in ("f32", "f64")):
            return self.exchange("fold", (self.members, name), x, x.type)
        if x.type.nbytes * n <= SMALL:
            return self.rows_folded(self.gathered(x), name)
        part = math.ceil(size / n)
        if part * n > size:
            x = concatenate(x, splat(0, x.type.with_shape((part * n - size,))), dimension=0)
        own = self.rows_folded(self.swapped(reshaped(x, (n, part))), name)
        return cut(reshaped(self.gathered(own), (n * part,)), 0, 0, size)


def _scattered(step: Step, x: Any) -> Any:
    return step.rows_folded(step.swapped(x), "add")


def _own(step: Step, x: Any) -> Any:
    i = step.where.number(step.axes)
    return reshaped(cut(x, 0, i, i + 1), x.type.shape[1:])


def _index(step: Step) -> Any:
    axis: Axis = step.node.attrs["axis"]
    return splat(step.where.at[axis.name], tensor((), I32))


def _permuted(step: Step, x: Any) -> Any:
    members, own = step.members, step.where.number(step.axes)
    sources = senders(step.node.attrs["perm"], len(members))
    source = sources[own]
    target = sources.index(own) if own in sources else None
    ends = [None if i is None else members[i] for i in (target, source)]
    return step.exchange("permute", (members, *ends), x, x.type)


def senders(perm: Perm, n: int) -> Sequence[int | None]:
    """Who sends to each of n members; None where nobody does.

    >>> senders(Shift(1, wrap=False), 3), senders(((0, 2),), 3)
    ([None, 0, 1], [None, None, 0])
    """
    if isinstance(perm, Shift):
        moved = [i - perm.by for i in range(n)]
        return [i % n if perm.wrap else (i if 0 <= i < n else None) for i in moved]
    if isinstance(perm, Mirror):
        return list(range(n))[::-1]
    if isinstance(perm, Transposition):
        found = np.arange(n).reshape(perm.shape).transpose(perm.order).ravel()
        return [int(i) for i in found]
    pairs = perm.pairs if isinstance(perm, Steps) else perm
    known = {target: source for source, target in pairs}
    return [known.get(i) for i in range(n)]


_MOVES: dict[str, Callable[..., Any]] = {
    "axis_gather": Step.gathered,
    "axis_scatter": _scattered,
    "axis_swap": Step.swapped,
    "axis_own": _own,
    "axis_index": _index,
    "axis_permute": _permuted,
    "axis_vary": lambda step, x: x,
}
