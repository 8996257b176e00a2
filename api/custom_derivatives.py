"""Functions with derivatives of their own, under `jax.custom_derivatives`' names."""

from monograph.tracer.closure import closure_convert
from monograph.tracer.custom import SymbolicZero, zero_from_primal
from monograph.tracer.custom_jvp import custom_jvp
from monograph.tracer.custom_vjp import (
    CustomVJPPrimal,
    custom_gradient,
    custom_vjp,
    custom_vjp_primal_tree_values,
)

__all__ = [
    "CustomVJPPrimal",
    "SymbolicZero",
    "closure_convert",
    "custom_gradient",
    "custom_jvp",
    "custom_vjp",
    "custom_vjp_primal_tree_values",
    "zero_from_primal",
]
