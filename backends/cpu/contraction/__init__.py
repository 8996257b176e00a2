"""Matrix products: kernels that are contractions, computed by library code for blocks and tiles.

`apart.py`, `problem.py` and `roles.py` recognise them, `ways.py` chooses, `emission.py` writes the
call, `finish.py` what follows a sum and `span.py` which sums are needed. The library (`pieces.py`),
by unit (`unit.py`): `driver.py`, which calls `pack.py`, `tile.py` and `dots.py`, and asks `gaps.py`
which terms make no difference; `words.py` is its arithmetic.
"""

from monograph.backends.cpu.contraction.emission import emit_contraction

__all__ = ["emit_contraction"]
