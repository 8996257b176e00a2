"""Fit functions piece by piece, for machines that look coefficients up, and write the tables.

    python benchmarks/fit_pieces.py         # rewrites backends/cpu/math/pieces.py
    python benchmarks/fit_pieces.py erf     # shows the errors of one

Sixteen polynomials of ``d = x - c``, each minimax as in `fit_functions`: `first`, and d times the
polynomial of `terms`. Where the slope at 0 is no float, 1 of it is apart in the first piece, in
`straight`, so that the sum is rounded once. c is a float at which the
function is as good as a float itself, as in Gal's accurate tables ("Computing elementary functions:
a new approach for achieving high accuracy and good performance", 1986); in the first piece it is 0.
Needs mpmath.
"""

from __future__ import annotations

import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

import mpmath as mp
import numpy as np
from fit_functions import EPS, Function, horner, nodes, remez

TARGET = Path(__file__).parent.parent / "backends" / "cpu" / "math" / "pieces.py"
ENTRIES = 16
NEAR = 2000  # floats about the middle of a piece, among which c is looked for


@dataclass(frozen=True)
class Pieces:
    """A function that is 0 at 0.

    Attributes:
        f: the function.
        ends: of the pieces in the order of the table; the first begins at 0.
        degree: of the polynomials.
        straight: whether 1 of the first slope is apart.
    """

    f: Function
    ends: list[tuple[float, float]]
    degree: int
    straight: bool = False


def uniform(width: float, last: float) -> list[tuple[float, float]]:
    """Pieces about the multiples of a width, to `last`."""
    about = [(max((j - 0.501) * width, 0.0), (j + 0.501) * width) for j in range(ENTRIES)]
    return [(low, min(high, last)) for low, high in about]


def octaves(first: int, last: float) -> list[tuple[float, float]]:
    """Halves of eight octaves from 2^first on, in the order of the float's bits, to `last`."""
    halves = [
        (2.0 ** (first + k) * low, 2.0 ** (first + k) * high)
        for k in range(ENTRIES // 2)
        for low, high in ((1.0, 1.5), (1.5, 2.0))
    ]
    halves[0] = 0.0, halves[0][1]
    turned = (2 * first + 2 * 127) % ENTRIES  # the entry of the first one
    ordered = [halves[(j - turned) % ENTRIES] for j in range(ENTRIES)]
    return [(low, max(min(high, last), low)) for low, high in ordered]


PIECES = {
    "erf": Pieces(mp.erf, uniform(33 / 128, 3.95), 6, straight=True),
    "tanh": Pieces(mp.tanh, octaves(-4, 9.2), 6),
}


def single(x: mp.mpf) -> float:
    return float(np.float32(float(x)))


def centre(f: Function, low: float, high: float) -> float:
    """The float near the middle whose value is nearest to a float."""
    bits = np.float32((low + high) / 2).view(np.int32)
    near = [float(np.int32(bits + k).view(np.float32)) for k in range(-NEAR // 2, NEAR // 2)]
    return min(near, key=lambda x: abs(f(mp.mpf(x)) - single(f(mp.mpf(x)))))


def fit(what: Pieces, low: float, high: float) -> tuple[list[float], float]:
    """c, the coefficients, and the largest error relative to the function, as a power of two."""
    f, c = what.f, 0.0 if low == 0 else centre(what.f, low, high)
    exact = f(mp.mpf(c))  # nearly a float
    a, b = mp.mpf(low) - c or EPS, mp.mpf(high) - c
    apart = 1 if what.straight and low == 0 else 0

    def slope(d: mp.mpf) -> mp.mpf:
        return (f(d + c) - exact) / d - apart

    terms = remez(slope, lambda d: d / f(d + c), a, b, what.degree - 1)
    rounded = [single(exact), *map(single, terms)]

    def error(d: mp.mpf) -> mp.mpf:
        return abs((horner([mp.mpf(t) for t in rounded], d) + apart * d) / f(d + c) - 1)

    return [c, *rounded], float(mp.log(max(map(error, nodes(a, b, 200))), 2))


def table(name: str) -> list[list[float]]:
    """A row for c and for each coefficient, of an entry for each piece."""
    what, columns = PIECES[name], []
    for low, high in what.ends:
        column, error = fit(what, low, high) if low < high else ([0.0] * (what.degree + 2), 0.0)
        print(f"{name} {low:.4f} to {high:.4f}: 2^{error:.1f}", flush=True)
        columns.append(column)
    return [list(row) for row in zip(*columns, strict=True)]


def lines_of(row: list[float], indent: int) -> list[str]:
    """An entry of a tuple of rows."""
    space = " " * indent
    lines = textwrap.wrap(", ".join(map(repr, row)) + ",", 96 - indent)
    return [f"{space}(", *(f"{space}    {line}" for line in lines), f"{space}),"]


def text_of(name: str) -> list[str]:
    centres, first, *terms = table(name)
    straight = [float(low == 0) for low, _ in PIECES[name].ends] if PIECES[name].straight else []
    text = [f'    "{name}": Table(']
    for row in (centres, first, straight):
        text += lines_of(row, 8) if row else ["        (),"]
    return [*text, "        (", *(line for row in terms for line in lines_of(row, 12)),
            "        ),", "    ),"]  # fmt: skip


HEAD = '''"""Tables of the functions that are computed piece by piece.

Written by benchmarks/fit_pieces.py.
"""

from typing import NamedTuple

Row = tuple[float, ...]


class Table(NamedTuple):
    """``first + straight d + d (terms[0] + terms[1] d + ...)``, ``d = x - centres``.

    A row has an entry for each piece.
    """

    centres: Row
    first: Row
    straight: Row
    terms: tuple[Row, ...]


# fmt: off
PIECES: dict[str, Table] = {
'''


def main(names: list[str]) -> int:
    text = [HEAD.rstrip("\n")]
    for name in names or PIECES:
        text += text_of(name)
    text.append("}")
    if not names:
        TARGET.write_text("\n".join(text) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
