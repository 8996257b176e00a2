"""``interpreter.run_parallel``: several programs in lockstep, read into one graph.

Each program is read in a thread of its own, of which only one runs at a time; where it meets the
others it waits. So one graph comes out that holds all programs, and every backend can run it.
"""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from monograph.hlo.state import interpreting, state
from monograph.hlo.text.collectives import Member, Values

RUN_PARALLEL = "interpreter.run_parallel"


class Grid:
    """What the processes of a run share: who is where, channels, the host's queue."""

    def __init__(self, replicas: int, partitions: int, queue: list[Callable[[], Values]]) -> None:
        self.replicas = replicas
        self.partitions = partitions
        self.queue = queue
        self.met: dict[Any, dict[Member, Values]] = {}
        self.channels: dict[int, list[Values]] = {}
        self.processes: list[Process] = []
        self.failure: BaseException | None = None

    def run(self) -> list[Values]:
        """Run all processes to their ends; what each returns."""
        waiting = list(self.processes)
        for p in waiting:
            p.thread.start()
        try:
            while waiting and self.failure is None:
                ready = [p for p in waiting if p.ready()]
                if not ready:
                    raise ValueError("the programs wait for each other for ever")
                for p in ready:
                    p.step()
                waiting = [p for p in waiting if p.outs is None]
        except ValueError as e:
            self.failure = e
        finally:
            for p in self.processes:
                p.cancel()
        if self.failure is not None:
            raise self.failure
        return [p.outs or [] for p in self.processes]


class _Cancelled(BaseException):
    """Ends a thread whose run has failed elsewhere."""


class Process:
    """One program being read: a thread that runs only within `step`."""

    def __init__(self, grid: Grid, me: Member, read: Callable[[], Values]) -> None:
        self.grid = grid
        self.me = me
        self.replicas, self.partitions = grid.replicas, grid.partitions
        self.read = read
        self.interp = state.interp
        self.loc = state.loc
        self.outs: Values | None = None
        self.ready: Callable[[], bool] = lambda: True
        self.thread = threading.Thread(target=self._run, daemon=True)
        self._go, self._stopped = threading.Semaphore(0), threading.Semaphore(0)
        self._times: dict[Any, int] = {}

    def _run(self) -> None:
        self._go.acquire()
        try:
            if self.grid.failure is None:
                with interpreting(self.interp):
                    state.loc = self.loc
                    self.outs = self.read()
        except _Cancelled:
            pass
        except BaseException as e:
            self.grid.failure = e
        finally:
            self.ready = lambda: True
            self.outs = [] if self.outs is None else self.outs
            self._stopped.release()

    def step(self) -> None:
        """Go on until it waits or ends."""
        self._go.release()
        self._stopped.acquire()

    def cancel(self) -> None:
        """End the thread, if it has not ended."""
        while self.thread.is_alive() and self.outs is None:
            self.step()
        self.thread.join()

    def _wait(self, ready: Callable[[], bool]) -> None:
        while not ready():
            self.ready = ready
            self._stopped.release()
            self._go.acquire()
            if self.grid.failure is not None:
                raise _Cancelled

    # ---- what collectives ask of a process

    def meet(self, key: Any, group: Sequence[Member], values: Values) -> list[Values]:
        time = self._times[key] = self._times.get(key, 0) + 1
        brought = self.grid.met.setdefault((key, time), {})
        brought[self.me] = values
        self._wait(lambda: len(brought) == len(group))
        return [brought[m] for m in group]

    def send(self, channel: int, values: Values) -> None:
        self.grid.channels.setdefault(channel, []).append(values)

    def receive(self, channel: int) -> Values:
        sent = self.grid.channels.setdefault(channel, [])
        self._wait(lambda: bool(sent))
        return sent.pop(0)

    def infeed(self) -> Values:
        if not self.grid.queue:
            raise ValueError("the host's queue is empty")
        return self.grid.queue.pop(0)()


def run_parallel(reader: Any, op: Any) -> Values:
    """Read the programs of a ``run_parallel`` and emit them; the results of all, one list."""
    attributes = op.attributes
    programs = [[str(s.value) for s in row] for row in attributes["programs"]]
    if len({len(row) for row in programs}) != 1:
        raise reader.error(op, f"{RUN_PARALLEL}: every replica needs as many programs")
    fed = [str(s.value) for s in attributes["infeed"]] if "infeed" in attributes else []
    queue: list[Callable[[], Values]] = [partial(reader.inline, name, []) for name in fed]
    grid = Grid(len(programs), len(programs[0]), queue)
    inputs = reader.operands(op)
    for i, row in enumerate(programs):
        for j, name in enumerate(row):
            if name not in reader.functions:
                raise reader.error(op, f"{RUN_PARALLEL}: there is no function @{name}")
            count = reader.argument_count(name)
            mine, inputs = inputs[:count], inputs[count:]
            grid.processes.append(_process(grid, (i, j), reader, name, mine))
    try:
        return [x for outs in grid.run() for x in outs]
    except ValueError as e:
        if hasattr(e, "what"):
            raise
        raise reader.error(op, f"{RUN_PARALLEL}: {e}") from e


def _process(grid: Grid, me: Member, reader: Any, name: str, args: Values) -> Process:
    own = copy.copy(reader)  # its values are its own; checks, graphs, constants are shared
    own.env = dict(reader.env)
    own.process = made = Process(grid, me, lambda: own.inline(name, args))
    return made
