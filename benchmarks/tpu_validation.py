"""The TPU's model beside published figures; and how long it takes to time a step on 256 chips."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter, process_time
from typing import Any

import numpy as np
from measure import Pace, show

import monograph as mg
import monograph.numpy as mnp
from monograph import NamedSharding, P
from monograph.backends.tpu.validation.rows import rows
from monograph.sharding import AbstractMesh

Chosen = Callable[[str], bool]
LIMIT = 30.0  # seconds
LAYERS, D, F, HEADS, BATCH, LENGTH = 4, 4096, 16384, 32, 64, 512
MESH = AbstractMesh((16, 16), ("data", "model"))


def validation_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Row, workload, published, model, error, bar, met."""
    for row in rows():
        if chosen(f"{row.name} {row.what}"):
            bar = "" if row.bar is None else f"{100 * row.bar:g} %"
            met = {None: "", True: "yes", False: "**no**"}[row.met]
            kind = "fitted" if row.fitted else "measured" if row.measured else "arithmetic"
            yield [row.name, f"{row.what}, {row.chip}", f"{row.published:.4g} {row.unit}",
                   f"{row.model:.4g}", f"{100 * row.error:+.1f} %", kind, bar, met]  # fmt: skip


def _array(shape: tuple[int, ...], *spec: Any) -> mg.ShapeDtypeStruct:
    return mg.ShapeDtypeStruct(shape, mnp.bfloat16, sharding=NamedSharding(MESH, P(*spec)))


def parameters() -> Any:
    """Of a transformer: cut over both axes, those of a layer's first products by columns."""
    layer = {
        "qkv": _array((D, 3, HEADS, D // HEADS), "data", None, "model"),
        "out": _array((HEADS, D // HEADS, D), "model", None, "data"),
        "up": _array((D, F), "data", "model"),
        "down": _array((F, D), "model", "data"),
    }
    return [layer] * LAYERS


def loss(params: Any, x: Any) -> Any:
    """Of attention and MLPs with normalised inputs; its target is zero."""
    for p in params:
        q, k, v = mnp.moveaxis(mnp.einsum("btd,dchk->btchk", _normal(x), p["qkv"]), 2, 0)
        scores = mnp.einsum("bthk,bshk->bhts", q, k) / np.float32(np.sqrt(D // HEADS))
        mixed = mnp.einsum("bhts,bshk->bthk", mg.nn.softmax(scores).astype(x.dtype), v)
        x = x + mnp.einsum("bthk,hkd->btd", mixed, p["out"])
        x = x + mnp.maximum(_normal(x) @ p["up"], 0) @ p["down"]
    return mnp.mean(x.astype(np.float32) ** 2)


def _normal(x: Any) -> Any:
    wide = x.astype(np.float32)
    return (wide / mnp.sqrt(mnp.mean(wide**2, -1, keepdims=True) + 1e-6)).astype(x.dtype)


def step(params: Any, x: Any) -> Any:
    value, grads = mg.value_and_grad(loss)(params, x)
    return mg.tree.map(lambda p, g: (p - 0.1 * g).astype(p.dtype), params, grads), value


def step_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """What, seconds to trace and partition, to time, processor seconds of both, bar, met; and what
    the step takes."""
    name = f"transformer, {LAYERS} layers of {D}, batch {BATCH}, {LENGTH} tokens"
    if not chosen(name):
        return
    start, worked = perf_counter(), process_time()
    x = _array((BATCH, LENGTH, D), "data")
    f = mg.jit(step, backend="tpu", options={"chip": "v5e"}, donate_argnums=0)
    compiled = f.lower(parameters(), x).compile()
    between = perf_counter()
    report = compiled.estimate()
    end, worked = perf_counter(), process_time() - worked
    waits = report.counters["waiting seconds"] / report.total
    met = "yes" if worked <= LIMIT else "**no**"
    yield [name, show(between - start), show(end - between), show(worked), show(LIMIT), met,
           show(report.total), f"{100 * waits:.0f} %"]  # fmt: skip
