"""The stages of ahead-of-time use: `f.trace(...)` -> Traced -> Lowered -> Compiled.

`jit`'s functions make the first; each stage makes the next, and shows what it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Device, Report
from monograph.backends.tables import table
from monograph.fusion.program import FusionPlan, Program
from monograph.hlo.builder import ANY_SIZE, Builder, Tracer, graph_emit
from monograph.hlo.errors import ArgumentError, ShardingError, UnknownNameError
from monograph.hlo.graph import Graph
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.simplify import simplify
from monograph.hlo.state import interpreting
from monograph.hlo.text import to_hlo, to_stablehlo
from monograph.hlo.types import TensorType
from monograph.sharding.collectives import Collectives, collectives
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.array import Array
from monograph.tracer.avals import ShapeDtypeStruct
from monograph.tracer.cache import Entry, Loaded, Place
from monograph.tracer.changing import Changing
from monograph.tracer.compilation import Compilation
from monograph.tracer.constraint import placed_graph
from monograph.tracer.direct import prepared
from monograph.tracer.launch import is_spread, run
from monograph.tracer.placing import default_sharding, first_device
from monograph.tracer.watch import StepTime

if TYPE_CHECKING:
    from monograph.tracer.jit import Jit


@dataclass(frozen=True)
class ArgInfo:
    """A leaf of the arguments.

    Attributes:
        aval: its type.
        donated: whether the results may take over its memory.
    """

    aval: ShapeDtypeStruct
    donated: bool

    @property
    def shape(self) -> tuple[int, ...]:
        return self.aval.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.aval.dtype


@dataclass(frozen=True, eq=False, repr=False)
class Stage:
    """What all stages know: the jitted function, the entry, the place, and for each leaf whether it
    is donated (nothing: none is)."""

    jitted: Jit
    entry: Entry
    place: Place
    donated: tuple[bool, ...]

    @property
    def device(self) -> Device:
        """Where it runs; the first one, if there are several."""
        if isinstance(self.place, Device):
            return self.place
        given = [s for s in (*self.place, *self.entry.ins, *self.entry.outs) if s is not None]
        return first_device(given[0] if given else default_sharding())

    def _where(self) -> str:
        """The place in a word."""
        return str(self.place) if isinstance(self.place, Device) else "a mesh"

    @property
    def graph(self) -> Graph:
        """The traced graph; parameters are the leaves of the arguments, then captured arrays."""
        return self.entry.trace.graph

    @property
    def whole(self) -> Graph:
        """The traced graph with captured arrays as constants: of the arguments alone."""
        captures = self.entry.trace.captures
        return closed_over(self.graph, captures) if captures else self.graph

    @property
    def in_tree(self) -> tree.TreeDef:
        """Structure of ``(args, kwargs)``, static ones left out."""
        around = self.entry.around
        return self.entry.key.tree if around is None else around.in_tree

    @property
    def out_tree(self) -> tree.TreeDef:
        around = self.entry.around
        return self.entry.trace.out_tree if around is None else around.out_tree

    @property
    def in_types(self) -> tuple[TensorType, ...]:
        return self.entry.key.types[: self.in_tree.num_leaves]

    @property
    def args_info(self) -> Any:
        """``(args, kwargs)`` with an `ArgInfo` for each leaf, static ones left out."""
        given = self.donated or (False,) * len(self.in_types)
        found = map(ArgInfo, map(ShapeDtypeStruct.of, self.in_types), given)
        return self.in_tree.unflatten(found)

    @property
    def in_avals(self) -> Any:
        """The same with a `ShapeDtypeStruct` for each leaf."""
        return self.in_tree.unflatten(map(ShapeDtypeStruct.of, self.in_types))

    @property
    def donate_argnums(self) -> tuple[int, ...]:
        """Which leaves of the arguments are donated."""
        return tuple(i for i, given in enumerate(self.donated) if given)

    @property
    def out_info(self) -> Any:
        """A tree of `ShapeDtypeStruct`s like the result."""
        types = self.graph.out_types[: self.out_tree.num_leaves]
        return self.out_tree.unflatten([ShapeDtypeStruct.of(t) for t in types])

    @property
    def name(self) -> str:
        return name_of(self.jitted.fun)


def closed_over(graph: Graph, captures: Sequence[Any]) -> Graph:
    """The graph whose last parameters hold these arrays for good."""
    builder = Builder(graph.name, small=ANY_SIZE)
    count = len(graph.params) - len(captures)
    with interpreting(builder):
        args = [builder.param(p.type) for p in graph.params[:count]]
        held = zip(captures, graph.params[count:], strict=True)
        constants = [builder.constant(np.asarray(x), p.type) for x, p in held]
        return builder.finish(graph_emit(graph, [*args, *constants]))


class Traced(Stage):
    """A traced function."""

    @property
    def fun_name(self) -> str:
        """The function's name."""
        return self.name

    @property
    def out_avals(self) -> Any:
        """`out_info`."""
        return self.out_info

    def lower(self) -> Lowered:
        """Ready it for the backend that the arguments or `jit` chose."""
        return Lowered(self.jitted, self.entry, self.place, self.donated)

    def as_text(self) -> str:
        """The graph as traced, in the compact form."""
        return to_hlo(self.graph)

    def __repr__(self) -> str:
        return self.as_text()


class HloText(str):
    """A program in the compact form, as JAX's programs in HLO are asked for their text."""

    __slots__ = ()

    def as_hlo_text(self) -> str:
        """The text."""
        return str(self)


class Lowered(Stage):
    """A traced function and the backend that it is meant for."""

    def __repr__(self) -> str:
        return f"<lowered {self.name} for {self._where()}>"

    def as_text(self, dialect: str | None = None, *, debug_info: bool = False) -> str:
        """The program as text.

        Args:
            dialect: ``"stablehlo"`` (MLIR's text, which other compilers read; if left out),
                ``"hlo"`` (the compact form, simplified) or ``"partitioned"`` (what one device of a
                mesh computes).
            debug_info: whether each op of the StableHLO says which line of the user it is from.
        """
        if dialect in (None, "stablehlo"):
            return to_stablehlo(clear_weak(self._annotated()), locations=debug_info)
        if dialect == "hlo":
            return to_hlo(simplify(self.graph))
        if dialect == "partitioned":
            return self.compile().as_text(dialect)
        raise UnknownNameError(
            f"there is no text form {dialect!r}",
            operands={"known": "stablehlo, hlo, partitioned"},
            fix="ask for one of the known forms.",
        )

    def compiler_ir(self, dialect: str | None = None) -> str:
        """The program in a dialect, whose `str` is its text: JAX has objects of MLIR and XLA there.

        Args:
            dialect: as `as_text` takes it. What ``"hlo"`` gives has `as_hlo_text`, too.
        """
        text = self.as_text(dialect)
        return HloText(text) if dialect == "hlo" else text

    def _annotated(self) -> Graph:
        """The whole graph; where arguments and results live is said by constraints."""
        if isinstance(self.place, Device):
            return self.whole
        given = [a or b for a, b in zip(self.place, self.entry.ins, strict=False)]
        return placed_graph(self.whole, given, self.entry.outs)

    def compile(self) -> Compiled:
        """Compile it."""
        loaded = self.entry.programs.get(self.place)
        if loaded is None:
            loaded = self.jitted.load(self.entry, self.place, None, self.donated)
        return Compiled(self.jitted, self.entry, self.place, self.donated, loaded)

    def cost_analysis(self) -> dict[str, float]:
        """Static work of a run, of one device, which is compiled for it."""
        return self.compile().cost_analysis()


@dataclass(frozen=True, eq=False)
class Compiled(Stage):
    """A compiled function: call it with arguments of the types it was compiled for."""

    loaded: Loaded

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run it on the arguments without the static ones, which it was compiled for.

        Raises:
            ArgumentError: if the arguments are not of the structure and types it was compiled for.
        """
        if self.entry.around is not None:
            return self._changing(self.entry.around, *tree.flatten((args, kwargs)))
        caller = prepared(self.jitted, self.entry, self.loaded)
        if caller is not None:
            given = (args, kwargs) if self.loaded.named else args
            if self.loaded.named or not kwargs:
                out = caller.call(given)
                if out is not NotImplemented:
                    return out
        leaves, treedef = tree.flatten((args, kwargs))
        self._check(leaves, treedef)
        outs, _ = self.run(leaves)
        return self.out_tree.unflatten(outs)

    def _changing(self, around: Changing, leaves: Sequence[Any], treedef: tree.TreeDef) -> Any:
        """The same where the arguments, or what the function closes over, are `Ref`s."""
        values = around.values(leaves)
        self._check(values[: len(leaves)], treedef)
        return around.call(leaves, lambda *_: self.run(values)[0])

    def run(
        self, leaves: Sequence[Any], *, profile: bool = False
    ) -> tuple[list[Array], Report | None]:
        """Run on the leaves of the arguments; also the backend's report if it is asked for."""
        return run(self.loaded, leaves, self.name, profile=profile)

    def _check(self, leaves: Sequence[Any], treedef: Any) -> None:
        if any(type(x) is Tracer for x in leaves):
            raise ArgumentError(
                f"compiled {self.name!r} was called with a traced value",
                why="what is compiled runs on arrays; it cannot be traced any more.",
                fix="call the jitted function itself, which can.",
            )
        if treedef != self.in_tree:
            raise ArgumentError(
                f"compiled {self.name!r} was called with another structure of arguments",
                operands={"compiled": tree.describe(self.in_tree), "given": tree.describe(treedef)},
                fix="call it with arguments as it was compiled for, without static ones, or lower "
                "it again.",
            )
        given = self.jitted.kinds(leaves, lambda i: f"argument {i} of {self.name!r}")
        self._check_places(leaves, treedef)
        for path, a, b in zip(tree.paths(treedef), self.in_types, given, strict=True):
            if a.strong is not b.strong:
                raise ArgumentError(
                    f"compiled {self.name!r} was called with another type of argument",
                    operands={"argument": tree.keystr(path[1:]), "compiled for": a, "given": b},
                    fix="call the jitted function, which compiles for every type.",
                )

    def _check_places(self, leaves: Sequence[Any], treedef: Any) -> None:
        if self.compilation.placement is None and not any(map(is_spread, leaves)):
            return
        wanted = tree.leaves(self.input_shardings)
        for path, x, where in zip(tree.paths(treedef), leaves, wanted, strict=True):
            n = x.type.ndim if type(x) is Array else 0
            if type(x) is Array and x.committed and not where.is_equivalent_to(x.sharding, n):
                raise ShardingError(
                    f"an argument of compiled {self.name!r} is on another device",
                    operands={
                        "argument": tree.keystr(path[1:]),
                        "compiled for": where,
                        "given": x.sharding,
                    },
                    fix="move it with device_put(x, sharding), or call the jitted function.",
                )

    # ---- looking at it

    @property
    def compilation(self) -> Compilation:
        """Everything the pipeline made on the way."""
        return self.loaded.compilation

    @property
    def stages(self) -> tuple[str, ...]:
        """Names that `as_text` takes, in the order of the pipeline."""
        return self.compilation.stages

    def as_text(self, stage: str | None = None) -> str:
        """The program at one stage (by default the simplified graph)."""
        return self.compilation.as_text(stage or "simplified")

    def collectives(self) -> Collectives:
        """What the devices send each other in a run: kind, bytes, axes, the user's line, and why.

        >>> import monograph as mg
        >>> print(mg.jit(lambda x: x + 1).lower(1.0).compile().collectives())
        no collectives; 0 bytes per device
        """
        return collectives(self.compilation.graphs["partitioned"])

    @property
    def input_shardings(self) -> Any:
        """Where arguments must live: trees like ``(args, kwargs)``."""
        placement, n = self.compilation.placement, len(self.in_types)
        found = self.loaded.ins if placement is None else placement.shardings(placement.ins)
        return self.in_tree.unflatten(found[:n])

    @property
    def output_shardings(self) -> Any:
        """Where results live: a tree like the result."""
        return self.out_tree.unflatten(self.loaded.outs[: self.out_tree.num_leaves])

    @property
    def fusion(self) -> FusionPlan | None:
        """Groups and the reasons for them."""
        return self.compilation.planned.fusion

    @property
    def program(self) -> Program | None:
        """What the backend compiled."""
        return self.compilation.planned.program

    @property
    def times(self) -> tuple[StepTime, ...]:
        """Seconds of each step, tracing first, and the ops after it."""
        first = StepTime("trace", self.entry.trace_seconds, self.counts["traced"])
        return (first, *self.compilation.times)

    @property
    def counts(self) -> dict[str, int]:
        """Ops traced and after simplify, kernels after fusion."""
        return self.compilation.counts()

    def cost_analysis(self) -> dict[str, float]:
        """Static work of a run, of one device: flops, transcendentals, bytes accessed."""
        return self.compilation.costs()

    def memory_analysis(self) -> dict[str, int]:
        """Bytes: arguments, results, temporaries with and without reuse, peak, machine code.

        Of a program for several devices: arguments and results of one of them; the rest of all. Of
        ranks: of a device, and machine code of all devices of the rank.
        """
        return self.compilation.memory()

    def estimate(self) -> Report:
        """What a run costs by the backend's model, without values.

        Of a program for several devices: on their network, if the backend has a model of it.
        """
        report = self.estimate_on_mesh()
        if report is not None:
            return report
        executable = self.loaded.executable
        if executable is None:
            raise ShardingError(
                f"{self.name!r} was compiled for a mesh without devices",
                fix="use a Mesh, such as make_mesh gives.",
            )
        return executable.estimate()

    def estimate_on_mesh(self) -> Report | None:
        """The same for a program over a mesh; None of others, and where there is no such model."""
        made, placement = self.compilation, self.compilation.placement
        if placement is None:
            return None
        graph = made.graphs["partitioned"]
        return get_backend(made.backend).estimate_on_mesh(
            graph, placement.mesh, self.jitted.options
        )

    def compile_report(self) -> str:
        """A table of the steps that compiling took."""
        rows = [
            (t.name, f"{t.seconds * 1e3:.2f}", "" if t.ops is None else str(t.ops))
            for t in self.times
        ]
        total = sum(t.seconds for t in self.times)
        return table(("step", "ms", "ops"), [*rows, ("total", f"{total * 1e3:.2f}", "")])

    def __repr__(self) -> str:
        return f"<compiled {self.name} for {self._where()}>"
