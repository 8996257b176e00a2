"""From one module to graphs: the checks of a test become results of its graph.

The constants of a test become parameters, so that nothing is folded away: those of the functions
without arguments that it calls (``@inputs``, ``@expected``) and, where there are none, its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.conformance.decompositions import DECOMPOSED
from monograph.conformance.parallel import RUN_PARALLEL, Parallel, names_of, run_parallel
from monograph.conformance.probes import PROBE, Probes
from monograph.conformance.syntax import generic
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph, Node
from monograph.hlo.text.lapack_calls import routine_of
from monograph.hlo.text.spelling import plain_name
from monograph.hlo.text.stablehlo_calls import READ
from monograph.hlo.text.stablehlo_module import all_ops, parse, text_error
from monograph.hlo.text.stablehlo_ops import Values, read_dense
from monograph.hlo.text.stablehlo_reader import Reader

Array = np.ndarray[Any, Any]

CONSTANT = "stablehlo.constant"
CUSTOM_CALL = "stablehlo.custom_call"
PRINT = "interpreter.print"
KINDS = frozenset(
    {
        "expect_eq",
        "expect_eq_const",
        "expect_almost_eq",
        "expect_almost_eq_const",
        "expect_close",
        "expect_serialized_eq",
    }
)
ATTRIBUTES = ("tolerance", "max_ulp_difference", "min_ulp_difference", "probe_id", "iter")
# What holds unless a check says otherwise: StableHLO's own interpreter is more lenient with checks
# that are custom calls (stablehlo/tools/StablehloTranslateMain.cpp) than with ops (CheckOps.td).
DISABLED = "// RUN-DISABLED("
PIPELINE = "--chlo-pre-serialization-pipeline"
CALLED = {"tolerance": 1e-3, "max_ulp_difference": 3, "min_ulp_difference": 0}
WRITTEN = {"tolerance": 1e-4, "max_ulp_difference": 1, "min_ulp_difference": 0}


@dataclass(frozen=True)
class Check:
    """One check of a test.

    Attributes:
        kind: such as ``expect_eq``.
        first: the number of the graph's result that is checked; the next is what is expected.
        op: the op that made what is checked.
        line: where the check stands.
        attributes: tolerances and the like.
        inexact: whether StableHLO's own interpreter is known not to keep to the tolerance.
    """

    kind: str
    first: int
    op: str
    line: int
    attributes: Mapping[str, Any]
    inexact: bool


@dataclass(frozen=True, eq=False)
class Test:
    """One test: a graph whose results are checked, and the arguments it is run on."""

    name: str
    graph: Graph
    arguments: tuple[Array, ...]
    checks: tuple[Check, ...]
    probes: Probes
    parallel: tuple[Parallel, ...]


class Module:
    """One module of a test file."""

    def __init__(self, text: str, filename: str) -> None:
        self.text = generic(text)
        self.filename = filename
        self.module = parse(self.text, filename, unregistered=True)
        self.functions = Reader(self.text, filename, self.module).functions

    def tests(self) -> list[str]:
        """Names of the functions that are tests: ``@main``, else all that take no arguments."""
        takes = {
            name: len(blocks[0].arguments)
            for name, f in self.functions.items()
            if (blocks := list(f.regions[0].blocks))  # else it is only declared
        }
        if "main" in takes:
            return ["main"] if not takes["main"] else []
        return [name for name, n in takes.items() if not n]

    def test(self, name: str) -> Test:
        """Read one test.

        Raises:
            TextError: with a place for every op and type that cannot be read.
        """
        return TestReader(self.text, self.filename, self.module).test(name)

    def refuse_arguments(self) -> None:
        """Raise for a main function that nothing gives arguments, if a size of them is open."""
        reader = Reader(self.text, self.filename, self.module)
        problems = [p for f in self.functions.values() for p in reader.open_arguments(f)]
        if problems:
            raise text_error(self.text, self.filename, problems)


class TestReader(Reader):
    """A reader that knows checks, probes, and programs run in parallel."""

    def __init__(self, text: str, filename: str, module: Any) -> None:
        super().__init__(text, filename, module)
        self.checks: list[Check] = []
        self.checked: list[Any] = []
        self.arguments: list[Array] = []
        self.probes = Probes()
        self.parallel: list[Parallel] = []
        self.builder = Builder("test")
        self.hoisting = False

    def test(self, name: str) -> Test:
        """Read a function as a test."""
        order = self.calls_first(name)
        self.refuse_unknown(order)
        nullary = [f for f in order[:-1] if not self.argument_count(f)]
        self.hoisting = not nullary
        for called in order[:-1]:
            if not self.inlines(called):
                self.graphs[called] = self.function(called)
        (block,) = self.one_block(self.functions[name])
        self.block(self.builder, block, [])
        graph = self.builder.finish(self.checked, name)
        return Test(name, graph, tuple(self.arguments), tuple(self.checks), self.probes,
                    tuple(self.parallel))  # fmt: skip

    def apart(self, name: str) -> Graph:
        """The graph of a program that runs beside others: its constants stay its own."""
        before, self.hoisting = self.hoisting, False
        try:
            return self.function(name)
        finally:
            self.hoisting = before

    def argument_count(self, name: str) -> int:
        (block,) = self.one_block(self.functions[name])
        return len(block.arguments)

    # ---- what the reader of programs does not know

    def callees(self, name: str) -> list[str]:
        found = super().callees(name)
        for op in all_ops(self.functions[name]):
            if op.name == RUN_PARALLEL:
                found += [f for row in op.attributes["programs"] for f in names_of(row)]
                if "infeed" in op.attributes:
                    found += names_of(op.attributes["infeed"])
        return [f for f in found if f in self.functions]

    def inlines(self, name: str) -> bool:
        return not self.argument_count(name) or super().inlines(name)

    def refusal(self, op: Any) -> str | None:
        kind = check_kind(op)
        if kind is not None:
            return None if kind in KINDS else f"there is no check {kind!r}"
        if op.name in (RUN_PARALLEL, PROBE, PRINT):
            return None
        if op.name == CUSTOM_CALL:
            target = str(op.attributes["call_target_name"].value)
            known = target in READ or routine_of(target)
            return None if known else f"nothing here runs the custom call {target!r}"
        return super().refusal(op)

    def inline(self, name: str, args: Sequence[Any]) -> Values:
        before = self.hoisting
        self.hoisting = before or not args
        try:
            return super().inline(name, args)
        finally:
            self.hoisting = before

    def op(self, op: Any) -> Values:
        kind = check_kind(op)
        if kind is not None:
            self.check(kind, op)
            return []
        if op.name == CONSTANT and self.hoisting:
            return self.hoisted(op)
        if op.name == PROBE:
            (x,) = self.operands(op)
            return [self.probes.probe(str(op.attributes["probe_id"].value), x)]
        if op.name == PRINT:
            return []
        if op.name == RUN_PARALLEL:
            return run_parallel(self, op)
        if op.name in DECOMPOSED and PIPELINE in self.text:
            return [DECOMPOSED[op.name](*self.operands(op))]
        return super().op(op)

    def hoisted(self, op: Any) -> Values:
        """A constant of the test as a parameter."""
        made = super().op(op)
        if self.builder.captures or not all(hasattr(x, "node") for x in made):
            return made
        node: Node = made[0].node
        if made[0].builder is not self.builder:
            return made  # in a region
        value = np.array(np.broadcast_to(node.attrs["value"], node.type.shape), order="C")
        argument = self.builder.param(node.type)
        self.arguments.append(value)
        self.known_values.given[argument.node] = value
        return [argument]

    def check(self, kind: str, op: Any) -> None:
        """Make what a check looks at results of the graph."""
        values = self.operands(op)
        if kind.endswith("_const"):
            values.append(self.literal(op))
        given = {n: op.attributes[n].value for n in op.attributes if n in ATTRIBUTES}
        defaults = CALLED if op.name == CUSTOM_CALL else WRITTEN
        attributes = {**defaults, **given}
        owner = getattr(op.operands[0].owner, "operation", None)  # not of an argument
        made_by = "an argument" if owner is None else plain_name(str(owner.name))
        line = self.place(op).line
        inexact = DISABLED in self.text
        self.checks.append(Check(kind, len(self.checked), made_by, line, attributes, inexact))
        self.checked += values

    def literal(self, op: Any) -> Any:
        """The constant that a check holds, as a parameter."""
        t = self.type(op.operands[0])
        value = read_dense(self, op, "value", t)
        self.arguments.append(np.array(np.broadcast_to(value, t.shape), order="C"))
        return self.builder.param(t)


def check_kind(op: Any) -> str | None:
    """``expect_eq`` of an op or custom call that is a check; None of any other."""
    name = str(op.name)
    if name == CUSTOM_CALL and "call_target_name" in op.attributes:
        name = str(op.attributes["call_target_name"].value)
    return name.removeprefix("check.") if name.startswith("check.") else None
