"""`Chip`: a TPU-like chip as data, checked against itself when it is made.

`chips.py` has the known ones, `docs/tpu-machine.md` their sources. Everything that counts cycles,
seconds or joules reads these fields, and no other module holds a figure of the hardware.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import prod
from sys import float_info
from typing import Any

from monograph.backends.described import check_fields
from monograph.hlo.errors import DTypeError, MachineError, joined
from monograph.hlo.types import DTYPES

# How far a published peak, which is rounded, may be from what the other fields give.
PEAK_TOLERANCE = 0.01
KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30
SLOTS = ("scalar", "load", "store", "push", "pop", "misc")


@dataclass(frozen=True, kw_only=True)
class Chip:
    """A chip with systolic arrays. Sizes are in bytes, rates per second, unless said.

    Attributes:
        name: for reports.
        cores: TensorCores of the chip; all that says "per core" is there once for each.
        mxus: systolic arrays per core.
        rows, cols: processing elements of one array.
        clock: in Hz.
        rates: multiply-accumulates per processing element and cycle, by element type of the
            operands; ``"i8*i16"`` means one operand of each. Types that are not there are not
            computed by the array.
        chain_group: products summed before one rounding, 1 or 4 (see `numerics`).
        weight_fifo: weight tiles that wait ahead of an array.
        accumulators: rows of 32-bit sums per array; None if no source says how many.
        sublanes, lanes: of a vector register, in 32-bit words.
        alus: vector ALUs per lane, that is vector operations per cycle.
        vpu_latency: cycles of a vector operation.
        vregs: vector registers.
        slots: of an instruction bundle, besides the `alus` of the vector unit: how many of a kind.
        immediates: of an instruction bundle.
        vmem, smem: vector and scalar memory, per core.
        cmem: memory shared by the cores, per chip.
        hbm, hbm_bandwidth: main memory, per chip.
        vmem_bandwidth: between vector memory and registers, per core; None: a register of every
            load and store slot in each cycle.
        weight_bandwidth: of the memory that weights are read from, if that is not `hbm_bandwidth`.
        torus: devices along each axis of the largest pod; empty: no links between chips.
        ici_links: links of a chip; two for each axis of `torus`.
        ici_bandwidth: of one link, one way.
        ici_efficiency: the share of `ici_bandwidth` that collectives get.
        ici_latency: seconds per hop.
        cube: chips along each axis of the blocks that optical switches join; a pod of whole blocks
            is closed to rings along all its axes. 0: no switches; an axis is a ring where it is as
            long as that of `torus`.
        host_bandwidth: between a host and a chip.
        power: watts: "idle", "min", "mean", "max", as far as known.
        process: of the energy table, such as ``"7nm"`` (see `energy`).
        stated: published peaks in operations per second (a multiply-accumulate is two), by element
            type; they must be what the other fields give.

    Raises:
        MachineError: if a field is out of range, or fields contradict each other.
        UnknownNameError: for a field that there is not.

    >>> toy = Chip(name="toy", rows=8, cols=8, clock=1e9)
    >>> toy.peak("bf16") / 1e9
    128.0
    """

    name: str = "custom"
    cores: int = 1
    mxus: int = 1
    rows: int = 128
    cols: int = 128
    clock: float = 1e9
    rates: Mapping[str, float] = field(default_factory=lambda: {"bf16": 1, "i8": 1}, hash=False)
    chain_group: int = 1
    weight_fifo: int = 4
    accumulators: int | None = None
    sublanes: int = 8
    lanes: int = 128
    alus: int = 2
    vpu_latency: int = 2
    vregs: int = 32
    slots: Mapping[str, int] = field(
        default_factory=lambda: {
            "scalar": 2, "load": 1, "store": 1, "push": 1, "pop": 1, "misc": 1,
        },
        hash=False,
    )  # fmt: skip
    immediates: int = 6
    vmem: int = 16 * MIB
    smem: int = 1 * MIB
    cmem: int = 0
    hbm: int = 16 * GIB
    hbm_bandwidth: float = 800e9
    vmem_bandwidth: float | None = None
    weight_bandwidth: float | None = None
    torus: tuple[int, ...] = ()
    ici_links: int = 0
    ici_bandwidth: float = 0.0
    ici_efficiency: float = 0.9
    ici_latency: float = 1e-6
    cube: int = 0
    host_bandwidth: float = 15e9
    power: Mapping[str, float] = field(default_factory=dict, hash=False)
    process: str = "7nm"
    stated: Mapping[str, float] = field(default_factory=dict, hash=False)

    def __new__(cls, **given: Any) -> Chip:
        check_fields(cls, given, "help(tpu.Chip)")
        return super().__new__(cls)

    def __post_init__(self) -> None:
        _check_ranges(self)
        _check_types(self)
        _check_memories(self)
        _check_links(self)
        for name, peak in self.stated.items():
            _check_peak(self, name, peak)

    @property
    def vreg_bytes(self) -> int:
        """Of one vector register."""
        return self.sublanes * self.lanes * 4

    def rate(self, dtype: str) -> float:
        """Multiply-accumulates per processing element and cycle.

        Raises:
            DTypeError: if the arrays do not compute with that type.
        """
        if dtype not in self.rates:
            raise DTypeError(
                f"the arrays of chip {self.name!r} do not multiply {dtype}",
                operands={"rates": joined(list(self.rates))},
                why="a type that is not in `rates` has no multiplier on this chip.",
                fix="convert the operands to one of these types, or choose another chip.",
            )
        return self.rates[dtype]

    def peak(self, dtype: str) -> float:
        """Operations per second of all arrays, two for a multiply-accumulate.

        Raises:
            DTypeError: if the arrays do not compute with that type.
        """
        macs = self.cores * self.mxus * self.rows * self.cols
        return 2.0 * macs * self.clock * self.rate(dtype)

    def seconds(self, cycles: int) -> float:
        """Of so many cycles."""
        return cycles / self.clock


def _whole(value: Any, least: int = 1) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def _number(value: Any) -> bool:
    """Finite, and not negative."""
    real = isinstance(value, int | float) and not isinstance(value, bool)
    return real and 0 <= value <= float_info.max


# Names of fields, what they must be, and whether a value is.
_RULES: tuple[tuple[str, str, Callable[[Any], bool]], ...] = (
    ("name process", "a string", lambda v: isinstance(v, str)),
    ("cores mxus rows cols weight_fifo sublanes lanes alus vpu_latency vregs vmem smem hbm",
     "a whole number of at least 1", _whole),
    ("cmem immediates ici_links cube", "a whole number of at least 0", lambda v: _whole(v, 0)),
    ("accumulators", "a whole number of at least 1, or None", lambda v: v is None or _whole(v)),
    ("chain_group", "1 or 4", lambda v: _whole(v) and v in (1, 4)),
    ("clock hbm_bandwidth host_bandwidth", "a finite number above 0",
     lambda v: _number(v) and v > 0),
    ("vmem_bandwidth weight_bandwidth", "a finite number above 0, or None",
     lambda v: v is None or (_number(v) and v > 0)),
    ("ici_bandwidth ici_latency", "a finite number of at least 0", _number),
    ("ici_efficiency", "a number above 0, at most 1", lambda v: _number(v) and 0 < v <= 1),
    ("rates", "a dictionary with at least one element type",
     lambda v: isinstance(v, Mapping) and bool(v)),
    ("power stated", "a dictionary of finite numbers of at least 0",
     lambda v: isinstance(v, Mapping) and all(map(_number, v.values()))),
    ("slots", f"a dictionary of whole numbers of at least 1: {', '.join(SLOTS)}",
     lambda v: isinstance(v, Mapping) and set(SLOTS) <= set(v) <= {*SLOTS, "eup", "xlu"}
     and all(map(_whole, v.values()))),
    ("torus", "a tuple of whole numbers of at least 2",
     lambda v: isinstance(v, tuple) and all(_whole(n, 2) for n in v)),
)  # fmt: skip


def contradiction(chip: Chip, *names: str, why: str, fix: str) -> MachineError:
    """Of fields of a chip, by name."""
    return MachineError(
        f"chip {chip.name!r} contradicts itself: {joined(names)}",
        operands={n: getattr(chip, n) for n in names},
        why=why,
        fix=fix,
    )


def _out_of_range(chip: Chip, name: str, limit: str) -> MachineError:
    value: Any = getattr(chip, name)
    return MachineError(
        f"chip {chip.name!r}: {name} is {value!r}",
        operands={name: value},
        why=f"{name} must be {limit}.",
        fix=f"give Chip(..., {name}=...) {limit}.",
    )


def _check_ranges(chip: Chip) -> None:
    for names, limit, holds in _RULES:
        for name in names.split():
            if not holds(getattr(chip, name)):
                raise _out_of_range(chip, name, limit)


def _check_types(chip: Chip) -> None:
    for name, rate in chip.rates.items():
        types = str(name).split("*")
        unknown = [t for t in types if t not in DTYPES]
        if unknown or len(types) > 2:
            raise MachineError(
                f"chip {chip.name!r}: rates names no element type: {(unknown or [name])[0]!r}",
                operands={"rates": chip.rates},
                why="types are named as in HLO.",
                fix="write bf16, f32, i8, i4 ..., or i8*i16 for one operand of each.",
            )
        if not (_number(rate) and rate > 0):
            raise _out_of_range(chip, "rates", "finite numbers above 0, by element type")


def _check_memories(chip: Chip) -> None:
    if chip.vmem < chip.rows * chip.cols:
        raise contradiction(
            chip, "vmem", "rows", "cols",
            why=f"vector memory must hold the weights of one array, {chip.rows * chip.cols} bytes "
            "even at one byte each.",
            fix="give more vmem, or smaller arrays.",
        )  # fmt: skip
    if chip.hbm < chip.vmem * chip.cores:
        raise contradiction(
            chip, "hbm", "vmem", "cores",
            why="main memory must be at least as large as all vector memory.",
            fix="give more hbm, or less vmem.",
        )  # fmt: skip


def _check_links(chip: Chip) -> None:
    if chip.ici_links != 2 * len(chip.torus):
        raise contradiction(
            chip, "torus", "ici_links",
            why=f"a torus of {len(chip.torus)} axes has two links per axis and chip, "
            f"{2 * len(chip.torus)} in all.",
            fix=f"give ici_links={2 * len(chip.torus)}, or {chip.ici_links / 2:g} axes.",
        )  # fmt: skip
    if (chip.ici_bandwidth > 0) != (prod(chip.torus) > 1):
        raise contradiction(
            chip, "torus", "ici_bandwidth",
            why="links have a bandwidth, and a bandwidth has links.",
            fix="give both torus and ici_bandwidth, or neither.",
        )  # fmt: skip


def _check_peak(chip: Chip, name: str, peak: float) -> None:
    if name not in chip.rates:
        raise contradiction(
            chip, "stated", "rates",
            why=f"a peak is stated for {name}, which has no rate.",
            fix=f"add {name} to rates, or drop its stated peak.",
        )  # fmt: skip
    if abs(peak / chip.peak(name) - 1) > PEAK_TOLERANCE:
        raise contradiction(
            chip, "stated", "cores", "mxus", "rows", "cols", "clock", "rates",
            why=f"2 * cores * mxus * rows * cols * clock * rates[{name!r}] is "
            f"{chip.peak(name):.4g} a second, and {peak:.4g} is stated.",
            fix="mend the field that is wrong, or drop the stated peak.",
        )  # fmt: skip


__all__ = ["GIB", "KIB", "MIB", "PEAK_TOLERANCE", "SLOTS", "Chip", "contradiction"]
