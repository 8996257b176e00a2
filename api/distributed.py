"""Several processes that run one program together: what a script says to be one of them.

`python -m monograph launch` says it for you; a script that MPI's own launcher starts calls
`initialize` before it makes meshes. Names are those of ``jax.distributed``.
"""

from __future__ import annotations

from typing import Any

from monograph.backends.engines import mpi, world
from monograph.backends.engines.watching import Board
from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError


def initialize(*, comm: Any = None, board: str | None = None, devices_per_rank: int = 1) -> None:
    """Make this process a rank, which has one device of every mesh, or several.

    Args:
        comm: an mpi4py communicator; by default a copy of that of all ranks.
        board: a file of the launcher's, in which ranks say what they wait for.
        devices_per_rank: how many devices each rank has; the same on all.

    Raises:
        ArgumentError: if it is a rank already, or mpi4py is not there.
    """
    if world.current() is not None:
        raise ArgumentError(
            "distributed.initialize was called before",
            fix="call it once; under `python -m monograph launch` not at all.",
        )
    if devices_per_rank < 1:
        raise ArgumentError(
            f"distributed.initialize: devices_per_rank={devices_per_rank}",
            fix="give each rank at least one device.",
        )
    try:
        made = mpi.MpiWorld(comm, devices_per_rank)
    except ImportError as e:
        raise ArgumentError(
            f"mpi4py cannot be loaded: {e}",
            why="processes exchange data by MPI.",
            fix='install it with an MPI: pip install "monograph[mpi]".',
        ) from None
    if board:
        made.show_on(Board(board, made.rank))
    world.enter(made)
    flags.values["num_cpu_devices"] = made.size * made.each


def is_initialized() -> bool:
    """Whether this process is one of several.

    >>> is_initialized()
    False
    """
    return world.current() is not None


def shutdown() -> None:
    """Be alone again; arrays that other ranks hold pieces of cannot be read any more."""
    world.leave()
