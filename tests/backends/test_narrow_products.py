"""Products with few columns or rows: sums along memory, narrow registers, ends of arrays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from cpu_building import build as compiled
from cpu_building import call
from cpu_products import graph_of, product, shapes_of, spread, values, ways, within
from guarded import at_the_edge
from monograph.backends.cpu.contraction import ways as chosen
from monograph.backends.cpu.contraction.tile import tile_text
from monograph.backends.cpu.contraction.unit import UNITS
from monograph.backends.cpu.contraction.ways import Way
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import convolution_expansion
from monograph.hlo.types import DTYPES, tensor


@pytest.mark.parametrize("spec", ["bmk,bnk->bmn", "bmk,bkn->bmn"])
@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("d", ["f32", "f64", "i32", "i64"])
def test_sums_along_memory(bits: int, d: str, spec: str) -> None:
    """Any few rows and columns, in blocks, finished or not; columns side by side are turned."""
    rng = np.random.default_rng(13)
    kind = DTYPES[d]
    for m, n, k in ((2, 2, 900), (3, 5, 1030), (4, 7, 2050), (7, 3, 333), (9, 6, 77), (33, 2, 200)):
        args = [values(rng, s, kind) for s in shapes_of(spec, {"b": 3, "m": m, "n": n, "k": k})]

        def both(x: Any, y: Any) -> Any:
            found = product(spec, x, y)
            return [found, ops.add(found, found)]

        def cast(x: Any, y: Any) -> Any:
            return [ops.convert(product(spec, x, y), dtype=DTYPES["f64"])]

        types = [tensor(a.shape, kind) for a in args]
        with ways() as taken, patch.object(chosen, "_pays_along", lambda *_: True):
            plain, more = call(compiled(build(both, types, "both"), {"vector_bits": bits}), *args)
            (wide,) = call(compiled(build(cast, types, "cast"), {"vector_bits": bits}), *args)
        assert {way.name for _, way in taken if way} == {"along"}
        np.testing.assert_array_equal(wide, plain.astype(np.float64))
        np.testing.assert_array_equal(more, plain + plain)
        if kind.is_integer:
            np.testing.assert_array_equal(plain, np.einsum(spec, *args))
        else:
            within(spec, plain, *args)


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("d", ["f32", "i32"])
def test_sums_along_memory_in_parts(bits: int, d: str) -> None:
    """Rows that are windows: a part of each sum for every row of the kernel, finished or not."""
    rng = np.random.default_rng(16)
    kind = DTYPES[d]
    numbers = ((0, 3, 1, 2), (3, 2, 0, 1), (0, 3, 1, 2))
    for size, stride, features in ((3, 2, 3), (4, 1, 2), (2, 2, 4)):
        x = rng.integers(-3, 4, (2, 11, 13, 40)).astype(kind.np)
        w = rng.integers(-3, 4, (size, size, 40, features)).astype(kind.np)

        def both(x: Any, w: Any) -> list[Any]:
            found = ops.convolution(
                x,
                w,
                dimension_numbers=numbers,
                dtype=kind,
                window_strides=(stride,) * 2,  # noqa: B023
                padding=((0, 0),) * 2,
            )
            return [ops.negate(found), ops.convert(found, dtype=DTYPES["f64"])]

        graph = build(both, [tensor(v.shape, kind) for v in (x, w)], "both")
        with (
            ways() as taken,
            patch.object(chosen, "_pays_along", lambda *_: True),
            patch.object(convolution_expansion, "to_few_features", lambda *_: False),
        ):
            got = call(compiled(graph, {"vector_bits": bits}), x, w)
        assert [way.name for p, way in taken if way and p.outer == size] == ["along"]
        for a, b in zip(got, evaluate(graph, [x, w]), strict=True):
            np.testing.assert_array_equal(a, b)


def test_few_columns_fill_half_a_register() -> None:
    """Then it is half a register that is multiplied, beside whole ones too."""
    unit = next(u for u in UNITS if (u.dtype, u.bits) == (DTYPES["f32"], 512))
    alone, behind = (tile_text(unit, 2, vectors, "h") for vectors in (1, 2))
    assert "<8 x float>" in alone and "<16 x float>" not in alone
    assert "<8 x float>" in behind and "<16 x float>" in behind


@pytest.mark.parametrize("d", ["f32", "f64", "i32", "i64", "i16"])
def test_rows_end_anywhere_in_a_register(d: str) -> None:
    """Whatever is left of the last one, in sums of one part and of more."""
    rng = np.random.default_rng(15)
    for n in (1, 4, 5, 8, 9, 12, 16, 17, 20, 24, 25, 40, 57):
        for k in (40, 900):
            x, y = values(rng, (19, k), DTYPES[d]), values(rng, (k, n), DTYPES[d])

            def both(x: Any, y: Any) -> list[Any]:
                found = product("mk,kn->mn", x, y)
                return [found, ops.negate(found)]

            graph = build(both, [tensor(v.shape, DTYPES[d]) for v in (x, y)], "both")
            plain, turned = call(compiled(graph), x, y)
            np.testing.assert_array_equal(turned, -plain)
            if DTYPES[d].is_integer:
                np.testing.assert_array_equal(plain, np.einsum("mk,kn->mn", x, y))
            else:
                within("mk,kn->mn", plain, x, y)


@pytest.mark.parametrize("spec", ["mk,kn->mn", "mk,nk->mn", "km,kn->mn", "km,nk->nm"])
@pytest.mark.parametrize("bits", [512, 256, 128])
def test_nothing_is_touched_behind_an_array(spec: str, bits: int) -> None:
    """Factors that end where memory that may be read ends."""
    rng = np.random.default_rng(14)
    for change in (None, _packed):
        for m, n, k in ((5, 3, 70), (9, 19, 33), (13, 37, 100)):
            sizes = {"m": m, "n": n, "k": k}
            graph = graph_of(spec, sizes)
            with ways(change):
                program = compiled(graph, {"vector_bits": bits})
            x, y = (at_the_edge(values(rng, s)) for s in shapes_of(spec, sizes))
            (got,) = call(program, x, y)
            within(spec, got, x, y)


@pytest.mark.parametrize("d", ["f32", "f64", "i32"])
@pytest.mark.parametrize("bits", [512, 256, 128])
def test_nothing_is_touched_behind_a_result(bits: int, d: str) -> None:
    """Sums of several blocks, kept and finished in a result that ends where memory does."""
    rng = np.random.default_rng(15)
    kind = DTYPES[d]

    def layer(x: Any, w: Any, b: Any, _: Any) -> Any:
        found = product("mk,kn->mn", x, w)
        return [ops.maximum(found, spread(b, found, 1))]

    for m, n, k in ((128, 24, 1000), (9, 17, 800), (13, 3, 900), (40, 37, 1000), (7, 35, 900)):
        shapes = (m, k), (k, n), (n,)
        x, w, b = (rng.integers(-4, 5, s).astype(kind.np) for s in shapes)  # sums are exact
        graph = build(layer, [tensor(s, kind) for s in (*shapes, (m, n))], "layer")
        with ways() as taken:
            program = compiled(graph, {"vector_bits": bits}, (False, False, False, True))
        ((_, way),) = taken
        assert way is not None and way.terms < k and not way.scratch
        result = at_the_edge(np.zeros((m, n), kind.np))  # the donated argument
        (got,) = call(program, x, w, b, result)
        assert np.may_share_memory(got, result)
        np.testing.assert_array_equal(got, np.maximum(x @ w, b))


def _packed(way: Way) -> Way:
    """Both factors in panels, of a few terms at a time."""
    return replace(way, name="packed", terms=24, tall=16, wide=64, pack_a=True, pack_b=True)


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("d", ["f32", "f64", "bf16", "i8"])
@pytest.mark.parametrize("spec", ["klme,lknb->nemb", "klnb,klme->nemb", "klme,klbn->nemb"])
def test_columns_that_results_hold_apart(spec: str, d: str, bits: int) -> None:
    """Few columns are one product with those beside them in the factor; so are any rows."""
    rng = np.random.default_rng(17)
    kind = DTYPES[d]
    for sizes in (
        {"k": 5, "l": 7, "m": 41, "e": 3, "n": 6, "b": 2},
        {"k": 2, "l": 16, "m": 600, "e": 9, "n": 3, "b": 3},
    ):
        x, y = (values(rng, s, kind) for s in shapes_of(spec, sizes))
        c = values(rng, (sizes["n"],), kind)

        def more(x: Any, y: Any, c: Any) -> Any:
            found = product(spec, x, y)
            return [ops.add(found, spread(c, found, 0))]

        graph = build(more, [tensor(v.shape, kind) for v in (x, y, c)], "more")
        with ways() as taken:
            (got,) = call(compiled(graph, {"vector_bits": bits}), x, y, c)
        ((problem, way),) = taken
        assert way is not None
        assert (problem.rows, problem.columns) == (
            sizes["m"] * sizes["e"],
            sizes["n"] * sizes["b"],
        )
        assert (problem.batch, problem.places, problem.home) == ((), (), None)
        (want,) = evaluate(graph, [x, y, c])
        if kind.is_integer:
            np.testing.assert_array_equal(got, want)
        else:
            rough = {"f32": 1e-4, "f64": 1e-12, "bf16": 0.04}[d]
            as_f64 = (np.asarray(v).astype(np.float64) for v in (got, want))
            np.testing.assert_allclose(*as_f64, rtol=rough, atol=rough * sizes["l"])


@pytest.mark.parametrize("d", ["f32", "i32"])
@pytest.mark.parametrize("spec", ["klme,lkn->emn", "klme,lkn->nem", "klnb,lkm->bmn"])
def test_factors_are_read_as_they_lie(spec: str, d: str) -> None:
    """What lies side by side in a factor is one loop, though results hold it apart."""
    rng = np.random.default_rng(19)
    sizes = {"k": 13, "l": 11, "m": 17, "e": 5, "n": 17, "b": 3}
    kind = DTYPES[d]
    x, y = (values(rng, s, kind) for s in shapes_of(spec, sizes))
    with ways() as taken:
        (got,) = call(compiled(graph_of(spec, sizes, kind)), x, y)
    ((problem, way),) = taken
    assert way is not None
    assert (problem.batch, problem.places, problem.home) == ((), (), None)
    if kind.is_integer:
        np.testing.assert_array_equal(got, np.einsum(spec, x, y))
    else:
        within(spec, got, x, y)


def test_few_terms_do_not_pay_for_sums_written_apart() -> None:
    sizes = {"k": 2, "l": 3, "m": 130, "e": 3, "n": 60, "b": 2}
    with ways() as taken:
        compiled(graph_of("klme,klnb->nemb", sizes))
    assert all(problem.columns == sizes["b"] for problem, _ in taken)
    assert taken
