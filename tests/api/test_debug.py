"""Pictures: they are drawn, saved, and say in words what they are and why they can't be made."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import debug

pytest.importorskip("matplotlib")


def compiled(backend: str = "cpu") -> mg.Compiled:
    def f(x, w):
        return mnp.sum(mg.nn.log_softmax(mnp.tanh(x) @ w))

    return mg.jit(f, backend=backend).lower(mnp.ones((4, 3)), mnp.ones((3, 5))).compile()


@pytest.mark.smoke
@pytest.mark.parametrize("draw", [debug.draw_graph, debug.draw_buffers])
def test_pictures_are_drawn_and_saved(draw, tmp_path: Path) -> None:
    picture = draw(compiled())
    assert picture._repr_png_().startswith(b"\x89PNG")
    assert "save" in repr(picture)
    picture.save(str(tmp_path / "picture.svg"))
    assert "<svg" in (tmp_path / "picture.svg").read_text()


def test_nodes_name_their_groups() -> None:
    """Every node that is drawn carries its op, and the numbers of the listing of groups."""
    c = compiled()
    figure = debug.draw_graph(c).figure
    drawn = [t.get_text() for t in figure.axes[0].texts if t.get_text()]
    assert any(t.startswith("argument") for t in drawn)
    for k, group in enumerate(c.compilation.fusion.groups):
        assert any(str(k) in t.split(":")[0].split(",") for t in drawn), group
    assert sum(t.get_bbox_patch().get_linewidth() > 1 for t in figure.axes[0].texts if t.get_text())


def test_grey_is_what_several_kernels_compute() -> None:
    def f(x):
        for _ in range(20):
            x = mnp.tanh(x @ x)
        return x

    figure = debug.draw_graph(mg.jit(f).lower(mnp.ones((4, 4))).compile()).figure
    boxes = [t.get_bbox_patch() for t in figure.axes[0].texts if "dot_general" in t.get_text()]
    assert len(boxes) == 20
    assert all(len(set(box.get_facecolor()[:3])) > 1 for box in boxes)


@pytest.mark.parametrize("draw", [debug.draw_graph, debug.draw_buffers])
def test_an_interpreter_has_no_picture(draw) -> None:
    with pytest.raises(ValueError, match="interp"):
        draw(compiled("interp"))


@pytest.mark.parametrize("draw", [debug.draw_graph, debug.draw_buffers])
def test_only_compiled_programs_are_drawn(draw) -> None:
    with pytest.raises(mg.errors.ArgumentError, match="takes a compiled program, got Lowered"):
        draw(mg.jit(mnp.sin).lower(1.0))


def test_without_matplotlib_the_message_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(ImportError, match="pip install matplotlib"):
        debug.draw_buffers(compiled())
