"""`jax.core`'s names that programs ask for: the class of traced values, abstract arrays."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.hlo.builder import Tracer
from monograph.tracer import ShapeDtypeStruct, ensure_compile_time_eval

ShapedArray = ShapeDtypeStruct

__all__ = ["ShapedArray", "Tracer", "ensure_compile_time_eval"]

if not TYPE_CHECKING:
    __getattr__ = _explain(__name__)
