"""Several cores that send to each other: each runs until it waits for a flag that another raises.

Cores have clocks of their own, which start together; what one sends carries the cycle at which it
arrives. As long as a flag is raised by one core, the order in which they are run here changes no
value and no cycle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from monograph.backends.tpu.core.binding import Code
from monograph.backends.tpu.core.execute import Result, deadlock, result_of, steps
from monograph.backends.tpu.core.state import Core
from monograph.backends.tpu.isa.program import Program
from monograph.backends.tpu.isa.transfer import Blocked
from monograph.hlo.errors import MachineError


def connect(cores: Sequence[Core], shape: Sequence[int]) -> None:
    """Wire cores as a torus: link ``2 a`` leads up axis a, link ``2 a + 1`` down.

    Args:
        cores: in row-major order.
        shape: of the torus.

    Raises:
        MachineError: if there are not as many cores as the shape says.

    >>> from monograph.backends.tpu.chips import chip
    >>> ring = [Core(chip("v5e"), 0) for _ in range(4)]
    >>> connect(ring, (4,))
    >>> ring[3].peer(0) is ring[0], ring[0].peer(1) is ring[3]
    (True, True)
    """
    count = 1
    for n in shape:
        count *= n
    if count != len(cores):
        raise MachineError(
            f"{len(cores)} cores for a torus of {'x'.join(map(str, shape))}",
            fix=f"give {count} cores.",
        )
    stride = count
    for axis, size in enumerate(shape):
        stride //= size
        for i, core in enumerate(cores):
            at = i // stride % size
            for link, step in ((2 * axis, 1), (2 * axis + 1, -1)):
                core.links[link] = cores[i + ((at + step) % size - at) * stride]


def run_together(
    programs: Sequence[Program | Code], cores: Sequence[Core], *, trace: bool = False
) -> list[Result]:
    """Run one program on each core, at the same time.

    Args:
        programs: one per core.
        cores: connected.
        trace: see `run`.

    Raises:
        MachineError: as `run`; a deadlock if all cores that are left wait for each other.

    >>> from monograph.backends.tpu.chips import chip
    >>> from monograph.backends.tpu.isa.text import read
    >>> pair = [Core(chip("v5e"), 0), Core(chip("v5e"), 0)]
    >>> connect(pair, (2,))
    >>> first, second = run_together([read("signal.remote 0, 5, 1"), read("wait f5, 1")], pair)
    >>> first.cycles, second.cycles, second.stalls  # a hop takes a microsecond
    (1, 1505, {'dma': 1504})
    """
    running = {
        core: steps(program, core, trace=trace)
        for program, core in zip(programs, cores, strict=True)
    }
    for core in cores:
        core.forget()
    with np.errstate(all="ignore"):
        while running:
            if not _turn(running):
                raise deadlock(next(iter(running)))
    return [result_of(core) for core in cores]


def _turn(running: dict[Core, Iterator[Blocked]]) -> bool:
    """Run each core until it waits; whether one has come further."""
    moved = False
    for core, work in list(running.items()):
        before = core.clock.issued
        if next(work, None) is None:
            del running[core]
            moved = True
        moved |= core.clock.issued > before
    return moved


__all__ = ["connect", "run_together"]
