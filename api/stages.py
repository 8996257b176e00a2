"""The stages of a jitted function, under `jax.stages`' names.

>>> import monograph as mg
>>> f = mg.jit(lambda x: x + 1)
>>> isinstance(f, Wrapped), isinstance(f.lower(1.0), Lowered)
(True, True)
"""

from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph.tracer import Compiled, Lowered, Traced
from monograph.tracer import Jit as Wrapped
from monograph.tracer.stages import ArgInfo

CompilerOptions = dict[str, Any]

__all__ = ["ArgInfo", "Compiled", "CompilerOptions", "Lowered", "Traced", "Wrapped"]

if not TYPE_CHECKING:
    __getattr__ = _explain(__name__)
