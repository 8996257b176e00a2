"""The systolic array: values in order, elements one by one; and SCALE-Sim's figures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from measure import Pace, Run, Sample, interleaved, show

import monograph.backends.tpu as tpu
from monograph.backends.tpu import scalesim
from monograph.backends.tpu.scalesim import Config, Layer, product_layer

Chosen = Callable[[str], bool]
RUNS = Path(__file__).parent.parent / "tests" / "data" / "scalesim.json"
FAST_BAR, CELLS_BAR, TIMES_BAR = 4e9, 5e7, 1e5
PRODUCTS = ((512, 768, 3072), (2048, 2048, 2048))
CELLS = ((32, "ws"), (128, "ws"), (128, "os"))


def _operands(m: int, k: int, n: int, dtype: Any = ml_dtypes.bfloat16) -> tuple[Any, Any]:
    rng = np.random.default_rng(0)
    a, w = ((rng.standard_normal(s) * 40).astype(dtype) for s in ((m, k), (k, n)))
    return a, w


def _rate(work: float, sample: Sample) -> str:
    """Work per second, with the slowest and the quickest of the rounds."""
    low, middle, high = (work / s / 1e9 for s in (sample.high, sample.median, sample.low))
    return f"{middle:.3g} ({low:.3g} .. {high:.3g}) G/s"


def _timed(name: str, run: Run, pace: Pace) -> Sample:
    return interleaved({name: run}, pace)[name]


def array_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """The two modes of the array, in work per second."""
    for dtype in (ml_dtypes.bfloat16, np.int8):
        for m, k, n in PRODUCTS:
            for flow in ("ws", "os"):
                name = f"fast, {m}x{k}x{n} {np.dtype(dtype).name}, 128x128 {flow}"
                if chosen(name):
                    a, w = _operands(m, k, n, dtype)
                    run = partial(tpu.simulate_array, a, w, 128, 128, flow)
                    yield _array_row(name, "MAC", m * k * n, FAST_BAR, _timed(name, run, pace))
    for size, flow in CELLS:
        name = f"every element, {size}x{size} {flow}"
        if chosen(name):
            a, w = _operands(size, 2 * size, size)
            _, cycles = tpu.simulate_cells(a, w, size, size, flow)
            run = partial(tpu.simulate_cells, a, w, size, size, flow)
            sample = _timed(name, run, pace)
            yield _array_row(name, "updates", cycles * size * size, CELLS_BAR, sample)


def _array_row(name: str, unit: str, work: float, bar: float, sample: Sample) -> list[str]:
    met = "yes" if work / sample.median >= bar else "**no**"
    return [name, unit, _rate(work, sample), f"{sample.cores:.1f}", f"{bar / 1e9:g} G/s", met]


# ---- SCALE-Sim -----------------------------------------------------------------------------------


def _layers() -> tuple[list[tuple[Layer, Config]], float]:
    """The layers that SCALE-Sim finished, where memory keeps up, and the seconds it took."""
    rows = [r for r in json.loads(RUNS.read_text())["rows"] if "error" not in r]
    rows = [r for r in rows if r["mode"] == "CALC"]
    found = []
    for r in rows:
        given = r["layer"]
        if given["kind"] == "gemm":
            layer = product_layer(given["name"], r["M"], r["K"], r["N"])
        else:
            keys = ("name", "ih", "iw", "fh", "fw", "c", "nf", "s")
            layer = Layer(*(given[key] for key in keys))
        found.append((layer, Config("r", *r["array"], r["dataflow"], *r["sram_kB"])))
    return found, sum(r["scalesim_wall_s"] for r in rows)


def scalesim_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """SCALE-Sim's figures for all layers, beside the time that it took."""
    layers, theirs = _layers()
    for name, ask, bar in (
        ("total cycles", scalesim.total_cycles, TIMES_BAR),
        ("all three reports", scalesim.report, None),
    ):
        if chosen(name):
            run = partial(_all, ask, layers)
            sample = _timed(name, run, pace)
            ratio = theirs / sample.median
            met = "" if bar is None else "yes" if ratio >= bar else "**no**"
            each = show(sample.median / len(layers))
            cells = [f"{name}, {len(layers)} layers", show(sample.median), each, f"{theirs:.0f} s"]
            yield [*cells, f"{ratio:,.0f}", "" if bar is None else f"{bar:,.0f}", met]


def _all(ask: Callable[[Layer, Config], Any], layers: list[tuple[Layer, Config]]) -> None:
    for layer, config in layers:
        ask(layer, config)
