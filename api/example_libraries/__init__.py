"""Small libraries that many examples are written with: `optimizers` and `stax`."""

from monograph.example_libraries import optimizers, stax

__all__ = ["optimizers", "stax"]
