"""`assign_buffers`: from steps on virtual buffers to a `Program` whose memory is laid out.

First copies are removed by letting both sides be one buffer where their spans allow it: that is how
loop carries, branch results, updates in place and donated inputs find their memory. Then what is
left of the temporaries gets offsets in one arena, by best fit over their lifetimes. The launches of
a sweep are at different rows at one time: two values share memory in it only if every row touches
bytes of its own, and otherwise all that a sweep touches is wanted from its beginning to its end.
So is what branches touch that run at one time; and two of them share a value's memory only if none
of them writes it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from monograph.fusion.access import apart
from monograph.fusion.arena import aligned, pack
from monograph.fusion.kernel import Kernel, Load, Opaque
from monograph.fusion.liveness import Liveness, Span, liveness
from monograph.fusion.near import near_rows
from monograph.fusion.passing import touched_by_all
from monograph.fusion.program import (
    Beside,
    BufferKind,
    BufferPlan,
    BufferSpec,
    Copy,
    Decision,
    Host,
    Launch,
    LayoutPlan,
    Port,
    Program,
    Step,
    Sweep,
    Switch,
    While,
    all_steps,
)
from monograph.fusion.rows import Reach, together, touched_by
from monograph.fusion.steps import StepPlan, Value

KINDS: tuple[BufferKind, ...] = ("input", "output", "constant", "temp")


def assign_buffers(
    plan: StepPlan,
    donated: Sequence[bool] = (),
    *,
    name: str | None = None,
    layout: LayoutPlan | None = None,
    alignment: int = 64,
) -> Program:
    """Lay out the memory of a program.

    Args:
        plan: steps on virtual buffers.
        donated: per input, whether its memory may be reused; none by default.
        name: of the program; the graph's by default.
        layout: kept in the program.
        alignment: of every temporary, in bytes.
    """
    graph = plan.fusion.graph
    flags = tuple(donated) or (False,) * len(plan.inputs)
    work = _Classes(plan, {b for b, f in zip(plan.inputs, flags, strict=True) if f})
    work.coalesce()
    work.donate()
    work.overwrite()
    near = work.near()
    specs, number, lifetimes, arena = work.table(alignment, {c: n for c, (_, n) in near.items()})
    unshared = sum(aligned(v.type.nbytes, alignment) for v in plan.values if v.kind == "temp")
    steps = _Rewrite(number, work.find, near).steps(plan.steps)
    places = tuple(number.get(v, -1) for v in range(len(plan.values)))
    buffers = BufferPlan(tuple(specs), arena, unshared, lifetimes, tuple(work.decisions), places)
    inputs = tuple(
        Port(p.type, number[b], f) for p, b, f in zip(graph.params, plan.inputs, flags, strict=True)
    )
    outputs = tuple(Port(o.type, number[b]) for o, b in zip(graph.outs, plan.outputs, strict=True))
    return Program(
        name or graph.name, "planned", graph, inputs, outputs, plan.fusion, layout, steps, buffers,
        decisions=plan.decisions,
    )  # fmt: skip


def copies_left(plan: StepPlan) -> list[Copy]:
    """The copies of a plan that stay: both sides are wanted at one time, or differ in size."""
    return copies_and_places(plan)[0]


def copies_and_places(plan: StepPlan) -> tuple[list[Copy], list[int]]:
    """The copies that stay, and per buffer the first one of those that will be one with it."""
    work = _Classes(plan, set())
    work.coalesce()
    left = [c for _, c in work.live.copies if work.find(c.source) != work.find(c.target)]
    return left, [work.find(b) for b in range(len(plan.values))]


class _Classes:
    """Virtual buffers joined into classes that share memory."""

    def __init__(self, plan: StepPlan, donated: set[int]) -> None:
        self.plan = plan
        self.donated = donated
        self.values: tuple[Value, ...] = plan.values
        self.live: Liveness = liveness(plan.steps, plan.outputs)
        self.parent = list(range(len(plan.values)))
        self.spans = {b: self.live.spans.get(b, []) for b in range(len(plan.values))}
        self.inputs = {b: b for b in plan.inputs}  # class -> its input, if it has one
        self.members = [{b} for b in range(len(plan.values))]
        self.swept = [_swept(step) for _, _, step in self.live.sweeps]
        self.apart = [[touched_by_all(b) for b in s.branches] for _, _, s in self.live.besides]
        self.decisions: list[Decision] = []

    def find(self, b: int) -> int:
        while self.parent[b] != b:
            self.parent[b] = self.parent[self.parent[b]]
            b = self.parent[b]
        return b

    # ---- joining ----------------------------------------------------------------------------

    def coalesce(self) -> None:
        """Remove copies, those in inner loops first."""
        copies = sorted(enumerate(self.live.copies), key=lambda c: (-c[1][0], c[0]))
        for _, (_, copy) in copies:
            a, b = self.find(copy.source), self.find(copy.target)
            if a == b:
                continue
            node = self.values[copy.target].node
            why = self.against(a, b)
            if why is None:
                self.join(a, b)
            reason = why or "one buffer serves both, nothing is copied"
            self.decisions.append(Decision("remove a copy", why is None, reason, node))

    def donate(self) -> None:
        """Let outputs take over the memory of donated inputs of the same type."""
        for b in self.plan.inputs:
            if b not in self.donated or self.find(b) != b or self.size(b) == 0:
                continue
            if any(self.find(o) == b for o in self.plan.outputs):
                continue
            t = self.values[b].type
            for o in self.plan.outputs:
                if self.values[o].type is t and self.against(b, self.find(o)) is None:
                    self.join(b, self.find(o))
                    node = self.values[o].node
                    self.decisions.append(Decision("donate an input", True, "it is dead", node))
                    break

    def overwrite(self) -> None:
        """Let a kernel write over a temporary that it is the last to read, where it may."""
        for p, launch in self.live.launches.items():
            for j, y in enumerate(launch.results):
                for k, x in enumerate(launch.operands):
                    a, b = self.find(x), self.find(y)
                    if a == b or self.values[a].kind == "constant" or a in self.inputs:
                        continue
                    if self.size(a) != self.size(b) or not _ends(self.spans[a], 2 * p + 1):
                        continue
                    if not isinstance(launch.kernel, Kernel) or not same_element(
                        launch.kernel, k, j
                    ):
                        continue
                    if self.against(a, b) is None:
                        self.join(a, b)
                        reason = "each point reads only the element that it writes"
                        node = self.values[y].node
                        self.decisions.append(Decision("write over an operand", True, reason, node))
                        break

    def size(self, b: int) -> int:
        return self.values[b].type.nbytes

    def against(self, a: int, b: int) -> str | None:
        """Why two classes can't share memory, or None."""
        for c in (a, b):
            if self.values[c].kind == "constant":
                return "a constant is never written"
            if c in self.inputs and self.inputs[c] not in self.donated:
                return "an input that is not donated is never written"
        if a in self.inputs and b in self.inputs:
            return "both are inputs"
        if self.size(a) != self.size(b):
            return "their sizes differ"
        for time in _overlaps(self.spans[a], self.spans[b]):
            if time is None or not self.in_place(time, a, b):
                return "both are wanted at the same time"
        held = self.members[a] | self.members[b]
        if any(_rows_meet(row, self.members[a], self.members[b], held) for row in self.swept):
            return "rows of kernels that run together would meet there"
        if any(_branches_meet(parts, held) for parts in self.apart):
            return "steps that run at the same time would meet there"
        return None

    def in_place(self, time: int, a: int, b: int) -> bool:
        """Whether the launch at `time` may write one class over the other, element by element."""
        launch = self.live.launches.get(time // 2)
        if launch is None or not isinstance(launch.kernel, Kernel):
            return False
        held = (a, b)
        places = [k for k, x in enumerate(launch.operands) if self.find(x) in held]
        results = [j for j, x in enumerate(launch.results) if self.find(x) in held]
        if len(results) != 1 or not places:
            return False
        return all(
            (k, results[0]) in launch.kernel.aliases or same_element(launch.kernel, k, results[0])
            for k in places
        )

    def join(self, a: int, b: int) -> None:
        if b in self.inputs:
            a, b = b, a
        self.parent[b] = a
        self.spans[a] = _joined(self.spans[a], self.spans.pop(b))
        self.members[a] |= self.members[b]

    # ---- the table --------------------------------------------------------------------------

    def near(self) -> dict[int, tuple[Sweep, int]]:
        """The classes that live in the rows of one sweep, and the bytes of a row."""

        def temporary(c: int) -> bool:
            return self.kind(sorted(self.members[c])) == "temp"

        return near_rows(self.plan.steps, self.find, temporary)

    def table(
        self, alignment: int, near: Mapping[int, int]
    ) -> tuple[list[BufferSpec], dict[int, int], tuple[tuple[int, int, int], ...], int]:
        """All buffers; the number of each virtual one; lifetimes; the arena's size.

        Args:
            alignment: of every temporary, in bytes.
            near: classes that have no place in the arena, and the bytes of one row of them.
        """
        members: dict[int, list[int]] = {}
        used = {*self.plan.inputs, *self.plan.outputs, *self.live.spans}
        for b in sorted(used | _mentioned(self.plan.steps)):
            members.setdefault(self.find(b), []).append(b)
        hulls = {
            c: (self.spans[c][0][0], max(e for _, e in self.spans[c]))
            for c in members
            if self.spans[c]
        }
        for (first, last, _), row in zip(self.live.sweeps, self.swept, strict=True):
            for c in {self.find(b) for b in row}:
                begin, end = hulls[c]
                hulls[c] = min(begin, 2 * first), max(end, 2 * last + 1)
        for (first, last, _), parts in zip(self.live.besides, self.apart, strict=True):
            for c in {self.find(b) for reads, writes in parts for b in reads | writes}:
                begin, end = hulls[c]
                hulls[c] = min(begin, 2 * first), max(end, 2 * last + 1)
        temps = [c for c in members if self.kind(members[c]) == "temp" and c not in near]
        wanted = [(c, self.size(c), *hulls.get(c, (0, 0))) for c in temps]
        offsets, arena = pack(wanted, alignment)
        specs: list[BufferSpec] = []
        number: dict[int, int] = {}
        lifetimes: list[tuple[int, int, int]] = []
        for c, held in members.items():
            out = next((b for b in held if self.values[b].kind == "output"), None)
            if c in self.inputs:
                number[c] = len(specs)
                specs.append(BufferSpec(len(specs), "input", self.size(c), name=f"in{number[c]}"))
                held = [b for b in held if b != c]
                if out is None:
                    number.update(dict.fromkeys(held, number[c]))
                    held = []
            if held:
                kind = self.kind(held)
                alias = number.get(c) if out is not None else None
                node = self.values[c].node if kind == "constant" else None
                spec = BufferSpec(
                    len(specs), kind, self.size(c), offsets.get(c, 0), node, alias, f"{kind}{c}",
                    near.get(c, 0),
                )  # fmt: skip
                number.update(dict.fromkeys(held, len(specs)))
                specs.append(spec)
            if c in hulls and c not in near:
                first, last = hulls[c]
                lifetimes.append((number[members[c][-1]], first // 2, last // 2))
        return specs, number, tuple(lifetimes), arena

    def kind(self, held: Sequence[int]) -> BufferKind:
        kinds = {self.values[b].kind for b in held}
        return next(k for k in KINDS if k in kinds)


_Swept = dict[int, list[tuple[Reach | None, bool]]]  # buffer -> where it is touched, if to write


def _swept(step: Sweep) -> _Swept:
    found: _Swept = {}
    for launch in step.launches:
        for b, row in touched_by(launch).items():
            found.setdefault(b, []).extend((t.reach, t.written) for t in row)
        for b in (*launch.operands, *launch.results):
            found.setdefault(b, [])
    return found


def _rows_meet(row: _Swept, a: set[int], b: set[int], held: set[int]) -> bool:
    """Whether a row of a sweep would touch bytes that another row touches, one of them writing."""
    if a.isdisjoint(row) or b.isdisjoint(row):
        return False
    touched = [t for v in held & row.keys() for t in row[v]]
    return any(written for _, written in touched) and together(r for r, _ in touched) is None


def _branches_meet(parts: Sequence[tuple[set[int], set[int]]], held: set[int]) -> bool:
    """Whether a place that holds all these values is touched by two branches, and written."""
    inside = [p for p in parts if not held.isdisjoint(p[0]) or not held.isdisjoint(p[1])]
    return len(inside) > 1 and any(not held.isdisjoint(writes) for _, writes in inside)


def same_element(kernel: Kernel, operand: int, result: int) -> bool:
    """Whether every point reads of an operand only the element that it then writes in a result.

    It may read what no point writes, too.
    """
    a, b = kernel.operands[operand], kernel.results[result]
    if a.shape != b.shape or a.dtype.itemsize != b.dtype.itemsize:
        return False
    stores = [s for s in kernel.stores if s.result == result]
    if len(stores) != 1 or stores[0].mask is not None:
        return False
    loads = [i for i in kernel.instructions if isinstance(i, Load) and i.operand == operand]
    if any(kernel.operands[operand].shape == () for _ in loads) and kernel.dims:
        return False
    return bool(loads) and all(
        i.index == stores[0].index or apart(i.index, stores[0].index) for i in loads
    )


def _overlaps(a: Sequence[Span], b: Sequence[Span]) -> list[int | None]:
    """Where spans overlap: a time if one ends as the other begins with a write, else None."""
    found: list[int | None] = []
    i = j = 0
    while i < len(a) and j < len(b):
        low, high = max(a[i][0], b[j][0]), min(a[i][1], b[j][1])
        if low <= high:
            met = _meet(a[i], b[j]) or _meet(b[j], a[i])
            found.append(low if met and low % 2 else None)
        if a[i][1] < b[j][1]:
            i += 1
        else:
            j += 1
    return found


def _meet(a: Span, b: Span) -> bool:
    """Whether `a` ends at the time at which `b` begins."""
    return a[0] < a[1] == b[0]


def _ends(spans: Sequence[Span], time: int) -> bool:
    """Whether one of the spans ends at `time`."""
    at = bisect_left(spans, time, key=lambda s: s[1])
    return at < len(spans) and spans[at][1] == time


def _joined(a: list[Span], b: list[Span]) -> list[Span]:
    """The union, neighbours put together."""
    out: list[Span] = []
    for start, end in sorted(a + b):
        if out and start <= out[-1][1]:
            out[-1] = (out[-1][0], max(out[-1][1], end))
        else:
            out.append((start, end))
    return out


def _mentioned(steps: Sequence[Step]) -> set[int]:
    """The buffers that any step reads or writes."""
    found: set[int] = set()
    for step in all_steps(steps):
        if isinstance(step, While):
            found.add(step.predicate)
        elif isinstance(step, Switch):
            found.add(step.index)
        elif isinstance(step, Copy):
            found |= {step.source, step.target}
        elif not isinstance(step, Sweep | Beside):
            found.update(step.operands, step.results)
    return found


class _Rewrite:
    """The same steps on final numbers; copies within one class of buffers are gone."""

    def __init__(
        self,
        number: dict[int, int],
        find: Callable[[int], int],
        near: Mapping[int, tuple[Sweep, int]],
    ) -> None:
        self.number = number
        self.find = find
        self.near: dict[Sweep, list[int]] = {}  # final numbers of what lives in a sweep's rows
        for c, (sweep, _) in near.items():
            self.near.setdefault(sweep, []).append(number[c])
        self.made: dict[tuple[Kernel, tuple[tuple[int, int], ...]], Kernel] = {}

    def steps(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        out: list[Step] = []
        for step in steps:
            if isinstance(step, While):
                cond, body = self.steps(step.cond), self.steps(step.body)
                predicate = self.number[step.predicate]
                out.append(replace(step, cond=cond, predicate=predicate, body=body))
            elif isinstance(step, Switch):
                branches = tuple(self.steps(b) for b in step.branches)
                out.append(replace(step, index=self.number[step.index], branches=branches))
            elif isinstance(step, Beside):
                apart = tuple(self.steps(b) for b in step.branches)
                out.append(replace(step, branches=apart))
            elif isinstance(step, Copy):
                if self.find(step.source) != self.find(step.target):
                    source, target = self.number[step.source], self.number[step.target]
                    out.append(Copy(source, target, step.nbytes))
            elif isinstance(step, Sweep):
                launches = tuple(self.launch(x) for x in step.launches)
                near = tuple(sorted(self.near.get(step, ())))
                out.append(replace(step, launches=launches, near=near))
            elif isinstance(step, Host):
                out.append(Host(step.node, *self.numbers(step)))
            else:
                out.append(self.launch(step))
        return tuple(out)

    def numbers(self, step: Launch | Host) -> tuple[tuple[int, ...], tuple[int, ...]]:
        operands = tuple(self.number[b] for b in step.operands)
        return operands, tuple(self.number[b] for b in step.results)

    def launch(self, step: Launch) -> Launch:
        return Launch(self.kernel(step), *self.numbers(step), step.schedule)

    def kernel(self, step: Launch) -> Kernel | Opaque:
        """The kernel with every operand that shares memory with a result among its aliases."""
        kernel = step.kernel
        if not isinstance(kernel, Kernel):
            return kernel
        pairs = tuple(
            (k, j)
            for k, x in enumerate(step.operands)
            for j, y in enumerate(step.results)
            if self.find(x) == self.find(y)
        )
        if pairs == kernel.aliases:
            return kernel
        found = self.made.get((kernel, pairs))
        if found is None:
            found = self.made[kernel, pairs] = replace(kernel, aliases=pairs)
        return found
