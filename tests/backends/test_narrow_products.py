"""Products with few columns or rows: sums along memory, narrow registers, ends of arrays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from cpu_building import build as compiled
from cpu_building import call
from cpu_products import check, graph_of, product, shapes_of, spread, values, ways, within
from guarded import at_the_edge
from monograph.backends.cpu.contraction import ways as chosen
from monograph.backends.cpu.contraction.ways import Way
from monograph.backends.cpu.objects.machine import host_machine
from monograph.hlo import ops
from monograph.hlo.builder import build
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


def test_few_columns_fill_half_a_register() -> None:
    """Then it is half a register that is multiplied."""
    for n, bits in ((5, 256), (8, 256), (9, 512), (40, 512)):
        ((_, way),) = check("mk,kn->mn", {"m": 64, "n": n, "k": 64})
        assert way is not None and way.unit.bits == min(bits, host_machine().vector_bits)


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
