"""`custom_vjp`: a function whose reverse-mode derivative is given, in JAX's form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo.builder import Tracer
from monograph.hlo.errors import (
    ArgumentError,
    GradError,
    LeakedTracerError,
    NoRuleError,
    TreeError,
)
from monograph.hlo.ops import convert, custom_vjp_call
from monograph.hlo.ops.custom import Forward
from monograph.hlo.ops.named import vary
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.autodiff import zero_of
from monograph.tracer.avals import shortened, value_of
from monograph.tracer.closure import closed
from monograph.tracer.custom import Call, Ruled, SymbolicZero, leaf_type, rule_error, shown
from monograph.tracer.float0 import FLOAT0
from monograph.tracer.ref_rules import Held, RuleRefs
from monograph.tracer.ref_trees import flatten


class custom_vjp(Ruled):
    """A function whose reverse-mode derivative is given with `defvjp`; forward mode is refused.

    Args:
        fun: a function of trees of arrays.
        nondiff_argnums: positions of arguments that are no data (functions, settings): `fwd` gets
            them in their places, `bwd` first.
        nondiff_argnames: the same by name.

    >>> import monograph as mg
    >>> @mg.custom_vjp
    ... def f(x, y):
    ...     return mg.numpy.sin(x) * y
    >>> def f_fwd(x, y):
    ...     return f(x, y), (mg.numpy.cos(x), mg.numpy.sin(x), y)
    >>> def f_bwd(residuals, g):
    ...     cos_x, sin_x, y = residuals
    ...     return cos_x * g * y, sin_x * g
    >>> f.defvjp(f_fwd, f_bwd)
    >>> mg.grad(f)(0.0, 3.0).item()
    3.0
    """

    kind = "custom_vjp"
    changes = True
    record = custom_vjp_call

    def __init__(
        self,
        fun: Callable[..., Any],
        nondiff_argnums: Sequence[int] = (),
        nondiff_argnames: Sequence[str] = (),
    ) -> None:
        super().__init__(fun, nondiff_argnums, nondiff_argnames)
        self.fwd: Callable[..., Any] | None = None
        self.bwd: Callable[..., Any] | None = None
        self.symbolic_zeros = False

    def defvjp(
        self,
        fwd: Callable[..., Any],
        bwd: Callable[..., Any],
        symbolic_zeros: bool = False,
        optimize_remat: bool = False,
    ) -> None:
        """Give both halves of the derivative.

        Args:
            fwd: like the function, but returns ``(out, residuals)``.
            bwd: ``(residuals, cotangent of out) -> cotangents``, a tuple with one tree per argument
                (None: zero).
            symbolic_zeros: whether `fwd` gets `CustomVJPPrimal`s, and `bwd` cotangents that are
                zero as `SymbolicZero`.
            optimize_remat: accepted; what nobody uses of `fwd` is dropped in any case.
        """
        if symbolic_zeros and optimize_remat:
            raise GradError(
                "defvjp: symbolic_zeros and optimize_remat do not go together",
                fix="leave one of them out.",
            )
        self.fwd, self.bwd, self.symbolic_zeros = fwd, bwd, symbolic_zeros

    def check(self) -> None:
        if self.fwd is None or self.bwd is None:
            raise NoRuleError(
                f"custom_vjp: {self.name!r} has no derivative rule yet",
                fix=f"give one with {self.name}.defvjp.",
            )

    def rule_for(self, call: Call) -> Any:
        for x in tree.leaves(call.settings):
            if type(x) is Tracer:
                raise LeakedTracerError(
                    f"custom_vjp: {self.name!r} got a traced value for an argument of "
                    "nondiff_argnums",
                    operands={"value": x.type},
                    why="these arguments are settings, such as functions.",
                    fix="pass it as an ordinary argument, and return None for its cotangent.",
                )
        assert self.fwd is not None and self.bwd is not None
        return _Rule(call, self.fwd, self.bwd, self.symbolic_zeros)


@dataclass
class CustomVJPPrimal:
    """An argument of `fwd` where `symbolic_zeros` is on.

    Attributes:
        value: the argument.
        perturbed: whether anything is differentiated by it.
    """

    value: Any
    perturbed: bool


def custom_vjp_primal_tree_values(primals: Any) -> Any:
    """The values of a tree of `CustomVJPPrimal`s."""

    def value(leaf: Any) -> Any:
        if not isinstance(leaf, CustomVJPPrimal):
            raise GradError(
                f"a leaf is {type(leaf).__name__}, not a CustomVJPPrimal",
                fix="pass what the forward rule got, with symbolic_zeros=True.",
            )
        return leaf.value

    return tree.map(value, primals)


@dataclass(frozen=True, eq=False)
class _Rule:
    """The first half of the rule of one call, on flat values."""

    call: Call
    fwd: Callable[..., Any]
    bwd: Callable[..., Any]
    symbolic: bool

    def __call__(self, ins: Sequence[Any], active: Sequence[bool]) -> Forward:
        call = self.call
        leaves, closed = call.split(ins)
        flags, closed_flags = call.split(active)
        refs = RuleRefs(call, closed_flags)
        call.refuse_closed(refs.others(closed_flags))
        if self.symbolic:
            pairs = zip(leaves, flags, strict=True)
            leaves = [CustomVJPPrimal(x, bool(a)) for x, a in pairs]
        with call.running(closed):
            held = refs.forward(closed)
            got = self.fwd(*call.joined(held.put(call.arguments(leaves))))
            outs, residuals, treedef = self._checked(got)
            outs += refs.results(held)
        wanted = tuple(i for i, a in enumerate(flags) if a)
        pull = _Pull(self, treedef, wanted, refs, held)
        return Forward(outs, [*residuals, *closed], pull)

    def active(self, flags: Sequence[bool]) -> tuple[bool, ...]:
        """Which results depend on active operands."""
        leaves, closed = self.call.split(flags)
        refs = RuleRefs(self.call, closed)
        own = any(leaves) or any(refs.others(closed))
        return (*(own for _ in self.call.out_types), *refs.moving())

    def _checked(self, got: Any) -> tuple[list[Any], list[Any], tree.TreeDef]:
        """Results, residuals, and the structure of these."""
        fwd, name = name_of(self.fwd), self.call.owner.name
        if not isinstance(got, tuple | list) or len(got) != 2:
            raise rule_error(
                self.fwd,
                f"custom_vjp: the forward rule {fwd!r} of {name!r} must return a pair "
                "(out, residuals)",
                operands={"returned": tree.describe(got)},
                fix="return the result and what the backward rule needs.",
            )
        outs, out_tree = tree.flatten(got[0])
        if out_tree != self.call.out_tree:
            raise rule_error(
                self.fwd,
                f"custom_vjp: the forward rule {fwd!r} returns other containers than {name!r}",
                operands={
                    name: tree.describe(self.call.out_tree),
                    fwd: tree.describe(out_tree),
                },
                fix="return (out, residuals) with a result like the function's.",
            )
        values = []
        for i, (x, t) in enumerate(zip(outs, self.call.out_types, strict=True)):
            value = vary(value_of(x, f"result {i} of {fwd!r}"), t.vary)
            if value.type.strong is not t.strong:
                raise rule_error(
                    self.fwd,
                    f"custom_vjp: the forward rule {fwd!r} returns another type than {name!r}",
                    operands={fwd: value.type, name: t},
                    fix="return (out, residuals) with a result like the function's.",
                )
            same = value.type is t
            values.append(value if same else convert(value, dtype=t.dtype, weak=t.weak))
        leaves, treedef = flatten(got[1])
        return values, [value_of(x, f"a residual of {fwd!r}") for x in leaves], treedef


@dataclass(frozen=True, eq=False)
class _Pull:
    """The second half, on flat values.

    Attributes:
        rule: the first half.
        treedef: the structure of the residuals.
        wanted: which leaves of the arguments get a cotangent.
        refs: those that the rule uses.
        held: those that the first half got in their places.
    """

    rule: _Rule
    treedef: tree.TreeDef
    wanted: tuple[int, ...]
    refs: RuleRefs
    held: Held

    def __call__(self, residuals: Sequence[Any], cts: Sequence[Any]) -> list[Any]:
        call, n = self.rule.call, self.treedef.num_leaves
        inexact = sum(t.dtype.is_inexact for t in call.out_types)
        state = self.refs.state(cts[inexact:])
        if call.refs and (not self.wanted or all(ct is None for ct in cts[:inexact])):
            return [*(None for _ in self.wanted), *state]  # nothing comes from behind
        given = iter(cts)
        full = []
        for t in call.out_types:
            ct = next(given) if t.dtype.is_inexact else None
            symbol = SymbolicZero(t.strong) if self.rule.symbolic else zero_of(t.strong)
            full.append(symbol if ct is None else ct)
        with call.running(residuals[n:]):
            now = self.refs.backward(self.held, state)
            got = self.rule.bwd(
                *call.settings,
                now.put(self.treedef.unflatten(residuals[:n])),
                call.out_tree.unflatten(full),
            )
            leaves = self._leaves(got)
            return [*(self._checked(leaves[i], i) for i in self.wanted), *self.refs.after(now)]

    def _leaves(self, got: Any) -> list[Any]:
        """One entry per leaf of the arguments, None for zero."""
        call = self.rule.call
        arguments = call.treedef.children()
        if isinstance(got, list) and len(got) == len(arguments):
            got = tuple(got)
        if not isinstance(got, tuple):
            raise self._other_tree(got)
        try:
            return tree.broadcast_prefix(got, call.treedef, "the cotangents")
        except TreeError:
            raise self._other_tree(got) from None

    def _other_tree(self, got: Any) -> GradError:
        bwd, name = name_of(self.rule.bwd), self.rule.call.owner.name
        return rule_error(
            self.rule.bwd,
            f"custom_vjp: the backward rule {bwd!r} of {name!r} must return a tuple with one tree "
            "per argument",
            operands={
                "arguments": tree.describe(self.rule.call.treedef),
                "returned": tree.describe(got),
            },
            fix="return one cotangent per argument, like it (None for zero), also for a single "
            "argument: (g,).",
        )

    def _checked(self, x: Any, number: int) -> Any:
        t = self.rule.call.types[number]
        if x is None:
            return None
        name = self.rule.call.names()[number]
        shape, dtype = leaf_type(x, f"the cotangent of {name}")
        if shape != t.shape or (dtype != t.dtype.np and not _loose(dtype, t)):
            raise rule_error(
                self.rule.bwd,
                f"custom_vjp: the backward rule {name_of(self.rule.bwd)!r} returns a cotangent of "
                "another type than the argument",
                operands={name: t, "cotangent": shown(shape, dtype)},
                fix="return cotangents with the shapes and element types of the arguments.",
            )
        if isinstance(x, SymbolicZero) or dtype == FLOAT0:
            return None
        value = vary(value_of(x, f"the cotangent of {name}"), t.vary)
        extra = value.type.vma - t.vma
        if extra:
            raise rule_error(
                self.rule.bwd,
                f"custom_vjp: the backward rule {name_of(self.rule.bwd)!r} returns a cotangent "
                "that differs from device to device, of an argument that does not",
                operands={name: t, "cotangent": value.type},
                fix=f"sum it over the devices: lax.psum(ct, {tuple(sorted(map(str, extra)))}).",
            )
        return value if value.type.dtype is t.dtype else convert(value, dtype=t.dtype)


def _loose(dtype: Any, t: TensorType) -> bool:
    """Another element type is let pass, and converted, where the argument's is inexact."""
    return t.dtype.is_inexact and dtype != FLOAT0


def custom_gradient(fun: Callable[..., Any]) -> custom_vjp:
    """A function given together with its pullback: ``fun(*args) -> (out, g -> cotangents)``.

    The pullback returns one cotangent, or a tuple with one per argument.

    >>> import monograph as mg
    >>> f = mg.custom_gradient(lambda x: (x**2, lambda g: g * x))
    >>> mg.grad(f)(3.0).item()
    3.0
    """

    def pair(*args: Any) -> Any:
        made = fun(*args)
        if not isinstance(made, tuple | list) or len(made) != 2 or not callable(made[1]):
            raise ArgumentError(
                "custom_gradient takes a function that returns a result and its pullback",
                operands={"returned": shortened(made)},
                fix="return (out, lambda g: cotangents).",
            )
        return made

    @custom_vjp
    def wrapped(*args: Any) -> Any:
        return pair(*args)[0]

    wrapped.name = name_of(fun)

    def fwd(*args: Any) -> Any:
        out, pullback = pair(*args)
        return out, closed(pullback, out)

    def bwd(kept: Any, ct: Any) -> Any:
        found = kept(ct)
        single = tree.treedef_is_leaf(tree.structure(found))
        return (found,) if single else tuple(found)

    wrapped.defvjp(fwd, bwd)
    return wrapped
