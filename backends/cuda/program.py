"""A planned `Program` as one CUDA source and the launches of its steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib.resources import files

from monograph.backends.cuda.functions import functions_of
from monograph.backends.cuda.horizontal import Horizontal
from monograph.backends.cuda.join import join
from monograph.backends.cuda.kernel import Launching, origin_of
from monograph.backends.cuda.loops import RESIDENT, reside
from monograph.backends.cuda.resident import Resident, write_resident
from monograph.backends.cuda.rows import Joined
from monograph.backends.cuda.table import formats
from monograph.backends.report import line_of
from monograph.fusion.kernel import Kernel, Opaque
from monograph.fusion.program import Launch, Program
from monograph.hlo.graph import Graph, subgraphs
from monograph.hlo.types import DType

_UNNAMED = "unnamed_kernel"


@dataclass(frozen=True, eq=False)
class Written:
    """A program's kernels.

    Attributes:
        program: with steps and buffers.
        source: all of them, without `device_source`.
        launching: launch -> its kernel's functions, one after the other; equal kernels share them.
    """

    program: Program
    source: str
    launching: dict[Launch, tuple[Launching, ...]] = field(default_factory=dict)

    @property
    def kernels(self) -> list[Launching]:
        """Each function once, in the order of their first launch."""
        every = (k for row in self.launching.values() for k in row)
        return list({k.name: k for k in every if k.text}.values())


def device_source() -> str:
    """What every program's source begins with."""
    return _read("device.cuh")


def _read(name: str) -> str:
    return files("monograph.backends.cuda").joinpath(name).read_text(encoding="utf-8")


def write_program(program: Program, stem: str = "k") -> Written:
    """The source of every kernel of a program; their names begin with `stem`.

    Kernels that do the same, as those of equal layers do, are one function.
    """
    program = reside(join(program))
    known: dict[Kernel | Opaque, tuple[Launching, ...]] = {}
    same: dict[str, Launching] = {}  # by the text without its name and where it comes from
    names: set[str] = set()

    def named(made: Launching, kernel: Kernel | Opaque) -> Launching:
        _, _, body = made.text.partition("\n")
        if body not in same:
            name = _fresh(f"{stem}_{kernel.name}", names)
            same[body] = replace(made, name=name, text=made.text.replace(_UNNAMED, name))
        found = same[body]
        return replace(made, name=found.name, text=found.text)

    launching: dict[Launch, tuple[Launching, ...]] = {}
    for launch in program.launches():
        kernel = launch.kernel
        if kernel not in known:
            known[kernel] = tuple(named(made, kernel) for made in _made(kernel))
        launching[launch] = known[kernel]
    used = [d for k in known for d in _dtypes(k)]
    made = [k for row in known.values() for k in row if k.text]
    pieces = dict.fromkeys(k.included for k in made if k.included)
    texts = dict.fromkeys(k.text for k in made)
    source = "\n\n".join([
        "\n".join(_left(program)), "\n".join(formats(used)), *map(_read, pieces), *texts,
    ])  # fmt: skip
    return Written(program, source.lstrip("\n") + "\n", launching)


def _made(kernel: Kernel | Opaque) -> list[Launching]:
    """The functions of a kernel, without names."""
    if isinstance(kernel, Resident):
        return [write_resident(kernel, _UNNAMED)]
    return [replace(k, origin=origin_of(kernel)) for k in functions_of(kernel, _UNNAMED)]


def _left(program: Program) -> Iterator[str]:
    """The loops and branches that are no kernels, and why."""
    for decision in program.decisions:
        if decision.what == RESIDENT and not decision.taken:
            node = decision.node
            what = "a loop" if node is None else node.op.name
            where = f" at {line_of(node)}" if line_of(node) else ""
            yield f"// {what}{where} is {decision.reason}"


def _fresh(name: str, taken: set[str]) -> str:
    """A C name that is not taken."""
    stem = "".join(c if c.isalnum() and c.isascii() else "_" for c in name)
    found, count = stem, 1
    while found in taken:
        count += 1
        found = f"{stem}_{count}"
    taken.add(found)
    return found


def _dtypes(kernel: Kernel | Opaque) -> Iterator[DType]:
    """Every element type that a kernel meets."""
    yield from (t.dtype for t in (*kernel.operands, *kernel.results))
    if isinstance(kernel, Opaque):
        for _, graph in subgraphs(kernel.node):
            yield from _in_graph(graph)
        return
    if isinstance(kernel, Resident):
        for inner in kernel.functions:
            yield from _dtypes(inner)
        return
    if isinstance(kernel, Joined | Horizontal):
        for launch in kernel.launches:
            yield from _dtypes(launch.kernel)
        return
    yield from (x.dtype for x in kernel.instructions)
    for reduction in kernel.reductions:
        yield from _in_graph(reduction.combiner)


def _in_graph(graph: Graph) -> Iterator[DType]:
    yield from (p.type.dtype for p in graph.params)
    yield from (n.type.dtype for n in graph.nodes)


__all__ = ["Written", "device_source", "write_program"]
