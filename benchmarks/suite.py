"""The suite of whole programs: what people write, from a softmax to ResNet-18 and GPT-2."""

from __future__ import annotations

from functools import partial
from typing import Any

import gpt2
import networks
import numpy as np
import programs
import simulations
from cases import Case, Make, normal, of_numpy, places, several

LEAST = 0.9  # of XLA's speed, that each program must have

# Points at the edge of the set leave it a step earlier or later if a product is rounded before it
# is added.
_CHAOTIC = {"Mandelbrot 512x512, 50 steps": 0.01}


def suite() -> list[Case]:
    """All programs of the suite."""
    case = partial(Case, "suite", bar=LEAST)
    rows = (*_arrays(), *_simulations(), *_networks())
    return [case(*row, apart=_CHAOTIC.get(row[0], 0.0)) for row in rows]


def random_numbers(lib: Any) -> Any:
    """A million normal numbers of a seed."""
    return lambda seed: lib.random.normal(lib.random.key(seed), (1 << 20,))


def top_k(lib: Any) -> Any:
    return lambda x: lib.lax.top_k(x, 64)


def histogram(lib: Any) -> Any:
    """Counts of integers, by scattered sums."""
    return lambda x: lib.numpy.bincount(x, length=256)


def logsumexp(lib: Any) -> Any:
    return lambda x: lib.scipy.special.logsumexp(x, axis=-1)


def standardised(lib: Any) -> Any:
    """Columns with mean 0 and variance 1."""
    return lambda x: (x - x.mean(0)) / (x.std(0) + 1e-6)


def horner(lib: Any) -> Any:
    """A polynomial of degree 12."""
    return lambda c, x: lib.numpy.polyval(c, x)


def covariance(lib: Any) -> Any:
    return lambda x: lib.numpy.cov(x, rowvar=False)


def _arrays() -> list[tuple[str, Make, Any]]:
    table = (4096, 1024)
    return [
        ("softmax 4096x1024", programs.softmax, several(table)),
        ("layernorm 4096x1024", programs.layernorm, several(table, (1024,), (1024,))),
        ("logsumexp 4096x1024", logsumexp, several(table)),
        ("column statistics 4096x1024", standardised, several(table)),
        ("pointwise 4M", programs.pointwise, several((1 << 22,))),
        ("polynomial 1M", horner, several((13,), (1 << 20,))),
        ("roll stencil 2048x2048", programs.stencil, several((2048, 2048))),
        ("sobel 1024x1024", simulations.sobel, several((1024, 1024))),
        ("transpose and add 2048x2048", lambda lib: lambda x, y: x.T + y,
         several((2048, 2048), (2048, 2048))),
        ("argmax 4096x1024", of_numpy("argmax", axis=1), several(table)),
        ("cumsum 1024x2048", of_numpy("cumsum", axis=1), several((1024, 2048))),
        ("sort 256x4096", of_numpy("sort"), several((256, 4096))),
        ("top 64 of 1024x4096", top_k, several((1024, 4096))),
        ("histogram of 1M", histogram, lambda: (places(1 << 20, 256),)),
        ("normal numbers 1M", random_numbers, lambda: (np.uint32(7),)),
        ("matmul, bias, relu 512", programs.dense, several((512, 512), (512, 512), (512,))),
        ("chain of 4 matrices", networks.dense_chain,
         several((512, 512), (512, 512), (512, 512), (512, 8))),
        ("covariance 4096x128", covariance, several((4096, 128))),
        ("attention 4x1024x64", programs.attention, several(*[(4, 1024, 64)] * 3)),
    ]  # fmt: skip


def _simulations() -> list[tuple[str, Make, Any]]:
    s = simulations
    spd = normal(512, 512) / 32
    spd = spd @ spd.T + np.eye(512, dtype=np.float32)
    return [
        ("Mandelbrot 512x512, 50 steps", s.mandelbrot, lambda: s.plane(512)),
        ("heat 512x512, 50 steps", s.heat, several((512, 512))),
        ("wave 256x256, 100 steps", s.wave, several((256, 256), (256, 256))),
        ("Black-Scholes 1M", s.black_scholes,
         lambda: tuple(np.abs(normal(1 << 20, seed=i)) + 0.5 for i in range(3))),
        ("n-body 512, 5 steps", s.n_body, several((512, 3), (512, 3), (512,))),
        ("k-means 20000x16 to 32", s.k_means, several((20000, 16), (32, 16))),
        ("RBF kernel 1024x1024x32", s.gaussian_kernel, several((1024, 32), (1024, 32))),
        ("kernel sums 2048x2048x3", s.kernel_mean, several((2048, 3), (2048, 3), (2048,))),
        ("game of life 512x512, 20 steps", s.life,
         lambda: (places(0, 2, 512, 512).astype(np.int8),)),
        ("Kalman filter 4 states, 200 steps", s.kalman,
         lambda: (np.eye(4, dtype=np.float32) * 0.9, np.eye(4, dtype=np.float32) * 0.1,
                  normal(2, 4), np.eye(2, dtype=np.float32), normal(200, 2))),
        ("Lorenz 3x4096, 500 steps", s.lorenz, several((3, 4096))),
        ("Newton cube roots 64K", s.newton, lambda: (np.abs(normal(1 << 16)) + 0.5,)),
        ("Monte Carlo 1M", s.monte_carlo, lambda: (np.uint32(3),)),
        ("Ising 256x256, 10 sweeps", s.ising,
         lambda: (np.sign(normal(256, 256)), np.uint32(1))),
        ("edit distance 500x500", s.edit_distance,
         lambda: (places(500, 4), places(500, 4, seed=2))),
        ("power iteration 512, 30 steps", s.power_iteration, lambda: (spd, normal(512))),
        ("conjugate gradients 512, 15 steps", s.conjugate_gradient, lambda: (spd, normal(512))),
        ("Gaussian process 256, gradient", s.gaussian_process,
         lambda: (np.float32(0), np.linspace(0, 9, 256, dtype=np.float32), normal(256))),
        ("FFT filter 256x4096", s.fft_filter,
         lambda: (normal(256, 4096), np.abs(normal(2049)))),
    ]  # fmt: skip


def _networks() -> list[tuple[str, Make, Any]]:
    n = networks
    labels = np.eye(10, dtype=np.float32)[np.arange(128) % 10]
    mlp = programs.mlp_parameters((784, 512, 256, 10))
    small = programs.mlp_parameters((64, 128, 10))
    cells = ((64, 512), (128, 512), (512,), (100, 32, 64))
    image = (8, 28, 28, 1)
    return [
        ("MLP training step", n.training_step,
         lambda: (mlp, [tuple(0 * v for v in p) for p in mlp], normal(128, 784), labels)),
        ("Adam on 100 parameters", n.adam, n.adam_arguments),
        ("transformer block 4x128x256", n.transformer_block,
         lambda: (n.block_parameters(), normal(4, 128, 256))),
        ("transformer block 4x128x256, gradient", n.block_gradient,
         lambda: (n.block_parameters(), normal(4, 128, 256))),
        ("2-layer transformer 8x64, value and gradient",
         lambda lib: lib.value_and_grad(programs.transformer_loss(lib)),
         lambda: (programs.transformer_parameters(2), programs.tokens(8, 64))),
        ("LSTM 100 steps of 32x128", n.lstm, lambda: _scaled(*cells)),
        ("LSTM 100 steps of 32x128, gradient", n.lstm_gradient, lambda: _scaled(*cells)),
        ("GRU 100 steps of 32x128", n.gru,
         lambda: _scaled((64, 256), (128, 256), (128, 128), (100, 32, 64))),
        ("recurrence, 200 steps of 64x128", partial(programs.recurrent, length=200),
         lambda: _scaled((64, 128), (128, 128), (200, 64, 128))),
        ("embedding gradient 20000x64", n.embedding_gradient,
         lambda: (normal(20000, 64), normal(64, 16), places(0, 20000, 256, 32), places(256, 16))),
        ("per-example gradients 128", n.per_example_gradients,
         lambda: (small, normal(128, 64), labels)),
        ("Hessian of 64 weights", n.hessian,
         lambda: (normal(64) / 8, normal(1000, 64), np.sign(normal(1000)))),
        ("cross-entropy 1024x8192, gradient", n.cross_entropy_gradient,
         lambda: (normal(1024, 8192), places(1024, 8192))),
        ("batch norm 32x28x28x64", n.batch_norm,
         several((32, 28, 28, 64), (64,), (64,))),
        ("convolution net 8x28x28", n.conv_net, lambda: (n.conv_net_parameters(), normal(*image))),
        ("convolution net 8x28x28, gradient", n.conv_net_gradient,
         lambda: (n.conv_net_parameters(), normal(*image), labels[:8])),
        ("separable convolution 8x28x28x64", n.separable,
         several((8, 28, 28, 64), (3, 3, 1, 64), (1, 1, 64, 128))),
        ("average pool 3x3 of 8x56x56x64", _average_pool, several((8, 56, 56, 64))),
        ("ResNet-18 1x224x224", n.resnet18,
         lambda: (n.resnet18_parameters(), normal(1, 224, 224, 3))),
        ("GPT-2-small 1x64", lambda lib: partial(gpt2.forward, lib), _gpt2),
        ("dropout layer 1024x512", n.dropout_layer,
         lambda: (normal(1024, 512), n.weights(512, 512), normal(512), np.uint32(5))),
        ("autoencoder gradient 256x256", n.autoencoder_gradient,
         lambda: (n.autoencoder_parameters(), normal(256, 256))),
        ("mixture of 8 experts", n.experts,
         lambda: _scaled((256, 64), (64, 8), (8, 64, 256), (8, 256, 64))),
    ]  # fmt: skip


def _average_pool(lib: Any) -> Any:
    window, stride = (1, 3, 3, 1), (1, 2, 2, 1)
    return lambda x: lib.lax.reduce_window(x, 0.0, lib.lax.add, window, stride, "VALID") / 9


def _scaled(*shapes: tuple[int, ...]) -> tuple[np.ndarray, ...]:
    return tuple(networks.weights(*s, seed=i) for i, s in enumerate(shapes))


def _gpt2() -> tuple[Any, Any]:
    def filled(shape: Any) -> Any:
        if isinstance(shape, dict):
            return {k: filled(v) for k, v in shape.items()}
        if isinstance(shape, list) or (shape and isinstance(shape[0], tuple)):
            return type(shape)(filled(v) for v in shape)
        return networks.weights(*shape) if len(shape) > 1 else np.ones(shape, np.float32) * 0.1

    return filled(gpt2.shapes()), places(0, gpt2.WORDS, 1, 64)
