"""`monograph.numpy.linalg`: names and behaviour are `jax.numpy.linalg`'s."""

from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._operands.axes import axis_of as _axis_of
from monograph.hlo.errors import ShapeError as _ShapeError
from monograph.numpy import linear as _linear
from monograph.numpy import norms as _norms
from monograph.numpy import shapes as _shapes
from monograph.numpy.decompositions import (
    cholesky,
    eig,
    eigh,
    eigvals,
    eigvalsh,
    qr,
    svd,
    svdvals,
)
from monograph.numpy.linear import matmul, tensordot, vecdot
from monograph.numpy.norms import norm
from monograph.numpy.shapes import matrix_transpose
from monograph.numpy.solving import (
    cond,
    det,
    inv,
    lstsq,
    matrix_power,
    matrix_rank,
    multi_dot,
    pinv,
    slogdet,
    solve,
    tensorinv,
    tensorsolve,
)
from monograph.tracer.hot import make_hot as _make_hot

__all__ = [
    "cholesky",
    "cond",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "inv",
    "lstsq",
    "matmul",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "matrix_transpose",
    "multi_dot",
    "norm",
    "outer",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "svd",
    "svdvals",
    "tensordot",
    "tensorinv",
    "tensorsolve",
    "trace",
    "vecdot",
    "vector_norm",
]


def diagonal(x: Any, /, *, offset: int = 0) -> Any:
    """The diagonals of the last two axes."""
    return _shapes.diagonal(x, offset, -2, -1)


def trace(x: Any, /, *, offset: int = 0, dtype: Any = None) -> Any:
    """Sums over the diagonals of the last two axes."""
    return _linear.trace(x, offset, -2, -1, dtype)


def cross(x1: Any, x2: Any, /, *, axis: int = -1) -> Any:
    """The cross product of vectors of three components along an axis."""
    for x in (x1, x2):
        shape = _shapes.shape(x)
        if shape[_axis_of(axis, len(shape), "linalg.cross")] != 3:
            raise _ShapeError(
                "linalg.cross: vectors of other than three components",
                fix="pass three components along the axis; numpy.cross takes two as well.",
            )
    return _linear.cross(x1, x2, axis=axis)


def outer(x1: Any, x2: Any, /) -> Any:
    """All products of an element of one vector and one of another."""
    if _shapes.ndim(x1) != 1 or _shapes.ndim(x2) != 1:
        raise _ShapeError("linalg.outer takes two vectors", fix="use numpy.outer, which flattens.")
    return _linear.outer(x1, x2)


def matrix_norm(x: Any, /, *, keepdims: bool = False, ord: Any = "fro") -> Any:
    """Norms of the matrices in the last two axes."""
    return norm(x, ord, (-2, -1), keepdims)


def vector_norm(x: Any, /, *, axis: Any = None, keepdims: bool = False, ord: Any = 2) -> Any:
    """Norms of vectors along an axis, or of all elements together."""
    return _norms.vector_norm(x, axis=axis, keepdims=keepdims, ord=ord)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _make_hot(
        "cholesky cond cross det eigh eigvalsh inv lstsq matrix_norm matrix_power matrix_rank "
        "multi_dot norm outer pinv qr slogdet solve svd svdvals tensorinv tensorsolve trace "
        "vector_norm".split(),
        globals(),
    )
    __getattr__ = _explain(__name__)
