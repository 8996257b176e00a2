"""Collectives of StableHLO as ordinary ops on the values of all members of a group.

A program is read for one process of a grid of replicas by partitions. `Alone` is a grid of one,
where a collective is a copy; a reader of several programs in lockstep gives a `Process` that waits
for the other members. The definitions are those of the StableHLO specification.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from monograph.hlo.graph import Graph
from monograph.hlo.ops.elementwise import add, compare, select
from monograph.hlo.ops.leaf import constant, splat, zeros
from monograph.hlo.ops.moves import reshape
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.state import state
from monograph.hlo.text.value_types import TOKEN
from monograph.hlo.types import U32
from monograph.hlo.walk.batch import batch

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

Member = tuple[int, int]  # replica, partition
Values = list[Any]


class Process(Protocol):
    """One process of a grid.

    Attributes:
        me: its replica and partition.
        replicas, partitions: the size of the grid.
    """

    me: Member
    replicas: int
    partitions: int

    def meet(self, key: Any, group: Sequence[Member], values: Values) -> list[Values]:
        """What each member of a group brings, once all of them have come; `me` is one."""
        ...

    def send(self, channel: int, values: Values) -> None:
        """Put values into a channel."""
        ...

    def receive(self, channel: int) -> Values:
        """Take the next values out of a channel, once there are some."""
        ...

    def infeed(self) -> Values:
        """The next values of the queue that the host feeds."""
        ...


class Alone:
    """The only process."""

    me: Member = (0, 0)
    replicas = 1
    partitions = 1

    def __init__(self) -> None:
        self.sent: dict[int, list[Values]] = {}

    def meet(self, key: Any, group: Sequence[Member], values: Values) -> list[Values]:
        return [values]

    def send(self, channel: int, values: Values) -> None:
        self.sent.setdefault(channel, []).append(values)

    def receive(self, channel: int) -> Values:
        if not self.sent.get(channel):
            raise ValueError(f"nothing is sent on channel {channel}")
        return self.sent[channel].pop(0)

    def infeed(self) -> Values:
        raise ValueError("the host feeds nothing")


# ---- who takes part ----------------------------------------------------------------------------


def _channel(op: Any) -> int:
    if "channel_handle" not in op.attributes:
        return 0
    words = str(op.attributes["channel_handle"]).replace(",", " ").replace(">", " ").split()
    return int(words[words.index("=") + 1])


def _rows(op: Any, name: str) -> list[list[int]]:
    rows = np.array(op.attributes[name])
    return [[int(i) for i in row if i >= 0] for row in rows] if rows.ndim == 2 else []


def _group(r: Reader, op: Any, *, by_partition: bool) -> list[Member]:
    """The members of the group that this process is in, in order; empty if it is in none.

    Args:
        r: the reader.
        op: a collective with ``replica_groups``.
        by_partition: whether a channel makes the groups ones of partitions, not of both.
    """
    me, n, m = r.process.me, r.process.replicas, r.process.partitions
    channel, rows = _channel(op), _rows(op, "replica_groups")
    if "use_global_device_ids" in op.attributes:
        rows = rows or [list(range(n * m))]
        groups = [[divmod(i, m) for i in row] for row in rows]
    elif channel > 0 and by_partition:
        rows = rows or [list(range(m))]
        groups = [[(me[0], p) for p in row] for row in rows]
    elif channel > 0:
        rows = rows or [list(range(n))]
        groups = [[(i, p) for p in range(m) for i in row] for row in rows]
    else:
        rows = rows or [list(range(n))]
        groups = [[(i, me[1]) for i in row] for row in rows]
    return _mine(r, op, groups)


def _mine(r: Reader, op: Any, groups: Sequence[Sequence[Member]]) -> list[Member]:
    n, m = r.process.replicas, r.process.partitions
    for group in groups:
        for replica, partition in group:
            if not (0 <= replica < n and 0 <= partition < m):
                raise ValueError(
                    f"process ({replica}, {partition}) is not in the grid of {n} by {m}"
                )
    return next((list(g) for g in groups if r.process.me in g), [])


def _meet(r: Reader, op: Any, group: list[Member], values: Values) -> list[Values]:
    return r.process.meet((op.name, _channel(op), tuple(group)), group, values)


def _all(r: Reader, op: Any) -> tuple[list[Member], list[Values]]:
    """The group of an op that every process takes part in, and what its members bring."""
    group = _group(r, op, by_partition=op.name == "stablehlo.all_to_all")
    if not group:
        raise ValueError(f"process {r.process.me} is in no group")
    return group, _meet(r, op, group, r.operands(op))


# ---- the collectives ---------------------------------------------------------------------------


def _joined(parts: Sequence[Any], axis: int) -> Any:
    return parts[0] if len(parts) == 1 else concatenate(*parts, dimension=axis)


def _split(x: Any, axis: int, count: int) -> list[Any]:
    size = x.type.shape[axis]
    if size % count:
        raise ValueError(f"dimension {axis} of {x.type} does not split into {count} equal parts")
    step = size // count
    return [cut(x, axis, i * step, (i + 1) * step) for i in range(count)]


def _folded(body: Graph, values: Sequence[Any]) -> Any:
    """The values combined element by element, from the first to the last, by a scalar body."""
    total, *rest = values
    shape, size = total.type.shape, total.type.size
    for x in rest:
        flat = [reshape(v, shape=(size,)) for v in (total, x)]
        (out,), (mapped,) = batch(body, flat, (True, True), size)
        if not mapped:
            raise ValueError("a reducer that does not read its operands")
        total = reshape(out, shape=shape)
    return total


def _all_gather(r: Reader, op: Any) -> Values:
    axis = int(op.attributes["all_gather_dim"].value)
    _, brought = _all(r, op)
    return [_joined(parts, axis) for parts in zip(*brought, strict=True)]


def _all_reduce(r: Reader, op: Any) -> Values:
    body = r.scalar_body(op)
    _, brought = _all(r, op)
    return [_folded(body, parts) for parts in zip(*brought, strict=True)]


def _cross_replica_sum(r: Reader, op: Any) -> Values:
    _, brought = _all(r, op)
    return [_added(*parts) for parts in zip(*brought, strict=True)]


def _added(total: Any, *rest: Any) -> Any:
    for x in rest:
        total = add(total, x)
    return total


def _reduce_scatter(r: Reader, op: Any) -> Values:
    axis = int(op.attributes["scatter_dimension"].value)
    body = r.scalar_body(op)
    group, brought = _all(r, op)
    total = _folded(body, [values[0] for values in brought])
    return [_split(total, axis, len(group))[group.index(r.process.me)]]


def _all_to_all(r: Reader, op: Any) -> Values:
    attributes = op.attributes
    count = int(attributes["split_count"].value)
    group, brought = _all(r, op)
    if len(group) != count:
        raise ValueError(f"split_count is {count}, the group has {len(group)} members")
    mine = group.index(r.process.me)
    from_axis = int(attributes["split_dimension"].value)
    to_axis = int(attributes["concat_dimension"].value)
    return [
        _joined([_split(x, from_axis, count)[mine] for x in parts], to_axis)
        for parts in zip(*brought, strict=True)
    ]


def _broadcast(r: Reader, op: Any) -> Values:
    group = _group(r, op, by_partition=True)
    values = r.operands(op)
    roots = values.pop() if "has_dynamic_root" in op.attributes else None
    if not values:
        raise ValueError("it needs an operand")
    if not group:
        return [zeros(x.type) for x in values]
    brought = _meet(r, op, group, values)
    if roots is None:
        return brought[0]
    if roots.type.shape != (len(values),):
        raise ValueError(f"{len(values)} operands need as many roots, not {roots.type}")
    return [
        _chosen([member[i] for member in brought], reshape(cut(roots, 0, i, i + 1), shape=()))
        for i in range(len(values))
    ]


def _chosen(values: Sequence[Any], number: Any) -> Any:
    """The value of that number; of the last one, for larger ones."""
    *others, found = values
    for k, x in reversed(list(enumerate(others))):
        here = compare(number, splat(k, number.type), comparison_direction="EQ")
        found = select(here, x, found)
    return found


def _collective_reduce(r: Reader, op: Any) -> Values:
    body = r.scalar_body(op)
    group = _group(r, op, by_partition=False)
    values = r.operands(op)
    if not group:
        return [zeros(x.type) for x in values]
    brought = _meet(r, op, group, values)
    if group[0] != r.process.me:
        return [zeros(x.type) for x in values]
    return [_folded(body, parts) for parts in zip(*brought, strict=True)]


def _permute(r: Reader, op: Any) -> Values:
    (x,) = r.operands(op)
    me, p = r.process.me, r.process
    across = 1 if _channel(op) > 0 else 0
    pairs = _rows(op, "source_target_pairs")
    named = {i for pair in pairs for i in pair}
    count = p.partitions if across else p.replicas
    if not named <= set(range(count)):
        raise ValueError(f"source_target_pairs name process {max(named)} of {count}")
    group = [(me[0], i) if across else (i, me[1]) for i in range(count)]
    brought = _meet(r, op, group, [x])
    source = next((a for a, b in pairs if b == me[across]), None)
    return [zeros(x.type)] if source is None else brought[source]


def _number(which: int) -> Callable[[Reader, Any], Values]:
    return lambda r, op: [constant(np.asarray(r.process.me[which]), U32)]


# ---- futures: what is started is done at once ----------------------------------------------------


def _start(r: Reader, op: Any) -> Values:
    (block,) = r.one_block(op)
    before = state.loc
    try:
        outs = r.block(state.interp, block, r.operands(op)[: len(block.arguments)])
    finally:
        state.loc = before
    return [tuple(outs)]


def _done(r: Reader, op: Any) -> Values:
    (future,) = r.operands(op)
    return list(future)


# ---- tokens, channels, queues ------------------------------------------------------------------


def _token(r: Reader, op: Any) -> Values:
    return [zeros(TOKEN)]


def _send(r: Reader, op: Any) -> Values:
    *values, _ = r.operands(op)
    r.process.send(_channel(op), values)
    return [zeros(TOKEN)]


def _recv(r: Reader, op: Any) -> Values:
    return [*r.process.receive(_channel(op)), zeros(TOKEN)]


def _infeed(r: Reader, op: Any) -> Values:
    return [*r.process.infeed(), zeros(TOKEN)]


COLLECTIVES: dict[str, Callable[[Reader, Any], Values]] = {
    "stablehlo.after_all": _token,
    "stablehlo.all_gather": _all_gather,
    "stablehlo.all_reduce": _all_reduce,
    "stablehlo.all_to_all": _all_to_all,
    "stablehlo.async_done": _done,
    "stablehlo.async_start": _start,
    "stablehlo.collective_broadcast": _broadcast,
    "stablehlo.collective_permute": _permute,
    "stablehlo.collective_reduce": _collective_reduce,
    "stablehlo.create_token": _token,
    "stablehlo.cross-replica-sum": _cross_replica_sum,
    "stablehlo.infeed": _infeed,
    "stablehlo.outfeed": _token,
    "stablehlo.partition_id": _number(1),
    "stablehlo.recv": _recv,
    "stablehlo.reduce_scatter": _reduce_scatter,
    "stablehlo.replica_id": _number(0),
    "stablehlo.send": _send,
}
