"""Neurons and weights of the Loihi machine: recorded traces, and what the equations say by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import sparse

import loihi_naive as naive
from monograph.backends.loihi.fixed import KINDS, prepare, rtz, start, wrap24
from monograph.backends.loihi.network import Geometry, Neurons, Synapses
from monograph.backends.loihi.replay import check, read_trace
from monograph.backends.loihi.weights import by_delay, encode, fan_out, matrix
from monograph.cli import main

TRACES = sorted((Path(__file__).parent.parent / "data" / "loihi").glob("*.json"))
QUIRK = "12_u_boundary_quirk"


# ---- recorded traces -----------------------------------------------------------------------------


@pytest.mark.smoke
def test_traces_of_lava() -> None:
    assert len(TRACES) == 10
    assert {path.stem: check(path) for path in TRACES} == {
        path.stem: dict.fromkeys("uvs") for path in TRACES
    }


def test_twos_differs_at_the_boundary_alone() -> None:
    differs = {path.stem: [v for v, d in check(path, "twos").items() if d] for path in TRACES}
    assert {stem: d for stem, d in differs.items() if d} == {QUIRK: ["u", "v", "s"]}
    first = check(TRACES[-1], "twos")["u"]
    assert first is not None and (first.step, first.neuron, first.recorded) == (3, 0, 2**23)


def test_a_value_that_differs_is_found(tmp_path: Path) -> None:
    given = json.loads(TRACES[0].read_text())
    given["traces"][0]["v"][7][3] += 1
    given["traces"][0]["v"][9][0] += 1
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(given))
    found = check(path)
    assert (found["u"], found["s"]) == (None, None)
    first = found["v"]
    assert first is not None and (first.layer, first.step, first.neuron) == (0, 7, 3)
    assert first.found + 1 == first.recorded == given["traces"][0]["v"][7][3]


def changed(tmp_path: Path, **layer: Any) -> Path:
    """A trace whose first layer has other entries; what was recorded comes from the equations."""
    given = json.loads(TRACES[0].read_text())
    for name, entries in layer.items():
        if isinstance(entries, dict):
            entries = {**given["layers"][0].get(name, {}), **entries}
        given["layers"][0][name] = entries
    path = tmp_path / "made.json"
    path.write_text(json.dumps(given))
    trace = read_trace(path)
    spikes = {"input": trace.spikes[None]}
    want = naive.run(trace.network, spikes, 1).values["layer0"]
    given["traces"] = [{v: want[v][0] for v in "uvs"}]
    path.write_text(json.dumps(given))
    return path


ROUND = {"du": 3, "dv": 2, "bias_mant": -77, "bias_exp": 3}
REC = {"weights": (np.arange(64).reshape(8, 8) * 5 % 91 - 45).tolist(), "weight_exp": 1}


@pytest.mark.parametrize("layer", [
    {"lif": ROUND},
    {"dense": {"weight_exp": 7}, "lif": {"du": 1}},
    {"dense": {"num_weight_bits": 5, "weight_exp": -3}},
    {"recurrent": REC},
    {"rec": REC["weights"], "comment": "weights alone"},
    {"dense_rec": REC, "lif": {"kind": "LIFReset", "reset_interval": 32, "reset_offset": 1}},
    {"lif": {"kind": "LIFReset", "du": 4095, "dv": 0, "reset_interval": 32}},
    {"lif": {"du": [7, 6, 5, 4, 3, 2, 1, 0], "vth": [100] * 8}},
    {"lif": {"kind": "IF", "interval": 32, "name": "of conversion"}},
    {"lif": {"class": "lif_reset", "reset_interval": 7, "reset_offset": 9, "shape": [8]}},
    {"reset_interval": 32, "kind": "LIFReset"},
    {"dense": {"sign_mode": "SignMode.MIXED", "recurrent": REC}},
    {"dense": {"sign_mode": "null", "rec_weights": REC["weights"]}},
], ids=str)  # fmt: skip
def test_what_traces_may_hold(layer: dict[str, Any], tmp_path: Path) -> None:
    assert check(changed(tmp_path, **layer)) == dict.fromkeys("uvs")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["loihi", "check", *map(str, TRACES)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("01_cuba_mixed_w8.json: u equal, v equal, s equal")
    assert lines[-1] == "10 of 10 equal"
    assert main(["loihi", "check", "--wrap", "twos", *map(str, TRACES)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "  u differs first at layer 0, step 3, neuron 0: -8388608, recorded 8388608" in lines
    assert lines[-1] == "9 of 10 equal"


BAD = {
    "no file": (None, "cannot be read"),
    "no JSON": ("{", "cannot be read"),
    "a list": ("[]", "is no trace"),
    "no layers": ('{"input_spikes": [[1]], "layers": [], "traces": []}', "there are no layers"),
    "values": (
        json.dumps(json.loads(TRACES[0].read_text()) | {"input_spikes": [[2] * 16] * 120}),
        "other values than 0 and 1",
    ),
    "no spikes": ("{}", "'input_spikes' is missing"),
}


@pytest.mark.parametrize("name", BAD)
def test_files_that_are_no_traces(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, what = BAD[name]
    path = tmp_path / "bad.json"
    if text is not None:
        path.write_text(text)
    assert main(["loihi", "check", str(path), str(TRACES[0])]) == 2
    out, err = capsys.readouterr()
    assert what in err and err.startswith("[MG0504]")
    assert out.splitlines()[-1] == "1 of 2 equal"


@pytest.mark.parametrize(("layer", "what"), [
    ({"dense": {"num_weight_bits": 9}}, "num_weight_bits is not within 1 to 8"),
    ({"dense": {"delays": [[64] * 16] * 8}}, "delays is not within 0 to 63"),
    ({"dense": {"delays": [[1]]}}, "delays have shape (1, 1)"),
    ({"dense": {"weight_exp": "high"}}, "no array of integers"),
    ({"lif": {"kind": "Izhikevich"}}, "neurons 'Izhikevich'"),
    ({"lif": {"colour": 1}}, "no parameter 'colour'"),
    ({"lif": {"du": [1, 2]}}, "du has shape (2,) for 8 neurons"),
    ({"lif": {"du": 0.5}}, "no array of integers"),
    ({"dense": {"sign_mode": "BOTH"}}, "sign_mode 'BOTH'"),
    ({"lif": {"du": [[1]] * 8}}, "du has shape (8, 1)"),
    ({"dense": {"weights": [[1]]}}, "weights layer0.dense have shape (1, 1), not (1, 16)"),
    ({"lif": {"interval": 0}}, "layer0: interval is less than 1"),
    ({"lif": {"vth": float("inf")}}, "no array of integers"),
    ({"lif": {"vth": 1e300}}, "no array of integers"),
    ({"rec": {"weights": [[1]]}}, "weights layer0.rec have shape (1, 1), not (8, 8)"),
], ids=str)  # fmt: skip
def test_layers_that_cannot_be(
    layer: dict[str, Any], what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = json.loads(TRACES[0].read_text())
    for name, entries in layer.items():
        given["layers"][0].setdefault(name, {}).update(entries)
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(given))
    assert main(["loihi", "check", str(path)]) == 2
    assert what in capsys.readouterr().err


# ---- neurons -------------------------------------------------------------------------------------


@pytest.mark.smoke
def test_arithmetic() -> None:
    x = np.arange(-9000, 9000, 7)
    for keep in (0, 1, 2047, 4095, 4096):
        assert rtz(x, keep).tolist() == [naive.decay(int(v), keep) for v in x]
    edges = np.array([k * 2**23 + d for k in range(-3, 4) for d in (-1, 0, 1)])
    assert wrap24(edges, "twos").tolist() == [naive.twos(int(v)) for v in edges]
    assert wrap24(edges, "lava").tolist() == [naive.lava(int(v)) for v in edges]


def played(neurons: Neurons, inputs: list[int], *names: str) -> dict[str, list[int]]:
    """States and messages of one neuron, step by step."""
    p, states = prepare(neurons), start(neurons, 1)
    found: dict[str, list[int]] = {name: [] for name in (*names, "s")}
    for a in inputs:
        made = KINDS[neurons.kind].step(p, states, np.array([[a]]))
        states = made.states
        for name in names:
            found[name].append(int(states[name][0, 0]))
        found["s"].append(int(made.sent[0, 0]))
    return found


def neuron(kind: str, reset: Any = "hard", **p: int) -> Neurons:
    return Neurons("n", (1,), kind, {k: np.array(v) for k, v in p.items()}, reset=reset)


@pytest.mark.parametrize(("cell", "inputs", "want"), [
    (neuron("if", vth=10), [6] * 4, {"v": [384, 0, 384, 0], "s": [0, 1, 0, 1]}),
    (neuron("if", "soft", vth=10), [6] * 4, {"v": [384, 128, 512, 256], "s": [0, 1, 0, 1]}),
    (neuron("if", "none", vth=10), [6] * 3, {"v": [384, 768, 1152], "s": [0, 1, 1]}),
    (neuron("li"), [1000, -1000], {"v": [64000, 0], "s": [0, 0]}),
    (neuron("refractory", vth=1, refractory=3), [9] * 7,
     {"wait": [2, 1, 0, 2, 1, 0, 2], "s": [1, 0, 0, 1, 0, 0, 1]}),
    (neuron("lif_reset", vth=99, interval=3), [1] * 6, {"v": [64, 128, 64, 128, 192, 64]}),
    (neuron("ternary", vth_hi=5, vth_lo=-5), [6, -6, 5, -5], {"s": [1, -1, 0, 0]}),
    (neuron("ternary", "soft", vth_hi=5, vth_lo=-5), [7, -9], {"v": [128, -128], "s": [1, -1]}),
    (neuron("adaptive", theta_0=10, theta_step=4, dr=4096), [10, 0, 4, 0],
     {"theta": [896, 896, 1152, 1152], "r": [1280, 0, 1792, 0], "s": [1, 0, 1, 0]}),
    (neuron("graded_vec", vth=3), [3, -4, 5], {"s": [0, -4, 5]}),
    (neuron("graded_relu", vth=3), [3, -4, 5], {"s": [0, 0, 5]}),
    (neuron("sigma_delta", vth=4), [3, 3, -9, 5],
     {"sigma": [3, 6, -3, 2], "act": [3, 6, 0, 2], "residue": [3, 0, 0, 2], "s": [0, 6, -6, 0]}),
    (neuron("sigma_delta", vth=1, state_exp=2), [9, -2], {"s": [2, -1]}),
], ids=str)  # fmt: skip
def test_neurons_by_hand(cell: Neurons, inputs: list[int], want: dict[str, list[int]]) -> None:
    found = played(cell, inputs, *(name for name in want if name != "s"))
    assert {name: found[name] for name in want} == want


def test_every_kind_is_tested() -> None:
    assert set(naive.KINDS) == set(KINDS)


# ---- weights -------------------------------------------------------------------------------------


@pytest.mark.smoke
@pytest.mark.parametrize("sign", ["mixed", "excitatory", "inhibitory"])
@pytest.mark.parametrize("bits", range(1, 9))
def test_encoding(bits: int, sign: Any) -> None:
    w = np.arange(-300, 301)
    assert encode(w, bits, sign).tolist() == [naive.on_the_grid(int(v), bits, sign) for v in w]


def test_signs_are_as_the_weights_are() -> None:
    assert encode(np.array([1, 3])).tolist() == [1, 3]
    assert encode(np.array([-1, -3])).tolist() == [-1, -3]
    assert encode(np.array([-1, 3])).tolist() == [-2, 2]


GEOMETRIES = [
    Geometry((4, 5, 2), (3, 2), 3),
    Geometry((5, 4, 2), (2, 2), 4, (2, 1), ((1, 0), (0, 2)), groups=2),
    Geometry((6, 6, 3), (2, 2), 3, (2, 2), groups=3),
    Geometry((6, 5, 1), (2, 3), 2, (1, 2), ((2, 2), (1, 1)), (3, 1)),
]


@pytest.mark.parametrize("g", GEOMETRIES, ids=str)
def test_convolutions_are_matrices(g: Geometry) -> None:
    rng = np.random.default_rng(0)
    shape = (g.channels, *g.kernel, g.image[2] // g.groups)
    w = rng.integers(-100, 100, shape) * 2
    found = matrix(Synapses("c", "x", "y", "conv", w, geometry=g)).toarray()
    want = np.zeros_like(found)
    for j, i, weight, _ in naive.synapses_of(Synapses("c", "x", "y", "conv", w, geometry=g)):
        want[i, j] += weight
    assert np.array_equal(found, want) and found.shape == (np.prod(g.out), np.prod(g.image))


def test_delays_take_a_matrix_apart() -> None:
    rng = np.random.default_rng(1)
    w, d = rng.integers(1, 255, (5, 7)), rng.integers(0, 4, (5, 7))
    dense = by_delay(Synapses("a", "x", "y", "dense", w, delays=d))
    assert np.array_equal(sum(dense.values()), w)
    assert all(np.array_equal(m != 0, d == k) for k, m in dense.items())
    kept = rng.random((5, 7)) < 0.5
    thin = Synapses("b", "x", "y", "sparse", sparse.csr_array(w * kept),
                    delays=sparse.csr_array(d * kept))  # fmt: skip
    for k, m in by_delay(thin).items():
        assert np.array_equal(m.toarray(), np.where(kept & (d == k), w, 0))
    assert fan_out(thin).tolist() == kept.sum(axis=0).tolist()
    assert fan_out(Synapses("a", "x", "y", "dense", w * 0)).tolist() == [5] * 7
