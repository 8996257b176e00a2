"""Chips as data: identities, contradictions, and the energy tables."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

import monograph.backends.tpu as tpu
from monograph.backends.tpu import energy
from monograph.backends.tpu.chip import PEAK_TOLERANCE, SLOTS
from monograph.errors import DTypeError, MachineError, UnknownNameError

GIGA, TERA = 1e9, 1e12


@pytest.mark.smoke
@pytest.mark.parametrize("name", tpu.CHIPS)
def test_known_chips(name: str) -> None:
    """The peak is what arrays, clock and rates give, and links fit the torus."""
    chip = tpu.chip(name)
    assert chip.name == name
    assert chip.stated
    for dtype, peak in chip.stated.items():
        arrays = 2 * chip.cores * chip.mxus * chip.rows * chip.cols
        assert chip.peak(dtype) == arrays * chip.clock * chip.rate(dtype)
        assert chip.peak(dtype) == pytest.approx(peak, rel=PEAK_TOLERANCE)
    assert chip.ici_links == 2 * len(chip.torus)
    assert chip.vreg_bytes == 4096
    assert energy.table_of(chip).process == chip.process


@pytest.mark.parametrize(("name", "dtype", "peak"), [
    ("v1", "i8", 91.75), ("v3", "bf16", 123.2), ("v4", "bf16", 275.3), ("v4", "i8", 275.3),
    ("v5e", "bf16", 196.6), ("v5e", "i4", 786.4), ("v5p", "bf16", 458.8), ("v6e", "bf16", 917.5),
])  # fmt: skip
def test_peaks(name: str, dtype: str, peak: float) -> None:
    assert tpu.chip(name).peak(dtype) / TERA == pytest.approx(peak, rel=1e-3)


def test_links_of_a_chip() -> None:
    """Bits per second of all links, both ways, as Google's pages state them."""
    for name, gigabits in (("v5e", 1600), ("v5p", 4800), ("v6e", 3200)):
        chip = tpu.chip(name)
        assert chip.ici_links * chip.ici_bandwidth * 8 / GIGA == gigabits


def test_chips_of_ones_own() -> None:
    toy = tpu.Chip(name="toy", rows=4, cols=6, mxus=3, clock=2e9, lanes=16, vmem=1 << 16)
    assert toy.peak("bf16") == 2 * 3 * 24 * 2e9
    assert toy.seconds(10) == 5e-9
    assert tpu.chip(toy) is toy
    assert tpu.chip(toy, rows=8).rows == 8
    other = tpu.chip("v4", clock=2e9)
    assert not other.stated
    assert other.hbm == tpu.chip("v4").hbm
    assert tpu.chip("v4", hbm_bandwidth=1e12).stated
    assert pickle.loads(pickle.dumps(other)) == other
    assert len({tpu.chip("v4"), tpu.chip("v4"), other}) == 2


LINKS = {"torus": (4, 4), "ici_links": 4, "ici_bandwidth": 1e9}
CONTRADICTIONS: list[tuple[dict[str, Any], str]] = [
    ({"rows": 0}, "rows is 0"), ({"cols": -1}, "cols is -1"), ({"mxus": 1.5}, "mxus is 1.5"),
    ({"cores": True}, "cores is True"), ({"lanes": "8"}, "lanes is '8'"),
    ({"clock": 0}, "clock is 0"), ({"clock": float("inf")}, "clock is inf"),
    ({"hbm_bandwidth": float("nan")}, "hbm_bandwidth is nan"),
    ({"vmem_bandwidth": 0}, "vmem_bandwidth is 0"), ({"ici_latency": -1.0}, "ici_latency is -1"),
    ({"chain_group": 3}, "chain_group is 3"), ({"accumulators": 0}, "accumulators is 0"),
    ({"rates": {}}, "rates is"), ({"rates": {"bf17": 1}}, "no element type: 'bf17'"),
    ({"rates": {"bf16": 0}}, "rates is"), ({"rates": {"i8*q": 1}}, "no element type: 'q'"),
    ({"rates": {5: 1}}, "no element type: '5'"), ({"name": 5}, "name is 5"),
    ({"process": None}, "process is None"),
    ({"clock": 10**400}, "clock is 1000"), ({"rates": {"bf16": 10**400}}, "rates is"),
    ({"rates": {"i8*i8*i8": 1}}, "no element type: 'i8*i8*i8'"),
    ({"slots": {}}, "slots is"), ({"slots": dict.fromkeys(SLOTS, 0)}, "slots is"),
    ({"slots": dict.fromkeys((*SLOTS, "spare"), 1)}, "slots is"), ({"power": 3}, "power is 3"),
    ({"vmem": 100}, "vmem, rows and cols"), ({"hbm": 1 << 20}, "hbm, vmem and cores"),
    ({"torus": (4, 4)}, "torus and ici_links"), ({"torus": 16}, "torus is 16"),
    ({"torus": (1, 4)}, "torus is"), ({"ici_links": 4}, "torus and ici_links"),
    ({**LINKS, "ici_bandwidth": 0.0}, "torus and ici_bandwidth"),
    ({"ici_bandwidth": 1e9}, "torus and ici_bandwidth"),
    ({"stated": {"bf16": 1e15}}, "stated, cores, mxus, rows, cols, clock and rates"),
    ({"stated": {"i4": 1e15}}, "stated and rates"), ({"stated": {"bf16": -1}}, "stated is"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "text"), CONTRADICTIONS, ids=[t for _, t in CONTRADICTIONS])
def test_contradictions(given: dict[str, Any], text: str) -> None:
    with pytest.raises(MachineError) as caught:
        tpu.Chip(**given)
    assert text in caught.value.what
    assert caught.value.fix
    assert caught.value.why
    assert __file__ in caught.value.source.file


def test_links_and_torus_fit() -> None:
    assert tpu.Chip(**LINKS).torus == (4, 4)


def test_unknown_names() -> None:
    with pytest.raises(UnknownNameError, match="no chip 'v9'") as caught:
        tpu.chip("v9")
    assert caught.value.operands["known"] == "v1, v3, v4, v5e, v5p, v6e"
    for odd in (5, ["v4"]):
        with pytest.raises(UnknownNameError, match="no chip"):
            tpu.chip(odd)  # type: ignore[arg-type]
    for call in (lambda: tpu.Chip(row=3), lambda: tpu.chip("v4", row=3)):
        with pytest.raises(UnknownNameError, match="no field 'row'"):
            call()
    with pytest.raises(DTypeError, match="do not multiply i8"):
        tpu.chip("v3").peak("i8")
    with pytest.raises(UnknownNameError, match="no energy table for process '3nm'"):
        energy.table_of(tpu.Chip(process="3nm"))
    with pytest.raises(DTypeError, match="no multiply-accumulate of bf16"):
        energy.mac(tpu.chip("v3"), "bf16")


def test_energy() -> None:
    """The derived figures of the tables: per multiply-accumulate, per byte; v4 at its peak."""
    v4 = tpu.chip("v4")
    assert energy.mac(v4, "bf16") / energy.PICO == pytest.approx(0.21 + 0.38)
    assert energy.sram_byte(v4, v4.vmem) / energy.PICO == pytest.approx(14 / 8)
    assert energy.sram_byte(v4, 4 << 10) / energy.PICO == pytest.approx(7.5 / 8)
    low, high = energy.dram_byte(v4)
    assert v4.peak("bf16") / 2 * energy.mac(v4, "bf16") == pytest.approx(81, rel=0.01)
    assert (low * v4.hbm_bandwidth, high * v4.hbm_bandwidth) == pytest.approx((37.5, 67.5))
    assert energy.dram_byte(tpu.chip("v1"))[0] / energy.PICO == 1300 / 8


def test_the_package_does_not_load_the_machine() -> None:
    code = "import monograph, sys; sys.exit('monograph.backends.tpu' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
