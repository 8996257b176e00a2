"""Buckets: sums over the same axes that do not wait for each other travel together.

One collective of many operands costs one latency. Members of a bucket are taken in the program's
order, up to a number of bytes; the bucket stands where its last member stood, and what needs it
comes after. See Li et al., "PyTorch Distributed", https://arxiv.org/abs/2006.15704, section 3.2.3.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from monograph.hlo.builder import Builder, emit_node
from monograph.hlo.graph import Graph, Node, effect_of, live_nodes, map_regions
from monograph.hlo.ops import axis_sum
from monograph.hlo.state import interpreting, state
from monograph.sharding.terms import is_sum


@dataclass
class _Bucket:
    """Sums that travel together; `needs` are the buckets that they are computed from, as bits."""

    members: list[Node] = field(default_factory=list)
    bytes: int = 0
    needs: int = 0


def bucket_sums(graph: Graph, most: int) -> Graph:
    """Merge independent sums.

    Args:
        graph: the program of one device.
        most: bytes of a bucket; 0: every sum alone.
    """
    if most <= 0:
        return graph
    nodes = live_nodes(graph)
    buckets = _fill(nodes, most)
    regions = any(n.op.regions for n in nodes)
    if not regions and not any(len(b.members) > 1 for b in buckets):
        return graph
    return _emit(graph, nodes, buckets, most)


def _fill(nodes: tuple[Node, ...], most: int) -> list[_Bucket]:
    """Which sums go together: none that is computed from another of its bucket."""
    buckets: list[_Bucket] = []
    open_: dict[Any, list[int]] = {}
    behind: dict[Node, int] = {}  # the buckets that a value is computed from, as bits
    for node in nodes:
        needs = 0
        for x in node.ins:
            needs |= behind.get(x, 0)
        if is_sum(node):
            known = open_.setdefault(node.attrs["axes"], [])
            at = _place(buckets, known, needs, node.type.nbytes, most)
            if at == len(buckets):
                buckets.append(_Bucket())
                known.append(at)
            bucket = buckets[at]
            bucket.members.append(node)
            bucket.bytes += node.type.nbytes
            bucket.needs |= needs
            needs = 1 << at
        behind[node] = needs
    return buckets


def _place(buckets: list[_Bucket], known: list[int], needs: int, size: int, most: int) -> int:
    """The number of the bucket that a sum goes to: the newest that has room and need not wait for
    itself, or a new one."""
    everything = _all_needs(buckets, needs)
    for at in reversed(known[-_LOOKED_AT:]):
        if not everything >> at & 1 and buckets[at].bytes + size <= most:
            return at
    return len(buckets)


_LOOKED_AT = 4  # of the open buckets, the newest ones


def _all_needs(buckets: list[_Bucket], needs: int) -> int:
    """All buckets that must be there first."""
    found, new = 0, needs
    while new:
        found |= new
        more = 0
        while new:
            low = new & -new
            more |= buckets[low.bit_length() - 1].needs
            new ^= low
        new = more & ~found
    return found


def _emit(graph: Graph, nodes: tuple[Node, ...], buckets: list[_Bucket], most: int) -> Graph:
    home = {m: b for b in buckets for m in b.members if len(b.members) > 1}
    builder = Builder(graph.name)
    env: dict[Node, Any] = {}
    before = state.loc

    def ready(node: Node) -> bool:
        return all(x in env for x in node.ins)

    def emit(node: Node) -> None:
        state.loc = node.loc or before
        attrs = map_regions(node, lambda g: bucket_sums(g, most)) if node.op.regions else None
        if attrs is None:
            emit_node(builder, node, env)
        else:
            env[node] = node.op(*[env[x] for x in node.ins], **attrs)

    def take(bucket: _Bucket) -> None:
        last = bucket.members[-1]
        state.loc = last.loc or before
        made = axis_sum(*[env[m.ins[0]] for m in bucket.members], axes=last.attrs["axes"])
        env.update(zip(bucket.members, made, strict=True))

    with interpreting(builder):
        try:
            for p in graph.params:
                state.loc = p.loc
                env[p] = builder.param(p.type)
            waiting = list(nodes)
            while waiting:
                late: list[Node] = []
                held = False  # an effect that waits holds back those behind it
                for node in waiting:
                    if node in env:
                        continue
                    bucket, ordered = home.get(node), effect_of(node) == "ordered"
                    if bucket is not None and all(m.ins[0] in env for m in bucket.members):
                        take(bucket)
                    elif bucket is None and ready(node) and not (ordered and held):
                        emit(node)
                    else:
                        late.append(node)
                        held = held or ordered
                assert len(late) < len(waiting), "buckets wait for each other"
                waiting = late
            return builder.finish([env[o] for o in graph.outs])
        finally:
            state.loc = before
