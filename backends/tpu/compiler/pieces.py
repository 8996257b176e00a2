"""A kernel that only moves elements, as boxes: nests of loops with affine places on both sides.

In comes the `Kernel` of a group of moves: a choice, by conditions on indices, between reads and
constants. Out go its `Part`s in the order in which they are written: those that count before
others come after them. Divisions and remainders of loops (reshapes, gaps) are loops of their own
then; what is left of them is written out. Called by `moves`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import gcd

import numpy as np

from monograph.backends.tpu.compiler.streams import NoCode
from monograph.fusion.kernel import Apply, InRange, Kernel, Literal, Load
from monograph.hlo.index import Atom, Dim, Div, Index, Mod, dim
from monograph.hlo.types import DTYPES

MOST = 256  # boxes of a move
Conditions = tuple[tuple[Index, int, int], ...]


@dataclass(frozen=True)
class Affine:
    """An index in terms of loops: where it begins, and how far each loop takes it."""

    start: int
    steps: tuple[int, ...]

    def moved(self, by: int) -> Affine:
        """From another beginning."""
        return Affine(self.start + by, self.steps)

    def ends(self, sizes: Sequence[int]) -> tuple[int, int]:
        """The smallest and the largest index, of loops of these sizes."""
        far = [step * (n - 1) for step, n in zip(self.steps, sizes, strict=True)]
        return self.start + sum(min(x, 0) for x in far), self.start + sum(max(x, 0) for x in far)


@dataclass(frozen=True)
class Part:
    """A box of the result, and where its elements come from.

    Attributes:
        sizes: of the loops.
        source: number of the operand; -1: all elements are `number`.
        number: the bits of an element.
        at, to: per dimension of the operand and of the result, the index.
    """

    sizes: tuple[int, ...]
    source: int
    number: int
    at: tuple[Affine, ...]
    to: tuple[Affine, ...]


@dataclass(frozen=True)
class _Box:
    """A part whose places are not affine yet: they are expressions of loops that have sizes."""

    sizes: dict[int, int]
    source: int
    number: int
    at: tuple[Index, ...]
    to: tuple[Index, ...]
    conditions: Conditions

    @property
    def every(self) -> Iterator[Index]:
        yield from (*self.at, *self.to, *(c[0] for c in self.conditions))

    def replaced(self, loop: int, by: Index, sizes: dict[int, int]) -> _Box:
        """With an expression for a loop, and other loops."""

        def change(atom: Atom) -> Index | None:
            return by if isinstance(atom, Dim) and atom.position == loop else None

        at, to = (tuple(i.substitute(change) for i in side) for side in (self.at, self.to))
        conditions = tuple((e.substitute(change), low, high) for e, low, high in self.conditions)
        left = {k: n for k, n in self.sizes.items() if k != loop}
        return _Box({**left, **sizes}, self.source, self.number, at, to, conditions)


def parts_of(kernel: Kernel) -> tuple[Part, ...]:
    """The boxes of a kernel that only moves elements, in the order in which they are written.

    Raises:
        NoCode: if it computes something, or takes more than `MOST` boxes.
    """
    if len(kernel.stores) != 1 or kernel.reductions or kernel.aliases:
        raise NoCode("more than moves of elements")
    (store,) = kernel.stores
    if store.mask is not None:
        raise NoCode("a result that is written in part")
    sizes = dict(enumerate(kernel.dims))
    found: list[Part] = []
    for source, number, at, conditions in reversed(_choices(kernel, store.value, ())):
        box = _Box(sizes, source, number, at, store.index, conditions)
        found += _affine(box)
        if len(found) > MOST:
            raise NoCode(f"a move of more than {MOST} boxes")
    return tuple(found)


def moved_part(
    index: Sequence[Index], loops: Sequence[tuple[int, int]], to: Sequence[Index],
    conditions: Conditions = (),
) -> tuple[Part, ...]:  # fmt: skip
    """The boxes that bring an array, read at an index, to the places `to`.

    Args:
        index: of the array, in terms of loops.
        loops: (number, size) of each.
        to: index of the result.
        conditions: that hold where it is read.

    Raises:
        NoCode: if there are more than `MOST`.
    """
    return tuple(_affine(_Box(dict(loops), 0, 0, tuple(index), tuple(to), conditions)))


Choice = tuple[int, int, tuple[Index, ...], Conditions]


def _choices(kernel: Kernel, value: int, given: Conditions) -> list[Choice]:
    """(operand, number, index, conditions) of what an instruction is, the first that holds counts.

    A read that a condition guards is one that its bounds do not prove: these are conditions too.
    """
    code = kernel.instructions
    instr = code[value]
    if isinstance(instr, Load):
        guards = () if instr.mask is None else _conditions(kernel, instr.mask)
        if any(i.starts for i in instr.index):
            raise NoCode("elements at places known only at run time")
        return [(instr.operand, 0, instr.index, (*given, *guards))]
    if isinstance(instr, Literal):
        return [(-1, word_of(instr.value, instr.dtype.name), (), given)]
    if isinstance(instr, Apply) and len(instr.args) == 3:
        when, yes, no = instr.args
        if isinstance(code[when], InRange):
            holds = (*given, *_conditions(kernel, when))
            return [*_choices(kernel, yes, holds), *_choices(kernel, no, given)]
    raise NoCode("more than moves of elements")


def _conditions(kernel: Kernel, number: int) -> Conditions:
    instr = kernel.instructions[number]
    if not isinstance(instr, InRange):
        raise NoCode("a condition on values")
    if any(e.starts for e, _, _ in instr.conditions):
        raise NoCode("a condition on places known only at run time")
    return instr.conditions


def word_of(value: object, dtype: str) -> int:
    """The bits of an element, as a word."""
    d = DTYPES[dtype]
    if d.itemsize > 4:
        raise NoCode(f"elements of {dtype}")
    bits = np.asarray(value).astype(d.np).reshape(1).view(f"u{d.itemsize}")
    word = int(bits[0])
    return word - (1 << 32) if word >= 1 << 31 else word


# ---- to affine places ----------------------------------------------------------------------------


def _affine(box: _Box) -> list[Part]:
    """A box as parts without divisions and conditions."""
    done: list[Part] = []
    todo = [box]
    while todo:
        now = todo.pop()
        if len(done) + len(todo) > MOST:
            raise NoCode(f"a move of more than {MOST} boxes")
        if any(n < 1 for n in now.sizes.values()):
            continue
        atom = next((a for i in now.every for a, _ in i.terms if isinstance(a, Div | Mod)), None)
        if atom is not None:
            todo += _cut(now, atom)
            continue
        if not now.conditions:
            done.append(_part(now))
            continue
        limited = _limited(now)
        todo += [limited] if isinstance(limited, _Box) else limited
    return done


def _cut(box: _Box, atom: Div | Mod) -> list[_Box]:
    """A loop inside a division cut in two, or else written out, so that the division goes away."""
    loops = [(a, k) for a, k in atom.inner.terms if isinstance(a, Dim)]
    if len(loops) != len(atom.inner.terms):  # the divisions inside first
        inner = next(a for a, _ in atom.inner.terms if isinstance(a, Div | Mod))
        return _cut(box, inner)
    for loop, k in loops:
        size, low = box.sizes[loop.position], atom.by // gcd(k, atom.by)
        if low == 1 or low >= size:
            continue
        first, rest = max(box.sizes) + 1, size % low
        whole = dim(first, size // low) * low
        found = []
        if size >= low:
            sizes = {first: size // low, first + 1: low}
            found.append(box.replaced(loop.position, whole + dim(first + 1, low), sizes))
        if rest:
            at = dim(first, rest) + (size - rest)
            found.append(box.replaced(loop.position, at, {first: rest}))
        return found
    return _written_out(box, min(loops, key=lambda x: x[0].size)[0])


def _written_out(box: _Box, loop: Dim) -> list[_Box]:
    """A box for each iteration of a loop."""
    size = box.sizes[loop.position]
    if size > MOST:
        raise NoCode(f"a move of more than {MOST} boxes")
    return [box.replaced(loop.position, Index(i), {}) for i in range(size)]


def _limited(box: _Box) -> _Box | list[_Box]:
    """One condition less: the loop that it is about goes over those places only."""
    (e, low, high), *rest = box.conditions
    loops = [(a, k) for a, k in e.terms if isinstance(a, Dim)]
    left = _Box(box.sizes, box.source, box.number, box.at, box.to, tuple(rest))
    if not loops:
        return left if low <= e.const < high else []
    if len(loops) > 1:
        return _written_out(box, min(loops, key=lambda x: x[0].size)[0])
    (loop, k), c = loops[0], e.const
    size = box.sizes[loop.position]
    inside = [i for i in (range(size)) if low <= c + k * i < high]
    if not inside:
        return []
    first, count = inside[0], len(inside)
    number = max(box.sizes) + 1
    return left.replaced(loop.position, dim(number, count) + first, {number: count})


def _part(box: _Box) -> Part:
    loops = sorted(k for k, n in box.sizes.items() if n > 1)

    def walk(i: Index) -> Affine:
        return Affine(i.const, tuple(i.coefficient(k) or 0 for k in loops))

    sizes = tuple(box.sizes[k] for k in loops)
    at, to = (tuple(map(walk, side)) for side in (box.at, box.to))
    return Part(sizes, box.source, box.number, at, to)


# ---- parts of parts ------------------------------------------------------------------------------


def cut(part: Part, loop: int, first: int, count: int) -> Part:
    """A loop of a box from an iteration on."""

    def moved(w: Affine) -> Affine:
        return w.moved(first * w.steps[loop])

    sizes = (*part.sizes[:loop], count, *part.sizes[loop + 1 :])
    return replace(part, sizes=sizes, at=tuple(map(moved, part.at)), to=tuple(map(moved, part.to)))


def within(part: Part, d: int, low: int, high: int) -> Iterator[Part]:
    """What of a box goes to places from `low` to below `high` along a dimension of the result."""
    first, last = part.to[d].ends(part.sizes)
    if low <= first and last < high:
        yield part
        return
    if last < low or high <= first:
        return
    steps = part.to[d].steps
    loops = [k for k, n in enumerate(part.sizes) if n > 1 and steps[k]]
    if len(loops) > 1:
        k = min(loops, key=lambda k: part.sizes[k])
        for i in range(part.sizes[k]):
            yield from within(cut(part, k, i, 1), d, low, high)
        return
    (k,) = loops
    start = part.to[d].start
    inside = [i for i in range(part.sizes[k]) if low <= start + i * steps[k] < high]
    if inside:
        yield cut(part, k, inside[0], len(inside))


__all__ = ["Affine", "Part", "cut", "moved_part", "parts_of", "within", "word_of"]
