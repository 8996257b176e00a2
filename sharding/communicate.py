"""The passes that the program of one device goes through before it is compiled."""

from __future__ import annotations

from monograph.hlo.graph import Graph
from monograph.sharding.buckets import bucket_sums
from monograph.sharding.loops import free_loops
from monograph.sharding.merge_sums import merge_sums


def communicate_less(graph: Graph, bucket: int) -> Graph:
    """The same program with fewer collectives, and fewer bytes.

    Args:
        graph: the program of one device.
        bucket: bytes of sums that may travel together; 0: each alone.
    """
    return bucket_sums(merge_sums(free_loops(merge_sums(graph))), bucket)
