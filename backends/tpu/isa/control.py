"""Loops, jumps and the end: all under scalar control.

A loop is counted and closed: its body is the bundles up to its label, nothing jumps into or out of
it, and going back costs nothing. So the executor may run many iterations at once where they do not
depend on each other (`monograph.backends.tpu.core.batch`).
"""

from __future__ import annotations

from typing import Any

from monograph.backends.tpu.isa.spec import instruction

BRANCH = 4  # cycles that a jump that is taken costs; no source


def _nothing(core: Any, *ins: Any) -> None:
    return None


instruction("loop", "scalar", "s:count label:end", _nothing, flow="loop",
            doc="the bundles up to the label, so many times; not at all from 0 down")  # fmt: skip
instruction("jump", "scalar", "label:to", _nothing, flow="jump", doc="go on at the label")
instruction("branch", "scalar", "s:c label:to", _nothing, flow="branch",
            doc="go on at the label if c is not 0")  # fmt: skip
instruction("halt", "scalar", "", _nothing, flow="halt", doc="the end; waits for all that runs")
