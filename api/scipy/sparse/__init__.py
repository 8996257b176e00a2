"""Equations of matrices that are only applied, under `jax.scipy.sparse`'s name."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.scipy.sparse import linalg

__all__ = ["linalg"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
