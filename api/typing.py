"""Types for annotations, under `jax.typing`'s names.

>>> def scaled(x: ArrayLike, dtype: DTypeLike) -> Array: ...
"""

from typing import TYPE_CHECKING, Any, Union

import numpy as np

from monograph._missing import explain as _explain
from monograph.tracer import Array

ArrayLike = Union[Array, np.ndarray, np.bool, np.number, bool, int, float, complex]  # noqa: UP007
DTypeLike = Union[str, type[Any], np.dtype]  # noqa: UP007

__all__ = ["ArrayLike", "DTypeLike"]

if not TYPE_CHECKING:
    __getattr__ = _explain(__name__)
