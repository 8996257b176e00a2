"""Vectors of lanes as such: which lanes are picked, spread, masked; moves under a mask.

What the lanes mean is known to the callers, all writers of this machine's code.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.emit import Code, Module, literal, suffix, vector


def picked(code: Code, scalar: str, lanes: int, x: str, y: str, picks: Sequence[int]) -> str:
    """Lanes of two vectors of `lanes`, the second one's numbered on; a scalar if it is one.

    Where a lane is not one of theirs, it may be anything.
    """
    t = vector(scalar, lanes)
    if len(picks) == 1:
        (k,) = picks
        source, at = (x, k) if k < lanes else (y, k - lanes)
        return code.op(f"extractelement {t} {source}, i32 {at}")
    order = ", ".join(f"i32 {k if 0 <= k < 2 * lanes else 'poison'}" for k in picks)
    return code.op(f"shufflevector {t} {x}, {t} {y}, <{len(picks)} x i32> <{order}>")


def splat_part(code: Code, scalar: str, x: str, lanes: int) -> str:
    """One scalar operand in all lanes."""
    if lanes == 1:
        return x
    if not x.startswith("%"):
        return f"splat ({scalar} {x})"
    t = f"<{lanes} x {scalar}>"
    first = code.op(f"insertelement {t} poison, {scalar} {x}, i32 0")
    return code.op(f"shufflevector {t} {first}, {t} poison, <{lanes} x i32> zeroinitializer")


def lane_numbers(scalar: str, lanes: int, factor: int = 1) -> str:
    """The constant vector ``0, factor, 2 factor, ...``."""
    return "<" + ", ".join(f"{scalar} {k * factor}" for k in range(lanes)) + ">"


def widened(some: int, lanes: int) -> list[int]:
    """The picks that make of `some` lanes `lanes`, the others being the second vector's first."""
    return [min(k, some) for k in range(lanes)]


def constant_mask(lanes: Sequence[bool]) -> str:
    """The constant vector of bits."""
    return "<" + ", ".join(f"i1 {'true' if bit else 'false'}" for bit in lanes) + ">"


def first_lanes(code: Code, count: str, lanes: int, scalar: str = "i32") -> str:
    """A mask of the first `count` (an i64) lanes, found in integers that hold the count."""
    held = code.op(f"trunc i64 {count} to {scalar}")
    spread = splat_part(code, scalar, held, lanes)
    return code.op(f"icmp ult {vector(scalar, lanes)} {lane_numbers(scalar, lanes)}, {spread}")


def masked(module: Module, what: str, scalar: str, lanes: int) -> str:
    """The intrinsic for a "load" or "store" of some lanes, declared; its name."""
    t, mask, name = vector(scalar, lanes), f"<{lanes} x i1>", masked_name(what, scalar, lanes)
    head = f"{t} @{name}(ptr, {mask}, {t})" if what == "load" else f"void @{name}({t}, ptr, {mask})"
    return module.declare(name, head)


def masked_name(what: str, scalar: str, lanes: int) -> str:
    """What that intrinsic is called."""
    return f"llvm.masked.{what}.{suffix(scalar, lanes)}.p0"


def load_some(code: Code, scalar: str, lanes: int, address: str, align: int, mask: str) -> str:
    """The elements at an address where the mask is true, zero elsewhere."""
    t, f = vector(scalar, lanes), masked(code.module, "load", scalar, lanes)
    rest = f"<{lanes} x i1> {mask}, {t} {literal(0, scalar, lanes)}"
    return code.op(f"call {t} @{f}(ptr align {align} {address}, {rest})")


def store_some(
    code: Code, scalar: str, lanes: int, x: str, address: str, align: int, mask: str
) -> None:
    """Elements of `x` to an address, where the mask is true."""
    f = masked(code.module, "store", scalar, lanes)
    place = f"ptr align {align} {address}, <{lanes} x i1> {mask}"
    code.do(f"call void @{f}({vector(scalar, lanes)} {x}, {place})")
