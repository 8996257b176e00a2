"""Programs on eight devices in JAX's public names, for both packages.

Run as a script it runs them all under JAX and writes what they give, pickled, to the file that is
named: tests/data/sharded_programs.pickle, or what `test_both_packages.py` compares with it.
"""

from __future__ import annotations

import importlib
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

PROGRAMS: dict[str, Callable[[Any, Any], Any]] = {}
HOST = np.arange(32, dtype=np.float32).reshape(8, 4) / 7


def program(f: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    PROGRAMS[f.__name__] = f
    return f


def mesh(J: Any) -> Any:
    return J.make_mesh((2, 4), ("x", "y"), axis_types=(J.sharding.AxisType.Auto,) * 2)


def at(J: Any, *spec: Any) -> Any:
    return J.NamedSharding(mesh(J), J.P(*spec))


def put(J: Any, *spec: Any) -> Any:
    return J.device_put(HOST, at(J, *spec))


def where(x: Any) -> Any:
    """The pieces of an array, by device."""
    return [(s.device.id, _ends(s.index, x.shape), s.replica_id, np.asarray(s.data))
            for s in x.addressable_shards]  # fmt: skip


def _ends(index: Any, shape: Any) -> Any:
    return [(len(range(n)[: i.start or 0]), len(range(n)[: i.stop]))
            for i, n in zip(index, shape, strict=True)]  # fmt: skip


@program
def shards(J: Any, jnp: Any) -> Any:
    specs = [(), ("x",), ("y",), ("x", "y"), ("y", "x"), (("x", "y"),), (None, "y"), (None, ("x",))]
    return [where(put(J, *s)) for s in specs]


@program
def facts_of_shardings(J: Any, jnp: Any) -> Any:
    s = at(J, "x", "y")
    return [
        s.shard_shape((8, 4)), s.is_fully_replicated, at(J).is_fully_replicated,
        s.num_devices, s == at(J, "x", "y"), s == at(J, "y"), hash(s) == hash(at(J, "x", "y")),
        s.is_equivalent_to(at(J, "x", ("y",)), 2), at(J, "x").is_equivalent_to(at(J, "x", None), 2),
        tuple(s.spec), len(s.spec), s.spec[0], dict(s.mesh.shape), s.mesh.axis_names, s.mesh.size,
        s.mesh.devices.shape, s.mesh.device_ids.tolist(), s.mesh.empty,
        [(d.id, _ends(i, (8, 4))) for d, i in s.devices_indices_map((8, 4)).items()],
        str(J.P("x", None)) != "", J.P("x") == J.P("x"), J.P(("x",)) == J.P("x"),
        J.P(None, "x") + J.P("y") == J.P(None, "x", "y"), tuple(J.P(None, ("x", "y"))),
    ]  # fmt: skip


@program
def facts_of_arrays(J: Any, jnp: Any) -> Any:
    x = put(J, "x", "y")
    return [
        x.is_fully_addressable, x.is_fully_replicated, x.committed, len(x.devices()), x.shape,
        len(x.addressable_shards), len(x.global_shards), np.asarray(x.addressable_data(5)),
        jnp.ones(3).committed, (jnp.ones(3) + 1).committed, J.device_put(1.0).committed,
        J.device_put(1.0, J.devices()[0]).committed, x.tolist(), float(x[1, 1]), str(x), len(x),
        [np.asarray(r) for r in x], x.nbytes, x.is_deleted(), x.ndim,
        J.device_put(x, J.devices()[3]).devices() == {J.devices()[3]},
    ]  # fmt: skip


@program
def results_of_elementwise_functions(J: Any, jnp: Any) -> Any:
    f = J.jit(lambda x, y: jnp.tanh(x) * y + 1)
    return [where(f(put(J, *s), put(J, *s))) for s in [(), ("x",), ("x", "y"), (None, "y")]]


@program
def in_and_out_shardings(J: Any, jnp: Any) -> Any:
    def f(p: Any, x: Any) -> Any:
        return {"a": p["w"] @ x, "b": x.sum()}

    g = J.jit(
        f,
        in_shardings=({"w": at(J, "x")}, at(J, None, "y")),
        out_shardings={"a": at(J, "y", "x"), "b": at(J)},
    )
    out = g({"w": HOST}, HOST.T)
    h = J.jit(f, in_shardings=(at(J), at(J)), out_shardings=at(J))
    return [where(out["a"]), where(out["b"]), where(h({"w": HOST}, HOST.T)["a"])]


@program
def constraints(J: Any, jnp: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.with_sharding_constraint(jnp.sin(x), at(J, "y", "x"))

    eager = J.lax.with_sharding_constraint({"a": HOST, "b": put(J)}, at(J, "x"))
    with J.set_mesh(mesh(J)):
        named = J.jit(lambda x: J.lax.with_sharding_constraint(x, J.P(None, "y")))(HOST)
    return [where(J.jit(f)(HOST)), where(J.jit(f)(put(J, "x"))), where(eager["a"]),
            where(eager["b"]), where(named)]  # fmt: skip


@program
def derivatives(J: Any, jnp: Any) -> Any:
    def loss(w: Any, x: Any) -> Any:
        return (jnp.tanh(x @ w) ** 2).sum()

    w = J.device_put(HOST.T, at(J, None, "y"))
    x = put(J, "x")
    return [
        J.grad(loss)(w, x), J.jit(J.grad(loss))(w, x), J.grad(J.jit(loss))(w, x),
        J.jit(J.value_and_grad(loss, argnums=(0, 1)))(w, x), J.jvp(loss, (w, x), (w, x)),
        J.jit(J.vmap(J.grad(loss), (None, 0)))(w, x[:, None]), J.hessian(loss)(w, x).sum(),
        J.jit(J.grad(J.checkpoint(loss)))(w, x),
    ]  # fmt: skip


@program
def loops(J: Any, jnp: Any) -> Any:
    x = put(J, "x", "y")
    scan = J.jit(lambda x: J.lax.scan(lambda c, r: (c + r, c * r), jnp.zeros(4), x))
    return [
        scan(x), J.lax.fori_loop(0, 5, lambda i, c: c + i * x, x),
        J.jit(lambda x: J.lax.while_loop(lambda c: c.sum() < 1e4, lambda c: c * 2, x))(x),
        J.jit(lambda x: J.lax.cond(x.sum() > 0, lambda v: v + 1, lambda v: v - 1, x))(x),
        J.lax.map(lambda r: r.sum(), x), J.lax.associative_scan(jnp.add, x),
    ]  # fmt: skip


@program
def ops_outside_of_jit(J: Any, jnp: Any) -> Any:
    x = put(J, "x", "y")
    return [
        x + 1, -x, x * x, x / 3, x > 1, x.T, x @ x.T, x[0], x[1:, ::2], x[:, None],
        x.sum(), x.mean(0), x.max(1), x.argmax(0), x.reshape(4, 8), x.ravel(), x.astype(jnp.int32),
        x.at[1].set(0), x.at[:, 2].add(1), jnp.where(x > 1, x, 0), jnp.concatenate([x, x], 1),
        jnp.stack([x, x]), jnp.sort(x, 0), jnp.cumsum(x, 1), jnp.linalg.norm(x),
        jnp.dot(x[0], x[1]), jnp.einsum("ij,kj->ik", x, x), jnp.pad(x, 1),
        jnp.roll(x, 3, 0), jnp.flip(x), jnp.std(x),
        jnp.take(x, jnp.array([0, 3]), 0), x[jnp.array([0, 3])], jnp.tile(x, 2),
        jnp.repeat(x, 2, 0), jnp.clip(x, 1, 2), jnp.split(x, 2),
        jnp.unique(jnp.round(x)), jnp.nonzero(x > 2),
        J.random.normal(J.random.key(0), (8, 4)) + x, J.nn.softmax(x), jnp.fft.fft(x).real,
        J.nn.one_hot(jnp.argmax(x, 1), 4), jnp.triu(x), jnp.outer(x[0], x[1]), jnp.diff(x, axis=0),
    ]  # fmt: skip


@program
def arrays_of_pieces(J: Any, jnp: Any) -> Any:
    s = at(J, "y")
    x = J.make_array_from_callback((8, 4), s, lambda i: HOST[i])
    y = J.make_array_from_single_device_arrays((8, 4), s, [p.data for p in x.addressable_shards])
    z = J.make_array_from_process_local_data(s, HOST)
    return [where(x), where(y), where(z)]


@program
def mapped_over_devices(J: Any, jnp: Any) -> Any:
    total = J.shard_map(
        lambda x: J.lax.psum(x, "x"), mesh=mesh(J), in_specs=J.P("x", "y"), out_specs=J.P(None, "y")
    )
    index = J.shard_map(
        lambda x: x + J.lax.axis_index("y"),
        mesh=mesh(J),
        in_specs=J.P("x"),
        out_specs=J.P("x", "y"),
    )
    x = put(J, "x", "y")
    return [
        where(total(x)),
        where(J.jit(total)(HOST)),
        index(x),
        J.grad(lambda x: total(x).sum())(x),
    ]


@program
def ahead_of_time(J: Any, jnp: Any) -> Any:
    spec = J.ShapeDtypeStruct((8, 4), np.float32, sharding=at(J, "x"))
    c = J.jit(lambda x: x * 2, out_shardings=at(J, "y")).lower(spec).compile()
    (given,), named = c.input_shardings
    return [
        given.is_equivalent_to(at(J, "x"), 2), named, c.output_shardings == at(J, "y"),
        where(c(put(J, "x"))), where(c(HOST)),
    ]  # fmt: skip


def refused(f: Callable[[], Any]) -> bool:
    try:
        f()
    except Exception:
        return True
    return False


@program
def what_is_refused(J: Any, jnp: Any) -> Any:
    other = J.make_mesh((4,), ("z",), axis_types=(J.sharding.AxisType.Auto,),
                        devices=J.devices()[:4])  # fmt: skip
    z = J.device_put(HOST, J.NamedSharding(other, J.P("z")))
    x = put(J, "x")
    alone = J.device_put(HOST, J.devices()[3])
    placed = J.jit(lambda x: x, in_shardings=at(J, "y"))
    c = J.jit(lambda x: x + 1).lower(x).compile()
    return [refused(f) for f in (
        lambda: at(J, "z"), lambda: at(J, "x", "x"), lambda: J.device_put(HOST[0], at(J, "x", "y")),
        lambda: J.make_mesh((16,), ("x",)), lambda: x + z, lambda: J.jit(lambda a, b: a + b)(x, z),
        lambda: x + alone, lambda: x + J.device_put(HOST, J.devices()[0]), lambda: x + HOST,
        lambda: x + jnp.ones((8, 4)), lambda: placed(x), lambda: placed(HOST), lambda: placed(z),
        lambda: J.jit(lambda x: x, in_shardings=J.P("x"))(HOST), lambda: c(z), lambda: c(alone),
        lambda: J.jit(lambda x: x.sum(), out_shardings=at(J, "x"))(x),
        lambda: J.jit(lambda x, y: x, in_shardings=(at(J), at(J)))(x=HOST, y=1),
        lambda: J.jit(lambda x: J.lax.with_sharding_constraint(x, J.P("x")))(HOST),
        lambda: J.lax.with_sharding_constraint(HOST[0], at(J, None, "x")),
        lambda: J.jit(lambda a: a, in_shardings=(at(J), at(J)))(HOST),
        lambda: J.jit(lambda a: a, out_shardings=(at(J), at(J)))(HOST), lambda: alone + z,
        lambda: J.NamedSharding(None, J.P("x")), lambda: J.NamedSharding(mesh(J), ("x",)),
        lambda: J.sharding.Mesh(np.array(J.devices()), ("x", "y")),
        lambda: J.make_array_from_callback((8, 4), at(J, "y"), lambda i: HOST),
        lambda: c(put(J, "y")), lambda: placed(alone),
    )]  # fmt: skip


def run(package: str) -> dict[str, Any]:
    """Program -> what it gives, as NumPy arrays and Python values."""
    J, jnp = importlib.import_module(package), importlib.import_module(f"{package}.numpy")
    return {name: plain(J, f(J, jnp)) for name, f in PROGRAMS.items()}


def plain(J: Any, x: Any) -> Any:
    return J.tree.map(lambda v: np.asarray(v) if isinstance(v, J.Array) else v, x)


if __name__ == "__main__":
    import jax

    jax.config.update("jax_num_cpu_devices", 8)
    Path(sys.argv[1]).write_bytes(pickle.dumps(run("jax")))
