"""`composite`: a Python function that stays one op in the graph until a backend has seen it.

Its definition is what the function does; derivative and batching are those of the definition unless
a rule is given. `custom_jvp` is the same with a derivative rule, in JAX's form.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from monograph.hlo.axes import in_scope
from monograph.hlo.errors import ArgumentError, GradError, StaticArgumentError
from monograph.hlo.ops import composite as make_record
from monograph.hlo.ops import convert, expansion, zeros
from monograph.hlo.record import OpDef
from monograph.hlo.state import state
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.arguments import (
    Static,
    name_of,
    parameter_names,
    rebuild,
    split,
    static_arguments,
)
from monograph.tracer.avals import value_of

# Structure, static key, number of positional arguments, named axes in scope.
_ATTRS = ("tree", "static", "count", "scope")


class Composite:
    """A function that is one op; made by `composite` and `custom_jvp`."""

    def __init__(self, fun: Callable[..., Any], name: str | None, static: Static) -> None:
        functools.update_wrapper(self, fun, updated=())
        self.fun = fun
        self.name = name or name_of(fun)
        self.static = static
        self.rule: Callable[..., Any] | None = None
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
        outs = self.record(*values, **attrs)
        outs = outs if isinstance(outs, list) else [outs]
        return self.out_tree(tuple(v.type.strong for v in values), attrs).unflatten(outs)

    @property
    def record(self) -> OpDef:
        """The op's record; its rules are fixed at the first call."""
        if self._record is None:
            rules: dict[str, Any] = {} if self.rule is None else {"jvp": self._jvp}
            self._record = make_record(self.name, self._expand, attrs=_ATTRS, **rules)
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

    # ---- a derivative rule

    def defjvp(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        """Give the derivative: ``rule(primals, tangents) -> (out, tangent_out)``; a decorator.

        Static positional arguments come first, as in JAX: ``rule(*static, primals, tangents)``.
        """
        if self._record is not None:
            raise ArgumentError(
                f"{self.name!r} was called before its derivative rule was given",
                fix="give the rule right after the definition.",
            )
        self.rule = rule
        return rule

    def defjvps(self, *rules: Callable[..., Any] | None) -> None:
        """Give one rule per argument: ``rule(tangent, out, *primals) -> tangent_out`` or None."""

        def whole(primals: Sequence[Any], tangents: Sequence[Any]) -> Any:
            out = self(*primals)
            parts = [
                rule(t, out, *primals)
                for rule, t in zip(rules, tangents, strict=True)
                if rule is not None
            ]
            if not parts:
                return out, tree.map(lambda x: zeros(x.type), out)
            total = parts[0]
            for part in parts[1:]:
                total = tree.map(lambda a, b: a + b, total, part)
            return out, total

        self.defjvp(whole)

    def _jvp(
        self, attrs: Mapping[str, Any], ins: Sequence[Any], ts: Sequence[Any], outs: Any
    ) -> Any:
        full = [zeros(x.type) if t is None else t for x, t in zip(ins, ts, strict=True)]
        primals, named = self.arguments(ins, attrs)
        tangents, _ = self.arguments(full, attrs)
        if named and any(k not in self.static.names for k in named):
            raise GradError(
                f"{self.name!r} has a derivative rule, so its arrays are passed by position",
                operands={"keywords": ", ".join(named)},
                fix="pass arrays by position, in the order of the signature.",
            )
        fixed = [x for i, x in enumerate(primals) if i in self.static.nums]
        keep = [i for i in range(len(primals)) if i not in self.static.nums]
        assert self.rule is not None
        with in_scope(attrs["scope"]):
            got = self.rule(
                *fixed, tuple(primals[i] for i in keep), tuple(tangents[i] for i in keep)
            )
        if not isinstance(got, tuple | list) or len(got) != 2:
            raise GradError(
                f"the rule of {self.name!r} must return a pair (out, tangent_out)",
                fix="return the result and its tangent.",
            )
        several = isinstance(outs, list)
        found = self._tangents(got[1], outs if several else [outs], attrs, ins)
        return found if several else found[0]

    def _tangents(
        self, given: Any, outs: Sequence[Any], attrs: Mapping[str, Any], ins: Sequence[Any]
    ) -> list[Any]:
        leaves, treedef = tree.flatten(given)
        wanted = self.out_tree(tuple(x.type.strong for x in ins), attrs)
        if treedef != wanted:
            raise GradError(
                f"the rule of {self.name!r} returns a tangent of another structure than the result",
                operands={"result": tree.describe(wanted), "tangent": tree.describe(treedef)},
                fix="return a tangent with the containers of the result.",
            )
        found: list[Any] = []
        for x, o in zip(leaves, outs, strict=True):
            if not o.type.dtype.is_inexact:
                found.append(None)
                continue
            t = value_of(x, f"the tangent of {self.name!r}")
            if t.type.shape != o.type.shape:
                raise GradError(
                    f"the rule of {self.name!r} returns a tangent of another shape than the result",
                    operands={"result": o.type, "tangent": t.type},
                    fix="return a tangent with the shape and type of the result.",
                )
            found.append(t if t.type.dtype is o.type.dtype else convert(t, dtype=o.type.dtype))
        return found


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


def custom_jvp(fun: Callable[..., Any] | None = None, nondiff_argnums: Sequence[int] = ()) -> Any:
    """A function with a derivative of its own: a composite whose rule is given by ``defjvp``.

    Args:
        fun: the function. Without it, a decorator is returned.
        nondiff_argnums: positions of settings (hashable) that the rule gets first.
    """
    if fun is None:
        return functools.partial(custom_jvp, nondiff_argnums=nondiff_argnums)
    for i in nondiff_argnums:
        if i >= len(parameter_names(fun, i + 1)):
            raise StaticArgumentError(
                f"{name_of(fun)!r} has no argument {i}",
                fix="count positions from 0.",
            )
    return Composite(
        fun, None, static_arguments(fun, tuple(nondiff_argnums) or None, None, "static")
    )
