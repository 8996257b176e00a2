"""Tables of where pieces live, and who is told when that is decided."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph import NamedSharding, P
from monograph.sharding import SingleDeviceSharding

HOST = np.arange(32, dtype=np.float32).reshape(8, 4)


def at(*spec: Any, **more: Any) -> NamedSharding:
    return NamedSharding(mg.make_mesh((2, 4), ("x", "y")), P(*spec, **more))


TABLES = {
    "two dimensions": ((4, 4), ("x", "y"), {}, """
┌───────┬───────┬───────┬───────┐
│ CPU 0 │ CPU 1 │ CPU 2 │ CPU 3 │
├───────┼───────┼───────┼───────┤
│ CPU 4 │ CPU 5 │ CPU 6 │ CPU 7 │
└───────┴───────┴───────┴───────┘
"""),
    "one dimension": ((16,), ("y",), {}, """
┌─────────┬─────────┬─────────┬─────────┐
│ CPU 0,4 │ CPU 1,5 │ CPU 2,6 │ CPU 3,7 │
└─────────┴─────────┴─────────┴─────────┘
"""),
    "none": ((), (), {}, """
┌─────────────────────┐
│ CPU 0,1,2,3,4,5,6,7 │
└─────────────────────┘
"""),
    "three dimensions": ((2, 5, 4), (None, "y", "x"), {}, """
┌────────────────────┐
│[:, 0:2, 0:2]  CPU 0│
├────────────────────┤
│[:, 0:2, 2:4]  CPU 4│
├────────────────────┤
│[:, 2:4, 0:2]  CPU 1│
├────────────────────┤
│[:, 2:4, 2:4]  CPU 5│
├────────────────────┤
│[:, 4:5, 0:2]  CPU 2│
├────────────────────┤
│[:, 4:5, 2:4]  CPU 6│
├────────────────────┤
│[:, 5:5, 0:2]  CPU 3│
├────────────────────┤
│[:, 5:5, 2:4]  CPU 7│
└────────────────────┘
"""),
    "terms of a sum": ((4,), (), {"unreduced": {"x"}}, """
┌───────────────────────┐
│ CPU 0,1,2,3 + 4,5,6,7 │
└───────────────────────┘
"""),
}  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_tables(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    shape, spec, more, table = TABLES[name]
    x = mg.device_put(np.zeros(shape, np.float32), at(*spec, **more))
    mg.debug.visualize_array_sharding(x, scale=0.1, min_width=7)
    assert capsys.readouterr().out == table.lstrip()


def test_without_rich(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "rich", None)
    mg.debug.visualize_sharding((4,), at("x"), min_width=13)
    line = "+-------------+-------------+"
    assert capsys.readouterr().out.split() == [
        line, "|", "CPU", "0,1,2,3", "|", "CPU", "4,5,6,7", "|", line
    ]  # fmt: skip


def test_colours(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    mg.debug.visualize_sharding((4, 4), at("x", "y"))
    mg.debug.visualize_sharding((4, 4), at("x", "y"), color_map=lambda at: (at, at, at, 1.0))
    assert "CPU 7" in capsys.readouterr().out


def test_too_many_pieces() -> None:
    mesh = mg.sharding.AbstractMesh((300,), "x")
    with pytest.raises(ValueError, match="too many"):
        mg.debug.visualize_sharding((300,), NamedSharding(mesh, P("x")))


def test_inspect() -> None:
    seen: list[Any] = []

    def look(x: Any) -> Any:
        mg.debug.inspect_array_sharding(x, callback=seen.append)
        return x * 2

    x = mg.device_put(HOST, at("x", "y"))
    f = mg.jit(lambda x: look(x.T).sum())
    for run, wanted in (
        (lambda: look(x), at("x", "y")),
        (lambda: look(HOST), SingleDeviceSharding(mg.devices()[0])),
        (lambda: f(x), at("y", "x")),
        (lambda: f(HOST), SingleDeviceSharding(mg.devices()[0])),
        (lambda: mg.jit(mg.grad(f))(x), at("y", "x")),
        (lambda: mg.grad(lambda x: look(x).sum())(x), at("x", "y")),
        (lambda: mg.jit(lambda x: mg.lax.map(look, x))(x), at("y")),
        (lambda: mg.jit(mg.checkpoint(look))(x), at("x", "y")),
    ):
        seen.clear()
        run()
        assert seen and set(seen) == {wanted}
        seen.clear()
    f(x)
    assert not seen  # it was compiled before


def test_inside_shard_map(capsys: pytest.CaptureFixture[str]) -> None:
    def look(x: Any) -> Any:
        mg.debug.visualize_array_sharding(x)
        return x * 2

    mapped = mg.shard_map(look, mesh=at().mesh, in_specs=P("x"), out_specs=P("x"))
    made = mg.jit(mapped)(HOST)
    np.testing.assert_array_equal(made, HOST * 2)
    shown = capsys.readouterr().out
    assert "in front x" in shown and "[1:2, :, :]  CPU 4,5,6,7" in shown
