"""The table's rows of ops that are claimed whole: from the record to what writes its function.

They stand apart from `monograph.backends.cpu.table`, which these writers use for their arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from monograph.backends.cpu.claims.gather import emit_gather
from monograph.backends.cpu.emit import Module
from monograph.backends.cpu.kernel import Emitted
from monograph.backends.cpu.running import emit_running
from monograph.fusion.kernel import Opaque
from monograph.hlo import ops
from monograph.hlo.record import OpDef

Whole = Callable[[Module, Opaque], Emitted]

WHOLE: Mapping[OpDef, Whole] = {
    ops.cumsum: partial(emit_running, "add"),
    ops.cumprod: partial(emit_running, "multiply"),
    ops.cummax: partial(emit_running, "maximum"),
    ops.cummin: partial(emit_running, "minimum"),
    ops.gather: emit_gather,
}
