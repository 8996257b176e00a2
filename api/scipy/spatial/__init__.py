"""Rotations in space, under `jax.scipy.spatial`'s name."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.scipy.spatial import transform

__all__ = ["transform"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
