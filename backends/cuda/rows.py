"""Launches that run together row by row as one kernel: softmax, norms, losses.

In comes a `Joined` (made by `monograph.backends.cuda.join`), out goes its function. A warp or a
block (8 or 16 threads where rows are short) has a row. A thread has the same elements of it in
every launch, so what one launch writes and the next one reads stays in the thread's registers; what
is folded is joined by shuffles, and then all threads know it. An array is read once and written
once, and values that nobody else reads are not written at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import gcd, prod

from monograph.backends.cuda.body import Body, Lines, accumulated
from monograph.backends.cuda.folds import (
    accumulators,
    begin_neutral,
    fold_along,
    fold_inits,
    join_warp,
    neutral_of,
)
from monograph.backends.cuda.kernel import (
    AHEAD,
    BLOCK,
    WARP,
    Launching,
    by_threads,
    function_of,
    index_type,
)
from monograph.backends.cuda.packs import WIDE
from monograph.backends.cuda.types import constant, from_memory, held, stored, to_memory
from monograph.fusion.kernel import Kernel, Load
from monograph.fusion.program import Launch
from monograph.hlo.index import Index, dim, linear
from monograph.hlo.types import DType, TensorType

_STEPS = 16  # elements of a row that one thread has, at most, if they stay in registers
_KEPT = 64  # registers for them
# Elements of a row, up to which so many threads share it.
_THREADS = ((64, 8), (128, 16), (512, WARP), (2048, 128), (4096, 256))
_MOST = 512
REGISTERS = 4 * _STEPS * _MOST  # bytes of the longest row of f32 that stays in registers


@dataclass(frozen=True, eq=False)
class Joined(Kernel):
    """Launches as one kernel.

    Attributes:
        launches: in their order; all have `dims[0]` rows.
        width: elements of a row.
        reads, writes: the memory of operands and of results (numbers of buffers).
        inner: memory that nobody else reads, as `(memory, element type)`.
    """

    launches: tuple[Launch, ...] = ()
    width: int = 1
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    inner: tuple[tuple[int, DType], ...] = ()


def width_of(kernel: Kernel) -> int:
    """Elements of a row of a kernel: what it folds, or computes, at one step of its first loop."""
    return prod(kernel.reduce_dims) if kernel.reductions else prod(kernel.dims[1:])


def is_own(kernel: Kernel, index: Sequence[Index], t: TensorType) -> bool:
    """Whether element c of row r of an array is reached by the thread that has c and r."""
    loops = (*kernel.dims, *kernel.reduce_dims)
    wanted, stride = Index(), 1
    for position in reversed(range(len(loops))):
        wanted = wanted + dim(position, loops[position]) * stride
        stride *= loops[position]
    return linear(index, t.shape) == wanted


def is_of_row(kernel: Kernel, index: Sequence[Index], t: TensorType) -> bool:
    """Whether element r of an array is reached at row r."""
    return linear(index, t.shape) == dim(0, kernel.dims[0])


def write_rows(kernel: Joined, name: str, *, called: bool = False) -> Launching:
    """The function of launches that run together.

    Args:
        called: whether another function calls it. What has no row leaves early; then all lanes of a
            warp must, since they do not leave the kernel: shuffles would wait for them. And blocks
            are that function's.
    """
    row = _Row(kernel, called=called)
    lines, index = row.lines, row.index
    rows, per_block = kernel.dims[0], row.block // row.threads
    by_threads(lines, index, rows, row.threads, per_block)
    for b, d in row.kept.items():
        lines.say(f"{held(d)} x{b}[{row.steps * row.wide}];")
    for b, d in row.scalars.items():
        lines.say(f"{held(d)} s{b};")
    for place, launch in enumerate(kernel.launches):
        with lines.block(f"/* {launch.kernel.name} */"):
            row.launch(place, launch)
    text = function_of(kernel, name, row.block, lines)
    kept = f"{len(row.kept)} arrays in registers" if row.kept else "nothing in registers"
    reason = f"{len(kernel.launches)} launches, {row.threads} threads a row, {kept}"
    blocks, rounds = -(-rows // per_block), len(kernel.launches) * max(row.steps // AHEAD, 1)
    return Launching(name, text, blocks, row.block, "rows", reason, rounds=rounds,
                     shared=lines.shared)  # fmt: skip


class _Row:
    """The function while it is written.

    Attributes:
        threads, block: that share a row; of a block.
        wide: neighbours that a thread has and reads at once, 16 bytes of the widest type.
        steps: how many times so many it has.
        kept: memory whose elements stay in registers, each with its thread.
        scalars: memory with one element per row, which all threads of the row know.
        filled: what registers hold something already.
    """

    def __init__(self, kernel: Joined, *, called: bool) -> None:
        self.kernel = kernel
        self.lines = Lines()
        self.index = index_type(*(_nest(x) for x in kernel.launches))
        width = kernel.width
        self.threads = next((t for most, t in _THREADS if width <= most), _MOST)
        if called:
            self.threads = WARP if self.threads <= WARP else BLOCK
        self.block = BLOCK if self.threads <= WARP else self.threads
        sizes = [t.dtype.itemsize for t in (*kernel.operands, *kernel.results) if t.size > 1]
        self.wide = gcd(width, WIDE // max(sizes, default=WIDE))
        self.steps = -(-width // (self.threads * self.wide))
        self.scalars: dict[int, DType] = {}
        self.filled: set[int] = set()
        self.kept = self._kept()

    def _kept(self) -> dict[int, DType]:
        """What is met most often stays in registers, as far as there are some."""
        met: dict[int, int] = {}
        types: dict[int, DType] = {}
        written = set(self.kernel.writes)
        for launch in self.kernel.launches:
            nest = _nest(launch)
            reads = [x for x in nest.instructions if isinstance(x, Load) and x.mask is None]
            loads = [(launch.operands[x.operand], x.index, nest.operands[x.operand])
                     for x in reads]  # fmt: skip
            stores = [(launch.results[s.result], s.index, nest.results[s.result])
                      for s in nest.stores]  # fmt: skip
            for b, index, t in dict.fromkeys((*loads, *stores)):
                types[b] = t.dtype
                if is_of_row(nest, index, t):
                    if b in written:
                        self.scalars[b] = t.dtype
                elif is_own(nest, index, t):
                    met[b] = met.get(b, 0) + 1
        found: dict[int, DType] = {}
        if self.steps * self.wide > _STEPS:
            return found
        room = _KEPT
        for b in sorted(met, key=lambda b: -met[b]):
            takes = self.steps * self.wide * max(types[b].itemsize // 4, 1)
            if met[b] > 1 and takes <= room:
                found[b] = types[b]
                room -= takes
        return found

    @property
    def kept_at(self) -> str:
        """Which of a thread's elements is at hand."""
        return "k" if self.wide == 1 else f"k * {self.wide} + j"

    def pointer(self, b: int, *, written: bool) -> str:
        """The parameter that points to some memory; of two with one address, the result's."""
        if written or b in self.kernel.writes:
            return f"p{len(self.kernel.reads) + self.kernel.writes.index(b)}"
        return f"p{self.kernel.reads.index(b)}"

    def stays_inside(self, place: int, b: int, d: DType) -> bool:
        """Whether nobody reads from memory what a launch writes there: all who do have it in
        registers, or a later launch writes over it first."""
        if b not in self.kept and b not in self.scalars:
            return False
        return (b, d) in self.kernel.inner or any(b in x.results for x in
                                                  self.kernel.launches[place + 1 :])  # fmt: skip

    # ---- one launch -----------------------------------------------------------------------------

    def launch(self, number: int, launch: Launch) -> None:
        """The statements of a launch."""
        kernel = _nest(launch)
        body = _RowBody(self, number, {0: "at"})
        body.variables.update({i: "0" for i in range(1, len(kernel.dims))})
        if not kernel.reductions:
            if width_of(kernel) == 1:
                body.every()
                return
            with self.elements(body, range(1, len(kernel.dims)), kernel.dims[1:]):
                body.every()
            return
        body.prologue()
        names = accumulators(kernel)
        begin_neutral(body, names)
        first = len(kernel.dims)
        with self.elements(body, range(first, first + len(kernel.reduce_dims)), kernel.reduce_dims):
            body.body()
            fold_along(body, names)
        self.join(number, body, names)
        fold_inits(body, names)
        body.epilogue()
        body.store()

    @contextmanager
    def elements(
        self, body: _RowBody, loops: Sequence[int], sizes: Sequence[int]
    ) -> Iterator[None]:
        """The loop over a thread's elements of a row; neighbours are read and written at once."""
        lines, width, wide = self.lines, self.kernel.width, self.wide
        kept, apart = self.steps * wide <= _STEPS, self.threads * wide
        head = f"for (int k = 0; k < {self.steps}; ++k)"
        if kept:
            lines.say("#pragma unroll")
        else:  # so the compiler asks for several elements before it uses the first one
            head = f"for ({self.index} e = lane * {wide}; e < {width}; e += {apart})"
        with lines.block(head):
            if kept:
                lines.say(f"const {self.index} e = (k * {self.threads} + lane) * {wide};")
            if kept and width % apart:
                lines.say(f"if (e >= {width}) break;")
            body.load_packs()
            lines.say("#pragma unroll")
            with lines.block(f"for (int j = 0; j < {wide}; ++j)"):
                lines.say(f"const {self.index} c = e + j;")
                body.unravel("c", loops, sizes, self.index)
                yield
            body.store_packs()

    def join(self, number: int, body: Body, names: Sequence[Sequence[str]]) -> None:
        """What all threads of the row found, known to each."""
        lines, lanes = self.lines, min(self.threads, WARP)
        join_warp(body, names, lanes)
        flat = [(d, x, value) for r, row in zip(body.kernel.reductions, names, strict=True)
                for d, x, value in zip(accumulated(r), row, neutral_of(r) or (),
                                       strict=True)]  # fmt: skip
        if self.threads > WARP:
            warps = self.threads // WARP
            for d, x, _ in flat:
                lines.share(held(d), f"{x}_of{number}", warps)
            with lines.block(f"if (lane % {WARP} == 0)"):
                for _, x, _ in flat:
                    lines.say(f"{x}_of{number}[lane / {WARP}] = {x};")
            lines.say("__syncthreads();")
            for d, x, value in flat:
                other = f"{x}_of{number}[lane % {WARP}]"
                lines.say(f"{x} = lane % {WARP} < {warps} ? {other} : {constant(d, value[()])};")
            join_warp(body, names, WARP)
        for _, x, _ in flat:
            lines.say(f"{x} = from_first({x}, {lanes});")


class _RowBody(Body):
    """The statements of one element of a row, with what its thread knows already."""

    def __init__(self, row: _Row, place: int, variables: dict[int, str]) -> None:
        self.launch = row.kernel.launches[place]
        super().__init__(_nest(self.launch), row.lines, variables)
        self.row = row
        self.place_of_launch = place
        self.packs: dict[int, str] = {}  # memory that is written -> what its neighbours are put in

    def place_of_packs(self, b: int, *, written: bool) -> str:
        return f"{self.row.pointer(b, written=written)} + (at * {self.row.kernel.width} + e)"

    def load_packs(self) -> None:
        """A thread's neighbours, of what no register holds."""
        for number, x in enumerate(self.kernel.instructions):
            if not isinstance(x, Load) or x.mask is not None:
                continue
            b, t = self.launch.operands[x.operand], self.kernel.operands[x.operand]
            known = b in self.row.kept and b in self.row.filled
            if is_own(self.kernel, x.index, t) and not known:
                where = self.place_of_packs(b, written=False)
                self.lines.say(f"const auto q{number} = load<{self.row.wide}>({where});")
                self.read = {**self.read, number: f"q{number}.at[j]"}
        for store in () if self.kernel.reductions else self.kernel.stores:
            b, t = self.launch.results[store.result], self.kernel.results[store.result]
            if not self.row.stays_inside(self.place_of_launch, b, t.dtype):
                self.packs[b] = f"y{store.result}"
                self.lines.say(f"Pack<{stored(t.dtype)}, {self.row.wide}> y{store.result};")

    def store_packs(self) -> None:
        """What was put into packs, to memory."""
        for b, name in self.packs.items():
            where = self.place_of_packs(b, written=True)
            self.lines.say(f"store<{self.row.wide}>({where}, {name});")

    def every(self) -> None:
        """An element that is computed without folds."""
        self.prologue()
        self.body()
        self.epilogue()
        self.store()

    def load(self, number: int, instr: Load) -> str:
        """An element: from a register, or read and kept in one."""
        b, t = self.launch.operands[instr.operand], self.kernel.operands[instr.operand]
        place = linear(instr.index, t.shape)
        own = instr.mask is None and is_own(self.kernel, instr.index, t)
        if instr.mask is None and is_of_row(self.kernel, instr.index, t):
            if b in self.row.scalars and b in self.row.filled:
                return f"s{b}"
            own = False  # registers have the row's elements, not the row-th of all
        kept = own and b in self.row.kept
        if kept and b in self.row.filled:
            return f"x{b}[{self.row.kept_at}]"
        element = f"{self.row.pointer(b, written=False)}[{self.place(place)}]"
        element = self.read.get(number, element)
        text = from_memory(instr.dtype, element)
        if instr.mask is not None:
            return f"v{instr.mask} ? {text} : {constant(instr.dtype, instr.dtype.np.type(0))}"
        if kept:
            self.row.filled.add(b)
            return f"x{b}[{self.row.kept_at}] = {text}"
        return text

    def store(self, *, packs: object = None) -> None:
        """What is computed: into registers, and to memory if anybody else reads it."""
        for store in self.kernel.stores:
            b, t = self.launch.results[store.result], self.kernel.results[store.result]
            where = self.place(linear(store.index, t.shape))
            scalar = is_of_row(self.kernel, store.index, t)
            value = f"v{store.value}"
            if scalar or b in self.row.kept:
                self.row.filled.add(b)
                register = f"s{b}" if scalar else f"x{b}[{self.row.kept_at}]"
                self.lines.say(f"{register} = {value};")
                if self.row.stays_inside(self.place_of_launch, b, t.dtype):
                    continue
            guard = "if (lane == 0) " if scalar else ""
            target = f"{self.row.pointer(b, written=True)}[{where}]"
            if not scalar:
                target = f"{self.packs[b]}.at[j]"
            self.lines.say(f"{guard}{target} = {to_memory(t.dtype, value)};")


def _nest(launch: Launch) -> Kernel:
    assert isinstance(launch.kernel, Kernel)
    return launch.kernel


def joined(launches: Sequence[Launch], types: dict[int, TensorType], width: int,
           written: Sequence[int], inner: Sequence[tuple[int, DType]]) -> Joined:  # fmt: skip
    """Launches, on memory numbers, as one kernel.

    Args:
        launches: in their order.
        types: memory -> what lies there.
        width: elements of a row.
        written: memory that is written.
        inner: what nobody else reads.
    """
    reads = tuple(b for b in types if b not in written)
    nodes = tuple(dict.fromkeys(n for x in launches for n in x.kernel.nodes))
    last = _nest(launches[-1])
    return Joined(
        last.name, (last.dims[0],), (), (), (), (), (), (),
        tuple(types[b] for b in reads), tuple(types[b] for b in written), nodes=nodes,
        launches=tuple(launches), width=width, reads=reads, writes=tuple(written),
        inner=tuple(inner),
    )  # fmt: skip


__all__ = ["REGISTERS", "Joined", "is_of_row", "is_own", "joined", "width_of", "write_rows"]
