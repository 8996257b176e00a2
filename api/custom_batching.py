"""Functions with batching of their own, under `jax.custom_batching`'s names."""

from monograph.tracer.custom_vmap import custom_vmap, sequential_vmap

__all__ = ["custom_vmap", "sequential_vmap"]
