"""`cond`, `switch`, `platform_dependent`: one of several functions runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from monograph.hlo import flags
from monograph.hlo.builder import Builder, Tracer, graph_emit
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError, UnsupportedError
from monograph.hlo.graph import Graph
from monograph.hlo.ops import case, clamp, compare, convert, splat
from monograph.hlo.types import BOOL, I32, TensorType, tensor
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import value_of, values_of
from monograph.tracer.carry import cast
from monograph.tracer.concrete import known_value
from monograph.tracer.memo import remembered
from monograph.tracer.ref import Ref, held
from monograph.tracer.ref_trees import has_refs
from monograph.tracer.trace import Trace, share_captures, trace


def check_callable(f: Any, what: str) -> None:
    """Raise unless `f` can be called; `what` names it."""
    if not callable(f):
        raise ArgumentError(
            f"{what} must be a function, got {type(f).__name__}",
            fix="pass a function, not the result of calling it.",
        )


_NOT_GIVEN: Any = object()  # None is an operand


def cond(
    pred: Any, true_fun: Any, false_fun: Any, *operands: Any, operand: Any = _NOT_GIVEN
) -> Any:
    """Run one of two functions, by a boolean scalar.

    Args:
        pred: boolean (or number: whether it is not zero), a scalar.
        true_fun, false_fun: functions of `operands` that return the same structure and types.
        operands: trees of arrays.
        operand: the same for a single operand, by keyword.

    Under `vmap` over `pred` both run and the results are selected.

    >>> cond(True, lambda x: x, lambda x: x * 2, 3).item()
    3
    """
    if not callable(true_fun) and callable(false_fun) and len(operands) == 2:
        if callable(operands[1]):  # (pred, true operand, true_fun, false operand, false_fun)
            return _cond_of_two(pred, true_fun, false_fun, *operands)
    check_callable(true_fun, "cond: true_fun")
    check_callable(false_fun, "cond: false_fun")
    chosen = _predicate(pred)
    index = convert(chosen, dtype=I32)
    return _branch("cond", index, [false_fun, true_fun], _operands("cond", operands, operand))


def _cond_of_two(pred: Any, x: Any, true_fun: Any, y: Any, false_fun: Any) -> Any:
    """JAX's older form: each function has an operand of its own."""
    return cond(pred, lambda a, _: true_fun(a), lambda _, b: false_fun(b), x, y)


def _operands(what: str, operands: tuple[Any, ...], operand: Any) -> tuple[Any, ...]:
    if operand is _NOT_GIVEN:
        return operands
    if operands:
        raise ArgumentError(
            f"{what}: operands are given both by position and by keyword",
            fix="pass all of them by position, or a single one as operand=.",
        )
    return (operand,)


def _predicate(pred: Any) -> Any:
    """A boolean scalar from what `cond` was given."""
    if isinstance(pred, list | tuple) or pred is None:
        raise ArgumentError(
            f"cond: pred must be a scalar, got {'None' if pred is None else type(pred).__name__}",
            fix="pass one boolean, for example the result of a comparison.",
        )
    chosen = value_of(pred, "cond: pred")
    if chosen.type.shape:
        raise ShapeError(
            "cond: pred must be a scalar",
            operands={"pred": chosen.type},
            why="one branch is run for the whole array.",
            fix="choose per element with numpy.where, or map over the array with vmap.",
        )
    if chosen.type.dtype is BOOL:
        return chosen
    if chosen.type.dtype.is_complex:
        raise DTypeError(
            "cond: pred must be a boolean",
            operands={"pred": chosen.type},
            fix="compare the value, for example abs(x) > 0.",
        )
    return compare(chosen, splat(0, chosen.type), comparison_direction="NE")


def switch(index: Any, branches: Sequence[Any], *operands: Any, operand: Any = _NOT_GIVEN) -> Any:
    """Run one of several functions, by an integer scalar (clamped into range).

    Args:
        index: an integer scalar.
        branches: functions of `operands` that return the same structure and types.
        operands: trees of arrays.
        operand: the same for a single operand, by keyword.

    >>> switch(7, [lambda x: x, lambda x: x * 2], 3).item()
    6
    """
    branches = list(branches)
    if not branches:
        raise ArgumentError(
            "switch: there must be at least one branch", fix="give a list of functions."
        )
    for b in branches:
        check_callable(b, "switch: a branch")
    given = _operands("switch", operands, operand)
    chosen = value_of(index, "switch: index")
    if chosen.type.shape or not chosen.type.dtype.is_integer:
        raise ArgumentError(
            "switch: the index must be an integer scalar",
            operands={"index": chosen.type},
            fix="convert it (.astype(int)), or map over the array with vmap.",
        )
    if len(branches) == 1:
        return branches[0](*given)
    scalar = tensor((), I32)
    chosen = clamp(splat(0, scalar), cast(chosen, scalar), splat(len(branches) - 1, scalar))
    return _branch("switch", chosen, branches, given)


def platform_dependent(*args: Any, default: Any = None, **per_platform: Any) -> Any:
    """Run the function given for the backend that the program is for.

    Args:
        args: trees of arrays.
        default: for every backend that is not named.
        per_platform: backend's name -> function of `args`. All must be functions; the one that is
            chosen is traced.

    Raises:
        UnsupportedError: if there is none for this backend.

    >>> platform_dependent(3, cpu=lambda x: x, default=lambda x: x * 2)
    3
    """
    for name, f in per_platform.items():
        check_callable(f, f"platform_dependent: {name}")
        if name == "gpu":
            raise ArgumentError(
                "platform_dependent: 'gpu' is no platform",
                fix="name the platform: cuda=... or rocm=...",
            )
    if default is not None:
        check_callable(default, "platform_dependent: default")
    here = flags.values["platform"]
    chosen = per_platform.get(here, default)
    if chosen is None:
        raise UnsupportedError(
            f"platform_dependent: there is no function for {here!r}",
            operands={"given for": ", ".join(per_platform) or "none"},
            fix=f"add {here}=... or default=...",
        )
    return chosen(*args)


def _branch(what: str, index: Any, branches: Sequence[Any], operands: Any) -> Any:
    if flags.mode().disable_jit:
        known = known_value(index) if type(index) is Tracer else index
        if known is not None:
            return branches[int(known.host)](*operands)
    values, treedef = values_of(operands, f"{what}: operand ")
    types = [v.type for v in values]
    kept = not has_refs(operands)
    traces = []
    for f in branches:

        def flat(*leaves: Any, f: Any = f) -> Any:
            return f(*treedef.unflatten(leaves))

        def make(flat: Any = flat, f: Any = f) -> Trace:
            return trace(flat, types, name=name_of(f), changes=True)

        traces.append(remembered(f, ("branch", treedef, tuple(types)), make) if kept else make())
    _same_results(what, branches, traces)
    traces = _joined(_all_writing(traces), index.type)
    graphs, captures = share_captures(traces)
    given = [*values, *held(captures)]
    outs = _handed_on(graphs, given, case(index, *given, branches=tuple(graphs)))
    return traces[0].out_tree.unflatten(traces[0].settle(outs))


def _all_writing(traces: Sequence[Trace]) -> list[Trace]:
    """Branches that all return what every `Ref` holds that one of them changes."""
    written = tuple(dict.fromkeys(r for t in traces for r in t.written))
    return [t if t.written == written else _writing(t, written) for t in traces]


def _writing(t: Trace, written: tuple[Ref, ...]) -> Trace:
    graph, n = t.graph, len(t.graph.outs) - len(t.written)
    found = dict(zip(t.written, graph.outs[n:], strict=True))
    formals = len(graph.params) - len(t.captures)
    captured = {id(x): p for x, p in zip(t.captures, graph.params[formals:], strict=True)}
    scratch = Builder(graph.name)
    missing = [r for r in written if id(r) not in captured]
    captured |= {id(r): scratch.param(r.held).node for r in missing}
    params = (*graph.params, *(captured[id(r)] for r in missing))
    outs = (*graph.outs[:n], *(found.get(r, captured[id(r)]) for r in written))
    made = Graph(params, graph.nodes, outs, graph.name)
    return replace(t, graph=made, captures=(*t.captures, *missing), written=written)


def _handed_on(graphs: Sequence[Graph], given: Sequence[Any], outs: Sequence[Any]) -> list[Any]:
    """The results, where every branch returns what it was given that itself.

    It depends on no choice then, so that `vmap` need not map it.
    """
    place = {p: i for i, p in enumerate(graphs[0].params)}
    made = []
    for out, *column in zip(outs, *(g.outs for g in graphs), strict=True):
        i = place.get(column[0])
        if i is None or any(o is not g.params[i] for g, o in zip(graphs, column, strict=True)):
            made.append(out)
        else:
            made.append(given[i])
    return made


def _same_results(what: str, branches: Sequence[Any], traces: Sequence[Trace]) -> None:
    first = traces[0]
    for f, t in zip(branches[1:], traces[1:], strict=True):
        pair = {label(what, 0, branches): first, label(what, branches.index(f), branches): t}
        if t.out_tree != first.out_tree:
            raise ArgumentError(
                f"{what}: the branches return different structures",
                operands={k: tree.describe(v.out_tree) for k, v in pair.items()},
                fix="return the same containers from every branch.",
            )
        for path, a, b in zip(tree.paths(t.out_tree), first.returned, t.returned, strict=True):
            if a.shape != b.shape or a.dtype is not b.dtype:
                cls = ShapeError if a.shape != b.shape else DTypeError
                raise cls(
                    f"{what}: the branches return different types"
                    + (f" at {tree.keystr(path)}" if path else ""),
                    operands=dict(zip(pair, (a, b), strict=True)),
                    fix="make both sides return the same shape and element type, for example with "
                    ".astype or numpy.broadcast_to.",
                )
            if a.place is not b.place:
                extra = tuple(sorted(map(str, a.vma ^ b.vma)))
                raise DTypeError(
                    f"{what}: the branches' results differ from device to device along different "
                    f"axes" + (f" at {tree.keystr(path)}" if path else ""),
                    operands=dict(zip(pair, (a, b), strict=True)),
                    fix=f"cast what is the same everywhere: lax.pcast(x, {extra}, to='varying').",
                )


def label(what: str, i: int, branches: Sequence[Any]) -> str:
    """A branch by what the user calls it; `cond` has the false one first."""
    place = ("false_fun", "true_fun")[i] if what == "cond" else f"branch {i}"
    name = name_of(branches[i])
    return place if name == "<lambda>" else f"{place} ({name})"


def _joined(traces: Sequence[Trace], index: TensorType) -> list[Trace]:
    """Branches whose results are weak only where they are in every branch, and which differ from
    device to device where the choice does."""
    columns = list(zip(*(t.graph.out_types for t in traces), strict=True))
    wanted = [_join(column) for column in columns]
    wanted = [t.over(t.vary | index.vary) if index.vary else t for t in wanted]
    return [
        t
        if all(a is b for a, b in zip(t.graph.out_types, wanted, strict=True))
        else _recast(t, wanted)
        for t in traces
    ]


def _join(types: Sequence[TensorType]) -> TensorType:
    return next((t for t in types if not t.weak), types[0])


def _recast(t: Trace, wanted: Sequence[TensorType]) -> Trace:
    def flat(*args: Any) -> Any:
        outs = graph_emit(t.graph, args)
        return [cast(o, w) for o, w in zip(outs, wanted, strict=True)]

    return replace(t, graph=trace(flat, t.graph.in_types, name=t.graph.name).graph)
