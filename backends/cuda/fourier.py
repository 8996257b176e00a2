"""Fourier transforms on a GPU: passes over whole arrays, one per factor of each length.

Stockham's form of the fast Fourier transform, which needs no reordering (Govindaraju and others,
"High performance discrete Fourier transforms on graphics processors", SC 2008): with L the product
of the factors that are done and r the next one, element o of a line becomes

    sum over q < r of x[o // (L r) * L + o % L + q n / r] * w ** (q (o % (L r)) n / (L r))

with w the n-th root of unity; the roots are worked out once, in f64. A thread computes one element.
The real kinds read, or write, real numbers in a pass of their own kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from monograph.backends.cuda.body import Lines
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.types import constant, held
from monograph.backends.cuda.whole import begin, nothing, per_point
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node, result_types
from monograph.hlo.primes import prime_factors
from monograph.hlo.types import DType, TensorType, complex_dtype, real_dtype, tensor

_RADIX = 8  # the most that small factors are joined to
_LARGEST = 1024  # prime factor: the work of a pass grows with it


def transforms(node: Node) -> bool:
    """Whether a node's lengths have small factors alone."""
    return all(max(_factors(n), default=1) <= _LARGEST for n in node.attrs["fft_length"])


def _factors(n: int) -> list[int]:
    """Factors whose product is n: primes, small ones joined."""
    found: list[int] = []
    for p in prime_factors(n):
        if found and found[-1] * p <= _RADIX:
            found[-1] *= p
        else:
            found.append(p)
    return found or [1]


def fft_workspace(node: Node) -> tuple[TensorType, ...]:
    """Two places for whole spectra, and the roots of unity of each length."""
    x = node.ins[0].type
    (out,) = result_types(node)
    if not x.size or not out.size:
        return ()
    length = node.attrs["fft_length"]
    d = _complex(x.dtype)
    whole = tensor((*x.shape[: x.ndim - len(length)], *length), d)
    roots = tuple(tensor((n,), d) for n in dict.fromkeys(length))
    return (whole, whole, *roots)


def _complex(d: DType) -> DType:
    return d if d.is_complex else complex_dtype(d)


@dataclass(frozen=True)
class _Pass:
    """One factor of one dimension.

    Attributes:
        axis: of the array.
        n: its length.
        done, radix: the product of the factors before, and this one.
        width_in, width_out: how many elements of a line there are to read, and to write.
    """

    axis: int
    n: int
    done: int
    radix: int
    width_in: int
    width_out: int


def _passes(kind: str, x: TensorType, length: tuple[int, ...]) -> list[_Pass]:
    """The last dimension comes first, except where its other half has to be made up."""
    lead = x.ndim - len(length)
    axes = list(range(x.ndim - 1, lead - 1, -1))
    if kind == "IRFFT":
        axes.append(axes.pop(0))
    found = []
    for axis in axes:
        n = length[axis - lead]
        half, done, factors = n // 2 + 1, 1, _factors(n)
        last = axis == x.ndim - 1
        for i, radix in enumerate(factors):
            width_in = half if last and kind == "IRFFT" and i == 0 else n
            width_out = half if last and kind == "RFFT" and i == len(factors) - 1 else n
            found.append(_Pass(axis, n, done, radix, width_in, width_out))
            done *= radix
    return found


def write_fft(opaque: Opaque, name: str) -> list[Launching]:
    """The roots of unity, then all passes; the last one writes the result."""
    x, out, *more = opaque.operands[0], opaque.results[0], *opaque.results[1:]
    if not more:
        return [nothing(name, "there is nothing to transform")]
    kind, length = opaque.node.attrs["fft_type"], opaque.node.attrs["fft_length"]
    tables = {n: 4 + i for i, n in enumerate(dict.fromkeys(length))}
    made = [_roots(opaque, name, n, place, kind) for n, place in tables.items()]
    passes = _passes(kind, x, length)
    shape, source = list(x.shape), 0
    for i, step in enumerate(passes):
        shape[step.axis] = step.width_out
        ends = i == len(passes) - 1
        target = 1 if ends else 2 + i % 2
        scale = 1 / prod(length) if ends and kind in ("IFFT", "IRFFT") else None
        lines = Lines()
        begin(lines, prod(shape))
        value = _sum(lines, opaque, step, shape, source, tables[step.n])
        for text in _finished(value, _complex(x.dtype), real=not out.dtype.is_complex and ends,
                              scale=scale):  # fmt: skip
            lines.say(text.replace("OUT", f"p{target}[at]"))
        reason = f"factor {step.radix} of {step.n} along {step.axis}"
        made.append(per_point(opaque, name, lines, prod(shape), reason, alone=False,
                              rounds=step.radix))  # fmt: skip
        source = target
    return made


def _roots(opaque: Opaque, name: str, n: int, place: int, kind: str) -> Launching:
    """``w ** at`` for every power."""
    lines, d = Lines(), real_dtype(_complex(opaque.operands[0].dtype))
    begin(lines, n)
    sign = "-" if kind in ("FFT", "RFFT") else ""
    lines.say(f"const f64 turn = 6.283185307179586 * (f64)(at * 2 > {n} ? at - {n} : at) / {n};")
    part = held(d)
    lines.say(f"p{place}[at] = make_complex(({part})cos(turn), ({part})({sign}sin(turn)));")
    return per_point(opaque, name, lines, n, f"roots of unity of {n}", alone=False)


def _sum(
    lines: Lines, opaque: Opaque, step: _Pass, shape: list[int], source: int, table: int
) -> str:
    """The element of a thread, as ``sum``."""
    x = opaque.operands[0]
    inner = prod(shape[step.axis + 1 :])
    block = step.done * step.radix
    lines.say(f"const i64 o = at / {inner} % {step.width_out}, side = at % {inner};")
    lines.say(f"const i64 line = at / {inner * step.width_out} * {inner * step.width_in} + side;")
    lines.say(f"const i64 first = o / {block} * {step.done} + o % {step.done};")
    lines.say(f"const i64 turn = o % {block};")
    d = held(_complex(x.dtype))
    lines.say(f"{d} sum = {{}};")
    with lines.block(f"for (i64 q = 0; q < {step.radix}; ++q)"):
        lines.say(f"const i64 place = first + q * {step.n // step.radix};")
        for text in _read(step, source, inner, x.dtype):
            lines.say(text)
        lines.say(f"sum = sum + value * p{table}[q * turn % {block} * {step.n // block}];")
    return "sum"


def _read(step: _Pass, source: int, inner: int, d: DType) -> Iterator[str]:
    """One element of the line, as ``value``."""
    at = f"p{source}[line + place * {inner}]"
    if source == 0 and not d.is_complex:
        yield f"const {held(_complex(d))} value = make_complex({at}, {constant(d, 0)});"
    elif step.width_in < step.n:  # the other half are conjugates, and the ends are real
        yield f"const bool given = place < {step.width_in};"
        yield f"const auto there = p{source}[line + (given ? place : {step.n} - place) * {inner}];"
        yield f"const bool whole = place == 0 || place * 2 == {step.n};"
        zero = constant(real_dtype(d), 0)
        yield ("const auto value = make_complex(there.re, "
               f"whole ? {zero} : given ? there.im : -there.im);")  # fmt: skip
    else:
        yield f"const auto value = {at};"


def _finished(value: str, d: DType, *, real: bool, scale: float | None) -> Iterator[str]:
    by = "" if scale is None else f" * {constant(real_dtype(d), scale)}"
    if real:
        yield f"OUT = {value}.re{by};"
    else:
        yield f"OUT = make_complex({value}.re{by}, {value}.im{by});"


__all__ = ["fft_workspace", "transforms", "write_fft"]
