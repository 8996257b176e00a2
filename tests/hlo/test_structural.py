"""Structural ops: what the op table can't say.

Index maps against semantics for random attributes, index signatures, orders of folding, initial
values, type errors, composites and calls.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import op_table
from monograph.hlo.builder import Builder, build
from monograph.hlo.errors import (
    AxisError,
    DTypeError,
    LeakedTracerError,
    MonographError,
    ShapeError,
    UnsupportedError,
)
from monograph.hlo.graph import Graph
from monograph.hlo.index import Dim, Div, Index, Mod, Start, dim
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import (
    add,
    broadcast_in_dim,
    concatenate,
    custom_call,
    dot_general,
    dynamic_slice,
    dynamic_update_slice,
    identity,
    monoid,
    monoid_of,
    multiply,
    negate,
    ones,
    optimization_barrier,
    pad,
    reduce,
    reshape,
    reverse,
    subtract,
    transpose,
)
from monograph.hlo.ops import (
    slice as slice_,
)
from monograph.hlo.ops.composite import composite, expansion
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.state import interpreting
from monograph.hlo.types import BF16, DTYPES, F16, F32, F64, I8, I32, TensorType, tensor

walk = importlib.import_module("monograph.hlo.walk.linearize")
batching = importlib.import_module("monograph.hlo.walk.batch")

Array = np.ndarray[Any, Any]
Random = np.random.Generator
ONCE = {"dimensions": (0,)}
NO_BATCH = {"lhs_batching_dimensions": (), "rhs_batching_dimensions": ()}
MATMUL = {**NO_BATCH, "lhs_contracting_dimensions": (1,), "rhs_contracting_dimensions": (0,)}


def run(fn: Callable[..., Any], *arrays: Any) -> Array:
    """The value of a function written in the language."""
    arrays = tuple(np.asarray(a) for a in arrays)
    types = [tensor(a.shape, DTYPES[_name(a)]) for a in arrays]
    graph = build(lambda *xs: [fn(*xs)], types, "f")
    return evaluate(graph, arrays)[0]


def _name(x: Array) -> str:
    return next(name for name, d in DTYPES.items() if d.np == x.dtype)


# ---- index maps ----------------------------------------------------------------------------------


def index_value(e: Index, grid: Array, operands: list[Array]) -> Array:
    """The value of an index expression at every point of `grid`."""
    total = np.full(grid.shape[1:], e.const)
    for atom, k in e.terms:
        if isinstance(atom, Dim):
            value = grid[atom.position]
        elif isinstance(atom, Start):
            value = np.clip(int(operands[atom.operand]), 0, atom.limit)
        else:
            assert isinstance(atom, Div | Mod)
            inner = index_value(atom.inner, grid, operands)
            value = inner // atom.by if isinstance(atom, Div) else inner % atom.by
        total = total + k * value
    return total


def read_through_pieces(op: OpDef, attrs: Any, operands: list[Array], shape: Any) -> Array:
    """The result of a move, element by element from its `index_map`."""
    types = tuple(tensor(x.shape, DTYPES[_name(x)]) for x in operands)
    index = tuple(dim(i, n) for i, n in enumerate(shape))
    assert op.index_map is not None
    grid = np.indices(shape)
    out = np.zeros(shape, operands[0].dtype)
    open_ = np.ones(shape, bool)
    for piece in op.index_map(types, attrs, index):
        here = open_.copy()
        for e, low, high in piece.conditions:
            value = index_value(e, grid, operands)
            here &= (low <= value) & (value < high)
        source = operands[piece.operand]
        assert len(piece.index) == source.ndim
        place = tuple(index_value(e, grid, operands)[here] for e in piece.index)
        for at, n in zip(place, source.shape, strict=True):
            assert ((at >= 0) & (at < n)).all(), f"{op}: reads outside"
        out[here] = source[place] if source.ndim else source
        open_ &= ~here
    assert not open_.any(), f"{op}: no piece gives some elements"
    return out


def _shape(rng: Random, low: int = 0) -> tuple[int, ...]:
    return tuple(int(n) for n in rng.integers(low, 5, rng.integers(0, 4)))


def _iota(shape: tuple[int, ...], first: int = 0) -> Array:
    return np.arange(first, first + int(np.prod(shape)), dtype=np.int32).reshape(shape)


def _ints(values: Any) -> tuple[int, ...]:
    return tuple(int(v) for v in values)


def random_broadcast(rng: Random) -> Any:
    shape = _shape(rng)
    dims = _ints(rng.permutation(len(shape))[: rng.integers(0, len(shape) + 1)])
    x = tuple(1 if rng.random() < 0.3 else shape[d] for d in dims)
    return broadcast_in_dim, {"shape": shape, "broadcast_dimensions": dims}, [_iota(x)]


def random_reshape(rng: Random) -> Any:
    factors = [int(n) for n in rng.choice([1, 2, 2, 3, 5], 4)]
    if rng.random() < 0.1:
        factors[0] = 0

    def grouped() -> tuple[int, ...]:
        cuts = sorted(rng.integers(0, 5, rng.integers(0, 3)))
        return tuple(
            int(np.prod(factors[a:b], dtype=int))
            for a, b in zip([0, *cuts], [*cuts, 4], strict=True)
        )

    return reshape, {"shape": grouped()}, [_iota(grouped())]


def random_transpose(rng: Random) -> Any:
    shape = _shape(rng)
    return transpose, {"permutation": _ints(rng.permutation(len(shape)))}, [_iota(shape)]


def random_reverse(rng: Random) -> Any:
    shape = _shape(rng)
    dims = _ints(i for i in range(len(shape)) if rng.random() < 0.5)
    return reverse, {"dimensions": dims}, [_iota(shape)]


def random_slice(rng: Random) -> Any:
    shape = _shape(rng)
    ends = [sorted(_ints(rng.integers(0, n + 1, 2))) for n in shape]
    attrs = {
        "start_indices": tuple(a for a, _ in ends),
        "limit_indices": tuple(b for _, b in ends),
        "strides": _ints(rng.integers(1, 4, len(shape))),
    }
    return slice_, attrs, [_iota(shape)]


def random_pad(rng: Random) -> Any:
    shape = _shape(rng)
    low, high, interior = [], [], []
    for n in shape:
        inner = int(rng.integers(0, 3))
        total = n + max(n - 1, 0) * inner
        low.append(int(rng.integers(-total, 4)))
        high.append(int(rng.integers(-(total + low[-1]), 4)))
        interior.append(inner)
    attrs = {
        "edge_padding_low": tuple(low),
        "edge_padding_high": tuple(high),
        "interior_padding": tuple(interior),
    }
    return pad, attrs, [_iota(shape), np.asarray(-1, np.int32)]


def random_concatenate(rng: Random) -> Any:
    shape = [*_shape(rng), 2]
    axis = int(rng.integers(0, len(shape)))
    xs = []
    for k in range(int(rng.integers(1, 4))):
        shape[axis] = int(rng.integers(0, 4))
        xs.append(_iota(tuple(shape), 1000 * k))
    return concatenate, {"dimension": axis}, xs


def _random_starts(rng: Random, ndim: int) -> list[Array]:
    return [np.asarray(rng.integers(-2, 6), np.int32) for _ in range(ndim)]


def random_dynamic_slice(rng: Random) -> Any:
    shape = _shape(rng)
    sizes = tuple(int(rng.integers(0, n + 1)) for n in shape)
    operands = [_iota(shape), *_random_starts(rng, len(shape))]
    return dynamic_slice, {"slice_sizes": sizes}, operands


def random_dynamic_update_slice(rng: Random) -> Any:
    shape = _shape(rng)
    sizes = tuple(int(rng.integers(0, n + 1)) for n in shape)
    starts = _random_starts(rng, len(shape))
    return dynamic_update_slice, {}, [_iota(shape), _iota(sizes, 1000), *starts]


MOVES = [
    random_broadcast,
    random_reshape,
    random_transpose,
    random_reverse,
    random_slice,
    random_pad,
    random_concatenate,
    random_dynamic_slice,
    random_dynamic_update_slice,
]


@pytest.mark.smoke
@pytest.mark.parametrize("draw", MOVES, ids=lambda f: f.__name__.removeprefix("random_"))
def test_index_map_is_ref(draw):
    rng = np.random.default_rng(7)
    for _ in range(60):
        op, attrs, operands = draw(rng)
        want = op.ref(attrs, *operands)
        types = tuple(tensor(x.shape, I32) for x in operands)
        assert op.result_type(types, attrs).shape == want.shape
        got = read_through_pieces(op, attrs, operands, want.shape)
        np.testing.assert_array_equal(got, want, err_msg=f"{op} {attrs}")


def test_every_move_is_drawn():
    drawn = {draw(np.random.default_rng(0))[0] for draw in MOVES}
    assert {op for op in OPS.values() if op.kind == "move"} == drawn


@pytest.mark.parametrize("dtype", ["f32"])
def test_signature_letters_have_one_size(dtype):
    for case in op_table.cases(dtypes=[dtype]):
        if case.op.signature is None or case.op.kind == "elementwise":
            continue
        for i in case.instances:
            sig = case.op.signature(i.types, i.attrs)
            out = case.op.result_type(i.types, i.attrs)
            results = out if isinstance(out, tuple) else (out,)
            rows = zip((*sig.operands, *sig.results), (*i.types, *results), strict=True)
            sizes: dict[str, int] = {}
            for row, t in rows:
                assert len(row) == t.ndim, i
                for letter, n in zip(row, t.shape, strict=True):
                    assert letter is None or sizes.setdefault(letter, n) == n, (i, str(sig))


def test_signatures():
    x, y = tensor((2, 3, 5), F32), tensor((2, 5, 4), F32)
    attrs = {
        "lhs_batching_dimensions": (0,),
        "rhs_batching_dimensions": (0,),
        "lhs_contracting_dimensions": (2,),
        "rhs_contracting_dimensions": (1,),
    }
    sig = dot_general.signature((x, y), attrs)
    assert str(sig) == "a b c, a c f -> a b f" and sig.reduced == ("c",)
    grown = reshape.signature((tensor((2, 15, 4), F32),), {"shape": (2, 3, 5, 4)})
    assert str(grown) == "a _ b -> a _ _ b"
    assert str(reshape.signature((tensor((1, 6), F32),), {"shape": (6,)})) == "_ a -> a"


# ---- reductions ----------------------------------------------------------------------------------


@pytest.mark.smoke
def test_monoids_are_interned_and_recognised():
    assert monoid("add", F32) is monoid("add", F32)
    assert monoid("add", F32) is not monoid("add", F64)
    t = tensor((), F32)
    assert monoid_of(build(lambda a, b: [add(b, a)], (t, t), "read")) == "add"
    assert monoid_of(build(lambda a, b: [subtract(a, b)], (t, t), "read")) is None
    assert monoid_of(build(lambda a, b: [add(a, a)], (t, t), "read")) is None
    with pytest.raises(KeyError, match="known: add"):
        monoid("subtract", F32)


@pytest.mark.parametrize("name", sorted(set(DTYPES) - {"f8e8m0fnu"}))
def test_identity_is_neutral(name):
    d = DTYPES[name]
    values = op_table.anything(np.random.default_rng(3), tensor((20,), d))
    for which in ("add", "multiply", "maximum", "minimum", "and", "or", "xor"):
        inexact = which in ("and", "or", "xor") and d.is_inexact
        if inexact or (which in ("maximum", "minimum") and d.is_complex):
            continue
        neutral = np.broadcast_to(identity(which, d), values.shape)
        out = OPS[which].ref({}, neutral, values)
        assert out.tobytes() == values.tobytes(), which


def sub_body(d: Any = F32) -> Graph:
    t = tensor((), d)
    return build(lambda a, b: [subtract(a, b)], (t, t), "subtract")


@pytest.mark.parametrize(
    ("order", "want"),
    [
        ("sequential", 100.0 - 1 - 2 - 3 - 4 - 5),
        ("tree", 100.0 - (((1 - 2) - (3 - 4)) - 5)),
        ("any", 100.0 - (((1 - 2) - (3 - 4)) - 5)),
    ],
)
def test_order_of_a_body_that_does_not_associate(order, want):
    x = np.arange(1, 6, dtype=np.float32)
    got = run(lambda x, i: reduce(x, i, **ONCE, body=sub_body(), order=order), x, np.float32(100))
    assert got == want


def test_orders_round_as_they_say():
    x = np.asarray([2048, 1, 1, 1], np.float16)  # in f16, 2048 + 1 is 2048

    def total(order):
        add_f16 = monoid("add", F16)
        return run(
            lambda x, i: reduce(x, i, **ONCE, body=add_f16, order=order), x, np.float16(0)
        ).item()

    assert [total(o) for o in ("sequential", "tree", "any")] == [2048, 2050, 2052]


def test_row_major_order_over_several_dimensions():
    x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    got = run(
        lambda x, i: reduce(x, i, dimensions=(2, 0), body=sub_body(), order="sequential"),
        x,
        np.float32(0),
    )
    np.testing.assert_array_equal(got, -x.sum((0, 2)))
    last = build(lambda a, b: [b], (tensor((), F32),) * 2, "last")
    got = run(
        lambda x, i: reduce(x, i, dimensions=(2, 0), body=last, order="sequential"),
        x,
        np.float32(0),
    )
    np.testing.assert_array_equal(got, x[1, :, 3])


def test_zero_signs_and_nan_in_extrema():
    zero = np.asarray([-0.0, 0.0, -0.0], np.float32)

    def extreme(name, x, init):
        body = monoid(name, F32)
        return run(lambda x, i: reduce(x, i, **ONCE, body=body), x, np.float32(init))

    assert not np.signbit(extreme("maximum", zero, -np.inf))
    assert np.signbit(extreme("maximum", zero[::2], -np.inf))
    assert np.signbit(extreme("minimum", zero, np.inf))
    assert np.isnan(extreme("maximum", np.asarray([1, np.nan, 2], np.float32), -np.inf))


@pytest.mark.parametrize(
    ("init", "want"),
    [(-np.inf, [0.0, 0.5, 0.5]), (5.0, [0.0, 0.0, 0.0]), (3.0, [0.0, 0.5, 0.5])],
)
def test_gradient_of_max_shares_among_equals_and_heeds_the_initial_value(init, want):
    body = monoid("maximum", F64)
    graph = build(
        lambda x, i: [reduce(x, i, **ONCE, body=body)], (tensor((3,), F64), tensor((), F64)), "max"
    )
    assert gradient(graph, [np.asarray([1.0, 3.0, 3.0]), np.float64(init)]) == want


def test_gradient_of_product_around_zeros():
    body = monoid("multiply", F64)
    graph = build(
        lambda x, i: [reduce(x, i, **ONCE, body=body)], (tensor((4,), F64), tensor((), F64)), "prod"
    )
    assert gradient(graph, [np.asarray([2.0, 0.0, 3.0, 5.0]), np.float64(1)]) == [0, 30, 0, 0]
    assert gradient(graph, [np.asarray([2.0, 0.0, 3.0, 0.0]), np.float64(1)]) == [0, 0, 0, 0]


def gradient(graph: Graph, args: list[Any]) -> list[float]:
    """The gradient of a scalar graph by its first parameter."""
    builder = Builder("gradient")
    params = [builder.param(t) for t in graph.in_types]
    with interpreting(builder):
        active = [True] + [False] * (len(params) - 1)
        outs, linear = walk.linearize(graph, params, active)
        made = builder.finish(linear.transpose([ones(outs[0].type)]))
    return evaluate(made, args)[0].tolist()


@pytest.mark.parametrize("order", ["any", "tree", "sequential"])
@pytest.mark.parametrize("which", ["add", "subtract"])
def test_batched_initial_values(order, which):
    body = monoid("add", F32) if which == "add" else sub_body()
    graph = build(
        lambda x, i: [reduce(x, i, dimensions=(0, 1), body=body, order=order)],
        (tensor((2, 3), F32), tensor((), F32)),
        "f",
    )
    x = np.random.default_rng(0).standard_normal((2, 3)).astype(np.float32)
    inits = np.asarray([0.5, -0.0, 3e4], np.float32)
    both, _ = batching.batched(graph, (False, True), 3, (True,))
    got = evaluate(both, [x, inits])[0]
    want = np.stack([evaluate(graph, [x, i])[0] for i in inits])
    if order == "any":
        np.testing.assert_allclose(got, want, rtol=1e-6)
    else:
        np.testing.assert_array_equal(got, want)


# ---- dot -----------------------------------------------------------------------------------------


def test_dot_integers_wrap_and_small_floats_round_once():
    x = np.full((1, 4), 100, np.int8)
    assert run(lambda a, b: dot_general(a, b, **MATMUL), x, x.T) == np.int64(40000).astype(np.int8)
    assert run(lambda a, b: dot_general(a, b, **MATMUL, preferred=I32), x, x.T) == 40000
    y = np.asarray([[256, 1, 1, 1]], "f4").astype(BF16.np)
    ones = np.ones((4, 1), BF16.np)
    assert float(run(lambda a, b: dot_general(a, b, **MATMUL), y, ones)[0, 0]) == 260  # not 256
    assert run(lambda a, b: dot_general(a, b, **MATMUL, preferred=F32), y, ones) == 259
    p = np.asarray([[True, False], [False, False]])
    np.testing.assert_array_equal(run(lambda a, b: dot_general(a, b, **MATMUL), p, p), p)


def test_gradient_of_a_dot_that_widens_keeps_the_operand_types():
    attrs = {**MATMUL, "preferred": F32}
    types = (tensor((2, 3), BF16), tensor((3, 4), BF16))
    graph = build(lambda x, y: [dot_general(x, y, **attrs)], types, "f")
    made, _ = walk.jvp_graph(graph, (True, True), (True,))
    assert made.out_types == (tensor((2, 4), F32),) * 2
    builder = Builder("g")
    params = [builder.param(t) for t in types]
    with interpreting(builder):
        outs, linear = walk.linearize(graph, params, [True, True])
        pulled = linear.transpose([outs[0]])
    assert [c.type for c in pulled] == list(types)


# ---- errors --------------------------------------------------------------------------------------

F = {n: tensor(tuple(range(2, 2 + n)), F32) for n in range(4)}  # f32[], f32[2], f32[2,3], ...
SCALAR, INDEX = tensor((), F32), tensor((), I32)
SUM = {"body": monoid("add", F32)}
SLICE = {"start_indices": (0, 1), "limit_indices": (2, 3), "strides": (1, 1)}
PAD = {"edge_padding_low": (0, 0), "edge_padding_high": (0, 0), "interior_padding": (0, 0)}

WRONG: list[tuple[OpDef, tuple[TensorType, ...], dict[str, Any], type[MonographError], str]] = [
    (
        dot_general,
        (tensor((3, 4), F32), tensor((5, 2), F32)),
        MATMUL,
        ShapeError,
        "dot_general: contracting sizes differ: 4 and 5",
    ),
    (
        dot_general,
        (tensor((3, 4), F32), tensor((4, 2), F16)),
        MATMUL,
        DTypeError,
        "dot_general: element types differ: f32 and f16",
    ),
    (
        dot_general,
        (F[1], F[2]),
        MATMUL,
        AxisError,
        "dot_general: axis 1 of dimensions of x is out of range for 1 dimensions",
    ),
    (
        dot_general,
        (F[2], F[2]),
        {**MATMUL, "rhs_contracting_dimensions": ()},
        ShapeError,
        "dot_general: x has 1 contracting dimensions, y has 0",
    ),
    (
        broadcast_in_dim,
        (F[1],),
        {"shape": (4, 3), "broadcast_dimensions": (1,)},
        ShapeError,
        "broadcast_in_dim: dimension 0 of size 2 does not fit size 3",
    ),
    (
        broadcast_in_dim,
        (F[2],),
        {"shape": (2, 3), "broadcast_dimensions": (0, 0)},
        AxisError,
        "broadcast_in_dim: axis 0 is given twice in broadcast_dimensions",
    ),
    (
        reshape,
        (F[2],),
        {"shape": (4,)},
        ShapeError,
        "reshape: 6 elements do not fill shape (4,) of 4",
    ),
    (
        reshape,
        (F[2],),
        {"shape": (-2, -3)},
        ShapeError,
        "reshape: a size is negative in shape (-2, -3)",
    ),
    (
        transpose,
        (F[2],),
        {"permutation": (0, 2)},
        AxisError,
        "transpose: axis 2 of permutation is out of range for 2 dimensions",
    ),
    (
        transpose,
        (F[2],),
        {"permutation": (0,)},
        ShapeError,
        "transpose: permutation has 1 entries for 2 dimensions",
    ),
    (
        reverse,
        (F[0],),
        {"dimensions": (0,)},
        AxisError,
        "reverse: axis 0 of dimensions is out of range for 0 dimensions",
    ),
    (
        slice_,
        (F[2],),
        {**SLICE, "limit_indices": (2, 4)},
        ShapeError,
        "slice: 1 to 4 is not inside dimension 1 of size 3",
    ),
    (
        slice_,
        (F[2],),
        {**SLICE, "strides": (1, 0)},
        ShapeError,
        "slice: stride 0 of dimension 1 is not positive",
    ),
    (
        pad,
        (F[2], tensor((), F64)),
        PAD,
        DTypeError,
        "pad: the padding value is f64[], not a scalar f32",
    ),
    (
        pad,
        (F[2], SCALAR),
        {**PAD, "edge_padding_low": (-3, 0)},
        ShapeError,
        "pad: dimension 0 of size 2 would get size -1",
    ),
    (concatenate, (), {"dimension": 0}, ShapeError, "concatenate: there is nothing to join"),
    (
        concatenate,
        (F[2], tensor((2, 4), F32)),
        {"dimension": 0},
        ShapeError,
        "concatenate: sizes of dimension 1 differ: 3 and 4",
    ),
    (
        concatenate,
        (F[1], tensor((2,), I8)),
        {"dimension": 0},
        DTypeError,
        "concatenate: element types differ: f32 and i8",
    ),
    (
        concatenate,
        (F[1], F[2]),
        {"dimension": 0},
        ShapeError,
        "concatenate: operand 1 has 2 dimensions, the first has 1",
    ),
    (
        dynamic_slice,
        (F[2], INDEX),
        {"slice_sizes": (1, 1)},
        ShapeError,
        "dynamic_slice: 1 starts for 2 dimensions",
    ),
    (
        dynamic_slice,
        (F[1], SCALAR),
        {"slice_sizes": (1,)},
        DTypeError,
        "dynamic_slice: start 0 is f32[], not a scalar integer of the type of the others",
    ),
    (
        dynamic_slice,
        (F[1], INDEX),
        {"slice_sizes": (3,)},
        ShapeError,
        "dynamic_slice: slice_sizes size 3 does not fit dimension 0 of size 2",
    ),
    (
        dynamic_update_slice,
        (F[1], tensor((3,), F32), INDEX),
        {},
        ShapeError,
        "dynamic_update_slice: update size 3 does not fit dimension 0 of size 2",
    ),
    (
        reduce,
        (F[1], tensor((), F64)),
        {**ONCE, **SUM},
        DTypeError,
        "reduce: the initial value is f64[], not a scalar f32",
    ),
    (
        reduce,
        (F[1],),
        {**ONCE, **SUM},
        ShapeError,
        "reduce: 1 operands are not arrays followed by as many initial values",
    ),
    (
        reduce,
        (F[1], SCALAR),
        {"dimensions": (1,), **SUM},
        AxisError,
        "reduce: axis 1 of dimensions is out of range for 1 dimensions",
    ),
    (
        reduce,
        (F[1], SCALAR),
        {**ONCE, **SUM, "order": "fast"},
        ShapeError,
        "reduce: no order 'fast'",
    ),
]


@pytest.mark.parametrize("row", WRONG, ids=lambda row: row[4])
def test_type_errors_say_what_and_how_to_mend_it(row):
    op, types, attrs, error, first = row
    attrs = {k: attrs[k] if k in attrs else op.defaults[k] for k in op.attrs}
    with pytest.raises(error) as caught:
        op.result_type(types, attrs)
    assert caught.value.what == first
    assert caught.value.fix


def test_dot_error_names_the_transposed_operand():
    attrs = {k: MATMUL.get(k, dot_general.defaults.get(k)) for k in dot_general.attrs}
    with pytest.raises(ShapeError) as caught:
        dot_general.result_type((tensor((3, 4), F32), tensor((5, 4), F32)), attrs)
    assert caught.value.fix == "transpose y: its dimension 1 has size 4."
    assert caught.value.operands["x"] == "f32[3,4]"


def test_a_reduce_body_must_fit():
    attrs = {**ONCE, "body": monoid("add", F64), "order": "any"}
    with pytest.raises(DTypeError, match="the body takes"):
        reduce.result_type((F[1], SCALAR), attrs)
    t = tensor((), F32)
    odd = build(lambda a, b: [reshape(a, shape=())], (t, t), "odd")
    with pytest.raises(DTypeError, match="the body holds reshape"):
        reduce.result_type((F[1], SCALAR), {**attrs, "body": odd})


# ---- calls, barriers, composites -----------------------------------------------------------------


def test_custom_call_runs_python_and_checks_what_it_returns():
    t = tensor((3,), F32)
    x = np.asarray([1, 2, 3], np.float32)

    def call(callback, types=(t,)):
        return lambda x: custom_call(x, call_target_name="mine", types=types, callback=callback)

    np.testing.assert_array_equal(run(call(lambda x: x + 1), x), x + 1)
    with pytest.raises(ShapeError, match=r"result 0 of 'mine' is f32\[1\], declared is f32\[3\]"):
        run(call(lambda x: x[:1]), x)
    with pytest.raises(ShapeError, match="returned 2 results, declared are 1"):
        run(call(lambda x: (x, x)), x)
    with pytest.raises(UnsupportedError, match="nothing here runs 'mine'"):
        run(call(None), x)


def test_custom_call_is_mapped_one_example_at_a_time():
    seen = []

    def callback(x, k):
        seen.append(float(x))
        return np.stack([x, k]), np.int32(x)

    types = (tensor((2,), F32), tensor((), I32))
    graph = build(
        lambda x, k: custom_call(
            x, k, call_target_name="log", types=types, callback=callback, effect="ordered"
        ),
        (tensor((), F32),) * 2,
        "f",
    )
    mapped, flags = batching.batched(graph, (True, False), 3, (False, False))
    first, second = evaluate(mapped, [np.asarray([1, 2, 3], np.float32), np.float32(7)])
    assert seen == [1, 2, 3] and flags == (True, True)
    assert first.tolist() == [[1, 7], [2, 7], [3, 7]] and second.tolist() == [1, 2, 3]


def test_barrier_passes_values_and_tangents():
    graph = build(
        lambda x, i: [multiply(optimization_barrier(x, i)[0], x)],
        (tensor((), F64), tensor((), I32)),
        "f",
    )
    assert gradient(graph, [np.float64(3), np.int32(1)]) == 6.0


def test_composite_is_its_expansion():
    def expand(ins, attrs):
        x, y = ins
        return [add(multiply(x, x), y), negate(x)] if attrs["both"] else add(multiply(x, x), y)

    op = composite("square_plus", expand, attrs=("both",), defaults={"both": False})
    t = tensor((2,), F32)
    x = np.asarray([1, 2], np.float32)
    assert op.kind == "call" and op.name not in OPS
    assert run(lambda a, b: op(a, b), x, x).tolist() == [2, 6]
    assert run(lambda a, b: op(a, b, both=True)[1], x, x).tolist() == [-1, -2]
    assert expansion(op, (t, t), {"both": False}) is expansion(op, (t, t), {"both": False})
    assert op.cost((t, t), t, {"both": False}).flops == 4
    mapped, _ = batching.batched(
        build(lambda a, b: [op(a, b)], (t, t), "f"), (True, False), 3, (True,)
    )
    assert evaluate(mapped, [np.tile(x, (3, 1)), x])[0].tolist() == [[2, 6]] * 3


def test_composite_must_be_closed_but_may_hold_constants():
    t = tensor((100,), F32)
    table = np.arange(100, dtype=np.float32)
    held = composite("held", lambda ins, attrs: add(ins[0], table))
    assert run(lambda x: held(x), np.zeros(100, np.float32)).tolist() == table.tolist()
    builder = Builder("outer")
    with interpreting(builder):
        outer = builder.param(t)
        leaky = composite("leaky", lambda ins, attrs: add(ins[0], outer))
        with pytest.raises(LeakedTracerError, match="not an operand"):
            leaky(outer)
