"""Machine code as text, by NVIDIA's disassembler where there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

from monograph.hlo.errors import UnsupportedError

# The option that each needs to print machine code (NVIDIA, CUDA Binary Utilities 13.0).
_OPTIONS = {"nvdisasm": "-c", "cuobjdump": "-sass"}


def disassemble(cubin: bytes) -> str:
    """The machine code of a cubin, as text.

    Raises:
        UnsupportedError: if there is no disassembler, or it refuses the cubin.
    """
    tool = _found()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "program.cubin"
        path.write_bytes(cubin)
        command = [tool, _OPTIONS[Path(tool).stem], str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise UnsupportedError(
            f"{tool} cannot read this program's machine code",
            operands={"its words": "\n".join(said.splitlines()[:6])},
            fix="install one that is as new as NVRTC: pip install -U nvidia-cuda-nvdisasm.",
        )
    return done.stdout


def _found() -> str:
    """The path of a disassembler: on the search path, or in a package."""
    for name in _OPTIONS:
        if (path := shutil.which(name)) is not None:
            return path
    package = find_spec("nvidia")  # a namespace: its packages lie in one folder
    for root in () if package is None else package.submodule_search_locations or ():
        for name in _OPTIONS:
            for file in sorted(Path(root).glob(f"*/bin/{name}")):
                if os.access(file, os.X_OK):
                    return str(file)
    raise UnsupportedError(
        "machine code cannot be shown: there is no disassembler",
        why="neither nvdisasm nor cuobjdump is on the search path or among Python's packages.",
        fix='pip install nvidia-cuda-nvdisasm, or read as_text("ptx").',
    )


__all__ = ["disassemble"]
