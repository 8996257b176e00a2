"""XLA as an outside check: compile a StableHLO text with JAX's CPU client and run it.

    from xla_oracle import run_xla
    (z,) = run_xla(to_stablehlo(graph), [x, y])

Every test that compares a graph with XLA goes through `run_xla`, so only this file knows JAX's
private client.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

# LLVM's passes take a large part of XLA's time, and change no value by more than a rounding.
QUICK = {"xla_backend_optimization_level": 0}


def quick_jit(f: Callable[..., Any]) -> Callable[..., Any]:
    """`jax.jit` for a program that runs once, as an oracle.

    Not for comparisons to the bit of floats: XLA contracts other sums.
    """
    import jax

    return jax.jit(f, compiler_options=QUICK)


@cache
def _client() -> tuple[Any, Any, Any]:
    from jax._src import xla_bridge
    from jaxlib import xla_client

    client = xla_bridge.get_backend("cpu")
    devices = xla_client.DeviceList(tuple(client.local_devices()[:1]))
    options = xla_client.CompileOptions()
    debug = options.executable_build_options.debug_options
    debug.xla_backend_optimization_level = QUICK["xla_backend_optimization_level"]
    return client, devices, options


@cache
def _compiled(text: str) -> Any:
    client, devices, options = _client()
    return client.compile_and_load(text, devices, options)


def run_xla(text: str, args: Sequence[Array]) -> list[Array]:
    """Run the function `main` of a StableHLO module.

    Args:
        text: the module; compiled once per text.
        args: one NumPy array per parameter, of exactly its shape and dtype (bf16, fp8 and 4-bit
            ones are those of `ml_dtypes`).

    Returns:
        One NumPy array per result.

    Raises:
        jax.errors.JaxRuntimeError: if XLA rejects the text or the arguments.
    """
    import jax

    with jax.enable_x64(True):  # else device_put narrows 64-bit arguments
        buffers = [jax.device_put(np.asarray(x)) for x in args]
    if not buffers:
        outs = _compiled(text).execute([])
        return [np.asarray(x) for x in outs]
    shards = _compiled(text).execute_sharded(buffers).disassemble_into_single_device_arrays()
    return [np.asarray(shard[0]) for shard in shards]
