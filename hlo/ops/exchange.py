"""What collectives compute: NumPy arrays of one process, and those that the others bring.

The records are in `monograph.hlo.ops.collectives`. Meanings and groups are those of the StableHLO
specification.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import CollectiveError
from monograph.hlo.lockstep import process
from monograph.hlo.ops.folds import apply_body
from monograph.hlo.processes import Group, group_of
from monograph.hlo.record import Attrs

Array = np.ndarray[Any, Any]


# ---- groups --------------------------------------------------------------------------------------


def _of_both(attrs: Attrs) -> Group:
    """The group of ops that may speak to replicas and partitions at once."""
    me, rows = process(), attrs["replica_groups"]
    if attrs["use_global_device_ids"]:
        groups = me.grid.flattened_ids(rows)
    elif attrs["channel_handle"][0] > 0:
        groups = me.grid.cross_replica_and_partition(rows)
    else:
        groups = me.grid.cross_replica(rows)
    return group_of(me.me, groups)


def _of_one(attrs: Attrs, rows: str = "replica_groups") -> Group:
    """The group of ops that speak to replicas, or with a channel to partitions."""
    me = process()
    across = me.grid.cross_partition if attrs["channel_handle"][0] > 0 else me.grid.cross_replica
    return group_of(me.me, across(attrs[rows]))


def _meet(name: str, attrs: Attrs, group: Group, values: Sequence[Array]) -> list[Sequence[Array]]:
    """What all members bring, which must be alike."""
    if not group:
        raise CollectiveError(
            f"{name}: replica {process().me[0]}, partition {process().me[1]} is in no group",
            operands={"replica_groups": attrs["replica_groups"], "grid": str(process().grid)},
            fix="put every process into a group.",
        )
    brought = process().meet((name, attrs["channel_handle"], group), group, values)
    for member, theirs in zip(group, brought, strict=True):
        if [(x.shape, x.dtype) for x in theirs] != [(x.shape, x.dtype) for x in values]:
            raise CollectiveError(
                f"{name}: members bring values of other types",
                operands={
                    str(process().me): [f"{x.dtype}{list(x.shape)}" for x in values],
                    str(member): [f"{x.dtype}{list(x.shape)}" for x in theirs],
                },
                fix="let all members of a group run the op on values of the same types.",
            )
    return brought


def _checked_size(name: str, group: Group, size: int) -> None:
    if len(group) != size:
        raise CollectiveError(
            f"{name}: the op is written for groups of {size}, the group has {len(group)} members",
            operands={"grid": str(process().grid)},
            fix="run it on the grid that it was written for.",
        )


def _folded(attrs: Attrs, values: Sequence[Array]) -> Array:
    """From the first member to the last."""
    total, *rest = values
    for x in rest:
        (total,) = apply_body(attrs["body"], (total, x))
    return total


def _single(outs: Sequence[Any]) -> Any:
    return outs[0] if len(outs) == 1 else tuple(outs)


# ---- values -----------------------------------------------------------------------------------


def all_gather(attrs: Attrs, *xs: Array) -> Any:
    """The values of all members, one behind the other along a dimension."""
    group = _of_both(attrs)
    _checked_size("all_gather", group, attrs["group_size"])
    brought = _meet("all_gather", attrs, group, xs)
    parts = zip(*brought, strict=True)
    return _single([np.concatenate(p, axis=attrs["all_gather_dim"]) for p in parts])


def all_reduce(attrs: Attrs, *xs: Array) -> Any:
    """The values of all members, combined."""
    brought = _meet("all_reduce", attrs, _of_both(attrs), xs)
    return _single([_folded(attrs, parts) for parts in zip(*brought, strict=True)])


def reduce_scatter(attrs: Attrs, x: Array) -> Any:
    """This member's part of the values of all members, combined."""
    group = _of_both(attrs)
    _checked_size("reduce_scatter", group, attrs["group_size"])
    brought = _meet("reduce_scatter", attrs, group, (x,))
    total = _folded(attrs, [values[0] for values in brought])
    return np.split(total, len(group), attrs["scatter_dimension"])[group.index(process().me)]


def all_to_all(attrs: Attrs, *xs: Array) -> Any:
    """Every member's part for this one, one behind the other."""
    count, group = attrs["split_count"], _of_one(attrs)
    _checked_size("all_to_all", group, count)
    brought = _meet("all_to_all", attrs, group, xs)
    mine = group.index(process().me)

    def one(parts: Sequence[Array]) -> Array:
        got = [np.split(x, count, attrs["split_dimension"])[mine] for x in parts]
        return np.concatenate(got, axis=attrs["concat_dimension"])

    return _single([one(parts) for parts in zip(*brought, strict=True)])


def permute(attrs: Attrs, x: Array) -> Array:
    """The value of the member that sends to this one; zeros if none does."""
    me, pairs = process().me, attrs["source_target_pairs"]
    across = int(attrs["channel_handle"][0] > 0)
    grid = process().grid
    group = _of_one({**attrs, "replica_groups": ()})
    count = (grid.replicas, grid.partitions)[across]
    if any(not 0 <= i < count for pair in pairs for i in pair):
        raise CollectiveError(
            f"collective_permute: the grid has {grid}",
            operands={"source_target_pairs": pairs},
            fix="name processes that there are.",
        )
    brought = process().meet(("collective_permute", attrs["channel_handle"], group), group, (x,))
    source = next((a for a, b in pairs if b == me[across]), None)
    return np.zeros_like(x) if source is None else np.asarray(brought[source][0])


def broadcast(attrs: Attrs, *xs: Array) -> Any:
    """The values of the root; zeros for processes that are in no group."""
    group = _of_one(attrs)
    roots = [0] * len(xs)
    if attrs["has_dynamic_root"]:
        *xs, places = xs  # type: ignore[assignment]
        roots = [int(i) for i in places]
    if not group:
        return _single([np.zeros_like(x) for x in xs])
    brought = _meet("collective_broadcast", attrs, group, xs)
    return _single([brought[roots[k]][k] for k in range(len(xs))])


def collective_reduce(attrs: Attrs, *xs: Array) -> Any:
    """The values of all members, combined, at the first one; zeros elsewhere."""
    group = _of_one(attrs)
    brought = _meet("collective_reduce", attrs, group, xs) if group else []
    if not group or group[0] != process().me:
        return _single([np.zeros_like(x) for x in xs])
    return _single([_folded(attrs, parts) for parts in zip(*brought, strict=True)])
