"""Decompositions of matrices on a GPU: which function of `matrices.cuh` an op is, and its grid.

Simple ones, a block to a matrix: many small matrices run side by side, a large one takes its time.
Factors are LAPACK's up to rounding; eigenvectors and singular vectors have phases of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from monograph.backends.cuda.body import Lines
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.types import held
from monograph.backends.cuda.whole import begin, per_block, per_point
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node
from monograph.hlo.types import C128, F64, TensorType, tensor

_FUNCTIONS = "matrices.cuh"
_MOST = 1024  # rows whose lengths and ranks shared memory holds
_EACH = 32  # bytes of shared memory that Jacobi's method takes for each of them
_FIXED = 5 << 10  # bytes of shared memory in which a block joins what its threads found
_THREADS = 256  # of a block, each with an element there, too
_COLUMNS = 32  # right-hand sides of a block


def there(node: Node) -> bool:
    """Whether a node's matrices have elements."""
    return all(x.type.size for x in node.ins)


def spectral(node: Node) -> bool:
    """Whether a node's matrices are small enough for Jacobi's method in one block."""
    return there(node) and max(node.ins[0].type.shape[-2:]) <= _MOST


def _blocks(
    opaque: Opaque, name: str, call: str, sizes: Sequence[int], reason: str, each: int = 0
) -> list[Launching]:
    """A block per matrix, which calls a function on its parts of all arrays.

    Args:
        call: the function with its template arguments.
        sizes: elements that a matrix has in each operand and result.
        each: see `_per_matrix`.
    """
    lines = Lines()
    lines.say("const i64 at = blockIdx.x;")
    lines.say(f"{call}({', '.join(f'p{i} + at * {n}' for i, n in enumerate(sizes))});")
    batch = prod(opaque.operands[0].shape[:-2])
    return [_per_matrix(opaque, name, lines, batch, reason, each)]


def _per_matrix(
    opaque: Opaque, name: str, lines: Lines, blocks: int, reason: str, each: int = 0
) -> Launching:
    """A block per matrix, or part of one, which waits for itself a few times in every row.

    Args:
        each: bytes of shared memory for a row, besides those in any case.
    """
    t = opaque.operands[0]
    rows = max(t.shape[-2:])
    return per_block(opaque, name, lines, blocks, reason, included=_FUNCTIONS, rounds=4 * rows,
                     fixed=_FIXED + _THREADS * t.dtype.itemsize + each * rows)  # fmt: skip


def _matrix(opaque: Opaque) -> tuple[str, int, int]:
    t = opaque.operands[0]
    m, n = t.shape[-2:]
    return held(t.dtype), m, n


def write_cholesky(opaque: Opaque, name: str) -> list[Launching]:
    d, n, _ = _matrix(opaque)
    lower = "true" if opaque.node.attrs["lower"] else "false"
    call = f"block_cholesky<{d}, {n}, {lower}>"
    return _blocks(opaque, name, call, (n * n, n * n), "column by column")


def write_lu(opaque: Opaque, name: str) -> list[Launching]:
    d, m, n = _matrix(opaque)
    sizes = (m * n, m * n, min(m, n), 1)
    return _blocks(opaque, name, f"block_lu<{d}, {m}, {n}>", sizes, "column by column")


def write_qr(opaque: Opaque, name: str) -> list[Launching]:
    d, m, n = _matrix(opaque)
    sizes = (m * n, m * n, min(m, n))
    return _blocks(opaque, name, f"block_qr<{d}, {m}, {n}>", sizes, "reflections")


def write_reflections(opaque: Opaque, name: str) -> list[Launching]:
    d, m, n = _matrix(opaque)
    k = opaque.operands[1].shape[-1]
    call = f"block_reflections<{d}, {m}, {n}, {k}>"
    return _blocks(opaque, name, call, (m * n, k, m * n), "reflections")


def write_solve(opaque: Opaque, name: str) -> list[Launching]:
    """Blocks share out the right-hand sides."""
    attrs, (d, n, _), b = opaque.node.attrs, _matrix(opaque), opaque.operands[1]
    left, turned = attrs["left_side"], attrs["transpose_a"] != "NO_TRANSPOSE"
    sides = b.shape[-1] if left else b.shape[-2]
    # x a = b is a^T x^T = b^T; a transposed triangle is the other one.
    across = turned == left
    forward = attrs["lower"] != across
    columns = min(_COLUMNS, 1 << (sides - 1).bit_length())
    groups = -(-sides // columns)
    truths = (attrs["transpose_a"] == "ADJOINT", forward, attrs["unit_diagonal"])
    m = (1, n) if across else (n, 1)
    s = (sides, 1) if left else (1, n)
    numbers = [n, sides, columns, *m, *("true" if t else "false" for t in truths), *s]
    lines = Lines()
    lines.say(f"const i64 at = blockIdx.x / {groups};")
    call = f"block_solve<{d}, {', '.join(map(str, numbers))}>"
    each = n * sides
    lines.say(f"{call}(p0 + at * {n * n}, p1 + at * {each}, p2 + at * {each}, "
              f"(int)(blockIdx.x % {groups}) * {columns});")  # fmt: skip
    blocks = b.size // each * groups
    return [_per_matrix(opaque, name, lines, blocks, "row by row")]


def write_permutation(opaque: Opaque, name: str) -> list[Launching]:
    """A thread to a permutation."""
    (pivots,), (order,) = opaque.operands, opaque.results
    lines, count, size = Lines(), pivots.shape[-1], order.shape[-1]
    begin(lines, order.size // size)
    lines.say(f"permuted<{count}, {size}>(p0 + at * {count}, p1 + at * {size});")
    return [per_point(opaque, name, lines, order.size // size, "one exchange after the other",
                      rounds=2 * count, included=_FUNCTIONS)]  # fmt: skip


def diagonals_workspace(node: Node) -> tuple[TensorType, ...]:
    """The triangle's three diagonals, for every right-hand side."""
    b = node.ins[3].type
    return (tensor((3, *b.shape), b.dtype),)


def write_diagonals(opaque: Opaque, name: str) -> list[Launching]:
    """A thread to a right-hand side; neighbouring threads keep what they need side by side."""
    b, lines = opaque.operands[3], Lines()
    n, sides = b.shape[-2:]
    threads = b.size // n
    begin(lines, threads)
    lines.say(f"const i64 system = at / {sides}, side = at % {sides};")
    lines.say(f"const i64 first = system * {n * sides} + side;")
    diagonals = ", ".join(f"p{i} + system * {n}" for i in range(3))
    call = f"tridiagonal_solution<{held(b.dtype)}, {n}>"
    lines.say(f"const i32 info = {call}({diagonals}, p3 + first, p4 + first, {sides}, "
              f"p6 + at, {threads});")  # fmt: skip
    lines.say("if (side == 0) p5[system] = info;")
    return [per_point(opaque, name, lines, threads, "row by row, and back", rounds=4 * n,
                      included=_FUNCTIONS)]  # fmt: skip


# ---- eigenvalues and singular values -------------------------------------------------------------


def _wide(t: TensorType, *shape: int) -> TensorType:
    return tensor((*t.shape[:-2], *shape), C128 if t.dtype.is_complex else F64)


def eigh_workspace(node: Node) -> tuple[TensorType, ...]:
    """The matrix in f64."""
    t = node.ins[0].type
    return (_wide(t, *t.shape[-2:]),)


def write_eigh(opaque: Opaque, name: str) -> list[Launching]:
    d, n, _ = _matrix(opaque)
    lower = "true" if opaque.node.attrs["lower"] else "false"
    sizes = (n * n, n * n, n, 1, n * n)
    return _blocks(opaque, name, f"block_eigh<{d}, {n}, {lower}>", sizes, "Jacobi's method", _EACH)


def svd_workspace(node: Node) -> tuple[TensorType, ...]:
    """The rows that are turned; what turned them; and all vectors of the longer side."""
    t = node.ins[0].type
    k, most = sorted(t.shape[-2:])
    if not node.attrs["compute_uv"]:
        return (_wide(t, k, most),)
    rows = most if node.attrs["full_matrices"] else k
    return _wide(t, k, most), _wide(t, k, k), _wide(t, rows, most)


def write_svd(opaque: Opaque, name: str) -> list[Launching]:
    attrs, (d, m, n) = opaque.node.attrs, _matrix(opaque)
    k, most = sorted((m, n))
    vectors = attrs["compute_uv"]
    rows = most if vectors and attrs["full_matrices"] else k
    call = f"block_svd<{d}, {m}, {n}, {rows}, {'true' if vectors else 'false'}>"
    if vectors:
        u = m * (rows if m >= n else k)
        vh = n * (k if m >= n else rows)
        sizes = (m * n, k, u, vh, 1, k * most, k * k, rows * most)
        return _blocks(opaque, name, call, sizes, "Jacobi's method", _EACH)
    lines = Lines()
    lines.say("const i64 at = blockIdx.x;")
    lines.say(f"{d} *none = nullptr;")
    lines.say(f"{call}(p0 + at * {m * n}, p1 + at * {k}, none, none, p2 + at, "
              f"p3 + at * {k * most}, p3, p3);")  # fmt: skip
    batch = prod(opaque.operands[0].shape[:-2])
    return [_per_matrix(opaque, name, lines, batch, "Jacobi's method", _EACH)]


__all__ = [
    "diagonals_workspace",
    "eigh_workspace",
    "spectral",
    "svd_workspace",
    "there",
    "write_cholesky",
    "write_diagonals",
    "write_eigh",
    "write_lu",
    "write_permutation",
    "write_qr",
    "write_reflections",
    "write_solve",
    "write_svd",
]
