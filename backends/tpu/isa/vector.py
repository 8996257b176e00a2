"""The vector unit: arithmetic on registers, element by element; comparisons, masks, conversions.

What an instruction computes is what the record of the op computes (`monograph.hlo.ops`): its
NumPy semantics, applied to the packed elements of the registers. There is no second statement.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.isa.spec import instruction
from monograph.backends.tpu.isa.words import (
    NATIVE,
    from_rows,
    mask_words,
    packing,
    rows_of,
    spread,
    typed,
    words,
)
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import DTYPES, DType

INTEGERS = tuple(t for t in NATIVE if not DTYPES[t].is_float)
FLOATS = tuple(t for t in NATIVE if DTYPES[t].is_float)
STORED = tuple(d.name for d in DTYPES.values() if d.itemsize < 4 and d.kind != "complex")


def latency(chip: Chip) -> int:
    return chip.vpu_latency


def by_record(op: OpDef, name: str, **attrs: Any) -> Callable[..., Any]:
    """The meaning of an instruction from an op's record, on packed elements of a type."""
    ref = op.ref
    assert ref is not None
    if len(op.operands) == 1:
        return lambda core, x: words(ref(attrs, typed(x, name)))
    if len(op.operands) == 2:
        return lambda core, x, y: words(ref(attrs, typed(x, name), typed(y, name)))
    return lambda core, *xs: words(ref(attrs, *[typed(x, name) for x in xs]))


# name -> record, element types, what it is
_ARITHMETIC: dict[str, tuple[OpDef, tuple[str, ...], str]] = {
    "vadd": (ops.add, NATIVE, "a + b"),
    "vsub": (ops.subtract, NATIVE, "a - b"),
    "vmul": (ops.multiply, NATIVE, "a * b"),
    "vmax": (ops.maximum, NATIVE, "the larger; NaN if one is"),
    "vmin": (ops.minimum, NATIVE, "the smaller; NaN if one is"),
    "vneg": (ops.negate, NATIVE, "-a"),
    "vabs": (ops.abs, tuple(t for t in NATIVE if t[0] != "u"), "|a|"),
    "vsign": (ops.sign, NATIVE, "-1, 0, 1; NaN stays"),
    "vclamp": (ops.clamp, NATIVE, "b between a and c"),
    "vfma": (ops.fused_multiply_add, ("f32",), "a * b + c, rounded once"),
    "vfloor": (ops.floor, FLOATS, "rounded down"),
    "vceil": (ops.ceil, FLOATS, "rounded up"),
    "vround": (ops.round_nearest_even, FLOATS, "rounded, ties to even"),
    "vrounda": (ops.round_nearest_afz, FLOATS, "rounded, ties away from zero"),
    "vshl": (ops.shift_left, INTEGERS, "a << b"),
    "vshra": (ops.shift_right_arithmetic, INTEGERS, "a >> b with the sign"),
    "vshrl": (ops.shift_right_logical, INTEGERS, "a >> b with zeros"),
    "vpopcnt": (ops.popcnt, INTEGERS, "how many bits are set"),
    "vclz": (ops.count_leading_zeros, INTEGERS, "how many leading bits are zero"),
}
for _name, (_op, _types, _doc) in _ARITHMETIC.items():
    for _type in _types:
        _ins = " ".join(f"v:{'abc'[i]}" for i in range(len(_op.operands)))
        instruction(f"{_name}.{_type}", "alu", f"V:d {_ins}", by_record(_op, _type),
                    latency=latency, doc=_doc)  # fmt: skip

# ---- bits, copies, constants: of words, whatever they hold -------------------------------------

for _name, _bits in (("and", np.bitwise_and), ("or", np.bitwise_or), ("xor", np.bitwise_xor)):
    instruction(f"v{_name}", "alu", "V:d v:a v:b",
                lambda core, x, y, f=_bits: f(words(x), words(y)),
                latency=latency, doc=f"a {_name} b, bit by bit")  # fmt: skip
    instruction(f"m{_name}", "alu", "M:d m:a m:b", lambda core, x, y, f=_bits: f(x, y),
                latency=latency, doc=f"masks: a {_name} b")  # fmt: skip
instruction("vnot", "alu", "V:d v:a", lambda core, x: ~words(x), latency=latency,
            doc="every bit turned")  # fmt: skip
instruction("mnot", "alu", "M:d m:a", lambda core, x: ~x, latency=latency, doc="the other mask")
instruction("vmov", "alu", "V:d v:a", lambda core, x: x, latency=latency, doc="d = a")
instruction("vselect", "alu", "V:d m:c v:a v:b",
            lambda core, c, x, y: (words(x) & c) | (words(y) & ~c), latency=latency,
            doc="a where the mask is on, else b; any element type")  # fmt: skip


def _splat(core: Any, x: Any) -> Any:
    word = spread(np.asarray(x).astype(np.int32), 2) if isinstance(x, np.ndarray) else np.int32(x)
    shape = (*np.shape(x), core.chip.sublanes, core.chip.lanes)
    return np.broadcast_to(word, shape).copy().view(np.uint32)


def _constant(name: str) -> Callable[..., Any]:
    kind = DTYPES[name].np
    return lambda core, x: words(
        np.full((core.chip.sublanes, core.chip.lanes * packing(name)), x, kind)
    )


instruction("vsplat", "alu", "V:d s:a", _splat, latency=latency, doc="a scalar in every word")
for _type in FLOATS:
    instruction(f"vset.{_type}", "alu", "V:d float:a", _constant(_type), latency=latency,
                doc="a number in every element")  # fmt: skip
instruction("vlane", "alu", "V:d", lambda core: core.lanes_iota, latency=latency,
            doc="i32: each element's lane")  # fmt: skip
instruction("vsublane", "alu", "V:d", lambda core: core.sublanes_iota, latency=latency,
            doc="i32: each element's sublane")  # fmt: skip


# ---- comparisons and masks -----------------------------------------------------------------------


def _comparison(name: str, direction: str) -> Callable[..., Any]:
    ref = ops.compare.ref
    assert ref is not None
    attrs = {"comparison_direction": direction, "compare_type": ""}
    return lambda core, x, y: mask_words(ref(attrs, typed(x, name), typed(y, name)), name)


for _direction in ("eq", "ne", "lt", "le", "gt", "ge"):
    for _type in NATIVE:
        instruction(f"vcmp.{_direction}.{_type}", "alu", "M:d v:a v:b",
                    _comparison(_type, _direction.upper()), latency=latency,
                    doc="mask: where it is so")  # fmt: skip
for _type in FLOATS:
    instruction(f"vfinite.{_type}", "alu", "M:d v:a",
                lambda core, x, t=_type: mask_words(np.isfinite(typed(x, t)), t),
                latency=latency, doc="mask: neither infinite nor NaN")  # fmt: skip


def _between(iota: str) -> Callable[..., Any]:
    def run(core: Any, low: Any, high: Any) -> Any:
        ids = getattr(core, iota).view(np.int32)
        return mask_words((ids >= spread(low, 2)) & (ids < spread(high, 2)), "i32")

    return run


instruction("mlanes", "alu", "M:d s:low s:high", _between("lanes_iota"), latency=latency,
            doc="mask: lanes from low to below high")  # fmt: skip
instruction("msublanes", "alu", "M:d s:low s:high", _between("sublanes_iota"), latency=latency,
            doc="mask: sublanes from low to below high")  # fmt: skip
instruction("mwords", "alu", "M:d v:a", lambda core, x: mask_words(words(x) != 0, "i32"),
            latency=latency, doc="mask: words that are not 0")  # fmt: skip
instruction("vmask", "alu", "V:d m:a", lambda core, x: x, latency=latency,
            doc="a mask as words of ones and zeros")  # fmt: skip

# ---- conversions ---------------------------------------------------------------------------------


def _converted(x: Any, to: DType) -> Any:
    ref = ops.convert.ref
    assert ref is not None
    return ref({"dtype": to, "weak": False}, x)


for _from in ("f32", "i32", "u32"):
    for _to in ("f32", "i32", "u32"):
        if _from != _to and "f32" in (_from, _to):
            instruction(f"vcvt.{_to}.{_from}", "alu", "V:d v:a",
                        lambda core, x, f=_from, t=_to: words(_converted(typed(x, f), DTYPES[t])),
                        latency=latency, doc="from the second type to the first")  # fmt: skip


def _rounded(name: str) -> Callable[..., Any]:
    there, back = DTYPES[name], DTYPES["f32"]
    return lambda core, x: words(_converted(_converted(typed(x, "f32"), there), back))


for _type in ("bf16", "f16"):
    instruction(f"vnear.{_type}", "alu", "V:d v:a", _rounded(_type), latency=latency,
                doc="f32 rounded to that type, and still f32")  # fmt: skip


def wide(name: str) -> str:
    """The 32-bit type that elements of a narrow one are unpacked to."""
    kind = DTYPES[name].kind
    return {"float": "f32", "int": "i32", "uint": "u32", "bool": "i32"}[kind]


def _unpack(name: str) -> Callable[..., Any]:
    to = DTYPES[wide(name)]

    def run(core: Any, x: Any, part: int) -> Any:
        core.checked_part(part, packing(name))
        count = core.chip.sublanes
        return words(_converted(rows_of(x, name)[..., part * count : (part + 1) * count, :], to))

    return run


def _pack(name: str) -> Callable[..., Any]:
    d, source = DTYPES[name], wide(name)

    def run(core: Any, *xs: Any) -> Any:
        parts = np.broadcast_arrays(*[typed(x, source) for x in xs])
        return from_rows(np.ascontiguousarray(_converted(np.concatenate(parts, axis=-2), d)))

    return run


for _type in STORED:
    instruction(f"vunpack.{_type}", "alu", "V:d v:a imm:part", _unpack(_type), latency=latency,
                doc=f"rows of a packed register as {wide(_type)}")  # fmt: skip
    _ins = " ".join(f"v:{'abce'[i]}" for i in range(packing(_type)))
    instruction(f"vpack.{_type}", "alu", f"V:d {_ins}", _pack(_type), latency=latency,
                doc=f"registers of {wide(_type)} rounded or wrapped, and packed")  # fmt: skip

__all__ = ["FLOATS", "INTEGERS", "STORED", "by_record", "latency", "wide"]
