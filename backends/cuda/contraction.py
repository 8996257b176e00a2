"""Contractions on the ordinary cores: tiles in shared memory, a few sums in a thread's registers.

A block computes 64 x 64 results. Step by step along the reduction its threads read 16 columns of
each side into shared memory, computing what stands before the product as they go; then each adds to
its own 4 x 4 sums. This is the seam for kernels on tensor cores: `product_of` says what is
contracted, whatever computes it.

The scheme is the classic one (Volkov and Demmel, "Benchmarking GPUs to tune dense linear algebra",
SC 2008).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from monograph.backends.cuda.body import Body, Lines, accumulated, made_of
from monograph.backends.cuda.packs import WIDE, aligned, stored_together
from monograph.backends.cuda.table import Operand, with_sum, written
from monograph.backends.cuda.types import constant, held
from monograph.fusion.kernel import Apply, IndexValue, InRange, Instr, Kernel, Load
from monograph.hlo.index import Dim, Div, Index, Mod, linear
from monograph.hlo.ops.monoids import identity, monoid_of

TILE, DEEP, EACH, THREADS = 64, 16, 4, 256
# Of a tile's lines: threads that write down a column of it meet several banks, not one, and four
# neighbours are still read at once.
_LINE = TILE + 4
_SMALLEST = 16  # rows or columns from which a tile is worth while


@dataclass(frozen=True)
class Product:
    """What a kernel contracts.

    Attributes:
        whole: the body instruction that is summed, made of `left` and `right`.
        left, right: body instructions that depend on rows or columns only.
        batch, rows, columns: loops that both, `left` or `right` depend on.
    """

    whole: int
    left: int
    right: int
    batch: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]


def product_of(kernel: Kernel) -> Product | None:
    """What a kernel contracts; None if it is no product that tiles serve."""
    if not kernel.contracts or len(kernel.reductions) != 1 or 0 in kernel.reduce_dims:
        return None
    reduction = kernel.reductions[0]
    if reduction.order != "any" or monoid_of(reduction.combiner) is None:
        return None
    whole = reduction.inputs[0]
    instr = kernel.instructions[whole]
    if not isinstance(instr, Apply) or len(instr.args) != 2:
        return None
    first, second = (_loops(kernel, x) & set(range(len(kernel.dims))) for x in instr.args)
    both = tuple(sorted(first & second))
    rows, columns = tuple(sorted(first - second)), tuple(sorted(second - first))
    rest = tuple(i for i in range(len(kernel.dims)) if i not in first | second)
    sizes = [prod(kernel.dims[i] for i in loops) for loops in (rows, columns)]
    if min(sizes) < _SMALLEST:
        return None
    return Product(whole, *instr.args, (*both, *rest), rows, columns)


def _loops(kernel: Kernel, number: int) -> set[int]:
    """The loops that an instruction depends on."""
    found: set[int] = set()
    for n in made_of(kernel, number):
        for index in _indices(kernel.instructions[n]):
            found |= _dims(index)
    return found


def _indices(instr: Instr) -> Iterable[Index]:
    if isinstance(instr, Load):
        return instr.index
    if isinstance(instr, IndexValue):
        return (instr.index,)
    return (c[0] for c in instr.conditions) if isinstance(instr, InRange) else ()


def _dims(index: Index) -> set[int]:
    found: set[int] = set()
    for atom, _ in index.terms:
        if isinstance(atom, Dim):
            found.add(atom.position)
        elif isinstance(atom, Div | Mod):
            found |= _dims(atom.inner)
    return found


# ---- text ----------------------------------------------------------------------------------------


def write_product(kernel: Kernel, product: Product, index: str) -> tuple[Lines, int]:
    """The statements of a tiled kernel, and its blocks."""
    lines = Lines()
    rows, columns, batches = (
        prod(kernel.dims[i] for i in loops)
        for loops in (product.rows, product.columns, product.batch)
    )
    down, across = -(-rows // TILE), -(-columns // TILE)
    d, value = accumulated(kernel.reductions[0])[0], kernel.instructions[product.whole].dtype
    left, right = (kernel.instructions[n].dtype for n in (product.left, product.right))
    monoid = monoid_of(kernel.reductions[0].combiner)
    assert monoid is not None and value is d
    neutral = constant(d, identity(monoid, d)[()])
    lines.say(f"const {index} tile = blockIdx.x % {down * across};")
    lines.say(f"const {index} batch = blockIdx.x / {down * across};")
    lines.say(f"const {index} m0 = tile / {across} * {TILE}, n0 = tile % {across} * {TILE};")
    lines.share(held(left), "a_tile", DEEP * _LINE)
    lines.share(held(right), "b_tile", DEEP * _LINE)
    lines.say(f"{held(d)} sums[{EACH}][{EACH}];")
    for u in ("u", "w"):
        lines.say("    " * (u == "w") + f"for (int {u} = 0; {u} < {EACH}; ++{u})")
    lines.say(f"        sums[u][w] = {neutral};")
    lines.say(f"const int my = threadIdx.x / {TILE // EACH}, mx = threadIdx.x % {TILE // EACH};")
    total = prod(kernel.reduce_dims)
    with lines.block(f"for ({index} r0 = 0; r0 < {total}; r0 += {DEEP})"):
        _fill(kernel, product, lines, index, "a", product.left, product.rows, "m0", rows, total)
        _fill(kernel, product, lines, index, "b", product.right, product.columns, "n0", columns,
              total)  # fmt: skip
        lines.say("__syncthreads();")
        lines.say("#pragma unroll")
        guard = (
            f" && k < {total} - r0" if total % DEEP and not _adds_products(kernel, product) else ""
        )
        with lines.block(f"for (int k = 0; k < {DEEP}{guard}; ++k)"):
            _multiply(kernel, product, lines)
        lines.say("__syncthreads();")
    _finish(kernel, product, lines, index, rows, columns)
    return lines, down * across * batches


def _fill(
    kernel: Kernel, product: Product, lines: Lines, index: str, name: str, number: int,
    loops: Sequence[int], origin: str, size: int, total: int,
) -> None:  # fmt: skip
    """One side's values, from memory to shared memory; neighbouring threads read neighbours."""
    zero = constant(kernel.instructions[number].dtype, np.float64(0))
    near, far, side, steps = (
        ("k", "at", DEEP, TILE) if _reads_along(kernel, number) else ("at", "k", TILE, DEEP)
    )
    first, apart = f"threadIdx.x / {side}", THREADS // side
    with lines.block(f"for (int {far} = {first}; {far} < {steps}; {far} += {apart})"):
        lines.say(f"const int {near} = threadIdx.x % {side};")
        tests = [f"{origin} + at < {size}"] if size % TILE else []
        tests += [f"r0 + k < {total}"] if total % DEEP else []
        with lines.block(f"if ({' && '.join(tests) or 'true'})"):
            body = Body(kernel, lines, {})
            _batch(body, product, index)
            lines.say(f"const {index} row = {origin} + at, r = r0 + k;")
            body.unravel("row", loops, [kernel.dims[i] for i in loops], index)
            inner = range(len(kernel.dims), len(kernel.dims) + len(kernel.reduce_dims))
            body.unravel("r", inner, kernel.reduce_dims, index)
            body.only(made_of(kernel, number))
            lines.say(f"{name}_tile[k * {_LINE} + at] = v{number};")
        if total % DEEP and _adds_products(kernel, product):
            lines.say(f"else {name}_tile[k * {_LINE} + at] = {zero};")


def _adds_products(kernel: Kernel, product: Product) -> bool:
    """Whether products are added, so that zeros beyond the end of both sides change nothing."""
    whole = kernel.instructions[product.whole]
    assert isinstance(whole, Apply)
    args = [Operand(kernel.instructions[n].dtype, "") for n in (product.left, product.right)]
    added = monoid_of(kernel.reductions[0].combiner) == "add"
    return added and with_sum(whole.op, args, "", whole.dtype) is not None


def _batch(body: Body, product: Product, index: str) -> None:
    sizes = [body.kernel.dims[i] for i in product.batch]
    body.unravel("batch", product.batch, sizes, index)


def _reads_along(kernel: Kernel, number: int) -> bool:
    """Whether neighbours in memory are neighbours along the last reduction loop."""
    last = len(kernel.dims) + len(kernel.reduce_dims) - 1
    loads = [kernel.instructions[n] for n in made_of(kernel, number)]
    return any(isinstance(x, Load) and x.index and x.index[-1].coefficient(last) == 1
               for x in loads)  # fmt: skip


def _multiply(kernel: Kernel, product: Product, lines: Lines) -> None:
    """Every thread's sums, one step further."""
    whole = kernel.instructions[product.whole]
    assert isinstance(whole, Apply)
    body = Body(kernel, lines, {})
    lines.say("#pragma unroll")
    with lines.block(f"for (int u = 0; u < {EACH}; ++u)"):
        t = held(kernel.instructions[product.left].dtype)
        lines.say(f"const {t} v{product.left} = a_tile[k * {_LINE} + my * {EACH} + u];")
        lines.say("#pragma unroll")
        with lines.block(f"for (int w = 0; w < {EACH}; ++w)"):
            if product.right != product.left:
                t = held(kernel.instructions[product.right].dtype)
                lines.say(f"const {t} v{product.right} = b_tile[k * {_LINE} + mx * {EACH} + w];")
            args = [body.operand(product.left), body.operand(product.right)]
            reduction, sums = kernel.reductions[0], "sums[u][w]"
            if _adds_products(kernel, product):
                lines.say(f"{sums} = {with_sum(whole.op, args, sums, whole.dtype)};")
                return
            text = written(whole.op, whole.attrs, args, whole.dtype)
            lines.say(f"const {held(whole.dtype)} v{product.whole} = {text};")
            body.fold(0, reduction, [sums], [f"v{product.whole}"], [sums])


def _finish(
    kernel: Kernel, product: Product, lines: Lines, index: str, rows: int, columns: int
) -> None:
    """What stands after the sums, and the stores: four neighbours at once, where they lie so."""
    body, together = Body(kernel, lines, {}), _stores_together(kernel, product)
    column, each = f"n0 + mx * {EACH}", f"for (int j = 0; j < {EACH}; ++j)"
    tests = [f"row >= {rows}"] if rows % TILE else []
    tests += [f"column >= {columns}"] if columns % TILE else []

    def begin(column: str) -> None:
        lines.say(f"const {index} row = m0 + my * {EACH} + u, column = {column};")
        if tests:
            lines.say(f"if ({' || '.join(tests)}) continue;")
        _batch(body, product, index)
        for name, loops in (("row", product.rows), ("column", product.columns)):
            body.unravel(name, loops, [kernel.dims[i] for i in loops], index)

    def finish(packs: Mapping[int, str]) -> None:
        body.prologue()
        reduction = kernel.reductions[0]
        lines.say(f"{held(accumulated(reduction)[0])} r0_0;")
        body.fold(0, reduction, [f"v{reduction.inits[0]}"], ["sums[u][j]"], ["r0_0"])
        body.epilogue()
        body.store(packs=packs)

    lines.say("#pragma unroll")
    with lines.block(f"for (int u = 0; u < {EACH}; ++u)"):
        if not together:
            lines.say("#pragma unroll")
            with lines.block(each):
                begin(f"{column} + j")
                finish({})
            return
        begin(column)
        last = product.columns[-1]
        with stored_together(body, last, body.variables[last], EACH) as packs:
            finish(packs)


def _stores_together(kernel: Kernel, product: Product) -> bool:
    """Whether a thread's neighbouring columns are neighbours in memory, 16 bytes at most."""
    last = product.columns[-1]
    types = [(s, kernel.results[s.result]) for s in kernel.stores]
    return kernel.dims[last] % EACH == 0 and all(
        s.mask is None and t.dtype.itemsize * EACH <= WIDE
        and aligned(linear(s.index, t.shape), last, EACH)
        and not any(i.starts for i in s.index) for s, t in types
    )  # fmt: skip


__all__ = ["Product", "product_of", "write_product"]
