"""`checkify`: a function that returns what went wrong in it, beside its result.

Who calls: `monograph.experimental.checkify`, which has JAX's names. The walk is in
`monograph.hlo.walk.collect`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from monograph.hlo import ops
from monograph.hlo.errors import ArgumentError, CheckError
from monograph.hlo.ops.check import failed
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.passes.blame import NONE
from monograph.hlo.types import BOOL
from monograph.hlo.walk.collect import Collector, Site, without_checks
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import value_of, values_of
from monograph.tracer.trace import trace

user_checks = frozenset({"user"})
nan_checks = frozenset({"nan"})
index_checks = frozenset({"index"})
div_checks = frozenset({"div"})
float_checks = nan_checks | div_checks
automatic_checks = float_checks | index_checks
all_checks = automatic_checks | user_checks


class Error:
    """What went wrong in a run of a function; a tree, so that it may leave `jit` and `vmap`.

    Attributes:
        code: the number of the first check that failed; an array of them after `vmap`.
        payloads: per check the values that its message is made of.
        sites: the checks.
    """

    __slots__ = ("code", "payloads", "sites")

    def __init__(self, code: Any, payloads: Sequence[Any], sites: tuple[Site, ...]) -> None:
        self.code = code
        self.payloads = payloads
        self.sites = sites

    def get(self) -> str | None:
        """What went wrong, None if nothing did; after `vmap`, of every example with which it did.

        Raises:
            ConcretizationError: inside of `jit`; look at what the jitted function returns.
        """
        found = self._failed()
        if not found:
            return None
        if np.ndim(self.code) == 0:
            return self._text(found[0])
        said = [f"at mapped index {', '.join(map(str, at))}: {self._text(at)}" for at in found]
        return "\n".join(said)

    def get_exception(self) -> CheckError | None:
        """The error that `throw` raises, None if nothing went wrong."""
        said = self.get()
        if said is None:
            return None
        return failed(said, self._site(self._failed()[0]).loc)

    def throw(self) -> None:
        """Raise if something went wrong.

        Raises:
            CheckError: that says what, and on which line.
        """
        error = self.get_exception()
        if error is not None:
            raise error

    def _failed(self) -> list[tuple[int, ...]]:
        """Of which examples something went wrong: one empty place without `vmap`."""
        codes = np.asarray(self.code)
        return [tuple(at) for at in np.argwhere(codes != NONE).tolist()]

    def _site(self, at: tuple[int, ...]) -> Site:
        return self.sites[int(np.asarray(self.code)[at])]

    def _text(self, at: tuple[int, ...]) -> str:
        number = int(np.asarray(self.code)[at])
        return self.sites[number].message.text([np.asarray(x)[at] for x in self.payloads[number]])

    def __repr__(self) -> str:
        return f"Error({self.code!r})"


tree.register_pytree_node(
    Error,
    lambda e: ((e.code, e.payloads), e.sites),
    lambda sites, parts: Error(parts[0], parts[1], sites),
)
init_error = Error(NONE, (), ())


@dataclass(frozen=True)
class _Formatted:
    """A text with fields for the leaves of trees."""

    said: str
    treedef: tree.TreeDef

    def text(self, arrays: Sequence[np.ndarray[Any, Any]]) -> str:
        args, kwargs = cast("tuple[Any, Any]", self.treedef.unflatten(arrays))
        return f"{self.said.format(*args, **kwargs)} (`check` failed)"


@dataclass(frozen=True)
class _Whole:
    """What an `Error` says, whose leaves are the values."""

    treedef: tree.TreeDef

    def text(self, arrays: Sequence[np.ndarray[Any, Any]]) -> str:
        return cast("Error", self.treedef.unflatten(arrays)).get() or ""


def check(pred: Any, msg: str, *fmt_args: Any, **fmt_kwargs: Any) -> None:
    """Say that something must hold: `checkify` returns it where it does not.

    In a function that is not given to `checkify` a check that fails raises, while the program runs.

    Args:
        pred: one boolean.
        msg: what to say, a format string of `str.format`.
        fmt_args, fmt_kwargs: trees of arrays for its fields.

    Raises:
        CheckError: if it does not hold, and nobody collects checks.

    >>> import monograph as mg
    >>> from monograph.experimental import checkify
    >>> def f(x):
    ...     checkify.check(x > 0, "x must be positive, not {x}", x=x)
    ...     return mg.numpy.sqrt(x)
    >>> error, _ = mg.jit(checkify.checkify(f))(-1.0)
    >>> error.get()
    'x must be positive, not -1.0 (`check` failed)'
    """
    _check("check", False, pred, msg, fmt_args, fmt_kwargs)


def debug_check(pred: Any, msg: str, *fmt_args: Any, **fmt_kwargs: Any) -> None:
    """`check`, but nothing where nobody collects checks."""
    _check("debug_check", True, pred, msg, fmt_args, fmt_kwargs)


def _check(what: str, debug: bool, pred: Any, msg: Any, args: Any, kwargs: Any) -> None:
    if not isinstance(msg, str):
        raise ArgumentError(
            f"{what}: the message is {type(msg).__name__}", fix="give a string, then its values."
        )
    holds = value_of(pred, f"the condition of {what}")
    if holds.type.ndim or holds.type.dtype is not BOOL:
        raise ArgumentError(
            f"{what}: the condition is {holds.type}",
            why="it is one boolean.",
            fix="compare, and fold several: (x > 0).all().",
        )
    values, treedef = values_of((args, kwargs), f"a value of {what}")
    ops.check(holds, *values, message=_Formatted(msg, treedef), debug=debug)


def check_error(error: Error) -> None:
    """`check` that nothing went wrong: hands an error on to the `checkify` around.

    Raises:
        CheckError: if something went wrong, and nobody collects checks.
    """
    if not isinstance(error, Error):
        raise ArgumentError(
            f"check_error: an Error was expected, got {type(error).__name__}",
            fix="pass what a function of checkify returns first.",
        )
    values, treedef = values_of(error, "check_error")
    code = values[0]
    fine = ops.compare(code, splat(NONE, code.type), comparison_direction="EQ")
    if fine.type.ndim:
        dims = tuple(range(fine.type.ndim))
        fine = ops.reduce(fine, splat(True, fine.type.with_shape(())), dimensions=dims,
                          body=monoid("and", BOOL))  # fmt: skip
    ops.check(fine, *values, message=_Whole(treedef))


def checkify(
    f: Callable[..., Any], errors: frozenset[str] = user_checks
) -> Callable[..., tuple[Error, Any]]:
    """The function that returns an `Error` beside the result of `f`.

    Nothing stops where a check fails: the program goes on, and the first failure is kept. The
    function may be jitted, mapped and differentiated, and so may `f`.

    Args:
        f: a function of trees of arrays, and of settings of any kind.
        errors: what counts: `user_checks`, `nan_checks` (results of an op that are NaN),
            `div_checks` (division by zero), `index_checks` (indices out of bounds), or several:
            ``user_checks | nan_checks``, `float_checks`, `automatic_checks`, `all_checks`.

    Returns:
        ``(error, result)``; `error.get()` says what went wrong, `error.throw()` raises it.

    >>> import monograph as mg
    >>> from monograph.experimental import checkify
    >>> error, y = checkify.checkify(mg.numpy.log, errors=checkify.float_checks)(-1.0)
    >>> error.get(), y.item()
    ('nan generated by primitive: log', nan)
    """
    if not isinstance(errors, set | frozenset) or not set(errors) <= all_checks:
        raise ArgumentError(
            f"checkify: errors is {errors!r}",
            fix="use user_checks, nan_checks, div_checks, index_checks, or a union (|) of them.",
        )

    @functools.wraps(f)
    def checked(*args: Any, **kwargs: Any) -> tuple[Error, Any]:
        # no argument is traced: arrays are captured, and settings stay what they are
        made = trace(lambda: f(*args, **kwargs), (), name=name_of(f))
        graph = made.graph if "user" in errors else without_checks(made.graph)
        collector = Collector(errors)
        outs, found = collector.emit(graph, [value_of(x) for x in made.captures])
        payloads = tuple(tuple(found.payloads[i]) for i in range(len(collector.sites)))
        return Error(found.code, payloads, tuple(collector.sites)), made.out_tree.unflatten(outs)

    return checked
