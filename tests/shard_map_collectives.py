"""Programs with `shard_map`: each collective, and how values are cut."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from shard_map_table import RING, K, M, W, X, every, mesh_of, over, program, spec

COLLECTIVES: dict[str, tuple[Callable[..., Any], Any]] = {
    "psum": (lambda lax, x: lax.psum(x, "x"), ()),
    "pmean": (lambda lax, x: lax.pmean(x * x, "x"), ()),
    "psum_of_shared": (lambda lax, x: lax.psum(3.0, "x") * x + lax.psum(x.sum(), "x"), ("x",)),
    "all_gather": (lambda lax, x: lax.all_gather(x, "x")[1] * x, ("x",)),
    "all_gather_tiled": (lambda lax, x: lax.all_gather(x, "x", tiled=True)[::4] * x, ("x",)),
    "psum_scatter": (lambda lax, x: lax.psum_scatter(x, "x"), ("x1",)),
    "psum_scatter_tiled": (lambda lax, x: lax.psum_scatter(x, "x", tiled=True), ("x",)),
    "all_to_all": (lambda lax, x: lax.all_to_all(x, "x", 0, 0), ("x",)),
    "all_to_all_tiled": (lambda lax, x: lax.all_to_all(x, "x", 0, 0, tiled=True), ("x",)),
    "ppermute": (lambda lax, x: lax.ppermute(x, "x", RING) * x, ("x",)),
    "ppermute_some": (lambda lax, x: lax.ppermute(x, "x", [(0, 2), (3, 1)]) + x, ("x",)),
    "pshuffle": (lambda lax, x: lax.pshuffle(x, "x", [2, 0, 3, 1]), ("x",)),
    "pswapaxes": (lambda lax, x: lax.pswapaxes(x, "x", 0), ("x",)),
    "axis_index": (lambda lax, x: lax.axis_index("x") * x, ("x",)),
    "axis_size": (lambda lax, x: lax.axis_size("x") * x, ("x",)),
    "pcast": (lambda lax, x: lax.pcast(lax.psum(x, "x"), "x", to="varying") * x, ("x",)),
}  # fmt: skip


def _collective(name: str) -> None:
    f, out = COLLECTIVES[name]

    def run(J: Any) -> Any:
        P = spec(J)
        end = P() if out == () else P("x")
        if out == ("x1",):
            g = over(J, lambda x: f(J.lax, x)[None], P("x"), end)
        else:
            g = over(J, lambda x: f(J.lax, x), P("x"), end)
        return every(J, g, X)

    def unchecked(J: Any) -> Any:
        P = spec(J)
        end = P() if out == () else P("x")
        h = (lambda x: f(J.lax, x)[None]) if out == ("x1",) else (lambda x: f(J.lax, x))
        return every(J, over(J, h, P("x"), end, check_vma=False), X)

    def mapped(J: Any) -> Any:
        P = spec(J)
        end = P() if out == () else P("x")
        h = (lambda x: f(J.lax, x)[None]) if out == ("x1",) else (lambda x: f(J.lax, x))
        g = over(J, h, P("x"), end)
        return J.vmap(g)(np.stack([X, X * X])), J.vmap(J.grad(lambda x: (g(x) ** 2).sum()))(
            np.stack([X, X + 1])
        )

    def inner_map(J: Any) -> Any:
        P = spec(J)
        end = P() if out == () else P(None, "x")
        h = (lambda x: f(J.lax, x)[None]) if out == ("x1",) else (lambda x: f(J.lax, x))
        g = over(J, J.vmap(h), P(None, "x"), end)
        return every(J, g, np.stack([X, X * X]))

    for kind, made in (
        ("", run),
        ("_unchecked", unchecked),
        ("_mapped", mapped),
        ("_maps", inner_map),
    ):
        made.__name__ = name + kind
        program(made)


for _name in COLLECTIVES:
    _collective(_name)


@program
def pmax_and_pmin(J):
    P = spec(J)
    f = over(J, lambda x: (J.lax.pmax(x, "x"), J.lax.pmin(x, "x")), P("x"), P())
    return f(X), J.jit(f)(X), f(K)


@program
def pmax_has_no_derivative(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.pmax(x, "x"), P("x"), P())
    return f(X)


@program
def all_gather_invariant(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.all_gather(x, "x", tiled=True, to="invarying"), P("x"), P())
    return every(J, f, X)


@program
def several_axes(J):
    P = spec(J)
    lax = J.lax

    def f(x):
        a = lax.psum(x, ("x", "y"))
        b = lax.all_gather(x, ("y", "x"), tiled=True)
        c = lax.psum_scatter(b, ("x", "y"), tiled=True)
        d = lax.all_to_all(b, ("x", "y"), 0, 0, tiled=True)
        return a, c * x.sum(), d, lax.ppermute(x, ("x", "y"), [(i, (i + 3) % 8) for i in range(8)])

    both = P(("x", "y"))
    return every(
        J,
        over(J, f, both, (P(), both, both, both), sizes=(2, 4)),
        np.linspace(0, 1, 64, dtype=np.float32),
    )


@program
def axis_index_of_several(J):
    P = spec(J)
    f = over(J, lambda: J.lax.axis_index(("y", "x")).reshape(1, 1), P("x", "y"), sizes=(2, 4))
    return f(), J.jit(f)()


@program
def sizes_and_counts(J):
    P = spec(J)
    f = lambda x: x * J.lax.axis_size(("x", "y")) + J.lax.psum(1, "y") + J.lax.psum(2.0, ("x", "y"))  # noqa: E731
    return over(J, f, P("x"), P("x"), sizes=(2, 4))(X)


@program
def ragged(J):
    P = spec(J)

    def f(x, start, size, place, got):
        out = J.numpy.zeros(6, x.dtype)
        return J.lax.ragged_all_to_all(x, out, start[0], size[0], place[0], got[0], axis_name="x")

    start = np.array([[0, 1], [0, 3]], np.int32)
    size = np.array([[1, 2], [3, 1]], np.int32)
    place = np.array([[0, 0], [1, 2]], np.int32)
    got = np.array([[1, 3], [2, 1]], np.int32)
    P1 = P("x")
    if J.__name__ == "jax":  # XLA's CPU has no such op
        return np.array([-1, 0.2, 0.4, 0.6, 0, 0, -0.8, -0.6, 0.8, 0, 0, 0], np.float32).round(6)
    f = J.shard_map(f, mesh=mesh_of(J, 2), in_specs=(P1,) * 5, out_specs=P1)
    x = np.linspace(-1, 1.2, 12, dtype=np.float32)
    return np.asarray(f(x, start, size, place, got)).round(6)


@program
def two_axes(J):
    P = spec(J)
    f = over(J, lambda x: x * 2 + J.lax.axis_index("x"), P("x", "y"), P("x", "y"), sizes=(2, 4))
    return every(J, f, M)


@program
def transposed_result(J):
    P = spec(J)
    return every(J, over(J, lambda x: x.T, P("x", "y"), P("y", "x"), sizes=(2, 4)), M)


@program
def axes_of_one_dimension(J):
    P = spec(J)
    f = over(J, lambda x: x * J.lax.axis_index("y"), P(("y", "x")), P(("x", "y")), sizes=(2, 4))
    return every(J, f, M, jitted=False)


@program
def replicated_argument(J):
    P = spec(J)
    return every(J, over(J, lambda x, w: x @ w, P("x"), P(), P("x")), M, W)


@program
def data_parallel(J):
    P = spec(J)

    def loss(w, x, y):
        return J.lax.pmean(((J.numpy.tanh(x @ w) - y) ** 2).mean(), "x")

    f = over(J, loss, P(), P("x"), P("x"), P())
    return J.value_and_grad(f, argnums=(0, 1))(W, M, M * 2), J.jit(J.grad(f))(W, M, M)


@program
def gradient_inside(J):
    P = spec(J)

    def step(w, x):
        g = J.grad(lambda w: J.lax.pmean((J.numpy.tanh(x @ w) ** 2).mean(), "x"))(w)
        h = J.grad(lambda w: (J.numpy.tanh(x @ w) ** 2).mean())(w)
        return w - g, J.lax.psum(h, "x") if False else h

    return J.jit(over(J, step, P(), P("x"), (P(), P())))(W, M)


@program
def gradient_by_cut_inside(J):
    P = spec(J)

    def step(w, x):
        g, h = J.grad(lambda w, x: J.lax.psum((x @ w).sum() ** 2, "x"), argnums=(0, 1))(w, x)
        return g, h

    return over(J, step, P(), P("x"), (P(), P("x")))(W, M)


@program
def trees(J):
    P = spec(J)

    def f(tree, s):
        return {"a": tree["a"] * s, "b": (tree["b"][0].sum(0), [tree["b"][1] + 1])}

    g = over(
        J, f, {"a": P("x"), "b": P(None, "x")}, P(), {"a": P("x"), "b": (P("x"), P(None, "x"))}
    )
    arg = {"a": X, "b": (M, W)}
    return g(arg, np.float32(2)), J.grad(lambda t: sum(v.sum() for v in J.tree.leaves(g(t, 3.0))))(
        arg
    )


@program
def prefix_for_all(J):
    P = spec(J)
    f = J.shard_map(
        lambda a, b: (a + 1, {"k": b * 2}), mesh=mesh_of(J, 4), in_specs=P("x"), out_specs=P("x")
    )
    return f(X, M)


@program
def static_argument(J):
    P = spec(J)

    def f(x, n):
        return x * 2 if n == 3 else x

    return J.shard_map(f, mesh=mesh_of(J, 4), in_specs=(P("x"), None), out_specs=P("x"))(X, 3)


@program
def no_arguments(J):
    P = spec(J)
    f = over(J, lambda: J.numpy.ones(2) * J.lax.axis_index("x"), P("x"))
    return f(), J.jit(f)()


@program
def nothing_returned(J):
    P = spec(J)
    return over(J, lambda x: (), P("x"), ())(X)


@program
def decorator(J):
    P = spec(J)

    @partial(J.shard_map, mesh=mesh_of(J, 4), in_specs=P("x"), out_specs=P("x"))
    def f(x):
        return x + 1

    @J.shard_map(mesh=mesh_of(J, 2), in_specs=P("x"), out_specs=P())
    def g(x):
        return J.lax.psum(x, "x")

    return f(X), g(X), f.__name__


@program
def constant_result(J):
    P = spec(J)
    return over(J, lambda x: (J.numpy.ones((2,)), 3.0, x), P("x"), (P("x"), P(), P("x")))(X)


@program
def types_of_values(J):
    P = spec(J)
    seen = []

    def f(x, w):
        y = J.lax.psum(x, "x")
        seen.extend(
            tuple(sorted(J.typeof(v).mat.varying))
            for v in (x, w, y, x * w.sum(), y + w.sum(), J.lax.pcast(w, "x", to="varying"))
        )
        seen.append(tuple(sorted(J.typeof(J.lax.axis_index("y")).mat.varying)))
        return y

    over(J, f, P(("x", "y")), P(), P("y"), sizes=(2, 4))(X, W)
    return repr(seen)


@program
def integers_and_booleans(J):
    P = spec(J)
    f = over(
        J,
        lambda x: (J.lax.psum(x, "x"), J.lax.psum(x > 3, "x"), x % 2 == 0),
        P("x"),
        (P(), P(), P("x")),
    )
    return f(K)


@program
def half_precision(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.psum(x, "x"), P("x"), P())
    return (
        f(X.astype(np.float16)),
        f(J.numpy.asarray(X, J.numpy.bfloat16)),
        f((X + 1j).astype(np.complex64)),
    )
