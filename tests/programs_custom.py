"""Custom rules, derivatives and checkpoints, under both packages."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X3 = np.array([0.3, -1.2, 0.7], F32)
Y3 = np.array([1.1, 0.4, -0.6], F32)


@program
def grad_of_tanh(J: Any) -> Any:
    return J.grad(J.numpy.tanh)(0.4)


@program.raises
def grad_of_a_vector(J: Any) -> Any:
    return J.grad(J.numpy.tanh)(X3)
