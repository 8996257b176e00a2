"""Single ops on arrays that are not in the host's memory: small programs of the machine there.

A program serves all calls of an op on the same types. So that it does, numbers that all elements
share, and places where a slice begins, are its operands: they are put there once for each number,
without a copy, and so nothing comes to the host, and nothing goes from there, but what is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Buffer, Device
from monograph.backends.splat import Splat
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops import broadcast_in_dim, dynamic_slice
from monograph.hlo.ops import slice as slice_
from monograph.hlo.record import OpDef
from monograph.hlo.types import I32, TensorType, listed, tensor, types_of
from monograph.sharding import SingleDeviceSharding
from monograph.tracer.array import Array
from monograph.tracer.by_op import ByOp
from monograph.tracer.compile import run_graph
from monograph.tracer.deferred import Later, is_number

_BOUND = 1024  # programs that are kept, and numbers
_INDEX = tensor((), I32)


class Remote:
    """Ops on machines with a memory of their own.

    Attributes:
        used: whether there was any yet. From then on numbers know that they are numbers.
    """

    __slots__ = ("_graphs", "_numbers", "used")

    def __init__(self) -> None:
        self.used = False
        self._graphs = ByOp[Graph](_BOUND)
        self._numbers: dict[Any, Buffer] = {}

    def forget(self) -> None:
        """Drop all programs and numbers."""
        self.used = False
        self._graphs.forget()
        self._numbers.clear()

    def run(
        self, op: OpDef, ins: Sequence[Array], attrs: Mapping[str, Any], where: SingleDeviceSharding
    ) -> Any:
        """Run one op on a device; an array, or a list of arrays for several results.

        Args:
            op: not of a kind that runs Python.
            ins: wherever they are: what is elsewhere is brought.
            attrs: of the op.
            where: where to run it, and where results are.
        """
        self.used = True
        declared = op.result_type(tuple([x.type for x in ins]), attrs)
        op, ins, attrs = _general(op, ins, attrs, where.device)
        types = tuple([x.type.strong for x in ins])
        numbers = tuple([is_number(x) for x in ins])
        key = (op, types, numbers, tuple(attrs.values()))
        graph = self._graphs.get(op, attrs, key)
        if graph is None:
            graph = _spread_inside(op, types, attrs, numbers)
            self._graphs.keep(op, attrs, key, graph)
        buffers = [
            self._number(x, where.device) if number else self.brought(x, where)
            for x, number in zip(ins, numbers, strict=True)
        ]
        outs = run_graph(graph, buffers, where.device)
        made = [Array(t, where, (b,)) for t, b in zip(types_of(declared), outs, strict=True)]
        return made if isinstance(declared, tuple) else made[0]

    def brought(self, x: Array, where: SingleDeviceSharding) -> Buffer:
        """The memory of an array on a device: its own if it is there."""
        x.check()
        (buffer,) = x.buffers or ()
        if x.sharding == where:
            return buffer
        backend = get_backend(where.device.backend)
        if type(buffer) is Splat:
            return backend.fill(buffer.value, x.type, where.device)
        if type(buffer) is Later:
            made: Array = self.run(buffer.op, buffer.ins, buffer.attrs, where)
            return self.brought(made, where)
        return backend.put(x.host, where.device)

    def _number(self, x: Array, device: Device) -> Buffer:
        """A 0-d array there of the number that all elements are."""
        (buffer,) = x.buffers or ()
        assert type(buffer) is Splat
        key = (device, x.type.dtype, buffer.value.tobytes())
        found = self._numbers.get(key)
        if found is None:
            t = tensor((), x.type.dtype)
            if len(self._numbers) >= _BOUND:
                self._numbers.clear()
            found = get_backend(device.backend).fill(buffer.value, t, device)
            self._numbers[key] = found
        return found


def alone(op: OpDef, types: Sequence[TensorType], attrs: Mapping[str, Any]) -> Graph:
    """The graph that does just this op."""
    return _spread_inside(op, types, attrs, (False,) * len(types))


def _spread_inside(
    op: OpDef, types: Sequence[TensorType], attrs: Mapping[str, Any], numbers: Sequence[bool]
) -> Graph:
    """The same; some operands are 0-d, and spread to their types inside."""

    def body(*ins: Any) -> Sequence[Any]:
        whole = [
            broadcast_in_dim(x, shape=t.shape, broadcast_dimensions=()) if spread else x
            for x, t, spread in zip(ins, types, numbers, strict=True)
        ]
        return listed(op(*whole, **attrs))

    given = [
        tensor((), t.dtype) if spread else t.strong
        for t, spread in zip(types, numbers, strict=True)
    ]
    return build(body, given, op.name)


def _general(
    op: OpDef, ins: Sequence[Array], attrs: Mapping[str, Any], device: Device
) -> tuple[OpDef, Sequence[Array], Mapping[str, Any]]:
    """A slice as one whose place is given at run time: else each place would be a program."""
    if op is not slice_ or any(s != 1 for s in attrs["strides"]):
        return op, ins, attrs
    (x,) = ins
    starts = [np.asarray(n, np.int32) for n in attrs["start_indices"]]
    places = [Array(_INDEX, x.sharding, (Splat(device, n, _INDEX),)) for n in starts]
    pairs = zip(attrs["start_indices"], attrs["limit_indices"], strict=True)
    sizes = tuple([limit - start for start, limit in pairs])
    return dynamic_slice, [x, *places], {"slice_sizes": sizes}


REMOTE = Remote()
__all__ = ["REMOTE", "Remote", "alone"]
