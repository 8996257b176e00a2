"""Networks that are mapped to cores: layers, images, recurrent ones with and without structure."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
from scipy import sparse

from monograph.backends.loihi.network import Geometry, Input, Network, Neurons, Synapses

CELL = {"vth": np.array(1000)}


def population(name: str, *shape: int) -> Neurons:
    return Neurons(name, shape, "cuba_lif", CELL)


def chance(out: int, into: int, share: float, seed: int, sign: int = 1) -> Any:
    """Synapses [out, in] between any two neurons with the same chance."""
    rng = np.random.default_rng(seed)
    return with_weights(
        sparse.random_array((out, into), density=share, format="csr", rng=rng), rng, sign
    )


def with_weights(w: Any, rng: np.random.Generator, sign: int = 1) -> Any:
    """Small even weights, so that every width of synapses holds them."""
    values = sign * 2 * rng.integers(1, 60, w.nnz)
    return sparse.csr_array((values, w.indices, w.indptr), w.shape)


def layers(sizes: tuple[int, ...] = (2048, 1024, 512, 10)) -> Network:
    """Dense layers; the first are neurons that pass the input on."""
    rng = np.random.default_rng(0)
    cells = tuple(population(f"layer{i}", n) for i, n in enumerate(sizes))
    joined = [Synapses("input", "x", "layer0", "sparse", sparse.eye_array(sizes[0], dtype=int) * 2)]
    for i, (a, b) in enumerate(pairwise(sizes)):
        w = 2 * rng.integers(-60, 60, (b, a))
        joined.append(Synapses(f"dense{i}", f"layer{i}", f"layer{i + 1}", "dense", w))
    return Network((Input("x", (sizes[0],)),), cells, tuple(joined), (), 1)


def images(side: int = 32) -> Network:
    """Two convolutions and a dense layer on an image."""
    rng = np.random.default_rng(0)
    pads = ((1, 1), (1, 1))
    first = Geometry((side, side, 2), (3, 3), 16, padding=pads)
    second = Geometry(first.out, (3, 3), 32, stride=(2, 2), padding=pads)
    third = Geometry(second.out, (2, 2), 32, stride=(2, 2), groups=32)
    cells = (
        population("conv1", *first.out), population("conv2", *second.out),
        population("pool", *third.out), population("classes", 10),
    )  # fmt: skip

    def kernel(g: Geometry, into: int) -> Any:
        return 2 * rng.integers(1, 60, (g.channels, *g.kernel, into // g.groups))

    joined = (
        Synapses("a", "x", "conv1", "conv", kernel(first, 2), geometry=first),
        Synapses("b", "conv1", "conv2", "conv", kernel(second, 16), geometry=second),
        Synapses("c", "conv2", "pool", "pool", kernel(third, 32), geometry=third),
        Synapses("d", "pool", "classes", "dense", 2 * rng.integers(1, 60, (10, cells[2].count))),
    )
    return Network((Input("x", (side, side, 2)),), cells, joined, (), 1)


def recurrent(n: int = 4096, share: float = 0.01) -> Network:
    """Neurons joined by chance."""
    joined = (
        Synapses("input", "x", "r", "sparse", chance(n, 64, 0.05, 0)),
        Synapses("again", "r", "r", "sparse", chance(n, n, share, 1)),
    )
    return Network((Input("x", (64,)),), (population("r", n),), joined, (), 1)


def small_world(n: int = 8192, near: int = 20, rewired: float = 0.1) -> Network:
    """A ring where each neuron meets its neighbours; a share of synapses goes anywhere instead.

    Watts and Strogatz, "Collective dynamics of 'small-world' networks", Nature 393, 1998.
    """
    rng = np.random.default_rng(0)
    source = np.repeat(np.arange(n), near)
    steps = np.tile(np.r_[-(near // 2) : 0, 1 : near // 2 + 1], n)
    target = np.where(rng.random(n * near) < rewired, rng.integers(n, size=n * near),
                      (source + steps) % n)  # fmt: skip
    w = with_weights(sparse.csr_array((np.ones(n * near), (target, source)), (n, n)), rng)
    joined = (
        Synapses("input", "x", "ring", "sparse", chance(n, 64, 0.05, 1)),
        Synapses("ring", "ring", "ring", "sparse", w),
    )
    return Network((Input("x", (64,)),), (population("ring", n),), joined, (), 1)


def balanced(n: int = 10_000, share: float = 0.002) -> Network:
    """Four excitatory neurons for each inhibitory one, all joined by chance."""
    sizes = {"exc": n * 4 // 5, "inh": n // 5}
    joined = [Synapses("input", "x", "exc", "sparse", chance(sizes["exc"], 64, 0.05, 0))]
    for i, (a, sign) in enumerate((("exc", 1), ("inh", -1))):
        for j, b in enumerate(sizes):
            w = chance(sizes[b], sizes[a], share, 1 + 2 * i + j, sign)
            joined.append(Synapses(f"{a} to {b}", a, b, "sparse", w))
    cells = tuple(population(name, size) for name, size in sizes.items())
    return Network((Input("x", (64,)),), cells, tuple(joined), (), 1)


NETWORKS: dict[str, Callable[[], Network]] = {
    "dense 2048-1024-512-10": layers,
    "convolutions on 32x32": images,
    "recurrent, 4096 neurons at 1 %": recurrent,
    "small world, 8192 neurons": small_world,
    "excitatory and inhibitory, 10,000 neurons at 0.2 %": balanced,
}
