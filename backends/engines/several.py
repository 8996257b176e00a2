"""Several devices of one rank: how each of them meets those of its process, and those of others.

The devices of a process are programs in lockstep (`monograph.hlo.lockstep`). Those of a group meet,
and one letter with what all of them bring goes to each other process that has members of the group.
Nothing here waits inside of MPI: while letters are under way other devices go on, so groups may be
spread over processes in any way, and loops may turn differently often on different devices. Letters
between two devices come in the order in which both of their programs say it, so a pair of devices
is all that a letter needs to be told from others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from monograph.backends.engines.local import FOLDS
from monograph.backends.engines.world import Array, Members
from monograph.backends.foreign import Foreign
from monograph.hlo.lockstep import process
from monograph.hlo.types import TensorType


class Post(Protocol):
    """Carries letters between devices of different processes."""

    each: int

    def send(self, source: int, target: int, x: Array) -> Any:
        """Begin to send memory from one device to another; a request."""
        ...

    def receive(self, source: int, target: int, out: Array) -> Any:
        """Begin to receive into memory; a request."""
        ...

    def landed(self, requests: Sequence[Any]) -> bool:
        """Whether all of these are done; does not wait."""
        ...


class _Mail:
    """Letters of one collective, and what becomes of them.

    Args:
        post: carries them.
        finish: makes the result, once all have come.
    """

    def __init__(self, post: Post, finish: Callable[[], Any] = lambda: None) -> None:
        self.post = post
        self.finish = finish
        self.made: Any = None
        self._requests: list[Any] = []
        self._held: list[Array] = []  # memory that MPI reads and writes meanwhile
        self._done = False

    def send(self, source: int, target: int, x: Array) -> None:
        self._held.append(x)
        self._requests.append(self.post.send(source, target, x))

    def receive(self, source: int, target: int, out: Array) -> Array:
        self._held.append(out)
        self._requests.append(self.post.receive(source, target, out))
        return out

    def come(self) -> bool:
        """Whether the result is there; the first one to see it makes it."""
        if not self._done and (not self._requests or self.post.landed(self._requests)):
            self._done = True
            self.made = self.finish()
            self._held.clear()
        return self._done


class DeviceExchange:
    """How one of several devices of a process meets others.

    Args:
        post: to other processes.
        number: of the device.
        seats: device of this process -> number of its program in the run.
        counts: where its collectives are counted.
    """

    def __init__(
        self, post: Post, number: int, seats: Mapping[int, int], counts: dict[str, Array]
    ) -> None:
        self.post = post
        self.number = number
        self.seats = seats
        self.counts = counts
        self._what = ""

    def doing(self, what: str) -> None:
        """The run says it where all devices of the process wait."""
        self._what = what

    def foreign(self, what: str, args: tuple[Any, ...], t: TensorType) -> Foreign | None:
        """None: other threads run while this one waits."""
        return None

    def shown(self) -> int:
        """Nowhere."""
        return 0

    def gather(self, members: Members, x: Array, out: Array) -> None:
        """`out` has a row for each member: what it brings."""

        def post(brought: list[Array]) -> _Mail:
            rows = np.empty((len(members), *x.shape), x.dtype)
            own, others = self._places(members)
            rows[own] = brought
            mine = np.stack(brought)
            mail = _Mail(self.post)
            came = [(places, self._traded(mail, members, places, mine, (len(places), *x.shape)))
                    for places in others]  # fmt: skip

            def finish() -> Array:
                for places, theirs in came:
                    rows[places] = theirs
                return rows

            mail.finish = finish
            return mail

        out[...] = self._met("gather", members, x, post)

    def swap(self, members: Members, x: Array, out: Array) -> None:
        """Row i of `x` goes to the i-th member; `out` has the rows that come, by member."""
        own, others = self._places(members)

        def post(brought: list[Array]) -> _Mail:
            all_of_ours = np.stack(brought)
            made = np.empty_like(all_of_ours)  # for each of ours: rows by member
            made[:, own] = all_of_ours[:, own].swapaxes(0, 1)
            mail = _Mail(self.post)
            came = []
            for places in others:
                theirs = np.ascontiguousarray(all_of_ours[:, places])
                shape = (len(places), len(own), *x.shape[1:])
                came.append((places, self._traded(mail, members, places, theirs, shape)))

            def finish() -> Array:
                for places, rows in came:
                    made[:, places] = rows.swapaxes(0, 1)
                return made

            mail.finish = finish
            return mail

        made = self._met("swap", members, x, post)
        out[...] = made[[members[i] for i in own].index(self.number)]

    def fold(self, members: Members, name: str, x: Array, out: Array) -> None:
        """The sum, maximum or minimum of what the members bring; exact, or of two of them."""

        def post(brought: list[Array]) -> _Mail:
            part = FOLDS[name](np.stack(brought))
            mail = _Mail(self.post)
            came = [self._traded(mail, members, places, part, x.shape)
                    for places in self._places(members)[1]]  # fmt: skip
            mail.finish = lambda: FOLDS[name](np.stack([part, *came]))
            return mail

        out[...] = self._met(f"fold {name}", members, x, post)

    def permute(
        self, members: Members, target: int | None, source: int | None, x: Array, out: Array
    ) -> None:
        """Send to one of the members and receive from one; zeros where nobody sends."""
        here, mail = self.number, _Mail(self.post)
        if target in self.seats:
            process().send(("permute", here, target), [x.copy()])
        elif target is not None:
            mail.send(here, target, x)
        if source is None:
            out[...] = np.zeros((), out.dtype)
        elif source in self.seats:
            (out[...],) = process().receive(("permute", source, here))
        else:
            mail.receive(source, here, out)
        process().until(self._what, mail.come)

    def _places(self, members: Members) -> tuple[list[int], list[list[int]]]:
        """Which of the members are this process's, and which are of each other one."""
        homes: dict[int, list[int]] = {}
        for i, m in enumerate(members):
            homes.setdefault(m // self.post.each, []).append(i)
        own = homes.pop(self.number // self.post.each)
        return own, list(homes.values())

    def _met(
        self, what: str, members: Members, x: Array, post: Callable[[list[Array]], _Mail]
    ) -> Any:
        """What comes of a collective: it begins once all members of this process are there."""
        group = tuple((0, self.seats[m]) for m in members if m in self.seats)

        def together(brought: Sequence[Sequence[Array]]) -> _Mail:
            return post([np.asarray(x, order="C") for (x,) in brought])

        mail = process().meet((what, members), group, [x], together)
        process().until(self._what, mail.come)
        return mail.made

    def _traded(
        self, mail: _Mail, members: Members, places: Sequence[int], x: Array, shape: tuple[int, ...]
    ) -> Array:
        """Send `x` to the process of some members; what comes from it, later."""
        ours = min(m for m in members if m in self.seats)
        theirs = min(members[i] for i in places)
        mail.send(ours, theirs, x)
        return mail.receive(theirs, ours, np.empty(shape, x.dtype))
