"""What JAX keeps under ``jax.experimental`` and is here: submodules that are loaded when used."""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING
from typing import Any as _Any

from monograph._missing import explain as _explain
from monograph.tracer.callbacks import io_callback

if TYPE_CHECKING:
    from monograph.experimental import checkify, jet, mesh_utils, ode, pjit, shard_map, sparse

__all__ = [
    "checkify",
    "io_callback",
    "jet",
    "mesh_utils",
    "ode",
    "pjit",
    "shard_map",
    "sparse",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _missing = _explain(__name__)

    def __getattr__(name: str) -> _Any:
        if name in __all__:
            return _import_module(f"{__name__}.{name}")
        return _missing(name)
