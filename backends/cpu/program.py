"""Steps as native functions: one per segment, calling kernels on the program's buffers.

A native function takes one table of addresses: a slot for every buffer that is not a temporary, and
the arena's; temporaries are offsets into the arena. Loops and branches are control flow in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from math import lcm

from monograph.backends.cpu.calls.exchange import EXCHANGE
from monograph.backends.cpu.contraction import emit_contraction
from monograph.backends.cpu.emission.emit import Module
from monograph.backends.cpu.emission.offsets import extreme_of_words
from monograph.backends.cpu.loops.kernel import Emitted, emit_kernel
from monograph.backends.cpu.threads.pool import POOL
from monograph.backends.cpu.whole import WHOLE
from monograph.backends.foreign import Record
from monograph.fusion.kernel import Opaque
from monograph.fusion.program import (
    Beside,
    Copy,
    Host,
    Launch,
    Program,
    Step,
    Sweep,
    Switch,
    While,
    all_steps,
)
from monograph.fusion.segment import BranchOver, HostCall, LoopOver, Native, Segment, segments

_CALLS_PER_FUNCTION = 256  # LLVM takes more than linear time for long functions
_SHORTEST = 2_000  # nanoseconds of one piece: claiming one takes up to 200
_COPIED = 1 << 20  # bytes of one piece of a copy
_COPIED_PER_NS = 16


@dataclass
class Lowered:
    """What is compiled, and how to run it.

    Attributes:
        segments: of the program's steps.
        entries: native segment -> the symbol of its function.
        kernels: launch -> its kernel's function.
        slots: buffer -> its place in the table of addresses; the arena's comes last.
        records: host call that native code makes -> what it calls; their addresses are in the
            table, after those of buffers.
        module: the functions.
    """

    segments: tuple[Segment, ...]
    module: Module
    slots: dict[int, int]
    records: Mapping[Host, Record]
    entries: dict[Native, str] = field(default_factory=dict)
    kernels: dict[Launch, Emitted] = field(default_factory=dict)

    @property
    def words(self) -> int:
        """How many addresses the table holds in front of the arena's."""
        return len(self.slots) + len(self.records)

    def place(self, call: Host) -> int:
        """Where in the table the record of a host call is."""
        return len(self.slots) + list(self.records).index(call)

    @property
    def symbols(self) -> list[str]:
        kernels = (k.symbol for k in self.kernels.values())
        return list(dict.fromkeys((*self.entries.values(), *kernels)))


def lower(program: Program, module: Module) -> Lowered:
    """Emit every kernel and one function per native segment."""
    assert program.steps is not None and program.buffers is not None
    kept = [b.number for b in program.buffers.buffers if b.kind != "temp"]
    slots = {b: i for i, b in enumerate(kept)}
    hosts = [s for s in all_steps(program.steps) if isinstance(s, Host)]
    records = {s: r for s in hosts if (r := _record(s)) is not None}
    out = Lowered(segments(program.steps, records.__contains__), module, slots, records)
    known: dict[tuple[object, object], Emitted] = {}
    for launch in program.launches():
        key = (launch.kernel, launch.schedule)
        if key not in known:
            known[key] = _emitted(module, launch)
        out.kernels[launch] = known[key]
    temps = [b for b in program.buffers.buffers if b.kind == "temp"]
    offsets = {b.number: b.offset for b in temps if not b.row}
    rows = {b.number: b.row for b in temps if b.row}
    stack: list[Segment] = list(reversed(out.segments))
    while stack:
        segment = stack.pop()
        if isinstance(segment, Native):
            name = f"segment_{len(out.entries)}"
            out.entries[segment] = _Function(out, offsets, rows, name).write(segment.steps)
        elif isinstance(segment, LoopOver):
            stack += [*reversed(segment.body), *reversed(segment.cond)]
        elif isinstance(segment, BranchOver):
            stack += [s for branch in reversed(segment.branches) for s in reversed(branch)]
        else:
            assert isinstance(segment, HostCall)
    return out


def _record(step: Host) -> Record | None:
    """What native code calls for a host call; None where only Python code serves."""
    make = getattr(step.node.attrs.get("callback"), "record", None)
    found: Record | None = None if make is None else make()
    return found


def _emitted(module: Module, launch: Launch) -> Emitted:
    if isinstance(launch.kernel, Opaque):
        return WHOLE[launch.kernel.node.op].emit(module, launch.kernel)
    found = emit_contraction(module, launch.kernel, launch.schedule)
    return found or emit_kernel(module, launch.kernel, launch.schedule)


Each = Callable[["_Function", str, str], None]  # writes what is done with units low to high


class _Function:
    """A function that runs steps one after the other."""

    def __init__(
        self, lowered: Lowered, offsets: Mapping[int, int], rows: Mapping[int, int], name: str
    ) -> None:
        self.lowered = lowered
        self.offsets = offsets
        self.rows = rows  # of what lives in the rows of a sweep: bytes of a row
        self.near: dict[int, str] = {}  # and where it is, as if there were all rows
        self.name = name
        self.lines: list[str] = []
        self.count = 0

    def function(self, stem: str) -> _Function:
        """Another function, which this one calls."""
        name = f"{self.name}.{self.fresh(stem)}"
        return _Function(self.lowered, self.offsets, self.rows, name)

    def write(self, steps: Sequence[Step]) -> str:
        """Add the function; its symbol."""
        self.steps(steps)
        return self.define("ptr %t")

    def define(self, params: str) -> str:
        """Put what has been said into a function; its symbol."""
        body = "entry:\n" + "\n".join(self.lines) + "\n  ret void\n"
        text = f"define void @{self.name}({params}) #0 {{\n{body}}}\n"
        return self.lowered.module.helper(self.name, lambda: text)

    def fresh(self, stem: str) -> str:
        self.count += 1
        return f"{stem}{self.count}"

    def say(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def steps(self, steps: Sequence[Step]) -> None:
        if len(steps) > _CALLS_PER_FUNCTION:
            for k in range(0, len(steps), _CALLS_PER_FUNCTION):
                part = self.function("part")
                self.say(f"call void @{part.write(steps[k : k + _CALLS_PER_FUNCTION])}(ptr %t)")
            return
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        if isinstance(step, Launch):
            emitted = self.lowered.kernels[step]
            if emitted.units:
                grain = emitted.grain or step.schedule.grain
                self.parallel((step,), emitted.units, grain)
            else:
                self.call(step, ())
        elif isinstance(step, Sweep):
            self.sweep(step)
        elif isinstance(step, Copy):
            self.copy(step)
        elif isinstance(step, While):
            self.loop(step)
        elif isinstance(step, Switch):
            self.switch(step)
        elif isinstance(step, Beside):
            self.beside(step)
        else:
            assert isinstance(step, Host)
            self.exchange(step)

    def call(self, launch: Launch, range_: Sequence[str]) -> None:
        """Run a kernel, or the given range of its units."""
        places = [f"ptr {self.address(b)}" for b in (*launch.operands, *launch.results)]
        symbol = self.lowered.kernels[launch].symbol
        self.say(f"call void @{symbol}({', '.join([*places, *range_])})")

    def sweep(self, step: Sweep) -> None:
        """Run kernels together, if their functions take rows; one after the other if not."""
        if all(self.lowered.kernels[x].units == step.rows for x in step.launches):
            block = step.block or (step.grain if step.near else 0)
            self.parallel(step.launches, step.rows, step.grain, block, step.near, step.inner)
        else:
            assert not step.near, "a kernel takes no rows"
            self.steps(step.launches)

    def parallel(
        self,
        launches: Sequence[Launch],
        units: int,
        grain: int,
        block: int = 0,
        near: Sequence[int] = (),
        inner: int = 0,
    ) -> None:
        """Run launches piece by piece, on whichever threads are free; `block` units at a time.

        Pieces depend on shapes alone: they are the same however many threads there are. A piece has
        the rows of the buffers in `near` on its stack. What stands between products runs on `inner`
        units at a time; so does what could do with a block where others take more units than that.
        """
        time = sum(int(x.schedule.seconds * 1e9) for x in launches)
        step = lcm(*(self.lowered.kernels[x].align for x in launches))
        grain = max(grain, -(-units // max(1, time // _SHORTEST)))
        grain, wanted = -(-grain // step) * step, block
        block, inner = (-(-n // step) * step for n in (block, inner))
        if not inner and wanted < block:
            inner = wanted

        def each(some: _Function, low: str, high: str) -> None:
            some.rows_of(launches, low, high, inner)

        if grain >= units and not near:
            self.blocks("0", str(units), block if block < units else 0, each)
            return
        grain = min(grain, units)
        with self.shared(-(-units // grain), time) as job:
            job.keep(near, min(block, grain))
            high = job.bounds(grain, units)
            job.blocks("%low", high, block if block < grain else 0, each)

    def keep(self, near: Sequence[int], rows: int) -> None:
        """Memory for so many rows of each of these buffers."""
        for b in near:
            self.near[b] = self.fresh("%near")
            self.say(f"{self.near[b]} = alloca [{self.rows[b] * rows} x i8], align 64")

    def shift(self, first: str) -> dict[int, str]:
        """Where these buffers would begin, now that the rows from `first` on are there."""
        moved = {}
        for b, place in self.near.items():
            back, moved[b] = self.fresh("%back"), self.fresh("%b")
            self.say(f"{back} = mul i64 {first}, {-self.rows[b]}")
            self.say(f"{moved[b]} = getelementptr i8, ptr {place}, i64 {back}")
        return moved

    def blocks(self, low: str, high: str, block: int, each: Each) -> None:
        """A range of units, so many of them at a time; all if `block` is 0."""
        if not block:
            each(self, low, high)
            return
        before, loop, done, end = (self.fresh(x) for x in ("before", "block", "done", "end"))
        at, next_, stop, more = (self.fresh(f"%{stem}") for stem in ("at", "next", "stop", "more"))
        umin = extreme_of_words(self.lowered.module, "umin")
        self.say(f"br label %{before}")
        self.lines.append(f"{before}:")
        self.say(f"br label %{loop}")
        self.lines.append(f"{loop}:")
        self.say(f"{at} = phi i64 [ {low}, %{before} ], [ {stop}, %{done} ]")
        self.say(f"{next_} = add i64 {at}, {block}")
        self.say(f"{stop} = call i64 @{umin}(i64 {next_}, i64 {high})")
        each(self, at, stop)
        self.say(f"br label %{done}")
        self.lines.append(f"{done}:")
        self.say(f"{more} = icmp ult i64 {stop}, {high}")
        self.say(f"br i1 {more}, label %{loop}, label %{end}")
        self.lines.append(f"{end}:")

    def rows_of(self, launches: Sequence[Launch], low: str, high: str, inner: int) -> None:
        """Launches on units `low` to `high`, which are there."""
        outer, self.near = self.near, self.shift(low)

        def whole(x: Launch) -> bool:
            return bool(x.schedule.rows or not inner or inner % self.lowered.kernels[x].align)

        for at_once, some in groupby(launches, whole):
            row = list(some)

            def each(place: _Function, low: str, high: str) -> None:
                for launch in row:  # noqa: B023
                    place.call(launch, (f"i64 {low}", f"i64 {high}"))

            self.blocks(low, high, 0 if at_once or len(row) == 1 else inner, each)
        self.near = outer

    @contextmanager
    def shared(self, pieces: int, time: int) -> Iterator[_Function]:
        """The function of piece `%piece`; all of them are so many nanoseconds of one thread."""
        job = self.function("job")
        yield job
        name, pool = job.define("ptr %t, i64 %piece"), POOL.symbols[0]
        self.lowered.module.declare(pool, f"void @{pool}(ptr, ptr, i64, i64)")
        self.say(f"call void @{pool}(ptr @{name}, ptr %t, i64 {pieces}, i64 {time})")

    def bounds(self, grain: int, units: int) -> str:
        """Of a piece: `%low`, and the operand that is returned."""
        self.say(f"%low = mul i64 %piece, {grain}")
        self.say(f"%next = add i64 %low, {grain}")
        if units % grain == 0:
            return "%next"
        umin = extreme_of_words(self.lowered.module, "umin")
        self.say(f"%high = call i64 @{umin}(i64 %next, i64 {units})")
        return "%high"

    def beside(self, step: Beside) -> None:
        """A piece for each branch: that of its number."""
        names = [self.function("branch").write(b) for b in step.branches]
        with self.shared(len(names), int(step.seconds * 1e9)) as job:
            cases = " ".join(f"i64 {k}, label %case{k}" for k in range(len(names)))
            job.say(f"switch i64 %piece, label %end [ {cases} ]")
            for k, name in enumerate(names):
                job.lines.append(f"case{k}:")
                job.say(f"call void @{name}(ptr %t)")
                job.say("br label %end")
            job.lines.append("end:")

    def exchange(self, step: Host) -> None:
        """Call what the record of a host call says."""
        function = EXCHANGE.symbols[0]
        self.lowered.module.declare(function, f"void @{function}(ptr, ptr, ptr)")
        (operand,), (result,) = step.operands, step.results
        record = self.word(self.lowered.place(step))
        places = record, self.address(operand), self.address(result)
        self.say(f"call void @{function}({', '.join(f'ptr {p}' for p in places)})")

    def word(self, slot: int) -> str:
        """An address of the table, as an operand."""
        place, base = self.fresh("%q"), self.fresh("%b")
        self.say(f"{place} = getelementptr ptr, ptr %t, i64 {slot}")
        self.say(f"{base} = load ptr, ptr {place}, align 8")
        return base

    def address(self, buffer: int) -> str:
        """The buffer's address, as an operand."""
        if buffer in self.near:
            return self.near[buffer]
        slots = self.lowered.slots
        temporary = buffer in self.offsets
        base = self.word(self.lowered.words if temporary else slots[buffer])
        if not temporary or not self.offsets[buffer]:
            return base
        shifted = self.fresh("%b")
        self.say(f"{shifted} = getelementptr i8, ptr {base}, i64 {self.offsets[buffer]}")
        return shifted

    def copy(self, step: Copy) -> None:
        if step.source == step.target or not step.nbytes:
            return
        if step.nbytes < 2 * _COPIED:
            self.move(step, "0", str(step.nbytes))
            return
        with self.shared(-(-step.nbytes // _COPIED), step.nbytes // _COPIED_PER_NS) as job:
            high = job.bounds(_COPIED, step.nbytes)
            job.say(f"%size = sub i64 {high}, %low")
            job.move(step, "%low", "%size")

    def move(self, step: Copy, first: str, size: str) -> None:
        """Copy so many bytes, from byte `first` on."""
        f = "llvm.memmove.p0.p0.i64"
        self.lowered.module.declare(f, f"void @{f}(ptr, ptr, i64, i1)")
        places = []
        for buffer in (step.target, step.source):
            place = self.fresh("%b")
            base = self.address(buffer)
            self.say(f"{place} = getelementptr i8, ptr {base}, i64 {first}")
            places.append(place)
        self.say(f"call void @{f}(ptr {places[0]}, ptr {places[1]}, i64 {size}, i1 false)")

    def loop(self, step: While) -> None:
        test, body, end = (self.fresh(stem) for stem in ("test", "body", "end"))
        self.say(f"br label %{test}")
        self.lines.append(f"{test}:")
        self.steps(step.cond)
        flag, on = self.fresh("%f"), self.fresh("%f")
        self.say(f"{flag} = load i8, ptr {self.address(step.predicate)}, align 1")
        self.say(f"{on} = icmp ne i8 {flag}, 0")
        self.say(f"br i1 {on}, label %{body}, label %{end}")
        self.lines.append(f"{body}:")
        self.steps(step.body)
        self.say(f"br label %{test}")
        self.lines.append(f"{end}:")

    def switch(self, step: Switch) -> None:
        """The last branch is also that of every index out of range."""
        names = [self.fresh("case") for _ in step.branches]
        end = self.fresh("end")
        index = self.fresh("%f")
        self.say(f"{index} = load i32, ptr {self.address(step.index)}, align 4")
        cases = " ".join(f"i32 {i}, label %{n}" for i, n in enumerate(names))
        self.say(f"switch i32 {index}, label %{names[-1]} [ {cases} ]")
        for branch, name in zip(step.branches, names, strict=True):
            self.lines.append(f"{name}:")
            self.steps(branch)
            self.say(f"br label %{end}")
        self.lines.append(f"{end}:")
