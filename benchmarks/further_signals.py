"""Signals and images for the further programs: filters, transforms, pixels moved about."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, several
from further_layers import convolved


def fft_convolution(lib: Any) -> Any:
    """Signals through a long filter, by a Fourier transform of twice the length."""
    fft = lib.numpy.fft

    def run(x: Any, w: Any) -> Any:
        n = x.shape[-1] + w.shape[-1] - 1
        return fft.irfft(fft.rfft(x, n) * fft.rfft(w, n), n)[..., : x.shape[-1]]

    return run


def spectrogram(lib: Any) -> Any:
    """Windows of 256 every 128, their power in 40 bands, as logarithms."""
    xp = lib.numpy

    def run(x: Any, bands: Any) -> Any:
        starts = xp.arange(0, x.shape[-1] - 255, 128)
        cut = x[:, starts[:, None] + xp.arange(256)[None, :]]
        window = 0.5 - 0.5 * xp.cos(2 * np.pi * xp.arange(256) / 256)
        power = xp.abs(xp.fft.rfft(cut * window)) ** 2
        return xp.log(power @ bands + 1e-6)

    return run


def cosine_transform(lib: Any) -> Any:
    """Blocks of 8x8 to frequencies, rounded as in JPEG, and back."""
    xp = lib.numpy
    k = np.arange(8)
    basis = np.cos(np.pi * (2 * k[None, :] + 1) * k[:, None] / 16) * np.sqrt(0.25)
    basis[0] /= np.sqrt(2)
    basis = basis.astype(np.float32)
    steps = (16 + 4 * (k[:, None] + k[None, :])).astype(np.float32)

    def run(image: Any) -> Any:
        h, w = image.shape
        blocks = image.reshape(h // 8, 8, w // 8, 8).transpose(0, 2, 1, 3)
        high = xp.round(basis @ blocks @ basis.T / steps) * steps
        back = basis.T @ high @ basis
        return back.transpose(0, 2, 1, 3).reshape(h, w)

    return run


def wavelets(lib: Any) -> Any:
    """Haar's wavelets of 5 levels, small ones dropped, and back."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        parts = []
        for _ in range(5):
            even, odd = x[:, ::2], x[:, 1::2]
            parts.append((even - odd) * np.float32(np.sqrt(0.5)))
            x = (even + odd) * np.float32(np.sqrt(0.5))
        for d in reversed(parts):
            d = xp.where(xp.abs(d) > 0.5, d, 0)
            x = xp.stack([x + d, x - d], -1).reshape(x.shape[0], -1) * np.float32(np.sqrt(0.5))
        return x

    return run


def median_filter(lib: Any) -> Any:
    """The median of 3x3 pixels, by a sort."""
    xp = lib.numpy

    def run(image: Any) -> Any:
        p = xp.pad(image, 1, mode="reflect")
        h, w = image.shape
        near = xp.stack([p[i : i + h, j : j + w] for i in range(3) for j in range(3)], -1)
        return xp.median(near, -1)

    return run


def equalised(lib: Any) -> Any:
    """The histogram of grey values made even."""
    xp = lib.numpy

    def run(image: Any) -> Any:
        count = xp.bincount(image.ravel(), length=256)
        total = xp.cumsum(count)
        table = ((total - total[0]) * 255 // xp.maximum(total[-1] - total[0], 1)).astype("uint8")
        return table[image]

    return run


def resized(lib: Any) -> Any:
    """Images of another size, between pixels by two lines."""
    return lambda x: lib.image.resize(x, (x.shape[0], 96, 128, x.shape[-1]), "bilinear")


def colours(lib: Any) -> Any:
    """Red, green and blue to hue, saturation and value, made brighter, and back."""
    xp = lib.numpy

    def run(rgb: Any) -> Any:
        r, g, b = rgb[..., 0], rgb[..., 1], rgb[..., 2]
        top, low = xp.max(rgb, -1), xp.min(rgb, -1)
        span = xp.where(top > low, top - low, 1)
        hue = xp.where(top == r, (g - b) / span % 6,
                       xp.where(top == g, (b - r) / span + 2, (r - g) / span + 4))  # fmt: skip
        full = xp.where(top > 0, (top - low) / xp.where(top > 0, top, 1), 0)
        value = xp.clip(top * 1.2, 0, 1)
        k = (xp.array([5.0, 3.0, 1.0]) + hue[..., None]) % 6
        return value[..., None] * (1 - full[..., None] * xp.clip(xp.minimum(k, 4 - k), 0, 1))

    return run


def turned(lib: Any) -> Any:
    """An image turned by an angle, by gathers of four neighbours."""
    xp = lib.numpy

    def run(image: Any, angle: Any) -> Any:
        h, w = image.shape
        y, x = xp.meshgrid(xp.arange(h) - h / 2, xp.arange(w) - w / 2, indexing="ij")
        c, s = xp.cos(angle), xp.sin(angle)
        u, v = c * x - s * y + w / 2, s * x + c * y + h / 2
        i, j = xp.floor(v).astype("int32"), xp.floor(u).astype("int32")
        a, b = v - i, u - j

        def at(i: Any, j: Any) -> Any:
            inside = (i >= 0) & (i < h) & (j >= 0) & (j < w)
            return xp.where(inside, image[xp.clip(i, 0, h - 1), xp.clip(j, 0, w - 1)], 0)

        return ((1 - a) * (1 - b) * at(i, j) + (1 - a) * b * at(i, j + 1)
                + a * (1 - b) * at(i + 1, j) + a * b * at(i + 1, j + 1))  # fmt: skip

    return run


def components(lib: Any) -> Any:
    """Connected parts of a picture: the least label spreads until nothing changes."""
    xp = lib.numpy

    def run(mask: Any) -> Any:
        start = xp.where(mask, xp.arange(mask.size).reshape(mask.shape), mask.size)

        def step(s: Any) -> Any:
            label, _ = s
            p = xp.pad(label, 1, constant_values=mask.size)
            near = xp.minimum(xp.minimum(p[2:, 1:-1], p[:-2, 1:-1]),
                              xp.minimum(p[1:-1, 2:], p[1:-1, :-2]))  # fmt: skip
            new = xp.where(mask, xp.minimum(label, near), mask.size)
            return new, xp.any(new != label)

        return lib.lax.while_loop(lambda s: s[1], step, (start, True))[0]

    return run


def flood(lib: Any) -> Any:
    """What can be reached from a corner."""
    xp = lib.numpy

    def run(free: Any) -> Any:
        start = xp.zeros_like(free).at[0, 0].set(True)

        def step(s: Any) -> Any:
            seen, _, i = s
            new = seen
            new = new.at[1:].set(new[1:] | seen[:-1]).at[:-1].set(new[:-1] | seen[1:])
            new = new.at[:, 1:].set(new[:, 1:] | seen[:, :-1])
            new = new.at[:, :-1].set(new[:, :-1] | seen[:, 1:]) & free
            return new, xp.any(new != seen), i + 1

        return lib.lax.while_loop(lambda s: s[1], step, (start, True, 0))[::2]

    return run


def bilateral(lib: Any) -> Any:
    """A mean of 5x5 neighbours, weighed by place and by likeness."""
    xp = lib.numpy

    def run(image: Any) -> Any:
        p = xp.pad(image, 2, mode="edge")
        h, w = image.shape
        total = weight = xp.zeros_like(image)
        for i in range(5):
            for j in range(5):
                near = p[i : i + h, j : j + w]
                far = ((i - 2) ** 2 + (j - 2) ** 2) / 8
                k = xp.exp(-((near - image) ** 2) * 2 - far)
                total, weight = total + k * near, weight + k
        return total / weight

    return run


def blurred(lib: Any) -> Any:
    """Gauss's blur by a line of 9 along both ways, of each channel."""

    def run(x: Any, w: Any) -> Any:
        c = x.shape[-1]
        for shape in ((9, 1, 1, 1), (1, 9, 1, 1)):
            line = lib.numpy.tile(w.reshape(shape), (1, 1, 1, c))
            x = convolved(lib, x, line, feature_group_count=c)
        return x

    return run


def box_filter(lib: Any) -> Any:
    """Means and deviations of 16x16 by sums over the whole picture."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        def mean(v: Any) -> Any:
            s = xp.cumsum(xp.cumsum(xp.pad(v, ((1, 0), (1, 0))), 0), 1)
            return (s[16:, 16:] - s[:-16, 16:] - s[16:, :-16] + s[:-16, :-16]) / 256

        m = mean(x)
        return m, xp.sqrt(xp.maximum(mean(x * x) - m * m, 1e-3))

    return run


def opened(lib: Any) -> Any:
    """Grey morphology: a minimum, then a maximum of 5x5; what that takes away."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        low = lib.lax.reduce_window(x, xp.inf, lib.lax.min, (5, 5), (1, 1), "SAME")
        return x - lib.lax.reduce_window(low, -xp.inf, lib.lax.max, (5, 5), (1, 1), "SAME")

    return run


def corners(lib: Any) -> Any:
    """Harris's corners, only the strongest of their neighbourhood."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        dy, dx = xp.gradient(x)

        def mean(v: Any) -> Any:
            return lib.lax.reduce_window(v, 0.0, lib.lax.add, (3, 3), (1, 1), "SAME")

        a, b, c = mean(dx * dx), mean(dx * dy), mean(dy * dy)
        strong = a * c - b * b - 0.05 * (a + c) ** 2
        top = lib.lax.reduce_window(strong, -xp.inf, lib.lax.max, (5, 5), (1, 1), "SAME")
        return lib.lax.top_k(xp.where(strong == top, strong, 0).ravel(), 100)

    return run


def recursive_filter(lib: Any) -> Any:
    """Biquads, one after the other, over many channels, by scan."""
    xp = lib.numpy

    def run(x: Any, b: Any, a: Any) -> Any:
        def step(state: Any, now: Any) -> Any:
            new = []
            for k in range(b.shape[0]):
                s1, s2 = state[k]
                out = b[k, 0] * now + s1
                new.append((b[k, 1] * now - a[k, 0] * out + s2, b[k, 2] * now - a[k, 1] * out))
                now = out
            return new, now

        zero = xp.zeros_like(x[0])
        return lib.lax.scan(step, [(zero, zero)] * b.shape[0], x)[1]

    return run


def suppressed(lib: Any) -> Any:
    """Boxes by score, those that overlap a better one dropped."""
    xp = lib.numpy

    def run(boxes: Any, scores: Any) -> Any:
        order = xp.argsort(-scores)
        low, high = boxes[order, :2], boxes[order, :2] + boxes[order, 2:]
        size = xp.prod(high - low, -1)
        over = xp.minimum(high[:, None], high[None]) - xp.maximum(low[:, None], low[None])
        both = xp.prod(xp.maximum(over, 0), -1)
        share = both / (size[:, None] + size[None] - both)
        later = xp.arange(len(scores))[None, :] > xp.arange(len(scores))[:, None]
        bad = (share > 0.5) & later

        def step(i: Any, keep: Any) -> Any:
            return keep & ~(bad[i] & keep[i])

        return order, lib.lax.fori_loop(0, len(scores), step, xp.ones(scores.shape, bool))

    return run


def correlated(lib: Any) -> Any:
    """Where a small picture lies in a large one, by normed products."""
    xp = lib.numpy

    def run(image: Any, small: Any) -> Any:
        small = small - small.mean()

        def over(v: Any, w: Any) -> Any:
            how = {"padding": "VALID"}
            return convolved(lib, v[None, :, :, None], w[:, :, None, None], **how)[0, :, :, 0]

        one = xp.ones_like(small)
        mean = over(image, one) / small.size
        spread = xp.sqrt(xp.maximum(over(image * image, one) - small.size * mean * mean, 1e-3))
        return xp.argmax(over(image, small) / spread)

    return run


def _tones(count: int, length: int) -> np.ndarray:
    t = np.arange(length) * np.linspace(0.01, 0.3, count)[:, None]
    return (np.sin(t * 6.28) + 0.1 * normal(count, length)).astype(np.float32)


def _grey(n: int) -> np.ndarray:
    return np.clip(normal(n, n) * 40 + 128, 0, 255).astype(np.uint8)


def _rooms(n: int) -> np.ndarray:
    free = np.random.default_rng(0).random((n, n)) < 0.75
    free[0, 0] = True
    return free


CASES = [
    ("convolution by FFT 32x4000 with 97", fft_convolution, several((32, 4000), (97,))),
    ("spectrogram 8x16384", spectrogram,
     lambda: (_tones(8, 16384), np.abs(normal(129, 40)))),
    ("cosine transform of blocks 512x512", cosine_transform, lambda: (normal(512, 512) * 64,)),
    ("wavelets 64x4096", wavelets, several((64, 4096))),
    ("median filter 256x256", median_filter, several((256, 256))),
    ("histogram made even 512x512", equalised, lambda: (_grey(512),)),
    ("images resized 8x64x64x3", resized, several((8, 64, 64, 3))),
    ("colours 512x512", colours,
     lambda: (np.random.default_rng(0).random((512, 512, 3), np.float32),)),
    ("image turned 512x512", turned, lambda: (normal(512, 512), np.float32(0.4))),
    ("connected parts 128x128", components, lambda: (_rooms(128),)),
    ("flood fill 128x128", flood, lambda: (_rooms(128),)),
    ("bilateral filter 256x256", bilateral, several((256, 256))),
    ("blur 4x128x128x8", blurred, several((4, 128, 128, 8), (9,))),
    ("box filter 512x512", box_filter, several((512, 512))),
    ("opening 512x512", opened, several((512, 512))),
    ("corners 256x256", corners, several((256, 256))),
    ("biquads 1000x64", recursive_filter,
     lambda: (normal(1000, 64), normal(3, 3), normal(3, 2) / 8)),
    ("boxes without overlap, 500", suppressed,
     lambda: (np.abs(normal(500, 4)) + 0.5, normal(500))),
    ("small picture in a large one 128x128, 9x9", correlated, several((128, 128), (9, 9))),
]  # fmt: skip
