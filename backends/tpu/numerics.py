"""What the array computes, bit by bit, stated in NumPy.

The contract:

- Floats are rounded to bf16 (to nearest, ties to even). A product of two is rounded to f32, which
  changes it only where it overflows or is denormal: 8 and 8 significant bits make 16 of 24.
- A column adds its products in the order of k, from +0, each sum rounded to f32. So a sum is never
  -0, and the zeros of padded rows change nothing.
- Where the array holds `rows` terms at a time, the sums of these tiles are added to an f32
  accumulator in the order of k, again from +0.
- 8-bit integers are multiplied and added in 32 bits, which wrap.
- A NaN in a result is the one NaN 0x7fc00000.

Options (`Numerics`): passes over parts of f32 operands, four products rounded together, denormals
flushed. Every other statement of these sums (`array`, `cells`) is tested against `product`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, UnknownNameError
from monograph.hlo.types import BF16, DTYPES, F32, I8, I32, DType

Array = np.ndarray[Any, Any]

# Which parts of the operands each pass multiplies, small ones first: x = part 0 + part 1 + part 2,
# each the bf16 nearest to what is left. What is left out is below the last bit that is kept.
PASSES: dict[str, tuple[tuple[int, int], ...]] = {
    "default": ((0, 0),),
    "high": ((1, 0), (0, 1), (0, 0)),
    "highest": ((2, 0), (0, 2), (1, 1), (1, 0), (0, 1), (0, 0)),
}
_CHOICES: dict[str, tuple[Any, ...]] = {
    "precision": tuple(PASSES),
    "chain_group": (1, 4),
    "denormals": ("keep", "flush"),
}


@dataclass(frozen=True)
class Numerics:
    """Options of the arithmetic.

    Attributes:
        precision: "default", "high" or "highest": 1, 3 or 6 passes over bf16 parts of f32 operands.
        chain_group: products that are summed (in 64 bits, in order) and rounded to f32 once before
            they join the chain: 1, or 4 as in TPU v4i (Jouppi et al., ISCA 2021, section 5).
        denormals: "keep", or "flush": operands, products and sums below 2**-126 become zeros.

    Raises:
        UnknownNameError: for a value that an option does not have.

    >>> Numerics(precision="high").passes
    ((1, 0), (0, 1), (0, 0))
    """

    precision: str = "default"
    chain_group: int = 1
    denormals: str = "keep"

    def __post_init__(self) -> None:
        for name, known in _CHOICES.items():
            if getattr(self, name) not in known:
                raise UnknownNameError(
                    f"numerics: {name} is {getattr(self, name)!r}",
                    operands={"known": ", ".join(repr(v) for v in known)},
                    fix="choose one of these.",
                )

    @property
    def passes(self) -> tuple[tuple[int, int], ...]:
        """Which parts of the operands are multiplied, in order."""
        return PASSES[self.precision]

    @property
    def plain(self) -> bool:
        """Whether every product is rounded and added by itself, denormal or not."""
        return self.chain_group == 1 and self.denormals == "keep"


DEFAULT = Numerics()


def round_bf16(x: Array) -> Array:
    """The nearest bf16 values, as f32.

    >>> round_bf16(np.float32([1.00390625, 1.01171875])).tolist()  # ties to even
    [1.0, 1.015625]
    """
    with np.errstate(all="ignore"):
        return x.astype(BF16.np).astype(np.float32)


def parts_of(x: Array, count: int) -> list[Array]:
    """An array as a sum of so many arrays of bf16, the largest first.

    What is not finite is its own first part, and the others are zero there.
    """
    if x.dtype == BF16.np:
        return [x, *(np.zeros_like(x) for _ in range(count - 1))]
    with np.errstate(all="ignore"):
        rest = x.astype(np.float32, copy=False)
        parts = [rest.astype(BF16.np)]
        while len(parts) < count:
            part = parts[-1].astype(np.float32)
            rest = np.where(np.isfinite(part), rest - part, np.float32(0))
            parts.append(rest.astype(BF16.np))
    return parts


def flush(x: Array) -> Array:
    """Denormal values become zeros of their sign, in place."""
    tiny = np.finfo(np.float32).smallest_normal
    x[np.abs(x) < tiny] *= 0
    return x


def canonical(x: Array) -> Array:
    """Every NaN becomes the one NaN, in place."""
    if x.dtype == np.float32:
        x[np.isnan(x)] = np.nan
    return x


def chain(a: Array, w: Array, numerics: Numerics = DEFAULT) -> Array:
    """The sums that leave the array: products added in the order of k, from zero.

    Args:
        a: [m, k] and
        w: [k, n]: bf16 values held as f32, or 8-bit integers held as i32.
        numerics: the options; passes are not its business.

    Returns:
        [m, n], of the operands' type.
    """
    sums = np.zeros((a.shape[0], w.shape[1]), a.dtype)
    group = numerics.chain_group if a.dtype == np.float32 else 1
    flushed = flush if numerics.denormals == "flush" and a.dtype == np.float32 else _same
    a, w = flushed(a.copy()), flushed(w.copy())
    with np.errstate(all="ignore"):
        for k in range(0, a.shape[1], group):
            if group == 1:
                product = a[:, k, None] * w[None, k, :]
            else:
                product = grouped(a[:, k : k + group], w[k : k + group])
            sums = flushed(sums + flushed(product))
    return sums


def grouped(a: Array, w: Array) -> Array:
    """A few products summed in 64 bits, in order, and rounded to f32 once."""
    total = np.zeros((a.shape[0], w.shape[1]))
    for k in range(a.shape[1]):
        total += a[:, k, None].astype(np.float64) * w[None, k, :]
    return total.astype(np.float32)


def _same(x: Array) -> Array:
    return x


def accumulate(total: Array, sums: Array, numerics: Numerics = DEFAULT) -> Array:
    """The accumulator with the sums of one more tile."""
    with np.errstate(all="ignore"):
        total = total + sums
    return flush(total) if numerics.denormals == "flush" and total.dtype == np.float32 else total


def product(a: Any, w: Any, rows: int | None = None, numerics: Numerics = DEFAULT) -> Array:
    """The whole product as the array computes it: the definition, slow and plain.

    Args:
        a: [m, k]; w: [k, n]; floats, or both i8.
        rows: terms that the array holds at a time; None: all of them, as where results stay.
        numerics: the options.

    Returns:
        [m, n] in f32, or i32.

    Raises:
        DTypeError: for other element types.

    >>> product([[2.0, 3.0]], [[10.0], [100.0]], rows=1).tolist()
    [[320.0]]
    """
    lefts, rights = ([widened(x) for x in xs] for xs in operands(a, w, numerics))
    m, k = lefts[0].shape
    total = np.zeros((m, rights[0].shape[1]), lefts[0].dtype)
    for i, j in numerics.passes if len(lefts) > 1 else ((0, 0),):
        for first in range(0, k, rows or k):
            tile = slice(first, first + (rows or k))
            sums = chain(lefts[i][:, tile], rights[j][tile], numerics)
            total = accumulate(total, sums, numerics)
    return canonical(total)


# ---- operands ------------------------------------------------------------------------------------


def kind_of(a: Any, w: Any) -> DType:
    """What the array multiplies two arrays as: bf16 or i8.

    Raises:
        DTypeError: if it has no multiplier for them.
    """
    found: list[Any] = [np.asarray(x).dtype for x in (a, w)]
    known = {d.np: d for d in DTYPES.values()}
    if all(d in known for d in found):
        found = [known[d] for d in found]
        if all(d is I8 for d in found):
            return I8
        if all(d.is_float for d in found):
            return BF16
    raise DTypeError(
        f"the array does not multiply {found[0]} by {found[1]}",
        operands={"a": found[0], "w": found[1]},
        why="it multiplies floats (rounded to bf16, summed in f32), or i8 by i8 (summed in i32).",
        fix="convert both to bf16 or f32, or both to i8.",
    )


def sum_type(kind: DType) -> DType:
    """What products of a kind are summed in."""
    return I32 if kind is I8 else F32


def operands(a: Any, w: Any, numerics: Numerics = DEFAULT) -> tuple[list[Array], list[Array]]:
    """The parts of two operands that the passes multiply: bf16, or i8."""
    x, y = np.asarray(a), np.asarray(w)
    if kind_of(x, y) is I8:
        return [x], [y]
    count = 1 + max(i for i, _ in numerics.passes)
    return parts_of(x, count), parts_of(y, count)


def widened(x: Array) -> Array:
    """An operand in the type of the sums."""
    return x.astype(np.int32 if x.dtype == np.int8 else np.float32)


__all__ = [
    "DEFAULT", "PASSES", "Numerics", "accumulate", "canonical", "chain", "flush", "grouped",
    "kind_of", "operands", "parts_of", "product", "round_bf16", "sum_type", "widened",
]  # fmt: skip
