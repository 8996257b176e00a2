"""Vector loads and stores: rows of vector memory to the sublanes of a register and back.

Vector memory is rows of as many words as there are lanes (512 bytes for 128). A register takes
sublane k from row ``a + k * stride``: stride 1 is a tile, another one a strided access, 0 a row
broadcast to all sublanes. Masked loads give 0 where the mask is off, masked stores leave memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.backends.tpu.isa.spec import Touch, instruction

LATENCY = 3  # vector memory to register; no source


def _place(core: Any, base: Any, offset: int, stride: Any) -> tuple[Any, Any, Any]:
    """The first row of each access, the lowest one, and how many rows it spans."""
    start = base + offset
    reach = stride * (core.chip.sublanes - 1)
    low = start + np.minimum(reach, 0) if isinstance(reach, np.ndarray) else start + min(reach, 0)
    return start, low, abs(reach) + 1


def rows(core: Any, base: Any, offset: int, stride: Any) -> Any:
    """An index of vector memory that gives (..., sublanes, lanes)."""
    start, low, span = _place(core, base, offset, stride)
    core.checked("vmem", low, span)
    if not isinstance(start, np.ndarray) and not isinstance(stride, np.ndarray) and stride == 1:
        return slice(start, start + core.chip.sublanes)
    by = core.sublane_ids * (stride[..., None] if isinstance(stride, np.ndarray) else stride)
    return (start[..., None] if isinstance(start, np.ndarray) else start) + by


def _load(core: Any, base: Any, offset: int, stride: Any) -> Any:
    at = rows(core, base, offset, stride)
    return core.vmem[at].copy() if type(at) is slice else core.vmem[at]


def _store(core: Any, base: Any, offset: int, stride: Any, x: Any) -> None:
    core.vmem[rows(core, base, offset, stride)] = x.view(np.uint32)


def _store_masked(core: Any, base: Any, offset: int, stride: Any, mask: Any, x: Any) -> None:
    at = rows(core, base, offset, stride)
    core.vmem[at] = (core.vmem[at] & ~mask) | (x.view(np.uint32) & mask)


def _touches(write: bool) -> Any:
    def touches(core: Any, base: Any, offset: int, stride: Any, *rest: Any) -> tuple[Touch, ...]:
        _, low, span = _place(core, base, offset, stride)
        return (Touch("vmem", low, span, write),)

    return touches


instruction("vload", "load", "V:d at:a s:stride", _load, latency=LATENCY, touches=_touches(False),
            doc="rows of vector memory; stride 0 broadcasts one")  # fmt: skip
instruction("vload.masked", "load", "V:d at:a s:stride m:mask",
            lambda core, base, offset, stride, mask: _load(core, base, offset, stride) & mask,
            latency=LATENCY, touches=_touches(False),
            doc="the same, 0 where the mask is off")  # fmt: skip
instruction("vstore", "store", "at:a s:stride v:x", _store, touches=_touches(True),
            doc="rows to vector memory")  # fmt: skip
instruction("vstore.masked", "store", "at:a s:stride m:mask v:x", _store_masked,
            touches=_touches(True), doc="the same, where the mask is on")  # fmt: skip
