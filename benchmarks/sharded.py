"""What a step on eight simulated devices costs, beside one device and JAX's eight host devices."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import sharded_model
from measure import Pace, interleaved, ratio, show, spread, spread_ratio

import monograph as mg

Chosen = Callable[[str], bool]
BARS = {"data parallel": 2.0, "FSDP": 2.0, "tensor parallel": 1.3}


def sharded_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Time of a step, over that on one device, and JAX's over it."""
    before = mg.config.num_cpu_devices
    mg.config.update("num_cpu_devices", 8)
    script = Path(sharded_model.__file__)
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as beside:
        try:
            yield from _rows(replace(pace, lead=0.0), chosen, beside)
        finally:
            assert beside.stdin is not None
            beside.stdin.close()
            mg.config.update("num_cpu_devices", before)


def _rows(pace: Pace, chosen: Chosen, beside: subprocess.Popen[str]) -> Iterator[list[str]]:
    def theirs(name: str) -> Callable[[], None]:
        def run() -> None:
            assert beside.stdin is not None and beside.stdout is not None
            print(name, file=beside.stdin, flush=True)
            beside.stdout.readline()

        return run

    names = [n for n in sharded_model.WAYS if n == "one device" or chosen(n)]
    ours = {n: sharded_model.prepared(mg, n) for n in names}
    runs = {("ours", n): ours[n] for n in names} | {("JAX", n): theirs(n) for n in names}
    for run in runs.values():
        run()
        run()
    got = interleaved({"/".join(k): run for k, run in runs.items()}, pace)
    alone = got["ours/one device"]
    for n in names:
        mine, jax = got[f"ours/{n}"], got[f"JAX/{n}"]
        over, bar = ratio(mine, alone), BARS.get(n)
        shown, met = "", ""
        if bar is not None:
            shown = f"{bar:g}"
            met = "yes" if over.median <= bar and jax.median > mine.median else "no"
        times = (spread(mine), spread_ratio(over), shown, show(jax.median))
        yield [n, *times, spread_ratio(ratio(jax, mine)), met]
