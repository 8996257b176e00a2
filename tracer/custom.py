"""What functions with rules of their own share: `custom_jvp`, `custom_vjp`, `custom_vmap`.

A call traces the function; its graph, the values it closes over and a rule become one op. The rule
runs later, perhaps after the traces around the function have ended: what it closes over then stands
for the op's operands (`Call.running`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from monograph.hlo.axes import in_scope
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, GradError, LeakedTracerError, StaticArgumentError
from monograph.hlo.graph import Node
from monograph.hlo.location import Loc
from monograph.hlo.record import OpDef
from monograph.hlo.state import located, state
from monograph.hlo.types import TensorType, tensor
from monograph.hlo.types import dtype as hlo_dtype
from monograph.tracer import tree
from monograph.tracer.arguments import as_tuple, name_of, parameter_names, signature_of
from monograph.tracer.autodiff import zero_of
from monograph.tracer.avals import value_of
from monograph.tracer.compile_time import runs_now
from monograph.tracer.float0 import FLOAT0, is_float0
from monograph.tracer.ref import Ref, for_rules
from monograph.tracer.ref_trees import flatten
from monograph.tracer.stand_in import StandIn
from monograph.tracer.trace import Trace, trace


class Ruled(StandIn):
    """A function with rules; subclasses say which record its calls are."""

    record: OpDef
    kind: str  # what messages call it, such as custom_jvp
    changes = False  # whether rules take care of `Ref`s

    def __init__(self, fun: Callable[..., Any], nums: Any, names: Any) -> None:
        super().__init__(fun, functools.WRAPPER_UPDATES)
        self.name = name_of(fun)
        self.static = _static_positions(fun, nums, names)
        self.kept: dict[Any, Any] = {}  # see monograph.tracer.kept

    def __repr__(self) -> str:
        return f"<{self.kind} of {self.name}>"

    def rule_for(self, call: Call) -> Any:
        """The rule of the op that this call becomes."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise if the rules are not there yet."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.check()
        given = resolved(self, args, kwargs)
        if runs_now(tree.leaves(given)):
            return self.fun(*tree.map(_own, given))
        fixed = {i: given[i] for i in self.static if i < len(given)}
        dyn = tuple([x for i, x in enumerate(given) if i not in fixed])
        leaves, treedef = flatten(dyn)
        values = [value_of(x, f"an argument of {self.name!r}") for x in leaves]
        call = Call(self, fixed, len(given), treedef, [v.type for v in values], state.axes)
        made = call.trace(values)
        outs = self.record(*values, *made.operands, graph=made.graph, rule=self.rule_for(call))
        return made.out_tree.unflatten(made.settle(outs))


@dataclass(eq=False)
class Call:
    """One call of a function with rules.

    Attributes:
        owner: the function.
        fixed: arguments that are no data, by position.
        count: the number of arguments.
        treedef: the structure of the others.
        types: of their leaves.
        axes: the named axes in scope.
        out_tree, out_types: of the result, once it is traced.
        captured: for each value that the function closes over, its node (None: not traced).
        refs: the `Ref`s among the arguments, if rules take care of them.
        captures, written: as the trace has them.
    """

    owner: Ruled
    fixed: dict[int, Any]
    count: int
    treedef: tree.TreeDef
    types: list[TensorType]
    axes: tuple[Any, ...]
    out_tree: Any = None
    out_types: tuple[TensorType, ...] = ()
    captured: list[Node | None] = field(default_factory=list)
    refs: tuple[Ref, ...] = ()
    captures: tuple[Any, ...] = ()
    written: tuple[Ref, ...] = ()

    def trace(self, values: Sequence[Any]) -> Trace:
        """The function's graph for arguments that hold these values."""
        owner = self.owner

        def flat(*leaves: Any) -> Any:
            dyn = self.arguments(leaves)
            out = owner.fun(*self.joined(dyn))
            if owner.changes:
                self.refs = tuple([x for x in tree.leaves(dyn) if isinstance(x, Ref)])
                for_rules(self.refs)
            return out

        made = trace(flat, self.types, values, owner.name, self.names, changes=owner.changes)
        self.out_tree, self.out_types = made.out_tree, made.returned
        self.captures, self.written = made.captures, made.written
        self.captured = [x.node if type(x) is Tracer else None for x in made.captures]
        return made

    def names(self) -> list[str]:
        """Of the leaves, for messages."""
        words = parameter_names(self.owner.fun, self.count)
        kept = [w for i, w in enumerate(words) if i not in self.fixed]
        return [kept[p[0].idx] + tree.keystr(p[1:]) for p in tree.paths(self.treedef)]

    def arguments(self, leaves: Sequence[Any]) -> tuple[Any, ...]:
        """The arguments that hold data."""
        found: Any = self.treedef.unflatten(leaves)
        return tuple(found)

    def joined(self, dyn: Sequence[Any]) -> list[Any]:
        """All arguments in their order."""
        rest = iter(dyn)
        return [self.fixed[i] if i in self.fixed else next(rest) for i in range(self.count)]

    @property
    def settings(self) -> list[Any]:
        """The arguments that are no data, in their order; rules get them first."""
        return [self.fixed[i] for i in sorted(self.fixed)]

    def split(self, ins: Sequence[Any]) -> tuple[Sequence[Any], Sequence[Any]]:
        """Operands of the op: arguments, and what the function closes over."""
        return ins[: len(self.types)], ins[len(self.types) :]

    @contextmanager
    def running(self, closed: Sequence[Any]) -> Iterator[None]:
        """A rule runs: traced values that the function closes over stand for these values."""
        before = state.closure
        named = {n: x for n, x in zip(self.captured, closed, strict=True) if n is not None}
        state.closure = {**before, **named} if named else before
        try:
            with in_scope(self.axes), located(None):
                yield
        finally:
            state.closure = before

    def refuse_closed(self, closed: Sequence[Any]) -> None:
        """Raise if a value that the function closes over is differentiated: no rule covers it."""
        if any(x is not None and x is not False for x in closed):
            raise LeakedTracerError(
                f"{self.owner.kind}: {self.owner.name!r} is differentiated with respect to a "
                "value that it closes over",
                why="its rule covers its arguments only.",
                fix="pass the value as one more argument, or wrap it in lax.stop_gradient.",
                loc=definition(self.owner.fun),
            )


def _own(x: Any) -> Any:
    """Outside every trace a function sees arrays of this package, and numbers as they are."""
    return value_of(x) if isinstance(x, np.ndarray | np.generic) and not is_float0(x) else x


def _static_positions(fun: Callable[..., Any], nums: Any, names: Any) -> frozenset[int]:
    positions = set(as_tuple(nums))
    words = as_tuple(names)
    if not positions and not words:
        return frozenset()
    signature = signature_of(fun)
    known = list(signature.parameters) if signature else []
    for name in words:
        if name not in known:
            raise StaticArgumentError(
                f"nondiff_argnames has {name!r}, which {name_of(fun)!r} does not take",
                operands={"signature": f"{name_of(fun)}{signature}"},
                fix="use the name of a parameter.",
            )
        positions.add(known.index(name))
    return frozenset(positions)


def resolved(owner: Ruled, args: Sequence[Any], kwargs: dict[str, Any]) -> tuple[Any, ...]:
    """All arguments by position, defaults among them: rules take them so."""
    signature = signature_of(owner.fun)
    if signature is None:
        if kwargs:
            raise ArgumentError(
                f"{owner.kind}: {owner.name!r} shows no signature, so it takes no keywords",
                fix="pass all arguments by position.",
            )
        return tuple(args)
    try:
        bound = signature.bind(*args, **kwargs)
    except TypeError as e:
        raise ArgumentError(
            f"{owner.kind}: the arguments do not fit {owner.name!r}: {e}",
            operands={"signature": f"{owner.name}{signature}"},
            fix="call it with the arguments of its signature.",
        ) from None
    bound.apply_defaults()  # those that can be given by keyword only are the function's own affair
    passed = [k for k in bound.kwargs if k in kwargs]
    if passed:
        raise ArgumentError(
            f"{owner.kind}: arguments of {owner.name!r} can be passed by keyword only",
            operands={"keywords": ", ".join(passed)},
            why="a rule takes its arguments by position.",
            fix="make them positional in the signature.",
        )
    return bound.args


def definition(fun: Callable[..., Any]) -> Loc | None:
    """Where a function is defined, for messages about it."""
    inner: Any = fun
    while not hasattr(inner, "__code__") and hasattr(inner, "func"):
        inner = inner.func
    code = getattr(inner, "__code__", None)
    return Loc(code, 0) if code is not None else None


def rule_error(
    rule: Callable[..., Any], what: str, *, operands: dict[str, Any], fix: str
) -> GradError:
    """The error for a rule that returns something else than it must; it shows the rule's line."""
    return GradError(what, operands=operands, fix=fix, loc=definition(rule))


# ---- zeros that need no array --------------------------------------------------------------------


class SymbolicZero:
    """A tangent or cotangent that is zero because nothing depends on what it belongs to.

    Attributes:
        aval: its type; `shape`, `dtype` and `ndim` are also there.
    """

    __slots__ = ("aval",)

    def __init__(self, aval: Any) -> None:
        self.aval = aval

    @staticmethod
    def from_primal_value(value: Any) -> SymbolicZero:
        """The zero tangent of a value."""
        return SymbolicZero(value_of(value).type.strong)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.aval.shape)

    @property
    def dtype(self) -> Any:
        return FLOAT0 if not self.aval.dtype.is_inexact else self.aval.dtype.np

    @property
    def ndim(self) -> int:
        return len(self.aval.shape)

    @property
    def size(self) -> int:
        return int(np.prod(self.aval.shape, dtype=np.int64))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SymbolicZero):
            return NotImplemented
        return self.shape == other.shape and self.dtype == other.dtype

    def __hash__(self) -> int:
        return hash((self.shape, str(self.dtype)))

    def __repr__(self) -> str:
        return f"SymbolicZero({self.aval})"


def zero_from_primal(val: Any, symbolic_zeros: bool = False) -> Any:
    """The zero tangent of a value: an array, or a `SymbolicZero` if `symbolic_zeros`."""
    t = value_of(val).type.strong
    return SymbolicZero(t) if symbolic_zeros else zero_of(t)


def shown(shape: tuple[int, ...], dtype: Any) -> str:
    """A type as messages write it."""
    return f"float0{list(shape)}" if dtype == FLOAT0 else str(tensor(shape, hlo_dtype(dtype)))


def leaf_type(x: Any, what: str) -> tuple[tuple[int, ...], Any]:
    """Shape and element type (of NumPy) of what a rule returned, symbolic zeros among it."""
    if isinstance(x, SymbolicZero):
        return x.shape, np.dtype(x.dtype)
    if is_float0(x):
        return tuple(x.shape), FLOAT0
    t = value_of(x, what).type
    return t.shape, t.dtype.np
