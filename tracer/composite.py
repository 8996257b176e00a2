"""`composite`: a Python function that stays one op in the graph until a backend has seen it.

Its definition is what the function does; derivative and batching are those of the definition. A
function with rules of its own is made by `custom_jvp`, `custom_vjp` and `custom_vmap`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from monograph.hlo.axes import in_scope
from monograph.hlo.ops import composite as make_record
from monograph.hlo.ops import expansion
from monograph.hlo.record import OpDef
from monograph.hlo.state import state
from monograph.hlo.types import TensorType, listed
from monograph.tracer import tree
from monograph.tracer.arguments import (
    Static,
    name_of,
    rebuild,
    split,
    static_arguments,
)
from monograph.tracer.avals import value_of
from monograph.tracer.stand_in import StandIn

# Structure, static key, number of positional arguments, named axes in scope.
_ATTRS = ("tree", "static", "count", "scope")


class Composite(StandIn):
    """A function that is one op; made by `composite`."""

    def __init__(self, fun: Callable[..., Any], name: str | None, static: Static) -> None:
        super().__init__(fun)
        self.name = name or name_of(fun)
        self.static = static
        self.out_trees: dict[Any, tree.TreeDef] = {}
        self.joins: dict[Any, Callable[..., Any]] = {}
        self.kept: dict[Any, Any] = {}  # see monograph.tracer.kept
        self._record: OpDef | None = None

    def __repr__(self) -> str:
        return f"<composite {self.name}>"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        key: tuple[Any, ...] = ()
        dyn, named = args, kwargs
        if self.static:
            dyn, named, key = split(self.static, self.fun, args, kwargs)
        leaves, treedef = tree.flatten((dyn, named))
        values = [value_of(x, f"an argument of {self.name!r}") for x in leaves]
        if self.static and (key, len(args)) not in self.joins:
            self.joins[key, len(args)] = rebuild(self.static, args, kwargs)
        attrs = {"tree": treedef, "static": key, "count": len(args), "scope": state.axes}
        outs = listed(self.record(*values, **attrs))
        return self.out_tree(tuple(v.type.strong for v in values), attrs).unflatten(outs)

    @property
    def record(self) -> OpDef:
        """The op's record."""
        if self._record is None:
            self._record = make_record(self.name, self._expand, attrs=_ATTRS)
        return self._record

    def arguments(self, leaves: Sequence[Any], attrs: Mapping[str, Any]) -> tuple[list[Any], Any]:
        """Positional and keyword arguments of the function from the op's operands."""
        dyn, named = attrs["tree"].unflatten(leaves)
        if not self.static:
            return list(dyn), named
        found: tuple[list[Any], Any] = self.joins[attrs["static"], attrs["count"]](dyn, named)
        return found

    def _expand(self, ins: Sequence[Any], attrs: Mapping[str, Any]) -> Any:
        args, named = self.arguments(ins, attrs)
        with in_scope(attrs["scope"]):
            leaves, treedef = tree.flatten(self.fun(*args, **named))
        values = [value_of(x, f"a result of {self.name!r}") for x in leaves]
        self.out_trees[self._key(tuple(x.type.strong for x in ins), attrs)] = treedef
        return values[0] if len(values) == 1 else values

    def _key(self, types: tuple[TensorType, ...], attrs: Mapping[str, Any]) -> Any:
        return types, tuple(attrs.values())

    def out_tree(self, types: tuple[TensorType, ...], attrs: Mapping[str, Any]) -> tree.TreeDef:
        """The structure of what the function returns for operands of these types."""
        expansion(self.record, types, attrs)
        return self.out_trees[self._key(types, attrs)]


def composite(
    fun: Callable[..., Any] | None = None,
    *,
    name: str | None = None,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Sequence[str] | None = None,
) -> Any:
    """Make a function one op of the graph: a composite.

    A backend that knows the op by its record may run it whole; every other runs the definition.
    In graphs, text and reports it keeps its name.

    Args:
        fun: a pure function of trees of arrays; it may not use traced values other than its
            arguments. Without it, a decorator is returned.
        name: of the op; the function's by default.
        static_argnums, static_argnames: settings (hashable), attributes of the op.
    """
    if fun is None:
        return functools.partial(
            composite, name=name, static_argnums=static_argnums, static_argnames=static_argnames
        )
    static = static_arguments(fun, static_argnums, static_argnames, "static")
    return Composite(fun, name, static)
