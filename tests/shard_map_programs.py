"""All programs with `shard_map`.

As a script it runs them under JAX, whose devices are counted once when it starts, and writes what
they give into a file. ``data/shard_map.npz`` is such a file, of JAX 0.10.2:

    XLA_FLAGS=--xla_force_host_platform_device_count=8 python tests/shard_map_programs.py FILE
"""

from __future__ import annotations

import sys

import numpy as np

import shard_map_algorithms  # noqa: F401
import shard_map_collectives  # noqa: F401
import shard_map_inside  # noqa: F401
import shard_map_mistakes  # noqa: F401
import shard_map_more  # noqa: F401
import shard_map_parallel  # noqa: F401
import shard_map_transforms  # noqa: F401
from shard_map_table import PROGRAMS, expected, run

__all__ = ["PROGRAMS", "expected", "run"]

if __name__ == "__main__":
    import jax

    done = {}
    for name in PROGRAMS:
        print(name, flush=True)
        done[name] = run(jax, name)
    rows = {f"{name}/{i}": x for name, leaves in done.items() for i, x in enumerate(leaves)}
    np.savez_compressed(sys.argv[1], **rows)
