"""Arrays at home in Python: with NumPy, DLPack, files, views, and as the standard's namespace."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp

X = np.arange(6, dtype=np.float32).reshape(2, 3)


@pytest.mark.smoke
def test_dlpack_shares_memory_both_ways() -> None:
    x = mnp.asarray(X)
    view = np.from_dlpack(x)
    assert np.shares_memory(view, np.asarray(x)) and not view.flags.writeable
    held = X.copy()
    assert np.shares_memory(np.asarray(mnp.from_dlpack(held)), held)
    assert not np.shares_memory(np.asarray(mnp.from_dlpack(held, copy=True)), held)
    np.testing.assert_array_equal(mnp.from_dlpack(jnp.arange(3)), [0, 1, 2])
    np.testing.assert_array_equal(mnp.from_dlpack(held.T), held.T)  # a copy
    with pytest.raises(ValueError, match="copy=False"):
        mnp.from_dlpack(held.T, copy=False)
    with pytest.raises(TypeError):
        mnp.from_dlpack([1, 2])


def test_copies() -> None:
    x = mnp.asarray(X)
    assert copy.copy(x) is x and mnp.asarray(x) is x and mnp.asarray(x, copy=False) is x
    assert mnp.array(x) is not x and mnp.copy(x) is not x
    held = X.copy()
    assert np.shares_memory(np.asarray(mnp.asarray(held, copy=False)), held)
    with pytest.raises(ValueError, match="copy=False"):
        mnp.asarray([1, 2], copy=False)
    for name in ("float32", "bfloat16", "int4", "bool"):
        y = mnp.ones(2, name)
        assert repr(pickle.loads(pickle.dumps(y))) == repr(y)


@pytest.mark.smoke
def test_the_namespace_of_the_standard() -> None:
    x = mnp.asarray(X)
    assert x.__array_namespace__() is mnp and x.__array_namespace__(api_version="2024.12") is mnp
    with pytest.raises(ValueError, match="version"):
        x.__array_namespace__(api_version="1999.01")
    info = mnp.__array_namespace_info__()
    assert info.default_device() in info.devices() and x.to_device(x.device) is x
    assert set(info.dtypes(kind="real floating")) == {"float32"}
    assert set(info.dtypes(kind=("bool", "complex floating"))) == {"bool", "complex64"}
    with mg.enable_x64():
        assert info.default_dtypes()["integral"] == np.int64
        assert "float64" in info.dtypes()
    with pytest.raises(ValueError, match="no kind"):
        info.dtypes(kind="number")


def test_element_types_by_name() -> None:
    assert mnp.bool == np.bool_ and mnp.bool is mnp.bool_ and mnp.int_ == np.int64
    assert mnp.float32 != "no such type" and not mnp.float32 == (1, 2)
    assert mnp.float4_e2m1fn.dtype.itemsize == 1
    with pytest.raises(TypeError, match="not an element type"):
        mnp.zeros(2, mnp.object_)


VIEWS = [
    (X, "uint8"), (X, "int32"), (X, "float16"), (np.arange(8, dtype="u1"), "float32"),
    (np.array([True, False]), "int8"), (np.array([1, 0], "u1"), "bool"),
    (np.ones(2, np.complex64), "float32"), (np.ones((1, 4), "f"), "complex64"),
]  # fmt: skip


@pytest.mark.parametrize("x, d", VIEWS)
def test_views(x: np.ndarray, d: str) -> None:
    np.testing.assert_array_equal(mnp.asarray(x).view(d), x.view(d))


@pytest.mark.parametrize("x, d", [(X, "complex64"), (np.float32(1), "uint8")])
def test_views_that_do_not_fit(x: Any, d: str) -> None:
    with pytest.raises(ValueError, match="view"):
        mnp.asarray(x).view(d)


def test_files_and_bytes() -> None:
    file = io.BytesIO()
    mnp.save(file, mnp.asarray(X))
    file.seek(0)
    np.testing.assert_array_equal(mnp.load(file), X)
    file = io.BytesIO()
    mnp.savez(file, a=mnp.asarray(X))
    file.seek(0)
    np.testing.assert_array_equal(mnp.load(file)["a"], X)
    assert mnp.frombuffer(X.tobytes(), np.float32).shape == (6,)
    assert mnp.fromstring("1 2", sep=" ").tolist() == [1, 2]
    for f in (mnp.fromfile, mnp.fromiter):
        with pytest.raises(NotImplementedError):
            f("x")


def test_numpy_arrays_beside_ours() -> None:
    x = mnp.asarray(X)
    for made in (X + x, x + X, np.float32(2) * x, X < x, X @ x.T):
        assert type(made) is mg.Array
    assert type(np.sin(x)) is np.ndarray and np.concatenate([x, x]).shape == (4, 3)
    assert np.arange(5)[mnp.array([1, 2])].tolist() == [1, 2]
    filled = np.zeros(3)
    filled[:] = mnp.ones(3)
    assert filled.tolist() == [1, 1, 1]
    y = x
    y += 1
    assert y is not x and float(x[0, 0]) == 0
    with pytest.raises(TypeError, match="immutable"):
        x[0] = 1


def test_methods() -> None:
    x = mnp.asarray(X)
    assert x.compress(mnp.array([True, False]), 0).shape == (1, 3)
    assert mnp.array([0, 1]).choose([mnp.ones(2), mnp.zeros(2)]).tolist() == [1, 0]
    assert x.nonzero(size=2)[0].shape == (2,) and x.is_fully_replicated
    assert f"{x[0, 1]:.2f} {mnp.array(3):d}" == "1.00 3"
    assert [10, 20][mnp.array(1)] == 20 and list(range(mnp.array(2))) == [0, 1]


def test_ufuncs() -> None:
    assert isinstance(mnp.add, mnp.ufunc) and not isinstance(mnp.sin, mnp.ufunc)
    assert isinstance(mnp.frompyfunc(lambda x, y: x, 2, 1), mnp.ufunc)
    assert pickle.loads(pickle.dumps(mnp.add)) is mnp.add
    assert (mnp.add.identity, mnp.add.nin, mnp.add.nout) == (0, 2, 1)
    refused = [
        lambda: mnp.add.at(mnp.ones(2), 0, 1.0),
        lambda: mnp.subtract.reduce(mnp.ones(2), where=mnp.array([True, False])),
        lambda: mnp.negative.reduce(mnp.ones(2)),
        lambda: mnp.subtract.reduce(mnp.zeros(0)),
        lambda: mnp.add.accumulate(mnp.ones(2), axis=None),
        lambda: mnp.vectorize(mnp.dot, signature="(n,(n)->()")(1, 2),
        lambda: mnp.vectorize(mnp.dot, signature="(n),(n)->()")(mnp.ones(2), mnp.ones(3)),
    ]
    for f in refused:
        with pytest.raises((ValueError, NotImplementedError)):
            f()


def test_torch_shares_memory_both_ways() -> None:
    torch = pytest.importorskip("torch")
    ours = mnp.arange(6.0).reshape(2, 3)
    theirs = torch.from_dlpack(ours)
    assert theirs.data_ptr() == np.asarray(ours).ctypes.data and theirs.shape == (2, 3)
    tensor = torch.arange(5, dtype=torch.float32)
    seen = mnp.from_dlpack(tensor)
    tensor[0] = 7
    assert seen[0] == 7 and mg.jit(lambda x: x.sum())(seen) == 17


@pytest.mark.parametrize("kind", ["bfloat16", "float8_e4m3fn", "float8_e5m2"])
def test_torch_takes_narrow_floats_without_a_copy(kind: str) -> None:
    torch = pytest.importorskip("torch")
    ours = mnp.arange(6, dtype=kind).reshape(2, 3)
    theirs = torch.from_dlpack(ours)
    assert theirs.dtype is getattr(torch, kind)
    assert theirs.data_ptr() == ours.unsafe_buffer_pointer()
    assert theirs.to(torch.float32).tolist() == [[0, 1, 2], [3, 4, 5]]
    tensor = torch.ones(3, dtype=torch.float32).to(getattr(torch, kind))
    seen = mnp.from_dlpack(tensor)
    assert seen.dtype == mnp.dtype(kind) and seen.unsafe_buffer_pointer() == tensor.data_ptr()
    assert mg.jit(lambda x: x.astype("float32").sum())(seen) == 3


def test_jax_takes_memory_that_must_not_be_written() -> None:
    np.testing.assert_array_equal(jnp.from_dlpack(mnp.arange(3)), [0, 1, 2])
    np.testing.assert_array_equal(jnp.from_dlpack(mnp.arange(3, dtype="bfloat16")), [0, 1, 2])
