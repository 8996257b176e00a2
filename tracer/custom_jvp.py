"""`custom_jvp`: a function whose derivative is given, in JAX's form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.errors import GradError, NoRuleError
from monograph.hlo.ops import convert, custom_jvp_call
from monograph.hlo.ops.named import vary
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.autodiff import zero_of
from monograph.tracer.avals import value_of
from monograph.tracer.custom import (
    Call,
    Ruled,
    SymbolicZero,
    leaf_type,
    rule_error,
    shown,
)
from monograph.tracer.float0 import FLOAT0, is_float0


class custom_jvp(Ruled):
    """A function whose derivative is given with `defjvp`.

    Args:
        fun: a function of trees of arrays.
        nondiff_argnums: positions of arguments that are no data (functions, settings); the rule
            gets them first.
        nondiff_argnames: the same by name.

    >>> import monograph as mg
    >>> @mg.custom_jvp
    ... def f(x, y):
    ...     return mg.numpy.sin(x) * y
    >>> @f.defjvp
    ... def f_jvp(primals, tangents):
    ...     (x, y), (dx, dy) = primals, tangents
    ...     return f(x, y), mg.numpy.cos(x) * dx * y + mg.numpy.sin(x) * dy
    >>> mg.grad(f)(0.0, 3.0).item()
    3.0
    """

    kind = "custom_jvp"
    record = custom_jvp_call

    def __init__(
        self,
        fun: Callable[..., Any],
        nondiff_argnums: Sequence[int] = (),
        nondiff_argnames: Sequence[str] = (),
    ) -> None:
        super().__init__(fun, nondiff_argnums, nondiff_argnames)
        self.jvp: Callable[..., Any] | None = None
        self.symbolic_zeros = False

    def defjvp(self, jvp: Callable[..., Any], symbolic_zeros: bool = False) -> Callable[..., Any]:
        """Give the derivative; a decorator.

        Args:
            jvp: ``(primals, tangents) -> (out, tangent_out)``; arguments that are no data come
                first.
            symbolic_zeros: whether tangents that are zero come as `SymbolicZero`.
        """
        self.jvp = jvp
        self.symbolic_zeros = symbolic_zeros
        return jvp

    def defjvps(self, *jvps: Callable[..., Any] | None) -> None:
        """Give one rule per argument: ``(tangent, out, *primals) -> tangent_out``, or None."""
        if self.static:
            raise GradError(
                "defjvps does not go together with nondiff_argnums",
                fix="give the whole rule with defjvp.",
            )

        def whole(primals: Sequence[Any], tangents: Sequence[Any]) -> Any:
            out = self(*primals)
            total = None
            for rule, t in zip(jvps, tangents, strict=False):
                if rule is not None:
                    part = rule(t, out, *primals)
                    total = part if total is None else tree.map(_plus, total, part)
            zero = tree.map(lambda x: zero_of(value_of(x).type.strong), out)
            return out, zero if total is None else total

        self.defjvp(whole)

    def check(self) -> None:
        if self.jvp is None:
            raise NoRuleError(
                f"custom_jvp: {self.name!r} has no derivative rule yet",
                fix=f"give one with {self.name}.defjvp.",
            )

    def rule_for(self, call: Call) -> Any:
        assert self.jvp is not None
        return _Rule(call, self.jvp, self.symbolic_zeros)


def _plus(a: Any, b: Any) -> Any:
    return a if is_float0(a) else value_of(a) + value_of(b)  # type: ignore[operator]


class _Rule:
    """The rule of one call, on flat values."""

    def __init__(self, call: Call, jvp: Callable[..., Any], symbolic: bool) -> None:
        self.call, self.jvp, self.symbolic = call, jvp, symbolic

    def __call__(self, ins: Sequence[Any], ts: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        call = self.call
        primals, closed = call.split(ins)
        tangents, closed_ts = call.split(ts)
        call.refuse_closed(closed_ts)
        full = [self._tangent(x.type.strong, t) for x, t in zip(primals, tangents, strict=True)]
        with call.running(closed):
            got = self.jvp(*call.settings, call.arguments(primals), call.arguments(full))
            return self._checked(got)

    def _tangent(self, t: TensorType, given: Any) -> Any:
        if given is None or not t.dtype.is_inexact:
            return SymbolicZero(t) if self.symbolic else zero_of(t)
        return given

    def _checked(self, got: Any) -> tuple[list[Any], list[Any]]:
        rule, name = name_of(self.jvp), self.call.owner.name
        if not isinstance(got, tuple | list) or len(got) != 2:
            raise rule_error(
                self.jvp,
                f"custom_jvp: the rule {rule!r} of {name!r} must return a pair (out, tangent_out)",
                operands={"returned": tree.describe(got)},
                fix="return the result and its tangent.",
            )
        outs, out_tree = tree.flatten(got[0])
        tangents, tangent_tree = tree.flatten(got[1])
        wanted = self.call.out_tree
        if out_tree != wanted or tangent_tree != wanted:
            raise rule_error(
                self.jvp,
                f"custom_jvp: the rule {rule!r} of {name!r} returns other containers than {name!r}",
                operands={
                    name: tree.describe(wanted),
                    "out": tree.describe(out_tree),
                    "tangent_out": tree.describe(tangent_tree),
                },
                fix="return a pair of trees like the function's result.",
            )
        types = self.call.out_types
        values = [self._out(x, t, i) for i, (x, t) in enumerate(zip(outs, types, strict=True))]
        found = [
            self._pushed(x, t, i) for i, (x, t) in enumerate(zip(tangents, types, strict=True))
        ]
        return values, found

    def _out(self, x: Any, t: TensorType, number: int) -> Any:
        value = vary(value_of(x, f"result {number} of the rule {name_of(self.jvp)!r}"), t.vary)
        if value.type.strong is not t.strong:
            raise self._mismatch("result", number, value.type, t)
        return value if value.type is t else convert(value, dtype=t.dtype, weak=t.weak)

    def _pushed(self, x: Any, t: TensorType, number: int) -> Any:
        what = f"tangent {number} of the rule {name_of(self.jvp)!r}"
        shape, dtype = leaf_type(x, what)
        wanted = t.dtype.np if t.dtype.is_inexact else FLOAT0
        if shape != t.shape or dtype != wanted:
            raise self._mismatch("tangent", number, shown(shape, dtype), shown(t.shape, wanted))
        if not t.dtype.is_inexact or isinstance(x, SymbolicZero):
            return None
        return vary(value_of(x, what), t.vary)

    def _mismatch(self, what: str, number: int, have: Any, want: Any) -> GradError:
        rule, name = name_of(self.jvp), self.call.owner.name
        return rule_error(
            self.jvp,
            f"custom_jvp: the rule {rule!r} of {name!r} returns a {what} of the wrong type",
            operands={f"{what} {number}": have, "expected": want},
            fix="return the result and its tangent with the shapes and types of the function's "
            "result.",
        )
