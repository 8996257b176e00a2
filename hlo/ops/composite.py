"""Composites: ops whose definition is an expansion into other ops.

`composite` makes the record; users make such records all the time, so they are not put into the
table of ops unless asked. `expansion` is the definition as a graph, traced once per types and
attributes; the walks, the legaliser and the interpreter all use it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from monograph.hlo.builder import ANY_SIZE, Builder
from monograph.hlo.cost import graph_cost
from monograph.hlo.errors import LeakedTracerError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, register
from monograph.hlo.state import interpreting
from monograph.hlo.types import TensorType, Type, type_of_array

Types = tuple[TensorType, ...]

_KEPT = 512  # expansions of one op
_expansions: WeakKeyDictionary[OpDef, dict[Any, Graph]] = WeakKeyDictionary()


def expansion(op: OpDef, types: Types, attrs: Attrs) -> Graph:
    """The graph of what `op.expand` does on operands of these types; memoised.

    Args:
        op: a record with an `expand` rule.
        types: operand types.
        attrs: all attributes, in the record's order.

    Returns:
        A closed graph, one parameter per operand. ``graph.memo["single"]`` says whether the op has
        a bare result (rather than a list).

    Raises:
        LeakedTracerError: if the definition uses a traced value that is not an operand.
    """
    assert op.expand is not None
    made = _expansions.setdefault(op, {})
    key = (types, tuple([_exact(v) for v in attrs.values()]))
    found = made.get(key)
    if found is None:
        if len(made) >= _KEPT:
            made.clear()  # a record of the library lives as long as the process
        found = made[key] = _expand(op, types, attrs)
    return found


def _exact(value: Any) -> Any:
    """A key under which 0.0 and -0.0 differ, and 1, 1.0 and True, which Python calls equal."""
    if isinstance(value, tuple):
        return tuple([_exact(v) for v in value])
    if isinstance(value, float):
        return float, value.hex()
    return (type(value), value) if isinstance(value, bool | int) else value


def _expand(op: OpDef, types: Types, attrs: Attrs) -> Graph:
    assert op.expand is not None
    # Concrete arrays that the definition closes over are constants of it, however large.
    builder = Builder(op.name, small=ANY_SIZE)
    params = tuple(builder.param(t) for t in types)
    with interpreting(builder):
        out = op.expand(params, attrs)
        single = not isinstance(out, list | tuple)
        graph = builder.finish([out] if single else out)
    if len(graph.params) != len(params):
        raise LeakedTracerError(
            f"the definition of {op.name!r} uses a traced value that is not an operand",
            why="a composite is a closed function: it means the same wherever it is called.",
            fix="pass the value to the composite as one more argument.",
        )
    graph.memo["single"] = single
    return graph


def composite(
    name: str,
    expand: Callable[..., Any],
    *,
    attrs: tuple[str, ...] = (),
    defaults: Attrs | None = None,
    operands: tuple[str, ...] = (),
    listed: bool = False,
    infer: Callable[[Types, Attrs], Type] | None = None,
    **rules: Any,
) -> OpDef:
    """Make the record of a composite.

    Args:
        name: of the op, such as ``softmax``.
        expand: ``(ins, attrs) -> out(s)``: emits the definition; one value, or a list of values.
        attrs: attribute names in their fixed order.
        defaults: values of those that may be left out.
        operands: operand names, for messages.
        listed: whether to put the record into the table of ops.
        infer: the type rule; by default the types of the expansion.
        rules: any other field of `OpDef`; `ref` is NumPy code that gives the very bits of the
            expansion, where evaluating that takes too long; `jvp`, `transpose`, `linearize`,
            `batch`, `signature` and so on are those of the expansion where they are not given.

    >>> from monograph.hlo.ops import multiply
    >>> square = composite("square", lambda ins, attrs: multiply(ins[0], ins[0]))
    >>> square.kind
    'call'
    """

    def expanded_type(types: Types, given: Attrs) -> Type:
        graph = expansion(op, types, given)
        return graph.out_types[0] if graph.memo["single"] else graph.out_types

    def ref(given: Attrs, *arrays: Any) -> Any:
        graph = expansion(op, tuple(type_of_array(x) for x in arrays), given)
        outs = evaluate(graph, arrays)
        return outs[0] if graph.memo["single"] else tuple(outs)

    def cost(types: Types, out: Type, given: Attrs) -> Cost:
        return graph_cost(expansion(op, tuple(t.strong for t in types), given))

    fields: dict[str, Any] = {"ref": ref, "cost": cost, "mlir": Mlir("stablehlo.composite")}
    op = OpDef(
        name,
        "call",
        infer or expanded_type,
        attrs=attrs,
        defaults=dict(defaults or {}),
        operands=operands,
        expand=expand,
        **(fields | rules),
    )
    return register(op) if listed else op


stop_gradient = composite(
    "stop_gradient",
    lambda ins, attrs: ins[0],
    operands=("x",),
    active=lambda attrs, flags: (False,),
    jvp=lambda attrs, ins, tangents, out: None,
)
