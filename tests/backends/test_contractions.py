"""Matrix products on the CPU: every layout, size, type and way against NumPy in f64, or exactly."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import ml_dtypes
import numpy as np
import pytest

from cpu_building import build as compiled
from cpu_building import call
from cpu_products import (
    Change,
    check,
    graph_of,
    product,
    shapes_of,
    spread,
    values,
    ways,
    within,
)
from monograph.backends.cpu.contraction import emission
from monograph.backends.cpu.contraction.finish import add_finish
from monograph.backends.cpu.contraction.problem import Problem
from monograph.backends.cpu.contraction.unit import Unit, unit_of
from monograph.backends.cpu.emission.emit import Module
from monograph.backends.cpu.objects.machine import host_machine
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.types import DTYPES, F32, DType, tensor

# ---- layouts and sizes ---------------------------------------------------------------------------

LAYOUTS = [
    *(f"{a},{b}->{c}" for a in ("mk", "km") for b in ("kn", "nk") for c in ("mn", "nm")),
    *("bmk,bkn->bmn", "mbk,kbn->mbn", "mkb,bnk->nbm", "bmk,kn->bmn", "mk,bkn->bmn", "kmb,kn->bnm"),
    *("bhmk,bhnk->bhmn", "bmhk,bnhk->bhmn", "mkh,hkn->mn", "mhk,hkn->mn", "bkm,bkn->mn"),
    *(
        "bmkj,bkjn->bmn",
        "bmjk,bkjn->bmn",
        "bm,bn->bmn",
        "abmk,ckn->abcmn",
    ),
]


@pytest.mark.parametrize("spec", LAYOUTS)
@pytest.mark.parametrize("size", [19, 40])
def test_layouts(spec: str, size: int) -> None:
    """Transposes of operands and result, batches in odd places, several summed dimensions."""
    sizes = {"m": size + 6, "n": size + 1, "k": size, "j": 3, "b": 3, "h": 4, "a": 2, "c": 5}
    taken = check(spec, sizes)
    assert taken or spec == "bm,bn->bmn"


EDGES = [1, 7, 8, 9, 31, 33, 63, 65, 100, 257, 513]


@pytest.mark.parametrize("spec", ["mk,kn->mn", "km,nk->mn"])
@pytest.mark.parametrize("shift", range(len(EDGES)))
def test_edges(spec: str, shift: int) -> None:
    """Sizes around the edges of tiles and blocks."""
    m, n, k = (EDGES[(shift * step + at) % len(EDGES)] for step, at in ((1, 0), (3, 4), (5, 9)))
    check(spec, {"m": m, "n": n, "k": k})


@pytest.mark.parametrize("sizes", [(0, 5, 6), (5, 0, 6), (5, 6, 0), (1, 1, 1), (1, 1, 300)])
def test_degenerate(sizes: tuple[int, int, int]) -> None:
    check("mk,kn->mn", dict(zip("mnk", sizes, strict=True)))


# ---- ways ----------------------------------------------------------------------------------------

WAYS: dict[str, Change] = {
    "packed": lambda w: replace(w, terms=24, tall=16, wide=64, deep=512, pack_a=True, pack_b=True),
    "one packed": lambda w: replace(w, terms=16, tall=8, wide=512, pack_a=True, pack_b=False),
    "the other packed": lambda w: replace(w, terms=40, wide=32, pack_a=False, pack_b=True),
    "direct": lambda w: replace(w, terms=384, wide=512, pack_a=False, pack_b=False),
    "passes": lambda w: replace(w, terms=8, wide=64, deep=16, pack_a=False, scratch=True),
    "scratch": lambda w: replace(w, terms=16, tall=24, wide=64, deep=40, pack_a=True, scratch=True),
    "rows": lambda w: replace(w, by_rows=True, block=24, grain=2),
    "columns": lambda w: replace(w, by_rows=False, block=32, wide=64, grain=1),
}


def packing_b(change: Change) -> Change:
    """For a factor whose columns are no neighbours: it cannot be read as it lies."""
    return lambda w: replace(change(w), pack_b=True)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("bits", [512, 256, 128])
def test_ways(way: str, bits: int) -> None:
    """Blocks of every kind give the same sums, plain and with an epilogue."""
    rng = np.random.default_rng(5)
    for spec in ("bmk,bkn->bmn", "bkm,bnk->bmn"):
        change = WAYS[way] if spec == "bmk,bkn->bmn" else packing_b(WAYS[way])
        sizes = {"b": 2, "m": 75, "n": 101, "k": 53}
        x, y = (values(rng, s) for s in shapes_of(spec, sizes))
        c = values(rng, (101,))

        def more(x: Any, y: Any, c: Any, spec: str = spec) -> Any:
            found = product(spec, x, y)
            return [found, ops.multiply(found, spread(c, found, 2))]

        graph = build(more, [tensor(v.shape, F32) for v in (x, y, c)], "more")
        with ways(change) as taken:
            plain, scaled = call(compiled(graph, {"vector_bits": bits}), x, y, c)
            (alone,) = call(compiled(graph_of(spec, sizes), {"vector_bits": bits}), x, y)
        assert len(taken) == 2
        within(spec, plain, x, y)
        within(spec, alone, x, y)
        np.testing.assert_array_equal(scaled, plain * c)
        np.testing.assert_array_equal(alone, plain)


def test_choice() -> None:
    """Large products are packed, small ones not; a few rows pass over the matrix once."""
    chosen = {
        (64, 64, 64): "direct",
        (512, 512, 512): "packed",
        (8, 2048, 1024): "skinny",
        (2, 1024, 1024): "skinny",
        (100, 100, 5): "direct",
        (32, 1024, 512): "direct",
        (32, 512, 1024): "packed",
        (48, 1024, 512): "packed",
    }
    for (m, n, k), name in chosen.items():
        ((_, way),) = check("mk,kn->mn", {"m": m, "n": n, "k": k})
        assert way is not None and way.name == name and way.reason
    for sizes in ((8, 8, 10000), (300, 10, 200), (4, 2000, 300)):
        ((_, way),) = check("mk,nk->mn", dict(zip("mnk", sizes, strict=True)))
        assert way is not None and way.name == "along" and not way.pack_b
    for sizes in ((300, 4, 200), (500, 2, 30)):
        ((_, way),) = check("mk,kn->mn", dict(zip("mnk", sizes, strict=True)))
        assert way is not None and way.name == "along" and way.pack_b, "a few columns are turned"
    ((_, way),) = check("mk,nk->mn", {"m": 200, "n": 200, "k": 200})
    assert way is not None and way.name == "packed", "a matrix is turned once for many rows"
    ((_, way),) = check("mk,k->m", {"m": 100, "k": 100})
    assert way is None, "sums along memory are the general loops'"
    ((_, way),) = check("k,kn->n", {"n": 1024, "k": 512})
    assert way is None, "and so is what shares nothing"
    assert not check("mk,kn->mn", {"m": 100, "n": 100, "k": 3}), "every product is rounded"


@pytest.mark.parametrize(
    ("spec", "sizes", "name"),
    [
        ("mk,kn->mn", {"m": 16, "k": 2048, "n": 2048}, "direct"),
        ("mk,kn->mn", {"m": 16, "k": 4096, "n": 2048}, "packed"),
        ("mk,kn->mn", {"m": 8, "k": 4096, "n": 2048}, "skinny"),
        ("bmk,bkn->bmn", {"b": 2, "m": 8, "k": 1024, "n": 1024}, "skinny"),
        ("bmk,bkn->bmn", {"b": 16, "m": 8, "k": 1024, "n": 1024}, "packed"),
        ("bmk,kn->bmn", {"b": 16, "m": 8, "k": 1024, "n": 1024}, "packed"),
    ],
)
def test_what_no_cache_holds(spec: str, sizes: dict[str, int], name: str) -> None:
    """Few rows read a matrix as it lies where a cache has it, and row by row from main memory."""
    with ways() as taken:
        compiled(graph_of(spec, sizes))
    ((_, way),) = taken
    assert way is not None and way.name == name


def pieces(batches: int, m: int, k: int, n: int) -> int:
    """How many pieces of work a batch of products is."""
    with ways() as taken:
        compiled(graph_of("bmk,bkn->bmn", {"b": batches, "m": m, "k": k, "n": n}))
    ((problem, way),) = taken
    assert way is not None
    size = problem.rows if way.by_rows else problem.columns
    return -(-problem.batches * -(-size // way.block) // way.grain)


def test_small_products_are_cut_into_pieces() -> None:
    """A step of a recurrent network is work for two cores; what is very small is not cut."""
    assert pieces(1, 64, 128, 128) > 1
    assert pieces(1, 32, 128, 256) > 1
    assert pieces(1, 48, 48, 48) == 1
    assert pieces(4, 24, 24, 24) == 1


def test_pieces_are_as_large_as_their_number_allows() -> None:
    """A little work is cut finer than much work, which makes ever more pieces of one size."""
    assert 1 < pieces(64, 32, 32, 32) < pieces(512, 32, 32, 32) <= 32
    assert pieces(512, 48, 48, 48) > pieces(512, 32, 32, 32)


def split(x: Any, shape: tuple[int, ...], order: tuple[int, ...]) -> Any:
    """An array in another shape, and its dimensions in another order."""
    return ops.transpose(ops.reshape(x, shape=shape), permutation=order)


@pytest.mark.parametrize("way", [None, *WAYS])
def test_windows_with_heads(way: str | None) -> None:
    """Attention in windows: heads side by side are one loop, and rows lie in windows of a picture.

    The rows of a product are few that lie side by side, and the next ones a line of the picture on.
    """
    rng = np.random.default_rng(12)
    x, y = values(rng, (12, 2, 21, 21)), values(rng, (12, 21, 30))

    def windows(x: Any, y: Any) -> Any:
        heads = ops.transpose(ops.reshape(y, shape=(12, 21, 2, 15)), permutation=(0, 2, 1, 3))
        found = ops.transpose(product("bhmk,bhkn->bhmn", x, heads), permutation=(0, 2, 1, 3))
        picture = split(found, (2, 2, 3, 3, 7, 30), (0, 1, 3, 2, 4, 5))
        return [ops.reshape(picture, shape=(2, 6, 21, 30))]

    graph = build(windows, [tensor(v.shape, F32) for v in (x, y)], "windows")
    with ways(None if way is None else lambda w: replace(WAYS[way](w), scratch=True)) as taken:
        (got,) = call(compiled(graph), x, y)
    ((problem, chosen),) = taken
    assert problem.rows == 21 and problem.home is None and chosen is not None
    (want,) = evaluate(graph, [x, y])
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4)


def test_sums_over_heads() -> None:
    """A sum over a dimension that was two: its terms lie in parts, a head each."""
    rng = np.random.default_rng(13)
    x, y = values(rng, (3, 4, 20, 8)), values(rng, (32, 40))

    def joined(x: Any, y: Any) -> Any:
        rows = ops.reshape(ops.transpose(x, permutation=(0, 2, 1, 3)), shape=(60, 32))
        return [product("mk,kn->mn", rows, y)]

    graph = build(joined, [tensor(v.shape, F32) for v in (x, y)], "joined")
    (got,) = call(compiled(graph), x, y)
    (want,) = evaluate(graph, [x, y])
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4)


def test_pieces_change_nothing() -> None:
    """A sum is never split: units of any size give the same bits."""
    rng = np.random.default_rng(8)
    sizes = {"m": 130, "n": 140, "k": 600}
    x, y = (values(rng, s) for s in shapes_of("mk,kn->mn", sizes))
    graph, found = graph_of("mk,kn->mn", sizes), []
    for by_rows, block in ((True, 130), (True, 16), (False, 32), (False, 96)):
        with ways(lambda w, r=by_rows, b=block: replace(w, by_rows=r, block=b)):  # type: ignore[misc]
            found.append(call(compiled(graph), x, y)[0])
    for other in found[1:]:
        np.testing.assert_array_equal(found[0], other)


def test_without_memory() -> None:
    """Where there is no scratch memory to be had, small blocks on the stack give the same bits."""
    rng = np.random.default_rng(9)
    sizes = {"m": 45, "n": 75, "k": 100}
    x, y = (values(rng, s) for s in shapes_of("mk,kn->mn", sizes))
    graph = build(
        lambda x, y: [ops.convert(product("mk,kn->mn", x, y), dtype=DTYPES["bf16"])],
        [tensor(v.shape, F32) for v in (x, y)],
        "narrow",
    )
    found = []
    for wide in (96, 1 << 50):  # more than any computer has
        with ways(lambda w, n=wide: replace(WAYS["packed"](w), wide=n, scratch=True)):  # type: ignore[misc]
            found.append(call(compiled(graph), x, y)[0])
    np.testing.assert_array_equal(*found)
    np.testing.assert_allclose(found[0].astype(np.float32), x @ y, rtol=2.0**-7, atol=2.0**-5)


def test_factor_that_begins_at_a_run_time_index() -> None:
    """A slice at an index known at run time is read in place."""
    rng = np.random.default_rng(10)
    x, y = values(rng, (5, 20, 30)), values(rng, (30, 40))

    def step(x: Any, y: Any, i: Any) -> Any:
        zero = ops.subtract(i, i)
        row = ops.dynamic_slice(x, i, zero, zero, slice_sizes=(1, 20, 30))
        return [product("mk,kn->mn", ops.reshape(row, shape=(20, 30)), y)]

    types = [tensor(x.shape, F32), tensor(y.shape, F32), tensor((), DTYPES["i32"])]
    graph = build(step, types, "step")
    with ways() as taken:
        program = compiled(graph)
    assert len(taken) == 1
    for i in (-3, 0, 3, 9):
        (got,) = call(program, x, y, np.int32(i))
        within("mk,kn->mn", got, x[min(max(i, 0), 4)], y)


def test_many_threads_at_once() -> None:
    """Every call has scratch memory of its own."""
    rng = np.random.default_rng(11)
    x, y = values(rng, (150, 160)), values(rng, (160, 170))
    with ways(WAYS["scratch"]):
        program = compiled(graph_of("mk,kn->mn", {"m": 150, "n": 170, "k": 160}))
    (want,) = call(program, x, y)
    with ThreadPoolExecutor(8) as pool:
        for (got,) in pool.map(lambda _: call(program, x, y), range(64)):
            np.testing.assert_array_equal(got, want)


# ---- types ---------------------------------------------------------------------------------------

INTEGERS = [d for d in DTYPES.values() if d.is_integer or d.kind == "bool"]
FLOATS = [d for d in DTYPES.values() if d.is_float and d.name != "f8e8m0fnu"]


@pytest.mark.parametrize("d", INTEGERS, ids=str)
def test_integers(d: DType) -> None:
    """Exactly the interpreter's, which wrap; summed in the operands' type and in a wider one."""
    rng = np.random.default_rng(1)
    for spec in ("mk,kn->mn", "km,nk->mn"):
        x, y = (values(rng, s, d) for s in shapes_of(spec, {"m": 21, "n": 37, "k": 29}))
        for preferred in (None, DTYPES["i32"] if d.bits < 32 else None):
            graph = graph_of(spec, {"m": 21, "n": 37, "k": 29}, d, preferred)
            with np.errstate(all="ignore"):
                (want,) = evaluate(graph, [x, y])
            (got,) = call(compiled(graph), x, y)
            np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("names", [("i8", "i8"), ("u8", "i8"), ("i4", "u8"), ("i16", "i16")])
def test_integers_in_pairs(names: tuple[str, str], bits: int) -> None:
    """Terms are multiplied in pairs: odd numbers of them, every layout, the largest numbers."""
    rng = np.random.default_rng(2)
    x_type, y_type = (DTYPES[n] for n in names)
    for spec in ("mk,kn->mn", "km,nk->mn", "mkj,knj->mn"):
        for m, n, k in ((9, 70, 1), (21, 37, 29), (40, 33, 803)):
            x, y = (
                values(rng, s, d)
                for s, d in zip(shapes_of(spec, {"m": m, "n": n, "k": k, "j": 3}),
                                (x_type, y_type), strict=True)
            )  # fmt: skip
            for v in (x, y):
                info = ml_dtypes.iinfo(v.dtype)
                v.flat[: v.size // 2] = info.min or info.max
            wide = {"dtype": DTYPES["i32"]}
            graph = build(
                lambda x, y, s=spec, w=wide: [product(s, ops.convert(x, **w), ops.convert(y, **w))],
                [tensor(v.shape, d) for v, d in ((x, x_type), (y, y_type))],
                "product",
            )  # fmt: skip
            (got,) = call(compiled(graph, {"vector_bits": bits}), x, y)
            with np.errstate(all="ignore"):
                (want,) = evaluate(graph, [x, y])
            np.testing.assert_array_equal(got, want)


def test_which_integers_go_in_pairs() -> None:
    """Those that sixteen bits hold, where the processor multiplies pairs of them."""
    here = host_machine()
    there = replace(here, triple="aarch64-unknown-linux-gnu")
    i8, u16, i32 = (DTYPES[n] for n in ("i8", "u16", "i32"))
    for factors, machine, pairs in (
        ((i8, i8), here, here.triple.startswith("x86_64")),
        ((i8, u16), here, False),
        ((i32, i8), here, False),
        ((i8, i8), there, False),
    ):
        unit = unit_of(i32, factors, machine)
        assert unit is not None and unit.pairs == pairs and not unit.pairs & unit.holds(i32)


@pytest.mark.parametrize("d", FLOATS, ids=str)
def test_floats(d: DType) -> None:
    """Narrow floats are summed in f32 and rounded once: as near as f64 summation says."""
    rng = np.random.default_rng(2)
    acc = 2.0**-53 if d.bits == 64 else 2.0**-24
    for spec in ("mk,kn->mn", "km,nk->mn"):
        x, y = (values(rng, s, d) for s in shapes_of(spec, {"m": 21, "n": 37, "k": 450}))
        with ways() as taken:
            (got,) = call(compiled(graph_of(spec, {"m": 21, "n": 37, "k": 450}, d)), x, y)
        assert taken and taken[0][1] is not None
        a, b = x.astype(np.longdouble), y.astype(np.longdouble)
        want, size = np.einsum(spec, a, b), np.einsum(spec, abs(a), abs(b))
        sum_error = 452 * acc * size
        low, high = ((want + s).astype(np.float64).astype(d.np) for s in (-sum_error, sum_error))
        wide = got.astype(np.float64)
        ok = (low.astype(np.float64) <= wide) & (wide <= high.astype(np.float64))
        assert np.all(ok | ~np.isfinite(low.astype(np.float64)) | ~np.isfinite(high.astype(float)))


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_short_floats_are_converted_as_they_lie(name: str, bits: int) -> None:
    """Rows of terms stay rows: few columns are summed along memory; sums may have parts.

    Without scratch memory, too: fewer rows are converted at a time, and the bits are the same.
    """
    rng = np.random.default_rng(12)
    for spec, sizes, along in (
        ("mk,kn->mn", {"m": 70, "n": 3, "k": 1100}, True),
        ("mk,nk->mn", {"m": 21, "n": 5, "k": 703}, True),
        ("mk,kn->mn", {"m": 21, "n": 37, "k": 803}, False),
        ("mkj,jkn->mn", {"m": 21, "n": 37, "k": 5, "j": 29}, False),
    ):
        x, y = (values(rng, s, DTYPES[name]) for s in shapes_of(spec, sizes))
        graph, found = graph_of(spec, sizes, DTYPES[name], F32), []
        for change in (None, lambda w: replace(w, wide=1 << 50)):
            with ways(change) as taken:
                found += call(compiled(graph, {"vector_bits": bits}), x, y)
            ((_, way),) = taken
            assert way is not None and way.pack_a and way.pack_b
            assert (way.name == "along") == along
        within(spec, found[0], x, y)
        np.testing.assert_array_equal(*found)


def test_complex_products_are_the_general_loops() -> None:
    rng = np.random.default_rng(2)
    d = DTYPES["c64"]
    x = (values(rng, (9, 8)) + 1j * values(rng, (9, 8))).astype(d.np)
    graph = graph_of("mk,nk->mn", {"m": 9, "n": 9, "k": 8}, d)
    (got,) = call(compiled(graph), x, x)
    np.testing.assert_allclose(got, x @ x.T, rtol=1e-4, atol=1e-4)


# ---- values that are no numbers ------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["mk,kn->mn", "km,kn->mn", "mk,nk->mn", "mk,kn->nm"])
@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_bad_values_stay_in_their_rows(spec: str, bad: float) -> None:
    """One bad element spoils its row or column, wherever tiles and blocks end."""
    sizes = {"m": 43, "n": 77, "k": 50}
    rng = np.random.default_rng(4)
    graph = graph_of(spec, sizes)
    for change in (None, WAYS["packed"], WAYS["scratch"]):
        with ways(None if change is None else packing_b(change)):
            program = compiled(graph)
        for place in (0, -1):
            x, y = (np.abs(values(rng, s)) + 1 for s in shapes_of(spec, sizes))
            x[place, -1], y[-1, place] = bad, bad
            (got,) = call(program, x, y)
            want = np.einsum(spec, x.astype(np.float64), y.astype(np.float64))
            np.testing.assert_array_equal(np.isfinite(got), np.isfinite(want))
            np.testing.assert_array_equal(np.isnan(got), np.isnan(want))


def test_zero_times_infinity_is_not_read_past_the_edge() -> None:
    """What pads a panel never meets an element that counts."""
    x, y = np.full((9, 5), np.inf, np.float32), np.ones((5, 33), np.float32)
    for change in (None, WAYS["packed"]):
        with ways(change):
            (got,) = call(compiled(graph_of("mk,kn->mn", {"m": 9, "n": 33, "k": 5})), x, y)
        assert np.all(got == np.inf)


# ---- epilogues -----------------------------------------------------------------------------------


def _relu(x: Any) -> Any:
    return ops.maximum(x, ops.subtract(x, x))


EPILOGUES: dict[str, Callable[[Any, Any, Any], Any]] = {
    "bias of columns": lambda s, c, r: ops.add(s, spread(c, s, 1)),
    "bias of rows": lambda s, c, r: ops.add(s, spread(r, s, 0)),
    "activation": lambda s, c, r: ops.tanh(_relu(s)),
    "cast to narrow": lambda s, c, r: ops.convert(s, dtype=DTYPES["bf16"]),
    "cast to wide": lambda s, c, r: ops.convert(s, dtype=DTYPES["f64"]),
    "transposed": lambda s, c, r: ops.transpose(_relu(s), permutation=(1, 0)),
    "reversed": lambda s, c, r: ops.reverse(_relu(s), dimensions=(1,)),
    "two results": lambda s, c, r: [_relu(s), ops.negate(s)],
}


@pytest.mark.parametrize("name", EPILOGUES)
@pytest.mark.parametrize("sizes", [(12, 45, 20), (50, 70, 500), (6, 33, 1500)], ids=str)
def test_epilogues(name: str, sizes: tuple[int, int, int]) -> None:
    """What follows the sums is done tile by tile, in blocks of terms or at once."""
    m, n, k = sizes
    rng = np.random.default_rng(6)
    args = [values(rng, s) for s in ((m, k), (k, n), (n,), (m,))]

    def whole(x: Any, y: Any, c: Any, r: Any) -> Any:
        found = EPILOGUES[name](product("mk,kn->mn", x, y), c, r)
        return found if isinstance(found, list) else [found]

    graph = build(whole, [tensor(a.shape, F32) for a in args], "whole")
    with ways() as taken:
        got = call(compiled(graph), *args)
    assert taken and taken[0][1] is not None
    want = evaluate(graph, args)
    for g, w in zip(got, want, strict=True):
        assert g.dtype == w.dtype
        wide = 2.0**-7 if name == "cast to narrow" else 2.0**-18
        np.testing.assert_allclose(
            g.astype(np.float64), w.astype(np.float64), rtol=wide, atol=wide * np.sqrt(k)
        )


@pytest.mark.smoke
def test_an_operand_at_a_place_known_at_run_time() -> None:
    """One matrix out of a stack: the slice is read where it lies."""
    rng = np.random.default_rng(8)
    stack, x = values(rng, (4, 96, 80)), values(rng, (64, 96))

    def one(w: Any, y: Any, i: Any) -> Any:
        zero = ops.constant(np.int32(0))
        part = ops.dynamic_slice(w, i, zero, zero, slice_sizes=(1, 96, 80))
        return [product("mk,kn->mn", y, ops.reshape(part, shape=(96, 80)))]

    types = [tensor(stack.shape, F32), tensor(x.shape, F32), tensor((), DTYPES["i32"])]
    graph = build(one, types, "one")
    with ways() as taken:
        (got,) = call(compiled(graph), stack, x, np.int32(2))
    assert taken
    np.testing.assert_allclose(got, x @ stack[2], rtol=2.0**-18, atol=2.0**-14)


@pytest.mark.parametrize("inner", [40, 900])
@pytest.mark.parametrize("change", [None, WAYS["scratch"]], ids=["chosen", "scratch"])
def test_an_operand_that_the_result_is_written_over(inner: int, change: Change | None) -> None:
    """What is added to a product may lie where the result goes: no sums are kept there."""
    rng = np.random.default_rng(12)
    x, y, z, w = (values(rng, s) for s in ((75, inner), (inner, 70), (75, 70), (70, 70)))

    def layer(x: Any, y: Any, z: Any, w: Any) -> Any:
        before = product("mk,kn->mn", z, w)
        after = ops.add(before, product("mk,kn->mn", x, y))
        return [product("mk,kn->mn", after, w)]

    graph = build(layer, [tensor(v.shape, F32) for v in (x, y, z, w)], "layer")
    with ways(change) as taken:
        (got,) = call(compiled(graph), x, y, z, w)
    assert [bool(p.kernel.aliases) for p, _ in taken] == [False, True, False]
    assert taken[1][0].home is None
    a, b, c, d = (v.astype(np.float64) for v in (x, y, z, w))
    np.testing.assert_allclose(got, (c @ d + a @ b) @ d, rtol=1e-4, atol=2e-3)


@pytest.mark.parametrize("full", [True, False])
def test_operands_of_the_next_tile_are_fetched(full: bool) -> None:
    """What is added to a product lies a row apart there; a row added to all is at hand."""
    rows, columns = 40, 96
    texts = []

    def finish(module: Module, problem: Problem, unit: Unit, name: str) -> str:
        symbol = add_finish(module, problem, unit, name)
        texts.append(module.text())
        return symbol

    def added(x: Any, y: Any, c: Any) -> Any:
        found = product("mk,kn->mn", x, y)
        return [ops.add(found, c if full else spread(c, found, 1))]

    shapes = [(rows, 20), (20, columns), (rows, columns) if full else (columns,)]
    graph = build(added, [tensor(s, F32) for s in shapes], "added")
    with patch.object(emission, "add_finish", finish):
        compiled(graph, {"vector_bits": 512})
    (text,) = texts
    below = f", i64 {8 * columns * 4}\n"
    assert (below in text) == ("call void @llvm.prefetch" in text) == full
