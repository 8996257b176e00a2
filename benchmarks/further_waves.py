"""Waves, pictures and points for the further programs: transforms, filters, interpolation."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, several


def overlapped(lib: Any) -> Any:
    """A short Fourier transform, weak bins dropped, and back by adding what overlaps."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        n, hop = 512, 128
        window = xp.sqrt(0.5 - 0.5 * xp.cos(2 * np.pi * xp.arange(n) / n))
        count = (x.shape[-1] - n) // hop + 1
        at = hop * xp.arange(count)[:, None] + xp.arange(n)
        bins = xp.fft.rfft(x[at] * window)
        size = xp.abs(bins)
        kept = bins * (size > 2 * xp.median(size))
        out = xp.fft.irfft(kept, n) * window
        return xp.zeros_like(x).at[at].add(out)

    return run


def melodies(lib: Any) -> Any:
    """Cepstra: power in bands as logarithms, then a cosine transform, with their slopes."""
    xp = lib.numpy

    def run(x: Any, bands: Any) -> Any:
        frames = x.reshape(-1, 400) * xp.hamming(400)
        power = xp.abs(xp.fft.rfft(frames, 512)) ** 2
        energy = xp.log(power @ bands + 1e-6)
        k = xp.arange(40)
        turn = xp.cos(np.pi / 40 * (k[:, None] + 0.5) * xp.arange(13)[None, :])
        cepstra = energy @ turn
        p = xp.pad(cepstra, ((2, 2), (0, 0)), mode="edge")
        return cepstra, (2 * (p[4:] - p[:-4]) + p[3:-1] - p[1:-3]) / 10

    return run


def autocorrelated(lib: Any) -> Any:
    """Correlations of series with themselves at 64 delays, and a recursion of Levinson's."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        spectrum = xp.fft.rfft(x - x.mean(1, keepdims=True), 2 * x.shape[1])
        r = xp.fft.irfft(xp.abs(spectrum) ** 2)[:, :17]
        r = r / r[:, :1] + 1e-3 * (xp.arange(17) == 0)

        def step(i: Any, state: Any) -> Any:
            a, e = state
            turned = xp.roll(a[:, ::-1], i + 2 - 17 + 16 - 1, 1)
            inside = xp.arange(17) <= i
            near = xp.where(inside, r[:, xp.abs(i - xp.arange(17))], 0)
            k = -xp.sum(a * near, 1) / e
            a = a + k[:, None] * xp.where(xp.arange(17) <= i, turned, 0)
            return a, e * (1 - k * k)

        start = (xp.zeros((len(x), 17)).at[:, 0].set(1), r[:, 0])
        return lib.lax.fori_loop(1, 17, step, start)

    return run


def lattice_filter(lib: Any) -> Any:
    """An all-pole lattice of 10 stages over many channels."""
    xp = lib.numpy

    def run(x: Any, k: Any) -> Any:
        def step(back: Any, f: Any) -> Any:
            new = []
            for i in range(9, -1, -1):
                f = f - k[i] * back[i]
                new.append(back[i] + k[i] * f)
            return xp.stack([f, *reversed(new[1:])]), f

        return lib.lax.scan(step, xp.zeros((10, x.shape[1])), x)[1]

    return run


def adaptive(lib: Any) -> Any:
    """A filter of 32 taps that learns an echo, normalised steps, many channels."""
    xp = lib.numpy

    def run(x: Any, heard: Any) -> Any:
        def step(state: Any, at: Any) -> Any:
            w, past = state
            now, target = at
            past = xp.concatenate([now[:, None], past[:, :-1]], 1)
            error = target - xp.sum(w * past, 1)
            size = xp.sum(past * past, 1, keepdims=True) + 1e-2
            return (w + 0.5 * error[:, None] * past / size, past), error

        zero = xp.zeros((x.shape[1], 32))
        return lib.lax.scan(step, (zero, zero), (x, heard))[1]

    return run


def polyphase(lib: Any) -> Any:
    """Series at 3/2 of their rate: zeros between, a filter, every second kept."""
    xp = lib.numpy

    def run(x: Any, w: Any) -> Any:
        wide = xp.zeros((len(x), x.shape[1] * 3), x.dtype).at[:, ::3].set(x)
        return lib.vmap(lambda v: xp.convolve(v, w, mode="same"))(wide)[:, ::2]

    return run


def lifted(lib: Any) -> Any:
    """A wavelet by lifting, both ways of a picture, 3 levels."""
    xp = lib.numpy

    def once(x: Any) -> Any:
        even, odd = x[..., ::2], x[..., 1::2]
        odd = odd - (even + xp.roll(even, -1, -1)) / 2
        even = even + (odd + xp.roll(odd, 1, -1)) / 4
        return xp.concatenate([even, odd], -1)

    def run(x: Any) -> Any:
        for level in range(3):
            n = x.shape[0] >> level
            part = once(once(x[:n, :n]).T).T
            x = x.at[:n, :n].set(part)
        return x

    return run


def coordinates_mapped(lib: Any) -> Any:
    """A picture unrolled to angles and radii, by SciPy's interpolation."""
    xp = lib.numpy

    def run(image: Any) -> Any:
        n = image.shape[0]
        angle = xp.linspace(0, 2 * np.pi, 360)[:, None]
        radius = xp.linspace(1, n / 2 - 2, 128)[None, :]
        where = [n / 2 + radius * xp.sin(angle), n / 2 + radius * xp.cos(angle)]
        return lib.scipy.ndimage.map_coordinates(image, where, order=1, mode="nearest")

    return run


def lines(lib: Any) -> Any:
    """Hough's transform: points of edges vote for lines, each for two that are near."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        angle = xp.linspace(0, np.pi, 90, endpoint=False)
        far = x[:, None] * xp.cos(angle) + y[:, None] * xp.sin(angle)
        place = xp.clip(far * 32 + 128, 0, 254)
        at = xp.floor(place).astype(int)
        part, which = place - at, xp.arange(90)[None, :]
        votes = xp.zeros((90, 256)).at[which, at].add(1 - part).at[which, at + 1].add(part)
        return votes, xp.max(votes, 1)

    return run


def edges_thinned(lib: Any) -> Any:
    """Canny's edges: a blur, slopes, only ridges, two limits that spread 8 times."""
    xp = lib.numpy

    def run(image: Any) -> Any:
        w = xp.array([1.0, 4, 6, 4, 1]) / 16

        def shifted(v: Any, i: int, j: int) -> Any:
            h, k = v.shape
            return xp.pad(v, 2)[2 + i : 2 + i + h, 2 + j : 2 + j + k]

        x = sum(w[i + 2] * shifted(image, i, 0) for i in range(-2, 3))
        x = sum(w[i + 2] * shifted(x, 0, i) for i in range(-2, 3))
        dy = shifted(x, 1, 0) - shifted(x, -1, 0)
        dx = shifted(x, 0, 1) - shifted(x, 0, -1)
        size = xp.sqrt(dx * dx + dy * dy)
        way = xp.round(xp.arctan2(dy, dx) / (np.pi / 4)).astype(int) % 4
        ridge = xp.zeros(size.shape, bool)
        for k, (i, j) in enumerate([(0, 1), (1, 1), (1, 0), (1, -1)]):
            top = (size >= shifted(size, i, j)) & (size >= shifted(size, -i, -j))
            ridge |= (way == k) & top
        weak, strong = ridge & (size > 0.3), ridge & (size > 0.9)

        def step(_: Any, s: Any) -> Any:
            near = [shifted(s, i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
            return weak & lib.numpy.any(xp.stack(near), 0)

        return lib.lax.fori_loop(0, 8, step, strong)

    return run


def distances(lib: Any) -> Any:
    """How far every pixel is from the nearest set one: parabolas along rows, then columns."""
    xp = lib.numpy

    def along(f: Any) -> Any:
        n = f.shape[-1]
        square = (xp.arange(n)[:, None] - xp.arange(n)[None, :]) ** 2
        return xp.min(f[:, None, :] + square, -1)

    def run(mask: Any) -> Any:
        f = xp.where(mask, 0, 10**6)
        return xp.sqrt(along(along(f).T).T.astype(xp.float32))

    return run


def total_variation(lib: Any) -> Any:
    """A picture without noise by Chambolle's steps, 20 of them."""
    xp = lib.numpy

    def run(image: Any) -> Any:
        def divergence(p: Any, q: Any) -> Any:
            a = xp.diff(p, axis=0, prepend=0)
            return a + xp.diff(q, axis=1, prepend=0)

        def step(_: Any, state: Any) -> Any:
            p, q = state
            u = divergence(p, q) - image / 0.2
            dy = xp.diff(u, axis=0, append=u[-1:])
            dx = xp.diff(u, axis=1, append=u[:, -1:])
            size = 1 + 0.2 * xp.sqrt(dx * dx + dy * dy)
            return (p + 0.2 * dy) / size, (q + 0.2 * dx) / size

        zero = xp.zeros_like(image)
        return image - 0.2 * divergence(*lib.lax.fori_loop(0, 20, step, (zero, zero)))

    return run


def flow(lib: Any) -> Any:
    """Lucas and Kanade's motion between two pictures: a small system for each pixel."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        dy, dx = xp.gradient((a + b) / 2)
        dt = b - a

        def mean(v: Any) -> Any:
            return lib.lax.reduce_window(v, 0.0, lib.lax.add, (7, 7), (1, 1), "SAME")

        xx, xy, yy = mean(dx * dx) + 0.1, mean(dx * dy), mean(dy * dy) + 0.1
        xt, yt = mean(dx * dt), mean(dy * dt)
        det = xx * yy - xy * xy
        return (xy * yt - yy * xt) / det, (xy * xt - xx * yt) / det

    return run


def back_projected(lib: Any) -> Any:
    """A slice from its shadows: each filtered by a ramp and smeared back."""
    xp = lib.numpy

    def run(shadows: Any) -> Any:
        n = shadows.shape[1]
        ramp = xp.abs(xp.fft.rfftfreq(2 * n))
        f = xp.fft.irfft(xp.fft.rfft(shadows, 2 * n) * ramp, 2 * n)[:, :n]
        y, x = xp.meshgrid(xp.arange(n) - n / 2, xp.arange(n) - n / 2, indexing="ij")
        angles = xp.arange(len(shadows)) * np.pi / len(shadows)

        def step(image: Any, at: Any) -> Any:
            angle, line = at
            t = x * xp.cos(angle) + y * xp.sin(angle) + n / 2
            return image + xp.interp(t, xp.arange(n, dtype=xp.float32), line), None

        return lib.lax.scan(step, xp.zeros((n, n)), (angles, f))[0]

    return run


def local_binary(lib: Any) -> Any:
    """Patterns of 8 neighbours as bytes, counted in 8x8 cells."""
    xp = lib.numpy

    def run(image: Any) -> Any:
        h, w = image.shape
        p = xp.pad(image, 1, mode="edge")
        code = xp.zeros((h, w), xp.uint8)
        ring = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0)]
        for bit, (i, j) in enumerate(ring):
            code |= (p[i : i + h, j : j + w] >= image).astype(xp.uint8) << bit
        cells = code.reshape(8, h // 8, 8, w // 8).transpose(0, 2, 1, 3).reshape(64, -1)
        return lib.vmap(lambda c: xp.bincount(c, length=256))(cells)

    return run


def phase_shifts(lib: Any) -> Any:
    """How far pictures are moved, from the phases of their transforms."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        both = xp.fft.rfft2(a) * xp.conj(xp.fft.rfft2(b))
        peak = xp.fft.irfft2(both / xp.maximum(xp.abs(both), 1e-6), a.shape[1:])
        return xp.argmax(peak.reshape(len(a), -1), 1), xp.angle(both[:, 1, 1])

    return run


def median_lines(lib: Any) -> Any:
    """Running medians of 7 by compares and swaps of whole series."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        p = xp.pad(x, ((0, 0), (3, 3)), mode="edge")
        v = [p[:, i : i + x.shape[1]] for i in range(7)]
        for turn in range(7):
            for i in range(turn % 2, 6, 2):
                v[i], v[i + 1] = xp.minimum(v[i], v[i + 1]), xp.maximum(v[i], v[i + 1])
        return v[3]

    return run


CASES = [
    ("noise gated by overlapped transforms 32768", overlapped, several((32768,))),
    ("cepstra of 200 frames", melodies,
     lambda: (normal(80000), np.abs(normal(257, 40)))),
    ("prediction by Levinson 64x1024", autocorrelated, several((64, 1024))),
    ("lattice filter 1000x64", lattice_filter, lambda: (normal(1000, 64), normal(10) / 8)),
    ("adaptive filter 500x16", adaptive, several((500, 16), (500, 16))),
    ("rates changed 16x3000 by 3/2", polyphase, several((16, 3000), (31,))),
    ("lifted wavelets 256x256", lifted, several((256, 256))),
    ("picture unrolled 256x256", coordinates_mapped, several((256, 256))),
    ("lines by votes of 1000 points", lines, several((1000,), (1000,))),
    ("edges thinned 192x192", edges_thinned, several((192, 192))),
    ("distances to a mask 192x192", distances, lambda: (normal(192, 192) > 2,)),
    ("total variation 192x192, 20 steps", total_variation, several((192, 192))),
    ("motion between pictures 192x192", flow, several((192, 192), (192, 192))),
    ("slice from 60 shadows of 128", back_projected, several((60, 128))),
    ("patterns of neighbours 256x256", local_binary,
     lambda: (np.random.default_rng(0).integers(0, 256, (256, 256)).astype(np.uint8),)),
    ("shifts of 16 pictures 64x64", phase_shifts, several((16, 64, 64), (16, 64, 64))),
    ("running medians of 7, 32x4096", median_lines, several((32, 4096))),
]  # fmt: skip
