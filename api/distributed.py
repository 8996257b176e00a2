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


def initialize(*, comm: Any = None, board: str | None = None) -> None:
    """Make this process a rank: from now on every device of a mesh is a process of its own.

    Args:
        comm: an mpi4py communicator; by default a copy of that of all ranks.
        board: a file of the launcher's, in which ranks say what they wait for.

    Raises:
        ArgumentError: if it is a rank already, or mpi4py is not there.
    """
    if world.current() is not None:
        raise ArgumentError(
            "distributed.initialize was called before",
            fix="call it once; under `python -m monograph launch` not at all.",
        )
    try:
        made = mpi.MpiWorld(comm)
    except ImportError as e:
        raise ArgumentError(
            f"mpi4py cannot be loaded: {e}",
            why="processes exchange data by MPI.",
            fix='install it with an MPI: pip install "monograph[mpi]".',
        ) from None
    if board:
        made.show_on(Board(board, made.rank))
    world.enter(made)
    flags.values["num_cpu_devices"] = made.size


def is_initialized() -> bool:
    """Whether this process is one of several.

    >>> is_initialized()
    False
    """
    return world.current() is not None


def shutdown() -> None:
    """Be alone again; arrays that other ranks hold pieces of cannot be read any more."""
    world.leave()
