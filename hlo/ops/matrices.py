"""What records of linear algebra share: checks, batching, signatures, and rules' own arithmetic.

The last two dimensions of an operand are a matrix, the last one of some is a vector; those in front
are a batch. So a rule that has to do with batches has nothing to do: one more dimension in front.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.factors import FactorKind, Factors, Rule
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.complex import complex as join
from monograph.hlo.ops.complex import conjugate, imag, real
from monograph.hlo.ops.define import Types, check_count
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.ops.moves import permuted
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.record import (
    Attrs,
    Cost,
    OpDef,
    Signature,
    elements_bytes,
    letters,
    ops,
)
from monograph.hlo.state import emit
from monograph.hlo.types import I32, DType, TensorType, Type, tensor, types_of

ELEMENTS = ("f32", "f64", "c64", "c128")  # what LAPACK computes with
KINDS = frozenset({"float", "complex"})
ULP = 512.0  # between two ways to compute a factor of a matrix of moderate condition
Shape = tuple[int, ...]


# ---- type rules ----------------------------------------------------------------------------------


def check_matrices(op: str, names: Sequence[str], ranks: Sequence[int], types: Types) -> Shape:
    """Raise unless operands have one LAPACK element type and one batch in front of their core.

    Args:
        op: its name, for messages.
        names: of the operands.
        ranks: how many dimensions of each operand are its own: 2 of a matrix, 1 of a vector.
        types: of the operands.

    Returns:
        The sizes of the batch.
    """
    check_count(op, names, types)
    shown = dict(zip(names, types, strict=True))
    for name, rank, t in zip(names, ranks, types, strict=True):
        if t.ndim < rank:
            raise ShapeError(
                f"{op}: {name} has {t.ndim} dimensions, at least {rank} are needed",
                operands=shown,
                why="the last dimensions are the matrix (or vector), those in front are a batch.",
                fix=f"give {name} at least {rank} dimensions.",
            )
        if t.dtype.is_inexact and t.dtype.name not in ELEMENTS:
            raise DTypeError(
                f"{op} does not take element type {t.dtype}",
                operands=shown,
                why=f"{op} is defined on: {', '.join(ELEMENTS)}.",
                fix="convert the operand to f32 first.",
            )
    inexact = [t for t in types if t.dtype.is_inexact]
    if not inexact or any(t.dtype is not inexact[0].dtype for t in inexact):
        raise DTypeError(
            f"{op}: operands must have one element type, of {', '.join(ELEMENTS)}",
            operands=shown,
            fix="convert the operands to one element type first.",
        )
    batches = [t.shape[: t.ndim - rank] for rank, t in zip(ranks, types, strict=True)]
    if any(b != batches[0] for b in batches):
        raise ShapeError(
            f"{op}: the operands' batches differ: {', '.join(map(str, batches))}",
            operands=shown,
            why="what stands in front of the matrices pairs them off, one by one.",
            fix="broadcast the operands to one batch shape.",
        )
    return batches[0]


def check_square(op: str, name: str, t: TensorType) -> int:
    """Raise unless the matrices are square; their size."""
    m, n = t.shape[-2:]
    if m != n:
        raise ShapeError(
            f"{op}: {name} must be square, its matrices are {m} by {n}",
            operands={name: t},
            fix="the last two dimensions must be equal.",
        )
    return n


def info_type(batch: Shape) -> TensorType:
    """LAPACK's answer, one per matrix: 0, or what went wrong."""
    return tensor(batch, I32)


def size_of(t: TensorType) -> tuple[int, int]:
    """Rows and columns of the matrices."""
    return t.shape[-2], t.shape[-1]


# ---- the usual rules -----------------------------------------------------------------------------


def batch_rule(op: Callable[[], OpDef]) -> Callable[..., Any]:
    """Batching: every operand has the batch in front."""

    def batch(attrs: Attrs, ins: Sequence[Any], flags: Sequence[bool], size: int) -> Any:
        out = emit(op(), tuple(stretch(x, f, size) for x, f in zip(ins, flags, strict=True)), attrs)
        return (out, [True] * len(out)) if isinstance(out, list) else (out, True)

    return batch


def batch_signature(
    ranks: Sequence[int], results: Callable[[Types, Attrs], Type]
) -> Callable[[Types, Attrs], Signature]:
    """Index signature: the batch is parallel, a matrix is kept whole."""

    def signature(types: Types, attrs: Attrs) -> Signature:
        row: tuple[str | None, ...] = letters(types[0].ndim - ranks[0])
        outs = types_of(results(types, attrs))
        lead = len(row)
        return Signature(
            tuple(row + (None,) * r for r in ranks),
            tuple(row + (None,) * (t.ndim - lead) for t in outs),
        )

    return signature


def applied_factors(
    ranks: Sequence[int], rows: Callable[[Attrs], bool]
) -> Callable[[Types, Type, Attrs], Rule]:
    """Sharding factors of what applies matrices to the last operand, to each column by itself.

    Args:
        ranks: how many dimensions of each operand are its own.
        rows: whether matrices stand in front of the operand, so that its columns pass; else its
            rows do.
    """

    def factors(types: Types, out: Type, attrs: Attrs) -> Rule:
        made, last = Factors(), types[-1]
        lead = made.all(types[0].shape[: types[0].ndim - ranks[0]])
        kinds: list[FactorKind] = ["whole", "pass"] if rows(attrs) else ["pass", "whole"]
        row = [*lead, *(made.add(n, kind) for n, kind in zip(last.shape[-2:], kinds, strict=True))]
        matrices = [[*lead, *made.all(t.shape[len(lead) :], "whole")] for t in types[:-1]]
        return made.rule([*matrices, row], [row, *[lead for _ in types_of(out)[1:]]])

    return factors


def work(flops: Callable[[int, int], float]) -> Callable[..., Cost]:
    """Cost of so many operations for each m by n matrix of the first operand; complex ones four."""

    def cost(types: Types, out: Type, attrs: Attrs) -> Cost:
        t = types[0]
        m, n = size_of(t) if t.ndim >= 2 else (t.shape[-1], 1)
        each = max(int(flops(m, n)), 0) * (4 if t.dtype.is_complex else 1)
        return Cost(prod(t.shape[:-2]) * each, elements_bytes(types, out))

    return cost


def elimination(m: int, n: int) -> float:
    """Operations of an elimination, or of the reflections, of m by n."""
    k = min(m, n)
    return k * (m * n - k * (m + n) / 2 + k * k / 3) * 2


# ---- arithmetic that derivatives are written in --------------------------------------------------


def turned(x: Any) -> Any:
    """Every matrix transposed."""
    n = x.type.ndim
    return permuted(x, (*range(n - 2), n - 1, n - 2))


def adjoint(x: Any) -> Any:
    """Every matrix transposed and conjugated."""
    return conjugate(turned(x))


def matmul(x: Any, y: Any) -> Any:
    """The products of two batches of matrices."""
    lead = tuple(range(x.type.ndim - 2))
    n = len(lead)
    return ops.dot_general(
        x,
        y,
        lhs_batching_dimensions=lead,
        rhs_batching_dimensions=lead,
        lhs_contracting_dimensions=(n + 1,),
        rhs_contracting_dimensions=(n,),
        precision="highest",
    )


def _distance(shape: Shape) -> Any:
    """Column minus row, of matrices of this shape."""
    t = tensor(shape, I32)
    row, column = (ops.iota(iota_dimension=t.ndim - k, shape=t.shape, dtype=I32) for k in (2, 1))
    return ops.subtract(column, row)


def diagonal_mask(shape: Shape) -> Any:
    """True on the diagonal."""
    d = _distance(shape)
    return ops.compare(d, zeros(d.type), comparison_direction="EQ")


def triangle_mask(shape: Shape, lower: bool, k: int = 0) -> Any:
    """True on diagonal number k and below (or above) it."""
    d = _distance(shape)
    return ops.compare(d, splat(k, d.type), comparison_direction="LE" if lower else "GE")


def triangle(x: Any, lower: bool, k: int = 0) -> Any:
    """Each matrix with zeros above (or below) diagonal number k."""
    return ops.select(triangle_mask(x.type.shape, lower, k), x, zeros(x.type))


def on_diagonal(inside: Any, outside: Any) -> Any:
    """The first value's diagonals, the second's other elements."""
    return ops.select(diagonal_mask(inside.type.shape), inside, outside)


def diagonal(x: Any) -> Any:
    """The diagonals of square matrices."""
    return sum_over(on_diagonal(x, zeros(x.type)), (x.type.ndim - 1,))


def along_columns(v: Any, shape: Shape) -> Any:
    """Vectors as matrices, all of whose rows are the vector: element (i, j) is v_j."""
    n = len(shape)
    dims = (*range(n - 2), n - 1)
    return ops.broadcast_in_dim(v, shape=shape, broadcast_dimensions=dims)


def along_rows(v: Any, shape: Shape) -> Any:
    """Element (i, j) is v_i."""
    dims = tuple(range(len(shape) - 1))
    return ops.broadcast_in_dim(v, shape=shape, broadcast_dimensions=dims)


def hermitian(x: Any, lower: bool) -> Any:
    """The Hermitian matrices of which one triangle is given; diagonals are real."""
    held = triangle(x, lower)
    both = ops.add(held, adjoint(triangle(x, lower, -1 if lower else 1)))
    if not x.type.dtype.is_complex:
        return both
    return on_diagonal(as_complex(real(x)), both)


def as_complex(x: Any) -> Any:
    """Real values as complex ones."""
    return x if x.type.dtype.is_complex else join(x, zeros(x.type))


def like(x: Any, d: DType) -> Any:
    """Real values in element type `d`, which may be the complex one."""
    return as_complex(x) if d.is_complex else x


def imaginary(x: Any) -> Any:
    """The imaginary parts, as imaginary numbers."""
    y = imag(x)
    return join(zeros(y.type), y)


def grown(x: Any, axis: int, size: int) -> Any:
    """Zeros behind `x` along an axis, up to a size."""
    none = (0,) * x.type.ndim
    high = [0] * x.type.ndim
    high[axis] = size - x.type.shape[axis]
    if not high[axis]:
        return x
    zero = zeros(tensor((), x.type.dtype))
    return ops.pad(
        x, zero, edge_padding_low=none, edge_padding_high=tuple(high), interior_padding=none
    )


def sums(x: Any, axis: int) -> Any:
    """Sums along one axis."""
    return sum_over(x, (axis,))


def largest_of_columns(x: Any) -> Any:
    """True at the first of the largest elements of every column of real matrices."""
    t, axis = x.type, x.type.ndim - 2
    i32 = tensor(t.shape, I32)
    row = ops.iota(iota_dimension=axis, shape=t.shape, dtype=I32)
    start = splat(identity("maximum", t.dtype), tensor((), t.dtype))
    most = ops.reduce(x, start, dimensions=(axis,), body=monoid("maximum", t.dtype))
    held = ops.compare(x, along_columns(most, t.shape), comparison_direction="EQ")
    late = splat(t.shape[axis], i32)
    last = splat(t.shape[axis], tensor((), I32))
    places = ops.select(held, row, late)
    first = ops.reduce(places, last, dimensions=(axis,), body=monoid("minimum", I32))
    return ops.compare(row, along_columns(first, t.shape), comparison_direction="EQ")
