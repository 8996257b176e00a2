"""The local engine: runs programs on devices of this process, in lockstep.

Each device is a process of a grid in the sense of StableHLO, in a thread of its own of which one
runs at a time; collectives are host calls, where a program waits for the others. Programs of single
ranks (`monograph.sharding.apart`) exchange data through a `LockstepWorld` as they do by MPI, in the
same order and to the same bits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from monograph.backends.base import Buffer, Executable, Report
from monograph.backends.engines.world import Array, Ranks
from monograph.backends.foreign import Foreign
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.lockstep import Lockstep, Values, process
from monograph.hlo.processes import Grid
from monograph.hlo.types import TensorType

if TYPE_CHECKING:
    from monograph.backends.engines.watching import Board


class Engine(Protocol):
    """Runs one program on all its devices, or one on each."""

    def run(
        self,
        executable: Executable | Sequence[Executable],
        inputs: Sequence[Sequence[Buffer]],
        *,
        profile: bool = False,
    ) -> tuple[list[list[Buffer]], Report | None]:
        """One list of input buffers per device; one list of output buffers per device."""
        ...


class LocalEngine:
    """Runs on devices of this process.

    Args:
        grid: replicas and partitions; by default every device is a partition of one replica.
        feed: what the host feeds: each call gives the next values.
    """

    def __init__(self, grid: Grid | None = None, feed: Sequence[Callable[[], Values]] = ()) -> None:
        self.grid = grid
        self.feed = feed

    def run(
        self,
        executable: Executable | Sequence[Executable],
        inputs: Sequence[Sequence[Buffer]],
        *,
        profile: bool = False,
    ) -> tuple[list[list[Buffer]], Report | None]:
        """Run the program, or the programs.

        Args:
            executable: what a backend compiled for all devices, or one for each.
            inputs: per device, one buffer per input; partitions of a replica together.
            profile: whether to measure; the report is that of the first device.

        Returns:
            Per device, one buffer per output; and the report if asked for.

        Raises:
            CollectiveError: if the programs do not fit together.
        """
        count = len(inputs)
        grid = self.grid or Grid(1, count)
        single = not isinstance(executable, Sequence)
        programs: Any = [executable] * count if single else executable
        if len(programs) != count or grid.replicas * grid.partitions != count:
            raise UnsupportedError(
                f"the local engine got {len(programs)} programs and arguments of {count} devices "
                f"for {grid}",
                fix="give one list of arguments per device.",
            )
        if grid == Grid() and not self.feed:
            outputs, report = programs[0].run(inputs[0], profile=profile)
            return [outputs], report

        def device(i: int) -> Callable[[], Any]:
            return lambda: programs[i].run(inputs[i], profile=profile and i == 0)

        made = Lockstep(grid, self.feed).run([device(i) for i in range(count)])
        return [outputs for outputs, _ in made], made[0][1]


_FOLDS: dict[str, Callable[[Array], Array]] = {
    "add": lambda rows: np.add.reduce(rows, 0, dtype=rows.dtype),
    "maximum": lambda rows: np.maximum.reduce(rows, 0),
    "minimum": lambda rows: np.minimum.reduce(rows, 0),
}


class LockstepWorld:
    """One of several ranks that are threads of this process.

    Args:
        rank: its number, which is that of its partition in the local engine's grid.
        size: how many there are.
    """

    def __init__(self, rank: int, size: int) -> None:
        self.rank = rank
        self.size = size
        self.board: Board | None = None
        self.counts: dict[str, Array] = {}

    def _rows(self, what: str, ranks: Ranks, x: Array) -> Array:
        """What all bring, by rank, once all have come; each must only read it."""
        group = tuple((0, r) for r in ranks)

        def together(brought: Sequence[Sequence[Array]]) -> Array:
            return np.stack([x for (x,) in brought])

        return process().meet((what, ranks), group, [x], together)

    def gather(self, ranks: Ranks, x: Array, out: Array) -> None:
        """`out` has a row for each rank: what it brings."""
        out[...] = self._rows("gather", ranks, x)

    def swap(self, ranks: Ranks, x: Array, out: Array) -> None:
        """Row i of `x` goes to the i-th rank; `out` has the rows that come, by rank."""
        out[...] = self._rows("swap", ranks, x)[:, ranks.index(self.rank)]

    def fold(self, ranks: Ranks, name: str, x: Array, out: Array) -> None:
        """The sum, maximum or minimum of what the ranks bring; exact, or of two of them."""
        out[...] = _FOLDS[name](self._rows(f"fold {name}", ranks, x))

    def permute(self, target: int | None, source: int | None, x: Array, out: Array) -> None:
        """Send to one rank and receive from one; zeros where nobody sends."""
        if target is not None:
            process().send(("permute", self.rank, target), [x.copy()])
        out[...] = (
            np.zeros((), out.dtype)
            if source is None
            else process().receive(("permute", source, self.rank))[0]
        )

    def foreign(self, what: str, args: tuple[Any, ...], t: TensorType) -> Foreign | None:
        """None: other threads run while this one waits."""
        return None

    def agree(self, what: str, digest: bytes) -> None:
        """One process made all programs."""

    def once(self, key: bytes, make: Callable[[], bytes]) -> bytes:
        """Bytes that all ranks need; nobody asks here."""
        return make()

    def abort(self, status: int) -> None:
        """An error ends the run of all."""

    def share(self, text: bytes) -> list[bytes]:
        """What every rank brings, by rank."""
        rows: list[bytes] = process().meet(
            ("share",), tuple((0, r) for r in range(self.size)), [np.frombuffer(text, np.uint8)],
            lambda brought: [x.tobytes() for (x,) in brought],
        )  # fmt: skip
        return rows
