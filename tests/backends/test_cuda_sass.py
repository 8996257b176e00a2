"""Machine code as text: by a disassembler that is there, by a script, and without any."""

from __future__ import annotations

from pathlib import Path

import pytest

from monograph.backends.cuda import nvrtc, sass
from monograph.errors import UnsupportedError

SOURCE = 'extern "C" __global__ void k(float *x) { x[threadIdx.x] *= 3.0f; }'


def script(folder: Path, name: str, text: str) -> None:
    """A program of this name, first on the search path."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A search path of one folder, and no packages of NVIDIA's."""
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(sass, "find_spec", lambda name: None)
    found = sass.shutil.which
    inside = str(tmp_path)
    monkeypatch.setattr(sass.shutil, "which", lambda name: found(name, path=inside))
    return tmp_path


@pytest.mark.parametrize("name, option", [("nvdisasm", "-c"), ("cuobjdump", "-sass")])
def test_tool_gets_the_code(alone: Path, name: str, option: str) -> None:
    script(alone, name, f'[ "$1" = {option} ] && cat "$2"')
    assert sass.disassemble(b"machine code") == "machine code"


def test_tool_refuses(alone: Path) -> None:
    script(alone, "nvdisasm", "echo too new >&2; exit 3")
    with pytest.raises(UnsupportedError, match="too new"):
        sass.disassemble(b"")


def test_no_tool(alone: Path) -> None:
    with pytest.raises(UnsupportedError, match="pip install nvidia-cuda-nvdisasm"):
        sass.disassemble(b"")


def test_real_code() -> None:
    """A multiplication becomes FMUL between a load and a store."""
    try:
        text = sass.disassemble(nvrtc.compile_source(SOURCE, "sm_90a").code)
    except UnsupportedError as e:
        pytest.skip(e.what)
    where = [text.index(word) for word in ("LDG", "FMUL", "STG")]
    assert where == sorted(where) and ".text.k" in text
