"""THE table of this compiler: from an op's record to the instruction that computes it on registers.

Its rows for ops that are tasks of their own are in `emitters`, which knows all makers of specs.
An op that is in neither, or not on its element type, has no code of its own: `modelled` counts what
it takes, and its values come from its record.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.isa.spec import TABLE
from monograph.backends.tpu.isa.transcendental import FUNCTIONS
from monograph.backends.tpu.windowed import ordered_windows
from monograph.hlo import ops
from monograph.hlo.graph import Node
from monograph.hlo.ops.cumulative import RUNNING
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import DTYPES

STEMS: dict[OpDef, str] = {
    ops.add: "vadd", ops.subtract: "vsub", ops.multiply: "vmul", ops.maximum: "vmax",
    ops.minimum: "vmin", ops.negate: "vneg", ops.abs: "vabs", ops.sign: "vsign",
    ops.clamp: "vclamp", ops.fused_multiply_add: "vfma", ops.floor: "vfloor", ops.ceil: "vceil",
    ops.round_nearest_even: "vround", ops.round_nearest_afz: "vrounda",
    ops.shift_left: "vshl", ops.shift_right_arithmetic: "vshra",
    ops.shift_right_logical: "vshrl", ops.popcnt: "vpopcnt", ops.count_leading_zeros: "vclz",
    ops.is_finite: "vfinite",
    **{op: name for name, (op, _) in FUNCTIONS.items()},
}  # fmt: skip
_BITS: dict[OpDef, str] = {ops.and_: "and", ops.or_: "or", ops.xor: "xor", ops.not_: "not"}
WHOLE = frozenset({*RUNNING.values(), ops.top_k})  # calls that keep their own semantics
_WINDOWS = frozenset({ops.reduce_window})  # folds that are those of other ops
WIDE = {"f32": "f32", "bf16": "f32", "f16": "f32", "i32": "i32", "i16": "i32", "i8": "i32",
        "u32": "u32", "u16": "u32", "u8": "u32"}  # fmt: skip
LIMITS = {
    "i16": ("-32768.0", "32767.0"),
    "u16": ("0.0", "65535.0"),
    "i8": ("-128.0", "127.0"),
    "u8": ("0.0", "255.0"),
}  # where floats are cut off that become narrow whole numbers
EXPANDED = frozenset({ops.select_and_scatter})  # what their expansions say
BITS = "0x"  # before a number that is given by its bits
FOLDS = {ops.add: "add", ops.multiply: "mul", ops.maximum: "max", ops.minimum: "min"}


def whole(node: Node) -> bool:
    """Whether an op is a task of its own, with the semantics of its record."""
    op = node.op
    if op in _WINDOWS:
        return ordered_windows(node.attrs, node.ins[0].type.dtype)
    return op in WHOLE or (op.kind == "opaque" and op.ref is not None and op not in EXPANDED)


def stem_of(op: OpDef, attrs: Attrs, types: tuple[str, ...]) -> str:
    """The instruction for an op on operands of these element types, without its type.

    Raises:
        NoCode: if there is none.

    >>> stem_of(ops.add, {}, ("f32", "f32")), stem_of(ops.and_, {}, ("bool", "bool"))
    ('vadd', 'mand')
    """
    if op in _BITS:
        return ("m" if types[0] == "bool" else "v") + _BITS[op]
    if op is ops.select and types[0] == "bool":
        return "vselect"
    if op is ops.compare and attrs.get("compare_type", "") != "TOTALORDER":
        return checked(f"vcmp.{attrs['comparison_direction'].lower()}", types[0])
    if op in STEMS:
        return checked(STEMS[op], types[-1])
    raise NoCode(f"no instruction computes {op.name}")


def checked(stem: str, dtype: str) -> str:
    """The stem, if there is such an instruction on a type."""
    if f"{stem}.{dtype}" not in TABLE:
        raise NoCode(f"no instruction computes {stem[1:]} of {dtype}")
    return stem


def number(code: Straight, text: str, dtype: str) -> Value:
    """A register with a number in every element.

    Args:
        code: where the instruction goes.
        text: of the number, as `text_of` gives it.
        dtype: the element type.
    """
    d = DTYPES[dtype]
    if d.is_float and not text.startswith(BITS):
        return code(f"vset.{dtype}", float(text))
    if d.is_float:
        word = int(text, 16)
    else:
        word = int(np.array(int(text)).astype(d.np).view(f"u{d.itemsize}"))
    for bits in (8, 16):  # narrow elements, next to each other
        if d.itemsize * 8 <= bits:
            word |= word << bits
    return code("vsplat", word if word < 1 << 31 else word - (1 << 32))


def text_of(value: Any, dtype: str) -> str:
    """A scalar constant as text that `number` reads back exactly: of a NaN its bits.

    >>> text_of(0.1, "f32"), text_of(np.float32(-np.nan), "f32")
    ('0.1', '0xffc00000')
    """
    d = DTYPES[dtype]
    if dtype == "bool":
        raise NoCode("a truth value that is a constant")
    if d.is_float and np.isnan(float(value)):
        return hex(np.asarray(value).astype(d.np).reshape(1).view(f"u{d.itemsize}").item())
    return repr(float(value)) if d.is_float else str(int(value))


__all__ = [
    "BITS", "FOLDS", "LIMITS", "STEMS", "WHOLE", "WIDE", "checked", "number", "stem_of",
    "text_of", "whole",
]  # fmt: skip
