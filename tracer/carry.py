"""Loop carries: their structure and types, and the search for types that the body keeps.

Called by `monograph.tracer.control` for `scan` and `while_loop`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo.errors import CarryError
from monograph.hlo.ops import convert
from monograph.hlo.types import TensorType, tensor
from monograph.tracer import tree
from monograph.tracer.avals import values_of
from monograph.tracer.trace import Trace

TRIES = 4  # a weak type gives way at most once per kind: integer, float, complex


def cast(x: Any, t: TensorType) -> Any:
    """`x` with the element type and the weak mark of `t`, which has its shape."""
    return x if x.type is t else convert(x, dtype=t.dtype, weak=t.weak)


@dataclass(frozen=True, eq=False)
class Carry:
    """The values a loop starts with."""

    values: tuple[Any, ...]
    treedef: tree.TreeDef

    @classmethod
    def of(cls, init: Any, what: str) -> Carry:
        """The leaves of `init`; `what` names the loop in messages."""
        values, treedef = values_of(init, f"{what}: the initial value")
        return cls(tuple(values), treedef)

    @property
    def types(self) -> list[TensorType]:
        return [v.type for v in self.values]

    def cast(self, types: Sequence[TensorType]) -> Carry:
        """The same values, converted to these types."""
        return Carry(
            tuple(cast(v, t) for v, t in zip(self.values, types, strict=True)), self.treedef
        )


def fixed_point(
    carry: Carry,
    body_of: Callable[[Sequence[TensorType]], Trace],
    carried: Callable[[Trace], tree.TreeDef],
    what: str,
) -> tuple[Trace, Carry]:
    """Trace the body, with weakly typed carries promoted to what it returns.

    Args:
        carry: initial values.
        body_of: traces the body for carries of these types; its first results are the carries.
        carried: the structure of the carry that a trace returns.
        what: for messages.

    Raises:
        CarryError: if the body changes the carry's structure, shapes or types.
    """
    for _ in range(TRIES):
        made = body_of(carry.types)
        returned = carried(made)
        if returned != carry.treedef:
            raise CarryError(
                f"{what}: the body changes the structure of the carry",
                operands={
                    "in": tree.describe(carry.treedef),
                    "out": tree.describe(returned),
                },
                why="a loop runs one program in every step.",
                fix="return the carry in the containers that it came in.",
            )
        outs = made.graph.out_types[: len(carry.values)]
        wanted = [_promoted(a, b) for a, b in zip(carry.types, outs, strict=True)]
        if all(a is b for a, b in zip(carry.types, wanted, strict=True)):
            break
        carry = carry.cast(wanted)
    _check(carry, made.graph.out_types, what)
    outs = made.graph.out_types[: len(carry.values)]
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
    return tensor(start.shape, start.dtype, end.weak)


def _check(carry: Carry, outs: Sequence[TensorType], what: str) -> None:
    changed = {}
    for path, a, b in zip(tree.paths(carry.treedef), carry.types, outs, strict=False):
        if a.strong is not b.strong:
            changed[f"carry{tree.keystr(path)}"] = f"{a} before, {b} after"
    if changed:
        raise CarryError(
            f"{what}: the body changes the type of the carry",
            operands=changed,
            why="a loop runs one program in every step, so the carry keeps its shapes and types.",
            fix="start with a value of the type that the body returns, or convert in the body "
            "(.astype).",
        )
