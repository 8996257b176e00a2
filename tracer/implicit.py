"""Solutions of equations that are differentiated without looking into the solver.

`custom_linear_solve` and `custom_root`: whatever loop finds the solution, its derivative is the
solution of a linear equation (the implicit function theorem).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.errors import ArgumentError, ShapeError, TreeError
from monograph.hlo.graph import Graph
from monograph.hlo.ops import convert, custom_jvp_call, negate, zeros
from monograph.hlo.ops.linear_solve import MATVEC, linear_solve
from monograph.hlo.types import TensorType
from monograph.hlo.walk import jvp, transpose
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import values_of
from monograph.tracer.trace import Trace, share_captures, trace


class Space:
    """Trees of one structure and one list of leaf types: the vectors that a map takes."""

    def __init__(self, example: Any, what: str) -> None:
        self.values, self.treedef = values_of(example, what)
        self.types: list[TensorType] = [v.type.strong for v in self.values]

    def trace(self, fun: Callable[[Any], Any]) -> Trace:
        """The trace of a function of one such tree."""
        return trace(
            lambda *leaves: fun(self.treedef.unflatten(leaves)), self.types, name=name_of(fun)
        )

    def leaves(self, x: Any) -> list[Any]:
        """The leaves of such a tree as values of the space's types."""
        values, _ = values_of(x, "a vector")
        pairs = zip(values, self.types, strict=True)
        return [v if v.type.dtype is t.dtype else convert(v, dtype=t.dtype) for v, t in pairs]

    def check(self, treedef: tree.TreeDef, types: Sequence[TensorType], what: str) -> None:
        """Raise unless a result is such a tree."""
        if treedef != self.treedef:
            raise TreeError(
                f"{what} returns another structure than its argument",
                operands={
                    "argument": tree.describe(self.treedef),
                    "returned": tree.describe(treedef),
                },
                fix="return a tree like the argument.",
            )
        for i, (have, want) in enumerate(zip(types, self.types, strict=True)):
            if have.strong is not want:
                raise ShapeError(
                    f"{what} returns another type than its argument",
                    operands={"argument": want, "returned": have, "leaf": i},
                    fix="return arrays of the shapes and element types of the argument.",
                )


def custom_linear_solve(
    matvec: Callable[[Any], Any],
    b: Any,
    solve: Callable[[Callable[[Any], Any], Any], Any],
    transpose_solve: Callable[[Callable[[Any], Any], Any], Any] | None = None,
    symmetric: bool = False,
    has_aux: bool = False,
) -> Any:
    """Solve ``matvec(x) = b``, with derivatives by further solves.

    Args:
        matvec: a linear function of a tree like `b`, which returns one like it.
        b: a tree of arrays.
        solve: ``(matvec, b) -> x``; no derivative looks into it.
        transpose_solve: ``(vecmat, b) -> x`` for the transposed map; reverse mode needs it.
        symmetric: whether the map is its own transpose; then `solve` serves both.
        has_aux: whether the solves return ``(x, aux)``; `aux` has no derivative.

    Returns:
        x, or ``(x, aux)``.

    >>> import monograph as mg
    >>> mg.grad(lambda a: custom_linear_solve(
    ...     lambda x: a * x, 6.0, lambda f, b: b / a, symmetric=True))(2.0).item()
    -1.5
    """
    space = Space(b, "b")
    traced = [space.trace(matvec)]
    space.check(traced[0].out_tree, traced[0].graph.out_types, "custom_linear_solve: matvec")

    def solved(how: Callable[..., Any], by: Callable[[Any], Any], name: str) -> Trace:
        made = space.trace(lambda v: _pair(how(by, v), has_aux, name))
        first = made.out_tree.children()[0]
        space.check(first, made.graph.out_types[: first.num_leaves], name)
        return made

    traced.append(solved(solve, matvec, "custom_linear_solve: solve"))
    if symmetric and transpose_solve is None:
        transpose_solve = solve
    if transpose_solve is not None:
        vecmat = matvec if symmetric else _transposed(traced[MATVEC], space)
        traced.append(space.trace(vecmat))
        traced.append(solved(transpose_solve, vecmat, "custom_linear_solve: transpose_solve"))
    graphs, captures = share_captures(traced)
    outs = linear_solve(*space.values, *captures, graphs=tuple(graphs), count=len(space.types))
    x, aux = traced[1].out_tree.unflatten(outs)
    return (x, aux) if has_aux else x


def _pair(out: Any, has_aux: bool, what: str) -> tuple[Any, Any]:
    if not has_aux:
        return out, None
    if not isinstance(out, tuple | list) or len(out) != 2:
        raise ArgumentError(
            f"{what} with has_aux=True must return a pair (x, aux)",
            operands={"returned": tree.describe(out)},
            fix="return (x, aux), or leave has_aux out.",
        )
    return out[0], out[1]


def _transposed(matvec: Trace, space: Space) -> Callable[[Any], Any]:
    linear = [True] * len(space.types) + [False] * len(matvec.captures)
    args = [None] * len(space.types) + list(matvec.captures)

    def vecmat(ct: Any) -> Any:
        cts = transpose(matvec.graph, linear, args, space.leaves(ct))
        found = zip(cts, space.types, strict=False)
        return space.treedef.unflatten([zeros(t) if c is None else c for c, t in found])

    return vecmat


def custom_root(
    f: Callable[[Any], Any],
    initial_guess: Any,
    solve: Callable[[Callable[[Any], Any], Any], Any],
    tangent_solve: Callable[[Callable[[Any], Any], Any], Any],
    has_aux: bool = False,
) -> Any:
    """Solve ``f(x) = 0``, with derivatives by what `f` closes over.

    Args:
        f: a function of a tree, which returns a tree like it.
        initial_guess: where the solver begins; the result has no derivative by it.
        solve: ``(f, initial_guess) -> x``; no derivative looks into it.
        tangent_solve: ``(g, y) -> x`` with ``g(x) = y``, for linear functions g.
        has_aux: whether `solve` returns ``(x, aux)``; `aux` has no derivative.

    Returns:
        x, or ``(x, aux)``.

    >>> import monograph as mg
    >>> def root(a):
    ...     return custom_root(lambda x: x * x - a, 1.0, lambda f, x: mg.numpy.sqrt(a),
    ...                        lambda g, y: y / g(1.0))
    >>> mg.grad(root)(4.0).item()
    0.25
    """
    space = Space(initial_guess, "initial_guess")
    equation = space.trace(f)
    space.check(equation.out_tree, equation.graph.out_types, "custom_root: f")
    solution = space.trace(lambda x: _pair(solve(f, x), has_aux, "custom_root: solve"))
    first = solution.out_tree.children()[0]
    types = solution.graph.out_types[: first.num_leaves]
    space.check(first, types, "custom_root: solve")
    graphs, captures = share_captures([equation, solution])
    rule = _Root(graphs[0], graphs[1], space, tangent_solve)
    outs = custom_jvp_call(*space.values, *captures, graph=graphs[1], rule=rule)
    x, aux = solution.out_tree.unflatten(outs)
    return (x, aux) if has_aux else x


class _Root:
    """f(x, c) = 0  ->  (df/dx) dx = -(df/dc) dc"""

    def __init__(
        self, equation: Graph, solution: Graph, space: Space, tangent_solve: Callable[..., Any]
    ) -> None:
        self.equation, self.solution = equation, solution
        self.space = space
        self.tangent_solve = tangent_solve

    def __call__(self, ins: Sequence[Any], ts: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        space = self.space
        n = len(space.types)
        closed = ins[n:]
        outs = custom_jvp_call(*ins, graph=self.solution, rule=self)
        x = outs[:n]
        _, pushed = jvp(self.equation, [*x, *closed], [*[None] * n, *ts[n:]])
        right = [zeros(v.type) if t is None else negate(t) for v, t in zip(x, pushed, strict=True)]

        def slope(v: Any) -> Any:
            seeds = [*space.leaves(v), *[None] * len(closed)]
            _, found = jvp(self.equation, [*x, *closed], seeds)
            filled = zip(found, space.types, strict=True)
            return space.treedef.unflatten([zeros(t) if w is None else w for w, t in filled])

        b = space.treedef.unflatten(right)
        dx = custom_linear_solve(slope, b, self.tangent_solve, self.tangent_solve)
        return outs, [*tree.leaves(dx), *[None] * (len(outs) - n)]
