"""What collectives compute: NumPy arrays of one process, and those that the others bring.

The records are in `monograph.hlo.ops.collectives`. Meanings and groups are those of the StableHLO
specification.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import CollectiveError
from monograph.hlo.lockstep import process
from monograph.hlo.ops.folds import apply_body
from monograph.hlo.processes import Group, Kind, groups_of
from monograph.hlo.record import Attrs
from monograph.hlo.types import single

Array = np.ndarray[Any, Any]


# ---- groups --------------------------------------------------------------------------------------


def _group(kind: Kind, rows: Any) -> Group:
    """The group that this process is in; empty if it is in none."""
    grid = process().grid
    try:
        return groups_of(grid, kind, rows).get(process().me, ())
    except ValueError as e:
        raise CollectiveError(
            str(e),
            operands={"groups": rows},
            fix="name processes that there are, or run the program on the grid it is written for.",
        ) from None


def _of_both(attrs: Attrs) -> Group:
    """The group of ops that may speak to replicas and partitions at once."""
    rows = attrs["replica_groups"]
    if attrs["use_global_device_ids"]:
        return _group("flattened_ids", rows)
    with_channel = attrs["channel_handle"][0] > 0
    return _group("cross_replica_and_partition" if with_channel else "cross_replica", rows)


def _of_one(attrs: Attrs, rows: Any) -> Group:
    """The group of ops that speak to replicas, or with a channel to partitions."""
    with_channel = attrs["channel_handle"][0] > 0
    return _group("cross_partition" if with_channel else "cross_replica", rows)


def _meet(
    name: str,
    attrs: Attrs,
    group: Group,
    values: Sequence[Array],
    together: Callable[[list[Sequence[Array]]], Any],
) -> Any:
    """What is made of what all members bring, which must be alike; members share it."""
    if not group:
        raise CollectiveError(
            f"{name}: replica {process().me[0]}, partition {process().me[1]} is in no group",
            operands={"replica_groups": attrs["replica_groups"], "grid": str(process().grid)},
            fix="put every process into a group.",
        )

    def checked(brought: list[Sequence[Array]]) -> Any:
        kinds = [[f"{x.dtype}{list(x.shape)}" for x in theirs] for theirs in brought]
        for member, kind in zip(group, kinds, strict=True):
            if kind != kinds[0]:
                raise CollectiveError(
                    f"{name}: members bring values of other types",
                    operands={str(group[0]): kinds[0], str(member): kind},
                    fix="let all members of a group run the op on values of the same types.",
                )
        return together(brought)

    return process().meet((name, attrs["channel_handle"], group), group, values, checked)


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


def _each(f: Callable[[Sequence[Array]], Any]) -> Callable[[list[Sequence[Array]]], list[Any]]:
    """`f` of what all members bring for the first operand, for the second, ..."""
    return lambda brought: [f(parts) for parts in zip(*brought, strict=True)]


# ---- values --------------------------------------------------------------------------------------


def all_gather(attrs: Attrs, *xs: Array) -> Any:
    """The values of all members, one behind the other along a dimension."""
    group = _of_both(attrs)
    _checked_size("all_gather", group, attrs["group_size"])
    together = _each(lambda parts: np.concatenate(parts, axis=attrs["all_gather_dim"]))
    return single(_meet("all_gather", attrs, group, xs, together))


def all_reduce(attrs: Attrs, *xs: Array) -> Any:
    """The values of all members, combined."""
    together = _each(lambda parts: _folded(attrs, parts))
    return single(_meet("all_reduce", attrs, _of_both(attrs), xs, together))


def reduce_scatter(attrs: Attrs, x: Array) -> Any:
    """This member's part of the values of all members, combined."""
    group = _of_both(attrs)
    _checked_size("reduce_scatter", group, attrs["group_size"])
    together = _each(lambda parts: _folded(attrs, parts))
    (total,) = _meet("reduce_scatter", attrs, group, (x,), together)
    return np.split(total, len(group), attrs["scatter_dimension"])[group.index(process().me)]


def all_to_all(attrs: Attrs, *xs: Array) -> Any:
    """Every member's part for this one, one behind the other."""
    count, group = attrs["split_count"], _of_one(attrs, attrs["replica_groups"])
    _checked_size("all_to_all", group, count)
    together = _each(lambda parts: [np.split(x, count, attrs["split_dimension"]) for x in parts])
    split = _meet("all_to_all", attrs, group, xs, together)
    mine = group.index(process().me)
    axis = attrs["concat_dimension"]
    return single([np.concatenate([x[mine] for x in parts], axis=axis) for parts in split])


def permute(attrs: Attrs, x: Array) -> Array:
    """The value of the member that sends to this one; zeros if none does."""
    me, pairs = process().me, attrs["source_target_pairs"]
    across = int(attrs["channel_handle"][0] > 0)
    grid = process().grid
    count = (grid.replicas, grid.partitions)[across]
    far = next((i for pair in pairs for i in pair if not 0 <= i < count), None)
    if far is not None:
        raise CollectiveError(
            f"collective_permute names process {far} of {count}: the grid is {grid}",
            operands={"source_target_pairs": pairs},
            fix="name processes that there are, or run the program on the grid it is written for.",
        )
    group = _of_one(attrs, ())
    (parts,) = _meet("collective_permute", attrs, group, (x,), _each(tuple))
    source = next((a for a, b in pairs if b == me[across]), None)
    return np.zeros_like(x) if source is None else np.asarray(parts[source])


def broadcast(attrs: Attrs, *xs: Array) -> Any:
    """The values of the root; zeros for processes that are in no group."""
    group = _of_one(attrs, attrs["replica_groups"])
    roots = [0] * len(xs)
    if attrs["has_dynamic_root"]:
        *xs, places = xs  # type: ignore[assignment]
        roots = [int(i) for i in places]
    if not group:
        return single([np.zeros_like(x) for x in xs])
    columns = _meet("collective_broadcast", attrs, group, xs, _each(tuple))
    return single([parts[root] for parts, root in zip(columns, roots, strict=True)])


def collective_reduce(attrs: Attrs, *xs: Array) -> Any:
    """The values of all members, combined, at the first one; zeros elsewhere."""
    group = _of_one(attrs, attrs["replica_groups"])
    if group:
        together = _each(lambda parts: _folded(attrs, parts))
        totals = _meet("collective_reduce", attrs, group, xs, together)
    if not group or group[0] != process().me:
        return single([np.zeros_like(x) for x in xs])
    return single(totals)
