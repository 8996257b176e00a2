"""The local engine: runs programs on devices of this process, in lockstep.

Each device is a process of a grid in the sense of StableHLO, in a thread of its own of which one
runs at a time; collectives are host calls, where a program waits for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from monograph.backends.base import Buffer, Executable, Report
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.lockstep import Lockstep, Values
from monograph.hlo.processes import Grid


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
