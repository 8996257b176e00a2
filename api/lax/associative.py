"""`associative_scan`: running combinations by halving, in a logarithmic number of rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo import ops
from monograph.hlo.errors import ArgumentError, AxisError, DTypeError, ShapeError
from monograph.hlo.ops.slices import cut
from monograph.hlo.types import BOOL, tensor
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import values_of
from monograph.tracer.branches import check_callable

Arrays = list[Any]


def associative_scan(
    fn: Callable[[Any, Any], Any], elems: Any, reverse: bool = False, axis: int = 0
) -> Any:
    """All running combinations of the elements along an axis.

    Pairs of neighbours are combined, the shorter sequence is scanned in the same way, and the
    elements in between follow from it (G. E. Blelloch, Prefix sums and their applications, Carnegie
    Mellon University, CMU-CS-90-190, 1990).

    Args:
        fn: an associative function of two trees like `elems`, of any size along the axis; it
            combines them element by element.
        elems: a tree of arrays with one size along the axis.
        reverse: start at the end.
        axis: the axis.

    Returns:
        A tree like `elems`; along the axis element k combines elements 0 to k.

    Raises:
        ShapeError: if sizes along the axis differ, or `fn` changes shapes.

    >>> import numpy as np
    >>> import monograph as mg
    >>> mg.lax.associative_scan(mg.numpy.add, np.arange(1, 5)).tolist()
    [1, 3, 6, 10]
    """
    check_callable(fn, "associative_scan: the first argument")
    values, treedef = values_of(elems, "associative_scan: elems")
    if not values:
        raise ArgumentError("associative_scan: there is no array", fix="pass arrays to combine.")
    at = _axis(values, treedef, axis)
    if reverse:
        values = [ops.reverse(x, dimensions=(at,)) for x in values]

    def combine(a: Arrays, b: Arrays) -> Arrays:
        found, shape = tree.flatten(fn(treedef.unflatten(a), treedef.unflatten(b)))
        return _checked(found, shape, treedef, a, name_of(fn))

    outs = _scan(combine, values, at)
    if reverse:
        outs = [ops.reverse(x, dimensions=(at,)) for x in outs]
    return treedef.unflatten(outs)


def _axis(values: Sequence[Any], treedef: tree.TreeDef, axis: int) -> int:
    """The axis counted from the front, checked against every array."""
    names = [f"elems{tree.keystr(path)}" for path in tree.paths(treedef)]
    n = values[0].type.ndim
    if not -n <= axis < n:
        raise AxisError(
            f"associative_scan: axis {axis} of an array with {n} dimension(s)",
            operands={names[0]: values[0].type},
            fix="name an axis that the arrays have.",
        )
    at = axis % n
    if any(x.type.ndim <= at or x.type.shape[at] != values[0].type.shape[at] for x in values):
        raise ShapeError(
            f"associative_scan: the sizes along axis {at} differ",
            operands={k: x.type for k, x in zip(names, values, strict=True)},
            fix="pass arrays of one size along the axis.",
        )
    return at


def _checked(
    found: Arrays, shape: tree.TreeDef, wanted: tree.TreeDef, like: Arrays, name: str
) -> Arrays:
    if shape.num_leaves != wanted.num_leaves:
        raise ArgumentError(
            f"associative_scan: {name!r} returns another structure than it takes",
            operands={"takes": tree.describe(wanted), "returns": tree.describe(shape)},
            fix="return the combination in the containers of the arguments.",
        )
    values, _ = values_of(found, f"associative_scan: a result of {name!r}")
    for x, y in zip(values, like, strict=True):
        if x.type.dtype is not y.type.dtype:
            raise DTypeError(
                f"associative_scan: {name!r} changes an element type",
                operands={"takes": y.type, "returns": x.type},
                fix="convert the elements before the scan (.astype), or the result in it.",
            )
        if x.type.shape != y.type.shape:
            raise ShapeError(
                f"associative_scan: {name!r} changes a shape",
                operands={"takes": y.type, "returns": x.type},
                why="it is called on several elements at once, all along the axis.",
                fix="combine element by element, for example with vmap over the axis.",
            )
    return values


def _scan(combine: Callable[[Arrays, Arrays], Arrays], xs: Arrays, at: int) -> Arrays:
    n = xs[0].type.shape[at]
    if n < 2:
        return xs
    pairs = combine([cut(x, at, 0, n - 1, 2) for x in xs], [cut(x, at, 1, n, 2) for x in xs])
    odd = _scan(combine, pairs, at)  # results at positions 1, 3, ...
    before = odd if n % 2 else [cut(x, at, 0, x.type.shape[at] - 1) for x in odd]
    later = combine(before, [cut(x, at, 2, n, 2) for x in xs]) if n > 2 else []
    firsts = [cut(x, at, 0, 1) for x in xs]
    even = firsts
    if later:
        even = [ops.concatenate(x, y, dimension=at) for x, y in zip(firsts, later, strict=True)]
    return [_interleaved(a, b, at) for a, b in zip(even, odd, strict=True)]


def _interleaved(even: Any, odd: Any, at: int) -> Any:
    """even[0], odd[0], even[1], ...; `even` has as many elements or one more."""
    longer = even.type.shape[at] - odd.type.shape[at]
    a = _spaced(even, at, 0, 1 - longer)
    b = _spaced(odd, at, 1, longer)
    return (ops.or_ if even.type.dtype is BOOL else ops.add)(a, b)


def _spaced(x: Any, at: int, low: int, high: int) -> Any:
    """`x` with a zero between neighbours, and `low` and `high` zeros around."""
    none = [0] * x.type.ndim
    edges: dict[str, tuple[int, ...]] = {}
    given = {"edge_padding_low": low, "edge_padding_high": high, "interior_padding": 1}
    for name, count in given.items():
        edges[name] = tuple([*none[:at], count, *none[at + 1 :]])
    return ops.pad(x, ops.splat(0, tensor((), x.type.dtype)), **edges)
