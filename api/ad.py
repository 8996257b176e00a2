"""What `with_refs` of a pullback takes and returns: `monograph.ad` has the names of `jax.ad`."""

from monograph.tracer.accumulate import DidntWant, DontWant, GradRef, GradValue

__all__ = ["DidntWant", "DontWant", "GradRef", "GradValue"]
