"""Whole programs on the TPU machine: how quick the simulator is, and how busy the arrays are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from measure import Pace, interleaved, show

import monograph as mg
import monograph.numpy as mnp

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
import tpu_models as models

Chosen = Callable[[str], bool]
MACS_BAR, ESTIMATE_BAR, BUSY_BAR = 2e9, 1.0, 0.85


def compiler_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """What is measured, to compile, measured, cycles on the chip, bar, met."""
    if chosen("BERT-base, 128 tokens, values"):
        yield _values(pace)
    draw = models.abstract
    for name, f, args in (
        ("BERT-base", models.bert, models.bert_base(draw)),
        ("ResNet-50", models.resnet, (models.resnet50(draw), draw(1, 224, 224, 3))),
    ):
        if chosen(f"{name}, timing only"):
            yield _estimate(f"{name}, timing only", f, args, pace)
    if chosen("product of 4096, bf16"):
        x = mg.ShapeDtypeStruct((4096, 4096), mnp.bfloat16)
        compiled, seconds = _compiled(lambda a, b: a @ b, (x, x))
        report = compiled.estimate()
        busy = report.utilisation
        met = "yes" if busy >= BUSY_BAR else "**no**"
        yield ["product of 4096, bf16", show(seconds), f"{busy:.1%} of the arrays",
               f"{report.total:,.0f}", f"{BUSY_BAR:.0%}", met]  # fmt: skip


def _compiled(f: Any, args: Any) -> tuple[Any, float]:
    start = perf_counter()
    compiled = mg.jit(f, backend="tpu").lower(*args).compile()
    return compiled, perf_counter() - start


def _values(pace: Pace) -> list[str]:
    args = models.bert_base(models.drawn())
    compiled, seconds = _compiled(models.bert, args)
    report = compiled.estimate()
    name = "BERT-base, 128 tokens, values"
    sample = interleaved({name: lambda: compiled(*args)}, pace)[name]
    rate = report.counters["macs"] / sample.median
    met = "yes" if rate >= MACS_BAR else "**no**"
    return [name, show(seconds), f"{rate / 1e9:.3g} G/s multiply-accumulates",
            f"{report.total:,.0f}", f"{MACS_BAR / 1e9:g} G/s", met]  # fmt: skip


def _estimate(name: str, f: Any, args: Any, pace: Pace) -> list[str]:
    compiled, seconds = _compiled(f, args)
    sample = interleaved({name: compiled.estimate}, pace)[name]
    met = "yes" if sample.median <= ESTIMATE_BAR else "**no**"
    return [name, show(seconds), show(sample.median), f"{compiled.estimate().total:,.0f}",
            f"{ESTIMATE_BAR:g} s", met]  # fmt: skip
