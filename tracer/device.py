"""Moving trees of arrays between devices and the host."""

from __future__ import annotations

from typing import Any

from monograph.hlo.builder import Tracer
from monograph.tracer import tree
from monograph.tracer.array import Array
from monograph.tracer.avals import value_of
from monograph.tracer.constraint import constrained, moved
from monograph.tracer.placing import Sharding, placed


def device_put(
    x: Any, device: Any = None, *, src: Any = None, donate: Any = False, may_alias: Any = None
) -> Any:
    """A copy of a tree of arrays on a device, or sharded over a mesh.

    Args:
        x: a tree of arrays and numbers.
        device: a `Device`, a sharding, a spec of the mesh in the context, a backend's name, or None
            for the default device; or a tree of these that is a prefix of `x`. An array that is
            already there is returned unchanged; without a device, wherever it is. Sizes need not
            divide evenly: the last shards may be shorter.
        src: accepted; arrays know where they are.
        donate: whether to delete the arrays of `x` that are moved.
        may_alias: accepted.

    Raises:
        ArgumentError: if there is no such device.
        ShardingError: if a spec has more entries than an array has dimensions.
    """
    leaves, treedef = tree.flatten(x)
    places = tree.broadcast_prefix(device, treedef, "device")
    known = {id(p): None if p is None else placed(p, "device_put") for p in places}
    out = [_put(v, known[id(p)], bool(donate)) for v, p in zip(leaves, places, strict=True)]
    if device is not None and not leaves:
        for p in tree.leaves(device):
            placed(p, "device_put")
    return treedef.unflatten(out)


def _put(leaf: Any, where: Sharding | None, donate: bool) -> Any:
    value = value_of(leaf, "the value")
    if where is None:
        return value
    if isinstance(value, Tracer):
        return constrained(value, where, "device_put")
    made = moved(value, where)
    if donate and made is not value and type(leaf) is Array:
        leaf.delete()
    return made


def device_get(x: Any) -> Any:
    """The tree with every array as a NumPy array (read-only where no copy was needed).

    A traced value is nowhere yet, and stays what it is.
    """

    def get(leaf: Any) -> Any:
        traced = type(leaf) is Tracer
        return leaf.__array__() if not traced and hasattr(leaf, "__array__") else leaf

    return tree.map(get, x)


def copy_to_host_async(x: Any) -> Any:
    """The tree itself; arrays are copied to the host where their values are asked for."""
    return x


def block_until_ready(x: Any) -> Any:
    """Wait for every array of a tree; the tree itself."""
    waiting = [x]
    for part in waiting:  # plain containers are looked into here: a tree has hundreds of arrays
        kind = type(part)
        if kind is Array:
            for buffer in () if part.memory is not None else part.buffers or ():
                if buffer.waits:
                    buffer.ready()
        elif kind is list or kind is tuple:
            waiting += part
        elif kind is dict:
            waiting += part.values()
        else:
            waiting += [leaf for leaf in tree.leaves(part) if type(leaf) is Array]
    return x
