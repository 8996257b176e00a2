"""`Core`: the state of one core: registers, memories, arrays, flags, copies under way, the clock.

The meanings of the instructions get it as their first argument; they use its memories and arrays,
and its checks, whose errors name the line of the listing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.core.binding import Step
from monograph.backends.tpu.core.clock import Clock
from monograph.backends.tpu.isa.check import fault
from monograph.backends.tpu.isa.matrix import Systolic
from monograph.backends.tpu.isa.program import Program
from monograph.backends.tpu.isa.spec import Touch
from monograph.hlo.errors import MachineError

Array = np.ndarray[Any, Any]
HBM = 1 << 26  # bytes of main memory that a core is given by default


@dataclass(frozen=True, eq=False)
class Flight:
    """A copy under way: its flag, when that is raised, and what it reads and writes."""

    flag: int
    done: int
    touches: tuple[Touch, ...]
    begun: int  # bundle


class Core:
    """One core of a chip.

    Args:
        chip: what it is.
        hbm: bytes of main memory to have at hand, at most the chip's.

    Attributes:
        values: registers, and the numbers of the program that runs.
        vmem, hbm: [rows, lanes] words; smem: words.
        arrays: the systolic arrays.
        clock: cycles.
        links: link -> the core at its other end.
        iterations: of a loop that are run at once: what does not depend on them is to be done so
            often, if it matters.

    Raises:
        MachineError: if the chip has less main memory.

    >>> from monograph.backends.tpu.chips import chip
    >>> core = Core(chip("v5e"))
    >>> core.put("vmem", 8, np.arange(1024, dtype=np.float32))
    >>> core.get("vmem", 9, (3,), np.float32).tolist()
    [128.0, 129.0, 130.0]
    """

    def __init__(self, chip: Chip, hbm: int | None = None) -> None:
        size = min(HBM, chip.hbm) if hbm is None else hbm
        if size > chip.hbm:
            raise MachineError(
                f"{size} bytes of main memory on {chip.name}, which has {chip.hbm}",
                fix="ask for less, or choose a chip with more.",
            )
        self.chip = chip
        row = 4 * chip.lanes
        self.vmem: Array = np.zeros((chip.vmem // row, chip.lanes), np.uint32)
        self.hbm: Array = np.zeros((-(-size // row), chip.lanes), np.uint32)
        self.smem: Array = np.zeros(max(chip.smem // row, 1) * chip.lanes, np.int32)
        self.arrays = [Systolic(chip) for _ in range(chip.mxus)]
        self.links: dict[int, Core] = {}
        self.clock = Clock(chip)
        self.flights: list[Flight] = []
        self.sublane_ids = np.arange(chip.sublanes)
        shape = (chip.sublanes, chip.lanes)
        lanes, rows = np.arange(chip.lanes, dtype=np.uint32), self.sublane_ids.astype(np.uint32)
        self.lanes_iota = np.ascontiguousarray(np.broadcast_to(lanes, shape))
        self.sublanes_iota = np.ascontiguousarray(np.broadcast_to(rows[:, None], shape))
        self.program = Program(())
        self.at: Step | None = None
        self.iterations = 1
        self.values: list[Any] = []

    # ---- what users put in and take out ----------------------------------------------------------

    def put(self, space: str, row: int, x: Any) -> None:
        """Fill rows of a memory with an array whose rows are a multiple of the lanes' bytes long.

        Args:
            space: "hbm", "vmem" or "smem".
            row: the first row.
            x: an array; its bytes are cut into rows.
        """
        flat = np.ascontiguousarray(x).reshape(-1).view(np.uint8)
        width = 4 * self.chip.lanes
        if len(flat) % width:
            raise MachineError(
                f"{len(flat)} bytes do not fill rows of {width}",
                fix=f"pad the array to a multiple of {width} bytes.",
            )
        rows = flat.view(np.uint32).reshape(-1, self.chip.lanes)
        self.checked(space, row, len(rows))
        self.rows(space)[row : row + len(rows)] = rows

    def get(self, space: str, row: int, shape: tuple[int, ...], dtype: Any) -> Array:
        """An array from rows of a memory."""
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        count = -(-size // (4 * self.chip.lanes))
        self.checked(space, row, count)
        flat = np.ascontiguousarray(self.rows(space)[row : row + count]).reshape(-1)
        return flat.view(np.uint8)[:size].view(dtype).reshape(shape).copy()

    def rows(self, space: str) -> Array:
        """A memory as rows."""
        if space == "smem":
            return self.smem.view(np.uint32).reshape(-1, self.chip.lanes)
        return self.vmem if space == "vmem" else self.hbm

    # ---- checks ----------------------------------------------------------------------------------

    def fault(self, what: str, *, why: str = "", fix: str = "", **operands: Any) -> MachineError:
        """An error in the bundle that runs."""
        if self.at is None:
            return MachineError(what, operands=operands, why=why, fix=fix or "stay inside.")
        return fault(self.program, self.at.bundle, what, why=why, fix=fix, **operands)

    def checked(self, space: str, first: Any, count: Any) -> Any:
        """`first`, if rows (words of smem) from there on exist; arrays hold one per iteration.

        Raises:
            MachineError: if they do not.
        """
        scalar = space == "smem" and self.at is not None and self.at.unit == "scalar"
        size = len(self.smem) if scalar else len(self.rows(space))
        if isinstance(first, np.ndarray) or isinstance(count, np.ndarray):
            lows, highs = np.broadcast_arrays(first, first + count)
            bad = np.flatnonzero((lows < 0) | (highs > size))
            i = bad[0] if len(bad) else 0
            low, high = int(lows[i]), int(highs[i])
        else:
            low, high = first, first + count
        if low < 0 or high > size:
            what = "words" if scalar else "rows"
            raise self.fault(
                f"{what} {low} to {high - 1} of {space} are out of bounds",
                why=f"{space} has {what} 0 to {size - 1} here.",
                fix="mend the address.",
            )
        return first

    def checked_element(self, sublane: Any, lane: Any) -> None:
        """Raise if there is no such element of a register."""
        for name, at, size in (
            ("sublane", sublane, self.chip.sublanes),
            ("lane", lane, self.chip.lanes),
        ):
            if np.min(at) < 0 or np.max(at) >= size:
                raise self.fault(f"{name} {at} of a register with {size} {name}s")

    def checked_part(self, part: int, count: int) -> None:
        """Raise if a packed register has no such part."""
        if not 0 <= part < count:
            raise self.fault(f"part {part} of a register that packs {count}")

    def entries(self, x: int, entry: Any, count: int) -> Array:
        """Numbers of `count` accumulators from `entry` on: [..., count]."""
        size = len(self.arrays[x].sums)
        at = np.asarray(entry)[..., None] + np.arange(count)
        if at.min() < 0 or at.max() >= size:
            raise self.fault(
                f"accumulators {at.min()} to {at.max()} of array x{x} are out of bounds",
                why=f"an array of {self.chip.name} has accumulators 0 to {size - 1}, of "
                f"{self.chip.sublanes} rows each.",
                fix="mend the number, or pop some before.",
            )
        return at

    # ---- copies ----------------------------------------------------------------------------------

    def copy(self, source: str, at: int, target: str, to: int, count: int) -> None:
        """Move rows from one memory to another."""
        if count < 0:
            raise self.fault(f"a copy of {count} rows")
        self.checked(source, at, count)
        self.checked(target, to, count)
        self.rows(target)[to : to + count] = self.rows(source)[at : at + count]

    def fly(self, flag: int, *touches: Touch) -> None:
        """Note a copy that has begun; nobody may touch what it writes before its flag is taken."""
        for touch in touches:
            self.check_race((touch,))
        assert self.at is not None
        self.flights.append(Flight(flag, self.clock.ends, touches, self.at.bundle))

    def land(self, flag: int, count: int) -> None:
        """Forget the copies whose flags have been taken."""
        mine = sorted((f for f in self.flights if f.flag == flag), key=lambda f: f.done)
        taken = {id(f) for f in mine[: max(count, 0)]}
        self.flights = [f for f in self.flights if id(f) not in taken]

    def check_race(self, touches: tuple[Touch, ...]) -> None:
        """Raise if memory is touched that a copy under way writes, or written that one reads."""
        for flight in self.flights:
            for mine in flight.touches:
                for other in touches:
                    if mine.space != other.space or not (mine.write or other.write):
                        continue
                    low, high = int(np.min(other.first)), int(np.max(other.first + other.rows))
                    if low < mine.first + mine.rows and mine.first < high:
                        raise self._race(flight, mine, other)

    def _race(self, flight: Flight, mine: Touch, other: Touch) -> MachineError:
        does = "written" if other.write else "read"
        copy = "writes" if mine.write else "reads"
        by = "a copy from another chip"
        if flight.begun >= 0:
            by = "the copy of " + " | ".join(map(str, self.program.bundles[flight.begun]))
        return self.fault(
            f"memory is {does} while a copy {copy} it",
            why=f"{by} {copy} rows {mine.first} to {mine.first + mine.rows - 1} of {mine.space}.",
            fix=f"wait for flag f{flight.flag} first.",
        )

    def forget(self) -> None:
        """No flag is raised, no copy under way, the clock is at 0: before a run."""
        self.clock = Clock(self.chip)
        self.flights = []

    def send(self, link: int, to: int, at: int, count: int, arrived: int) -> None:
        """Rows of vector memory to the core at the other end of a link."""
        other = self.peer(link)
        self.checked("vmem", at, count)
        if to < 0 or to + count > len(other.vmem):
            raise self.fault(f"rows {to} to {to + count - 1} of the other chip are out of bounds")
        other.vmem[to : to + count] = self.vmem[at : at + count]
        other.receive(arrived, self.clock.sent, Touch("vmem", to, count, True))

    def signal(self, link: int, flag: int, count: int) -> None:
        """Raise a flag of the core at the other end of a link."""
        for _ in range(count):
            self.peer(link).receive(flag, self.clock.sent)

    def receive(self, flag: int, done: int, *touches: Touch) -> None:
        """A flag that another core raises; what its copy writes."""
        if not 0 <= flag < len(self.clock.flags):
            raise self.fault(f"flag {flag} of another chip, which has {len(self.clock.flags)}")
        self.clock.flags[flag].append(done)
        self.clock.flags[flag].sort()
        if touches:
            self.flights.append(Flight(flag, done, touches, -1))

    def peer(self, link: int) -> Core:
        """The core at the other end of a link."""
        if link not in self.links:
            known = ", ".join(map(str, self.links)) or "none"
            raise self.fault(
                f"link {link} leads nowhere", links=known, fix="run the chips together."
            )
        return self.links[link]


__all__ = ["HBM", "Core", "Flight"]
