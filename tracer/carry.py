"""Loop carries: their structure and types, and the types that the body keeps.

Called by `monograph.tracer.scanning` and `monograph.tracer.control`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from monograph.hlo.errors import CarryError
from monograph.hlo.graph import Graph
from monograph.hlo.ops import convert
from monograph.hlo.types import TensorType, tensor
from monograph.tracer import tree
from monograph.tracer.avals import values_of
from monograph.tracer.structure import brief, difference
from monograph.tracer.trace import Trace

_LISTED = 6  # leaves that a message names


def cast(x: Any, t: TensorType) -> Any:
    """`x` with the element type and the weak mark of `t`, which has its shape."""
    return x if x.type is t else convert(x, dtype=t.dtype, weak=t.weak)


@dataclass(frozen=True, eq=False)
class Carry:
    """The values a loop starts with.

    Attributes:
        values: the leaves.
        treedef: their structure.
        what: the loop, for messages.
        name: what the user's body calls the carry.
        inner: the path of the user's part, where a loop carries more (an index) beside it.
    """

    values: tuple[Any, ...]
    treedef: tree.TreeDef
    what: str
    name: str = "carry"
    inner: str = ""

    @classmethod
    def of(cls, init: Any, what: str, name: str = "carry", inner: str = "") -> Carry:
        """The leaves of `init`."""
        values, treedef = values_of(init, f"{what}: the initial value")
        return cls(tuple(values), treedef, what, name, inner)

    @property
    def types(self) -> list[TensorType]:
        return [v.type for v in self.values]

    def cast(self, types: Sequence[TensorType]) -> Carry:
        """The same values, converted to these types."""
        made = tuple(cast(v, t) for v, t in zip(self.values, types, strict=True))
        return replace(self, values=made)

    def unchanged(self, body: Graph, outs: Sequence[Any]) -> list[Any]:
        """The loop's results, but the first value itself where no step changes it.

        It does not depend on when the loop ends then, so that `vmap` need not map it.
        """
        n = len(self.values)
        steps = zip(self.values, body.params, body.outs, outs[:n], strict=False)
        return [*(x if o is p else out for x, p, o, out in steps), *outs[n:]]

    def called(self, path: str) -> str:
        """What the user's body calls the leaf at a path."""
        return self.name + path.removeprefix(self.inner)


def fixed_point(
    carry: Carry,
    body_of: Callable[[Sequence[TensorType]], Trace],
    carried: Callable[[Trace], tree.TreeDef],
) -> tuple[Trace, Carry]:
    """Trace the body; once more where weakly typed carries take the type that it returns.

    Args:
        carry: initial values.
        body_of: traces the body for carries of these types; its first results are the carries.
        carried: the structure of the carry that a trace returns.

    Raises:
        CarryError: if the body changes the carry's structure, shapes or types.
    """
    made = body_of(carry.types)
    _check_structure(carry, carried(made))
    n = len(carry.values)
    wanted = [_promoted(a, b) for a, b in zip(carry.types, made.graph.out_types[:n], strict=True)]
    if any(a is not b for a, b in zip(carry.types, wanted, strict=True)):
        carry = carry.cast(wanted)
        made = body_of(carry.types)
        _check_structure(carry, carried(made))
    outs = made.graph.out_types[:n]
    _check_types(carry, outs)
    return made, carry.cast([_marked(a, b) for a, b in zip(carry.types, outs, strict=True)])


_KINDS = {"bool": 0, "uint": 1, "int": 1, "float": 2, "complex": 3}


def _promoted(start: TensorType, end: TensorType) -> TensorType:
    """The type to start with: a weak one gives way to another element type of the body."""
    if not start.weak or start.shape != end.shape or start.dtype is end.dtype:
        return start
    before, after = _KINDS[start.dtype.kind], _KINDS[end.dtype.kind]
    return end.strong if after > before or (after == before and not end.weak) else start


def _marked(start: TensorType, end: TensorType) -> TensorType:
    """The type of the loop's result: weak where the body's is."""
    return tensor(start.shape, start.dtype, end.weak, start.place)


# ---- what does not fit ---------------------------------------------------------------------------


def _check_structure(carry: Carry, returned: tree.TreeDef) -> None:
    if returned == carry.treedef:
        return
    path, before, after = difference(carry.treedef, returned)
    where = carry.called(tree.keystr(path))
    raise CarryError(
        f"{carry.what}: the body changes the structure of the carry at {where}",
        operands={f"{where} in": brief(before), f"{where} out": brief(after)},
        why="a loop runs one program in every step.",
        fix="return the carry in the containers that it came in.",
    )


def _check_types(carry: Carry, outs: Sequence[TensorType]) -> None:
    changed = {
        carry.called(tree.keystr(path)): f"{a} before, {b} after"
        for path, a, b in zip(tree.paths(carry.treedef), carry.types, outs, strict=True)
        if a.strong is not b.strong
    }
    if not changed:
        return
    ends = zip(carry.types, outs, strict=True)
    unlike = [b.vma - a.vma for a, b in ends if a.bare is b.bare and b.vma - a.vma]
    first, *others = changed
    shown = dict(list(changed.items())[:_LISTED])
    if len(changed) > _LISTED:
        shown["further ones"] = str(len(changed) - _LISTED)
    more = f" and of {len(others)} more" if others else ""
    raise CarryError(
        f"{carry.what}: the body changes the type of the carry {first}{more}",
        operands=shown,
        why="a loop runs one program in every step, so the carry keeps its shapes and types.",
        fix=_cast_first(unlike[0])
        if unlike
        else "start with a value of the type that the body returns, or convert in the body "
        "(.astype).",
    )


def _cast_first(axes: frozenset[Any]) -> str:
    """What helps where a carry differs from device to device after a step, but not before."""
    names = tuple(sorted(map(str, axes)))
    return f"start with a value that may differ: lax.pcast(init, {names}, to='varying')."
