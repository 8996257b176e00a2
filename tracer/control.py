"""`while_loop` and `fori_loop`: loops that end by a traced value.

Both functions of a loop are traced to closed graphs that share their captures, and one op is
emitted. A loop whose bounds are known is a `scan`; one with a largest number of steps is a
`bounded_while`, which reverse-mode derivatives go through.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from monograph.hlo import flags
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import (
    ArgumentError,
    ConcretizationError,
    DTypeError,
    ShapeError,
    UnsupportedError,
)
from monograph.hlo.ops import add, bounded_while, compare, splat, while_
from monograph.hlo.types import BOOL, DType, TensorType, tensor
from monograph.tracer import tree
from monograph.tracer.arguments import as_int, name_of, parameter_names
from monograph.tracer.array import Array
from monograph.tracer.avals import value_of
from monograph.tracer.branches import check_callable, cond, platform_dependent, switch
from monograph.tracer.carry import Carry, cast, fixed_point
from monograph.tracer.concrete import known_value
from monograph.tracer.memo import remembered
from monograph.tracer.ref import held, read
from monograph.tracer.scanning import Scan, check_steps, map, scan, unrolled
from monograph.tracer.trace import Trace, carrying, share_captures, trace

# ---- while ---------------------------------------------------------------------------------------


def while_loop(
    cond_fun: Callable[[Any], Any],
    body_fun: Callable[[Any], Any],
    init_val: Any,
    *,
    max_steps: int | None = None,
) -> Any:
    """Repeat a function as long as a condition on its value holds.

    Args:
        cond_fun: value -> boolean scalar.
        body_fun: value -> value, of the same structure, shapes and types.
        init_val: the first value.
        max_steps: stop after so many steps at the latest. Reverse-mode derivatives then go through
            the loop, with memory for ``sqrt(max_steps)`` carries and what ``sqrt(max_steps)`` steps
            keep (A. Griewank, Achieving logarithmic growth of temporal and spatial complexity in
            reverse automatic differentiation, 1992: here with two levels). JAX has no such
            argument.

    Raises:
        CarryError: if the body changes the carry's structure, shapes or types.

    >>> while_loop(lambda x: x < 0, lambda x: x, 5).item()
    5
    """
    check_callable(cond_fun, "while_loop: cond_fun")
    check_callable(body_fun, "while_loop: body_fun")
    name = parameter_names(body_fun, 1)[0]
    carry = Carry.of(init_val, "while_loop", name)
    return _loop(carry, cond_fun, body_fun, _steps(max_steps, "while_loop"))


def _steps(given: int | None, what: str) -> int | None:
    if given is None:
        return None
    n = as_int(given, f"{what}: max_steps")
    if n < 1:
        raise ArgumentError(
            f"{what}: max_steps must be positive, got {n}",
            fix="give the largest number of steps that the loop may take.",
        )
    check_steps(n, what)
    return n


def _loop(
    carry: Carry,
    cond_fun: Callable[[Any], Any],
    body_fun: Callable[[Any], Any],
    max_steps: int | None,
) -> Any:
    """Emit a loop; in ``disable_jit`` mode run it in Python, where the condition is known."""
    if flags.mode().disable_jit:
        with suppress(ConcretizationError):
            return _in_python(carry, cond_fun, body_fun, max_steps)

    def test(*leaves: Any) -> Any:
        return cond_fun(carry.treedef.unflatten(leaves))

    def flat(*leaves: Any) -> Any:
        return body_fun(carry.treedef.unflatten(leaves))

    def test_of(types: Sequence[TensorType]) -> Trace:
        key, name = ("test", carry.treedef, tuple(types)), name_of(cond_fun)
        return remembered(cond_fun, key, lambda: trace(test, types, name=name, changes=True))

    def body_of(types: Sequence[TensorType]) -> Trace:
        key, name = ("while", carry.treedef, tuple(types)), name_of(body_fun)
        return remembered(body_fun, key, lambda: trace(flat, types, name=name, changes=True))

    body, carry = fixed_point(carry, body_of, lambda t: t.out_tree)
    going = test_of(carry.types)
    _check_condition(going, carry.what, name_of(cond_fun))
    graphs, captures = share_captures([going, body])
    nc, refs = len(carry.values), body.written
    graphs, captures = carrying(graphs, captures, refs, nc)
    values = [*carry.values, *(read(r) for r in refs), *held(captures)]
    regions = {"cond": graphs[0], "body": graphs[1], "nc": nc + len(refs)}
    if max_steps is None:
        outs = while_(*values, **regions)
    else:
        outs = bounded_while(*values, **regions, max_steps=max_steps)
    return carry.treedef.unflatten(body.settle(carry.unchanged(graphs[1], outs)))


def _in_python(
    carry: Carry,
    cond_fun: Callable[[Any], Any],
    body_fun: Callable[[Any], Any],
    max_steps: int | None,
) -> Any:
    value: Any = carry.treedef.unflatten(carry.values)
    left = -1 if max_steps is None else max_steps  # counting down from -1 never gets to 0
    while left and cond_fun(value):
        value = tree.map(lambda x: value_of(x, f"{carry.what}: the value"), body_fun(value))
        left -= 1
    return value


def _check_condition(cond: Trace, what: str, name: str) -> None:
    if cond.written:
        raise UnsupportedError(
            f"{what}: {name!r} changes a Ref, which the condition of a loop may only read",
            operands={"ref": cond.written[0].held},
            why="it runs once more often than the loop's body.",
            fix="write it in the body.",
        )
    types = cond.graph.out_types
    if len(types) != 1 or not tree.treedef_is_leaf(cond.out_tree) or types[0].shape:
        raise ShapeError(
            f"{what}: {name!r} must return one boolean scalar",
            operands={"returned": ", ".join([str(t) for t in types]) or "nothing"},
            fix="reduce the condition, for example with .any() or .all().",
        )
    if types[0].dtype is not BOOL:
        raise DTypeError(
            f"{what}: {name!r} must return a boolean",
            operands={"returned": types[0]},
            fix="compare the value, for example x != 0.",
        )


# ---- fori ----------------------------------------------------------------------------------------


def fori_loop(
    lower: Any,
    upper: Any,
    body_fun: Callable[[Any, Any], Any],
    init_val: Any,
    *,
    unroll: int | bool | None = None,
    max_steps: int | None = None,
) -> Any:
    """Run ``value = body_fun(i, value)`` for `i` from `lower` to `upper` - 1.

    Args:
        lower, upper: scalars of one type. Where both are known the loop is a `scan`, which
            reverse-mode derivatives go through.
        body_fun: (index, value) -> value.
        init_val: the first value.
        unroll: how many steps one round of the compiled loop holds, True for all; only where the
            bounds are known.
        max_steps: for traced bounds: stop after so many steps at the latest; reverse-mode
            derivatives then go through the loop, see `while_loop`. JAX has no such argument.

    >>> fori_loop(0, 5, lambda i, x: x, 10).item()
    10
    """
    check_callable(body_fun, "fori_loop: body_fun")
    most = _steps(max_steps, "fori_loop")
    name = parameter_names(body_fun, 2)[1]
    first, last = value_of(lower, "fori_loop: lower"), value_of(upper, "fori_loop: upper")
    d = _counter(first.type, last.type)
    start, stop = _known(first), _known(last)
    if start is not None and stop is not None:
        n = max(stop - start, 0)
        n = n if most is None else min(n, most)
        return _counted(start, n, body_fun, init_val, name, unrolled(unroll or 1, "fori_loop"))
    _check_traced(first.type, last.type, d, unroll)
    begin, end = [x if x.type.dtype is d else cast(x, tensor((), d)) for x in (first, last)]

    def test(carry: Any) -> Any:
        return compare(carry[0], end, comparison_direction="LT")

    def body(carry: Any) -> Any:
        i, value = carry
        return _plus_one(i), body_fun(i, value)

    carry = Carry.of((begin, init_val), "fori_loop", name, "[1]")
    return _loop(carry, test, body, most)[1]


def _counted(
    start: int, n: int, body_fun: Callable[[Any, Any], Any], init: Any, name: str, unroll: int
) -> Any:
    """A loop of `n` steps from a known index on."""
    if n == 0 and flags.mode().disable_jit:
        return init

    def step(carry: Any, _: Any) -> Any:
        i, value = carry
        return (_plus_one(i), body_fun(i, value)), None

    loop = Scan(step, "fori_loop", body_fun, name, inner="[1]")
    return loop.run((start, init), None, n, unroll=unroll)[0][1]


def _check_traced(first: TensorType, last: TensorType, d: DType, unroll: Any) -> None:
    """What a loop with a traced bound cannot have."""
    if unroll is not None and unroll is not False and unroll != 1:
        raise ArgumentError(
            "fori_loop: unroll is for loops whose bounds are known",
            operands={"lower": first, "upper": last},
            why="a bound is a traced value, so the number of steps is not known here.",
            fix="leave unroll out, or pass the bounds as Python integers (static arguments).",
        )
    if d is BOOL:
        raise ArgumentError(
            "fori_loop: lower and upper must be integers",
            operands={"lower": first, "upper": last},
            fix="convert the bounds (.astype(int)).",
        )


def _counter(first: TensorType, last: TensorType) -> DType:
    """The element type of the index, from the types of the bounds."""
    same = first.dtype is last.dtype
    for name, t in (("lower", first), ("upper", last)):
        if t.shape or t.dtype.is_complex or not (same or t.dtype.is_integer):
            raise ArgumentError(
                f"fori_loop: {name} must be an integer scalar",
                operands={name: t},
                fix="pass an int, or an integer array of shape ().",
            )
    if same:
        return first.dtype
    signed = first.dtype.kind == last.dtype.kind == "int"
    if signed and first.weak is not last.weak:
        return last.dtype if first.weak else first.dtype
    raise DTypeError(
        "fori_loop: lower and upper have different types",
        operands={"lower": first, "upper": last},
        fix="convert one of them (.astype).",
    )


def _known(x: Any) -> int | None:
    """The Python value of a bound, where it is known."""
    found = known_value(x) if type(x) is Tracer else x
    return int(found.host) if type(found) is Array else None


def _plus_one(i: Any) -> Any:
    return add(i, splat(1, i.type))


__all__ = [
    "cond",
    "fori_loop",
    "map",
    "platform_dependent",
    "scan",
    "switch",
    "while_loop",
]
