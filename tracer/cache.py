"""What `jit` keeps: entries by kind of call, each with its trace and its programs by device.

Also the care that donated memory needs: it is given away only where nobody else sees it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakSet

from monograph.backends.base import Buffer, Caller, Device, Executable
from monograph.hlo import flags
from monograph.hlo.derived import derived
from monograph.hlo.errors import ArgumentError
from monograph.hlo.location import Loc
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.changing import Changing
from monograph.tracer.compilation import Compilation
from monograph.tracer.kept import kept, tables
from monograph.tracer.misses import CLEARED, FIRST, Miss, Words, anew, explain, redefinition
from monograph.tracer.placement import Given
from monograph.tracer.placing import Sharding
from monograph.tracer.trace import Trace

Place = Device | tuple[Given, ...]  # where a program runs: a device, or where its arguments are


@dataclass(frozen=True)
class CacheKey:
    """What a call is looked up by.

    Attributes:
        tree: structure of the positional and keyword arguments.
        types: of the leaves, weak marks included.
        static: (position or name, (class, value)) of the static arguments.
        mode: the flags that it depends on.
        axes: named axes in scope.
        refs: numbers of the leaves that are `Ref`s, and their kinds.
    """

    tree: tree.TreeDef
    types: tuple[TensorType, ...]
    static: tuple[Any, ...]
    mode: flags.Mode
    axes: tuple[Any, ...]
    refs: tuple[tuple[int, str | None], ...] = ()


@dataclass(eq=False)
class Loaded:
    """An entry's program on one device.

    Attributes:
        compilation, executable: what the pipeline made; nothing runs on a mesh without devices.
        device: where it runs; the first one, if there are several.
        ins, outs: where arguments must be, and where results are.
        reused: numbers of the inputs whose memory results take over.
        place_captures: makes `hidden`.
        in_types, out_types: of the arguments and of the results.
        caller: prepared calls, if the executable can make them and has been asked (`prepared`);
            they take the positional arguments, or (positional, keywords) if `named`.
    """

    compilation: Compilation
    executable: Executable | None
    device: Device
    ins: tuple[Sharding, ...]
    outs: tuple[Sharding, ...]
    reused: frozenset[int]
    place_captures: Callable[[], tuple[Buffer, ...]]
    in_types: tuple[TensorType, ...]
    out_types: tuple[TensorType, ...]
    caller: Caller | None = None
    prepared: bool = False
    named: bool = False

    @derived
    def hidden(self) -> tuple[Buffer, ...]:
        """Memory of the captured arrays, the last inputs; the first call asks for it.

        What is compiled to be read needs no device.
        """
        return self.place_captures()


@dataclass(eq=False)
class Entry:
    """One kind of call: its trace, and its programs by place (`launch.place_of`).

    Attributes:
        ins, outs: where `jit` was told that arguments, captures and results are.
        spread: whether it may be for several devices whatever the arguments.
        changing: of a function that uses `Ref`s: what its calls do, by a jitted function.
        around: what such a function is around this one, which is pure.
    """

    key: CacheKey
    trace: Trace
    trace_seconds: float
    ins: tuple[Given, ...]
    outs: tuple[Given, ...]
    spread: bool
    programs: dict[Place, Loaded] = field(default_factory=dict)
    lookups: int = 0
    changing: tuple[Changing, Any] | None = None
    around: Changing | None = None
    seen: int = 0  # hits when the cache last thought of dropping it

    @property
    def hits(self) -> int:
        """Calls that found it, looked up or prepared."""
        prepared = (p.caller for p in self.programs.values() if p.caller is not None)
        return self.lookups + sum(caller.hits() for caller in prepared)

    @property
    def compile_seconds(self) -> float:
        return sum(t.seconds for p in self.programs.values() for t in p.compilation.times)


@dataclass(frozen=True)
class CacheInfo:
    """What a jitted function has cached.

    Attributes:
        hits, misses: calls that found an entry, and that did not.
        currsize, maxsize: how many entries there are, and may be before the least used one goes.
        entries: the kinds of calls, with keys, hits and times.
        reasons: the latest misses: the first component that differed, and the caller's line.
        calls: per entry, the arguments with their types, and the static ones with their values.
    """

    hits: int
    misses: int
    currsize: int
    entries: tuple[Entry, ...]
    reasons: tuple[Miss, ...] = ()
    maxsize: int = 0
    calls: tuple[str, ...] = ()

    def __str__(self) -> str:
        rows = [f"hits {self.hits}, misses {self.misses}, entries {self.currsize}"]
        for e, text in zip(self.entries, self.calls, strict=True):
            rows.append(
                f"  {text}: {e.hits} hits, traced in {e.trace_seconds * 1e3:.1f} ms, "
                f"compiled in {e.compile_seconds * 1e3:.1f} ms"
            )
        if self.reasons:
            rows += ["misses:", *(f"  {m}" for m in self.reasons)]
        return "\n".join(rows)


ENTRIES = 1024  # kinds of calls of one function that are kept
_REASONS = 32  # misses of one function that are remembered


@dataclass(eq=False)
class Cache:
    """Entries of one function with one set of options.

    Attributes:
        entries: by kind of call, those looked up or made last at the end.
        misses: how often there was none.
        direct: prepared calls (`Caller.call`), the latest first: under None those of positional
            arguments, under the static arguments those of (positional, keywords) without them.
        reasons: why there was none, the latest last.
        most: how many entries are kept.
        dropped: keys of the entries that had to go, the latest last.
    """

    entries: dict[Any, Entry] = field(default_factory=dict)
    misses: int = 0
    direct: dict[Any, tuple[Callable[[tuple[Any, ...]], Any], ...]] = field(default_factory=dict)
    reasons: deque[Miss] = field(default_factory=lambda: deque(maxlen=_REASONS))
    most: int = ENTRIES
    dropped: deque[Any] = field(default_factory=lambda: deque(maxlen=_REASONS))

    def clear(self) -> None:
        """Forget all traces and programs."""
        self.entries.clear()
        self.direct.clear()

    def why(self, key: Any, kind: CacheKey, words: Words, loc: Loc | None) -> Miss:
        """Why there is no entry for a key; `kind` is the same in named parts."""
        if key in self.dropped:
            most = f"there may be {self.most} kinds of calls, and this was used least"
            return Miss(f"its program was dropped: {most}", "call it with fewer kinds.", loc)
        if self.entries:
            return explain(kind, [e.key for e in self.entries.values()], words, loc)
        if self.misses:
            return Miss(CLEARED, "", loc)
        return anew(Miss(FIRST, "", loc), redefinition(words.fun))

    def add(self, key: Any, entry: Entry) -> None:
        """Keep an entry; the one used least recently goes if there are too many."""
        while len(self.entries) >= self.most:
            self._drop_one()
        self.entries[key] = entry

    def _drop_one(self) -> None:
        """Drop the oldest entry without calls since it was looked at last (the clock algorithm).

        Prepared calls count themselves and tell nobody, so no call pays for the order.
        """
        while True:
            key = next(iter(self.entries))
            entry = self.entries.pop(key, None)
            if entry is None:  # another thread was quicker
                return
            if entry.hits == entry.seen:
                break
            entry.seen = entry.hits
            self.entries[key] = entry
        self.dropped.append(key)
        for loaded in entry.programs.values():
            for static, calls in list(self.direct.items()):
                if loaded.caller is not None and loaded.caller.call in calls:
                    self.direct[static] = tuple(c for c in calls if c != loaded.caller.call)
                    if not self.direct[static]:
                        del self.direct[static]


def cache_of(fun: Any, config: Any) -> Cache:
    """Functions share their entries between several ``jit(f)`` with the same options."""
    known = kept(fun)
    made = Cache()
    try:
        found: Cache = made if known is None else known.setdefault(("jit", config), made)
    except TypeError:  # an option without a hash
        found = made
    _caches.add(found)
    return found


_caches: WeakSet[Cache] = WeakSet()


def forget() -> None:
    """Drop all entries of all functions, and the traces of loops."""
    for cache in list(_caches):
        cache.clear()
    for table in tables():
        for key in [k for k, v in table.items() if type(v) is not Cache]:
            del table[key]


# ---- donation -----------------------------------------------------------------------------------


def check_donated(
    buffers: Sequence[Buffer], types: Sequence[TensorType], reused: frozenset[int]
) -> None:
    for i in sorted(reused):
        same = [j for j, b in enumerate(buffers) if b is buffers[i]]
        if len(same) > 1:
            leaves = " and ".join(map(str, same))
            raise ArgumentError(
                "an array is donated and passed a second time in the same call",
                operands={f"leaves {leaves} of the arguments": types[i]},
                why="the results overwrite donated memory while the other argument reads it.",
                fix="pass a copy (x.copy()) as the other argument, or don't donate.",
            )
