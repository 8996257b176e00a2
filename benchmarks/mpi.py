"""Sums over two ranks against raw mpi4py, and the compute around them: in interleaved pairs.

    python -m monograph launch -n 2 benchmarks/mpi.py

Each pair is one call of a jitted `psum` and one `Allreduce` of the same bytes; printed are medians
over pairs, of the slower rank, in microseconds, and what of the difference is the exchange alone
(`fold` of the world, without the call of the program around it).
"""

from __future__ import annotations

from statistics import median
from time import perf_counter

import numpy as np
from mpi4py import MPI

import monograph as mg
from monograph import NamedSharding, P, lax
from monograph.backends.engines.world import current

SIZES = {"4 B": (1, 300), "4 KB": (1024, 300), "4 MB": (1 << 20, 30)}


def measure(elements: int, pairs: int) -> tuple[float, float, float]:
    """Microseconds of a jitted sum, of the world's exchange, and of raw mpi4py."""
    world, comm = current(), MPI.COMM_WORLD
    assert world is not None, "launch it on ranks"
    mesh = mg.make_mesh((world.size,), ("x",))
    x = mg.device_put(
        np.ones(world.size * elements, np.float32), NamedSharding(mesh, P("x"))
    )  # fmt: skip
    total = mg.jit(mg.shard_map(lambda x: lax.psum(x, "x"), mesh=mesh, in_specs=P("x"),
                                out_specs=P()))  # fmt: skip
    raw, out = np.ones(elements, np.float32), np.empty(elements, np.float32)
    ranks = tuple(range(world.size))
    work = (
        lambda: total(x),
        lambda: world.fold(ranks, "add", raw, out),
        lambda: comm.Allreduce(raw, out),
    )
    times: list[list[float]] = [[], [], []]
    for i in range(pairs + 5):
        for f, held in zip(work, times, strict=True):
            comm.Barrier()
            start = perf_counter()
            f()
            if i >= 5:
                held.append((perf_counter() - start) * 1e6)
    a, b, c = (comm.allreduce(median(t), MPI.MAX) for t in times)
    return a, b, c


def main() -> None:
    print(f"{'':6}{'jit(psum)':>12}{'exchange':>12}{'mpi4py':>12}   us, {mg.process_count()} ranks")
    for name, (elements, pairs) in SIZES.items():
        row = "".join(f"{t:12.1f}" for t in measure(elements, pairs))
        print(f"{name:6}{row}")


if __name__ == "__main__":
    main()
