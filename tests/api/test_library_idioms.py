"""What libraries written for JAX do with it, beside what tutorials do; values are JAX's."""

from __future__ import annotations

import enum
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp


class Step(enum.IntEnum):
    FIRST = 0
    LAST = 2


X = np.arange(6, dtype=np.float32).reshape(2, 3)

# each takes the package and its numpy
PROGRAMS: dict[str, Callable[[Any, Any], Any]] = {
    "members of enums in lists": lambda m, n: n.array([Step.FIRST, Step.LAST]),
    "members of enums beside floats": lambda m, n: n.asarray([Step.LAST, 2.5]),
    "members of enums as values": lambda m, n: n.full(3, Step.LAST),
    "members of enums as indices": lambda m, n: n.arange(5)[Step.LAST],
    "a range of new axes": lambda m, n: n.expand_dims(n.array(X), range(2)),
    "a range of axes": lambda m, n: n.sum(n.array(X), axis=range(2)),
    "an array of axes": lambda m, n: n.max(n.array(X), axis=np.array([0, 1])),
    "a range of axes to turn": lambda m, n: n.flip(n.array(X), axis=range(2)),
    "a range of axes to move": lambda m, n: n.moveaxis(n.array(X), range(2), [1, 0]),
    "an iterator of axes": lambda m, n: n.array(X).transpose(reversed(range(2))),
    "a range as a shape": lambda m, n: n.array(X).reshape(range(3, 1, -1)),
    "a range of axes to roll": lambda m, n: n.roll(n.array(X), [1, 1], axis=range(2)),
    "device_get of traced values": lambda m, n: m.jit(lambda x: m.device_get({"a": x})["a"] + 1)(X),
}


class Shape:
    """A shape that is no tuple, as TensorFlow's."""

    def __len__(self) -> int:
        return 2

    def __getitem__(self, i: Any) -> Any:
        return (2, 3)[i]

    def __iter__(self) -> Iterator[int]:
        return iter((2, 3))


PROGRAMS |= {
    "a shape of another class": lambda m, n: n.broadcast_to(n.ones(3), Shape()),
    "keys of a shape of another class": lambda m, n: m.random.normal(m.random.key(0), Shape()),
}


def _keys(m: Any) -> Any:
    return m.random.split(m.random.key(3), 6)


def _moved(f: Callable[[Any, Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """A program that moves keys, and looks at the words of what comes out."""
    return lambda m, n: m.random.key_data(f(n, m.lax, _keys(m)))


PROGRAMS |= {
    f"keys: {name}": _moved(f)
    for name, f in {
        "stack": lambda n, x, k: n.stack([k[0], k[1]]),
        "concatenate": lambda n, x, k: n.concatenate([k, k[:2]]),
        "where": lambda n, x, k: n.where(n.arange(6) > 2, k, k[0]),
        "select": lambda n, x, k: x.select(True, k[0], k[1]),
        "broadcast_to": lambda n, x, k: n.broadcast_to(k[0], (2, 3)),
        "expand_dims": lambda n, x, k: n.expand_dims(k, -1),
        "reshape": lambda n, x, k: n.reshape(k, (2, -1)),
        "transpose": lambda n, x, k: k.reshape(2, 3).T,
        "swapaxes": lambda n, x, k: n.swapaxes(k.reshape(2, 3), 0, 1),
        "squeeze": lambda n, x, k: n.squeeze(k[:1]),
        "flatten": lambda n, x, k: k.reshape(2, 3).flatten(),
        "take": lambda n, x, k: n.take(k, n.array([1, 3]), axis=0),
        "flip": lambda n, x, k: n.flip(k),
        "roll": lambda n, x, k: n.roll(k, 1),
        "repeat": lambda n, x, k: n.repeat(k, 2),
        "tile": lambda n, x, k: n.tile(k, 2),
        "split": lambda n, x, k: n.split(k, 2)[1],
        "dynamic_index_in_dim": lambda n, x, k: x.dynamic_index_in_dim(k, 2, keepdims=False),
        "dynamic_update": lambda n, x, k: x.dynamic_update_index_in_dim(k, k[3], 0, 0),
        "at, set": lambda n, x, k: k.at[1].set(k[5]),
        "at, get": lambda n, x, k: k.at[n.array([1, 2])].get(),
        "asarray": lambda n, x, k: n.asarray(k),
        "array of a list": lambda n, x, k: n.array([[k[0], k[1]], [k[2], k[3]]]),
        "array of arrays": lambda n, x, k: n.array([k[:2], k[2:4]]),
        "mask of NumPy": lambda n, x, k: k[np.arange(6) % 2 == 0],
        "masks and dots": lambda n, x, k: k.reshape(2, 3)[..., np.array([True, False, True])],
        "zeros_like": lambda n, x, k: n.zeros_like(k),
        "zeros_like, a shape": lambda n, x, k: n.zeros_like(k, shape=(2, 3)),
        "choose": lambda n, x, k: n.choose(n.array([0, 1]), [k[:2], k[2:4]]),
        "transpose, method": lambda n, x, k: k.reshape(1, 2, 3).transpose(2, 0, 1),
        "transpose, a tuple": lambda n, x, k: k.reshape(2, 3).transpose((1, 0)),
        "take, filled": lambda n, x, k: n.take(k, n.array([0, 9]), mode="fill", fill_value=3),
    }.items()
}
PROGRAMS |= {
    "keys: equality": lambda m, n: (_keys(m) == _keys(m)[2], _keys(m) != _keys(m)[2]),
    "keys: are arrays": lambda m, n: n.array(isinstance(_keys(m), m.Array)),
    "keys: are arrays when traced": lambda m, n: n.array(
        m.jit(lambda k: isinstance(k, m.Array) + 0 * m.random.bits(k))(m.random.key(0)) > 0
    ),
    "keys: shape": lambda m, n: n.array((*n.shape(_keys(m)), n.ndim(_keys(m)), n.size(_keys(m)))),
    "keys: bytes": lambda m, n: n.array(_keys(m).nbytes),
    "keys: type": lambda m, n: n.array(m.typeof(_keys(m)).shape),
    "einsum by dot_general": lambda m, n: n.einsum(
        "ij,kj->ik", n.array(X), n.array(X), _dot_general=m.lax.dot_general
    ),
}

PROGRAMS |= {
    "the shape of nothing": lambda m, n: n.array((*n.shape(None), n.ndim(None), n.size(None))),
    "vmap passes on what it does not map": lambda m, n: m.vmap(
        lambda f, x, name: f(x) if name == "f" else x, in_axes=(None, 0, None)
    )(n.sum, n.array(X), "f"),
}


def test_keys_are_no_numbers() -> None:
    key = mg.random.key(0)
    for f in (lambda: mnp.sin(key), lambda: key + 1, lambda: hash(key)):
        with pytest.raises(TypeError):
            f()
    assert repr(mg.typeof(_keys(mg))) == "key<fry>[6]" and key != 3


MIXED = {
    "where": lambda n, x, k: n.where(n.arange(6) > 2, k, n.arange(6)),
    "where, a number": lambda n, x, k: n.where(n.arange(6) > 2, k, 0),
    "where, words": lambda n, x, k: n.where(True, k, n.ones((6,), n.uint32)),
    "concatenate": lambda n, x, k: n.concatenate([k, n.arange(6)]),
    "concatenate, u32": lambda n, x, k: n.concatenate([k, n.arange(6, dtype=n.uint32)]),
    "stack": lambda n, x, k: n.stack([k, n.arange(6)]),
    "append": lambda n, x, k: n.append(k, 3),
    "select": lambda n, x, k: n.select([n.arange(6) > 2], [k]),
    "lax.select": lambda n, x, k: x.select(n.arange(6) > 2, k, n.arange(6, dtype=n.uint32)),
    "at, set": lambda n, x, k: k.at[0].set(3),
    "asarray": lambda n, x, k: n.asarray(k, n.float32),
    "array of a list": lambda n, x, k: n.array([k[0], 1]),
    "NumPy": lambda n, x, k: np.asarray(k),
}


@pytest.mark.parametrize("program", MIXED.values(), ids=MIXED)
def test_keys_do_not_mix_with_numbers(program: Callable[[Any, Any, Any], Any]) -> None:
    with pytest.raises(Exception):  # noqa: B017  JAX has several classes for it
        program(jax.numpy, jax.lax, _keys(jax))
    with pytest.raises(mg.errors.ArgumentError, match="random keys"):
        program(mnp, mg.lax, _keys(mg))


def test_keys_in_trees_of_other_things() -> None:
    """Trees of prefixes and of structures have anything in the place of a key's words."""
    key = mg.random.key(0)
    for other in (None, 0, object()):
        made = mg.tree.map(lambda _, x=other: x, key)
        assert not isinstance(made, mg.Array) and repr(made) == f"Key({other!r})"
        with pytest.raises(TypeError, match="typeof takes arrays and numbers, got Key"):
            mg.typeof(made)
    assert not isinstance(mg.eval_shape(lambda: key), mg.Array)
    assert isinstance(mg.device_get(key), mg.Array)


def test_element_types_are_found_by_the_classes_of_numpy() -> None:
    """TensorFlow Probability asks so whether a type is an integer's."""
    for lib in (mnp, jnp):
        assert np.int32 in {lib.int32, lib.int64} and np.int8 not in {lib.int32, lib.int64}
        assert isinstance(np.float32(1), lib.float32) and not isinstance(1.0, lib.float32)


def test_what_is_lowered_in_a_dialect() -> None:
    """Haiku's and Optax' own tests read products and precisions in it."""
    for lib in (mg, jax):
        lowered = lib.jit(lambda x: x @ x).lower(np.ones((2, 2), np.float32))
        for given in ({}, {"dialect": "stablehlo"}):
            text = str(lowered.compiler_ir(**given))
            assert "stablehlo.dot_general" in text
        assert lowered.as_text(dialect="stablehlo") == lowered.as_text()
        hlo = lowered.compiler_ir(dialect="hlo").as_hlo_text()
        assert hlo == lowered.as_text(dialect="hlo")
        assert "dot" in hlo and "stablehlo" not in hlo
        with pytest.raises(ValueError, match="nothing"):
            lowered.compiler_ir("nothing")


def test_precisions_by_their_names() -> None:
    """Haiku's own tests write a precision as text; settings are names of precisions."""
    found = {}
    for lib in (mg, jax):
        kinds = (lib.lax.Precision, lib.lax.DotAlgorithmPreset)
        names = ("highest", "float32", "high", "bfloat16_3x", "tensorfloat32", "fastest", None)
        found[lib] = [
            *((str(p), repr(p), f"{p}") for kind in kinds for p in kind),
            *(lib.lax.Precision(name).name for name in names),
        ]
        assert lib.numpy.dot(X, X.T, precision="bfloat16_3x").shape == (2, 2)
        with pytest.raises(ValueError, match="exact"):
            lib.lax.Precision("exact")
    assert found[mg] == found[jax]


def test_errors_of_machines_by_their_name_in_jax() -> None:
    """Equinox catches them to say more; they are no errors of tracing."""
    assert issubclass(mg.errors.JaxRuntimeError, RuntimeError)
    assert not issubclass(mg.errors.ShapeError, mg.errors.JaxRuntimeError)


def test_shardings_with_another_spec() -> None:
    cut = mg.NamedSharding(mg.make_mesh((1,), ("x",)), mg.P("x", None))
    assert cut.update(spec=mg.P(None, "x")).spec == mg.P(None, "x")
    assert cut.update(spec=("x",)) == mg.NamedSharding(cut.mesh, mg.P("x"))


def test_traced_values_and_keys_may_be_referred_to_weakly() -> None:
    """Distrax remembers of an array, by a weak reference to it, what it has computed."""

    @mg.jit
    def f(x: Any) -> Any:
        kept = weakref.ref(x)
        return kept() + 1

    key = mg.random.key(0)
    assert weakref.ref(key)() is key and f(1.0) == 2


def _same(have: Any, want: Any) -> None:
    assert mg.tree.structure(have) == mg.tree.structure(mg.tree.map(np.asarray, want))
    for a, b in zip(mg.tree.leaves(have), jax.tree.leaves(want), strict=True):
        assert np.asarray(a).dtype == np.asarray(b).dtype
        np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-6)


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    program = PROGRAMS[name]
    _same(program(mg, mnp), program(jax, jnp))
