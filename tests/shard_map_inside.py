"""Programs with `shard_map`: the library on one device's pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shard_map_table import PROGRAMS, M, W, every, over, spec


def own_key(J: Any) -> Any:
    return J.random.fold_in(J.random.key(3), J.lax.axis_index("x"))


INSIDE: dict[str, Callable[..., Any]] = {
    "sort": lambda J, x: J.numpy.sort(x, axis=0),
    "cumsum": lambda J, x: J.numpy.cumsum(x, axis=1),
    "argmax": lambda J, x: J.numpy.argmax(x, axis=1).astype("float32") * x[:, 0],
    "softmax": lambda J, x: J.nn.softmax(x, axis=-1),
    "gelu": lambda J, x: J.nn.gelu(x),
    "logsumexp": lambda J, x: J.nn.logsumexp(x, axis=1),
    "where": lambda J, x: J.numpy.where(x > 0, x, 0.1 * x),
    "gather": lambda J, x: x[:, J.numpy.array([1, 0, 5])],
    "scatter": lambda J, x: J.numpy.zeros(8).at[J.numpy.array([1, 3])].add(x[:, 0])[None] + x,
    "concatenate": lambda J, x: J.numpy.concatenate([x, J.numpy.ones((2, 8))], 0)[:2],
    "pad": lambda J, x: J.numpy.pad(x, ((0, 0), (1, 2))),
    "solve": lambda J, x: J.numpy.linalg.solve(x.T @ x + 2 * J.numpy.eye(8), x.T).T,
    "norm": lambda J, x: J.numpy.linalg.norm(x, axis=1),
    "fft": lambda J, x: J.numpy.abs(J.numpy.fft.rfft(x + 0.5)),
    "einsum": lambda J, x: J.numpy.einsum("ij,ik,kj->ij", x, x, J.numpy.ones((8, 8))),
    "top_k": lambda J, x: J.lax.top_k(x, 3)[0],
    "windows": lambda J, x: J.lax.reduce_window(x, 0.0, J.lax.add, (1, 3), (1, 1), "SAME"),
    "associative_scan": lambda J, x: J.lax.associative_scan(J.numpy.multiply, x, axis=1),
    "map": lambda J, x: J.lax.map(lambda r: r * r.sum(), x),
    "dynamic_slice": lambda J, x: J.lax.dynamic_slice(x, (0, J.lax.axis_index("x")), (2, 3)),
    "dynamic_update": lambda J, x: J.lax.dynamic_update_slice(x, x[:1] * 2, (1, 0)),
    "switch": lambda J, x: J.lax.switch(
        J.lax.axis_index("x"), [lambda v: v, lambda v: 2 * v, J.numpy.sin, lambda v: -v], x
    ),
    "dropout": lambda J, x: J.numpy.where(
        J.random.bernoulli(own_key(J), 0.5, x.shape), x, 0
    ),
    "normal": lambda J, x: x * J.random.normal(J.random.key(1), x.shape),
    "normalize": lambda J, x: (
        (x - J.lax.pmean(x.mean(), "x")) / J.numpy.sqrt(J.lax.pmean((x * x).mean(), "x"))
    ),
    "stop_gradient": lambda J, x: x * J.lax.stop_gradient(J.lax.psum(x, "x")),
    "hessian": lambda J, x: J.hessian(lambda v: (v**3).sum())(x[0]).sum(0)[None] * x,
    "vjp": lambda J, x: (
        J.vjp(lambda v: J.lax.psum(J.numpy.sin(v), "x"), x)[1](J.lax.psum(x, "x"))[0]
    ),
    "jvp": lambda J, x: J.jvp(lambda v: J.lax.psum(v * v, "x") * v, (x,), (x,))[1],
    "expm": lambda J, x: J.scipy.linalg.expm(0.1 * x.T @ x)[:2],
    "convolve": lambda J, x: (
        J.lax.conv(x[None, None], J.numpy.ones((1, 1, 1, 3)), (1, 1), "SAME")[0, 0]
    ),
}  # fmt: skip


def _inside(name: str) -> None:
    f = INSIDE[name]

    def run(J: Any) -> Any:
        return every(J, over(J, lambda x: f(J, x), spec(J)("x"), spec(J)("x")), M + 0.01 * W)

    PROGRAMS[f"inside_{name}"] = run


for _name in INSIDE:
    _inside(_name)
