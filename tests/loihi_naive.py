"""Networks of the Loihi machine in Python's own integers, one neuron and one synapse at a time.

Written from the equations alone: it shares nothing with `monograph.backends.loihi` but the records
that say what a network is. `random_network` makes networks of every kind of neuron and connection.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from monograph.backends.loihi.network import (
    Geometry,
    Input,
    Network,
    Neurons,
    Synapses,
    Watched,
)

TOP = 2**23
DEFAULTS = {"du": 4095, "refractory": 1, "interval": 1}
STATES = {
    "lif_reset": ("u", "v", "step"),
    "refractory": ("u", "v", "wait"),
    "adaptive": ("u", "v", "theta", "r"),
    "graded_vec": ("v",),
    "graded_relu": ("v",),
    "sigma_delta": ("sigma", "act", "residue"),
}


def decay(x: int, keep: int) -> int:
    """x * keep / 4096 without what is behind the point."""
    whole = abs(x) * keep // 4096
    return whole if x >= 0 else -whole


def twos(x: int) -> int:
    """The lower 24 bits, signed."""
    x %= 2 * TOP
    return x - 2 * TOP if x >= TOP else x


def lava(x: int) -> int:
    """As Lava wraps, in 32 bits."""
    x = (x + 2**31) % 2**32 - 2**31
    if x > TOP:
        return x - 2 * TOP
    return x + 2 * TOP if x <= -TOP else x


def power(x: int, exp: int) -> int:
    return x * 2**exp if exp >= 0 else x // 2**-exp


@dataclass
class Found:
    """Every state and message after each step: name of population -> variable -> [b][t][i]."""

    values: dict[str, dict[str, list[list[list[int]]]]]
    at_the_boundary: bool = False  # whether the two ways of wrapping had to differ
    wraps: int = 0
    clips: int = 0


@dataclass
class Cell:
    """One neuron."""

    neurons: Neurons
    index: int
    found: Found
    states: dict[str, int] = field(default_factory=dict)

    def p(self, name: str) -> int:
        given = self.neurons.parameters.get(name)
        if given is None:
            return DEFAULTS.get(name, 0)
        return int(given) if np.ndim(given) == 0 else int(np.ravel(given)[self.index])

    def begin(self) -> None:
        for name in STATES.get(self.neurons.kind, ("u", "v")):
            given = self.neurons.initial.get(name, 0)
            self.states[name] = int(given) if np.ndim(given) == 0 else int(given[self.index])
        if self.neurons.kind == "adaptive" and "theta" not in self.neurons.initial:
            self.states["theta"] = self.p("theta_0") * 64

    def integrate(self, a: int) -> None:
        s = self.states
        summed = decay(s["u"], 4096 - self.p("du") - 1) + a * 64
        if abs(summed) == TOP or abs(summed) >= 3 * TOP:
            self.found.at_the_boundary = True
        s["u"] = twos(summed) if self.neurons.wrap == "twos" else lava(summed)
        self.found.wraps += s["u"] != summed
        bias = power(self.p("bias_mant"), self.p("bias_exp"))
        v = decay(s["v"], 4096 - self.p("dv")) + s["u"] + bias
        s["v"] = max(-TOP + 1, min(TOP - 1, v))
        self.found.clips += s["v"] != v

    def fire(self, threshold: int) -> None:
        if self.neurons.reset == "hard":
            self.states["v"] = 0
        elif self.neurons.reset == "soft":
            self.states["v"] -= threshold

    def step(self, a: int, t: int) -> int:
        """Take the summed input of step t (from 1); the message, or 0."""
        kind, s = self.neurons.kind, self.states
        a = (a + 2**31) % 2**32 - 2**31
        if kind in ("graded_vec", "graded_relu"):
            v = twos(a)
            self.found.wraps += v != a
            return v if (abs(v) if kind == "graded_vec" else v) > self.p("vth") else 0
        if kind == "sigma_delta":
            return self.sigma_delta(a)
        if kind == "lif_reset":
            s["step"] = t
            if t % self.p("interval") == self.p("offset") % self.p("interval"):
                s["u"] = s["v"] = 0
        self.integrate(a)
        if kind == "li":
            return 0
        if kind == "adaptive":
            return self.adapt()
        if kind == "refractory" and s["wait"] > 0:
            s["v"] = 0
        high = self.p("vth_hi" if kind == "ternary" else "vth") * 64
        low = self.p("vth_lo") * 64
        message = 0
        if s["v"] > high:
            message = 1
            self.fire(high)
        elif kind == "ternary" and s["v"] < low:
            message = -1
            self.fire(low)
        if kind == "refractory":
            if message:
                s["wait"] = self.p("refractory")
            s["wait"] = max(s["wait"] - 1, 0)
        return message

    def adapt(self) -> int:
        s, rest = self.states, self.p("theta_0") * 64
        s["theta"] = decay(s["theta"] - rest, 4096 - self.p("dtheta")) + rest
        s["r"] = decay(s["r"], 4096 - self.p("dr"))
        if s["v"] - s["r"] < s["theta"]:
            return 0
        s["r"] += 2 * s["theta"]
        s["theta"] += self.p("theta_step") * 64
        return 1

    def sigma_delta(self, a: int) -> int:
        s = self.states
        summed = s["sigma"] + a
        s["sigma"] = twos(summed)
        self.found.wraps += s["sigma"] != summed
        act = max(0, s["sigma"] + power(self.p("bias_mant"), self.p("bias_exp")))
        delta = act - s["act"] + s["residue"]
        sent = delta if abs(delta) >= self.p("vth") else 0
        s["act"], s["residue"] = act, delta - sent
        return power(sent, -self.p("state_exp"))


# ---- connections ---------------------------------------------------------------------------------


def on_the_grid(w: int, bits: int, sign: str) -> int:
    if sign == "inhibitory":
        return -on_the_grid(-w, bits, "excitatory")
    mixed = sign == "mixed"
    w = max(-256 if mixed else 0, min(255, w))
    step = 2 ** (8 - bits + mixed)
    return w // step * step


def synapses_of(c: Synapses) -> list[tuple[int, int, int, int]]:
    """(source neuron, target neuron, weight, delay) of each synapse, before the grid."""
    if c.geometry is not None:
        return convolution(c, c.geometry)
    w = c.weights if c.kind == "dense" else c.weights.toarray()
    scalar = c.delays is None or np.ndim(c.delays) == 0
    d = None if scalar else c.delays if c.kind == "dense" else c.delays.toarray()
    return [
        (j, i, int(w[i][j]), int(c.delays or 0) if d is None else int(d[i][j]))
        for i in range(w.shape[0])
        for j in range(w.shape[1])
    ]


def convolution(c: Synapses, g: Geometry) -> list[tuple[int, int, int, int]]:
    made = []
    high, wide, channels = g.out
    per = g.image[2] // g.groups
    for y in range(high):
        for x in range(wide):
            for o in range(channels):
                for ky in range(g.kernel[0]):
                    for kx in range(g.kernel[1]):
                        for k in range(per):
                            py = y * g.stride[0] + ky * g.dilation[0] - g.padding[0][0]
                            px = x * g.stride[1] + kx * g.dilation[1] - g.padding[1][0]
                            if 0 <= py < g.image[0] and 0 <= px < g.image[1]:
                                channel = o // (channels // g.groups) * per + k
                                j = (py * g.image[1] + px) * g.image[2] + channel
                                i = (y * wide + x) * channels + o
                                w = int(c.weights[o][ky][kx][k])
                                scalar = c.delays is None or np.ndim(c.delays) == 0
                                d = c.delays or 0 if scalar else c.delays[o][ky][kx][k]
                                made.append((j, i, w, int(d)))
    return made


def run(network: Network, given: dict[str, Any], presentations: int) -> Found:
    """Every population's states and messages."""
    found = Found({n.name: {} for n in network.populations})
    for b in range(presentations):
        cells = {n.name: [Cell(n, i, found) for i in range(n.count)] for n in network.populations}
        for each in cells.values():
            for cell in each:
                cell.begin()
        late: dict[tuple[str, int, int], int] = {}  # (population, step, neuron) -> input
        wires = []
        for c in network.connections:
            made = synapses_of(c)
            flat = np.ravel(c.weights) if c.kind != "sparse" else c.weights.data
            signs = [int(w) for w in flat]
            sign = c.sign or (
                "excitatory" if min(signs, default=0) >= 0
                else "inhibitory" if max(signs) <= 0 else "mixed"
            )  # fmt: skip
            wires.append(
                (c, [(j, i, on_the_grid(w, c.weight_bits, sign), d) for j, i, w, d in made])
            )
        for t in range(network.steps):
            sent = {name: [int(v) for v in x[b][t]] for name, x in given.items()}
            for n in network.populations:
                sent[n.name] = [
                    cell.step(late.get((n.name, t, i), 0), t + 1)
                    for i, cell in enumerate(cells[n.name])
                ]
                rows = found.values[n.name]
                states = {name: [c.states[name] for c in cells[n.name]]
                          for name in cells[n.name][0].states}  # fmt: skip
                for name, row in {**states, "s": sent[n.name]}.items():
                    per = rows.setdefault(name, [])
                    if len(per) == b:
                        per.append([])
                    per[b].append(row)
            for c, made in wires:
                summed: dict[tuple[int, int], int] = {}
                for j, i, w, d in made:
                    value = sent[c.source][j] if c.message_bits else int(sent[c.source][j] != 0)
                    summed[i, d] = summed.get((i, d), 0) + w * value
                for (i, d), total in summed.items():
                    key = (c.target, t + 1 + d, i)
                    late[key] = late.get(key, 0) + power(total, c.weight_exp)
    return found


# ---- random networks -----------------------------------------------------------------------------

KINDS = (
    "if", "lif", "cuba_lif", "li", "lif_reset", "refractory", "ternary", "adaptive", "graded_vec",
    "graded_relu", "sigma_delta",
)  # fmt: skip
VALUED = ("ternary", "graded_vec", "graded_relu", "sigma_delta")


def random_network(seed: int, wrap: Any) -> tuple[Network, dict[str, Any], int]:
    """A network, the messages of its inputs, and how many presentations there are."""
    r = random.Random(seed)
    presentations, steps = r.choice((1, 1, 2)), r.randrange(8, 25)
    image = (r.randrange(2, 5), r.randrange(2, 5), r.choice((1, 2)))
    inputs = [Input("x", image), Input("y", (r.randrange(1, 7),))]
    graded = {"x": False, "y": r.random() < 0.4}
    populations, connections = [], []
    shapes: dict[str, tuple[int, ...]] = {x.name: x.shape for x in inputs}
    geometry = random_geometry(r, image)
    for k in range(r.randrange(1, 4)):
        shape = geometry.out if k == 0 and r.random() < 0.4 else (r.randrange(1, 8),)
        made = random_neurons(r, f"n{k}", shape, wrap)
        populations.append(made)
        shapes[made.name], graded[made.name] = shape, made.kind in VALUED
        if k == 0 and shape == geometry.out:
            connections.append(random_conv(r, geometry))
    for n in populations:
        sources = r.sample(sorted(shapes), r.randrange(1, min(3, len(shapes)) + 1))
        for source in sources:
            name = f"{source}-{n.name}"
            sizes = np.prod(shapes[n.name], dtype=int), np.prod(shapes[source], dtype=int)
            connections.append(random_synapses(r, name, source, n.name, sizes, graded[source]))
    given = {x.name: messages(r, (presentations, steps, x.count), graded[x.name]) for x in inputs}
    states = [(n, s) for n in populations for s in (*STATES.get(n.kind, ("u", "v")), "s")]
    watched = tuple(Watched(n.name, s) for n, s in states)
    network = Network(tuple(inputs), tuple(populations), tuple(connections), watched, steps)
    return network, given, presentations


def random_neurons(r: random.Random, name: str, shape: tuple[int, ...], wrap: Any) -> Neurons:
    kind = r.choice(KINDS)
    count = int(np.prod(shape))

    def some(low: int, high: int) -> Any:
        """One for all, or one for each."""
        if r.random() < 0.5:
            return np.array(r.randint(low, high))
        return np.array([r.randint(low, high) for _ in range(count)])

    if kind in ("graded_vec", "graded_relu"):
        return Neurons(name, shape, kind, {"vth": some(0, 2000)}, wrap=wrap)
    p = {"bias_mant": some(-4096, 4095), "bias_exp": some(0, r.choice((0, 2, 7)))}
    if kind == "sigma_delta":
        p |= {"vth": some(0, 4000), "state_exp": some(0, 4)}
        return Neurons(name, shape, kind, p, wrap=wrap)
    p |= {"du": some(0, 4095) if r.random() < 0.7 else np.array(4095), "dv": some(0, 4095)}
    high = r.choice((20, 2000, 131071))
    if kind == "adaptive":
        p |= {"theta_0": some(0, min(high, 4095)), "theta_step": some(0, 4095)}
        p |= {"dtheta": some(0, 4095), "dr": some(0, 4095)}
    elif kind == "ternary":
        p |= {"vth_hi": some(0, high), "vth_lo": some(-high, 0)}
    elif kind != "li":
        p["vth"] = some(0, high)
    if kind == "lif_reset":
        p |= {"interval": np.array(r.randint(1, 9)), "offset": np.array(r.randint(0, 20))}
    if kind == "refractory":
        p["refractory"] = some(1, 6)
    initial = {"v": some(-(2**23) + 1, 2**23 - 1)} if r.random() < 0.3 else {}
    reset = r.choice(("hard", "hard", "soft", "none"))
    return Neurons(name, shape, kind, p, initial, reset, wrap)


def random_geometry(r: random.Random, image: tuple[int, int, int]) -> Geometry:
    groups = r.choice((1, image[2]))
    padding = ((r.randrange(2), r.randrange(2)), (r.randrange(2), r.randrange(2)))
    dilation = (r.choice((1, 1, 2)), 1)
    kernel = (1 if dilation[0] == 2 else r.randint(1, 2), r.randint(1, 2))
    stride = (r.randint(1, 2), r.randint(1, 2))
    return Geometry(image, kernel, groups * r.randint(1, 2), stride, padding, dilation, groups)


def random_conv(r: random.Random, g: Geometry) -> Synapses:
    shape = (g.channels, *g.kernel, g.image[2] // g.groups)
    w = weights(r, shape)
    delays = None if r.random() < 0.6 else np.array(
        [r.choice((0, 1, 5)) for _ in range(w.size)]
    ).reshape(shape)  # fmt: skip
    kind = "pool" if g.groups == g.image[2] == g.channels else "conv"
    return Synapses("conv", "x", "n0", kind, w, r.randint(1, 8), r.randint(-3, 7), delays=delays,
                    geometry=g)  # fmt: skip


def weights(r: random.Random, shape: tuple[int, ...]) -> Any:
    low, high = r.choice(((-300, 300), (-256, 254), (0, 255), (-255, 0), (-3, 3), (250, 300)))
    n = int(np.prod(shape))
    return np.array([r.randint(low, high) for _ in range(n)], np.int64).reshape(shape)


def random_synapses(
    r: random.Random, name: str, source: str, target: str, size: Any, graded: bool
) -> Synapses:
    from scipy import sparse

    w = weights(r, size)
    kind, delays = "dense", None
    if r.random() < 0.4:
        delays = np.array([r.choice((0, 1, 2, 63)) for _ in range(w.size)]).reshape(size)
        delays = delays if r.random() < 0.7 else int(delays.max())
    if r.random() < 0.4:
        kind = "sparse"
        w = sparse.csr_array(np.where(np.array([r.random() < 0.5 for _ in range(w.size)])
                                      .reshape(size), w, 0))  # fmt: skip
        delays = sparse.csr_array(delays) if isinstance(delays, np.ndarray) else delays
    sign = r.choice((None, None, "mixed", "excitatory", "inhibitory"))
    bits, exp = r.randint(1, 8), r.randint(-8, 7)
    return Synapses(name, source, target, kind, w, bits, exp, sign, delays, 8 if graded else 0)


def messages(r: random.Random, shape: tuple[int, ...], graded: bool) -> Any:
    share = r.choice((0.1, 0.5, 0.9))
    n = int(np.prod(shape))
    each = [(r.randint(-128, 127) if graded else 1) if r.random() < share else 0 for _ in range(n)]
    return np.array(each, np.int64).reshape(shape)
