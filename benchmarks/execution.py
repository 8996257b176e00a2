"""How fast compiled programs and calls run, beside JAX."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.nn
import numpy as np
import programs
from measure import interleaved
from tracing import spread

import monograph as mg

LIBS: dict[str, Any] = {"ours": mg, "jax": jax}


def _normal(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).standard_normal(shape).astype(np.float32)


def _cases() -> list[tuple[str, Callable[[Any], Callable[..., Any]], tuple[Any, ...]]]:
    labels = np.eye(10, dtype=np.float32)[np.arange(64) % 10]
    transformer = (programs.transformer_parameters(2), programs.tokens())
    return [
        ("call: x + 1 on 8 floats", lambda lib: lambda x: x + 1, (_normal(8),)),
        ("x + y, 1M", lambda lib: lambda x, y: x + y, (_normal(1 << 20), _normal(1 << 20))),
        ("tanh(x) exp(-x) + sin(x), 256k", programs.pointwise, (_normal(1 << 18),)),
        ("softmax 1024 x 1024", programs.softmax, (_normal(1024, 1024),)),
        ("layernorm 1024 x 1024", programs.layernorm, (_normal(1024, 1024),)),
        ("sum over columns 1024 x 1024", lambda lib: lambda x: lib.numpy.sum(x, axis=0),
         (_normal(1024, 1024),)),
        ("transpose + add 1024", lambda lib: lambda x, y: lib.numpy.transpose(x) + y,
         (_normal(1024, 1024), _normal(1024, 1024))),
        ("matmul 64", programs.matmul, (_normal(64, 64), _normal(64, 64))),
        ("matmul 256", programs.matmul, (_normal(256, 256), _normal(256, 256))),
        ("recurrence, 50 steps of 32 x 128", programs.recurrent,
         (_normal(32, 128), _normal(128, 128) / 12, _normal(50, 32, 128))),
        ("classifier, value_and_grad", lambda lib: lib.value_and_grad(programs.mlp_loss(lib)),
         (programs.mlp_parameters(), _normal(64, 64), labels)),
        ("2-layer transformer, value_and_grad",
         lambda lib: lib.value_and_grad(programs.transformer_loss(lib)), transformer),
    ]  # fmt: skip


def execution_rows() -> Iterator[list[str]]:
    """One row per program: time of a call with arrays of the package's own, and the ratio."""
    for name, make, args in _cases():
        runs: dict[str, Callable[[], Any]] = {}
        for who, lib in LIBS.items():
            f = lib.jit(make(lib))
            held = lib.tree.map(lib.device_put, args)

            def run(f: Any = f, held: Any = held, lib: Any = lib) -> Any:
                return lib.block_until_ready(f(*held))

            runs[who] = run
        got = interleaved(runs)
        ratio = got["jax"].median / got["ours"].median
        yield [name, spread(got["ours"]), spread(got["jax"]), f"{ratio:.2f}"]
