"""What tracing, differentiating and compiling cost, beside JAX."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import jax
import jax.nn
import numpy as np
import programs
from measure import Pace, Sample, interleaved, ratio, spread, spread_ratio, summary

import monograph as mg
from monograph.hlo.graph import count_nodes

JAX: Any = jax
MG: Any = mg
Chosen = Callable[[str], bool]
Make = Callable[[Any], Callable[..., Any]]


def fresh(lib: Any, f: Callable[..., Any]) -> Callable[..., Any]:
    """A new function object, so that no cache of earlier traces serves it."""
    return lib.jit(lambda *args: f(*args))


def _step(lib: Any) -> Callable[..., Any]:
    return lib.value_and_grad(programs.transformer_loss(lib))


def _chain_step(lib: Any) -> Callable[..., Any]:
    return lib.value_and_grad(lambda x: lib.numpy.sum(programs.chain(lib, 1500)(x)))


def _few(pace: Pace, rounds: int) -> Pace:
    """Fewer rounds and no lead: tracing runs on one core."""
    return replace(pace, rounds=min(rounds, pace.rounds), lead=0.0)


def tracing_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Trace and lower `value_and_grad` of a transformer and of a chain: time and ratios."""
    data = programs.tokens()
    x = np.linspace(0.1, 0.9, 8, dtype=np.float32)
    cases: list[tuple[str, Make, tuple[Any, ...]]] = [
        ("12-layer transformer", _step, (programs.transformer_parameters(12), data)),
        ("24-layer transformer", _step, (programs.transformer_parameters(24), data)),
        ("1,500-op chain", _chain_step, (x,)),
    ]
    for name, make, args in cases:
        if not chosen(name):
            continue
        ours, theirs = make(MG), make(JAX)
        nodes = count_nodes(fresh(MG, ours).trace(*args).graph)
        got = interleaved(
            {
                "ours": lambda f=ours, a=args: fresh(MG, f).trace(*a),
                "trace": lambda f=theirs, a=args: fresh(JAX, f).trace(*a),
                "lower": lambda f=theirs, a=args: fresh(JAX, f).lower(*a),
            },
            _few(pace, 7),
        )
        yield [
            f"{name}, value_and_grad",
            f"{nodes:,}",
            spread(got["ours"]),
            f"{got['ours'].median / nodes * 1e6:.1f}",
            spread(got["trace"]),
            spread_ratio(ratio(got["trace"], got["ours"])),
            spread(got["lower"]),
            spread_ratio(ratio(got["lower"], got["ours"])),
        ]


def budget_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Microseconds per traced op and per node of value_and_grad, against the budgets."""
    x = np.linspace(0.1, 0.9, 8, dtype=np.float32)
    model = (programs.transformer_parameters(12), programs.tokens())
    cases: list[tuple[str, Callable[..., Any], tuple[Any, ...], float]] = [
        ("forward, 1,500-op chain", programs.chain(MG, 1500), (x,), 8),
        ("forward, 12-layer transformer", programs.transformer_loss(MG), model, 8),
        ("value_and_grad, 12-layer transformer", _step(MG), model, 20),
    ]
    for name, f, args, budget in cases:
        if not chosen(name):
            continue
        nodes = count_nodes(fresh(MG, f).trace(*args).graph)
        runs = {"trace": lambda f=f, a=args: fresh(MG, f).trace(*a)}
        per = interleaved(runs, _few(pace, 9))["trace"].median / nodes * 1e6
        kept = "yes" if per <= budget else "no"
        yield [name, f"{nodes:,}", f"{per:.1f} us", f"{budget} us", kept]


def chain_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Whole compile time of chains: it must grow about linearly."""
    x = np.linspace(0.1, 0.9, 8, dtype=np.float32)
    first: Sample | None = None
    for length in (250, 2000, 10_000):
        if not chosen(f"{length:,}"):
            continue
        times = []
        for i in range(min(5, pace.fresh) if length < 10_000 else 2):
            f = fresh(MG, lambda x, i=i: programs.chain(MG, length)(x) + i)  # noqa: B023
            start = time.perf_counter()
            f.lower(x).compile()
            times.append(time.perf_counter() - start)
        seen = summary(times)
        first = first or seen
        yield [f"{length:,}", spread(seen), f"{seen.median / first.median:.1f}"]
