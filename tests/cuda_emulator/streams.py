"""Streams that do nothing before somebody waits for them.

What is asked for stays undone as long as the order that was asked for allows: so whoever forgets to
wait, or to make one stream wait for another, reads old bytes.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from typing import Any

Mark = tuple[int, int]  # a stream, and how much it had been asked for


class Streams:
    """Work by stream.

    Attributes:
        asked: how much each stream has been asked for.
        done: how much of that it has done.
    """

    def __init__(self) -> None:
        self.work: dict[int, deque[Callable[[], Any]]] = defaultdict(deque)
        self.asked: dict[int, int] = defaultdict(int)
        self.done: dict[int, int] = defaultdict(int)

    def ask(self, stream: int, work: Callable[[], Any]) -> None:
        """Something to do after all that the stream was asked for."""
        self.work[stream].append(work)
        self.asked[stream] += 1

    def mark(self, stream: int) -> Mark:
        """Where a stream is when it has done what it was asked for so far."""
        return stream, self.asked[stream]

    def has_passed(self, mark: Mark) -> bool:
        stream, count = mark
        return self.done[stream] >= count

    def run(self, mark: Mark) -> None:
        """Do a stream's work up to a mark, and whatever that waits for."""
        stream, _ = mark
        while not self.has_passed(mark):
            work = self.work[stream].popleft()
            self.done[stream] += 1
            work()

    def order(self, first: Mark, second: int) -> None:
        """What the second is asked for from now on waits for the first."""
        self.ask(second, lambda: self.run(first))

    def wait(self, stream: int) -> None:
        """Do all that a stream was asked for."""
        self.run(self.mark(stream))

    def settle(self) -> None:
        """Do all that any stream was asked for."""
        for stream in list(self.work):
            self.wait(stream)


__all__ = ["Mark", "Streams"]
