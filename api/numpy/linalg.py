"""`monograph.numpy.linalg`: so far norms and products; decompositions come later."""

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
