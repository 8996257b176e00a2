"""Arrays: what they look like, what they convert to, whose memory they hold."""

from __future__ import annotations

import copy
import pickle

import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.base import Buffer
from monograph.hlo.errors import ArgumentError
from monograph.tracer.array import Array
from monograph.tracer.device import device_put as put

VALUES = {
    "vector": np.array([1.5, -2.0], np.float32),
    "matrix": np.arange(6, dtype=np.int32).reshape(2, 3),
    "long": np.arange(30, dtype=np.float32) / 7,
    "scalar": np.float32(2.5),
    "empty": np.zeros((0, 3), np.float32),
    "bools": np.array([True, False]),
    "bf16": np.array([1, 2], ml_dtypes.bfloat16),
    "complex": np.array([1 + 2j], np.complex64),
    "big": np.zeros((40, 40), np.float32),
}


@pytest.mark.parametrize("name", VALUES)
def test_looks_like_an_array_of_jax(name):
    x = VALUES[name]
    ours, theirs = put(x), jnp.asarray(x)
    assert repr(ours) == repr(theirs)
    assert str(ours) == str(theirs)
    assert (ours.shape, ours.dtype, ours.ndim, ours.size) == (x.shape, x.dtype, x.ndim, x.size)
    assert ours.nbytes == x.nbytes and ours.itemsize == x.itemsize
    assert ours.tolist() == theirs.tolist()


def test_weak_types_show():
    assert repr(put(1.5)) == repr(jnp.asarray(1.5))
    assert put(2).weak_type and not put(np.int32(2)).weak_type


SCALARS = [np.float32(2.5), np.int32(3), np.bool_(True), np.ones((1, 1), np.float32), np.ones(3)]


@pytest.mark.parametrize("x", SCALARS, ids=repr)
@pytest.mark.parametrize("python", [bool, int, float, complex, lambda v: [1] * 9 and range(9)[v]])
def test_conversions_are_those_of_jax(x, python):
    def outcome(v):
        try:
            return python(v)
        except (TypeError, ValueError) as e:
            return type(e)

    assert outcome(put(x)) == outcome(jnp.asarray(x))


def test_format_and_iteration():
    assert f"{put(2.5):.3f}" == "2.500"
    x = put(np.arange(6, dtype=np.float32).reshape(3, 2))
    rows = list(x)
    assert len(x) == len(rows) == 3 and rows[1].tolist() == [2.0, 3.0]
    with pytest.raises(TypeError):
        iter(put(1.0))
    with pytest.raises(TypeError):
        len(put(1.0))


def test_arrays_cannot_be_changed_or_hashed():
    x = put(np.ones(3, np.float32))
    view = np.asarray(x)
    with pytest.raises(ValueError):
        view[0] = 2
    with pytest.raises(TypeError):
        hash(x)
    with pytest.raises(TypeError):
        x[0] = 2


def test_putting_copies_and_reading_does_not():
    source = np.ones(3, np.float32)
    x = put(source)
    source[0] = 5
    assert x.tolist() == [1, 1, 1]
    assert np.shares_memory(np.asarray(x), np.asarray(x))
    mine = np.array(x)
    mine[0] = 7
    assert x.tolist() == [1, 1, 1]
    assert np.asarray(x, np.float64).dtype == np.float64
    with pytest.raises(ValueError):
        np.asarray(x, np.float64, copy=False)


def test_a_result_never_shares_the_memory_of_a_numpy_argument():
    source = np.ones(3, np.float32)
    for f in (lambda x: x, lambda x: mnp.reshape(x, (3, 1)), lambda x: (x, x + 1)[0]):
        for g in (f, mg.jit(f), mg.jit(f, backend="interp")):
            out = g(source)
            if isinstance(out, mg.Array):
                assert not np.shares_memory(np.asarray(out), source)


def test_copies_and_pickles():
    x = put(np.arange(3, dtype=np.float32))
    for y in (copy.copy(x), copy.deepcopy(x), pickle.loads(pickle.dumps(x)), x.copy()):
        assert y.tolist() == x.tolist() and y.type is x.type
    assert pickle.loads(pickle.dumps(put(1.0))).weak_type


def test_dlpack_both_ways():
    x = put(np.arange(3, dtype=np.float32))
    assert np.from_dlpack(x).tolist() == [0, 1, 2]
    theirs = jnp.from_dlpack(x)
    assert (mg.jit(lambda v: v * 2)(theirs)).tolist() == [0, 2, 4]


def test_deletion():
    x = put(np.ones(3, np.float32))
    x.delete()
    assert x.is_deleted() and "deleted" in repr(x)
    with pytest.raises(RuntimeError, match="deleted"):
        np.asarray(x)
    with pytest.raises(RuntimeError, match="deleted"):
        x + 1


def test_devices():
    (cpu, *_) = mg.devices("cpu")
    x = mg.device_put({"a": np.ones(2, np.float32)}, cpu)["a"]
    assert x.device == cpu and x.devices() == {cpu} and str(cpu) == "cpu:0"
    y = mg.device_put(x, "interp")
    assert str(y.device) == "interp:0" and mg.device_get([y])[0].tolist() == [1, 1]
    assert mg.jit(lambda v: v + 1)(y).device == y.device
    with pytest.raises(ArgumentError, match="different devices"):
        mg.jit(lambda a, b: a + b)(x, y)
    with pytest.raises(mg.errors.UnknownNameError, match="known"):
        mg.devices("abacus")
    with pytest.raises(ArgumentError):
        mg.device_put(x, 3)


def test_64_bits_are_narrowed_unless_enabled():
    assert mg.jit(lambda x: x)(np.ones(2)).dtype == np.float32
    with pytest.warns(UserWarning, match="float64") as caught:
        mg.ShapeDtypeStruct((2,), np.float64)
    assert caught[0].filename == __file__
    with mg.enable_x64():
        assert mg.jit(lambda x: x)(np.ones(2)).dtype == np.float64
        assert mg.jit(lambda x: x + 1)(2**40).item() == 2**40 + 1
    with pytest.raises(ArgumentError, match="32-bit"):
        mg.jit(lambda x: x + 1)(2**40)


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "int16", "uint32", "float32", "bfloat16", "complex64"]
)
def test_bytes_the_other_way_round(dtype):
    x = np.arange(-3, 3).astype(dtype).reshape(2, 3)
    for ours, theirs in ((put(x), jnp.asarray(x)), (put(x[:0]), jnp.asarray(x[:0]))):
        assert ours.byteswap().tobytes() == theirs.byteswap().tobytes()
        assert mg.jit(lambda x: x.byteswap())(ours).tobytes() == theirs.byteswap().tobytes()


@pytest.mark.parametrize("target", ["complex64", "float32", "uint16", "uint8"])
@pytest.mark.parametrize("source", ["uint8", "uint16", "float32", "complex64"])
def test_the_same_bytes_as_another_type(source, target):
    x = np.arange(32, dtype=np.uint8).view(source)
    assert put(x).view(target).tobytes() == jnp.asarray(x).view(target).tobytes() == x.tobytes()
    assert mg.jit(lambda x: x.view(target))(put(x)).shape == x.view(target).shape


def test_bytes_of_an_array():
    x = mnp.arange(6, dtype="int32").reshape(2, 3)
    assert bytes(x) == np.asarray(x).tobytes()  # not those of a list of small integers
    assert x.tobytes("F") == np.asarray(x).tobytes("F")
    assert mnp.frombuffer(x, "int32", count=2, offset=4).tolist() == [1, 2]


def test_there_is_no_flat_iterator():
    for x in (mnp.ones(2), jnp.ones(2)):
        with pytest.raises(NotImplementedError, match="flat"):
            x.flat  # noqa: B018


class _Late(Buffer):
    """Memory whose contents come later."""

    __slots__ = ("asked",)

    def ready(self) -> None:
        self.asked = True


def test_every_array_of_a_tree_is_waited_for() -> None:
    here = mg.device_put(np.ones(3, np.float32))
    late = [_Late(here.device, None) for _ in range(3)]
    a, b, c = (Array(here.type, here.sharding, (x,)) for x in late)
    tree = {"a": [here, a], "b": (b, {"c": c}), "none": None}
    assert mg.block_until_ready(tree) is tree
    assert all(x.asked for x in late)
