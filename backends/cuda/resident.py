"""A loop, or a branch, as one kernel of one block: nothing is decided by the host.

In comes a `Resident` (made by `monograph.backends.cuda.loops`), out goes its function. The kernels
of the steps are functions in it; the threads of the block run their blocks one after the other, and
wait for each other between two steps. What the steps hand on lies where it would lie if each were
launched: in the GPU's memory, for a small state in its caches.

    for (;;) {
        condition(...); __syncthreads();
        const bool more = *p3; __syncthreads();     // all have read it before anybody goes on
        if (!more) break;
        for (unsigned block = 0; block < 4; ++block) body(block, ...);
        __syncthreads();
    }

Every statement of a step ends at a barrier. Arrays in shared memory lie in one that all functions
use, one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from monograph.backends.cuda.body import Lines
from monograph.backends.cuda.horizontal import Horizontal
from monograph.backends.cuda.kernel import BLOCK, PART, Launching, called_of, origin_of
from monograph.backends.cuda.types import stored
from monograph.fusion.kernel import Kernel, Opaque
from monograph.fusion.program import Copy, Host, Launch, Step, Sweep, Switch, While, all_steps
from monograph.hlo.types import U8, TensorType, tensor

_WAIT = "__syncthreads();"
_ROOM = "u8 *room"
_WORD = 8  # bytes that a thread copies at once, where 16 are too many

Functions = Mapping[Kernel | Opaque, Sequence[Launching]]


@dataclass(frozen=True, eq=False)
class Resident(Kernel):
    """A loop or a branch with all of its steps; operands are what is only read.

    Attributes:
        step: the loop or the branch.
        functions: kernel -> what runs it, all of them named `PART`.
        pointers: buffer -> the number of its parameter.
    """

    step: While | Switch | None = None
    functions: Functions = field(default_factory=dict)
    pointers: Mapping[int, int] = field(default_factory=dict)


def single(launch: Launch) -> tuple[Launch, ...]:
    """The launches that one stands for: those beside each other need no barrier in between."""
    return launch.kernel.launches if isinstance(launch.kernel, Horizontal) else (launch,)


def touched(step: Step) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The buffers that a step itself reads, and those that it writes."""
    if isinstance(step, Launch):
        return step.operands, step.results
    if isinstance(step, Copy):
        return (step.source,), (step.target,)
    if isinstance(step, While):
        return (step.predicate,), ()
    return ((step.index,), ()) if isinstance(step, Switch) else ((), ())


def resident(step: While | Switch, functions: Functions, sizes: Mapping[int, int]) -> Launch:
    """A loop or a branch as one launch.

    Args:
        functions: kernel -> what runs it.
        sizes: buffer -> its bytes.
    """
    inside = list(all_steps((step,)))
    pairs = [touched(s) for s in inside]
    wrote = list(dict.fromkeys(b for _, writes in pairs for b in writes))
    read = list(dict.fromkeys(b for reads, _ in pairs for b in reads if b not in set(wrote)))
    types = _types(inside, sizes)
    first = next((s.kernel.name for s in inside if isinstance(s, Launch)), "steps")
    kind = "loop" if isinstance(step, While) else "branches"
    made = Resident(
        f"{first}_{kind}", (1,), (), (), (), (), (), (),
        tuple(types[b] for b in read), tuple(types[b] for b in wrote),
        nodes=() if step.node is None else (step.node,), step=step, functions=functions,
        pointers={b: i for i, b in enumerate((*read, *wrote))},
    )  # fmt: skip
    return Launch(made, tuple(read), tuple(wrote))


def _types(inside: Sequence[Step], sizes: Mapping[int, int]) -> dict[int, TensorType]:
    """What lies in each buffer, as a launch sees it; bytes where nobody says."""
    found: dict[int, TensorType] = {}
    for step in inside:
        if isinstance(step, Launch):
            kernel = step.kernel
            pairs = zip((*step.operands, *step.results), (*kernel.operands, *kernel.results),
                        strict=True)  # fmt: skip
            found.update((b, t) for b, t in pairs if t.nbytes == sizes[b])
    whole = {b: tensor((n,), U8) for b, n in sizes.items()}
    return {**whole, **found}


def write_resident(kernel: Resident, name: str) -> Launching:
    """The function of a loop or a branch, and before it those that it calls."""
    assert kernel.step is not None
    work = _Writer(kernel, name)
    work.step(kernel.step)
    params = ", ".join(f"u8 *p{i}" for i in kernel.pointers.values())
    origin = origin_of(kernel)
    text = [
        f"// {kernel.name}: {origin}", *work.texts,
        f'extern "C" __global__ void __launch_bounds__({BLOCK}, 1) {name}({params}) {{',
        *([f"    SHARED(u8, room, {work.shared});"] if work.shared else []), *work.lines.lines, "}",
    ]  # fmt: skip
    reason = f"{len(kernel.functions)} kernels by one block"
    return Launching(name, "\n".join(text), 1, BLOCK, "loop", reason,
                     origin=origin, included=work.included, shared=work.shared)  # fmt: skip


class _Writer:
    """The function while it is written.

    Attributes:
        lines: its statements.
        functions: text -> name of what they call.
        shared: bytes of shared memory, for whichever function wants most.
        included: the file of functions that they call.
    """

    def __init__(self, kernel: Resident, name: str) -> None:
        self.kernel = kernel
        self.name = name
        self.lines = Lines()
        self.functions: dict[str, str] = {}
        self.shared = 0
        self.included = ""
        self.count = 0

    @property
    def texts(self) -> list[str]:
        """The functions, each once."""
        return [text.replace(PART, name, 1) for text, name in self.functions.items()]

    def pointer(self, buffer: int) -> str:
        return f"p{self.kernel.pointers[buffer]}"

    def steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        """One step; every thread is through with it before any goes on."""
        if isinstance(step, Launch):
            for launch in single(step):
                self.launch(launch)
            self.lines.say(_WAIT)
        elif isinstance(step, Copy):
            self.copy(step.source, step.target, step.nbytes)
        elif isinstance(step, While):
            self.loop(step)
        elif isinstance(step, Switch):
            self.branch(step)
        else:
            assert not isinstance(step, Host | Sweep), "no step of one kernel"

    def launch(self, launch: Launch) -> None:
        """The functions of a launch; between two of them there is a barrier."""
        functions = self.kernel.functions[launch.kernel]
        for place, made in enumerate(functions):
            for operand, result in made.copies:
                nbytes = launch.kernel.results[result].nbytes
                self.copy(launch.operands[operand], launch.results[result], nbytes)
            if made.blocks:
                self.call(launch, made)
            if place + 1 < len(functions):
                self.lines.say(_WAIT)

    def call(self, launch: Launch, made: Launching) -> None:
        """All blocks of a function; who uses shared memory leaves it to the next block, and the
        last one to what comes next."""
        kernel = launch.kernel
        assert bool(made.shared) == ("SHARED(" in made.text)
        more = [_ROOM] if made.shared else []
        text = called_of(made.text, PART, *more).replace("SHARED(", "ROOM(")
        # What is only read in a step is written by another one: it must not be read by the
        # instruction for what stays the same, which finds old values in a cache.
        text = text.replace("__restrict__ ", "")
        name = self.functions.setdefault(text, f"{self.name}_part{len(self.functions)}")
        self.shared = max(self.shared, made.shared)
        self.included = self.included or made.included
        assert made.included in ("", self.included)
        pointers = [f"(const {stored(t.dtype)} *){self.pointer(b)}"
                    for b, t in zip(launch.operands, kernel.operands, strict=True)]  # fmt: skip
        pointers += [f"({stored(t.dtype)} *){self.pointer(b)}"
                     for b, t in zip(launch.results, kernel.results, strict=True)]  # fmt: skip
        rest = ", ".join([*(["room"] if made.shared else []), *pointers])
        self.lines.say(f"// {kernel.name}: {origin_of(kernel)}")
        if made.blocks == 1:
            self.lines.say(f"{name}(0, {rest});")
            if made.shared or made.included:
                self.lines.say(_WAIT)
            return
        self.lines.say("#pragma unroll 1")
        with self.lines.block(f"for (unsigned block = 0; block < {made.blocks}; ++block)"):
            self.lines.say(f"{name}(block, {rest});")
            if made.shared or made.included:
                self.lines.say(_WAIT)

    def copy(self, source: int, target: int, nbytes: int) -> None:
        if source != target and nbytes:
            size = min(nbytes & -nbytes, _WORD)
            places = f"{self.pointer(target)}, {self.pointer(source)}"
            self.lines.say(f"copy_all<{size}>({places}, {nbytes // size});")
            self.lines.say(_WAIT)

    def asked(self, t: str, buffer: int) -> str:
        """A number that decides what runs next, known to all threads before anything does."""
        self.count += 1
        name = f"asked{self.count}"
        self.lines.say(f"const {t} {name} = *(const {t} *){self.pointer(buffer)};")
        self.lines.say(_WAIT)
        return name

    def loop(self, step: While) -> None:
        self.lines.say("#pragma unroll 1")
        with self.lines.block("for (;;)"):
            self.steps(step.cond)
            self.lines.say(f"if (!{self.asked('u8', step.predicate)}) break;")
            self.steps(step.body)

    def branch(self, step: Switch) -> None:
        """The branch of that number; the last one where there is none."""
        index, last = self.asked("i32", step.index), len(step.branches) - 1
        for number, branch in enumerate(step.branches):
            head = f"if ({index} == {number})" if number < last else ""
            with self.lines.block(f"{'else ' if number else ''}{head}".strip()):
                self.steps(branch)


__all__ = ["Functions", "Resident", "resident", "single", "touched", "write_resident"]
