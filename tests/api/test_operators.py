"""What arrays do outside `jit`, and what the library refuses, with its message."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp

X = np.arange(6, dtype="f").reshape(2, 3)


@pytest.mark.smoke
@pytest.mark.parametrize(
    "program",
    [
        lambda np_, x: np.ones(3, "f") + x,
        lambda np_, x: np.float32(2) * x,
        lambda np_, x: x - np.arange(3),
        lambda np_, x: np.float64(2) ** x,
        lambda np_, x: [row.sum() for row in x],
        lambda np_, x: x[np.array([True, False])],
        lambda np_, x: x[x > 2],
        lambda np_, x: np_.nonzero(x),
        lambda np_, x: np_.where(x > 2),
        lambda np_, x: x.at[x > 2].set(0),
        lambda np_, x: x.at[x > 2].add(1),
        lambda np_, x: np_.array([[1, x[0, 1]], [2, 3]]),
        lambda np_, x: x[np_.argmax(x[:, 0])],
        lambda np_, x: [float(x[0, 1]), int(x[1, 2]), bool(x[0, 1] > 0), x[1, 1].item()],
        lambda np_, x: x.tolist(),
        lambda np_, x: x == None,  # noqa: E711
        lambda np_, x: 1.0 in x[0],
        lambda np_, x: list(range(5))[np_.array(2)],
    ],
)
def test_outside_jit_as_in_jax(program):
    ours, theirs = program(mnp, mnp.array(X)), program(jnp, jnp.array(X))
    if isinstance(theirs, list | tuple):
        assert len(ours) == len(theirs)
        for a, b in zip(ours, theirs, strict=True):
            np.testing.assert_array_equal(a, b)
    else:
        np.testing.assert_array_equal(ours, theirs)
        assert np.asarray(ours).dtype == np.asarray(theirs).dtype


@pytest.mark.smoke
def test_numpy_arrays_left_of_traced_values():
    f = mg.jit(lambda x: np.ones(3, "f") + np.float32(2) * x)
    np.testing.assert_array_equal(f(X), 1 + 2 * X)


REFUSALS = [
    ("axis", lambda x: mnp.sum(x, axis=5), "AxisError", r"sum: axis 5 is out of range"),
    ("axis", lambda x: mnp.sum(x, axis=(0, 0)), "AxisError", "given twice"),
    ("axis", lambda x: mnp.squeeze(x, 0), "ShapeError", "axis 0 has size 2"),
    ("shape", lambda x: mnp.ones(3) + mnp.ones(4), "ShapeError",
     r"add: shapes \(3,\) and \(4,\) do not broadcast"),
    ("shape", lambda x: x @ x, "ShapeError", "matmul: shapes"),
    ("shape", lambda x: mnp.dot(x, x), "ShapeError", "dot"),
    ("shape", lambda x: x.reshape(4), "ShapeError", "6 elements"),
    ("shape", lambda x: mnp.concatenate([x, x.T]), "ShapeError", "sizes differ"),
    ("shape", lambda x: mnp.einsum("ij,jk->ik", x, x), "ShapeError", "letter 'j'"),
    ("list", lambda x: mnp.sum([1, 2]), "ArgumentError", "got list"),
    ("list", lambda x: mnp.add(x, "a"), "ArgumentError", "got str"),
    ("list", lambda x: x[[0, 1]], "ArgumentError", "list"),
    ("list", lambda x: mnp.array([[1], [1, 2]]), "ArgumentError", "nested"),
    ("index", lambda x: x[0, 0, 0], "AxisError", "too many indices"),
    ("index", lambda x: x[1.0], "ArgumentError", "float"),
    ("index", lambda x: mg.jit(lambda y: y[y > 0])(x), "ConcretizationError", "boolean mask"),
    ("index", lambda x: mg.jit(lambda y, n: y[:n])(x, 1), "ConcretizationError",
     "bounds must be known"),
    ("dtype", lambda x: mg.lax.add(x, 1), "DTypeError", "float32, int32"),
    ("dtype", lambda x: ~x, "DTypeError", "invert"),
    ("dtype", lambda x: mnp.zeros(2, "float33"), "ArgumentError", "float33"),
    ("dtype", lambda x: mnp.ones(2, "int4") + mnp.ones(2, "int8"), "DTypeError", "promote"),
    ("dtype", lambda x: mg.nn.sigmoid(mnp.ones(2, int)), "DTypeError", "floating"),
]  # fmt: skip


@pytest.mark.parametrize("kind,program,error,message", REFUSALS)
def test_refusals(kind, program, error, message):
    with pytest.raises(getattr(mg.errors, error), match=message) as caught:
        program(mnp.array(X))
    assert caught.value.loc is not None
    assert caught.value.source.file == __file__


def test_arrays_are_immutable():
    with pytest.raises(TypeError, match=r"x\.at\[index\]\.set"):
        mnp.ones(3)[0] = 1
    numbers = [1, 2, 3]
    with pytest.raises(TypeError):
        mnp.ones(3) + numbers


def test_gradients_at_corners_are_those_of_jax():
    x = np.array([-1.0, 0.0, 0.5, 1.0, 6.0, 7.0], "f")
    for name in ("relu", "relu6", "softplus", "elu", "hard_tanh", "softmax", "log_softmax"):
        ours, theirs = getattr(mg.nn, name), getattr(jax.nn, name)
        got = mg.grad(lambda v, f=ours: (f(v) * mnp.arange(6)).sum())(x)
        want = jax.grad(lambda v, f=theirs: (f(v) * jnp.arange(6)).sum())(x)
        np.testing.assert_allclose(got, want, rtol=2e-5, atol=1e-5, err_msg=name)
    for name in ("max", "min", "prod", "std", "logsumexp"):
        ours = getattr(mnp, name, None) or getattr(mg.nn, name)
        theirs = getattr(jnp, name, None) or getattr(jax.nn, name)
        np.testing.assert_allclose(mg.grad(ours)(x), jax.grad(theirs)(x), rtol=1e-5, err_msg=name)


def test_settings():
    assert mg.config.enable_x64 is False
    mg.config.update("jax_enable_x64", True)
    try:
        assert mnp.ones(2).dtype == np.float64
    finally:
        mg.config.update("enable_x64", False)
    with pytest.raises(mg.errors.UnknownNameError, match="no option 'speed'"):
        mg.config.update("speed", 11)
    assert "enable_x64" in repr(mg.config)


def test_methods_take_no_options_that_they_would_ignore():
    x = mnp.ones((2, 3))
    with pytest.raises(TypeError, match="unexpected keyword"):
        x.reshape(6, sideways=True)
    assert x.astype("int8", device=mg.devices("interp")[0]).device.backend == "interp"
    assert pow(x, 2).shape == (2, 3)
    assert round(x).dtype == np.int32
    assert round(x * 1.25, 1).tolist() == jnp.round(jnp.ones((2, 3)) * 1.25, 1).tolist()
    assert [row.shape for row in x] == [(3,), (3,)]
    assert mg.jit(lambda x: [row * 2 for row in x])(x)[1].tolist() == [2, 2, 2]
