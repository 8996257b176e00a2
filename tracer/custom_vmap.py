"""`custom_vmap`: a function whose batching is given, in JAX's form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.errors import NoRuleError, VmapError
from monograph.hlo.ops.custom_vmap import custom_vmap_call
from monograph.hlo.ops.named import vary
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import value_of
from monograph.tracer.control import map as loop
from monograph.tracer.custom import Call, Ruled, definition


class custom_vmap(Ruled):
    """A function whose batching is given with `def_vmap`.

    Args:
        fun: a function of trees of arrays.

    >>> import monograph as mg
    >>> @custom_vmap
    ... def f(x):
    ...     return x + 1
    >>> @f.def_vmap
    ... def rule(axis_size, in_batched, xs):
    ...     return xs * 10, True
    >>> f(1.0), mg.vmap(f)(mg.numpy.arange(3.0)).tolist()
    (2.0, [0.0, 10.0, 20.0])
    """

    kind = "custom_vmap"
    record = custom_vmap_call

    def __init__(self, fun: Callable[..., Any]) -> None:
        super().__init__(fun, (), ())
        self.vmap_rule: Callable[..., Any] | None = None

    def def_vmap(self, vmap_rule: Callable[..., Any]) -> Callable[..., Any]:
        """Give the batching rule; a decorator.

        Args:
            vmap_rule: ``(axis_size, in_batched, *args) -> (out, out_batched)``: `in_batched` says
                which leaves of the arguments have the batch at dimension 0, `out_batched` the same
                of the result.
        """
        self.vmap_rule = vmap_rule
        return vmap_rule

    def check(self) -> None:
        if self.vmap_rule is None:
            raise NoRuleError(
                f"custom_vmap: {self.name!r} has no batching rule yet",
                fix=f"give one with {self.name}.def_vmap.",
            )

    def rule_for(self, call: Call) -> Any:
        assert self.vmap_rule is not None
        return _Rule(call, self.vmap_rule)


class _Rule:
    """The batching rule of one call, on flat values."""

    def __init__(self, call: Call, rule: Callable[..., Any]) -> None:
        self.call, self.rule = call, rule

    def __call__(
        self, ins: Sequence[Any], flags: Sequence[bool], size: int
    ) -> tuple[list[Any], list[bool]]:
        call = self.call
        leaves, closed = call.split(ins)
        marks, closed_marks = call.split(flags)
        if any(closed_marks):
            raise VmapError(
                f"custom_vmap: {call.owner.name!r} closes over a value that is mapped",
                why="its rule speaks of its arguments only.",
                fix="pass the value as one more argument.",
                loc=definition(call.owner.fun),
            )
        with call.running(closed):
            got = self.rule(size, list(call.arguments(marks)), *call.arguments(leaves))
            return self._checked(got, size)

    def _checked(self, got: Any, size: int) -> tuple[list[Any], list[bool]]:
        if not isinstance(got, tuple | list) or len(got) != 2:
            raise self._wrong("must return a pair (out, out_batched)", tree.describe(got))
        outs, out_tree = tree.flatten(got[0])
        flags, flag_tree = tree.flatten(got[1])
        if out_tree != flag_tree:
            raise self._wrong("says of other containers whether they are batched", flag_tree)
        if out_tree != self.call.out_tree:
            raise self._wrong("returns other containers than the function", out_tree)
        values = [value_of(x, f"a result of {name_of(self.rule)!r}") for x in outs]
        found = []
        for x, f, t in zip(values, flags, self.call.out_types, strict=True):
            want = t.strong.with_shape((size, *t.shape)) if f else t.strong
            found.append(vary(x, t.vary))
            if found[-1].type.strong is not want:
                raise self._wrong("returns another type than the function", x.type, want)
        return found, [bool(f) for f in flags]

    def _wrong(self, what: str, got: Any, want: Any = None) -> VmapError:
        shown = tree.describe(got) if isinstance(got, tree.TreeDef) else got
        return VmapError(
            f"custom_vmap: the rule {name_of(self.rule)!r} of {self.call.owner.name!r} {what}",
            operands={
                "expected": want or tree.describe(self.call.out_tree),
                "returned": shown,
            },
            fix="return the batched result, and a tree like it of True and False.",
            loc=definition(self.rule),
        )


def sequential_vmap(f: Callable[..., Any]) -> custom_vmap:
    """A function that runs once per example, one after the other, where it is mapped.

    >>> import monograph as mg
    >>> mg.vmap(sequential_vmap(lambda x: x + 1))(mg.numpy.arange(3.0)).tolist()
    [1.0, 2.0, 3.0]
    """
    made = custom_vmap(f)

    @made.def_vmap
    def rule(axis_size: int, in_batched: list[Any], *args: Any) -> Any:
        leaves, treedef = tree.flatten(args)
        flags = tree.leaves(tuple(in_batched))

        def one(rows: list[Any]) -> Any:
            rest = iter(rows)
            row = [next(rest) if f else x for x, f in zip(leaves, flags, strict=True)]
            return made(*treedef.unflatten(row))

        out = loop(one, [x for x, f in zip(leaves, flags, strict=True) if f])
        return out, tree.map(lambda _: True, out)

    return made
