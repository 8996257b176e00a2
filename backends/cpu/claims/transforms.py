"""What a Fourier transform is on a machine: which have passes, how they are grouped, their memory.

As many transforms as a register has lanes are a group. From a node to what
`monograph.backends.cpu.claims.fourier` writes code for; called by it, and through the table of ops
that are claimed whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import prod

from monograph.backends.cpu.claims.butterflies import IN_REGISTERS, radices
from monograph.backends.cpu.claims.pieces import bytes_for
from monograph.backends.cpu.claims.scratch import as_workspace, lines
from monograph.backends.cpu.emission.dtypes import register_type
from monograph.backends.cpu.emission.emit import Machine
from monograph.hlo.graph import Node
from monograph.hlo.types import TensorType, real_dtype

_LONGEST = 1 << 13  # points of one transform: those of all lanes stay in the second cache
_LONGEST_ALONE = 1 << 16  # points of one that is made of two lengths: its factors are a table
_WIDEST = 64  # bytes of a register
_FEWEST = 4  # transforms along the last dimension that are worth running side by side
_SHORT = 1 << 10  # points of a transform that takes less alone than leaving machine code does
_SPEED = 8e9  # flops a second of one thread


def takes_fft(node: Node) -> bool:
    """Whether all lengths have passes, and there are enough transforms, or they are short."""
    x, length = node.ins[0].type, node.attrs["fft_length"]
    assert isinstance(x, TensorType)
    if _pair_of(node) is not None:
        return True
    last = length[-1]
    if node.attrs["fft_type"] in ("RFFT", "IRFFT"):
        if last % 2 or not last:
            return False
        last //= 2
    lengths = (*length[:-1], last)
    if not x.size or not all(map(has_passes, lengths)):
        return False
    return enough(x, last)


def enough(x: TensorType, points: int) -> bool:
    """Whether there are enough transforms along the last dimension, or they are short."""
    return prod(x.shape[:-1]) >= _FEWEST or points <= _SHORT


def has_passes(n: int) -> bool:
    """Whether a length has passes whose points stay in the second cache."""
    return n <= _LONGEST and radices(n) is not None


def _pair_of(node: Node) -> tuple[int, int] | None:
    """The two lengths of few long transforms of complex numbers; None for any others."""
    x, length = node.ins[0].type, node.attrs["fft_length"]
    assert isinstance(x, TensorType)
    few = prod(x.shape[:-1]) < _FEWEST and len(length) == 1 and x.size > 0
    if not few or node.attrs["fft_type"] in ("RFFT", "IRFFT"):
        return None
    return in_two(length[-1], x.dtype.itemsize // 2)


@cache
def in_two(n: int, size: int) -> tuple[int, int] | None:
    """The two lengths of about the same size that a long transform is made of; None if there are
    none that fill the widest registers, with reals of so many bytes."""
    if radices(n) is None or n > _LONGEST_ALONE:
        return None
    step = _WIDEST // size
    found = [m for m in range(step, n // 2, step) if n % m == 0 and m * m <= n * step]
    return (found[-1], n // found[-1]) if found else None


def fft_workspace(node: Node, machine: Machine) -> tuple[TensorType, ...]:
    """The scratch memory of a transform: an array between its dimensions, and that of groups."""
    t = transform_of(node, machine)
    most = max(bytes_for(g.count, g.seconds, 2 * g.block) for g in t.groups())
    return as_workspace(t.between + most)


@dataclass(frozen=True)
class Groups:
    """Groups of transforms along one dimension.

    Attributes:
        count: how many.
        block: bytes of each of the two blocks of scratch memory that a group wants.
        seconds: of all of them on one thread, estimated.
    """

    count: int
    block: int
    seconds: float


@dataclass(frozen=True)
class Transform:
    """A transform on a machine.

    Attributes:
        x, y: what goes in, and what comes out.
        kind, length: as the op has them.
        scalar, size: LLVM's type of a real, and its bytes.
        lanes: transforms side by side.
        pair: the two lengths of a long transform alone.
    """

    x: TensorType
    y: TensorType
    kind: str
    length: tuple[int, ...]
    scalar: str
    size: int
    lanes: int
    pair: tuple[int, int] | None

    @property
    def real_ends(self) -> bool:
        """Whether what goes in or what comes out is real."""
        return self.kind in ("RFFT", "IRFFT")

    @property
    def lengths(self) -> tuple[int, ...]:
        """The lengths that have passes."""
        return self.pair or (*self.length[:-1], self.length[-1] // (2 if self.real_ends else 1))

    @property
    def others(self) -> list[int]:
        """The dimensions beside the last one."""
        first = self.x.ndim - len(self.length)
        return [k for k in range(first, self.x.ndim - 1) if self.x.shape[k] > 1]

    @property
    def between(self) -> int:
        """Bytes of an array between two dimensions, where the result is no place for it."""
        apart = self.pair or (self.kind == "IRFFT" and self.others)
        return lines(self.x.nbytes) if apart else 0

    def rows(self) -> Groups:
        """Along the last dimension."""
        count = -(-prod(self.x.shape[:-1]) // self.lanes)
        return self._groups(count, self.lengths[-1] + self.real_ends)

    def columns(self, shape: Sequence[int], axis: int) -> Groups:
        """Along a dimension of an array, neighbours in lanes."""
        count = prod(shape[:axis]) * -(-prod(shape[axis + 1 :]) // self.lanes)
        return self._groups(count, shape[axis])

    def high(self) -> tuple[int, int, int]:
        """The array whose columns are a long transform's first half."""
        assert self.pair is not None
        return (prod(self.x.shape[:-1]), *self.pair)

    def low(self) -> Groups:
        """Its second half."""
        count, high, low = self.high()
        return self._groups(count * (high // self.lanes), low)

    def groups(self) -> list[Groups]:
        """All of them, in any order."""
        if self.pair:
            return [self.columns(self.high(), 1), self.low()]
        shape = (self.x if self.kind == "IRFFT" else self.y).shape
        return [self.rows(), *(self.columns(shape, axis) for axis in self.others)]

    def _groups(self, count: int, points: int) -> Groups:
        point = 2 * self.lanes * self.size
        large = sum(r for r in radices(points) or () if r > IN_REGISTERS)
        work = points * (5 * max(points.bit_length(), 1) + 2 * large) * self.lanes * count
        return Groups(count, lines((points + 1) * point + 1), work / _SPEED)


def transform_of(node: Node, machine: Machine) -> Transform:
    """The transform of a node."""
    x, y, length = node.ins[0].type, node.type, node.attrs["fft_length"]
    real = real_dtype(x.dtype)
    scalar, size = register_type(real), real.itemsize
    pair = _pair_of(node)
    lanes = max(machine.vector_bits // (8 * size), 2)
    return Transform(x, y, node.attrs["fft_type"], length, scalar, size, lanes, pair)
