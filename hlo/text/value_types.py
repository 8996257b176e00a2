"""Types that StableHLO text has beside static tensors: `?` dimensions, tuples, tokens, quantised.

They end in the reader: a `?` is a size that its operands give, a tuple or a future is its parts, a
token is an empty tensor (order is a property of the ops), a quantised tensor is its storage with
the numbers that say what it means.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from monograph.hlo.text.attributes import read_type
from monograph.hlo.types import TOKEN, DType, TensorType, dtype_from_mlir, tensor

FUTURE = "!stablehlo.future<"


@dataclass(frozen=True)
class Open:
    """A tensor with sizes that the text leaves open (None)."""

    shape: tuple[int | None, ...]
    dtype: DType

    def __str__(self) -> str:
        sizes = ",".join("?" if n is None else str(n) for n in self.shape)
        return f"{self.dtype.name}[{sizes}]"


@dataclass(frozen=True)
class Tupled:
    """A tuple of values."""

    parts: tuple[Any, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.parts))})"


@dataclass(frozen=True)
class Quantized:
    """A tensor of integers that stand for ``(stored - zero_point) * scale``.

    Attributes:
        tensor: the type that the values stand for (shape and expressed element type).
        storage: the integer element type that holds them.
        low, high: the range of stored integers.
        scales, zero_points: one for all, or one per index along `axis`.
        axis: the dimension that has its own scales; None if there is none.
    """

    tensor: TensorType
    storage: DType
    low: int
    high: int
    scales: tuple[float, ...]
    zero_points: tuple[int, ...]
    axis: int | None

    @property
    def stored(self) -> TensorType:
        """The type of what is held."""
        return self.tensor.with_dtype(self.storage)


@dataclass(frozen=True, eq=False)
class QuantizedValue:
    """A value of a quantised type: what is stored, and what it means."""

    stored: Any
    meaning: Quantized

    @property
    def type(self) -> TensorType:
        """The type of what is stored."""
        found: TensorType = self.stored.type
        return found


ValueType = TensorType | Open | Tupled | Quantized

_OPEN = re.compile(r"tensor<((?:(?:\d+|\?)x)*)([a-zA-Z]\w*(?:<\w+>)?)>")
_QUANTIZED = re.compile(
    r"tensor<((?:\d+x)*)!quant\.uniform<([a-z]\w*)(?:<(-?\d+):(-?\d+)>)?:(\w+)(?::(\d+))?,\s*(.*)>>"
)
_SCALE = re.compile(r"([-+.\deE]+)(?::(-?\d+))?")


@cache
def read_value_type(text: str) -> ValueType:
    """The type that MLIR spells `text`.

    Raises:
        ValueError: if the language has no such type.
    """
    if text == "!stablehlo.token":
        return TOKEN
    if text.startswith(FUTURE):
        return Tupled(tuple(read_value_type(part) for part in _parts(text[len(FUTURE) : -1])))
    if text.startswith("tuple<"):
        return Tupled(tuple(read_value_type(part) for part in _parts(text[6:-1])))
    if "?" in text:
        return _read_open(text)
    if "!quant.uniform" in text:
        return _read_quantized(text)
    return read_type(text)


def _parts(text: str) -> list[str]:
    """`text` split at the commas that no bracket holds."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "<({") - (c in ">)}")
        if c == "," and not depth:
            parts.append(text[start:i].strip())
            start = i + 1
    return [*parts, text[start:].strip()] if text.strip() else []


def _read_open(text: str) -> Open:
    match = _OPEN.fullmatch(text.split(", #stablehlo.bounds")[0].rstrip(">") + ">")
    try:
        assert match is not None
        sizes = tuple(None if n == "?" else int(n) for n in match[1].split("x")[:-1])
        return Open(sizes, dtype_from_mlir(match[2]))
    except (AssertionError, KeyError):
        raise ValueError(f"type {text}") from None


def _read_quantized(text: str) -> Quantized:
    match = _QUANTIZED.fullmatch(text)
    try:
        assert match is not None
        sizes, stored, low, high, expressed, axis, rest = match.groups()
        storage = dtype_from_mlir(stored.replace("u", "ui") if stored[0] == "u" else stored)
        of = tensor(tuple(int(n) for n in sizes.split("x")[:-1]), dtype_from_mlir(expressed))
    except (AssertionError, KeyError):
        raise ValueError(f"type {text}") from None
    found = _SCALE.findall(rest)
    if len(found) != (of.shape[int(axis)] if axis and int(axis) < of.ndim else 1):
        raise ValueError(f"type {text}")
    bits = storage.bits
    least, most = (
        (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if storage.kind == "int" else (0, 2**bits - 1)
    )
    return Quantized(
        of,
        storage,
        int(low) if low else least,
        int(high) if high else most,
        tuple(float(s) for s, _ in found),
        tuple(int(z or 0) for _, z in found),
        int(axis) if axis else None,
    )  # fmt: skip


def flat_types(t: ValueType) -> list[TensorType]:
    """The tensors that a value of the type is made of.

    Raises:
        ValueError: if a size is open.
    """
    if isinstance(t, Tupled):
        return [leaf for part in t.parts for leaf in flat_types(part)]
    if isinstance(t, Quantized):
        return [t.stored]
    if isinstance(t, Open):
        raise ValueError(f"the size of a dimension of {t} is not known")
    return [t]


def flat_values(value: Any) -> list[Any]:
    """The tensors that a value is made of."""
    if isinstance(value, tuple):
        return [leaf for part in value for leaf in flat_values(part)]
    return [value.stored if isinstance(value, QuantizedValue) else value]


def packed(t: ValueType, leaves: Any) -> Any:
    """The value of type `t` made of the next tensors of an iterator."""
    if isinstance(t, Tupled):
        return tuple([packed(part, leaves) for part in t.parts])
    if isinstance(t, Quantized):
        return QuantizedValue(next(leaves), t)
    return next(leaves)


def fits(value: Any, t: ValueType) -> bool:
    """Whether a value is of the type that a text declares."""
    if isinstance(t, Tupled):
        return isinstance(value, tuple) and all(map(fits, value, t.parts))
    if isinstance(t, Quantized):
        return isinstance(value, QuantizedValue) and value.meaning == t
    if isinstance(value, tuple | QuantizedValue):
        return False
    if isinstance(t, Open):
        sizes = value.type.shape
        return (
            value.type.dtype is t.dtype
            and len(sizes) == len(t.shape)
            and all(n is None or n == m for n, m in zip(t.shape, sizes, strict=True))
        )
    return value.type is t
