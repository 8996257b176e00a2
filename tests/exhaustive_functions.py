"""Every finite f32 through the CPU's elementary functions, against the same in double precision.

    python tests/exhaustive_functions.py            # all functions; appends to the log
    python tests/exhaustive_functions.py exp tan    # some of them

Writes ``docs/vector-math.log``: largest error in units of the last place, and where it is. The slow
tests call `worst` for each function.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from monograph.backends.cpu.math.call import FUNCTIONS
from vector_functions import errors, native, right, within

LOG = Path(__file__).parent.parent / "docs" / "vector-math.log"
BINARY = ("pow", "atan2", "hypot", "fmod")
UNARY = tuple(name for name in FUNCTIONS if name not in BINARY)
CHUNK = 2**15  # elements at a time: they stay in the second-level cache


@dataclass(frozen=True)
class Worst:
    """Largest error of a function in units of the last place, and the argument."""

    error: float
    at: float


def worst(name: str, fma: bool) -> Worst:
    """Over every finite f32; infinite where a NaN, an infinity or a zero is wrong."""
    run = native(name, np.float32, 1, lanes=16, fma=fma)
    low = np.arange(CHUNK, dtype=np.uint32)
    bits, out = np.empty_like(low), np.empty(CHUNK, np.float32)
    x = bits.view(np.float32)
    error, at = 0.5, 0.0  # nothing is better than rounding
    for sign in (0, 0x80000000):
        for first in range(0, 0x7F800000, CHUNK):
            np.add(low, np.uint32(sign | first), out=bits)
            run(x, out)
            want = right(name, x)
            doubtful = np.flatnonzero(~within(out, want, error))
            if doubtful.size:
                miss = errors(out[doubtful], want[doubtful])
                k = int(np.argmax(miss))
                if miss[k] > error:
                    error, at = float(miss[k]), float(x[doubtful[k]])
    return Worst(error, at)


def main(names: list[str]) -> int:
    modes = [(name, fma) for fma in (True, False) for name in names or UNARY]
    for name, fma in modes:
        start = time.time()
        found = worst(name, fma)
        line = (
            f"{name:9} f32 {'fma' if fma else 'no fma':6} worst {found.error:8.4f} ulp at "
            f"{found.at!r} ({found.at.hex()}), 4,278,190,080 arguments, "
            f"{time.time() - start:.0f} s"
        )
        print(line, flush=True)
        with LOG.open("a") as log:
            log.write(line + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
