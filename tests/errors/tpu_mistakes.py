"""Deliberate mistakes with the TPU machine; see `mistakes.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

import monograph as mg
import monograph.backends.tpu as tpu
from errors.mistakes import mistake

a = np.ones((4, 8), np.float32)
w = np.ones((8, 2), np.float32)


@mistake
def chip_that_is_not_known() -> None:
    tpu.chip("v9")  # !


@mistake
def chip_has_no_such_field() -> None:
    tpu.Chip(row=8, cols=8)  # !


@mistake
def chip_of_no_rows() -> None:
    height = 0
    tpu.Chip(rows=height, cols=8)  # !


@mistake
def chip_contradicts_its_peak() -> None:
    tpu.chip("v5e", clock=1e9, stated={"bf16": 197e12})  # !


@mistake
def chip_has_links_to_nowhere() -> None:
    tpu.Chip(ici_links=4, ici_bandwidth=50e9)  # !


@mistake
def chip_lacks_a_type() -> None:
    tpu.chip("v3").peak("i8")  # !


@mistake
def numerics_of_no_such_precision() -> None:
    tpu.Numerics(precision="best")  # !


@mistake
def product_of_size_zero() -> None:
    tpu.gemm_cycles(128, 0, 128, 8, 8)  # !


@mistake
def dataflow_that_is_not_known() -> None:
    tpu.gemm_cycles(128, 128, 128, 8, 8, "rs")  # !


@mistake
def outputs_are_not_loaded_ahead() -> None:
    tpu.gemm_cycles(128, 128, 128, 8, 8, "os", double_buffered=True)  # !


@mistake
def array_multiplies_no_int16() -> None:
    tpu.simulate_array(a.astype(np.int16), w.astype(np.int16), 8, 8)  # !


@mistake
def array_of_sizes_that_do_not_fit() -> None:
    tpu.simulate_array(a, a, 8, 8)  # !


@mistake
def tiles_that_never_arrive() -> None:
    tpu.simulate_array(a, w, 4, 2, ready=[0])  # !


# ---- compiling for it ----------------------------------------------------------------------------


def compiled(f: Any, *shapes: tuple[int, ...], **options: Any) -> None:
    args = [mg.ShapeDtypeStruct(shape, np.float32) for shape in shapes]
    mg.jit(f, backend="tpu", options=options).lower(*args).compile()


@mistake
def block_that_vector_memory_does_not_hold() -> None:
    def layer(x: Any, w: Any) -> Any:
        return x @ w  # !

    compiled(layer, (4096, 4096), (4096, 4096), chip="v4", block=(1024, 4096))


@mistake
def block_of_more_rows_than_accumulators() -> None:
    def layer(x: Any, w: Any) -> Any:
        return x @ w  # !

    compiled(layer, (4096, 128), (128, 128), block=(4096, 128))


@mistake
def block_of_no_tiles() -> None:
    f = mg.jit(lambda x: x @ x, backend="tpu", options={"block": (100, 64)})
    f(a[:, :4])  # !


@mistake
def arrays_that_main_memory_does_not_hold() -> None:
    def twice(x: Any) -> Any:
        return x * 2  # !

    compiled(twice, (1 << 17, 1 << 16))


@mistake
def floats_on_a_chip_of_integers() -> None:
    def layer(x: Any, w: Any) -> Any:
        return x @ w  # !

    compiled(layer, (128, 128), (128, 128), chip="v1")


# ---- many chips ----------------------------------------------------------------------------------


def rows_over(**axes: int) -> mg.ShapeDtypeStruct:
    mesh = mg.sharding.AbstractMesh(tuple(axes.values()), tuple(axes))
    return mg.ShapeDtypeStruct((240, 8), np.float32, sharding=mg.NamedSharding(mesh, mg.P("x")))


@mistake
def mesh_that_fits_no_slice() -> None:
    f = mg.jit(lambda x: x.sum(), backend="tpu")
    f.lower(rows_over(x=6, y=5, z=17)).compile().estimate()  # !


@mistake
def chips_without_links() -> None:
    f = mg.jit(lambda x: x.sum(), backend="tpu", options={"chip": "v1"})
    f.lower(rows_over(x=4)).compile().estimate()  # !


@mistake
def slice_larger_than_a_pod() -> None:
    f = mg.jit(lambda x: x.sum(), backend="tpu", options={"torus": (32, 4)})
    f.lower(rows_over(x=128)).compile().estimate()  # !


@mistake
def torus_that_is_a_number() -> None:
    f = mg.jit(lambda x: x.sum(), backend="tpu", options={"torus": 16})
    f.lower(rows_over(x=16)).compile().estimate()  # !
