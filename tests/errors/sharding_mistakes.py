"""Deliberate mistakes with meshes and shardings; see `mistakes.py`."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from errors.mistakes import mistake
from monograph import NamedSharding, P


def on_eight_devices(f: Callable[[], Any]) -> Callable[[], Any]:
    """Run a mistake while there are eight devices."""

    @wraps(f)
    def run() -> None:
        before = mg.config.num_cpu_devices
        mg.config.update("num_cpu_devices", 8)
        try:
            f()
        finally:
            mg.config.update("num_cpu_devices", before)

    return mistake(run)


def mesh(*shape: int) -> Any:
    return mg.make_mesh(shape, ("data", "model")[: len(shape)])


def rows() -> Any:
    return mg.device_put(np.ones((8, 4), np.float32), NamedSharding(mesh(2, 4), P("data")))


@on_eight_devices
def spec_of_no_axis() -> None:
    NamedSharding(mesh(2, 4), P("date"))  # !


@on_eight_devices
def spec_that_repeats_an_axis() -> None:
    NamedSharding(mesh(2, 4), P("data", "data"))  # !


@on_eight_devices
def spec_of_too_many_dimensions() -> None:
    mg.device_put(mnp.ones(8), NamedSharding(mesh(2, 4), P("data", "model")))  # !


@on_eight_devices
def constraint_of_too_many_dimensions() -> None:
    where = NamedSharding(mesh(2, 4), P("data", None, "model"))

    def f(x: Any) -> Any:
        return mg.lax.with_sharding_constraint(x * 2, where)  # !

    mg.jit(f)(rows())


@on_eight_devices
def result_of_too_few_dimensions() -> None:
    mg.jit(mnp.sum, out_shardings=NamedSharding(mesh(2, 4), P("data")))(rows())  # !


@on_eight_devices
def mesh_that_is_too_large() -> None:
    mg.make_mesh((4, 4), ("data", "model"))  # !


@on_eight_devices
def arguments_on_two_meshes() -> None:
    other = mg.device_put(np.ones((8, 4), np.float32), NamedSharding(mesh(4), P("data")))
    mg.jit(lambda x, y: x + y)(rows(), other)  # !


@on_eight_devices
def operands_on_two_meshes() -> None:
    other = mg.device_put(np.ones((8, 4), np.float32), NamedSharding(mesh(4), P("data")))
    rows() + other  # !


@on_eight_devices
def argument_on_a_device_beside_a_mesh() -> None:
    alone = mg.device_put(mnp.ones((8, 4)), mg.devices()[3])
    mg.jit(lambda x, y: x + y)(rows(), alone)  # !


@on_eight_devices
def argument_elsewhere_than_in_shardings_says() -> None:
    f = mg.jit(lambda x: x * 2, in_shardings=NamedSharding(mesh(2, 4), P("model")))
    f(rows())  # !


@on_eight_devices
def in_shardings_with_a_keyword() -> None:
    f = mg.jit(lambda x, scale: x * scale, in_shardings=NamedSharding(mesh(2, 4), P("data")))
    f(rows(), scale=2.0)  # !


@on_eight_devices
def spec_without_a_mesh() -> None:
    mg.jit(lambda x: mg.lax.with_sharding_constraint(x, P("data")))(rows())  # !


@on_eight_devices
def constraint_on_another_mesh() -> None:
    where = NamedSharding(mesh(8), P("data"))
    mg.jit(lambda x: mg.lax.with_sharding_constraint(x, where))(rows())  # !


@on_eight_devices
def compiled_for_another_sharding() -> None:
    x = rows()
    compiled = mg.jit(lambda x: x + 1).lower(x).compile()
    compiled(mg.device_put(x, NamedSharding(mesh(2, 4), P("model"))))  # !


@on_eight_devices
def device_that_is_not_there() -> None:
    mg.device_put(mnp.ones(3), mg.Device("cpu", 9))  # !


@on_eight_devices
def mesh_on_a_machine_of_one_device() -> None:
    x = mg.device_put(mnp.ones(8), NamedSharding(mesh(2, 4), P("data")))
    mg.jit(lambda x: x * 2, backend="cuda")(x)  # !
