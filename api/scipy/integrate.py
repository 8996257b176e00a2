"""Integrals of samples, under `jax.scipy.integrate`'s name."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.numpy import trapezoid

__all__ = ["trapezoid"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
