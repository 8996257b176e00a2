"""Pictures of runs on the processor: bars of time, the roofline."""

from __future__ import annotations

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.errors import UnknownNameError


def block(x: mg.Array, w: mg.Array) -> mg.Array:
    return mg.nn.softmax(mnp.tanh(x @ w) @ w.T, axis=-1)


ARGS = (np.ones((64, 32), np.float32), np.ones((32, 48), np.float32))


def test_pictures_of_a_measured_run() -> None:
    _, report = mg.profile(mg.jit(block), *ARGS)
    time, roofline = report.plot().axes
    kernels = len(report.rows)
    assert len(time.patches) == kernels
    labels = [t.get_text() for t in time.get_yticklabels()]
    assert sum("test_kernel_report.py:14" in text for text in labels) == kernels
    assert labels[0].startswith(max(report.rows, key=lambda r: r.time).name[:27])
    shown = [r for r in report.rows if r.flops and r.bytes]
    assert len(roofline.collections) == len(shown) > 0
    numbers = {t.get_text() for t in roofline.texts}
    assert {"1", f"{kernels}"} & numbers


def test_pictures_of_an_estimate() -> None:
    report = mg.jit(block).lower(*ARGS).compile().estimate()
    assert len(report.plot("roofline").axes) == 1


def test_many_rows_are_joined() -> None:
    def f(x: mg.Array) -> mg.Array:
        for _ in range(20):
            x = mnp.tanh(x @ x)
        return x

    _, report = mg.profile(mg.jit(f), np.eye(40, dtype=np.float32))
    (time,) = report.plot("time").axes
    last = time.get_yticklabels()[-1].get_text()
    assert len(time.patches) == 17 and last == f"{len(report.rows) - 16} more"


def test_unknown_pictures() -> None:
    _, report = mg.profile(mg.jit(block), *ARGS)
    with pytest.raises(UnknownNameError, match="no picture 'stalls'"):
        report.plot("stalls")
