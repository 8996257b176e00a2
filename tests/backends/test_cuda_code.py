"""CUDA source and machine code, without a GPU: the text of a kernel, NVRTC, what kernels take."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends import get_backend
from monograph.backends.cuda import nvrtc as nvrtc_of
from monograph.backends.cuda.program import device_source
from monograph.backends.cuda.table import TABLE
from monograph.errors import ArgumentError, UnknownNameError, UnsupportedError
from monograph.hlo import ops

try:
    from cuda.bindings import nvrtc

    nvrtc.nvrtcVersion()
    HAS_NVRTC = True
except Exception:  # the library may be missing though its bindings are there
    HAS_NVRTC = False
needs_nvrtc = pytest.mark.skipif(not HAS_NVRTC, reason="NVRTC is not installed")
X = np.ones((64, 128), np.float32)


def compiled(f: Any, *args: Any, **options: Any) -> Any:
    return mg.jit(f, backend="cuda", options=options).lower(*args).compile()


def gelu(x: Any) -> Any:
    return mg.nn.gelu(x)


EXPECTED = """extern "C" __global__ void __launch_bounds__(256) \
k_half_multiply(const f32 *__restrict__ p0, f32 *p1) {
    const i32 at = (i32)blockIdx.x * 256 + threadIdx.x;
    const i32 i0 = at;
    const auto x0 = load<4>(p0 + (i0 * 4));
    Pack<f32, 4> y0;
    #pragma unroll
    for (int j = 0; j < 4; ++j) {
        const f32 v0 = x0.at[j];
        const f32 v1 = 0.5f;
        const f32 v2 = v0 * v1;
        y0.at[j] = v2;
    }
    store<4>(p1 + (i0 * 4), y0);
}
"""


def test_text_of_a_kernel() -> None:
    """Named after the user's function, with the user's line above it."""

    def half(x: Any) -> Any:
        return x * 0.5

    text = compiled(half, X).as_text("cuda")
    comment, kernel = text.split("\n", 1)
    assert comment.startswith("// half_multiply: multiply at test_cuda_code.py:")
    assert kernel == EXPECTED


def test_ops_of_one_line_are_named_together() -> None:
    text = compiled(lambda x: mnp.exp(x) * 0.5, X).as_text("cuda")
    assert ": exponential, multiply at test_cuda_code.py:" in text.split("\n")[0]


@needs_nvrtc
@pytest.mark.parametrize("arch", ["sm_80", "sm_90a"])
def test_machine_code(arch: str) -> None:
    """Kernels of all ways compile, and hold their values in registers."""

    def f(x: Any) -> Any:
        reduced = x.sum(1), x.sum(0), mg.nn.softmax(x), mnp.argmax(x, 0)
        return gelu(x[:7]), gelu(x) @ x.T, reduced, mnp.sort(x)

    made = compiled(f, X, arch=arch)
    cubin = made.loaded.executable.cubin
    assert f".target {arch}" in made.as_text("ptx") and cubin.code[:4] == b"\x7fELF"
    kernels = made.loaded.executable.written.kernels
    assert {k.way for k in kernels} >= {"tiles", "rows", "column", "flat"}
    for kernel in kernels:
        used = cubin.resources[kernel.name]
        assert used.spills == 0 and 0 < used.registers <= 128, kernel.name
    assert "LDG.E.128" not in made.as_text("ptx") and "ld.global.nc.v4" in made.as_text("ptx")


@needs_nvrtc
def test_moved_lines_are_not_compiled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code is found again where only the user's lines in comments are others."""
    source = compiled(lambda x: mnp.tanh(x) * 3, X).as_text("cuda")
    first = nvrtc_of.compile_source(device_source() + source, "sm_90a")
    monkeypatch.setattr(nvrtc_of, "_compile", None)
    moved = source.replace("test_cuda_code.py:", "test_cuda_code.py:1")
    assert moved != source
    again = nvrtc_of.compile_source(device_source() + moved, "sm_90a")
    assert again.code == first.code


def test_running_without_a_gpu_is_an_error() -> None:
    with pytest.raises(UnsupportedError, match="GPU"):
        mg.jit(lambda x: x + 1, backend="cuda")(X)
    for there in (lambda: mg.devices("cuda"), lambda: mg.device_put(X, "cuda")):
        with pytest.raises(UnsupportedError, match="backend 'cuda' cannot run here"):
            there()
    assert float(mg.jit(lambda x: x.sum())(X)) == 64 * 128  # the CPU goes on working


def test_captured_arrays_need_no_gpu() -> None:
    """They are placed when a program first runs, not when it is compiled."""
    held = mnp.asarray(X)
    made = compiled(lambda x: x @ held.T, X)
    assert "k_" in made.as_text("cuda")
    with pytest.raises(UnsupportedError, match="GPU"):
        made(X)


def test_wrong_options() -> None:
    with pytest.raises(ArgumentError, match="there is no architecture 'sm_12'") as e:
        compiled(gelu, X, arch="sm_12")
    assert "use one of sm_75, sm_80" in str(e.value)
    with pytest.raises(UnknownNameError, match="arch"):
        compiled(gelu, X, architecture="sm_90a")


def test_no_nvrtc_is_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """What needs no machine code goes on working."""
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    made = compiled(lambda x: mnp.tanh(x) * 3, X)
    assert "__global__" in made.as_text("cuda") and made.estimate().total > 0
    for stage in ("ptx", "resources"):
        with pytest.raises(
            UnsupportedError, match="NVRTC, which compiles CUDA, cannot be had"
        ) as e:
            made.as_text(stage)
        assert "pip install 'monograph[cuda]'" in str(e.value)


def test_types_without_code_are_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every op that has no code for its types, and nothing else, before anything is compiled."""
    monkeypatch.setitem(TABLE, ops.tanh, replace(TABLE[ops.tanh], writers={}))
    monkeypatch.setitem(TABLE, ops.maximum, replace(TABLE[ops.maximum], writers={}))
    with pytest.raises(UnsupportedError, match=r"cannot run 3 op\(s\)") as e:
        compiled(lambda x: mnp.tanh(x).max(0) + mnp.exp(x), X)
    assert "tanh on f32[64,128] has no code for cuda" in str(e.value)
    assert "in the body of reduce: maximum on f32[], f32[]" in str(e.value)
    assert "exponential" not in str(e.value)


def test_estimate_needs_no_gpu() -> None:
    report = compiled(gelu, X).estimate()
    assert report.total > get_backend("cuda").target.launch_overhead
    assert report.total > 0 and report.rows[0].bytes == 2 * X.nbytes


@needs_nvrtc
def test_many_small_transposes() -> None:
    """In one launch each would have shared memory of its own, more than a block gets."""
    f = lambda xs: [mnp.exp(x.T) for x in xs]  # noqa: E731
    made = compiled(f, [np.ones((32 + i, 64), np.float32) for i in range(12)], arch="sm_90a")
    assert made.as_text("cuda").count("__launch_bounds__") == 12
    assert "turned" in made.as_text("resources")
