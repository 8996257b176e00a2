"""Every collective on every element type, over however many devices there are.

`mpi_programs` runs it in one process and on ranks; values round, so that the order of sums shows.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

import monograph as mg
import monograph.numpy as mnp
from monograph import P, lax

FLOATS = (
    "float16", "bfloat16", "float32", "float64", "float8_e3m4", "float8_e4m3", "float8_e4m3fn",
    "float8_e4m3fnuz", "float8_e4m3b11fnuz", "float8_e5m2", "float8_e5m2fnuz",
)  # fmt: skip
INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
SMALL = ("int4", "uint4")
COMPLEX = ("complex64", "complex128")
DTYPES = ("bool", *SMALL, *INTEGERS, *FLOATS, *COMPLEX)
ROWS, COLUMNS = 8, 24  # of each device: rows for up to eight members
MANY = 3000  # columns of sums of which each device adds a part


def moves(n: int) -> dict[str, Any]:
    """Name -> what a device does with its rows: nothing is computed."""
    half = [list(range(n // 2)), list(range(n // 2, n))] if n > 1 else [[0]]
    return {
        "all_gather": lambda x: lax.all_gather(x[:1], "x", tiled=True),
        "all_gather_groups": lambda x: lax.all_gather(x, "x", axis_index_groups=half),
        "all_gather_columns": lambda x: lax.all_gather(x, "x", axis=1, tiled=True),
        "all_to_all": lambda x: lax.all_to_all(x, "x", 0, 0, tiled=True),
        "all_to_all_groups": lambda x: lax.all_to_all(
            x, "x", 0, 1, axis_index_groups=half, tiled=True
        ),
        "pswapaxes": lambda x: lax.pswapaxes(x[:n], "x", 0),
        "ppermute": lambda x: lax.ppermute(x, "x", [(i, (i + 1) % n) for i in range(n)]),
        "ppermute_some": lambda x: lax.ppermute(x, "x", [(0, n - 1)]),
        "ppermute_line": lambda x: lax.ppermute(x, "x", [(i + 1, i) for i in range(n - 1)]),
        "pshuffle": lambda x: lax.pshuffle(x, "x", list(range(n))[::-1]),
        "pbroadcast": lambda x: lax.pbroadcast(x, "x", n - 1),
        "ragged": lambda x: _ragged(x, n),
    }


def _ragged(x: Any, n: int) -> Any:
    """Device i sends i + j % 2 rows to device j, and some nothing."""
    size = np.array([[(i + j % 2) % 3 for j in range(n)] for i in range(n)], np.int32)
    before = np.cumsum(size, 1, dtype=np.int32) - size  # where rows for each begin
    place = np.cumsum(size, 0, dtype=np.int32) - size  # where they go: after those of others
    i = lax.axis_index("x")
    out = mnp.ones((3 * n, x.shape[1]), x.dtype)
    rows = [mnp.asarray(t)[i] for t in (before, size, place, size.T)]
    return lax.ragged_all_to_all(mnp.concatenate([x, x]), out, *rows, axis_name="x")


def folds(n: int, dtype: str) -> dict[str, Any]:
    """Name -> what a device does with its rows: sums, and the largest and least."""
    half = [list(range(n // 2)), list(range(n // 2, n))] if n > 1 else [[0]]
    found = {
        "psum": lambda x: lax.psum(x, "x"),
        "psum_twice": lambda x: lax.psum((x, x[::-1] + x), "x"),
        "psum_groups": lambda x: lax.psum(x, "x", axis_index_groups=half),
        "psum_scatter": lambda x: lax.psum_scatter(x, "x", tiled=True),
        "psum_scatter_own": lambda x: lax.psum_scatter(x[:n], "x"),
    }
    if dtype in (*FLOATS, *COMPLEX):
        found["pmean"] = lambda x: lax.pmean(x, "x")
    if dtype not in COMPLEX:
        found["pmax"] = lambda x: lax.pmax(x, "x")
        found["pmin"] = lambda x: lax.pmin(x, "x")
    return found


def operand(dtype: str, n: int, columns: int) -> np.ndarray:
    """Rows for n devices: values of all sizes that a type has, not a number and infinity too."""
    rng = np.random.default_rng(len(dtype) + columns)
    x = rng.normal(size=(n * ROWS, columns)) * 2.0 ** rng.integers(-3, 4, (n * ROWS, columns))
    if dtype in COMPLEX:
        return (x + 1j * x[::-1]).astype(dtype)
    t = np.dtype(getattr(ml_dtypes, dtype, dtype))
    if dtype in FLOATS:
        with np.errstate(over="ignore"):
            x[0, :2] = np.nan, -0.0
            return x.astype(t)
    low, high = {"bool": (0, 2), "int4": (-8, 8), "uint4": (0, 16)}.get(dtype, (0, 250))
    if dtype in INTEGERS:
        low, high = int(np.iinfo(t).min), int(np.iinfo(t).max)
    return rng.integers(low, high, x.shape, np.uint64 if dtype == "uint64" else np.int64).astype(t)


def results(dtype: str) -> dict[str, list[np.ndarray]]:
    """What each collective gives, all devices' results one below the other."""
    n = mg.device_count()
    mesh = mg.make_mesh((n,), ("x",))
    made = {}
    work = [(name, f, COLUMNS) for name, f in moves(n).items()]
    work += [(name, f, c) for name, f in folds(n, dtype).items() for c in (COLUMNS, MANY)]
    with mg.enable_x64(True):
        for name, f, columns in work:
            g = mg.shard_map(f, mesh=mesh, in_specs=P("x"), out_specs=P("x"), check_vma=False)
            found = mg.jit(g)(operand(dtype, n, columns))
            made[f"{name} {columns}"] = [np.asarray(x) for x in mg.tree.leaves(found)]
    return made
