"""One core of a chip: its state, its clock, and running programs of instructions on it."""

from monograph.backends.tpu.core.binding import Code, load
from monograph.backends.tpu.core.execute import Result, run
from monograph.backends.tpu.core.several import connect, run_together
from monograph.backends.tpu.core.state import Core

__all__ = ["Code", "Core", "Result", "connect", "load", "run", "run_together"]
