"""Chips as data, what their fields hold, and the energy models."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy import sparse

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.chips import CHIPS, chip
from monograph.backends.loihi.energy import EVENTS, MODELS, energy_model
from monograph.backends.loihi.limits import ANY_CORE, check_values
from monograph.backends.loihi.mapping import map_network
from monograph.backends.loihi.network import Input, Network, Neurons, Synapses
from monograph.errors import MachineError, UnknownNameError

HERE = f"{__file__}:1"


@pytest.mark.smoke
@pytest.mark.parametrize("name", CHIPS)
def test_known_chips(name: str) -> None:
    made = chip(name)
    assert made.name == name
    assert made.cores <= made.tiles * made.cores_per_tile
    assert 1 << made.index_widths[-1] >= made.neurons
    assert pickle.loads(pickle.dumps(made)) == made


def test_the_first_chip() -> None:
    """Davies et al. 2018: 128 cores of 1024 neurons, 131,072 in all, 128 KiB of synapses each."""
    first = chip("loihi1")
    assert first.cores * first.neurons == 131_072
    assert first.core_memory == 128 * 1024


@pytest.mark.parametrize("given", [
    {"cores": 0}, {"cores": True}, {"cores": 2.0}, {"cores": 129}, {"columns": 1},
    {"delay": (5, 1)}, {"delay": 62}, {"weight_widths": (8, 1)}, {"weight_widths": ()},
    {"index_widths": (0, 6)}, {"kinds": ("lif", "unheard of")}, {"resets": ("hrd",)},
    {"message_bits": -1}, {"synapse_bits": 0},
])  # fmt: skip
def test_contradictions(given: dict[str, Any]) -> None:
    with pytest.raises(MachineError) as e:
        chip("loihi1", **given)
    assert e.value.why
    assert e.value.fix
    assert set(e.value.operands) & {*given, "cores"}


def test_unknown_names() -> None:
    with pytest.raises(UnknownNameError, match="loihi3"):
        chip("loihi3")
    with pytest.raises(UnknownNameError) as e:
        Chip(neuron=4)  # type: ignore[call-arg]
    assert "neurons" in e.value.operands["fields"]
    with pytest.raises(UnknownNameError, match="guess"):
        energy_model("guess")


# ---- what fields hold ----------------------------------------------------------------------------

CELL = Neurons("cells", (3,), "cuba_lif", {"vth": np.array(100)}, line=HERE)
JOIN = Synapses("joined", "x", "cells", "dense", np.full((3, 2), 4), line=HERE)


def network(cell: Neurons = CELL, join: Synapses = JOIN) -> Network:
    return Network((Input("x", (2,)),), (cell,), (join,), (), 1)


def neurons(**parameters: Any) -> Network:
    kind = "refractory" if "refractory" in parameters else "cuba_lif"
    given = {k: np.array(v) for k, v in {"vth": 100, **parameters}.items()}
    return network(replace(CELL, kind=kind, parameters=given))


def synapses(**changes: Any) -> Network:
    return network(join=replace(JOIN, **changes))


@pytest.mark.parametrize("name", CHIPS)
@pytest.mark.parametrize("net", [
    network(), neurons(vth=0), neurons(vth=131071), neurons(bias_mant=-4096, bias_exp=7),
    neurons(du=4095, dv=0), neurons(refractory=64), synapses(weight_exp=-8), synapses(delays=62),
    synapses(weights=np.full((3, 2), -256), sign="mixed"), synapses(weights=np.full((3, 2), 255)),
    synapses(weights=np.full((3, 2), 3.0)), synapses(weight_bits=1),
    synapses(weights=np.zeros((3, 0))),
])  # fmt: skip
def test_what_fits(name: str, net: Network) -> None:
    check_values(net, chip(name))


@pytest.mark.parametrize(("field", "value", "chips", "net"), [
    ("vth", 131072, CHIPS, neurons(vth=[131072, 1, 131073])),
    ("vth_lo", -131072, ["loihi2"], network(replace(CELL, kind="ternary", parameters={
        "vth_lo": np.array(-131072), "vth_hi": np.array(9)}))),
    ("vth", -1, CHIPS, neurons(vth=-1)),
    ("bias_mant", 4096, CHIPS, neurons(bias_mant=4096)),
    ("bias_mant", -4097, CHIPS, neurons(bias_mant=-4097)),
    ("bias_exp", 8, CHIPS, neurons(bias_exp=8)),
    ("du", 4096, CHIPS, neurons(du=4096)),
    ("dv", -1, CHIPS, neurons(dv=-1)),
    ("refractory", 65, CHIPS, neurons(refractory=65)),
    ("weight", 256, CHIPS, synapses(weights=np.array([[1, 256], [2, 2], [3, 3]]))),
    ("weight", -257, CHIPS, synapses(weights=np.array([[1, -257], [2, 2], [3, 3]]))),
    ("weight", -1, CHIPS, synapses(weights=np.full((3, 2), -1), sign="excitatory")),
    ("weight", 256, CHIPS, synapses(kind="sparse", weights=sparse.csr_array([[256, 0]] * 3))),
    ("weight_exp", 8, CHIPS, synapses(weight_exp=8)),
    ("weight_exp", -9, CHIPS, synapses(weight_exp=-9)),
    ("weight_bits", 9, CHIPS, synapses(weight_bits=9)),
    ("weight_bits", 7, ["loihi1"], synapses(weight_bits=7)),
    ("delay", 63, ["loihi1"], synapses(delays=63)),
    ("delay", 64, CHIPS, synapses(delays=np.array([[0, 64], [1, 1], [2, 2]]))),
    ("delay", -1, CHIPS, synapses(delays=-1)),
    ("message_bits", 8, ["loihi1"], synapses(message_bits=8)),
    ("message_bits", 32, ["loihi2"], synapses(message_bits=32)),
    ("interval", 0, CHIPS, network(replace(CELL, kind="lif_reset", parameters={
        "vth": np.array(9), "interval": np.array(0)}))),
    ("state_exp", -1, ["loihi2"], network(replace(CELL, kind="sigma_delta", parameters={
        "state_exp": np.array(-1)}))),
    ("resets", "soft", ["loihi1"], network(replace(CELL, reset="soft"))),
    ("kinds", "sigma_delta", ["loihi1"], network(replace(CELL, kind="sigma_delta"))),
])  # fmt: skip
def test_what_does_not_fit(field: str, value: Any, chips: Any, net: Network) -> None:
    """The error names the layer, the core, the limit, the value and a fix, on the user's line."""
    for name in chips:
        with pytest.raises(MachineError) as e:
            map_network(net, chip(name), cores=3)  # a core for each of the three neurons
        found = e.value.operands
        assert found["layer"] in ("cells", "joined")
        assert found["core"] == "0"
        assert found["limit"].startswith(f"{field}: ")
        assert found["value"] == str(value)
        assert e.value.fix
        assert (e.value.source.file, e.value.source.line) == (__file__, 1)


LATE = np.array([[0, 0], [0, 0], [0, 64]])


@pytest.mark.parametrize("net", [
    neurons(vth=[1, 1, -1]), synapses(weights=np.array([[1, 2], [2, 2], [3, 256]])),
    synapses(delays=LATE), synapses(weights=np.array([[1, 2], [2, 2], [3, np.nan]])),
    synapses(kind="sparse", weights=sparse.csr_array([[2, 0], [2, 2], [0, 999]])),
])  # fmt: skip
def test_the_core_is_the_one_of_the_neuron(net: Network) -> None:
    with pytest.raises(MachineError) as e:
        map_network(net, cores=3)
    assert e.value.operands["core"] == "2"
    tight = chip("loihi2", in_axons=1)  # no core could hold these neurons anyway
    with pytest.raises(MachineError) as e:
        map_network(net, tight)
    assert e.value.operands["core"] == ANY_CORE


@pytest.mark.parametrize("bad", [np.nan, np.inf, 0.5])
def test_no_integers(bad: float) -> None:
    for net in (synapses(weights=np.array([[1, bad], [2, 2], [3, 3]])), neurons(vth=bad)):
        with pytest.raises(MachineError, match="has integers"):
            check_values(net, chip("loihi2"))


def test_unknown_kind() -> None:
    with pytest.raises(UnknownNameError, match="elephant"):
        check_values(network(replace(CELL, kind="elephant")), chip("loihi2"))


# ---- energy --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("model", "event", "pico", "nano"), [
    ("loihi1-davies2018", "dense", 23.6, 3.5), ("loihi1-davies2018", "active", 81, 8.4),
    ("loihi1-davies2018", "inactive", 52, 5.3), ("loihi1-davies2018", "local", 1.7, 2.1),
    ("loihi1-davies2018", "north_south", 4.0, 6.5), ("loihi1-sanafe", "dense", 35.5, 3.8),
    ("loihi1-sanafe", "sparse", 33.6, 4.7), ("loihi1-sanafe", "conv", 24.0, 3.1),
    ("loihi1-sanafe", "out", 111, 5.1), ("loihi1-sanafe", "in", 0, 16.0),
    ("loihi1-sanafe", "spike", 69.3, 30.0), ("loihi2-derived", "sparse", 6.842, 0.36985),
])  # fmt: skip
def test_figures(model: str, event: str, pico: float, nano: float) -> None:
    figure = energy_model(model).figures[event]
    assert figure.energy == pytest.approx(pico * 1e-12, rel=1e-4)
    assert figure.time == pytest.approx(nano * 1e-9, rel=1e-4)


@pytest.mark.parametrize("name", MODELS)
def test_models_say_what_they_are(name: str) -> None:
    model = energy_model(name)
    assert model.name == name
    assert set(model.figures) <= set(EVENTS)
    assert {f.grade for f in model.figures.values()} <= {"fitted", "simulated", "derived"}
    assert model.source
    left_out = " ".join(model.not_priced())
    assert all(event in left_out for event in EVENTS if event not in model.figures)
    assert "between_chips" in left_out
    tiles = list(model.barrier)
    assert tiles == sorted(tiles)


def test_barriers() -> None:
    """Table entries, straight lines between them, and the last one beyond."""
    sanafe = energy_model("loihi1-sanafe")
    micro = [sanafe.barrier_seconds(n) * 1e6 for n in (1, 2, 3, 4, 29, 500)]
    assert micro == pytest.approx([0.6, 1.0, 1.2, 1.4, 1.8, 1.8])
    davies = energy_model("loihi1-davies2018")
    assert davies.barrier_seconds(1) == pytest.approx(113e-9)
    assert davies.barrier_seconds(32) == pytest.approx(465e-9)
    assert energy_model("loihi2-derived").barrier_seconds(4) == 0
