"""`profile`: compile a function, run it once, and say what the run cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Any

from monograph.backends import get_backend
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.graph import graph_effect
from monograph.tracer import tree
from monograph.tracer.ahead import jitted
from monograph.tracer.arguments import name_of
from monograph.tracer.report import Profile
from monograph.tracer.stages import Compiled


def profile(fun: Callable[..., Any], *args: Any, **kwargs: Any) -> tuple[Any, Profile]:
    """Run a function once and report time (or cycles), flops and bytes by op and line.

    Args:
        fun: a function, jitted or not.
        args, kwargs: its arguments.

    Returns:
        The result, and the profile: print it, or write a timeline with ``.trace(path)``.
    """
    f = jitted(fun)
    compiled = f.lower(*args, **kwargs).compile()
    leaves, _ = f.entry(args, kwargs)
    result, found = run_profiled(compiled, leaves)
    reference = getattr(getattr(f.fun, "__self__", None), "divergence", None)
    if reference is None:
        return result, found
    return result, replace(found, reference=partial(reference, *args, **kwargs))


def run_profiled(compiled: Compiled, leaves: list[Any]) -> tuple[Any, Profile]:
    """Run a compiled function on the leaves of its arguments, with a profile.

    Where time is measured, a run goes before that pays for first touches of memory and code; not if
    it could be noticed: if the program has effects or takes arguments over.
    """
    around, refs = compiled.entry.around, leaves
    if around is not None:
        leaves = around.values(leaves)
    pure = graph_effect(compiled.graph) == "none" and not compiled.loaded.reused
    if pure and get_backend(compiled.device.backend).measures_time:
        compiled.run(leaves)
    start = perf_counter()
    outs, report = compiled.run(leaves, profile=True)
    seconds = perf_counter() - start
    if report is None:
        raise UnsupportedError(
            f"backend {compiled.device.backend!r} gives no report",
            fix="profile on another backend, such as 'cpu'.",
        )
    report = compiled.estimate_on_mesh() or report  # one run of all rows here is no run there
    if around is not None:
        result = around.settle(refs, outs)
    else:
        result = tree.unflatten(compiled.out_tree, outs)
    return result, Profile(report, seconds, name_of(compiled.jitted.fun))
