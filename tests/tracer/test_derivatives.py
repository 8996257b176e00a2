"""grad, jvp, vjp, vmap: structures, types and the errors that name what is wrong."""

from __future__ import annotations

import jax
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.errors import ArgumentError, GradError, TreeError, VmapError

X = np.arange(3, dtype=np.float32)
M = np.ones((2, 3), np.float32)
C = np.array([1 + 2j, 3j], np.complex64)


def square_sum(x):
    return (x * x).sum()


CASES = {
    "argnums": lambda lib: lib.grad(lambda a, b: (a * b).sum(), argnums=1)(X, X + 1),
    "argnums tuple": lambda lib: lib.grad(lambda a, b: (a * b).sum(), argnums=(0, -1))(X, X + 1),
    "tree": lambda lib: lib.grad(lambda p: (p["w"] * p["b"][0]).sum())({"w": X, "b": [X]}),
    "keywords": lambda lib: lib.grad(lambda x, k: (x * k).sum())(X, k=3.0),
    "python scalar": lambda lib: lib.value_and_grad(lambda x: x * x)(3.0),
    "aux": lambda lib: lib.grad(lambda x: (square_sum(x), {"y": x * 2}), has_aux=True)(X),
    "holomorphic": lambda lib: lib.grad(lambda z: z * z, holomorphic=True)(C[0]),
    "of complex": lambda lib: lib.vjp(lambda z: z * C, C)[1](C),
    "unused": lambda lib: lib.grad(lambda a, b: square_sum(a), argnums=1)(X, M),
    "jvp": lambda lib: lib.jvp(lambda a, b: (a * b, a), (X, X), (X, X * 0)),
    "jvp aux": lambda lib: lib.jvp(lambda a: (a * a, a), (X,), (X,), has_aux=True),
    "vjp": lambda lib: lib.vjp(lambda a, b: {"p": a * b}, X, X + 1)[1]({"p": X}),
    "vjp aux": lambda lib: lib.vjp(lambda a: (a * a, 2 * a), X, has_aux=True)[2],
    "linearize": lambda lib: lib.linearize(lambda a: a * a, X)[1](X),
    "jacfwd": lambda lib: lib.jacfwd(lambda a: a * a.sum())(X),
    "jacrev": lambda lib: lib.jacrev(lambda a: {"y": a * a, "s": a.sum()})(X),
    "hessian": lambda lib: lib.hessian(lambda a: (a * a * a).sum())(X),
    "jacobian of two": lambda lib: lib.jacrev(lambda a, b: a * b, argnums=(0, 1))(X, X),
    "vmap": lambda lib: lib.vmap(lambda a: a * a)(M),
    "vmap axes": lambda lib: lib.vmap(lambda a, b: a * b, in_axes=(1, None), out_axes=1)(
        M, np.float32([1, 2])
    ),
    "vmap negative": lambda lib: lib.vmap(lambda a: a, in_axes=-1, out_axes=-1)(M),
    "vmap tree": lambda lib: lib.vmap(lambda p, x: p["w"] * x, in_axes=({"w": 0, "b": None}, 1))(
        {"w": X, "b": M}, M
    ),
    "vmap out tree": lambda lib: lib.vmap(lambda a: {"y": a, "c": X}, out_axes={"y": 1, "c": None})(
        M
    ),
    "vmap unmapped result": lambda lib: lib.vmap(lambda a: 2.0, out_axes=0)(X),
    "vmap size": lambda lib: lib.vmap(lambda: X, axis_size=2, in_axes=())(),
    "vmap keyword": lambda lib: lib.vmap(lambda a, b: a + b)(X, b=X),
    "vmap of vmap": lambda lib: lib.vmap(lib.vmap(lambda a: a + 1))(M),
    "vmap list": lambda lib: lib.vmap(lambda a: a[0] + a[1])([X, X]),
}


@pytest.mark.parametrize("name", CASES)
def test_equals_jax(name):
    ours, theirs = CASES[name](mg), CASES[name](jax)
    for a, b in zip(mg.tree.leaves(ours), jax.tree.leaves(theirs), strict=True):
        a, b = np.asarray(a), np.asarray(b)
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        np.testing.assert_allclose(a, b, rtol=1e-6)
    assert isinstance(ours, tuple) == isinstance(theirs, tuple)


def test_integer_arguments_have_float0_gradients():
    got = mg.grad(lambda x, i: (x * i).sum(), argnums=(0, 1), allow_int=True)(X, np.int32(2))
    assert got[1].dtype == jax.dtypes.float0 and got[1].shape == ()
    assert got[0].tolist() == [2, 2, 2]


def test_a_pullback_works_many_times_and_inside_a_trace():
    _, back = mg.vjp(mnp.sin, X)
    first = back(X)[0]
    np.testing.assert_array_equal(first, back(X)[0])
    np.testing.assert_allclose(mg.jit(lambda ct: back(ct)[0])(X), first, rtol=1e-6)


ERRORS = {
    "integer": (GradError, lambda: mg.grad(square_sum)(np.arange(3)), "not floating point"),
    "python int": (GradError, lambda: mg.grad(lambda x: x * x)(3), "not floating point"),
    "bool": (GradError, lambda: mg.grad(square_sum)(X > 1), "not floating point"),
    "vector": (GradError, lambda: mg.grad(lambda x: x * x)(X), "must return a scalar"),
    "tree": (GradError, lambda: mg.grad(lambda x: (x, x))(1.0), "returned a tree"),
    "integer result": (GradError, lambda: mg.grad(lambda x: 3)(1.0), "floating-point"),
    "complex result": (GradError, lambda: mg.grad(lambda x: x * 1j)(1.0), "complex number"),
    "real holomorphic": (
        GradError,
        lambda: mg.grad(lambda x: x, holomorphic=True)(1.0),
        "complex arguments",
    ),
    "argnums": (GradError, lambda: mg.grad(square_sum, argnums=1)(X), "argnums has 1"),
    "argnums twice": (GradError, lambda: mg.grad(square_sum, argnums=(0, -1))(X), "twice"),
    "aux": (GradError, lambda: mg.grad(square_sum, has_aux=True)(X), "pair"),
    "string": (ArgumentError, lambda: mg.grad(square_sum)({"w": "s"}), r"x\['w'\]"),
    "primals": (ArgumentError, lambda: mg.jvp(square_sum, X, X), "tuple or list"),
    "tangent type": (ArgumentError, lambda: mg.jvp(square_sum, (X,), (M,)), "another type"),
    "tangent tree": (TreeError, lambda: mg.jvp(square_sum, (X,), ((X, X),)), "not a tree"),
    "cotangent tree": (TreeError, lambda: mg.vjp(square_sum, X)[1]((X, X)), "not a tree"),
    "cotangent type": (ArgumentError, lambda: mg.vjp(square_sum, X)[1](X), "another type"),
    "sizes": (VmapError, lambda: mg.vmap(lambda a, b: a)(X, {"u": M}), "sizes"),
    "axis": (VmapError, lambda: mg.vmap(lambda a: a, in_axes=2)(M), "axis 2 of a"),
    "scalar": (VmapError, lambda: mg.vmap(lambda a: a)(1.0), "axis 0 of a"),
    "nothing mapped": (VmapError, lambda: mg.vmap(lambda a: a, in_axes=None)(M), "no argument"),
    "entries": (VmapError, lambda: mg.vmap(lambda a: a, in_axes=(0, 1))(M), "2 entries"),
    "axes type": (VmapError, lambda: mg.vmap(lambda a: a, in_axes="x")(M), "in_axes"),
    "axes tree": (
        TreeError,
        lambda: mg.vmap(lambda a: a, in_axes=((0, 1),))({"w": M}),
        "in_axes",
    ),
    "out axis": (VmapError, lambda: mg.vmap(lambda a: a, out_axes=3)(M), "out_axes has 3"),
    "out None": (VmapError, lambda: mg.vmap(lambda a: a, out_axes=None)(M), "out_axes is None"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name):
    kind, run, words = ERRORS[name]
    with pytest.raises(kind, match=words) as caught:
        run()
    assert caught.value.source.file == __file__
    assert len(str(caught.value).splitlines()) < 20


def test_sizes_name_every_argument():
    with pytest.raises(VmapError) as caught:
        mg.vmap(lambda first, second: first)(X, {"u": M})
    assert set(caught.value.operands) == {"first", "second['u']"}
