"""Pictures of the machine hold what the machine did; the page of instructions lists them all."""

from __future__ import annotations

import numpy as np
import pytest

import tpu_isa_page
from monograph.backends.tpu import chip, pictures
from monograph.backends.tpu.array import simulate_cells
from monograph.backends.tpu.core import Core, run
from monograph.backends.tpu.isa import read

plt = pytest.importorskip("matplotlib.figure")


def test_the_page_lists_every_instruction() -> None:
    """After a change, ``python tests/tpu_isa_page.py`` writes the tables anew."""
    assert tpu_isa_page.page() == tpu_isa_page.PAGE.read_text()


@pytest.mark.parametrize("flow", ["ws", "os", "is"])
def test_frames_hold_every_product(flow: str) -> None:
    a, w = np.ones((5, 6), np.int8), np.ones((6, 4), np.int8)
    weights, outputs = pictures.watched()
    _, cycles = simulate_cells(a, w, 3, 2, flow, weight_cells=weights, output_cells=outputs)
    frames = weights.frames or outputs.frames
    assert len(frames) >= cycles
    padded = {"ws": 5 * 6 * 4, "is": 6 * 6 * 4, "os": 6 * 6 * 4}[flow]
    assert sum(int(frame.busy.sum()) for frame in frames) == padded
    assert pictures.watched()[0].frames == []


def test_weights_swap_along_the_diagonal() -> None:
    m, size = 6, 4
    a = np.repeat(np.arange(1, m + 1, dtype=np.int8)[:, None], 2 * size, axis=1)
    w = np.repeat(np.int8([1, 2]), size)[:, None] * np.ones((1, size), np.int8)
    cells, _ = pictures.watched()
    simulate_cells(a, w, size, size, double_buffered=True, weight_cells=cells)
    r, c = np.indices((size, size))
    for tile, start in ((1, size), (2, size + m)):
        for frame in cells.frames[start : start + m]:
            row = frame.cycle - start - r - c  # which row of the tile an element works on
            mine = (row >= 0) & (row < m)
            assert (frame.active[mine] == tile).all()
            assert (frame.a[mine] == row[mine] + 1).all() and frame.busy[mine].all()


def test_drawings() -> None:
    core = Core(chip("v5e", rows=32, cols=16), 1 << 17)
    text = """dma.hbm.vmem f1, [0], [0], 64
        wait f1, 1
        loop 4, @w
        mpush.f32 x0, v1 | vadd.f32 v1, v1, v1
        w:
        mswap x0
        mstream.f32 x0, 0, v1
        mpop v2, x0, 0
        vexp.f32 v3, v2
        vstore [0], 1, v3"""
    result = run(read(text), core, trace=True)
    figure = plt.Figure()
    axes = figure.subplots(4, 1)
    pictures.draw_pipeline(axes[0], result)
    labels = [t.get_text() for t in axes[0].get_yticklabels()]
    assert labels[0] == "copies, flags" and labels[-1] == "issue" and "functions" in labels
    pictures.draw_pipeline(axes[1], result, 10, 60)
    assert axes[1].get_xlim() == (10, 60)
    pictures.draw_stalls(axes[2], result)
    width = sum(bar.get_width() for bar in axes[2].patches)
    assert width == result.cycles
    cells, _ = pictures.watched()
    simulate_cells(np.ones((3, 4)), np.ones((4, 4)), 4, 4, weight_cells=cells)
    pictures.draw_cells(axes[3], cells.frames[5])
    pictures.draw_busy(axes[3], cells.frames, pictures.TILES[0], "busy")
