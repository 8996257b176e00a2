"""The interpreter as a backend: slow, exact, and what every other backend is tested against."""

from monograph.backends.interp.backend import InterpBackend

backend = InterpBackend()

__all__ = ["InterpBackend", "backend"]
