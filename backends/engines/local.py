"""The local engine: runs programs on devices of this process, in lockstep.

Each device is a process of a grid in the sense of StableHLO, in a thread of its own of which one
runs at a time; collectives are host calls, where a program waits for the others. Programs of single
ranks (`monograph.sharding.apart`) exchange data through a `LockstepWorld` as they do by MPI, in the
same order and to the same bits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Executable, Report
from monograph.backends.engines.world import Array, Members
from monograph.backends.foreign import Foreign
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.lockstep import Lockstep, Values, process
from monograph.hlo.processes import Grid
from monograph.hlo.types import TensorType


class LocalEngine:
    """Runs on devices of this process.

    Args:
        grid: replicas and partitions; by default every device is a partition of one replica.
        feed: what the host feeds: each call gives the next values.
        idle: is told what for where all wait for other processes, "" once they go on; None: there
            are none.
    """

    def __init__(
        self,
        grid: Grid | None = None,
        feed: Sequence[Callable[[], Values]] = (),
        idle: Callable[[str], None] | None = None,
    ) -> None:
        self.grid = grid
        self.feed = feed
        self.idle = idle

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
        if grid == Grid() and not self.feed and self.idle is None:
            outputs, report = programs[0].run(inputs[0], profile=profile)
            return [outputs], report

        def device(i: int) -> Callable[[], Any]:
            return lambda: programs[i].run(inputs[i], profile=profile and i == 0)

        more = {} if self.idle is None else {"idle": self.idle}
        made = Lockstep(grid, self.feed, **more).run([device(i) for i in range(count)])
        return [outputs for outputs, _ in made], made[0][1]


FOLDS: dict[str, Callable[[Array], Array]] = {
    "add": lambda rows: np.add.reduce(rows, 0, dtype=rows.dtype),
    "maximum": lambda rows: np.maximum.reduce(rows, 0),
    "minimum": lambda rows: np.minimum.reduce(rows, 0),
}


class LockstepWorld:
    """How one of several devices, all programs of one run, meets the others.

    Args:
        number: that of its partition in the local engine's grid.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.counts: dict[str, Array] = {}

    def doing(self, what: str) -> None:
        """The run knows."""

    def _rows(self, what: str, members: Members, x: Array) -> Array:
        """What all bring, by member, once all have come; each must only read it."""
        group = tuple((0, m) for m in members)

        def together(brought: Sequence[Sequence[Array]]) -> Array:
            return np.stack([x for (x,) in brought])

        return process().meet((what, members), group, [x], together)

    def gather(self, members: Members, x: Array, out: Array) -> None:
        """`out` has a row for each member: what it brings."""
        out[...] = self._rows("gather", members, x)

    def swap(self, members: Members, x: Array, out: Array) -> None:
        """Row i of `x` goes to the i-th member; `out` has the rows that come, by member."""
        out[...] = self._rows("swap", members, x)[:, members.index(self.number)]

    def fold(self, members: Members, name: str, x: Array, out: Array) -> None:
        """The sum, maximum or minimum of what the members bring; exact, or of two of them."""
        out[...] = FOLDS[name](self._rows(f"fold {name}", members, x))

    def permute(
        self, members: Members, target: int | None, source: int | None, x: Array, out: Array
    ) -> None:
        """Send to one of the members and receive from one; zeros where nobody sends."""
        if target is not None:
            process().send(("permute", self.number, target), [x.copy()])
        out[...] = (
            np.zeros((), out.dtype)
            if source is None
            else process().receive(("permute", source, self.number))[0]
        )

    def foreign(self, what: str, args: tuple[Any, ...], t: TensorType) -> Foreign | None:
        """None: other threads run while this one waits."""
        return None

    def shown(self) -> int:
        """Nowhere."""
        return 0
