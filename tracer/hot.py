"""`hot`: library functions that are compiled as a whole once they are called often.

Outside every trace a function runs op by op in NumPy: its first calls cost next to nothing, and
each further one costs as much again. So the ops that calls of a kind take are counted, and once
they are worth compiling, it is `jit` that runs the function. Ops are counted, not seconds: which
call is the first compiled one, whose last bits may differ, is the same in each run of a program of
one thread (what other threads run meanwhile is counted, too). Products of all elements and Fourier
transforms are no such functions: in another order they may overflow, or spread an infinity, where
they did not. Whoever looks for a bug op by op (`debug_nans`, say), passes traced values or has
arrays elsewhere than in the host's memory gets the function as it is.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from itertools import count
from threading import Lock
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from monograph.backends import get_backend
from monograph.hlo import flags
from monograph.hlo.errors import MonographError
from monograph.hlo.excerpt import forwards
from monograph.hlo.state import state
from monograph.hlo.types import DType, TensorType
from monograph.sharding import SingleDeviceSharding
from monograph.tracer.array import Array
from monograph.tracer.avals import abstract
from monograph.tracer.dtypes import WarnedError
from monograph.tracer.eager import EAGER
from monograph.tracer.elements import is_keys
from monograph.tracer.jit import Jit, jit
from monograph.tracer.placing import default_sharding, first_device

F = TypeVar("F", bound=Callable[..., Any])
Given = Array | np.ndarray[Any, Any] | float
Classes = frozenset[type]
Types = tuple[TensorType | None, ...]
WORTH = 2000  # ops of the calls of one kind; compiling takes as long as running these
_KINDS = 512  # of one function that are kept, and types of one kind that are counted
ARRAYS: Classes = frozenset({Array, np.ndarray})
NUMBERS: Classes = ARRAYS | {int, float}  # of functions whose ops do not depend on a number
_NAMES = frozenset({int, bool, str, type(None), type(...)})  # equal ones of one type are the same
_CLASSES = (type, np.dtype, DType, Enum)


class _Kind:
    """Calls of a function that differ in the arrays alone.

    Attributes:
        args, kwargs: the arguments without the arrays.
        jitted: the function of the arrays, once some call is one of many.
        direct: its prepared calls.
        ops: by the types of the arrays, how many ops its calls took.
        never: types whose calls go op by op for good, and the modes in which they do: values must
            be looked at, say.
    """

    __slots__ = ("args", "direct", "jitted", "kwargs", "never", "ops")

    def __init__(self, args: Any, kwargs: Any) -> None:
        self.args, self.kwargs = args, kwargs
        self.jitted: Jit | None = None
        self.direct: Mapping[Any, Any] = {}
        self.ops: dict[Types, int] = {}
        self.never: dict[Types, tuple[flags.Mode, ...]] = {}


def hot(fun: F, given: Classes = ARRAYS) -> F:
    """The function, compiled once it is called often.

    Args:
        fun: of arrays, and of settings in Python; arrays may stand in tuples and lists. It returns
            a tree of arrays, and does not see whether it is traced.
        given: the classes of what it computes with; all else are settings.
    """
    kinds: dict[Any, _Kind] = {}

    @functools.wraps(fun)
    def called(*args: Any, **kwargs: Any) -> Any:
        if state.interp is not EAGER:
            return fun(*args, **kwargs)
        found: list[Given] = []
        key: Any = _settings(args, given, found)
        if kwargs:
            key = key, tuple(kwargs), _settings(kwargs.values(), given, found)
        kind = kinds.get(key)
        if kind is None:
            return _first(fun, given, kinds, key, args, kwargs)
        values = tuple(found)
        for directly in kind.direct.get(None, ()):
            out = directly(values)
            if out is not NotImplemented:
                return out
        return _again(fun, kind, values, args, kwargs)

    forwards(cast(FunctionType, called))
    return cast(F, called)


def make_hot(names: Iterable[str], module: dict[str, Any], given: Classes = ARRAYS) -> None:
    """Let these functions of a module be `hot`; two names of one function stay names of one."""
    made: dict[Any, Any] = {}
    for name in names:
        fun = module[name]
        if fun not in made:
            made[fun] = hot(fun, given)
            made[fun].__module__, made[fun].__qualname__ = module["__name__"], name  # for pickle
        module[name] = made[fun]


# ---- kinds of calls ------------------------------------------------------------------------------
def _settings(xs: Iterable[Any], given: Classes, arrays: list[Given]) -> Any:
    """What identifies arguments besides those of the classes `given`, which go into `arrays`.

    Of what is neither known to be a setting nor an array it is itself something new each time.
    """
    key: list[Any] = []
    for x in xs:
        t = type(x)
        key.append(t)
        if t in given:
            arrays.append(x)
        elif t in _NAMES:
            key.append(x)
        elif t is tuple or t is list:
            key.append(_settings(x, given, arrays))
        elif t is float:
            key.append(struct.pack("d", x))  # -0.0 equals 0.0
        elif t is slice:
            key.append(_settings((x.start, x.stop, x.step), given, arrays))
        elif isinstance(x, _CLASSES):
            key.append(x)
        elif is_keys(x) and type(x.words) is Array:
            arrays.append(x.words)
        else:
            return object()
    return tuple(key)


def _first(
    fun: Any, given: Classes, kinds: dict[Any, _Kind], key: Any, args: Any, kwargs: Any
) -> Any:
    """The first call of a kind."""
    out = fun(*args, **kwargs)
    if not _is_new(key):
        if len(kinds) >= _KINDS:
            _make_room(kinds)
        kinds[key] = _Kind(_emptied(args, given), _emptied(kwargs, given))
    return out


def _make_room(kinds: dict[Any, _Kind]) -> None:
    """Forget kinds: those that are compiled only if they are most. Other threads may add some."""
    compiled = {key: kind for key, kind in kinds.copy().items() if kind.jitted is not None}
    kinds.clear()
    if len(compiled) < _KINDS / 2:
        kinds.update(compiled)


def _is_new(key: Any) -> bool:
    """Whether a key holds what is something new each time."""
    return type(key) is object or (type(key) is tuple and any(map(_is_new, key)))


_HOLE = object()  # where an array stands
_numbers = count()


def _emptied(x: Any, given: Classes) -> Any:
    """Arguments without the arrays."""
    if type(x) in given:
        return _HOLE
    if type(x) in (tuple, list):
        return type(x)([_emptied(y, given) for y in x])
    if type(x) is dict:
        return {name: _emptied(y, given) for name, y in x.items()}
    if type(x) is slice:
        return _Slice(_emptied((x.start, x.stop, x.step), given))
    return _Keys(type(x)) if is_keys(x) else x


class _Keys:
    """Where keys of a class stand."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind


class _Slice:
    """A slice without the arrays."""

    def __init__(self, parts: tuple[Any, ...]) -> None:
        self.parts = parts


def _filled(x: Any, arrays: Iterator[Any]) -> Any:
    """Arguments with the next arrays in their places."""
    if x is _HOLE:
        return next(arrays)
    if type(x) in (tuple, list):
        return type(x)([_filled(y, arrays) for y in x])
    if type(x) is dict:
        return {name: _filled(y, arrays) for name, y in x.items()}
    if type(x) is _Slice:
        return slice(*_filled(x.parts, arrays))
    return x.kind.of_words(next(arrays)) if type(x) is _Keys else x


def _of_arrays(fun: Any, args: Any, kwargs: Any) -> Any:
    """The function of the arrays alone."""

    @functools.wraps(fun)
    def joined(*arrays: Any) -> Any:
        given = iter(arrays)
        return fun(*_filled(args, given), **_filled(kwargs, given))

    joined.__qualname__ += f".{next(_numbers)}"  # to who explains compilations, each is another
    return joined


# ---- when ----------------------------------------------------------------------------------------
def _again(fun: Any, kind: _Kind, arrays: tuple[Given, ...], args: Any, kwargs: Any) -> Any:
    """A further call of a kind, for which there is no prepared one."""
    types = tuple([x.type if type(x) is Array else abstract(x) for x in arrays])
    if flags.mode() in kind.never.get(types, ()) or None in types or not _is_at_home(arrays):
        return fun(*args, **kwargs)
    before = kind.ops.get(types, 0)
    if before < WORTH:
        start = EAGER.ran
        out = fun(*args, **kwargs)
        if len(kind.ops) >= _KINDS:
            kind.ops.clear()
        kind.ops[types] = before + EAGER.ran - start
        return out
    try:
        return _compiled(fun, kind, arrays)
    except (MonographError, TypeError, ValueError, WarnedError):
        # As a whole it cannot be compiled; or the call is wrong, and op by op it says so itself.
        out = fun(*args, **kwargs)
        kind.never[types] = (*kind.never.get(types, ()), flags.mode())
        return out


_known: tuple[Any, Any, bool] = (None, None, False)  # what `_is_plain` said last


def _is_at_home(arrays: tuple[Given, ...]) -> bool:
    """Whether nobody looks at single ops, and all arrays are in the host's memory."""
    global _known
    mode, where = flags.mode(), default_sharding()
    seen = _known
    if seen[0] is not mode or seen[1] is not where:
        seen = _known = mode, where, _is_plain(mode, where)
    if not seen[2] or not arrays or state.axes:
        return False
    for x in arrays:
        if type(x) is Array and x.sharding is not where:
            return False
    return True


def _is_plain(mode: flags.Mode, where: SingleDeviceSharding) -> bool:
    """Whether ops run unwatched, in the host's memory."""
    if mode.debug_nans or mode.debug_infs or mode.checked or mode.disable_jit:
        return False
    backend = get_backend(first_device(where).backend)
    return backend.measures_time and not backend.remote


_making = Lock()


def _compiled(fun: Any, kind: _Kind, arrays: tuple[Given, ...]) -> Any:
    """The result of the compiled function; what warns goes op by op, for it warns at each call."""
    with _making:
        if kind.jitted is None:
            kind.jitted = jit(_of_arrays(fun, kind.args, kind.kwargs))
            kind.direct = kind.jitted.cache.direct
    before, state.quiet = state.quiet, True
    try:
        return kind.jitted(*arrays)
    finally:
        state.quiet = before


for step in (_first, _again):
    forwards(cast(FunctionType, step))
__all__ = ["ARRAYS", "NUMBERS", "WORTH", "hot", "make_hot"]
