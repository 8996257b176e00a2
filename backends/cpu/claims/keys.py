"""Sorting keys as code: the stored bits of elements to unsigned integers in their order, and back.

What `monograph.hlo.ops.orders.encoded` defines, on integers in W lanes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from monograph.backends.cpu.emission.emit import Code, literal, vector
from monograph.hlo.ops.orders import Key, has_zero
from monograph.hlo.types import DType, real_dtype


@dataclass(frozen=True)
class Coding:
    """A key on elements of one type.

    Attributes:
        key: what is compared.
        dtype: of the elements (of a part, if complex).
    """

    key: Key
    dtype: DType

    @staticmethod
    def of(key: Key, d: DType) -> Coding | None:
        """None if there is no code for it."""
        made = Coding(key, real_dtype(d))
        floats = made.dtype.is_float
        return None if floats and key.nans and _largest(made.dtype) is None else made

    @property
    def bits(self) -> int:
        """Of the stored element, and of its key."""
        return 8 * self.dtype.itemsize

    @property
    def unused(self) -> int:
        """Bits of the storage that a float leaves free."""
        return self.bits - self.dtype.bits if self.dtype.is_float else 0

    @property
    def scalar(self) -> str:
        return f"i{self.bits}"

    @property
    def merges(self) -> bool:
        """Whether different elements may have one key."""
        return self.signed and (self.key.zeros or self.key.nans)

    @property
    def signed(self) -> bool:
        """Whether the elements are floats with a sign; of others without one the bits are keys."""
        return self.dtype.is_float and self.dtype.has_sign

    def encode(self, code: Code, x: str, lanes: int) -> str:
        """The keys of stored bits."""
        d, top = self.dtype, 1 << (self.bits - 1)
        if self.signed:
            made = self._ordered(code, self._spread(code, x, lanes), lanes)
        elif d.kind == "int":
            if d.bits < 8:
                x = self._do(code, "shl", x, 8 - d.bits, lanes)
                x = self._do(code, "ashr", x, 8 - d.bits, lanes)
            made = self._do(code, "xor", x, top, lanes)
        elif d.bits < 8 and d.kind == "uint":
            made = self._do(code, "and", x, (1 << d.bits) - 1, lanes)
        else:
            made = x
        return self._do(code, "xor", made, -1, lanes) if self.key.descending else made

    def decode(self, code: Code, x: str, lanes: int) -> str:
        """The stored bits of keys: of elements that have keys of their own."""
        d, top = self.dtype, 1 << (self.bits - 1)
        if self.key.descending:
            x = self._do(code, "xor", x, -1, lanes)
        if self.signed:
            sign = self._do(code, "ashr", x, self.bits - 1, lanes)
            flipped = self._do(code, "xor", sign, -1, lanes)
            mask = self._do(code, "or", flipped, top, lanes)
            made = code.op(f"xor {vector(self.scalar, lanes)} {x}, {mask}")
            return self._do(code, "lshr", made, self.unused, lanes) if self.unused else made
        if d.kind != "int":
            return x
        made = self._do(code, "xor", x, top, lanes)
        return self._do(code, "and", made, (1 << d.bits) - 1, lanes) if d.bits < 8 else made

    def merged(self, code: Code, x: str, lanes: int) -> str:
        """Whether stored bits are not what their key decodes to: -0, and any NaN (an i1)."""
        t, found = vector(self.scalar, lanes), []
        x = self._spread(code, x, lanes)
        top = 1 << (self.bits - 1)
        if self.key.zeros and has_zero(self.dtype):
            found.append(code.op(f"icmp eq {t} {x}, {self._k(top, lanes)}"))
        if self.key.nans:
            found.append(self._is_nan(code, x, lanes))
        if len(found) == 1:
            return found[0]
        return code.op(f"or {vector('i1', lanes)} {', '.join(found)}")

    # ---- parts --------------------------------------------------------------------------------

    def _k(self, value: int, lanes: int) -> str:
        return literal(value, self.scalar, lanes)

    def _do(self, code: Code, name: str, x: str, k: int, lanes: int) -> str:
        return code.op(f"{name} {vector(self.scalar, lanes)} {x}, {self._k(k, lanes)}")

    def _spread(self, code: Code, x: str, lanes: int) -> str:
        """The sign of a float of fewer bits than it is stored in is where others have it."""
        return self._do(code, "shl", x, self.unused, lanes) if self.unused else x

    def _is_nan(self, code: Code, x: str, lanes: int) -> str:
        largest = _largest(self.dtype)
        assert largest is not None
        size = self._do(code, "and", x, (1 << (self.bits - 1)) - 1, lanes)
        t = vector(self.scalar, lanes)
        return code.op(f"icmp ugt {t} {size}, {self._k(largest, lanes)}")

    def _ordered(self, code: Code, x: str, lanes: int) -> str:
        t, b, top = vector(self.scalar, lanes), vector("i1", lanes), 1 << (self.bits - 1)
        sign = self._do(code, "ashr", x, self.bits - 1, lanes)
        mask = self._do(code, "or", sign, top, lanes)
        made = code.op(f"xor {t} {x}, {mask}")
        if self.key.zeros and has_zero(self.dtype):
            minus = code.op(f"icmp eq {t} {x}, {self._k(top, lanes)}")
            made = code.op(f"select {b} {minus}, {t} {self._k(top, lanes)}, {t} {made}")
        if self.key.nans:
            nan = self._is_nan(code, x, lanes)
            made = code.op(f"select {b} {nan}, {t} {self._k(-1, lanes)}, {t} {made}")
        return made


@cache
def _largest(d: DType) -> int | None:
    """The largest bits, but for the sign, that are not a NaN's; None if NaNs lie elsewhere."""
    if d.bits > 8:
        return ((1 << d.exponent) - 1) << d.mantissa
    patterns = np.arange(256, dtype=np.uint8)
    values = patterns.view(d.np).astype(np.float32)
    nan, sizes = values != values, patterns & 127
    largest = int(sizes[~nan].max())
    return largest if bool(((sizes > largest) == nan).all()) else None
