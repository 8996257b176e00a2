"""Deliberate mistakes with spiking neurons and the Loihi chip; see `mistakes.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from errors.mistakes import mistake
from monograph import lax, snn
from monograph.snn import fixed

xs = mnp.array(np.tile([0, 1, 1], (8, 1)))
w = mnp.array([[60, -20, 80], [10, 90, -50]])


def network(x: Any, weights: Any = w, vth: Any = 100, **synapses: Any) -> Any:
    """One layer of neurons."""

    def step(carry: Any, s: Any) -> Any:
        c, n = carry
        c, current = fixed.dense(c, weights, s, **synapses)
        n, s = fixed.lif(n, current, vth=vth)
        return (c, n), s

    delay = int(np.max(synapses.get("delays", 0)))
    start = fixed.connection(2, delay=delay), fixed.initial("lif", 2)
    return lax.scan(step, start, x)[1]


@mistake
def neuron_that_is_not_known() -> None:
    fixed.initial("izhikevich", 3)  # !


@mistake
def state_of_another_population() -> None:
    fixed.lif(fixed.initial("lif", 3), mnp.zeros(4, int), vth=1)  # !


@mistake
def state_of_another_kind() -> None:
    snn.refractory(snn.initial("lif", 3), mnp.zeros(3), steps=2)  # !


@mistake
def surrogate_that_is_not_known() -> None:
    snn.lif(snn.initial("lif", 3), mnp.zeros(3), surrogate="boxcar")  # !


@mistake
def weights_are_not_integers() -> None:
    fixed.dense(fixed.connection(2), mnp.array([[np.nan, 1.0]]), mnp.ones(2, int))  # !


@mistake
def weights_do_not_fit_the_spikes() -> None:
    fixed.dense(fixed.connection(2), mnp.ones((2, 4), int), mnp.ones(3, int))  # !


@mistake
def delay_is_longer_than_the_connection() -> None:
    fixed.dense(fixed.connection(2), w, xs[0], delays=np.array([[0, 1, 2], [0, 0, 0]]))  # !


@mistake
def weights_of_nine_bits() -> None:
    fixed.dense(fixed.connection(2), w, xs[0], weight_bits=9)  # !


@mistake
def loihi_has_no_such_option() -> None:
    mg.jit(network, backend="loihi", options={"core": 4})(xs)  # !


@mistake
def loihi_host_is_neither() -> None:
    mg.jit(network, backend="loihi", options={"host": "never"})(xs)  # !


@mistake
def loihi_has_not_what_the_host_has() -> None:
    def rates(x: Any) -> Any:
        return mnp.mean(network(x), axis=0)  # !

    mg.jit(rates, backend="loihi", options={"host": "error"})(xs)


@mistake
def loihi_has_no_connection_without_a_step() -> None:
    def layer(x: Any) -> Any:
        def step(n: Any, s: Any) -> Any:
            return fixed.lif(n, mnp.dot(w, s), vth=100)  # !

        return lax.scan(step, fixed.initial("lif", 2), x)[1]

    mg.jit(layer, backend="loihi", options={"host": "error"})(xs)


@mistake
def loihi_spikes_carry_no_values() -> None:
    mg.jit(network, backend="loihi")(xs * 5)  # !


@mistake
def loihi_connection_has_something_under_way() -> None:
    def layer(c: Any, x: Any) -> Any:
        def step(carry: Any, s: Any) -> Any:
            c, n = carry
            c, current = fixed.dense(c, w, s)  # !
            n, s = fixed.lif(n, current, vth=100)
            return (c, n), s

        return lax.scan(step, (c, fixed.initial("lif", 2)), x)[1]

    mg.jit(layer, backend="loihi")(mnp.ones((1, 2), int), xs)


@mistake
def loihi_graded_neurons_without_payload() -> None:
    def layers(x: Any) -> Any:
        def step(carry: Any, s: Any) -> Any:
            c, n, d, m = carry
            c, a = fixed.dense(c, w, s)
            n, s = fixed.graded_vec(n, a)
            d, b = fixed.dense(d, mnp.array([[1, 2]]), s)  # !
            m, s = fixed.lif(m, b, vth=100)
            return (c, n, d, m), s

        first = fixed.connection(2), fixed.initial("graded_vec", 2)
        return lax.scan(step, (*first, fixed.connection(1), fixed.initial("lif", 1)), x)[1]

    mg.jit(layers, backend="loihi")(xs)


@mistake
def loihi_estimate_of_an_unknown_network() -> None:
    compiled = mg.jit(network, backend="loihi").lower(xs, w).compile()
    compiled.estimate()  # !


@mistake
def loihi_threshold_is_too_large() -> None:
    def layer(x: Any) -> Any:
        def step(carry: Any, s: Any) -> Any:
            c, n = carry
            c, current = fixed.dense(c, w, s)
            n, s = fixed.lif(n, current, vth=1 << 17)  # !
            return (c, n), s

        return lax.scan(step, (fixed.connection(2), fixed.initial("lif", 2)), x)[1]

    mg.jit(layer, backend="loihi")(xs)


@mistake
def loihi_neuron_has_too_many_sources() -> None:
    wide = mnp.ones((2, 5000), int)

    def layer(x: Any) -> Any:
        def step(carry: Any, s: Any) -> Any:
            c, n = carry
            c, current = fixed.dense(c, wide, s)
            n, s = fixed.lif(n, current, vth=100)  # !
            return (c, n), s

        return lax.scan(step, (fixed.connection(2), fixed.initial("lif", 2)), x)[1]

    mg.jit(layer, backend="loihi", options={"chip": "loihi1"})(mnp.ones((3, 5000), int))


@mistake
def loihi_delay_is_too_long() -> None:
    def layer(x: Any) -> Any:
        def step(carry: Any, s: Any) -> Any:
            c, n = carry
            c, current = fixed.dense(c, w, s, delays=np.full((2, 3), 63))  # !
            n, s = fixed.lif(n, current, vth=100)
            return (c, n), s

        return lax.scan(step, (fixed.connection(2, delay=63), fixed.initial("lif", 2)), x)[1]

    mg.jit(layer, backend="loihi", options={"chip": "loihi1"})(xs)


@mistake
def loihi_has_not_so_many_chips() -> None:
    mg.jit(network, backend="loihi", options={"chips": 5000})(xs)  # !
