"""Python functions that a compiled program calls: `pure_callback` and `io_callback`.

The function gets arrays and returns arrays of the declared types. It runs in the thread that called
the program, when the program comes to it; what it raises, the caller gets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from monograph.hlo import ops
from monograph.hlo.errors import ArgumentError, CallbackError
from monograph.hlo.ops.callbacks import VMAP_METHODS
from monograph.hlo.types import TensorType, listed, tensor, type_of_array
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.array import adopt
from monograph.tracer.avals import values_of
from monograph.tracer.dtypes import element_type, narrowed


class Callback:
    """A Python function as a function of flat arrays; two of the same function are equal.

    Args:
        fun: the user's function.
        treedef: of ``(positional, keywords)``; its leaves are arrays, and the `static` ones.
        static: number of the leaf -> what is passed as it is.
        silent: whether what it returns is thrown away.
    """

    __slots__ = ("fun", "silent", "static", "treedef")

    def __init__(
        self,
        fun: Callable[..., Any],
        treedef: tree.TreeDef,
        static: Mapping[int, Any] | None = None,
        silent: bool = False,
    ) -> None:
        self.fun = fun
        self.treedef = treedef
        self.static = static or {}
        self.silent = silent

    @property
    def name(self) -> str:
        """The function's."""
        return name_of(self.fun)

    @property
    def __name__(self) -> str:
        return self.name  # what graphs are printed with

    def __call__(self, *arrays: np.ndarray[Any, Any]) -> list[Any]:
        leaves: list[Any] = [adopt(x) for x in arrays]
        for i in sorted(self.static):
            leaves.insert(i, self.static[i])
        args, kwargs = self.treedef.unflatten(leaves)
        out = self.fun(*args, **kwargs)
        return [] if self.silent else [self._result(i, x) for i, x in enumerate(tree.leaves(out))]

    def _result(self, number: int, x: Any) -> np.ndarray[Any, Any]:
        """A result in host memory, narrowed as arguments are."""
        try:
            host = np.asarray(x)
            d = type_of_array(host).dtype
        except (TypeError, ValueError):
            raise CallbackError(
                f"result {number} of {self.name!r} is {type(x).__name__}, which is no array",
                fix="return arrays or numbers, or containers of them.",
            ) from None
        return host.astype(narrowed(d).np, copy=False)

    def _key(self) -> Any:
        return self.fun, self.treedef, tuple(self.static.items()), self.silent

    def __eq__(self, other: object) -> bool:
        return type(other) is Callback and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.fun, self.treedef))


def pure_callback(
    callback: Callable[..., Any],
    result_shape_dtypes: Any,
    *args: Any,
    sharding: Any = None,
    vmap_method: str | None = None,
    **kwargs: Any,
) -> Any:
    """Call a Python function without side effects from a compiled program.

    Args:
        callback: takes trees of arrays, as `args` and `kwargs` are, and returns what
            `result_shape_dtypes` declares. It may be called more than once, or not at all where
            nobody reads its results.
        result_shape_dtypes: a tree whose leaves have a shape and a dtype (`ShapeDtypeStruct`s, or
            arrays).
        args, kwargs: trees of arrays.
        sharding: where it runs; there is one place, so this is accepted and does nothing.
        vmap_method: what `vmap` does: ``"sequential"`` (or ``"sequential_unrolled"``) calls it once
            per example; ``"expand_dims"`` once with the batch in front, and unmapped arguments
            with a dimension of size 1 there; ``"broadcast_all"`` likewise with unmapped arguments
            repeated; ``"legacy_vectorized"`` with unmapped arguments as they are. None: `vmap`
            raises.

    Returns:
        The tree of arrays.

    Raises:
        CallbackError: while the program runs, if the function returns something else than
            declared; where it is differentiated, and where it is mapped without `vmap_method`.
        ArgumentError: if a declared type is 64 bits wide and those are off.

    >>> import numpy as np
    >>> import monograph as mg
    >>> out = mg.ShapeDtypeStruct((2,), "float32")
    >>> mg.jit(lambda x: mg.pure_callback(np.cumsum, out, x))(mg.numpy.ones(2)).tolist()
    [1.0, 2.0]
    """
    if vmap_method is not None and vmap_method not in VMAP_METHODS:
        raise ArgumentError(
            f"pure_callback: vmap_method={vmap_method!r}",
            fix=f"use one of {', '.join(map(repr, VMAP_METHODS))}, or None.",
        )
    made, values, types, out_tree = _prepared("pure_callback", callback, result_shape_dtypes,
                                              args, kwargs)  # fmt: skip
    outs = ops.pure_callback(*values, callback=made, types=types, vmap_method=vmap_method)
    return out_tree.unflatten(listed(outs))


def io_callback(
    callback: Callable[..., Any],
    result_shape_dtypes: Any,
    *args: Any,
    sharding: Any = None,
    ordered: bool = False,
    **kwargs: Any,
) -> Any:
    """Call a Python function with side effects from a compiled program.

    It is called exactly as often as the program comes to it. All callbacks of a program keep the
    order in which they were traced; `ordered` only makes `vmap` refuse them.

    Args:
        callback: takes trees of arrays, as `args` and `kwargs` are, and returns what
            `result_shape_dtypes` declares.
        result_shape_dtypes: a tree whose leaves have a shape and a dtype; None for no results.
        args, kwargs: trees of arrays.
        sharding: accepted; there is one place.
        ordered: whether calls of this kind must keep their order.

    Returns:
        The tree of arrays.

    Raises:
        CallbackError: while the program runs, if the function returns something else than
            declared; where it is differentiated, and where it is mapped and `ordered`.

    >>> import monograph as mg
    >>> seen = []
    >>> note = lambda x: seen.append(float(x))
    >>> mg.jit(lambda x: mg.experimental.io_callback(note, None, x))(3.0)
    >>> seen
    [3.0]
    """
    made, values, types, out_tree = _prepared("io_callback", callback, result_shape_dtypes,
                                              args, kwargs)  # fmt: skip
    outs = ops.io_callback(*values, callback=made, types=types, ordered=bool(ordered))
    return out_tree.unflatten(listed(outs))


def _prepared(
    what: str, fun: Any, declared: Any, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[Callback, list[Any], tuple[TensorType, ...], tree.TreeDef]:
    """The flat function, its operands, and the types and structure of its results."""
    if not callable(fun):
        raise ArgumentError(
            f"{what} takes a function first, got {type(fun).__name__}",
            fix=f"write {what}(function, result_shape_dtypes, *args).",
        )
    values, treedef = values_of((tuple(args), dict(kwargs)), what)
    leaves, out_tree = tree.flatten(declared)
    types = tuple([_declared(x, what) for x in leaves])
    return Callback(fun, treedef), values, types, out_tree


def _declared(x: Any, what: str) -> TensorType:
    if not hasattr(x, "shape") or not hasattr(x, "dtype"):
        raise ArgumentError(
            f"{what}: a leaf of result_shape_dtypes is {type(x).__name__}",
            fix="declare each result as ShapeDtypeStruct(shape, dtype).",
        )
    d = element_type(x.dtype)
    if narrowed(d) is not d:
        raise ArgumentError(
            f"{what}: a result is declared as {d.np.name}, and 64-bit types are off",
            fix=f"declare {narrowed(d).np.name}, or turn them on (enable_x64).",
        )
    return tensor(tuple(x.shape), d)


def effects_barrier() -> None:
    """Wait until the effects of all calls so far have happened.

    They have: callbacks run while the call that makes them runs, so this returns at once.
    """
