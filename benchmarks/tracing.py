"""What tracing, differentiating and compiling cost, beside JAX."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.nn
import numpy as np
import programs
from measure import Sample, interleaved, show, summary

import monograph as mg
from monograph.hlo.graph import count_nodes

JAX: Any = jax
MG: Any = mg


def fresh(lib: Any, f: Callable[..., Any]) -> Callable[..., Any]:
    """A new function object, so that no cache of earlier traces serves it."""
    return lib.jit(lambda *args: f(*args))


def tracing_rows() -> Iterator[list[str]]:
    """Trace and lower `value_and_grad` of a transformer and of a chain: time and ratio."""
    cases: list[tuple[str, Callable[[Any], Callable[..., Any]], tuple[Any, ...]]] = [
        (
            "12-layer transformer, value_and_grad",
            lambda lib: lib.value_and_grad(programs.transformer_loss(lib)),
            (programs.transformer_parameters(12), programs.tokens()),
        ),
        (
            "24-layer transformer, value_and_grad",
            lambda lib: lib.value_and_grad(programs.transformer_loss(lib)),
            (programs.transformer_parameters(24), programs.tokens()),
        ),
        (
            "1,500-op chain, value_and_grad",
            lambda lib: lib.value_and_grad(lambda x: lib.numpy.sum(programs.chain(lib, 1500)(x))),
            (np.linspace(0.1, 0.9, 8, dtype=np.float32),),
        ),
    ]
    for name, make, args in cases:
        ours, theirs = make(MG), make(JAX)
        nodes = count_nodes(fresh(MG, ours).trace(*args).graph)
        got = interleaved(
            {
                "trace": lambda f=ours, a=args: fresh(MG, f).trace(*a),
                "jax_trace": lambda f=theirs, a=args: fresh(JAX, f).trace(*a),
                "jax_lower": lambda f=theirs, a=args: fresh(JAX, f).lower(*a),
            },
            rounds=7,
        )
        per_node = got["trace"].median / nodes * 1e6
        ratio = got["jax_lower"].median / got["trace"].median
        yield [
            name,
            f"{nodes:,}",
            spread(got["trace"]),
            f"{per_node:.1f}",
            spread(got["jax_trace"]),
            spread(got["jax_lower"]),
            f"{ratio:.1f}",
        ]


def budget_rows() -> Iterator[list[str]]:
    """Microseconds per traced op and per node of value_and_grad, against the budgets."""
    x = np.linspace(0.1, 0.9, 8, dtype=np.float32)
    params, tokens = programs.transformer_parameters(12), programs.tokens()
    cases: list[tuple[str, Callable[..., Any], tuple[Any, ...], float]] = [
        ("forward, 1,500-op chain", programs.chain(MG, 1500), (x,), 8),
        ("forward, 12-layer transformer", programs.transformer_loss(MG), (params, tokens), 8),
        (
            "value_and_grad, 12-layer transformer",
            MG.value_and_grad(programs.transformer_loss(MG)),
            (params, tokens),
            20,
        ),
    ]
    for name, f, args, budget in cases:
        nodes = count_nodes(fresh(MG, f).trace(*args).graph)
        got = interleaved({"trace": lambda f=f, a=args: fresh(MG, f).trace(*a)}, rounds=9)["trace"]
        per = got.median / nodes * 1e6
        yield [
            name,
            f"{nodes:,}",
            f"{per:.1f} us",
            f"{budget} us",
            "yes" if per <= budget else "no",
        ]


def chain_rows() -> Iterator[list[str]]:
    """Whole compile time of chains: it must grow about linearly."""
    x = np.linspace(0.1, 0.9, 8, dtype=np.float32)
    seen: dict[int, Sample] = {}
    for length in (250, 2000, 10_000):
        times = []
        for _ in range(5 if length < 10_000 else 2):
            f = fresh(MG, programs.chain(MG, length))
            start = time.perf_counter()
            f.lower(x).compile()
            times.append(time.perf_counter() - start)
        seen[length] = summary(times)
        ratio = seen[length].median / seen[250].median
        yield [f"{length:,}", spread(seen[length]), f"{ratio:.1f}"]


def first_call_rows() -> Iterator[list[str]]:
    """Trace, compile and run once, from a function never seen before."""
    x = np.linspace(0.1, 0.9, 8, dtype=np.float32)
    square = np.ones((64, 64), np.float32)
    mlp = (
        programs.mlp_parameters(),
        np.ones((64, 64), np.float32),
        np.eye(10, dtype=np.float32)[[0] * 64],
    )
    cases: list[tuple[str, Callable[[Any], Callable[..., Any]], tuple[Any, ...]]] = [
        ("x + 1", lambda lib: lambda x: x + 1, (x,)),
        ("tanh(x) exp(-x) + sin(x)", programs.pointwise, (x,)),
        ("softmax", programs.softmax, (square,)),
        ("matmul", programs.matmul, (square, square)),
        ("classifier, value_and_grad", lambda lib: lib.value_and_grad(programs.mlp_loss(lib)), mlp),
    ]
    for name, make, args in cases:
        times: dict[str, list[float]] = {"ours": [], "jax": []}
        for _ in range(5):
            for who, lib in (("ours", MG), ("jax", JAX)):
                f = fresh(lib, make(lib))
                start = time.perf_counter()
                lib.block_until_ready(f(*args))
                times[who].append(time.perf_counter() - start)
        ours, theirs = summary(times["ours"]), summary(times["jax"])
        yield [name, spread(ours), spread(theirs), f"{theirs.median / ours.median:.2f}"]


def spread(s: Sample) -> str:
    """``median (low .. high)``."""
    return f"{show(s.median)} ({show(s.low)} .. {show(s.high)})"
