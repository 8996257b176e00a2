"""The local engine: runs an executable on devices of this process.

One device now. The interface is that of many: buffers come and go per device, in mesh order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from monograph.backends.base import Buffer, Executable, Report
from monograph.hlo.errors import UnsupportedError


class Engine(Protocol):
    """Runs one partitioned program on all its devices."""

    def run(
        self,
        executable: Executable,
        inputs: Sequence[Sequence[Buffer]],
        *,
        profile: bool = False,
    ) -> tuple[list[list[Buffer]], Report | None]:
        """One list of input buffers per device; one list of output buffers per device."""
        ...


class LocalEngine:
    """Runs on one device, in the calling thread."""

    def run(
        self,
        executable: Executable,
        inputs: Sequence[Sequence[Buffer]],
        *,
        profile: bool = False,
    ) -> tuple[list[list[Buffer]], Report | None]:
        """Run the program.

        Args:
            executable: what a backend compiled.
            inputs: per device, one buffer per input.
            profile: whether to measure.

        Returns:
            Per device, one buffer per output; and the report if asked for.
        """
        if len(inputs) != 1:
            raise UnsupportedError(
                f"the local engine runs one device, the program wants {len(inputs)}",
                fix="use a mesh of one device.",
            )
        outputs, report = executable.run(inputs[0], profile=profile)
        return [outputs], report
