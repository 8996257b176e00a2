"""Stores past the caches, for results far larger than these: half the memory traffic of a copy.

Such a store writes a whole aligned register, so that no line is read before it is written. Where a
result turns out not to be aligned, ordinary stores do. Called by
`monograph.backends.cpu.loops.kernel`.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.emit import Machine, Module
from monograph.backends.cpu.emission.memory import ALIGN
from monograph.backends.cpu.loops.shape import Shape
from monograph.fusion.kernel import Kernel, Store
from monograph.hlo.index import linear


def streamed(kernel: Kernel, shape: Shape, machine: Machine) -> frozenset[int]:
    """The results that are written in whole registers beside each other, and never read."""
    if not machine.triple.startswith("x86_64") or shape.vector is None:
        return frozenset()
    if shape.turn is not None and shape.turn.straight:
        return frozenset()
    if kernel.reductions or kernel.aliases or kernel.dims[shape.vector] % shape.lanes:
        return frozenset()
    return frozenset(s.result for s in kernel.stores if _whole(s, kernel, shape, machine))


def _whole(store: Store, kernel: Kernel, shape: Shape, machine: Machine) -> bool:
    """Whether every vector of a store is whole registers, each where its size allows."""
    t = kernel.results[store.result]
    offset = linear(store.index, t.shape)
    width = 8 * t.dtype.itemsize * shape.lanes
    if store.mask is not None or offset.starts or width % machine.vector_bits:
        return False
    assert shape.vector is not None
    if offset.coefficient(shape.vector) != 1 or offset.const % shape.lanes:
        return False
    return sum(k % shape.lanes != 0 for _, k in offset.terms) == 1


def fence(module: Module) -> str:
    """The instruction after which others see what was stored past the caches."""
    f = module.declare("llvm.x86.sse.sfence", "void @llvm.x86.sse.sfence()")
    return f"call void @{f}()"


def where_aligned(
    module: Module, name: str, fast: str, plain: str, params: Sequence[str], results: Sequence[str]
) -> str:
    """A function that calls `fast` if all results are aligned, else `plain`; its symbol."""
    lines, bits = ["entry:"], "0"
    for i, p in enumerate(results):
        lines.append(f"  %a{i} = ptrtoint ptr {p} to i64")
        lines.append(f"  %o{i} = or i64 {bits}, %a{i}")
        bits = f"%o{i}"
    lines += [
        f"  %rest = and i64 {bits}, {ALIGN - 1}",
        "  %odd = icmp ne i64 %rest, 0",
        "  br i1 %odd, label %plain, label %fast",
    ]
    for label, f in (("fast", fast), ("plain", plain)):
        lines += [f"{label}:", f"  call void @{f}({', '.join(params)})", "  ret void"]
    head = f"void @{{name}}({', '.join(params)})"
    return module.add(name, head, "\n".join(lines) + "\n")
