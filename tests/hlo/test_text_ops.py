"""Ops that are read as other ops: sizes as operands, CHLO, older spellings, quantised, collectives.

The oracle is NumPy.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from monograph.hlo.errors import CollectiveError, TextError
from monograph.hlo.interp import evaluate
from monograph.hlo.text import from_stablehlo

Array = np.ndarray[Any, Any]
RNG = np.random.default_rng(7)

NAMES = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "i64": np.int64, "i8": np.int8,
         "ui64": np.uint64, "ui8": np.uint8, "ui16": np.uint16, "i1": np.bool_, "i16": np.int16,
         "complex<f32>": np.complex64, "complex<f64>": np.complex128,
         "ui4": ml_dtypes.uint4}  # fmt: skip
MLIR = {np.dtype(v): k for k, v in NAMES.items()}


def _type(x: Array) -> str:
    return f"tensor<{''.join(f'{n}x' for n in x.shape)}{MLIR[x.dtype]}>"


def run(body: str, *args: Any, expected: Any) -> Array:
    """Run ops on %0, %1, ...; the last one names its result %r and is of `expected`'s type."""
    arrays = [np.asarray(a) for a in args]
    want = np.asarray(expected)
    params = ", ".join(f"%{i}: {_type(a)}" for i, a in enumerate(arrays))
    for i, a in enumerate(arrays):
        body = body.replace(f"T{i}", _type(a))
    body = body.replace("TR", _type(want))
    text = f"func.func @main({params}) -> {_type(want)} {{\n{body}\n return %r : {_type(want)}\n}}"
    (got,) = evaluate(from_stablehlo(text), arrays)
    assert got.shape == want.shape and got.dtype == want.dtype
    if want.dtype.kind in "fc":
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6)
    else:
        np.testing.assert_array_equal(got, want)
    return got


def normal(*shape: int) -> Array:
    return RNG.standard_normal(shape).astype(np.float32)


# ---- older ops ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "config", ["ij,jk->ik", "bij,bjk->bik", "ij,kj->ki", "ij,ik->k", "i,j->ji"]
)
def test_einsum(config: str) -> None:
    sizes = {"i": 2, "j": 3, "k": 4, "b": 5}
    left, right = config.split("->")[0].split(",")
    x, y = (normal(*(sizes[c] for c in row)) for row in (left, right))
    body = f' %r = "stablehlo.einsum"(%0, %1) {{einsum_config = "{config}"}} : (T0, T1) -> TR'
    run(body, x, y, expected=np.einsum(config, x, y))


@pytest.mark.parametrize("config", ["ij->ji", "ij->i", "ij->"])
def test_unary_einsum(config: str) -> None:
    x = normal(2, 3)
    body = f' %r = "stablehlo.unary_einsum"(%0) {{einsum_config = "{config}"}} : (T0) -> TR'
    run(body, x, expected=np.einsum(config, x))


def test_einsum_refuses_diagonals() -> None:
    with pytest.raises(TextError, match="diagonal"):
        run(
            ' %r = "stablehlo.unary_einsum"(%0) {einsum_config = "ii->i"} : (T0) -> TR',
            normal(2, 2),
            expected=normal(2),
        )


def test_torch_index_select() -> None:
    x, index = normal(4, 5, 6), np.array([[1, 3, 0], [2, 2, 4]], np.int64)
    body = ' %r = "stablehlo.torch_index_select"(%0, %1) {dim = 1 : i64, batch_dims = 0 : i64} : (T0, T1) -> TR'  # noqa: E501
    run(body, x, index, expected=np.take(x, index, 1))
    rows = np.array([[1], [3], [0], [2]], np.int64)
    body = body.replace("batch_dims = 0", "batch_dims = 1")
    run(body, x, rows, expected=np.stack([a[i] for a, i in zip(x, rows, strict=True)]))


# ---- bits and complex numbers --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "target"),
    [("i64", "i8"), ("i8", "i64"), ("f64", "f32"), ("f32", "f64"), ("f64", "ui16"),
     ("complex<f64>", "complex<f32>"), ("complex<f32>", "complex<f64>")],
)  # fmt: skip
def test_bitcast_across_widths(source: str, target: str) -> None:
    a, b = np.dtype(NAMES[source]), np.dtype(NAMES[target])
    x = RNG.integers(1, 100, (3, 16), np.uint8).view(a)
    want = x.view(b)
    ratio = max(a.itemsize, b.itemsize) // min(a.itemsize, b.itemsize)
    if a.itemsize < b.itemsize:
        x = x.reshape(3, -1, ratio)
    elif a.itemsize > b.itemsize:
        want = want.reshape(3, -1, ratio)
    got = run(" %r = stablehlo.bitcast_convert %0 : (T0) -> TR", x, expected=want)
    assert got.tobytes() == want.tobytes()


def test_bitcast_of_booleans_and_nibbles() -> None:
    x = np.array([0x35, 0xF0], np.uint8)
    bits = np.unpackbits(x[:, None], axis=1, bitorder="little").astype(bool)
    body = " %r = stablehlo.bitcast_convert %0 : (T0) -> TR"
    run(body, x, expected=bits)
    run(body, bits, expected=x)
    nibbles = np.array([[5, 3], [0, 15]]).astype(ml_dtypes.uint4)
    run(body, x, expected=nibbles)
    run(body, nibbles, expected=x)


def test_order_and_roots_of_complex_numbers() -> None:
    x = np.array([1 + 2j, 1 + 1j, -3 + 0j], np.complex64)
    y = np.array([1 + 1j, 2 - 9j, -3 + 1j], np.complex64)
    larger = np.array([1 + 2j, 2 - 9j, -3 + 1j], np.complex64)
    smaller = np.array([1 + 1j, 1 + 1j, -3 + 0j], np.complex64)
    run(" %r = stablehlo.maximum %0, %1 : T0", x, y, expected=larger)
    run(" %r = stablehlo.minimum %0, %1 : T0", x, y, expected=smaller)
    run(" %r = stablehlo.cbrt %0 : T0", x, expected=np.power(x, np.float32(1 / 3)))
    z = np.array([1 + 0j, 0 + 0j], np.complex64)
    run(" %r = stablehlo.cbrt %0 : T0", z, expected=z)


# ---- sizes as operands ---------------------------------------------------------------------------

X = np.arange(12, dtype=np.float32).reshape(3, 4)
DYNAMIC: dict[str, tuple[str, Any]] = {
    "reshape": (
        " %s = stablehlo.constant dense<[2, 6]> : tensor<2xi64>\n"
        " %r = stablehlo.dynamic_reshape %0, %s : (T0, tensor<2xi64>) -> TR",
        X.reshape(2, 6),
    ),
    "sizes that are worked out": (
        " %n = stablehlo.get_dimension_size %0, dim = 1 : (T0) -> tensor<i32>\n"
        " %m = stablehlo.constant dense<3> : tensor<i32>\n"
        " %p = stablehlo.multiply %n, %m : tensor<i32>\n"
        " %s = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>\n"
        " %q = stablehlo.dynamic_reshape %0, %s : (T0, tensor<1xi32>) -> tensor<?xf32>\n"
        " %a = stablehlo.add %q, %q : tensor<?xf32>\n"
        " %z = stablehlo.constant dense<12> : tensor<1xi32>\n"
        " %r = stablehlo.dynamic_reshape %a, %z : (tensor<?xf32>, tensor<1xi32>) -> TR",
        2 * X.reshape(12),
    ),
    "broadcast": (
        " %s = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi64>\n"
        " %r = stablehlo.dynamic_broadcast_in_dim %0, %s, dims = [1, 2]"
        " : (T0, tensor<3xi64>) -> TR",
        np.broadcast_to(X, (2, 3, 4)),
    ),
    "slice": (
        " %a = stablehlo.constant dense<[1, 0]> : tensor<2xi64>\n"
        " %b = stablehlo.constant dense<[3, 4]> : tensor<2xi64>\n"
        " %c = stablehlo.constant dense<[1, 2]> : tensor<2xi64>\n"
        " %r = stablehlo.real_dynamic_slice %0, %a, %b, %c"
        " : (T0, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> TR",
        X[1:3, 0:4:2],
    ),
    "iota": (
        " %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n"
        " %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> TR",
        np.broadcast_to(np.arange(3, dtype=np.float32), (2, 3)),
    ),
    "tuple": (
        " %t = stablehlo.tuple %0, %0 : tuple<T0, T0>\n"
        " %r = stablehlo.get_tuple_element %t[1] : (tuple<T0, T0>) -> TR",
        X,
    ),
}


@pytest.mark.parametrize("name", DYNAMIC)
def test_sizes_as_operands(name: str) -> None:
    body, want = DYNAMIC[name]
    run(body, X, expected=want)


def test_sizes_that_are_not_constant() -> None:
    body = " %r = stablehlo.dynamic_iota %0, dim = 0 : (T0) -> tensor<?xf32>"
    text = f"func.func @main(%0: tensor<1xi32>) {{\n{body}\n return\n}}"
    with pytest.raises(TextError, match=r"line 2, column 7.*must be constants"):
        from_stablehlo(text.replace("T0", "tensor<1xi32>"))


# ---- CHLO ----------------------------------------------------------------------------------------


def test_broadcasting_ops() -> None:
    x, y, row = normal(2, 1, 3), normal(4, 3), normal(3)
    run(" %r = chlo.broadcast_add %0, %1 : (T0, T1) -> TR", x, y, expected=x + y)
    run(" %r = chlo.broadcast_maximum %0, %1 : (T0, T1) -> TR", row, y, expected=np.maximum(row, y))
    places = ' %r = "chlo.broadcast_subtract"(%0, %1) {broadcast_dimensions = array<i64: 0>} : (T0, T1) -> TR'  # noqa: E501
    column = normal(4)
    run(places, column, y, expected=column[:, None] - y)
    less = " %r = chlo.broadcast_compare %0, %1 {comparison_direction = #chlo<comparison_direction LT>} : (T0, T1) -> TR"  # noqa: E501
    run(less, row, y, expected=row < y)
    pick = " %r = chlo.broadcast_select %0, %1, %2 : (T0, T1, T2) -> TR"
    run(pick, y > 0, row, np.float32(0), expected=np.where(y > 0, row, np.float32(0)))


def test_small_chlo_ops() -> None:
    x = np.array([1.0, -np.inf, np.inf, np.nan], np.float32)
    run(" %r = chlo.is_inf %0 : T0 -> TR", x, expected=np.isinf(x))
    run(" %r = chlo.is_pos_inf %0 : T0 -> TR", x, expected=np.isposinf(x))
    run(" %r = chlo.is_neg_inf %0 : T0 -> TR", x, expected=np.isneginf(x))
    run(' %r = "chlo.constant_like"(%0) {value = 3.0 : f32} : (T0) -> TR', x,
        expected=np.full_like(x, 3))  # fmt: skip
    z = np.array([1 + 2j], np.complex64)
    run(" %r = chlo.conj %0 : T0 -> TR", z, expected=np.conj(z))
    y = normal(3)
    run(" %r = chlo.square %0 : T0 -> TR", y, expected=y * y)


@pytest.mark.parametrize("name", ["i8", "ui8", "ui16", "i32", "i64", "ui64"])
def test_high_half_of_a_product(name: str) -> None:
    info = np.iinfo(NAMES[name])
    ends = [info.min, info.max, info.max // 3, 0, 1, info.min + 1]
    x, y = np.array(ends * 6, info.dtype), np.repeat(np.array(ends, info.dtype), 6)
    pairs = zip(x.tolist(), y.tolist(), strict=True)
    want = np.array([a * b >> info.bits for a, b in pairs], info.dtype)
    run(" %r = chlo.mulhi %0, %1 : T0, T1 -> TR", x, y, expected=want)


# ---- quantised, collectives of one ---------------------------------------------------------------


def test_quantised() -> None:
    q = "tensor<4x!quant.uniform<u8<0:200>:f32, 0.5:10>>"
    body = (
        f' %q = "stablehlo.uniform_quantize"(%0) : (T0) -> {q}\n'
        f' %b = "stablehlo.bitcast_convert"(%q) : ({q}) -> TR\n'
        " %r = stablehlo.add %b, %b : TR"
    )
    x = np.array([0.25, 1.75, -100, 1000], np.float32)
    run(body, x, expected=2 * np.array([10, 14, 0, 200]).astype(np.uint8))


def test_quantised_along_an_axis() -> None:
    q = "tensor<2x!quant.uniform<i8:f32:0, {0.5:-1, 2.0:3}>>"
    body = (
        f' %q = "stablehlo.uniform_quantize"(%0) : (T0) -> {q}\n'
        f' %r = "stablehlo.uniform_dequantize"(%q) : ({q}) -> TR'
    )
    run(body, np.array([3.3, 3.3], np.float32), expected=np.array([3.5, 4.0], np.float32))


def test_collectives_of_one() -> None:
    body = (
        ' %a = "stablehlo.all_gather"(%0) {all_gather_dim = 0 : i64, replica_groups = '
        "dense<0> : tensor<1x1xi64>} : (T0) -> T0\n"
        ' %b = "stablehlo.all_reduce"(%a) ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n'
        "   %s = stablehlo.add %x, %y : tensor<f32>\n   stablehlo.return %s : tensor<f32>\n"
        " }) {replica_groups = dense<0> : tensor<1x1xi64>} : (T0) -> T0\n"
        ' %r = "stablehlo.all_to_all"(%b) {split_dimension = 0 : i64, concat_dimension = 0 : i64,'
        " split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>} : (T0) -> TR"
    )
    x = normal(3)
    run(body, x, expected=x)
    moved = ' %r = "stablehlo.collective_permute"(%0) {source_target_pairs = PAIRS} : (T0) -> TR'
    run(moved.replace("PAIRS", "dense<0> : tensor<1x2xi64>"), x, expected=x)
    run(moved.replace("PAIRS", "dense<> : tensor<0x2xi64>"), x, expected=0 * x)
    with pytest.raises(CollectiveError, match=r"names process 1 of 1"):
        run(moved.replace("PAIRS", "dense<[[0, 1]]> : tensor<1x2xi64>"), x, expected=x)


# ---- ragged products -----------------------------------------------------------------------------

RAGGED = """ %r = "chlo.ragged_dot"(%0, %1, %2) {{ragged_dot_dimension_numbers = #chlo.ragged_dot<
  lhs_batching_dimensions = {0}, rhs_batching_dimensions = {0}, lhs_contracting_dimensions = {1},
  rhs_contracting_dimensions = {2}, lhs_ragged_dimensions = {3}, rhs_group_dimensions = {4}>,
  precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]
 }} : (T0, T1, T2) -> TR"""


def test_ragged_dot() -> None:
    """Groups of rows; of what is summed; of a batch."""
    sizes = np.array([2, 0, 3], np.int32)
    ends = np.cumsum(sizes)
    spans = [slice(e - n, e) for e, n in zip(ends, sizes, strict=True)]
    x, y = normal(6, 4), normal(3, 4, 5)  # the last row is in no group
    rows = np.zeros((6, 5), np.float32)
    for g, s in enumerate(spans):
        rows[s] = x[s] @ y[g]
    run(RAGGED.format("[]", "[1]", "[1]", "[0]", "[0]"), x, y, sizes, expected=rows)
    a, b = normal(4, 5), normal(5, 3)
    sums = np.stack([a[:, s] @ b[s] for s in spans])
    run(RAGGED.format("[]", "[1]", "[0]", "[1]", "[]"), a, b, sizes, expected=sums)
    p, q = normal(5, 2, 4), normal(5, 4, 3)
    run(RAGGED.format("[0]", "[2]", "[1]", "[0]", "[]"), p, q, sizes, expected=p @ q)
