"""Trees of arrays in folders."""

from __future__ import annotations

import json

import numpy as np
import pytest

import monograph as mg
from monograph import NamedSharding, P
from monograph.errors import ArgumentError, ShapeError

HOST = np.arange(70, dtype=np.float32).reshape(10, 7)


@pytest.fixture(autouse=True)
def devices():
    before = mg.config.num_cpu_devices
    mg.config.update("num_cpu_devices", 8)
    yield
    mg.config.update("num_cpu_devices", before)


def at(shape, names, *spec, **more):
    return NamedSharding(mg.make_mesh(shape, names), P(*spec, **more))


@pytest.mark.parametrize("before", [("x", "y"), (None, ("x", "y")), (), ("y",)])
@pytest.mark.parametrize("after", [((8,), ("a",), "a"), ((2,), ("a",), None, "a"), None])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8", "bool", "complex64"])
def test_what_was_saved_loads_on_another_mesh(tmp_path, before, after, dtype):
    x = mg.device_put(mg.numpy.asarray(HOST).astype(dtype), at((4, 2), ("x", "y"), *before))
    tree = {"w": [x, 2.0], "none": None}
    mg.save_sharded(tmp_path, tree)
    where = None if after is None else at(*after)
    like = {"w": [mg.ShapeDtypeStruct(x.shape, x.dtype, sharding=where), 0.0], "none": None}
    made = mg.load_sharded(tmp_path, like)
    assert made["w"][0].dtype == x.dtype and float(made["w"][1]) == 2.0
    assert where is None or made["w"][0].sharding == where
    assert np.asarray(made["w"][0]).tobytes() == np.asarray(x).tobytes()


def test_terms_are_saved_as_their_sum(tmp_path):
    x = mg.device_put(HOST, at((4,), ("x",), unreduced={"x"}))
    mg.save_sharded(tmp_path, x)
    np.testing.assert_array_equal(mg.load_sharded(tmp_path, x), HOST)


def test_a_tree_is_replaced_at_once(tmp_path, monkeypatch):
    x = mg.device_put(HOST, at((4,), ("x",), "x"))
    mg.save_sharded(tmp_path, x)

    def cut_off(*_, **__):
        raise KeyboardInterrupt

    with monkeypatch.context() as m:
        m.setattr(json, "dump", cut_off)  # the pieces are there, the manifest is not
        with pytest.raises(KeyboardInterrupt):
            mg.save_sharded(tmp_path, x + 1)
    np.testing.assert_array_equal(mg.load_sharded(tmp_path, x), HOST)
    mg.save_sharded(tmp_path, x + 1)
    np.testing.assert_array_equal(mg.load_sharded(tmp_path, x), HOST + 1)
    pieces = [f for f in tmp_path.iterdir() if len(f.name) == 64]
    assert len(pieces) == 4  # those of the old tree and of the broken one are gone


def test_what_is_wrong_is_refused(tmp_path):
    x = mg.device_put(HOST, at((4,), ("x",), "x"))
    with pytest.raises(ArgumentError, match=r"no manifest\.json"):
        mg.load_sharded(tmp_path, x)
    mg.save_sharded(tmp_path, {"a": x})
    with pytest.raises(ArgumentError, match="other leaves"):
        mg.load_sharded(tmp_path, {"b": x})
    with pytest.raises(ShapeError, match="is f32"):
        mg.load_sharded(tmp_path, {"a": x[:3]})
    piece = next(f for f in tmp_path.iterdir() if len(f.name) == 64)
    piece.write_bytes(piece.read_bytes()[:-1] + b"\x07")
    with pytest.raises(ArgumentError, match="damaged"):
        mg.load_sharded(tmp_path, {"a": x})
