"""The rows: published figures, each with its source and what the model gives for it.

`rows()` computes all of them, from the machine's own pieces alone: chips, `cycles`, collectives.
What the chip's figures do not say is given by the source (shares of cycles without matrix
instructions) or one of two fitted constants.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.chips import chip as known_chip
from monograph.backends.tpu.cycles import array_cycles
from monograph.backends.tpu.energy import dram_byte, mac
from monograph.backends.tpu.torus.exchange import exchange, limit, send
from monograph.backends.tpu.torus.layout import Strip
from monograph.backends.tpu.torus.torus import torus
from monograph.backends.tpu.validation.blocked import Blocks, Constants, blocked, fit, whole
from monograph.backends.tpu.validation.study import APPS, speedup, study
from monograph.backends.tpu.validation.weights import layer_cycles, shares

ISCA = "Jouppi et al., ISCA 2017"
BOOK = "How to Scale Your Model, 0819a7d"
PALLAS = "jax, docs/pallas/tpu/matmul.ipynb, 1082251"


@dataclass(frozen=True)
class Row:
    """One published figure, and the model's.

    Attributes:
        name: V1, V2, ...
        what: the workload.
        chip: its name.
        published, model: in `unit`.
        source: where it was published.
        measured: on hardware; else the source's own arithmetic.
        fitted: whether a constant of the model was taken from this row.
        bar: the error that is allowed, as a share; None: reported only.
        note: what the model leaves out, or takes from the source.
    """

    name: str
    what: str
    chip: str
    published: float
    model: float
    unit: str
    source: str
    measured: bool = True
    fitted: bool = False
    bar: float | None = None
    note: str = ""

    @property
    def error(self) -> float:
        """Of the model, as a share of what was published."""
        return self.model / self.published - 1

    @property
    def met(self) -> bool | None:
        """Whether the error is within the bar, if there is one."""
        return None if self.bar is None else abs(self.error) <= self.bar


def rows() -> tuple[Row, ...]:
    """All rows, in order.

    >>> [r.name for r in rows() if r.met is False]
    []
    """
    parts = (_first_tpu(), _products(), _torus(), _arithmetic(), _power(), _sensitivity())
    return tuple(row for part in parts for row in part)


# ---- the first TPU -------------------------------------------------------------------------------

_TOPS = {"MLP0": 12.3, "MLP1": 9.7, "LSTM0": 3.7, "LSTM1": 2.8, "CNN0": 86.0}
_SHIFT = {"MLP0": 15.9, "MLP1": 13.4, "LSTM0": 15.8, "LSTM1": 17.1}
_STALL = {"MLP0": 53.9, "MLP1": 44.2, "LSTM0": 58.1, "LSTM1": 62.1}


def _first_tpu() -> Iterator[Row]:
    chip = known_chip("v1")
    found = {app.name: shares(chip, app.m) for app in APPS}
    for i, app in enumerate(APPS):
        counted = found[app.name]
        macs = chip.rows * chip.cols * app.m * 255 / counted.total
        yield Row(f"V{i + 1}", f"{app.name}, operations a second", "v1", _TOPS[app.name],
                  2 * macs * chip.clock / 1e12, "TOPS", f"{ISCA}, table 3",
                  note="an upper bound: full tiles, and no cycles without matrix "
                  "instructions")  # fmt: skip
    note = "the share of cycles without matrix instructions is the source's"
    for first, what, counters in ((6, "weight shift", _SHIFT), (10, "weight stall", _STALL)):
        for i, app in enumerate(APPS[:4]):
            counted = found[app.name]
            cycles = counted.shift if first == 6 else counted.stall
            share = 100 * cycles / counted.total * (1 - app.other)
            yield Row(f"V{first + i}", f"{app.name}, {what}", "v1", counters[app.name], share,
                      "% of cycles", f"{ISCA}, table 3", bar=0.08, note=note)  # fmt: skip
    large = known_chip(chip, rows=512, cols=512)
    for name, machine, published in (("V14a", chip, 18.0), ("V14b", large, 32.0)):
        seconds = machine.seconds(layer_cycles(machine, 96, 600, 600))
        size = f"{machine.rows}x{machine.cols}"
        yield Row(name, f"layer 600x600 on {size}", "v1", published, seconds * 1e6, "us",
                  f"{ISCA}, section 7", measured=False)  # fmt: skip


# ---- products on v5e -----------------------------------------------------------------------------

_SMALL = {1024: 0.2977, 4096: 11.772, 8192: 91.836}
_LARGE = {1024: 0.1271, 4096: 0.8891, 8192: 6.0994}
_XLA = {1024: 0.1194, 4096: 0.8273, 8192: 6.0471}


def constants() -> Constants:
    """The two fitted constants of the rows V16 to V24: from V22 and from V18."""
    block = Blocks(8192, (128, 128, 128))
    return fit(known_chip("v5e"), (1024, _XLA[1024] / 1e3), (block, _SMALL[8192] / 1e3))


def _products() -> Iterator[Row]:
    chip, fitted = known_chip("v5e"), constants()
    number = 16
    for block, published in (((128, 128, 128), _SMALL), ((512, 1024, 1024), _LARGE)):
        for n, ms in published.items():
            seconds = blocked(chip, Blocks(n, block), fitted)
            size = "x".join(map(str, block))
            yield Row(f"V{number}", f"Pallas product of {n}, blocks {size}", "v5e", ms,
                      seconds * 1e3, "ms", PALLAS, fitted=number == 18, bar=0.06)  # fmt: skip
            number += 1
    for n, ms in _XLA.items():
        yield Row(f"V{number}", f"XLA product of {n}", "v5e", ms, whole(chip, n, fitted) * 1e3,
                  "ms", PALLAS, fitted=number == 22, bar=0.06)  # fmt: skip
        number += 1


# ---- links ---------------------------------------------------------------------------------------


def second_chip() -> Chip:
    """The second TPU, of which the book's page on profiling has figures: one array of 128x128 per
    core at 700 MHz; links as that page counts them."""
    like = known_chip("v3", mxus=1, clock=700e6, torus=(16, 16), ici_bandwidth=60e9,
                      ici_efficiency=1.0, power={})  # fmt: skip
    return replace(like, name="v2")


def _torus() -> Iterator[Row]:
    sharding, pages = f"{BOOK}, sharding", f"{BOOK}, tpus"
    grid = torus("v5e", (8, 4))
    along = (Strip(1, 1, 4),)
    for name, published, size, note in (
        ("V25", 680.0, 2048 * 8192 * 2, "the book's own arithmetic gives 560"),
        ("V26", 8.0, 256 * 256 * 2, "latency: three hops of a microsecond; the book has 3"),
    ):
        seconds = exchange("all_gather", size, along, grid).seconds
        yield Row(name, f"gather of {size / 1e6:.3g} MB over a line of 4", "v5e", published,
                  seconds * 1e6, "us", sharding, note=note)  # fmt: skip
    old = second_chip()
    cycles = array_cycles(8 * 1024, 8192, 16384, old.rows, old.cols, old.mxus)
    profiling = f"{BOOK}, profiling"
    yield Row("V27", "product 32x1024x8192x32768 on 8 cores", "v2", 96.0, old.seconds(cycles) * 1e3,
              "ms", profiling, bar=0.05)  # fmt: skip
    pair = (Strip(1, 1, 2),)
    seconds = exchange("reduce_scatter", 2 * 8 * 1024 * 8192, pair, torus(old, (2, 2))).seconds
    yield Row("V28", "scattered sum of 134 MB, one hop", "v2", 1.13, seconds * 1e3, "ms", profiling,
              bar=0.05)  # fmt: skip
    both = (Strip(0, 1, 4), Strip(1, 1, 4))
    corner = send(2 * 8 * 128 * 8192, ((0, 15),), both, torus("v5e", (4, 4)))
    yield Row("V29", "16.8 MB from corner to corner of 4x4", "v5e", 194.0, corner.seconds * 1e6,
              "us", pages, measured=False, bar=0.05)  # fmt: skip
    cube, size = torus("v4", (4, 4, 4)), 2 * 1024 * 4096
    for name, strips, nbytes, published in (
        ("V30a", both[:1], size / 4, 23.0), ("V30b", both, size, 46.0),
    ):  # fmt: skip
        way = "along X" if len(strips) == 1 else "along X and Y"
        yield Row(name, f"gather of bf16[1024,4096] {way}, many members", "v4", published,
                  limit("all_gather", nbytes, strips, cube) * 1e6, "us", sharding, measured=False,
                  bar=0.05, note="in the book's form, which takes (N-1)/N as 1")  # fmt: skip
        yield Row(f"{name}, N=4", f"gather of bf16[1024,4096] {way}, four members", "v4", published,
                  exchange("all_gather", nbytes, strips, cube).seconds * 1e6, "us", sharding,
                  measured=False, note="a part that a chip has is not sent to it; this is what "
                  "timelines use")  # fmt: skip
    seconds = 400e9 / 32 / known_chip("v4").hbm_bandwidth
    yield Row("V31", "400 GB of weights read by 32 chips", "v4", 10.0, seconds * 1e3, "ms", pages,
              measured=False, bar=0.05)  # fmt: skip


# ---- the book's arithmetic -----------------------------------------------------------------------


def critical_batch(chip: Chip, d: int, f: int, bandwidth: float) -> float:
    """From which batch on an int8 product [b, d] by [d, f] takes longer to compute than to read
    and write: ``2 b d f / peak = (d f + b (d + f)) / bandwidth``."""
    per_row = 2 * d * f / chip.peak("i8") - (d + f) / bandwidth
    return d * f / bandwidth / per_row


def _arithmetic() -> Iterator[Row]:
    chip = known_chip("v5e")
    assert chip.vmem_bandwidth is not None
    pages, applied = f"{BOOK}, tpus", f"{BOOK}, applied-inference"
    for name, published, where, bandwidth in (
        ("V32a", 271.0, "main memory", chip.hbm_bandwidth),
        ("V32b", 11.0, "vector memory", chip.vmem_bandwidth),
    ):
        yield Row(name, f"batch from which int8 [B,4096] by [4096,16384] from {where} is bound by "
                  "arithmetic", "v5e", published, critical_batch(chip, 4096, 16384, bandwidth),
                  "rows", pages, measured=False)  # fmt: skip
    cache = 32 * 8192 * 2 * 8 * 128 * 80  # batch, length, keys and values, heads, size, layers
    for name, chips, published in (("V33a", 8, 17.0), ("V33b", 16, 8.5)):
        seconds = (70e9 + cache) / (chips * chip.hbm_bandwidth)
        yield Row(name, f"a step of Llama-70B in int8, batch 32, {chips} chips", "v5e", published,
                  seconds * 1e3, "ms", applied, measured=False)  # fmt: skip
    seconds = 2 * 70e9 * 8192 / (16 * chip.peak("bf16") * 0.4)
    yield Row("V34", "prefill of 8k tokens of Llama-70B on 16 chips at 40 %", "v5e", 0.91, seconds,
              "s", applied, measured=False, note="the share of the peak is the source's",
              )  # fmt: skip


def _power() -> Iterator[Row]:
    """Watts of multiplying and of reading weights, on top of what an idle chip takes."""
    chip = known_chip("v1")
    watts = chip.peak("i8") / 2 * mac(chip, "i8") + chip.hbm_bandwidth * dram_byte(chip)[1]
    yield Row("V37", "power at full load, CNN0", "v1", chip.power["mean"],
              chip.power["idle"] + watts, "W", f"{ISCA}, table 2 and section 6",
              note="28 W idle, the source's, then arithmetic and main memory by the table for "
              "45 nm (the chip is of 28 nm)")  # fmt: skip


def _sensitivity() -> Iterator[Row]:
    source = f"{ISCA}, section 7"
    found = study((4.0,), ("memory",))["memory"]
    yield Row("S1", "memory x4: mean of the programs", "v1", 3.0, found["mean"][0],
              "times as quick", source, measured=False, note="the paper's mean is over six "
              "programs; here without CNN1, and only products become quicker")  # fmt: skip
    by_name = {app.name: app for app in APPS}
    for name, app, published in (("S2", "MLP0", 1.0), ("S3", "LSTM0", 1.0), ("S4", "CNN0", 2.0)):
        yield Row(name, f"clock x4: {app}", "v1", published, speedup(by_name[app], "clock", 4.0),
                  "times as quick", source, measured=False,
                  note='"almost no impact"' if published == 1 else '"about 2X"')  # fmt: skip
    yield Row("S5", "array 512x512: LSTM1", "v1", 18 / 32, speedup(by_name["LSTM1"], "array", 2.0),
              "times as quick", source, measured=False, note="of its layer alone; matrices of 600 "
              "are padded to 1024")  # fmt: skip


__all__ = ["Row", "constants", "critical_batch", "rows", "second_chip"]
