"""A compiled program: its source, its machine code, and running it on a GPU."""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.base import Buffer, Report, Row
from monograph.backends.cuda.nvrtc import Cubin, compile_source
from monograph.backends.cuda.program import Written, device_source
from monograph.backends.report import line_of
from monograph.hlo.cost import cost_of
from monograph.hlo.derived import derived
from monograph.hlo.errors import UnknownNameError, UnsupportedError

_BANDWIDTH = 4.8e12  # bytes a second, of an H200 (NVIDIA, data sheet)


class CudaExecutable:
    """Kernels of one program.

    Args:
        written: their source and launches.
        arch: what they are compiled for.
    """

    stages: tuple[str, ...] = ("cuda", "ptx", "resources")

    def __init__(self, written: Written, arch: str) -> None:
        self.written = written
        self.arch = arch

    @derived
    def cubin(self) -> Cubin:
        """The machine code, made by NVRTC at the first use."""
        return compile_source(device_source() + "\n" + self.written.source, self.arch)

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Running needs a GPU.

        Raises:
            UnsupportedError: there is none that this version can use.
        """
        raise UnsupportedError(
            "programs for a GPU can be compiled and read here, and not yet run",
            operands={"compiled for": self.arch},
            fix='compiled.as_text("cuda") shows the kernels; run the function on backend="cpu".',
        )

    def as_text(self, stage: str) -> str:
        """The kernels, their assembly, or what they take of a multiprocessor."""
        if stage == "cuda":
            return self.written.source
        if stage == "ptx":
            return self.cubin.ptx
        if stage == "resources":
            return self._resources()
        raise UnknownNameError(
            f"the CUDA backend has no stage {stage!r}",
            operands={"known": ", ".join(self.stages)},
            fix="ask for one of the known stages.",
        )

    def _resources(self) -> str:
        """A line per kernel."""
        names = ('blocks', 'threads', 'registers', 'spills')
        head = f"{'kernel':40} {'way':8} {' '.join(f'{name:>9}' for name in names)}"
        lines = [head]
        for k in self.written.kernels:
            used = self.cubin.resources[k.name]
            lines.append(
                f"{k.name:40} {k.way:8} {k.blocks:9} {k.threads:9} {used.registers:9} "
                f"{used.spills:9}"
            )
        return "\n".join(lines)

    def estimate(self) -> Report:
        """Seconds by bytes moved at an H200's bandwidth; loops count once."""
        rows = []
        for launch in self.written.program.launches():
            moved = sum(t.nbytes for t in (*launch.kernel.operands, *launch.kernel.results))
            nodes = launch.kernel.nodes
            line = line_of(nodes[-1] if nodes else None)
            flops = cost_of(nodes).flops
            rows.append(Row(launch.kernel.name, line, 1, moved / _BANDWIDTH, flops, moved))
        return Report("cuda", sum(r.time for r in rows), tuple(rows))

    @property
    def code_bytes(self) -> int:
        """Bytes of machine code."""
        return len(self.cubin.code)


__all__ = ["CudaExecutable"]
