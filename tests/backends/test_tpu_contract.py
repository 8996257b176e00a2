"""The interpreter in the machine's contract mode gives the bits of programs on the machine."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monograph.backends.tpu import Numerics, chip
from monograph.backends.tpu.contract import contract
from monograph.backends.tpu.core import Core, run
from monograph.backends.tpu.isa import TABLE, read
from monograph.backends.tpu.isa.transcendental import FUNCTIONS
from monograph.backends.tpu.numerics import product
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import apply, evaluate
from monograph.hlo.state import referring
from monograph.hlo.types import DTYPES, F32, tensor, type_of_array
from tpu_registers import WORDS, Array, execute, same, values

SMALL = chip("v5e", rows=32, cols=16, mxus=1, vmem=1 << 20)


def dot(a: Any, w: Any, batch: int = 0, **attrs: Any) -> Any:
    numbers = {
        "lhs_batching_dimensions": tuple(range(batch)),
        "rhs_batching_dimensions": tuple(range(batch)),
        "lhs_contracting_dimensions": (batch + 1,),
        "rhs_contracting_dimensions": (batch,),
    }
    return ops.dot_general(a, w, **{"preferred": F32, **numbers, **attrs})


def evaluated(f: Any, *args: Array) -> Array:
    graph = build(lambda *xs: [f(*xs)], [type_of_array(a) for a in args], "f")
    with referring(contract(SMALL)):
        (out,) = evaluate(graph, args)
    return out


def test_a_layer_on_the_machine_is_the_graph_in_contract_mode() -> None:
    """tanh(x @ w + b) * exp(x @ w): products, sums and functions, bit for bit."""
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(t).astype(np.float32) for t in ((8, 64), (64, 16)))
    b = rng.standard_normal(16).astype(np.float32)

    def layer(x: Any, w: Any, b: Any) -> Any:
        y = dot(x, w)
        z = ops.add(y, ops.broadcast_in_dim(b, shape=(8, 16), broadcast_dimensions=(1,)))
        return ops.multiply(ops.tanh(z), ops.exponential(y))

    core = Core(SMALL, 0)
    for at, rows in ((0, x[:, :32]), (8, x[:, 32:]), (16, w), (80, np.tile(b, (8, 1)))):
        core.put("vmem", at, np.pad(rows, ((0, 0), (0, 128 - rows.shape[1]))))
    tile = """sset s1, {last} | vload v1, [{x}], 1
        loop 4, @w{x}
        vload v2, [s1], 1 | sadd s1, s1, -8
        mpush.f32 x0, v2
        w{x}:
        mswap x0
        mstream{add}.f32 x0, 0, v1\n"""
    text = tile.format(last=40, x=0, add="") + tile.format(last=72, x=8, add=".add")
    run(read(f"""{text}mpop v3, x0, 0 | vload v4, [80], 1
        vadd.f32 v5, v3, v4
        vtanh.f32 v6, v5
        vexp.f32 v7, v3
        vmul.f32 v8, v6, v7
        vstore [100], 1, v8"""), core)  # fmt: skip
    got = core.get("vmem", 100, WORDS, np.float32)[:, :16]
    assert got.tobytes() == evaluated(layer, x, w, b).tobytes()


@pytest.mark.parametrize("precision", ["default", "high", "highest"])
def test_products_by_their_precision(precision: str) -> None:
    rng = np.random.default_rng(1)
    a, w = (rng.standard_normal(t).astype(np.float32) for t in ((3, 5, 70), (3, 70, 9)))
    got = evaluated(lambda a, w: dot(a, w, 1, precision=precision), a, w)
    want = [product(p, q, 32, Numerics(precision=precision)) for p, q in zip(a, w, strict=True)]
    assert got.tobytes() == np.stack(want).tobytes()
    assert evaluated(dot, a[0, :0], w[0]).shape == (0, 9)
    assert not evaluated(dot, a[0, :, :0], w[0, :0]).any()


def test_types_that_the_arrays_lack_keep_their_semantics() -> None:
    rng = np.random.default_rng(2)
    a, w = rng.standard_normal((4, 50)), rng.standard_normal((50, 3))
    graph = build(lambda a, w: [dot(a, w, preferred=None)], [type_of_array(x) for x in (a, w)], "f")
    (plain,) = evaluate(graph, [a, w])
    assert evaluated(lambda a, w: dot(a, w, preferred=None), a, w).tobytes() == plain.tobytes()
    small = [(9 * x).astype(np.int8) for x in (a, w)]
    got = evaluated(lambda a, w: dot(a, w, preferred=DTYPES["i32"]), *small)
    np.testing.assert_array_equal(got, small[0].astype(int) @ small[1].astype(int))


def test_the_mode_ends_with_its_block() -> None:
    rng = np.random.default_rng(3)
    a, w = (rng.standard_normal(t).astype(np.float32) for t in ((4, 50), (50, 3)))
    graph = build(lambda a, w: [dot(a, w)], [tensor(a.shape, F32), tensor(w.shape, F32)], "f")
    before = evaluate(graph, [a, w])[0].tobytes()
    assert evaluated(dot, a, w).tobytes() != before
    assert evaluate(graph, [a, w])[0].tobytes() == before


NAMES = [f"{n}.{t}" for n in FUNCTIONS for t in ("f32", "bf16", "f16")] + [
    n for n in TABLE if n.startswith(("vadd.", "vmul.", "vmax.", "vshrl.", "vfloor.", "vrem.i"))
]


@pytest.mark.parametrize("name", NAMES)
def test_instructions_are_the_interpreter(name: str) -> None:
    """One implementation: the interpreter's result on the same elements, edges included."""
    stem, kind = name.split(".")
    known = {"vadd": ops.add, "vmul": ops.multiply, "vmax": ops.maximum, "vfloor": ops.floor,
             "vshrl": ops.shift_right_logical}  # fmt: skip
    op = FUNCTIONS[stem][0] if stem in FUNCTIONS else known[stem]
    given = [values(kind, i) for i in range(len(TABLE[name].operands) - 1)]
    want = apply(op, {}, given, type_of_array(given[0]))
    got, _ = execute(f"{name} v10, {', '.join(f'v{i + 1}' for i in range(len(given)))}", *given)
    same(got, np.asarray(want), kind)
