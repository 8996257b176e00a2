"""Dimension numbers of gather and scatter: one attribute of StableHLO, several of ours."""

from __future__ import annotations

from typing import Any

from monograph.hlo.ops.gather import gather
from monograph.hlo.record import Attrs
from monograph.hlo.text.attributes import KINDS, extras, integers

# Our names, StableHLO's where they differ, in StableHLO's order.
_GATHER = (
    "offset_dims",
    "collapsed_slice_dims",
    "operand_batching_dims",
    "start_indices_batching_dims",
    "start_index_map",
)
_SCATTER = (
    "update_window_dims",
    "inserted_window_dims",
    "input_batching_dims",
    "scatter_indices_batching_dims",
    "scatter_dims_to_operand_dims",
)


def _numbers(kind: str, names: tuple[str, ...], attrs: Attrs) -> str:
    rows = [f"{name} = [{integers(attrs[name])}]" for name in names if attrs[name]]
    rows.append(f"index_vector_dim = {attrs['index_vector_dim']}")
    return f"#stablehlo.{kind}<{', '.join(rows)}>"


def _flag(value: bool) -> str:
    return "true" if value else "false"


def write_gather(attrs: Attrs) -> tuple[str, str]:
    """The attributes of a gather, and what is added to them as an extra."""
    sizes = KINDS["i64s"].write(attrs["slice_sizes"])
    rows = (
        f"dimension_numbers = {_numbers('gather', _GATHER, attrs)}",
        f"slice_sizes = {sizes}",
        f"indices_are_sorted = {_flag(attrs['indices_are_sorted'])}",
    )
    unique = extras(gather, {"unique_indices": attrs["unique_indices"]}).get("unique_indices")
    return ", ".join(rows), f" {{unique_indices = {unique}}}" if unique else ""


def write_scatter(attrs: Attrs) -> str:
    """The attributes of a scatter."""
    numbers = _numbers("scatter", _SCATTER, attrs)
    return (
        f"scatter_dimension_numbers = {numbers}, "
        f"indices_are_sorted = {_flag(attrs['indices_are_sorted'])}, "
        f"unique_indices = {_flag(attrs['unique_indices'])}"
    )


def read_gather(attributes: Any, sizes: Any = None) -> dict[str, Any]:
    """The attributes of a gather; `sizes` of its slices where they are no attribute."""
    from jaxlib.mlir.dialects import stablehlo

    numbers = stablehlo.GatherDimensionNumbers(attributes["dimension_numbers"])
    found = {name: tuple(getattr(numbers, name)) for name in _GATHER}
    return {
        **found,
        "index_vector_dim": int(numbers.index_vector_dim),
        "slice_sizes": tuple(attributes["slice_sizes"] if sizes is None else sizes),
        **_flags(attributes),
    }


def read_scatter(attributes: Any) -> dict[str, Any]:
    """The attributes of a scatter, without its body."""
    from jaxlib.mlir.dialects import stablehlo

    numbers = stablehlo.ScatterDimensionNumbers(attributes["scatter_dimension_numbers"])
    theirs = {"scatter_dims_to_operand_dims": "scattered_dims_to_operand_dims"}
    found = {name: tuple(getattr(numbers, theirs.get(name, name))) for name in _SCATTER}
    return {**found, "index_vector_dim": int(numbers.index_vector_dim), **_flags(attributes)}


def _flags(attributes: Any) -> dict[str, bool]:
    names = ("indices_are_sorted", "unique_indices")
    return {name: bool(attributes[name].value) for name in names if name in attributes}
