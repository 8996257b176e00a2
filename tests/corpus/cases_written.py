"""Ops that JAX does not emit: their programs are written here, and what is expected is XLA's.

Where XLA does not run the op either, NumPy gives what the specification says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from corpus.case import (
    COMPLEX,
    EXACT,
    FLOATS,
    MATRICES,
    NARROW,
    SINGLES,
    Body,
    Case,
    Cases,
    Operand,
    Tolerance,
    given,
    made,
    near,
    x,
)
from corpus.cases_scipy import GOOD, POSITIVE

# Tables, laid out by hand.
# fmt: off

Expected = Callable[..., Any] | None
FEW = ("i32", "f32", "c64")
V, M = x(4), x(3, 4)
NEAR = near(64)


def written(
    name: str,
    operands: tuple[Operand, ...],
    results: str,
    body: str,
    *,
    dtypes: tuple[str, ...] = ("f32",),
    tolerance: Tolerance = EXACT,
    expected: Expected = None,
    rest: str = "",
    label: str = "",
) -> Cases:
    """One program per element type.

    Args:
        name: of the file.
        operands: `%a`, `%b`, ... of the body, whose types are `$a`, `$b`, ...
        results: the types of the results, which are `%r`, `%s`, ... and `$r`, `$s`, ...; `$e` is
            the element type.
        body: the ops.
        dtypes: the element types.
        tolerance: how close.
        expected: ``(*arrays) -> results`` in NumPy; None: XLA runs the body.
        rest: other functions.
        label: what tells programs of one name apart.
    """
    made_of = Body(body, tuple(results.split()), rest, expected)
    for d in dtypes:
        yield Case("written", name, made_of, operands, d, tolerance, label)


def cases() -> Cases:
    yield from _broadcasting()
    yield from _older()
    yield from _regions()
    yield from _normalisation()
    yield from _matrices()
    yield from _dynamic()
    yield from _alone()


def _same(name: str, count: int, more: str = "") -> str:
    """A body of one op whose operands are all there are."""
    names = ["%a", "%b", "%c", "%d", "%f"][:count]
    types = ["$a", "$b", "$c", "$d", "$f"][:count]
    return f'%r = "{name}"({", ".join(names)}) {more} : ({", ".join(types)}) -> $r'


BROADCASTING: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("add", ("i8", "u32", "bf16", "f32", "c64")),
    ("and", ("bool", "i16", "u64")),
    ("atan2", FLOATS),
    ("divide", ("i32", "u8", "f32", "c128")),
    ("maximum", ("bool", "i64", "f16")),
    ("minimum", ("u16", "bf16", "f64")),
    ("multiply", ("i4", "u8", "f32", "c64")),
    ("next_after", SINGLES),
    ("or", ("bool", "i8")),
    ("power", ("i32", "f32")),
    ("remainder", ("i8", "u32", "f32")),
    ("shift_left", ("i8", "u32")),
    ("shift_right_arithmetic", ("i8", "i32")),
    ("shift_right_logical", ("u8", "i32")),
    ("subtract", ("i64", "f16", "c64")),
    ("xor", ("bool", "u16")),
    ("zeta", SINGLES),
    ("polygamma", SINGLES),
)


def _broadcasting() -> Cases:
    row, matrix = x(4, low=1.2, high=5), x(3, 4, low=1.2, high=5)
    for name, dtypes in BROADCASTING:
        body = _same(f"chlo.broadcast_{name}", 2)
        tolerance = near(64)
        if name == "polygamma":
            row, matrix = made(lambda rng, s: rng.integers(0, 3, s), 4), x(3, 4, low=1, high=5)
        yield from written(f"broadcast_{name}", (row, matrix), "tensor<3x4x$e>", body,
                           dtypes=dtypes, tolerance=tolerance)
    rows = _same("chlo.broadcast_add", 2, "{broadcast_dimensions = array<i64: 0>}")
    yield from written("broadcast_add", (M, x(3)), "$a", rows, dtypes=FEW, label="rows",
                       expected=lambda a, b: [a + b[:, None]])
    compared = "{comparison_direction = #chlo<comparison_direction LT>}"
    yield from written("broadcast_compare", (x(4), x(3, 4)), "tensor<3x4xi1>",
                       _same("chlo.broadcast_compare", 2, compared),
                       dtypes=("bool", "i8", "u16", "f32", "bf16"))
    yield from written("broadcast_complex", (x(4), x(3, 4)), "tensor<3x4xcomplex<$e>>",
                       _same("chlo.broadcast_complex", 2), dtypes=SINGLES)
    yield from written("broadcast_select", (x(of="bool"), x(3, 4), x(4)), "tensor<3x4x$e>",
                       _same("chlo.broadcast_select", 3), dtypes=("bool", "i8", "f32", "c64"),
                       expected=lambda p, a, b: [np.where(p, a, b).astype(a.dtype)])
    yield from written("conj", (V,), "$a", _same("chlo.conj", 1), dtypes=COMPLEX)
    special = given([1.0, np.inf, -np.inf, np.nan])
    for name in ("is_inf", "is_neg_inf", "is_pos_inf"):
        yield from written(
            name, (special,), "tensor<4xi1>", _same(f"chlo.{name}", 1), dtypes=FLOATS
        )
    for d, value in (("i32", "7 : i32"), ("f32", "2.5 : f32"), ("bf16", "2.5 : bf16")):
        yield from written("constant_like", (M,), "$a",
                           _same("chlo.constant_like", 1, "{value = " + value + "}"), dtypes=(d,),
                           expected=lambda a: [np.full_like(a, 7 if a.dtype == np.int32 else 2.5)])
    yield from written("tan", (x(4),), "$a", _same("chlo.tan", 1), dtypes=FLOATS + COMPLEX,
                       tolerance=near(16))
    yield from written("tan", (x(4),), "$a", _same("stablehlo.tan", 1), dtypes=FLOATS,
                       tolerance=near(16), label="op")
    yield from written("logistic", (x(4),), "$a", _same("stablehlo.logistic", 1),
                       dtypes=FLOATS + COMPLEX, tolerance=near(16))
    large = made(lambda rng, s: rng.integers(0, 2**31, s), 5)
    yield from written("mulhi", (large, large), "$a", _same("chlo.mulhi", 2), dtypes=("i32", "u32"),
                       expected=_mulhi)
    yield from written("scan", (x(5), x()), "$a $b", SCAN, dtypes=(*FEW, "bf16", "f64"),
                       tolerance=near(16),
                       expected=lambda a, b: [(np.cumsum(a) + b).astype(a.dtype),
                                              (a.sum() + b).astype(a.dtype)])
    for d in NARROW:
        yield from written("popcnt", (given([0, 1, 2, 3]),), "$a", _same("stablehlo.popcnt", 1),
                           dtypes=(d,), expected=_ones(int(d[1:])))


def _ones(bits: int) -> Expected:
    def count(a: Any) -> list[Any]:
        return [np.array([bin(int(v) & (2**bits - 1)).count("1") for v in a]).astype(a.dtype)]

    return count


def _mulhi(a: Any, b: Any) -> list[Any]:
    return [((a.astype(object) * b.astype(object)) >> 32).astype(a.dtype)]


SCAN = """%r, %s = chlo.scan(%a) inits(%b) dimension=0 {
    ^bb0(%row: $b, %carry: $b):
      %sum = stablehlo.add %row, %carry : $b
      stablehlo.return %sum, %sum : $b, $b
    } : ($a, $b) -> ($r, $s)"""


def _older() -> Cases:
    yield from written("broadcast", (x(3),), "tensor<2x4x3x$e>",
                       _same("stablehlo.broadcast", 1, "{broadcast_sizes = array<i64: 2, 4>}"),
                       dtypes=(*FEW, "bool", "u8", "f16"))
    yield from written("dot", (x(3, 4), x(4, 2)), "tensor<3x2x$e>", _same("stablehlo.dot", 2),
                       dtypes=("i8", "u32", *FLOATS, "c64"), tolerance=near(32))
    yield from written("dot", (x(4), x(4)), "tensor<$e>", _same("stablehlo.dot", 2),
                       dtypes=FEW, tolerance=near(32), label="vectors")
    for label, config, a, b, out in (
        ("product", "ij,jk->ik", (3, 4), (4, 2), "3x2x"), ("outer", "i,j->ij", (3,), (2,), "3x2x"),
        ("batched", "bij,bkj->bki", (2, 3, 4), (2, 5, 4), "2x5x3x"),
    ):
        spelled = config

        def product(p: Any, q: Any, spelled: str = spelled) -> list[Any]:
            return [np.einsum(spelled, p, q).astype(p.dtype)]

        yield from written("einsum", (x(*a), x(*b)), f"tensor<{out}$e>",
                           _same("stablehlo.einsum", 2, '{einsum_config = "' + config + '"}'),
                           dtypes=("i32", "f32", "f64", "c64"), tolerance=near(32),
                           expected=product, label=label)
    yield from written("unary_einsum", (x(3, 4),), "tensor<4x$e>",
                       _same("stablehlo.unary_einsum", 1, '{einsum_config = "ij->j"}'),
                       dtypes=("i32", "f32"), tolerance=near(16),
                       expected=lambda a: [np.einsum("ij->j", a)])
    picked = given([2, 0, 2], "i32")
    select = "{dim = 1 : i64, batch_dims = 0 : i64}"
    yield from written("torch_index_select", (x(2, 4), picked), "tensor<2x3x$e>",
                       _same("stablehlo.torch_index_select", 2, select),
                           dtypes=(*FEW, "bool", "u8"),
                       expected=lambda a, i: [a[:, i]])
    body = """%p = "stablehlo.tuple"(%a, %b) : ($a, $b) -> tuple<$a, $b>
    %r = "stablehlo.get_tuple_element"(%p) {index = 1 : i32} : (tuple<$a, $b>) -> $b"""
    yield from written("tuple", (x(3), x(2)), "$b", body, dtypes=FEW, expected=lambda a, b: [b])
    yield from written("optimization_barrier", (x(3), x(2)), "$a $b",
                       '%r, %s = "stablehlo.optimization_barrier"(%a, %b) : ($a, $b) -> ($a, $b)',
                       dtypes=FEW + NARROW)


def _regions() -> Cases:
    computed = """%r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<$e>, %q: tensor<$e>):
      %m = stablehlo.multiply %p, %q : tensor<$e>
      %n = stablehlo.add %m, %q : tensor<$e>
      stablehlo.return %n : tensor<$e>
    }) {dimensions = array<i64: 0, 1>} : ($a, $b) -> $r"""
    yield from written("map", (M, M), "$a", computed,
                       dtypes=("i8", "u16", "i64", *FLOATS, "c64"), tolerance=near(32))
    chosen = """%r = "stablehlo.if"(%a) ({
      %p = stablehlo.add %b, %b : $b
      stablehlo.return %p : $b
    }, {
      stablehlo.return %b : $b
    }) : (tensor<i1>) -> $b"""
    yield from written("if", (x(of="bool"), M), "$b", chosen, dtypes=(*FEW, "i8", "bf16"))
    composite = '%r = stablehlo.composite "corpus.double" %a {decomposition = @double} : ($a) -> $a'
    double = """  func.func private @double(%p: $a) -> $a {
    %q = stablehlo.add %p, %p : $a
    return %q : $a
  }"""
    yield from written("composite", (M,), "$a", composite, rest=double, dtypes=(*FEW, "u8", "f16"))
    for label, direction in (("max", "GE"), ("min", "LE")):
        body = f"""%r = "stablehlo.select_and_scatter"(%a, %b, %c) ({{
    ^bb0(%p: tensor<$e>, %q: tensor<$e>):
      %m = stablehlo.compare {direction}, %p, %q : (tensor<$e>, tensor<$e>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }}, {{
    ^bb0(%p: tensor<$e>, %q: tensor<$e>):
      %m = stablehlo.add %p, %q : tensor<$e>
      stablehlo.return %m : tensor<$e>
    }}) {{window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}} : ($a, $b, $c) -> $r"""
        distinct = made(lambda rng, s: rng.permutation(24).reshape(s) - 9, 4, 6)
        yield from written("select_and_scatter",
            (distinct, made(lambda rng, s: rng.integers(0, 5, s),
                           2, 3), given(1)), "$a", body, label=label,
                           dtypes=("i8", "i32", "u16", *FLOATS))
    uniform = """%c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution UNIFORM>}
      : ($a, $b, tensor<2xi64>) -> tensor<3x5x$e>
    %l = stablehlo.broadcast_in_dim %a, dims = [] : ($a) -> tensor<3x5x$e>
    %h = stablehlo.broadcast_in_dim %b, dims = [] : ($b) -> tensor<3x5x$e>
    %r = stablehlo.compare GE, %u, %l : (tensor<3x5x$e>, tensor<3x5x$e>) -> tensor<3x5xi1>
    %s = stablehlo.compare LE, %u, %h : (tensor<3x5x$e>, tensor<3x5x$e>) -> tensor<3x5xi1>"""
    every = "tensor<3x5xi1>"
    yes = np.ones((3, 5), np.bool_)
    yield from written("rng", (given(2), given(7)), f"{every} {every}", uniform,
                       dtypes=("i32", "u32", "i64", *FLOATS), expected=lambda a, b: [yes, yes])
    normal = """%c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution NORMAL>}
      : ($a, $b, tensor<2xi64>) -> tensor<3x5x$e>
    %r = stablehlo.is_finite %u : (tensor<3x5x$e>) -> tensor<3x5xi1>"""
    yield from written("rng", (given(2), given(1)), every, normal, dtypes=FLOATS,
                       expected=lambda a, b: [yes], label="normal")


def _normalisation() -> Cases:
    settings = "{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}"
    image, feature, positive = x(2, 3, 4), x(3), x(3, low=0.5, high=2)
    yield from written("batch_norm_inference", (image, feature, feature, feature, positive), "$a",
                       _same("stablehlo.batch_norm_inference", 5, settings), dtypes=FLOATS,
                       tolerance=NEAR)
    yield from written("batch_norm_training", (image, feature, feature), "$a $b $b",
                       f'%r, %s, %t = "stablehlo.batch_norm_training"(%a, %b, %c) {settings} '
                       ": ($a, $b, $c) -> ($r, $s, $t)", dtypes=FLOATS, tolerance=NEAR)
    yield from written("batch_norm_grad", (image, feature, feature, positive, image), "$a $b $b",
                       '%r, %s, %t = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %f) '
                       f"{settings} : ($a, $b, $c, $d, $f) -> ($r, $s, $t)", dtypes=FLOATS,
                       tolerance=near(256))


def _matrices() -> Cases:
    for lower in ("true", "false"):
        yield from written("cholesky", (POSITIVE,), "$a",
                           '%z = "stablehlo.cholesky"(%a) {lower = ' + lower + "} : ($a) -> $a\n"
                           + TRIANGLE.replace("DIRECTION", "GE" if lower == "true" else "LE"),
                           dtypes=MATRICES, tolerance=near(2000), label=f"lower_{lower}")
    for side, kind, lower in (("true", "NO_TRANSPOSE", "true"), ("false", "TRANSPOSE", "false"),
                              ("true", "ADJOINT", "false"), ("false", "NO_TRANSPOSE", "true")):
        settings = (
            f"{{left_side = {side}, lower = {lower}, unit_diagonal = false, "
            f"transpose_a = #stablehlo<transpose {kind}>}}"
        )
        right = x(4, 2) if side == "true" else x(2, 4)
        yield from written("triangular_solve", (GOOD, right), "$b",
                           _same("stablehlo.triangular_solve", 2, settings), dtypes=MATRICES,
                           tolerance=near(2000), label=f"{side}_{kind}")


TRIANGLE = """    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare DIRECTION, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : $a
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, $a"""


def _sizes(*values: int) -> str:
    return f"stablehlo.constant dense<{list(values)}> : tensor<{len(values)}xi64>"


def _dynamic() -> Cases:
    n = "tensor<2xi64>"
    some = (*FEW, "bool", "u8", "bf16")
    yield from written("dynamic_reshape", (x(2, 6),), "tensor<3x4x$e>",
                       f"%n = {_sizes(3, 4)}\n    " + '%r = "stablehlo.dynamic_reshape"(%a, %n) '
                       f": ($a, {n}) -> $r", dtypes=some)
    yield from written("dynamic_broadcast_in_dim", (x(4),), "tensor<3x4x$e>",
                       f"%n = {_sizes(3, 4)}\n    "
                       '%r = "stablehlo.dynamic_broadcast_in_dim"(%a, %n) '
                       f"{{broadcast_dimensions = array<i64: 1>}} : ($a, {n}) -> $r",
                       dtypes=some)
    yield from written("dynamic_iota", (), "tensor<3x4x$e>",
                       f"%n = {_sizes(3, 4)}\n    " + '%r = "stablehlo.dynamic_iota"(%n) '
                       f"{{iota_dimension = 1 : i64}} : ({n}) -> $r",
                       dtypes=("i8", "i32", "u64", *FLOATS, "c64"))
    yield from written("dynamic_pad", (x(2, 3), x()), "tensor<5x6x$e>",
                       f"%l = {_sizes(1, 0)}\n    %h = {_sizes(1, 1)}\n    "
                       f"%i = {_sizes(1, 1)}\n    "
                       '%r = "stablehlo.dynamic_pad"(%a, %b, %l, %h, %i) '
                       f": ($a, $b, {n}, {n}, {n}) -> $r", dtypes=some)
    yield from written("real_dynamic_slice", (x(4, 6),), "tensor<2x3x$e>",
                       f"%l = {_sizes(1, 0)}\n    %h = {_sizes(3, 6)}\n    "
                       f"%i = {_sizes(1, 2)}\n    "
                       '%r = "stablehlo.real_dynamic_slice"(%a, %l, %h, %i) '
                       f": ($a, {n}, {n}, {n}) -> $r", dtypes=some,
                       expected=lambda a: [a[1:3, 0:6:2]])
    yield from written("dynamic_gather", (x(5, 3), given([[4], [0], [2]], "i32")), "tensor<3x3x$e>",
                       f"%n = {_sizes(1, 3)}\n    " + '%r = "stablehlo.dynamic_gather"(%a, %b, %n) '
                       "{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
                       "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} "
                       f": ($a, $b, {n}) -> $r", dtypes=some,
                       expected=lambda a, i: [a[i[:, 0]]])
    yield from written("dynamic_conv", (x(1, 5, 5, 2), x(2, 2, 2, 3)), "tensor<1x6x5x3x$e>",
                       "%n = stablehlo.constant dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>\n    "
                       '%r = "stablehlo.dynamic_conv"(%a, %b, %n) {dimension_numbers = '
                       "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, "
                       "feature_group_count = 1 : i64, batch_group_count = 1 : i64} "
                       ": ($a, $b, tensor<2x2xi64>) -> $r", dtypes=("i32", "f32", "f64"),
                       tolerance=NEAR, expected=_convolved)
    yield from written("get_dimension_size", (x(3, 5),), "tensor<i32>",
                       _same("stablehlo.get_dimension_size", 1, "{dimension = 1 : i64}"),
                       dtypes=FEW, expected=lambda a: [np.int32(5)])
    yield from written("set_dimension_size", (x(3, 5),), "$a",
                       "%n = stablehlo.constant dense<5> : tensor<i32>\n    "
                       '%r = "stablehlo.set_dimension_size"(%a, %n) {dimension = 1 : i64} '
                       ": ($a, tensor<i32>) -> $r", dtypes=FEW, expected=lambda a: [a])


def _convolved(a: Any, b: Any) -> list[Any]:
    wide = np.pad(a, ((0, 0), (1, 1), (1, 0), (0, 0)))
    return [
        np.stack([[np.tensordot(wide[0, i : i + 2, j : j + 2], b, 3) for j in range(5)]
                  for i in range(6)])[None].astype(a.dtype)
    ]


def _alone() -> Cases:
    """What concerns processes and the host, in one process."""
    for name in ("partition_id", "replica_id"):
        yield from written(name, (), "tensor<ui32>", f'%r = "stablehlo.{name}"() : () -> $r',
                           dtypes=("u32",), expected=lambda: [np.uint32(0)])
    tokens = """%t = "stablehlo.create_token"() : () -> !stablehlo.token
    %u = "stablehlo.after_all"(%t, %t) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %v = "stablehlo.outfeed"(%a, %u) {outfeed_config = ""}
      : ($a, !stablehlo.token) -> !stablehlo.token
    %r = stablehlo.add %a, %a : $a"""
    yield from written("outfeed", (V,), "$a", tokens, dtypes=FEW, expected=lambda a: [a + a])
