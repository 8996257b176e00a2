"""`scan` and `map`: a function over the leading axis of arrays, one element after the other.

The Python function is traced to a closed graph whose captures become operands, and one `scan` op is
emitted. A carry that starts as a Python number takes the type that the body returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo import flags
from monograph.hlo.errors import (
    ArgumentError,
    ConcretizationError,
    ShapeError,
    VmapError,
)
from monograph.hlo.ops import concatenate, reshape
from monograph.hlo.ops import scan as scan_op
from monograph.hlo.ops.slices import cut
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.arguments import as_int, name_of, parameter_names
from monograph.tracer.avals import value_of, values_of
from monograph.tracer.branches import check_callable
from monograph.tracer.carry import Carry, fixed_point
from monograph.tracer.elements import dimensions_within
from monograph.tracer.memo import remembered
from monograph.tracer.ref import Ref, held, read, write
from monograph.tracer.ref_trees import Views
from monograph.tracer.trace import Trace, carrying, share_captures, trace
from monograph.tracer.vmap import vmap


def scan(
    f: Callable[[Any, Any], Any],
    init: Any,
    xs: Any = None,
    length: int | None = None,
    reverse: bool = False,
    unroll: int | bool = 1,
    _split_transpose: bool = False,
) -> Any:
    """Run a function over the leading axis of arrays while carrying a state along.

    Args:
        f: ``(carry, x) -> (carry, y)``; the carry keeps its structure, shapes and types.
        init: the initial carry.
        xs: a tree of arrays of the same leading size, or None.
        length: the number of steps; needed where `xs` is None.
        reverse: start at the end; results keep their positions.
        unroll: how many steps one iteration of the compiled loop does; True: all of them.
        _split_transpose: accepted for compatibility with JAX; has no effect.

    Returns:
        The last carry, and the `y`s stacked along a new leading axis.

    >>> scan(lambda c, x: (c, c), 1.0, length=3)[1].tolist()
    [1.0, 1.0, 1.0]
    """
    check_callable(f, "scan: the body")
    return Scan(f, "scan", f, parameter_names(f, 1)[0]).run(
        init, xs, length, reverse, unrolled(unroll, "scan")
    )


_MOST = 2**31 - 1  # what the counter of a loop holds


def check_steps(n: int, what: str) -> None:
    """Raise unless a loop may have so many steps."""
    if n > _MOST:
        raise ArgumentError(
            f"{what}: {n} steps are more than a loop can have",
            why="its counter is a signed 32-bit integer.",
            fix="nest two loops, or stop by a condition (while_loop).",
        )


def unrolled(given: int | bool, what: str) -> int:
    """How many steps a round holds; 0 stands for all of them.

    Raises:
        ArgumentError: if it is negative or no integer.
    """
    if isinstance(given, bool):
        return 0 if given else 1
    steps = as_int(given, f"{what}: unroll")
    if steps < 0:
        raise ArgumentError(
            f"{what}: unroll must not be negative, got {steps}",
            fix="give the number of steps that one round of the loop holds, or True for all.",
        )
    return max(steps, 1)


@dataclass(frozen=True, eq=False)
class Scan:
    """A scan about to be recorded.

    Attributes:
        body: ``(carry, x) -> (carry, y)``.
        what: the function that the user called, for messages.
        owner: the user's own function, which the traces are remembered by.
        name: what the user's function calls its carry.
        key: what else the body depends on.
        inner: the part of the carry that is the user's, as a path.
    """

    body: Callable[[Any, Any], Any]
    what: str
    owner: Callable[..., Any]
    name: str
    key: tuple[Any, ...] = ()
    inner: str = ""

    def run(
        self, init: Any, xs: Any, length: int | None, reverse: bool = False, unroll: int = 1
    ) -> Any:
        """Trace the body, emit the op; what `scan` returns."""
        carry = Carry.of(init, self.what, self.name, self.inner)
        found, _ = tree.flatten(xs)
        views = Views(found, lambda i: f"input {i} of {self.what}")
        inputs, xs_tree = values_of(tree.map(_now, xs) if views else xs, f"{self.what}: xs")
        n = _length(inputs, xs_tree, length, self.what)
        check_steps(n, self.what)
        if flags.mode().disable_jit and not views:
            return self._in_python(carry, inputs, xs_tree, n, reverse)
        rows = [x.type.with_shape(x.type.shape[1:]) for x in inputs]

        def flat(*leaves: Any) -> Any:
            k = len(carry.values)
            row = views.opened(leaves[k:]) if views else leaves[k:]
            out = self._pair(self.body(carry.treedef.unflatten(leaves[:k]), xs_tree.unflatten(row)))
            return (out[0], (out[1], views.closed())) if views else out

        def body_of(types: Sequence[TensorType]) -> Trace:
            key = (self.what, self.key, carry.treedef, tuple(types), xs_tree, tuple(rows))
            name = name_of(self.owner)

            def make() -> Trace:
                return trace(flat, [*types, *rows], name=name, changes=True)

            return make() if views else remembered(self.owner, key, make)

        made, carry = fixed_point(carry, body_of, lambda t: t.out_tree.children()[0])
        graphs, captures = share_captures([made])
        nc, refs = len(carry.values), made.written
        graphs, captures = carrying(graphs, captures, refs, nc)
        values = [*carry.values, *(read(r) for r in refs), *inputs, *held(captures)]
        outs = scan_op(
            *values, body=graphs[0], nc=nc + len(refs),
            nx=len(inputs), length=n, reverse=bool(reverse), linear=(),
            unroll=min(unroll, max(n, 1)) or max(n, 1),
        )  # fmt: skip
        outs, last = carry.unchanged(graphs[0], outs), nc + len(refs)
        outs = made.settle([*outs[:nc], *outs[last:], *outs[nc:last]])
        result = made.out_tree.unflatten(outs)
        return _taken(views, result) if views else result

    def _in_python(
        self, carry: Carry, inputs: Sequence[Any], xs_tree: tree.TreeDef, n: int, reverse: bool
    ) -> Any:
        """The same, step by step, for ``config.disable_jit``."""
        if n == 0:
            raise ArgumentError(
                f"{self.what} of no steps while disable_jit is set",
                why="the body does not run, so nothing says what it would stack.",
                fix="leave the loop out where there is nothing to do, or clear disable_jit.",
            )
        state: Any = carry.treedef.unflatten(carry.values)
        ys: list[Any] = []
        for i in range(n - 1, -1, -1) if reverse else range(n):
            rows = [reshape(cut(x, 0, i, i + 1), shape=x.type.shape[1:]) for x in inputs]
            state, y = self._pair(self.body(state, xs_tree.unflatten(rows)))
            ys.append(y)
        if reverse:
            ys.reverse()
        return state, tree.map(_stacked, *ys)

    def _pair(self, out: Any) -> Any:
        if not isinstance(out, tuple | list) or len(out) != 2:
            raise ArgumentError(
                f"{self.what}: {name_of(self.owner)!r} must return a pair (carry, y)",
                operands={"returned": tree.describe(out)},
                fix="return (carry, None) if there is nothing to stack.",
            )
        return out


def _now(x: Any) -> Any:
    return read(x) if isinstance(x, Ref) else x


def _taken(views: Views, result: Any) -> Any:
    """What a scan over elements of `Ref`s returns; what the body wrote goes to the `Ref`s."""
    views.check_rules()
    carry, (ys, rows) = result
    for i, x in zip(views.written, rows, strict=True):
        write(views.refs[i], x)
    return carry, ys


def _stacked(*rows: Any) -> Any:
    values = [value_of(x, "scan: a result of the body") for x in rows]
    return concatenate(*[reshape(x, shape=(1, *x.type.shape)) for x in values], dimension=0)


def _length(inputs: Sequence[Any], xs_tree: tree.TreeDef, given: int | None, what: str) -> int:
    sizes: dict[str, str] = {}
    distinct = set() if given is None else {_given_length(given, what)}
    within = dimensions_within(xs_tree, inputs)
    for x, path, w in zip(inputs, tree.paths(xs_tree), within, strict=True):
        name = f"xs{tree.keystr(path)}"
        if x.type.ndim == w:
            raise ShapeError(
                f"{what}: an input has no leading axis",
                operands={name: x.type},
                fix="close over it in the body instead, or pass an array with one element a step.",
            )
        sizes[name] = f"{x.type}, leading size {x.type.shape[0]}"
        distinct.add(x.type.shape[0])
    if len(distinct) == 1:
        return distinct.pop()
    if not distinct:
        raise ShapeError(
            f"{what}: the number of steps is not known", fix="give length=, or arrays in xs."
        )
    if given is not None:
        sizes["length"] = str(given)
    raise ShapeError(
        f"{what}: the leading sizes differ",
        operands=sizes,
        why="each step takes one element of every array.",
        fix="pass arrays of one leading size"
        + (", and that size as length." if given is not None else "."),
    )


def _given_length(given: Any, what: str) -> int:
    try:
        n = int(given) if isinstance(given, float) else as_int(given, f"{what}: length")
    except ConcretizationError as e:
        raise ConcretizationError(
            f"{what}: length is a traced value",
            operands=e.operands,
            why="the results are stacked, so their number must be known when the program is made.",
            fix="pass a Python int (a static argument); or loop with while_loop or fori_loop, "
            "which may stop at a traced value.",
        ) from None
    if n < 0:
        raise ShapeError(f"{what}: length is {n}", fix="give 0 or more steps.")
    return n


# ---- map -----------------------------------------------------------------------------------------


def map(f: Callable[[Any], Any], xs: Any, *, batch_size: int | None = None) -> Any:
    """Apply a function to every element along the leading axis, one after the other.

    Args:
        f: a function of one argument (a tree).
        xs: a tree of arrays of the same leading size.
        batch_size: run so many elements at a time by `vmap`, and what is left over at the end; 0:
            all at once.

    Returns:
        The results, stacked along a new leading axis.

    >>> import numpy as np
    >>> map(lambda x: x, np.arange(3)).tolist()
    [0, 1, 2]
    """
    check_callable(f, "map: the first argument")
    if batch_size is not None:
        return _batches(f, xs, as_int(batch_size, "map: batch_size"))
    step = Scan(lambda _, x: ((), f(x)), "map", f, "")
    return step.run((), xs, None)[1]


def _batches(f: Callable[[Any], Any], xs: Any, size: int) -> Any:
    """`map` in parts: full batches one after the other, then the rest."""
    if size < 0:
        raise VmapError(
            f"map: batch_size must not be negative, got {size}", fix="give 1 or more, or None."
        )
    inputs, treedef = values_of(xs, "map: xs")
    n = _length(inputs, treedef, None, "map")
    many = vmap(f)
    whole = n // size * size if size else 0
    if whole == 0:
        return many(xs)
    rows = [
        reshape(cut(x, 0, 0, whole), shape=(whole // size, size, *x.type.shape[1:])) for x in inputs
    ]
    step = Scan(lambda _, x: ((), many(x)), "map", f, "", key=("batch", size))
    _, ys = step.run((), treedef.unflatten(rows), None)
    front = tree.map(lambda y: reshape(y, shape=(whole, *y.type.shape[2:])), ys)
    if whole == n:
        return front
    rest = many(treedef.unflatten([cut(x, 0, whole, n) for x in inputs]))
    return tree.map(lambda a, b: concatenate(a, b, dimension=0), front, rest)
