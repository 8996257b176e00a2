"""The systolic arrays: pushing weights, streaming rows, popping sums.

An array has two sets of weights. `mpush` shifts rows into the shadow set from above, so the rows
pushed first end at the bottom; `mswap` makes them the active ones, as a swap bit that rides with
the next row along the diagonal. Every stream multiplies the rows of its registers by the
active weights, and the sums end in accumulators: entries of as many rows as a register has
sublanes, overwritten, or with ``.add`` added to, in order. f32 operands are rounded to bf16; the
arithmetic is that of `monograph.backends.tpu.numerics`.

Cycles (`monograph.backends.tpu.cycles` has the same formulas for whole products): rows enter at the
chip's rate for their type; weights may enter while others are in use from the swap before on; the
sums of row m are there rows + cols - 1 cycles after it has entered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.isa.spec import Touch, instruction
from monograph.backends.tpu.isa.words import packing, rows_of, words
from monograph.backends.tpu.native import native_product
from monograph.backends.tpu.numerics import Numerics, canonical, chain, round_bf16
from monograph.hlo.types import DTYPES

Array = np.ndarray[Any, Any]
TYPES = {"f32": "bf16", "bf16": "bf16", "i8": "i8"}  # of registers -> what is multiplied
ACCUMULATORS = 2048  # rows of an array's sums, where the chip does not say
COMPILED = 32  # rows from which compiled code is quicker
POP = 2  # cycles from an accumulator to a register; no source


class Systolic:
    """The values in one array: weights, shadow weights, accumulators."""

    def __init__(self, chip: Chip) -> None:
        entries = (chip.accumulators or ACCUMULATORS) // chip.sublanes
        self.shadow: list[Array] = []  # the latest push first
        self.kind = ""  # element type of the shadow weights
        self.weights: Array | None = None
        self.active = ""  # and of the active ones
        self.swapping = False  # the next row carries the swap bit
        self.sums: Array = np.zeros((entries, chip.sublanes, chip.cols), np.uint32)

    @property
    def pushed(self) -> int:
        """Rows of the shadow set that are filled."""
        return sum(len(block) for block in self.shadow)


@dataclass
class Timing:
    """When the parts of one array are free; cycles."""

    pushed: int = 0  # rows
    swapping: bool = False  # the next row carries the swap bit
    push: int = 0  # the way of weights is free
    loaded: int = 0  # all rows of the shadow set are there
    shadow: int = 0  # the shadow set may be overwritten
    stream: int = 0  # the way of rows is free
    entries: dict[int, int] = field(default_factory=dict)  # accumulator -> its sums are there


def _operand(vs: tuple[Any, ...], name: str, width: int) -> Array:
    """Registers side by side as a matrix of what is multiplied."""
    rows = [rows_of(v, name) for v in vs]
    matrix = rows[0] if len(rows) == 1 else np.concatenate(np.broadcast_arrays(*rows), axis=-1)
    matrix = matrix[..., :width]
    if name == "f32":
        return round_bf16(matrix)
    return matrix.astype(np.int32 if name == "i8" else np.float32)


def _push(name: str) -> Callable[..., None]:
    def run(core: Any, x: int, *vs: Any) -> None:
        array, rows = core.arrays[x], core.chip.rows
        block = _operand(vs, name, core.chip.cols)
        if array.shadow and array.kind != TYPES[name]:
            raise core.fault(f"weights of {array.kind} and {TYPES[name]} in one set")
        blocks = [block] * core.iterations if block.ndim == 2 else list(block)
        if array.pushed + sum(map(len, blocks)) > rows:
            raise core.fault(
                f"more than {rows} rows of weights were pushed into array x{x}",
                why=f"the array has {rows} rows, and nothing has made those in the shadow active.",
                fix="swap these in, with mswap and a row, before the next set.",
            )
        if array.swapping:
            raise core.fault(
                f"weights were pushed into array x{x} after mswap and before the next row",
                why="those in the shadow are there until a row has taken the swap bit along.",
                fix="stream a row first.",
            )
        array.kind = TYPES[name]
        array.shadow[:0] = blocks[::-1]

    return run


def _swap(core: Any, x: int) -> None:
    array = core.arrays[x]
    if array.pushed != core.chip.rows:
        raise core.fault(
            f"the weights of array x{x} are swapped with {array.pushed} of {core.chip.rows} rows",
            why="only a full set can become active.",
            fix="push all rows; those past the end of a matrix are zeros.",
        )
    array.weights, array.active = np.concatenate(array.shadow), array.kind
    array.shadow, array.swapping = [], True


def _stream(name: str, add: bool) -> Callable[..., None]:
    count, whole = packing(name), name == "i8"

    def run(core: Any, x: int, entry: Any, *vs: Any) -> None:
        array, chip = core.arrays[x], core.chip
        array.swapping = False
        if array.weights is None or array.active != TYPES[name]:
            raise core.fault(
                f"rows of {TYPES[name]} meet weights of {array.active or 'no type'} in array x{x}",
                fix="push weights of the same type, and swap them in.",
            )
        a = _operand(vs, name, chip.rows)
        y = _sums(a.reshape(-1, chip.rows), array.weights, Numerics(chain_group=chip.chain_group))
        y = y.reshape(-1, chip.sublanes, chip.cols)
        at = core.entries(x, entry, count)
        if at.ndim == 1 and (add or a.ndim == 3):  # the same in each iteration
            at = np.broadcast_to(at, (core.iterations, count))
        if a.ndim == 2 and at.ndim == 2:  # the same rows in every iteration
            y = np.tile(y, (len(at), 1, 1))
        _collect(array.sums.view(np.int32 if whole else np.float32), at.reshape(-1), y, add)

    return run


def _sums(a: Array, w: Array, numerics: Numerics) -> Array:
    """What leaves the array: compiled code for many rows, in a few sizes; NumPy for a few."""
    count = len(a)
    if count >= COMPILED:
        size = 1 << (count - 1).bit_length()
        padded = np.concatenate([a, np.zeros((size - count, a.shape[1]), a.dtype)])
        narrow = np.int8 if a.dtype == np.int32 else np.float32
        y = native_product(padded.astype(narrow), w.astype(narrow), None, numerics, 0)
        if y is not None:
            return y[:count]
    return chain(a, w, numerics)


def _collect(sums: Array, at: Array, y: Array, add: bool) -> None:
    """Sums into accumulators, in order where one gets several."""
    if not add or len(at) == 1 or len(np.unique(at)) == len(at):
        sums[at] = canonical(sums[at] + y if add else y)
        return
    for one, row in zip(at, y, strict=True):
        sums[one] = canonical(sums[one] + row)


def _pop(core: Any, x: int, entry: Any) -> tuple[Array, ...]:
    found = core.arrays[x].sums[core.entries(x, entry, 1)[..., 0]]
    lanes, wide = core.chip.lanes, found.shape[-1]
    if wide % lanes:
        pad = [(0, 0)] * (found.ndim - 1) + [(0, -wide % lanes)]
        found = np.pad(found, pad)
    if wide <= lanes:
        return (found,)
    parts = [found[..., i : i + lanes] for i in range(0, wide, lanes)]
    return tuple(np.ascontiguousarray(p) for p in parts)


def _pop_add(name: str) -> Callable[..., tuple[Array, ...]]:
    kind = DTYPES[name].np

    def run(core: Any, x: int, entry: Any, *vs: Any) -> tuple[Array, ...]:
        pairs = zip(vs, _pop(core, x, entry), strict=True)
        return tuple(words(v.view(kind) + p.view(kind)) for v, p in pairs)

    return run


# ---- cycles --------------------------------------------------------------------------------------


def enters(chip: Chip, name: str, rows: int) -> int:
    """Cycles in which so many rows of registers of a type enter an array."""
    return ceil(rows / chip.rate(TYPES[name]))


def _push_rules(name: str) -> dict[str, Any]:
    def waits(clock: Any, now: int, x: int, *vs: Any) -> tuple[int, str]:
        a = clock.arrays[x]
        return max(a.push, 0 if a.pushed else a.shadow), "weights"

    def starts(clock: Any, now: int, x: int, *vs: Any) -> tuple[int, int]:
        a, rows = clock.arrays[x], clock.chip.sublanes * packing(name)
        a.pushed += rows
        a.push = a.loaded = now + enters(clock.chip, name, rows)
        return a.push, a.push

    return {"waits": waits, "starts": starts}


def _swap_starts(clock: Any, now: int, x: int) -> tuple[int, int]:
    clock.arrays[x].swapping = True
    return now + 1, now + 1


def _stream_rules(name: str) -> dict[str, Any]:
    count = packing(name)

    def waits(clock: Any, now: int, x: int, *rest: Any) -> tuple[int, str]:
        a = clock.arrays[x]
        if a.swapping and a.loaded > a.stream:
            return a.loaded, "weights"
        return a.stream, "array"

    def starts(clock: Any, now: int, x: int, entry: Any, *rest: Any) -> tuple[int, int]:
        a, chip = clock.arrays[x], clock.chip
        if a.swapping:
            a.pushed, a.shadow, a.swapping = 0, now, False
        a.stream = now + enters(chip, name, chip.sublanes * count)
        for i in range(count):
            done = now + enters(chip, name, chip.sublanes * (i + 1)) + chip.rows + chip.cols - 2
            a.entries[entry + i] = done
        clock.macs += chip.sublanes * count * chip.rows * chip.cols
        return a.stream, done

    return {"waits": waits, "starts": starts}


def _pop_waits(clock: Any, now: int, x: int, entry: int, *vs: Any) -> tuple[int, str]:
    return clock.arrays[x].entries.get(entry, 0), "sums"


def _touches(count: int, write: bool) -> Callable[..., tuple[Touch, ...]]:
    def touches(core: Any, x: int, entry: Any, *vs: Any) -> tuple[Touch, ...]:
        return (Touch(f"sums{x}", entry, count, write),)

    return touches


for _type in TYPES:
    instruction(f"mpush.{_type}", "push", "x:array v/cols:w", _push(_type),
                multiplies=TYPES[_type], doc="rows of weights into the shadow set, from above",
                **_push_rules(_type))  # fmt: skip
    for _add in (False, True):
        _doc = "rows times weights " + ("added to" if _add else "into") + " accumulators"
        instruction(f"mstream{'.add' * _add}.{_type}", "push", "x:array s:entry v/rows:a",
                    _stream(_type, _add), multiplies=TYPES[_type], doc=_doc, ordered=True,
                    touches=_touches(packing(_type), True), **_stream_rules(_type))  # fmt: skip
instruction("mswap", "push", "x:array", _swap, alone=True, starts=_swap_starts,
            doc="the shadow weights become active with the next row")  # fmt: skip
instruction("mpop", "pop", "V/cols:d x:array s:entry", _pop, latency=POP, waits=_pop_waits,
            touches=_touches(1, False), doc="an accumulator into registers")  # fmt: skip
for _type in ("f32", "i32"):
    instruction(f"mpop.add.{_type}", "pop", "V/cols:d x:array s:entry v/cols:a", _pop_add(_type),
                latency=POP, waits=_pop_waits, touches=_touches(1, False),
                doc="a plus an accumulator")  # fmt: skip

__all__ = ["ACCUMULATORS", "POP", "TYPES", "Systolic", "Timing", "enters"]
