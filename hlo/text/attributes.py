"""Attributes of StableHLO text: how each kind is written, and read back from MLIR's objects.

A record lists its attributes in `Mlir.attrs` as (our name, MLIR's name, kind) with a kind of
`KINDS`. One that is not listed either shows in the result types (`DERIVED`) or is written, where
it differs from its default, as an extra attribute of the op, which other readers ignore.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.text.literals import write_float
from monograph.hlo.types import DTYPES, F64, DType, TensorType, dtype_from_mlir, tensor


@dataclass(frozen=True)
class AttrKind:
    """How one kind of attribute is written; and read from MLIR's attribute object.

    `write` returns None for a value that is left out.
    """

    write: Callable[[Any], str | None]
    read: Callable[[Any], Any]


def quoted(text: str) -> str:
    """A string literal of MLIR."""
    out = []
    for byte in text.encode():
        plain = 32 <= byte < 127 and byte not in (34, 92)
        out.append(chr(byte) if plain else f"\\{byte:02X}")
    return '"' + "".join(out) + '"'


def symbol(name: str) -> str:
    """A symbol reference: ``@name``, quoted where it has to be."""
    return f"@{name}" if re.fullmatch(r"[A-Za-z_][\w$.]*", name, re.ASCII) else f"@{quoted(name)}"


def integers(values: Any) -> str:
    """``1, 2``."""
    return ", ".join([str(int(v)) for v in values])


def _array(values: Any) -> str:
    return f"array<i64: {integers(values)}>" if len(values) else "array<i64>"


def _enum(family: str) -> AttrKind:
    def write(value: Any) -> str | None:
        return f"#stablehlo<{family} {value}>" if value else None

    return AttrKind(write, enum_name)


def enum_name(attr: Any) -> str:
    """``LT`` of ``#stablehlo<comparison_direction LT>``."""
    return str(attr).rstrip(">").split()[-1]


def _read_compare_type(attr: Any) -> str:
    name = enum_name(attr)
    return name if name == "TOTALORDER" else ""  # the others follow from the element type


def _write_pairs(rows: Any) -> str | None:
    """The (low, high) of each dimension."""
    if not rows:
        return None
    return f"dense<{[list(map(int, row)) for row in rows]}> : tensor<{len(rows)}x2xi64>"


def _read_pairs(attr: Any) -> tuple[tuple[int, int], ...]:
    rows = int(str(attr.type).removeprefix("tensor<").split("x")[0])
    values = [int(n) for n in attr] if not attr.is_splat else [int(attr.get_splat_value().value)]
    flat = values * (2 * rows) if attr.is_splat else values
    return tuple((flat[2 * i], flat[2 * i + 1]) for i in range(rows))


def _write_groups(rows: Any) -> str:
    """Groups of processes, the shorter ones padded with -1."""
    width = max(map(len, rows), default=0)
    padded = [[*map(int, row), *[-1] * (width - len(row))] for row in rows]
    held = padded if padded and width else ""
    return f"dense<{held}> : tensor<{len(rows)}x{width}xi64>"


def _read_groups(attr: Any) -> tuple[tuple[int, ...], ...]:
    if "tensor<" not in str(attr.type):
        raise ValueError(f"groups {attr} are not in the language")
    sizes = str(attr.type).removeprefix("tensor<").split("x")[:-1]
    rows = np.array(attr).reshape([int(n) for n in sizes])
    return tuple(tuple(int(i) for i in row if i >= 0) for row in rows)


def _write_channel(value: tuple[int, int]) -> str:
    return f"#stablehlo.channel_handle<handle = {value[0]}, type = {value[1]}>"


def _read_channel(attr: Any) -> tuple[int, int]:
    handle, kind = re.findall(r"= (-?\d+)", str(attr))
    return int(handle), int(kind)


_CONV = (("b", "f"), ("o", "i"), ("b", "f"))  # the first two of (batch, feature, spatial ...)


def _write_conv_dims(specs: Any) -> str:
    rows = []
    for spec, (first, second) in zip(specs, _CONV, strict=True):
        names = {spec[0]: first, spec[1]: second, **{d: str(i) for i, d in enumerate(spec[2:])}}
        rows.append("[" + ", ".join(names[i] for i in range(len(spec))) + "]")
    return f"#stablehlo.conv<{rows[0]}x{rows[1]}->{rows[2]}>"


def _read_conv_dims(attr: Any) -> tuple[tuple[int, ...], ...]:
    found = re.fullmatch(r"#stablehlo\.conv<\[(.*)\]x\[(.*)\]->\[(.*)\]>", str(attr))
    if found is None:
        raise ValueError(f"dimension numbers {attr} are not in the language")
    specs = []
    for text, pair in zip(found.groups(), _CONV, strict=True):
        names = text.split(", ")
        order = [*pair, *(str(i) for i in range(len(names) - 2))]
        specs.append(tuple(names.index(name) for name in order))
    return tuple(specs)


def _write_precisions(value: str) -> str | None:
    one = f"#stablehlo<precision {value.upper()}>"
    return None if value == "default" else f"[{one}, {one}]"


def _read_precisions(attr: Any) -> str:
    both = {enum_name(p).lower() for p in attr}
    return next((p for p in ("highest", "high") if p in both), "default")


KINDS: dict[str, AttrKind] = {
    "i64s": AttrKind(_array, lambda a: tuple(int(i) for i in a)),
    "ones": AttrKind(  # left out where it is 1 for every dimension
        lambda v: _array(v) if v else None, lambda a: tuple(int(i) for i in a)
    ),
    "i64": AttrKind(lambda v: f"{int(v)} : i64", lambda a: int(a.value)),
    "i32": AttrKind(lambda v: f"{int(v)} : i32", lambda a: int(a.value)),
    "bool": AttrKind(lambda v: "true" if v else "false", lambda a: bool(a.value)),
    "str": AttrKind(quoted, lambda a: str(a.value)),
    "comparison": _enum("comparison_direction"),
    "compare_type": AttrKind(_enum("comparison_type").write, _read_compare_type),
    "fft_type": _enum("fft_type"),
    "rng_algorithm": _enum("rng_algorithm"),
    "rng_distribution": _enum("rng_distribution"),
    "transpose": _enum("transpose"),
    "i1s": AttrKind(
        lambda v: f"array<i1: {', '.join('true' if x else 'false' for x in v)}>" if v else None,
        lambda a: tuple(bool(x) for x in a),
    ),
    "f32": AttrKind(lambda v: f"{write_float(v, F64)} : f32", lambda a: float(a.value)),
    "pairs": AttrKind(_write_pairs, _read_pairs),
    "conv_dims": AttrKind(_write_conv_dims, _read_conv_dims),
    "precisions": AttrKind(_write_precisions, _read_precisions),
    "groups": AttrKind(_write_groups, _read_groups),
    "channel": AttrKind(lambda v: _write_channel(v) if any(v) else None, _read_channel),
    "endpoint": AttrKind(lambda v: _write_channel(v), _read_channel),
    "unit": AttrKind(lambda v: "unit" if v else None, lambda a: True),
    "any": AttrKind(lambda v: write_any(v), lambda a: read_any(a)),
}


# ---- attributes of any type: composites and extras ---------------------------------------------


def write_any(value: Any) -> str | None:
    """A Python value as an attribute; None where it has no spelling (a graph, a callable)."""
    if value is None:
        return "unit"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return f"{value} : i64" if -(2**63) <= value < 2**63 else None
    if isinstance(value, float):
        return f"{write_float(value, F64)} : f64"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, DType | TensorType):
        return value.mlir
    if isinstance(value, tuple):
        parts = [write_any(v) for v in value]
        return None if None in parts else f"[{', '.join(p for p in parts if p)}]"
    return None


def read_any(attr: Any) -> Any:
    """The Python value of an attribute that `write_any` wrote.

    Raises:
        ValueError: if it is of another kind.
    """
    kind = type(attr).__name__
    if kind in ("BoolAttr", "IntegerAttr", "FloatAttr", "StringAttr"):
        return attr.value
    if kind == "UnitAttr":
        return None
    if kind == "TypeAttr":
        return read_type_name(str(attr))
    if kind == "ArrayAttr":
        return tuple(read_any(a) for a in attr)
    if kind.startswith("Dense") and kind.endswith("ArrayAttr"):
        return tuple(attr)
    raise ValueError(f"an attribute of kind {kind}")


LARGEST = 2**47  # bytes that a process can address
_TENSOR = re.compile(r"tensor<((?:\d+x)*)([a-zA-Z]\w*(?:<\w+>)?)>")


def read_type(text: str) -> TensorType:
    """The tensor type that MLIR spells `text`.

    Raises:
        ValueError: if the language has no such type.
    """
    match = _TENSOR.fullmatch(text)
    if match is not None:
        dims, element = match.groups()
        try:
            found = tensor(tuple(int(n) for n in dims.split("x")[:-1]), dtype_from_mlir(element))
        except (KeyError, ValueError):
            raise ValueError(f"type {text}") from None
        if found.nbytes > LARGEST:
            raise ValueError(f"type {text}, which no memory can hold,")
        return found
    raise ValueError(f"type {text}")


def read_type_name(text: str) -> DType | TensorType:
    """An element type or a tensor type."""
    found = next((d for d in DTYPES.values() if d.mlir == text), None)
    return read_type(text) if found is None else found


# ---- attributes that show in the result types --------------------------------------------------

Types = tuple[TensorType, ...]

# Our attribute -> what it is, given the types of the results.
DERIVED: dict[str, Callable[[Types], Any]] = {
    "shape": lambda types: types[0].shape,
    "dtype": lambda types: types[0].dtype,
    "type": lambda types: types[0],
    "types": lambda types: types,
    "weak": lambda types: False,
}


# These show in the types of operands and results together: their ops have readers of their own.
SHOWN = frozenset({"group_size"})


def extras(op: OpDef, attrs: Attrs) -> dict[str, str]:
    """The attributes that have no place in StableHLO and differ from their default, written."""
    assert op.mlir is not None
    listed = {ours for ours, _, _ in op.mlir.attrs}
    out: dict[str, str] = {}
    for name, value in attrs.items():
        default = name in op.defaults and op.defaults[name] == value
        shown = name in listed or name in DERIVED or name in SHOWN
        text = None if default or shown else write_any(value)
        if text is not None:
            out[name] = text
    return out
