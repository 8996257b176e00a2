"""From one graph over whole arrays to the graph of one device.

Called by the pipeline between simplifying and legalizing. With one device there is nothing to do.
"""

from __future__ import annotations

from monograph.hlo.errors import UnsupportedError
from monograph.hlo.graph import Graph


def propagate(graph: Graph, devices: int) -> Graph:
    """Decide the sharding of every value from those that are given."""
    if devices != 1:
        raise UnsupportedError(
            f"{graph.name!r} was to be spread over {devices} devices",
            why="programs run on one device so far.",
            fix="put all arguments on one device.",
        )
    return graph


def partition(graph: Graph, devices: int) -> Graph:
    """The program of each device, with collectives where pieces meet."""
    return propagate(graph, devices)
