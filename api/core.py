"""`jax.core`'s names that programs ask for: the class of traced values."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.hlo.builder import Tracer
from monograph.tracer import ensure_compile_time_eval

__all__ = ["Tracer", "ensure_compile_time_eval"]

if not TYPE_CHECKING:
    __getattr__ = _explain(__name__)
