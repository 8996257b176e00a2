"""Work in units: an array folded along an axis, as sections of so many units of one form.

A unit is a row, a block of columns, or a part of a long row; a job's function runs a range of them.
Called by `monograph.backends.cpu.claims.running`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from monograph.backends.cpu.claims.pieces import Job
from monograph.backends.cpu.emission.offsets import added, times

_PART = 1 << 15  # elements of one part of a long row
_PARTS = 256  # at most
_FEW = 8  # rows up to which a long axis is cut


@dataclass(frozen=True)
class View:
    """An array as (outer, n, inner), folded along the middle."""

    outer: int
    n: int
    inner: int

    @property
    def size(self) -> int:
        return self.outer * self.n * self.inner


@dataclass(frozen=True)
class Section:
    """So many units of work of one form; `body` writes one, given its number."""

    count: int
    body: Callable[[Job, str], None]


@dataclass(frozen=True)
class Parts:
    """A long row in `count` parts of `length`, in the order of the scan; the last has `rest`."""

    count: int
    length: int
    rest: int

    @staticmethod
    def of(view: View, multiple: int) -> Parts | None:
        """The parts of rows, a multiple of so many elements each; None if rows stay whole."""
        if view.inner > 1 or view.outer > _FEW or view.n < 2 * _PART:
            return None
        length = max(_PART, -(-view.n // _PARTS))
        length = -(-length // multiple) * multiple
        count = -(-view.n // length)
        return Parts(count, length, view.n - (count - 1) * length)

    def sections(
        self, view: View, reverse: bool, body: Callable[[Job, str, str, int], None]
    ) -> list[Section]:
        """All parts of every row, then the last ones where they are shorter.

        `body` is called with the job, the offset and number of a part, and its length.
        """

        each = self.count - (self.rest < self.length)

        def whole(job: Job, number: str) -> None:
            code = job.code
            row, part = (code.op(f"{op} i64 {number}, {each}") for op in ("udiv", "urem"))
            start = code.op(f"mul i64 {row}, {view.n}")
            if reverse:
                at = added(code, times(code, part, -self.length), view.n - self.length)
            else:
                at = times(code, part, self.length)
            slot = added(code, times(code, row, self.count), part)
            body(job, added(code, start, at), slot, self.length)

        def last(job: Job, row: str) -> None:
            code = job.code
            start = code.op(f"mul i64 {row}, {view.n}")
            at = 0 if reverse else view.n - self.rest
            slot = added(code, times(code, row, self.count), self.count - 1)
            body(job, added(code, start, at), slot, self.rest)

        shorter = view.outer * (self.count - each)
        return [Section(view.outer * each, whole), Section(shorter, last)]
