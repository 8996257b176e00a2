"""What the TPU compiler reports: blocks that are searched, sums that add up, memory, mistakes."""

from __future__ import annotations

import dataclasses
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.backends.tpu as tpu
import monograph.numpy as mnp
from monograph.backends.tpu.compiler.layout import Layout, from_memory, to_rows
from monograph.backends.tpu.compiler.matrix import Product
from monograph.backends.tpu.compiler.report import TpuReport, checked
from monograph.backends.tpu.compiler.tilings import best, candidates
from monograph.backends.tpu.compiler.timing import cost_of_spec
from monograph.backends.tpu.compiler.vector import Read, Step, Write
from monograph.errors import DTypeError, MachineError, UnknownNameError
from monograph.hlo.types import DTYPES
from tpu_models import (
    abstract,
    bert,
    bert_base,
    drawn,
    gpt2_block,
    layer_parameters,
    resnet,
    resnet50,
)

CHIP = tpu.chip("v5e")
SIZES = [
    (128, 768, 768), (128, 768, 3072), (128, 3072, 768), (512, 512, 512), (1024, 256, 1024),
    (64, 1024, 1024), (256, 2048, 512), (96, 640, 1280), (8, 1024, 4096), (32, 4096, 1024),
    (384, 384, 384), (2048, 128, 512), (16, 768, 2304), (640, 1024, 256), (256, 256, 2048),
    (200, 300, 400), (1000, 500, 700), (48, 2048, 2048), (1536, 256, 256), (768, 768, 768),
]  # fmt: skip


def product(m: int, k: int, n: int, dtype: str = "bf16") -> Product:
    a, w, y = (Layout(s, dtype) for s in ((m, k), (k, n), (m, n)))
    steps = (Step("sums", "", "f32"), Step("convert", "f32", dtype, (0,)))
    reads = (Read(a, "full"), Read(w, "full"))
    last = 1 if dtype == "bf16" else 0
    return Product(1, a.groups, k, y.across, a.packing, "rows", 1, 1, reads,
                   (Write(y, "full", last),), steps[: last + 1])  # fmt: skip


def check_search(m: int, k: int, n: int) -> None:
    """The blocks that are chosen are among the best three of all."""
    spec, limit = product(m, k, n), CHIP.vmem // 512
    every = sorted(cost_of_spec(c, CHIP).cycles for c in candidates(spec, CHIP, limit))
    chosen = cost_of_spec(best(spec, CHIP, limit), CHIP).cycles
    assert chosen <= every[min(2, len(every) - 1)], (chosen, every[:5])


@pytest.mark.parametrize("size", [SIZES[5], SIZES[15]], ids=str)
def test_blocks_are_among_the_best(size: tuple[int, int, int]) -> None:
    check_search(*size)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_blocks_of_twenty_products_are_among_the_best(size: tuple[int, int, int]) -> None:
    check_search(*size)


def estimated(f: Any, *args: Any, **options: Any) -> TpuReport:
    found = mg.jit(f, backend="tpu", options=options).lower(*args).compile().estimate()
    assert isinstance(found, TpuReport)
    return found


@pytest.mark.slow
def test_a_large_product_keeps_the_arrays_busy() -> None:
    x = mg.ShapeDtypeStruct((4096, 4096), mnp.bfloat16)
    report = estimated(lambda a, b: a @ b, x, x)
    assert report.utilisation >= 0.85
    assert report.total >= tpu.cycles.array_cycles(4096, 4096, 4096, 128, 128, 4)


# ---- layouts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["f32", "bf16", "i8", "bool", "u16"])
@pytest.mark.parametrize("shape", [(), (1,), (300,), (5, 7), (3, 21, 140), (2, 3, 8, 128)], ids=str)
def test_arrays_lie_in_rows_and_come_back(dtype: str, shape: tuple[int, ...]) -> None:
    x = np.random.default_rng(0).integers(0, 2, shape).astype(DTYPES[dtype].np)
    for column in (False, True) if shape and dtype == "f32" else (False,):
        layout = Layout(shape, dtype, column)
        rows = to_rows(x, layout)
        assert rows.shape == (layout.rows, 128) and layout.nbytes == rows.nbytes
        back = from_memory(rows, layout)
        assert back.dtype == x.dtype and back.tobytes() == x.tobytes()


# ---- reports -------------------------------------------------------------------------------------


def layer() -> TpuReport:
    return estimated(lambda p, x: gpt2_block(p, x, 4), layer_parameters(abstract, 128),
                     abstract(32, 128))  # fmt: skip


def test_a_report_adds_up_or_is_refused() -> None:
    report = layer()
    c = report.counters
    assert (
        c["issued"] + sum(report.stalls.values())
        == report.total
        == sum(r.time for r in report.rows)
    )
    assert c["seconds"] == report.total / CHIP.clock == report.seconds
    assert c["hbm bytes"] == sum(r.bytes for r in report.rows)
    assert report.energy is not None and 0 < report.energy[0] < report.energy[1]
    assert report.energy[0] == pytest.approx(sum(r.energy[0] for r in report.rows if r.energy))
    macs = 32 * 128 * 128 * 12 + 2 * 32 * 32 * 128
    assert c["macs"] == macs <= c["macs with padding"]
    assert report.plan is not None
    calls = dict.fromkeys(report.plan.tasks, 1)
    for name in ("issued", "hbm bytes", "macs"):
        off = dataclasses.replace(report, counters={**c, name: c[name] + 1})
        with pytest.raises(MachineError, match="does not add up"):
            checked(off, report.plan, calls)


def test_a_profile_has_the_estimate_of_a_program_without_loops() -> None:
    p, x = layer_parameters(drawn(), 64), drawn(1)(16, 64)

    def f(p: Any, x: Any) -> Any:
        return gpt2_block(p, x, 4)

    _, profile = mg.profile(mg.jit(f, backend="tpu"), p, x)
    again = estimated(f, p, x)
    assert profile.total == again.total and profile.unit == "cycles"
    assert profile.report.rows == again.rows


def test_reports_as_table_trace_and_pictures(tmp_path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    report = layer()
    assert "of the arrays" in report.table() and "tpu_models.py" in report.table()
    report.trace(str(tmp_path / "t.json"))
    events = json.loads((tmp_path / "t.json").read_text())["traceEvents"]
    lane = [e for e in events if e["ph"] == "X" and e["tid"] == 0]
    ends = sum(e["dur"] for e in lane)
    assert ends == pytest.approx(report.seconds * 1e6)
    assert sum(e["dur"] for e in events if e["ph"] == "X" and e["tid"] == 1) == pytest.approx(ends)
    assert len(report.plot().axes) >= 5
    legend = report.plot("pipeline").axes[0].get_legend()
    said = [text.get_text() for text in legend.get_texts()]
    assert {row.how for row in report.tasks} | {"issued", "waits for copies"} < set(said)
    with pytest.raises(UnknownNameError, match="no picture 'pie'"):
        report.plot("pie")


def test_threads_time_programs_beside_each_other() -> None:
    specs = [next(iter(candidates(product(*s), CHIP, CHIP.vmem // 512))) for s in SIZES[3:7]]
    wanted = [cost_of_spec(spec, CHIP) for spec in specs]
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    cost_of_spec.cache_clear()
    try:
        with ThreadPoolExecutor(len(specs)) as pool:
            assert list(pool.map(lambda spec: cost_of_spec(spec, CHIP), specs)) == wanted
    finally:
        sys.setswitchinterval(often)


@pytest.mark.parametrize("ordered", [False, True])
def test_programs_that_print(ordered: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """What has an effect and no result is a task without results."""

    def f(x: Any) -> Any:
        def step(i: Any, y: Any) -> Any:
            mg.debug.print("row {}", i, ordered=ordered)
            return y + 1

        mg.debug.print("sum {}", x.sum(), ordered=ordered)
        return mg.lax.fori_loop(0, 2, step, x)

    y, profile = mg.profile(mg.jit(f, backend="tpu"), np.ones((3, 4), np.float32))
    assert sorted(capsys.readouterr().out.split()) == sorted("sum 12.0 row 0 row 1".split())
    assert (np.asarray(y) == 3).all() and "custom_call" in profile.report.table()


def test_stages_show_tasks_and_instructions() -> None:
    compiled = mg.jit(lambda x, w: mnp.tanh(x @ w), backend="tpu").lower(
        abstract(16, 128), abstract(128, 128)
    ).compile()  # fmt: skip
    assert "dot_general+tanh: matrix" in compiled.as_text("tasks")
    text = compiled.as_text("bundles")
    assert "mpush.f32" in text and "vtanh.f32" in text and "dma.hbm.vmem" in text


def test_compare_by_contract() -> None:
    x, w = drawn()(16, 64), drawn(1)(64, 32)
    found = mg.compare(lambda x, w: mnp.tanh(x @ w), x, w, backends=["cpu", "tpu"])
    assert found.equal
    assert found.rows[1].contract == ("dot_general",) and found.rows[1].ulp == 0
    assert "tpu (by contract)" in found.table()


def test_compare_by_contract_in_loops() -> None:
    """A product that is only in the body of a loop is taken as the chip does, too."""

    def step(h: Any, x: Any) -> Any:
        h = mnp.tanh(x + h @ w)
        return h, h.sum()

    w, xs = 3 * drawn()(32, 32), drawn(1)(20, 4, 32)
    found = mg.compare(lambda xs: mg.lax.scan(step, xs[0], xs), xs, backends=["tpu"])
    assert "dot_general" in found.rows[0].contract and found.rows[0].ulp == 0


@pytest.mark.slow
def test_abstract_models_take_less_than_a_second() -> None:
    from time import perf_counter

    for f, args in ((bert, bert_base(abstract)), (resnet, (resnet50(abstract),
                                                           abstract(1, 224, 224, 3)))):  # fmt: skip
        compiled = mg.jit(f, backend="tpu").lower(*args).compile()
        start = perf_counter()
        assert compiled.estimate().total > 0
        assert perf_counter() - start < 1


# ---- mistakes ------------------------------------------------------------------------------------


def abstract_pair(n: int = 8192) -> tuple[Any, Any]:
    return abstract(n, n), abstract(n, n)


MISTAKES: dict[str, tuple[dict[str, Any], type[Exception], str]] = {
    "does not fit": ({"block": (2048, 8192), "chip": "v4"}, MachineError,
                     r"used 512.00M of 16.00M, exceeded by 496.00M"),
    "too many rows": ({"block": (4096, 128)}, MachineError, "accumulators of v5e hold 2048"),
    "no block": ({"block": (100, 128)}, MachineError, r"block is \(100, 128\)"),
    "no bytes": ({"block_bytes": 3}, MachineError, "block_bytes is 3"),
    "no slice": ({"torus": (32, 4)}, MachineError, "no 32 x 4 slice of v5e"),
    "no chip": ({"chip": "v9"}, UnknownNameError, "no chip 'v9'"),
    "no precision": ({"precision": "low"}, UnknownNameError, "precision is 'low'"),
    "no option": ({"blok": 1}, UnknownNameError, "no option 'blok'"),
    "no floats": ({"chip": "v1"}, DTypeError, "do not multiply bf16"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_say_what_to_do(name: str) -> None:
    options, kind, text = MISTAKES[name]
    with pytest.raises(kind, match=text) as caught:
        estimated(lambda a, b: a @ b, *abstract_pair(), **options)
    assert getattr(caught.value, "fix", "")


def test_the_block_that_is_said_to_fit_does() -> None:
    with pytest.raises(MachineError) as caught:
        estimated(lambda a, b: a @ b, *abstract_pair(4096), block=(2048, 4096), chip="v4")
    assert "padded" in str(caught.value) and "block=" in caught.value.fix
    rows, columns = eval(caught.value.fix.split("block=")[1].split(", the")[0])
    spec = product(4096, 4096, 4096, "f32")
    fits = dataclasses.replace(spec, rows=rows // 8, columns=columns // 128)
    assert fits.held * 512 <= 16 << 20


def test_arrays_that_main_memory_does_not_hold() -> None:
    with pytest.raises(MachineError, match=r"used 64.00G of 16.00G") as caught:
        estimated(lambda x: x + 1, abstract(1 << 17, 1 << 16))
    assert "argument 0" in str(caught.value) and "shard" in caught.value.fix


def test_values_in_between_that_main_memory_does_not_hold() -> None:
    """All that are there at once: the product, not what is made of it later."""
    chip = tpu.chip("v5e", hbm=1 << 23, vmem=1 << 21)
    x, w = abstract(1024, 8), abstract(8, 1024)
    assert estimated(lambda x, w: mnp.exp((x @ w).sum(0)), x, w, chip=chip).total > 0
    with pytest.raises(MachineError, match="in memory space hbm") as caught:
        estimated(lambda x, w: (x @ w).T.sum(0) + (x @ w).sum(0), x, w, chip=chip)
    assert "dot_general" in str(caught.value) and "padded" in str(caught.value)


def test_comparing_takes_options() -> None:
    """Of a jitted function, or by name; the interpreter takes sums as that chip does."""
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(s).astype(np.float32) for s in ((16, 300), (300, 64)))

    def f(x: Any, w: Any) -> Any:
        return x @ w

    for found in (
        mg.compare(f, x, w, backends=["cpu", "tpu"], options={"tpu": {"chip": "v6e"}}),
        mg.compare(mg.jit(f, backend="tpu", options={"chip": "v6e"}), x, w, backends=["tpu"]),
    ):
        report = found.rows[-1].report
        assert found.equal and isinstance(report, TpuReport)
        assert report.chip is not None and report.chip.name == "v6e"
        assert found.rows[-1].absolute == 0.0
    with pytest.raises(UnknownNameError, match="not compared"):
        mg.compare(f, x, w, backends=["cpu"], options={"tpu": {}})
