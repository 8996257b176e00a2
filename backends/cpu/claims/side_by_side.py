"""Batches of small real matrices: as many at once as a register has lanes.

A group of matrices is laid out on the stack with the same element of all of them in one vector,
runs through the algorithm (`eliminations.py`) as one matrix of vectors, and goes back. Lanes of the
last group without a matrix hold anything. Called by the writer of LAPACK's calls, which takes what
is left: few, large or complex matrices.
"""

from __future__ import annotations

from math import prod

from monograph.backends.cpu.claims.eliminations import Algorithm, Grid
from monograph.backends.cpu.claims.pieces import Job, in_pieces
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.emission.offsets import added, extreme, times
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node, result_types
from monograph.hlo.types import TensorType

_ROWS = 16  # of a matrix, at most
_STACK = 1 << 16  # bytes of a group, at most
_SPEED = 4e9  # operations a second on one thread, with moving the elements
_MOVED = 4  # elements that are moved one after the other


def side_by_side(node: Node, bits: int) -> bool:
    """Whether an op has many small real matrices, of which registers hold several."""
    if not bits:
        return False
    x = node.ins[0].type
    d, types = x.dtype, (*(i.type for i in node.ins), *result_types(node))
    if d.name not in ("f32", "f64") or any(0 in t.shape for t in types):
        return False
    lanes = bits // d.bits
    batch = prod(x.shape[:-2])
    size = sum(t.size // batch for t in types) * lanes * d.itemsize
    rows = max(x.shape[-2:])
    return lanes > 1 and batch >= lanes and rows <= _ROWS and size <= _STACK


def emit_side_by_side(module: Module, opaque: Opaque, algorithm: Algorithm) -> Emitted:
    """The function of an op, ``f(operands..., results...)``."""
    return Emitted(_Writer(module, opaque, algorithm).write())


class _Writer:
    """The function being written."""

    def __init__(self, module: Module, opaque: Opaque, algorithm: Algorithm) -> None:
        node = opaque.node
        self.module = module
        self.algorithm = algorithm
        self.node = node
        self.name = f"w_{opaque.name}"
        self.operands, self.results = opaque.operands, opaque.results
        self.types = (*self.operands, *self.results)
        self.batch = prod(self.operands[0].shape[:-2])
        self.lanes = module.machine.vector_bits // self.operands[0].dtype.bits
        assert node.op.cost is not None
        out = self.results if len(self.results) > 1 else self.results[0]
        moved = sum(t.size for t in self.types)
        flops = node.op.cost(self.operands, out, node.attrs).flops
        self.seconds = (flops + moved * _MOVED) / _SPEED

    def write(self) -> str:
        """Add the function; its symbol."""
        params = [f"%p{i}" for i in range(len(self.types))]
        code = Code(self.module, params)
        groups = -(-self.batch // self.lanes)
        in_pieces(code, self.name, params, groups, self.seconds, self.groups)
        code.do("ret void")
        head = f"void @{{name}}({', '.join(f'ptr {p}' for p in params)})"
        return self.module.add(self.name, head, code.body())

    def groups(self, job: Job, low: str, high: str) -> None:
        """A piece of the batch."""
        group = self.group()
        given = ", ".join(f"ptr {a}" for a in job.addresses)
        with job.code.span(low, high, 1) as each:
            job.code.do(f"call void @{group}({given}, i64 {each.var})")

    def group(self) -> str:
        """``f(operands..., results..., number)``: as many matrices as there are lanes."""
        params = [f"%a{k}" for k in range(len(self.types))]
        code = Code(self.module, [*params, "%group"])
        first = times(code, "%group", self.lanes)
        count = extreme(code, "umin", code.op(f"sub i64 {self.batch}, {first}"), self.lanes)
        grids = [self.grid(code, k, t) for k, t in enumerate(self.types)]
        for address, grid, t in zip(params, grids, self.operands, strict=False):
            self.moved(code, address, grid, t, (first, count), back=False)
        made = grids[len(self.operands) :]
        self.algorithm(code, self.node.attrs, grids[: len(self.operands)], made)
        out = zip(params[len(self.operands) :], made, self.results, strict=True)
        for address, grid, t in out:
            self.moved(code, address, grid, t, (first, count), back=True)
        code.do("ret void")
        head = f"internal void @{{name}}({', '.join(f'ptr {p}' for p in params)}, i64 %group)"
        return self.module.add(f"{self.name}.group", head, code.body())

    def grid(self, code: Code, k: int, t: TensorType) -> Grid:
        """Memory for one array's matrices of a group."""
        lead = len(self.operands[0].shape) - 2
        *_, rows, columns = (1, 1, *t.shape[lead:])
        scalar = {"f32": "float", "f64": "double"}.get(t.dtype.name, "i32")
        place = code.slot(f"g{k}", f"[{rows * columns} x <{self.lanes} x {scalar}>]")
        return Grid(code, place, scalar, self.lanes, rows, columns)

    def moved(
        self, code: Code, address: str, grid: Grid, t: TensorType, some: tuple[str, str],
        *, back: bool,
    ) -> None:  # fmt: skip
        """Lay a group's matrices out in lanes, or back, element by element."""
        size, s = t.size // self.batch, grid.scalar
        first, count = some
        kind = "i8" if t.dtype.itemsize == 1 else s
        with code.span("0", count, 1) as lane:
            start = times(code, added(code, lane.var, first), size)
            matrix = code.op(f"getelementptr {kind}, ptr {address}, i64 {start}")
            whole = size - size % _MOVED
            for low, high, step in ((0, whole, _MOVED), (whole, size, 1)):
                if low == high:
                    continue
                with code.loop(low, high, step) as element:
                    for k in range(step):
                        at = added(code, element.var, k)
                        one = code.op(f"getelementptr {s}, ptr {matrix}, i64 {at}")
                        place = added(code, times(code, at, self.lanes), lane.var)
                        other = code.op(f"getelementptr {s}, ptr {grid.place}, i64 {place}")
                        source, target = (other, one) if back else (one, other)
                        x = code.fresh_op(f"load {s}, ptr {source}")
                        code.do(f"store {s} {x}, ptr {target}")
