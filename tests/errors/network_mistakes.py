"""Deliberate mistakes with spiking networks and their integers; see `mistakes.py`."""

from __future__ import annotations

import numpy as np

import monograph as mg
from errors.mistakes import mistake
from monograph import quant, snn

spikes = np.ones((5, 2, 4), np.float32)
net = snn.Sequential(snn.Dense(4, 3), snn.LIF(3, tau_mem=1e-2))
soft = snn.Sequential(snn.Dense(4, 3), snn.LIF(3, tau_mem=1e-2, reset="soft"))
relu = snn.Sequential(snn.Dense(4, 3), snn.ReLU(), snn.Dense(3, 2))
params = net.init(mg.random.key(0))


@mistake
def network_of_shapes_that_do_not_fit() -> None:
    net.apply(params, np.ones((5, 2, 3), np.float32))  # !


@mistake
def network_without_an_axis_of_time() -> None:
    net.apply(params, spikes[0])  # !


@mistake
def step_longer_than_a_time_constant() -> None:
    fast = snn.Sequential(snn.Dense(4, 3), snn.CubaLIF(3, tau_syn=5e-4, tau_mem=1e-2))
    fast.apply(params, spikes)  # !


@mistake
def calibration_without_data() -> None:
    quant.fit(net, params, spikes[:, :0])  # !


@mistake
def calibration_with_nan() -> None:
    quant.fit(net, params, np.full_like(spikes, np.nan))  # !


@mistake
def soft_reset_on_a_chip_without() -> None:
    quant.fit(soft, params, spikes, chip="loihi1")  # !


@mistake
def values_on_spikes_that_carry_none() -> None:
    quant.fit(net, params, spikes * 0.5, chip="loihi1")  # !


@mistake
def layers_that_a_chip_does_not_have() -> None:
    quant.fit(relu, relu.init(mg.random.key(0)), spikes)  # !


@mistake
def threshold_that_does_not_fit() -> None:
    large = snn.Sequential(snn.Dense(4, 3), snn.IF(3, threshold=1e9))
    quant.fit(large, params, spikes)  # !


@mistake
def relu_network_that_ends_in_a_relu() -> None:
    ends = snn.Sequential(snn.Dense(4, 3), snn.ReLU())
    snn.from_ann(ends, ends.init(mg.random.key(0)), spikes[0])  # !


@mistake
def nir_file_that_is_not_there() -> None:
    snn.from_nir("absent.nir", dt=1e-4)  # !


@mistake
def step_of_no_length() -> None:
    snn.from_nir("absent.nir", dt=0.0)  # !


@mistake
def rounding_to_no_bits() -> None:
    quant.fake_quantize(spikes, 0.5, bits=1)  # !


@mistake
def run_that_stands_for_nothing_else() -> None:
    _, report = mg.profile(mg.numpy.sin, spikes)
    report.divergence()  # !
