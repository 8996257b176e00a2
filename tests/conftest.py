"""What every test process needs set before `monograph`, NumPy or JAX is first imported."""

from __future__ import annotations

import os

os.environ.setdefault("MONOGRAPH_VERIFY", "1")  # the verifier runs between passes
os.environ.setdefault("JAX_PLATFORMS", "cpu")  # JAX is an oracle here, never an accelerator
os.environ.setdefault("MPLBACKEND", "agg")

from hypothesis import settings

# Times on a shared machine say nothing; a failure must repeat on the next run.
settings.register_profile("monograph", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("monograph")
