"""Programs out: text that XLA compiles, artifacts that `jax.export` loads, and both read again."""

from __future__ import annotations

from typing import Any

import jax
import jax.export
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from composition_programs import PROGRAMS
from large_programs import PROGRAMS as LARGE
from monograph.errors import (
    ArgumentError,
    ConcretizationError,
    MonographError,
    TextError,
    UnsupportedError,
)
from monograph.hlo.text import from_stablehlo, to_hlo, to_stablehlo
from stablehlo_mutants import F32, X
from xla_oracle import run_xla

Array = np.ndarray[Any, Any]
THREE = np.arange(3, dtype=F32)
ON_VALUES = {"python_control_flow_under_grad"}  # needs the values of its arguments


def arrays(x: Any) -> list[Array]:
    return [np.asarray(v) for v in mg.tree.leaves(x)]


def same(a: Any, b: Any, tolerance: float = 2e-5) -> None:
    for x, y in zip(arrays(a), arrays(b), strict=True):
        assert (x.shape, x.dtype) == (y.shape, y.dtype)
        near = 2e-2 if x.dtype.itemsize == 2 else tolerance
        wide = [v.astype(np.complex128 if v.dtype.kind == "c" else np.float64) for v in (x, y)]
        np.testing.assert_allclose(*wide, rtol=near, atol=near)


def round_trip(make: Any, tolerance: float) -> None:
    """Here, in XLA from our text, and here again from that text."""
    f, args = make(mg)
    jitted = mg.jit(f)
    lowered = jitted.lower(*args)
    text = lowered.as_text(debug_info=True)
    given = [x.astype(t.dtype.np) for x, t in zip(arrays(args), lowered.in_types, strict=True)]
    ours = arrays(jitted(*args))
    same(ours, run_xla(text, given), tolerance)
    again = mg.from_stablehlo(text)
    same(ours, again(*given), tolerance)
    printed = again.lower(*given).as_text()
    assert mg.from_stablehlo(printed).in_avals == again.in_avals


@pytest.mark.parametrize("name", sorted(set(PROGRAMS) - ON_VALUES))
def test_every_program_runs_here_and_in_xla(name: str) -> None:
    round_trip(PROGRAMS[name], 5e-5)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(LARGE))
def test_every_large_program_runs_here_and_in_xla(name: str) -> None:
    round_trip(LARGE[name], 2e-3)


def _with_rules() -> dict[str, Any]:
    """Functions whose ops are this package's own: they are printed as what they compute."""

    @mg.custom_vjp
    def sine(x: Any) -> Any:
        return mnp.sin(x)

    sine.defvjp(lambda x: (sine(x), x), lambda x, g: (3 * g * mnp.cos(x),))

    @mg.custom_jvp
    def cosine(x: Any) -> Any:
        return mnp.cos(x)

    cosine.defjvp(lambda xs, ts: (cosine(*xs), -4 * mnp.sin(xs[0]) * ts[0]))

    @mg.custom_batching.custom_vmap
    def twice(x: Any) -> Any:
        return x * 2

    twice.def_vmap(lambda size, mapped, x: (x + x, mapped[0]))
    again = mg.checkpoint(lambda x: mnp.sum(mnp.sin(mnp.tanh(x)) * x))
    named = mg.checkpoint(lambda x: mnp.sum(mg.ad_checkpoint.checkpoint_name(x * x, "square")))
    return {
        "custom_vjp": lambda x: sine(x) * 2,
        "gradient of custom_vjp": mg.grad(lambda x: mnp.sum(sine(x))),
        "custom_jvp": lambda x: cosine(x) * 2,
        "gradient of custom_jvp": mg.grad(lambda x: mnp.sum(cosine(x))),
        "checkpoint": again,
        "gradient of checkpoint": mg.grad(again),
        "mapped gradient of checkpoint": mg.vmap(mg.grad(again)),
        "checkpoint_name": mg.value_and_grad(named),
        "custom_vmap": lambda x: twice(x) + 1,
        "axis": mg.vmap(lambda x: mg.lax.psum(x, "i") * x, axis_name="i"),
    }


@pytest.mark.parametrize("name", list(_with_rules()))
def test_ops_of_this_package_run_in_xla(name: str) -> None:
    round_trip(lambda _: (_with_rules()[name], (THREE + 1,)), 2e-5)


def test_what_needs_values_says_so() -> None:
    (name,) = ON_VALUES
    f, args = PROGRAMS[name](mg)
    with pytest.raises(ConcretizationError):
        mg.export(f)(*args)


SAMPLE = sorted(set(PROGRAMS) - ON_VALUES)[::6]


@pytest.mark.parametrize("name", SAMPLE)
def test_artifacts_are_loaded_by_jax_and_here(name: str) -> None:
    f, args = PROGRAMS[name](mg)
    made = mg.export(f)(*args)
    blob = made.serialize()
    ours = mg.jit(f)(*args)
    theirs = jax.export.deserialize(bytearray(blob))
    assert theirs.fun_name == made.fun_name
    with jax.enable_x64(True):
        same(ours, jax.tree.leaves(theirs.call(*args)), 5e-5)
    for again in (mg.export.deserialize(blob).call, mg.from_stablehlo(bytes(blob)), made.call):
        outs = again(*args)
        same(ours, outs, 5e-5)
        assert mg.tree.structure(outs) == mg.tree.structure(ours)


# ---- artifacts -----------------------------------------------------------------------------------


def model(p: Any, x: Any, *, scale: Any) -> Any:
    h = mg.nn.relu(x @ p["w"] + p["b"])
    return {"h": mnp.tanh(h) * scale, "n": (x > 0, None)}


PARAMETERS = {"w": np.full((3, 2), 0.3, F32), "b": np.ones(2, F32)}


def test_what_an_export_says() -> None:
    made = mg.export(model)(PARAMETERS, X, scale=F32(2))
    assert made.fun_name == "model" and made.platforms == ("cpu",) and made.nr_devices == 1
    assert [a.shape for a in made.in_avals] == [(2,), (3, 2), (4, 3), ()]
    assert [a.dtype for a in made.out_avals] == [np.float32, np.bool_]
    assert "func.func public @main" in made.mlir_module()
    loaded = mg.export.deserialize(made.serialize())
    for name in ("fun_name", "platforms", "in_avals", "out_avals", "in_tree", "out_tree"):
        assert getattr(loaded, name) == getattr(made, name), name
    assert loaded.mlir_module_serialized == made.mlir_module_serialized
    assert bytes(loaded.serialize()) == bytes(made.serialize())
    assert made.has_vjp() and not loaded.has_vjp()
    assert "model" in repr(made)


def test_jax_differentiates_an_export_by_our_rules() -> None:
    @mg.custom_jvp
    def thrice(x: Any) -> Any:
        return mnp.sin(x)

    thrice.defjvp(lambda p, t: (thrice(p[0]), 3 * mnp.cos(p[0]) * t[0]))

    def f(x: Any, n: Any) -> Any:
        return mnp.sum(thrice(x) * x) * n, n + 1

    x, n = THREE, np.int32(2)
    loaded = jax.export.deserialize(mg.export(f)(x, n).serialize(vjp_order=2))
    first = jax.grad(lambda x: loaded.call(x, n)[0])
    same(first(x), mg.grad(lambda x: f(x, n)[0])(x))
    second = jax.grad(lambda x: jax.numpy.sum(first(x) ** 2))(x)
    same(second, mg.grad(lambda x: mnp.sum(mg.grad(lambda x: f(x, n)[0])(x) ** 2))(x), 1e-4)


def test_captured_arrays_are_part_of_the_text() -> None:
    w = np.random.default_rng(0).standard_normal((3, 40)).astype(F32)
    lowered = mg.jit(lambda x: x @ w).lower(X)
    (out,) = run_xla(lowered.as_text(), [X])
    np.testing.assert_allclose(out, X @ w, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(mg.from_stablehlo(lowered.as_text())(X), X @ w, rtol=1e-4, atol=1e-5)


def test_platforms() -> None:
    made = mg.export(mnp.sin, platforms=("tpu", "cpu"))(THREE)
    assert made.platforms == ("tpu", "cpu")
    same(mg.export.deserialize(made.serialize()).call(THREE), np.sin(THREE))
    same(jax.export.deserialize(made.serialize()).call(THREE), np.sin(THREE))
    spd = np.eye(3, dtype=F32) * 2
    same(mg.export(mnp.linalg.eigvalsh)(spd).call(spd), np.linalg.eigvalsh(spd))
    with pytest.raises(UnsupportedError, match="LAPACK"):
        mg.export(mnp.linalg.eigvalsh, platforms=("tpu",))(spd)


@pytest.mark.parametrize("name", ["<lambda>", "a-b", "a.b.<lambda>", "9.x", "Ünder", "a.b", "."])
def test_composites_of_any_name(name: str) -> None:
    f = mg.composite(lambda x: mnp.sin(x) * 2, name=name)
    round_trip(lambda _: (f, (THREE,)), 2e-5)
    same(jax.export.deserialize(mg.export(f)(THREE).serialize()).call(THREE), np.sin(THREE) * 2)


def test_a_composite_with_the_name_of_an_op_keeps_its_meaning() -> None:
    f = mg.composite(lambda x: x * 2, name="lgamma")
    same(mg.from_stablehlo(mg.jit(f).lower(THREE).as_text())(THREE), THREE * 2)
    text = mg.jit(mg.lax.lgamma).lower(THREE).as_text()
    assert "lgamma" in to_hlo(from_stablehlo(text))


def test_functions_of_jax_go_out_again() -> None:
    f = mg.from_jax(lambda x: jax.numpy.sin(x) * 2)
    same(mg.from_stablehlo(bytes(mg.export(f)(THREE).serialize()))(THREE), np.sin(THREE) * 2)
    assert mg.graph_report(f, THREE).ok


def test_wide_types() -> None:
    with mg.enable_x64(True):
        made = mg.export(lambda x: x * 2)(np.arange(3.0))
    assert made.in_avals[0].dtype == np.float64
    same(mg.export.deserialize(made.serialize()).call(np.arange(3.0)), np.arange(3.0) * 2)


def test_static_arguments_are_part_of_the_program() -> None:
    f = mg.jit(lambda x, n, *, flip: (x[::-1] if flip else x) ** n, static_argnums=1,
               static_argnames="flip")  # fmt: skip
    made = mg.export(f)(THREE, 2, flip=True)
    for g in (made, mg.export.deserialize(made.serialize()),
              jax.export.deserialize(made.serialize())):  # fmt: skip
        same(g.call(THREE), THREE[::-1] ** 2)
    same(mg.grad(lambda x: mnp.sum(made.call(x)))(THREE), 2 * THREE)
    with pytest.raises(ArgumentError, match="the program takes"):
        made.call(np.ones(4, F32))


def test_names_of_the_module() -> None:
    assert mg.export.export(mg.jit(mnp.cos))(THREE).fun_name == "cos"
    assert sorted(dir(mg.export)) == ["Exported", "deserialize", "export"]


class Box:
    """A container that JAX cannot write."""

    def __init__(self, x: Any) -> None:
        self.x = x


mg.tree_util.register_pytree_node(Box, lambda b: ((b.x,), None), lambda _, c: Box(*c))
jax.tree_util.register_pytree_node(Box, lambda b: ((b.x,), None), lambda _, c: Box(*c))


def test_what_cannot_be_exported() -> None:
    made = mg.export(lambda b: b.x * 2)(Box(THREE))
    with pytest.raises(ArgumentError, match="cannot be serialized") as caught:
        made.serialize()
    assert "Box" in caught.value.why
    with pytest.raises(TextError, match="no artifact"):
        mg.export.deserialize(made.mlir_module_serialized)
    with pytest.raises(UnsupportedError, match="cannot be exported") as missing:
        mg.export(lambda x: mg.pure_callback(np.sin, x, x))(THREE)
    assert "custom call" in missing.value.why
    with pytest.raises(MonographError):
        mg.export.deserialize(b"\x00\x01")


# ---- places and shardings ------------------------------------------------------------------------


def test_our_lines_are_the_places_of_ops() -> None:
    def f(x: Any) -> Any:
        return mnp.sin(x) * 2

    text = mg.jit(f).lower(THREE).as_text(debug_info=True)
    line = f.__code__.co_firstlineno + 1
    assert f'stablehlo.sine %arg0 : tensor<3xf32> loc("{__file__}":{line}:0)' in text
    assert "loc(" not in mg.jit(f).lower(THREE).as_text()
    assert f'"{__file__}":{line}' in mg.export(f)(THREE).mlir_module()


def sharded(shardy: bool) -> str:
    """A program of JAX with shardings on an argument, a value and a result."""
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    mesh = Mesh(np.array(jax.devices()[:1]).reshape(1, 1), ("x", "y"))
    rows, columns, both = (
        NamedSharding(mesh, PartitionSpec(*names))
        for names in (("x", None), (None, "y"), (("x", "y"), None))
    )

    def f(x: Any) -> Any:
        return jax.lax.with_sharding_constraint(jax.numpy.sin(x), rows) * 2

    before = jax.config.jax_use_shardy_partitioner
    jax.config.update("jax_use_shardy_partitioner", shardy)
    try:
        jitted = jax.jit(f, in_shardings=columns, out_shardings=both)
        return str(jitted.lower(X).as_text())
    finally:
        jax.config.update("jax_use_shardy_partitioner", before)


WORDS = {
    True: ["sdy.mesh @mesh", '[{}, {"y"}]', '[{"x"}, {}]', '[{"x", "y"}, {}]'],
    False: ["@Sharding", 'mhlo.sharding = "{replicated}"'],
}


@pytest.mark.parametrize("shardy", [True, False])
def test_shardings_are_kept(shardy: bool) -> None:
    graph = from_stablehlo(sharded(shardy))
    assert sum(n.op.name == "sharding_constraint" for n in graph.nodes) >= 2
    text = to_stablehlo(graph)
    assert all(word in text for word in WORDS[shardy])
    assert to_stablehlo(from_stablehlo(text)) == text
    assert "sharding" not in to_stablehlo(graph, shardings=False)
    same(run_xla(text, [X]), [np.sin(X) * 2])
    f = mg.from_stablehlo(sharded(shardy))
    same(f(X), np.sin(X) * 2)
    assert all(word in f.lower(X).as_text() for word in WORDS[shardy])
    same(mg.export(f)(X).call(X), np.sin(X) * 2)


def test_shardings_are_kept_by_transformations() -> None:
    f = mg.from_stablehlo(sharded(True))
    batched = to_hlo(mg.jit(mg.vmap(f)).lower(np.stack([X, X])).whole)
    assert '[{?}, {"x"}, {}]' in batched
    gradient = to_hlo(mg.jit(mg.grad(lambda x: mnp.sum(f(x)))).lower(X).whole)
    assert gradient.count("sharding_constraint") >= 3


def test_unknown_meshes() -> None:
    text = sharded(True).replace("@mesh, [{", "@other, [{")
    with pytest.raises(TextError, match="other"):
        from_stablehlo(text)
