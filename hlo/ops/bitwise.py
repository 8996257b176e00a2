"""Records of bitwise and logical ops on integers and booleans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from monograph.hlo.ops import numeric
from monograph.hlo.ops.define import INTEGRAL, LOGICAL, elementwise, widened
from monograph.hlo.record import Attrs
from monograph.hlo.types import DType, dtype

Array = np.ndarray[Any, Any]
XY = ("x", "y")

and_ = elementwise("and", widened(np.bitwise_and), LOGICAL, XY, (None, None))
or_ = elementwise("or", widened(np.bitwise_or), LOGICAL, XY, (None, None))
xor = elementwise("xor", widened(np.bitwise_xor), LOGICAL, XY, (None, None))
not_ = elementwise("not", widened(np.invert), LOGICAL, ("x",), (None,))


def _knowing(f: Callable[..., Array]) -> Callable[..., Any]:
    """``ref`` of a function that also takes the element type, since NumPy's may be wider."""

    def ref(attrs: Attrs, *xs: Array) -> Any:
        d: DType = dtype(xs[0].dtype)
        return widened(lambda *ys: f(*ys, d))(attrs, *xs)

    return ref


def _shift(how: str) -> Callable[..., Any]:
    return _knowing(lambda x, y, d: numeric.shift(x, y, d, how))


shift_left = elementwise("shift_left", _shift("left"), INTEGRAL, XY, (None, None))
shift_right_arithmetic = elementwise(
    "shift_right_arithmetic", _shift("arithmetic"), INTEGRAL, XY, (None, None)
)
shift_right_logical = elementwise(
    "shift_right_logical", _shift("logical"), INTEGRAL, XY, (None, None)
)
popcnt = elementwise("popcnt", _knowing(numeric.count_ones), INTEGRAL, ("x",), (None,))
count_leading_zeros = elementwise(
    "count_leading_zeros", _knowing(numeric.leading_zeros), INTEGRAL, ("x",), (None,)
)
