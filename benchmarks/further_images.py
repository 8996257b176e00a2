"""Networks on images, sentences and points for the further programs: training, mostly."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places
from further_layers import IMAGE, LINE, convolved
from networks import weights


def squeezed(lib: Any) -> Any:
    """A wide block with depthwise 5x5, features weighed by their means; gradients."""
    xp = lib.numpy

    def gate(x: Any) -> Any:
        return xp.clip(x + 3, 0, 6) / 6

    def loss(w: Any, x: Any) -> Any:
        y = convolved(lib, x, w[0])
        y = y * gate(y)
        y = convolved(lib, y, w[1], feature_group_count=y.shape[-1])
        y = y * gate(y)
        share = gate(lib.nn.relu(y.mean((1, 2)) @ w[2]) @ w[3])
        return xp.mean((x + convolved(lib, y * share[:, None, None], w[4])) ** 2)

    return lib.grad(loss, argnums=(0, 1))


def adversaries(lib: Any) -> Any:
    """A step of a generator and of what tells its pictures from others."""
    xp = lib.numpy

    def made(p: Any, z: Any) -> Any:
        x = lib.nn.relu(z @ p[0]).reshape(-1, 7, 7, 64)
        x = lib.nn.relu(lib.lax.conv_transpose(x, p[1], (2, 2), "SAME", dimension_numbers=IMAGE))
        return xp.tanh(lib.lax.conv_transpose(x, p[2], (2, 2), "SAME", dimension_numbers=IMAGE))

    def told(p: Any, x: Any) -> Any:
        for w in p[:2]:
            x = lib.nn.leaky_relu(convolved(lib, x, w, window_strides=(2, 2)), 0.2)
        return x.reshape(x.shape[0], -1) @ p[2]

    def run(x: Any, z: Any, maker: Any, teller: Any) -> Any:
        false = lib.lax.stop_gradient(made(maker, z))

        def teller_loss(p: Any) -> Any:
            return xp.mean(lib.nn.softplus(-told(p, x)) + lib.nn.softplus(told(p, false)))

        def maker_loss(p: Any) -> Any:
            return xp.mean(lib.nn.softplus(-told(teller, made(p, z))))

        both = (teller, maker), (lib.grad(teller_loss)(teller), lib.grad(maker_loss)(maker))
        return lib.tree.map(lambda p, g: p - 0.01 * g, *both)

    return run


def first_layer(lib: Any) -> Any:
    """7x7 with stride 2 on colours and a maximum pool; gradients of kernel and image."""
    xp = lib.numpy

    def loss(x: Any, w: Any) -> Any:
        y = lib.nn.relu(convolved(lib, x, w, window_strides=(2, 2)))
        how = (1, 3, 3, 1), (1, 2, 2, 1), "SAME"
        return xp.mean(lib.lax.reduce_window(y, -xp.inf, lib.lax.max, *how) ** 2)

    return lib.grad(loss, argnums=(0, 1))


def to_colours(lib: Any) -> Any:
    """Images enlarged, refined, and taken to three colours."""
    xp = lib.numpy

    def run(x: Any, w: Any, out: Any) -> Any:
        x = xp.repeat(xp.repeat(x, 2, 1), 2, 2)
        return lib.nn.sigmoid(convolved(lib, lib.nn.relu(convolved(lib, x, w)), out))

    return run


def segmented(lib: Any) -> Any:
    """A net of three levels with links across, and the overlap of its mask; gradients."""
    xp = lib.numpy

    def halved(x: Any) -> Any:
        how = (1, 2, 2, 1), (1, 2, 2, 1), "VALID"
        return lib.lax.reduce_window(x, -xp.inf, lib.lax.max, *how)

    def doubled(x: Any, w: Any) -> Any:
        return lib.lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=IMAGE)

    def loss(w: Any, x: Any, mask: Any) -> Any:
        relu = lib.nn.relu
        fine = relu(convolved(lib, x, w[0]))
        middle = relu(convolved(lib, halved(fine), w[1]))
        y = relu(convolved(lib, halved(middle), w[2]))
        y = relu(convolved(lib, xp.concatenate([doubled(y, w[3]), middle], -1), w[4]))
        y = relu(convolved(lib, xp.concatenate([doubled(y, w[5]), fine], -1), w[6]))
        found = lib.nn.sigmoid(convolved(lib, y, w[7]))
        both = 2 * xp.sum(found * mask, (1, 2, 3)) + 1
        return 1 - xp.mean(both / (xp.sum(found, (1, 2, 3)) + xp.sum(mask, (1, 2, 3)) + 1))

    return lib.value_and_grad(loss)


def sentences(lib: Any) -> Any:
    """Windows of 3, 4 and 5 words, the strongest of each; gradients."""
    xp = lib.numpy

    def loss(words: Any, kernels: Any, out: Any, text: Any, labels: Any) -> Any:
        x = words[text]
        found = [
            lib.nn.relu(convolved(lib, x, w, LINE, padding="VALID")).max(1) for w in kernels
        ]  # fmt: skip
        logs = lib.nn.log_softmax(xp.concatenate(found, -1) @ out)
        return -xp.mean(xp.take_along_axis(logs, labels[:, None], 1))

    return lib.grad(loss, argnums=(0, 1, 2))


def moved_images(lib: Any) -> Any:
    """Images seen through affine maps, between pixels; gradients of images and maps."""
    xp = lib.numpy

    def one(image: Any, how: Any) -> Any:
        h, w, _ = image.shape
        y, x = xp.meshgrid(xp.linspace(-1, 1, h), xp.linspace(-1, 1, w), indexing="ij")
        to = xp.stack([x, y, xp.ones_like(x)], -1) @ how.T
        x, y = (to[..., 0] + 1) * (w - 1) / 2, (to[..., 1] + 1) * (h - 1) / 2
        fx, fy = (x - xp.floor(x))[..., None], (y - xp.floor(y))[..., None]
        i = xp.clip(xp.floor(y).astype("int32"), 0, h - 2)
        j = xp.clip(xp.floor(x).astype("int32"), 0, w - 2)
        top = (1 - fx) * image[i, j] + fx * image[i, j + 1]
        low = (1 - fx) * image[i + 1, j] + fx * image[i + 1, j + 1]
        return (1 - fy) * top + fy * low

    def loss(images: Any, how: Any) -> Any:
        return xp.mean(lib.vmap(one)(images, how) ** 2)

    return lib.grad(loss, argnums=(0, 1))


def modern_block(lib: Any) -> Any:
    """Depthwise 7x7, a norm, and a wide layer pixel by pixel; gradients."""
    xp = lib.numpy

    def loss(w: Any, x: Any) -> Any:
        y = convolved(lib, x, w[0], feature_group_count=x.shape[-1])
        y = (y - y.mean(-1, keepdims=True)) * lib.lax.rsqrt(y.var(-1, keepdims=True) + 1e-6)
        return xp.mean((x + lib.nn.gelu(y * w[3] @ w[1]) @ w[2]) ** 2)

    return lib.grad(loss, argnums=(0, 1))


def moving_pictures(lib: Any) -> Any:
    """LSTM cells whose products are convolutions, over 10 pictures; gradients."""
    xp = lib.numpy

    def loss(w: Any, x: Any) -> Any:
        def step(carry: Any, now: Any) -> Any:
            h, s = carry
            gates = convolved(lib, xp.concatenate([now, h], -1), w)
            i, f, o, u = xp.split(gates, 4, -1)
            s = lib.nn.sigmoid(f + 1) * s + lib.nn.sigmoid(i) * xp.tanh(u)
            return (lib.nn.sigmoid(o) * xp.tanh(s), s), None

        none = xp.zeros((*x.shape[1:-1], w.shape[-1] // 4))
        return xp.mean(lib.lax.scan(step, (none, none), x)[0][0] ** 2)

    return lib.grad(loss)


def points(lib: Any) -> Any:
    """Clouds of points: a net for each point, the largest of all, a classifier; gradients."""
    xp = lib.numpy

    def loss(layers: Any, out: Any, x: Any, labels: Any) -> Any:
        for w in layers:
            x = lib.nn.relu(x @ w)
        logs = lib.nn.log_softmax(x.max(1) @ out)
        return -xp.mean(xp.sum(logs * lib.nn.one_hot(labels, out.shape[1]), -1))

    return lib.grad(loss, argnums=(0, 1))


def generator(lib: Any) -> Any:
    """Pictures from numbers by transposed convolutions with norms of the batch; gradients."""
    xp = lib.numpy

    def larger(x: Any, w: Any) -> Any:
        return lib.lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=IMAGE)

    def norm(x: Any) -> Any:
        return (x - x.mean((0, 1, 2))) * lib.lax.rsqrt(x.var((0, 1, 2)) + 1e-5)

    def loss(w: Any, z: Any) -> Any:
        x = (z @ w[0]).reshape(-1, 4, 4, w[1].shape[2])
        for kernel in w[1:-1]:
            x = larger(lib.nn.relu(norm(x)), kernel)
        return xp.mean(xp.tanh(larger(lib.nn.relu(norm(x)), w[-1])) ** 2)

    return lib.grad(loss)


def augmented(lib: Any) -> Any:
    """Pictures cut at random from what is mirrored around them, turned, in other colours."""
    xp = lib.numpy
    grey = np.array([0.299, 0.587, 0.114], np.float32)

    def one(key: Any, x: Any) -> Any:
        place, side, light, depth, colour = lib.random.split(key, 5)
        wide = xp.pad(x, ((4, 4), (4, 4), (0, 0)), mode="reflect")
        at = lib.random.randint(place, (2,), 0, 9)
        x = lib.lax.dynamic_slice(wide, (at[0], at[1], 0), x.shape)
        x = xp.where(lib.random.bernoulli(side), x[:, ::-1], x)
        x = x * lib.random.uniform(light, (), minval=0.6, maxval=1.4)
        mean = x.mean()
        x = (x - mean) * lib.random.uniform(depth, (), minval=0.6, maxval=1.4) + mean
        share = lib.random.uniform(colour)
        return xp.clip(share * x + (1 - share) * (x @ grey)[..., None], 0, 1)

    return lambda key, x: lib.vmap(one)(lib.random.split(key, x.shape[0]), x)


def likeness(lib: Any) -> Any:
    """Structural similarity of pictures, by windows of 11 weighed by a bell; gradients."""
    xp = lib.numpy
    bell = np.exp(-0.5 * ((np.arange(11) - 5) / 1.5) ** 2).astype(np.float32)
    bell /= bell.sum()

    def near(x: Any) -> Any:
        for shape in ((11, 1, 1, 1), (1, 11, 1, 1)):
            x = convolved(lib, x, bell.reshape(shape), padding="VALID")
        return x

    def loss(a: Any, b: Any) -> Any:
        ma, mb = near(a), near(b)
        aa, bb, ab = near(a * a) - ma * ma, near(b * b) - mb * mb, near(a * b) - ma * mb
        alike = (2 * ma * mb + 1e-4) * (2 * ab + 9e-4)
        return xp.mean(alike / ((ma * ma + mb * mb + 1e-4) * (aa + bb + 9e-4)))

    return lib.value_and_grad(loss)


def _unet() -> tuple[list[np.ndarray], np.ndarray, np.ndarray]:
    shapes = [(3, 3, 1, 16), (3, 3, 16, 32), (3, 3, 32, 64), (2, 2, 64, 32), (3, 3, 64, 32),
              (2, 2, 32, 16), (3, 3, 32, 16), (1, 1, 16, 1)]  # fmt: skip
    x = normal(2, 64, 64, 1)
    return [weights(*s) for s in shapes], x, (x > 0).astype(np.float32)


CASES = [
    ("features weighed by means 4x28x28x24, gradient", squeezed,
     lambda: ([weights(1, 1, 24, 96), weights(5, 5, 1, 96), weights(96, 24), weights(24, 96),
               weights(1, 1, 96, 24)], normal(4, 28, 28, 24))),
    ("adversaries 16x28x28, step", adversaries,
     lambda: (normal(16, 28, 28, 1), normal(16, 32),
              [weights(32, 3136), weights(4, 4, 64, 32), weights(4, 4, 32, 1)],
              [weights(4, 4, 1, 32), weights(4, 4, 32, 64), weights(3136, 1)])),
    ("first layer 2x112x112x3, gradients", first_layer,
     lambda: (normal(2, 112, 112, 3), weights(7, 7, 3, 64))),
    ("images enlarged 2x32x32x32 to colours", to_colours,
     lambda: (normal(2, 32, 32, 32), weights(3, 3, 32, 32), weights(5, 5, 32, 3))),
    ("masks by a net of three levels 2x64x64, gradient", segmented, _unet),
    ("sentences of 50 words, 64 at once, gradient", sentences,
     lambda: (normal(5000, 64), [weights(k, 64, 32) for k in (3, 4, 5)], weights(96, 4),
              places(0, 5000, 64, 50), places(64, 4))),
    ("images through affine maps 8x48x48x8, gradient", moved_images,
     lambda: (normal(8, 48, 48, 8), normal(8, 2, 3) * 0.3)),
    ("depthwise 7x7 and a wide layer 4x28x28x64, gradient", modern_block,
     lambda: ([weights(7, 7, 1, 64), weights(64, 256), weights(256, 64), normal(64)],
              normal(4, 28, 28, 64))),
    ("LSTM of convolutions, 10 pictures 4x16x16x8, gradient", moving_pictures,
     lambda: (weights(3, 3, 24, 64), normal(10, 4, 16, 16, 8))),
    ("clouds of 256 points, 32 at once, gradient", points,
     lambda: ([weights(3, 64), weights(64, 128), weights(128, 256)], weights(256, 10),
              normal(32, 256, 3), places(32, 10))),
    ("generator of pictures 8x32x32x3, gradient", generator,
     lambda: ([weights(100, 1024), weights(4, 4, 64, 32), weights(4, 4, 32, 16),
               weights(4, 4, 16, 3)], normal(8, 100))),
    ("pictures cut and coloured at random 16x32x32x3", augmented,
     lambda: (np.array([0, 7], np.uint32),
              np.random.default_rng(0).random((16, 32, 32, 3), np.float32))),
    ("structural similarity 2x64x64, gradient", likeness,
     lambda: (np.abs(normal(2, 64, 64, 1)), np.abs(normal(2, 64, 64, 1, seed=1)))),
]  # fmt: skip
