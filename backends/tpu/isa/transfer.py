"""Copies between memories and to other chips, and the sync flags that say when they are done.

Memories are addressed in rows of as many words as there are lanes. A copy runs by itself; when it
ends it raises its flag by one. `wait` takes so many from a flag, and stalls until they are there.
What a copy writes may not be touched before that, nor what it reads be written: the executor
raises an error where a program does.
"""

from __future__ import annotations

from bisect import insort
from math import ceil
from typing import Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.isa.spec import Touch, instruction

START = 4  # cycles until a copy begins
LATENCY = 300e-9  # seconds of main memory besides the bytes; no source
SPACES = ("hbm", "vmem", "smem")
PATHS = tuple((a, b) for a in SPACES for b in SPACES if (a, b) != ("smem", "smem"))


def bandwidth(chip: Chip, channel: str) -> float:
    """Bytes per cycle of a channel: ``hbm``, ``local`` or ``link0``, ..."""
    if channel == "hbm":
        return chip.hbm_bandwidth / chip.cores / chip.clock
    if channel == "local":
        return float(chip.vreg_bytes)
    return chip.ici_bandwidth / chip.clock


def latency(chip: Chip, channel: str) -> int:
    """Cycles of a channel besides the bytes."""
    seconds = {"hbm": LATENCY, "local": 0.0}.get(channel, chip.ici_latency)
    return START + round(seconds * chip.clock)


def occupy(clock: Any, now: int, channel: str, rows: int) -> int:
    """Book a channel for so many rows; the cycle at which they have arrived."""
    size = rows * clock.chip.lanes * 4
    begin = max(now, clock.free.get(channel, 0))
    clock.free[channel] = begin + ceil(size / bandwidth(clock.chip, channel))
    clock.bytes[channel] = clock.bytes.get(channel, 0) + size
    return int(clock.free[channel] + latency(clock.chip, channel))


def _copy(source: str, target: str) -> dict[str, Any]:
    channel = "hbm" if "hbm" in (source, target) else "local"

    def run(core: Any, flag: int, to: int, to_offset: int, at: int, at_offset: int,
            count: int, rows: int, to_step: int, at_step: int) -> None:  # fmt: skip
        to, at = to + to_offset, at + at_offset
        for i in range(count):
            core.copy(source, at + i * at_step, target, to + i * to_step, rows)
        reach = max(count - 1, 0)
        core.fly(flag, _span(source, at, at_step * reach, rows, False),
                 _span(target, to, to_step * reach, rows, True))  # fmt: skip

    def starts(clock: Any, now: int, flag: int, *rest: int) -> tuple[int, int]:
        count, rows = rest[4], rest[5]
        clock.ends = occupy(clock, now, channel, max(count, 0) * max(rows, 0))
        insort(clock.flags[flag], clock.ends)
        return clock.free[channel], clock.ends

    return {"run": run, "starts": starts}


def _span(space: str, first: int, reach: int, rows: int, write: bool) -> Touch:
    return Touch(space, first + min(reach, 0), abs(reach) + rows, write)


def _plain(rules: dict[str, Any]) -> dict[str, Any]:
    """The same in one piece."""
    run, starts = rules["run"], rules["starts"]

    def copy(core: Any, *ins: int) -> None:
        run(core, *ins[:5], 1, ins[5], 0, 0)

    def begin(clock: Any, now: int, *ins: int) -> Any:
        return starts(clock, now, *ins[:5], 1, ins[5])

    return {"run": copy, "starts": begin}


for _source, _target in PATHS:
    _rules = _copy(_source, _target)
    instruction(f"dma.{_source}.{_target}", "misc", "f:flag at:to at:from s:rows", alone=True,
                doc="start copying rows from one memory to another",
                **_plain(_rules))  # fmt: skip
    instruction(f"dma.{_source}.{_target}.strided", "misc",
                "f:flag at:to at:from s:count s:rows s:to_step s:from_step", alone=True,
                doc="start copying so many pieces of so many rows", **_rules)  # fmt: skip


# ---- flags ---------------------------------------------------------------------------------------


class Blocked(Exception):
    """A flag that is waited for has not been raised, by anything that has begun."""

    def __init__(self, flag: int, count: int, there: int) -> None:
        super().__init__(flag, count, there)
        self.flag, self.count, self.there = flag, count, there


def _wait_until(clock: Any, now: int, flag: int, count: int) -> tuple[int, str]:
    arrivals = clock.flags[flag]
    if len(arrivals) < count:
        raise Blocked(flag, count, len(arrivals))
    return (arrivals[count - 1] if count > 0 else 0), "dma"


def _take(clock: Any, now: int, flag: int, count: int) -> tuple[int, int]:
    del clock.flags[flag][: max(count, 0)]
    return now + 1, now + 1


def _raise(clock: Any, now: int, flag: int, count: int) -> tuple[int, int]:
    for _ in range(count):
        insort(clock.flags[flag], now + 1)
    return now + 1, now + 1


instruction("wait", "misc", "f:flag s:count", lambda core, flag, count: core.land(flag, count),
            alone=True, lands=True, waits=_wait_until, starts=_take,
            doc="stall until the flag has been raised so often, and take that from it")  # fmt: skip
instruction("signal", "misc", "f:flag s:count", lambda core, flag, count: None, alone=True,
            starts=_raise, doc="raise a flag")  # fmt: skip


# ---- other chips ---------------------------------------------------------------------------------


def _send(core: Any, flag: int, to: int, to_offset: int, at: int, at_offset: int, rows: int,
          link: int, arrived: int) -> None:  # fmt: skip
    core.send(link, to + to_offset, at + at_offset, rows, arrived)
    core.fly(flag, Touch("vmem", at + at_offset, rows, False))


def _send_starts(clock: Any, now: int, flag: int, *rest: int) -> tuple[int, int]:
    rows, link = rest[4], rest[5]
    clock.sent = occupy(clock, now, f"link{link}", max(rows, 0))
    clock.ends = clock.free[f"link{link}"]
    insort(clock.flags[flag], clock.ends)
    return clock.ends, clock.sent


def _remote(core: Any, link: int, flag: int, count: int) -> None:
    core.signal(link, flag, count)


def _remote_starts(clock: Any, now: int, link: int, flag: int, count: int) -> tuple[int, int]:
    clock.sent = now + latency(clock.chip, f"link{link}")
    return now + 1, clock.sent


instruction("send", "misc", "f:flag at:to at:from s:rows imm:link imm:arrived", _send, alone=True,
            starts=_send_starts,
            doc="start copying rows to the vector memory at a link's other end; raises the flag "
            "here when they have left, flag `arrived` there when they are in")  # fmt: skip
instruction("signal.remote", "misc", "imm:link imm:flag s:count", _remote, alone=True,
            starts=_remote_starts, doc="raise a flag at a link's other end")  # fmt: skip

__all__ = ["LATENCY", "PATHS", "SPACES", "START", "Blocked", "bandwidth", "latency", "occupy"]
