"""NIR graphs: read, run, written and read again; neurons against the exact solution."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph import quant
from monograph.snn.layers import Conv, Dense, Flatten, Pool
from monograph.snn.layers_neurons import CubaLIF, Recurrent
from monograph.snn.nir_read import READERS, from_nir
from monograph.snn.nir_write import to_nir
from monograph.snn.sequential import Sequential

nir = pytest.importorskip("nir", reason="the package nir (pip install 'monograph[nir]')")
DT = 1e-3


def rng() -> np.random.Generator:
    return np.random.default_rng(7)


def weight(*shape: int) -> np.ndarray:
    return rng().normal(0.5, 1.0, shape).astype(np.float32)


def full(value: float, *shape: int) -> np.ndarray:
    return np.full(shape, value, np.float32)


def lif(*shape: int, tau: float = 1e-2) -> Any:
    one = full(1, *shape)
    return nir.LIF(tau=one * tau, r=one * 4, v_leak=one * 0.1, v_threshold=one, v_reset=one * -0.2)


def cuba(n: int) -> Any:
    one = full(1, n)
    return nir.CubaLIF(
        tau_syn=one * 4e-3, tau_mem=one * 1e-2, r=one * 3, v_leak=one * 0, v_threshold=one,
        w_in=one * 5,
    )  # fmt: skip


def ports(n_in: Any, n_out: Any) -> dict[str, Any]:
    return {"input": nir.Input(np.array(n_in)), "output": nir.Output(np.array(n_out))}


def graph(nodes: dict[str, Any], *edges: str) -> Any:
    return nir.NIRGraph(nodes, [tuple(e.split(">")) for e in edges])  # type: ignore[misc]


def feed_forward() -> Any:
    inner = {"fc": nir.Affine(weight(4, 3), weight(4)), "lif": lif(4)}
    return graph(ports([3], [4]) | inner, "input>fc", "fc>lif", "lif>output")


def recurrent() -> Any:
    inner = {"fc": nir.Linear(weight(4, 3)), "n": cuba(4), "back": nir.Linear(-weight(4, 4))}
    edges = ("input>fc", "fc>n", "n>back", "back>n", "n>output")
    return graph(ports([3], [4]) | inner, *edges)


def skip() -> Any:
    inner = {"a": nir.Linear(weight(4, 4)), "n": lif(4), "b": nir.Linear(weight(4, 4)), "m": lif(4)}
    edges = ("input>a", "a>n", "n>b", "b>m", "n>m", "m>output", "n>output")
    return graph(ports([4], [4]) | inner, *edges)


def nested() -> Any:
    deepest = graph(ports([4], [4]) | {"lif": lif(4)}, "input>lif", "lif>output")
    inner = {"fc": nir.Linear(weight(4, 4)), "deep": deepest}
    middle = graph(ports([4], [4]) | inner, "input>fc", "fc>deep", "deep>output")
    outer = {"first": nir.Linear(weight(4, 3)), "block": middle}
    return graph(ports([3], [4]) | outer, "input>first", "first>block", "block>output")


def nested_recurrent() -> Any:
    inner = {"n": lif(4), "back": nir.Linear(-weight(4, 4))}
    edges = ("input>n", "n>back", "back>n", "n>output")
    middle = graph(ports([4], [4]) | inner, *edges)
    outer = {"fc": nir.Linear(weight(4, 3)), "block": middle}
    return graph(ports([3], [4]) | outer, "input>fc", "fc>block", "block>output")


def images() -> Any:
    one = full(1, 2, 6, 6)
    inner = {
        "conv": nir.Conv2d((6, 6), weight(2, 1, 3, 3), 1, 1, 1, 1, weight(2)),
        "if": nir.IF(r=one * 300, v_threshold=one),
        "pool": nir.SumPool2d(np.array([2, 2]), np.array([2, 2]), np.array([0, 0])),
        "flat": nir.Flatten({"input": np.array([2, 3, 3])}, 0, -1),
        "fc": nir.Linear(weight(5, 18)),
        "out": lif(5),
    }
    edges = ("input>conv", "conv>if", "if>pool", "pool>flat", "flat>fc", "fc>out", "out>output")
    return graph(ports([1, 6, 6], [5]) | inner, *edges)


def averages() -> Any:
    inner = {
        "pool": nir.AvgPool2d(np.array([2, 2]), np.array([1, 1]), np.array([1, 1])),
        "conv": nir.Conv2d((5, 5), weight(3, 1, 2, 2), (2, 1), "valid", (1, 2), 1, weight(3)),
        "lif": lif(3, 2, 3),
    }
    return graph(ports([1, 4, 4], [3, 2, 3]) | inner, "input>pool", "pool>conv", "conv>lif",
                 "lif>output")  # fmt: skip


def lines() -> Any:
    inner = {"conv": nir.Conv1d(9, weight(2, 3, 3), 2, 1, 1, 1, weight(2)), "lif": lif(2, 5)}
    return graph(ports([3, 9], [2, 5]) | inner, "input>conv", "conv>lif", "lif>output")


def delays() -> Any:
    inner = {"late": nir.Delay(np.array([0.0, 2e-3, 5e-3])), "fc": nir.Linear(weight(4, 3)),
             "lif": lif(4)}  # fmt: skip
    return graph(ports([3], [4]) | inner, "input>late", "late>fc", "fc>lif", "lif>output")


def integrators() -> Any:
    one = full(1, 3)
    inner = {
        "scale": nir.Scale(weight(3)),
        "i": nir.I(r=one * 20),
        "li": nir.LI(tau=one * 5e-3, r=one, v_leak=one * 0.5),
        "cuba": nir.CubaLI(tau_syn=one * 3e-3, tau_mem=one * 8e-3, r=one, v_leak=one * 0, w_in=one),
        "over": nir.Threshold(one * 0.1),
    }
    edges = ("input>scale", "scale>i", "i>li", "li>cuba", "cuba>over", "over>output")
    return graph(ports([3], [3]) | inner, *edges)


TOPOLOGIES: tuple[Callable[[], Any], ...] = (
    feed_forward, recurrent, skip, nested, nested_recurrent, images, averages, lines, delays,
    integrators,
)  # fmt: skip


def stimulus(g: Any, steps: int = 12) -> np.ndarray:
    (node,) = [n for n in g.nodes.values() if type(n).__name__ == "Input"]
    shape = tuple(int(n) for n in node.input_type["input"])
    return (rng().random((steps, 2, *shape)) < 0.6).astype(np.float32)


def same_node(a: Any, b: Any) -> None:
    assert type(a) is type(b)
    if type(a).__name__ == "NIRGraph":
        assert a.nodes.keys() == b.nodes.keys()
        assert sorted(a.edges) == sorted(b.edges)
        for name in a.nodes:
            same_node(a.nodes[name], b.nodes[name])
        return
    for name in type(a).__dataclass_fields__:
        x, y = getattr(a, name), getattr(b, name)
        if name in ("input_type", "output_type", "metadata"):
            continue
        if isinstance(x, str) or isinstance(y, str):
            assert x == y
        else:
            np.testing.assert_allclose(np.asarray(x, float), np.asarray(y, float), rtol=1e-6)


def test_the_topologies_use_every_type_of_node() -> None:
    def types(g: Any) -> set[str]:
        found = {type(n).__name__ for n in g.nodes.values()}
        return found.union(*(types(n) for n in g.nodes.values() if hasattr(n, "nodes")))

    assert len(READERS) == 18  # and NIRGraph
    assert set().union(*(types(make()) for make in TOPOLOGIES)) == {*READERS, "NIRGraph"}


@pytest.mark.parametrize("make", TOPOLOGIES, ids=lambda f: f.__name__)
def test_graphs_are_the_same_after_a_round_trip(make: Callable[[], Any], tmp_path: Path) -> None:
    made = make()
    nir.write(tmp_path / "a.nir", made)
    first = from_nir(tmp_path / "a.nir", dt=DT)
    to_nir(first, tmp_path / "b.nir")
    same_node(made, nir.read(tmp_path / "b.nir"))
    second = from_nir(tmp_path / "b.nir", dt=DT)
    x = stimulus(made)
    for latency in (0, 1):
        ran = [mg.jit(type(g)(g.nodes, g.edges, DT, latency, "auto", g.params))(x)
               for g in (first, second)]  # fmt: skip
        np.testing.assert_array_equal(ran[0], ran[1])
        assert np.any(np.asarray(ran[0])), "nothing came out"


@pytest.mark.parametrize("make", [t for t in TOPOLOGIES if t is not integrators],
                         ids=lambda f: f.__name__)  # fmt: skip
def test_graphs_run_on_the_chip(make: Callable[[], Any]) -> None:
    """In integers, near to floating point, and to the bit as on the CPU."""
    made = make()
    g, x = from_nir(made, dt=DT), stimulus(made, steps=20)
    q = quant.fit(g, g.params, x, chip="loihi1")
    for row in q.divergence().rows:
        assert row.error < 0.1 and row.differing < 0.1, row
    messages = q.encode(x)
    run = mg.jit(q.apply, backend="loihi", options={"chip": "loihi1"})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # what is summed or reshaped is the host's
        np.testing.assert_array_equal(run(messages), mg.jit(q.apply)(messages))


def test_nodes_that_a_chip_lacks_are_named() -> None:
    g = from_nir(integrators(), dt=DT)
    with pytest.raises(mg.errors.UnsupportedError) as caught:
        quant.fit(g, g.params, stimulus(integrators()), chip="loihi2")
    assert "over: Threshold: only populations" in str(caught.value)


# ---- against the equations -----------------------------------------------------------------------


@pytest.mark.parametrize("drive", [1.02, 1.3, 2.0, 8.0])
@pytest.mark.parametrize("tau", [2e-3, 2e-2])
def test_spikes_under_constant_current_are_within_a_step_of_the_exact_times(
    tau: float, drive: float
) -> None:
    """v rises as ``R I (1 - exp(-t / tau))``: the threshold is met after ``tau ln(RI / (RI - th))``
    and, since a spike puts v back to 0, as long after every spike."""
    dt, one = 1e-4, np.ones(1)
    node = nir.LIF(tau=one * tau, r=one * 2, v_leak=one * 0, v_threshold=one)
    g = from_nir(nir.NIRGraph.from_list(node), dt=dt)
    x = np.full((4000, 1, 1), drive / 2, np.float32)
    at = np.flatnonzero(np.asarray(mg.jit(g)(x)).ravel())
    exact = tau * np.log(drive / (drive - 1)) / dt
    assert len(at) >= 3
    assert abs(at[0] + 1 - exact) <= 1  # step n ends at (n + 1) dt
    assert np.all(np.abs(np.diff(at) - exact) <= 1)


def test_steps_by_hand() -> None:
    """Euler's steps, the voltage from the new current; written out."""
    g = from_nir(recurrent(), dt=DT, method="euler")
    x = stimulus(recurrent())
    w, back = weight(4, 3), -weight(4, 4)
    current, v, s = (np.zeros((2, 4)) for _ in range(3))
    wanted = []
    for now in x:
        drive = now @ w.T + s @ back.T
        current = current + DT / 4e-3 * (-current + 5 * drive)
        v = v + DT / 1e-2 * (-v + 3 * current)
        s = (v > 1).astype(float)
        v = np.where(v > 1, 0, v)
        wanted.append(s)
    assert np.sum(wanted) > 0
    np.testing.assert_array_equal(g(x), wanted)


def test_hard_and_soft_resets() -> None:
    one = np.ones(1)
    node = nir.IF(r=one * 1000, v_threshold=one)
    given = np.full((10, 1, 1), 0.75, np.float32)
    hard = from_nir(nir.NIRGraph.from_list(node), dt=DT)
    soft = from_nir(nir.NIRGraph.from_list(node), dt=DT, reset="soft")
    assert float(hard(given).sum()) == 5  # 1.5 every second step
    assert float(soft(given).sum()) == 7  # 7.5 in all
    again = from_nir(to_nir(soft), dt=DT)
    assert float(again(given).sum()) == 7


def test_a_sequential_network_is_exported() -> None:
    x = stimulus(images())
    net = Sequential(
        Conv(1, 2, (3, 3), padding=1), CubaLIF((2, 6, 6), tau_syn=2e-3, tau_mem=1e-2), Pool(2),
        Flatten(), Dense(18, 5), Recurrent(CubaLIF(5, tau_syn=2e-3, tau_mem=1e-2), Dense(5, 5)),
        latency=0,
    )  # fmt: skip
    params = net.init(mg.random.key(3))
    g = to_nir(net, params=params, shape=(1, 6, 6))
    out = net.apply(params, 3 * x)
    assert float(out.sum()) > 0
    np.testing.assert_array_equal(from_nir(g, dt=DT)(3 * x), out)
    with pytest.raises(mg.errors.ArgumentError, match="the parameters are a str"):
        to_nir(net, params, "net.nir")


# ---- mistakes ------------------------------------------------------------------------------------


def test_files_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "text.nir").write_text("not HDF5")
    with pytest.raises(mg.errors.ArgumentError, match="no NIR graph that can be read"):
        from_nir(tmp_path / "text.nir", dt=DT)
    with pytest.raises(mg.errors.ArgumentError, match="there is no file"):
        from_nir(tmp_path / "absent.nir", dt=DT)
    with pytest.raises(mg.errors.ArgumentError, match="3 is no NIR graph"):
        from_nir(3, dt=DT)
    nir.write(tmp_path / "cut.nir", nested())
    whole = (tmp_path / "cut.nir").read_bytes()
    for size in (0, 100, len(whole) // 2, len(whole) - 100):
        (tmp_path / "cut.nir").write_bytes(whole[:size])
        with pytest.raises(mg.errors.ArgumentError, match="no NIR graph that can be read"):
            from_nir(tmp_path / "cut.nir", dt=DT)
    with pytest.raises(mg.errors.ArgumentError, match="no NIR graph that can be read"):
        from_nir(tmp_path, dt=DT)


def test_nodes_of_unknown_type_are_named(tmp_path: Path) -> None:
    h5py = pytest.importorskip("h5py")
    path = tmp_path / "a.nir"
    nir.write(path, nested())
    with h5py.File(path, "r+") as file:
        node = file["node/nodes/block/nodes/fc"]
        del node["type"]
        node["type"] = "Izhikevich"
    with pytest.raises(mg.errors.ArgumentError, match=r"'block/fc' of type Izhikevich"):
        from_nir(path, dt=DT)


def test_steps_longer_than_time_constants() -> None:
    with pytest.raises(mg.errors.ArgumentError, match="longer than a time constant"):
        from_nir(recurrent(), dt=5e-3)(stimulus(recurrent()))


@pytest.mark.parametrize("late", [-1e-3, np.nan, np.inf])
def test_delays_that_are_none(late: float) -> None:
    bad = nir.NIRGraph.from_list(nir.Delay(np.full(2, late)), lif(2))
    with pytest.raises(mg.errors.ArgumentError, match="a delay is negative, infinite or NaN"):
        from_nir(bad, dt=DT)


def test_time_constants_that_are_none() -> None:
    bad = nir.NIRGraph.from_list(lif(2, tau=np.nan))
    with pytest.raises(mg.errors.ArgumentError, match="'lif' of type LIF"):
        from_nir(bad, dt=DT)
