"""Timelines of a program, under `jax.profiler`'s names; `mg.profile` looks inside of one call.

>>> import monograph as mg
>>> for step in range(2):
...     with mg.profiler.StepTraceAnnotation("train", step_num=step):
...         pass
"""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.tracer.timeline import (
    ProfileOptions,
    StepTraceAnnotation,
    TraceAnnotation,
    annotate_function,
    start_trace,
    stop_trace,
    trace,
)

__all__ = [
    "ProfileOptions",
    "StepTraceAnnotation",
    "TraceAnnotation",
    "annotate_function",
    "start_trace",
    "stop_trace",
    "trace",
]

if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
