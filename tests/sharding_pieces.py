"""One op of one device: its `split` rule run over a small mesh, against the op on whole arrays."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import numpy as np

from monograph.hlo.axes import mapped_over
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate
from monograph.hlo.state import interpreting
from monograph.hlo.types import TensorType, type_of_array, types_of
from monograph.hlo.walk.batch import batched
from monograph.sharding import AbstractMesh
from monograph.sharding.cut import Cut, Piece
from monograph.sharding.tiling import Tiling, local_shape, parts

Array = np.ndarray[Any, Any]
KINDS = {
    "axis_permute": "permute",
    "axis_gather": "gather",
    "axis_swap": "swap",
    "axis_sum": "sum",
    "axis_max": "max",
    "axis_min": "min",
    "axis_scatter": "scatter",
}


def mesh_of(*sizes: int) -> AbstractMesh:
    """A mesh with axes x, y, ..."""
    return AbstractMesh(sizes, tuple("xyz"[: len(sizes)]))


def tiled(*dims: str, partial: str = "", how: str = "add") -> Tiling:
    """A tiling from letters: "" for a dimension that is whole, "xy" for one cut by two axes."""
    return Tiling(tuple(tuple(d) for d in dims), tuple(partial), how)


def junk(dtype: Any) -> Any:
    """What padding holds: nothing that may be read."""
    d = np.dtype(dtype)
    if d.kind == "b":
        return True
    return 113 if d.kind in "iu" else np.nan


def stack(x: Array, tiling: Tiling, mesh: AbstractMesh) -> Array:
    """The pieces of all devices along the axes that cut `x`, padded with junk."""
    sizes = mesh.shape
    used = [a for a in sizes if a in tiling.axes]
    local = local_shape(x.shape, tiling, sizes)
    out = np.full([sizes[a] for a in used] + list(local), junk(x.dtype), x.dtype)
    for place in np.ndindex(*(sizes[a] for a in used)):
        at = dict(zip(used, place, strict=True))
        whole, piece = _parts(x.shape, local, tiling, at, sizes)
        out[(*place, *piece)] = x[whole]
    return out


def _parts(
    shape: Sequence[int], local: Sequence[int], tiling: Tiling, at: dict[str, int], sizes: Any
) -> tuple[tuple[slice, ...], tuple[slice, ...]]:
    """Where a device's piece lies in the whole, and how much of the piece that is."""
    whole, piece = [], []
    for d, m in enumerate(local):
        start = min(_number(tiling.dims[d], at, sizes) * m, shape[d])
        stop = min(start + m, shape[d])
        whole.append(slice(start, stop))
        piece.append(slice(0, stop - start))
    return tuple(whole), tuple(piece)


def _number(names: Sequence[str], at: dict[str, int], sizes: Any) -> int:
    found = 0
    for a in names:
        found = found * sizes[a] + at[a]
    return found


def unstack(rows: Array, t: TensorType, tiling: Tiling, mesh: AbstractMesh) -> Array:
    """The whole value from rows along all axes of the mesh; terms are combined, copies compared."""
    sizes = mesh.shape
    names = list(sizes)
    fold = _FOLDS[tiling.how]
    out = None
    others = [a for a in names if a not in tiling.axes and a not in tiling.partial]
    for rest in np.ndindex(*(sizes[a] for a in others)):
        index = dict(zip(others, rest, strict=True))
        view = rows[tuple(index.get(a, slice(None)) for a in names)]
        left = [a for a in names if a not in others]
        terms = tuple(i for i, a in enumerate(left) if a in tiling.partial)
        if terms:
            with np.errstate(all="ignore"):
                wide = view.astype(np.float64) if view.dtype.kind == "f" else view
                for axis in reversed(terms):
                    view = wide = reduce(fold, np.moveaxis(wide, axis, 0))
                view = np.asarray(view).astype(rows.dtype)
        one = _joined(view, t, tiling, [a for a in left if a not in tiling.partial], sizes)
        if out is not None:
            np.testing.assert_array_equal(bits(out), bits(one), "devices that hold the same differ")
        out = one
    assert out is not None
    return out


_FOLDS: dict[str, Any] = {
    "add": np.add, "multiply": np.multiply, "maximum": np.maximum, "minimum": np.minimum,
    "or": np.logical_or, "and": np.logical_and,
}  # fmt: skip


def _joined(view: Array, t: TensorType, tiling: Tiling, used: Sequence[str], sizes: Any) -> Array:
    out = np.zeros(t.shape, t.dtype.np)
    local = local_shape(t.shape, tiling, sizes)
    assert view.shape[len(used) :] == local, (view.shape, used, local)
    for place in np.ndindex(*(sizes[a] for a in used)):
        at = dict(zip(used, place, strict=True))
        whole, piece = _parts(t.shape, local, tiling, at, sizes)
        out[whole] = view[(*place, *piece)]
    return out


def device_program(
    mesh: AbstractMesh,
    types: Sequence[TensorType],
    tilings: Sequence[Tiling],
    emit: Callable[[Cut, list[Piece]], Sequence[Piece] | None],
) -> tuple[Graph, list[Piece]] | None:
    """The graph of one device that `emit` makes, and the pieces that are its results."""
    cut = Cut(mesh)
    builder = Builder("device")
    with interpreting(builder):
        ins = [
            cut.piece(builder.param(cut.local(t, s)), t, s)
            for t, s in zip(types, tilings, strict=True)
        ]
        outs = emit(cut, ins)
        if outs is None:
            return None
        return builder.finish([o.value for o in outs]), list(outs)


def run_on_all(graph: Graph, tilings: Sequence[Tiling], mesh: AbstractMesh, rows: Any) -> list[Any]:
    """The results of all devices, with a row for each along every axis."""
    cut = Cut(mesh)
    for axis in reversed(cut.axes(tuple(mesh.shape))):
        flags = tuple(axis.name in (*t.axes, *t.partial) for t in tilings)
        with mapped_over(axis):
            graph, _ = batched(graph, flags, axis.size, (True,) * len(graph.outs))
    return evaluate(graph, rows)


def collectives(graph: Graph) -> Counter[str]:
    """How many of each kind."""
    return Counter(KINDS[n.op.name] for n in graph.nodes if n.op.name in KINDS)


def wire(graph: Graph) -> int:
    """Bytes that a device sends, by the usual formulas."""
    total = 0
    for n in graph.nodes:
        kind = KINDS.get(n.op.name)
        if kind is None:
            continue
        p = int(np.prod([a.size for a in n.attrs["axes"]]))
        size = sum(x.type.nbytes for x in n.ins)
        factor = {"permute": p, "gather": p * (p - 1), "swap": p - 1, "scatter": p - 1}
        total += size * factor.get(kind, 2 * (p - 1)) // p
    return total


def node_of(op: Any, types: Sequence[TensorType], attrs: Any) -> Node:
    """A node of an op on values of these types."""
    builder = Builder("whole")
    with interpreting(builder):
        made = op(*[builder.param(t) for t in types], **attrs)
        first = made[0] if isinstance(made, list) else made
    return first.node.ins[0] if isinstance(made, list) else first.node


def run_split(
    op: Any,
    arrays: Sequence[Array],
    tilings: Sequence[Tiling],
    outs: Sequence[Tiling],
    mesh: AbstractMesh,
    **attrs: Any,
) -> tuple[list[Array], Graph] | None:
    """The values that the rule of an op computes, and the program; None where it declines."""
    types = [type_of_array(x) for x in arrays]
    node = node_of(op, types, attrs)
    made = device_program(
        mesh, types, tilings, lambda cut, ins: op.split(cut, node, ins, list(outs))
    )
    if made is None:
        return None
    graph, pieces = made
    rows = [stack(x, t, mesh) for x, t in zip(arrays, tilings, strict=True)]
    got = run_on_all(graph, tilings, mesh, rows)
    for p, t in zip(pieces, types_of(node.type), strict=True):
        assert p.type is t, (p.type, t)
    values = [unstack(r, p.type, p.tiling, mesh) for r, p in zip(got, pieces, strict=True)]
    return values, graph


def whole_value(op: Any, arrays: Sequence[Array], **attrs: Any) -> list[Array]:
    """The op on whole arrays."""
    builder = Builder("whole")
    with interpreting(builder):
        made = op(*[builder.param(type_of_array(x)) for x in arrays], **attrs)
        graph = builder.finish(made if isinstance(made, list) else [made])
    return evaluate(graph, arrays)


def check(
    op: Any,
    arrays: Sequence[Array],
    tilings: Sequence[Tiling],
    outs: Sequence[Tiling],
    mesh: AbstractMesh,
    *,
    exact: bool = True,
    tol: float = 2e-5,
    counts: dict[str, int] | None = None,
    declines: bool = False,
    **attrs: Any,
) -> Counter[str] | None:
    """Hold a rule against the op itself.

    Args:
        op: the record.
        arrays: whole operands.
        tilings: how they are cut.
        outs: how results are wanted.
        mesh: the devices.
        exact: whether every bit must be right.
        tol: else, how far values may differ.
        counts: the collectives that are to be there, if given.
        declines: whether the rule may give up.
        attrs: of the op.
    """
    made = run_split(op, arrays, tilings, outs, mesh, **attrs)
    if made is None:
        assert declines, "the rule gave up"
        return None
    values, graph = made
    for got, want in zip(values, whole_value(op, arrays, **attrs), strict=True):
        if exact or want.dtype.kind not in "fcV":
            np.testing.assert_array_equal(bits(got), bits(want))
        else:
            wide = np.complex128 if want.dtype.kind == "c" else np.float64
            scale = np.max(np.abs(np.nan_to_num(want.astype(wide))), initial=1.0)
            np.testing.assert_allclose(
                got.astype(wide), want.astype(wide), rtol=tol, atol=tol * float(scale)
            )
    found = collectives(graph)
    if counts is not None:
        assert found == Counter(counts), (found, counts)
    return found


def bits(x: Array) -> Array:
    """What exact values are compared by: zeros have signs, and there is one NaN."""
    if x.dtype.kind in "biuc":
        return x
    words = np.ascontiguousarray(x).view(f"u{x.itemsize}")
    return np.where(x != x, np.array(-1).astype(words.dtype), words)


def meshes() -> list[AbstractMesh]:
    """Small meshes, even and odd."""
    return [mesh_of(2), mesh_of(3), mesh_of(4), mesh_of(5), mesh_of(8), mesh_of(2, 2)]


def ways(mesh: AbstractMesh) -> list[str]:
    """The ways in which a dimension can be cut over all of a mesh."""
    names = "".join(mesh.axis_names)
    return ["".join(p) for p in itertools.permutations(names)]


__all__ = [
    "check", "collectives", "device_program", "mesh_of", "meshes", "node_of", "parts", "run_on_all",
    "run_split", "stack", "tiled", "unstack", "ways", "whole_value", "wire",
]  # fmt: skip
