"""Prepared calls: for one kind of arguments, a function from a tuple of arrays to the results.

Everything that can be known before a call is laid out once: where each address goes, what each
argument must be, how long each result is. Where the interpreter's objects are known the function is
native code (`monograph.backends.cpu.calls.call_text`), else Python code that does the same. Either
way it returns `NotImplemented`, having done nothing, for arguments that are not of its kind.
"""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from monograph.backends.base import Buffer, Caller, CallKind, Made
from monograph.backends.cpu.calls.blocks import Pooled, block, native_type
from monograph.backends.cpu.calls.call_text import CALL
from monograph.backends.cpu.calls.callplan import CallPlan, Input, Output
from monograph.backends.cpu.calls.heap import pool
from monograph.backends.cpu.calls.interpreter import item_offset, slot_offsets
from monograph.backends.cpu.calls.portable import Portable
from monograph.backends.cpu.calls.record import (
    ARG,
    DICT,
    GUARD,
    HEADER,
    LEAF,
    LIST,
    MADE,
    NONE,
    OUT,
    SCALARS,
    TUPLE,
)
from monograph.backends.cpu.objects.shared import loaded
from monograph.hlo.types import BOOL, F32, TensorType, tensor

if TYPE_CHECKING:
    from monograph.backends.cpu.executable import CpuExecutable

_WORDS = 4096  # of the table, and of arguments and results: they are on the stack
_COMPARED = 1 << 14  # pairs of arguments that must not be the same


def caller(executable: CpuExecutable, kind: CallKind) -> Caller | None:
    """Prepare calls of one kind; None where a program needs more care than that."""
    plan = executable.plan
    taken = [o.alias for o in plan.outputs if o.alias is not None]
    if plan.segmented or set(taken) != kind.deleted or len(taken) != len(kind.deleted):
        return None
    if max(plan.slots, len(plan.inputs), len(plan.outputs)) > _WORDS:
        return None
    if len(taken) * len(plan.inputs) > _COMPARED:
        return None
    if taken and plan.long:
        return None  # donated arrays must be gone before other threads can run
    offsets = _offsets(kind)
    if offsets is not None:
        return _native(executable, kind, offsets)
    return None if taken else Portable(executable, kind).caller()


# ---- in native code --------------------------------------------------------------------------


class _Method(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p), ("function", ctypes.c_void_p), ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )  # fmt: skip


_ONE_ARGUMENT = 0x8  # how a builtin is called
_methods: dict[int, _Method] = {}
_HITS = 32 + 8 * HEADER.index("hits")


class Native(Protocol):
    """A program without Python code in it."""

    plan: CallPlan

    @property
    def address(self) -> int:
        """Of the function that does it all; 0 if there is nothing to do."""
        ...

    def template(self, hidden: Sequence[Buffer]) -> list[int]:
        """The table of a call, with the addresses of constants and of the last inputs."""
        ...


def _native(executable: Native, kind: CallKind, offsets: dict[str, int]) -> Caller:
    header = _objects(kind) | offsets
    plan = executable.plan
    held: list[Any] = [executable, kind]
    guards = [(id(holder), id(name), id(value), type(holder) is dict)
              for holder, name, value in kind.guards]  # fmt: skip
    args = []
    rows = zip(kind.types, kind.numpy, kind.ins, plan.inputs, strict=False)
    for i, (t, numpy, where, port) in enumerate(rows):
        dims = (ctypes.c_int64 * max(len(t.shape), 1))(*t.shape)
        held.append(dims)
        dtype = id(t.dtype.np) if numpy else 0
        args.append((id(t), dtype, len(t.shape), ctypes.addressof(dims), port.slot,
                     scalar_kind(t), i in kind.deleted, id(where)))  # fmt: skip
    outs = []
    for t, where, o in zip(kind.out_types, kind.outs, plan.outputs, strict=True):
        size = pool().kind(o.type.nbytes)
        slot, copied = (-1, o.slot) if o.copied else (o.slot, 0)
        taken = -1 if o.alias is None else o.alias
        outs.append((id(t), size, slot, copied, o.type.nbytes, taken, id(where)))
    header |= {
        "guards": len(guards), "args": len(args), "outs": len(outs), "words": plan.slots + 1,
        "entry": executable.address, "long": plan.long, "hits": 0,
        "given": _node(kind.given, held), "made": _node(kind.made, held),
        "arena": pool().kind(plan.arena_bytes) if plan.arena_bytes else 0,
    }  # fmt: skip
    words = [header[name] for name in HEADER]
    tables: tuple[tuple[list[Any], Any], ...] = ((guards, GUARD), (args, ARG), (outs, OUT))
    for table, fields in tables:
        assert all(len(row) == len(fields) for row in table)
        words += [word for row in table for word in row]
    words += executable.template(kind.hidden)
    record = struct.pack(f"={len(words)}q", *map(_signed, words))
    return Caller(_builtin(record, tuple(held)), lambda: _hits(record))


_CONTAINERS: dict[type, int] = {tuple: TUPLE, list: LIST, dict: DICT, Made: MADE}


def _node(x: Any, held: list[Any]) -> int:
    """The address of a tree in words: what it is, how many children, and (key, child) of each.

    Behind those of a dictionary is one with its keys, which copies are made of; behind those of a
    node of a class of its own what makes it.
    """
    children: list[int] = []
    if isinstance(x, int):
        head = (LEAF, x)
    elif x is None:
        head = (NONE, 0)
    else:
        inside = x.children if type(x) is Made else x
        pairs = list(x.items()) if type(x) is dict else [(None, child) for child in inside]
        head = (_CONTAINERS[type(x)], len(pairs))
        for key, child in pairs:
            held.append(key)
            children += [id(key), _node(child, held)]
        if type(x) is dict:
            held.append(dict.fromkeys(x))
            children.append(id(held[-1]))
        if type(x) is Made:
            held.append(x.make)
            children.append(id(x.make))
    words = (ctypes.c_int64 * (2 + len(children)))(*head, *children)
    held.append(words)
    return ctypes.addressof(words)


def scalar_kind(t: TensorType) -> int:
    """Which Python number may stand for the type, as `SCALARS` counts them; 0 for none."""
    if t.shape or t.weak is (t.dtype is BOOL) or t.dtype.name not in SCALARS:
        return 0
    return SCALARS.index(t.dtype.name) + 1


def _signed(word: int) -> int:
    return word - (1 << 64) if word >= 1 << 63 else int(word)


def _hits(record: bytes) -> int:
    return ctypes.c_int64.from_address(id(record) + _HITS).value


def _builtin(record: bytes, held: tuple[Any, ...]) -> Callable[[tuple[Any, ...]], Any]:
    """A builtin function on a record, which keeps alive whatever the record points to."""
    function = loaded(CALL).symbols["mg_call"]
    method = _methods.get(function)
    if method is None:
        method = _methods[function] = _Method(b"call", function, _ONE_ARGUMENT, None)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype = ctypes.py_object
    make.argtypes = [ctypes.c_void_p, ctypes.py_object, ctypes.py_object]
    found: Callable[[tuple[Any, ...]], Any] = make(ctypes.addressof(method), record, held)
    return found


def _objects(kind: CallKind) -> dict[str, int]:
    found = {
        "miss": NotImplemented, "array_type": kind.array, "pooled_type": Pooled,
        "buffer_type": Buffer, "numpy_type": np.ndarray, "block_type": native_type(),
        "tuple_type": tuple, "list_type": list, "dict_type": dict, "none": None,
        "float_type": float, "int_type": int, "bool_type": bool, "true": True,
    }  # fmt: skip
    return {name: id(x) for name, x in found.items()}


_NOWHERE = object()  # stands for a sharding
_known: dict[Any, dict[str, int] | None] = {}


def _offsets(kind: CallKind) -> dict[str, int] | None:
    """Where arrays and buffers hold what; None if native code cannot work here."""
    if native_type() is None:
        return None
    if kind.array not in _known:
        found = _looked_up(kind)
        _known[kind.array] = found if found is not None and _works(kind, found) else None
    return _known[kind.array]


def _looked_up(kind: CallKind) -> dict[str, int] | None:
    t = tensor((), F32)
    pooled = Pooled(kind.device, block(t.nbytes), t)
    host = Buffer(kind.device, np.zeros((), np.float32))
    array = kind.array(t, _NOWHERE, (pooled,))
    array.memory = pooled.block
    rows = (
        (array, {"array_kind": "type", "array_sharding": "sharding", "array_memory": "memory",
                 "array_buffers": "_buffers"}),
        (host, {"buffer_host": "host"}),
        (pooled, {"pooled_block": "block"}),
    )  # fmt: skip
    found = {"item": item_offset()}
    for x, names in rows:
        places = slot_offsets(x, tuple(names.values()))
        if places is None:
            return None
        found |= {name: places[slot] for name, slot in names.items()}
    return found


class _Copy:
    """A program of no code, whose result is a copy of its argument."""

    address = 0

    def __init__(self, t: TensorType) -> None:
        results = (Output(t, 0, copied=True),)
        self.plan = CallPlan("copy", (Input(t, 0),), results, (), 1, 0, None, False, 0.0)

    def template(self, hidden: Sequence[Buffer]) -> list[int]:
        return [0, 0]


def _works(kind: CallKind, offsets: dict[str, int]) -> bool:
    """Whether a native call does what it should and keeps no reference: tried once."""
    t = tensor((3,), F32)
    trial = replace(
        kind, types=(t,), numpy=(True,), out_types=(t,), ins=(_NOWHERE,), outs=(_NOWHERE,),
        hidden=(), deleted=frozenset(), guards=((kind, "types", kind.types),),
        given=({"x": [0, None]},), made=((0,), {"y": 0}),
    )  # fmt: skip
    call = _native(_Copy(t), trial, offsets).call
    x = np.arange(3, dtype=np.float32)
    array = kind.array(t, _NOWHERE, (Buffer(kind.device, x),))
    others = [(), (x,), ({"x": [x, x]},), ({"y": [x, None]},), ({"x": [x[:2], None]},)]
    watched = (x, array, t, _NOWHERE)
    before = [sys.getrefcount(v) for v in watched]
    good = all(_copied(call(({"x": [v, None]},)), kind.array, x, t) for v in (x, array))
    good = good and all(call(args) is NotImplemented for args in others)
    return good and [sys.getrefcount(v) for v in watched] == before


def _copied(out: Any, array: Any, x: Any, t: TensorType) -> bool:
    """Whether it is ``((copy,), {"y": copy})``."""
    if out is NotImplemented or type(out) is not tuple or list(out[1]) != ["y"]:
        return False
    ((first,), named) = out
    if named["y"] is not first or type(first) is not array or first.type is not t:
        return False
    return bytes(first.memory) == x.tobytes()
