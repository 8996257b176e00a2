"""Step sizes as functions of the step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monograph.hlo.errors import ArgumentError
from monograph.numpy.binary import minimum
from monograph.numpy.creation import array
from monograph.numpy.reductions import sum as total
from monograph.numpy.shapes import ndim
from monograph.numpy.unary import floor

Schedule = Callable[[Any], Any]


def constant(step_size: Any) -> Schedule:
    """The same at every step."""
    return lambda i: step_size


def exponential_decay(step_size: float, decay_steps: float, decay_rate: float) -> Schedule:
    """``step_size decay_rate ** (i / decay_steps)``."""
    return lambda i: step_size * decay_rate ** (i / decay_steps)


def inverse_time_decay(
    step_size: float, decay_steps: float, decay_rate: float, staircase: bool = False
) -> Schedule:
    """``step_size / (1 + decay_rate i / decay_steps)``; with ``staircase`` the quotient's floor."""
    if staircase:
        return lambda i: step_size / (1 + decay_rate * floor(i / decay_steps))
    return lambda i: step_size / (1 + decay_rate * i / decay_steps)


def polynomial_decay(
    step_size: float, decay_steps: float, final_step_size: float, power: float = 1.0
) -> Schedule:
    """From ``step_size`` to ``final_step_size`` in ``decay_steps`` steps, and no further."""

    def schedule(step_num: Any) -> Any:
        left = 1 - minimum(step_num, decay_steps) / decay_steps
        return left**power * (step_size - final_step_size) + final_step_size

    return schedule


def piecewise_constant(boundaries: Any, values: Any) -> Schedule:
    """``values[k]`` beyond ``k`` of the boundaries."""
    edges, sizes = array(boundaries), array(values)
    if edges.ndim != 1 or sizes.ndim != 1 or sizes.shape[0] != edges.shape[0] + 1:
        raise ArgumentError(
            f"boundaries of shape {edges.shape} and values of shape {sizes.shape}",
            fix="give one value more than boundaries.",
        )
    return lambda i: sizes[total(i > edges)]


def make_schedule(scalar_or_schedule: float | Schedule) -> Schedule:
    """A schedule as it is; a number as the schedule that is constant.

    Raises:
        TypeError: if it is neither.
    """
    if callable(scalar_or_schedule):
        return scalar_or_schedule
    if ndim(scalar_or_schedule) != 0:
        raise ArgumentError("a step size that is no number", fix="give a number or a function.")
    return constant(scalar_or_schedule)
