"""What a program of the corpus is made from: a function, its operands, how close is close enough.

Tables of cases (`cases_*.py`) list these; `program.py` turns one into text.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from monograph.hlo.types import DType, dtype

Array = np.ndarray[Any, Any]

BOOL = ("bool",)
INTS = ("i8", "i16", "i32", "i64")
UINTS = ("u8", "u16", "u32", "u64")
NARROW = ("i2", "i4", "u2", "u4")
FP8 = ("f8e3m4", "f8e4m3", "f8e4m3b11fnuz", "f8e4m3fn", "f8e4m3fnuz", "f8e5m2", "f8e5m2fnuz")
SCALES = ("f8e8m0fnu",)
FLOATS = ("bf16", "f16", "f32", "f64")
SINGLES = ("f32", "f64")
COMPLEX = ("c64", "c128")
REALS = INTS + UINTS + FLOATS
NUMBERS = REALS + COMPLEX
ALL = BOOL + NUMBERS
COMMON = ("bool", "i8", "i32", "u32", "bf16", "f16", "f32", "f64", "c64")
MATRICES = SINGLES + COMPLEX  # what LAPACK takes
SMALL = ("f4e2m1fn", "f6e2m3fn", "f6e3m2fn")  # XLA runs none of these
RUN = BOOL + NARROW + INTS + UINTS + FP8 + SCALES + FLOATS + COMPLEX

# Shapes for what works on any: dtypes take turns, so each is met by some of them.
SHAPES: tuple[tuple[int, ...], ...] = (
    (3, 5), (), (7,), (2, 3, 4), (0,), (33,), (1, 1), (4, 0, 2), (2, 1, 3, 2), (17, 3),
)  # fmt: skip


@dataclass(frozen=True)
class Tolerance:
    """How far results of floats may be from XLA's; whatever is not a float must be equal.

    Attributes:
        check: ``expect_eq``, ``expect_close`` or ``expect_almost_eq``.
        amount: units of the last place (close); units of the element type's epsilon, absolute up
            to 1 and relative above (almost).
    """

    check: str
    amount: float = 0.0


EXACT = Tolerance("expect_eq")


def ulps(amount: int) -> Tolerance:
    """For single ops, whose own error is known."""
    return Tolerance("expect_close", amount)


def near(amount: float) -> Tolerance:
    """For sums and chains of ops, where terms cancel."""
    return Tolerance("expect_almost_eq", amount)


@dataclass(frozen=True)
class Operand:
    """An operand: an array with random elements, unless `make` says otherwise.

    Attributes:
        shape: its dimensions.
        low, high: the range of its elements; integers include both.
        dtype: its element type; None is the case's.
        make: ``(rng, shape)`` -> float64 or integer array that is converted to the element type.
    """

    shape: tuple[int, ...]
    low: float = -3.0
    high: float = 3.0
    dtype: str | None = None
    make: Callable[[np.random.Generator, tuple[int, ...]], Array] | None = None

    def value(self, rng: np.random.Generator, default: str) -> Array:
        d = dtype(self.dtype or default)
        if self.make is not None:
            return np.asarray(self.make(rng, self.shape)).astype(d.np)
        return random_array(rng, self.shape, d, self.low, self.high)


def random_array(
    rng: np.random.Generator, shape: tuple[int, ...], d: DType, low: float, high: float
) -> Array:
    """Elements in [low, high], as far as the element type has them."""
    if d.kind == "bool":
        return rng.integers(0, 2, shape).astype(np.bool_)
    if d.is_integer:
        least = 0 if d.kind == "uint" else -(2 ** (d.bits - 1))
        most = 2**d.bits - 1 if d.kind == "uint" else 2 ** (d.bits - 1) - 1
        first = int(np.clip(np.ceil(low), least, most))
        last = int(np.clip(np.floor(high), first, most))
        return rng.integers(first, last, shape, dtype=np.int64, endpoint=True).astype(d.np)
    values = rng.uniform(low, high, shape)
    if d.is_complex:
        values = values + 1j * rng.uniform(low, high, shape)
    return np.asarray(values).astype(d.np)


def x(*shape: int, low: float = -3.0, high: float = 3.0, of: str | None = None) -> Operand:
    """An operand with uniformly random elements."""
    return Operand(shape, low, high, of)


def made(
    make: Callable[[np.random.Generator, tuple[int, ...]], Any], *shape: int, of: str | None = None
) -> Operand:
    """An operand whose elements a function of ``(rng, shape)`` makes."""
    return Operand(shape, dtype=of, make=make)


def given(values: Any, of: str | None = None) -> Operand:
    """An operand with just these elements."""
    held = np.asarray(values)
    return Operand(held.shape, dtype=of, make=lambda rng, shape: held)


@dataclass(frozen=True)
class Body:
    """A program's text, where no function of JAX is lowered to it; see `cases_written.written`."""

    text: str
    results: tuple[str, ...]
    rest: str
    expected: Callable[..., Sequence[Any]] | None


@dataclass(frozen=True)
class Case:
    """One program to be.

    Attributes:
        area: the module that the function is from, and the folder: ``lax``, ``numpy``, ...
        name: of the function; the file's name.
        function: what is lowered, or the text itself.
        operands: what it is given.
        dtype: of the operands that say none.
        tolerance: how close results must be.
        label: what tells this case from others of the same name and dtype.
    """

    area: str
    name: str
    function: Callable[..., Any] | Body
    operands: tuple[Operand, ...]
    dtype: str
    tolerance: Tolerance
    label: str = ""

    @property
    def title(self) -> str:
        return "_".join(filter(None, (self.area, self.name, self.label, self.dtype)))

    @property
    def wide(self) -> bool:
        """Whether it needs 64-bit types."""
        return bool(WIDE & {self.dtype, *(o.dtype for o in self.operands)})

    def arguments(self) -> list[Array]:
        """The arrays, the same each time."""
        rng = np.random.default_rng(zlib.crc32(self.title.encode()))
        return [o.value(rng, self.dtype) for o in self.operands]


WIDE = frozenset({"i64", "u64", "f64", "c128"})
Cases = Iterator[Case]


class Area:
    """Makes cases of one module."""

    def __init__(self, name: str) -> None:
        self.name = name

    def each(
        self,
        name: str,
        function: Callable[..., Any],
        *operands: Operand,
        dtypes: Sequence[str] = ("f32",),
        tolerance: Tolerance = EXACT,
        label: str = "",
    ) -> Cases:
        """The same operands in each of some element types."""
        for d in dtypes:
            yield Case(self.name, name, function, operands, d, tolerance, label)

    def turns(
        self,
        name: str,
        function: Callable[..., Any],
        *operands: Operand,
        dtypes: Sequence[str] = FLOATS,
        tolerance: Tolerance = EXACT,
        label: str = "",
    ) -> Cases:
        """Operands of one shape, another one for each element type."""
        start = zlib.crc32(f"{name}{label}".encode())
        for i, d in enumerate(dtypes):
            shape = SHAPES[(start + i) % len(SHAPES)]
            if not np.prod(shape) and d == "f32":
                shape = (3, 5)
            shaped = tuple(replace(o, shape=shape) for o in operands)
            yield Case(self.name, name, function, shaped, d, tolerance, label)
