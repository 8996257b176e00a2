"""`jax.scipy`'s functions: its submodules, which are loaded when they are used, as in JAX;
`scipy.spatial` is imported by name."""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING
from typing import Any as _Any

from monograph._missing import explain as _explain

if TYPE_CHECKING:
    from monograph.scipy import (
        cluster,
        fft,
        integrate,
        interpolate,
        linalg,
        ndimage,
        optimize,
        signal,
        sparse,
        special,
        stats,
    )

__all__ = [
    "cluster",
    "fft",
    "integrate",
    "interpolate",
    "linalg",
    "ndimage",
    "optimize",
    "signal",
    "sparse",
    "special",
    "stats",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _missing = _explain(__name__)

    def __getattr__(name: str) -> _Any:
        if name in __all__:
            return _import_module(f"{__name__}.{name}")
        return _missing(name)
