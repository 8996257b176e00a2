"""`rng_bit_generator` bit for bit against XLA, `rng` by its moments, and what they refuse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.hlo.builder import Builder
from monograph.hlo.errors import MonographError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import constant, rng, rng_bit_generator
from monograph.hlo.simplify import simplify
from monograph.hlo.state import interpreting
from monograph.hlo.text import from_stablehlo, to_stablehlo
from monograph.hlo.types import DTYPES, F32, U32, U64, TensorType, tensor
from xla_oracle import run_xla

SHAPES = ((), (1,), (4,), (3, 5), (2, 3), (5, 3, 3), (3, 4, 2), (0, 3))
FEW = ((3, 5),)
WRAPS = 2**64 - 2  # a counter that overflows
STATES = (
    ("THREE_FRY", [1, 2]), ("THREE_FRY", [2**64 - 3, WRAPS]), ("PHILOX", [2**64 - 3, WRAPS]),
    ("PHILOX", [7, WRAPS, 2**64 - 1]), ("DEFAULT", [1, 2]), ("DEFAULT", [1, 2, 3]),
)  # fmt: skip


def program(state: TensorType, algorithm: str, kinds: tuple[str, ...]) -> Graph:
    b = Builder("bits")
    p = b.param(state)
    with interpreting(b):
        outs = []
        for kind in kinds:
            for shape in SHAPES if kind in ("u32", "u64") else FEW:
                types = (state, tensor(shape, DTYPES[kind]))
                outs += rng_bit_generator(p, rng_algorithm=algorithm, types=types)
        return b.finish(outs)


@pytest.mark.parametrize(("algorithm", "state"), STATES, ids=str)
def test_bits_are_those_of_xla(algorithm: str, state: list[int]) -> None:
    words = np.array(state, np.uint64)
    graph = program(tensor(words.shape, U64), algorithm, ("u8", "u16", "u32", "u64", "i32", "f64"))
    text = to_stablehlo(graph)
    mine = evaluate(graph, [words])
    for got, want in zip(mine, run_xla(text, [words]), strict=True):
        assert got.shape == want.shape
        assert got.tobytes() == np.asarray(want).tobytes()
    again = evaluate(from_stablehlo(text), [words])
    assert all(a.tobytes() == b.tobytes() for a, b in zip(mine, again, strict=True))


def test_lax_takes_the_keys_that_jax_takes() -> None:
    import jax

    key = np.array([1, 2, 3, 4], np.uint32)
    for name in ("RNG_DEFAULT", "RNG_THREE_FRY", "RNG_PHILOX"):
        mine = mg.jit(
            lambda k, n=name: mg.lax.rng_bit_generator(
                k, (3, 4), np.uint32, getattr(mg.lax.RandomAlgorithm, n)
            )
        )(key)
        theirs = jax.lax.rng_bit_generator(
            key, (3, 4), np.uint32, getattr(jax.lax.RandomAlgorithm, name)
        )
        for got, want in zip(mine, theirs, strict=True):
            assert np.array_equal(np.asarray(got), np.asarray(want))


def refused(state: TensorType, out: TensorType, algorithm: str = "PHILOX") -> None:
    b = Builder("bad")
    p = b.param(state)
    with interpreting(b), pytest.raises(MonographError, match="rng_bit_generator"):
        rng_bit_generator(p, rng_algorithm=algorithm, types=(state, out))


def test_states_that_do_not_fit() -> None:
    bits = tensor((3,), U32)
    refused(tensor((4,), U32), bits)
    refused(tensor((3,), U64), bits, "THREE_FRY")
    refused(tensor((4,), U64), bits)
    refused(tensor((2, 1), U64), bits)
    refused(tensor((2,), U64), bits, "MERSENNE")
    refused(tensor((2,), U64), tensor((3,), DTYPES["bool"]))


# ---- rng -----------------------------------------------------------------------------------------


def drawn(distribution: str, a: float, b: float, shape: tuple[int, ...], kind: Any = F32) -> Graph:
    builder = Builder("rng")
    with interpreting(builder):
        low, high = (constant(v, kind) for v in (a, b))
        sizes = constant(np.array(shape, np.int64))
        outs = [rng(low, high, sizes, rng_distribution=distribution, shape=shape) for _ in range(2)]
    return builder.finish(outs)


def test_rng_draws_anew_and_by_its_distribution() -> None:
    graph = drawn("UNIFORM", -1.0, 3.0, (50, 40))
    assert len([n for n in simplify(graph).nodes if n.op is rng]) == 2, "draws are not merged"
    x, y = evaluate(graph, [])
    assert not np.array_equal(x, y)
    assert x.min() >= -1 and x.max() < 3 and abs(x.mean() - 1) < 0.15
    z, _ = evaluate(drawn("NORMAL", 5.0, 2.0, (50, 40)), [])
    assert abs(z.mean() - 5) < 0.3 and abs(z.std() - 2) < 0.2
    n, _ = evaluate(drawn("UNIFORM", 2, 5, (200,), DTYPES["i32"]), [])
    assert set(n.tolist()) == {2, 3, 4}


def test_rng_through_text_and_the_public_name() -> None:
    graph = drawn("NORMAL", 0.0, 1.0, (3, 2))
    again = from_stablehlo(to_stablehlo(graph))
    assert [o.type for o in again.outs] == [o.type for o in graph.outs]
    draw = mg.jit(lambda: mg.lax.rng_uniform(np.float32(0), np.float32(1), (7,)))
    assert not np.array_equal(np.asarray(draw()), np.asarray(draw()))


def test_rng_refuses() -> None:
    for bad in (("NORMAL", 0, 1, (3,), DTYPES["i32"]), ("GAMMA", 0.0, 1.0, (3,))):
        with pytest.raises(MonographError, match="rng"):
            drawn(*bad)
