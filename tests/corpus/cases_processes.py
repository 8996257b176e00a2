"""Collectives of two processes, futures, queues of the host, and quantised values.

No JAX program on one device holds these; what is expected is what the specification says, in NumPy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from corpus.case import FLOATS, NARROW, Cases, Operand, given, made, near, x
from corpus.cases_written import written

# Tables, laid out by hand.
# fmt: off

TYPES = ("bool", "i8", "u16", "i32", "u64", "bf16", "f32", "f64", "c64")
SUMMED = ("i8", "u16", "i32", "f16", "f32", "f64", "c128")
GROUP = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"
WHOLE = made(lambda rng, s: rng.integers(0, 9, s), 4, 6)
BODY = """({
    ^bb0(%p: tensor<$e>, %q: tensor<$e>):
      %s = stablehlo.add %p, %q : tensor<$e>
      stablehlo.return %s : tensor<$e>
    })"""


def cases() -> Cases:
    yield from _collectives()
    yield from _ragged()
    yield from _futures()
    yield from _queues()
    yield from _messages()
    yield from _quantized()


def _pair(result: str, programs: str = "[[@run], [@run]]") -> str:
    return (
        f'%r, %s = "interpreter.run_parallel"(%a, %b) {{programs = {programs}}}'
        f" : ($a, $b) -> ({result}, {result})"
    )


def _run(op: str, result: str) -> str:
    return f"""  func.func private @run(%x: $a) -> {result} {{
    %y = {op} : ($a) -> {result}
    return %y : {result}
  }}"""


def _collective(
    name: str,
    attributes: str,
    result: str,
    expected: Callable[[Any, Any], list[Any]],
    dtypes: tuple[str, ...],
    body: str = "",
    label: str = "",
    operand: Operand = WHOLE,
) -> Cases:
    op = f'"stablehlo.{name}"(%x) {body} {{{attributes}}}'
    yield from written(name, (operand, operand), f"{result} {result}", _pair(result),
                       rest=_run(op, result), dtypes=dtypes, expected=expected, label=label)


def _collectives() -> Cases:
    yield from _collective("all_gather", f"all_gather_dim = 1 : i64, {GROUP}", "tensor<4x12x$e>",
                           lambda a, b: [np.concatenate([a, b], 1)] * 2, TYPES + NARROW)
    yield from _collective("all_reduce", GROUP, "tensor<4x6x$e>", lambda a, b: [a + b] * 2, SUMMED,
                           BODY)
    yield from _collective("cross-replica-sum", GROUP, "tensor<4x6x$e>", lambda a, b: [a + b] * 2,
                           SUMMED)
    yield from _collective("reduce_scatter", f"scatter_dimension = 0 : i64, {GROUP}",
                           "tensor<2x6x$e>", lambda a, b: [(a + b)[:2], (a + b)[2:]], SUMMED,
                           BODY)
    yield from _collective(
        "all_to_all", "split_dimension = 1 : i64, concat_dimension = 0 : i64, "
        f"split_count = 2 : i64, {GROUP}", "tensor<8x3x$e>",
        lambda a, b: [np.concatenate([a[:, :3], b[:, :3]]), np.concatenate([a[:, 3:], b[:, 3:]])],
        TYPES,
    )
    pairs = "source_target_pairs = dense<PAIRS> : tensor<NxTYPE>"
    for label, listed, n, expected in (
        ("swap", "[[0, 1], [1, 0]]", 2, lambda a, b: [b, a]),
        ("one", "[[0, 1]]", 1, lambda a, b: [np.zeros_like(a), a]),
    ):
        held = pairs.replace("PAIRS", listed).replace("NxTYPE", f"{n}x2xi64")
        yield from _collective("collective_permute", held, "tensor<4x6x$e>", expected, TYPES,
                               label=label)
    yield from _collective("collective_broadcast", GROUP.replace("0, 1", "1, 0"), "tensor<4x6x$e>",
                           lambda a, b: [b, b], TYPES)
    yield from _collective("collective_reduce", GROUP, "tensor<4x6x$e>",
                           lambda a, b: [a + b, np.zeros_like(a)], ("i8", "i64", "f32"), BODY)
    numbered = """  func.func private @run(%x: $a) -> $a {
    %i = "stablehlo.replica_id"() : () -> tensor<ui32>
    %j = stablehlo.convert %i : (tensor<ui32>) -> tensor<$e>
    %k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<$e>) -> $a
    %y = stablehlo.add %x, %k : $a
    return %y : $a
  }"""
    yield from written("replica_id", (WHOLE, WHOLE), "$a $a", _pair("$a"), rest=numbered,
                       dtypes=("i32", "u8", "f32"), label="pair",
                       expected=lambda a, b: [a, (b + 1).astype(a.dtype)])
    yield from written("partition_id", (WHOLE, WHOLE), "$a $a", _pair("$a", "[[@run, @run]]"),
                       rest=numbered.replace("replica_id", "partition_id"), label="pair",
                       dtypes=("i32", "u8", "f32"),
                       expected=lambda a, b: [a, (b + 1).astype(a.dtype)])


def _ragged() -> Cases:
    numbers = """ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [],
      rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0],
      rhs_group_dimensions = [0]>"""
    body = f'%r = "chlo.ragged_dot"(%a, %b, %c) {{{numbers}}} : ($a, $b, $c) -> $r'

    def product(a: Any, b: Any, sizes: Any) -> list[Any]:
        which = np.repeat(np.arange(3), sizes)
        return [np.stack([row @ b[g] for row, g in zip(a, which, strict=True)]).astype(a.dtype)]

    yield from written("ragged_dot", (x(5, 4), x(3, 4, 2), given([2, 0, 3], "i64")),
        "tensor<5x2x$e>",
                       body, dtypes=("i32", "f32", "f64"), expected=product, tolerance=near(32))


def _futures() -> Cases:
    gather = f'"stablehlo.all_gather"(%p) {{all_gather_dim = 0 : i64, {GROUP}}}'
    started = f"""  func.func private @run(%x: $a) -> tensor<8x6x$e> {{
    %f = "stablehlo.async_start"(%x) ({{
    ^bb0(%p: $a):
      %q = {gather} : ($a) -> tensor<8x6x$e>
      stablehlo.return %q : tensor<8x6x$e>
    }}) : ($a) -> !stablehlo.future<tensor<8x6x$e>>
    %y = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<8x6x$e>>) -> tensor<8x6x$e>
    return %y : tensor<8x6x$e>
  }}"""
    yield from written("async", (WHOLE, WHOLE), "tensor<8x6x$e> tensor<8x6x$e>",
                       _pair("tensor<8x6x$e>"), rest=started, dtypes=("i8", "f32", "c64"),
                       expected=lambda a, b: [np.concatenate([a, b])] * 2)
    alone = """%f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: $a):
      %q = stablehlo.slice %p [0:2, 1:3] : ($a) -> tensor<2x2x$e>
      stablehlo.return %q : tensor<2x2x$e>
    }) : ($a) -> !stablehlo.future<tensor<2x2x$e>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2x$e>>) -> tensor<2x2x$e>"""
    yield from written("async", (x(3, 4),), "tensor<2x2x$e>", alone, dtypes=TYPES, label="slice",
                       expected=lambda a: [a[:2, 1:3]])


def _queues() -> Cases:
    fed = """%t = "stablehlo.create_token"() : () -> !stablehlo.token
    %r, %s, %u = "interpreter.run_parallel"(%t) {infeed = [@one, @two], programs = [[@run]]}
      : (!stablehlo.token) -> ($r, $r, !stablehlo.token)"""
    reads = """  func.func private @run(%t: !stablehlo.token)
      -> (tensor<2x$e>, tensor<2x$e>, !stablehlo.token) {
    %x, %u = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2x$e>, !stablehlo.token)
    %y, %v = "stablehlo.infeed"(%u) : (!stablehlo.token) -> (tensor<2x$e>, !stablehlo.token)
    return %x, %y, %v : tensor<2x$e>, tensor<2x$e>, !stablehlo.token
  }
  func.func private @one() -> tensor<2x$e> {
    %x = stablehlo.constant dense<[1, 2]> : tensor<2x$e>
    return %x : tensor<2x$e>
  }
  func.func private @two() -> tensor<2x$e> {
    %x = stablehlo.constant dense<[3, 4]> : tensor<2x$e>
    return %x : tensor<2x$e>
  }"""
    for d, wide in (("i8", np.int8), ("i64", np.int64), ("u32", np.uint32)):
        one, two = np.array([1, 2], wide), np.array([3, 4], wide)
        yield from written("infeed", (), "tensor<2x$e> tensor<2x$e>", fed, rest=reads, dtypes=(d,),
                           expected=lambda one=one, two=two: [one, two])


def _messages() -> Cases:
    """A value that one process sends to another over the host."""
    number = "channel_handle = #stablehlo.channel_handle<handle = 1, type ="
    body = """%t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, $a, !stablehlo.token) -> ($a, !stablehlo.token, !stablehlo.token)"""
    functions = f"""  func.func private @send(%x: $a, %t: !stablehlo.token) -> !stablehlo.token {{
    %u = "stablehlo.send"(%x, %t) {{{number} 2>, is_host_transfer = true}}
      : ($a, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }}
  func.func private @receive(%t: !stablehlo.token) -> ($a, !stablehlo.token) {{
    %x, %u = "stablehlo.recv"(%t) {{{number} 3>, is_host_transfer = true}}
      : (!stablehlo.token) -> ($a, !stablehlo.token)
    return %x, %u : $a, !stablehlo.token
  }}"""
    yield from written("send_recv", (WHOLE,), "$a", body, rest=functions, dtypes=TYPES,
                       expected=lambda a: [a])


SCALE, ZERO = 0.25, -3


def _stored(a: Any, low: int = -128, high: int = 127) -> Any:
    scaled = a / a.dtype.type(SCALE) + a.dtype.type(ZERO)  # in the expressed type
    return np.rint(np.clip(scaled.astype(np.float64), low, high))


def _quantized() -> Cases:
    of = f"!quant.uniform<i8:$e, {SCALE}:{ZERO}>"
    q = f"tensor<4x6x{of}>"
    quantize = f'%q = "stablehlo.uniform_quantize"(%a) : ($a) -> {q}\n    '

    def back(a: Any) -> list[Any]:
        return [((_stored(a) - ZERO) * SCALE).astype(a.dtype)]

    inside = x(4, 6, low=-20, high=20)
    yield from written("uniform_dequantize", (inside,), "$a",
                       quantize + f'%r = "stablehlo.uniform_dequantize"(%q) : ({q}) -> $a',
                       dtypes=FLOATS, expected=back, tolerance=near(2))
    yield from written("uniform_quantize", (inside,), "tensor<4x6xi8>",
                       quantize + f"%r = stablehlo.bitcast_convert %q : ({q}) -> tensor<4x6xi8>",
                       dtypes=("f32", "f64"), expected=lambda a: [_stored(a).astype(np.int8)])
    for name, f in (("add", np.add), ("multiply", np.multiply), ("maximum", np.maximum)):
        body = (
            quantize + f'%p = "stablehlo.uniform_quantize"(%b) : ($b) -> {q}\n    '
            f"%z = stablehlo.{name} %q, %p : {q}\n    "
            f'%r = "stablehlo.uniform_dequantize"(%z) : ({q}) -> $a'
        )

        def both(a: Any, b: Any, f: Any = f) -> list[Any]:
            return back(f(back(a)[0], back(b)[0]))

        small = x(4, 6, low=-4, high=4)
        yield from written(f"quantized_{name}", (small, small), "$a", body, dtypes=("f32", "f64"),
                           expected=both, tolerance=near(2))
    for storage, low, high in (("i4", -8, 7), ("u8", 0, 255), ("i16", -(2**15), 2**15 - 1)):
        t = f"tensor<4x6x!quant.uniform<{storage}:$e, {SCALE}>>"
        body = (
            f'%q = "stablehlo.uniform_quantize"(%a) : ($a) -> {t}\n    '
            f'%r = "stablehlo.uniform_dequantize"(%q) : ({t}) -> $a'
        )

        def clipped(a: Any, low: int = low, high: int = high) -> list[Any]:
            return [(np.clip(np.rint(a / SCALE), low, high) * SCALE).astype(a.dtype)]

        yield from written("uniform_quantize", (inside,), "$a", body, dtypes=("f32", "f64"),
                           label=storage, expected=clipped)
