"""Routes: along x, then along y; how many messages each link carries.

`cost` prices hops, `pictures` draws links. The mesh as a graph is for drawing and for checks, never
for counting messages.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Links:
    """Messages that leave each tile in each direction, [rows, columns] of the mesh of all chips.

    Attributes:
        east, west: to the tile with the next larger and smaller x.
        north, south: to the tile with the next smaller and larger y.
        chip: whose tiles they are.
    """

    east: Array
    west: Array
    north: Array
    south: Array
    chip: Chip

    @property
    def busiest(self) -> int:
        """Messages over the link that carries most."""
        return int(max(v.max(initial=0) for v in (self.east, self.west, self.north, self.south)))

    def hops(self) -> dict[str, int]:
        """Hops by event of `energy.EVENTS`."""
        rows, columns = self.east.shape
        leaves_east = np.arange(1, columns + 1) % self.chip.columns == 0
        leaves_south = np.arange(1, rows + 1) % self.chip.rows == 0
        enters_west = np.arange(columns) % self.chip.columns == 0
        enters_north = np.arange(rows) % self.chip.rows == 0
        across = int(self.east[:, leaves_east].sum() + self.west[:, enters_west].sum())
        down = int(self.south[leaves_south].sum() + self.north[enters_north].sum())
        return {
            "east_west": int(self.east.sum() + self.west.sum()) - across,
            "north_south": int(self.north.sum() + self.south.sum()) - down,
            "between_chips": across + down,
        }


def route(messages: Array, x: Array, y: Array, shape: tuple[int, int], chip: Chip) -> Links:
    """Links under messages between cores.

    Args:
        messages: from core to core, integers [cores, cores].
        x, y: of the tile of each core [cores].
        shape: (rows, columns) of the mesh.
        chip: whose tiles they are.

    >>> from monograph.backends.loihi.chips import chip
    >>> x, y = np.array([0, 2]), np.array([0, 1])
    >>> links = route(np.array([[5, 3], [0, 0]]), x, y, (4, 8), chip("loihi1"))
    >>> links.east[0, :3].tolist(), links.south[0, 2], links.hops()["east_west"]
    ([3, 3, 0], np.int64(3), 6)
    """
    source, target = np.nonzero(messages)
    count = messages[source, target]
    x0, y0, x1, y1 = x[source], y[source], x[target], y[target]
    east = _runs(shape, y0, x0, x1, count)
    west = _runs(shape, y0, x1, x0, count, shift=1)
    south = _runs(shape[::-1], x1, y0, y1, count).T
    north = _runs(shape[::-1], x1, y1, y0, count, shift=1).T
    return Links(east, west, north, south, chip)


def _runs(
    shape: tuple[int, int], line: Array, start: Array, stop: Array, count: Array, shift: int = 0
) -> Array:
    """Counts over runs of cells [start + shift, stop + shift) of lines; none where start >= stop.

    Each run adds its count at its start and takes it off at its end; sums along lines give the
    rest.
    """
    edges = np.zeros((shape[0], shape[1] + 2), np.int64)
    real = start < stop
    np.add.at(edges, (line[real], start[real] + shift), count[real])
    np.add.at(edges, (line[real], stop[real] + shift), -count[real])
    return np.asarray(edges.cumsum(axis=1)[:, : shape[1]])


def topology(chip: Chip, columns: int, rows: int) -> Any:
    """The mesh of tiles as a NetworkX graph; nodes are (x, y), edges say whether chips meet there.

    >>> from monograph.backends.loihi.chips import chip
    >>> topology(chip("loihi1"), 16, 4).edges[(7, 0), (8, 0)]
    {'between_chips': True}
    """
    import networkx as nx

    mesh = nx.grid_2d_graph(columns, rows)
    for (x0, y0), (x1, y1) in mesh.edges:
        same = (x0 // chip.columns, y0 // chip.rows) == (x1 // chip.columns, y1 // chip.rows)
        mesh.edges[(x0, y0), (x1, y1)]["between_chips"] = not same
    return mesh


__all__ = ["Links", "route", "topology"]
