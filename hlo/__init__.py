"""The language: types, graphs, one record per op, and everything that is true on every machine.

The records are loaded first, whichever module is asked for: their families need the builder and the
walks, which need the leaf ops.
"""

import monograph.hlo.ops  # noqa: F401
