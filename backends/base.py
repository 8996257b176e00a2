"""The contract of a backend: target, level, claims, compile; and what a compiled program can do.

`tracer/compile.py` talks to backends through this file only. A backend outside the repository
registers an instance of `Backend` through the entry-point group ``monograph.backends``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Protocol

import numpy as np

from monograph.backends.engines.world import home, number_at_home
from monograph.backends.tables import duration, table
from monograph.fusion.program import Level, Program
from monograph.fusion.target import Target
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.legalize import Definitions
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType
from monograph.sharding.mesh import AbstractMesh


@dataclass(frozen=True)
class Device:
    """One device of a backend; `str` gives ``cpu:0``."""

    backend: str
    index: int = 0

    def __str__(self) -> str:
        return f"{self.backend}:{self.index}"

    @property
    def id(self) -> int:
        return self.index

    @property
    def platform(self) -> str:
        return self.backend

    @property
    def device_kind(self) -> str:
        return self.backend

    @property
    def process_index(self) -> int:
        """The number of the process that it is of."""
        return home(self.backend, self.index)

    @property
    def local_hardware_id(self) -> int:
        """Its number among the devices of its process."""
        return number_at_home(self.backend, self.index)

    def memory_stats(self) -> None:
        """What is known of its memory: nothing."""


class Buffer:
    """Memory on a device that holds one array, row-major and contiguous.

    Attributes:
        device: where it lives.
        space: the memory space's name.
        host: the bytes as a NumPy array where the memory is the host's, else None.
        address: of the first byte.
        place: the kind of device and its number, as DLPack has them.
        waits: whether there may be something for `ready` to wait for.
    """

    __slots__ = ("device", "host", "space")
    place: ClassVar[tuple[int, int]] = (1, 0)
    waits: ClassVar[bool] = True

    def __init__(
        self, device: Device, host: np.ndarray[Any, Any] | None, space: str = "host"
    ) -> None:
        self.device = device
        self.host = host
        self.space = space

    @property
    def address(self) -> int:
        assert self.host is not None
        return int(self.host.ctypes.data)

    def ready(self) -> None:
        """Wait until the contents are there (at once, in host memory)."""

    def is_ready(self) -> bool:
        """Whether they are; nothing is waited for."""
        return True

    def lend(self, stream: int | None, *, copied: bool) -> Any:
        """The memory for another library: an object with its `address`, to be kept meanwhile.

        Args:
            stream: the library's: what it asks for afterwards sees the contents.
            copied: whether the library gets a copy, which it may write to.
        """
        raise NotImplementedError

    def sole(self) -> bool:
        """Whether nobody else sees this memory: no view of it, and it is nobody's view."""
        host = self.host
        # The references: this buffer's, this function's, and that of the call below.
        return host is None or (host.base is None and sys.getrefcount(host) == 3)


@dataclass(frozen=True)
class Row:
    """One row of a report: an op or kernel, the user's line, and what it cost.

    `roofline` is the share that was reached of the speed that the machine's memory and arithmetic
    allow, if that is known (Williams and others, Communications of the ACM 52(4), 2009).
    """

    name: str
    line: str
    calls: int
    time: float
    flops: int = 0
    bytes: int = 0
    energy: tuple[float, float] | None = None
    roofline: float | None = None


@dataclass(frozen=True)
class Report:
    """What a run cost. `unit` of `total` and of the rows' `time` is "s" or "cycles"."""

    backend: str
    total: float
    rows: tuple[Row, ...]
    unit: str = "s"
    counters: Mapping[str, float] = field(default_factory=dict)
    energy: tuple[float, float] | None = None
    simulated: ClassVar[bool] = False  # whether times are a model's, not this computer's

    def details(self) -> str:
        """What there is to say besides the rows; nothing, usually."""
        return ""

    def table(self) -> str:
        """The rows as text, the costliest first."""
        rows = [
            (r.name, str(r.calls), duration(r.time, self.unit), f"{r.flops:,}", f"{r.bytes:,}",
             r.line)
            for r in sorted(self.rows, key=lambda r: -r.time)
        ]  # fmt: skip
        head = ("op", "calls", "time", "flops", "bytes", "line")
        title = f"{duration(self.total, self.unit)} on {self.backend}"
        return "\n".join(x for x in (title, table(head, rows), self.details()) if x)

    def __str__(self) -> str:
        return self.table()


@dataclass(frozen=True)
class Made:
    """A node of a tree that is an instance of a class of its own.

    Attributes:
        make: makes it of its children, each an argument; of a named tuple its class.
        children: trees.
    """

    make: Callable[..., Any]
    children: tuple[Any, ...]


@dataclass(frozen=True, eq=False)
class CallKind:
    """Calls that differ in nothing but the contents of their arguments.

    Attributes:
        types: of the arguments; one of a weak scalar type may be a Python number.
        numpy: whether an argument may be a NumPy array of that type.
        out_types: of the results.
        array: the class of arguments and results: made of a type, a sharding and (buffer,), held
            by slots called ``type``, ``sharding`` and ``_buffers``; or, for `Backend.held` to make
            the buffer of, memory in a slot called ``memory``, with no buffers.
        device: whose memory it all is.
        ins, outs: the shardings of arguments and results.
        hidden: memory of the program's last inputs.
        deleted: numbers of the arguments whose memory results take over.
        guards: (holder, name, value): the holder's attribute, or the item of a dictionary, must be
            this very object.
        given, made: trees of the arguments and of the results: tuples, lists, dictionaries, None,
            `Made`, and the numbers of arrays. In `given` every `Made` is a named tuple.
    """

    types: tuple[TensorType, ...]
    numpy: tuple[bool, ...]
    out_types: tuple[TensorType, ...]
    array: Any
    device: Device
    ins: tuple[object, ...]
    outs: tuple[object, ...]
    hidden: tuple[Buffer, ...]
    deleted: frozenset[int]
    guards: tuple[tuple[Any, str, object], ...]
    given: Any
    made: Any


@dataclass(frozen=True, eq=False)
class Caller:
    """Prepared calls of one kind.

    Attributes:
        call: from a tuple of arguments to the results; `NotImplemented` for arguments of another
            kind, or where a guard fails.
        hits: how often it has run the program.
    """

    call: Callable[[tuple[Any, ...]], Any]
    hits: Callable[[], int]


class Executable(Protocol):
    """A compiled program.

    One that can prepare calls has a method ``caller(kind: CallKind) -> Caller | None`` as well.
    """

    stages: tuple[str, ...]

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Run on one buffer per input; one buffer per output, and a report if asked for."""
        ...

    def as_text(self, stage: str) -> str:
        """The program at one of `stages` (the backend's own: "llvm", "asm", ...)."""
        ...

    def estimate(self) -> Report:
        """Static cost, without values."""
        ...

    @property
    def code_bytes(self) -> int:
        """Bytes of machine code."""
        ...


Host = Callable[[Any], Executable]


class Backend:
    """Base class of backends; a subclass gives `name`, `target`, `level` and `compile`.

    Attributes:
        name: as users write it: ``jit(f, backend=name)``.
        level: where the shared pipeline stops lowering.
        options: known option names -> what they do (an unknown one is an error that lists these).
        definitions: ops that are made of others on this machine by its contract, whatever their
            records say; `semantics` has the same for the interpreter.
        passes: the backend's own, run in order on the program before `compile`.
        over_ranks: whether ranks of a job number their devices together, as those of meshes are;
            else each has its own.
        remote: whether its memory is not the host's: single ops on arrays there run there, too.
        measures_time: whether a profile holds measured seconds (not cycles or estimates), so that
            a run before it is worth while.
    """

    name: ClassVar[str]
    level: ClassVar[Level] = "planned"
    options: ClassVar[Mapping[str, str]] = {}
    passes: ClassVar[Sequence[Callable[[Program], Program]]] = ()
    definitions: ClassVar[Definitions] = MappingProxyType({})
    over_ranks: ClassVar[bool] = False
    remote: ClassVar[bool] = False
    measures_time: ClassVar[bool] = False

    @property
    def target(self) -> Target:
        """The machine, as data."""
        raise NotImplementedError

    def target_for(self, options: Mapping[str, Any]) -> Target:
        """The machine that a program with these options is compiled for."""
        return self.target

    def device_count(self) -> int:
        """How many devices there are."""
        return 1

    def require(self) -> None:
        """Refuse, with the reason, if nothing can run here."""

    def claims(self, node: Node) -> bool:
        """Whether the backend takes this node whole (a composite or opaque op it has code for)."""
        return False

    def keeps(self, node: Node) -> bool:
        """Whether a node that has an expansion is left as it is: what is claimed, by default."""
        return self.claims(node)

    def supports(self, node: Node) -> str | None:
        """None if the backend can run the node, else one line saying why not."""
        if "callback" in node.attrs and node.attrs["callback"] is None:
            return f"nothing here runs the target {node.attrs['call_target_name']!r}"
        return None

    def semantics(self, options: Mapping[str, Any]) -> Mapping[OpDef, Callable[..., Any]]:
        """Ops that the machine computes otherwise than their records say, by contract: what it
        computes instead, for the interpreter (`monograph.hlo.state.referring`).

        Args:
            options: as users give them to `jit`.
        """
        return {}

    def lacks(self, node: Node, has_code: Callable[[Node], bool]) -> str | None:
        """Why a backend with a table of elementwise ops cannot run a node; None if it can.

        Args:
            node: any; bodies of reductions are looked into.
            has_code: whether an elementwise node is in the table.
        """
        op = node.op
        if op.kind == "elementwise":
            if has_code(node) or op.expand is not None:
                return None
            types = ", ".join(str(x.type) for x in node.ins)
            return f"{op.name} on {types} has no code for {self.name}"
        if op.kind == "reduction":
            inner = (n for _, body in subgraphs(node) for n in body.nodes)
            found = (self.lacks(n, has_code) for n in inner)
            why = next((w for w in found if w is not None), None)
            return None if why is None else f"in the body of {op.name}: {why}"
        if op.kind == "opaque" and op.ref is None and op.expand is None:
            return f"{op.name} has no code for {self.name}"
        return Backend.supports(self, node)

    def compile(self, program: Program, options: Mapping[str, Any], host: Host) -> Executable:
        """Compile a program at `level`."""
        raise NotImplementedError

    def estimate_on_mesh(
        self, graph: Graph, mesh: AbstractMesh, options: Mapping[str, Any]
    ) -> Report | None:
        """What a program over a mesh costs, without values; None: there is no model of that.

        Args:
            graph: the program of one device; its collectives name the mesh's axes.
            mesh: with devices or without.
            options: the backend's own.
        """
        return None

    # ---- keeping compiled programs: a backend that does not say how keeps none

    def key(self, options: Mapping[str, Any]) -> str | None:
        """Everything that compiled code depends on, besides the program and this package."""
        return None

    def dump(self, executable: Executable) -> bytes | None:
        """What `restore` makes the executable from; None if that is impossible."""
        return None

    def restore(
        self, data: bytes, options: Mapping[str, Any], program: Callable[[], Program]
    ) -> Executable:
        """An executable from what `dump` gave, in this process or another.

        Args:
            data: what `dump` gave.
            options: those that it was compiled with.
            program: makes the program again, for whoever wants to look at it.
        """
        raise NotImplementedError

    def put(self, x: np.ndarray[Any, Any], device: Device) -> Buffer:
        """Copy (or adopt) host data to a device."""
        return Buffer(device, x)

    def held(self, memory: Any, type: TensorType, device: Device) -> Buffer:
        """Memory that a prepared call left in an array, as a buffer of this type."""
        raise NotImplementedError

    def own(self, x: np.ndarray[Any, Any], device: Device) -> Buffer:
        """A copy of host data, in memory that nobody else has."""
        return self.put(x.copy(), device)

    def copy(self, buffer: Buffer) -> Buffer:
        """The same contents in memory that nobody else has."""
        assert buffer.host is not None
        return self.own(buffer.host, buffer.device)

    def fill(self, value: np.ndarray[Any, Any], type: TensorType, device: Device) -> Buffer:
        """Memory of a device whose elements are all the same, `value`, which is 0-d."""
        return self.put(np.full(type.shape, value, type.dtype.np), device)

    def release(self) -> None:
        """Give memory that is kept for later arrays back to the system."""

    def stream(self) -> int | None:
        """What other libraries are told that memory they lend is read in; None: in no stream."""
        return None

    def borrow(
        self, address: int, type: TensorType, owner: Any, device: Device, copy: bool | None
    ) -> Buffer:
        """Memory of another library on the backend's device, as a buffer.

        Args:
            address: of the first byte; the elements are in row-major order.
            type: of the array.
            owner: keeps the memory while it is held.
            device: where it is.
            copy: True for a copy; False if there must be none.
        """
        raise NotImplementedError

    def get(self, buffer: Buffer, type: TensorType) -> np.ndarray[Any, Any]:
        """The contents as a NumPy array of `type` (a view where the memory is the host's)."""
        assert buffer.host is not None
        return buffer.host


__all__ = [
    "Backend",
    "Buffer",
    "CallKind",
    "Caller",
    "Device",
    "Executable",
    "Host",
    "Report",
    "Row",
]
