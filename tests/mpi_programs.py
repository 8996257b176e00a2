"""Programs on several devices, and what they give, as a script: alone, or as the ranks of a job.

    python tests/mpi_programs.py FILE DEVICES NAME ...                            one process
    python tests/mpi_programs.py FILE DEVICES apart NAME ...         its devices as ranks
    python -m monograph launch -n 4 tests/mpi_programs.py FILE DEVICES NAME ...   a rank a device

A program is one of those here or in `shard_map_programs`, all if none is named, or an element type,
for all collectives on it (`mpi_collectives`). It writes, by program, the arrays that it gives,
pickled; a program for another number of devices, or for those of other ranks, gives None.
`tests/engines/test_mpi.py` compares the two.
"""

from __future__ import annotations

import importlib
import pickle
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
import mpi_collectives
import shard_map_programs
from monograph import NamedSharding, P, lax
from monograph.backends.engines.world import current

OWN: dict[str, Callable[[], Any]] = {}
HOST = np.linspace(-3.0, 3.0, 4096, dtype=np.float32).reshape(64, 64)


def own(f: Callable[[], Any]) -> Callable[[], Any]:
    OWN[f.__name__] = f
    return f


def mesh() -> Any:
    n = mg.device_count()
    return mg.make_mesh((n // 2, 2), ("data", "model"))


def put(x: Any, *spec: Any) -> Any:
    return mg.device_put(x, NamedSharding(mesh(), P(*spec)))


def _sums(dtype: str) -> Any:
    """Sums, largest and smallest over one axis and over both, of few bytes and of many."""
    made = []
    for scale in (1, 40):
        x = mnp.asarray(np.tile(HOST, (1, scale)) * (10 if "int" in dtype else 1)).astype(dtype)

        def f(x: Any) -> Any:
            return (
                lax.psum(x, "model"),
                lax.psum(x, ("data", "model")),
                lax.pmax(x, "data"),
                lax.pmin(x, ("model", "data")),
                lax.psum_scatter(x.T, ("data", "model"), tiled=True),
            )

        out = (P("data"), P(), P("model"), P(), P(("data", "model")))
        g = mg.shard_map(f, mesh=mesh(), in_specs=P(("data", "model")), out_specs=out,
                         check_vma=False)  # fmt: skip
        made.append(mg.jit(g)(x))
    return made


for _d in ("float32", "float16", "bfloat16", "float8_e4m3fn", "float8_e5m2", "int32", "int8",
           "uint16"):  # fmt: skip
    OWN[f"sums_{_d}"] = lambda d=_d: _sums(d)


@own
def training() -> Any:
    """Data and tensor parallel: five steps."""
    rng = np.random.default_rng(0)
    up = put(rng.normal(size=(64, 96)).astype(np.float32), None, "model")
    down = put(rng.normal(size=(96, 10)).astype(np.float32), "model")
    x, y = put(HOST, "data"), put(rng.normal(size=(64, 10)).astype(np.float32), "data")

    def loss(params: Any, x: Any, y: Any) -> Any:
        hidden = mnp.tanh(x @ params[0])
        return mnp.mean((hidden @ params[1] - y) ** 2)

    @mg.jit
    def step(params: Any, x: Any, y: Any) -> Any:
        value, grads = mg.value_and_grad(loss)(params, x, y)
        return value, [p - 0.01 * g for p, g in zip(params, grads, strict=True)]

    params, values = [up, down], []
    for _ in range(5):
        value, params = step(params, x, y)
        values.append(value)
    return values, params


@own
def wave() -> Any:
    """The wave equation on a grid that is cut both ways: neighbours exchange edges in a loop."""

    def step(state: Any, _: Any) -> Any:
        u, before = state
        around = sum(mnp.roll(u, s, a) for s in (1, -1) for a in (0, 1))
        return (2 * u - before + 0.1 * (around - 4 * u), u), mnp.abs(u).max()

    u = put(np.exp(-(HOST**2) * 4), "data", "model")
    return mg.jit(lambda u: lax.scan(step, (u, u), None, length=20))(u)


@own
def uneven() -> Any:
    """Sizes that the devices do not divide."""
    x = put(HOST[:13, :7], "data", "model")
    return mg.jit(lambda x: (x @ x.T, x.sum(0), mnp.sort(x, 1), mnp.cumsum(x, 0)))(x)


@own
def outside() -> Any:
    """Ops outside jit, reading, moving and pieces."""
    x = put(HOST, "data")
    y = mg.device_put(x + 1, NamedSharding(mesh(), P("model", "data")))
    z = mg.make_array_from_callback((9, 4), y.sharding, lambda i: HOST[:9, :4][i])
    return y, x[3], float(x[1, 1]), z, mg.reshard(x, NamedSharding(mesh(), P(None, "model")))


@own
def counters() -> Any:
    """Bytes sent and calls made, by kind: what was predicted, and what ranks count."""
    world = current()
    x, w = put(HOST, "data"), put(HOST, None, "model")
    f = mg.jit(mg.value_and_grad(lambda w, x: (mnp.tanh(x @ w) ** 2).sum()))
    said = f.lower(w, x).compile().collectives()
    before = {k: v.copy() for k, v in world.counts.items()} if world is not None else {}
    mg.block_until_ready(f(w, x))
    rows = []
    for kind in sorted(said.counts()):
        often, size = said.counts()[kind], sum(c.wire_bytes for c in said if c.kind == kind)
        if world is not None:
            then, now = before.get(kind, (0, 0)), world.counts[kind]
            often, size = now[0] - then[0], now[1] - then[1]
        rows.append([often, size])
    return np.array(rows)


@own
def once() -> Any:
    """How often LLVM ran, on all ranks together, for a program that is the same on all of them."""
    compiled: list[str] = []
    cpu = importlib.import_module("monograph.backends.cpu.backend")
    real, cache = cpu.compile_text, mg.config.read("cache")

    def counted(text: str, machine: Any) -> bytes:
        compiled.append(text)
        return real(text, machine)

    x = put(HOST, "data", "model")
    mg.config.update("cache", "off")
    cpu.compile_text = counted
    mg.jit(lambda x: mnp.sqrt((x * x).sum(1)).sum())(x)
    cpu.compile_text = real
    mg.config.update("cache", cache)
    world = current()
    texts = [b"%d" % len(compiled)] if world is None else world.share(b"%d" % len(compiled))
    return np.array(sum(map(int, texts)))


@own
def saving() -> Any:
    """A tree is written piece by piece and read onto another mesh."""
    folder = Path(sys.argv[1]).with_suffix(".saved")
    values = {"cut": put(HOST, "data", "model"), "same": put(HOST[0]), "n": mnp.float32(3)}
    mg.save_sharded(folder, values)
    line = mg.make_mesh((mg.device_count(),), ("x",))
    at = NamedSharding(line, P(None, "x"))
    like = {**values, "cut": mg.ShapeDtypeStruct(HOST.shape, np.float32, sharding=at)}
    return mg.load_sharded(folder, like)


@own
def parts() -> Any:
    """Every process brings the rows that it has."""
    line = mg.make_mesh((mg.device_count(),), ("x",))
    at = NamedSharding(line, P("x"))
    n = len(HOST) // mg.process_count()
    own = HOST[mg.process_index() * n : (mg.process_index() + 1) * n]
    x = mg.make_array_from_process_local_data(at, own)
    nothing = mg.device_put(np.zeros((len(HOST), 0), np.float32), at)
    return x, mg.jit(lambda x: x.sum(1))(x), nothing


@own
def some_devices() -> Any:
    """Groups across ranks in an order of their own, and meshes of which a rank has nothing."""
    devices = mg.devices()
    order = np.array([devices[i] for i in (0, 3, 1, 2)])
    crossed = mg.sharding.Mesh(order.reshape(2, 2), ("a", "b"))
    x = mg.device_put(HOST, NamedSharding(crossed, P("a", "b")))

    def turned(x: Any) -> Any:
        """Not all devices turn equally often, so they meet others at different times."""
        times = lax.axis_index("a") * 3 + 1

        def more(state: Any) -> Any:
            i, y = state
            return i + 1, lax.psum(y, "b") * 0.5 + lax.ppermute(y, "b", [(0, 1)])

        return lax.while_loop(lambda s: s[0] < times, more, (0, x))[1]

    f = mg.shard_map(turned, mesh=crossed, in_specs=P("a", "b"), out_specs=P("a", "b"),
                     check_vma=False)  # fmt: skip
    made = [mg.jit(f)(x), mg.jit(lambda x: (x.sum(1), x + 1))(x)]
    last = mg.sharding.Mesh(devices[2:], ("x",))
    y = mg.device_put(HOST, NamedSharding(last, P("x")))
    z = mg.jit(lambda y: y * 2)(y)
    mine = [d for d in last.devices.flat if d.process_index == mg.process_index()]
    assert len(z.addressable_shards) == len(mine)
    _, report = mg.profile(mg.jit(lambda y: y * 2), y)
    assert bool(report.rows) == bool(mine) and "on cpu" in report.table()
    assert mg.jit(lambda y: y * 2).lower(y).compile().estimate().backend == "cpu"
    if mine:
        assert np.array_equal(np.asarray(z), HOST * 2)
    else:
        try:
            np.asarray(z)
            raise AssertionError("read")
        except mg.errors.ShardingError as e:
            assert "holds nothing" in str(e)
    return made


@own
def donating() -> Any:
    """Results take over donated memory; what is planned can be looked at."""
    x, y = put(HOST, "data", "model"), put(HOST, "data")
    f = mg.jit(lambda x, y: (x + y.max(), y.max(0)), donate_argnums=0)
    compiled = f.lower(x, y).compile()
    memory = compiled.memory_analysis()
    assert memory["peak"] >= memory["argument"] > 0, memory
    assert compiled.program is not None and "kernels" in compiled.stages
    assert compiled.as_text("buffers") and compiled.counts["kernels"] >= 1
    made = f(x, y)
    assert x.is_deleted() and not y.is_deleted()
    return made


@own
def imported() -> Any:
    """A module of StableHLO is the program of one process: groups of others are an error."""
    text = """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
      %0 = "stablehlo.all_reduce"(%x) ({{
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }}) {{replica_groups = dense<{groups}> : tensor<1x{size}xi64>}}
        : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }}"""
    x = HOST[0, :4]
    try:
        mg.jit(mg.from_stablehlo(text.format(groups="[[0, 1]]", size=2)))(x)
        raise AssertionError("no error")
    except mg.errors.CollectiveError as e:
        assert "the grid is 1 replicas by 1 partitions" in str(e)
    return mg.jit(mg.from_stablehlo(text.format(groups="[[0]]", size=1)))(x)


@own
def watched() -> Any:
    """Every rank that computes what is no number says where."""
    x = put(HOST, "data", "model")
    with mg.debug_nans(True):
        fine = mg.jit(lambda x: mnp.sqrt(x * x).max())(x)
        try:
            mg.block_until_ready(mg.jit(lambda x: mnp.log(x - 100).sum())(x))
            raise AssertionError("no error")
        except mg.errors.NanError as e:
            assert "log returned NaN" in str(e)
    return fine


@own
def between_meshes() -> Any:
    """From a mesh to others that share some, all or none of its devices, and back."""
    devices = mg.devices()
    sets = {"first": devices[:2], "last": devices[2:], "middle": devices[1:3], "all": devices,
            "turned": devices[::-1]}  # fmt: skip
    at = {n: NamedSharding(mg.sharding.Mesh(d, ("x",)), P("x")) for n, d in sets.items()}
    way = ("first", "last", "middle", "all", "first", "turned", "last")
    x, found = mg.device_put(HOST[:13], at["first"]), []
    for old, new in pairwise(way):
        x = mg.jit(lambda x: x * 2 + 1)(mg.device_put(x, at[new]))
        mine = [d for d in sets[new] if d.process_index == mg.process_index()]
        assert len(x.addressable_shards) == len(mine), (old, new)
        found.append(mg.device_put(x, NamedSharding(at["all"].mesh, P())))
    whole = mg.device_put(HOST[0], NamedSharding(at["first"].mesh, P()))
    return found, mg.device_put(whole, at["all"])


def results(name: str) -> list[np.ndarray] | None:
    """What a program gives; None if it is for another number of devices."""
    try:
        if name in mpi_collectives.DTYPES:
            made = mpi_collectives.results(name)
        else:
            made = OWN[name]() if name in OWN else shard_map_programs.PROGRAMS[name](mg)
        return [np.asarray(x) for x in mg.tree.leaves(made)]
    except mg.errors.ShardingError as e:
        if "holds nothing" in e.what or "a mesh needs" in e.what:
            return None
        raise


def main(file: str, devices: str, *names: str) -> None:
    if current() is None:
        mg.config.update("num_cpu_devices", int(devices))
    if names[:1] == ("apart",):
        mg.config.update("devices_apart", True)
        names = names[1:]
    found: dict[str, Any] = {}
    for name in names or (*OWN, *shard_map_programs.PROGRAMS):
        if not name.startswith("wrong_"):
            found[name] = results(name)
    if mg.process_index() == 0:
        Path(file).write_bytes(pickle.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
