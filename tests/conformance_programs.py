"""Small test programs in both formats of StableHLO's own tests; and work that ends a worker."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence

from monograph.conformance.results import Program, run_file


def whole(check: str, body: str, x: str, expected: str, t: str = "tensor<3xf32>") -> str:
    """A module whose main function compares what `body` makes of %0 with what is expected."""
    return f"""module @m {{
  func.func public @main() -> {t} {{
    %0 = call @inputs() : () -> {t}
    %1 = call @expected() : () -> {t}
    {body}
    stablehlo.custom_call @check.{check}(%2, %1) {{has_side_effect = true}} : ({t}, {t}) -> ()
    return %2 : {t}
  }}
  func.func private @inputs() -> {t} {{
    %c = stablehlo.constant dense<{x}> : {t}
    return %c : {t}
  }}
  func.func private @expected() -> {t} {{
    %c = stablehlo.constant dense<{expected}> : {t}
    return %c : {t}
  }}
}}
"""


DOUBLE = "%2 = stablehlo.add %0, %0 : tensor<3xf32>"
V = "tensor<2xi64>"
Q = "tensor<2x!quant.uniform<i8:f32, 0.5:-20>>"

# name -> text; all tests of these pass.
PASSING: dict[str, str] = {
    "equal": whole("expect_eq", DOUBLE, "[1.0, 2.0, -3.0]", "[2.0, 4.0, -6.0]"),
    "close": whole(
        "expect_close", DOUBLE, "[1.0, 0x7FC00000, 4.0]", "[2.0000002, 0xFFC00001, 8.0]"
    ),
    "almost": whole("expect_almost_eq", DOUBLE, "[1.0, 2.0, 3.0]", "[2.0009, 4.0, 6.0]"),
    "nothing": whole("expect_eq", DOUBLE, "[0x7FC00000, 0.0, 1.0]", "[0x7FC00000, -0.0, 2.0]"),
    "functions": """// RUN: nothing is run here

func.func @constants() {
  %0 = stablehlo.constant dense<[1, -2]> : tensor<2xi4>
  %1 = stablehlo.add %0, %0 : tensor<2xi4>
  check.expect_eq_const %1, dense<[2, -4]> : tensor<2xi4>
  func.return
}

// -----

func.func @floats() {
  %0 = stablehlo.constant dense<5.0> : tensor<f64>
  %1 = stablehlo.constant dense<5.0001> : tensor<f64>
  check.expect_almost_eq %0, %1 : tensor<f64>
  check.expect_almost_eq %0, %1, tolerance = 0.1 : tensor<f64>
  check.expect_almost_eq_const %0, dense<5.1> : tensor<f64> {tolerance = 0.11 : f64}
  func.return
}

// -----

func.func @ulps() {
  %0 = stablehlo.constant dense<5.0> : tensor<f16>
  %1 = stablehlo.constant dense<5.01> : tensor<f16>
  check.expect_close %0, %1, max_ulp_difference = 3 : tensor<f16>, tensor<f16>
  check.expect_eq_const %0,
    dense<5.0> : tensor<f16>
  func.return
}
""",
    "probes": """func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %end = stablehlo.while(%i = %zero) : tensor<i64>
  cond {
    %c = stablehlo.compare LT, %i, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i64>
    %p = interpreter.probe %n, probe_id = "a/b" : tensor<i64>
    stablehlo.return %p : tensor<i64>
  }
  check.expect_serialized_eq %one, probe_id = "a/b" : tensor<i64>
  check.expect_serialized_eq %two, probe_id = "a/b", iter = 1 : tensor<i64>
  interpreter.print %end : tensor<i64>
  func.return
}
""",
    "parallel": f"""func.func @sum(%x: {V}) -> {V} {{
  %0 = "stablehlo.all_reduce"(%x) ({{
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }}) {{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}} : ({V}) -> {V}
  return %0 : {V}
}}
func.func @main() {{
  %0 = stablehlo.constant dense<[1, 2]> : {V}
  %1 = stablehlo.constant dense<[10, 20]> : {V}
  %r:2 = "interpreter.run_parallel"(%0, %1) {{programs = [[@sum], [@sum]]}}
    : ({V}, {V}) -> ({V}, {V})
  check.expect_eq_const %r#0, dense<[11, 22]> : {V}
  check.expect_eq_const %r#1, dense<[11, 22]> : {V}
  func.return
}}
""",
    "messages": f"""func.func @send(%x: {V}, %t: !stablehlo.token) -> !stablehlo.token {{
  %0 = "stablehlo.send"(%x, %t) {{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true
  }} : ({V}, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}}
func.func @recv(%t: !stablehlo.token) -> ({V}, !stablehlo.token) {{
  %0, %1 = "stablehlo.recv"(%t) {{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true
  }} : (!stablehlo.token) -> ({V}, !stablehlo.token)
  return %0, %1 : {V}, !stablehlo.token
}}
func.func @feed() -> {V} {{
  %0 = stablehlo.constant dense<[7, 8]> : {V}
  return %0 : {V}
}}
func.func @main() {{
  %t = stablehlo.after_all : !stablehlo.token
  %x = func.call @feed() : () -> {V}
  %r:3 = "interpreter.run_parallel"(%t, %x, %t) {{programs = [[@recv, @send]]}}
    : (!stablehlo.token, {V}, !stablehlo.token) -> ({V}, !stablehlo.token, !stablehlo.token)
  check.expect_eq %r#0, %x : {V}
  func.return
}}
""",
    "loops_in_lockstep": f"""func.func private @total(%x: {V}) -> {V} {{
  %0 = "stablehlo.all_reduce"(%x) ({{
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
  }}) {{
    replica_groups = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>,
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids
  }} : ({V}) -> {V}
  return %0 : {V}
}}
func.func @doubled(%x: {V}, %n: tensor<i64>) -> {V} {{
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %r:2 = stablehlo.while(%i = %zero, %c = %x) : tensor<i64>, {V}
  cond {{
    %p = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %odd = stablehlo.and %i, %one : tensor<i64>
    %k = stablehlo.convert %odd : (tensor<i64>) -> tensor<i32>
    %y = "stablehlo.case"(%k) ({{
      %t = func.call @total(%c) : ({V}) -> {V}
      stablehlo.return %t : {V}
    }}, {{
      %m = "stablehlo.collective_permute"(%c) {{
        source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>,
        channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>
      }} : ({V}) -> {V}
      stablehlo.return %m : {V}
    }}) : (tensor<i32>) -> {V}
    %j = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %j, %y : tensor<i64>, {V}
  }}
  return %r#1 : {V}
}}
func.func @main() {{
  %n = stablehlo.constant dense<3> : tensor<i64>
  %0 = stablehlo.constant dense<[1, 2]> : {V}
  %1 = stablehlo.constant dense<[10, 20]> : {V}
  %2 = stablehlo.constant dense<[100, 200]> : {V}
  %3 = stablehlo.constant dense<[1000, 2000]> : {V}
  %r:4 = "interpreter.run_parallel"(%0, %n, %1, %n, %2, %n, %3, %n) {{
    programs = [[@doubled, @doubled], [@doubled, @doubled]]
  }} : ({V}, tensor<i64>, {V}, tensor<i64>, {V}, tensor<i64>, {V}, tensor<i64>)
    -> ({V}, {V}, {V}, {V})
  check.expect_eq_const %r#0, dense<[0, 0]> : {V}
  check.expect_eq_const %r#1, dense<[202, 404]> : {V}
  check.expect_eq_const %r#2, dense<[0, 0]> : {V}
  check.expect_eq_const %r#3, dense<[202, 404]> : {V}
  func.return
}}
""",
    "queues_and_futures": f"""func.func @main() {{
  %t = stablehlo.create_token : !stablehlo.token
  %x = stablehlo.constant dense<[1, 2]> : {V}
  %r:3 = "interpreter.run_parallel"(%t, %x) {{
    infeed = [@one, @two], programs = [[@reads], [@gathers]]
  }} : (!stablehlo.token, {V}) -> ({V}, tensor<4xi64>, tensor<4xi64>)
  check.expect_eq_const %r#0, dense<[2, 3]> : {V}
  check.expect_eq_const %r#1, dense<[1, 2, 2, 3]> : tensor<4xi64>
  check.expect_eq %r#1, %r#2 : tensor<4xi64>
  func.return
}}
func.func @reads(%t: !stablehlo.token) -> ({V}, tensor<4xi64>) {{
  %a:2 = "stablehlo.infeed"(%t) {{infeed_config = ""}}
    : (!stablehlo.token) -> ({V}, !stablehlo.token)
  %b:2 = "stablehlo.infeed"(%a#1) {{infeed_config = ""}}
    : (!stablehlo.token) -> ({V}, !stablehlo.token)
  %u = "stablehlo.outfeed"(%b#0, %b#1) {{outfeed_config = ""}}
    : ({V}, !stablehlo.token) -> !stablehlo.token
  %d = stablehlo.subtract %b#0, %a#0 : {V}
  %g = func.call @gathers(%d) : ({V}) -> tensor<4xi64>
  return %d, %g : {V}, tensor<4xi64>
}}
func.func @gathers(%x: {V}) -> tensor<4xi64> {{
  %f = "stablehlo.async_start"(%x) ({{
    ^bb0(%y: {V}):
      %g = "stablehlo.all_gather"(%y) {{
        all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
      }} : ({V}) -> tensor<4xi64>
      stablehlo.return %g : tensor<4xi64>
  }}) : ({V}) -> !stablehlo.future<tensor<4xi64>>
  %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi64>>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}}
func.func @one() -> {V} {{
  %0 = stablehlo.constant dense<[3, 4]> : {V}
  return %0 : {V}
}}
func.func @two() -> {V} {{
  %0 = stablehlo.constant dense<[5, 7]> : {V}
  return %0 : {V}
}}
""",
    "sizes": """func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %d = stablehlo.dynamic_reshape %x, %s : (tensor<2x3xi64>, tensor<2xi64>) -> tensor<2x?xi64>
  %0 = func.call @flat(%d) : (tensor<2x?xi64>) -> tensor<?xi64>
  %1 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<?xi64>, tensor<1xi64>) -> tensor<6xi64>
  check.expect_eq_const %2, dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi64>
  func.return
}
func.func @flat(%x: tensor<2x?xi64>) -> tensor<?xi64> {
  %0 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x?xi64>) -> tensor<i32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.multiply %0, %1 : tensor<i32>
  %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
  %4 = stablehlo.dynamic_reshape %x, %3 : (tensor<2x?xi64>, tensor<1xi32>) -> tensor<?xi64>
  return %4 : tensor<?xi64>
}
""",
    "quantized": f"""func.func @main() {{
  %x = stablehlo.constant dense<[4.0, 15.0]> : tensor<2xf32>
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<2xf32>) -> {Q}
  %1 = stablehlo.add %0, %0 : {Q}
  %2 = stablehlo.uniform_dequantize %1 : ({Q}) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[8.0, 30.0]> : tensor<2xf32>
  func.return
}}
""",
}

# name -> text; nothing in these passes.
FAILING: dict[str, str] = {
    "unequal": whole("expect_eq", DOUBLE, "[1.0, 2.0, 3.0]", "[2.0, 4.5, 6.0]"),
    "far": whole("expect_close", DOUBLE, "[1.0, 2.0, 3.0]", "[2.0, 4.000002, 6.0]"),
    "malformed": "func.func @main() {\n  %0 = stablehlo.constant dense<1> tensor<i64>\n}\n",
    "refused": whole(
        "expect_eq", "%2 = stablehlo.add %0, %0 : tensor<4xf32>", "[1.0, 2.0, 3.0]", "0.0"
    ),
    "unknown_call": whole(
        "expect_eq",
        "%2 = stablehlo.custom_call @nobody.knows(%0) : (tensor<3xf32>) -> tensor<3xf32>",
        "0.0",
        "0.0",
    ),
    "unsupported": whole(
        "expect_eq",
        "%a = math.absf %0 : tensor<3xf32>\n    %2 = math.sin %a : tensor<3xf32>",
        "0.0",
        "0.0",
    ),
    "dynamic": "func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {\n"
    "  return %x : tensor<?x2xf32>\n}\n",
    "waiting": f"""func.func @recv(%t: !stablehlo.token) -> ({V}, !stablehlo.token) {{
  %0, %1 = "stablehlo.recv"(%t) {{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true
  }} : (!stablehlo.token) -> ({V}, !stablehlo.token)
  return %0, %1 : {V}, !stablehlo.token
}}
func.func @main() {{
  %t = stablehlo.after_all : !stablehlo.token
  %r:4 = "interpreter.run_parallel"(%t, %t) {{programs = [[@recv, @recv]]}}
    : (!stablehlo.token, !stablehlo.token)
    -> ({V}, !stablehlo.token, {V}, !stablehlo.token)
  check.expect_eq %r#0, %r#2 : {V}
  func.return
}}
""",
}


def deadly(path: str, backend: str, done: Sequence[str]) -> Iterator[tuple[str, int] | Program]:
    """Like `run_file`; a test called ``dies`` ends its process, one called ``hangs`` never ends.

    Reading the second module of a file ends the process, too, if the file's name says so.
    """
    for event in run_file(path, backend, done):
        yield event
        name = event[0] if isinstance(event, tuple) else ""
        if name == "dies" or (name == "module#2" and "second_dies" in path):
            time.sleep(0.1)  # the parent has heard of the test
            print("a last word", file=sys.stderr, flush=True)
            os.kill(os.getpid(), signal.SIGKILL)
        if name == "hangs":
            time.sleep(60)
