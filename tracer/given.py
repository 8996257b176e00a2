"""What `jit` is told: where arguments and results live, the device, how often to compile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.hlo.errors import ArgumentError
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.arguments import as_int
from monograph.tracer.constraint import refuse_open
from monograph.tracer.placement import Given
from monograph.tracer.placing import placed


class _Unspecified:
    """The compiler follows the arguments, and chooses where results are."""

    def __repr__(self) -> str:
        return "UNSPECIFIED"

    def __reduce__(self) -> str:
        return "UNSPECIFIED"  # there is one


UNSPECIFIED = _Unspecified()


def hashable(given: Any) -> Any:
    """A tree of places as a key."""
    if given is UNSPECIFIED or given is None:
        return None
    leaves, treedef = tree.flatten(given, lambda x: x is None)
    return tuple(leaves), treedef


def given_ins(
    given: Any, treedef: tree.TreeDef, types: Sequence[TensorType], name: str
) -> tuple[Given, ...]:
    """One place per leaf of ``(args, kwargs)``, None where nothing is said.

    Raises:
        ArgumentError: if there are keyword arguments, or something is no place.
        ShardingError: if a spec has more entries than an argument has dimensions.
    """
    if given is UNSPECIFIED or given is None:
        return (None,) * len(types)
    positional, named = treedef.children()
    if named.num_leaves:
        raise ArgumentError(
            f"{name!r} has in_shardings and was called with keyword arguments",
            why="in_shardings says where positional arguments live.",
            fix="pass all arguments by position.",
        )
    if isinstance(given, list):
        given = tuple(given)
    paths = [tree.keystr(p) for p in tree.paths(positional)]
    entries = tree.broadcast_prefix(given, positional, "in_shardings")
    return tuple(
        _place(entry, t, f"argument {path} of {name!r}", "in_shardings")
        for entry, t, path in zip(entries, types, paths, strict=True)
    )


def given_outs(
    given: Any, treedef: tree.TreeDef, types: Sequence[TensorType], name: str
) -> tuple[Given, ...]:
    """One place per result, None where nothing is said.

    Raises:
        ArgumentError: if something is no place.
        ShardingError: if a spec has more entries than a result has dimensions.
    """
    if given is UNSPECIFIED or given is None:
        return (None,) * len(types)
    entries = tree.broadcast_prefix(given, treedef, "out_shardings")
    paths = [tree.keystr(p) for p in tree.paths(treedef)]
    return tuple(
        _place(entry, t, f"the result{path} of {name!r}", "out_shardings")
        for entry, t, path in zip(entries, types, paths, strict=True)
    )


def _place(given: Any, t: TensorType, what: str, who: str) -> Given:
    if given is None or given is UNSPECIFIED:
        return None
    where = placed(given, who)
    where.tiling(t.ndim, what)
    refuse_open(where, what)
    return where


def chosen_device(device: Device | None, backend: str | None) -> Device | None:
    """The device that `jit` was told, by itself or by the name of its backend."""
    if device is not None and backend is not None:
        raise ArgumentError(
            "jit: both device and backend are given", fix="give the device, or the backend's name."
        )
    if device is None:
        if backend is None:
            return None
        get_backend(backend)
        return Device(backend, 0)
    if not isinstance(device, Device):
        raise ArgumentError(
            f"jit: device must be a device, got {type(device).__name__}",
            fix="give one of devices(); a backend's name goes to backend=.",
        )
    return device


def limit_of(given: int | None) -> int | None:
    """The number of kinds of calls that may be compiled; None: any."""
    if given is None:
        return None
    n = as_int(given, "jit: max_compiles")
    if n < 1:
        raise ArgumentError(
            f"jit: max_compiles must be positive, got {n}",
            fix="give the number of kinds of calls that the function is meant for.",
        )
    return n
