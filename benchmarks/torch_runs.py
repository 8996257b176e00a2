"""Compiled programs in turn with `torch.compile`, which needs PyTorch and a C++ compiler."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Callable, Iterator

import jax
import numpy as np
from measure import CORES, Pace, Sample, interleaved, ratio, spread, spread_ratio
from torch_programs import PAIRS, Pair, of_ours, of_theirs

_LOOSE = 1e-3  # of the largest result: sums are taken in other orders


def missing() -> str | None:
    """What `torch.compile` needs and cannot find; None if it is all there."""
    if importlib.util.find_spec("torch") is None:
        return "PyTorch is not installed"
    if not any(shutil.which(name) for name in ("g++", "c++", "clang++")):
        return "no C++ compiler was found, which torch.compile needs"
    return None


def torch_rows(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[list[str]]:
    """A row for each program, then the geometric mean."""
    if missing():
        yield ["skipped", missing() or "", "", "", "", ""]
        return
    ratios = []
    for pair in PAIRS:
        if chosen(pair.name):
            got, same = _measured(pair, pace)
            over = ratio(got["PyTorch"], got["ours"])
            ratios.append(over.median)
            cores = f"{got['ours'].cores:.1f}, {got['PyTorch'].cores:.1f}"
            name = pair.name if same else f"{pair.name} (wrong result)"
            yield [name, spread_ratio(over), "", spread(got["ours"]), spread(got["PyTorch"]), cores]
    if ratios:
        mean = float(np.exp(np.mean(np.log(ratios))))
        met = "yes" if mean >= 1 else "**no**"
        yield [f"**geometric mean of {len(ratios)}, bar 1**", f"**{mean:.2f}**", met, "", "", ""]


def _measured(pair: Pair, pace: Pace) -> tuple[dict[str, Sample], bool]:
    """Times of both, and whether the results are alike."""
    import torch

    torch.set_num_threads(CORES)
    runs = {"ours": of_ours(pair), "PyTorch": of_theirs(pair, torch)}
    ours, theirs = (
        [np.asarray(v) for v in jax.tree.leaves(jax.tree.map(np.asarray, runs[who]()))]
        for who in ("ours", "PyTorch")
    )
    same = all(
        a.shape == b.shape and np.allclose(a, b, rtol=_LOOSE, atol=_LOOSE * np.abs(b).max())
        for a, b in zip(ours, theirs, strict=True)
    )
    return interleaved(runs, pace), same
