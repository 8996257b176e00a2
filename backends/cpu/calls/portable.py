"""Prepared calls in Python, for interpreters whose objects native code does not know."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.backends.base import Caller, CallKind, Made
from monograph.backends.cpu.calls.blocks import Pooled, block

if TYPE_CHECKING:
    from monograph.backends.cpu.executable import CpuExecutable


class Portable:
    """Calls of one kind, as `monograph.backends.cpu.calls.call_text` makes them in native code."""

    def __init__(self, executable: CpuExecutable, kind: CallKind) -> None:
        plan = executable.plan
        self.executable = executable
        self.kind = kind
        self.template = executable.template(kind.hidden)
        ports = plan.inputs[: len(kind.types)]
        self.flat = kind.given == tuple(range(len(ports)))
        self.ins = [
            (t, t.dtype.np if numpy else None, where, port.slot)
            for t, numpy, where, port in zip(kind.types, kind.numpy, kind.ins, ports, strict=True)
        ]
        self.outs = [
            (t, where, o.type, o.type.nbytes, o.slot, o.copied)
            for t, where, o in zip(kind.out_types, kind.outs, plan.outputs, strict=True)
        ]
        self.hits = 0

    def caller(self) -> Caller:
        return Caller(self.call, lambda: self.hits)

    def call(self, args: tuple[Any, ...]) -> Any:
        """The results, or `NotImplemented`."""
        words = self.template.copy()
        pins: list[Any] = []  # so that no other thread frees what is read
        if not self.fits(args, words, pins):
            return NotImplemented
        array, device = self.kind.array, self.kind.device
        made = []
        for t, where, stored, nbytes, slot, copied in self.outs:
            owner = block(nbytes)
            if not copied:
                words[slot] = owner.address
            made.append(array(t, where, (Pooled(device, owner, stored),)))
        self.executable.start(words)
        for x, (_, _, _, nbytes, slot, copied) in zip(made, self.outs, strict=True):
            if copied:
                ctypes.memmove(x.buffers[0].address, words[slot], nbytes)
        self.hits += 1
        return _built(self.kind.made, made)

    def fits(self, args: tuple[Any, ...], words: list[int], pins: list[Any]) -> bool:
        """Whether these are arguments of the kind; their addresses in `words`."""
        leaves: Sequence[Any] = args
        if not self.flat:
            leaves = found = [None] * len(self.ins)
            if not _collected(self.kind.given, args, found):
                return False
        elif len(args) != len(self.ins):
            return False
        for holder, name, value in self.kind.guards:
            now = holder.get(name) if type(holder) is dict else getattr(holder, name)
            if now is not value:
                return False
        for x, (t, dtype, where, slot) in zip(leaves, self.ins, strict=True):
            address = self.address(x, t, dtype, where, pins)
            if not address:
                return False
            words[slot] = address
        return True

    def address(self, x: Any, t: Any, dtype: Any, where: object, pins: list[Any]) -> int:
        """Where an argument's memory is; 0 if it is not what it must be."""
        if type(x) is self.kind.array:
            buffers = x.buffers
            if x.type is not t or x.sharding is not where or buffers is None:
                return 0
            (buffer,) = buffers
            pins.append(buffer)
            if type(buffer) is Pooled:
                return int(buffer.block.address)
            x = buffer.host
            pins.append(x)
        elif type(x) is not np.ndarray or x.dtype is not dtype or x.shape != t.shape:
            return 0
        else:
            pins.append(x)  # the tree that holds it may change while the program runs
        plain = x.flags.c_contiguous and x.flags.aligned
        return int(x.__array_interface__["data"][0]) if plain else 0


def _collected(node: Any, x: Any, leaves: list[Any]) -> bool:
    """Put the leaves of a tree at their numbers; whether it is the tree expected."""
    if isinstance(node, int):
        leaves[node] = x
        return True
    if type(node) is Made:
        return type(x) is node.make and _collected(node.children, tuple(x), leaves)
    if type(x) is not type(node):
        return False
    if node is None:
        return True
    if len(x) != len(node):
        return False
    if type(node) is dict:
        return all(key in x and _collected(child, x[key], leaves) for key, child in node.items())
    return all(_collected(child, y, leaves) for child, y in zip(node, x, strict=True))


def _built(node: Any, leaves: list[Any]) -> Any:
    """A tree of the leaves."""
    if isinstance(node, int):
        return leaves[node]
    if node is None:
        return None
    if type(node) is Made:
        return node.make(*_built(node.children, leaves))
    if type(node) is dict:
        return {key: _built(child, leaves) for key, child in node.items()}
    return type(node)(_built(child, leaves) for child in node)
