"""Which instructions only one side of a choice needs: a vector in which no element takes that side
leaves them out.

A formula often has parts for small and large numbers, for either sign, or for what has converged,
and is asked for all of them at once. Called by `monograph.backends.cpu.loops.values`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from monograph.backends.cpu.speed import cycles_of
from monograph.fusion.instructions import uses
from monograph.fusion.kernel import Apply, Instr, Kernel, Load, Reduced
from monograph.hlo.ops import select

_WORTH = 40  # cycles of a vector, from which on looking whether they are needed costs less


@dataclass(eq=False)
class Side:
    """One side of a choice.

    Attributes:
        predicate, taken: it is needed where this instruction's value is `taken`.
        value: the number of what is chosen.
        own: the instructions that nothing else needs, without those of choices among them.
    """

    predicate: int
    taken: bool
    value: int
    own: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Sides:
    """The sides of a block's choices that are worth it, by the number of the choice.

    Attributes:
        of: choice -> its sides.
        rest: the instructions that are always computed.
    """

    of: dict[int, list[Side]]
    rest: Sequence[int]


def sides_of(kernel: Kernel, block: Sequence[Instr], first: int) -> Sides:
    """Of a block of a kernel's instructions, the first of them with that number."""
    inside = range(first, first + len(block))
    users = _users(kernel)
    of: dict[int, list[Side]] = {}
    owner: dict[int, Side] = {}
    for number in reversed(inside):  # so that choices come before those that they need
        instr = block[number - first]
        if not (isinstance(instr, Apply) and instr.op is select):
            continue
        predicate, *values = instr.args
        for value, taken in zip(values, (True, False), strict=True):
            needed = _only_for(value, number, block, inside, users)
            if sum(cycles_of(block[k - first]) for k in needed) < _WORTH:
                continue
            side = Side(predicate, taken, value)
            of.setdefault(number, []).append(side)
            owner.update(dict.fromkeys(needed, side))  # the innermost one is the last
    for number in inside:
        if number in owner:
            owner[number].own.append(number)
    return Sides(of, [k for k in inside if k not in owner])


def _users(kernel: Kernel) -> dict[int, set[int]]:
    """Who needs an instruction's value; -1: what is not an instruction."""
    users: dict[int, set[int]] = {}

    def used(numbers: Iterable[int], by: int) -> None:
        for k in numbers:
            users.setdefault(k, set()).add(by)

    for number, instr in enumerate(kernel.instructions):
        used(uses(instr), number)
    for r in kernel.reductions:
        used((*r.inputs, *r.inits), -1)
    used(_ends(kernel), -1)
    return users


def _ends(kernel: Kernel) -> Iterator[int]:
    for s in kernel.stores:
        yield s.value
        if s.mask is not None:
            yield s.mask
        for i in s.index:
            yield from i.starts
    yield from kernel.span or ()


def _only_for(
    value: int, choice: int, block: Sequence[Instr], inside: range, users: dict[int, set[int]]
) -> set[int]:
    """What a value needs that is needed for nothing but one side of a choice; not what is read."""
    chosen = block[choice - inside.start]
    if not isinstance(chosen, Apply) or chosen.args.count(value) > 1:
        return set()
    found: set[int] = set()
    for number in range(value, inside.start - 1, -1):
        by = users.get(number, set())
        wanted = by == {choice} if number == value else by and by <= found
        if wanted and not isinstance(block[number - inside.start], Load | Reduced):
            found.add(number)
    return found
