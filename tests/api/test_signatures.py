"""Parameters: those of JAX's functions have the same names here, and do the same."""

from __future__ import annotations

import copy
import functools
import importlib
import inspect
import pickle
import types
import weakref
from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg

MODULES = (
    "", "lax", "lax.linalg", "nn", "nn.initializers", "numpy", "numpy.fft", "numpy.linalg", "ops",
    "random", "scipy.fft", "scipy.linalg", "scipy.signal", "scipy.special", "scipy.stats",
    "scipy.integrate", "scipy.interpolate", "scipy.ndimage", "tree", "tree_util", "image",
    "dtypes",
)  # fmt: skip

# What is absent, and why.
ABSENT = {
    ("", "reduce_axes"): "an option of JAX's old named axes",
    ("", "sum_match"): "an option of JAX's types of axes",
    ("numpy", "out"): "JAX has it to refuse it",
    ("numpy", "where"): "JAX has it to refuse it",
    ("dtypes", "a"): "numpy's name for it is arg1",
    ("dtypes", "b"): "numpy's name for it is arg2",
}


def signature(f: Any) -> inspect.Signature | None:
    try:
        return inspect.signature(f)
    except (TypeError, ValueError):
        return None


def absent(name: str) -> set[tuple[str, str, str]]:
    """Parameters of a module's functions that ours lack."""
    theirs = importlib.import_module(f"jax.{name}" if name else "jax")
    ours = importlib.import_module(f"monograph.{name}" if name else "monograph")
    found = set()
    for f in sorted(set(dir(ours)) & set(dir(theirs)) - {"shard_map"}):
        a, b = getattr(theirs, f), getattr(ours, f)
        if f.startswith("_") or inspect.isclass(a) or isinstance(a, types.ModuleType):
            continue
        wanted, given = signature(a), signature(b)
        if wanted is None or given is None:
            continue
        takes_any = any(p.kind is p.VAR_KEYWORD for p in given.parameters.values())
        for p in wanted.parameters.values():
            named = p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)
            if named and p.name not in given.parameters and not takes_any:
                found.add((name, f, p.name))
    return found


@pytest.mark.parametrize("name", MODULES)
def test_parameters_have_the_names_of_jax(name: str) -> None:
    assert {x for x in absent(name) if (x[0], x[2]) not in ABSENT} == set()


def test_what_is_absent_is_said_rightly() -> None:
    found = {(x[0], x[2]) for name in {m for m, _ in ABSENT} for x in absent(name)}
    assert found >= set(ABSENT)


X = np.arange(12, dtype=np.float32).reshape(1, 3, 4)
CALLS: dict[str, Any] = {
    "expand_dims": lambda m: m.lax.expand_dims(array=X, dimensions=(0, 2)),
    "squeeze": lambda m: m.lax.squeeze(array=X, dimensions=(0,)),
    "convert": lambda m: m.lax.convert_element_type(operand=X, new_dtype="int32"),
    "bitcast": lambda m: m.lax.bitcast_convert_type(operand=X, new_dtype=np.int32),
    "reduce_precision": lambda m: m.lax.reduce_precision(
        operand=X / 7, exponent_bits=5, mantissa_bits=4
    ),
    "betainc": lambda m: m.lax.betainc(x=0.25, a=2.0, b=3.0),
    "nextafter": lambda m: m.lax.nextafter(x2=2.0, x1=1.0),
    "zeta": lambda m: m.lax.zeta(q=2.0, x=3.0),
    "gammainc": lambda m: m.scipy.special.gammainc(x=1.0, a=2.0),
    "digamma": lambda m: m.scipy.special.digamma(x=2.5),
    "logsumexp": lambda m: m.nn.logsumexp(a=X, axis=2),
    "stable": lambda m: m.nn.standardize(X + 1e3, axis=-1, algorithm="stable"),
    "mul": lambda m: m.lax.mul(np.int8([100, 3]), np.int8([100, 3]), out_dtype="int32"),
    "slice, no wrapping": lambda m: m.lax.dynamic_slice_in_dim(
        X, m.numpy.int32(-2), 2, 2, allow_negative_indices=False
    ),
    "slice, some wrapping": lambda m: m.lax.dynamic_slice(
        X, (0, np.int32(-1), m.numpy.int32(-2)), (1, 1, 2),
        allow_negative_indices=(True, True, False),
    ),
    "index, no wrapping": lambda m: m.lax.dynamic_index_in_dim(
        X, m.numpy.int32(-1), 2, allow_negative_indices=False
    ),
    "update, no wrapping": lambda m: m.lax.dynamic_update_slice_in_dim(
        X, X[..., :2], m.numpy.int32(-2), 2, allow_negative_indices=False
    ),
    "update at, no wrapping": lambda m: m.lax.dynamic_update_index_in_dim(
        X, X[..., 0], m.numpy.int32(-1), 2, allow_negative_indices=False
    ),
    "along axis, no wrapping": lambda m: m.numpy.take_along_axis(
        X[0], np.array([[-1], [0], [1]]), 1, mode="clip", wrap_negative_indices=False
    ),
    "along axis, filled": lambda m: m.numpy.take_along_axis(
        X[0], np.array([[-1], [0], [1]]), 1, mode="fill", wrap_negative_indices=False
    ),
    "dft": lambda m: m.scipy.linalg.dft(3, dtype="complex64"),
    "reduce": lambda m: m.tree.reduce(lambda a, b: a - b, [1, (2, 3)], initializer=10),
    "reduce to leaves": lambda m: m.tree.reduce(
        lambda a, b: a + b, [(1,), (2, 3)], (), is_leaf=lambda x: isinstance(x, tuple)
    ),
    "all": lambda m: m.tree.all([(0,), (1,)], is_leaf=lambda x: isinstance(x, tuple)),
    "transpose": lambda m: m.tree.transpose(
        inner_treedef=m.tree.structure((0, 0)), outer_treedef=m.tree.structure([0, 0, 0]),
        pytree_to_transpose=[(1, 2), (3, 4), (5, 6)],
    ),
    "keystr": lambda m: m.tree_util.keystr(
        keys=m.tree_util.tree_flatten_with_path({"a": [1]})[0][0][0]
    ),
    "fmax": lambda m: m.numpy.fmax(x2=X, x1=3.0),
    "trunc": lambda m: m.numpy.trunc(x=-X / 5),
    "segments": lambda m: m.ops.segment_sum(X[0], np.array([0, 1, 0]), 2, out_sharding=None),
    "a number for segments": lambda m: m.ops.segment_max(1.5, np.array([0, 1, 0]), 3),
    "where something is": lambda m: m.random.uniform(
        m.random.key(0), (2, 3), out_sharding=m.typeof(m.numpy.ones((2, 3))).sharding
    ),
    "how it is cut": lambda m: [
        (str(s.spec).removeprefix("Partition"), s.is_fully_replicated, s.mesh.axis_names)
        for s in (m.typeof(x).sharding for x in (m.numpy.ones((2, 3)), 1.0))
    ],
    "sums of no rows": lambda m: 1 / m.ops.segment_sum(X[0], np.array([0, 0, 0]), 3),
    "complex types": lambda m: [
        m.numpy.iscomplexobj(x) for x in (m.numpy.float32, m.numpy.complex64, 1j, [1j], X)
    ],
    "result type": lambda m: m.dtypes.result_type(2.0, return_weak_type_flag=True),
    "weak array": lambda m: m.dtypes.result_type(np.int8([1]), 2, return_weak_type_flag=True),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_calls_by_name_are_those_of_jax(name: str) -> None:
    ours, theirs = CALLS[name](mg), CALLS[name](jax)
    assert mg.tree.structure(ours) == mg.tree.structure(theirs)
    for a, b in zip(mg.tree.leaves(ours), mg.tree.leaves(theirs), strict=True):
        if isinstance(b, jax.Array):
            assert a.dtype == b.dtype and a.shape == b.shape
            np.testing.assert_allclose(a, b, rtol=2e-6, atol=1e-6)
        else:
            assert a == b


def test_known_starts_before_the_first_element_are_errors() -> None:
    for m in (mg, jax):
        for start in (-1, np.int32(-1)):
            with pytest.raises(ValueError):
                m.lax.dynamic_slice_in_dim(X, start, 1, 2, allow_negative_indices=False)


def test_an_option_that_nobody_knows_is_an_error() -> None:
    lax = mg.lax
    for f in (
        lambda: lax.full((2,), 1.0, dtyp="int32"),
        lambda: lax.dynamic_slice(X, (0, 0, 0), (1, 1, 1), allow=True),
        lambda: lax.reshape(X, (12,), order="C"),
        lambda: lax.reduce_sum(X, (0,), keepdims=True),
        lambda: lax.betainc(1.0, 2.0),
        lambda: lax.betainc(1.0, 2.0, b=3.0),
        lambda: lax.digamma(y=2.0),
    ):
        with pytest.raises(TypeError):
            f()


def test_the_type_of_keys_is_a_class_of_its_own() -> None:
    for m in (mg, jax):
        key, numbers = m.random.key(0).dtype, m.numpy.ones(2).dtype
        asked = m.dtypes.issubdtype
        assert asked(key, m.dtypes.prng_key) and asked(key, m.dtypes.extended)
        assert m.numpy.issubdtype(key, m.dtypes.prng_key)
        assert not asked(numbers, m.dtypes.prng_key) and not asked(key, np.floating)
        assert asked(m.dtypes.prng_key, m.dtypes.extended)
        assert m.random.key(3, dtype=m.random.key_dtype()).dtype == key
        assert m.dtypes.canonicalize_dtype(key, allow_extended_dtype=True) == key
        with pytest.raises((TypeError, ValueError)):
            m.dtypes.canonicalize_dtype(key)
        assert [m.dtypes.itemsize_bits(d) for d in ("int4", "bool", "bfloat16")] == [4, 8, 16]
        assert m.dtypes.scalar_type_of(m.numpy.ones(2, "complex64")) is complex
        with pytest.raises((TypeError, ValueError)):
            m.random.key(0, dtype=numbers)


def test_stages_and_dlpack_have_modules() -> None:
    for m in (mg, jax):
        stages, dlpack = (
            importlib.import_module(f"{m.__name__}.{n}") for n in ("stages", "dlpack")
        )
        f = m.jit(lambda x: x + 1)
        assert isinstance(f, stages.Wrapped) and isinstance(f.trace(1.0), stages.Traced)
        assert isinstance(f.lower(1.0), stages.Lowered)
        assert isinstance(f.lower(1.0).compile(), stages.Compiled)
        assert dlpack.from_dlpack(np.arange(3)).tolist() == [0, 1, 2]
        named = ("bool", "int4", "uint8", "bfloat16", "float8_e4m3fn", "complex64")
        assert [dlpack.is_supported_dtype(d) for d in named] == [1, 0, 1, 1, 0, 1]


class Model:
    """Weights, and what is called."""

    def __call__(self, x: Any, *, scale: float = 2.0) -> Any:
        return x * scale

    @mg.composite
    def doubled(self: Any, x: Any) -> Any:
        return x * 2


def loss(w: Any, x: Any = 1.0, *, mean: bool = True) -> Any:
    """How far off."""
    return w * x


FUNCTIONS = [loss, functools.partial(loss, x=3.0), Model(), lambda x: x]


@pytest.mark.parametrize("fun", FUNCTIONS, ids=["function", "partial", "object", "lambda"])
def test_jitted_functions_look_like_theirs(fun: Any) -> None:
    """Also to who doesn't look at what is wrapped, as editors and web frameworks don't."""
    ours, theirs = mg.jit(fun), jax.jit(fun)
    for follow in (True, False):
        got = inspect.signature(ours, follow_wrapped=follow)
        assert got == inspect.signature(theirs, follow_wrapped=follow)
    assert ours.__doc__ == theirs.__doc__ or not theirs.__doc__
    assert ours.__module__ == theirs.__module__
    if not isinstance(fun, Model):  # JAX has no name for it
        assert ours.__name__ == theirs.__name__ and ours.__qualname__ == theirs.__qualname__
    assert inspect.unwrap(ours) is fun and ours.__name__ in repr(ours)


@pytest.mark.parametrize("make", [mg.custom_jvp, mg.custom_vjp, mg.composite, mg.from_jax])
def test_other_stand_ins(make: Any) -> None:
    made = make(loss)
    assert inspect.signature(made, follow_wrapped=False) == inspect.signature(loss)
    assert (made.__name__, made.__doc__, made.__wrapped__) == ("loss", loss.__doc__, loss)
    assert "mean" not in inspect.signature(type(made)).parameters  # the class has its own


@mg.jit
def decorated(x: Any) -> Any:
    return x + 1


def test_copies_and_references_of_jitted_functions() -> None:
    """Copies are told the same and share what is compiled; a pickle says where the function is."""
    jitted = mg.jit(loss, static_argnames="mean", backend="interp")
    jitted(2.0, 3.0, mean=False)
    for other in (copy.copy(jitted), copy.deepcopy(jitted), pickle.loads(pickle.dumps(jitted))):
        assert other is not jitted and other.backend == "interp"
        assert other(2.0, 3.0, mean=False) == 6.0
        assert other.cache_info().currsize == 1
    assert weakref.ref(jitted)() is jitted
    assert pickle.loads(pickle.dumps(decorated)) is decorated is copy.deepcopy(decorated)


def test_a_composite_in_a_class_is_a_method() -> None:
    assert str(inspect.signature(mg.jit(Model.__call__).__get__(Model()))).startswith("(x")
    bound = Model().doubled
    assert isinstance(bound, types.MethodType) and list(inspect.signature(bound).parameters) == [
        "x"
    ]
