"""Sums over two ranks against raw mpi4py, and the compute around them: in interleaved pairs.

    python -m monograph launch -n 2 benchmarks/mpi.py

Printed are medians over interleaved calls and, where other work disturbs, minima, of the slower
rank, in microseconds: of a jitted `psum`; of the exchange alone (`fold` of the world, called from
Python, without the program around it); of mpi4py's `Allreduce` on the memory that the program uses,
and on NumPy's. Large arrays of Monograph begin where large pages do, and what two arrays that begin
alike cost MPI is the difference between the last two.
"""

from __future__ import annotations

import ctypes
from statistics import median
from time import perf_counter

import numpy as np
from mpi4py import MPI

import monograph as mg
from monograph import NamedSharding, P, lax
from monograph.backends.engines.world import current

SIZES = {"4 B": (1, 2000), "4 KB": (1024, 2000), "4 MB": (1 << 20, 100)}


def measure(elements: int, pairs: int) -> list[list[float]]:
    """Median, then least, microseconds of a jitted sum, the world's exchange, and raw mpi4py."""
    world, comm = current(), MPI.COMM_WORLD
    assert world is not None, "launch it on ranks"
    mesh = mg.make_mesh((world.size,), ("x",))
    x = mg.device_put(
        np.ones(world.size * elements, np.float32), NamedSharding(mesh, P("x"))
    )  # fmt: skip
    total = mg.jit(mg.shard_map(lambda x: lax.psum(x, "x"), mesh=mesh, in_specs=P("x"),
                                out_specs=P()))  # fmt: skip
    made = total(x)
    ours = [_memory(a, elements) for a in (x, made)]
    own = np.ones(elements, np.float32), np.ones(elements, np.float32)
    ranks = tuple(range(world.size))
    work = (
        lambda: total(x),
        lambda: world.fold(ranks, "add", *ours),
        lambda: comm.Allreduce(*ours),
        lambda: comm.Allreduce(*own),
    )
    times: list[list[float]] = [[] for _ in work]
    for i in range(pairs + 5):
        for f, held in zip(work, times, strict=True):
            comm.Barrier()
            start = perf_counter()
            f()
            if i >= 5:
                held.append((perf_counter() - start) * 1e6)
    return [[comm.allreduce(of(t), MPI.MAX) for t in times] for of in (median, min)]


def _memory(x: mg.Array, elements: int) -> np.ndarray:
    """This rank's piece, where it lies, to be written into."""
    address = x.addressable_shards[0].data.unsafe_buffer_pointer()
    return np.ctypeslib.as_array((ctypes.c_float * elements).from_address(address))


def main() -> None:
    names = "".join(f"{n:>12}" for n in ("jit(psum)", "exchange", "mpi4py", "on NumPy's"))
    print(f"{'':6}{names}   us, {mg.process_count()} ranks")
    for name, (elements, pairs) in SIZES.items():
        for what, times in zip(("median", "least"), measure(elements, pairs), strict=True):
            print(f"{name:6}{''.join(f'{t:12.1f}' for t in times)}   {what}")


if __name__ == "__main__":
    main()
