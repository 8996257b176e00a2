"""What watching a program costs: `debug_nans`, and Python called from compiled code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.experimental
import numpy as np
import programs
from measure import Pace, Run, interleaved, ratio, spread, spread_ratio

import monograph as mg
import monograph.numpy as mnp

Chosen = Callable[[str], bool]
BAR = 2.0  # times the time without
STEPS = 1000


def _normal(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).standard_normal(shape, np.float32)


def _recurrent(w: Any, start: Any, xs: Any) -> Any:
    out = mg.lax.scan(lambda h, x: (mnp.tanh(h @ w + x), None), start, xs)[0]
    return mnp.mean(out**2)


def _cheap(x: Any) -> Any:
    return ((x + 1) * 2 - x) * x + 3


def _logistic(x: Any, ys: Any) -> Any:
    return mg.lax.scan(lambda x, y: (3.7 * x * (1 - x) + y, x), x, ys)


# Name, program, arguments.
PROGRAMS: tuple[tuple[str, Callable[..., Any], tuple[Any, ...]], ...] = (
    (
        "value_and_grad of a 2-layer transformer",
        mg.value_and_grad(programs.transformer_loss(mg)),
        (programs.transformer_parameters(2), programs.tokens(8, 64)),
    ),
    (
        "value_and_grad of a recurrent net, 100 steps of 32x64",
        mg.value_and_grad(_recurrent),
        (_normal(64, 64) / 8, _normal(32, 64), _normal(100, 32, 64)),
    ),
    ("softmax 1024x1024", mg.nn.softmax, (_normal(1024, 1024),)),
    ("five cheap ops on 16M", _cheap, (_normal(1 << 24),)),
    ("scan of a scalar, 10,000 steps", _logistic, (np.float32(0.3), np.zeros(10_000, np.float32))),
)


def watching_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Programs without and with a latch for NaN."""
    for name, f, args in PROGRAMS:
        if chosen(name):
            held = mg.tree.map(mg.device_put, args)
            plain = mg.jit(f)
            with mg.debug_nans(True):
                watched = mg.jit(f).lower(*held).compile()
            got = interleaved({"plain": lambda f=plain, a=held: f(*a),
                               "watched": lambda f=watched, a=held: f(*a)}, pace)  # fmt: skip
            over = ratio(got["watched"], got["plain"])
            met = "yes" if over.median < BAR else "no"
            yield [name, spread(got["plain"]), spread(got["watched"]), spread_ratio(over),
                   f"{BAR:g}", met]  # fmt: skip


def _ignore(x: Any) -> None:
    pass


def _loop(lib: Any, callback: Callable[..., Any]) -> Run:
    """A loop of which every step calls Python."""

    def body(i: Any, x: Any) -> Any:
        callback(_ignore, None, x, ordered=True)
        return x + 1

    f = lib.jit(lambda x: lib.lax.fori_loop(0, STEPS, body, x))

    def run() -> Any:
        out = lib.block_until_ready(f(0.0))
        lib.effects_barrier()
        return out

    return run


def callback_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Time of one step of a loop that calls Python."""
    name = f"io_callback in a loop of {STEPS:,} steps"
    if chosen(name):
        got = interleaved(
            {
                "ours": _loop(mg, mg.experimental.io_callback),
                "JAX": _loop(jax, jax.experimental.io_callback),
            },
            pace,
        )
        ours, theirs = (f"{got[who].median / STEPS * 1e6:.1f} us" for who in ("ours", "JAX"))
        yield [name, ours, theirs, spread_ratio(ratio(got["JAX"], got["ours"]))]
