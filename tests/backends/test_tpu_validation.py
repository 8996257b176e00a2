"""The model beside published figures: bars, what is fitted, the page, the pieces of the models."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from monograph.backends.tpu import chip
from monograph.backends.tpu.cycles import array_cycles
from monograph.backends.tpu.validation.blocked import Blocks, Constants, blocked, fit, whole
from monograph.backends.tpu.validation.rows import Row, constants, critical_batch, rows
from monograph.backends.tpu.validation.study import APPS, FACTORS, draw_study, speedup, study
from monograph.backends.tpu.validation.weights import arrivals, layer_cycles, shares, tile_period

sys.path.append(str(Path(__file__).parent.parent))

import tpu_validation_page

V1, V5E = chip("v1"), chip("v5e")
ROWS = rows()


@pytest.mark.smoke
@pytest.mark.parametrize("row", [r for r in ROWS if r.bar is not None], ids=lambda r: r.name)
def test_bars(row: Row) -> None:
    assert row.met, f"{100 * row.error:+.1f} %"


@pytest.mark.smoke
def test_which_rows_there_are() -> None:
    """Those with bars are the ones that were promised; two are fitted, one for each constant."""
    bars = {r.name: r.bar for r in ROWS if r.bar is not None}
    promised = {f"V{i}": 0.08 for i in range(6, 14)} | {f"V{i}": 0.06 for i in range(16, 25)}
    promised |= {n: 0.05 for n in ("V27", "V28", "V29", "V30a", "V30b", "V31")}
    assert bars == promised
    assert [r.name for r in ROWS if r.fitted] == ["V18", "V22"]
    assert {"V25", "V26"} <= {r.name for r in ROWS}
    assert len({r.name for r in ROWS}) == len(ROWS)


def test_the_page_is_up_to_date() -> None:
    assert tpu_validation_page.page() == tpu_validation_page.PAGE.read_text()


# ---- the first TPU -------------------------------------------------------------------------------


def test_cycles_of_weights() -> None:
    """A period is a tile's way through the memory; what is left after shift and stream is stall."""
    assert tile_period(V1) == pytest.approx(65536 / 34e9 * 700e6)
    for streamed in (64, 200, 1000, 2888):
        found = shares(V1, streamed, 64)
        steps = np.diff(arrivals(V1, 64))
        if streamed < 1000:
            assert found.total == steps.sum()
            assert found.shift == 256 * 63
        assert found.active == streamed * 63
    bound = shares(V1, 2888, 64)
    assert (bound.shift, bound.stall) == (0, 0)  # arithmetic is slower than the memory


def test_a_layer_ends_with_its_last_sum() -> None:
    """Nine tiles arrive; the last is shifted in, its rows stream, the sums leave."""
    assert layer_cycles(V1, 96, 600, 600) == arrivals(V1, 9)[-1] + 256 + 96 + 256 + 256 - 2


@pytest.mark.smoke
def test_the_study() -> None:
    """Nothing changes at 1; what memory bounds follows it; what arithmetic bounds does not."""
    found = study()
    assert list(found) == ["memory", "clock", "array"]
    for named in found.values():
        assert list(named) == [*(a.name for a in APPS), "mean"]
        assert all(values[FACTORS.index(1.0)] == 1.0 for values in named.values())
    memory, clock = found["memory"], found["clock"]
    for name in ("MLP0", "MLP1", "LSTM0", "LSTM1"):
        assert memory[name] == sorted(memory[name])
        assert memory[name][-1] > 2 > 1.4 > clock[name][-1]
    assert memory["CNN0"][-1] == pytest.approx(1, abs=0.01)
    assert clock["CNN0"][-1] > 2
    assert found["array"]["LSTM1"][3] < 0.65


def test_a_program_without_products_follows_the_clock() -> None:
    idle = replace(APPS[0], other=1 - 1e-12)
    assert speedup(idle, "clock", 4.0) == pytest.approx(4)
    assert speedup(idle, "memory", 4.0) == pytest.approx(1)


# ---- products on v5e -----------------------------------------------------------------------------


def test_blocks_by_hand() -> None:
    """Every step of the pipeline in a loop, with the rule that the same block is read once."""
    for n, block in ((512, (128, 128, 128)), (2048, (512, 1024, 1024)), (512, (512, 512, 256)),
                     (1024, (128, 1024, 512))):  # fmt: skip
        blocks, c = Blocks(n, block), Constants(1e-4, 2e-7)
        m, k, w = block
        steps = [(i, j, t) for i in range(n // m) for j in range(n // w) for t in range(n // k)]
        edge = 128 + 128 + 128 - 2
        work = (array_cycles(m, k, w, 128, 128, 4) - edge) / V5E.clock + c.step

        def read(g: int, steps: list[tuple[int, int, int]] = steps,
                 sizes: tuple[int, int] = (m * k, k * w)) -> float:  # fmt: skip
            i, j, t = steps[g]
            before = steps[g - 1] if g else None
            a = before is None or (before[0], before[2]) != (i, t)
            b = before is None or (before[2], before[1]) != (t, j)
            return (a * sizes[0] + b * sizes[1]) * 2 / V5E.hbm_bandwidth

        out = m * w * 2 / V5E.hbm_bandwidth
        last = n // k - 1
        seconds, count = read(0), len(steps)
        for g in range(count):
            ahead = read(g + 1) if g + 1 < count else 0.0
            behind = out if g and steps[g - 1][2] == last else 0.0
            seconds += max(work, ahead, behind)
        seconds += out + edge / V5E.clock + c.dispatch
        assert blocked(V5E, blocks, c) == pytest.approx(seconds, rel=1e-9), block


def test_constants_come_from_two_rows() -> None:
    found = constants()
    assert found.dispatch == pytest.approx(0.11e-3, rel=0.05)
    assert 0 < found.step < 1e-6
    block = Blocks(1024, (128, 128, 128))
    made = Constants(3e-4, 5e-7)
    call, grid = whole(V5E, 512, made), blocked(V5E, block, made)
    again = fit(V5E, (512, call), (block, grid))
    assert (again.dispatch, again.step) == (pytest.approx(3e-4), pytest.approx(5e-7))


def test_critical_batch() -> None:
    """There reading and computing take the same time."""
    b = critical_batch(V5E, 4096, 16384, V5E.hbm_bandwidth)
    moved = 4096 * 16384 + b * (4096 + 16384)
    assert 2 * b * 4096 * 16384 / V5E.peak("i8") == pytest.approx(moved / V5E.hbm_bandwidth)


def test_the_picture() -> None:
    pytest.importorskip("matplotlib").use("Agg")
    import matplotlib.pyplot as plt

    figure = plt.figure()
    draw_study(figure)
    assert [len(axes.lines) for axes in figure.axes] == [6, 6, 6]
    plt.close(figure)
