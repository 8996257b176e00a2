"""No garbage collection while the package is imported.

An import makes some hundred thousand objects, all of which stay; looking through them again and
again for garbage takes a tenth of its time. The first module that `monograph` imports.
"""

from __future__ import annotations

import gc

_collected = gc.isenabled()
gc.disable()


def resume() -> None:
    """Collect again, if it was so before."""
    if _collected:
        gc.enable()
