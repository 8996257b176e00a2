"""Index expressions as code: uniform, a stride along the lanes, or one index per lane.

Which form an expression takes is decided by the loop that runs in vector lanes. Uniform sums are
built outermost loop first, so that the invariant part of an address leaves the inner loops.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from monograph.backends.cpu.emission.dtypes import Value, register_type
from monograph.backends.cpu.emission.emit import Code, literal, suffix, vector
from monograph.backends.cpu.emission.vectors import lane_numbers, splat_part
from monograph.hlo.index import Atom, Dim, Div, Index, Mod, Start, loops_of

_LIMIT = 1 << 30  # vectors of indices within it are computed in i32, where division is cheap


@dataclass(frozen=True)
class Form:
    """`base` (i64) plus `stride` per lane; with a `type`, `base` is a vector of such integers."""

    base: str
    stride: int = 0
    type: str = ""


class Indices:
    """Code for index expressions at one point of a loop nest.

    Args:
        code: the function.
        variables: loop number -> its i64 operand.
        vector_loop: the loop that runs in lanes, None for scalar code.
        lanes: how many.
        value: the value of instruction number n, for `Start` atoms.
    """

    def __init__(
        self,
        code: Code,
        variables: dict[int, str],
        vector_loop: int | None,
        lanes: int,
        value: Callable[[int], Value],
    ) -> None:
        self.code = code
        self.variables = variables
        self.vector_loop = vector_loop if lanes > 1 else None
        self.lanes = lanes
        self.value = value

    def form(self, index: Index) -> Form:
        """The simplest form of the expression."""
        stride = self.stride(index)
        if stride is not None:
            return Form(self.scalar(index), stride)
        scalar = "i32" if _fits(index) else "i64"
        return Form(self.vector(index, scalar), 0, scalar)

    def stride(self, index: Index) -> int | None:
        """Elements per lane; None if lanes differ in another way."""
        if self.lanes == 1:
            return 0
        if any(self.value(n).lanes > 1 for n in index.starts):
            return None
        return 0 if self.vector_loop is None else index.coefficient(self.vector_loop)

    def same(self, atom: Atom) -> bool:
        """Whether an atom is the same in all lanes."""
        return self.stride(Index(0, ((atom, 1),))) == 0

    def scalar(self, index: Index) -> str:
        """The expression at lane 0, as i64."""
        terms = sorted(index.terms, key=_nesting)
        total = "0"
        for atom, k in terms:
            x = self._scalar_atom(atom)
            if k != 1:
                x = _fold("mul", x, k) or self.code.op(f"mul i64 {x}, {k}")
            total = x if total == "0" else self.code.op(f"add i64 {total}, {x}")
        if index.const == 0:
            return total
        return str(index.const) if total == "0" else self.code.op(f"add i64 {total}, {index.const}")

    def _scalar_atom(self, atom: Atom) -> str:
        if isinstance(atom, Dim):
            return self.variables[atom.position]
        if isinstance(atom, Start):
            return self._clamped(self.value(atom.operand), atom.limit, "i64")
        name = "udiv" if isinstance(atom, Div) else "urem"
        return self.code.op(f"{name} i64 {self.scalar(atom.inner)}, {atom.by}")

    def vector(self, index: Index, scalar: str) -> str:
        """The expression in every lane, as a vector of `scalar` integers."""
        t = vector(scalar, self.lanes)
        total = ""
        for atom, k in sorted(index.terms, key=_nesting):
            x = self._vector_atom(atom, scalar)
            if k != 1:
                x = self.code.op(f"mul {t} {x}, {literal(k, scalar, self.lanes)}")
            total = self.code.op(f"add {t} {total}, {x}") if total else x
        if index.const or not total:
            k_text = literal(index.const, scalar, self.lanes)
            total = self.code.op(f"add {t} {total}, {k_text}") if total else k_text
        return total

    def _vector_atom(self, atom: Atom, scalar: str) -> str:
        t = vector(scalar, self.lanes)
        if isinstance(atom, Dim):
            base = self._narrow(self.variables[atom.position], scalar)
            spread = splat_part(self.code, scalar, base, self.lanes)
            if atom.position != self.vector_loop:
                return spread
            return self.code.op(f"add {t} {spread}, {lane_numbers(scalar, self.lanes)}")
        if isinstance(atom, Start):
            v = self.value(atom.operand)
            if v.lanes > 1:
                return self._clamped(v, atom.limit, scalar)
            base = self._narrow(self._clamped(v, atom.limit, "i64"), scalar)
            return splat_part(self.code, scalar, base, self.lanes)
        name = "udiv" if isinstance(atom, Div) else "urem"
        by = literal(atom.by, scalar, self.lanes)
        return self.code.op(f"{name} {t} {self.vector(atom.inner, scalar)}, {by}")

    def _narrow(self, x: str, scalar: str) -> str:
        if scalar == "i64" or not x.startswith("%"):
            return x
        return self.code.op(f"trunc i64 {x} to {scalar}")

    def _clamped(self, v: Value, limit: int, scalar: str) -> str:
        """An integer value within ``0 .. limit`` as `scalar`, which holds the limit."""
        x, signed, held = v.only, v.dtype.kind == "int", register_type(v.dtype)
        wide = max(held, scalar, key=_bits)
        if _bits(held) < _bits(wide):
            t = vector(wide, v.lanes)
            x = self.code.op(f"{'sext' if signed else 'zext'} {v.type} {x} to {t}")
        if signed:
            x = self._extreme("smax", wide, x, 0, v.lanes)
        x = self._extreme("smin" if signed else "umin", wide, x, limit, v.lanes)
        if _bits(scalar) < _bits(wide):
            t = vector(wide, v.lanes)
            x = self.code.op(f"trunc {t} {x} to {vector(scalar, v.lanes)}")
        return x

    def _extreme(self, name: str, scalar: str, x: str, bound: int, lanes: int) -> str:
        t, short = vector(scalar, lanes), suffix(scalar, lanes)
        f = self.code.module.declare(f"llvm.{name}.{short}", f"{t} @llvm.{name}.{short}({t}, {t})")
        return self.code.op(f"call {t} @{f}({t} {x}, {t} {literal(bound, scalar, lanes)})")


def _bits(scalar: str) -> int:
    return int(scalar[1:])


def _fold(name: str, x: str, k: int) -> str | None:
    return None if x.startswith("%") else str(int(x) * k)


def _nesting(term: tuple[Atom, int]) -> tuple[int, int]:
    """What varies in outer loops first: partial sums are invariant in inner loops."""
    atom = term[0]
    return _position(atom), atom.operand if isinstance(atom, Start) else 0


def _position(atom: Atom) -> int:
    """The innermost loop that an atom varies with; -1 if there is none."""
    loops = loops_of((Index(0, ((atom, 1),)),))
    return loops[-1].position if loops else -1


def _fits(index: Index) -> bool:
    """Whether every part of the expression stays far inside i32."""
    low, high = index.bounds
    if low < -_LIMIT or high > _LIMIT:
        return False
    reach = abs(index.const)
    for atom, k in index.terms:
        if isinstance(atom, Div | Mod) and (atom.by > _LIMIT or not _fits(atom.inner)):
            return False
        a, b = Index(0, ((atom, 1),)).bounds
        reach += max(abs(a), abs(b), 1) * abs(k)
    return reach <= _LIMIT
