"""The shuffle unit: rotations, permutations, transposes, folds over lanes and over sublanes.

A fold combines neighbours level by level, as `reduce` of order "tree" does, and leaves its result
in every lane or sublane.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.isa.spec import instruction
from monograph.backends.tpu.isa.words import NATIVE, spread, typed, words
from monograph.hlo.record import OpDef, ops

ROTATE = 8  # cycles; no source for any of these
PERMUTE = 16


def fold_latency(axis: int) -> Callable[[Chip], int]:
    """A rotation's cycles and two for each level of the tree."""
    return lambda chip: ROTATE + 2 * ((chip.sublanes, chip.lanes)[axis] - 1).bit_length()


def _rotate(axis: int) -> Callable[..., Any]:
    def run(core: Any, x: Any, by: Any) -> Any:
        if not isinstance(by, np.ndarray):
            return np.roll(words(x), by, axis)
        size = (core.chip.sublanes, core.chip.lanes)[axis + 2]
        index = (np.arange(size) - by[:, None]) % size
        index = index[:, None, :] if axis == -1 else index[:, :, None]
        return np.take_along_axis(np.broadcast_to(words(x), (len(by), *x.shape[-2:])), index, axis)

    return run


def _permute(axis: int) -> Callable[..., Any]:
    def run(core: Any, x: Any, index: Any) -> Any:
        at = typed(index, "i32") % x.shape[axis]
        x, at = np.broadcast_arrays(words(x), at)
        return np.take_along_axis(x, at, axis)

    return run


def fold(op: OpDef, x: Any, axis: int) -> Any:
    """Neighbours combined level by level over the last or the last but one axis, kept as size 1."""
    ref = op.ref
    assert ref is not None
    x = np.moveaxis(x, axis, -1)
    while x.shape[-1] > 1:
        even = x.shape[-1] // 2 * 2
        y = ref({}, np.ascontiguousarray(x[..., 0:even:2]), np.ascontiguousarray(x[..., 1:even:2]))
        x = np.concatenate([y, x[..., even:]], axis=-1) if even < x.shape[-1] else y
    return np.moveaxis(x, -1, axis)


def _fold(op: OpDef, name: str, axis: int) -> Callable[..., Any]:
    def run(core: Any, x: Any) -> Any:
        elements = typed(x, name)
        whole = np.broadcast_to(fold(op, elements, axis), elements.shape)
        return words(np.ascontiguousarray(whole))

    return run


def _transpose(core: Any, *xs: Any) -> tuple[Any, ...]:
    block = np.concatenate(np.broadcast_arrays(*[words(x) for x in xs]), axis=-2)
    turned = np.ascontiguousarray(np.swapaxes(block, -1, -2))
    count = core.chip.sublanes
    return tuple(turned[..., i * count : (i + 1) * count, :] for i in range(len(xs)))


def _broadcast_lane(core: Any, x: Any, lane: Any) -> Any:
    core.checked_element(0, lane)
    if isinstance(lane, np.ndarray):
        x, at = np.broadcast_arrays(words(x), spread(lane, 2))
        return np.take_along_axis(x, at, -1)
    return np.broadcast_to(words(x)[..., lane : lane + 1], x.shape).copy()


for _where, _axis in (("lane", -1), ("sublane", -2)):
    instruction(f"vrot.{_where}", "xlu", "V:d v:a s:by", _rotate(_axis), latency=ROTATE,
                doc=f"d[(i + by) mod size] = a[i] along {_where}s")  # fmt: skip
    instruction(f"vperm.{_where}", "xlu", "V:d v:a v:index", _permute(_axis), latency=PERMUTE,
                busy=2, doc=f"d[i] = a[index[i] mod size] along {_where}s")  # fmt: skip
instruction("vbcast.lane", "xlu", "V:d v:a s:lane", _broadcast_lane, latency=ROTATE,
            doc="one lane in all lanes")  # fmt: skip
instruction("vtrans", "xlu", "V/lanes:d v/lanes:a", _transpose,
            latency=lambda chip: chip.lanes + ROTATE, busy=lambda chip: chip.lanes,
            doc="a square block of words turned; d and a are its registers")  # fmt: skip
_FOLDS: dict[str, OpDef] = {"add": ops.add, "mul": ops.multiply, "max": ops.maximum,
                            "min": ops.minimum}  # fmt: skip
_WORD_TYPES = ("f32", "i32", "u32")
for _name, _op in _FOLDS.items():
    for _type in _WORD_TYPES:
        instruction(f"vfold.lane.{_name}.{_type}", "xlu", "V:d v:a", _fold(_op, _type, -1),
                    latency=fold_latency(-1), busy=2, doc=f"{_op.name} over lanes")  # fmt: skip
    for _type in NATIVE:
        instruction(f"vfold.sublane.{_name}.{_type}", "xlu", "V:d v:a", _fold(_op, _type, -2),
                    latency=fold_latency(-2), busy=2,
                    doc=f"{_op.name} over sublanes; packed rows stay apart")  # fmt: skip

__all__ = ["PERMUTE", "ROTATE", "fold", "fold_latency"]
