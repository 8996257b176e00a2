"""Sums over two ranks against raw mpi4py, in interleaved pairs.

    python -m monograph launch -n 2 benchmarks/mpi.py

A jitted `psum`, the whole call, takes turns with mpi4py's `Allreduce` alone: on the memory that the
program uses, and on NumPy's. No third call comes between, so both find the caches alike. Printed
are the median, the first quarter and the least of each, of the slower rank, in microseconds, and
their ratio.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np
from mpi4py import MPI

import monograph as mg
from monograph import NamedSharding, P, lax

SIZES = {"4 B": (1, 2000), "4 KB": (1024, 2000), "4 MB": (1 << 20, 400)}
WARM = 5
COMM = MPI.COMM_WORLD


def measure(elements: int, pairs: int) -> dict[str, list[np.ndarray]]:
    """Whose memory -> quantiles of the jitted sum and of `Allreduce`, in microseconds."""
    mesh = mg.make_mesh((COMM.size,), ("x",))
    x = mg.device_put(
        np.ones(COMM.size * elements, np.float32), NamedSharding(mesh, P("x"))
    )  # fmt: skip
    total = mg.jit(mg.shard_map(lambda x: lax.psum(x, "x"), mesh=mesh, in_specs=P("x"),
                                out_specs=P()))  # fmt: skip
    made = total(x)
    operands = {
        "the same": [_memory(a, elements) for a in (x, made)],
        "NumPy's": [np.ones(elements, np.float32) for _ in range(2)],
    }
    return {
        whose: in_turns([lambda: total(x), lambda own=own: COMM.Allreduce(*own)], pairs)
        for whose, own in operands.items()
    }


def in_turns(work: list[Callable[[], Any]], pairs: int) -> list[np.ndarray]:
    """Median, first quarter and least of what each takes, of the slower rank."""
    times = np.zeros((len(work), pairs + WARM))
    for i in range(pairs + WARM):
        for j in range(len(work)) if i % 2 else reversed(range(len(work))):
            COMM.Barrier()
            start = perf_counter()
            work[j]()
            times[j, i] = perf_counter() - start
    own = np.quantile(times[:, WARM:], (0.5, 0.25, 0), axis=1).T * 1e6
    slower = np.empty_like(own)
    COMM.Allreduce(own, slower, MPI.MAX)
    return list(slower)


def _memory(x: mg.Array, elements: int) -> np.ndarray:
    """This rank's piece, where it lies, to be written into."""
    address = x.addressable_shards[0].data.unsafe_buffer_pointer()
    return np.ctypeslib.as_array((ctypes.c_float * elements).from_address(address))


def main() -> None:
    print(f"{mg.process_count()} ranks; microseconds")
    for name, (elements, pairs) in SIZES.items():
        for whose, (jitted, raw) in measure(elements, pairs).items():
            for what, a, b in zip(("median", "quarter", "least"), jitted, raw, strict=True):
                print(f"{name:5} {what:8} jit(psum) {a:8.1f}   Allreduce on {whose:8} memory "
                      f"{b:8.1f}   ratio {a / b:.2f}")  # fmt: skip


if __name__ == "__main__":
    main()
