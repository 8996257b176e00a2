"""`from_jax`: a function written for JAX, run here.

A call takes its arguments apart as JAX does, has JAX trace the function once per kind of call
(`monograph.tracer.jax_program`), and records or runs that program.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any

from monograph._jax_leaves import Others, for_jax, forms_of, passed, returned
from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError, StaticArgumentError
from monograph.hlo.ops import convert
from monograph.hlo.state import state
from monograph.tracer import EAGER, jit
from monograph.tracer.arguments import (
    Static,
    name_of,
    parameter_names,
    rebuild,
    split,
    static_arguments,
)
from monograph.tracer.avals import shortened, value_of
from monograph.tracer.jax_program import Program
from monograph.tracer.jax_values import assembled
from monograph.tracer.kept import kept
from monograph.tracer.stand_in import StandIn


class FromJax(StandIn):
    """A function of JAX that runs here; made by `from_jax`."""

    def __init__(self, fun: Callable[..., Any], static: Static) -> None:
        super().__init__(fun)
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
            operands, types, others = passed(leaves, self.name, wide)
            kind = (treedef, others, types, key, wide)
            found = self._find(kind)
            if found is None:
                join = rebuild(self.static, args, kwargs) if self.static else None
                names = _names(self.fun, dyn, named, others)
                found = self.known[kind] = _Traced(self.fun, self.name, kind, join, names)
            return found(operands)

    def _find(self, kind: Any) -> _Traced | None:
        try:
            found: _Traced | None = self.known.get(kind)
        except TypeError:
            settings = [f.value for _, f in kind[1] if f.kind == "setting"]
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
        self,
        fun: Callable[..., Any],
        name: str,
        kind: tuple[Any, ...],
        join: Any,
        names: Sequence[str],
    ) -> None:
        treedef, others, types, _, wide = kind
        forms = forms_of(others, treedef.num_leaves)

        def flat(*xs: Any) -> Sequence[Any]:
            import jax

            dyn, named = treedef.unflatten(assembled(xs, forms))
            if join is not None:
                dyn, named = join(dyn, named)
            leaves, self.out_tree = jax.tree_util.tree_flatten(fun(*dyn, **named))
            return [for_jax(x) for x in leaves]

        self.program = Program.traced(flat, name, types, wide, shown=(fun, names))
        self.weak = [f.value is True for f in self.program.forms if f.kind != "setting"]
        self.alone = jit(self.record)
        self.arrays = all(f.kind == "array" for f in self.program.forms)

    def __call__(self, operands: Sequence[Any]) -> Any:
        """What the function returns for these leaves."""
        if state.interp is EAGER:
            outs = self.alone(*operands)
        else:
            outs = self.record(*map(value_of, operands))
        if not self.arrays:
            outs = returned(outs, self.program.forms, self.program.name)
        return self.out_tree.unflatten(outs)

    def record(self, *values: Any) -> list[Any]:
        """The results of the program, weakly typed where JAX's are."""
        return [
            convert(x, dtype=x.type.dtype, weak=True) if weak else x
            for x, weak in zip(self.program(*values), self.weak, strict=True)
        ]


def _names(fun: Callable[..., Any], args: Sequence[Any], kwargs: Any, others: Others) -> list[str]:
    """Names for the arrays of a call, which messages of JAX show."""
    from jax.tree_util import keystr, tree_flatten_with_path

    names = parameter_names(fun, len(args))
    settings = {i for i, form in others if form.kind == "setting"}
    found = []
    for i, (path, _) in enumerate(tree_flatten_with_path((args, kwargs))[0]):
        side, first, *within = path
        head = names[first.idx] if side.idx == 0 else str(first.key)
        if i not in settings:
            found.append(head + keystr(tuple(within)))
    return found


def _hashable(x: Any) -> bool:
    try:
        hash(x)
    except TypeError:
        return False
    return True


def _known(fun: Callable[..., Any], static: Static) -> dict[Any, _Traced]:
    """The kinds of call of a function that were traced; wrappers of one function share them."""
    owner: Any = fun
    key: tuple[Any, ...] = ("from_jax", static)
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
            numbers nor arrays are settings, which are passed unchanged. If left out, a decorator is
            returned.
        static_argnums, static_argnames: arguments that are settings, numbers too.

    Returns:
        A function of the same arguments; results are arrays of this package, in the containers
        that `fun` returned. JAX traces `fun` once per kind of arguments. JAX's own setting
        (``jax_enable_x64``) decides whether its numbers have 64 bits.

    Raises:
        UnsupportedError: if `fun` prints, calls back into Python, or uses an unsupported op.

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
