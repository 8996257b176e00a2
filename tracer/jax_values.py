"""What passes between JAX's functions and ours: leaves taken apart into arrays, and back.

A leaf is an array, a random key (whose words pass) or a setting, which does not pass at all. In
come leaves as JAX sees them while it traces; who calls: `monograph.tracer.jax_program`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from monograph.hlo.errors import UnsupportedError
from monograph.hlo.location import file_location, is_own_file
from monograph.hlo.types import TensorType, tensor
from monograph.hlo.types import dtype as hlo_dtype


@dataclass(frozen=True)
class Form:
    """How a leaf passes.

    Attributes:
        kind: "array"; "key": as the words of random keys; "setting": not at all.
        value: the implementation of a key; a setting itself; whether an array is weakly typed.
    """

    kind: Literal["array", "key", "setting"]
    value: Any = None


def dismantled(leaves: Sequence[Any]) -> tuple[list[Any], list[Form]]:
    """The arrays among the leaves that JAX computed, and the form of every leaf."""
    import jax

    arrays: list[Any] = []
    forms: list[Form] = []
    for x in leaves:
        if not isinstance(x, _ARRAYS) and not isinstance(x, jax.Array):
            forms.append(Form("setting", x))
        elif getattr(x, "dtype", None) == jax.dtypes.float0:
            forms.append(Form("setting", np.zeros(np.shape(x), jax.dtypes.float0)))
        elif is_key(x):
            forms.append(Form("key", jax.random.key_impl(x)))
            arrays.append(jax.random.key_data(x))
        else:
            forms.append(Form("array", bool(jax.typeof(x).weak_type)))
            arrays.append(x)
    return arrays, forms


def assembled(arrays: Sequence[Any], forms: Sequence[Form]) -> list[Any]:
    """The inverse of `dismantled`."""
    import jax

    rest = iter(arrays)
    found = []
    for form in forms:
        if form.kind == "setting":
            found.append(form.value)
        elif form.kind == "key":
            found.append(jax.random.wrap_key_data(next(rest), impl=form.value))
        else:
            found.append(next(rest))
    return found


_ARRAYS = (np.ndarray, np.generic, bool, int, float, complex)


def is_key(x: Any) -> bool:
    """Whether a value of JAX is an array of typed random keys."""
    import jax

    return isinstance(x, jax.Array) and jax.dtypes.issubdtype(x.dtype, jax.dtypes.prng_key)


# ---- types ---------------------------------------------------------------------------------------


def struct(t: TensorType) -> Any:
    """A type of the language as JAX says it."""
    import jax

    return jax.ShapeDtypeStruct(t.shape, t.dtype.np, weak_type=t.weak)


def type_of(aval: Any) -> TensorType:
    """The strong type of the language for a type of JAX."""
    return tensor(tuple(aval.shape), hlo_dtype(np.dtype(aval.dtype)))


@contextmanager
def widened(allowed: bool) -> Iterator[None]:
    """JAX makes 64-bit types inside the block, or does not."""
    import jax

    if jax.config.jax_enable_x64 == allowed:
        yield
        return
    with jax.enable_x64(allowed):
        yield


# ---- what is refused -----------------------------------------------------------------------------

_CALLBACK = re.compile(r"callback|debug_print|infeed|outfeed")
_INSIDE = "InternalMutableArrayEffect"  # of references that the function makes itself


def refuse_effects(closed: Any, name: str) -> None:
    """Raise one error for everything in a jaxpr that does more than compute.

    Raises:
        UnsupportedError: if it prints, calls back into Python, or reads and writes references.
    """
    effects = [e for e in closed.effects if type(e).__name__ != _INSIDE]
    found = list(_acting(closed.jaxpr, bool(effects)))
    if not found and not effects:
        return
    places = [(_place(eqn), str(eqn.primitive)) for eqn in found]
    operands = {f"{file}:{line}" if file else name: what for (file, line), what in places}
    first = next(((file, line) for (file, line), _ in places if file), None)
    raise UnsupportedError(
        f"{name!r} does more than compute: "
        + ", ".join(sorted({what for _, what in places} or {str(e) for e in effects})),
        operands=operands,
        why="what JAX prints, or calls in Python, belongs to its own runtime; a function that is "
        "read from JAX is pure.",
        fix="take the print or callback out of the function, or return the values and look at "
        "them outside.",
        loc=file_location(*first) if first else None,
    )


def _acting(jaxpr: Any, effects: bool) -> Iterator[Any]:
    """The innermost equations of a jaxpr that call back; and those with an effect, if `effects`:
    else effects stay inside, as that of a named axis."""
    from jax.extend.core import jaxprs_in_params

    for eqn in jaxpr.eqns:
        subs = [getattr(sub, "jaxpr", sub) for sub in jaxprs_in_params(eqn.params)]
        inner = [acting for sub in subs for acting in _acting(sub, effects)]
        if inner:
            yield from inner
        elif (effects and eqn.effects) or _CALLBACK.search(eqn.primitive.name):
            yield eqn


def _place(eqn: Any) -> tuple[str, int]:
    """File and line of the user's that an equation comes from."""
    trace = eqn.source_info.traceback
    for frame in trace.frames if trace is not None else ():
        file = frame.file_name
        if not is_own_file(file) and not _of_jax(file):
            return file, frame.line_num
    return "", 0


def _of_jax(file: str) -> bool:
    return "/site-packages/jax" in file or "/dist-packages/jax" in file or file.startswith("<")
