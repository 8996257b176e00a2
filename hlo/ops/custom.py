"""Calls of functions whose derivative somebody gave: `custom_jvp_call`, `custom_vjp_call`.

Each holds the function as a graph, which is what runs, and a rule: a callable on flat values, which
the walks call where a derivative is asked for. Operands are the function's arguments, then what it
closes over. Reverse mode leaves a `custom_linear` in the linear graph: it can be transposed only.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, NamedTuple, NoReturn, Protocol

from monograph.hlo.axes import Axis
from monograph.hlo.cost import graph_cost
from monograph.hlo.errors import GradError
from monograph.hlo.factors import called
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.leaf import ALL_KINDS, zeros
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.ops.region import Flags, Values, check_types, pick, present, spread
from monograph.hlo.ops.shape_rules import moving_cost
from monograph.hlo.record import Attrs, Mlir, OpDef, Undefined, register
from monograph.hlo.state import interpreting, state
from monograph.hlo.types import TensorType, Type
from monograph.hlo.walk.batch import batched
from monograph.hlo.walk.examples import by_examples, every
from monograph.hlo.walk.linearize import Linearizer
from monograph.hlo.walk.transpose import transpose

Cotangents = list[Any]  # None: zero
Pull = Callable[[Values, Values], Cotangents]  # (residuals, cotangents of the results) -> of ins


class JvpRule(Protocol):
    """(operands, tangents) -> (results, their tangents); None is a zero tangent."""

    def __call__(self, ins: Values, tangents: Values) -> tuple[list[Any], list[Any]]: ...


class Forward(NamedTuple):
    """What the first half of a reverse rule gives.

    Attributes:
        outs: the results.
        residuals: values that `pull` needs.
        pull: from residuals and cotangents of the results that have one to the cotangents of the
            active operands; None is zero.
    """

    outs: list[Any]
    residuals: list[Any]
    pull: Pull


class VjpRule(Protocol):
    """(operands, which are active) -> the first half."""

    def __call__(self, ins: Values, active: Flags) -> Forward: ...


def splitting() -> AbstractContextManager[None]:
    """Users' rules may mix tangents with other values in one op; `linearize` takes those apart."""
    interp = state.interp
    if type(interp) is Linearizer and not interp.splits:
        return interpreting(Linearizer(interp.outer, interp.builder, splits=True))
    return nullcontext()


def _call_type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    graph = attrs["graph"]
    check_types(f"call of {graph.name}", "its arguments", types, graph.in_types)
    found: Type = graph.out_types
    return found


def _active(attrs: Attrs, flags: Flags) -> Flags:
    """A rule may make any result depend on any argument, unless it says more."""
    says = getattr(attrs["rule"], "active", None)
    found: Flags = says(flags) if says else (any(flags),) * len(attrs["graph"].outs)
    return found


def custom_record(name: str, **rules: Any) -> OpDef:
    """The record of calls of a graph that have a rule for something."""
    fields: dict[str, Any] = {
        "attrs": ("graph", "rule"),
        "operands": ("*args",),
        "dtypes": ALL_KINDS,
        "regions": ("graph",),
        "flow": "inline",
        "active": _active,
        "edges": called,
        "cost": lambda types, out, attrs: graph_cost(attrs["graph"]),
        "weak": "own",
        "mlir": Mlir("func.call"),
    }

    def run(attrs: Attrs, *arrays: Any) -> tuple[Any, ...]:
        return tuple(evaluate(attrs["graph"], arrays))

    return register(OpDef(name, "call", _call_type, run, **(fields | rules)))


# ---- custom_jvp_call -----------------------------------------------------------------------------


def _by_rule(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    with splitting():
        outs, tangents = attrs["rule"](ins, ts)
    full = [
        zeros(o.type) if t is None and o.type.dtype.is_inexact else t
        for o, t in zip(outs, tangents, strict=True)
    ]
    return outs, full


@dataclass(frozen=True, eq=False)
class _Batched:
    """A rule of single examples, used on batches.

    Attributes:
        rule: the rule.
        flags: which operands have the batch at dimension 0.
        size: of the batch.
        axis: the named axis that is mapped over, if it has a name.
    """

    rule: Any
    flags: Flags
    size: int
    axis: Axis | None

    def examples(self, rule: Any, name: str, values: Values, flags: Values) -> Any:
        return by_examples(rule, name, values, flags, self.size, self.axis)


class _BatchedJvp(_Batched):
    """Every result has the batch."""

    def __call__(self, ins: Values, tangents: Values) -> tuple[list[Any], list[Any]]:
        active = tuple(t is not None for t in tangents)
        marks: list[Flags] = []

        def one(*rows: Any) -> list[Any]:
            outs, ts = self.rule(rows[: len(ins)], spread(rows[len(ins) :], active))
            marks.append(tuple(t is not None for t in ts))
            return [*outs, *(t for t in ts if t is not None)]

        flags = (*self.flags, *pick(self.flags, active))
        made, mapped = self.examples(one, "jvp", [*ins, *pick(tangents, active)], flags)
        both = every(made, mapped, self.size)
        n = len(marks[0])
        return both[:n], spread(both[n:], marks[0])


def _batch(op: Callable[[], OpDef], wrapped: type[_Batched]) -> Callable[..., Any]:
    """The batching rule of a call: its graph batched, all results with it, and its rule wrapped."""

    def rule(attrs: Attrs, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]:
        every_out = (True,) * len(attrs["graph"].outs)
        made, _ = batched(attrs["graph"], tuple(flags), size, every_out)
        held = wrapped(attrs["rule"], tuple(flags), size, state.mapped)
        return op()(*ins, graph=made, rule=held), list(every_out)

    return rule


def _transpose_body(attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    """A rule may hand tangents to a function with a rule, which must then be linear in them."""
    linear = tuple(isinstance(x, Undefined) for x in ins)
    return transpose(attrs["graph"], linear, ins, cts)


custom_jvp_call: OpDef = custom_record(
    "custom_jvp_call",
    jvp=_by_rule,
    transpose=_transpose_body,
    linearize=_by_rule,
    batch=_batch(lambda: custom_jvp_call, _BatchedJvp),
)


# ---- custom_vjp_call -----------------------------------------------------------------------------


def _forward_mode(attrs: Attrs, *_: Any) -> NoReturn:
    raise GradError(
        "a forward-mode derivative (jvp) of a function that has a reverse rule only (custom_vjp)",
        why="its rule says what becomes of cotangents, and nothing about tangents.",
        fix="use reverse mode (grad, vjp, jacrev), or define the function with custom_jvp, which "
        "serves both modes.",
    )


# In forward mode too: what was left of it raises when it runs, unless nobody needs the tangents.
def _linearize_vjp(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    active = present(ts, ins)
    made = attrs["rule"](ins, active)
    flags = tuple(o.type.dtype.is_inexact for o in made.outs)
    types = tuple(o.type.strong for o in pick(made.outs, flags))
    if not types:
        return made.outs, [None] * len(flags)
    tangents = custom_linear(
        *pick(ts, active), *made.residuals, pull=made.pull, types=types, count=sum(active)
    )
    pairs = zip(spread(tangents, flags), _active(attrs, active), strict=True)
    return made.outs, [t if a else None for t, a in pairs]


class _BatchedVjp(_Batched):
    """Residuals that do not depend on the batch have none."""

    def __call__(self, ins: Values, active: Flags) -> Forward:
        halves: list[Forward] = []

        def one(*rows: Any) -> list[Any]:
            made = self.rule(rows, active)
            halves.append(made)
            return [*made.outs, *made.residuals]

        both, flags = self.examples(one, "fwd", ins, self.flags)
        n = len(halves[0].outs)
        operands = tuple(pick(self.flags, active))
        pull = _BatchedPull(halves[0].pull, tuple(flags[n:]), self.size, self.axis, operands)
        return Forward(every(both[:n], flags[:n], self.size), both[n:], pull)


@dataclass(frozen=True, eq=False)
class _BatchedPull(_Batched):
    """Cotangents of operands without the batch are summed over it.

    Attributes:
        flags: which residuals have the batch.
        operands: which of the operands that get a cotangent have it.
    """

    operands: Flags

    def __call__(self, residuals: Values, cts: Values) -> Cotangents:
        given = tuple(c is not None for c in cts)
        n = len(residuals)
        marks: list[Flags] = []

        def one(*rows: Any) -> list[Any]:
            pulled = self.rule(rows[:n], spread(rows[n:], given))
            marks.append(tuple(c is not None for c in pulled))
            return [c for c in pulled if c is not None]

        flags = (*self.flags, *(True for g in given if g))
        made, mapped = self.examples(one, "bwd", [*residuals, *pick(cts, given)], flags)
        summed = [
            row if f else sum_over(row, (0,))
            for row, f in zip(
                every(made, mapped, self.size), pick(self.operands, marks[0]), strict=True
            )
        ]
        return spread(summed, marks[0])


custom_vjp_call: OpDef = custom_record(
    "custom_vjp_call",
    jvp=_forward_mode,
    linearize=_linearize_vjp,
    batch=_batch(lambda: custom_vjp_call, _BatchedVjp),
)


# ---- custom_linear -------------------------------------------------------------------------------


def _transpose_linear(attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    n = attrs["count"]
    pulled = attrs["pull"](ins[n:], cts)
    linear = [isinstance(x, Undefined) for x in ins]
    return [c if f else None for c, f in zip([*pulled, *ins[n:]], linear, strict=True)]


custom_linear = register(
    OpDef(
        "custom_linear",
        "opaque",
        lambda types, attrs: attrs["types"],
        _forward_mode,
        attrs=("pull", "types", "count"),
        operands=("*tangents_and_residuals",),
        dtypes=ALL_KINDS,
        jvp=_forward_mode,
        transpose=_transpose_linear,
        batch=_forward_mode,
        cost=moving_cost,
        expand=lambda ins, attrs: _forward_mode(attrs),
        weak="own",
    )
)
