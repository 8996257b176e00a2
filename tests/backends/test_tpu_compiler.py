"""The TPU compiler: its programs compute what the interpreter does in the machine's contract mode.

Values of whole programs, and the instruction streams themselves on a core, are compared with the
interpreter bit for bit; cycles without values with those of running.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.backends.tpu as tpu
import monograph.numpy as mnp
from monograph.backends.base import Buffer, Device
from monograph.backends.tpu.backend import TpuExecutable
from monograph.backends.tpu.compiler.patches import Patches
from monograph.backends.tpu.contract import contract, windows_of
from monograph.hlo.interp import evaluate
from monograph.hlo.state import referring
from op_table import Case, cases
from random_graphs import random_args, random_graph
from tpu_models import (
    bert,
    bert_base,
    drawn,
    gpt2_block,
    layer_parameters,
    resnet,
    resnet18,
    resnet_parameters,
)
from tpu_streams import (
    CHIP,
    RNG,
    check_streams,
    check_tasks,
    compiled,
    f32,
    run_task,
    same,
    values_of,
)

Array = np.ndarray[Any, Any]
# ---- the op table --------------------------------------------------------------------------------


def check_case(c: Case) -> None:
    graph, args = c.graph(), c.inputs()
    outs, report = compiled(graph).run([Buffer(Device("tpu"), x) for x in args], profile=True)
    with referring(contract(CHIP)):
        wanted = evaluate(graph, args)
    for i, (out, want) in enumerate(zip(outs, wanted, strict=True)):
        assert same(out.host, want), f"{c.id}, result {i}"
    assert report is not None and report.total >= 0


@pytest.mark.parametrize("c", cases()[7::50], ids=lambda c: c.id)
def test_some_ops(c: Case) -> None:
    check_case(c)


@pytest.mark.slow
@pytest.mark.parametrize("c", cases(), ids=lambda c: c.id)
def test_every_op(c: Case) -> None:
    check_case(c)


# ---- instructions on a core ----------------------------------------------------------------------


def bf16(*shape: int) -> Array:
    return f32(*shape).astype(ml_dtypes.bfloat16)


def i8(*shape: int) -> Array:
    return RNG.integers(-100, 100, shape).astype(np.int8)


def wide(x: Any, w: Any) -> Any:
    kind = mnp.int32 if x.dtype == mnp.int8 else mnp.float32
    return mg.lax.dot(x, w, preferred_element_type=kind)


def edges(*shape: int) -> Array:
    """Among other numbers the largest and smallest ones, infinities and NaN."""
    x = f32(*shape)
    odd = np.float32([np.inf, -np.inf, np.nan, 3.4e38, -3.4e38, 1e-40, 0, -0.0])
    some = RNG.random(shape) < 0.01
    x[some] = RNG.choice(odd, int(some.sum()))
    return x


def norm(x: Any, g: Any, b: Any) -> Any:
    off = x - x.mean(-1, keepdims=True)
    return off / mnp.sqrt((off * off).mean(-1, keepdims=True) + 1e-5) * g + b


def heads(x: Any) -> Any:
    return x.reshape(x.shape[0], 4, -1).transpose(1, 0, 2)


STREAMS: dict[str, tuple[Callable[..., Any], tuple[Array, ...], dict[str, Any]]] = {
    "product": (lambda x, w: x @ w, (f32(24, 256), f32(256, 384)), {}),
    "bf16": (lambda x, w: x @ w, (bf16(32, 200), bf16(200, 128)), {}),
    "bf16 summed in f32": (wide, (bf16(32, 128), bf16(128, 256)), {}),
    "i8": (wide, (i8(64, 128), i8(128, 256)), {}),
    "terms that fill no tile": (lambda x, w: x @ w, (f32(21, 300), f32(300, 200)), {}),
    "fewer terms than rows": (lambda x, w: x @ w, (f32(9, 40), f32(40, 130)), {}),
    "after a product": (
        lambda x, w, b, z: mnp.tanh(x @ w + b) * 2 + z,
        (f32(16, 128), f32(128, 256), f32(256), f32(16, 256)), {},
    ),
    "one matrix for all": (lambda x, w: x @ w, (f32(3, 16, 64), f32(64, 128)), {}),
    "a stack": (lambda x, w: x @ w, (f32(5, 9, 64), f32(5, 64, 140)), {}),
    "one term": (lambda x, w: x @ w + x, (f32(12, 1), f32(1, 7)), {}),
    "one term, in a stack": (lambda x, w, z: x @ w - z,
                             (f32(2, 12, 1), f32(2, 1, 7), f32(2, 12, 7)), {}),
    "blocks of rows": (lambda x, w, b: x @ w + b, (f32(96, 128), f32(128, 512), f32(512)),
                       {"block": (32, 256)}),
    "elements": (lambda x, y: mnp.exp(x) * y - mnp.where(x > y, x, 0.5), (f32(40, 300),) * 2, {}),
    "a factor that is computed": (lambda x, w: mnp.exp(x) @ w, (f32(16, 128), f32(128, 256)), {}),
    "one row and a bias": (lambda x, w, b: x @ w + b, (f32(1, 64), f32(64, 300), f32(300)), {}),
    "blocks of elements": (lambda x: mnp.sqrt(abs(x)), (f32(70, 400),), {"block_bytes": 1 << 14}),
    "packed elements": (lambda x, y: mnp.maximum(x, y) * x, (bf16(48, 200), bf16(48, 200)), {}),
    "from f32 to bf16": (lambda x: (x * 3).astype(mnp.bfloat16), (f32(32, 200),), {}),
    "a matrix turned": (lambda x: x.T, (f32(200, 300),), {}),
    "matrices turned": (lambda x: x.transpose(0, 2, 1), (f32(3, 40, 64),), {}),
    "matrices in another order": (lambda x: x.transpose(1, 0, 2), (f32(12, 21, 140),), {}),
    "heads apart": (lambda x, y: heads(x) @ heads(y).transpose(0, 2, 1), (f32(24, 256),) * 2,
                    {}),
    "heads together": (lambda x: (x + 1).reshape(20, 192), (f32(20, 6, 32),), {}),
    "three passes": (lambda x, w: mnp.matmul(x, w, precision="high"),
                     (f32(24, 300), f32(300, 700)), {}),
    "six passes": (lambda x, w, b: mnp.tanh(mnp.matmul(x, w, precision="highest") + b),
                   (f32(9, 40), f32(40, 130), f32(130)), {}),
    "six passes over a stack": (lambda x, w: mnp.matmul(x, w, precision="highest"),
                                (f32(5, 9, 264), f32(5, 264, 140)), {}),
    "passes by option": (lambda x, w: x @ w, (f32(64, 256), f32(256, 128)),
                         {"precision": "high", "block": (32, 128)}),
    "passes over numbers that are not finite": (
        lambda x, w: mnp.matmul(x, w, precision="highest"), (edges(16, 130), edges(130, 128)), {},
    ),
    "passes of packed elements": (
        lambda x, w: mg.lax.dot(x, w, precision="highest", preferred_element_type=mnp.float32),
        (bf16(32, 200), bf16(200, 128)), {},
    ),
    "by a constant": (lambda x: x @ mnp.full((40, 130), 1.1), (f32(9, 40),), {}),
    "a constant by an array": (lambda w: mnp.ones((32, 64), mnp.bfloat16) @ w, (bf16(64, 200),),
                               {}),
    "constants by each other": (lambda x: mnp.ones((9, 40)) @ mnp.full((40, 70), 0.1) + x,
                                (f32(9, 70),), {}),
    "another order of everything": (lambda x, y: mnp.einsum("abcd,adce->abe", x, y),
                                    (f32(3, 9, 4, 16), f32(3, 16, 4, 40)), {}),
    "a packed matrix turned": (lambda x, y: x @ y.T, (bf16(32, 64), bf16(128, 64)), {}),
    "a part of a matrix turned": (lambda x, y: x.T @ y[:, :100], (f32(40, 64), f32(40, 164)), {}),
    "a column turned": (lambda x, y: (x.sum(-1, keepdims=True).T + 1) @ y,
                        (f32(40, 64), f32(40, 164)), {}),
    "an odd number of packed terms": (wide, (bf16(32, 45), bf16(45, 130)), {}),
    "whole numbers of seven terms": (wide, (i8(32, 135), i8(135, 130)), {}),
    "a part of an array": (lambda x: mnp.tanh(x[:1]), (f32(2, 1, 3),), {}),
    "a mask for all heads": (
        lambda x: mg.nn.softmax(mnp.where(np.tril(np.ones((32, 32), bool)), x, -1e9)),
        (f32(5, 32, 32),), {},
    ),
    "softmax": (mg.nn.softmax, (f32(3, 21, 300),), {}),
    "softmax of long rows": (mg.nn.softmax, (f32(16, 3000),), {"block_bytes": 1 << 17}),
    "layer norm": (norm, (f32(40, 384), f32(384), f32(384)), {}),
}  # fmt: skip


@pytest.mark.parametrize("name", STREAMS)
def test_instructions_give_the_bits(name: str) -> None:
    f, args, options = STREAMS[name]
    check_streams(f, *args, **options)


def f16(*shape: int) -> Array:
    return f32(*shape).astype(np.float16)


def ones(x: Any, shape: tuple[int, ...]) -> Any:
    return x @ mnp.full(shape, 0.1, x.dtype)


LAID_OUT: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "halves": (lambda x, w: x @ w, (f16(32, 200), f16(200, 128))),
    "halves and rows that fill no tile": (lambda x, w: x @ w, (f16(9, 45), f16(45, 70))),
    "halves summed in f32": (wide, (f16(9, 45), f16(45, 70))),
    "steps after halves": (lambda x, w: mnp.tanh(x @ w.T) + 1, (f16(9, 45), f16(70, 45))),
    "a stack of halves": (lambda x, w: x @ w, (f16(3, 9, 45), f16(3, 45, 70))),
    "six passes of halves": (lambda x, w: mnp.matmul(x, w, precision="highest"),
                             (f16(9, 45), f16(45, 70))),
    "halves by a constant": (lambda x: ones(x, (45, 70)), (f16(9, 45),)),
    "a constant by halves": (lambda w: mnp.full((9, 45), 0.1, w.dtype) @ w, (f16(45, 70),)),
    "packed rows that fill no tile": (wide, (bf16(9, 45), bf16(45, 70))),
    "bytes in rows that fill no tile": (wide, (i8(9, 45), i8(45, 70))),
    "by a vector": (lambda x, y: x @ y, (f32(9, 45), f32(45))),
    "of a vector": (lambda x, y: x @ y, (f32(45), f32(45, 70))),
    "of two vectors": (mnp.dot, (f32(300), f32(300))),
    "several dimensions of columns": (lambda x, y: mnp.einsum("ab,bcd->acd", x, y),
                                      (f32(9, 45), f32(45, 5, 7))),
}  # fmt: skip


@pytest.mark.parametrize("name", LAID_OUT)
def test_products_whose_results_are_laid_out_after_them(name: str) -> None:
    f, args = LAID_OUT[name]
    check_streams(f, *args)


def test_matrices_of_a_stack_that_are_too_high() -> None:
    """Accumulators do not hold the sums of all rows of one: each is cut into blocks."""
    chip = tpu.chip("v5e", accumulators=64)
    x, w, z = f32(3, 81, 64), f32(3, 64, 700), f32(3, 81, 700)
    check_streams(lambda x, w, z: mnp.tanh(x @ w) + z, x, w, z, chip=chip)
    check_streams(lambda x, w: mnp.exp(mnp.exp(x) @ w) @ w.transpose(0, 2, 1), x, w, chip=chip)
    small = tpu.chip("v5e", vmem=1 << 19)  # nor vector memory one of them
    check_streams(lambda x, w: x @ w, f32(2, 320, 128), f32(2, 128, 512), chip=small)


def test_arrays_of_256_rows() -> None:
    """Registers in pairs, as v6e has them."""
    chip = tpu.chip("v6e")
    for k in (256, 300, 600):
        check_streams(lambda x, w: x @ w, f32(16, k), f32(k, 300), chip=chip)


CONVOLUTIONS: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = {
    "strides and padding": ((2, 9, 10, 24), (3, 2, 24, 130),
                            {"window_strides": (2, 1), "padding": [(1, 1), (0, 2)]}),
    "the first of a network": ((1, 30, 30, 3), (7, 7, 3, 64),
                               {"window_strides": (2, 2), "padding": [(3, 3), (3, 3)]}),
    "of a block": ((1, 14, 14, 64), (3, 3, 64, 64), {}),
    "many features": ((2, 7, 9, 256), (3, 3, 256, 128), {"window_strides": (2, 2)}),
    "features that fill no tile": ((1, 8, 8, 200), (2, 3, 200, 40), {"padding": "VALID"}),
    "every other place": ((2, 8, 8, 128), (1, 1, 128, 256), {"window_strides": (2, 2)}),
    "dilated": ((1, 20, 21, 32), (3, 3, 32, 16), {"rhs_dilation": (2, 3)}),
    "of a line": ((2, 40, 48), (5, 48, 32), {"window_strides": (3,)}),
}  # fmt: skip


@pytest.mark.parametrize("made", [False, True], ids=["argument", "value"])
@pytest.mark.parametrize("name", CONVOLUTIONS)
def test_a_convolution_is_a_product_of_its_windows(name: str, made: bool) -> None:
    """Its windows come from instructions; padding is zero, whatever lies beyond an edge."""
    check_windows(*CONVOLUTIONS[name], made)


def check_windows(
    shape: tuple[int, ...], kernel_shape: tuple[int, ...], how: dict[str, Any], made: bool
) -> None:
    """A convolution of an argument, or of a value made before it."""
    space = len(shape) - 2
    how = {"window_strides": (1,) * space, "padding": "SAME"} | how
    names = ("NHWC", "HWIO", "NHWC") if space == 2 else ("NWC", "WIO", "NWC")

    def f(x: Any, w: Any) -> Any:
        x = mnp.exp(x) if made else x
        return mg.lax.conv_general_dilated(x, w, **how, dimension_numbers=names)

    x, w = f32(*shape), f32(*kernel_shape)
    executable = compiled(mg.jit(f).trace(x, w).whole)
    graph = executable.program.graph
    (node,) = [n for n in graph.nodes if n.op.name == "convolution"]
    env = values_of(graph, [x, w])
    (task,) = [t for t in executable.plan.tasks[graph] if t.how == "matrix"]
    windows, kernel, _ = windows_of(node.attrs, np.asarray(env[node.ins[0]]), w)
    (out,) = run_task(task, CHIP, [windows[0], kernel[0]])
    assert same(out, env[node])
    (patches,) = [t for t in executable.plan.tasks[graph] if isinstance(t.spec, Patches)]
    assert patches.spaces[0] == ("vmem" if made else "hbm")
    (rows,) = run_task(patches, CHIP, [np.asarray(env[node.ins[0]])])
    assert same(rows.reshape(windows[0].shape), windows[0])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100))
def test_random_convolutions(seed: int) -> None:
    rng = np.random.default_rng(seed)
    high, wide, kernel_high, kernel_wide = (int(n) for n in rng.integers(2, (20, 20, 5, 5)))
    features, filters = (int(n) for n in rng.integers(1, 300, 2))
    how = {
        "window_strides": tuple(int(n) for n in rng.integers(1, 4, 2)),
        "rhs_dilation": tuple(int(n) for n in rng.integers(1, 3, 2)),
        "padding": [tuple(int(n) for n in rng.integers(3, 9, 2)) for _ in range(2)],
    }
    shape = (int(rng.integers(1, 3)), high, wide, features)
    check_windows(shape, (kernel_high, kernel_wide, features, filters), how, bool(seed % 2))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200))
def test_random_products(seed: int) -> None:
    rng = np.random.default_rng(seed)
    m, k, n = (int(rng.integers(1, top)) for top in (80, 700, 500))
    make = [f32, bf16][seed % 2]
    k += k % 2
    if seed % 2:  # rows of bf16 fill tiles of both widths
        m += -m % 16
    check_streams(wide, make(m, k), make(k, n), block=(32 << int(rng.integers(3)), 256))


# ---- random programs -----------------------------------------------------------------------------

DTYPES = (("f32", "i32"), ("f32", "bf16"), ("f16", "u8", "i4"), ("u32", "i8", "bool"),
          ("f64", "c64"), ("bf16", "f16"))  # fmt: skip


def check_random(dtypes: tuple[str, ...], seed: int) -> None:
    """Values of a program with loops and branches, and those of its tasks' instructions."""
    graph = random_graph(seed, nodes=25, dtypes=dtypes)
    args = random_args(graph, seed)
    executable = compiled(graph)
    outs, _ = executable.run([Buffer(Device("tpu"), x) for x in args], profile=True)
    with referring(contract(CHIP)):
        wanted = evaluate(graph, args)
    assert all(same(o.host, w) for o, w in zip(outs, wanted, strict=True))
    check_instructions(executable, args)


def check_instructions(executable: TpuExecutable, args: list[Array]) -> None:
    """The tasks that have a good mapping; others have tests of their own."""
    check_tasks(
        executable,
        values_of(executable.program.graph, args),
        lambda task: task.how == "counted" or bool(task.why),
    )


@pytest.mark.parametrize("dtypes", DTYPES, ids="-".join)
def test_random_programs(dtypes: tuple[str, ...]) -> None:
    for seed in range(4):
        check_random(dtypes, seed)


@pytest.mark.slow
@pytest.mark.parametrize("dtypes", DTYPES, ids="-".join)
def test_many_random_programs(dtypes: tuple[str, ...]) -> None:
    for seed in range(4, 200):
        check_random(dtypes, seed)


@pytest.mark.slow
@pytest.mark.parametrize("c", cases(), ids=lambda c: c.id)
def test_instructions_of_every_op(c: Case) -> None:
    check_instructions(compiled(c.graph()), list(c.inputs()))


# ---- whole programs ------------------------------------------------------------------------------


def check_program(f: Callable[..., Any], *args: Any, **options: Any) -> Any:
    """Values on the machine are those of the interpreter in contract mode."""
    y, profile = mg.profile(mg.jit(f, backend="tpu", options=options), *args)
    leaves = mg.tree.leaves(args)
    graph = mg.jit(f).trace(*args).whole
    with referring(contract(tpu.chip(options.get("chip", "v5e")))):
        wanted = evaluate(graph, [np.asarray(x) for x in leaves])
    for got, want in zip(mg.tree.leaves(y), wanted, strict=True):
        assert same(got, want)
    return profile.report


def small_block() -> tuple[Any, ...]:
    return layer_parameters(drawn(), 64), drawn(1)(16, 64)


def test_a_block_of_gpt2_and_two_layers_of_bert() -> None:
    report = check_program(lambda p, x: gpt2_block(p, x, 4), *small_block())
    assert report.utilisation > 0 and report.stalls["dma"] > 0
    check_program(lambda p, x: bert(p, x, 4), *bert_base(drawn(), 2, 64, 16))


def test_the_tasks_of_a_block_run_on_a_core() -> None:
    """All that are no counts of work: with their operands in memory, instruction by instruction."""
    p, x = small_block()
    leaves, tree = mg.tree.flatten((p, x))

    def f(*leaves: Any) -> Any:
        p, x = mg.tree.unflatten(tree, leaves)
        h = mg.nn.gelu(norm(x, p["g2"], p["b2"]) @ p["up"] + p["bup"])
        return x + (h @ p["down"] + p["bdown"])

    check_streams(f, *leaves)


def test_a_small_residual_network() -> None:
    p = resnet_parameters(drawn(), (1, 1), False, 8)
    report = check_program(resnet, p, drawn(1)(1, 32, 32, 3))
    assert any(r.name == "convolution" and r.how == "matrix" for r in report.tasks)


def test_loops_and_branches_count_as_often_as_they_run() -> None:
    def f(x: Any, n: Any) -> Any:
        y = mg.lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * 1.5), (0, x))[1]
        return mg.lax.cond(n > 3, lambda v: v + 1, lambda v: v * 2, y)

    report = check_program(f, f32(8, 128), np.int32(5))
    rows = {(r.name, r.calls) for r in report.tasks}
    assert ("multiply", 5) in rows and ("add", 1) in rows
    estimate = mg.jit(f, backend="tpu").lower(f32(8, 128), np.int32(5)).compile().estimate()
    assert estimate.open and "counted once" in estimate.table()


def test_an_estimate_counts_what_counters_say() -> None:
    def f(x: Any) -> Any:
        def outer(i: Any, x: Any) -> Any:
            return mg.lax.fori_loop(0, 3, lambda j, y: y * 1.5, x) + 1

        return mg.lax.fori_loop(0, 4, outer, x)

    estimate = mg.jit(f, backend="tpu").lower(f32(8, 128)).compile().estimate()
    assert not estimate.open
    assert estimate.total == mg.profile(mg.jit(f, backend="tpu"), f32(8, 128))[1].total
    assert {r.calls for r in estimate.tasks} >= {4, 5, 12, 16}


@pytest.mark.slow
def test_resnet18() -> None:
    check_program(resnet, resnet18(drawn()), drawn(1)(1, 224, 224, 3))


@pytest.mark.slow
def test_bert_base() -> None:
    check_program(bert, *bert_base(drawn()))


@pytest.mark.slow
def test_gpt2_small_block() -> None:
    check_program(gpt2_block, layer_parameters(drawn(), 768), drawn(1)(128, 768))
