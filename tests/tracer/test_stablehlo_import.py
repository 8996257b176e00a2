"""`from_stablehlo`: text, bytecode, artifacts and files as functions; what is refused, and how."""

from __future__ import annotations

import subprocess
import sys
from collections import OrderedDict, namedtuple
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export

import monograph as mg
import monograph.numpy as mnp
from monograph.errors import ArgumentError, MonographError, TextError, TreeError
from monograph.tracer.exchange.decoding import decode
from stablehlo_mutants import F32, X, artifacts, sources, texts

HEAD = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n"
TWICE = HEAD + "  %0 = stablehlo.add %x, %x : tensor<3xf32>\n  return %0 : tensor<3xf32>\n}\n"
THREE = np.arange(3, dtype=F32)


def same(ours: Any, theirs: Any, tolerance: float = 2e-5) -> None:
    a, b = mg.tree.leaves(ours), jax.tree.leaves(theirs)
    for x, y in zip(a, b, strict=True):
        x, y = np.asarray(x), np.asarray(y)
        assert (x.shape, x.dtype) == (y.shape, y.dtype)
        wide = [np.asarray(v, np.complex128 if v.dtype.kind == "c" else np.float64) for v in (x, y)]
        np.testing.assert_allclose(*wide, rtol=tolerance, atol=tolerance)


# ---- what is read --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(sources()))
def test_text_equals_jax(name: str) -> None:
    f, args = sources()[name]
    program = mg.from_stablehlo(texts()[name])
    outs = program(*jax.tree.leaves(args))
    same(outs, jax.tree.leaves(jax.jit(f)(*args)))


@pytest.mark.parametrize("name", list(artifacts()))
def test_artifacts_and_bytecode_equal_jax(name: str) -> None:
    f, args = sources()[name.split(",")[0]]
    program = mg.from_stablehlo(artifacts()[name])
    outs = program(*(args if program.in_tree is not None else jax.tree.leaves(args)))
    same(outs, jax.jit(f)(*args))
    if program.out_tree is not None:
        assert str(jax.tree.structure(jax.jit(f)(*args))) == str(
            jax.tree.structure(jax.tree.map(np.asarray, outs))
        )


def test_files(tmp_path: Path) -> None:
    for name, raw in (("f.mlir", TWICE.encode()), ("g.bin", artifacts()["loops"])):
        path = tmp_path / name
        path.write_bytes(raw)
        for given in (path, str(path)):
            assert callable(mg.from_stablehlo(given))
    with pytest.raises(ArgumentError, match="cannot be read"):
        mg.from_stablehlo(tmp_path / "missing.mlir")
    with pytest.raises(ArgumentError, match="expected, got int"):
        mg.from_stablehlo(3)
    (tmp_path / "bad.mlir").write_text(TWICE.replace("add", "sub"))
    with pytest.raises(TextError, match=r"line 2, column") as caught:
        mg.from_stablehlo(tmp_path / "bad.mlir")
    assert caught.value.source.file.endswith("bad.mlir")


def test_objects_of_jax() -> None:
    f = jax.jit(lambda p, x: {"y": p["w"] @ x})
    p, x = {"w": np.ones((2, 3), F32)}, THREE
    assert mg.from_stablehlo(f.lower(p, x))(p["w"], x).shape == (2,)
    made = mg.from_stablehlo(export.export(f)(p, x))
    same(made(p, x), f(p, x))


def test_transformations() -> None:
    def f(x: Any, w: Any) -> Any:
        return jnp.sum(jnp.tanh(w @ x) ** 2)

    w = np.arange(6, dtype=F32).reshape(2, 3) / 10
    g = mg.from_stablehlo(jax.jit(f).lower(THREE, w).as_text())
    same(mg.grad(g, (0, 1))(THREE, w), jax.grad(f, (0, 1))(THREE, w))
    same(mg.jit(g)(THREE, w), f(THREE, w))
    rows = np.stack([THREE, -THREE])
    batched = mg.jit(mg.vmap(mg.grad(g), (0, None)))(rows, w)
    same(batched, jax.vmap(jax.grad(f), (0, None))(rows, w))
    same(mg.hessian(g)(THREE, w), jax.hessian(f)(THREE, w), 1e-4)
    out, tangent = mg.jvp(lambda x: g(x, w) * 2, (THREE,), (THREE,))
    same((out, tangent), jax.jvp(lambda x: f(x, w) * 2, (THREE,), (THREE,)))
    assert g.lower(THREE, w).as_text().count("stablehlo.tanh") == 1


def test_containers_of_artifacts() -> None:
    def f(p: Any, *, scale: Any) -> Any:
        return OrderedDict(b=p["w"] * scale, a=(p["v"][0], None))

    p = OrderedDict(w=THREE, v=[X])
    made = export.export(jax.jit(f))(p, scale=F32(2))
    outs = mg.from_stablehlo(bytes(made.serialize()))(p, scale=F32(2))
    assert list(outs) == ["b", "a"] and outs["a"][1] is None
    same(outs["b"], THREE * 2)


Registered = namedtuple("Registered", ["x", "y"])
Unknown = namedtuple("Unknown", ["x", "y"])
EXPORTS_UNKNOWN = """
import jax, sys, numpy as np
from collections import namedtuple
from jax import export
Unknown = namedtuple("Unknown", ["x", "y"])
export.register_namedtuple_serialization(Unknown, serialized_name="house.Unknown")
made = export.export(jax.jit(lambda p: p.x))(Unknown(np.ones(3, "f"), 2.0))
sys.stdout.buffer.write(made.serialize())
"""


def test_registered_classes() -> None:
    export.register_namedtuple_serialization(Registered, serialized_name="house.Registered")
    p = Registered(THREE, X)
    raw = bytes(export.export(jax.jit(lambda p: Registered(p.y, p.x)))(p).serialize())
    out = mg.from_stablehlo(raw)(p)
    assert type(out) is Registered and out.x.shape == X.shape
    raw = subprocess.run([sys.executable, "-c", EXPORTS_UNKNOWN], capture_output=True).stdout
    with pytest.raises(TextError, match="not known") as caught:
        mg.from_stablehlo(raw)
    assert "house.Unknown" in str(caught.value) and "register" in caught.value.fix


def test_open_sizes_and_several_platforms() -> None:
    def f(x: Any) -> Any:
        return jnp.concatenate([x, x]).reshape(-1) * jnp.sum(x) + x.shape[0]

    sizes = export.symbolic_shape("b, 3")
    made = export.export(jax.jit(f), platforms=("tpu", "cpu"))(jax.ShapeDtypeStruct(sizes, F32))
    g = mg.from_stablehlo(bytes(made.serialize()))
    for n in (1, 2, 5):
        x = np.arange(3 * n, dtype=F32).reshape(n, 3)
        same(g(x), f(x))
    same(mg.vmap(g)(np.ones((4, 2, 3), F32)), jax.vmap(f)(np.ones((4, 2, 3), F32)))
    with pytest.raises(ArgumentError, match="of these sizes") as caught:
        g(np.ones((0, 3), F32))
    assert "Expected value >= 1 for dimension variable 'b'" in caught.value.why


def test_results_of_text() -> None:
    nothing = mg.from_stablehlo("func.func @main(%x: tensor<f32>) {\n  return\n}")
    assert nothing(1.0) == ()
    two = mg.from_stablehlo(
        "func.func @f(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {\n"
        "  return %x, %x : tensor<f32>, tensor<f32>\n}"
    )
    assert [float(v) for v in two(3)] == [3, 3] and two.name == "f"


def test_wide_types_are_those_of_the_program() -> None:
    f = mg.from_stablehlo(TWICE.replace("f32", "f64"))
    out = f(np.arange(3.0))
    assert out.dtype == np.float64 and not mg.config.enable_x64
    with pytest.raises(ArgumentError, match="does not take"):
        f(THREE)


def test_shapes_of_arguments_and_results() -> None:
    f = mg.from_stablehlo(TWICE)
    assert f.in_avals == f.out_avals == (mg.ShapeDtypeStruct((3,), F32),)


# ---- what is refused -----------------------------------------------------------------------------

WRONG: dict[str, tuple[tuple[Any, ...], str]] = {
    "too few": ((), "takes 1 arrays, got 0"),
    "too many": ((THREE, THREE), "takes 1 arrays, got 2"),
    "another shape": ((np.ones(4, F32),), r"argument 0: f32\[4\], the program takes f32\[3\]"),
    "another type": ((np.ones(3, np.int32),), r"i32\[3\], the program takes f32\[3\]"),
    "a number": ((1.0,), r"f32\[\]\*, the program takes"),
    "no array": (("abc",), "argument 0 of 'main'"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments(name: str) -> None:
    args, words = WRONG[name]
    with pytest.raises(ArgumentError, match=words) as caught:
        mg.from_stablehlo(TWICE)(*args)
    assert caught.value.source.file == __file__


def test_all_wrong_arguments_are_listed_by_name() -> None:
    f = mg.from_stablehlo(artifacts()["model"])
    w, x = sources()["model"][1]
    with pytest.raises(ArgumentError, match=r"2 argument\(s\)") as caught:
        f({"a": w["a"].T, "b": w["b"].astype(np.float16)}, x)
    assert "[0]['a']" in str(caught.value) and "[0]['b']" in str(caught.value)
    with pytest.raises(TreeError, match="another structure"):
        f(w)
    with pytest.raises(ArgumentError, match="by position"):
        mg.from_stablehlo(TWICE)(x=THREE)


def test_numbers_take_the_type_of_the_program() -> None:
    f = mg.from_stablehlo(TWICE.replace("3x", "").replace("f32", "bf16"))
    assert f(2).dtype == mnp.bfloat16 and float(f(2.5)) == 5
    with pytest.raises(ArgumentError):
        f(1j)


DAMAGED: dict[str, bytes] = {
    "nothing": b"\0",
    "bytecode cut off": artifacts()["model, bytecode"][:500],
    "artifact cut off": artifacts()["model"][:700],
    "head only": b"ML\xefR",
    "zeros": bytes(2000),
    "random": bytes(np.random.default_rng(0).integers(0, 256, 3000, np.uint8)),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damaged_bytes(name: str) -> None:
    with pytest.raises(TextError, match="could not be decoded as") as caught:
        mg.from_stablehlo(DAMAGED[name])
    assert "damaged" in caught.value.why and len(str(caught.value)) < 3000


def test_the_decoder_may_die(monkeypatch: pytest.MonkeyPatch) -> None:
    from monograph.tracer.exchange import decoding

    raw = artifacts()["model, bytecode"]
    decode(raw, "x")
    assert decoding._decoder.process is not None
    decoding._decoder.process.kill()
    decoding._decoder.process.wait()
    assert decode(raw, "x")[0]  # a new one was started
    monkeypatch.setattr(decoding, "DECODER", "/nowhere/decoder.py")
    decoding._decoder.stop()
    with pytest.raises(TextError, match="the decoder could not be run"):
        decode(raw, "x")
    decoding._decoder.stop()
    monkeypatch.undo()
    monkeypatch.setattr(decoding, "TIMEOUT", 0.0)
    with pytest.raises(TextError, match="did not reply"):
        decode(raw, "x")
    monkeypatch.undo()
    assert decode(raw, "x")[0]


DIES = """
import os
from monograph.tracer.exchange import decoder
decoder.answer = lambda raw: os.kill(os.getpid(), 9)
print(decoder.in_a_fork(b"x").decode())
"""


def test_what_kills_a_decoder_is_an_error() -> None:
    """A fork of the decoder that dies is reported as such."""
    done = subprocess.run([sys.executable, "-c", DIES], capture_output=True, text=True)
    assert "it ended the decoder (signal 9)" in done.stdout


# ---- places --------------------------------------------------------------------------------------


def test_errors_name_the_users_line_in_jax() -> None:
    def f(x: Any) -> Any:
        return jax.pure_callback(np.sin, x, x) + 1  # !

    line = next(
        i for i, text in enumerate(Path(__file__).read_text().split("\n"), 1) if "  # !" in text
    )
    program = mg.from_stablehlo(jax.jit(f).lower(THREE).as_text(debug_info=True))
    with pytest.raises(MonographError) as caught:
        program(THREE)
    assert (caught.value.source.file, caught.value.source.line) == (__file__, line)


UNPLACED = 'loc("add"(#loc1))', "loc(unknown)", 'loc("x")'


@pytest.mark.parametrize("place", UNPLACED)
def test_a_text_without_places_has_its_own_lines(place: str) -> None:
    text = '#loc1 = loc("add")\n' + TWICE.replace("f32>\n  return", f"f32> {place}\n  return", 1)
    with pytest.raises(TextError, match="line 3, column"):
        mg.from_stablehlo(text.replace("x, %x : tensor<3xf32>", "x, %x : tensor<4xf32>"))
    call = text.replace("stablehlo.add %x, %x : ", "stablehlo.custom_call @f(%x) C : ")
    call = call.replace(" C : tensor<3xf32>", ' {backend_config = "a"} : (T) -> T')
    with pytest.raises(TextError, match="line 3, column"):
        mg.from_stablehlo(call.replace("(T) -> T", "(tensor<3xf32>) -> tensor<3xf32>"))
