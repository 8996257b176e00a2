"""`einsum`: a sum of products by a text of letters, as a chain of `dot_general`s."""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import Any

from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.numpy import reductions
from monograph.numpy.linear import contract
from monograph.numpy.shapes import diagonal, reshape, transpose


def einsum(
    subscripts: Any, /, *operands: Any, precision: Any = None, preferred_element_type: Any = None,
    optimize: Any = None,
) -> Any:  # fmt: skip
    """Sums of products by index letters, such as ``einsum("bij,bjk->bik", x, y)``.

    Letters of the operands that the result lacks are summed over; ``...`` stands for leading
    dimensions that broadcast. Operands are taken two at a time from the left; `optimize` is
    accepted for NumPy's sake.

    Raises:
        ArgumentError: if the text is not well formed.
        ShapeError: if a letter has two sizes.
    """
    if not isinstance(subscripts, str):
        raise ArgumentError("einsum takes its index letters as text", fix='write "ij,jk->ik".')
    xs = [value(x, "einsum", i) for i, x in enumerate(operands)]
    rows, out = _parsed(subscripts, xs)
    items = [_one_of_each(x, row) for x, row in zip(xs, rows, strict=True)]
    _check_sizes(items, subscripts)
    x, row = items[0]
    for n, (y, other) in enumerate(items[1:], 1):
        later = set(out).union(*(r for _, r in items[n + 1 :]))
        x, row = _product(x, row, y, other, later, precision, preferred_element_type)
    x, row = _summed(x, row, set(out))
    missing = [c for c in out if c not in row]
    if missing or len(set(out)) != len(out):
        raise ArgumentError(
            f"einsum: the result of {subscripts!r} names an unknown letter or one twice",
            fix="name letters of the operands after the arrow, each once.",
        )
    return transpose(x, [row.index(c) for c in out])


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
