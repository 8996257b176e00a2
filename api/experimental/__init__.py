"""What JAX keeps under ``jax.experimental`` and is here."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.experimental import jet, mesh_utils, ode, pjit, shard_map
from monograph.tracer.callbacks import io_callback

__all__ = ["io_callback", "jet", "mesh_utils", "ode", "pjit", "shard_map"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
