"""Random kernels without a graph behind them: strided, permuted, padded and wrapped reads.

`random_kernel` makes one from a generator; `inputs_of` gives arrays for it.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Literal,
    Load,
    Reduced,
    Reduction,
    Store,
)
from monograph.hlo import ops
from monograph.hlo.index import Index, dim, floordiv, linear, modulo
from monograph.hlo.types import BOOL, C64, DTYPES, F32, F64, I32, DType, TensorType, tensor

Array = np.ndarray[Any, Any]
TYPES = (F32, F32, F64, I32, DTYPES["i8"], DTYPES["bf16"], DTYPES["u16"], C64)


def random_kernel(rng: np.random.Generator, *, reducing: bool | None = None) -> Kernel:
    """Some reads at random places, added or multiplied; perhaps summed; stored in some order."""
    rank = int(rng.integers(1, 4))
    dims = tuple(int(rng.choice([1, 2, 3, 5, 8, 17, 33, 40])) for _ in range(rank))
    reducing = bool(rng.random() < 0.3) if reducing is None else reducing
    reduce_dims = tuple(int(rng.choice([1, 3, 4, 19])) for _ in range(int(reducing) * 2))
    d = TYPES[int(rng.integers(len(TYPES)))]
    work = _Drawing(rng, dims, reduce_dims, d)
    total = work.read()
    for _ in range(int(rng.integers(0, 3))):
        op = ops.add if rng.random() < 0.7 else ops.multiply
        total = work.add(Apply(op, (total, work.read()), d))
    order = [int(i) for i in rng.permutation(rank)] if rng.random() < 0.2 else list(range(rank))
    place = tuple(dim(i, dims[i]) for i in order)
    result = tensor(tuple(dims[i] for i in order), d)
    prologue: tuple[Instr, ...] = ()
    epilogue: tuple[Instr, ...] = ()
    reductions: tuple[Reduction, ...] = ()
    body = tuple(work.body)
    if reducing:
        prologue = (Literal(np.zeros((), d.np), d),)
        body = tuple(_renumbered(i) for i in body)
        reductions = (Reduction(ops.monoid("add", d), (total + 1,), (0,), "sequential"),)
        epilogue = (Reduced(0, 0, d),)
        total = len(body) + 1
    return Kernel(
        "random", dims, reduce_dims, prologue, body, epilogue, reductions,
        (Store(0, place, total),), tuple(work.operands), (result,),
    )  # fmt: skip


def _renumbered(instr: Instr) -> Instr:
    """The instruction behind one more in front."""
    if isinstance(instr, Apply):
        return Apply(instr.op, tuple(a + 1 for a in instr.args), instr.dtype)
    if isinstance(instr, Load) and instr.mask is not None:
        return Load(instr.operand, instr.index, instr.dtype, instr.mask + 1)
    return instr


class _Drawing:
    """The instructions drawn so far."""

    def __init__(
        self, rng: np.random.Generator, dims: tuple[int, ...], inner: tuple[int, ...], d: DType
    ) -> None:
        self.rng = rng
        self.loops = [dim(i, n) for i, n in enumerate((*dims, *inner))]
        self.sizes = (*dims, *inner)
        self.d = d
        self.body: list[Instr] = []
        self.operands: list[TensorType] = []

    def add(self, instr: Instr) -> int:
        self.body.append(instr)
        return len(self.body) - 1

    def read(self) -> int:
        """One read: of an array in some order of dimensions, or something harder."""
        kind = self.rng.choice(["plain", "permuted", "some", "padded", "wrapped", "iota", "flat"])
        if kind == "iota" and not self.d.is_complex:
            return self.add(IndexValue(modulo(self._flat(), 50), self.d))
        if kind == "padded":
            return self.padded()
        if kind == "wrapped":
            index = modulo(self._flat() + 5, 7)
            return self.load((index,), (7,))
        if kind == "flat":
            return self.load((floordiv(self._flat(), 2),), (max(prod(self.sizes), 2) // 2 + 1,))
        order = list(range(len(self.sizes)))
        if kind != "plain":
            order = [int(i) for i in self.rng.permutation(len(order))]
        if kind == "some":
            order = order[: len(order) // 2]
        return self.load(tuple(self.loops[i] for i in order), tuple(self.sizes[i] for i in order))

    def _flat(self) -> Index:
        return linear(self.loops, self.sizes)

    def load(
        self, index: tuple[Index, ...], shape: tuple[int, ...], mask: int | None = None
    ) -> int:
        self.operands.append(tensor(shape, self.d))
        return self.add(Load(len(self.operands) - 1, index, self.d, mask))

    def padded(self) -> int:
        """Two elements before the first dimension of the operand read as ones."""
        axis = int(self.rng.integers(len(self.sizes)))
        shape = tuple(n + 3 if i == axis else n for i, n in enumerate(self.sizes))
        index = tuple(x - 2 if i == axis else x for i, x in enumerate(self.loops))
        inside = self.add(InRange(((index[axis], 0, shape[axis]),), BOOL))
        one = self.add(Literal(np.ones((), self.d.np), self.d))
        x = self.load(index, shape, inside)
        return self.add(Apply(ops.select, (inside, x, one), self.d))


def inputs_of(kernel: Kernel, rng: np.random.Generator) -> list[Array]:
    """Small integers, so that no sum or product rounds."""
    made = []
    for t in kernel.operands:
        low = 0 if t.dtype.kind == "uint" else -3
        made.append(np.asarray(rng.integers(low, 4, t.shape)).astype(t.dtype.np))
    return made
