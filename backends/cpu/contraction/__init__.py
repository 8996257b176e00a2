"""Matrix products: kernels that are contractions, computed by library code for blocks and tiles.

`problem.py` recognises them, `ways.py` chooses, `emission.py` writes the call; `unit.py`,
`tile.py`, `pack.py`, `driver.py` and `pieces.py` are the library; `finish.py` what follows a sum.
"""

from monograph.backends.cpu.contraction.emission import emit_contraction

__all__ = ["emit_contraction"]
