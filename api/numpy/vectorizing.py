"""Functions of elements and of vectors applied to arrays: `vectorize`, `piecewise` and such."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any

from monograph._operands.axes import axis_of, broadcast_shapes, shape_of
from monograph._operands.values import broadcast_to, convert, refuse_ranks, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.numpy.binary import truth
from monograph.numpy.choosing import where
from monograph.numpy.creation import array, asarray
from monograph.numpy.ranges import arange
from monograph.numpy.shapes import expand_dims, reshape
from monograph.tracer.vmap import vmap

_NAME = r"[A-Za-z_]\w*|\d+"
_GROUP = rf"\(\s*(?:(?:{_NAME})\s*(?:,\s*(?:{_NAME})\s*)*,?)?\s*\)"
_LIST = rf"{_GROUP}(?:\s*,\s*{_GROUP})*"
_SIGNATURE = re.compile(rf"^\s*({_LIST})?\s*->\s*({_LIST})\s*$")
Names = tuple[str, ...]


def _groups(text: str) -> list[Names]:
    return [tuple(re.findall(_NAME, g)) for g in re.findall(_GROUP, text)]


def _parsed(signature: str) -> tuple[list[Names], list[Names]]:
    """Core dimensions of the arguments and of the results, from text such as ``(n,m),(m)->(n)``."""
    found = _SIGNATURE.match(signature)
    if found is None:
        raise ValueError(f"vectorize: {signature!r} is not a signature such as '(n,m),(m)->(n)'")
    return _groups(found.group(1) or ""), _groups(found.group(2))


def vectorize(
    pyfunc: Callable[..., Any], *, excluded: Any = frozenset(), signature: str | None = None
) -> Callable[..., Any]:
    """A function of scalars (or of arrays of a signature) that takes arrays, which broadcast.

    Args:
        pyfunc: the function.
        excluded: positions and names of arguments that are passed on as they are.
        signature: the core dimensions of arguments and results, such as ``"(n,m),(m)->(n)"``.

    >>> import monograph.numpy as mnp
    >>> mnp.vectorize(mnp.dot, signature="(n),(n)->()")(mnp.ones((2, 3)), mnp.ones(3))
    Array([3., 3.], dtype=float32)
    """
    if any(not isinstance(e, str | int) or (isinstance(e, int) and e < 0) for e in excluded):
        raise TypeError(f"vectorize: excluded holds positions and names, got {excluded!r}")
    parsed = None if signature is None else _parsed(signature)

    @functools.wraps(pyfunc)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        fixed = {i: x for i, x in enumerate(args) if i in excluded or x is None}
        given = [i for i in range(len(args)) if i not in fixed]
        named = [k for k in kwargs if k not in excluded]

        def inner(*xs: Any) -> Any:
            full = dict(fixed) | dict(zip(given, xs, strict=False))
            more = dict(kwargs) | dict(zip(named, xs[len(given) :], strict=True))
            return pyfunc(*[full[i] for i in range(len(args))], **more)

        arrays = [asarray(args[i]) for i in given] + [asarray(kwargs[k]) for k in named]
        cores: list[Names] = [()] * len(arrays)
        if parsed is not None:
            if len(parsed[0]) != len(args) + len(named):
                raise TypeError(
                    f"vectorize: {len(args)} arguments, but the signature {signature!r} has "
                    f"{len(parsed[0])}"
                )
            for i in fixed:
                if parsed[0][i]:
                    raise ValueError(f"vectorize: argument {i} has core dimensions, but is fixed")
            cores = [parsed[0][i] for i in given] + parsed[0][len(args) :]
        sizes: dict[str, int] = {}
        pairs = zip(arrays, cores, strict=True)
        loops = [_loop_shape(x, core, sizes, signature) for x, core in pairs]
        checked = inner if parsed is None else _checked(inner, parsed[1], sizes, signature)
        refuse_ranks("vectorize", [s for x, s in zip(arrays, loops, strict=True) if x.type.ndim])
        return _mapped(checked, arrays, loops)

    return wrapped


def _loop_shape(x: Any, core: Names, sizes: dict[str, int], signature: Any) -> tuple[int, ...]:
    """The dimensions of an argument that are looped over; its core sizes are noted down."""
    shape = x.type.shape
    if len(shape) < len(core):
        raise ValueError(
            f"vectorize: an argument of shape {shape} for the core dimensions {core} of "
            f"{signature!r}"
        )
    split = len(shape) - len(core)
    for name, n in zip(core, shape[split:], strict=True):
        expected = int(name) if name.isdigit() else sizes.setdefault(name, n)
        if expected != n:
            raise ValueError(f"vectorize: core dimension {name} has sizes {expected} and {n}")
    return shape[:split]


def _checked(
    f: Callable[..., Any], cores: list[Names], sizes: dict[str, int], signature: Any
) -> Callable[..., Any]:
    """`f`, its results compared with the signature."""

    def inner(*xs: Any) -> Any:
        out = f(*xs)
        results = out if isinstance(out, tuple) else (out,)
        if len(cores) != len(results) or (len(cores) > 1 and not isinstance(out, tuple)):
            raise TypeError(f"vectorize: {len(results)} results, not those of {signature!r}")
        for r, core in zip(results, cores, strict=True):
            shape = asarray(r).type.shape
            fits = len(shape) == len(core) and all(
                (int(c) if c.isdigit() else sizes.setdefault(c, n)) == n
                for c, n in zip(core, shape, strict=True)
            )
            if not fits:
                raise ValueError(f"vectorize: a result of shape {shape}, not that of {signature!r}")
        return out

    return inner


def _mapped(f: Callable[..., Any], xs: list[Any], loops: list[tuple[int, ...]]) -> Any:
    """`f` mapped over the leading dimensions of the arguments, which broadcast."""
    shape = broadcast_shapes(*loops, where="vectorize") if loops else ()
    rank = len(shape)
    ready, axes_of_each = [], []
    for x, loop in zip(xs, loops, strict=True):
        full = (1,) * (rank - len(loop)) + loop
        kept = [i for i, n in enumerate(full) if n != 1]
        ready.append(reshape(x, tuple([full[i] for i in kept]) + x.type.shape[len(loop) :]))
        axes_of_each.append(set(kept))
    single = []
    for i in reversed(range(rank)):
        axes = tuple([0 if i in kept else None for kept in axes_of_each])
        if all(a is None for a in axes):
            single.append(i)
        else:
            f = vmap(f, in_axes=axes)
    out = f(*ready)
    if not single:
        return out
    if isinstance(out, tuple):
        return tuple([expand_dims(r, tuple(single)) for r in out])
    return expand_dims(out, tuple(single))


def apply_along_axis(
    func1d: Callable[..., Any], axis: int, arr: Any, *args: Any, **kwargs: Any
) -> Any:
    """A function of vectors applied to all of them along an axis; its results take their place.

    >>> import monograph.numpy as mnp
    >>> mnp.apply_along_axis(mnp.sum, 0, mnp.ones((2, 3)))
    Array([2., 2., 2.], dtype=float32)
    """
    x = value(arr, "apply_along_axis", 2)
    at = axis_of(axis, x.type.ndim, "apply_along_axis")

    def f(v: Any) -> Any:
        return func1d(v, *args, **kwargs)

    for i in range(1, x.type.ndim - at):
        f = vmap(f, in_axes=i, out_axes=-1)
    for _ in range(at):
        f = vmap(f)
    return f(x)


def apply_over_axes(func: Callable[..., Any], a: Any, axes: Any) -> Any:
    """A function of an array and an axis applied for one axis after the other; ranks stay."""
    x = value(a, "apply_over_axes", 1)
    for axis in (axes,) if isinstance(axes, int) else axes:
        made = value(func(x, axis), "apply_over_axes")
        if made.ndim == x.type.ndim - 1:
            made = expand_dims(made, axis)
        if made.ndim != x.type.ndim:
            raise ShapeError(
                f"apply_over_axes: the function made {made.ndim} dimensions of {x.type.ndim}",
                fix="keep the dimensions, or take away that one axis.",
            )
        x = made
    return x


def piecewise(x: Any, condlist: Any, funclist: Sequence[Any], *args: Any, **kw: Any) -> Any:
    """For each element the value or function of the last condition that holds for it.

    Args:
        x: an array.
        condlist: conditions, arrays of booleans.
        funclist: a number or function of the elements for each; one more for where none holds,
            which is 0 by default. All functions see all elements.
        args, kw: passed on to the functions.
    """
    x = value(x, "piecewise")
    conditions = [truth(c, "piecewise") for c in _rows(condlist, len(funclist))]
    n = len(conditions)
    if len(funclist) not in (n, n + 1):
        raise ArgumentError(
            f"piecewise: {len(funclist)} functions for {n} conditions",
            fix="give one for each condition, and one more for where none holds.",
        )
    default = funclist[n] if len(funclist) > n else 0
    out = _piece(default, x, args, kw)
    for condition, f in zip(conditions, funclist, strict=False):
        out = where(condition, _piece(f, x, args, kw), out)
    return out


def _rows(condlist: Any, functions: int) -> list[Any]:
    """The conditions; a vector is one if it is not as long as there are functions for."""
    if isinstance(condlist, list | tuple):
        rows = [array(c) if isinstance(c, list | tuple) else c for c in condlist]
    else:
        rows = list(condlist) if value(condlist).type.ndim else []
    flat = all(isinstance(c, bool) or not getattr(c, "shape", ()) for c in rows)
    if flat and functions not in (len(rows), len(rows) + 1):
        return [array(condlist)]
    return rows


def _piece(f: Any, x: Any, args: Any, kw: Any) -> Any:
    made = f(x, *args, **kw) if callable(f) else f
    made = convert(value(made, "piecewise"), x.type.dtype)
    return broadcast_to(made, x.type.shape)


def fromfunction(
    function: Callable[..., Any], shape: Any, *, dtype: Any = float, **kwargs: Any
) -> Any:
    """An array of a function of the indices, which is called with scalars.

    >>> fromfunction(lambda i, j: 10 * i + j, (2, 2), dtype=int).tolist()
    [[0, 1], [10, 11]]
    """
    sizes = shape_of(shape, "fromfunction")
    f: Callable[..., Any] = functools.partial(function, **kwargs)
    for i in range(len(sizes)):
        f = vmap(f, in_axes=tuple([0 if i == j else None for j in range(len(sizes))])[::-1])
    return f(*[arange(n, dtype=dtype) for n in sizes])
