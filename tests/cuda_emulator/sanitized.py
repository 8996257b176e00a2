"""Programs under AddressSanitizer: run by a test in a process of its own.

    LD_PRELOAD=libasan.so PYTHONPATH=tests python -m cuda_emulator.sanitized [FAULT]

With an argument, threads beyond the last point do not stop, which must end the process.
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace

from cuda_emulator import EmulatedDevice
from cuda_emulator.programs import PROGRAMS, graph_of
from cuda_emulator.running import call, compiled, with_source

NAMES = ("attention", "long rows", "embedding gradient", "orders", "half",
         "long orders", "spectra", "factors")  # fmt: skip
OPTIONS = ("-O1", "-g", "-fsanitize=address", "-fno-omit-frame-pointer")


def main(faulty: bool) -> int:
    for name in NAMES:
        _, args = PROGRAMS[name]
        written = compiled(graph_of(name)).written
        if faulty:
            source = re.sub(r"if \(at >= \d+\) return;", "", written.source)
            written = replace(written, source=source)
        call(with_source(written, device=EmulatedDevice(OPTIONS)), args)
        print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(len(sys.argv) > 1))
