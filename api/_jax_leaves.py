"""The leaves of a call of a function from JAX: what of them passes, and as what.

Arrays of both packages and of NumPy pass as they are, random keys as their words; what is neither
number nor array is a setting. Called by `monograph._from_jax`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.hlo.ops import convert
from monograph.hlo.types import C128, F64, I64, U64, TensorType
from monograph.random.keys import IMPLEMENTATION, Key
from monograph.tracer import Array, Tracer, install_operators
from monograph.tracer.avals import abstract, refuse, shortened
from monograph.tracer.dtypes import narrowed
from monograph.tracer.jax_values import Form, dismantled, is_key

Others = tuple[tuple[int, Form], ...]  # leaves that are no plain arrays, by position
_WIDE = frozenset({F64, I64, U64, C128})


def passed(
    leaves: Sequence[Any], name: str, wide: bool
) -> tuple[list[Any], tuple[TensorType, ...], Others]:
    """The arrays among the leaves of a call, their types, and what is no plain array."""
    operands: list[Any] = []
    types: list[TensorType] = []
    others: list[tuple[int, Form]] = []
    for i, x in enumerate(leaves):
        if type(x) is Array or type(x) is Tracer:
            if not wide and x.type.dtype in _WIDE:
                x = convert(x, dtype=narrowed(x.type.dtype))
            operands.append(x)
            types.append(x.type)
            continue
        form, x = _plain(x, name)
        found = None if form is not None and form.kind == "setting" else abstract(x)
        if found is not None:
            operands.append(x)
            types.append(found)
        if form is not None:
            others.append((i, form))
    return operands, tuple(types), tuple(others)


def _plain(x: Any, name: str) -> tuple[Form | None, Any]:
    """The form of a leaf that is no array of ours (None: a plain array), and what passes of it."""
    if isinstance(x, Key):
        return Form("key", IMPLEMENTATION), x.words
    if _is_of_jax(x):
        return _from_jax(x, name)
    if abstract(x) is not None:
        return None, x
    if isinstance(x, int | np.ndarray | np.generic) and not isinstance(x, np.character):
        raise refuse(x, f"an argument of {name!r}")
    return Form("setting", x), x


def _is_of_jax(x: Any) -> bool:
    import jax

    return isinstance(x, jax.Array)


def _from_jax(x: Any, name: str) -> tuple[Form | None, Any]:
    import jax

    if isinstance(x, jax.core.Tracer):
        raise ArgumentError(
            f"{name!r} runs here, but was given a traced value of JAX",
            operands={"value": shortened(x)},
            why="transforms of JAX cannot look into what runs here.",
            fix="transform it with monograph's jit, grad and vmap; or call the JAX function "
            "itself inside of JAX's.",
        )
    if not is_key(x):
        return None, x
    (words,), (form,) = dismantled([x])
    return form, words


def forms_of(others: Others, count: int) -> list[Form]:
    """The form of every leaf."""
    special = dict(others)
    return [special.get(i) or Form("array") for i in range(count)]


def returned(outs: Sequence[Any], forms: Sequence[Form], name: str) -> list[Any]:
    """The leaves that a function returned, from its results: keys and settings in their places."""
    rest = iter(outs)
    leaves: list[Any] = []
    for form in forms:
        if form.kind == "setting":
            leaves.append(form.value)
        elif form.kind == "key":
            leaves.append(_key(next(rest), form.value, name))
        else:
            leaves.append(next(rest))
    return leaves


def _key(words: Any, implementation: str, name: str) -> Key:
    if implementation != IMPLEMENTATION:
        raise UnsupportedError(
            f"{name!r} returns random keys of the implementation {implementation!r}",
            why=f"keys are those of {IMPLEMENTATION}.",
            fix="return jax.random.key_data(key).",
        )
    return Key(words)


def for_jax(x: Any) -> Any:
    """A value that the function returned: arrays of ours that it closed over, as NumPy's."""
    return np.asarray(x) if type(x) is Array else x


def _as_jax(self: Any) -> Any:
    """What functions of JAX see in an array of ours that they were not given as an argument."""
    if type(self) is Tracer:
        raise ArgumentError(
            "a function of JAX met a traced value that is not its argument",
            operands={"value": repr(self)},
            why="JAX traces the function by itself, once for all values.",
            fix="pass the value to the function as an argument.",
        )
    import jax.numpy

    return jax.numpy.asarray(np.asarray(self))


install_operators({"__jax_array__": _as_jax})
