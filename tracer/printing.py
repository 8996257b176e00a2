"""`debug.print`, `debug.callback` and `debug.log`: looking at values of a running program.

They change nothing of a program's values and may be anywhere: under `jit`, `grad` (the forward
pass prints), `vmap` (once per example), in loops and branches.
"""

from __future__ import annotations

import string
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np

from monograph.hlo import ops
from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.hlo.location import capture, resolve
from monograph.tracer import tree
from monograph.tracer.avals import abstract, value_of
from monograph.tracer.callbacks import Callback


class _Checked(string.Formatter):
    """Looks whether a format fits its arguments, without making text of them.

    Attributes:
        unused: numbers and names of the arguments that it has no place for.
    """

    def __init__(self) -> None:
        self.unused: list[str] = []

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Any) -> Any:
        try:
            return super().get_value(key, args, kwargs)
        except LookupError as e:
            raise type(e)(f"debug.print: the format's place {key!r} has no argument") from None

    def format_field(self, value: Any, format_spec: str) -> str:
        return ""

    def convert_field(self, value: Any, conversion: Any) -> Any:
        return value

    def check_unused_args(self, used: Any, args: Sequence[Any], kwargs: Any) -> None:
        self.unused = [str(i) for i in range(len(args)) if i not in used]
        self.unused += [k for k in kwargs if k not in used]


def _check_format(fmt: str, args: Sequence[Any], kwargs: Any) -> None:
    checked = _Checked()
    checked.vformat(fmt, args, kwargs)
    if checked.unused:
        raise ArgumentError(
            f"debug.print: the format has no place for argument {', '.join(checked.unused)}",
            operands={"format": repr(fmt)},
            why="the text is made when the program runs; an f-string would be made before.",
            fix='write debug.print("x = {}", x), or debug.print("x = {x}", x=x).',
        )


class _Printer:
    """What `debug.print` runs: makes the text and writes it; equal to one that does the same."""

    __slots__ = ("fmt", "options", "record")

    def __init__(self, fmt: str, record: tuple[str, int] | None) -> None:
        self.fmt = fmt
        self.options: dict[str, Any] = {**np.get_printoptions()}
        self.record = record

    @property
    def __name__(self) -> str:
        return "debug_print"

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        if _has_places(self.fmt):
            with np.printoptions(**self.options):
                text = self.fmt.format(*args, **kwargs)
        else:
            text = " ".join([self.fmt, *map(str, args)])
        if self.record is None:
            sys.stdout.write(text + "\n")
        else:
            _log(text, *self.record)

    def _key(self) -> Any:
        return self.fmt, self.record, repr(self.options)

    def __eq__(self, other: object) -> bool:
        return type(other) is _Printer and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self.fmt)


def _log(text: str, file: str, line: int) -> None:
    import logging  # few programs need it

    logger = logging.getLogger("monograph.debug")
    if logger.isEnabledFor(logging.INFO):
        logger.handle(logger.makeRecord(logger.name, logging.INFO, file, line, text, (), None))


def _has_places(fmt: str) -> bool:
    """Whether the first piece of the format has a place for an argument (JAX asks no more)."""
    first = next(iter(string.Formatter().parse(fmt)), None)
    return first is not None and first[1] is not None


def debug_print(
    fmt: str | None = None,
    *args: Any,
    ordered: bool = False,
    partitioned: bool = False,
    skip_format_check: bool = False,
    _use_logging: bool = False,
    **kwargs: Any,
) -> Any:
    """Print values of a running program: ``debug.print("x = {}", x)``.

    The text is made when the program comes to the line, by ``fmt.format(*args, **kwargs)``, and
    written to ``sys.stdout`` by the thread that called the program. Prints keep the program's
    order.

    Args:
        fmt: a format string (no f-string). Without it, a function is returned that takes the
            format and the arguments: ``debug.print(ordered=True)("x = {}", x)``.
        args, kwargs: trees of arrays, and anything else (which is formatted as it is).
        ordered: accepted; prints are always in order.
        partitioned: accepted; there is one device.
        skip_format_check: do not look whether the format fits the arguments.

    Raises:
        ArgumentError: if an argument has no place in the format.
        IndexError, KeyError: if a place in the format has no argument.

    >>> import monograph as mg
    >>> mg.jit(lambda x: mg.debug.print("x = {x}", x=x))(3.0)
    x = 3.0
    """

    def emit(fmt: str, *given: Any, **named: Any) -> None:
        if not isinstance(fmt, str):
            raise ArgumentError(
                f"debug.print takes a format string first, got {type(fmt).__name__}",
                fix='write debug.print("{}", x).',
            )
        if not skip_format_check:
            _check_format(fmt, given, named)
        _emit(_Printer(fmt, _place() if _use_logging else None), given, named, ordered)

    if fmt is not None:
        return emit(fmt, *args, **kwargs)
    _refuse_arguments("print", args, kwargs)
    return emit


def debug_log(fmt: str | None = None, *args: Any, ordered: bool = False, **kwargs: Any) -> Any:
    """`debug.print` into the log ``monograph.debug`` (level INFO), with the place of the line."""
    return debug_print(fmt, *args, ordered=ordered, _use_logging=True, **kwargs)


def debug_callback(
    callback: Callable[..., Any] | None = None,
    *args: Any,
    ordered: bool = False,
    partitioned: bool = False,
    **kwargs: Any,
) -> Any:
    """Call a Python function on values of a running program; what it returns is ignored.

    Args:
        callback: takes trees of arrays. Without it, a function is returned that takes the callback
            and its arguments: ``debug.callback(ordered=True)(f, x)``.
        args, kwargs: trees of arrays, and anything else (which is passed as it is).
        ordered: accepted; callbacks are always in order.
        partitioned: accepted; there is one device.

    >>> import monograph as mg
    >>> seen = []
    >>> mg.jit(lambda x: mg.debug.callback(seen.append, x))(3.0)
    >>> seen
    [Array(3., dtype=float32)]
    """

    def emit(fun: Callable[..., Any], *given: Any, **named: Any) -> None:
        if not callable(fun):
            raise ArgumentError(
                f"debug.callback takes a function first, got {type(fun).__name__}",
                fix="write debug.callback(function, *args).",
            )
        _emit(fun, given, named, ordered)

    if callback is not None:
        return emit(callback, *args, **kwargs)
    _refuse_arguments("callback", args, kwargs)
    return emit


def _refuse_arguments(name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    if args or kwargs:
        raise ArgumentError(
            f"debug.{name}: arguments without what they are for",
            fix=f"write debug.{name}(ordered=True)(first, *args).",
        )


def _emit(fun: Callable[..., Any], args: Any, kwargs: Any, ordered: bool) -> None:
    leaves, treedef = tree.flatten((args, kwargs))
    values, static = [], {}
    for i, x in enumerate(leaves):
        if abstract(x) is None:
            static[i] = x
        else:
            values.append(value_of(x))
    made = Callback(fun, treedef, static, silent=True)
    ops.debug_callback(*values, callback=made, ordered=bool(ordered))


def _place() -> tuple[str, int]:
    s = resolve(capture())
    return s.file, s.line


def breakpoint(*args: Any, **kwargs: Any) -> NoReturn:
    """Stops in a running program are not there yet: it says what serves instead."""
    raise UnsupportedError(
        "debug.breakpoint is not there yet",
        fix="print values with debug.print, call pdb.set_trace in debug.callback(f, x), or run the "
        "function without jit (config.disable_jit) under a debugger.",
    )
