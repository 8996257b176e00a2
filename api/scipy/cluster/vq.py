"""Which code of a code book is nearest, under `jax.scipy.cluster.vq`'s name."""

from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._operands.values import promote_inexact
from monograph.hlo.errors import ShapeError
from monograph.numpy.norms import norm
from monograph.numpy.reductions import argmin, min
from monograph.numpy.shapes import expand_dims

__all__ = ["vq"]


def vq(obs: Any, code_book: Any, check_finite: bool = True) -> tuple[Any, Any]:
    """The nearest code of each observation, and its distance.

    Args:
        obs: (m, n) observations, or (m,) of one number each.
        code_book: (k, n) codes, or (k,).
        check_finite: accepted for SciPy's sake.

    Returns:
        (m,) numbers of codes, and (m,) Euclidean distances.

    Raises:
        ShapeError: if these are no two vectors or two matrices of as many columns.

    >>> import monograph.numpy as mnp
    >>> vq(mnp.array([1.0, 5.0, 9.0]), mnp.array([0.0, 6.0]))
    (Array([0, 1, 1], dtype=int32), Array([1., 1., 3.], dtype=float32))
    """
    x, codes = promote_inexact("vq", obs, code_book)
    if x.type.ndim != codes.type.ndim or x.type.ndim not in (1, 2):
        raise ShapeError(
            f"vq: observations of shape {x.type.shape} and codes of shape {codes.type.shape}",
            operands={"obs": x.type, "code_book": codes.type},
            fix="give two matrices with as many columns, or two vectors.",
        )
    if x.type.ndim == 1:
        x, codes = expand_dims(x, -1), expand_dims(codes, -1)
    distances = norm(expand_dims(x, 1) - expand_dims(codes, 0), axis=-1)
    return argmin(distances, -1), min(distances, -1)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
