"""What NVRTC makes of the kernels: every one compiles, none spills, hot ones have the instructions
that they are meant to have. After a wanted change ``pytest tests/backends/test_cuda_gate.py -m ""
--update-golden`` writes the table of registers anew."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from cuda_emulator.programs import PROGRAMS, graph_of, layer_norm
from cuda_emulator.running import compiled
from monograph.backends.cuda.nvrtc import Cubin, compile_source, nvrtc_version
from monograph.backends.cuda.program import Written, device_source, write_program
from monograph.errors import UnsupportedError
from op_table import cases

try:
    VERSION = nvrtc_version()
except UnsupportedError:
    VERSION = ""
pytestmark = pytest.mark.skipif(not VERSION, reason="NVRTC is not installed")
GOLDEN = Path(__file__).with_name("cuda_resources.txt")
ARCHITECTURES = ("sm_80", "sm_90a")
_BATCH = 100
X = np.ones((64, 256), np.float32)

# way, program, its arguments -> instructions that its only kernel has, and how many; None: any.
INSTRUCTIONS: dict[str, tuple[Callable[..., Any], tuple[Any, ...], dict[str, int | None]]] = {
    "flat": (lambda x: x * 2 + 1, (X,), {"ld.global.nc.v4.f32": 1, "st.global.v4.f32": 1}),
    "row": (lambda x: x.sum(1), (X,), {"ld.global.nc.v4.f32": None, "ld.global.nc.f32": 0,
                                       "shfl.sync.down.b32": None, "st.global.f32": 1}),
    "rows": (mg.nn.softmax, (X,), {"ld.global.nc.v4.f32": 2, "st.global.v4.f32": 2,
                                   "shfl.sync.down.b32": None, "shfl.sync.idx.b32": 2}),
    "column": (lambda x: x.sum(0), (X,), {"st.global.f32": 1, "st.shared.f32": 1, "bar.sync": 1}),
    "narrow": (lambda x: x.sum(0), (X.astype(mnp.bfloat16),), {"ld.global.nc.v2.u16": None,
                                                              "ld.global.nc.u16": 0}),
    "turned": (lambda x: x.T * 2, (X,), {"bar.sync": 1, "ld.global.nc.f32": None,
                                         "st.shared.f32": None, "ld.shared.f32": None}),
    "tiles": (lambda x: x @ x.T, (X,), {"fma.rn.f32": None, "bar.sync": 2, "st.global.v4.f32": 4,
                                        "st.global.f32": 0, "ld.shared.v4.f32": None}),
    "running": (lambda x: mnp.cumsum(x, 1), (X,), {"shfl.sync.down.b32": None,
                                                   "ld.global.nc.f32": 8, "st.global.f32": 8}),
    "beside": (lambda x: (x + 1, x[:5] * 2), (X,), {"ld.global.nc.v4.f32": 2,
                                                    "st.global.v4.f32": 2}),
}  # fmt: skip
WAYS = {"narrow": "column"}


def machine_code(programs: Sequence[Written], arch: str) -> Cubin:
    """All kernels of programs, compiled together."""
    source = "\n".join([device_source(), *(x.source for x in programs)])
    return compile_source(source, arch)


@pytest.mark.parametrize("way", INSTRUCTIONS)
def test_instructions(way: str) -> None:
    f, args, wanted = INSTRUCTIONS[way]
    written = compiled(mg.jit(f).trace(*args).graph).written
    assert [k.way for k in written.kernels] == [WAYS.get(way, way)]
    ptx = machine_code([written], "sm_90a").ptx
    found = Counter(re.findall(r"\b(?:ld|st|shfl|fma|bar)\.[a-z0-9.]+", ptx))
    for name, count in wanted.items():
        assert found[name] == count if count is not None else found[name] > 0, (name, found)


def test_rows_that_are_gathered_are_moved_at_once() -> None:
    """As are those of an embedding, sixteen bytes at a time, by numbers of 32 bits."""
    f = mg.jit(lambda x, places: mnp.take(x, places, 0, mode="clip"))
    ptx = machine_code([compiled(f.trace(X, np.arange(9)).graph).written], "sm_90a").ptx
    assert "ld.global.nc.v4.f32" in ptx and "st.global.v4.f32" in ptx
    assert "ld.global.nc.f32" not in ptx and "rem.s64" not in ptx and "rem.u64" not in ptx


def test_tiles_are_filled_without_divisions() -> None:
    """Where threads write is known before the loop; nothing is kept on the stack for it."""
    x, y = (mg.ShapeDtypeStruct(shape, mnp.bfloat16) for shape in ((37, 130), (130, 70)))
    written = compiled(mg.jit(lambda x, y: x @ y).trace(x, y).graph).written
    (used,) = machine_code([written], "sm_90a").resources.values()
    assert used.spills == 0 and used.stack == 0


@pytest.mark.parametrize("arch", ARCHITECTURES)
def test_products_of_any_depth_spill_nothing(arch: str) -> None:
    """Here 3 x 7 x 7, which is no multiple of a tile's 16: zeros are added, with no branch."""
    image, filters = (mg.ShapeDtypeStruct(s, np.float32) for s in ((4, 3, 224, 224), (64, 3, 7, 7)))
    convolved = mg.jit(lambda x, w: mg.lax.conv_general_dilated(x, w, (2, 2), "SAME"))
    graph = convolved.trace(image, filters).graph
    written = compiled(graph).written
    assert "tiles" in {k.way for k in written.kernels}
    for used in machine_code([written], arch).resources.values():
        assert used.spills == 0 and used.stack == 0


def test_bf16_is_read_without_branches() -> None:
    """It is the upper half of an f32."""
    half = X.astype(mnp.bfloat16)
    written = compiled(mg.jit(lambda x: x.astype(mnp.float32) * 2).trace(half).graph).written
    ptx = machine_code([written], "sm_90a").ptx
    assert not re.search(r"\b(bra|setp|selp)\b", ptx)


@pytest.mark.parametrize("arch", ARCHITECTURES)
@pytest.mark.parametrize("name", ["float16", "bfloat16"])
def test_floats_of_16_bits_are_rounded_by_the_hardware(name: str, arch: str) -> None:
    """Instead of some hundred instructions to an element."""
    half = mg.ShapeDtypeStruct((64, 256), mnp.dtype(name))
    written = compiled(mg.jit(lambda x: x * x + 1).trace(half).graph).written
    ptx = machine_code([written], arch).ptx
    rounds = {"float16": "cvt.rn.f16.f32", "bfloat16": "cvt.rn.bf16.f32"}[name]
    assert ptx.count(rounds) == 3 * 8 and ("cvt.f32.f16" in ptx) == (name == "float16")
    assert not re.search(r"\b(bra|setp|selp)\b", ptx)


@pytest.mark.parametrize("name", ["e4m3", "e5m2"])
def test_floats_of_8_bits_are_read_by_the_hardware(name: str) -> None:
    """Where it can: from sm_89 on."""
    kind = {"e4m3": mnp.float8_e4m3fn, "e5m2": mnp.float8_e5m2}[name]
    x = mg.ShapeDtypeStruct((64, 256), kind)
    written = compiled(mg.jit(lambda x: x.astype(mnp.float32)).trace(x).graph).written
    ptx = machine_code([written], "sm_90a").ptx
    assert f"cvt.rn.f16x2.{name}x2" in ptx and not re.search(r"\b(bra|setp|selp)\b", ptx)
    assert "f16x2" not in machine_code([written], "sm_80").ptx


def test_the_larger_of_two_numbers_is_one_instruction() -> None:
    """NaN and the sign of zero included."""
    written = compiled(mg.jit(lambda x: mnp.clip(x, 0, 6)).trace(X).graph).written
    ptx = machine_code([written], "sm_90a").ptx
    assert ptx.count("max.NaN.f32") == ptx.count("min.NaN.f32") == 4
    assert not re.search(r"\b(bra|setp|selp)\b", ptx)
    older = machine_code([written], "sm_75")  # which has none such
    assert "max.NaN" not in older.ptx and not any(r.spills for r in older.resources.values())


def rows_of(arch: str) -> Iterator[str]:
    """A line per kernel of the programs."""
    for name in PROGRAMS:
        written = compiled(graph_of(name)).written
        used = machine_code([written], arch).resources
        for kernel in written.kernels:
            r = used[kernel.name]
            yield f"{arch:7} {name:22} {kernel.name:44} {kernel.way:7} {r.registers:4} {r.spills:3}"


@pytest.mark.slow
def test_registers_and_spills(request: pytest.FixtureRequest) -> None:
    """The table of the version of NVRTC that it was made with; with any version
    nothing spills but decompositions."""
    found = [row for arch in ARCHITECTURES for row in rows_of(arch)]
    # What decompositions keep across divisions of f64, which are calls, is counted as spilled.
    assert not [row for row in found if " block " not in row and not row.endswith("   0")]
    text = "\n".join([f"NVRTC {VERSION}: registers and spilled bytes of a thread", *found, ""])
    if request.config.getoption("--update-golden"):
        GOLDEN.write_text(text, encoding="utf-8")
    expected = GOLDEN.read_text(encoding="utf-8")
    if expected.partition(":")[0] != f"NVRTC {VERSION}":
        pytest.skip(f"the table is for {expected.partition(':')[0]}")
    assert text == expected


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(cases()), _BATCH))
@pytest.mark.parametrize("arch", ARCHITECTURES)
def test_every_op(arch: str, first: int) -> None:
    """Every kernel of the table of ops compiles; those of usual floats' own ops do not spill."""
    batch = cases()[first : first + _BATCH]
    programs = [
        write_program(compiled(c.graph()).written.program, f"k{i}") for i, c in enumerate(batch)
    ]
    used = machine_code(programs, arch).resources
    for c, written in zip(batch, programs, strict=True):
        for kernel in written.kernels:
            # Sixteen small integers at once may spill a few, and so may loops of special functions
            # and divisions of f64 in decompositions.
            hot = c.dtype.name in ("f32", "bf16") and c.op.expand is None and kernel.way != "block"
            assert used[kernel.name].spills == 0 or not hot, (c.id, kernel.name)


def test_norms_take_few_registers() -> None:
    """Two blocks of rows of 512 elements and more fit on a multiprocessor."""
    written = compiled(mg.jit(layer_norm).trace(np.ones((64, 512), np.float32)).graph).written
    (used,) = machine_code([written], "sm_90a").resources.values()
    assert used.spills == 0 and used.occupancy(256, "sm_90a") >= 0.25
