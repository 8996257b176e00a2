"""SCALE-Sim's reports against its own: the runs of tests/data, every figure of every layer."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from monograph.backends.tpu import gemm_cycles, scalesim
from monograph.backends.tpu.scalesim import Config, Layer, product_layer
from monograph.backends.tpu.scalesim.demand import demands
from monograph.backends.tpu.scalesim.estimate import _followed, _repeated
from monograph.errors import MachineError, UnknownNameError

DATA = Path(__file__).resolve().parents[1] / "data"
CONFIG = """[general]
run_name = test
[architecture_presets]
ArrayHeight : {rows}
ArrayWidth : {cols}
IfmapSramSzkB : {ifmap}
FilterSramSzkB : {filter}
OfmapSramSzkB : {ofmap}
Dataflow : {dataflow}
Bandwidth : {bandwidth}
[layout]
IfmapSRAMBankBandwidth : {bandwidth}
FilterSRAMBankBandwidth : {bandwidth}
[run_presets]
InterfaceBandwidth : {mode}
"""
HEADS = {True: "Layer,M,N,K,", False: "Layer, IFMAP Height, IFMAP Width, Filter Height, ..."}


@cache
def large_runs() -> list[dict[str, Any]]:
    """Layers of real networks, of which SCALE-Sim finished all but two in 90 seconds."""
    return list(json.loads((DATA / "scalesim.json").read_text())["rows"])


def read(folder: Path, topology: str, config: str) -> tuple[list[Layer], Config]:
    (folder / "topology.csv").write_text(topology)
    (folder / "run.cfg").write_text(config)
    layers = scalesim.read_topology(folder / "topology.csv")
    return layers, scalesim.read_config(folder / "run.cfg")


def differences(found: dict[str, float], wanted: dict[str, float]) -> Iterator[str]:
    for column, value in wanted.items():
        got = found[column]
        if abs(got - value) > 1e-9 * max(1.0, abs(value)) or (value == int(value) and got != value):
            yield f"{column}: {got}, SCALE-Sim {value}"


# ---- against the tool ----------------------------------------------------------------------------


@pytest.mark.parametrize("run", large_runs(), ids=lambda run: run["id"])
def test_large_runs(run: dict[str, Any], tmp_path: Path) -> None:
    if "error" in run:  # the tool did not finish; the formula stands for it
        size = (run["M"], run["K"], run["N"])
        rows, cols = run["array"]
        config = Config("r", rows, cols, run["dataflow"], 64, 64, 64)
        layer = product_layer("l", *size)
        assert scalesim.total_cycles(layer, config) == run["formula_cycles"] - 1
        return
    (layer,), config = read(tmp_path, run["topology_csv"], run["config"])
    found = scalesim.report(layer, config, bug_compatible=True)
    compute = {
        "Total Cycles (incl. prefetch)": run["total_cycles_incl_prefetch"],
        "Total Cycles": run["total_cycles"],
        "Stall Cycles": run["stall_cycles"],
        "Overall Util %": run["overall_util_pct"],
        "Mapping Efficiency %": run["mapping_eff_pct"],
        "Compute Util %": run["compute_util_pct"],
    }
    for part, wanted in (
        (found.compute, compute), (found.bandwidth, run["bandwidth"]), (found.access, run["detail"])
    ):  # fmt: skip
        wanted = {k: v for k, v in wanted.items() if k != "LayerID"}
        assert not list(differences(part, wanted))
    if run["mode"] == "CALC":
        assert scalesim.total_cycles(layer, config) == run["total_cycles"]


@pytest.mark.smoke
def test_formulas() -> None:
    """One cycle more than the tool prints; and with weights loaded ahead, which it has not."""
    for run in large_runs():
        args = (run["M"], run["K"], run["N"], *run["array"])
        assert gemm_cycles(*args, run["dataflow"]) == run["formula_cycles"], run["id"]
        if run["ws_double_buffered_cycles"] is not None:
            assert gemm_cycles(*args, "ws", True) == run["ws_double_buffered_cycles"], run["id"]
        if "error" not in run:
            waited = run["stall_cycles"]
            assert run["formula_cycles"] - 1 + waited == run["total_cycles"], run["id"]


def test_small_layers(tmp_path: Path) -> None:
    """Layers drawn at random: ragged, strided, overhanging, depthwise, with tiny memories."""
    data = json.loads((DATA / "scalesim_layers.json").read_text())
    wrong = []
    for row in data["rows"]:
        text = f"{HEADS[row['gemm']]}\n{row['layer']},\n"
        sizes = dict(zip(("ifmap", "filter", "ofmap"), row["sram_kB"], strict=True))
        rows, cols = row["array"]
        given = {k: row[k] for k in ("dataflow", "bandwidth", "mode")}
        layers, config = read(tmp_path, text, CONFIG.format(rows=rows, cols=cols, **sizes, **given))
        assert len(layers) == len(row["lines"][0])
        for i, layer in enumerate(layers):
            found = scalesim.report(layer, config, bug_compatible=True)
            for part, columns, lines in zip(
                (found.compute, found.bandwidth, found.access), data["columns"], row["lines"],
                strict=True,
            ):  # fmt: skip
                assert list(part) == columns
                wanted = dict(zip(columns, lines[i], strict=True))
                wrong += [f"{row['layer']} {d}" for d in differences(part, wanted)]
    assert not wrong


def test_totals_are_quick() -> None:
    """At least 100,000 times as quick as the tool, on the layers that it took seconds for."""
    timed = [r for r in large_runs() if "error" not in r and r["mode"] == "CALC"]
    layers = [product_layer("l", r["M"], r["K"], r["N"]) for r in timed]
    configs = [Config("r", *r["array"], r["dataflow"], 64, 64, 64) for r in timed]
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for layer, config in zip(layers, configs, strict=True):
            scalesim.total_cycles(layer, config)
        best = min(best, time.perf_counter() - start)
    assert sum(r["scalesim_wall_s"] for r in timed) / best > 1e5


def test_reads_by_tile_are_reads_word_by_word() -> None:
    rng = np.random.default_rng(0)
    for number in range(300):
        m, k, n = (int(x) for x in rng.integers(1, 25, 3))
        rows, cols = (int(x) for x in rng.integers(1, 9, 2))
        config = Config("r", rows, cols, ("ws", "os", "is")[number % 3], 1, 1, 1)
        layer = product_layer("l", m, k, n)
        for name, demand in demands(layer, layer.folds(config)).items():
            size = m * k if name == "ifmap" else k * n
            if name != "ofmap":
                capacity = int(rng.integers(1, size + 1))
                by_tile = _repeated(demand, capacity)
                assert by_tile == _followed(demand, capacity), (layer, config, name, capacity)


# ---- its counting errors -------------------------------------------------------------------------


def test_counting_errors_are_left_out_unless_asked_for() -> None:
    config = Config("r", 32, 32, "os", 64, 64, 64)
    layer = product_layer("l", 256, 256, 256)
    right, wrong = (scalesim.report(layer, config, bugs) for bugs in (False, True))
    assert right.access["SRAM OFMAP Writes"] == 256 * 256
    assert wrong.access["SRAM OFMAP Writes"] == 256 * 256 + 64 * (32 + 32)
    kept = Config("r", 32, 32, "ws", 64, 64, 64, bandwidth=10)
    right, wrong = (scalesim.report(layer, kept, bugs) for bugs in (False, True))
    assert right.access["DRAM OFMAP Writes"] == right.access["SRAM OFMAP Writes"] == 256 * 256 * 8
    assert wrong.access["DRAM OFMAP Writes"] == 524359
    assert right.compute["Compute Util %"] > wrong.compute["Compute Util %"]
    full = scalesim.report(product_layer("l", 64, 32, 32), Config("r", 32, 32, "ws", 64, 64, 64))
    assert full.compute["Compute Util %"] == pytest.approx(100 * 64 / (2 * 32 + 32 + 64 - 2))
    same = ("Total Cycles", "Stall Cycles", "Overall Util %", "Mapping Efficiency %")
    assert [right.compute[k] for k in same] == [wrong.compute[k] for k in same]


def test_layers_are_rounded_up() -> None:
    layer = Layer("conv1", 230, 230, 7, 7, 3, 64, 2)
    assert (layer.out_h, layer.m, layer.k, layer.n) == (113, 12769, 147, 64)
    assert layer.overhangs
    assert layer.pixels == 230 * 230 * 3
    spread = Layer("gaps", 9, 9, 1, 2, 4, 8, 3)  # strides beyond the filter leave gaps
    assert spread.pixels == 3 * 6 * 4
    assert product_layer("tall", 10**15, 7, 1).pixels == 7 * 10**15  # and at once
    for extent, size, stride in itertools.product(range(1, 9), range(1, 9), range(1, 12)):
        if size <= extent:
            layer = Layer("row", extent, 1, size, 1, 1, 1, stride)
            held = {o * stride + f for o in range(layer.out_h) for f in range(size)}
            assert layer.pixels == len(held & set(range(extent)))


# ---- files ---------------------------------------------------------------------------------------

GOOD = CONFIG.format(rows=8, cols=8, ifmap=64, filter=64, ofmap=64, dataflow="ws", bandwidth=10,
                     mode="CALC")  # fmt: skip
BAD_CONFIGS = [
    ("ArrayHeight : 8", "ArrayHeight : 0", MachineError, "ArrayHeight is '0'"),
    ("ArrayHeight : 8", "ArrayHeight : \u00b2", MachineError, "ArrayHeight is '\u00b2'"),
    ("ArrayHeight : 8", "ArrayHeight : %(x)s", MachineError, "ArrayHeight is '%"),
    ("ArrayWidth : 8", "", MachineError, "no ArrayWidth"),
    ("ArrayWidth : 8", "ArrayWidth : eight", MachineError, "ArrayWidth is 'eight'"),
    ("Dataflow : ws", "Dataflow : rs", UnknownNameError, "no dataflow 'rs'"),
    ("CALC", "FAST", MachineError, "InterfaceBandwidth is 'FAST'"),
    ("[general]", "general", MachineError, "cannot be read"),
    ("[layout]", "[sparsity]\nSparsitySupport : true\n[layout]", MachineError, "sparsity"),
    ("IfmapSRAMBankBandwidth : 10", "IfmapSRAMBankBandwidth : x", MachineError, "'x'"),
]


@pytest.mark.parametrize(("old", "new", "kind", "text"), BAD_CONFIGS)
def test_bad_configurations(
    old: str, new: str, kind: type[Exception], text: str, tmp_path: Path
) -> None:
    path = tmp_path / "run.cfg"
    path.write_text(GOOD.replace(old, new))
    with pytest.raises(kind, match=text):
        scalesim.read_config(path)


@pytest.mark.parametrize(("lines", "text"), [
    ("", "no layers"),
    ("Layer,M,N,K,\n", "no layers"),
    ("Layer,M,N,K,\nx,1,2,\n", ":2: 4 fields are needed: name, M, N, K"),
    ("Layer,M,N,K,\nx,1,0,3,\n", "N is '0'"),
    ("Layer,M,N,K,\n\nx,1,2,-3,\n", ":3: K is '-3'"),
    ("Layer,H,W,FH,FW,C,F,S\nx,3,3,4,1,1,1,1\n", "filter_h is larger than ifmap_h"),
    ("Layer,H,W,FH,FW,C,F,S\nx,3,3,1,1,1,1\n", "8 fields are needed"),
    ("Layer,M,N,K,\nx,1,\u00b2,3,\n", "N is '\u00b2'"),
    ("Layer,M,N,K,\nx,1," + "9" * 5000 + ",3,\n", "N is '9999"),
    ("Layer,M,N,K,\nx,1,2,3,4,\n", "a field too many: '4'"),
    ("Layer,H,W,FH,FW,C,F,S,\nx,9,9,1,1,1,1,2,1,\n", "a field too many: '1'"),
])  # fmt: skip
def test_bad_topologies(lines: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "topology.csv"
    path.write_text(lines)
    with pytest.raises(MachineError, match=text):
        scalesim.read_topology(path)


@pytest.mark.parametrize("bandwidth", [None, 10])
def test_layers_that_memory_does_not_hold(bandwidth: int | None) -> None:
    config = Config("r", 128, 128, "ws", 64, 64, 64, bandwidth)
    with pytest.raises(MachineError, match="layer 'g' is too large") as caught:
        scalesim.report(product_layer("g", 10**9, 8, 8), config)
    assert caught.value.fix


def test_files_as_other_programs_write_them(tmp_path: Path) -> None:
    """A mark of the byte order, percent signs, ratios of sparsity, strides that are said twice."""
    (tmp_path / "run.cfg").write_text("\ufeff" + GOOD.replace("test", "50%"), encoding="utf-8")
    assert scalesim.read_config(tmp_path / "run.cfg").name == "50%"
    path = tmp_path / "topology.csv"
    for lines in ("Layer,M,N,K,S,\nx,1,2,3,2:4,\n", "Layer,M,N,K,B,\nx,1,2,3,1,\n"):
        path.write_text(lines)
        assert scalesim.read_topology(path) == [product_layer("x", 1, 3, 2)]
    path.write_text(f"{HEADS[False]}\nx,9,9,1,1,1,1,2,2,\n")
    assert scalesim.read_topology(path) == [Layer("x", 9, 9, 1, 1, 1, 1, 2)]


def test_files_that_are_not_there(tmp_path: Path) -> None:
    for call in (scalesim.read_config, scalesim.read_topology):
        with pytest.raises(MachineError, match="cannot be read"):
            call(tmp_path / "nothing")


def test_depthwise_layers_are_one_per_channel(tmp_path: Path) -> None:
    path = tmp_path / "topology.csv"
    path.write_text(f"{HEADS[False]}\nDPconv, 8, 8, 3, 3, 4, 1, 1,\nlast, 6, 6, 1, 1, 4, 9, 1,\n")
    layers = scalesim.read_topology(path)
    assert [layer.name for layer in layers[:2]] == ["DPconvChannel_0", "DPconvChannel_1"]
    assert [layer.channels for layer in layers] == [1, 1, 1, 1, 4]
