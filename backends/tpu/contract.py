"""The interpreter in this machine's contract mode: its contractions as the arrays compute them.

All else that the machine computes is what records say (docs/decisions/0045), so the table has
contractions only. Convolutions are not in it: what their sums are cut into is the choice of
whoever lays them out on the array.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.native import native_product
from monograph.backends.tpu.numerics import DEFAULT, Numerics, product
from monograph.hlo.ops.dot import dims_of, grouped
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.hlo.types import I8, I32, dtype, type_of_array, types_of

Array = np.ndarray[Any, Any]


def contract(chip: Chip, numerics: Numerics = DEFAULT) -> Mapping[OpDef, Callable[..., Array]]:
    """Semantics of contractions on a chip, for `monograph.hlo.state.referring`.

    Args:
        chip: whose rows cut the sums into tiles, and whose `chain_group` counts.
        numerics: options; the `precision` of an op goes before theirs, if it is not "default".

    Returns:
        Record -> its semantics. Types that the arrays do not multiply (f64, integers other than
        i8) keep their record's.

    >>> from monograph.backends.tpu.chips import chip
    >>> [op.name for op in contract(chip("v5e"))]
    ['dot_general']
    """
    options = replace(numerics, chain_group=chip.chain_group)

    def dot(attrs: Attrs, x: Array, y: Array) -> Array:
        return _dot(attrs, x, y, chip.rows, options)

    return {ops.dot_general: dot}


def _dot(attrs: Attrs, x: Array, y: Array, rows: int, numerics: Numerics) -> Array:
    types = (type_of_array(x), type_of_array(y))
    (out,) = types_of(ops.dot_general.result_type(types, attrs))
    whole = all(t.dtype is I8 for t in types) and out.dtype is I32
    narrow = all(t.dtype.is_float and t.dtype.bits <= 32 for t in (*types, out))
    if not whole and not narrow:
        ref = ops.dot_general.ref
        assert ref is not None
        return np.asarray(ref(attrs, x, y))
    if attrs["precision"] != "default":
        numerics = replace(numerics, precision=attrs["precision"])
    d = dims_of(attrs)
    a = grouped(x, d.x_batch, d.x_free(x.ndim), d.x_sum)
    b = grouped(y, d.y_batch, d.y_free(y.ndim), d.y_sum).swapaxes(1, 2)
    sums = np.zeros((len(a), a.shape[1], b.shape[2]), np.int32 if whole else np.float32)
    if sums.size and a.shape[2]:
        for i in range(len(a)):
            quick = native_product(a[i], b[i], rows, numerics)
            sums[i] = product(a[i], b[i], rows, numerics) if quick is None else quick
    return sums.astype(dtype(out.dtype).np).reshape(out.shape)


__all__ = ["contract"]
