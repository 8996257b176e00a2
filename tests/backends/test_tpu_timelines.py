"""Programs over a mesh of chips: when jobs run, what programs take, and their reports."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.backends.tpu as tpu
import monograph.numpy as mnp
from monograph import NamedSharding, P
from monograph.backends.tpu.contract import contract
from monograph.backends.tpu.torus.estimate import TorusReport, estimate_on_torus
from monograph.backends.tpu.torus.exchange import exchange, send
from monograph.backends.tpu.torus.jobs import COMPUTE, Job, Spent
from monograph.backends.tpu.torus.layout import Strip, lay_out
from monograph.backends.tpu.torus.timeline import arrange
from monograph.backends.tpu.torus.torus import torus
from monograph.errors import UnknownNameError, UnsupportedError
from monograph.fusion.target import Target
from monograph.hlo.state import referring
from monograph.hlo.types import DTYPES
from monograph.sharding import AbstractMesh


def mesh(**axes: int) -> AbstractMesh:
    return AbstractMesh(tuple(axes.values()), tuple(axes))


# ---- timelines -----------------------------------------------------------------------------------


def job(name: str, seconds: float, needs: tuple[int, ...] = (), *lanes: str) -> Job:
    return Job(name, "", needs, lanes or (COMPUTE,), Spent(seconds))


@pytest.mark.smoke
def test_links_work_beside_the_chip() -> None:
    """A sum waits for its operand; what does not need it goes ahead; one axis, one collective."""
    jobs = [job("a", 1), job("sum a", 3, (0,), "ici 0"), job("use", 1, (1,)), job("b", 2),
            job("sum b", 1, (3,), "ici 0"), job("other axis", 1, (3,), "ici 1")]  # fmt: skip
    made = arrange(jobs, torus("v5e", (4, 4)))
    starts = {e.job.name: e.start for e in made.events}
    assert starts == {"a": 0, "sum a": 1, "b": 1, "other axis": 3, "use": 4, "sum b": 4}
    assert made.total == 5
    assert made.busy == {COMPUTE: 4, "ici 0": 4, "ici 1": 1}
    assert made.waiting == 1


def test_random_jobs_keep_the_rules() -> None:
    """No job before what it needs, no lane twice, no idle lane that something waits for."""
    rng = np.random.default_rng(1)
    lanes = [(COMPUTE,), ("ici 0",), ("ici 1",), ("ici 0", "ici 1")]
    for _ in range(30):
        jobs = []
        for i in range(40):
            some = rng.integers(0, max(i, 1), rng.integers(0, 3)) if i else []
            needs = tuple(sorted({int(n) for n in some}))
            jobs.append(Job(str(i), "", needs, lanes[rng.integers(4)],
                            Spent(float(rng.integers(0, 5)))))  # fmt: skip
        made = arrange(jobs, torus("v5e", (4, 4)))
        at = {int(e.job.name): e for e in made.events}
        for i, one in enumerate(jobs):
            ready = max((at[n].end for n in one.needs), default=0.0)
            assert at[i].start >= ready
            ends = {e.end for e in made.events} | {0.0}
            assert at[i].start in ends  # something it waited for has just ended
        assert made.total <= sum(j.spent.seconds for j in jobs)


# ---- programs ------------------------------------------------------------------------------------

TARGET = Target("tpu", frozenset(DTYPES))
CHIP = tpu.chip("v5e")


def estimated(f: Any, *args: Any, over: AbstractMesh, **more: Any) -> TorusReport:
    graph = mg.jit(f).lower(*args).compile().compilation.graphs["partitioned"]
    return estimate_on_torus(graph, over, CHIP, TARGET, **more)


def array(over: AbstractMesh, shape: tuple[int, ...], *spec: Any) -> mg.ShapeDtypeStruct:
    return mg.ShapeDtypeStruct(shape, mnp.bfloat16, sharding=NamedSharding(over, P(*spec)))


def test_a_product_with_a_sum() -> None:
    """Arithmetic at the peak of a chip, then a sum over the ring."""
    over = mesh(x=16)
    a, b = array(over, (4096, 16 * 512), None, "x"), array(over, (16 * 512, 4096), "x")
    r = estimated(lambda a, b: a @ b, a, b, over=over)
    product = 2 * 4096 * 512 * 4096 / CHIP.peak("bf16")
    reduced = exchange("all_reduce", 4096 * 4096 * 2, [Strip(0, 1, 16)], torus("v5e", (16,)))
    assert r.total == pytest.approx(product + reduced.seconds)
    assert r.counters["waiting seconds"] == pytest.approx(reduced.seconds)
    assert [row.name for row in r.rows] == ["dot_general", "all_reduce"]
    assert r.counters["bytes on links"] == pytest.approx(16 * 2 * 15 / 16 * 4096 * 4096 * 2)


def test_loops_run_their_trips() -> None:
    over = mesh(x=16)
    x = array(over, (256, 1024), None, "x")

    def step(x: Any) -> Any:
        return mnp.tanh(mg.lax.psum(x, "x"))

    def chain(x: Any) -> Any:
        return mg.lax.scan(lambda h, _: (step(h), None), x, None, length=8)[0]

    def unrolled(x: Any) -> Any:
        for _ in range(8):
            x = step(x)
        return x

    f, g = (mg.shard_map(h, mesh=over, in_specs=P(None, "x"), out_specs=P(None, "x"),
                         check_vma=False) for h in (chain, unrolled))  # fmt: skip
    looped, straight = estimated(f, x, over=over), estimated(g, x, over=over)
    assert {r.name: r.calls for r in looped.rows if r.name == "all_reduce"} == {"all_reduce": 8}
    assert looped.counters["bytes on links"] == straight.counters["bytes on links"]
    assert looped.counters["ici 0 seconds"] == pytest.approx(straight.counters["ici 0 seconds"])
    assert looped.total == pytest.approx(straight.total, rel=0.1)
    assert looped.timeline is not None
    assert [e.job.trips for e in looped.timeline.events if e.job.inner is not None] == [8]


def test_an_open_loop_is_one_trip_and_says_so() -> None:
    over = mesh(x=4)

    def body(x: Any) -> Any:
        return mg.lax.while_loop(
            lambda x: mg.lax.psum(x[0], "x") < 9.0, lambda x: x + mg.lax.psum(x, "x"), x
        )

    f = mg.shard_map(body, mesh=over, in_specs=P("x"), out_specs=P("x"), check_vma=False)
    r = estimated(f, array(over, (8,), "x"), over=over)
    assert r.timeline is not None
    assert len(r.timeline.assumed) == 1
    assert "one trip of while" in r.timeline.assumed[0]


def by_shard_map(over: AbstractMesh, f: Any) -> Any:
    return mg.shard_map(f, mesh=over, in_specs=P("x"), out_specs=P("x"), check_vma=False)


def test_collectives_by_hand() -> None:
    """Every kind that `shard_map` has, with groups of neighbours too."""
    over = mesh(x=16)
    x = array(over, (16 * 16, 1024), "x")
    groups = [[4 * i + j for j in range(4)] for i in range(4)]
    cases = {
        "all_gather": lambda x: mg.lax.all_gather(x, "x").max(0),
        "all_reduce": lambda x: mg.lax.psum(x, "x"),
        "reduce_scatter": lambda x: mg.lax.psum_scatter(x, "x"),
        "all_to_all": lambda x: mg.lax.all_to_all(x, "x", 0, 0),
        "collective_permute": lambda x: mg.lax.ppermute(x, "x", [(0, 3)]),
    }
    held = 16 * 1024 * 2
    for kind, f in cases.items():
        r = estimated(by_shard_map(over, f), x, over=over, shape=(16,))
        found = [row.time for row in r.rows if row.name == kind]
        ring, strip = torus("v5e", (16,)), [Strip(0, 1, 16)]
        if kind == "collective_permute":
            wanted = send(held, ((0, 3),), strip, ring)
        else:
            wanted = exchange(kind, held * (16 if kind == "all_gather" else 1), strip, ring)
        assert found == [pytest.approx(wanted.seconds)], kind
    summed = by_shard_map(over, lambda x: mg.lax.psum(x, "x", axis_index_groups=groups))
    r = estimated(summed, x, over=over, shape=(16,))
    wanted = exchange("all_reduce", held, [Strip(0, 1, 4)], torus("v5e", (16,)))
    assert [row.time for row in r.rows if row.name == "all_reduce"] == [
        pytest.approx(wanted.seconds)
    ]


def test_the_pictures(tmp_path: Path) -> None:
    """A trace that Chrome reads: every slice within the run, one lane per axis; and a figure."""
    pytest.importorskip("matplotlib").use("Agg")
    over = mesh(x=4, y=4)
    a, b = array(over, (512, 2048), "x", "y"), array(over, (2048, 512), "y")
    r = estimated(lambda a, b: mnp.tanh(a @ b), a, b, over=over)
    r.trace(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    named = [e["args"]["name"] for e in events if e["ph"] == "M"]
    assert named == ["one chip of Torus(v5e, 4 x 4)", COMPUTE, "ici 0", "ici 1"]
    slices = [e for e in events if e["ph"] == "X"]
    assert {e["name"] for e in slices} >= {"all_reduce"}
    assert max(e["ts"] + e["dur"] for e in slices) == pytest.approx(r.total * 1e6)
    assert len(r.plot().axes) == 2
    (links,) = r.plot("links").axes
    kilobytes = r.counters["bytes on the busiest link"] / 1e3
    assert links.get_title() == f"busiest link: {kilobytes:.3g} kB"
    with pytest.raises(UnknownNameError, match="no picture"):
        r.plot("roofline")
    assert "Torus(v5e, 4 x 4)" in r.details()


# ---- through the public names --------------------------------------------------------------------


def step(w: Any, x: Any) -> Any:
    def loss(w: Any) -> Any:
        up, down = w
        return mnp.mean((mnp.tanh(x @ up) @ down).astype(np.float32) ** 2)

    value, grads = mg.value_and_grad(loss)(w)
    return [(p - 0.1 * g).astype(p.dtype) for p, g in zip(w, grads, strict=True)], value


def test_a_training_step_on_256_chips() -> None:
    """All that the collectives send is on the links; every collective is in the timeline."""
    over = mesh(data=16, model=16)
    w = [array(over, (512, 2048), "data", "model"), array(over, (2048, 512), "model", "data")]
    f = mg.jit(step, backend="tpu", options={"chip": "v5e"})
    compiled = f.lower(w, array(over, (4096, 512), "data")).compile()
    report, sent = compiled.estimate(), compiled.collectives()
    assert isinstance(report, TorusReport)
    names = [e.job.name for e in report.timeline.events if e.job.exchange]  # type: ignore[union-attr]
    assert sorted(names) == sorted(c.kind for c in sent)
    assert report.counters["chips"] == 256
    wire = 256 * sum(c.wire_bytes for c in sent)
    assert report.counters["bytes on links"] == pytest.approx(wire, abs=2 * 256 * len(sent))
    compute, waits = report.counters["compute seconds"], report.counters["waiting seconds"]
    assert report.total == pytest.approx(compute + waits)
    assert report.total < compute + sum(
        s
        for lane, s in report.timeline.busy.items()
        if lane != COMPUTE  # type: ignore[union-attr]
    )  # some of it is hidden


def test_layers_in_a_loop_cost_as_often_as_they_run() -> None:
    """The gradient of a scan over layers: twice the layers, twice everything in the loops."""
    over = mesh(x=4)

    def loss(w: Any, x: Any) -> Any:
        h, _ = mg.lax.scan(lambda h, w: (mnp.tanh(h @ w), None), x, w)
        return mnp.mean(h.astype(np.float32) ** 2)

    found = []
    for layers in (4, 8):
        w, x = array(over, (layers, 256, 256), None, "x"), array(over, (512, 256))
        f = mg.jit(mg.grad(loss), backend="tpu")
        report = f.lower(w, x).compile().estimate()
        found.append({(r.name, r.line): r for r in report.rows if r.calls >= layers})
    assert found[0].keys() == found[1].keys()
    assert len(found[0]) > 4
    for few, many in zip(found[0].values(), found[1].values(), strict=True):
        assert many.calls - few.calls in (4, 8, 12)  # once, twice or three times a layer
        assert many.time == pytest.approx(2 * few.time, rel=0.15)


def test_cores_of_a_chip_share_its_tasks() -> None:
    """Twice the cores, with twice the bandwidth, take half the time."""
    over = mesh(x=4)
    a, b = array(over, (2048, 2048), "x"), array(over, (2048, 2048))
    totals = []
    for cores in (1, 2):
        chip = tpu.chip("v5e", cores=cores, hbm_bandwidth=cores * CHIP.hbm_bandwidth)
        f = mg.jit(lambda a, b: a @ b, backend="tpu", options={"chip": chip})
        totals.append(f.lower(a, b).compile().estimate().total)
    assert totals[1] == pytest.approx(totals[0] / 2)


def test_devices_give_values_and_times() -> None:
    """Eight devices: bit for bit the interpreter's values in the machine's order, and a report."""
    before = mg.config.num_cpu_devices
    mg.config.update("num_cpu_devices", 8)
    try:
        rng = np.random.default_rng(0)
        a, b, x = (
            rng.standard_normal(s).astype(np.float32) for s in ((64, 96), (96, 64), (24, 64))
        )
        outs = []
        for name in ("tpu", "interp"):
            grid = mg.make_mesh((2, 4), ("data", "model"), devices=mg.devices(name))
            spec = (P(None, "model"), P("model"), P("data"))
            args = [mg.device_put(v, NamedSharding(grid, s)) for v, s in
                    zip((a, b, x), spec, strict=True)]  # fmt: skip
            with referring(contract(CHIP)):
                f = mg.jit(lambda a, b, x: step([a, b], x))
                outs.append(mg.tree.leaves(f(*args)))
            if name == "tpu":
                _, report = mg.profile(f, *args)
        for ours, theirs in zip(*outs, strict=True):
            np.testing.assert_array_equal(np.asarray(ours), np.asarray(theirs))
        assert report.unit == "s"
        assert report.total > 0
        assert "all_reduce" in {r.name for r in report.rows}
    finally:
        mg.config.update("num_cpu_devices", before)


def test_one_device_needs_no_links() -> None:
    over = mesh(x=1)
    x = mg.ShapeDtypeStruct((8, 8), mnp.float32, sharding=NamedSharding(over, P("x")))
    f = mg.jit(lambda x: (x * x).sum(), backend="tpu", options={"chip": "v3"})
    report = f.lower(x).compile().estimate()
    assert report.total > 0
    assert lay_out(over, "v1").torus.size == 1


def test_uneven_groups_are_refused() -> None:
    over = mesh(x=4)
    f = by_shard_map(over, lambda x: mg.lax.psum(x, "x", axis_index_groups=[[0, 3], [1, 2]]))
    with pytest.raises(UnsupportedError, match="do not lie evenly"):
        estimated(f, array(over, (8,), "x"), over=over)


@pytest.mark.slow
def test_a_transformer_on_256_chips_within_the_bar() -> None:
    """Thirty seconds of one core, from the function to the report."""
    sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
    import tpu_validation
    from measure import QUICK

    (row,) = tpu_validation.step_rows(QUICK, lambda name: True)
    assert "yes" in row
