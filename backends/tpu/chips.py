"""The known chips, v1 to v6e, each figure with its source; where sources differ, the choice.

Sources, by the letters below (docs/tpu-machine.md has the table of conflicts):

- A: Jouppi et al., "In-Datacenter Performance Analysis of a Tensor Processing Unit", ISCA 2017,
  table 2 and section 2.
- B: Jouppi et al., "TPU v4: An Optically Reconfigurable Supercomputer", ISCA 2023, table 4.
- J: jax 0.10.2, ``jax/_src/pallas/mosaic/tpu_info.py``.
- S: "How to Scale Your Model", page "How to Think About TPUs" (commit 0819a7d).
- G: Google Cloud's pages on TPU versions.
- D: derived here from the others.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from monograph.backends.tpu.chip import GIB, KIB, MIB, Chip
from monograph.hlo.errors import UnknownNameError

_V1 = Chip(
    name="v1",
    rows=256, cols=256, clock=700e6,  # A
    rates={"i8": 1, "i8*i16": 0.5, "i16": 0.25},  # A: half and quarter speed
    accumulators=4096,  # A: 4 MiB of 32-bit sums
    weight_fifo=4,  # A: tiles of 64 KiB
    vmem=24 * MIB,  # A: the unified buffer
    smem=16 * KIB,  # no source: as v3
    hbm=8 * GIB, hbm_bandwidth=34e9,  # A: DDR3, which holds the weights
    host_bandwidth=14e9,  # A: PCIe gen 3 x16, figure 1
    power={"idle": 28, "mean": 40, "max": 75},  # A: idle, busy, TDP
    process="45nm",  # 28 nm; the nearer of the two tables that there are
    stated={"i8": 92e12},  # A
)  # fmt: skip

_V3 = Chip(
    name="v3",
    cores=2, mxus=2, rows=128, cols=128, clock=940e6,  # B, J
    rates={"bf16": 1},  # J: no int8 peak
    alus=2, vmem=16 * MIB, smem=16 * KIB,  # J
    hbm=32 * GIB, hbm_bandwidth=900e9,  # B, S; J: 825e9
    torus=(32, 32), ici_links=4, ici_bandwidth=70e9,  # B; S computes with 100e9
    power={"idle": 123, "min": 175, "mean": 220, "max": 262},  # B
    process="45nm",  # 16 nm
    stated={"bf16": 123e12},  # B; J and S: 140e12, which no clock in B gives
)  # fmt: skip

_V4 = Chip(
    name="v4",
    cores=2, mxus=4, rows=128, cols=128, clock=1.05e9,  # B, J
    rates={"bf16": 1, "i8": 1},  # B: 275 for both
    chain_group=1,  # of 4 on v4i, a sister chip; a choice, see docs
    alus=2, vmem=16 * MIB, smem=1 * MIB, cmem=128 * MIB,  # J
    hbm=32 * GIB, hbm_bandwidth=1200e9,  # B, S; J: 1.23e12
    torus=(16, 16, 16), ici_links=6, ici_bandwidth=50e9, cube=4,  # B; S computes with 45e9
    power={"idle": 90, "min": 121, "mean": 170, "max": 192},  # B
    stated={"bf16": 275e12, "i8": 275e12},  # B, J
)  # fmt: skip

_V5E = Chip(
    name="v5e",
    cores=1, mxus=4, rows=128, cols=128, clock=1.5e9,  # J, S
    rates={"bf16": 1, "i8": 2, "i4": 4},  # J
    alus=4, vmem=128 * MIB, smem=1 * MIB,  # S, J
    hbm=16 * GIB, hbm_bandwidth=819e9,  # S, G; J: 820e9
    vmem_bandwidth=1.78e13,  # S: about 22 times HBM
    torus=(16, 16), ici_links=4, ici_bandwidth=50e9,  # G: 1600 Gb/s a chip; S: 45e9
    stated={"bf16": 197e12, "i8": 394e12, "i4": 788e12},  # J
)  # fmt: skip

_V5P = Chip(
    name="v5p",
    cores=2, mxus=4, rows=128, cols=128, clock=1.75e9,  # J, S; the clock: D from the peak
    rates={"bf16": 1, "i8": 2, "i4": 4},  # J
    alus=4, vmem=64 * MIB, smem=1 * MIB,  # S, J
    hbm=96 * GIB, hbm_bandwidth=2765e9,  # G (95 GB), J (103e9 bytes); J: 2.46e12 a second
    torus=(16, 20, 28), ici_links=6, ici_bandwidth=100e9, cube=4,  # G: 4800 Gb/s a chip; S: 90e9
    stated={"bf16": 459e12, "i8": 918e12, "i4": 1840e12},  # J
)  # fmt: skip

_V6E = Chip(
    name="v6e",
    # J and G: 2 arrays of 256x256, which would need 3.5 GHz. Four of one row a cycle are modelled
    # (as older pages of G have it); two that take two rows a cycle would count the same MACs.
    cores=1, mxus=4, rows=256, cols=256, clock=1.75e9,  # the clock: D from the peak
    rates={"bf16": 1, "i8": 2, "i4": 4},  # J
    alus=4, vmem=128 * MIB, smem=1 * MIB,  # S, J
    hbm=32 * GIB, hbm_bandwidth=1640e9,  # G, J; S: 1.6e12
    torus=(16, 16), ici_links=4, ici_bandwidth=100e9,  # G: 3200 Gb/s a chip; older: 3584; S: 90e9
    host_bandwidth=32e9,  # S
    stated={"bf16": 918e12, "i8": 1836e12, "i4": 3680e12},  # G, J
)  # fmt: skip

CHIPS: dict[str, Chip] = {c.name: c for c in (_V1, _V3, _V4, _V5E, _V5P, _V6E)}
DEFAULT = "v5e"


def chip(name: str | Chip = DEFAULT, **changes: Any) -> Chip:
    """A known chip, or one with fields changed.

    Args:
        name: one of ``CHIPS``, or a chip.
        changes: fields of `Chip` that shall differ. Published peaks are dropped where a change
            makes them untrue.

    Raises:
        UnknownNameError: for a chip or a field that there is not.
        MachineError: if the fields contradict each other.

    >>> chip("v5e").peak("bf16") / 1e12
    196.608
    >>> chip("v5e", rows=8, cols=8).rows
    8
    """
    if not isinstance(name, Chip) and not (isinstance(name, str) and name in CHIPS):
        raise UnknownNameError(
            f"there is no chip {name!r}",
            operands={"known": ", ".join(CHIPS)},
            fix="choose one of these, or describe your own: tpu.Chip(rows=..., cols=..., ...).",
        )
    found = name if isinstance(name, Chip) else CHIPS[name]
    if not changes:
        return found
    if "stated" not in changes and changes.keys() & _PEAK_FIELDS:
        changes["stated"] = {}
    return Chip(**{f.name: getattr(found, f.name) for f in fields(Chip)} | changes)


_PEAK_FIELDS = {"cores", "mxus", "rows", "cols", "clock", "rates"}

__all__ = ["CHIPS", "DEFAULT", "chip"]
