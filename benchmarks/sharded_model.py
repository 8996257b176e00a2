"""One step of training an MLP, and ways to spread it over eight devices, for both packages; as a
script, JAX's side: it runs a step each time that a line with its name comes in.

A process of JAX has as many devices as it began with, so this one is beside the one that measures.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

LAYERS, D, F, BATCH = 4, 512, 2048, 256
# up, down, batch; the first is one device
WAYS: dict[str, tuple[tuple[int, ...], Any, Any, Any]] = {
    "one device": ((), None, None, None),
    "data parallel": ((8,), (), (), ("x",)),
    "FSDP": ((8,), ("x",), ("x",), ("x",)),
    "tensor parallel": ((8,), (None, "x"), ("x",), ()),
    "data 2 x tensor 4": ((2, 4), (None, "y"), ("y",), ("x",)),
}


def prepared(J: Any, name: str) -> Callable[[], Any]:
    """A function that runs the next step of one way, and waits for it."""
    rng = np.random.default_rng(0)
    sizes, *specs = WAYS[name]

    def normal(*shape: int) -> Any:
        return (rng.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)

    def loss(params: Any, x: Any, y: Any) -> Any:
        for up, down in params:
            x = J.numpy.tanh(x @ up) @ down
        return J.numpy.mean((x - y) ** 2)

    def step(params: Any, x: Any, y: Any) -> Any:
        value, grads = J.value_and_grad(loss)(params, x, y)
        return J.tree.map(lambda p, g: p - 0.1 * g, params, grads), value

    params = [(normal(D, F), normal(F, D)) for _ in range(LAYERS)]
    x, y = normal(BATCH, D), normal(BATCH, D)
    where = None
    if sizes:
        kinds = (J.sharding.AxisType.Auto,) * len(sizes)
        mesh = J.make_mesh(sizes, ("x", "y")[: len(sizes)], axis_types=kinds)
        up, down, batch = (
            J.sharding.NamedSharding(mesh, J.sharding.PartitionSpec(*s)) for s in specs
        )
        params = [(J.device_put(a, up), J.device_put(b, down)) for a, b in params]
        x, y = J.device_put(x, batch), J.device_put(y, batch)
        where = ([(up, down)] * LAYERS, None)
    more = {} if where is None else {"out_shardings": where}
    f = J.jit(step, donate_argnums=0, **more)
    held = [J.tree.map(lambda p: p * 1, params)]

    def run() -> None:
        held[0], value = f(held[0], x, y)
        value.block_until_ready()

    return run


def serve() -> None:
    """Steps of JAX, as asked for on the standard input."""
    os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
    import jax

    ready: dict[str, Callable[[], Any]] = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in ready:
            ready[name] = prepared(jax, name)
        ready[name]()
        print("done", flush=True)


if __name__ == "__main__":
    serve()
