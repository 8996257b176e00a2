"""gather and scatter with random dimension numbers against XLA; what their type rules refuse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from monograph.hlo.builder import Builder, build
from monograph.hlo.errors import MonographError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import gather, monoid, replacement, scatter
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.simplify import simplify
from monograph.hlo.state import interpreting
from monograph.hlo.text import from_stablehlo, to_stablehlo
from monograph.hlo.types import F32, I32, tensor
from xla_oracle import run_xla

Array = np.ndarray[Any, Any]
Shape = tuple[int, ...]


@dataclass
class Drawn:
    """Random dimension numbers that fit together, with the shapes that they are for."""

    w: Indexed
    x: Shape
    starts: Shape
    rows: Shape


def draw(rng: np.random.Generator) -> Drawn:
    """An array of up to four dimensions, each with a role."""
    rank = int(rng.integers(1, 5))
    x = tuple(int(n) for n in rng.integers(1, 6, rank))
    roles = rng.choice(["kept", "dropped", "batching"], rank, p=[0.45, 0.35, 0.2])
    dropped = tuple(d for d in range(rank) if roles[d] == "dropped")
    batching = tuple(d for d in range(rank) if roles[d] == "batching")
    free = [d for d in range(rank) if d not in batching]
    mapped = tuple(int(d) for d in rng.permutation(free)[: rng.integers(0, len(free) + 1)])
    batch = [*(x[d] for d in batching), *(int(n) for n in rng.integers(1, 4, rng.integers(0, 3)))]
    order = [int(k) for k in rng.permutation(len(batch))]
    shape = [batch[k] for k in order]
    at = [order.index(k) for k in range(len(batching))]
    implied = len(mapped) == 1 and rng.random() < 0.3
    vector_dim = len(shape) if implied else int(rng.integers(0, len(shape) + 1))
    if not implied:
        shape.insert(vector_dim, len(mapped))
        at = [k + (k >= vector_dim) for k in at]
    sizes = tuple(1 if d not in free or d in dropped else int(rng.integers(1, x[d] + 1))
                  for d in range(rank))  # fmt: skip
    total = len(batch) + rank - len(dropped) - len(batching)
    kept = rank - len(dropped) - len(batching)
    row_dims = tuple(sorted(int(k) for k in rng.permutation(total)[:kept]))
    w = Indexed(row_dims, dropped, batching, tuple(at), mapped, vector_dim, sizes)
    return Drawn(w, x, tuple(shape), w.rows_shape(tuple(shape)))


def joined(makes: list[Any], types: list[list[Any]]) -> Graph:
    """One graph of many."""
    b = Builder("many")
    params = [[b.param(t) for t in row] for row in types]
    with interpreting(b):
        outs = [make(*row) for make, row in zip(makes, params, strict=True)]
    return b.finish(outs)


def gathering(d: Drawn) -> Any:
    w = d.w
    return lambda x, starts: gather(
        x, starts, offset_dims=w.row_dims, collapsed_slice_dims=w.dropped,
        operand_batching_dims=w.batching, start_indices_batching_dims=w.starts_batching,
        start_index_map=w.mapped, index_vector_dim=w.vector_dim, slice_sizes=w.sizes,
    )  # fmt: skip


def scattering(d: Drawn, body: Graph) -> Any:
    w = d.w
    return lambda x, starts, updates: scatter(
        x, starts, updates, update_window_dims=w.row_dims, inserted_window_dims=w.dropped,
        input_batching_dims=w.batching, scatter_indices_batching_dims=w.starts_batching,
        scatter_dims_to_operand_dims=w.mapped, index_vector_dim=w.vector_dim, body=body,
    )  # fmt: skip


def same_as_xla(graph: Graph, args: list[Array], what: list[Any]) -> None:
    text = to_stablehlo(graph)
    assert to_stablehlo(from_stablehlo(text)) == text
    for have, want, d in zip(evaluate(graph, args), run_xla(text, args), what, strict=True):
        np.testing.assert_array_equal(have, want, err_msg=str(d))


@pytest.mark.parametrize("seed", range(3))
def test_gather_is_xlas(seed: int) -> None:
    rng = np.random.default_rng(seed)
    drawn = [draw(rng) for _ in range(30)]
    args = []
    for d in drawn:
        args += [rng.standard_normal(d.x).astype(np.float32)]
        args += [rng.integers(-3, 8, d.starts).astype(np.int32)]
    types = [[tensor(d.x, F32), tensor(d.starts, I32)] for d in drawn]
    same_as_xla(joined([gathering(d) for d in drawn], types), args, drawn)


def whole(d: Drawn, starts: Array) -> Array:
    """Starts of windows that would stick out moved away: XLA drops those as a whole."""
    out = np.moveaxis(starts[..., None] if d.w.vector_dim == starts.ndim else starts,
                      d.w.vector_dim, -1).copy()  # fmt: skip
    for k, dim in enumerate(d.w.mapped):
        bad = (out[..., k] < 0) | (out[..., k] > d.x[dim] - d.w.sizes[dim])
        out[..., k] = np.where(bad, 99, out[..., k])
    return out[..., 0] if d.w.vector_dim == starts.ndim else np.moveaxis(out, -1, d.w.vector_dim)


@pytest.mark.parametrize("body", ["add", "maximum", "replace"])
def test_scatter_is_xlas(body: str) -> None:
    rng = np.random.default_rng(7)
    # Of index vectors without components XLA takes the first one only.
    drawn = [d for d in (draw(rng) for _ in range(45)) if d.w.mapped]
    held = replacement(F32) if body == "replace" else monoid(body, F32)
    args: list[Array] = []
    for d in drawn:
        starts = rng.integers(-1, 6, d.starts).astype(np.int32)
        # Small integers: sums are exact in every order.
        args += [rng.integers(-9, 9, d.x).astype(np.float32), whole(d, starts)]
        args += [rng.integers(-9, 9, d.rows).astype(np.float32)]
    types = [[tensor(d.x, F32), tensor(d.starts, I32), tensor(d.rows, F32)] for d in drawn]
    same_as_xla(joined([scattering(d, held) for d in drawn], types), args, drawn)


def test_windows_that_stick_out_are_written_in_part() -> None:
    """As the specification says, element by element; and read back, zeros stand for the rest."""
    x, u = np.zeros(5, np.float32), np.arange(1, 7, dtype=np.float32).reshape(2, 3)
    types = [tensor((5,), F32), tensor((2, 1), I32), tensor((2, 3), F32)]
    w = Indexed((1,), (), (), (), (0,), 1, (3,))
    graph = build(lambda *a: [scattering(Drawn(w, (5,), (2, 1), (2, 3)), monoid("add", F32))(*a)],
                  types, "partly")  # fmt: skip
    (out,) = evaluate(graph, [x, np.array([[-2], [3]], np.int32), u])
    np.testing.assert_array_equal(out, [3, 0, 0, 4, 5])


def test_equal_ones_are_one() -> None:
    """Nothing is known of a call, but a gather or scatter of the same is the same."""

    def program(x: Any, i: Any, u: Any) -> list[Any]:
        return [gather(scatter(x, i, u, **INTO), i, **PLAIN) for _ in range(2)]

    graph = simplify(build(program, [X, STARTS, ROWS], "twice"))
    assert [n.op for n in graph.nodes] == [scatter, gather]


X, STARTS, ROWS = tensor((5, 4), F32), tensor((3, 1), I32), tensor((3, 4), F32)
PLAIN = {"offset_dims": (1,), "collapsed_slice_dims": (0,), "start_index_map": (0,),
         "index_vector_dim": 1, "slice_sizes": (1, 4)}  # fmt: skip
INTO = {"update_window_dims": (1,), "inserted_window_dims": (0,),
        "scatter_dims_to_operand_dims": (0,), "index_vector_dim": 1,
        "body": monoid("add", F32)}  # fmt: skip


@pytest.mark.parametrize(
    "changes, says",
    [
        ({"slice_sizes": (1,)}, "slice_sizes has 1 entries"),
        ({"slice_sizes": (1, 5)}, "slice size 5 does not fit dimension 1"),
        ({"slice_sizes": (2, 4)}, "slice size 2 does not fit dimension 0"),
        ({"offset_dims": (2,)}, "axis 2 of offset_dims"),
        ({"offset_dims": ()}, "name 0 \\+ 1 \\+ 0 dimensions of 2"),
        ({"start_index_map": (0, 1)}, "index vectors of length 1"),
        ({"start_index_map": (2,)}, "axis 2 of start_index_map"),
        ({"index_vector_dim": 3}, "index_vector_dim 3"),
        ({"operand_batching_dims": (0,), "start_indices_batching_dims": (0,)}, "is in collapsed"),
        ({"operand_batching_dims": (1,), "start_indices_batching_dims": (), "offset_dims": (),
          "slice_sizes": (1, 1)}, "differ in length"),
        ({"operand_batching_dims": (1,), "start_indices_batching_dims": (0,), "offset_dims": (),
          "slice_sizes": (1, 1)}, "sizes 4 and 3"),
        ({"operand_batching_dims": (1,), "start_indices_batching_dims": (1,), "offset_dims": (),
          "slice_sizes": (1, 1)}, "index_vector_dim 1 is in"),
        ({"indices_are_sorted": 1}, "indices_are_sorted=1"),
    ],
)  # fmt: skip
def test_gather_refuses(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(MonographError, match=says):
        build(lambda x, i: [gather(x, i, **{**PLAIN, **changes})], [X, STARTS], "g")


@pytest.mark.parametrize(
    "changes, types, says",
    [
        ({}, [X, STARTS, tensor((3, 5), F32)], "windows of size 5"),
        ({}, [X, STARTS, tensor((2, 4), F32)], "updates of shape \\(2, 4\\)"),
        ({}, [X, STARTS, tensor((3, 4), I32)], "updates of element type i32"),
        ({}, [X, tensor((3, 1), F32), ROWS], "indices of element type f32"),
        ({}, [X, STARTS], "2 operands"),
        ({}, [X, tensor((6, 4), F32), STARTS, ROWS, ROWS], "differ in shape"),
        ({"body": monoid("add", I32)}, [X, STARTS, ROWS], "the body takes"),
        ({"inserted_window_dims": (1, 0)}, [X, STARTS, ROWS], "not in order"),
        ({"scatter_dims_to_operand_dims": ()}, [X, STARTS, ROWS], "index vectors of length 1"),
        ({"unique_indices": None}, [X, STARTS, ROWS], "unique_indices=None"),
    ],
)
def test_scatter_refuses(changes: dict[str, Any], types: list[Any], says: str) -> None:
    with pytest.raises(MonographError, match=says):
        build(lambda *xs: [scatter(*xs, **{**INTO, **changes})], types, "s")
