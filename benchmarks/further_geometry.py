"""Geometry for the further programs: meshes, rays, cameras, frames, small matrices."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places, several


def mesh_normals(lib: Any) -> Any:
    """Normals of faces and corners of a mesh, areas, and what it encloses."""
    xp = lib.numpy

    def run(x: Any, f: Any) -> Any:
        a, b, c = (x[f[:, k]] for k in range(3))
        n = xp.cross(b - a, c - a)
        at = xp.zeros_like(x)
        for k in range(3):
            at = at.at[f[:, k]].add(n)
        at = at / xp.maximum(xp.linalg.norm(at, axis=-1, keepdims=True), 1e-6)
        return at, 0.5 * xp.linalg.norm(n, axis=-1), xp.sum(a * xp.cross(b, c)) / 6

    return run


def smoothed_mesh(lib: Any) -> Any:
    """A mesh made smooth by means of neighbours along edges, 10 times."""
    xp = lib.numpy

    def run(x: Any, i: Any, j: Any) -> Any:
        count = xp.maximum(xp.zeros(len(x)).at[i].add(1.0).at[j].add(1.0), 1)

        def step(_: Any, x: Any) -> Any:
            total = xp.zeros_like(x).at[i].add(x[j]).at[j].add(x[i])
            return x + 0.5 * (total / count[:, None] - x)

        return lib.lax.fori_loop(0, 10, step, x)

    return run


def boxes_hit(lib: Any) -> Any:
    """Rays and boxes between pairs of planes, with soft edges: the nearest one."""
    xp = lib.numpy

    def run(o: Any, d: Any, low: Any, size: Any) -> Any:
        def one(o: Any, d: Any) -> Any:
            a, b = (low - o) / d, (low + xp.abs(size) - o) / d
            near, far = xp.max(xp.minimum(a, b), -1), xp.min(xp.maximum(a, b), -1)
            past = xp.maximum(near, 0) - far
            return xp.min(xp.clip(near, 0, 100) + 100 * xp.clip(5 * past, 0, 1))

        return lib.vmap(one)(o, d)

    return run


def shaded_spheres(lib: Any) -> Any:
    """Rays to spheres, shaded, with shadows."""
    xp = lib.numpy

    def hit(o: Any, d: Any, c: Any, r: Any) -> Any:
        s = o[:, None] - c
        b = xp.sum(s * d[:, None], -1)
        k = b * b - xp.sum(s * s, -1) + r * r
        t = -b - xp.sqrt(xp.maximum(k, 0))
        return xp.where((k > 0) & (t > 1e-3), t, 100)

    def run(o: Any, d: Any, c: Any, r: Any, colour: Any) -> Any:
        d = d / xp.linalg.norm(d, axis=-1, keepdims=True)
        t = hit(o, d, c, r)
        first, near = xp.argmin(t, 1), xp.min(t, 1)
        p = o + near[:, None] * d
        n = (p - c[first]) / r[first][:, None]
        light = xp.array([0.57, 0.57, -0.57])
        dark = xp.min(hit(p + 0.01 * n, xp.broadcast_to(light, p.shape), c, r), 1) < 100
        shade = xp.maximum(n @ light, 0) * xp.where(dark, 0.3, 1)
        return xp.where((near < 100)[:, None], colour[first] * shade[:, None], 0.1)

    return run


def bundle(lib: Any) -> Any:
    """Points seen by cameras with distortion: errors, their Jacobians, normal equations."""
    xp = lib.numpy

    def turned(w: Any, p: Any) -> Any:
        angle = xp.sqrt(xp.sum(w * w) + 1e-12)
        k = w / angle
        along = k * xp.dot(k, p) * (1 - xp.cos(angle))
        return p * xp.cos(angle) + xp.cross(k, p) * xp.sin(angle) + along

    def off(camera: Any, p: Any, seen: Any) -> Any:
        q = turned(camera[:3], p) + camera[3:6]
        u = q[:2] / q[2]
        square = xp.sum(u * u)
        return camera[6] * u * (1 + camera[7] * square + camera[8] * square * square) - seen

    def run(cameras: Any, points: Any, i: Any, j: Any, seen: Any) -> Any:
        c, p = cameras[i], points[j]
        e = lib.vmap(off)(c, p, seen)
        jc, jp = lib.vmap(lib.jacfwd(off, (0, 1)))(c, p, seen)
        h = lib.ops.segment_sum(xp.einsum("nij,nik->njk", jc, jc), i, len(cameras))
        g = lib.ops.segment_sum(xp.einsum("nij,ni->nj", jp, e), j, len(points))
        return h, g, xp.sum(e * e)

    return run


def arms(lib: Any) -> Any:
    """Chains of frames, each turned by an angle; points carried by the last."""
    xp = lib.numpy

    def run(angles: Any, points: Any) -> Any:
        c, s, z = xp.cos(angles), xp.sin(angles), xp.zeros_like(angles)
        rows = [[c, -s, z, z + 0.3], [s, c, z, z], [z, z, z + 1, z + 0.1], [z, z, z, z + 1]]
        m = xp.stack([xp.stack(row, -1) for row in rows], -2)
        t = m[:, 0]
        for k in range(1, m.shape[1]):
            t = t @ m[:, k]
        return xp.einsum("bij,nj->bni", t[:, :3, :3], points) + t[:, None, :3, 3]

    return run


def skinned(lib: Any) -> Any:
    """Corners moved by 4 bones each."""
    xp = lib.numpy

    def run(v: Any, bones: Any, index: Any, weight: Any) -> Any:
        m = xp.sum(bones[index] * weight[..., None, None], 1)
        h = xp.concatenate([v, xp.ones_like(v[:, :1])], -1)
        return xp.einsum("nij,nj->ni", m, h)[:, :3]

    return run


def cofactors(lib: Any) -> Any:
    """Inverses of 3x3 matrices, written out by cross products."""
    xp = lib.numpy

    def run(m: Any) -> Any:
        a, b, c = (m[..., k, :] for k in range(3))
        columns = xp.stack([xp.cross(b, c), xp.cross(c, a), xp.cross(a, b)], -1)
        return columns / xp.sum(a * xp.cross(b, c), -1)[..., None, None]

    return run


def stresses(lib: Any) -> Any:
    """Stresses of strains, and what von Mises makes of them."""
    xp = lib.numpy

    def run(g: Any) -> Any:
        e = 0.5 * (g + xp.swapaxes(g, -1, -2))
        s = 2 * e + xp.trace(e, axis1=-2, axis2=-1)[..., None, None] * xp.eye(3)
        d = s - xp.trace(s, axis1=-2, axis2=-1)[..., None, None] / 3 * xp.eye(3)
        return s, xp.sqrt(1.5 * xp.sum(d * d, (-1, -2)))

    return run


def slerp(lib: Any) -> Any:
    """Turns between two quaternions, and points turned by them."""
    xp = lib.numpy

    def run(p: Any, q: Any, t: Any, v: Any) -> Any:
        d = xp.sum(p * q, -1, keepdims=True)
        q = xp.where(d < 0, -q, q)
        angle = xp.arccos(xp.clip(xp.abs(d), 0, 0.999))
        r = (xp.sin((1 - t) * angle) * p + xp.sin(t * angle) * q) / xp.sin(angle)
        r = r / xp.linalg.norm(r, axis=-1, keepdims=True)
        u, w = r[:, 1:], r[:, :1]
        return v + 2 * xp.cross(u, xp.cross(u, v) + w * v)

    return run


def voxels(lib: Any) -> Any:
    """Means and maxima of a cloud in small cubes, by segments."""
    xp = lib.numpy

    def run(x: Any, c: Any) -> Any:
        k = xp.floor(x * 4).astype(int)
        key = (k[:, 0] * 40 + k[:, 1]) * 40 + k[:, 2]
        count = lib.ops.segment_sum(xp.ones(len(key)), key, 64000)
        mean = lib.ops.segment_sum(x, key, 64000) / xp.maximum(count, 1)[:, None]
        return mean, xp.maximum(lib.ops.segment_max(c, key, 64000), -9)

    return run


def orthonormal(lib: Any) -> Any:
    """Bases of many planes by QR, and points laid onto them."""
    xp = lib.numpy

    def run(a: Any, x: Any) -> Any:
        q, r = xp.linalg.qr(a)
        return xp.einsum("nij,nkj,nk->ni", q, q, x), r

    return run


def frames(lib: Any) -> Any:
    """Twists to turns and shifts by Rodrigues' formula; clouds moved and moved back."""
    xp = lib.numpy

    def cross(w: Any) -> Any:
        x, y, z = w[:, 0], w[:, 1], w[:, 2]
        rows = [0 * x, -z, y, z, 0 * x, -x, -y, x, 0 * x]
        return xp.stack(rows, -1).reshape(-1, 3, 3)

    def run(twist: Any, cloud: Any) -> Any:
        w, u = twist[:, :3], twist[:, 3:]
        angle = xp.linalg.norm(w, axis=-1)[:, None, None] + 1e-3
        k = cross(w)
        k2 = k @ k
        a, b = xp.sin(angle) / angle, (1 - xp.cos(angle)) / angle**2
        turn = xp.eye(3) + a * k + b * k2
        shift = xp.einsum("nij,nj->ni", xp.eye(3) + b * k + (1 - a) / angle**2 * k2, u)
        moved = xp.einsum("nij,nmj->nmi", turn, cloud) + shift[:, None]
        return moved, xp.einsum("nji,nmj->nmi", turn, moved - shift[:, None])

    return run


def splats(lib: Any) -> Any:
    """Normal distributions of quaternions and scales, seen by a camera, inverted."""
    xp = lib.numpy

    def run(q: Any, s: Any, mean: Any, view: Any) -> Any:
        q = q / xp.linalg.norm(q, axis=-1, keepdims=True)
        w, x, y, z = (q[:, k] for k in range(4))
        rows = [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
                2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
                2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]  # fmt: skip
        m = xp.stack(rows, -1).reshape(-1, 3, 3) * xp.exp(s)[:, None, :]
        t = mean @ view[:3, :3].T + view[:3, 3]
        far = xp.maximum(xp.abs(t[:, 2]), 0.3)
        flat = [[1 / far, 0 * far, -t[:, 0] / far**2], [0 * far, 1 / far, -t[:, 1] / far**2]]
        a = xp.stack([xp.stack(row, -1) for row in flat], -2) @ view[:3, :3] @ m
        c = a @ xp.swapaxes(a, 1, 2) + 0.3 * xp.eye(2)
        det = c[:, 0, 0] * c[:, 1, 1] - c[:, 0, 1] ** 2
        found = xp.stack([c[:, 1, 1], -c[:, 0, 1], c[:, 0, 0]], -1) / det[:, None]
        return found, t[:, :2] / far[:, None]

    return run


def curl(lib: Any) -> Any:
    """The curl of a field of vectors on a periodic grid."""
    xp = lib.numpy

    def run(f: Any) -> Any:
        def along(c: int, axis: int) -> Any:
            return (xp.roll(f[..., c], -1, axis) - xp.roll(f[..., c], 1, axis)) / 2

        parts = [along(2, 1) - along(1, 2), along(0, 2) - along(2, 0), along(1, 0) - along(0, 1)]
        return xp.stack(parts, -1)

    return run


def elements(lib: Any) -> Any:
    """Triangles' stiffness from their corners, times what is at these, added up."""
    xp = lib.numpy

    def run(x: Any, t: Any, u: Any) -> Any:
        p = x[t]
        a, b = p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]
        det = xp.abs(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]) + 0.1
        sides = [a - b, b, -a]
        g = xp.stack([xp.stack([s[:, 1], -s[:, 0]], -1) for s in sides], 1) / det[:, None, None]
        k = xp.einsum("nid,njd,n->nij", g, g, det / 2)
        return xp.zeros_like(u).at[t].add(xp.einsum("nij,nj->ni", k, u[t]))

    return run


def _unit(n: int, seed: int = 0) -> np.ndarray:
    q = normal(n, 4, seed=seed)
    return q / np.linalg.norm(q, axis=-1, keepdims=True)


def _cameras(n: int) -> np.ndarray:
    rest = np.tile(np.array([0, 0, 8, 500, 0.01, 0.001], np.float32), (n, 1))
    return np.concatenate([0.1 * normal(n, 3), rest], 1)


def _bones(n: int) -> tuple[np.ndarray, ...]:
    w = np.abs(normal(n, 4))
    return normal(n, 3), normal(60, 4, 4), places(0, 60, n, 4), w / w.sum(-1, keepdims=True)


def _scene(n: int) -> tuple[np.ndarray, ...]:
    ahead = np.array([0, 0, 6], np.float32)
    balls = normal(20, 3) + ahead, np.abs(normal(20)) * 0.3 + 0.2, np.abs(normal(20, 3))
    return np.zeros((n, 3), np.float32), normal(n, 3) + ahead / 2, *balls


_AHEAD = np.eye(4, dtype=np.float32)
_AHEAD[2, 3] = 5

CASES = [
    ("normals of 20000 faces", mesh_normals,
     lambda: (normal(10000, 3), places(0, 10000, 20000, 3))),
    ("mesh of 15000 edges smoothed, 10 steps", smoothed_mesh,
     lambda: (normal(5000, 3), places(15000, 5000), places(15000, 5000, seed=7))),
    ("rays 1000 to boxes 500", boxes_hit, several((1000, 3), (1000, 3), (500, 3), (500, 3))),
    ("rays 4096 to spheres 20, shaded", shaded_spheres, lambda: _scene(4096)),
    ("bundle adjustment of 8000", bundle,
     lambda: (_cameras(20), normal(2000, 3), places(8000, 20), places(8000, 2000, seed=2),
              normal(8000, 2) * 100)),
    ("arms of 6 joints, 1000 of 30 points", arms, several((1000, 6), (30, 3))),
    ("skin of 20000 on 60 bones", skinned, lambda: _bones(20000)),
    ("cofactors of 10000 3x3", cofactors,
     lambda: (normal(10000, 3, 3) + 4 * np.eye(3, dtype=np.float32),)),
    ("stresses 5000", stresses, several((5000, 3, 3))),
    ("slerp 20000", slerp,
     lambda: (_unit(20000), _unit(20000, 1),
              np.random.default_rng(0).random((20000, 1), np.float32), normal(20000, 3))),
    ("voxels of 50000", voxels,
     lambda: (np.random.default_rng(0).random((50000, 3), np.float32) * 9.9, normal(50000))),
    ("planes of 2000 by QR", orthonormal, several((2000, 3, 2), (2000, 3))),
    ("frames 2000 of 20 points", frames, several((2000, 6), (2000, 20, 3))),
    ("splats 10000", splats,
     lambda: (normal(10000, 4), normal(10000, 3) * 0.1, normal(10000, 3), _AHEAD)),
    ("curl 32x32x32", curl, several((32, 32, 32, 3))),
    ("stiffness of 20000 triangles", elements,
     lambda: (normal(10000, 2), places(0, 10000, 20000, 3), normal(10000))),
]  # fmt: skip
