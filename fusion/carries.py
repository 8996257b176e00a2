"""What becomes of a loop's carries in a step: which change places, which are made anew.

A step ends by copies that bring new values to their carries. A new value may be one that the step
made, or another carry: after as many steps as such a chain is long, values are made where carries
were that nobody reads any more. A carry of which only a part is written, always the same, is one
of those: the value of the step before differs from it in that part alone, so the new value may be
made over that one, and nothing has to be copied around it. Called by `monograph.fusion.alternate`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from monograph.fusion.buffers import same_element
from monograph.fusion.kernel import Kernel, Load, Store
from monograph.fusion.liveness import wanted_and_written
from monograph.fusion.passing import touched_of
from monograph.fusion.program import Copy, Launch, Step, While


@dataclass(frozen=True, eq=False)
class Carries:
    """The carries of a loop that are to be followed from step to step, and not copied.

    Attributes:
        after: per carry, the buffer that holds its next value: another carry, or what a step makes.
        needless: copies of the body that following them makes needless.
        body: the loop's steps.
        spare: carries that the program does not know, and whose they hold the value before of; the
            body writes over it.
        later: whether the body is right only from the second step on.
    """

    after: Mapping[int, int]
    needless: frozenset[Copy]
    body: tuple[Step, ...]
    spare: Mapping[int, int] = field(default_factory=dict)
    later: bool = False

    @property
    def length(self) -> int:
        """Steps until every value is made that will be in the longest chain."""
        return max(map(self._chain, self.after), default=0)

    @property
    def changing(self) -> frozenset[int]:
        """The carries of the program that take each other's values."""
        known = {c: b for c, b in self.after.items() if c not in self.spare}
        takers = {c for c, b in known.items() if b in known}
        return frozenset(takers | {known[c] for c in takers})

    def made(self, carry: int) -> int:
        """What a step makes that will, steps later, be a carry's value."""
        seen = carry
        for _ in self.after:
            seen = self.after.get(seen, seen)
        return seen

    def _chain(self, carry: int) -> int:
        seen = [carry]
        while (b := self.after[seen[-1]]) in self.after and b not in seen:
            seen.append(b)
        return len(seen)

    def before(self, carry: int) -> int | None:
        """Another carry of the program that holds the value before, from the second step on."""
        return next((c for c, b in self.after.items() if b == carry and c != carry), None)

    def over(self, instead: Mapping[Step, Sequence[Step]], spare: int, carry: int) -> Carries:
        """With a body that writes over the value before of a carry.

        Args:
            instead: what stands for steps of the body.
            spare: the buffer with that value.
            carry: whose.
        """
        found = replace(self, body=tuple(x for s in self.body for x in instead.get(s, (s,))))
        if spare in self.after:
            return replace(found, later=True)
        after = {**self.after, spare: carry}
        return replace(found, after=after, spare={**self.spare, spare: carry})


class Follow:
    """One loop's carries.

    Args:
        loop: whose steps end by copies into its carries.
        left: copies that one buffer for both sides does not make needless.
        local: whether nobody outside of the loop knows a buffer.
        users: how many steps inside touch each buffer.
    """

    def __init__(
        self, loop: While, left: frozenset[Copy], local: Callable[[int], bool],
        users: Counter[int],
    ) -> None:  # fmt: skip
        self.body = loop.body
        self.left = left
        self.local = local
        self.users = users
        self.wanted, self.written = wanted_and_written(loop.body)
        self.touched = [touched_of(s) for s in loop.body]
        self.writers: dict[int, list[Step]] = {}
        for s in (*loop.cond, *loop.body):
            for b in touched_of(s)[1]:
                self.writers.setdefault(b, []).append(s)

    def carries(self) -> Carries | None:
        """Those that copies are left of, and those that change places with them."""
        ends = {s.target: s for s in self.body if isinstance(s, Copy) and self.ends(s)}
        after: dict[int, int] = {}
        copies: dict[int, list[Copy]] = {}
        for carry, end in ends.items():
            passed = self.passed(end, ends)
            if passed is not None:
                after[carry], copies[carry] = passed.source, [passed, end]
            elif self.is_made(end.source):
                after[carry], copies[carry] = end.source, [end]
        while after != (kept := {c: b for c, b in after.items() if b not in ends or b in after}):
            after = kept  # a carry that keeps its copy stops those that take its value
        found: set[int] = set()
        for group in _groups(after):
            if any(x in self.left for c in group for x in copies[c]):
                found |= group
        if not found:
            return None
        needless = frozenset(x for c in found for x in copies[c])
        return Carries({c: after[c] for c in after if c in found}, needless, self.body)

    def ends(self, copy: Copy) -> bool:
        """Whether a copy gives a carry its next value: nothing later knows the one before."""
        if self.writers[copy.target] != [copy]:
            return False
        later = self.touched[self.body.index(copy) + 1 :]
        return not any(copy.target in (*reads, *w) or copy.source in w for reads, w in later)

    def passed(self, end: Copy, ends: Mapping[int, Copy]) -> Copy | None:
        """The copy of another carry that becomes this one's next value, if that is what it is."""
        made = self.writers.get(end.source, [])
        if len(made) != 1 or not isinstance(made[0], Copy) or made[0].source not in ends:
            return None
        unknown = self.local(end.source) and self.users[end.source] == 2
        return made[0] if unknown and made[0] in self.body else None

    def is_made(self, b: int) -> bool:
        """Whether every step makes a value anew, for itself."""
        return b in self.written and b not in self.wanted and self.local(b)

    # ---- parts ------------------------------------------------------------------------------

    def parts(self, carry: int, new: int) -> Parts | None:
        """The updates of which a carry's new value is made, if it is otherwise the carry itself."""
        updates: list[Launch] = []
        copies: list[Copy] = []
        b = new
        while b != carry:
            made = self.writers.get(b, [])
            if len(made) != 2 or not self.is_made(b):
                return None
            copy, update = made
            if not isinstance(copy, Copy) or not isinstance(update, Launch) or not _fixed(update):
                return None
            updates.append(update)
            copies.append(copy)
            b = copy.source
        inside = all(s in self.body for s in (*copies, *updates))
        if not copies or not inside or copies[-1] not in self.left:
            return None
        return Parts(tuple(reversed(copies)), tuple(reversed(updates)), self.users)


@dataclass(frozen=True, eq=False)
class Parts:
    """Updates of parts that no step changes, one after the other.

    Attributes:
        copies: in front of each update, of the array that it is made in.
        updates: launches that write a part.
        users: how many steps of the loop touch each buffer.
    """

    copies: tuple[Copy, ...]
    updates: tuple[Launch, ...]
    users: Counter[int]

    @property
    def is_seen(self) -> bool:
        """Whether anything is read of what is not yet complete."""
        between = [self.users[c.target] > 3 for c in self.copies[:-1]]
        return any(between) or any(_reads_itself(u) for u in self.updates[1:])

    @property
    def others(self) -> list[Kernel]:
        """What copies the parts that others look at before all is written."""
        return [_part(u) for u in self.updates[1:]] if self.is_seen else []

    def over(self, spare: int, others: Sequence[Launch]) -> dict[Step, list[Step]]:
        """What stands for the first copy and the first update where all is made over `spare`.

        That differs from the carry in what the updates write.

        Args:
            spare: a buffer with the carry's value of the step before.
            others: launches that give it parts that are looked at before they are written.
        """
        first, update = self.copies[0], self.updates[0]
        begin: list[Step] = [replace(first, source=spare), *others]
        over = None if others else spare  # which may be read only as long as nothing is put there
        return {first: begin, update: [_over(update, first.source, over)]}


def _fixed(update: Launch) -> bool:
    """Whether a launch writes a part of an array, the same one each time."""
    kernel = update.kernel
    if not isinstance(kernel, Kernel) or len(kernel.aliases) != 1 or len(kernel.stores) != 1:
        return False
    ((k, _),) = kernel.aliases
    if update.operands[k] != update.results[0] or update.operands.count(update.results[0]) != 1:
        return False
    (store,) = kernel.stores
    return store.mask is None and not any(i.starts for i in store.index)


def _reads_itself(update: Launch) -> bool:
    """Whether an update reads the array that it is made in."""
    kernel = update.kernel
    assert isinstance(kernel, Kernel)
    ((k, _),) = kernel.aliases
    return any(isinstance(i, Load) and i.operand == k for i in kernel.instructions)


def _over(update: Launch, carry: int, spare: int | None) -> Launch:
    """The update made over another array, while it reads the one it was made in from its carry.

    It may read that other array too, if only where each point then writes, or no point does.
    """
    kernel, base = update.kernel, update.results[0]
    assert isinstance(kernel, Kernel)
    ((k, _),) = kernel.aliases
    reads_spare = [q for q, b in enumerate(update.operands) if b == spare]
    if len(reads_spare) == 1 and same_element(kernel, reads_spare[0], 0):
        q = reads_spare[0]
    elif _reads_itself(update):
        q = len(kernel.operands)
    else:
        return update
    operands = [*update.operands, base][: max(q + 1, len(update.operands))]
    operands[k], operands[q] = carry, base
    types = (*kernel.operands, kernel.operands[k])[: len(operands)]
    kernel = replace(kernel, operands=types, aliases=((q, 0),))
    return replace(update, kernel=kernel, operands=tuple(operands))


def _part(update: Launch) -> Kernel:
    """What copies the elements that an update writes."""
    kernel = update.kernel
    assert isinstance(kernel, Kernel)
    (t,), (store,) = kernel.results, kernel.stores
    read = Load(0, store.index, t.dtype)
    return Kernel(
        f"{kernel.name}_part", kernel.dims, (), (), (read,), (), (), (Store(0, store.index, 0),),
        (t, t), (t,), ((1, 0),),
    )  # fmt: skip


def _groups(after: Mapping[int, int]) -> Sequence[set[int]]:
    """Carries that change places with each other."""
    groups: list[set[int]] = []
    for carry, b in after.items():
        met = [g for g in groups if carry in g or b in g]
        groups = [g for g in groups if g not in met]
        groups.append(set().union({carry}, *met, {b} & after.keys()))
    return groups
