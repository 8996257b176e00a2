"""Quaternions (x, y, z, w) along the last axis, and other forms of the rotations that they are.

J. Diebel, "Representing attitude: Euler angles, unit quaternions, and rotation vectors" (2006).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from monograph.numpy.binary import arctan2
from monograph.numpy.choosing import where
from monograph.numpy.joining import concatenate, stack
from monograph.numpy.reductions import argmax, sum
from monograph.numpy.special import hypot
from monograph.numpy.unary import abs, cos, sin, sqrt

_SMALL = 1e-3  # an angle up to which series take the place of quotients of it
_EPS = 1e-7  # how near to 0 or pi the middle angle leaves only the sum of the others


def parts(q: Any) -> tuple[Any, ...]:
    """The components along the last axis."""
    return tuple([q[..., i] for i in range(q.shape[-1])])


def length(v: Any) -> Any:
    return sqrt(sum(v * v, -1))


def normalized(q: Any) -> Any:
    return q / length(q)[..., None]


def product(p: Any, q: Any) -> Any:
    """The rotation by `q`, then by `p`."""
    (a, b, c, d), (e, f, g, h) = parts(p), parts(q)
    return stack(
        [
            d * e + h * a + b * g - c * f,
            d * f + h * b + c * e - a * g,
            d * g + h * c + a * f - b * e,
            d * h - a * e - b * f - c * g,
        ],
        -1,
    )


def canonical(q: Any) -> Any:
    """Of the two quaternions of a rotation that whose last nonzero of w, x, y, z is positive."""
    x, y, z, w = parts(q)
    negative = z < 0
    for v in (y, x, w):
        negative = (v < 0) | ((v == 0) & negative)
    return where(negative[..., None], -q, q)


# ---- matrices ------------------------------------------------------------------------------------
def to_matrix(q: Any) -> Any:
    x, y, z, w = parts(q)
    rows = [
        [x * x - y * y - z * z + w * w, 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), -x * x + y * y - z * z + w * w, 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), -x * x - y * y + z * z + w * w],
    ]
    return stack([stack(row, -1) for row in rows], -2)


def from_matrix(m: Any) -> Any:
    """By the largest of the diagonal's elements and its sum, so that no digits are lost."""
    diagonal = [m[..., i, i] for i in range(3)]
    trace = diagonal[0] + diagonal[1] + diagonal[2]
    choice = argmax(stack([*diagonal, trace], -1), -1)[..., None]
    made = stack(
        [*(m[..., k, j] - m[..., j, k] for j, k in ((1, 2), (2, 0), (0, 1))), 1 + trace], -1
    )
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        one = {i: 1 - trace + 2 * diagonal[i], j: m[..., j, i] + m[..., i, j]}
        one |= {k: m[..., k, i] + m[..., i, k], 3: m[..., k, j] - m[..., j, k]}
        made = where(choice == i, stack([one[at] for at in range(4)], -1), made)
    return normalized(made)


# ---- vectors -------------------------------------------------------------------------------------
def to_vector(q: Any) -> Any:
    """The axis times the angle, which is at most pi."""
    q = where(q[..., 3:] < 0, -q, q)
    axis = q[..., :3]
    angle = 2.0 * arctan2(length(axis), q[..., 3])
    square = angle * angle
    series = 2 + square / 12 + 7 * square * square / 2880
    scale = where(angle <= _SMALL, series, angle / sin(angle / 2))
    return scale[..., None] * axis


def from_vector(v: Any) -> Any:
    angle = length(v)
    square = angle * angle
    series = 0.5 - square / 48 + square * square / 3840
    scale = where(angle <= _SMALL, series, sin(angle / 2) / angle)
    return concatenate([scale[..., None] * v, cos(angle / 2)[..., None]], -1)


def to_rodrigues(q: Any) -> Any:
    """Modified Rodrigues parameters: the axis times the tangent of a quarter of the angle."""
    sign = where(q[..., 3:] < 0, -1.0, 1.0)
    return sign * q[..., :3] / (1.0 + sign * q[..., 3:])


def from_rodrigues(p: Any) -> Any:
    more = sum(p * p, -1)[..., None] + 1
    return concatenate([2 * p, 2 - more], -1) / more


# ---- Euler's angles ------------------------------------------------------------------------------
def about(axis: int, angle: Any) -> Any:
    """The rotation about a coordinate axis."""
    half = angle / 2.0
    zero = half * 0
    found = [zero, zero, zero, cos(half)]
    found[axis] = sin(half)
    return stack(found, -1)


def from_euler(axes: Sequence[int], angles: Any, intrinsic: bool) -> Any:
    """One rotation after the other: about axes that turn too (intrinsic), or that stay."""
    made, *others = [about(axis, angles[..., i]) for i, axis in enumerate(axes)]
    for q in others:
        made = product(made, q) if intrinsic else product(q, made)
    return made


def to_euler(axes: Sequence[int], q: Any, intrinsic: bool) -> Any:
    """E. Bernardes, S. Viollet, "Quaternion to Euler angles conversion" (2022)."""
    i, j, k = reversed(axes) if intrinsic else axes
    symmetric = i == k
    k = 3 - i - j if symmetric else k
    sign = (i - j) * (j - k) * (k - i) // 2
    v = parts(q)
    a, b, c, d = v[3], v[i], v[j], v[k] * sign
    if not symmetric:
        a, b, c, d = a - c, b + d, c + a, d - b
    middle = 2 * arctan2(hypot(c, d), hypot(a, b))
    total, gap = arctan2(b, a), arctan2(d, c)
    plain = (abs(middle) > _EPS) & (abs(middle - math.pi) > _EPS)
    alone = where(abs(middle) <= _EPS, 2 * total, (2 if intrinsic else -2) * gap)
    # Where one angle is not determined, the first of the result has all of the turn.
    first = where(plain, total - gap, 0 if intrinsic else alone)
    third = where(plain, total + gap, alone if intrinsic else 0)
    if not symmetric:
        third, middle = third * sign, middle - math.pi / 2
    found = [third, middle, first] if intrinsic else [first, middle, third]
    return (stack(found, -1) + math.pi) % (2 * math.pi) - math.pi
