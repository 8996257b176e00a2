"""Programs on the chip: the same bits as on the interpreter and the CPU, whatever the cores."""

from __future__ import annotations

import re
import warnings
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.backends.loihi.read import read
from monograph.backends.loihi.split import runs_on_chip, split
from monograph.backends.loihi.table import ROLES
from monograph.errors import ArgumentError, MachineError, UnknownNameError, UnsupportedError
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.simplify import simplify
from monograph.snn import fixed

STEPS = 24


def run(f: Any, *args: Any, backend: str = "loihi", **options: Any) -> list[np.ndarray]:
    """The leaves of a result."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        out = mg.jit(f, backend=backend, options=options or None)(*args)
    return [np.asarray(x) for x in mg.tree.leaves(out)]


def check(f: Any, *args: Any, **options: Any) -> list[np.ndarray]:
    """The same bits on the interpreter, the CPU and the chip."""
    want = run(f, *args, backend="interp")
    for backend, given in (("cpu", {}), ("loihi", options)):
        for a, b in zip(want, run(f, *args, backend=backend, **given), strict=True):
            assert a.dtype == b.dtype
            np.testing.assert_array_equal(a, b, backend)
    return want


def spikes(seed: int, *shape: int, share: float = 0.4) -> Any:
    return mnp.array((np.random.default_rng(seed).random(shape) < share).astype(np.int32))


def weights(seed: int, *shape: int, size: int = 250) -> np.ndarray:
    return np.random.default_rng(seed).integers(-size // 2, size, shape)


def layers(*sizes: int, **neuron: Any) -> Any:
    """A network of dense layers that returns u, v and s of all of them."""
    ws = [weights(i, b, a) for i, (a, b) in enumerate(zip(sizes, sizes[1:]))]  # noqa: B905, RUF007
    given = {"vth": 300, "du": 2000, "dv": 100, **neuron}

    def f(xs: Any) -> Any:
        def step(carry: Any, s: Any) -> Any:
            made, seen = [], []
            for (c, n), w in zip(carry, ws, strict=True):
                c, current = fixed.dense(c, w, s)
                n, s = fixed.cuba_lif(n, current, **given)
                made.append((c, n))
                seen.append((n.u, n.v, s))
            return made, seen

        start = [(fixed.connection(n), fixed.initial("cuba_lif", n)) for n in sizes[1:]]
        return lax.scan(step, start, xs)[1]

    return f


# ---- the same bits -------------------------------------------------------------------------------

KINDS: dict[str, dict[str, Any]] = {
    "if": {"vth": 200},
    "lif": {"vth": mnp.array([100, 300, 500, 700]), "dv": 300, "bias_mant": 3, "bias_exp": 6},
    "cuba_lif": {"vth": 200, "du": 1000, "dv": 200},
    "li": {"du": 1000, "dv": 200},
    "lif_reset": {"vth": 400, "interval": 5, "offset": mnp.array([0, 1, 2, 3])},
    "refractory": {"vth": 100, "steps": 4},
    "ternary": {"vth_hi": 300, "vth_lo": -100, "du": 1500},
    "adaptive": {"theta_0": 100, "theta_step": 20, "dtheta": 500, "dr": 800, "dv": 200},
    "graded_vec": {"vth": 50},
    "graded_relu": {"vth": 50},
    "sigma_delta": {"vth": 60, "state_exp": 1},
}
VALUED = ("ternary", "graded_vec", "graded_relu", "sigma_delta")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_neuron_has_the_same_bits(kind: str) -> None:
    step_of = getattr(fixed, "if_" if kind == "if" else kind)
    start = {"theta_0": 100} if kind == "adaptive" else {}
    w1, w2, bits = weights(1, 4, 6), weights(2, 3, 4, size=9), 16 * (kind in VALUED)

    def f(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c1, n1, c2, n2 = carry
            c1, a = fixed.dense(c1, mnp.array(w1), x)
            n1, s = step_of(n1, a, **KINDS[kind])
            c2, b = fixed.dense(c2, mnp.array(w2), s, message_bits=bits, weight_exp=-2)
            n2, _ = fixed.li(n2, b)
            return (c1, n1, c2, n2), (n1, s, n2.v)

        first = (fixed.connection(4), fixed.initial(kind, 4, **start))
        return lax.scan(step, (*first, fixed.connection(3), fixed.initial("li", 3)), xs)

    check(f, spikes(1, STEPS, 6), host="allow")


def test_convolutions_pools_and_lists_of_synapses_have_the_same_bits() -> None:
    kernel, w = weights(1, 4, 3, 3, 1), weights(2, 5, 36)
    rows, columns = np.nonzero(w > 50)
    delays = np.random.default_rng(3).integers(0, 4, len(rows))

    def f(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c1, n1, c2, n2, c3, n3 = carry
            c1, a = fixed.conv(c1, mnp.array(kernel), x, padding=1)
            n1, s1 = fixed.lif(n1, a, vth=200)
            c2, b = fixed.pool(c2, s1, window=2, weight=60, delay=2)
            n2, s2 = fixed.if_(n2, b, vth=90)
            listed = (mnp.array(v) for v in (w[rows, columns], rows, columns))
            c3, c = fixed.sparse(c3, *listed, s2.reshape(36), delays=mnp.array(delays))
            n3, s3 = fixed.refractory(n3, c, vth=200, steps=3)
            return (c1, n1, c2, n2, c3, n3), (s1, n2.v, n3, s3)

        start = (
            fixed.connection((6, 6, 4)), fixed.initial("lif", (6, 6, 4)),
            fixed.connection((3, 3, 4), delay=2), fixed.initial("if", (3, 3, 4)),
            fixed.connection(5, delay=3), fixed.initial("refractory", 5),
        )  # fmt: skip
        return lax.scan(step, start, xs)[1]

    out = check(f, spikes(5, STEPS, 6, 6, 1), host="error")
    assert out[-1].any()


def recurrent(echo: bool) -> Any:
    w, back = mnp.array(weights(1, 8, 5)), mnp.array(weights(2, 8, 8))

    def f(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, r, n, before = carry
            c, a = fixed.dense(c, w, x)
            b = fixed.arriving(r)
            n, s = fixed.cuba_lif(n, a + b, vth=250, du=1800, dv=60)
            r, _ = fixed.dense(r, back, before if echo else s, delays=1)
            return (c, r, n, s), (n.u, n.v, s)

        zero = mnp.zeros(8, int)
        start = fixed.connection(8), fixed.connection(8, delay=1), fixed.initial("lif", 8), zero
        return lax.scan(step, start, xs)[1]

    return f


@pytest.mark.parametrize("echo", [False, True])
def test_recurrent_networks_have_the_same_bits(echo: bool) -> None:
    assert check(recurrent(echo), spikes(2, STEPS, 5), host="error")[2].any()


@pytest.mark.parametrize(
    "options",
    [
        {"cores": 1},
        {"cores": 2},
        {"cores": 4},
        {"cores": 2, "chips": 2},
        {"cores": 5, "chips": 2, "seed": 3},
    ],
)
def test_cores_and_chips_change_no_bit(options: dict[str, int]) -> None:
    f, xs = layers(12, 40, 30, 8), spikes(7, STEPS, 12)
    want = run(f, xs, backend="interp")
    for chip in ("loihi1", "loihi2"):
        got = run(f, xs, chip=chip, host="error", **options)
        for a, b in zip(want, got, strict=True):
            np.testing.assert_array_equal(a, b)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        _, r = mg.profile(mg.jit(f, backend="loihi", options=options), xs)
    assert r.report.cores >= options["cores"]
    assert r.counters["chips"] == options.get("chips", 1)


@pytest.mark.parametrize("wrap", ["twos", "lava"])
def test_u_leaves_its_bits_in_the_same_way(wrap: str) -> None:
    ws = mnp.array(weights(3, 4, 8))

    def f(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n = carry
            c, a = fixed.dense(c, ws, x, weight_exp=7)
            n, s = fixed.cuba_lif(n, a, vth=1000, du=10, dv=4000, wrap=wrap)
            return (c, n), (n.u, n.v, s)

        return lax.scan(step, (fixed.connection(4), fixed.initial("lif", 4)), xs)[1]

    check(f, spikes(4, 40, 8, share=0.9))
    _, r = mg.profile(mg.jit(f, backend="loihi"), spikes(4, 40, 8, share=0.9))
    assert "in all; simulated in " in r.table() and "with measuring them" not in r.table()
    assert any(o.variable == "u" and o.total for o in r.report.overflows)


# ---- batches, arguments, states ------------------------------------------------------------------


def test_a_batch_is_presentations_that_start_anew() -> None:
    f, xs = layers(6, 9, 4), spikes(8, 5, STEPS, 6)
    together = check(mg.vmap(f), xs, host="error")
    for i, x in enumerate(xs):
        for a, b in zip(together, run(f, x), strict=True):
            np.testing.assert_array_equal(a[i], b)
    _, r = mg.profile(mg.jit(mg.vmap(f), backend="loihi"), xs)
    assert r.report.presentations == 5
    assert r.report.spikes == together[2].sum() + together[5].sum()


def test_weights_and_parameters_may_be_arguments() -> None:
    def f(w: Any, vth: Any, xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n = carry
            c, a = fixed.dense(c, w * 2, x, sign="mixed")
            n, s = fixed.lif(n, a, vth=vth + 1)
            return (c, n), s

        return lax.scan(step, (fixed.connection(3), fixed.initial("lif", 3)), xs)[1]

    xs = spikes(9, STEPS, 4)
    one = check(f, mnp.array(weights(1, 3, 4, size=120)), 100, xs)
    other = check(f, mnp.array(weights(2, 3, 4, size=120)), 200, xs)
    assert (one[0] != other[0]).any()


def test_states_go_in_and_come_out() -> None:
    """The last states of one call start the next; what is under way stays within a call."""
    w = mnp.array(weights(1, 3, 4))

    def f(n: Any, xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n = carry
            c, a = fixed.dense(c, w, x)
            n, s = fixed.cuba_lif(n, a, vth=300, du=3000, dv=50)
            return (c, n), s

        (_, n), s = lax.scan(step, (fixed.connection(3), n), xs)
        return n, s

    xs = spikes(10, STEPS, 4)
    first = check(f, fixed.initial("lif", 3), xs)
    state = fixed.Membrane(*map(mnp.array, first[:2]))
    assert first[1].any()
    check(f, state, xs, host="error")


# ---- host and chip -------------------------------------------------------------------------------


def mixed(xs: Any) -> Any:
    """Encoding before, counting and a decision after, and something between two layers."""
    w1, w2 = mnp.array(weights(1, 6, 4)), mnp.array(weights(2, 3, 6))

    def step(carry: Any, x: Any) -> Any:
        c1, n1, c2, n2, count, level = carry
        level = 0.5 * level + x
        c1, a = fixed.dense(c1, w1, (level > 0.8).astype("int32"))
        n1, s1 = fixed.lif(n1, a, vth=200, dv=100)
        flipped = 1 - s1
        c2, b = fixed.dense(c2, w2, flipped)
        n2, s2 = fixed.lif(n2, b, vth=400)
        return (c1, n1, c2, n2, count + s2, level), (s1, mnp.sum(n2.v))

    start = (
        fixed.connection(6), fixed.initial("lif", 6), fixed.connection(3),
        fixed.initial("lif", 3), mnp.zeros(3, int), mnp.zeros(4),
    )  # fmt: skip
    last, seen = lax.scan(step, start, xs)
    return seen, last, mnp.argmax(last[4])


def test_what_the_chip_has_not_runs_on_the_host_around_it() -> None:
    xs = mnp.array(np.random.default_rng(1).random((STEPS, 4), np.float32))
    f = mg.jit(mixed, backend="loihi")
    with pytest.warns(UserWarning, match="run on the host") as told:
        f(xs)
    check(mixed, xs)
    assert len(told) == 1 and told[0].filename == __file__
    rows = re.findall(
        r"  (.*) \((test_loihi_backend.py:\d+)\): the chip has no such", str(told[0].message)
    )
    assert any("compare" in names.split(", ") for names, _ in rows)
    assert len(rows) == len({line for _, line in rows}), "a line of the user has a row of its own"
    _, r = mg.profile(f, xs)
    assert len(r.report.costs) == 2 and r.report.host_seconds > 0
    assert sum(row.name.startswith("host") for row in r.rows) == 3
    assert "on the host: " in r.table() and "compare (test_loihi_backend.py:" in r.table()


def test_splitting_keeps_every_bit() -> None:
    """Before any chip: the loops that are made, on the interpreter."""
    xs = np.random.default_rng(2).random((STEPS, 4), np.float32)
    graph = simplify(clear_weak(mg.jit(mixed).trace(xs).whole))
    graph = legalize(graph, lambda n: n.op in ROLES or n.op.kind != "call")
    made = split(graph)
    loops = [n for n in made.nodes if runs_on_chip(n)]
    assert len(loops) == 2
    for a, b in zip(evaluate(graph, [xs]), evaluate(made, [xs]), strict=True):
        np.testing.assert_array_equal(a, b)
    reading = read(loops[0], [np.zeros(x.type.shape, np.int32) for x in loops[0].ins])
    assert [n.kind for n in reading.network.populations] == ["lif"]
    assert reading.network.populations[0].line.startswith(__file__)


def refused_programs() -> dict[str, tuple[Any, str]]:
    """Programs with a part that cannot be on the chip, and what is said about it."""
    w = mnp.array(weights(1, 3, 4))

    def no_latency(xs: Any) -> Any:
        def step(n: Any, x: Any) -> Any:
            return fixed.lif(n, mnp.dot(w, x), vth=100)

        return lax.scan(step, fixed.initial("lif", 3), xs)[1]

    def real(xs: Any) -> Any:
        def step(n: Any, x: Any) -> Any:
            return mg.snn.lif(n, x)

        return lax.scan(step, mg.snn.initial("lif", 4), xs.astype("float32"))[1]

    def in_a_circle(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n, gate = carry
            c, a = fixed.dense(c, w, x * gate)
            n, s = fixed.lif(n, a, vth=100)
            return (c, n, 1 - mnp.max(s)), s

        one = mnp.array(1)
        return lax.scan(step, (fixed.connection(3), fixed.initial("lif", 3), one), xs)[1]

    def learns(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n, w = carry
            c, a = fixed.dense(c, w, x, sign="mixed")
            n, s = fixed.lif(n, a, vth=100)
            return (c, n, w + 1), s

        return lax.scan(step, (fixed.connection(3), fixed.initial("lif", 3), w), xs)[1]

    def looks_at_currents(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n = carry
            c, a = fixed.dense(c, w, x)
            n, s = fixed.lif(n, a, vth=100)
            return (c, n), (s, a)

        return lax.scan(step, (fixed.connection(3), fixed.initial("lif", 3)), xs)[1]

    def once(xs: Any) -> Any:
        return fixed.lif(fixed.initial("lif", 4), xs[0], vth=0)[1]

    return {
        "no latency": (no_latency, "not a sum of what arrives"),
        "floating point": (real, "computes in floating point"),
        "in a circle": (in_a_circle, "waits in every step"),
        "learning": (learns, "weights change from step to step"),
        "currents": (looks_at_currents, "what arrives is returned"),
        "no loop": (once, "not in a loop over time"),
    }


@pytest.mark.parametrize("name", list(refused_programs()))
def test_what_cannot_be_on_the_chip_is_named_and_runs_on_the_host(name: str) -> None:
    f, why = refused_programs()[name]
    xs = spikes(11, STEPS, 4)
    with pytest.warns(UserWarning, match=why):
        mg.jit(f, backend="loihi")(xs)
    check(f, xs)
    with pytest.raises(UnsupportedError) as raised:
        mg.jit(f, backend="loihi", options={"host": "error"})(xs)
    assert why in str(raised.value) and "test_loihi_backend.py" in str(raised.value)


# ---- mistakes, reports ---------------------------------------------------------------------------


@pytest.mark.parametrize("rows, columns", [((2, 0, 2), (3, 1, 3)), ((0, 3, 1), (0, 1, 2)),
                                           ((0, 2, 1), (0, -1, 2))])  # fmt: skip
def test_synapses_are_in_places_of_their_own(rows: Any, columns: Any) -> None:
    def f(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n = carry
            c, a = fixed.sparse(c, np.array([5, 6, 7]), np.array(rows), np.array(columns), x)
            n, s = fixed.lif(n, a, vth=10)
            return (c, n), s

        return lax.scan(step, (fixed.connection(3), fixed.initial("lif", 3)), xs)[1]

    with pytest.raises(ArgumentError, match="two synapses are in one place"):
        mg.jit(f, backend="loihi")(spikes(1, STEPS, 4))


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_loops_of_few_steps(steps: int) -> None:
    check(layers(12, 4), spikes(3, steps, 12), host="error")


def test_limits_are_checked_before_anything_runs() -> None:
    xs = spikes(1, STEPS, 6)
    with pytest.raises(MachineError, match="vth is"):
        mg.jit(layers(6, 4, vth=1 << 17), backend="loihi", options={"chip": "loihi1"})(xs)
    with pytest.raises(UnknownNameError, match="host is 'maybe'"):
        mg.jit(layers(6, 4), backend="loihi", options={"host": "maybe"})(xs)
    with pytest.raises(UnknownNameError, match="no option 'core'"):
        mg.jit(layers(6, 4), backend="loihi", options={"core": 2})(xs)
    with pytest.raises(ArgumentError, match="carry"):
        mg.jit(layers(6, 4), backend="loihi")(xs * 3)


def test_values_need_message_bits() -> None:
    def f(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n, d, m = carry
            c, a = fixed.dense(c, mnp.array(weights(1, 3, 4)), x)
            n, s = fixed.graded_vec(n, a)
            d, b = fixed.dense(d, mnp.array(weights(2, 2, 3)), s)
            m, s = fixed.lif(m, b, vth=10)
            return (c, n, d, m), s

        start = (fixed.connection(3), fixed.initial("graded_vec", 3), fixed.connection(2),
                 fixed.initial("lif", 2))  # fmt: skip
        return lax.scan(step, start, xs)[1]

    with pytest.raises(ArgumentError, match="graded_vec neurons send values"):
        mg.jit(f, backend="loihi")(spikes(1, STEPS, 4))


def test_what_is_under_way_cannot_be_set() -> None:
    def f(c: Any, xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n = carry
            c, a = fixed.dense(c, mnp.array(weights(1, 3, 4)), x)
            n, s = fixed.lif(n, a, vth=100)
            return (c, n), s

        return lax.scan(step, (c, fixed.initial("lif", 3)), xs)

    check(f, fixed.connection(3), spikes(1, STEPS, 4), host="error")  # it comes out
    (c, _), _ = mg.jit(f)(fixed.connection(3), spikes(1, STEPS, 4))
    with pytest.raises(ArgumentError, match="starts without anything under way"):
        run(f, c, spikes(1, STEPS, 4))


def test_reports_add_up() -> None:
    f, xs = layers(12, 40, 8), spikes(7, STEPS, 12)
    g = mg.jit(f, backend="loihi", options={"chip": "loihi1", "energy_model": "loihi1-davies2018"})
    out, r = mg.profile(g, xs)
    report = r.report
    s1, s2 = np.asarray(out[0][2]), np.asarray(out[1][2])
    assert report.spikes == s1.sum() + s2.sum()
    assert report.synops == int(xs.sum()) * 40 + int(s1.sum()) * 8
    assert report.counters["updates"] == STEPS * 48
    assert report.joules == pytest.approx(sum(row.energy[0] for row in r.rows if row.energy))
    assert report.joules_per_sample == report.joules
    assert report.limits["neurons"] == (48, 1024)
    assert "J per sample" in r.table() and "not priced" in r.table()
    compiled = g.lower(xs).compile()
    assert "chip, 24 steps" in compiled.as_text("segments")
    assert "cuba_lif1 40" in compiled.as_text("mapping")
    least = compiled.estimate()
    assert least.counters["synops"] == 0 and 0 < least.energy[0] < report.joules


def test_estimates_need_a_network_that_is_known() -> None:
    def f(w: Any, xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n = carry
            c, a = fixed.dense(c, w, x)
            n, s = fixed.lif(n, a, vth=1)
            return (c, n), s

        return lax.scan(step, (fixed.connection(3), fixed.initial("lif", 3)), xs)[1]

    lowered = mg.jit(f, backend="loihi").lower(mnp.array(weights(1, 3, 4)), spikes(1, STEPS, 4))
    compiled = lowered.compile()
    for look in (compiled.estimate, lambda: compiled.as_text("mapping")):
        with pytest.raises(UnsupportedError, match="not known before"):
            look()


@pytest.mark.parametrize("kind", ["bool", "int8", "uint8", "int32"])
def test_spikes_may_be_of_few_bits_and_of_another_shape(kind: str) -> None:
    w1, w2 = weights(1, 5, 12), weights(2, 3, 17)

    def f(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n, d, m = carry
            flat = x.reshape(12)
            c, a = fixed.dense(c, w1, flat)
            n, s = fixed.lif(n, a, vth=100)
            d, b = fixed.dense(d, w2, mnp.concatenate([flat.astype("int32"), s]))
            m, t = fixed.lif(m, b, vth=200)
            return (c, n, d, m), (s.astype("int64"), t.astype(bool), n.v)

        start = (fixed.connection(5), fixed.initial("lif", 5), fixed.connection(3),
                 fixed.initial("lif", 3))  # fmt: skip
        return lax.scan(step, start, xs)[1]

    xs = spikes(3, STEPS, 3, 4).astype(kind)
    check(f, xs)
    check(layers(12, 4), spikes(3, STEPS, 12).astype(kind), host="error")


def test_loops_in_loops_and_prints_run_on_the_host(capsys: pytest.CaptureFixture[str]) -> None:
    f = layers(4, 3)

    def twice(xs: Any) -> Any:
        return lax.scan(lambda c, _: (c, f(xs)), 0, None, length=2)[1]

    xs = spikes(1, 6, 4)
    with pytest.warns(UserWarning, match="at the top of the program"):
        mg.jit(twice, backend="loihi")(xs)
    check(twice, xs)

    def told(xs: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            c, n = carry
            c, a = fixed.dense(c, weights(1, 3, 4), x)
            n, s = fixed.lif(n, a, vth=100)
            mg.debug.print("sent {}", mnp.sum(s))
            return (c, n), s

        return lax.scan(step, (fixed.connection(3), fixed.initial("lif", 3)), xs)[1]

    (s,) = run(told, xs)
    assert capsys.readouterr().out.split() == [w for row in s for w in ("sent", str(row.sum()))]
