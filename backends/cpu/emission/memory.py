"""Reads and writes of array elements at an index form, W lanes at once.

Neighbouring elements move as one vector, everything else lane by lane. Nothing outside the array is
touched where a mask is false: a masked-out lane reads a zero constant and writes to a scratch word.
At the end of a loop only the first lanes of a vector may count: the others read zeros, write
nothing. If only one does, it moves alone: LLVM 22 makes of a store with such a constant mask one of
an element before truncation, which is too wide.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import (
    Value,
    alignment,
    from_memory,
    memory_type,
    splat,
    to_memory,
)
from monograph.backends.cpu.emission.emit import Code, vector
from monograph.backends.cpu.emission.interleave import column_of, rows_of
from monograph.backends.cpu.emission.vectors import (
    constant_mask,
    load_some,
    picked,
    store_some,
    widened,
)
from monograph.hlo.types import DType

ALIGN = 64  # bytes, that are enough for every store past the caches: a line

_FETCHED = 32  # bytes of a read, from which on it pays to fetch as many ahead
_LINE = 64  # bytes that come together
_STRIDE = 8  # elements from lane to lane, up to which whole vectors are read and sifted
_PIECES = 8  # lanes, up to which a part of a vector may move in pieces


def read(
    code: Code, d: DType, pointer: str, form: Form, lanes: int, mask: Value | None,
    first: int = 0, *, exact: bool = False,
) -> Value:  # fmt: skip
    """The elements at `form`, where `mask` is true (unspecified elsewhere).

    Args:
        code: the function.
        d: element type.
        pointer: the array.
        form: offsets of the lanes, in elements.
        lanes: how many.
        mask: a boolean, for all lanes or for each.
        first: if not 0, only so many lanes count.
        exact: whether those of a short vector are better moved without a mask: what is stored
            under one is waited for by whoever reads its neighbours next, as in updates in place.
    """
    spread = form.type or form.stride or (mask is not None and mask.lanes > 1)
    if not spread:
        parts = _read_one(code, d, pointer, form.base, None if mask is None else mask.only)
        return Value(d, 1, [from_memory(code, d, 1, p) for p in parts])
    row = form.type == "" and form.stride in (1, -1) and first != 1
    if exact and row and _in_pieces(d, form, lanes, mask, first):
        parts = [_read_some(code, d, pointer, form, lanes, first)]
    elif row and not (d.is_complex and mask is not None):
        parts = _read_row(code, d, pointer, form, lanes, mask, first)
    elif 2 <= form.stride <= _STRIDE and (mask is None or mask.lanes == 1) and not d.is_complex:
        return read_column(code, d, pointer, form, lanes, 0, 1, mask, first)
    else:
        parts = _read_lanes(code, d, pointer, form, lanes, mask, first)
    return Value(d, lanes, [from_memory(code, d, lanes, p) for p in parts])


def fetch(code: Code, d: DType, pointer: str, form: Form, lanes: int, ahead: int) -> None:
    """Have what lies so many elements behind a row of lanes brought into the second cache."""
    if not ahead or form.type or form.stride != 1 or lanes * d.itemsize < _FETCHED:
        return
    f = code.module.declare("llvm.prefetch.p0", "void @llvm.prefetch.p0(ptr, i32, i32, i32)")
    first = _element(code, d, pointer, form.base)
    for line in range(0, lanes * d.itemsize, _LINE):
        place = code.op(f"getelementptr i8, ptr {first}, i64 {ahead * d.itemsize + line}")
        code.do(f"call void @{f}(ptr {place}, i32 0, i32 2, i32 1)")


def write(
    code: Code, d: DType, pointer: str, form: Form, lanes: int, value: Value, mask: Value | None,
    first: int = 0, *, past: bool = False, exact: bool = False,
) -> None:  # fmt: skip
    """Store `value` at `form`, where `mask` is true; the arguments are those of `read`.

    `past` the caches, if it is a whole register that lies at a multiple of its size.
    """
    if not (form.type or form.stride):
        one = mask.only if mask is not None else None
        _write_one(code, d, pointer, form.base, _stored(code, value), one)
        return
    value = splat(code, value, lanes)
    parts = _stored(code, value)
    row = form.type == "" and form.stride == 1 and first != 1
    if exact and row and _in_pieces(d, form, lanes, mask, first):
        t, picks = memory_type(d), list(range(first))
        some = picked(code, t, lanes, parts[0], "poison", picks)
        place = _element(code, d, pointer, form.base)
        code.do(f"store {vector(t, first)} {some}, ptr {place}, align {alignment(d)}")
        return
    if row and not (d.is_complex and mask is not None):
        _write_row(code, d, pointer, form, lanes, parts, mask, first, past)
        return
    t = vector(memory_type(d), lanes)
    for k in range(first or lanes):
        lane = [code.op(f"extractelement {t} {p}, i32 {k}") for p in parts]
        _write_one(
            code, d, pointer, _lane_offset(code, form, lanes, k), lane, _lane_mask(code, mask, k)
        )


def _stored(code: Code, value: Value) -> list[str]:
    return [to_memory(code, value.dtype, value.lanes, p) for p in value.parts]


def _element(code: Code, d: DType, pointer: str, offset: str, part: int = 0) -> str:
    """The address of (a part of) the element at an i64 offset."""
    t = memory_type(d)
    if d.is_complex:
        twice = str(2 * int(offset) + part) if not offset.startswith("%") else ""
        if not twice:
            twice = code.op(f"shl i64 {offset}, 1")
            twice = code.op(f"or disjoint i64 {twice}, 1") if part else twice
        offset = twice
    if offset == "0":
        return pointer
    return code.op(f"getelementptr {t}, ptr {pointer}, i64 {offset}")


def _parts(d: DType) -> range:
    return range(2 if d.is_complex else 1)


def _read_one(code: Code, d: DType, pointer: str, offset: str, mask: str | None) -> list[str]:
    t, align = memory_type(d), alignment(d)
    out = []
    for part in _parts(d):
        address = _element(code, d, pointer, offset, part)
        if mask is not None:
            nothing = code.module.global_value(
                "nothing", "internal constant [16 x i8] zeroinitializer, align 16"
            )
            address = code.op(f"select i1 {mask}, ptr {address}, ptr @{nothing}")
        out.append(code.op(f"load {t}, ptr {address}, align {align}"))
    return out


def _write_one(
    code: Code, d: DType, pointer: str, offset: str, parts: list[str], mask: str | None
) -> None:
    t, align = memory_type(d), alignment(d)
    for part in _parts(d):
        address = _element(code, d, pointer, offset, part)
        if mask is not None:
            waste = code.slot("waste", "[16 x i8]", 16)
            address = code.op(f"select i1 {mask}, ptr {address}, ptr {waste}")
        code.do(f"store {t} {parts[part]}, ptr {address}, align {align}")


def _lane_offset(code: Code, form: Form, lanes: int, k: int) -> str:
    if form.type:
        x = code.op(f"extractelement {vector(form.type, lanes)} {form.base}, i32 {k}")
        return x if form.type == "i64" else code.op(f"sext {form.type} {x} to i64")
    if not form.base.startswith("%"):
        return str(int(form.base) + form.stride * k)
    step = form.stride * k
    return form.base if step == 0 else code.op(f"add i64 {form.base}, {step}")


def _lane_mask(code: Code, mask: Value | None, k: int) -> str | None:
    if mask is None or mask.lanes == 1:
        return None if mask is None else mask.only
    return code.op(f"extractelement {mask.type} {mask.only}, i32 {k}")


def _read_lanes(
    code: Code, d: DType, pointer: str, form: Form, lanes: int, mask: Value | None, first: int
) -> list[str]:
    t = memory_type(d)
    whole = ["zeroinitializer" if first else "poison" for _ in _parts(d)]
    for k in range(first or lanes):
        offset = _lane_offset(code, form, lanes, k)
        one = _read_one(code, d, pointer, offset, _lane_mask(code, mask, k))
        for part, x in enumerate(one):
            whole[part] = code.op(
                f"insertelement {vector(t, lanes)} {whole[part]}, {t} {x}, i32 {k}"
            )
    return whole


def _lanes_mask(code: Code, mask: Value | None, lanes: int, first: int, back: bool) -> str:
    """Which elements in memory count, as a constant where it can be; "" if all of them do."""
    text = ""
    if first:
        some = [k < first for k in range(lanes)]
        text = constant_mask(some[::-1] if back else some)
    if mask is None:
        return text
    m = splat(code, mask, lanes).only
    if back:
        m = picked(code, "i1", lanes, m, "poison", list(range(lanes - 1, -1, -1)))
    return code.op(f"and <{lanes} x i1> {m}, {text}") if text else m


def _read_row(
    code: Code, d: DType, pointer: str, form: Form, lanes: int, mask: Value | None, first: int
) -> list[str]:
    """Neighbours, forwards or backwards, as one vector load (complex: both parts interleaved)."""
    t, align = memory_type(d), alignment(d)
    back = form.stride < 0
    lowest = _lane_offset(code, form, lanes, lanes - 1) if back else form.base
    address = _element(code, d, pointer, lowest)
    n = lanes * len(_parts(d))
    m = _lanes_mask(code, mask, n, first * len(_parts(d)), back)
    if not m:
        x = code.op(f"load {vector(t, n)}, ptr {address}, align {align}")
    else:
        x = load_some(code, t, n, address, align, m)
    lanes_order = list(range(lanes - 1, -1, -1)) if back else list(range(lanes))
    if d.is_complex:
        return [
            picked(code, t, n, x, "poison", [2 * k + part for k in lanes_order]) for part in (0, 1)
        ]
    return [picked(code, t, n, x, "poison", lanes_order) if back else x]


def _in_pieces(d: DType, form: Form, lanes: int, mask: Value | None, first: int) -> bool:
    """Whether the first lanes of a short vector, and nothing else, can be moved without a mask."""
    plain = mask is None and form.stride == 1 and not d.is_complex and d.itemsize >= 4
    return plain and 1 < first < lanes <= _PIECES


def _read_some(code: Code, d: DType, pointer: str, form: Form, lanes: int, first: int) -> str:
    """A vector of which the first lanes are read; the others are zero."""
    t, place = memory_type(d), _element(code, d, pointer, form.base)
    found = code.op(f"load {vector(t, first)}, ptr {place}, align {alignment(d)}")
    return picked(code, t, first, found, "zeroinitializer", widened(first, lanes))


def read_column(
    code: Code, d: DType, pointer: str, form: Form, lanes: int, column: int, width: int,
    mask: Value | None = None, first: int = 0,
) -> Value:  # fmt: skip
    """One column of rows, which are read as whole vectors.

    Args:
        code, d, pointer, lanes, first: those of `read`; a mask is for all lanes.
        form: where the rows begin, and how far apart they lie.
        column: the element of a row.
        width: elements of a row that are read here and by other reads of the same rows, from its
            beginning on.
    """
    t, found = memory_type(d), list[str]()
    reach = form.stride * ((first or lanes) - 1) + width  # elements from the first to the last
    for at in range(0, form.stride * lanes, lanes):
        if at >= reach:
            found.append("zeroinitializer")
            continue
        here = Form(_lane_offset(code, Form(form.base, at), lanes, 1), 1)
        left = reach - at if reach - at < lanes else 0
        found += _read_row(code, d, pointer, here, lanes, mask, left)
    part = column_of(code, t, lanes, found, column)
    assert part is not None
    return Value(d, lanes, [from_memory(code, d, lanes, part)])


def write_columns(
    code: Code, d: DType, pointer: str, form: Form, lanes: int, columns: Sequence[Value | None],
    first: int = 0,
) -> None:  # fmt: skip
    """Write rows, of which the columns are given; None: what is there is left alone."""
    t, align = memory_type(d), alignment(d)
    parts = [None if c is None else _stored(code, splat(code, c, lanes))[0] for c in columns]
    reach = len(columns) * (first or lanes)
    for number, x in enumerate(rows_of(code, t, lanes, parts)):
        places = range(number * lanes, (number + 1) * lanes)
        wanted = [k < reach and parts[k % len(parts)] is not None for k in places]
        if x is None or not any(wanted):
            continue
        address = _element(
            code, d, pointer, _lane_offset(code, Form(form.base, places[0]), lanes, 1)
        )
        mask = "" if all(wanted) else constant_mask(wanted)
        _write_vector(code, t, lanes, x, address, align, mask)


def _write_row(
    code: Code, d: DType, pointer: str, form: Form, lanes: int, parts: list[str],
    mask: Value | None, first: int, past: bool,
) -> None:  # fmt: skip
    t, align = memory_type(d), alignment(d)
    address = _element(code, d, pointer, form.base)
    n, x = lanes, parts[0]
    if d.is_complex:
        n = 2 * lanes
        picks = [k + part * lanes for k in range(lanes) for part in (0, 1)]
        x = picked(code, t, lanes, parts[0], parts[1], picks)
    m = _lanes_mask(code, mask, n, first * len(_parts(d)), False)
    if past and not m:
        note = code.module.note("{i32 1}")
        whole = min(n * align, ALIGN)
        code.do(f"store {vector(t, n)} {x}, ptr {address}, align {whole}, !nontemporal {note}")
        return
    _write_vector(code, t, n, x, address, align, m)


def _write_vector(
    code: Code, t: str, lanes: int, x: str, address: str, align: int, mask: str
) -> None:
    """A vector, or its lanes under a mask."""
    if not mask:
        code.do(f"store {vector(t, lanes)} {x}, ptr {address}, align {align}")
    elif mask.startswith("<") and mask.count("true") == 1:
        # LLVM 22 makes of this and a truncation a store of the wide element, which writes past it
        lane = mask[: mask.index("true")].count(",")
        one = code.op(f"extractelement {vector(t, lanes)} {x}, i32 {lane}")
        at = code.op(f"getelementptr {t}, ptr {address}, i64 {lane}")
        code.do(f"store {t} {one}, ptr {at}, align {align}")
    else:
        store_some(code, t, lanes, x, address, align, mask)
