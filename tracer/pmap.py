"""`pmap`: `vmap` whose examples are each computed by a device of their own.

It is `jit` of `shard_map` over a mesh with one axis: every device gets one example, takes the
mapped dimension away, runs the function, and gives its results a dimension for the mapped axis.
The mesh's axis has one name, whatever users call theirs: results may go on to other `pmap`s.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from monograph.backends.base import Device
from monograph.backends.engines import world
from monograph.hlo.axes import in_scope
from monograph.hlo.errors import ArgumentError, UnsupportedError, VmapError
from monograph.hlo.ops import reshape
from monograph.hlo.state import state
from monograph.sharding import Mesh, PartitionSpec
from monograph.tracer import tree
from monograph.tracer.arguments import as_tuple, leaf_names, name_of, renamed
from monograph.tracer.avals import value_of
from monograph.tracer.elements import dimensions_within
from monograph.tracer.jit import jit
from monograph.tracer.meshes import create_device_mesh
from monograph.tracer.placing import devices as devices_of
from monograph.tracer.shard_map import shard_map
from monograph.tracer.vmap import argument_axes, checked_axis, mapped_size

NAME = "pmap"  # of the mesh's axis


def pmap(
    fun: Callable[..., Any],
    axis_name: Any = None,
    *,
    in_axes: Any = 0,
    out_axes: Any = 0,
    static_broadcasted_argnums: int | Sequence[int] = (),
    devices: Sequence[Device] | None = None,
    backend: str | None = None,
    axis_size: int | None = None,
    donate_argnums: int | Sequence[int] = (),
) -> Any:
    """Map a function over an axis of its arguments, each example on a device of its own.

    `shard_map` says the same of any mesh, and what is whole on each device is whole there too.

    Args:
        fun: a function of trees of arrays.
        axis_name: a name for the axis, which collectives such as `lax.psum` refer to.
        in_axes: the mapped axis of each positional argument, or None: as for `vmap`.
        out_axes: where the mapped axis goes in the results, counted from the front; None for what
            all devices hold the same, of which that of the first is taken.
        static_broadcasted_argnums: arguments that are settings, hashable; `in_axes`, where it is a
            tuple, has an entry for each of these as well.
        devices: where to run: the first ones, one for each example; by default those of `backend`.
        backend: by name; by default the configured platform.
        axis_size: the size of the mapped axis, which the arguments must have.
        donate_argnums: arguments whose memory the results may take over.

    Returns:
        A function of whole arrays; results are cut over the devices along the mapped axis.

    Raises:
        VmapError: if axes are out of range or sizes differ.
        ArgumentError: if there are more examples than devices.
        UnsupportedError: in a job of several processes.

    >>> import monograph as mg
    >>> mg.pmap(lambda x: x / mg.lax.psum(x, "i"), "i")(mg.numpy.array([[2.0, 4.0]])).tolist()
    [[1.0, 1.0]]
    """
    static = as_tuple(static_broadcasted_argnums)
    if isinstance(in_axes, list) or not (in_axes is None or isinstance(in_axes, int | tuple)):
        raise VmapError(
            "pmap: in_axes must be an integer, None, or a tuple with an entry per argument, got "
            f"{type(in_axes).__name__}",
            fix="write (axes,) where the function has one argument.",
        )
    if not callable(fun):
        raise ArgumentError(
            f"pmap: a function was expected, got {fun!r} of type {type(fun).__name__}",
            fix="pass the function itself; settings are keywords.",
        )
    what = f"pmap of {name_of(fun)!r}"

    @functools.wraps(fun)
    def mapped(*args: Any, **kwargs: Any) -> Any:
        _refuse_ranks()
        given = _Examples(fun, what, static, in_axes, args, kwargs)
        size = mapped_size(given.axes, given.values, given.names, axis_size, what)
        mesh = Mesh(_devices(size, devices, backend, what), (NAME,))
        return given.run(mesh, axis_name, out_axes)

    return jit(mapped, static_argnums=static, donate_argnums=donate_argnums)


def _refuse_ranks() -> None:
    here = world.current()
    if here is not None and here.size > 1:
        raise UnsupportedError(
            "pmap runs on the devices of one process",
            why="each rank of a job has some of the devices only.",
            fix="use shard_map over a mesh of all devices.",
        )


def _devices(
    size: int, given: Sequence[Device] | None, backend: str | None, what: str
) -> np.ndarray[Any, Any]:
    """The devices of the examples, in a row."""
    if given is None:
        return create_device_mesh((size,), None if backend is None else devices_of(backend))
    if len(given) < size:
        raise ArgumentError(
            f"{what}: {len(given)} devices for {size} examples",
            fix="give at least one device for each example, or none.",
        )
    return create_device_mesh((size,), given)


class _Examples:
    """The arguments of one call: leaves, and the axis that each is mapped over.

    Attributes:
        values, axes, names: of every leaf of the arguments that are not static.
    """

    def __init__(
        self,
        fun: Callable[..., Any],
        what: str,
        static: tuple[int, ...],
        in_axes: Any,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> None:
        if isinstance(in_axes, tuple) and len(in_axes) != len(args):
            raise VmapError(
                f"{what}: in_axes has {len(in_axes)} entries, the call has {len(args)} positional "
                "arguments",
                operands={"in_axes": in_axes},
                fix="give in_axes one entry per positional argument (None: not mapped).",
            )
        left_out = {n % len(args) for n in static if -len(args) <= n < len(args)}
        kept = [i for i in range(len(args)) if i not in left_out]
        dyn = tuple(args[i] for i in kept)
        if isinstance(in_axes, tuple):
            in_axes = tuple(in_axes[i] for i in kept)
        leaves, self.treedef = tree.flatten((dyn, kwargs))
        self.names = leaf_names(renamed(fun, kept), len(kept), self.treedef)
        self.values = [
            value_of(x, f"argument {n} of {what}") for x, n in zip(leaves, self.names, strict=True)
        ]
        axes = argument_axes(in_axes, dyn, kwargs)
        within = dimensions_within(self.treedef, self.values)
        self.axes = [
            checked_axis(a, v.type, w, n, what)
            for a, v, w, n in zip(axes, self.values, within, self.names, strict=True)
        ]
        self.fun, self.what, self.args, self.kept = fun, what, args, kept

    def run(self, mesh: Mesh, axis_name: Any, out_axes: Any) -> Any:
        """The function on every device, where the axis has the user's name."""

        def local(*pieces: Any) -> Any:
            axes = [replace(a, alias=axis_name) if a.name == NAME else a for a in state.axes]
            with in_scope(tuple(axes)):
                out = self._apply(pieces)
            leaves, treedef = tree.flatten(out)
            places = tree.broadcast_prefix(out_axes, treedef, "out_axes")
            values = [value_of(x, f"a result of {self.what}") for x in leaves]
            within = dimensions_within(treedef, values)
            return treedef.unflatten(
                [self._placed(x, a, w) for x, a, w in zip(values, places, within, strict=True)]
            )

        ins = tuple(_spec(a) for a in self.axes)
        outs = tree.map(_spec, out_axes, is_leaf=lambda a: a is None)
        whole = shard_map(local, mesh=mesh, in_specs=ins, out_specs=outs, check_vma=False)
        return whole(*self.values)

    def _apply(self, pieces: Sequence[Any]) -> Any:
        """The function on one example."""
        given = []
        for x, axis in zip(pieces, self.axes, strict=True):
            shape = x.type.shape
            given.append(x if axis is None else reshape(x, shape=shape[:axis] + shape[axis + 1 :]))
        dyn, kwargs = self.treedef.unflatten(given)
        args = list(self.args)
        for i, x in zip(self.kept, dyn, strict=True):
            args[i] = x
        return self.fun(*args, **kwargs)

    def _placed(self, x: Any, axis: Any, within: int) -> Any:
        """A result with a dimension of size 1 for the mapped axis."""
        if axis is None:
            return x
        shape = x.type.shape
        ndim = len(shape) + 1 - within
        if not isinstance(axis, int) or not 0 <= axis < ndim:
            raise VmapError(
                f"{self.what}: out_axes has {axis!r}, but a result has {ndim} dimension(s)",
                operands={"result": x.type},
                fix="name an axis that the mapped result has, counted from 0; or None.",
            )
        return reshape(x, shape=(*shape[:axis], 1, *shape[axis:]))


def _spec(axis: Any) -> PartitionSpec:
    """How an array is cut that is mapped over an axis; what no array has is refused elsewhere."""
    if not isinstance(axis, int) or axis < 0:
        return PartitionSpec()
    return PartitionSpec(*[None] * axis, NAME)
