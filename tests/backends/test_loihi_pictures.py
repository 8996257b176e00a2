"""Pictures hold what ran: marks, curves, cores and links."""

from __future__ import annotations

import numpy as np
import pytest

from monograph.backends.loihi import pictures
from monograph.backends.loihi.mapping import map_network
from monograph.backends.loihi.network import Input, Network, Neurons, Synapses

plt = pytest.importorskip("matplotlib.figure")


def test_a_raster_has_a_mark_for_each_spike() -> None:
    sent = {"a": np.zeros((2, 9, 5), bool), "b": np.zeros((2, 9, 3), bool)}
    sent["a"][1, 2, 4] = sent["a"][1, 8, 0] = sent["b"][1, 0, 1] = True
    axes = plt.Figure().add_subplot()
    pictures.draw_raster(axes, sent, presentation=1)
    marks = [np.mean(s, axis=0).tolist() for c in axes.collections for s in c.get_segments()]
    assert sorted(marks) == [[1.0, 6.0], [3.0, 4.0], [9.0, 0.0]]
    assert [t.get_text().split("\n")[0] for t in axes.get_yticklabels()] == ["a", "b"]


def test_a_membrane() -> None:
    v, spikes = np.array([0, 50, 90, 0]), np.array([0, 0, 0, 1])
    axes = plt.Figure().add_subplot()
    pictures.draw_membrane(axes, v, spikes, threshold=100)
    curve, line, marks = axes.lines
    assert curve.get_ydata().tolist() == v.tolist()
    assert line.get_ydata()[0] == 100
    assert marks.get_xdata().tolist() == [4]
    assert 100 < marks.get_ydata()[0] < axes.get_ylim()[1]


@pytest.mark.parametrize("chips", [1, 2])
def test_a_chip_shows_every_core_and_every_link(chips: int) -> None:
    n = Neurons("n", (90,), "lif", {"vth": np.array(9)})
    w = Synapses("w", "n", "n", "dense", np.ones((90, 90), int))
    net = Network((Input("x", (1,)),), (n,), (w,), (), 1)
    mapping = map_network(net, "loihi1", cores=9, chips=chips)
    figure = plt.Figure()
    axes = figure.add_subplot()
    pictures.draw_chip(axes, mapping)
    assert sorted(int(t.get_text()) for t in axes.texts) == list(range(9))
    assert len(axes.patches) == chips * 128 + chips
    links = mapping.links()
    pairs = links.east[:, :-1] + links.west[:, 1:]
    downs = links.south[:-1] + links.north[1:]
    loaded = [line for line in axes.lines if line.get_color() == pictures.FIRED]
    assert len(loaded) == (pairs > 0).sum() + (downs > 0).sum() > 0
    widest = max(line.get_linewidth() for line in loaded)
    most = max(pairs.max(), downs.max())
    assert widest == pytest.approx(0.6 + 7 * most / (2 * links.busiest))
