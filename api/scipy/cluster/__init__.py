"""Vectors and their nearest codes, under `jax.scipy.cluster`'s name."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.scipy.cluster import vq

__all__ = ["vq"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
