"""What the distributions share: functions made of others, and where a parameter is allowed."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from monograph.numpy.choosing import where
from monograph.numpy.predicates import isnan
from monograph.numpy.unary import exp, log

Function = Callable[..., Any]


def made_of(f: Function, name: str, how: Function, doc: str) -> Function:
    """A function of the same arguments: `how` of what `f` returns."""

    @functools.wraps(f)
    def made(*args: Any, **options: Any) -> Any:
        return how(f(*args, **options))

    made.__name__ = made.__qualname__ = name
    made.__doc__ = doc
    made.__signature__ = inspect.signature(f)  # type: ignore[attr-defined]
    return made


def density(logpdf: Function) -> Function:
    """The density whose logarithm is given."""
    return made_of(logpdf, "pdf", exp, "The probability density.")


def mass(logpmf: Function) -> Function:
    """The probabilities whose logarithms are given."""
    return made_of(logpmf, "pmf", exp, "The probability.")


def logarithm(f: Function) -> Function:
    """The logarithm of a distribution's function."""
    return made_of(f, f"log{f.__name__}", log, f"The logarithm of `{f.__name__}`.")


def exponential(f: Function) -> Function:
    """The function whose logarithm is given."""
    name = f.__name__.removeprefix("log")
    return made_of(f, name, exp, f"What `{f.__name__}` is the logarithm of.")


def chance(q: Any, result: Any) -> Any:
    """A quantile: NaN where `q` is no probability."""
    return where(isnan(q) | (q < 0) | (q > 1), float("nan"), result)
