"""Data and functions with rules that several tables of programs use; `J` is either package."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

F32 = np.float32
X3 = np.array([0.3, -1.2, 0.7], F32)
Y3 = np.array([1.1, 0.4, -0.6], F32)
Z3 = np.array([0.3 + 1j, -1.2j, 0.7], np.complex64)
M33 = np.array([[0.2, -0.5, 0.1], [0.4, 0.3, -0.2], [-0.1, 0.6, 0.5]], F32)
A33 = np.array([[3, 1, 0], [1, 4, 0.5], [0.2, 0, 2]], F32)
ROWS = np.linspace(-2, 2, 12, dtype=F32).reshape(4, 3)
N3 = np.array([3, -1, 2], np.int32)


# ---- functions with rules that differ from the truth, so that using the rule shows ---------------


def thrice(J: Any) -> Any:
    """sin(x) * y, said to have three times its derivative by x."""

    @J.custom_jvp
    def f(x: Any, y: Any) -> Any:
        return J.numpy.sin(x) * y

    @f.defjvp
    def f_jvp(primals: Any, tangents: Any) -> Any:
        (x, y), (dx, dy) = primals, tangents
        return f(x, y), 3 * J.numpy.cos(x) * dx * y + dy * J.numpy.sin(x)

    return f


def reversed_thrice(J: Any) -> Any:
    """The same with a reverse rule."""

    @J.custom_vjp
    def f(x: Any, y: Any) -> Any:
        return J.numpy.sin(x) * y

    def fwd(x: Any, y: Any) -> Any:
        return J.numpy.sin(x) * y, (x, y)

    def bwd(res: Any, g: Any) -> Any:
        x, y = res
        return 3 * J.numpy.cos(x) * y * g, J.numpy.sin(x) * g

    f.defvjp(fwd, bwd)
    return f


def clipped(J: Any) -> Any:
    """The identity, whose gradient is clipped to a range that is a setting."""

    @partial(J.custom_vjp, nondiff_argnums=(0, 1))
    def clip(lo: Any, hi: Any, x: Any) -> Any:
        return x

    clip.defvjp(
        lambda lo, hi, x: (x, None),
        lambda lo, hi, _, g: (J.numpy.clip(g, lo, hi),),
    )
    return clip
