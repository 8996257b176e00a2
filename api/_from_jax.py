"""`from_jax`: a function written for JAX, run here.

A call takes its arguments apart as JAX does, has JAX trace the function once per kind of call
(`monograph.tracer.jax_program`), and records or runs that program.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError, StaticArgumentError, UnsupportedError
from monograph.hlo.ops import convert
from monograph.random.keys import IMPLEMENTATION, Key
from monograph.tracer import Array, Tracer, install_operators
from monograph.tracer.arguments import (
    Static,
    name_of,
    parameter_names,
    rebuild,
    split,
    static_arguments,
)
from monograph.tracer.avals import abstract, refuse, shortened, value_of
from monograph.tracer.dtypes import narrowed
from monograph.tracer.jax_program import Program
from monograph.tracer.jax_values import Form, assembled, dismantled
from monograph.tracer.kept import kept


class FromJax:
    """A function of JAX that runs here; made by `from_jax`."""

    def __init__(self, fun: Callable[..., Any], static: Static) -> None:
        functools.update_wrapper(self, fun, updated=())
        self.fun = fun
        self.name = name_of(fun)
        self.static = static
        self.known = _known(fun, static)

    def __repr__(self) -> str:
        return f"<from_jax of {self.name}>"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        import jax

        dyn, named, key = split(self.static, self.fun, args, kwargs)
        leaves, treedef = jax.tree_util.tree_flatten((dyn, named))
        wide = bool(jax.config.jax_enable_x64)
        with flags.widened(wide):
            values, forms = _passed(leaves, self.name)
            kind = (treedef, forms, tuple([v.type for v in values]), key, wide)
            found = self._find(kind)
            if found is None:
                join = rebuild(self.static, args, kwargs) if self.static else None
                found = self.known[kind] = _Traced(self.fun, self.name, kind, join)
            return found.result(found.program(*values))

    def _find(self, kind: Any) -> _Traced | None:
        try:
            found: _Traced | None = self.known.get(kind)
        except TypeError:
            settings = [f.value for f in kind[1] if f.kind == "setting"]
            unhashable = next((x for x in settings if not _hashable(x)), None)
            raise StaticArgumentError(
                f"an argument of {self.name!r} holds a setting that cannot be hashed",
                operands={"value": f"{type(unhashable).__name__}: {shortened(unhashable)}"},
                why="what is neither a number nor an array is a setting: calls are looked up by "
                "it, and JAX traces the function once for each.",
                fix="pass arrays, or settings that can be hashed.",
            ) from None
        return found


class _Traced:
    """One kind of call: its program, and how results become what the function returned."""

    def __init__(
        self, fun: Callable[..., Any], name: str, kind: tuple[Any, ...], join: Any
    ) -> None:
        treedef, forms, types, _, wide = kind

        def flat(*xs: Any) -> Sequence[Any]:
            import jax

            dyn, named = treedef.unflatten(assembled(xs, forms))
            if join is not None:
                dyn, named = join(dyn, named)
            leaves, self.out_tree = jax.tree_util.tree_flatten(fun(*dyn, **named))
            return [_for_jax(x) for x in leaves]

        self.program = Program.traced(flat, name, types, wide, shown=(fun, _names(fun, kind)))

    def result(self, outs: Sequence[Any]) -> Any:
        """What the function returned, from the results of the program."""
        rest = iter(outs)
        leaves: list[Any] = []
        for form in self.program.forms:
            if form.kind == "setting":
                leaves.append(form.value)
            elif form.kind == "key":
                leaves.append(_key(next(rest), form.value, self.program.name))
            else:
                leaves.append(_weak(next(rest)) if form.value else next(rest))
        return self.out_tree.unflatten(leaves)


def _names(fun: Callable[..., Any], kind: tuple[Any, ...]) -> list[str]:
    """Names for the arrays of a call, which messages of JAX show."""
    from jax.tree_util import keystr, tree_flatten_with_path

    treedef, forms = kind[:2]
    found = []
    dyn, named = treedef.unflatten(range(len(forms)))
    names = parameter_names(fun, len(dyn))
    for (side, first, *rest), i in tree_flatten_with_path((dyn, named))[0]:
        head = names[first.idx] if side.idx == 0 else str(first.key)
        if forms[i].kind != "setting":
            found.append(head + keystr(tuple(rest)))
    return found


def _weak(x: Any) -> Any:
    return convert(x, dtype=x.type.dtype, weak=True)


def _key(words: Any, implementation: str, name: str) -> Key:
    if implementation != IMPLEMENTATION:
        raise UnsupportedError(
            f"{name!r} returns random keys of the implementation {implementation!r}",
            why=f"keys are those of {IMPLEMENTATION}.",
            fix="return jax.random.key_data(key).",
        )
    return Key(words)


def _for_jax(x: Any) -> Any:
    """A value that the function returned: arrays of ours that it closed over, as NumPy's."""
    return np.asarray(x) if type(x) is Array else x


def _passed(leaves: Sequence[Any], name: str) -> tuple[list[Any], tuple[Form, ...]]:
    """The arrays among the leaves of a call as values, and the form of every leaf."""
    values: list[Any] = []
    forms: list[Form] = []
    for x in leaves:
        if isinstance(x, Key):
            values.append(value_of(x.words))
            forms.append(Form("key", IMPLEMENTATION))
        elif type(x) is Tracer or type(x) is Array:
            values.append(_narrow(x))
            forms.append(_ARRAY)
        elif _is_of_jax(x):
            found, form = _from_jax(x, name)
            values.append(found)
            forms.append(form)
        elif abstract(x) is not None:
            values.append(value_of(x))
            forms.append(_ARRAY)
        elif isinstance(x, int | np.ndarray | np.generic) and not isinstance(x, np.character):
            raise refuse(x, f"an argument of {name!r}")
        else:
            forms.append(Form("setting", x))
    return values, tuple(forms)


_ARRAY = Form("array")


def _narrow(x: Any) -> Any:
    """A value of 64 bits as JAX takes it while its 64-bit types are off."""
    small = narrowed(x.type.dtype)
    return x if small is x.type.dtype else convert(x, dtype=small)


def _is_of_jax(x: Any) -> bool:
    import jax

    return isinstance(x, jax.Array)


def _from_jax(x: Any, name: str) -> tuple[Any, Form]:
    import jax

    if isinstance(x, jax.core.Tracer):
        raise ArgumentError(
            f"{name!r} runs here, but was given a traced value of JAX",
            operands={"value": shortened(x)},
            why="transforms of JAX cannot look into what runs here.",
            fix="transform it with monograph's jit, grad and vmap; or call the JAX function "
            "itself inside of JAX's.",
        )
    arrays, forms = dismantled([x])
    return value_of(arrays[0]), forms[0] if forms[0].kind == "key" else _ARRAY


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


def _hashable(x: Any) -> bool:
    try:
        hash(x)
    except TypeError:
        return False
    return True


def _known(fun: Callable[..., Any], static: Static) -> dict[Any, _Traced]:
    """The kinds of call of a function that were traced; wrappers of one function share them."""
    owner, key = fun, ("from_jax", static)
    if inspect.ismethod(fun):  # a new object each time it is read
        owner, key = fun.__self__, (*key, fun.__func__)
    table = kept(owner)
    found: dict[Any, _Traced] = {} if table is None else table.setdefault(key, {})
    return found


def from_jax(
    fun: Callable[..., Any] | None = None,
    *,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Sequence[str] | None = None,
) -> Any:
    """A function written for JAX, as a function of this package.

    Calling it compiles and runs it here, on arrays of either package; inside `jit`, `grad`, `vmap`
    and loops it is one op of the graph. Its derivatives and its batched form are those that JAX
    itself makes of it, so that custom rules, `jax.lax.stop_gradient` and conventions hold.

    Args:
        fun: a pure function of JAX on trees of arrays (random keys too). Leaves that are neither
            numbers nor arrays are settings: it sees them as they are. Without it, a decorator is
            returned.
        static_argnums, static_argnames: arguments that are settings, numbers too.

    Returns:
        A function of the same arguments; results are arrays of this package, in the containers
        that `fun` returned. JAX traces `fun` once per kind of arguments. Whether its numbers have
        64 bits, JAX's own setting (``jax_enable_x64``) decides.

    Raises:
        UnsupportedError: if `fun` prints, calls back into Python, or uses an op that is not there.

    >>> import jax.numpy as jnp
    >>> import monograph as mg
    >>> def f(x):
    ...     return jnp.sum(jnp.sin(x) ** 2)
    >>> print(mg.grad(mg.from_jax(f))(mg.numpy.zeros(2)))
    [0. 0.]
    """
    if fun is None:
        return functools.partial(
            from_jax, static_argnums=static_argnums, static_argnames=static_argnames
        )
    if not callable(fun):
        raise ArgumentError(
            f"from_jax takes a function, got {type(fun).__name__}",
            fix="pass the function itself, such as from_jax(model.apply).",
        )
    return FromJax(fun, static_arguments(fun, static_argnums, static_argnames, "static"))
