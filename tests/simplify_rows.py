"""What simplify does, one row per rewrite: a small function, and the ops that are left of it.

`tests/hlo/test_simplify.py` runs the rows; other tests may use their graphs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops import (
    abs,
    add,
    and_,
    bitcast_convert,
    broadcast_in_dim,
    call,
    case,
    ceil,
    clamp,
    compare,
    complex,
    concatenate,
    constant,
    convert,
    divide,
    dot_general,
    dynamic_slice,
    dynamic_update_slice,
    exponential,
    floor,
    imag,
    iota,
    maximum,
    minimum,
    monoid,
    multiply,
    negate,
    not_,
    or_,
    pad,
    power,
    real,
    reduce,
    remainder,
    reshape,
    reverse,
    scan,
    select,
    shift_left,
    sign,
    slice,
    splat,
    subtract,
    tanh,
    transpose,
    while_,
    xor,
)
from monograph.hlo.types import (
    BF16,
    BOOL,
    C64,
    F16,
    F32,
    F64,
    I8,
    I32,
    U8,
    U32,
    DType,
    TensorType,
    tensor,
)

Array = np.ndarray[Any, Any]


def t(d: DType, *shape: int) -> TensorType:
    return tensor(tuple(shape), d)


def k(value: Any, x: Any) -> Any:
    """A splat of x's type."""
    return splat(value, x.type)


def bc(x: Any, shape: tuple[int, ...], *dims: int) -> Any:
    return broadcast_in_dim(x, shape=shape, broadcast_dimensions=dims)


def tr(x: Any, *p: int) -> Any:
    return transpose(x, permutation=p)


def cut(x: Any, start: Sequence[int], limit: Sequence[int], strides: Sequence[int] = ()) -> Any:
    return slice(
        x,
        start_indices=tuple(start),
        limit_indices=tuple(limit),
        strides=tuple(strides) or (1,) * len(start),
    )


def padded(x: Any, low: int, high: int, inner: int = 0, value: Any = None) -> Any:
    rank = x.type.ndim
    v = splat(0, tensor((), x.type.dtype)) if value is None else value
    return pad(
        x, v,
        edge_padding_low=(low,) * rank,
        edge_padding_high=(high,) * rank,
        interior_padding=(inner,) * rank,
    )  # fmt: skip


def cmp(x: Any, y: Any, how: str, kind: str = "") -> Any:
    return compare(x, y, comparison_direction=how, compare_type=kind)


def dot(x: Any, y: Any, a: int = 1, b: int = 0, precision: str = "default") -> Any:
    return dot_general(
        x, y,
        lhs_batching_dimensions=(), rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(a,), rhs_contracting_dimensions=(b,), precision=precision,
    )  # fmt: skip


def total(x: Any, *dims: int, name: str = "add", init: Any = 0, order: str = "any") -> Any:
    d = x.type.dtype
    return reduce(x, splat(init, t(d)), dimensions=dims, body=monoid(name, d), order=order)


@dataclass(frozen=True)
class Row:
    """A function, the types it takes, and the ops left after simplify (constants not counted)."""

    name: str
    fn: Callable[..., Any]
    types: tuple[TensorType, ...]
    left: str

    def graph(self) -> Graph:
        def listed(*xs: Any) -> list[Any]:
            out = self.fn(*xs)
            return out if isinstance(out, list) else [out]

        return build(listed, self.types, "row")


def row(name: str, fn: Callable[..., Any], types: Any, left: str = "") -> Row:
    return Row(name, fn, types if isinstance(types, tuple) else (types,), left)


V, M, P = t(F32, 3), t(F32, 2, 3), t(BOOL, 3)
N, U, S, B = t(I32, 3), t(U8, 3), t(F32), t(BOOL)
Z, Q = t(C64, 3), t(I32)
INF = np.inf

ALGEBRA = [
    row("x + -0.0", lambda x: add(x, k(-0.0, x)), V),
    row("x + 0.0 stays", lambda x: add(x, k(0.0, x)), V, "add"),
    row("-0.0 + x", lambda x: add(k(-0.0, x), x), V),
    row("x + 0", lambda x: add(x, k(0, x)), N),
    row("x + -0.0 complex", lambda x: add(x, k(np.complex64(-0.0 - 0.0j), x)), Z, "add"),
    row("x - 0.0", lambda x: subtract(x, k(0.0, x)), V),
    row("x - -0.0 stays", lambda x: subtract(x, k(-0.0, x)), V, "subtract"),
    row("0.0 - x stays", lambda x: subtract(k(0.0, x), x), V, "subtract"),
    row("-0.0 - x", lambda x: subtract(k(-0.0, x), x), V, "negate"),
    row("0 - x", lambda x: subtract(k(0, x), x), N, "negate"),
    row("x - x", lambda x: subtract(x, x), N),
    row("x - x stays", lambda x: subtract(x, x), V, "subtract"),
    row("x + -y", lambda x, y: add(x, negate(y)), (V, V), "subtract"),
    row("-x + y", lambda x, y: add(negate(x), y), (V, V), "subtract"),
    row("x - -y", lambda x, y: subtract(x, negate(y)), (V, V), "add"),
    row("(x + 3) + 4", lambda x: add(add(x, k(3, x)), k(4, x)), N, "add"),
    row("(x - 3) - 4", lambda x: subtract(subtract(x, k(3, x)), k(4, x)), N, "add"),
    row("(x + 3) + 4 stays", lambda x: add(add(x, k(3, x)), k(4, x)), V, "add add"),
    row("(3 * x) * 4", lambda x: multiply(multiply(k(3, x), x), k(4, x)), N, "multiply"),
    row("--x", lambda x: negate(negate(x)), V),
    row("-(x - y)", lambda x, y: negate(subtract(x, y)), (N, N), "subtract"),
    row("-(x - y) stays", lambda x, y: negate(subtract(x, y)), (V, V), "subtract negate"),
    row("-(x * 2)", lambda x: negate(multiply(x, k(2.0, x))), V, "multiply"),
    row("x * 1", lambda x: multiply(x, k(1.0, x)), V),
    row("x * -1", lambda x: multiply(x, k(-1.0, x)), V, "negate"),
    row("x * 0", lambda x: multiply(x, k(0, x)), N),
    row("x * 0.0 stays", lambda x: multiply(x, k(0.0, x)), V, "multiply"),
    row("x * 1 complex stays", lambda x: multiply(x, k(1, x)), Z, "multiply"),
    row("-x * 3", lambda x: multiply(negate(x), k(3.0, x)), V, "multiply"),
    row("-x * -y", lambda x, y: multiply(negate(x), negate(y)), (V, V), "multiply"),
    row("x / 1", lambda x: divide(x, k(1.0, x)), V),
    row("x / -1", lambda x: divide(x, k(-1, x)), N, "negate"),
    row("x / 4", lambda x: divide(x, k(4.0, x)), V, "multiply"),
    row("x / 3 stays", lambda x: divide(x, k(3.0, x)), V, "divide"),
    row("x / 2^127", lambda x: divide(x, k(2.0**127, x)), V, "multiply"),
    row("x / 2^-149 stays", lambda x: divide(x, k(2.0**-149, x)), V, "divide"),
    row("x / 4 integers stay", lambda x: divide(x, k(4, x)), N, "divide"),
    row("-x / 3", lambda x: divide(negate(x), k(3.0, x)), V, "divide"),
    row("-x / -y", lambda x, y: divide(negate(x), negate(y)), (V, V), "divide"),
    row("x % 1", lambda x: remainder(x, k(1, x)), N),
    row("x ^ 0", lambda x: power(x, k(0.0, x)), V),
    row("x ^ 1", lambda x: power(x, k(1.0, x)), V),
    row("x ^ 2", lambda x: power(x, k(2.0, x)), V, "multiply"),
    row("x ^ 2 in f16", lambda x: power(x, k(2.0, x)), t(F16, 9), "multiply"),
    row("x ^ 2 in bf16", lambda x: power(x, k(2.0, x)), t(BF16, 9), "multiply"),
    row("x ^ 2 in f64 stays", lambda x: power(x, k(2.0, x)), t(F64, 3), "power"),
    row("x ^ 2 integers", lambda x: power(x, k(2, x)), N, "multiply"),
    row("x ^ -1", lambda x: power(x, k(-1.0, x)), V, "divide"),
    row("x ^ -1 in f16", lambda x: power(x, k(-1.0, x)), t(F16, 9), "divide"),
    row("x ^ 0.5 stays", lambda x: power(x, k(0.5, x)), V, "power"),
    row("max(x, x)", lambda x: maximum(x, x), V),
    row("max(x, -inf)", lambda x: maximum(x, k(-INF, x)), V),
    row("max(x, highest)", lambda x: maximum(k(2**31 - 1, x), x), N),
    row("max(x, inf) stays", lambda x: maximum(x, k(INF, x)), V, "maximum"),
    row("min(x, inf)", lambda x: minimum(k(INF, x), x), V),
    row("min(x, 0) unsigned", lambda x: minimum(x, k(0, x)), U),
    row("clamp", lambda x: clamp(splat(-INF, S), x, splat(INF, S)), V),
    row("abs(-x)", lambda x: abs(negate(x)), V, "abs"),
    row("abs(abs(x))", lambda x: abs(abs(x)), V, "abs"),
    row("floor(ceil(x))", lambda x: floor(ceil(x)), V, "ceil"),
    row("sign(sign(x))", lambda x: sign(sign(x)), V, "sign"),
    row("real(complex)", lambda x, y: real(complex(x, y)), (V, V)),
    row("imag(complex)", lambda x, y: imag(complex(x, negate(y))), (V, V), "negate"),
    row("complex(parts)", lambda z: complex(real(z), imag(z)), Z),
    row("not(not(x))", lambda x: not_(not_(x)), N),
    row("x & 0", lambda x: and_(x, k(0, x)), N),
    row("x & -1", lambda x: and_(k(-1, x), x), N),
    row("x | 255", lambda x: or_(x, k(255, x)), U),
    row("x | False", lambda x: or_(x, k(False, x)), P),
    row("x ^ x", lambda x: xor(x, x), N),
    row("x xor -1", lambda x: xor(x, k(-1, x)), N, "not"),
    row("x xor 0", lambda x: xor(x, k(0, x)), N),
    row("x << 0", lambda x: shift_left(x, k(0, x)), U),
    row("x == x", lambda x: cmp(x, x, "EQ"), N),
    row("x < x", lambda x: cmp(x, x, "LT"), N),
    row("x == x floats stay", lambda x: cmp(x, x, "EQ"), V, "compare"),
    row("x == x in total order", lambda x: cmp(x, x, "EQ", "TOTALORDER"), V),
    row("2 < x", lambda x: cmp(k(2.0, x), x, "LT"), V, "compare"),
    row("not(x < y)", lambda x, y: not_(cmp(x, y, "LT")), (N, N), "compare"),
    row("not(x < y) floats stay", lambda x, y: not_(cmp(x, y, "LT")), (V, V), "compare not"),
    row("not(x == y)", lambda x, y: not_(cmp(x, y, "EQ")), (V, V), "compare"),
    row("max(x, 0) < 0", lambda x: cmp(maximum(x, k(0, x)), k(0, x), "LT"), N),
    row("x % 3 < -2", lambda x: cmp(remainder(x, k(3, x)), k(-2, x), "LT"), N),
    row("x % 3 < -1 stays", lambda x: cmp(remainder(x, k(3, x)), k(-1, x), "LT"), N,
        "remainder compare"),
    row("x >= 0 unsigned", lambda x: cmp(x, k(0, x), "GE"), U),
    row("p != False", lambda p: cmp(p, k(False, p), "NE"), P),
    row("p == True", lambda p: cmp(k(True, p), p, "EQ"), P),
    row("p == False", lambda p: cmp(p, k(False, p), "EQ"), P, "not"),
    row("p != True", lambda p: cmp(p, k(True, p), "NE"), P, "not"),
    row("x < y and x != y", lambda x, y: and_(cmp(x, y, "NE"), cmp(x, y, "LT")), (V, V),
        "compare"),
    row("x <= y and x == y", lambda x, y: and_(cmp(x, y, "EQ"), cmp(x, y, "LE")), (V, V),
        "compare"),
    row("x < y and x > y stays", lambda x, y: and_(cmp(x, y, "LT"), cmp(x, y, "GT")), (V, V),
        "compare compare and"),
    row("select(True)", lambda x, y: select(splat(True, B), x, y), (V, V)),
    row("select(p, x, x)", lambda p, x: select(p, x, x), (P, V)),
    row("select(not p)", lambda p, x, y: select(not_(p), x, y), (P, V, V), "select"),
    row("select(p, T, F)", lambda p: select(p, k(True, p), k(False, p)), P),
    row("select(p, F, T)", lambda p: select(p, k(False, p), k(True, p)), P, "not"),
]  # fmt: skip

CASTS = [
    row("f32 -> f32", lambda x: convert(x, dtype=F32), V),
    row("f32 -> f64 -> f32", lambda x: convert(convert(x, dtype=F64), dtype=F32), V),
    row("f32 -> f64 -> f16", lambda x: convert(convert(x, dtype=F64), dtype=F16), V, "convert"),
    row("f32 -> f16 -> f32 stays", lambda x: convert(convert(x, dtype=F16), dtype=F32), V,
        "convert convert"),
    row("u8 -> f32 -> i8 stays", lambda x: convert(convert(x, dtype=F32), dtype=I8), U,
        "convert convert"),
    row("u8 -> i32 -> i8", lambda x: convert(convert(x, dtype=I32), dtype=I8), U, "convert"),
    row("bitcasts", lambda x: bitcast_convert(bitcast_convert(x, dtype=I32), dtype=U32), V,
        "bitcast_convert"),
]  # fmt: skip

MOVES = [
    row("broadcast to itself", lambda x: bc(x, (2, 3), 0, 1), M),
    row("broadcast twice", lambda x: bc(bc(x, (2, 3), 1), (2, 3, 4), 0, 1), V, "broadcast_in_dim"),
    row("broadcast of reshape", lambda x: bc(reshape(x, shape=(1, 3, 1)), (2, 3, 4), 0, 1, 2), V,
        "broadcast_in_dim"),
    row("broadcast to one row", lambda x: bc(x, (1, 3), 1), V, "reshape"),
    row("broadcast of splat", lambda x: add(x, bc(splat(-0.0, V), (2, 3), 1)), M),
    row("reshape to itself", lambda x: reshape(x, shape=(2, 3)), M),
    row("reshape twice", lambda x: reshape(reshape(x, shape=(6,)), shape=(3, 2)), M, "reshape"),
    row("reshape of array", lambda x: add(x, reshape(constant(np.eye(2, dtype="f4")), shape=(4,))),
        t(F32, 4), "add"),
    row("reshape of scalar", lambda x: reshape(bc(x, (2, 3)), shape=(6,)), S, "broadcast_in_dim"),
    row("transpose of nothing", lambda x: tr(x, 0, 1), M),
    row("transpose twice", lambda x: tr(tr(x, 1, 0), 1, 0), M),
    row("transposes joined", lambda x: tr(tr(x, 1, 2, 0), 1, 0, 2), t(F32, 2, 3, 4), "transpose"),
    row("transpose of units", lambda x: tr(x, 1, 0, 2), t(F32, 1, 2, 3), "reshape"),
    row("transpose of broadcast", lambda x: tr(bc(x, (3, 2), 0), 1, 0), V, "broadcast_in_dim"),
    row("reverse of units", lambda x: reverse(x, dimensions=(0,)), t(F32, 1, 3)),
    row("reverse twice", lambda x: reverse(reverse(x, dimensions=(0,)), dimensions=(0, 1)), M,
        "reverse"),
    row("slice of everything", lambda x: cut(x, (0, 0), (2, 3)), M),
    row("slice twice", lambda x: cut(cut(x, (1,), (9,), (2,)), (1,), (4,), (2,)), t(F32, 9),
        "slice"),
    row("slice of concatenate", lambda x, y: cut(concatenate(x, y, dimension=0), (3,), (6,)),
        (V, V)),
    row("slice across concatenate stays",
        lambda x, y: cut(concatenate(x, y, dimension=0), (2,), (6,)), (V, V), "concatenate slice"),
    row("slice of pad", lambda x: cut(padded(x, 2, 2), (2,), (5,)), V),
    row("slice of broadcast", lambda x: cut(bc(x, (4, 3), 1), (1, 0), (3, 3)), V,
        "broadcast_in_dim"),
    row("pad by nothing", lambda x: padded(x, 0, 0), V),
    row("pad of one element", lambda x: padded(x, 0, 0, 2), t(F32, 1)),
    row("pad of splat", lambda x: add(x, padded(splat(-0.0, t(F32, 2)), 1, 0, 0, splat(-0.0, S))),
        V),
    row("concatenate of one", lambda x: concatenate(x, dimension=0), V),
    row("concatenate with empty", lambda x, y: concatenate(y, x, y, dimension=0), (V, t(F32, 0))),
    row("concatenate of many", lambda x, y: concatenate(*[x, y] * 9, dimension=0), (V, V),
        "concatenate concatenate concatenate"),
    row("concatenate of halves",
        lambda x: concatenate(cut(x, (0, 0), (2, 1)), cut(x, (0, 1), (2, 3)), dimension=1), M),
    row("dynamic_slice known",
        lambda x: dynamic_slice(x, constant(9, I32), slice_sizes=(2,)), V, "slice"),
    row("dynamic_slice of everything",
        lambda x, i: dynamic_slice(x, i, slice_sizes=(3,)), (V, Q)),
    row("dynamic_slice of splat",
        lambda i: dynamic_slice(splat(2.0, V), i, slice_sizes=(1,)), Q),
    row("update of everything",
        lambda x, y, i: dynamic_update_slice(x, y, i), (V, V, Q)),
    row("update of splats",
        lambda i: dynamic_update_slice(splat(2.0, V), splat(2.0, t(F32, 1)), i), Q),
    row("no elements", lambda x: exponential(x), t(F32, 0, 3)),
]  # fmt: skip

POINTWISE = [
    row("f(broadcast)", lambda x: exponential(bc(x, (3,))), S, "exponential broadcast_in_dim"),
    row("f(broadcast, broadcast)", lambda x, y: add(bc(x, (2, 3), 1), bc(y, (2, 3), 1)), (V, V),
        "add broadcast_in_dim"),
    row("f(broadcast, c)", lambda x: add(bc(x, (2, 3), 1), splat(2.0, M)), V,
        "add broadcast_in_dim"),
    row("f(row, column) stays", lambda x, y: add(bc(x, (3, 3), 0), bc(y, (3, 3), 1)), (V, V),
        "broadcast_in_dim broadcast_in_dim add"),
    row("f(reshape)", lambda x: reshape(tanh(reshape(x, shape=(3, 1))), shape=(3,)), V, "tanh"),
    row("f(reshape, reshape, c)", lambda x, y: multiply(add(
        reshape(x, shape=(3, 1)), reshape(y, shape=(3, 1))), splat(3.0, t(F32, 3, 1))), (V, V),
        "add multiply reshape"),
    row("f(reshape) of another form stays", lambda x: tanh(reshape(x, shape=(3, 2))), M,
        "reshape tanh"),
    row("select(scalar)", lambda p, x: select(p, bc(x, (3,)), splat(1.0, V)), (B, S),
        "select broadcast_in_dim"),
    row("constants", lambda x: add(x, multiply(splat(2.0, V), splat(-0.0, V))), V),
    row("arrays", lambda: exponential(constant(np.arange(3.0, dtype="f4"))), ()),
    row("uniform array", lambda x: add(x, constant(np.zeros(3, "i4"))), N),
    row("iota of one", lambda x: add(x, iota(iota_dimension=0, shape=(1,), dtype=I32)),
        t(I32, 1)),
    row("the same twice", lambda x: add(tanh(x), tanh(x)), V, "tanh add"),
    row("the same swapped", lambda x, y: subtract(multiply(x, y), multiply(y, x)), (V, V),
        "multiply subtract"),
    row("dead", lambda x: [x, exponential(x)][:1], V),
]  # fmt: skip

SUMS = [
    row("sum of one", lambda x: total(x, 0, init=-0.0), t(F32, 1, 3), "reshape"),
    row("max of one", lambda x: total(x, 0, name="maximum", init=-INF), t(F32, 1, 3), "reshape"),
    row("sum over nothing", lambda x: total(x, init=1), N, "add"),
    row("sum of transpose", lambda x: total(tr(x, 1, 0), 1), M, "reduce"),
    row("sum of transpose stays", lambda x: total(tr(x, 0, 2, 1), 1, 2), t(F32, 2, 3, 4),
        "transpose reduce"),
    row("dot of transposes", lambda x, y: dot(tr(x, 1, 0), tr(y, 1, 0)),
        (t(F32, 4, 2), t(F32, 5, 4)), "dot_general"),
    row("dot of transpose, order of free dimensions",
        lambda x, y: dot(tr(x, 1, 2, 0), y, 2, 0), (t(F32, 4, 2, 3), t(F32, 4, 5)), "dot_general"),
    row("dot of transpose stays",
        lambda x, y: dot(tr(x, 1, 0, 2), y, 2, 0), (t(F32, 2, 3, 4), t(F32, 4, 5)),
        "transpose dot_general"),
    row("transpose of dot in parts",
        lambda x, y: tr(dot(x, y, precision="highest"), 1, 0), (t(F32, 2, 4), t(F32, 4, 5)),
        "dot_general transpose"),
    row("transpose of dot", lambda x, y: tr(dot(x, y), 1, 0), (t(F32, 2, 4), t(F32, 4, 5)),
        "dot_general"),
    row("reduce of constants", lambda: total(splat(2, N), 0), ()),
    row("sum of a stack", lambda x, y: total(concatenate(x, y, x, dimension=0), 0),
        (t(F32, 1, 3), t(F32, 1, 3)), "add add add reshape"),
    row("max of a stack, in order",
        lambda x, y: total(concatenate(x, y, dimension=1), 1, name="maximum", init=-INF,
                           order="sequential"),
        (t(F32, 4, 1), t(F32, 4, 1)), "maximum reshape"),
    row("sum of a join stays", lambda x, y: total(concatenate(x, y, dimension=0), 0),
        (t(F32, 1, 3), t(F32, 2, 3)), "concatenate reduce"),
    row("sum along a stack stays", lambda x, y: total(concatenate(x, y, dimension=0), 1),
        (t(F32, 1, 3), t(F32, 1, 3)), "concatenate reduce"),
]  # fmt: skip


def region(fn: Callable[..., Any], *types: TensorType, name: str = "region") -> Graph:
    return build(fn, types, name)


NEVER = region(lambda i, *_: [splat(False, B)], Q, V, name="cond")


def counted(carry: Sequence[Any], captures: Sequence[Any], step: Callable[..., Any]) -> Any:
    """A while loop over a counter that is prepended; three trips."""
    types = [Q, *(x.type for x in (*carry, *captures))]
    cond = region(lambda i, *_: [cmp(i, k(3, i), "LT")], *types)
    body = region(lambda i, *rest: [add(i, k(1, i)), *step(*rest)], *types)
    args = (constant(0, I32), *carry, *captures)
    return while_(*args, cond=cond, body=body, nc=1 + len(carry))[1:]


def looped(fn: Callable[..., Any], carry: Sequence[Any], xs: Sequence[Any] = (),
           captures: Sequence[Any] = (), length: int = 3) -> Any:  # fmt: skip
    """A scan."""
    types = [x.type for x in carry]
    types += [tensor(x.type.shape[1:], x.type.dtype) for x in xs]
    types += [x.type for x in captures]
    body = region(fn, *types, name="body")
    return scan(*carry, *xs, *captures, body=body, nc=len(carry), nx=len(xs), length=length)


def _chain(x: Any, n: int) -> Any:
    for _ in range(n):
        x = tanh(x)
    return x


LONG = region(lambda x, y: [_chain(x, 20), exponential(y)], V, V, name="long")
PLUS = region(lambda x: [add(x, k(1.0, x))], V, name="plus")
MINUS = region(lambda x: [subtract(x, k(1.0, x))], V, name="minus")

CONTROL = [
    row("small call", lambda x: call(x, graph=PLUS), V, "add"),
    row("call with an unused result", lambda x, y: call(x, y, graph=LONG)[0], (V, V),
        "call result | " + " ".join(20 * ["tanh"])),
    row("call that gets small", lambda x, y: call(x, y, graph=LONG)[1], (V, V), "exponential"),
    row("case known", lambda x: case(constant(1, I32), x, branches=(PLUS, MINUS)), V, "subtract"),
    row("case out of range", lambda x: case(constant(-7, I32), x, branches=(PLUS, MINUS)), V,
        "subtract"),
    row("case of one", lambda i, x: case(i, x, branches=(PLUS, PLUS)), (Q, V), "add"),
    row("case that passes on",
        lambda i, x, y: case(i, x, y, branches=(
            region(lambda x, y: [x, add(y, y), splat(1.0, V)], V, V),
            region(lambda x, y: [x, multiply(y, y), splat(1.0, V)], V, V))),
        (Q, V, V), "case result | add | multiply"),
    row("case with a constant and one operand twice",
        lambda i, x: case(i, x, x, splat(2.0, V), branches=(
            region(lambda x, y, z: [subtract(x, multiply(y, z))], V, V, V),
            region(lambda x, y, z: [multiply(x, z)], V, V, V))),
        (Q, V), "case result | multiply subtract | multiply"),
    row("while never", lambda i, x: while_(i, x, cond=NEVER, body=region(
        lambda i, x: [i, exponential(x)], Q, V), nc=2), (Q, V)),
    row("while with a dead carry",
        lambda x, y: counted([x, y], [], lambda x, y: [tanh(x), add(x, y)])[0], (V, V),
        "while result | compare | add tanh"),
    row("while with an unchanging carry",
        lambda x, y: counted([x, y], [], lambda x, y: [add(x, y), y]), (V, V),
        "while result | compare | add add"),
    row("while with a constant capture",
        lambda x: counted([x], [splat(-0.0, V)], lambda x, c: [tanh(add(x, c))]), V,
        "while result | compare | add tanh"),
    row("while whose body is simplified",
        lambda x: counted([x], [], lambda x: [tanh(negate(negate(x)))]), V,
        "while result | compare | add tanh"),
    row("scan of none", lambda x: looped(lambda x: [tanh(x), x], [x], length=0), V),
    row("scan of one", lambda x, s: looped(lambda x, y: [add(x, y), x], [x], [s], length=1),
        (V, t(F32, 1, 3)), "reshape add reshape"),
    row("scan with dead outputs",
        lambda x, s: looped(lambda x, y: [tanh(x), exponential(y)], [x], [s])[0],
        (V, t(F32, 3, 3)), "scan result | tanh"),
    row("scan with a dead carry",
        lambda x, s: looped(lambda x, y: [tanh(x), exponential(y)], [x], [s])[1],
        (V, t(F32, 3, 3)), "scan result | exponential"),
    row("scan with an unchanging carry",
        lambda x, s: looped(lambda x, y: [x, add(x, y)], [x], [s]),
        (V, t(F32, 3, 3)), "scan result | add"),
    row("scan that stacks a broadcast", lambda x, s: looped(
        lambda x, y: [add(x, y), bc(exponential(y), (4, 3), 1)], [x], [s])[1],
        (V, t(F32, 3, 3)), "scan result broadcast_in_dim | exponential"),
    row("scan that stacks its input, spread", lambda x, s: looped(
        lambda x, y: [add(x, y), bc(y, (4, 3), 1)], [x], [s])[1],
        (V, t(F32, 3, 3)), "broadcast_in_dim"),
    row("scan that stacks its input", lambda x, s: looped(
        lambda x, y: [tanh(x), x, y], [x], [s])[1:],
        (V, t(F32, 3, 3)), "scan result | tanh"),
    row("scan of what is spread over columns", lambda x, s: looped(
        lambda x, y: [subtract(x, y)], [x], [bc(s, (3, 2, 3), 0, 2)])[0],
        (M, t(F32, 3, 3)), "scan result | broadcast_in_dim subtract"),
    row("scan of the same at each step", lambda x, y, z: looped(
        lambda x, y, z: [subtract(multiply(x, z), y)], [x],
        [bc(y, (3, 2, 3), 2), bc(z, (3, 2, 3), 0, 2)])[0],
        (M, V, t(F32, 1, 3)),
        "scan result | broadcast_in_dim reshape broadcast_in_dim multiply subtract"),
    row("scan with dead and double captures",
        lambda x, y, z: looped(lambda x, a, b, c: [add(x, subtract(a, b))], [x], [], [y, y, z]),
        (V, V, V), "scan result | subtract add"),
    row("what only a dead carry needs",
        lambda x, y: counted([x, exponential(y)], [], lambda x, y: [tanh(x), add(x, y)])[0],
        (V, V), "while result | compare | add tanh"),
]  # fmt: skip

ROWS = ALGEBRA + CASTS + MOVES + POINTWISE + SUMS + CONTROL
