"""Specs of `shard_map`: checked, and laid beside the leaves that they are meant for."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass
from typing import Any

from monograph.hlo.axes import mesh_axis
from monograph.hlo.errors import ArgumentError, ShardingError, UnsupportedError
from monograph.hlo.types import TensorType
from monograph.sharding import AbstractMesh, PartitionSpec
from monograph.sharding.spec import UNCONSTRAINED, names_of
from monograph.sharding.tiling import parts
from monograph.tracer import tree

Dims = tuple[tuple[Any, ...], ...]


@dataclass(frozen=True)
class Manual:
    """Over what a function is mapped.

    Attributes:
        mesh: names, sizes and types of the axes, with devices or without.
        axes: the names along which the function is one device's, in the mesh's order.
        check: whether types tell along which axes values differ.
    """

    mesh: AbstractMesh
    axes: tuple[Any, ...]
    check: bool

    @property
    def sizes(self) -> Mapping[Any, int]:
        return self.mesh.shape

    @property
    def attrs(self) -> dict[str, Any]:
        """What the ops of a local program hold of it."""
        return {"mesh": self.mesh.shape_tuple, "axes": self.axes, "check": self.check}


def check_specs(side: str, specs: Any, axes: Set[Any]) -> None:
    """Refuse entries that are no specs, and specs that name other axes.

    Args:
        side: "in_specs" or "out_specs".
        specs: as the user gave them.
        axes: the names that they may use.
    """
    leaves, treedef = tree.flatten(specs, is_leaf=lambda x: isinstance(x, PartitionSpec))
    for path, spec in zip(tree.paths(treedef), leaves, strict=True):
        where = f"{side}{tree.keystr(path)}"
        if not isinstance(spec, PartitionSpec):
            raise ArgumentError(
                f"shard_map: {where} is {spec!r} of type {type(spec).__name__}, no PartitionSpec",
                fix="write PartitionSpec(...); PartitionSpec() where devices hold the same.",
            )
        check_crosses(where, spec)
        for name in (n for entry in spec for n in names_of(entry)):
            if name not in axes:
                raise ShardingError(
                    f"shard_map: {where} names {name!r}, which is not a manual axis of the "
                    "function",
                    operands={where: spec, "manual axes": ", ".join(sorted(map(repr, axes)))},
                    fix="use the names of these axes (all of the mesh, or those in axis_names).",
                )


def check_crosses(where: str, spec: PartitionSpec) -> None:
    """Refuse a spec of terms of a sum, or one that leaves something open."""
    if spec.unreduced or spec.reduced or UNCONSTRAINED in tuple(spec):
        raise UnsupportedError(
            f"shard_map: {where} is {spec!r}",
            why="what crosses the border of a manual function is cut, or the same everywhere.",
            fix="name the axes that cut each dimension, and sum terms with psum.",
        )


def dims_of(spec: PartitionSpec, t: TensorType, what: str, side: str) -> Dims:
    """Per dimension of a value the axes that cut it.

    Raises:
        ShardingError: if the spec has more entries than the value has dimensions.
    """
    if len(spec) > t.ndim:
        scalar = " (PartitionSpec() for a number)" if not t.ndim else ""
        raise ShardingError(
            f"shard_map: the {side} entry for {what} has {len(spec)} entries, the value has "
            f"{t.ndim} dimension(s)",
            operands={side: spec, what: t},
            fix=f"make the spec shorter{scalar}, or give the value more dimensions.",
        )
    return (*(names_of(e) for e in spec), *((),) * (t.ndim - len(spec)))


def check_divides(dims: Dims, t: TensorType, what: str, manual: Manual) -> None:
    """Refuse a value whose dimensions do not split into equal pieces."""
    for d, (n, names) in enumerate(zip(t.shape, dims, strict=True)):
        count = parts(names, manual.sizes)
        if n % count:
            axes = " and ".join(map(repr, names))
            raise ShardingError(
                f"shard_map: dimension {d} of {what} has size {n}, which is not a multiple of "
                f"{count} devices",
                operands={what: t, "spec": _shown(dims), "mesh": manual.mesh},
                why=f"the spec shards it over {axes}, {count} devices in all.",
                fix="pad the value, or use a mesh whose axes divide it.",
            )


def check_same(dims: Dims, t: TensorType, what: str, manual: Manual) -> None:
    """Refuse a result that may differ along an axis which its spec does not name."""
    named = {n for names in dims for n in names}
    extra = [n for n in manual.axes if n not in named and mesh_axis(n, manual.sizes[n]) in t.vary]
    if not extra:
        return
    axes = ", ".join(map(repr, extra))
    raise ShardingError(
        f"shard_map: {what} may differ along {axes}, but its out_specs entry says that all devices "
        "hold the same",
        operands={what: t, "out_specs": _shown(dims), "mesh": manual.mesh},
        why="the type of the result tells along which axes its pieces may differ (typeof(x).vma).",
        fix=f"reduce it over {axes} (lax.psum, pmean, pmax), or name {axes} in out_specs"
        + ("" if t.ndim else ", after giving it a dimension")
        + "; shard_map(..., check_vma=False) takes one device's word for it.",
    )


def _shown(dims: Dims) -> PartitionSpec:
    return PartitionSpec(*dims)


def specs_for(specs: Any, treedef: tree.TreeDef, side: str) -> list[Any]:
    """One entry per leaf; None where the argument is static."""
    return tree.broadcast_prefix(specs, treedef, f"shard_map {side}")
