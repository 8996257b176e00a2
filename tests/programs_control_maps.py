"""Loops under both packages: `map` and `associative_scan`."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs
from programs_control import F32, I, M, X

program = Programs()


# ---- map -----------------------------------------------------------------------------------------


@program
def map_of_trees(J: Any) -> Any:
    return J.lax.map(lambda x: (x["a"] * 2, {"b": x["c"] > 2}), {"a": X, "c": I})


@program
def map_in_batches(J: Any) -> Any:
    xs = np.linspace(0, 1, 10, dtype=F32)
    f = lambda x: (J.numpy.sin(x), x * J.numpy.ones(3))  # noqa: E731
    return [J.lax.map(f, xs, batch_size=b) for b in (1, 3, 5, 10, 20, 0)]


@program
def map_in_batches_of_trees(J: Any) -> Any:
    xs = {"a": np.arange(21, dtype=F32).reshape(7, 3), "b": np.arange(7)}
    return J.lax.map(lambda x: x["a"].sum() + x["b"], xs, batch_size=2)


@program
def map_of_nothing(J: Any) -> Any:
    return J.lax.map(lambda x: x * 2, X[:0])


# ---- associative_scan ----------------------------------------------------------------------------


@program
def associative_sums(J: Any) -> Any:
    np_ = J.numpy
    return [J.lax.associative_scan(np_.add, np_.arange(n)) for n in (0, 1, 2, 3, 5, 8, 13)]


@program
def associative_reversed(J: Any) -> Any:
    return J.lax.associative_scan(J.numpy.subtract, X[:2], reverse=True), J.lax.associative_scan(
        J.numpy.maximum, M, reverse=True, axis=1
    )


@program
def associative_products_of_matrices(J: Any) -> Any:
    mats = np.linspace(-1, 1, 20, dtype=F32).reshape(5, 2, 2)
    return J.lax.associative_scan(J.numpy.matmul, mats)


@program
def associative_along_axes(J: Any) -> Any:
    return [J.lax.associative_scan(J.numpy.add, M, axis=a) for a in (0, 1, -1)]


@program
def associative_over_trees(J: Any) -> Any:
    def combine(a: Any, b: Any) -> Any:
        return {"m": a["m"] * b["m"], "o": b["m"] * a["o"] + b["o"]}

    return J.lax.associative_scan(combine, {"m": X, "o": M[:, 0]})


@program
def associative_of_booleans(J: Any) -> Any:
    return J.lax.associative_scan(J.numpy.logical_or, np.array([False, False, True, False, False]))


@program
def associative_derivative(J: Any) -> Any:
    f = lambda x: (J.lax.associative_scan(J.numpy.multiply, x) ** 2).sum()  # noqa: E731
    return J.grad(f)(X), J.jvp(f, (X,), (X,)), J.vmap(J.grad(f))(M), J.jit(J.hessian(f))(X)


@program
def associative_result_in_another_container(J: Any) -> Any:
    combine = lambda a, b: [a[0] + b[0], a[1] * b[1]]  # noqa: E731
    return J.lax.associative_scan(combine, (X, I))
