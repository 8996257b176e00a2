"""`jax.scipy`'s functions: its submodules."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.scipy import linalg, special

__all__ = ["linalg", "special"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
