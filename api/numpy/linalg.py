"""`monograph.numpy.linalg`: so far norms and products; decompositions come later."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.numpy.linear import cross, matmul, norm, outer, tensordot, trace, vecdot
from monograph.numpy.shapes import diagonal, matrix_transpose

__all__ = [
    "cross",
    "diagonal",
    "matmul",
    "matrix_transpose",
    "norm",
    "outer",
    "tensordot",
    "trace",
    "vecdot",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
