"""`einsum`: a sum of products by a text of letters, as `dot_general`s in a cheap order."""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.placed import living_in
from monograph._operands.values import convert, refuse_out, unwrapped, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.numpy import reductions
from monograph.numpy.creation import is_number
from monograph.numpy.linear import contract
from monograph.numpy.shapes import diagonal, reshape, transpose
from monograph.tracer.dtypes import requested


def einsum(
    subscripts: Any, /, *operands: Any, out: None = None, optimize: Any = "auto",
    precision: Any = None, preferred_element_type: Any = None, _dot_general: Any = None,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
    """Sums of products by index letters, such as ``einsum("bij,bjk->bik", x, y)``.

    Letters of the operands that the result lacks are summed over; ``...`` stands for leading
    dimensions that broadcast.

    Args:
        subscripts: the letters; or the first operand, each followed by a list of numbers that name
            its dimensions, and those of the result at the end.
        operands: the arrays.
        out: must be None.
        optimize: in which order products are taken: ``auto`` or True, ``optimal``, ``greedy``,
            False (from the left), or a path as of `einsum_path`.
        precision: of the products.
        preferred_element_type: of the result.
        _dot_general: `lax.dot_general`, which layers of other libraries pass on; no other function.
        out_sharding: where the result is to live.

    Raises:
        ArgumentError: if the text is not well formed.
        ShapeError: if a letter has two sizes.

    >>> import monograph.numpy as mnp
    >>> mnp.einsum("ij,j->i", mnp.ones((2, 3)), mnp.arange(3.0))
    Array([3., 3.], dtype=float32)
    """
    refuse_out("einsum", out)
    if _dot_general is not None and _origin(_dot_general) != "monograph.lax.dot_general":
        raise ArgumentError(
            f"einsum: products by {_origin(_dot_general)}",
            fix="leave _dot_general out, or pass lax.dot_general.",
        )
    text, xs = _given(subscripts, operands)
    rows, result = _parsed(text, xs)
    path = _path(text, rows, result, xs, optimize)
    items = [_one_of_each(x, row) for x, row in zip(xs, rows, strict=True)]
    _check_sizes(items, text)
    for step in path:
        chosen = [items.pop(i) for i in sorted(step, reverse=True)][::-1]
        x, row = chosen[0]
        for n, (y, other) in enumerate(chosen[1:], 1):
            later = set(result).union(*(r for _, r in (*items, *chosen[n + 1 :])))
            x, row = _product(x, row, y, other, later, precision, preferred_element_type)
        items.append((x, row))
    x, row = _summed(*items[0], set(result))
    missing = [c for c in result if c not in row]
    if missing or len(set(result)) != len(result):
        raise ArgumentError(
            f"einsum: the result of {text!r} names an unknown letter or one twice",
            fix="name letters of the operands after the arrow, each once.",
        )
    x = transpose(x, [row.index(c) for c in result])
    if preferred_element_type is not None:
        x = convert(x, requested(preferred_element_type, "einsum"))
    return living_in(x, out_sharding)


def _origin(f: Any) -> str:
    return f"{getattr(f, '__module__', '?')}.{getattr(f, '__qualname__', f)}"


def einsum_path(
    subscripts: Any, /, *operands: Any, optimize: Any = "auto"
) -> tuple[list[tuple[int, ...]], str]:
    """In which order `einsum` takes products, and a table of what they cost.

    Returns:
        Pairs of places in the list of operands: two are taken out, their product is put at the end;
        and a text.
    """
    text, xs = _given(subscripts, operands)
    rows, result = _parsed(text, xs)
    found = np.einsum_path(_spelled(rows, result), *_shapes_alone(xs), optimize=_way(optimize, xs))
    return [tuple(step) for step in found[0][1:]], found[1]


def _given(subscripts: Any, operands: Sequence[Any]) -> tuple[str, list[Any]]:
    """The text and the operands, from either way to write them."""
    subscripts = unwrapped(subscripts)
    if isinstance(subscripts, str):
        return subscripts, [value(x, "einsum", i) for i, x in enumerate(operands)]
    if operands and (hasattr(subscripts, "shape") or is_number(subscripts)):
        every = [subscripts, *operands]
        arrays, lists = every[: len(every) // 2 * 2 : 2], every[1::2]
        text = ",".join(_letters(names) for names in lists)
        if len(every) % 2:
            text += "->" + _letters(every[-1])
        return text, [value(x, "einsum", i) for i, x in enumerate(arrays)]
    raise ArgumentError("einsum takes its index letters as text", fix='write "ij,jk->ik".')


def _letters(names: Sequence[Any]) -> str:
    return "".join("..." if n is Ellipsis else string.ascii_letters[n] for n in names)


def _spelled(rows: Sequence[str], result: str) -> str:
    return ",".join(rows) + "->" + result


def _shapes_alone(xs: Sequence[Any]) -> list[Any]:
    """Arrays of these shapes that take no memory: NumPy looks at nothing else."""
    return [np.broadcast_to(np.zeros((), np.int8), x.type.shape) for x in xs]


def _way(optimize: Any, xs: Sequence[Any]) -> Any:
    if optimize in ("auto", True):
        return "optimal" if len(xs) < 6 else "greedy"
    return "greedy" if isinstance(optimize, str) and optimize != "optimal" else optimize


def _path(
    text: str, rows: Sequence[str], result: str, xs: Sequence[Any], optimize: Any
) -> list[tuple[int, ...]]:
    """Which operands are multiplied, one step after the other."""
    if len(xs) < 3 or optimize is False:
        return [tuple(range(len(xs)))]
    if isinstance(optimize, list | tuple):
        return [tuple(step) for step in optimize if not isinstance(step, str)]
    try:
        found = np.einsum_path(
            _spelled(rows, result), *_shapes_alone(xs), optimize=_way(optimize, xs)
        )
    except ValueError:  # sizes that do not fit are told below
        return [tuple(range(len(xs)))]
    return [tuple(step) for step in found[0][1:]]


def _parsed(text: str, xs: Sequence[Any]) -> tuple[list[str], str]:
    """Letters of each operand and of the result; capitals not in use stand for the ellipses."""
    text = text.replace(" ", "")
    left, arrow, right = text.partition("->")
    rows = left.split(",")
    if len(rows) != len(xs):
        raise ArgumentError(
            f"einsum: {text!r} names {len(rows)} operands, {len(xs)} are given",
            fix="give one group of letters for each operand.",
        )
    unused = [c for c in string.ascii_letters[::-1] if c not in text]
    dots = ""
    full = []
    for row, x in zip(rows, xs, strict=True):
        extra = x.type.ndim - len(row.replace("...", ""))
        if extra < 0 or (extra and "..." not in row):
            raise ArgumentError(
                f"einsum: {row!r} has {len(row)} letters for an array of {x.type.ndim} dimensions",
                operands={"x": x.type},
                fix="give one letter for each dimension, or '...' for the leading ones.",
            )
        mine = "".join(unused[:extra][::-1])
        dots = mine if len(mine) > len(dots) else dots
        full.append(row.replace("...", mine))
    if not arrow:
        letters = sorted(set(left.replace(",", "").replace(".", "")))
        right = "..." + "".join(c for c in letters if left.count(c) == 1)
    return full, right.replace("...", dots)


def _one_of_each(x: Any, row: str) -> tuple[Any, str]:
    """Diagonals taken where a letter stands twice."""
    for c in dict.fromkeys(row):
        while row.count(c) > 1:
            i = row.index(c)
            j = row.index(c, i + 1)
            x = diagonal(x, 0, i, j)
            row = row[:i] + row[i + 1 : j] + row[j + 1 :] + c
    return x, row


def _check_sizes(items: list[tuple[Any, str]], text: str) -> None:
    sizes: dict[str, int] = {}
    for x, row in items:
        for c, n in zip(row, x.type.shape, strict=True):
            if sizes.setdefault(c, n) in (n, 1) or n == 1:
                sizes[c] = max(sizes[c], n)
            else:
                raise ShapeError(
                    f"einsum: {text!r}: letter {c!r} has sizes {sizes[c]} and {n}",
                    operands={f"x{i}": y.type for i, (y, _) in enumerate(items)},
                    fix="use one letter for equal sizes only.",
                )


def _summed(x: Any, row: str, needed: set[str]) -> tuple[Any, str]:
    gone = tuple([i for i, c in enumerate(row) if c not in needed])
    if not gone:
        return x, row
    return reductions.sum(x, gone, promote_integers=False), "".join(c for c in row if c in needed)


def _product(
    x: Any, row: str, y: Any, other: str, later: set[str], precision: Any, preferred: Any
) -> tuple[Any, str]:
    """One product: shared letters are summed, or run along where they are needed later."""
    x, row = _summed(x, row, later | set(other))
    y, other = _summed(y, other, later | set(row))
    x, row, y, other = _without_ones(x, row, y, other)
    both = [c for c in row if c in other]
    sums = [c for c in both if c not in later]
    runs = [c for c in both if c in later]
    made = contract(
        x,
        y,
        ([row.index(c) for c in sums], [other.index(c) for c in sums]),
        ([row.index(c) for c in runs], [other.index(c) for c in runs]),
        precision,
        preferred,
    )
    free = [c for c in row if c not in both] + [c for c in other if c not in both]
    return made, "".join(runs + free)


def _without_ones(x: Any, row: str, y: Any, other: str) -> tuple[Any, str, Any, str]:
    """Shared letters of size 1 on one side only are dropped there: they broadcast."""
    for c in [c for c in row if c in other]:
        n, m = x.type.shape[row.index(c)], y.type.shape[other.index(c)]
        if n == 1 and m != 1:
            x, row = _dropped(x, row, c)
        elif m == 1 and n != 1:
            y, other = _dropped(y, other, c)
    return x, row, y, other


def _dropped(x: Any, row: str, c: str) -> tuple[Any, str]:
    i = row.index(c)
    shape = x.type.shape
    return reshape(x, shape[:i] + shape[i + 1 :]), row[:i] + row[i + 1 :]
