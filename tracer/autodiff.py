"""Derivatives of Python functions: `jvp`, and what all others stand on.

Each traces its function with what is known of the arguments and hands the graph to the walks in
`monograph.hlo.walk`, which emit into whatever encloses the call: an outer trace, or arrays at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, GradError, TreeError
from monograph.hlo.ops import convert, zeros
from monograph.hlo.ops.named import vary
from monograph.hlo.types import TensorType
from monograph.hlo.walk import Linear
from monograph.hlo.walk import jvp as walk_jvp
from monograph.hlo.walk import linearize as walk_linearize
from monograph.tracer import tree
from monograph.tracer.arguments import name_of, parameter_names
from monograph.tracer.avals import value_of
from monograph.tracer.float0 import float0_zeros, is_float0
from monograph.tracer.ref import Backward
from monograph.tracer.ref_derivatives import check_written, with_refs
from monograph.tracer.trace import Trace, trace


class Picked:
    """A function of the leaves of some positional arguments, the others held fixed."""

    def __init__(
        self,
        fun: Callable[..., Any],
        args: Sequence[Any],
        kwargs: dict[str, Any],
        picked: tuple[int, ...],
        what: str,
        has_aux: bool = False,
    ) -> None:
        self.fun = fun
        self.what = what
        self.has_aux = has_aux
        self.aux: tuple[list[Any], tree.TreeDef] | None = None  # leaves (None: traced), structure
        self.args = list(args)
        self.kwargs = kwargs
        self.picked = picked
        names = parameter_names(fun, len(args))
        leaves, self.treedef = tree.flatten(tuple(args[i] for i in picked))
        self.paths = []
        for path in tree.paths(self.treedef):
            first, *rest = path
            self.paths.append(names[picked[first.idx]] + tree.keystr(tuple(rest)))
        self.values = [
            value_of(x, f"argument {p} of {what}") for x, p in zip(leaves, self.paths, strict=True)
        ]

    @classmethod
    def all(
        cls, fun: Callable[..., Any], args: Sequence[Any], what: str, has_aux: bool = False
    ) -> Picked:
        """A function of the leaves of all its arguments."""
        return cls(fun, args, {}, tuple(range(len(args))), what, has_aux)

    def __call__(self, *leaves: Any) -> Any:
        args = list(self.args)
        for i, x in zip(self.picked, self.treedef.unflatten(leaves), strict=True):
            args[i] = x
        out = self.fun(*args, **self.kwargs)
        return self._split(out) if self.has_aux else out

    def _split(self, out: Any) -> Any:
        """The value, and the traced leaves of the auxiliary data; the others stay as they are."""
        if not isinstance(out, tuple) or len(out) != 2:
            raise GradError(
                f"{self.what} with has_aux=True: the function must return a pair (value, aux)",
                operands={"returned": tree.describe(out)},
                fix="return (value, aux) from the function, or leave has_aux out.",
            )
        leaves, treedef = tree.flatten(out[1])
        self.aux = [None if type(x) is Tracer else x for x in leaves], treedef
        return out[0], [x for x in leaves if type(x) is Tracer]

    def trace(self) -> Trace:
        types, paths = [v.type for v in self.values], self.paths
        return trace(self, types, self.values, name_of(self.fun), lambda: paths, changes=True)

    def linearize(self, made: Trace) -> tuple[list[Any], Linear]:
        """The results, and the derivative by the picked leaves as a linear map."""
        active = [v.type.dtype.is_inexact for v in self.values]
        active += [isinstance(x, Backward) for x in made.captures]
        values = [*self.values, *made.operands]
        outs, linear = walk_linearize(made.graph, values, active, made.known)
        found = with_refs(linear, made, len(self.values))
        return made.settle(outs, rules=False), found

    def value_tree(self, made: Trace) -> tree.TreeDef:
        """The structure of the value, without auxiliary data."""
        return made.out_tree.children()[0] if self.has_aux else made.out_tree

    def result(self, made: Trace, outs: Sequence[Any]) -> tuple[Any, Any]:
        """The value, and the auxiliary data (None if there is none)."""
        if self.aux is None:
            return made.out_tree.unflatten(outs), None
        value, traced = made.out_tree.unflatten(outs)
        rest = iter(traced)
        kept, treedef = self.aux
        return value, treedef.unflatten([next(rest) if x is None else x for x in kept])


def zero_of(t: TensorType) -> Any:
    """The zero cotangent of a type; of integers and booleans one of type float0."""
    return zeros(t) if t.dtype.is_inexact else float0_zeros(t.shape)


def weakened(x: Any, t: TensorType) -> Any:
    """`x` as weakly typed as what it is the derivative by."""
    if not t.weak or is_float0(x) or x.type.weak:
        return x
    return convert(x, dtype=x.type.dtype, weak=True)


def spread(types: Sequence[TensorType], cts: Sequence[Any]) -> list[Any]:
    """One cotangent per type from those of the inexact ones (None: zero)."""
    rest = iter(cts)
    out = []
    for t in types:
        ct = next(rest) if t.dtype.is_inexact else None
        out.append(zero_of(t) if ct is None else ct)
    return out


def jvp(
    fun: Callable[..., Any], primals: Sequence[Any], tangents: Sequence[Any], has_aux: bool = False
) -> Any:
    """A function's value and its derivative in one direction.

    Args:
        fun: a function of trees of arrays.
        primals: the positional arguments, a tuple or list.
        tangents: the direction: trees like the arguments, with the same shapes and element types
            (for integer arguments anything: their tangent is zero).
        has_aux: whether `fun` returns ``(out, aux)``.

    Returns:
        ``(out, tangent_out)``, or ``(out, tangent_out, aux)``.
    """
    what = f"jvp of {name_of(fun)!r}"
    for name, given in (("primals", primals), ("tangents", tangents)):
        if not isinstance(given, tuple | list):
            raise ArgumentError(
                f"{what}: {name} must be a tuple or list of arguments, got {type(given).__name__}",
                fix=f"write ({name[:-1]},) for one argument.",
            )
    part = Picked.all(fun, primals, what, has_aux)
    types = [v.type for v in part.values]
    seeds = fitting_tangents(part.treedef, types, part.paths, tangents, what)
    made = part.trace()
    values = [*part.values, *made.operands]
    ts = [*seeds, *(None for _ in made.captures)]
    every, found = walk_jvp(made.graph, values, ts, made.known)
    check_written(made, [t is not None for t in found])
    outs = made.settle(every, rules=False)
    found = found[: len(outs)]
    directions = [zero_of(o.type) if t is None else t for o, t in zip(outs, found, strict=True)]
    if all(t is None or t.type.weak for t in seeds):
        directions = [weakened(d, o.type) for d, o in zip(directions, outs, strict=True)]
    out, aux = part.result(made, outs)
    first = part.value_tree(made)
    direction = first.unflatten(directions[: first.num_leaves])
    return (out, direction, aux) if has_aux else (out, direction)


def fitting_tangents(
    wanted: tree.TreeDef,
    types: Sequence[TensorType],
    names: Sequence[str],
    tangents: Sequence[Any],
    what: str,
) -> list[Any]:
    """The tangents of arguments of these types, checked; None where there is none."""
    leaves, treedef = tree.flatten(tuple(tangents))
    if treedef != wanted:
        raise other_tree(what, "tangents", "arguments", wanted, treedef)
    rows = zip(types, leaves, names, strict=True)
    return [fitting(x, t, f"the tangent of {name} in {what}") for t, x, name in rows]


def fitting(x: Any, t: TensorType, what: str) -> Any:
    """`x` as a tangent of type `t`; None where `t` has none but the zero of type float0."""
    given = x.shape if is_float0(x) else None
    if not t.dtype.is_inexact:
        if given == t.shape:
            return None
    elif given is None:
        value = vary(value_of(x, what), t.vary)
        if value.type.strong is t.strong:
            return value
    raise ArgumentError(
        f"{what} has another type than the value",
        operands={
            "tangent": f"float0{list(given)}" if given is not None else value_of(x, what).type,
            "value": t,
        },
        why="" if t.dtype.is_inexact else "tangents of integers and booleans hold nothing.",
        fix="give it the same shape and element type."
        if t.dtype.is_inexact
        else "give np.zeros(shape, dtypes.float0).",
    )


_FIX = {
    "arguments": "give one tangent for every argument, in the same containers.",
    "result": "pass one argument with the containers that the function returned.",
}


def other_tree(what: str, name: str, like: str, wanted: Any, given: Any) -> TreeError:
    """The error for tangents or cotangents in other containers than the values."""
    return TreeError(
        f"{what}: the {name} are not a tree like the {like}",
        operands={like: tree.describe(wanted), name: tree.describe(given)},
        fix=_FIX[like],
    )
