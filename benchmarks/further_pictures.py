"""Pictures and scenes for the further programs: made by rays and triangles, matched and changed."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places


def marched(lib: Any) -> Any:
    """A sphere, a box and a floor found by distances, 40 steps a ray; shaded by differences."""
    xp = lib.numpy

    def length(p: Any) -> Any:
        return xp.sqrt(xp.sum(p * p, -1))

    def distance(p: Any) -> Any:
        q = xp.abs(p - xp.array([1.2, 0.0, 0.0])) - 0.4
        box = length(xp.maximum(q, 0)) + xp.minimum(q.max(-1), 0)
        return xp.minimum(xp.minimum(length(p) - 1, box), p[..., 1] + 1)

    def run(at: Any) -> Any:
        x, y = xp.meshgrid(*[xp.linspace(-1, 1, 100)] * 2)
        ray = xp.stack([x, y, xp.full_like(x, 1.5)], -1)
        ray = ray / length(ray)[..., None]

        def step(_: Any, far: Any) -> Any:
            return far + distance(at + ray * far[..., None])

        far = lib.lax.fori_loop(0, 40, step, xp.zeros_like(x))
        p, e = at + ray * far[..., None], 0.1 * xp.eye(3)
        slope = xp.stack([distance(p + e[k]) - distance(p - e[k]) for k in range(3)], -1)
        slope = slope / (length(slope)[..., None] + 1e-9)
        return xp.maximum(slope @ xp.array([0.5, 0.7, -0.5]), 0) * xp.exp(-0.1 * far)

    return run


def triangles(lib: Any) -> Any:
    """Triangles drawn one after the other into a picture of depths."""
    xp = lib.numpy

    def run(corners: Any) -> Any:
        x, y = xp.meshgrid(*[(xp.arange(96) + 0.5) / 96] * 2)

        def draw(state: Any, t: Any) -> Any:
            depth, which, number = state
            (ax, ay, az), (bx, by, bz), (cx, cy, cz) = t

            def side(px: Any, py: Any, qx: Any, qy: Any) -> Any:
                return (x - px) * (qy - py) - (y - py) * (qx - px)

            area = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax)
            u, v, w = side(bx, by, cx, cy), side(cx, cy, ax, ay), side(ax, ay, bx, by)
            u, v, w = u / area, v / area, w / area
            here = u * az + v * bz + w * cz
            seen = (u >= 0) & (v >= 0) & (w >= 0) & (here < depth)
            depth, which = xp.where(seen, here, depth), xp.where(seen, number, which)
            return (depth, which, number + 1), None

        start = xp.full((96, 96), 1e9), xp.full((96, 96), -1), 0
        return lib.lax.scan(draw, start, corners)[0][:2]

    return run


def matched(lib: Any) -> Any:
    """Depths of two pictures by costs along four directions."""
    xp = lib.numpy

    def along(cost: Any) -> Any:
        def step(before: Any, here: Any) -> Any:
            least = before.min(-1, keepdims=True)
            wide = xp.pad(before, ((0, 0), (1, 1)), constant_values=1e3)
            near = xp.minimum(wide[:, :-2], wide[:, 2:]) + 0.1
            found = here + xp.minimum(xp.minimum(before, near), least + 0.5) - least
            return found, found

        return lib.lax.scan(step, cost[0], cost)[1]

    def run(cost: Any) -> Any:
        turned = cost.transpose(1, 0, 2)
        across = along(turned) + along(turned[::-1])[::-1]
        return (across.transpose(1, 0, 2) + along(cost) + along(cost[::-1])[::-1]).argmin(-1)

    return run


def equalised(lib: Any) -> Any:
    """Contrast made even tile by tile, with a limit, and blended between tiles."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        tiles = x.reshape(8, 32, 8, 32).transpose(0, 2, 1, 3).reshape(64, 1024)
        counts = lib.vmap(lambda t: xp.bincount(t, length=256))(tiles)
        cut = xp.clip(counts - 40, 0).sum(1, keepdims=True) // 256
        table = xp.cumsum(xp.minimum(counts, 40) + cut, 1) * (255 / 1024)
        table = table.reshape(8, 8, 256)
        at = (xp.arange(256) - 15.5) / 32
        low = xp.clip(xp.floor(at).astype(int), 0, 7)
        high, part = xp.minimum(low + 1, 7), xp.clip(at - low, 0, 1)

        def row(i: Any) -> Any:
            ends = (table[i[:, None], j[None], x] for j in (low, high))
            a, b = ends
            return a * (1 - part) + b * part

        return row(low) * (1 - part[:, None]) + row(high) * part[:, None]

    return run


def carved(lib: Any) -> Any:
    """Ten seams of least energy taken out of a picture."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        columns, edge = xp.arange(150), xp.array([1e9])

        def seam(x: Any, _: Any) -> Any:
            energy = xp.abs(xp.roll(x, 1, 0) - x) + xp.abs(xp.roll(x, 1, 1) - x)

            def down(sums: Any, row: Any) -> Any:
                left = xp.concatenate([edge, sums[:-1]])
                three = xp.stack([left, sums, xp.concatenate([sums[1:], edge])])
                return row + three.min(0), three.argmin(0) - 1

            def up(at: Any, turns: Any) -> Any:
                return xp.clip(at + turns[at], 0, 149), at

            sums, turns = lib.lax.scan(down, xp.zeros(150), energy)
            places = lib.lax.scan(up, xp.argmin(sums), turns, reverse=True)[1]
            kept = xp.minimum(columns + (columns >= places[:, None]), 149)
            return xp.take_along_axis(x, kept, 1), places

        return lib.lax.scan(seam, x, None, length=10)

    return run


def sharpened(lib: Any) -> Any:
    """Richardson's and Lucy's rounds with a kernel of 9x9."""
    xp = lib.numpy

    def blurred(x: Any, k: Any) -> Any:
        return lib.lax.conv_general_dilated(x[None, None], k[None, None], (1, 1), "SAME")[0, 0]

    def run(seen: Any, k: Any) -> Any:
        def step(_: Any, x: Any) -> Any:
            return x * blurred(seen / (blurred(x, k) + 1e-6), k[::-1, ::-1])

        return lib.lax.fori_loop(0, 10, step, xp.full_like(seen, 0.5))

    return run


def _uniform(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).random(shape, np.float32)


CASES = [
    ("scene by distances 100x100, 40 steps", marched,
     lambda: (np.array([0.3, 0, -3], np.float32),)),
    ("100 triangles drawn 96x96", triangles, lambda: (_uniform(100, 3, 3),)),
    ("depths of two pictures 64x100, 32 shifts", matched, lambda: (_uniform(64, 100, 32),)),
    ("contrast of 64 tiles 256x256", equalised, lambda: (places(0, 256, 256, 256),)),
    ("10 seams out of 100x150", carved, lambda: (_uniform(100, 150),)),
    ("sharpened 100x100, 9x9, 10 rounds", sharpened,
     lambda: (np.abs(normal(100, 100)) + 0.1, _uniform(9, 9) / 40)),
]  # fmt: skip
