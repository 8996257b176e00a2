"""`jax.experimental.pjit`: `jit` under its former name."""

from __future__ import annotations

from monograph.tracer import jit as pjit

__all__ = ["pjit"]
