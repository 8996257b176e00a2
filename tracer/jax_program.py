"""`Program`: a function of JAX on flat arrays as one op of the graph.

JAX traces the function once to a jaxpr. Where the op is expanded, JAX lowers that to StableHLO,
which is read into a graph. Its derivatives, transposes and batched forms are programs too, made by
JAX's own `jvp`, `linearize`, `linear_transpose` and `vmap`: custom rules, `stop_gradient` and
conventions are gone in StableHLO, but not in a jaxpr. `monograph.from_jax` makes the first one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from inspect import Parameter, Signature
from keyword import iskeyword
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import composite
from monograph.hlo.ops.region import call, is_linear, pick, present, spread
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.state import eager, interpreting, state
from monograph.hlo.text import from_stablehlo
from monograph.hlo.types import TensorType
from monograph.hlo.walk.linearize import Linearizer
from monograph.tracer import jax_derived
from monograph.tracer.array import adopt
from monograph.tracer.jax_derived import Flags, Function
from monograph.tracer.jax_flow import reached
from monograph.tracer.jax_values import (
    Form,
    assembled,
    dismantled,
    refuse_effects,
    struct,
    type_of,
    widened,
)


@dataclass(frozen=True, eq=False)
class Split:
    """A program in two halves, as `monograph.hlo.walk.linearize` has them for graphs.

    Attributes:
        forward: its results are those of the program, then what was saved.
        linear: takes the active tangents, then `residuals`; gives the tangents of inexact results.
        residuals: per residual: ("operand", i), or ("result", k) of the forward half.
    """

    forward: Program
    linear: Program
    residuals: tuple[tuple[str, int], ...]


class Program:
    """A function of JAX that is an op here.

    Attributes:
        fun: takes one array of JAX per operand and returns a list; JAX may trace it again.
        name: for graphs and messages.
        in_types: strong types of the operands; the last ones are those of `consts`.
        consts: arrays that the function closes over.
        wide: whether JAX makes 64-bit types in it.
        out_types: strong types of the results.
        forms: how the leaves that the function returned became results.
        jaxpr: what JAX traced, taking all operands; None for a linear half, which JAX need not be
            able to run.
    """

    def __init__(
        self, fun: Function, name: str, in_types: Sequence[TensorType], wide: bool
    ) -> None:
        self.fun = fun
        self.name = name
        self.in_types = tuple(in_types)
        self.wide = wide
        self.consts: tuple[Any, ...] = ()
        self.out_types: tuple[TensorType, ...] = ()
        self.forms: tuple[Form, ...] = ()
        self.jaxpr: Any = None
        self.derived: dict[Any, Any] = {}

    @classmethod
    def traced(
        cls,
        fun: Function,
        name: str,
        in_types: Sequence[TensorType],
        wide: bool,
        shown: tuple[Any, Sequence[str]] | None = None,
    ) -> Program:
        """The program of a function that JAX traces now.

        Args:
            fun: takes an array per type; what it returns may hold keys and settings.
            name: for graphs and messages.
            in_types: of the operands; weak marks count.
            wide: whether 64-bit types are on.
            shown: the function that JAX's messages name, and names of the operands.

        Raises:
            UnsupportedError: if it does more than compute.
        """
        forms: list[Form] = []

        def flat(*xs: Any) -> list[Any]:
            arrays, forms[:] = dismantled(fun(*xs))
            return arrays

        with widened(wide), interpreting(eager()):
            closed = _jit(flat, name, shown).trace(*map(struct, in_types)).jaxpr
        refuse_effects(closed, name)
        consts, kinds = dismantled([_plain(c) for c in closed.consts])
        n = len(in_types)

        def run(*xs: Any) -> Sequence[Any]:
            from jax.core import eval_jaxpr

            return eval_jaxpr(closed.jaxpr, assembled(xs[n:], kinds), *xs[:n])

        held = tuple([adopt(np.asarray(c)) for c in consts])
        made = cls(run, name, [*(t.strong for t in in_types), *(c.type for c in held)], wide)
        made.consts = held
        made.out_types = tuple([type_of(a) for a in closed.out_avals])
        made.forms = tuple(forms)
        made.jaxpr = closed.jaxpr
        return made

    def __repr__(self) -> str:
        return f"<jax program {self.name}>"

    def __call__(self, *args: Any) -> list[Any]:
        """Emit the op on values of the language; outside a trace it runs compiled."""
        return self._emit([*args, *self.consts])

    def _emit(self, ins: Sequence[Any]) -> list[Any]:
        outs: list[Any] = call(*ins, graph=self.called) if _runs_at_once() else self.op(*ins)
        return outs

    @cached_property
    def inexact(self) -> Flags:
        """Which results may have a derivative."""
        return tuple([t.dtype.is_inexact for t in self.out_types])

    # ---- the op

    @cached_property
    def op(self) -> OpDef:
        """The record."""
        return composite(
            self.name,
            lambda ins, attrs: call(*ins, graph=self.graph),  # whose ops keep their own lines
            infer=lambda types, attrs: self.out_types,
            ref=lambda attrs, *arrays: tuple(evaluate(self.graph, arrays)),
            jvp=self._jvp,
            linearize=self._linearize,
            transpose=self._transpose,
            active=lambda attrs, flags: self.active(tuple(flags)),
            batch=self._batch,
            weak="own",
        )

    @cached_property
    def called(self) -> Graph:
        """A graph that does just this op."""
        return build(lambda *ins: self.op(*ins), self.in_types, self.name)

    @cached_property
    def graph(self) -> Graph:
        """What JAX lowers the program to, read."""
        return from_stablehlo(self.stablehlo(), filename=f"<{self.name}>")

    def stablehlo(self) -> str:
        """The text that JAX lowers the program to for a CPU, with the user's lines."""
        with widened(self.wide), interpreting(eager()):
            traced = _jit(self.fun, self.name).trace(*map(struct, self.in_types))
            text: str = traced.lower(lowering_platforms=("cpu",)).as_text(debug_info=True)
        return text

    # ---- its rules

    def _jvp(self, attrs: Attrs, ins: Sequence[Any], ts: Sequence[Any]) -> Any:
        flags = present(ts, ins)
        both = self.jvp(flags)(*ins, *pick(ts, flags))
        n = len(self.out_types)
        return both[:n], self._tangents(flags, both[n:])

    def _linearize(self, attrs: Attrs, ins: Sequence[Any], ts: Sequence[Any]) -> Any:
        flags = present(ts, ins)
        if not any(self.active(flags)):
            return self._emit(ins), [None] * len(self.out_types)
        split = self.linearized(flags)
        made = split.forward(*ins)
        residuals = [ins[i] if kind == "operand" else made[i] for kind, i in split.residuals]
        tangents = split.linear(*pick(ts, flags), *residuals)
        return made[: len(self.out_types)], self._tangents(flags, tangents)

    def _tangents(self, flags: Flags, found: Sequence[Any]) -> list[Any]:
        """One tangent per result from those of the inexact ones; None where it is zero."""
        live = self.active(flags)
        return [t if a else None for t, a in zip(spread(found, self.inexact), live, strict=True)]

    def _transpose(self, attrs: Attrs, cts: Sequence[Any], ins: Sequence[Any]) -> list[Any]:
        linear = is_linear(ins)
        with_ct = tuple([c is not None for c in cts])
        held = [x for x, flag in zip(ins, linear, strict=True) if not flag]
        return spread(self.transposed(linear, with_ct)(*held, *pick(cts, with_ct)), linear)

    def _batch(self, attrs: Attrs, ins: Sequence[Any], flags: Flags, size: int) -> Any:
        flags = tuple(flags)
        outs = self.batched(flags, size)(*ins)
        return outs, list(self.mapped(flags))

    # ---- what they stand on

    def active(self, flags: Flags) -> Flags:
        """Which results have a tangent where the flagged operands have one."""
        if self.jaxpr is None:
            return self.inexact if any(flags) else (False,) * len(self.inexact)
        found = reached(self.jaxpr, self._by_jaxpr(flags), differentiably=True)
        return tuple([a and b for a, b in zip(found, self.inexact, strict=True)])

    def mapped(self, flags: Flags) -> Flags:
        """Which results are batched where the flagged operands are."""
        if self.jaxpr is None:
            return (True,) * len(self.out_types)
        return reached(self.jaxpr, self._by_jaxpr(flags), differentiably=False)

    def _by_jaxpr(self, flags: Flags) -> Flags:
        """The flags of the jaxpr's own variables: what it closes over comes first."""
        n = len(self.in_types) - len(self.consts)
        return flags[n:] + flags[:n]

    def jvp(self, flags: Flags) -> Program:
        """Takes the operands, then tangents of the flagged; gives results, then their tangents."""
        return self._derive(("jvp", flags), lambda: self._make_jvp(flags))

    def _make_jvp(self, flags: Flags) -> Program:
        fun = jax_derived.jvp(self.fun, flags, self.inexact)
        types = [*self.in_types, *pick(self.in_types, flags)]
        return Program.traced(fun, f"{self.name}_jvp", types, self.wide)

    def linearized(self, flags: Flags) -> Split:
        """The two halves of the derivative by the flagged operands."""
        return self._derive(("linearized", flags), lambda: self._make_split(flags))

    def _make_split(self, flags: Flags) -> Split:
        forward, linear = jax_derived.linearize(self.fun, flags, self.inexact)
        first = Program.traced(forward, self.name, self.in_types, self.wide)
        tangents, saved = pick(self.in_types, flags), first.out_types[len(self.out_types) :]
        second = Program(linear, f"{self.name}_linear", [*tangents, *saved], self.wide)
        second.out_types = tuple(pick(self.out_types, self.inexact))
        return Split(first, second, self._residuals(first))

    def _residuals(self, forward: Program) -> tuple[tuple[str, int], ...]:
        """Where each residual is found; an operand, or a result, is not saved a second time."""
        jaxpr = forward.jaxpr
        place: dict[Any, tuple[str, int]] = {}
        for k, v in enumerate(jaxpr.outvars):
            if not hasattr(v, "val"):  # a literal cannot be hashed
                place.setdefault(v, ("result", k))
        place.update((v, ("operand", i)) for i, v in enumerate(jaxpr.invars))
        found = enumerate(jaxpr.outvars)
        return tuple([("result", k) if hasattr(v, "val") else place[v] for k, v in found])[
            len(self.out_types) :
        ]

    def transposed(self, linear: Flags, with_ct: Flags) -> Program:
        """Takes the other operands, then cotangents of the flagged results; gives those of the
        linear operands."""
        key = ("transposed", linear, with_ct)
        return self._derive(key, lambda: self._make_transposed(linear, with_ct))

    def _make_transposed(self, linear: Flags, with_ct: Flags) -> Program:
        fun = jax_derived.transpose(self.fun, self.in_types, linear, with_ct)
        others = tuple([not f for f in linear])
        types = [*pick(self.in_types, others), *pick(self.out_types, with_ct)]
        return Program.traced(fun, f"{self.name}_transpose", types, self.wide)

    def batched(self, flags: Flags, size: int) -> Program:
        """The program of many examples: flagged operands have them at dimension 0."""
        return self._derive(("batched", flags, size), lambda: self._make_batched(flags, size))

    def _make_batched(self, flags: Flags, size: int) -> Program:
        fun = jax_derived.vmap(self.fun, flags, self.mapped(flags), size)
        types = [
            t.with_shape((size, *t.shape)) if f else t
            for t, f in zip(self.in_types, flags, strict=True)
        ]
        return Program.traced(fun, self.name, types, self.wide)

    def _derive(self, key: Any, make: Callable[[], Any]) -> Any:
        found = self.derived.get(key)
        if found is None:
            found = self.derived[key] = make()
        return found


def _runs_at_once() -> bool:
    """Whether what is emitted now runs, rather than being recorded."""
    interp = state.interp
    while type(interp) is Linearizer:
        interp = interp.outer
    return interp is eager()


def _plain(x: Any) -> Any:
    """What a jaxpr closes over, as NumPy's or JAX's array."""
    import jax

    return x if isinstance(x, jax.Array) else np.asarray(x)


def _jit(fun: Function, name: str, shown: tuple[Any, Sequence[str]] | None = None) -> Any:
    import jax

    def named(*xs: Any) -> Any:
        return fun(*xs)

    named.__name__ = name
    if shown is not None:
        named.__wrapped__, names = shown  # type: ignore[attr-defined]
        kinds = [Parameter(n, Parameter.POSITIONAL_ONLY) for n in _identifiers(names)]
        named.__signature__ = Signature(kinds)  # type: ignore[attr-defined]
    return jax.jit(named, keep_unused=True)


def _identifiers(names: Sequence[str]) -> list[str]:
    """Names such as ``params['w']`` as parameters may be called, each once."""
    found: list[str] = []
    for i, name in enumerate(names):
        word = re.sub(r"\W+", "_", name).strip("_")
        plain = word.isidentifier() and not iskeyword(word) and word not in found
        found.append(word if plain else f"x{i}_{word}")
    return found
