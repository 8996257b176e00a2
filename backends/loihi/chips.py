"""The known chips, each figure with its source; where sources differ, the choice.

Sources, by the letters below (docs/loihi-chip.md has the table of conflicts):

- D: Davies et al., "Loihi: A Neuromorphic Manycore Processor with On-Chip Learning", IEEE Micro
  38(1), 2018.
- N: nengo-loihi e564f66, ``nengo_loihi/block.py`` and ``discretize.py``.
- B: brian2_loihi 039847a.
- S: SANA-FE 8951ab0, ``arch/loihi.yaml``.
- L: Lava b6822fb, ``lava/utils/loihi.py``, ``lava/proc/dense``, ``lava/proc/lif``.
- I: Intel's pages on Loihi 2 and Hala Point.
- C: a choice, since nothing is published.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.fixed import KINDS
from monograph.hlo.errors import UnknownNameError

_LOIHI1 = Chip(
    name="loihi1",
    columns=8, rows=4, cores_per_tile=4, cores=128,  # S; D: 128 cores
    chips=768,  # I: Pohoiki Springs
    neurons=1024, synapse_bits=1 << 20, in_axons=4096, out_axons=4096,  # N; D: 1024, 128 KB
    word_bits=64, header_bits=10, block=64,  # N: bits_per_axon
    weight_widths=(1, 2, 3, 4, 5, 6, 8), index_widths=(0, 6, 7, 8, 9, 10, 11, 12),  # N
    delay=(0, 62),  # B
    weight_exp=(-8, 7),  # B, L; N: -7 to 7
    vth=(0, (1 << 17) - 1), bias_mant=(-4096, 4095), bias_exp=(0, 7),  # N, L
    refractory=(1, 64),  # B
    message_bits=0,  # D: spikes are one bit
    kinds=("if", "lif", "cuba_lif", "li", "lif_reset", "refractory"),  # D, N; L
    resets=("hard", "none"),  # N
)  # fmt: skip

_LOIHI2 = Chip(
    name="loihi2",
    columns=8, rows=4, cores_per_tile=4,  # C: as loihi1
    cores=120,  # L: what programs may use of I's 128
    chips=1152,  # I: Hala Point
    neurons=8192,  # I: up to; it depends on the state of a neuron
    synapse_bits=192 * 8 * 1024,  # I: a pool that states and axons share with synapses
    in_axons=4096, out_axons=4096,  # C: as loihi1
    word_bits=64, header_bits=10, block=64,  # C: as loihi1
    weight_widths=(1, 2, 3, 4, 5, 6, 7, 8),  # L: at most 8 bits
    index_widths=(0, 6, 7, 8, 9, 10, 11, 12, 13),  # C: as loihi1, for 8192 neurons
    delay=(0, 63),  # L: DelayDense
    weight_exp=(-8, 7),  # L
    vth=(0, (1 << 17) - 1), bias_mant=(-4096, 4095), bias_exp=(0, 7),  # L
    refractory=(1, 64),  # C: microcode
    message_bits=31,  # L: num_message_bits has 5 bits; I: up to 32
    kinds=tuple(KINDS), resets=("hard", "soft", "none"),  # I: microcode
)  # fmt: skip

CHIPS: dict[str, Chip] = {c.name: c for c in (_LOIHI1, _LOIHI2)}
DEFAULT = "loihi2"


def chip(name: str | Chip = DEFAULT, **changes: Any) -> Chip:
    """A known chip, or one with fields changed.

    Args:
        name: one of ``CHIPS``, or a chip.
        changes: fields of `Chip` that shall differ.

    Raises:
        UnknownNameError: for a chip or a field that there is not.
        MachineError: if the fields contradict each other.

    >>> chip("loihi1").cores, chip("loihi1", neurons=256).neurons
    (128, 256)
    """
    if not isinstance(name, Chip) and not (isinstance(name, str) and name in CHIPS):
        raise UnknownNameError(
            f"there is no chip {name!r}",
            operands={"known": ", ".join(CHIPS)},
            fix="choose one of these, or describe your own: loihi.Chip(cores=..., ...).",
        )
    found = name if isinstance(name, Chip) else CHIPS[name]
    if not changes:
        return found
    return Chip(**{f.name: getattr(found, f.name) for f in fields(Chip)} | changes)


__all__ = ["CHIPS", "DEFAULT", "chip"]
