"""What functions of ops that are taken whole have in common: threads for points, or blocks."""

from __future__ import annotations

from monograph.backends.cuda.body import Lines
from monograph.backends.cuda.kernel import BLOCK, Launching, function_of
from monograph.fusion.kernel import Opaque

INDEX = "i64"


def begin(lines: Lines, points: int, index: str = INDEX) -> None:
    """The number of the thread's point, as ``at``."""
    lines.say(f"const {index} at = ({index})blockIdx.x * {BLOCK} + threadIdx.x;")
    if points % BLOCK:
        lines.say(f"if (at >= {points}) return;")


def per_point(
    opaque: Opaque, name: str, lines: Lines, points: int, reason: str, *,
    copies: tuple[tuple[int, int], ...] = (), alone: bool = True, included: str = "",
    rounds: int = 1,
) -> Launching:  # fmt: skip
    """A function of a thread per point.

    Args:
        copies: what is copied before, see `Launching`.
        alone: whether what is read is written by nobody.
        included: a file of functions that its text calls.
        rounds: how often a thread waits for memory.
    """
    text = function_of(opaque, name, BLOCK, lines, alone=alone and not copies)
    blocks = -(-points // BLOCK)
    return Launching(name, text, blocks, BLOCK, "flat", reason, copies=copies, included=included,
                     rounds=rounds)  # fmt: skip


def per_block(
    opaque: Opaque, name: str, lines: Lines, blocks: int, reason: str, *,
    rounds: int, included: str = "", fixed: int = 0,
) -> Launching:  # fmt: skip
    """A function of a block per matrix, per line, or per part of one.

    Args:
        rounds: how often the block waits for memory, or for itself.
        included: a file of functions that its text calls.
        fixed: bytes of shared memory that these functions take.
    """
    text = function_of(opaque, name, BLOCK, lines)
    return Launching(name, text, blocks, BLOCK, "block", reason, included=included, rounds=rounds,
                     shared=lines.shared, fixed=fixed)  # fmt: skip


def nothing(name: str, reason: str, copies: tuple[tuple[int, int], ...] = ()) -> Launching:
    """No kernel: there is nothing to compute."""
    return Launching(name, "", 0, 0, "flat", reason, copies=copies)


__all__ = ["INDEX", "begin", "nothing", "per_block", "per_point"]
