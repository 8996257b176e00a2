"""The promotion lattice against `jax.numpy.result_type`, for all pairs, weak ones too."""

from __future__ import annotations

import itertools
import threading
import warnings
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph._operands.promotion import promoted
from monograph.hlo.types import DTYPES

NAMES = [d.np.name for d in DTYPES.values()]
WEAK: list[Any] = [int, float, complex]


def outcome(f: Any, *args: Any) -> Any:
    try:
        return np.dtype(f(*args))
    except Exception:
        return None


def dtype_of(x: Any) -> Any:
    return x if x in WEAK and isinstance(x, type) else DTYPES_BY_NAME[x]


DTYPES_BY_NAME = {d.np.name: d.np for d in DTYPES.values()}


@pytest.mark.filterwarnings("ignore:Explicitly requested dtype")  # JAX's own narrowing
@pytest.mark.parametrize("x64", [False, True])
def test_all_pairs(x64):
    wrong = []
    with mg.enable_x64(x64), jax.enable_x64(x64):
        for a, b in itertools.product([*WEAK, *NAMES], repeat=2):
            pair = dtype_of(a), dtype_of(b)
            ours = outcome(mnp.result_type, *pair)
            theirs = outcome(jnp.result_type, *pair)
            if ours != theirs:
                wrong.append((a, b, ours, theirs))
    assert not wrong


@pytest.mark.parametrize("x64", [False, True])
def test_triples_with_scalars(x64):
    some = ["bool", "int8", "uint8", "uint32", "int32", "float16", "bfloat16", "float32"]
    wrong = []
    with mg.enable_x64(x64), jax.enable_x64(x64):
        for a, b in itertools.product(some, repeat=2):
            for c in (True, 1, 2.0, 1j):
                pair = (*map(dtype_of, (a, b)), c)
                ours, theirs = outcome(mnp.result_type, *pair), outcome(jnp.result_type, *pair)
                if ours != theirs:
                    wrong.append((*pair, ours, theirs))
    assert not wrong


VALUES = [
    True, 2, 2.5, 1j, np.int8(3), np.uint32(3), np.float16(1.5), np.ones(2, "i"), np.ones(2, "f"),
    np.ones(2, bool), np.ones(2, np.float64), np.ones(2, np.int64), np.float64(2.0),
]  # fmt: skip


@pytest.mark.parametrize("op", ["add", "divide", "maximum", "where"])
def test_weak_marks_of_operations(op):
    pairs = list(itertools.product(VALUES, repeat=2))
    mask = (np.array([True, False]),) if op == "where" else ()

    def types(lib: Any) -> list[Any]:
        f = getattr(lib.numpy, op)
        return lib.eval_shape(lambda: [f(*mask, *pair) for pair in pairs])

    found = zip(pairs, types(mg), types(jax), strict=True)
    assert not [
        (pair, ours, theirs)
        for pair, ours, theirs in found
        if (ours.dtype, ours.shape) != (theirs.dtype, theirs.shape)
        or (ours.weak_type != theirs.weak_type and ours.dtype != bool)
    ]


@pytest.mark.smoke
def test_default_types_are_32_bit_and_narrowing_warns_on_the_callers_line():
    assert mnp.zeros(2).dtype == np.float32
    assert mnp.array([1, 2]).dtype == np.int32
    assert mnp.array(np.ones(2)).dtype == np.float32
    with pytest.warns(UserWarning, match=r"float64.*enable_x64") as caught:
        assert mnp.zeros(2, "float64").dtype == np.float32
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert mnp.zeros(2, float).dtype == np.float32
        with mg.enable_x64():
            assert mnp.zeros(2, "float64").dtype == np.float64
            assert mnp.zeros(2).dtype == np.float64
            assert mnp.array([1, 2]).dtype == np.int64


def test_an_integer_too_large_is_an_error():
    with pytest.raises(OverflowError):
        mnp.ones(2, int) + 3_000_000_000


@pytest.mark.smoke
def test_named_types():
    assert mnp.float32(2).dtype == mnp.float32 == np.float32
    assert not mnp.float32(2).weak_type
    assert np.dtype(mnp.bfloat16).name == "bfloat16"
    assert mnp.ones(2, "i4").dtype == np.int32  # NumPy's name for 4 bytes, not for 4 bits
    assert mnp.issubdtype(mnp.bfloat16, mnp.floating)
    assert not mnp.issubdtype(np.int8, mnp.unsignedinteger)
    assert mnp.isdtype("float32", "real floating")
    assert promoted(1, 2.0)[1]


_INTEGERS = ("bool", "int8", "int32", "uint32", "int64", "uint64")
_TO_FLOATS = ("sin", "arctan2", "mean", "nanvar", "var", "divide", "sqrt", "angle", "geomspace")
_OF_BOOLS = ("square", "left_shift", "right_shift", "fmod", "floor_divide", "power", "remainder")


@pytest.mark.parametrize("name", _TO_FLOATS + _OF_BOOLS)
def test_what_integers_become_with_64_bits(name):
    """The width of a float is that of the integer: 32 bits for all but the widest."""
    pairs = ("arctan2", "divide", "geomspace", "left_shift", "right_shift", "fmod", "floor_divide",
             "power", "remainder")  # fmt: skip
    for kind in _INTEGERS if name in _TO_FLOATS else ("bool",):
        x = np.ones(2, kind)
        args = [x] * (1 + (name in pairs))
        with jax.enable_x64(True):
            asked = getattr(jnp, name)(*args)
        with mg.enable_x64():
            assert getattr(mnp, name)(*args).dtype == asked.dtype, kind


@pytest.mark.parametrize("code", ["i1", "i2", "i4", "i8", "u1", "u4", "f2", "f4", "f8", "c8", "?"])
def test_type_codes_mean_what_they_mean_to_numpy(code):
    """To the language ``i4`` has four bits; whatever is public counts in NumPy's bytes."""
    with mg.enable_x64():
        made = [
            mnp.zeros(2, code),
            mnp.asarray([0], dtype=code),
            mnp.zeros(2).astype(code),
            mg.lax.convert_element_type(mnp.zeros(2), code),
            mg.ShapeDtypeStruct((2,), code),
            mg.eval_shape(lambda x: x, mg.ShapeDtypeStruct((2,), code)),
        ]
        assert {x.dtype for x in made} == {np.dtype(code)}
        assert mnp.result_type(code) == np.dtype(code)
        assert mnp.issubdtype(code, np.dtype(code))


def test_a_block_of_64_bits_is_the_threads_own() -> None:
    inside, seen = threading.Event(), threading.Event()

    def other() -> None:
        with mg.enable_x64():
            inside.set()
            seen.wait(10)

    thread = threading.Thread(target=other)
    thread.start()
    inside.wait(10)
    try:
        assert mg.numpy.ones(2).dtype == np.float32
        assert mg.config.enable_x64 is False
    finally:
        seen.set()
        thread.join()


# Values that the other operand's type, or what both promote to, does not hold.
FACTORS = [
    ("uint8", 200, "int8", -1), ("int16", -3, "uint16", 60000), ("int32", 70000, "float16", 1.5),
    ("int32", 16777217, "float32", 1.5), ("float16", 3.14, "bfloat16", 3.14),
]  # fmt: skip
PRODUCTS = {
    "dot_general": lambda np_, lax, x, y, **k: lax.dot_general(x, y, (((0,), (0,)), ((), ())), **k),
    "lax.dot": lambda np_, lax, x, y, **k: lax.dot(x, y, **k),
    "matmul": lambda np_, lax, x, y, **k: np_.matmul(x, y, **k),
    "vecdot": lambda np_, lax, x, y, **k: np_.vecdot(x, y, **k),
    "vdot": lambda np_, lax, x, y, **k: np_.vdot(x, y, **k),
    "tensordot": lambda np_, lax, x, y, **k: np_.tensordot(x, y, 1, **k),
    "inner": lambda np_, lax, x, y, **k: np_.inner(x, y, **k),
    "einsum": lambda np_, lax, x, y, **k: np_.einsum("i,i", x, y, **k),
}


@pytest.mark.parametrize("wanted", ["int32", "float32", None])
@pytest.mark.parametrize("name", PRODUCTS)
def test_products_of_two_types(name: str, wanted: str | None) -> None:
    """A preferred type is what both operands become, not what they promote to on the way."""
    kind = {} if wanted is None else {"preferred_element_type": np.dtype(wanted)}
    for a, m, b, n in FACTORS:
        x, y = np.array([m, 0], jnp.dtype(a)), np.array([n, 0], jnp.dtype(b))
        got = PRODUCTS[name](mnp, mg.lax, x, y, **kind)
        want = PRODUCTS[name](jnp, jax.lax, x, y, **kind)
        assert got.dtype == want.dtype, (a, b)
        np.testing.assert_allclose(
            np.asarray(got, np.complex128), np.asarray(want, np.complex128), rtol=1e-6,
            err_msg=f"{a}, {b}",
        )  # fmt: skip


@pytest.mark.parametrize("n", [np.int32(2), np.uint8(3), np.int64(0), 2], ids=repr)
@pytest.mark.parametrize("d", ["uint8", "float16", "bool"])
def test_powers_by_integers_keep_the_type(d: str, n: Any) -> None:
    x = np.array([1, 0], d)
    got, want = mnp.power(x, n), jnp.power(x, n)
    assert got.dtype == want.dtype
    np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("x", [np.array([True]), np.array([3]), True], ids=repr)
@pytest.mark.parametrize("n", [-1, np.int32(-2)], ids=repr)
def test_integers_have_no_negative_powers(x: Any, n: Any) -> None:
    with pytest.raises(mg.errors.DTypeError, match="negative power"):
        mnp.power(x, n)
