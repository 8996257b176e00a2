"""Functions as artifacts that JAX loads, and JAX's loaded here: `jax.export`'s names.

The module itself may be called: ``mg.export(f)(*args)`` is ``mg.export.export(f)(*args)``.
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph.tracer.exchange import Exported, deserialize, export

__all__ = ["Exported", "deserialize", "export"]


class _Module(ModuleType):
    def __call__(self, fun: Callable[..., Any], **options: Any) -> Callable[..., Exported]:
        return export(fun, **options)

    def __dir__(self) -> list[str]:
        return __all__


sys.modules[__name__].__class__ = _Module

if not TYPE_CHECKING:
    __getattr__ = _explain(__name__)
