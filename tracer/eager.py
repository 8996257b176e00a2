"""`Eager`: what happens to an op outside every trace: it runs at once, where its operands are.

The kernel of an op on given types is looked up once and kept (`monograph.tracer.by_op`). Single ops
run by their record's NumPy semantics; a `call` (a jitted function inside a transform), and an op
with much work that the backend has code for, run as compiled programs. Ops on arrays that are not
in the host's memory run where these are (`monograph.tracer.remote`). Importing this module installs
the interpreter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Buffer, Device
from monograph.backends.splat import Splat
from monograph.hlo import flags
from monograph.hlo.builder import Tracer, graph_emit
from monograph.hlo.errors import GradError, LeakedTracerError
from monograph.hlo.graph import Graph, all_graphs, count_nodes
from monograph.hlo.interp import apply
from monograph.hlo.ops import bounded_while, call, scan, while_
from monograph.hlo.record import OpDef, Undefined
from monograph.hlo.state import install_eager, interpreting, state
from monograph.hlo.types import TensorType, Type, listed, types_of
from monograph.sharding import SingleDeviceSharding
from monograph.tracer.array import Array
from monograph.tracer.avals import value_of
from monograph.tracer.by_op import ByOp
from monograph.tracer.compile import run_graph
from monograph.tracer.deferred import deferred
from monograph.tracer.everywhere import run_everywhere
from monograph.tracer.latches import check_operands, check_values, watching
from monograph.tracer.placement import graph_meshes
from monograph.tracer.placing import common_place, default_sharding
from monograph.tracer.remote import REMOTE, alone

Kernel = Callable[[Sequence[Any], SingleDeviceSharding], Any]
_BOUND = 4096  # kernels kept, and small constants
_ALONE = 512  # programs kept of single ops on several devices
LONG = 5000  # ops that a loop runs one by one in NumPy before it is compiled instead
WORK = 4e6  # operations from which on an op is compiled, if the backend claims it
PATIENCE = 0.05  # seconds that a call takes in NumPy, all in all, before it is compiled
_QUICK = frozenset({"leaf", "elementwise", "move"})
_LONGER = 8  # quick ops that another op takes as long as, at least
_SMALL = 64  # bytes of a constant whose contents are worth keeping


class Eager:
    """The interpreter of ops outside every trace.

    Attributes:
        ran: how many ops it ran, those that take long counted several times.
        remote: what runs those on arrays that are not in the host's memory.
    """

    __slots__ = ("_constants", "_graphs", "_kernels", "ran", "remote")

    def __init__(self) -> None:
        self._kernels = ByOp[Kernel](_BOUND)
        self._graphs = ByOp[Graph](_ALONE)
        self._constants: dict[Any, np.ndarray[Any, Any]] = {}
        self.ran = 0
        self.remote = REMOTE

    def emit(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        """Run one op; an array, or a list of arrays for several results."""
        self.ran += 1 if op.kind in _QUICK else _LONGER
        if op.flow == "inline" and op is not call:  # with a rule: no two calls have one graph
            with interpreting(self):
                return graph_emit(attrs[op.regions[0]], ins)
        types: list[TensorType] = []
        values: list[Array] = []
        spread = op.annotation is not None or op.told is not None
        for x in ins:
            if type(x) is not Array:
                x = _concrete(x)
            types.append(x.type)
            values.append(x)
            if type(x.sharding) is not SingleDeviceSharding:
                spread = True
        if spread or (op.regions and _says_where(op, attrs)):
            return self._spread(op, values, tuple(types), attrs)
        where = _place(op, values)
        mode = flags.mode()
        if mode.debug_nans or mode.debug_infs or mode.checked:
            return self._watched(op, values, attrs, types, where)
        if get_backend(where.device.backend).remote:
            if not _calls_python(op, attrs) and op.effect_of(attrs) == "none":
                return self.remote.run(op, values, attrs, where)
        elif self.remote.used:
            later = deferred(op, types, values, attrs, where)
            if later is not None:
                return later
        return self._kernel(op, tuple(types), attrs)([x.host for x in values], where)

    def _kernel(self, op: OpDef, types: tuple[TensorType, ...], attrs: Mapping[str, Any]) -> Kernel:
        key = (op, types, tuple(attrs.values()))
        kernel = self._kernels.get(op, attrs, key)
        if kernel is None:
            kernel = _kernel(op, types, attrs)
            if not _calls_python(op, attrs):  # it would keep the user's function alive
                self._kernels.keep(op, attrs, key, kernel)
        return kernel

    def _spread(
        self, op: OpDef, ins: list[Array], types: tuple[TensorType, ...], attrs: Mapping[str, Any]
    ) -> Any:
        """The same on operands that are cut over a mesh, or where the op says so."""
        if op.told is not None:
            op.told(attrs)(ins[0].sharding)
            return []
        if not op.regions and op.effect_of(attrs) != "none":  # Python code: it gets whole arrays
            return _kernel(op, types, attrs)([x.host for x in ins], default_sharding())
        declared = op.result_type(types, attrs)
        key = (op, types, tuple(attrs.values()), *[x.sharding for x in ins])
        graph = attrs["graph"] if op is call else self._graphs.get(op, attrs, key)
        made = graph or alone(op, types, attrs)  # at the user's line, which errors name
        outs = run_everywhere(made, ins, op.name)
        if graph is None and not _calls_python(op, attrs):
            self._graphs.keep(op, attrs, key, made)
        for x, t in zip(outs, types_of(declared), strict=True):
            x.type = t
        return outs if isinstance(declared, tuple) else outs[0]

    def _watched(
        self,
        op: OpDef,
        ins: Sequence[Array],
        attrs: Mapping[str, Any],
        types: Sequence[TensorType],
        where: SingleDeviceSharding,
    ) -> Any:
        """The same, looking at operands and results; ops that hold graphs look for themselves."""
        watched, arrays = watching(), [x.host for x in ins]
        if op.kind in ("region", "call") and op.regions:
            declared = op.result_type(tuple(types), attrs)
            return _compiled(alone(op, tuple(types), attrs), declared)(arrays, where)
        check_operands(op, attrs, list(ins), watched, self)
        out = _kernel(op, tuple(types), attrs)(arrays, where)
        check_values(op, listed(out), watched)
        return out

    def forget(self) -> None:
        """Drop all kernels and constants; they are made again when they are needed."""
        self._kernels.forget()
        self._graphs.forget()
        self._constants.clear()
        self.remote.forget()

    def constant(self, value: Any, type: TensorType) -> Array:
        """An array of `type` holding `value`, which may be 0-d: then it is splat.

        Its memory is its own: it may become a result, and be donated.
        """
        where = default_sharding()
        if value.ndim == 0:
            backend = get_backend(where.device.backend)
            if backend.remote:
                return Array(type, where, (backend.fill(value, type, where.device),))
            if self.remote.used:
                return Array(type, where, (Splat(where.device, value, type),))
        if type.nbytes > _SMALL:
            return Array(type, where, (_on(where.device, _filled(value, type)),))
        key = (value.tobytes(), value.shape, type)
        found = self._constants.get(key)
        if found is None:
            if len(self._constants) >= _BOUND:
                self._constants.clear()
            found = self._constants[key] = _filled(value, type)
        return Array(type, where, (_on(where.device, found.copy()),))


def _filled(value: Any, t: TensorType) -> np.ndarray[Any, Any]:
    host = np.empty(t.shape, t.dtype.np)
    host[...] = value
    return host


def _on(device: Device, x: np.ndarray[Any, Any]) -> Buffer:
    """What the host computed, on the device that it is for: the same memory if that is one."""
    return get_backend(device.backend).put(x, device)


def _place(op: OpDef, values: Sequence[Array]) -> SingleDeviceSharding:
    """Where an op on arrays of single devices runs."""
    if not values:
        return default_sharding()
    where: Any = values[0].sharding
    for x in values:
        if x.sharding is not where:
            return common_place(values, f"the operands of {op.name!r}")
    return where


def _concrete(x: Any) -> Array:
    if type(x) is Undefined:
        raise GradError.not_linear(x.type)
    value = value_of(x)
    if isinstance(value, Tracer):
        if value.node in state.closure:
            return _concrete(state.closure[value.node])
        if value.builder.closed:
            raise LeakedTracerError.of(value)
        raise LeakedTracerError(
            f"a traced value of {value.builder.name!r} was used outside its trace",
            operands={"value": value.type},
            why="a trace belongs to the thread and to the function call that opened it.",
            fix="trace the whole function in one thread; pass arrays to callbacks and threads.",
        )
    return value


def _kernel(op: OpDef, types: tuple[TensorType, ...], attrs: Mapping[str, Any]) -> Kernel:
    declared = op.result_type(types, attrs)
    if op is call:
        return _compiled(attrs["graph"], declared)
    if op.kind == "region" and _is_long(op, attrs):
        return _compiled(alone(op, types, attrs), declared)
    plain = _plain(op, attrs, declared)
    if not _is_much(op, types, attrs):
        return _patient(op, types, attrs, declared, plain) if op.exact else plain
    return _claimed(op, alone(op, types, attrs), declared, plain)


def _calls_python(op: OpDef, attrs: Mapping[str, Any]) -> bool:
    """Whether an op holds a Python function, in its graphs if not itself."""
    if "callback" in attrs:
        return True
    if op.kind not in ("region", "call"):
        return False
    held = [attrs[name] for name in op.regions]
    graphs = [g for x in held for g in (x if isinstance(x, tuple) else (x,))]
    return any("callback" in n.attrs for top in graphs for g in all_graphs(top) for n in g.nodes)


def _says_where(op: OpDef, attrs: Mapping[str, Any]) -> bool:
    """Whether a graph that the op holds says that values are on a mesh."""
    held = [attrs[name] for name in op.regions]
    graphs = [g for x in held for g in (x if isinstance(x, tuple) else (x,))]
    return any(graph_meshes(g) for g in graphs)


def _plain(op: OpDef, attrs: Mapping[str, Any], declared: Type) -> Kernel:
    """By the record's NumPy semantics."""
    if op.kind == "opaque":
        return _opaque(op, attrs, declared)
    if isinstance(declared, tuple):
        return _several(op, attrs, declared)

    def run(arrays: Sequence[Any], where: SingleDeviceSharding) -> Array:
        out: Any = apply(op, attrs, arrays, declared)
        if not out.flags.c_contiguous:
            out = out.copy(order="C")
        return Array(declared, where, (_on(where.device, out),))

    return run


def _is_long(op: OpDef, attrs: Mapping[str, Any]) -> bool:
    """Whether a loop is worth compiling: it takes more steps than compiling costs."""
    if op in (while_, bounded_while):
        return True  # nobody knows how long
    return op is scan and attrs["length"] * count_nodes(attrs["body"]) > LONG


def _is_much(op: OpDef, types: tuple[TensorType, ...], attrs: Mapping[str, Any]) -> bool:
    """Whether an op that no pass looks into takes longer than compiling it."""
    if op.kind not in ("opaque", "call") or op.cost is None or op.effect_of(attrs) != "none":
        return False
    if sum(t.size for t in types) > WORK:
        return True
    strong = tuple([t.strong for t in types])
    return op.cost(strong, op.result_type(strong, attrs), attrs).flops > WORK


def _claimed(op: OpDef, graph: Graph, declared: Type, plain: Kernel) -> Kernel:
    """An op alone in a graph, compiled where the backend has code for it, else `plain`."""
    node = next(n for n in graph.nodes if n.op is op)
    several = isinstance(declared, tuple)
    compiled = _compiled(graph, types_of(declared))

    def run(arrays: Sequence[Any], where: SingleDeviceSharding) -> Any:
        if not get_backend(where.device.backend).claims(node):
            return plain(arrays, where)
        outs = compiled(arrays, where)
        return outs if several else outs[0]

    return run


def _patient(
    op: OpDef,
    types: tuple[TensorType, ...],
    attrs: Mapping[str, Any],
    declared: Type,
    plain: Kernel,
) -> Kernel:
    """By NumPy until that has taken as long as compiling does: either way gives the same bits."""
    spent = 0.0
    several = isinstance(declared, tuple)
    compiled: Kernel | None = None

    def run(arrays: Sequence[Any], where: SingleDeviceSharding) -> Any:
        nonlocal spent, compiled
        if spent < PATIENCE or not get_backend(where.device.backend).measures_time:
            start = perf_counter()
            out = plain(arrays, where)
            spent += perf_counter() - start
            return out
        if compiled is None:
            compiled = _compiled(alone(op, types, attrs), types_of(declared))
        outs = compiled(arrays, where)
        return outs if several else outs[0]

    return run


def _several(op: OpDef, attrs: Mapping[str, Any], declared: Type) -> Kernel:
    assert isinstance(declared, tuple)

    def run(arrays: Sequence[Any], where: SingleDeviceSharding) -> list[Array]:
        outs = apply(op, attrs, arrays, declared)
        return [_own(x, t, where) for x, t in zip(outs, declared, strict=True)]

    return run


def _own(x: Any, t: TensorType, where: SingleDeviceSharding) -> Array:
    return Array(t, where, (_on(where.device, np.asarray(x, order="C")),))


def _opaque(op: OpDef, attrs: Mapping[str, Any], declared: Type) -> Kernel:
    """Code of the user: it gets views that it can't write to, and what it returns is copied."""

    def run(arrays: Sequence[Any], where: SingleDeviceSharding) -> Any:
        views = [x.view() for x in arrays]
        for view in views:
            view.flags.writeable = False
        outs = apply(op, attrs, views, declared)
        if not isinstance(declared, tuple):
            return _own(np.array(outs), declared, where)
        return [_own(np.array(x), t, where) for x, t in zip(outs, declared, strict=True)]

    return run


def _compiled(graph: Any, declared: Type) -> Kernel:
    assert isinstance(declared, tuple)

    def run(arrays: Sequence[Any], where: SingleDeviceSharding) -> list[Array]:
        outs = run_graph(graph, [_on(where.device, x) for x in arrays], where.device)
        return [Array(t, where, (b,)) for t, b in zip(declared, outs, strict=True)]

    return run


EAGER = Eager()
install_eager(EAGER)
