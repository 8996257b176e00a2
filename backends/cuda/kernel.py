"""A `Kernel` as a CUDA function: how its points are shared out to threads, and the text.

Five ways. ``tiles``: a contraction (`monograph.backends.cuda.contraction`). ``flat``: a thread
takes one point of the parallel loops, or several neighbours that are read and written 16 bytes at a
time. ``column``: likewise, and it walks through the reduction loops, which reads whole lines where
neighbours are neighbours in memory; alone, or with others of its block where columns are few and
long (`monograph.backends.cuda.columns`). ``turned``: what is read along one loop and written along
another goes through shared memory (`monograph.backends.cuda.turned`). ``row``: a warp or a block
shares the reduction loops of a point, and joins what its threads found; only sums whose order is
free and whose neutral element is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from monograph.backends.cuda.body import Body, Lines, accumulated
from monograph.backends.cuda.columns import lanes_of, write_columns
from monograph.backends.cuda.contraction import DEEP, THREADS, product_of, write_product
from monograph.backends.cuda.folds import (
    accumulators,
    begin_neutral,
    fold_along,
    fold_inits,
    join_warp,
    neutral_of,
)
from monograph.backends.cuda.packs import neighbours, packed, width_along, width_of
from monograph.backends.cuda.turned import turned_loop, write_turned
from monograph.backends.cuda.types import constant, held, stored
from monograph.fusion.kernel import Kernel, Load, Opaque
from monograph.hlo.index import linear
from monograph.hlo.location import short

WARP = 32
BLOCK = 256
PART = "statements"  # what functions that others call are named, until those name them
AHEAD = 4  # elements that a thread asks for before the first one is there
_LONGEST_OF_WARP = 2048  # points of the reduction loops from which a whole block shares them


@dataclass(frozen=True)
class Launching:
    """A kernel's function and how it is launched.

    Attributes:
        name: of the function.
        text: its source.
        blocks, threads: of one launch; no blocks where there is nothing to do.
        way: "tiles", "flat", "turned", "column" or "row"; "rows", "beside" and "loop" for
            several launches as one; "running", "picked" and "block" for ops that are taken whole.
        reason: why that way, for reports.
        origin: the ops and the user's lines.
        copies: (operand, result): what is copied before.
        included: a file of functions that the text calls.
        rounds: how often a thread waits for memory, or for its block, one time after the other.
        shared: bytes of shared memory that it asks for itself.
        fixed: bytes that these functions take, at most.
    """

    name: str
    text: str
    blocks: int
    threads: int
    way: str
    reason: str
    origin: str = ""
    copies: tuple[tuple[int, int], ...] = ()
    included: str = ""
    rounds: int = 1
    shared: int = 0
    fixed: int = 0


def write_kernel(kernel: Kernel, name: str) -> Launching:
    """The function of a kernel."""
    return replace(_written(kernel, name), origin=origin_of(kernel))


def _written(kernel: Kernel, name: str) -> Launching:
    if 0 in kernel.dims:
        return Launching(name, "", 0, 0, "flat", "there is nothing to compute")
    if not kernel.reductions:
        loop = turned_loop(kernel)
        return _flat(kernel, name) if loop is None else _turned(kernel, loop, name)
    product = product_of(kernel)
    if product is not None:
        lines, blocks = write_product(kernel, product, index_type(kernel))
        text = function_of(kernel, name, THREADS, lines)
        rounds = -(-prod(kernel.reduce_dims) // DEEP)
        return Launching(name, text, blocks, THREADS, "tiles", "a contraction", rounds=rounds,
                         shared=lines.shared)  # fmt: skip
    why = along_rows(kernel)
    if why:
        return _row(kernel, name, why)
    lanes = lanes_of(kernel)
    return _flat(kernel, name) if lanes == 1 else _columns(kernel, lanes, name)


# ---- one thread per point ------------------------------------------------------------------------


def _flat(kernel: Kernel, name: str) -> Launching:
    lines, index = Lines(), index_type(kernel)
    width = 1 if kernel.reductions else width_of(kernel)
    points = prod(kernel.dims) // width
    blocks = -(-points // BLOCK)
    body = Body(kernel, lines, {})
    lines.say(f"const {index} at = ({index})blockIdx.x * {BLOCK} + threadIdx.x;")
    if points % BLOCK:
        lines.say(f"if (at >= {points}) return;")
    loops, sizes = range(len(kernel.dims)), [*kernel.dims]
    if width > 1:
        sizes[-1] //= width
    body.unravel("at", loops, sizes, index)
    if width > 1:
        packed(body, width)
    else:
        body.prologue()
        if kernel.reductions:
            _alone(body, index)
        else:
            body.body()
        body.epilogue()
        body.store()
    way = "column" if kernel.reductions else "flat"
    reason = f"{width} neighbours at once" if width > 1 else "one point per thread"
    rounds = -(-prod(kernel.reduce_dims) // AHEAD) if kernel.reductions else 1
    text = function_of(kernel, name, BLOCK, lines)
    return Launching(name, text, blocks, BLOCK, way, reason, rounds=rounds)


def _alone(body: Body, index: str) -> None:
    """One thread walks through the reduction loops, in their order."""
    kernel, lines = body.kernel, body.lines
    names = accumulators(kernel)
    for reduction, row in zip(kernel.reductions, names, strict=True):
        for d, name, init in zip(accumulated(reduction), row, reduction.inits, strict=True):
            lines.say(f"{held(d)} {name} = v{init};")
    first = len(kernel.dims)
    total = prod(kernel.reduce_dims)
    with lines.block(f"for ({index} r = 0; r < {total}; ++r)"):
        loops = range(first, first + len(kernel.reduce_dims))
        body.unravel("r", loops, kernel.reduce_dims, index)
        body.body()
        fold_along(body, names)


def _turned(kernel: Kernel, loop: int, name: str) -> Launching:
    lines, blocks = write_turned(kernel, loop, index_type(kernel))
    text = function_of(kernel, name, BLOCK, lines)
    return Launching(name, text, blocks, BLOCK, "turned", "neighbours are read, and written",
                     rounds=2, shared=lines.shared)  # fmt: skip


def _columns(kernel: Kernel, lanes: int, name: str) -> Launching:
    lines, blocks = write_columns(kernel, lanes, index_type(kernel))
    text = function_of(kernel, name, BLOCK, lines)
    rounds = -(-prod(kernel.reduce_dims) // (lanes * AHEAD)) + lanes // AHEAD
    return Launching(name, text, blocks, BLOCK, "column", f"{lanes} threads down each column",
                     rounds=rounds, shared=lines.shared)  # fmt: skip


# ---- several threads per point -------------------------------------------------------------------


def along_rows(kernel: Kernel) -> str:
    """Why threads share the reduction loops of a point; empty if they do not."""
    total = prod(kernel.reduce_dims)
    if total < WARP or not all(neutral_of(r) is not None for r in kernel.reductions):
        return ""
    if kernel.dims and prod(kernel.dims) >= WARP:
        last = len(kernel.dims) - 1
        inner = [x for x in kernel.body if isinstance(x, Load)]
        steps = [linear(x.index, kernel.operands[x.operand].shape) for x in inner]
        if any(s.coefficient(last) == 1 for s in steps):
            return ""
    return "neighbours in memory lie along the reduction"


def by_threads(lines: Lines, index: str, points: int, threads: int, per_block: int) -> None:
    """Say that so many threads work at each point: its number, `at`, and the thread's, `lane`."""
    lines.say(f"const int lane = threadIdx.x % {threads};")
    if per_block == 1:
        lines.say(f"const {index} at = blockIdx.x;")
        return
    number = f"({index})blockIdx.x * {per_block} + threadIdx.x / {threads}"
    lines.say(f"const {index} at = {number};")
    if points % per_block:
        lines.say(f"if (at >= {points}) return;")


def _row(kernel: Kernel, name: str, why: str) -> Launching:
    lines, index = Lines(), index_type(kernel)
    total, points = prod(kernel.reduce_dims), prod(kernel.dims)
    threads = BLOCK if total >= _LONGEST_OF_WARP else WARP
    per_block = BLOCK // threads
    body = Body(kernel, lines, {})
    by_threads(lines, index, points, threads, per_block)
    body.unravel("at", range(len(kernel.dims)), kernel.dims, index)
    body.prologue()
    names = accumulators(kernel)
    begin_neutral(body, names)
    width, sizes = width_along(kernel), [*kernel.reduce_dims]
    sizes[-1] //= width
    with lines.block(f"for ({index} r = lane; r < {total // width}; r += {threads})"):
        first = len(kernel.dims)
        body.unravel("r", range(first, first + len(sizes)), sizes, index)
        if width == 1:
            body.body()
            fold_along(body, names)
        else:
            with neighbours(body, first + len(sizes) - 1, width, body.inner):
                lines.say("#pragma unroll")
                with lines.block(f"for (int j = 0; j < {width}; ++j)"):
                    body.body()
                    fold_along(body, names)
    join_warp(body, names, WARP)
    if threads > WARP:
        _join_block(body, names, threads)
    elif kernel.aliases:
        lines.say("__syncwarp();  // all have read what the result is written over")
    lines.say("if (lane != 0) return;")
    fold_inits(body, names)
    body.epilogue()
    body.store()
    blocks, rounds = -(-points // per_block), -(-total // (threads * width * AHEAD))
    text = function_of(kernel, name, BLOCK, lines)
    return Launching(name, text, blocks, BLOCK, "row", f"{why}: {threads} threads a point",
                     rounds=rounds, shared=lines.shared)  # fmt: skip


def _join_block(body: Body, names: Sequence[Sequence[str]], threads: int) -> None:
    """What the warps of a block found, in its first thread."""
    lines, warps = body.lines, threads // WARP
    flat = [(d, x) for r, row in zip(body.kernel.reductions, names, strict=True)
            for d, x in zip(accumulated(r), row, strict=True)]  # fmt: skip
    for d, x in flat:
        lines.share(held(d), f"{x}_shared", warps)
    with lines.block(f"if (lane % {WARP} == 0)"):
        for _, x in flat:
            lines.say(f"{x}_shared[lane / {WARP}] = {x};")
    lines.say("__syncthreads();")
    lines.say(f"if (lane >= {WARP}) return;")
    neutral = [(x, v) for r, row in zip(body.kernel.reductions, names, strict=True)
               for x, v in zip(row, neutral_of(r) or (), strict=True)]  # fmt: skip
    for (d, x), (_, value) in zip(flat, neutral, strict=True):
        lines.say(f"{x} = lane < {warps} ? {x}_shared[lane] : {constant(d, value[()])};")
    join_warp(body, names, WARP)


# ---- text ----------------------------------------------------------------------------------------


def index_type(*kernels: Kernel) -> str:
    """32 bits hold every offset, or they do not."""
    sizes = [t.size for x in kernels for t in (*x.operands, *x.results)]
    points = [prod(loops) for x in kernels for loops in (x.dims, x.reduce_dims)]
    return index_of(*sizes, *points)


def index_of(*sizes: int) -> str:
    """The type of indices into so many elements each."""
    return "i32" if max(sizes, default=0) < 2**31 - BLOCK else "i64"


def function_of(
    kernel: Kernel | Opaque, name: str, threads: int, lines: Lines, *, alone: bool = True
) -> str:
    """The function around its statements, with where it came from above it."""
    shared = {pair[0] for pair in kernel.aliases} if alone else set(range(len(kernel.operands)))
    params = []
    for i, t in enumerate(kernel.operands):
        only = "" if i in shared else " __restrict__"
        params.append(f"const {stored(t.dtype)} *{only.strip()} p{i}".replace("* ", "*"))
    for k, t in enumerate(kernel.results):
        params.append(f"{stored(t.dtype)} *p{len(kernel.operands) + k}")
    head = f'extern "C" __global__ void __launch_bounds__({threads}) {name}('
    comment = f"// {kernel.name}: {origin_of(kernel)}"
    return "\n".join([comment, head + ", ".join(params) + ") {", *lines.lines, "}"])


def called_of(text: str, name: str, *more: str) -> str:
    """A kernel's text as a function that another one calls for a number of block.

    Args:
        text: of the function `name`.
        more: parameters besides.
    """
    _, head, *rest = text.split("\n")
    _, _, params = head.partition(f"{name}(")
    head = f"DEVICE void {name}({', '.join(['const unsigned block', *more])}, {params}"
    return "\n".join([head, *rest]).replace("blockIdx.x", "block")


def origin_of(kernel: Kernel | Opaque) -> str:
    """The ops of a kernel by the user's lines: ``multiply, add at model.py:3; add at ...``."""
    found: dict[str, dict[str, None]] = {}
    for n in kernel.nodes:
        line = short(n.loc)
        phase = f" ({n.loc.phase})" if n.loc and n.loc.phase != "forward" else ""
        found.setdefault(f" at {line}{phase}" if line else "", {})[n.op.name] = None
    return "; ".join(", ".join(names) + where for where, names in found.items())


__all__ = [
    "AHEAD",
    "BLOCK",
    "PART",
    "WARP",
    "Launching",
    "along_rows",
    "called_of",
    "function_of",
    "index_of",
    "index_type",
    "origin_of",
    "write_kernel",
]
