"""Index expressions: which element of an operand a result's element comes from.

A record of kind ``move`` answers with *pieces* (`Piece`): the element comes from the first piece
whose conditions hold. Fusion composes pieces into the reads of a kernel; the interpreter, batching
and derivatives do not need them. Expressions are kept in a simplified normal form (a constant plus
integer multiples of atoms), so equality is structural.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import gcd

from monograph.hlo.derived import derived


@dataclass(frozen=True, slots=True)
class Dim:
    """The loop variable number `position`, running over ``0 .. size-1``."""

    position: int
    size: int


@dataclass(frozen=True, slots=True)
class Div:
    """`inner` divided by `by`, rounded down (`inner` is never negative)."""

    inner: Index
    by: int


@dataclass(frozen=True, slots=True)
class Mod:
    """`inner` modulo `by`, in ``0 .. by-1`` (`inner` is never negative)."""

    inner: Index
    by: int


@dataclass(frozen=True, slots=True)
class Start:
    """The run-time value of operand number `operand` at index `at`, clamped to ``0 .. limit``.

    In a record `operand` counts the op's operands. In a kernel it counts instructions, and `at`
    holds the loop variables that the value depends on.
    """

    operand: int
    limit: int
    at: tuple[Index, ...] = ()


Atom = Dim | Div | Mod | Start


@dataclass(frozen=True)
class Index:
    """``const + sum(coefficient * atom)``, terms sorted, no zero coefficients."""

    const: int = 0
    terms: tuple[tuple[Atom, int], ...] = ()

    def __str__(self) -> str:
        parts = [f"{_show(a)}" if k == 1 else f"{k}*{_show(a)}" for a, k in self.terms]
        if self.const or not parts:
            parts.append(str(self.const))
        return " + ".join(parts).replace("+ -", "- ")

    def __add__(self, other: Index | int) -> Index:
        if isinstance(other, int):
            return Index(self.const + other, self.terms)
        merged: dict[Atom, int] = dict(self.terms)
        for atom, k in other.terms:
            merged[atom] = merged.get(atom, 0) + k
        if any(type(atom) is Mod for atom in merged):
            return _recombined(self.const + other.const, merged)
        terms = sorted(((a, k) for a, k in merged.items() if k), key=lambda t: repr(t[0]))
        return Index(self.const + other.const, tuple(terms))

    def __mul__(self, k: int) -> Index:
        return Index(self.const * k, tuple((a, c * k) for a, c in self.terms)) if k else Index()

    def __sub__(self, other: Index | int) -> Index:
        return self + (-other if isinstance(other, int) else other * -1)

    @derived
    def bounds(self) -> tuple[int, int]:
        """Smallest and largest value the expression can take (both inclusive)."""
        low = high = self.const
        for atom, k in self.terms:
            a, b = _atom_bounds(atom)
            low += min(k * a, k * b)
            high += max(k * a, k * b)
        return low, high

    @derived
    def starts(self) -> tuple[int, ...]:
        """The operand numbers of all `Start` atoms, those inside Div and Mod too."""
        found: list[int] = []
        for atom, _ in self.terms:
            if isinstance(atom, Start):
                found.append(atom.operand)
            elif isinstance(atom, Div | Mod):
                found.extend(atom.inner.starts)
        return tuple(dict.fromkeys(found))

    def substitute(self, replace: Callable[[Atom], Index | None]) -> Index:
        """Replace atoms (`replace` returns None to keep one), those inside other atoms too."""
        out = Index(self.const)
        for atom, k in self.terms:
            new = replace(atom)
            if new is None and isinstance(atom, Div):
                new = floordiv(atom.inner.substitute(replace), atom.by)
            elif new is None and isinstance(atom, Mod):
                new = modulo(atom.inner.substitute(replace), atom.by)
            elif new is None and isinstance(atom, Start) and atom.at:
                at = tuple(e.substitute(replace) for e in atom.at)
                new = start(atom.operand, atom.limit, at)
            out = out + (Index(0, ((atom, 1),)) if new is None else new) * k
        return out

    def coefficient(self, position: int) -> int | None:
        """The stride along loop `position`; None if the expression is not affine in it."""
        total = 0
        for atom, k in self.terms:
            if isinstance(atom, Dim):
                total += k if atom.position == position else 0
            elif any(e.coefficient(position) != 0 for e in parts_of(atom)):
                return None
        return total


def parts_of(atom: Atom) -> tuple[Index, ...]:
    """The expressions inside an atom."""
    if isinstance(atom, Div | Mod):
        return (atom.inner,)
    return atom.at if isinstance(atom, Start) else ()


def loops_of(index: Iterable[Index]) -> tuple[Dim, ...]:
    """The loop variables that expressions depend on, in order."""
    found: dict[Dim, None] = {}
    stack = list(index)
    while stack:
        for atom, _ in stack.pop().terms:
            if isinstance(atom, Dim):
                found[atom] = None
            stack.extend(parts_of(atom))
    return tuple(sorted(found, key=lambda d: d.position))


def _recombined(const: int, terms: dict[Atom, int]) -> Index:
    """The sum, with ``by * (x // by) + x % by`` put together to ``x`` (a reshape read back)."""
    for atom, k in terms.items():
        if type(atom) is Mod and k:
            whole = floordiv(atom.inner, atom.by)
            if all(terms.get(a, 0) == k * c * atom.by for a, c in whole.terms):
                rest = {a: c for a, c in terms.items() if a is not atom}
                for a, _ in whole.terms:
                    rest.pop(a, None)
                back = atom.inner * k - whole.const * (k * atom.by)
                return Index(const, tuple((a, c) for a, c in rest.items() if c)) + back
    kept = sorted(((a, k) for a, k in terms.items() if k), key=lambda t: repr(t[0]))
    return Index(const, tuple(kept))


def _show(atom: Atom) -> str:
    """``i0``, ``(i0 + 3)//4``, ``(i0 + 3)%4``, ``clamp(%2, 0, 5)``."""
    if isinstance(atom, Dim):
        return f"i{atom.position}"
    if isinstance(atom, Start):
        at = f"[{', '.join(map(str, atom.at))}]" if atom.at else ""
        return f"clamp(%{atom.operand}{at}, 0, {atom.limit})"
    return f"({atom.inner}){'//' if isinstance(atom, Div) else '%'}{atom.by}"


def _atom_bounds(atom: Atom) -> tuple[int, int]:
    if isinstance(atom, Dim):
        return 0, max(atom.size - 1, 0)
    if isinstance(atom, Start):
        return 0, atom.limit
    low, high = atom.inner.bounds
    if isinstance(atom, Div):
        return low // atom.by, high // atom.by
    return (
        (low % atom.by, high % atom.by) if low // atom.by == high // atom.by else (0, atom.by - 1)
    )


def dim(position: int, size: int) -> Index:
    """The loop variable as an expression; a loop of one trip is the constant 0."""
    return Index(0, ((Dim(position, size), 1),)) if size != 1 else Index()


def start(operand: int, limit: int, at: tuple[Index, ...] = ()) -> Index:
    """The clamped value of an operand (of one element of it) as an expression."""
    return Index(0, ((Start(operand, limit, at), 1),)) if limit else Index()


def floordiv(x: Index, by: int) -> Index:
    """``x // by``, with the multiples of `by` taken out and a vanishing remainder dropped.

    What stays inside a `Div` is never negative, so rounding down is the same as truncation.
    """
    if by == 1:
        return x
    whole, rest = _split(x, by)
    if rest.bounds[1] < by:
        return whole
    if rest.const == 0 and len(rest.terms) == 1:
        inner, k = rest.terms[0]
        if k == 1 and isinstance(inner, Div):
            return whole + floordiv(inner.inner, inner.by * by)
    steps, _, unit = _in_steps(rest, by)
    if unit > 1:  # what is below a step never makes a difference
        return whole + floordiv(steps, by // unit)
    return whole + Index(0, ((Div(rest, by), 1),))


def modulo(x: Index, by: int) -> Index:
    """``x % by``, with the multiples of `by` dropped; what stays inside a `Mod` is not negative."""
    if by == 1:
        return Index()
    rest = _split(x, by)[1]
    if rest.bounds[1] < by:
        return rest
    steps, below, unit = _in_steps(rest, by)
    if unit > 1:
        return modulo(steps, by // unit) * unit + below
    return Index(0, ((Mod(rest, by), 1),))


def _in_steps(x: Index, by: int) -> tuple[Index, Index, int]:
    """`x` as ``steps * unit + below`` with `below` in ``0 .. unit-1`` and `unit` a divisor of `by`.

    The largest such unit; 1 if there is none but that.
    """
    for unit in sorted({gcd(k, by) for _, k in x.terms}, reverse=True):
        below = Index(x.const % unit, tuple((a, k) for a, k in x.terms if k % unit))
        low, high = below.bounds
        if unit > 1 and 0 <= low and high < unit:
            terms = tuple((a, k // unit) for a, k in x.terms if k % unit == 0)
            return Index(x.const // unit, terms), below, unit
    return x, Index(), 1


def _split(x: Index, by: int) -> tuple[Index, Index]:
    """`x` as ``whole * by + rest``, where the smallest value of `rest` lies in ``0 .. by-1``."""
    whole = Index(0, tuple((a, k // by) for a, k in x.terms if k % by == 0))
    rest = Index(x.const, tuple((a, k) for a, k in x.terms if k % by))
    shift = rest.bounds[0] // by
    return whole + shift, rest - shift * by


def linear(index: Sequence[Index], shape: Sequence[int]) -> Index:
    """The row-major element offset of `index` in an array of `shape`."""
    offset = Index()
    for i, n in zip(index, shape, strict=True):
        offset = offset * n + i
    return offset


def delinear(offset: Index, shape: Sequence[int]) -> tuple[Index, ...]:
    """The index in an array of `shape` of the element at row-major `offset`."""
    out: list[Index] = []
    step = 1
    for axis in range(len(shape) - 1, -1, -1):
        part = floordiv(offset, step)
        out.append(modulo(part, shape[axis]) if axis else part)
        step *= shape[axis]
    return tuple(reversed(out))


@dataclass(frozen=True)
class Piece:
    """Operand number `operand` at `index`, if ``low <= expression < high`` for all conditions."""

    operand: int
    index: tuple[Index, ...]
    conditions: tuple[tuple[Index, int, int], ...] = ()
