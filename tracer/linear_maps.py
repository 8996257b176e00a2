"""Derivatives as maps that can be called again: `vjp`, `linearize`, `linear_transpose`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from monograph.hlo.errors import ArgumentError, GradError
from monograph.hlo.ops import zeros
from monograph.hlo.ops.named import vary
from monograph.hlo.types import DType, TensorType
from monograph.hlo.walk import Linear
from monograph.hlo.walk import transpose as walk_transpose
from monograph.tracer import tree
from monograph.tracer.accumulate import Accumulating
from monograph.tracer.arguments import name_of, positions
from monograph.tracer.autodiff import (
    Picked,
    fitting,
    fitting_tangents,
    other_tree,
    spread,
    weakened,
    zero_of,
)
from monograph.tracer.avals import abstract, refuse, value_of
from monograph.tracer.float0 import is_float0
from monograph.tracer.jit import jit
from monograph.tracer.trace import Trace, trace


@dataclass(frozen=True)
class Ends:
    """What a map leads from and to.

    Attributes:
        what: how messages call it.
        in_tree, in_types, names: the arguments.
        out_tree, out_types: the value, without auxiliary data.
    """

    what: str
    in_tree: tree.TreeDef
    in_types: tuple[TensorType, ...]
    names: tuple[str, ...]
    out_tree: tree.TreeDef
    out_types: tuple[TensorType, ...]

    @classmethod
    def of(cls, part: Picked, made: Trace) -> Ends:
        first = part.value_tree(made)
        types = tuple(v.type for v in part.values)
        outs = made.graph.out_types[: first.num_leaves]
        return cls(part.what, part.treedef, types, tuple(part.paths), first, outs)


class Pullback:
    """What `vjp` returns: cotangents of the results -> cotangents of the arguments."""

    def __init__(self, ends: Ends, linear: Linear) -> None:
        self.ends = ends
        self.linear = linear

    def __call__(self, *cotangents: Any) -> Any:
        """Pull cotangents, one tree like the result, back; a tuple with one tree per argument."""
        leaves, treedef = tree.flatten(cotangents[0] if len(cotangents) == 1 else cotangents)
        ends = self.ends
        if len(cotangents) != 1 or treedef != ends.out_tree:
            raise other_tree(ends.what, "cotangents", "result", ends.out_tree, treedef)
        cts: list[Any] = [None] * len(self.linear.out_active)
        for i, (x, t) in enumerate(zip(leaves, ends.out_types, strict=True)):
            cts[i] = _cotangent(x, t, f"cotangent {i} in {ends.what}")
        found = spread(ends.in_types, self.linear.transpose(cts))
        if all(ct is None or ct.type.weak for ct in cts):
            found = [weakened(x, t) for x, t in zip(found, ends.in_types, strict=True)]
        return ends.in_tree.unflatten(found)

    def with_refs(self, *wanted: Any) -> Accumulating:
        """The same map; cotangents go where the caller says.

        Args:
            wanted: for each argument a `Ref`, or a tree of them, to which its cotangent is added;
                ``ad.DontWant()`` where it is not wanted; anything else where it is returned.

        >>> from monograph import ad, new_ref
        >>> total = new_ref(0.0)
        >>> pull = vjp(lambda x, y: x * y, 2.0, 3.0)[1].with_refs(total, ad.DontWant())
        >>> pull(1.0), pull(1.0)
        ((GradRef(), DidntWant()), (GradRef(), DidntWant()))
        >>> total[...].item()
        6.0
        """
        return Accumulating(self, wanted)


def _cotangent(x: Any, t: TensorType, what: str) -> Any:
    """`x` as a cotangent of a result; an integer result may be given for its own, as in JAX."""
    if not t.dtype.is_inexact and not is_float0(x) and value_of(x, what).type.shape == t.shape:
        return None
    return fitting(x, t, what)


def vjp(fun: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any:
    """A function's value and the map from cotangents of its result to those of its arguments.

    Args:
        fun: a function of trees of arrays.
        primals: its arguments.
        has_aux: whether `fun` returns ``(out, aux)``.

    Returns:
        ``(out, pullback)``, or ``(out, pullback, aux)``; the pullback takes a tree like `out` and
        returns a tuple with one tree per argument.
    """
    return _with_map("vjp", Pullback, fun, primals, has_aux)


def _with_map(
    name: str, kind: type[Any], fun: Callable[..., Any], primals: tuple[Any, ...], has_aux: bool
) -> Any:
    """The value, the linear map of this kind, and what else the function returns."""
    part = Picked.all(fun, primals, f"{name} of {name_of(fun)!r}", has_aux)
    made = part.trace()
    outs, linear = part.linearize(made)
    out, aux = part.result(made, outs)
    linear_map = kind(Ends.of(part, made), linear)
    return (out, linear_map, aux) if has_aux else (out, linear_map)


class Pushforward:
    """What `linearize` returns: tangents of the arguments -> tangent of the result."""

    def __init__(self, ends: Ends, linear: Linear) -> None:
        self.ends = ends
        self.linear = linear

    def __call__(self, *tangents: Any) -> Any:
        """Push tangents forward."""
        ends = self.ends
        seeds = fitting_tangents(ends.in_tree, ends.in_types, ends.names, tangents, ends.what)
        found = self.linear.apply([t for t in seeds if t is not None])
        pairs = zip(found, ends.out_types, strict=False)  # auxiliary results come last
        return ends.out_tree.unflatten([zero_of(t) if x is None else x for x, t in pairs])


def _with_residuals(kind: type[Any]) -> None:
    """Make maps of this kind containers of their residuals: they leave and enter traces."""

    def split(m: Any) -> tuple[Any, Any]:
        held = m.linear
        rest = [(f.name, getattr(held, f.name)) for f in fields(held) if f.name != "residuals"]
        return held.residuals, (m.ends, type(held), *rest)

    def join(aux: Any, residuals: Any) -> Any:
        ends, linear, *rest = aux
        return kind(ends, linear(residuals=tuple(residuals), **dict(rest)))

    tree.register_pytree_node(kind, split, join)


_with_residuals(Pullback)
_with_residuals(Pushforward)


def linearize(fun: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any:
    """A function's value and its derivative as a linear function of tangents.

    The function is evaluated once; the derivative can then be applied many times.

    Args:
        fun: a function of trees of arrays.
        primals: its arguments.
        has_aux: whether `fun` returns ``(out, aux)``.

    Returns:
        ``(out, pushforward)``, or ``(out, pushforward, aux)``.
    """
    return _with_map("linearize", Pushforward, fun, primals, has_aux)


class Transposed:
    """What `linear_transpose` returns: cotangents of the result -> cotangents of the arguments."""

    def __init__(
        self, what: str, types: list[TensorType], treedef: tree.TreeDef, made: Trace
    ) -> None:
        self.what = what
        self.types = types
        self.treedef = treedef
        self.made = made

    def __call__(self, cotangent: Any) -> Any:
        """Pull a tree like the result back; a tuple with one tree per argument."""
        made, n = self.made, len(self.types)
        leaves, treedef = tree.flatten(cotangent)
        if treedef != made.out_tree:
            raise other_tree(self.what, "cotangents", "result", made.out_tree, treedef)
        cts = []
        for i, (x, t) in enumerate(zip(leaves, made.graph.out_types, strict=True)):
            ct = vary(value_of(x, f"cotangent {i} in {self.what}"), t.vary)
            if ct.type.strong is not t.strong:
                raise ArgumentError(
                    f"cotangent {i} in {self.what} has another type than the result",
                    operands={"cotangent": ct.type, "result": t},
                    fix="give it the same shape and element type.",
                )
            cts.append(ct)
        linear = [True] * n + [False] * len(made.captures)
        found = walk_transpose(made.graph, linear, [None] * n + list(made.captures), cts)[:n]
        pairs = zip(found, self.types, strict=True)
        return self.treedef.unflatten([zeros(t) if c is None else c for c, t in pairs])


def linear_transpose(fun: Callable[..., Any], *primals: Any) -> Transposed:
    """The transpose of a linear function.

    Args:
        fun: a function of trees of arrays that is linear in all of them together.
        primals: arguments, of which only the shapes count (`ShapeDtypeStruct`s serve).

    Returns:
        A function from a tree like the result to a tuple with one tree per argument.

    Raises:
        GradError: when it is called, if the function turns out not to be linear.

    >>> linear_transpose(lambda x: 3.0 * x, 0.0)(2.0)[0].item()
    6.0
    """
    what = f"linear_transpose of {name_of(fun)!r}"
    leaves, treedef = tree.flatten(primals)
    types = []
    for i, x in enumerate(leaves):
        t = abstract(x)
        if t is None:
            raise refuse(x, f"argument {i} of {what}")
        types.append(t.strong)
    made = trace(lambda *xs: fun(*treedef.unflatten(xs)), types, name=name_of(fun))
    every = [*types, *made.graph.out_types]
    inexact, whole = ([test(t.dtype) for t in every] for test in (_is_inexact, _is_integer))
    if not all(inexact) and not all(whole):
        raise GradError(
            f"{what} mixes integers with other numbers",
            operands={
                "arguments": ", ".join(map(str, types)),
                "results": ", ".join(map(str, made.graph.out_types)),
            },
            fix="transpose a function of floating-point arguments with such results.",
        )
    return Transposed(what, types, treedef, made)


def _is_inexact(d: DType) -> bool:
    return d.is_inexact


def _is_integer(d: DType) -> bool:
    return d.is_integer


def fwd_and_bwd(
    fun: Callable[..., Any],
    argnums: int | Sequence[int],
    has_aux: bool = False,
    jitted: bool = True,
) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Both halves of reverse mode as functions, each compiled once.

    Args:
        fun: a function of trees of arrays.
        argnums: the positional argument, or arguments, to differentiate by.
        has_aux: whether `fun` returns ``(out, aux)``.
        jitted: whether to jit both.

    Returns:
        ``fwd(*args) -> (out, residuals)``, with `aux` behind if `has_aux`, and
        ``bwd(residuals, cotangent)``, which returns a cotangent, or a tuple of them if `argnums` is
        a sequence.
    """

    def fwd(*args: Any) -> Any:
        picked = positions(argnums, len(args), fun, "fwd_and_bwd")

        def part(*chosen: Any) -> Any:
            full = list(args)
            for i, x in zip(picked, chosen, strict=True):
                full[i] = x
            return fun(*full)

        return vjp(part, *(args[i] for i in picked), has_aux=has_aux)

    def bwd(residuals: Pullback, cotangent: Any) -> Any:
        found = residuals(cotangent)
        return found[0] if isinstance(argnums, int) else found

    return (jit(fwd), jit(bwd)) if jitted else (fwd, bwd)
