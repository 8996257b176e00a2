"""`Products`: contractions that run by rows, beside the kernels that make or use what they touch.

Scores that a softmax needs and one more product uses never leave the cache that way. Whether it is
worth it, and how many rows at a time, follows from shapes and the target. Called by
`monograph.fusion.sweep`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from monograph.fusion.coalesce import coalesce
from monograph.fusion.estimate import memory_seconds
from monograph.fusion.kernel import Kernel, Schedule
from monograph.fusion.panels import in_panels, second_factor, walked_like
from monograph.fusion.program import Launch, Step
from monograph.fusion.rows import rowwise
from monograph.fusion.target import Target
from monograph.hlo.types import TensorType

_FEWEST = 8  # rows that go through tiles together
_MOST = 256
_ENOUGH = 16
_SHARES = (1 / 2, 7 / 8)  # of a piece's room: for its widest temporary, and if that is very wide

Counts = Callable[[Launch], Mapping[int, int]]  # numbers of rows -> of loops that make them


def contracts(launch: Launch) -> bool:
    """Whether a launch computes a contraction."""
    return isinstance(launch.kernel, Kernel) and launch.kernel.contracts


def saved(nbytes: int, target: Target) -> float:
    """Seconds that one pass over an array takes less if it stays in the nearest cache."""
    return memory_seconds(nbytes, target) - nbytes / target.nearest.bandwidth


class Products:
    """What a sweep asks about the contractions in it.

    Args:
        target: the machine.
        scheduler: the schedule of a kernel.
        raw: kernels as they were before their loops were merged; it grows.
        room: bytes that a piece has for temporaries.
        new: makes a buffer.
    """

    def __init__(
        self,
        target: Target,
        scheduler: Callable[[Kernel], Schedule],
        raw: dict[Kernel, Kernel],
        room: int,
        new: Callable[[TensorType], int],
    ) -> None:
        self.target = target
        self.scheduler = scheduler
        self.raw = raw
        self.room = room
        self.new = new
        self.whole: set[Launch] = set()  # which are better computed alone
        self.origin: dict[Launch, Launch] = {}  # of those whose loops were put in another order

    def may_join(self, launch: Launch) -> bool:
        """Whether a contraction may run with others."""
        return bool(self.target.panel and self.room) and launch not in self.whole

    def kernel(self, launch: Launch) -> Kernel:
        """A launch's kernel as it was before its loops were merged."""
        kernel = launch.kernel
        assert isinstance(kernel, Kernel)
        return self.raw.get(kernel, kernel)

    def like(self, group: Sequence[Launch], launch: Launch) -> Launch:
        """A contraction with its loops in the order of what it reads from the group."""
        if not contracts(launch):
            return launch
        written = {b for x in group for b in x.results}
        k = next((k for k, b in enumerate(launch.operands) if b in written), None)
        old = self.kernel(launch)
        turned = old if k is None else walked_like(old, k)
        if turned is old:
            return launch
        self.raw[turned] = turned
        made = replace(launch, kernel=turned, schedule=self.scheduler(turned))
        self.origin[made] = launch
        return made

    def leave_out(
        self, group: Sequence[Launch], rows: int, counts: Counts, private: Callable[[int], bool]
    ) -> bool:
        """Note which products gain nothing by running with the launches around them.

        They gain what their values save by never leaving the cache: reading them and, where nobody
        else reads them, writing them. They cost laying factors out.

        Args:
            group: launches that could run together.
            rows: how many rows they would have.
            counts: of how many loops these are.
            private: whether nobody but these reads a buffer.

        Returns:
            Whether there are any.
        """
        found = []
        few = self.blocks(group, rows, rows)[1] < _FEWEST
        for x in group:
            if not contracts(x):
                continue
            factor = second_factor(self.kernel(x), counts(x)[rows])
            between = _between(x, group).items()
            gain = sum(saved(n, self.target) * (2 if private(b) else 1) for b, n in between)
            size = 0 if factor is None else x.kernel.operands[factor[1].operand].nbytes
            cost = self.target.launch_overhead + memory_seconds(2 * size, self.target)
            if few or factor is None or gain <= cost:
                found.append(self.origin.get(x, x))
        self.whole.update(found)
        return bool(found)

    def blocks(self, group: Sequence[Launch], rows: int, grain: int) -> tuple[int, int]:
        """(rows of a piece, rows at once) of a sweep with products."""
        sizes = [n for x in group if contracts(x) for n in _between(x, group).values()]
        widest = max(max(sizes, default=1) // rows, 1)
        half, most = (int(self.room * share) // widest // 8 * 8 for share in _SHARES)
        block = min(_MOST, half if half >= _ENOUGH else most)
        if grain < block:
            block = max(_FEWEST, -(-grain // 8) * 8)
        return max(grain, block), block

    def by_rows(
        self, launch: Launch, came: Launch, count: int, block: int, steps: list[Step]
    ) -> Launch:
        """A launch of a sweep; what lays the second factor of a product out goes before it.

        Args:
            launch: with the sweep's rows as its first loop.
            came: as it came to the group.
            count: how many of its loops are the rows.
            block: rows at once.
            steps: those before the sweep; one may be added.
        """
        if not contracts(launch):
            return launch
        found = in_panels(self.kernel(came), count, self.target)
        if found is None:
            return replace(launch, schedule=replace(launch.schedule, rows=block))
        panels, source = self.new(found.type), came.operands[found.operand]
        steps.append(Launch(found.maker, (source,), (panels,), self.scheduler(found.maker)))
        made = coalesce(rowwise(found.kernel, count), first=1)
        schedule = replace(self.scheduler(made), rows=block)
        return Launch(made, (*came.operands, panels), came.results, schedule)


def _between(launch: Launch, group: Sequence[Launch]) -> dict[int, int]:
    """What a launch passes to others of its group, or gets from them: buffers and bytes."""
    others = [x for x in group if x is not launch]
    shared = {b for x in others for b in x.results} & {*launch.operands}
    shared |= {b for x in others for b in x.operands} & {*launch.results}
    kernel = launch.kernel
    places = zip((*launch.operands, *launch.results), (*kernel.operands, *kernel.results),
                 strict=True)  # fmt: skip
    return {b: t.nbytes for b, t in places if b in shared}
