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

from monograph.backends.cuda.body import Body, Lines, accumulated, made_of
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
from monograph.backends.cuda.turned import turned_loop, write_turned
from monograph.backends.cuda.types import constant, held, stored
from monograph.fusion.kernel import Kernel, Load, Opaque
from monograph.hlo.index import Dim, Index, linear

WARP = 32
BLOCK = 256
PART = "statements"  # what functions that others call are named, until those name them
AHEAD = 4  # elements that a thread asks for before the first one is there
_WIDE = 16  # bytes of one access
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
    width = 1 if kernel.reductions else _width(kernel)
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
        _packed(body, width, index)
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


def _packed(body: Body, width: int, index: str) -> None:
    """A thread's neighbours along the innermost loop: packs are read, computed, and written."""
    kernel, lines, last = body.kernel, body.lines, len(body.kernel.dims) - 1
    first = body.variables[last]
    start = "0" if first == "0" else f"{first} * {width}"
    body.variables[last] = start
    packs: dict[int, str] = {}
    loads = {n: x for n, x in enumerate(kernel.instructions)
             if isinstance(x, Load) and _runs(kernel, x, last, width)}  # fmt: skip
    places = [x.index for x in loads.values()] + [x.index for x in kernel.stores]
    starts = {s for index in places for i in index for s in i.starts}
    body.only(made_of(kernel, *starts))  # where slices begin, which packs need
    for number, instr in loads.items():
        at = body.place(linear(instr.index, kernel.operands[instr.operand].shape))
        lines.say(f"const auto x{number} = load<{width}>(p{instr.operand} + ({at}));")
        packs[number] = f"x{number}.at[j]"
    targets = {}
    for number, out in enumerate(kernel.stores):
        t = kernel.results[out.result]
        lines.say(f"Pack<{stored(t.dtype)}, {width}> y{number};")
        targets[number] = f"y{number}"
    body.read = packs
    lines.say("#pragma unroll")
    with lines.block(f"for (int j = 0; j < {width}; ++j)"):
        body.variables[last] = f"({start} + j)"
        body.prologue()
        body.body()
        body.epilogue()
        body.store(packs=targets)
    body.variables[last] = start
    for number, out in enumerate(kernel.stores):
        where = body.place(linear(out.index, kernel.results[out.result].shape))
        lines.say(f"store<{width}>(p{len(kernel.operands) + out.result} + ({where}), y{number});")


def _width(kernel: Kernel) -> int:
    """How many neighbours a thread takes: 16 bytes of the narrowest array that is read along."""
    if not kernel.dims or not _in_place(kernel):
        return 1
    last = len(kernel.dims) - 1
    stores = [(s.index, kernel.results[s.result]) for s in kernel.stores]
    if any(s.mask is not None for s in kernel.stores):
        return 1
    sizes = [t.dtype.itemsize for _, t in stores]
    sizes += [kernel.operands[x.operand].dtype.itemsize for x in kernel.instructions
              if isinstance(x, Load) and _runs(kernel, x, last, 1)]  # fmt: skip
    width = _WIDE // max(sizes)
    while width > 1 and (
        kernel.dims[last] % width
        or not all(_aligned(linear(i, t.shape), last, width) for i, t in stores)
    ):
        width //= 2
    return max(width, 1)


def _in_place(kernel: Kernel) -> bool:
    """Whether elements that share memory with results are read by who writes them, if any do."""
    for operand, result in kernel.aliases:
        read, wrote = kernel.operands[operand], kernel.results[result]
        loads = {linear(x.index, read.shape) for x in kernel.instructions
                 if isinstance(x, Load) and x.operand == operand}  # fmt: skip
        stores = {linear(s.index, wrote.shape) for s in kernel.stores if s.result == result}
        if read.dtype.itemsize != wrote.dtype.itemsize or len(loads | stores) > 1:
            return False
    return True


def _runs(kernel: Kernel, x: Load, loop: int, width: int) -> bool:
    """Whether neighbours along a loop are read as one aligned access."""
    t = kernel.operands[x.operand]
    return x.mask is None and _aligned(linear(x.index, t.shape), loop, width)


def _aligned(index: Index, loop: int, width: int) -> bool:
    if index.coefficient(loop) != 1 or index.const % width:
        return False
    return all(
        k % width == 0 for atom, k in index.terms
        if not (isinstance(atom, Dim) and atom.position == loop)
    )  # fmt: skip


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
    with lines.block(f"for ({index} r = lane; r < {total}; r += {threads})"):
        first = len(kernel.dims)
        loops = range(first, first + len(kernel.reduce_dims))
        body.unravel("r", loops, kernel.reduce_dims, index)
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
    blocks = -(-points // per_block)
    text = function_of(kernel, name, BLOCK, lines)
    return Launching(name, text, blocks, BLOCK, "row", f"{why}: {threads} threads a point",
                     rounds=-(-total // (threads * AHEAD)), shared=lines.shared)  # fmt: skip


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
    most = max((*sizes, *points), default=0)
    return "i32" if most < 2**31 - BLOCK else "i64"


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
    """The ops of a kernel, each with the user's line."""
    seen = dict.fromkeys(f"{n.op.name} at {n.loc}" if n.loc else n.op.name for n in kernel.nodes)
    return ", ".join(seen)


__all__ = [
    "AHEAD",
    "BLOCK",
    "PART",
    "WARP",
    "Launching",
    "along_rows",
    "called_of",
    "function_of",
    "index_type",
    "origin_of",
    "write_kernel",
]
