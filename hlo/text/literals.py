"""Array literals of StableHLO text: ``dense<...>``, both ways, exact to the bit.

The printer calls `write_array`; the reader hands `read_array` what stands between ``dense<`` and
its closing ``>``. Non-finite floats are written as the hexadecimal number of their bits and
long arrays as one hexadecimal string of their bytes: NaN payloads, signed zeros, fp8 are kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph.hlo.types import DType, TensorType, real_dtype

Array = np.ndarray[Any, Any]

LISTED = 16  # arrays of up to this many elements are written as a list of numbers

_BITS: dict[int, Any] = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


def write_array(value: Array, t: TensorType) -> str:
    """The literal of a constant.

    Args:
        value: an array of type `t`, or a 0-d one that is splat over it.
        t: the constant's type.

    Returns:
        Text such as ``dense<[1.0, 2.0]>``, without the type.
    """
    if t.size == 0:
        return "dense<>"
    d = t.dtype
    flat = np.ascontiguousarray(value).reshape(-1)
    if value.ndim == 0 or _is_uniform(flat):
        return f"dense<{_writer(d)(flat[0])}>"
    if t.size > LISTED:
        return f'dense<"0x{_packed(flat, d).tobytes().hex().upper()}">'
    write = _writer(d)
    return f"dense<{_nested([write(x) for x in flat], t.shape)}>"


def write_float(x: Any, d: DType) -> str:
    """One float: its shortest decimal that reads back the same, or its bits in hexadecimal."""
    number = float(x)
    if not np.isfinite(number):
        scalar = np.asarray(x, d.np)
        return f"0x{int(scalar.view(_BITS[d.itemsize])):0{2 * d.itemsize}X}"
    text = str(x) if d.name == "f32" else repr(number)
    if d.name == "f32" and (np.float32(float(text)) != x or "." not in text + "e"):
        text = repr(number)
    if "e" in text:
        mantissa, exponent = text.split("e")
        return f"{mantissa if '.' in mantissa else mantissa + '.0'}e{exponent}"
    return text if "." in text else text + ".0"


def _writer(d: DType) -> Callable[[Any], str]:
    if d.kind == "bool":
        return lambda x: "true" if x else "false"
    if d.is_integer:
        return lambda x: str(int(x))
    if d.is_complex:
        part = real_dtype(d)
        return lambda x: f"({write_float(x.real, part)},{write_float(x.imag, part)})"
    return lambda x: write_float(x, d)


def _is_uniform(flat: Array) -> bool:
    """Whether all elements have the same bits (the reader makes such an array a splat)."""
    raw = flat.view(np.uint8).reshape(flat.size, -1)
    return bool((raw[-1] == raw[0]).all() and (raw == raw[0]).all())


def _packed(flat: Array, d: DType) -> Array:
    """The array as MLIR stores it: integers below 8 bits in the low bits of a byte."""
    if d.bits < 8 and d.is_integer:
        return flat.astype(np.int8).view(np.uint8) & np.uint8(2**d.bits - 1)
    return flat


def _nested(items: list[str], shape: tuple[int, ...]) -> str:
    for n in reversed(shape):
        items = [f"[{', '.join(items[i : i + n])}]" for i in range(0, len(items), n)]
    return items[0]


# ---- reading -----------------------------------------------------------------------------------

_NUMBER = re.compile(r"true|false|0x[0-9A-Fa-f]+|-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?")


def read_array(literal: str, t: TensorType) -> Array:
    """The value of a literal as MLIR prints it: 0-d for a splat, else of `t`'s shape."""
    d = t.dtype
    if t.size == 0:
        return np.zeros(t.shape, d.np)
    if literal.startswith('"0x'):
        return _unpacked(bytes.fromhex(literal[3:-1]), d).reshape(t.shape)
    numbers = _NUMBER.findall(literal)
    splat = not literal.startswith("[")
    part = real_dtype(d)
    values = np.array([_read_number(x, part) for x in numbers], part.np)
    if d.is_complex:
        values = values.view(d.np)
    return values.reshape(() if splat else t.shape)


def read_resource(module: str, name: str, t: TensorType) -> Array:
    """The value of a ``dense_resource<name>``, whose bytes stand at the end of the module's text.

    Raises:
        ValueError: if the text has no such resource, or too few bytes of it.
    """
    key = re.escape(name.strip('"'))
    found = re.search(rf'"?{key}"?\s*:\s*"0x([0-9A-Fa-f]*)"', module[module.rfind("{-#") :])
    if found is None:
        raise ValueError(f"the text holds no resource {name}")
    raw = bytes.fromhex(found[1])[4:]  # after the alignment
    values = _unpacked(raw, t.dtype) if t.dtype.kind != "bool" else np.frombuffer(raw, np.bool_)
    if values.size != t.size:
        raise ValueError(f"resource {name} holds {values.size} elements of {t}")
    return values.reshape(t.shape)


def _read_number(text: str, d: DType) -> Any:
    if d.kind == "bool":
        return text == "true"
    if d.is_integer:
        return np.array(int(text, 0)).astype(d.np)[()]
    if text.startswith("0x"):
        return np.array(int(text, 16), _BITS[d.itemsize]).view(d.np)[()]
    return d.np.type(float(text))


def _unpacked(raw: bytes, d: DType) -> Array:
    if d.bits < 8 and d.is_integer:
        low = np.frombuffer(raw, np.uint8) & np.uint8(2**d.bits - 1)
        if d.kind == "int":  # sign-extend
            shift = 8 - d.bits
            return ((low << shift).view(np.int8) >> shift).astype(d.np)
        return low.astype(d.np)
    return np.frombuffer(raw, d.np)
