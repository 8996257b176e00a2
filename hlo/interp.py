"""The NumPy interpreter: the definition of what a graph computes.

In goes a graph and its arguments, out come NumPy arrays; slow, exact by the records' `ref`, one op
after the other. Every backend is tested against it. Region ops evaluate their own graphs through
`evaluate`, so only records are read here, no op is known by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, MissingRuleError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.state import interpreting, state
from monograph.hlo.types import TensorType, dtype, type_of_array

Array = np.ndarray[Any, Any]
Outputs = Array | tuple[Array, ...]  # a tuple for an op with several results


def evaluate(graph: Graph, args: Sequence[Any]) -> list[Array]:
    """Run a graph.

    Args:
        graph: a closed graph.
        args: one array per parameter, of exactly its shape and element type.

    Returns:
        One array per output, contiguous. It may be an argument itself, so do not write into it.

    Raises:
        ArgumentError: if the arguments do not fit the parameters.
        MissingRuleError: if an op has neither semantics nor an expansion.
    """
    env: dict[Node, Outputs] = dict(zip(graph.params, _checked_arguments(graph, args), strict=True))
    dying = _last_uses(graph)
    before = state.loc
    try:
        with _quiet():  # once: entering it takes as long as many an op
            for node, dead in zip(graph.nodes, dying, strict=True):
                state.loc = node.loc or before
                values = [env[x] for x in node.ins]
                if "callback" in node.attrs:
                    env[node] = evaluate_node(node, values)
                else:
                    env[node] = _computed(node.op, node.attrs, values, node.type)
                for x in dead:
                    del env[x]
    finally:
        state.loc = before
    return [_contiguous(env[o]) for o in graph.outs]


def evaluate_node(node: Node, arrays: Sequence[Outputs]) -> Outputs:
    """The result(s) of one node on the values of its operands."""
    return apply(node.op, node.attrs, arrays, node.type)


def apply(op: OpDef, attrs: Attrs, arrays: Sequence[Outputs], declared: Any) -> Outputs:
    """The result(s) of an op, of exactly the declared type(s).

    Args:
        op: the record.
        attrs: its attributes.
        arrays: operands (for `result`: the tuple of its producer's results).
        declared: the type(s) that the record infers.
    """
    if "callback" in attrs and op.ref is not None:
        with _heard():
            out = op.ref(attrs, *arrays)
        return out if type(declared) is tuple else _conform(op, out, declared)
    if op.kind == "move":  # nothing is computed that NumPy could warn of
        return _computed(op, attrs, arrays, declared)
    if op.kind == "elementwise" and op.ref is not None:  # no code of the user's is inside
        with np.errstate(all="ignore"):
            return _computed(op, attrs, arrays, declared)
    with _quiet():
        return _computed(op, attrs, arrays, declared)


@contextmanager
def _quiet() -> Iterator[None]:
    """NumPy warns of nothing inside; the outermost of these remembers what the user wants."""
    if state.errors is not None:
        yield
        return
    state.errors = np.geterr()
    try:
        with np.errstate(all="ignore"):
            yield
    finally:
        state.errors = None


@contextmanager
def _heard() -> Iterator[None]:
    """Code of the user runs inside, with the warnings that the user wants."""
    wanted = state.errors
    if wanted is None:
        yield
        return
    state.errors = None
    try:
        with np.errstate(**wanted):
            yield
    finally:
        state.errors = wanted


def _computed(op: OpDef, attrs: Attrs, arrays: Sequence[Outputs], declared: Any) -> Outputs:
    """`apply`, where NumPy is quiet already."""
    ref = state.refs.get(op, op.ref)
    if ref is not None:
        out = ref(attrs, *arrays)
    elif op.expand is not None:
        out = _expanded(op, attrs, arrays)
    else:
        raise MissingRuleError.of(op, "evaluation")
    if type(declared) is not tuple:
        return _conform(op, out, declared)
    if len(out) != len(declared):
        raise AssertionError(f"{op.name}: {len(out)} results, declared are {len(declared)}")
    return tuple([_conform(op, x, t) for x, t in zip(out, declared, strict=True)])


def call_node(node: Node, arrays: Sequence[Array]) -> tuple[Array, ...]:
    """Run one node by its semantics, or the user's function in it, outside compiled code.

    Args:
        node: what is run; errors say that it happened on its line.
        arrays: its operands; a callback may keep them, so they are copies.
    """
    before = state.loc
    state.loc = node.loc
    try:
        if "callback" in node.attrs:  # the user's, which checks its results itself
            assert node.op.ref is not None
            out = node.op.ref(node.attrs, *arrays)
        else:
            out = apply(node.op, node.attrs, arrays, node.type)
    finally:
        state.loc = before
    return out if isinstance(out, tuple) else (out,)


def _conform(op: OpDef, x: Any, t: TensorType) -> Array:
    """`x` as an array of type `t`; a record whose semantics and type rule disagree is a bug."""
    array: Array = np.asarray(x)
    if array.shape != t.shape:
        raise AssertionError(f"{op.name}: computed shape {array.shape}, declared {t}")
    if array.dtype == t.dtype.np:
        return array
    if dtype(array.dtype).kind != t.dtype.kind:
        raise AssertionError(f"{op.name}: computed {array.dtype}, declared {t}")
    return np.asarray(array.astype(t.dtype.np))


def _checked_arguments(graph: Graph, args: Sequence[Any]) -> list[Array]:
    if len(args) != len(graph.params):
        raise ArgumentError(
            f"{graph.name} takes {len(graph.params)} arguments, got {len(args)}",
            operands={"parameters": ", ".join(map(str, graph.in_types))},
        )
    out = []
    for i, (x, p) in enumerate(zip(args, graph.params, strict=True)):
        array = np.asarray(x)
        if array.shape != p.type.shape or array.dtype != p.type.dtype.np:
            raise ArgumentError(
                f"argument {i} of {graph.name} has another type than its parameter",
                operands={
                    "argument": f"{array.dtype}[{','.join(map(str, array.shape))}]",
                    "parameter": p.type,
                },
            )
        out.append(array)
    return out


def _last_uses(graph: Graph) -> list[list[Node]]:
    """Per node, the values that nobody reads after it; memoised on the graph."""
    found: list[list[Node]] | None = graph.memo.get("last_uses")
    if found is None:
        kept = set(graph.outs)
        found = []
        for node in reversed(graph.nodes):
            dead = [x for x in dict.fromkeys(node.ins) if x not in kept]
            if node not in kept:  # nobody reads it, it only runs for its effect
                dead.append(node)
                kept.add(node)
            kept.update(dead)
            found.append(dead)
        found.reverse()
        graph.memo["last_uses"] = found
    return found


def _contiguous(x: Outputs) -> Array:
    assert isinstance(x, np.ndarray), "an output of a graph is a single result"
    return x if x.flags.c_contiguous else x.copy(order="C")


# ---- ops given by their expansion ----------------------------------------------------------------


class Value:
    """An array with its type: what rules see while an expansion is evaluated."""

    __slots__ = ("array", "type")

    def __init__(self, array: Array, type: TensorType) -> None:
        self.array = array
        self.type = type

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.array(self.array, dtype=dtype, copy=copy)


class Direct:
    """An interpreter in the sense of `monograph.hlo.state`: it runs each op at once in NumPy."""

    __slots__ = ()

    def emit(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        values = [x if isinstance(x, Value) else value_of(x) for x in ins]
        declared = op.result_type(tuple([x.type for x in values]), attrs)
        out = apply(op, attrs, [x.array for x in values], declared)
        if isinstance(declared, tuple):
            return [Value(x, t) for x, t in zip(out, declared, strict=True)]
        assert isinstance(out, np.ndarray)
        return Value(out, declared)

    def constant(self, value: Any, type: TensorType) -> Value:
        return Value(np.broadcast_to(value, type.shape), type)


def value_of(x: Any) -> Value:
    """A concrete array as a value."""
    array = np.asarray(x)
    return Value(array, type_of_array(array))


def _expanded(op: OpDef, attrs: Attrs, arrays: Sequence[Any]) -> Any:
    assert op.expand is not None
    with interpreting(Direct()):
        out = op.expand(tuple([value_of(x) for x in arrays]), attrs)
    return [v.array for v in out] if isinstance(out, list | tuple) else out.array
