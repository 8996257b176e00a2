"""Programs as they are written for JAX, with Flax, Equinox and Optax.

Each is one step of its state; `PROGRAMS` lists them. They know nothing of this package: tests and
benchmarks run each with XLA and, through `monograph.from_jax`, here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

Step = Callable[[Any], Any]


@dataclass(frozen=True)
class JaxProgram:
    """A program in JAX.

    Attributes:
        name: what rows and tests call it.
        make: gives the step and the first state, a tree of arrays.
    """

    name: str
    make: Callable[[], tuple[Step, Any]]


def _images(count: int, size: int) -> tuple[jax.Array, jax.Array]:
    rng = np.random.default_rng(0)
    labels = rng.integers(0, 4, count)
    images = rng.standard_normal((count, size, size, 1)) + labels[:, None, None, None]
    return jnp.asarray(images, jnp.float32), jnp.asarray(labels, jnp.int32)


def flax_cnn() -> tuple[Step, Any]:
    """A convolutional classifier with batch normalization, one step of AdamW."""
    import flax.linen as nn
    import optax

    class Classifier(nn.Module):
        @nn.compact
        def __call__(self, x: Any) -> Any:
            for features in (8, 16):
                x = nn.Conv(features, (3, 3), use_bias=False)(x)
                x = nn.relu(nn.BatchNorm(use_running_average=False)(x))
                x = nn.avg_pool(x, (2, 2), strides=(2, 2))
            return nn.Dense(4)(x.reshape(x.shape[0], -1))

    model, tx = Classifier(), optax.adamw(3e-3, eps=1e-4)
    x, y = _images(32, 16)
    variables = model.init(jax.random.key(0), x)
    params, statistics = variables["params"], variables["batch_stats"]

    def loss(params: Any, statistics: Any) -> Any:
        held = {"params": params, "batch_stats": statistics}
        logits, new = model.apply(held, x, mutable=["batch_stats"])
        losses = optax.softmax_cross_entropy_with_integer_labels(logits, y)
        return losses.mean(), new["batch_stats"]

    def step(state: Any) -> Any:
        params, statistics, moments = state
        gradient, statistics = jax.grad(loss, has_aux=True)(params, statistics)
        updates, moments = tx.update(gradient, moments, params)
        return optax.apply_updates(params, updates), statistics, moments

    return step, (params, statistics, tx.init(params))


def flax_transformer() -> tuple[Step, Any]:
    """A decoder with attention and dropout, one step of AdamW on next-token cross-entropy."""
    import flax.linen as nn
    import optax

    class Block(nn.Module):
        @nn.compact
        def __call__(self, x: Any, mask: Any) -> Any:
            h = nn.LayerNorm()(x)
            attend = nn.MultiHeadDotProductAttention(num_heads=4, use_bias=False)
            h = attend(h, h, mask=mask)
            x = x + nn.Dropout(0.1, deterministic=False)(h)
            h = nn.gelu(nn.Dense(128)(nn.LayerNorm()(x)))
            return x + nn.Dense(32)(h)

    class Decoder(nn.Module):
        @nn.compact
        def __call__(self, tokens: Any) -> Any:
            embed = nn.Embed(64, 32)
            x = embed(tokens) + self.param("places", nn.initializers.normal(0.1), (16, 32))
            mask = nn.make_causal_mask(tokens)
            for _ in range(2):
                x = Block()(x, mask)
            return embed.attend(nn.LayerNorm()(x))

    model = Decoder()
    schedule = optax.warmup_cosine_decay_schedule(0.0, 3e-3, 5, 50)
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule, eps=1e-4))
    tokens = jnp.asarray(np.random.default_rng(1).integers(0, 64, (4, 16)), jnp.int32)
    params = model.init({"params": jax.random.key(0), "dropout": jax.random.key(1)}, tokens)

    def loss(params: Any, key: Any) -> Any:
        logits = model.apply(params, tokens, rngs={"dropout": key})
        found = optax.softmax_cross_entropy_with_integer_labels(logits[:, :-1], tokens[:, 1:])
        return found.mean()

    def step(state: Any) -> Any:
        params, moments, key = state
        key, used = jax.random.split(key)
        gradient = jax.grad(loss)(params, used)
        updates, moments = tx.update(gradient, moments, params)
        return optax.apply_updates(params, updates), moments, key

    return step, (params, tx.init(params), jax.random.key(2))


def equinox_mlp() -> tuple[Step, Any]:
    """A regression by an Equinox module, one step of Adam."""
    import equinox as eqx
    import optax

    tx = optax.adam(1e-2, eps=1e-4)
    model = eqx.nn.MLP(3, 1, width_size=64, depth=2, activation=jnp.tanh, key=jax.random.key(0))
    x = jnp.asarray(np.random.default_rng(0).standard_normal((128, 3)), jnp.float32)
    y = jnp.sin(x).sum(axis=1, keepdims=True)

    def loss(model: Any) -> Any:
        return jnp.mean((jax.vmap(model)(x) - y) ** 2)

    def step(state: Any) -> Any:
        model, moments = state
        gradient = eqx.filter_grad(loss)(model)
        updates, moments = tx.update(gradient, moments, model)
        return eqx.apply_updates(model, updates), moments

    return step, (model, tx.init(eqx.filter(model, eqx.is_array)))


def lotka_volterra() -> tuple[Step, Any]:
    """Rates of predators and prey fitted to a trajectory: Runge-Kutta by scan, and its gradient."""

    def field(z: Any, rates: Any) -> Any:
        prey, predators = z
        a, b, c, d = rates
        return jnp.stack([a * prey - b * prey * predators, -c * predators + d * prey * predators])

    def trajectory(rates: Any) -> Any:
        def advance(z: Any, _: Any) -> Any:
            h = 0.05
            k1 = field(z, rates)
            k2 = field(z + h / 2 * k1, rates)
            k3 = field(z + h / 2 * k2, rates)
            k4 = field(z + h * k3, rates)
            z = z + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            return z, z

        return jax.lax.scan(advance, jnp.array([1.0, 0.5]), None, length=100)[1]

    seen = trajectory(jnp.array([1.1, 0.8, 1.0, 0.9]))

    def step(rates: Any) -> Any:
        return rates - 0.01 * jax.grad(lambda r: jnp.mean((trajectory(r) - seen) ** 2))(rates)

    return step, jnp.array([1.0, 0.7, 1.1, 1.0])


def metropolis() -> tuple[Step, Any]:
    """Samples of a banana-shaped density by 64 chains of Metropolis and Hastings."""

    def log_density(z: Any) -> Any:
        return -0.5 * (z[0] ** 2 + (z[1] - z[0] ** 2) ** 2)

    def move(z: Any, key: Any) -> Any:
        proposing, accepting = jax.random.split(key)
        new = z + 0.5 * jax.random.normal(proposing, z.shape)
        accept = jnp.log(jax.random.uniform(accepting)) < log_density(new) - log_density(z)
        return jnp.where(accept, new, z), accept

    def step(state: Any) -> Any:
        z, key, accepted = state
        key, used = jax.random.split(key)
        keys = jax.random.split(used, (50, z.shape[0]))
        z, taken = jax.lax.scan(jax.vmap(move), z, keys)
        return z, key, accepted + taken.sum()

    return step, (jnp.zeros((64, 2)), jax.random.key(0), jnp.int32(0))


def newton() -> tuple[Step, Any]:
    """Roots of a nonlinear system, each by Newton's method until it is found."""

    def residual(z: Any, target: Any) -> Any:
        return jnp.array([z[0] ** 2 + z[1] ** 2 - target, jnp.exp(z[0]) + z[1] - 1.0 - target / 2])

    def root(start: Any, target: Any) -> Any:
        def far(carry: Any) -> Any:
            z, count = carry
            return (jnp.linalg.norm(residual(z, target)) > 1e-5) & (count < 30)

        def better(carry: Any) -> Any:
            z, count = carry
            slope = jax.jacfwd(residual)(z, target)
            return z - jnp.linalg.solve(slope, residual(z, target)), count + 1

        return jax.lax.while_loop(far, better, (start, 0))

    targets = jnp.linspace(1.0, 3.0, 16)

    def step(state: Any) -> Any:
        starts, _ = state
        return jax.vmap(root)(starts + 0.01, targets)

    return step, (jnp.ones((16, 2)), jnp.zeros(16, jnp.int32))


def k_means() -> tuple[Step, Any]:
    """Centres of clusters, moved once by Lloyd's algorithm."""
    rng = np.random.default_rng(0)
    middles = rng.uniform(-5, 5, (6, 2))
    points = jnp.asarray(middles[np.arange(600) % 6] + rng.standard_normal((600, 2)), jnp.float32)

    def step(centres: Any) -> Any:
        distances = jnp.sum((points[:, None] - centres[None]) ** 2, axis=-1)
        nearest = jnp.argmin(distances, axis=1)
        sums = jax.ops.segment_sum(points, nearest, num_segments=6)
        counts = jax.ops.segment_sum(jnp.ones(600), nearest, num_segments=6)
        return jnp.where(counts[:, None] > 0, sums / counts[:, None], centres)

    return step, points[:6]


def fft_convolution() -> tuple[Step, Any]:
    """An image blurred and sharpened by products of two-dimensional spectra."""
    rng = np.random.default_rng(0)
    ramp = jnp.arange(96) - 48.0
    bump = jnp.exp(-0.5 * (ramp[:, None] ** 2 + ramp[None] ** 2) / 9.0)
    kernel = jnp.fft.rfft2(jnp.fft.ifftshift(bump / bump.sum()))

    def step(image: Any) -> Any:
        blurred = jnp.fft.irfft2(jnp.fft.rfft2(image) * kernel, s=image.shape)
        return jnp.clip(image + 0.5 * (image - blurred), -4, 4) * 0.9

    return step, jnp.asarray(rng.standard_normal((96, 96)), jnp.float32)


def lstm() -> tuple[Step, Any]:
    """A recurrent network on waves, one step of gradient descent through time."""
    width = 32
    rng = np.random.default_rng(0)

    def dense(m: int, n: int) -> jax.Array:
        return jnp.asarray(rng.standard_normal((m, n)) / np.sqrt(m), jnp.float32)

    params = {"w": dense(1 + width, 4 * width), "b": jnp.zeros(4 * width), "out": dense(width, 1)}
    times = jnp.arange(33.0) / 4
    waves = jnp.sin(times[:, None, None] + jnp.arange(8.0)[None, :, None])

    def loss(params: Any) -> Any:
        def cell(carry: Any, x: Any) -> Any:
            h, c = carry
            gates = jnp.concatenate([x, h], axis=-1) @ params["w"] + params["b"]
            i, f, g, o = jnp.split(gates, 4, axis=-1)
            c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h @ params["out"]

        start = (jnp.zeros((8, width)), jnp.zeros((8, width)))
        _, guesses = jax.lax.scan(cell, start, waves[:-1])
        return jnp.mean((guesses - waves[1:]) ** 2)

    def step(params: Any) -> Any:
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, jax.grad(loss)(params))

    return step, params


PROGRAMS = (
    JaxProgram("Flax CNN, AdamW", flax_cnn),
    JaxProgram("Flax transformer, AdamW", flax_transformer),
    JaxProgram("Equinox MLP, Adam", equinox_mlp),
    JaxProgram("Lotka-Volterra fit", lotka_volterra),
    JaxProgram("Metropolis sampler", metropolis),
    JaxProgram("Newton, 16 systems", newton),
    JaxProgram("k-means", k_means),
    JaxProgram("FFT convolution 96x96", fft_convolution),
    JaxProgram("LSTM", lstm),
)


def compiled_by_jax(step: Step) -> Step:
    """The step compiled by XLA; what is not an array stays as it is, as in `monograph.from_jax`."""
    import equinox as eqx

    compiled: Step = eqx.filter_jit(step)
    return compiled
