"""Quantisation: calibrators, fake quantisation, plans, and programs in integers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import quant, snn
from monograph.backends.loihi.simulate import simulate
from monograph.backends.loihi.weights import encode
from monograph.errors import ArgumentError, TreeError, UnknownNameError, UnsupportedError


def rng() -> np.random.Generator:
    return np.random.default_rng(5)


def spikes(steps: int, batch: int, *shape: int, often: float = 0.4) -> np.ndarray:
    return (rng().random((steps, batch, *shape)) < often).astype(np.float32)


def scaled(params: Any, by: float) -> Any:
    return mg.tree.map(lambda x: by * x, params)


def feed_forward(**given: Any) -> snn.Graph:
    return snn.Sequential(
        snn.Dense(12, 16), snn.LIF(16, tau_mem=1e-2, **given), snn.Dense(16, 5),
        snn.CubaLIF(5, tau_syn=4e-3, tau_mem=1.2e-2, **given),
    )  # fmt: skip


def recurrent(**given: Any) -> snn.Graph:
    cell = snn.Recurrent(snn.CubaLIF(10, tau_syn=3e-3, tau_mem=2e-2, **given), snn.Dense(10, 10))
    return snn.Sequential(snn.Dense(12, 10), cell, snn.Dense(10, 4), snn.LI(4, tau_mem=3e-2))


def images(**given: Any) -> snn.Graph:
    return snn.Sequential(
        snn.Conv(1, 3, (3, 3), stride=2, padding=1), snn.IF((3, 4, 4), **given), snn.Pool(2),
        snn.Flatten(), snn.Dense(12, 4), snn.LIF(4, tau_mem=2e-2, **given),
    )  # fmt: skip


def biased(**given: Any) -> snn.Graph:
    """Constant inputs, which a leaking current sums up."""
    return snn.Sequential(
        snn.Dense(12, 8), snn.Scale((8,)), snn.CubaLIF(8, tau_syn=1e-2, tau_mem=1.5e-2, **given)
    )


def delayed(**given: Any) -> snn.Graph:
    late = snn.Delay(np.arange(12) % 5)
    after = snn.Delay(np.array([0, 3, 1, 2, 7]))
    return snn.Sequential(
        late, snn.Dense(12, 8), snn.LIF(8, tau_mem=1e-2, **given), snn.Dense(8, 5), after,
        snn.IF(5, **given),
    )  # fmt: skip


NETS = (feed_forward, recurrent, images, biased, delayed)


def of(make: Any, **given: Any) -> tuple[snn.Graph, Any, np.ndarray]:
    net = make(**given)
    x = spikes(30, 3, 1, 8, 8) if make is images else spikes(30, 3, 12)
    params = scaled(net.init(mg.random.key(1)), 1.3)
    if make is biased:
        params["0_dense"]["bias"] = mnp.linspace(-0.05, 0.1, 8)
    return net, params, x


# ---- calibrators and rounding --------------------------------------------------------------------


def test_calibrators() -> None:
    x = np.append(rng().normal(size=9999), 50.0)
    assert quant.largest(x) == 50
    assert 3 < quant.percentile(x) < 4
    assert quant.least_squares(x, bits=4) < 50
    y = rng().uniform(-1, 1, 1000)
    assert quant.least_squares(y, bits=8) > 0.95


def test_data_that_cannot_calibrate() -> None:
    with pytest.raises(ArgumentError, match="a graph of layers, not int"):
        quant.fit(3, {}, np.ones(3))  # type: ignore[arg-type]
    for name in quant.CALIBRATORS:
        with pytest.raises(ArgumentError, match="no data"):
            quant.CALIBRATORS[name](np.zeros((0, 4)))
        with pytest.raises(ArgumentError, match="1 of 2 numbers"):
            quant.CALIBRATORS[name](np.array([1.0, np.nan]))


def test_fake_quantisation_rounds_and_passes_derivatives() -> None:
    x = np.linspace(-3, 3, 61, dtype=np.float32)
    for bits, signed in ((2, True), (4, True), (3, False)):
        low, high = (1 - 2 ** (bits - 1), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
        rounded = mg.jit(lambda v: quant.fake_quantize(v, 0.25, bits, signed))  # noqa: B023
        np.testing.assert_allclose(rounded(x), np.clip(np.rint(x / 0.25), low, high) * 0.25)
        slope = mg.grad(lambda v: rounded(v).sum())(x)  # noqa: B023
        np.testing.assert_array_equal(slope, (x / 0.25 >= low) & (x / 0.25 <= high))
    rows = mg.vmap(lambda v: quant.fake_quantize(v, 0.25, 4))(x.reshape(-1, 1))
    np.testing.assert_array_equal(rows.ravel(), quant.fake_quantize(x, 0.25, 4))
    assert "fake_quantize" in str(mg.make_hlo(lambda v: quant.fake_quantize(v, 0.25, 4))(x))


@pytest.mark.parametrize("bits", [8, 4, 2])
def test_training_sees_the_weights_of_the_chip(bits: int) -> None:
    net = snn.Sequential(snn.Dense(12, 8), snn.IF(8), snn.Dense(8, 4), snn.LI(4))
    params = net.init(mg.random.key(1))
    seen = quant.round_weights(params, bits)
    for t in quant.fit(net, params, spikes(10, 2, 12), bits=bits).plan.tensors:
        np.testing.assert_allclose(t.kept, seen[t.name]["weight"], rtol=1e-5, atol=1e-6)
    slope = mg.grad(lambda p: quant.round_weights(p, bits)["0_dense"]["weight"].sum())(params)
    assert float(slope["0_dense"]["weight"].sum()) == 96


def test_training_with_rounding_finds_what_training_without_misses() -> None:
    """At two bits, least squares on rounded weights beats rounding the least squares."""
    a = rng().normal(size=(64, 6)).astype(np.float32)
    b = a @ rng().uniform(-0.7, 0.7, 6).astype(np.float32)

    def loss(w: Any) -> Any:
        return mnp.mean((a @ quant.fake_quantize(w, 0.5, 2) - b) ** 2)

    plain = np.linalg.lstsq(a, b, rcond=None)[0]
    w, best = mnp.asarray(plain), float(loss(plain))
    first = best
    step = mg.jit(lambda w: w - 0.05 * mg.grad(loss)(w))
    for _ in range(60):
        w = step(w)
        best = min(best, float(loss(w)))
    assert best <= first
    assert np.all(np.isfinite(np.asarray(w)))


# ---- networks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", NETS, ids=lambda f: f.__name__)
@pytest.mark.parametrize(("chip", "reset"), [("loihi1", "hard"), ("loihi2", "soft")])
def test_integers_follow_floating_point(make: Any, chip: str, reset: str) -> None:
    net, params, x = of(make, reset=reset)
    q = quant.fit(net, params, x, chip=chip)
    for row in q.divergence().rows:
        assert row.error < 0.05, row
        assert row.differing < 0.05, row
    assert sum(row.wanted for row in q.divergence().rows) > 100
    assert all(t.error < 0.02 for t in q.plan.tensors)


@pytest.mark.parametrize("make", NETS, ids=lambda f: f.__name__)
def test_the_program_and_the_chips_simulator_agree(make: Any) -> None:
    net, params, x = of(make)
    q = quant.fit(net, params, x)
    out = np.asarray(mg.jit(q.apply)(x))
    np.testing.assert_array_equal(out, mg.jit(q.apply, backend="interp")(x))
    given = {"input": np.asarray(q.encode(x)).reshape(30, 3, -1).swapaxes(0, 1)}
    ran = simulate(q.network(30), given)
    np.testing.assert_array_equal(ran.outputs[0].swapaxes(0, 1), out.reshape(30, 3, -1))
    assert np.any(out)
    assert any(t.sparse for t in q.plan.tensors) == (make is images)


@pytest.mark.parametrize(
    ("make", "chip"),
    [*((make, "loihi1") for make in NETS), (recurrent, "loihi2")],
    ids=lambda x: x if isinstance(x, str) else x.__name__,
)
def test_the_chip_gives_the_same_bits(make: Any, chip: str) -> None:
    net, params, x = of(make)
    q = quant.fit(net, params, x, chip=chip)
    messages = q.encode(x)
    run = mg.jit(q.apply, backend="loihi", options={"chip": chip, "host": "error"})
    out, report = mg.profile(run, messages)
    np.testing.assert_array_equal(out, mg.jit(q.apply)(messages))
    found = report.divergence()
    assert str(found) == str(q.divergence(x))
    assert report.counters["spikes"] == sum(row.spikes for row in found.rows)


def test_other_programs_have_nothing_to_diverge_from() -> None:
    _, report = mg.profile(mnp.sin, np.ones(3, np.float32))
    with pytest.raises(UnsupportedError, match="nothing that this run could diverge from"):
        report.divergence()


def test_values_are_messages() -> None:
    net = snn.Sequential(snn.Dense(12, 16), snn.LIF(16, tau_mem=1e-2), snn.Dense(16, 4), snn.LI(4))
    params = net.init(mg.random.key(1))
    x = rng().uniform(-2, 2, (30, 3, 12)).astype(np.float32)
    q = quant.fit(net, params, x, chip="loihi2")
    assert q.plan.message_bits == {"input": 8}
    assert int(np.abs(q.encode(x)).max()) == 255
    (hidden, last) = q.divergence().rows
    assert hidden.error < 0.01 and last.voltage < 0.1
    wanted = np.asarray(net.apply(params, x))
    assert np.sqrt(np.mean((q.decode(q.apply(x)) - wanted) ** 2)) < 0.1 * wanted.std()
    given = {"input": np.asarray(q.encode(x)).swapaxes(0, 1)}
    ran = simulate(q.network(30), given)
    np.testing.assert_array_equal(ran.outputs[0].swapaxes(0, 1), q.apply(x))


def test_fewer_bits_are_worse() -> None:
    net, params, x = of(feed_forward)
    errors = [quant.fit(net, params, x, bits=b).plan.tensors[0].error for b in (8, 6, 4, 2)]
    assert errors == sorted(errors)
    assert errors[0] < 0.02 < errors[-1]


def test_weights_are_on_the_grid_of_the_chip() -> None:
    """Encoding them again changes nothing: nothing is cut that was not rounded."""
    for bits in (8, 5, 3):
        net, params, x = of(feed_forward)
        for make in (lambda w: w, mnp.abs, lambda w: -mnp.abs(w)):
            given = mg.tree.map(make, params)
            for t in quant.fit(net, given, x, bits=bits).plan.tensors:
                np.testing.assert_array_equal(encode(t.weights, bits), t.weights)


def test_reports_name_what_they_are_about() -> None:
    net, params, x = of(recurrent)
    text = str(quant.fit(net, params, x).report())
    for name in ("0_dense", "1_recurrent", "1_recurrent_inner", "3_neurons", "threshold"):
        assert name in text


def test_resting_and_resetting_elsewhere() -> None:
    """Leaks to and resets at other voltages than 0 become biases and thresholds."""
    net = snn.Sequential(
        snn.Dense(12, 8), snn.LIF(8, tau_mem=1e-2, v_leak=0.3, v_reset=-0.4, threshold=0.8)
    )
    params, x = scaled(net.init(mg.random.key(2)), 1.5), spikes(60, 4, 12)
    q = quant.fit(net, params, x)
    (row,) = q.divergence(x).rows
    assert row.wanted > 100
    assert row.differing < 0.03
    assert row.error < 0.03


def plain(**given: Any) -> snn.Graph:
    return snn.Sequential(
        snn.Dense(12, 16), snn.LIF(16, tau_mem=1e-2, **given), snn.Dense(16, 5),
        snn.IF(5, **given),
    )  # fmt: skip


def test_soft_resets_are_emulated() -> None:
    """With the thresholds that emulation gives, spikes are those of a chip with soft resets."""
    net, params, x = of(plain, reset="soft")
    q = quant.fit(net, params, x, chip="loihi1", emulate=True)
    for row in q.divergence().rows:
        assert row.error < 0.02 and row.differing < 0.05, row
    messages = q.encode(x)
    run = mg.jit(q.apply, backend="loihi", options={"chip": "loihi1", "host": "error"})
    out = np.asarray(run(messages))
    np.testing.assert_array_equal(out, mg.jit(q.apply)(messages))
    own = tuple(t for t in q.plan.tensors if t.source != t.target)
    soft = {n: replace(p, reset="soft") for n, p in q.plan.populations.items()}
    wanted = replace(q, plan=replace(q.plan, tensors=own, populations=soft)).apply(messages)
    differs = np.mean(out != np.asarray(wanted))
    assert differs < 0.005  # leaks round: off by 1 of 2^20 now and then
    assert out.sum() > 50
    leaking = snn.Sequential(snn.Dense(12, 4), snn.CubaLIF(4, tau_syn=4e-3, tau_mem=1e-2,
                                                           reset="soft"))  # fmt: skip
    with pytest.raises(UnsupportedError, match="cannot be emulated"):
        quant.fit(leaking, leaking.init(mg.random.key(0)), x, emulate=True)


# ---- mistakes ------------------------------------------------------------------------------------


def test_what_a_chip_lacks_is_named() -> None:
    net, params, x = of(feed_forward, reset="soft")
    with pytest.raises(UnsupportedError, match="loihi1 has no soft reset"):
        quant.fit(net, params, x, chip="loihi1")
    values = x + 0.5
    with pytest.raises(UnsupportedError, match="carry none"):
        quant.fit(*of(feed_forward)[:2], values, chip="loihi1")
    relu = snn.Sequential(snn.Dense(12, 4), snn.ReLU(), snn.Dense(4, 2), snn.IF(2))
    with pytest.raises(UnsupportedError) as caught:
        quant.fit(relu, relu.init(mg.random.key(0)), x)
    assert "1_relu" in str(caught.value)
    with pytest.raises(UnknownNameError, match="there is no chip"):
        quant.fit(net, params, x, chip="loihi3")
    with pytest.raises(UnknownNameError, match="there is no calibrator"):
        quant.fit(*of(feed_forward)[:2], x, weights="best")
    with pytest.raises(ArgumentError, match="7 bits on loihi1"):
        quant.fit(*of(feed_forward)[:2], x, bits=7)


def test_values_where_spikes_were_calibrated() -> None:
    net, params, x = of(feed_forward)
    q = quant.fit(net, params, x, chip="loihi2")
    for wrong in (0.5 * x, 2 * x.astype(np.int32), -x):
        with pytest.raises(ArgumentError, match="are no spikes, 0 or 1"):
            q.apply(wrong)
    assert np.array_equal(q.encode(x > 0), q.encode(x))


@pytest.mark.filterwarnings("ignore:parts of this program")  # of no examples
@pytest.mark.parametrize("part", [np.s_[:0], np.s_[:, :0], np.s_[:1], np.s_[:, :1]])
def test_few_steps_and_examples(part: Any) -> None:
    net, params, x = of(recurrent)
    q = quant.fit(net, params, x, chip="loihi2")
    on_chip = mg.jit(q.apply, backend="loihi")
    assert np.array_equal(on_chip(q.encode(x[part])), q.apply(x[part]))
    assert q.apply(x[part]).shape == net.apply(params, x[part]).shape


def test_parameters_that_are_missing() -> None:
    net, _, x = of(feed_forward)
    with pytest.raises(TreeError, match="was given no parameter 'weight'"):
        quant.fit(net, {}, x)


def test_messages_of_other_values() -> None:
    net, params, x = of(feed_forward)
    q = quant.fit(net, params, 0.3 * x, chip="loihi2")
    assert np.array_equal(q.encode(9 * x), 255 * x)
    with pytest.raises(ArgumentError, match="has NaN or infinity"):
        q.encode(np.where(x > 0, np.nan, x))
    with pytest.raises(ArgumentError, match="calibrated with features"):
        q.encode(x[..., 1:])


def test_calibration_without_data_or_with_nan() -> None:
    net, params, x = of(feed_forward)
    with pytest.raises(ArgumentError, match="no data"):
        quant.fit(net, params, x[:, :0])
    with pytest.raises(ArgumentError, match="NaN"):
        quant.fit(net, params, np.where(x > 0, np.nan, x))
    with pytest.raises(ArgumentError, match="NaN"):
        quant.fit(net, scaled(params, np.nan), x)


def test_numbers_that_do_not_fit() -> None:
    net = snn.Sequential(snn.Dense(4, 2), snn.IF(2, threshold=1e9))
    with pytest.raises(ArgumentError, match="does not fit into the integers"):
        quant.fit(net, net.init(mg.random.key(0)), spikes(5, 1, 4))


def test_a_threshold_that_vanishes_is_refused() -> None:
    """Weights of another world: no integer stands for 1."""
    net = mg.snn.Sequential(mg.snn.Dense(4, 3), mg.snn.LIF(3, tau_mem=10e-3), dt=1e-3)
    params = net.init(mg.random.key(0))
    params = mg.tree.map(lambda x: x * 1e30, params)
    spikes = np.ones((5, 2, 4), np.float32)
    with pytest.raises(ArgumentError, match="nothing is left of its threshold"):
        mg.quant.fit(net, params, spikes, chip="loihi1")
