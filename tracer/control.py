"""Control flow on traced values: `scan`, `while_loop`, `fori_loop`, `map` (and `cond`, `switch`).

Each traces its Python functions to closed graphs whose captures become operands, and emits one
region op. A carry that starts as a Python number takes the type that the body returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError, VmapError
from monograph.hlo.ops import add, compare, splat, while_
from monograph.hlo.ops import scan as scan_op
from monograph.hlo.types import BOOL, TensorType, tensor
from monograph.tracer import tree
from monograph.tracer.arguments import as_int, name_of
from monograph.tracer.avals import value_of, values_of
from monograph.tracer.branches import check_callable, cond, switch
from monograph.tracer.carry import Carry, cast, fixed_point
from monograph.tracer.memo import remembered
from monograph.tracer.trace import Trace, share_captures, trace

# ---- scan and map --------------------------------------------------------------------------------


def scan(
    f: Callable[[Any, Any], Any],
    init: Any,
    xs: Any = None,
    length: int | None = None,
    reverse: bool = False,
    unroll: int | bool = 1,
) -> tuple[Any, Any]:
    """Run a function over the leading axis of arrays while carrying a state along.

    Args:
        f: ``(carry, x) -> (carry, y)``; the carry keeps its structure, shapes and types.
        init: the first carry.
        xs: a tree of arrays of the same leading size, or None.
        length: the number of steps; needed where `xs` is None.
        reverse: start at the end; results keep their places.
        unroll: a hint for code generation.

    Returns:
        The last carry, and the `y`s stacked along a new leading axis.

    >>> scan(lambda c, x: (c, c), 1.0, length=3)[1].tolist()
    [1.0, 1.0, 1.0]
    """
    return _scan("scan", f, init, xs, length, reverse)


def _scan(
    what: str, f: Callable[[Any, Any], Any], init: Any, xs: Any, length: int | None, reverse: bool
) -> tuple[Any, Any]:
    """`scan`, for the function that messages call `what`."""
    check_callable(f, f"{what}: the body")
    carry = Carry.of(init, what)
    inputs, xs_tree = values_of(xs, f"{what}: xs")
    n = _length(inputs, xs_tree, length)
    rows = [tensor(x.type.shape[1:], x.type.dtype, x.type.weak) for x in inputs]

    def body_of(types: Sequence[TensorType]) -> Trace:
        def flat(*leaves: Any) -> Any:
            k = len(types)
            out = f(carry.treedef.unflatten(leaves[:k]), xs_tree.unflatten(leaves[k:]))
            return _pair(out, f)

        key = ("scan", carry.treedef, tuple(types), xs_tree, tuple(rows))
        return remembered(f, key, lambda: trace(flat, [*types, *rows], name=name_of(f)))

    made, carry = fixed_point(carry, body_of, lambda t: t.out_tree.children()[0], what)
    ys_tree = made.out_tree.children()[1]
    graphs, captures = share_captures([made])
    outs = scan_op(
        *carry.values, *inputs, *captures, body=graphs[0], nc=len(carry.values), nx=len(inputs),
        length=n, reverse=bool(reverse), linear=False,
    )  # fmt: skip
    k = len(carry.values)
    return carry.treedef.unflatten(outs[:k]), ys_tree.unflatten(outs[k:])


def _pair(out: Any, f: Any) -> tuple[Any, Any]:
    if not isinstance(out, tuple | list) or len(out) != 2:
        raise ArgumentError(
            f"scan: {name_of(f)!r} must return a pair (carry, y)",
            operands={"returned": tree.describe(out)},
            fix="return (carry, None) if there is nothing to stack.",
        )
    return out[0], out[1]


def _length(inputs: Sequence[Any], xs_tree: tree.TreeDef, given: int | None) -> int:
    sizes: dict[str, str] = {}
    distinct = set() if given is None else {as_int(given, "scan: length")}
    for x, path in zip(inputs, tree.paths(xs_tree), strict=True):
        name = f"xs{tree.keystr(path)}"
        if not x.type.shape:
            raise ShapeError(
                "scan: an input has no leading axis",
                operands={name: x.type},
                fix="close over it in the body instead, or pass an array with one element a step.",
            )
        sizes[name] = f"{x.type}, leading size {x.type.shape[0]}"
        distinct.add(x.type.shape[0])
    if len(distinct) == 1:
        return distinct.pop()
    if not distinct:
        raise ShapeError(
            "scan: the number of steps is not known", fix="give length=, or arrays in xs."
        )
    if given is not None:
        sizes["length"] = str(given)
    raise ShapeError(
        "scan: the leading sizes differ",
        operands=sizes,
        why="each step takes one element of every array.",
        fix="pass arrays of one leading size"
        + (", and that size as length." if given is not None else "."),
    )


def map(f: Callable[[Any], Any], xs: Any, *, batch_size: int | None = None) -> Any:
    """Apply a function to every element along the leading axis, one after the other.

    Args:
        f: a function of one argument (a tree).
        xs: a tree of arrays of the same leading size.
        batch_size: accepted; elements are run one at a time.
    """
    if batch_size is not None and batch_size < 1:
        raise VmapError(
            f"map: batch_size must be positive, got {batch_size}", fix="give 1 or more, or None."
        )
    check_callable(f, "map: the first argument")
    return scan(lambda _, x: ((), f(x)), (), xs)[1]


# ---- while and fori ------------------------------------------------------------------------------


def while_loop(
    cond_fun: Callable[[Any], Any], body_fun: Callable[[Any], Any], init_val: Any
) -> Any:
    """Repeat a function as long as a condition on its value holds.

    Args:
        cond_fun: value -> boolean scalar.
        body_fun: value -> value, of the same structure, shapes and types.
        init_val: the first value.

    >>> while_loop(lambda x: x < 0, lambda x: x, 5).item()
    5
    """
    check_callable(cond_fun, "while_loop: cond_fun")
    check_callable(body_fun, "while_loop: body_fun")
    carry = Carry.of(init_val, "while_loop")

    def body_of(types: Sequence[TensorType]) -> Trace:
        def flat(*leaves: Any) -> Any:
            return body_fun(carry.treedef.unflatten(leaves))

        key = ("while", carry.treedef, tuple(types))
        return remembered(body_fun, key, lambda: trace(flat, types, name=name_of(body_fun)))

    body, carry = fixed_point(carry, body_of, lambda t: t.out_tree, "while_loop")

    def test(*leaves: Any) -> Any:
        return cond_fun(carry.treedef.unflatten(leaves))

    types = carry.types
    cond = remembered(
        cond_fun,
        ("test", carry.treedef, tuple(types)),
        lambda: trace(test, types, name=name_of(cond_fun)),
    )
    _check_condition(cond, name_of(cond_fun))
    graphs, captures = share_captures([cond, body])
    outs = while_(*carry.values, *captures, cond=graphs[0], body=graphs[1], nc=len(carry.values))
    return carry.treedef.unflatten(outs)


def _check_condition(cond: Trace, name: str) -> None:
    types = cond.graph.out_types
    if len(types) != 1 or not tree.treedef_is_leaf(cond.out_tree) or types[0].shape:
        raise ShapeError(
            f"while_loop: {name!r} must return one boolean scalar",
            operands={"returned": ", ".join([str(t) for t in types]) or "nothing"},
            fix="reduce the condition, for example with .any() or .all().",
        )
    if types[0].dtype is not BOOL:
        raise DTypeError(
            f"while_loop: {name!r} must return a boolean",
            operands={"returned": types[0]},
            fix="compare the value, for example x != 0.",
        )


def fori_loop(
    lower: Any,
    upper: Any,
    body_fun: Callable[[Any, Any], Any],
    init_val: Any,
    *,
    unroll: int | bool | None = None,
) -> Any:
    """Run ``value = body_fun(i, value)`` for `i` from `lower` to `upper` - 1.

    Args:
        lower, upper: integers, or traced integer scalars. Where both are known the loop is a
            `scan`, which reverse-mode derivatives go through.
        body_fun: (index, value) -> value.
        init_val: the first value.
        unroll: a hint for code generation.

    >>> fori_loop(0, 5, lambda i, x: x, 10).item()
    10
    """
    check_callable(body_fun, "fori_loop: body_fun")
    first, last = value_of(lower, "fori_loop: lower"), value_of(upper, "fori_loop: upper")
    for name, bound in (("lower", first), ("upper", last)):
        if bound.type.shape or not bound.type.dtype.is_integer:
            raise ArgumentError(
                f"fori_loop: {name} must be an integer scalar",
                operands={name: bound.type},
                fix="pass an int, or an integer array of shape ().",
            )
    kind = last.type if first.type.weak else first.type
    d = kind.dtype
    if {first.type.weak, last.type.weak} == {False} and first.type.dtype is not last.type.dtype:
        raise DTypeError(
            "fori_loop: lower and upper have different types",
            operands={"lower": first.type, "upper": last.type},
            fix="convert one of them (.astype).",
        )
    if isinstance(lower, int | np.integer) and isinstance(upper, int | np.integer):
        steps = max(int(upper) - int(lower), 0)
        start = splat(int(lower), tensor((), d, kind.weak))

        def step(carry: Any, _: Any) -> Any:
            i, value = carry
            return (_plus_one(i), body_fun(i, value)), None

        (_, out), _ = _scan("fori_loop", step, (start, init_val), None, steps, False)
        return out
    first, last = cast(first, tensor((), d)), cast(last, tensor((), d))

    def test(carry: Any) -> Any:
        return _less(carry[0], carry[1])

    def body(carry: Any) -> Any:
        i, n, value = carry
        return _plus_one(i), n, body_fun(i, value)

    return while_loop(test, body, (first, last, init_val))[2]


def _plus_one(i: Any) -> Any:
    return add(i, splat(1, i.type))


def _less(a: Any, b: Any) -> Any:
    return compare(a, b, comparison_direction="LT")


__all__ = ["cond", "fori_loop", "map", "scan", "switch", "while_loop"]
