"""What JAX keeps under ``jax.experimental`` and is here: `io_callback`, `enable_x64`."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph._settings import enable_x64
from monograph.tracer.callbacks import io_callback

__all__ = ["enable_x64", "io_callback"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
