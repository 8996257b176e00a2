"""Computing values again for derivatives, under `jax.ad_checkpoint`'s names."""

from monograph import checkpoint_policies
from monograph.tracer.checkpoint import (
    checkpoint,
    checkpoint_name,
    print_saved_residuals,
    saved_residuals,
)

__all__ = [
    "checkpoint",
    "checkpoint_name",
    "checkpoint_policies",
    "print_saved_residuals",
    "saved_residuals",
]
