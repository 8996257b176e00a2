"""What reading and writing StableHLO cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import jax
import jax.export
import jax.numpy as jnp
import numpy as np
import programs
from measure import Pace, interleaved, spread

import monograph as mg
from monograph.hlo.graph import count_nodes
from monograph.hlo.text import from_stablehlo, to_stablehlo

Chosen = Callable[[str], bool]
READ, PRINT = 3.0, 1.0  # seconds, the bars for 10,000 ops


def _chain(count: int) -> Any:
    def f(x: Any) -> Any:
        for i in range(count // 2):
            x = jnp.sin(x) if i % 2 else x + x
            x = x * x
        return x

    return f


def _loops(count: int) -> Any:
    """Functions that are called, loops with bodies of ten ops, branches."""

    def body(i: Any, x: Any) -> Any:
        for _ in range(4):
            x = jnp.tanh(x) + x
        return jax.lax.cond(x[0] > 0, jnp.sin, jnp.cos, x)

    def f(x: Any) -> Any:
        for _ in range(count // 16):
            x = jax.lax.fori_loop(0, 3, body, x) * 2
        return x

    return f


def exchange_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Read, print, decode and export programs of JAX: seconds, and the bars that they keep."""
    x = np.linspace(0.1, 0.9, 8, dtype=np.float32)
    step = jax.value_and_grad(programs.transformer_loss(jax))
    model = (programs.transformer_parameters(12), programs.tokens())
    cases = [
        ("10,000-op chain", _chain(10_000), (x,)),
        ("loops and branches", _loops(10_000), (x,)),
        ("12-layer transformer, value_and_grad", step, model),
    ]
    for name, f, args in cases:
        if not chosen(name):
            continue
        lowered = jax.jit(f).lower(*args)
        text = lowered.as_text(debug_info=True)
        raw = bytes(jax.export.export(jax.jit(f))(*args).mlir_module_serialized)
        graph = from_stablehlo(text)
        got = interleaved(
            {
                "read": lambda t=text: from_stablehlo(t),
                "print": lambda g=graph: to_stablehlo(g),
                "places": lambda g=graph: to_stablehlo(g, locations=True),
                "bytes": lambda r=raw: mg.from_stablehlo(r),
                "jax": lambda f=lowered: f.as_text(debug_info=True),
            },
            replace(pace, rounds=min(5, pace.rounds), lead=0.0),
        )
        kept = got["read"].median <= READ and got["places"].median <= PRINT
        yield [
            name,
            f"{count_nodes(graph):,}",
            spread(got["read"]),
            spread(got["bytes"]),
            spread(got["print"]),
            spread(got["places"]),
            spread(got["jax"]),
            "yes" if kept else "**no**",
        ]
