"""`Chip`: a Loihi-like chip as data, checked against itself when it is made.

`chips` has the known ones, `docs/loihi-chip.md` their sources. Limits, mapping and cost read these
fields; joules and seconds are in `energy`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from monograph.backends.described import check_fields
from monograph.backends.loihi.fixed import KINDS
from monograph.hlo.errors import MachineError

Span = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class Chip:
    """A chip of cores with neurons, synapse memory and axons. Ranges include both ends.

    Attributes:
        name: for reports.
        columns, rows: tiles of the chip's mesh.
        cores_per_tile: cores that share a router.
        cores: cores that programs may use; the rest of the last tiles is not used.
        chips: of the largest system.
        neurons: per core.
        synapse_bits: of synapse memory per core.
        in_axons, out_axons: per core: sources that its synapses may have, destinations that its
            neurons may send to.
        word_bits: synapse memory is given out in words of so many bits.
        header_bits: of each block of synapses.
        block: synapses of a block.
        weight_widths: bits that a weight may take in a synapse.
        index_widths: bits that the number of the target neuron may take in one.
        delay: steps, on top of the one.
        weight_exp, vth, bias_mant, bias_exp, decay, refractory: what fields may hold; decays in
            parts of 4096.
        message_bits: the most that a message may carry; 0: spikes without a value.
        kinds: of neurons (`fixed.KINDS`).
        resets: what a spike may do to v.

    Raises:
        MachineError: if a field is out of range, or fields contradict each other.
        UnknownNameError: for a field that there is not.

    >>> Chip(name="toy", columns=2, rows=1, cores=8).core_memory
    131072
    """

    name: str = "custom"
    columns: int = 8
    rows: int = 4
    cores_per_tile: int = 4
    cores: int = 128
    chips: int = 1
    neurons: int = 1024
    synapse_bits: int = 1 << 20
    in_axons: int = 4096
    out_axons: int = 4096
    word_bits: int = 64
    header_bits: int = 10
    block: int = 64
    weight_widths: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 8)
    index_widths: tuple[int, ...] = (0, 6, 7, 8, 9, 10, 11, 12)
    delay: Span = (0, 62)
    weight_exp: Span = (-8, 7)
    vth: Span = (0, (1 << 17) - 1)
    bias_mant: Span = (-4096, 4095)
    bias_exp: Span = (0, 7)
    decay: Span = (0, 4095)
    refractory: Span = (1, 64)
    message_bits: int = 0
    kinds: tuple[str, ...] = tuple(KINDS)
    resets: tuple[str, ...] = ("hard",)

    def __new__(cls, **given: Any) -> Chip:
        check_fields(cls, given, "help(loihi.Chip)")
        return super().__new__(cls)

    def __post_init__(self) -> None:
        for names, limit, holds in _RULES:
            for name in names.split():
                if not holds(getattr(self, name)):
                    raise _wrong(self, name, f"{name} must be {limit}.")
        if self.cores > self.tiles * self.cores_per_tile:
            most = self.tiles * self.cores_per_tile
            raise _wrong(self, "cores", f"there are {most} cores on {self.tiles} tiles.")
        if self.index_widths[-1] < (self.neurons - 1).bit_length():
            raise _wrong(
                self, "index_widths", f"a synapse must be able to name {self.neurons} neurons."
            )

    @property
    def tiles(self) -> int:
        """Of one chip."""
        return self.columns * self.rows

    @property
    def core_memory(self) -> int:
        """Bytes of synapse memory of one core."""
        return self.synapse_bits // 8


def _wrong(chip: Chip, name: str, why: str) -> MachineError:
    value: Any = getattr(chip, name)
    return MachineError(
        f"chip {chip.name!r}: {name} is {value!r}",
        operands={name: value},
        why=why,
        fix=f"give Chip(..., {name}=...) a value that fits.",
    )


def _whole(value: Any, least: int = 1) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def _span(value: Any) -> bool:
    pair = isinstance(value, tuple) and len(value) == 2
    return pair and all(_whole(v, -(1 << 31)) for v in value) and value[0] <= value[1]


def _widths(value: Any) -> bool:
    rising = isinstance(value, tuple) and bool(value) and list(value) == sorted(set(value))
    return rising and all(_whole(v, 0) for v in value)


# Names of fields, what they must be, and whether a value is.
_RULES: tuple[tuple[str, str, Callable[[Any], bool]], ...] = (
    ("name", "a string", lambda v: isinstance(v, str)),
    ("columns rows cores_per_tile cores chips neurons synapse_bits in_axons out_axons word_bits "
     "block", "a whole number of at least 1", _whole),
    ("header_bits message_bits", "a whole number of at least 0", lambda v: _whole(v, 0)),
    ("delay weight_exp vth bias_mant bias_exp decay refractory",
     "two whole numbers, the smallest and the largest", _span),
    ("weight_widths index_widths", "whole numbers that rise", _widths),
    ("kinds", f"a tuple of kinds of neurons: {', '.join(KINDS)}",
     lambda v: isinstance(v, tuple) and bool(v) and set(v) <= set(KINDS)),
    ("resets", "a tuple of hard, soft and none",
     lambda v: isinstance(v, tuple) and set(v) <= {"hard", "soft", "none"}),
)  # fmt: skip

__all__ = ["Chip", "Span"]
