"""Several programs in lockstep: each in a thread of its own, of which one runs at a time.

What they run is the caller's business: the interpreter, or machine code whose collectives are host
calls. A program goes on until it meets the others: `Process` is what the ops of
`monograph.hlo.ops.collectives` talk to. A run is deterministic, and one in which all wait for each
other ends with an error that says who waits where. A program that runs alone is a grid of one.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np

from monograph.hlo.errors import CollectiveError
from monograph.hlo.location import place, resolve
from monograph.hlo.processes import Grid, Group, Member
from monograph.hlo.state import state

T = TypeVar("T")
Array = np.ndarray[Any, Any]
Values = Sequence[Array]


class Process(Protocol):
    """One process of a grid, as collectives see it."""

    me: Member
    grid: Grid

    def meet(
        self, key: Any, group: Group, values: Values, together: Callable[[list[Values]], T]
    ) -> T:
        """Wait for all members of a group, of which `me` is one.

        Args:
            key: what they meet for.
            group: who they are.
            values: what this one brings.
            together: makes of what they bring, in the group's order, what all of them get; one of
                them runs it.
        """
        ...

    def send(self, channel: Any, values: Values) -> None:
        """Put values into a channel."""
        ...

    def receive(self, channel: Any) -> Values:
        """Take the next values out of a channel, once there are some."""
        ...

    def until(self, what: str, ready: Callable[[], bool]) -> None:
        """Wait for something outside of the run; the others go on meanwhile.

        Args:
            what: for, as messages say it.
            ready: whether it has come; asked often, and must not wait.
        """
        ...

    def infeed(self) -> Values:
        """The next values that the host feeds."""
        ...

    def outfeed(self, values: Values) -> None:
        """Give values to the host."""
        ...


class Alone:
    """The only process; nobody listens and nobody speaks."""

    me: Member = (0, 0)
    grid = Grid()

    def meet(
        self, key: Any, group: Group, values: Values, together: Callable[[list[Values]], T]
    ) -> T:
        return together([values])

    def send(self, channel: Any, values: Values) -> None:
        pass

    def receive(self, channel: Any) -> Values:
        raise CollectiveError(
            f"nothing is sent on channel {channel[0]}",
            fix="run the programs that send and receive in lockstep.",
        )

    def until(self, what: str, ready: Callable[[], bool]) -> None:
        while not ready():
            time.sleep(0)

    def infeed(self) -> Values:
        raise CollectiveError("the host feeds nothing", fix="give the run a queue to feed from.")

    def outfeed(self, values: Values) -> None:
        pass


class _Local(threading.local):
    process: Process = Alone()


_local = _Local()


def process() -> Process:
    """The process that this thread runs."""
    return _local.process


class Cancelled(BaseException):
    """Ends a program whose run has failed elsewhere."""


class Lockstep:
    """One run of several programs, and what they share.

    Args:
        grid: how many there are.
        feed: what the host feeds: each call gives the next values.
        idle: is told what for where all programs wait for something outside, and "" once one of
            them goes on.
    """

    def __init__(
        self,
        grid: Grid,
        feed: Sequence[Callable[[], Values]] = (),
        idle: Callable[[str], None] = lambda what: None,
    ) -> None:
        self.grid = grid
        self.feed = deque(feed)
        self.idle = idle
        self.fed: list[Values] = []  # what the programs gave to the host
        self.met: dict[Any, _Meeting] = {}
        self.channels: dict[Any, deque[Values]] = {}
        self.failure: BaseException | None = None

    def run(self, work: Sequence[Callable[[], T]]) -> list[T]:
        """Run one function per process, in the order of `Grid.members`, to their ends.

        Raises:
            CollectiveError: if all that have not ended wait for each other.
        """
        members = self.grid.members
        if len(work) != len(members):
            raise CollectiveError(f"{len(work)} programs for a grid of {self.grid}")
        programs = [_Program(self, m, w) for m, w in zip(members, work, strict=True)]
        try:
            self._run(programs)
        finally:
            for p in programs:
                p.cancel()
        if self.failure is not None:
            raise self.failure
        return [p.out for p in programs]

    def _run(self, programs: Sequence[_Program]) -> None:
        for p in programs:
            p.thread.start()
        waiting = list(programs)
        while waiting and self.failure is None:
            ready = [p for p in waiting if p.ready()] or self._later(waiting)
            if not ready:
                self.failure = _deadlock(waiting)
                return
            for p in ready:
                p.step()
            waiting = [p for p in waiting if not p.ended]

    def _later(self, waiting: Sequence[_Program]) -> list[_Program]:
        """Those who go on once something has come from outside; [] if nobody waits for that."""
        outside = [p for p in waiting if p.outside]
        if not outside:
            return []
        self.idle(outside[0].waits)
        while not (ready := [p for p in outside if p.ready()]):
            time.sleep(0)
        self.idle("")
        return ready


def _deadlock(waiting: Sequence[_Program]) -> CollectiveError:
    return CollectiveError(
        "the programs wait for each other for ever",
        operands={f"replica {p.me[0]}, partition {p.me[1]}": p.waits for p in waiting},
        why="a collective ends when all members of its group have come to it.",
        fix="let all members run the same collectives in the same order.",
    )


class _Meeting:
    """What the members of a group have brought so far, and what was made of it."""

    def __init__(self) -> None:
        self.brought: dict[Member, Values] = {}
        self.made: list[Any] = []


class _Program:
    """One program: a thread that runs only within `step`."""

    def __init__(self, run: Lockstep, me: Member, work: Callable[[], Any]) -> None:
        self.run = run
        self.me = me
        self.grid = run.grid
        self.work = work
        self.out: Any = None
        self.ended = False
        self.waits = ""
        self.outside = False  # whether it waits for something outside of the run
        self.ready: Callable[[], bool] = lambda: True
        self.thread = threading.Thread(target=self._run, daemon=True)
        self._go, self._stopped = threading.Lock(), threading.Lock()  # released: go on
        self._go.acquire()
        self._stopped.acquire()
        self._times: dict[Any, int] = {}

    def _run(self) -> None:
        self._go.acquire()
        _local.process = self
        try:
            if self.run.failure is None:
                self.out = self.work()
        except Cancelled:
            pass
        except BaseException as e:
            self.run.failure = e
        finally:
            self.ended = True
            self._stopped.release()

    def step(self) -> None:
        """Go on until it waits or ends."""
        self._go.release()
        self._stopped.acquire()

    def cancel(self) -> None:
        """End the thread, if it has not ended."""
        if not self.thread.ident:
            return
        if not self.ended:
            self.run.failure = self.run.failure or Cancelled()
            while not self.ended:
                self.step()
        self.thread.join()

    def _wait(self, what: str, ready: Callable[[], bool]) -> None:
        while not ready():
            self.ready, self.waits = ready, f"{what}{_here()}"
            self._stopped.release()
            self._go.acquire()
            if self.run.failure is not None:
                raise Cancelled

    # ---- what collectives ask of a process

    def until(self, what: str, ready: Callable[[], bool]) -> None:
        self.outside = True
        self._wait(what, ready)
        self.outside = False

    def meet(
        self, key: Any, group: Group, values: Values, together: Callable[[list[Values]], T]
    ) -> T:
        turn = self._times[key] = self._times.get(key, 0) + 1
        meeting = self.run.met.setdefault((key, turn), _Meeting())
        meeting.brought[self.me] = values
        self._wait(f"in {key[0]}", lambda: len(meeting.brought) == len(group))
        if not meeting.made:
            del self.run.met[key, turn]
            meeting.made.append(together([meeting.brought[m] for m in group]))
        made: T = meeting.made[0]
        return made

    def send(self, channel: Any, values: Values) -> None:
        self.run.channels.setdefault(channel, deque()).append(values)

    def receive(self, channel: Any) -> Values:
        sent = self.run.channels.setdefault(channel, deque())
        self._wait(f"in recv from channel {channel[0]}", lambda: bool(sent))
        return sent.popleft()

    def infeed(self) -> Values:
        if not self.run.feed:
            raise CollectiveError("the host's queue is empty", fix="feed as often as is read.")
        return self.run.feed.popleft()()

    def outfeed(self, values: Values) -> None:
        self.run.fed.append(values)


def _here() -> str:
    """Where the op stands that is run now, as far as it is known."""
    source = resolve(state.loc) if state.loc is not None else None
    return f", {place(source.file)}:{source.line}" if source is not None and source.line else ""
