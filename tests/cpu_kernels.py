"""Hand-built kernels for the CPU backend: every form of read, write, loop and reduction.

`CASES` lists (name, kernel, schedules to try); `run_on_cpu` runs one without fusion.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any

import numpy as np

from monograph.backends.cpu.emission.emit import Machine, Module
from monograph.backends.cpu.loops.kernel import Emitted, emit_kernel
from monograph.backends.cpu.objects.loader import load
from monograph.backends.cpu.objects.machine import compile_text, host_machine
from monograph.backends.cpu.objects.shared import resolve
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Literal,
    Load,
    Reduced,
    Reduction,
    Schedule,
    Store,
)
from monograph.fusion.schedule import schedule_of
from monograph.fusion.target import Target
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.index import Index, dim, floordiv, modulo, start
from monograph.hlo.ops.monoids import identity
from monograph.hlo.ops.picks import pick
from monograph.hlo.state import interpreting
from monograph.hlo.types import BOOL, C64, DTYPES, F32, F64, I32, I64, DType, TensorType, tensor

Array = np.ndarray[Any, Any]
ANY = Schedule()  # stands for the default one
SHARED = Schedule(grain=5)  # the default one, in pieces
BESIDE = Schedule(grain=7, jam=((0, 2),))  # and with two vectors side by side
SCALAR = Schedule(None, 1, (0,))
PIECES = Schedule(0, 8, (0,), grain=3)


def kernel_module(kernel: Kernel, schedule: Schedule, machine: Machine) -> tuple[Module, Emitted]:
    """A module of the kernel alone."""
    if schedule in (ANY, SHARED, BESIDE):
        target = Target("test", frozenset(), vector_bits=machine.vector_bits)
        found = replace(schedule_of(kernel, target), grain=schedule.grain)
        beside = schedule is BESIDE and found.vector is not None and not kernel.reductions
        schedule = replace(found, jam=((found.vector, 2),)) if beside else found
    module = Module(machine)
    return module, emit_kernel(module, kernel, schedule)


def run_on_cpu(
    kernel: Kernel,
    schedule: Schedule,
    ins: Sequence[Array],
    outs: Sequence[Array],
    on: int | Machine,
) -> None:
    """Compile the kernel alone and run it on arrays; `on` is a kind of CPU or a register width."""
    machine = host_machine(on) if isinstance(on, int) else on
    module, emitted = kernel_module(kernel, schedule, machine)
    code = load(compile_text(module.text(), machine), [emitted.symbol], resolve)
    places = [int(x.ctypes.data) for x in (*ins, *outs)]
    types: list[type] = [ctypes.c_void_p] * len(places)
    if not emitted.units:
        ctypes.CFUNCTYPE(None, *types)(code.symbols[emitted.symbol])(*places)
        return
    function = ctypes.CFUNCTYPE(None, *types, *[ctypes.c_int64] * 2)(code.symbols[emitted.symbol])
    step = -(-schedule.grain // emitted.align) * emitted.align
    for low in reversed(range(0, emitted.units, step)):  # the order of the pieces is nobody's
        function(*places, low, min(low + step, emitted.units))


def values(rng: np.random.Generator, t: TensorType) -> Array:
    """Ordinary values of a type."""
    d = t.dtype
    if d.kind == "bool":
        return np.asarray(rng.random(t.shape) < 0.5)
    if d.is_integer:
        low = -min(2 ** (d.bits - 1), 60) if d.kind == "int" else 0
        return np.asarray(rng.integers(low, min(2 ** (d.bits - 1), 60), t.shape)).astype(d.np)
    x: Any = rng.standard_normal(t.shape)
    return np.asarray(x + 1j * rng.standard_normal(t.shape) if d.is_complex else x).astype(d.np)


def t(*shape: int, d: DType = F32) -> TensorType:
    return tensor(shape, d)


def kernel(
    name: str,
    dims: Sequence[int],
    body: Sequence[Instr],
    stores: Sequence[Store],
    operands: Sequence[TensorType],
    results: Sequence[TensorType],
    *,
    reduce_dims: Sequence[int] = (),
    prologue: Sequence[Instr] = (),
    epilogue: Sequence[Instr] = (),
    reductions: Sequence[Reduction] = (),
    aliases: Sequence[tuple[int, int]] = (),
) -> Kernel:
    return Kernel(
        name, tuple(dims), tuple(reduce_dims), tuple(prologue), tuple(body), tuple(epilogue),
        tuple(reductions), tuple(stores), tuple(operands), tuple(results), tuple(aliases),
    )  # fmt: skip


def argmax(d: DType) -> Graph:
    """Two accumulators: the largest value so far and its number; the first of equals wins."""
    s, n = tensor((), d), tensor((), I32)
    b = Builder("argmax")
    x, i, y, j = b.param(s), b.param(n), b.param(s), b.param(n)
    with interpreting(b):
        bigger = ops.compare(x, y, comparison_direction="GT")
        same = ops.compare(x, y, comparison_direction="EQ")
        first = ops.and_(same, ops.compare(i, j, comparison_direction="LT"))
        keep = ops.or_(bigger, first)
        outs = [ops.select(keep, x, y), ops.select(keep, i, j)]
    return b.finish(outs)


def difference() -> Graph:
    """Neither associative nor commutative: only the prescribed order gives the right value."""
    b = Builder("difference")
    x, y = b.param(t()), b.param(t())
    with interpreting(b):
        half = ops.multiply(x, ops.constant(np.float32(0.5)))
        out = ops.subtract(half, y)
    return b.finish([out])


def copies() -> list[tuple[str, Kernel, tuple[Schedule, ...]]]:
    """One read, one write: every form of address, for element types of all kinds."""
    made = []
    n = 37
    i = dim(0, n)
    forms: dict[str, tuple[Index, int]] = {
        "contiguous": (i + 2, n + 5),
        "reversed": (i * -1 + (n - 1), n),
        "strided": (i * 3 + 1, 3 * n + 1),
        "same": (Index(4), 9),
        "wrapped": (modulo(i + 5, 7), 7),
        "divided": (floordiv(i, 4) * 2, 20),
    }
    for d in (BOOL, DTYPES["i4"], DTYPES["u8"], DTYPES["bf16"], DTYPES["f8e4m3fn"], F32, F64, C64):
        for form, (index, size) in forms.items():
            made.append(
                (
                    f"read_{form}_{d}",
                    kernel(
                        form, (n,), [Load(0, (index,), d)], [Store(0, (i,), 0)],
                        [t(size, d=d)], [t(n, d=d)],
                    ),
                    (ANY, SCALAR, PIECES, SHARED),
                )
            )  # fmt: skip
        back = [Store(0, (i * -1 + (n - 1),), 0)]
        made.append(
            (
                f"write_reversed_{d}",
                kernel("w", (n,), [Load(0, (i,), d)], back, [t(n, d=d)], [t(n, d=d)]),
                (Schedule(0, 8, (0,)),),
            )
        )
    return made


def masked() -> list[tuple[str, Kernel, tuple[Schedule, ...]]]:
    """Padding: reads outside are masked, on vectors, backwards, strided and at one place."""
    made = []
    n, m = 37, 30
    i = dim(0, n)
    for d in (F32, DTYPES["i8"], DTYPES["f16"], C64):
        for name, index in (("row", i - 4), ("back", i * -1 + 33), ("odd", i * 2 - 3)):
            body = [
                InRange(((index, 0, m),), BOOL),
                Load(0, (index,), d, 0),
                Literal(np.ones((), d.np), d),
                Apply(ops.select, (0, 1, 2), d),
            ]
            made.append(
                (
                    f"masked_{name}_{d}",
                    kernel("m", (n,), body, [Store(0, (i,), 3)], [t(m, d=d)], [t(n, d=d)]),
                    (ANY, SCALAR, Schedule(0, 4, (0,))),
                )
            )
    return made


def nests() -> list[tuple[str, Kernel, tuple[Schedule, ...]]]:
    """Two loops in either order, either one in lanes; and reads at run-time places."""
    i, j = dim(0, 5), dim(1, 21)
    shape = t(5, 21)
    body: list[Instr] = [
        Load(0, (i, j), F32),
        Load(1, (j,), F32),
        Load(2, (i,), F32),
        Apply(ops.multiply, (0, 1), F32),
        Apply(ops.add, (3, 2), F32),
        IndexValue(i * 21 + j, F32),
        Apply(ops.subtract, (4, 5), F32),
    ]
    stores = [Store(0, (i, j), 6), Store(1, (j, i), 4)]
    nest = kernel("nest", (5, 21), body, stores, [shape, t(21), t(5)], [shape, t(21, 5)])
    orders = [Schedule(v, 8, o) for v in (0, 1) for o in ((0, 1), (1, 0))]
    at = start(0, 30)
    row = dim(0, 21)
    moved = kernel(
        "moved", (21,), [Load(1, (row + at,), F32)], [Store(0, (row,), 1)],
        [t(d=I32), t(51)], [t(21)], prologue=[Load(0, (), I32)],
    )  # fmt: skip
    gathered = kernel(
        "gathered", (21,),
        [Load(0, (row,), I64), Load(1, (start(0, 50),), F32)],
        [Store(0, (row,), 1)], [t(21, d=I64), t(51)], [t(21)],
    )  # fmt: skip
    point = kernel("point", (), [Load(0, (), F32)], [Store(0, (), 0)], [t()], [t()])
    empty = kernel("none", (0, 3), [Load(0, (dim(0, 0), dim(1, 3)), F32)],
                   [Store(0, (dim(0, 0), dim(1, 3)), 0)], [t(0, 3)], [t(0, 3)])  # fmt: skip
    return [
        ("nest", nest, (ANY, *orders)),
        ("moved", moved, (ANY, SCALAR)),
        ("gathered", gathered, (ANY, SCALAR)),
        ("point", point, (ANY,)),
        ("empty", empty, (ANY,)),
    ]


def tables() -> list[tuple[str, Kernel, tuple[Schedule, ...]]]:
    """Elements of short arrays at indices of their own, some outside: of rows, of columns."""
    made = []
    i = dim(0, 3)
    loops = (i, dim(1, 37))
    for d in map(DTYPES.__getitem__, ("f32", "u8", "bool", "bf16", "i64", "c64")):
        for n in (1, 17, 64, 100, 256, 300):
            at = start(2, n - 1, loops)
            for name, shape, index in (
                ("row", (3, n), (i, at)),
                ("column", (n, 2), (at, Index(1))),
            ):
                body = [
                    Load(0, loops, I32),
                    Literal(np.int32(6), I32),
                    Apply(ops.multiply, (0, 1), I32),
                    Load(1, index, d),
                ]
                types = [t(3, 37, d=I32), t(*shape, d=d)]
                found = kernel("of", (3, 37), body, [Store(0, loops, 3)], types, [t(3, 37, d=d)])
                made.append((f"{name}_of_{n}_{d}", found, (ANY, Schedule(1, 16, (0, 1)))))
    return made


def reductions() -> list[tuple[str, Kernel, tuple[Schedule, ...]]]:
    """Every order; over one and two loops; lanes along the kept and along the reduced loop."""
    made = []
    i, j, k = dim(0, 6), dim(1, 5), dim(2, 19)
    lanes = tuple(Schedule(v, w, (0, 1, 2)) for v, w in ((0, 4), (1, 4), (2, 8), (None, 1)))
    lanes += (Schedule(2, 4, (0, 1, 2), jam=((2, 3),)), Schedule(1, 2, (0, 2, 1), jam=((1, 2),)))
    lanes += (Schedule(0, 4, (1, 2, 0), jam=((2, 4),)), Schedule(0, 4, (2, 1, 0), jam=((1, 2),)))
    lanes += (Schedule(0, 2, (0, 1, 2), jam=((0, 2), (2, 4))),)
    for d in (F32, I32, DTYPES["bf16"], C64, DTYPES["u8"]):
        names = ("add",) if d.is_complex else ("add", "maximum", "multiply")
        for name in names:
            orders = ("tree", "sequential") if d.bits == 16 else ("any", "tree", "sequential")
            for order in orders:  # a free order is lowered to a wider type
                made.append(
                    (
                        f"{name}_{order}_{d}",
                        kernel(
                            name, (6,), [Load(0, (i, j, k), d)],
                            [Store(0, (i,), 2)], [t(6, 5, 19, d=d)], [t(6, d=d)],
                            reduce_dims=(5, 19),
                            prologue=[Literal(np.asarray(1, d.np), d)],
                            epilogue=[Reduced(0, 0, d)],
                            reductions=[Reduction(ops.monoid(name, d), (1,), (0,), order)],
                        ),
                        (ANY, *lanes) if order == "any" or name == "add" else (ANY,),
                    )
                )  # fmt: skip
    r = dim(1, 23)
    for order in ("tree", "sequential"):
        made.append(
            (
                f"difference_{order}",
                kernel(
                    "difference", (6,), [Load(0, (i, r), F32)], [Store(0, (i,), 2)],
                    [t(6, 23)], [t(6)], reduce_dims=(23,),
                    prologue=[Literal(np.asarray(3, np.float32), F32)],
                    epilogue=[Reduced(0, 0, F32)],
                    reductions=[Reduction(difference(), (1,), (0,), order)],
                ),
                (ANY, Schedule(0, 4, (0, 1)), Schedule(1, 8, (0, 1))),
            )
        )  # fmt: skip
    for order in ("any", "tree"):
        made.append(
            (
                f"argmax_{order}",
                kernel(
                    "argmax", (6,), [Load(0, (i, r), F32), IndexValue(r, I32)],
                    [Store(0, (i,), 5), Store(1, (i,), 4)], [t(6, 23)], [t(6, d=I32), t(6)],
                    reduce_dims=(23,),
                    prologue=[Literal(np.asarray(-np.inf, np.float32), F32),
                              Literal(np.asarray(-1, np.int32), I32)],
                    epilogue=[Reduced(0, 0, F32), Reduced(0, 1, I32)],
                    reductions=[Reduction(argmax(F32), (2, 3), (0, 1), order)],
                ),
                (ANY, Schedule(0, 4, (0, 1))),
            )
        )  # fmt: skip
    made += picks()
    softmax_like = kernel(
        "two", (6,), [Load(0, (i, r), F32), Apply(ops.exponential, (2,), F32)],
        [Store(0, (i,), 6)], [t(6, 23)], [t(6)], reduce_dims=(23,),
        prologue=[Literal(np.asarray(0, np.float32), F32),
                  Literal(np.asarray(-np.inf, np.float32), F32)],
        epilogue=[Reduced(0, 0, F32), Reduced(1, 0, F32), Apply(ops.divide, (4, 5), F32)],
        reductions=[Reduction(ops.monoid("add", F32), (3,), (0,)),
                    Reduction(ops.monoid("maximum", F32), (2,), (1,))],
    )  # fmt: skip
    nothing = kernel(
        "nothing", (6,), [Load(0, (i, dim(1, 0)), F32)], [Store(0, (i,), 2)],
        [t(6, 0)], [t(6)], reduce_dims=(0,),
        prologue=[Literal(np.asarray(7, np.float32), F32)],
        epilogue=[Reduced(0, 0, F32)],
        reductions=[Reduction(ops.monoid("add", F32), (1,), (0,))],
    )  # fmt: skip
    return [*made, ("two", softmax_like, (ANY, *lanes_of(2))), ("nothing", nothing, (ANY,))]


def picks() -> list[tuple[str, Kernel, tuple[Schedule, ...]]]:
    """Argmax and argmin in lanes, with indices that rise along the loops and others that don't."""
    made = []
    i, j, k = dim(0, 6), dim(1, 5), dim(2, 19)
    tried = [Schedule(v, w, o) for v in (None, 0, 1, 2) for w in (2, 4) for o in ((0, 1, 2),)]
    tried += [Schedule(2, 4, (0, 1, 2), jam=((2, 3),)), Schedule(1, 2, (0, 2, 1), jam=((1, 2),))]
    tried += [Schedule(0, 4, (1, 2, 0), jam=((2, 4),)), Schedule(0, 4, (0, 1, 2), jam=((2, 8),))]
    numbers = {"rising": j * 19 + k, "falling": j * -19 - k + 94, "turned": k * 5 + j}
    for d in (F32, F64, I32, DTYPES["i8"], BOOL, DTYPES["bf16"]):
        for form, number in numbers.items():
            for how in ("GT", "LT") if d is F32 else ("GT",):
                for index in (I32, I64) if d is F32 else (I32,):
                    made.append(
                        (
                            f"pick_{how}_{form}_{d}_{index}",
                            kernel(
                                "pick", (6,), [Load(0, (i, j, k), d), IndexValue(number, index)],
                                [Store(0, (i,), 5), Store(1, (i,), 4)],
                                [t(6, 5, 19, d=d)], [t(6, d=index), t(6, d=d)], reduce_dims=(5, 19),
                                prologue=[Literal(identity("maximum", d), d) if how == "GT"
                                          else Literal(identity("minimum", d), d),
                                          Literal(np.asarray(99, index.np), index)],
                                epilogue=[Reduced(0, 0, d), Reduced(0, 1, index)],
                                reductions=[Reduction(pick(how, d, index), (2, 3), (0, 1))],
                            ),
                            (ANY, *tried) if d is F32 else (ANY, tried[-1], tried[2]),
                        )
                    )  # fmt: skip
    return made


def tails() -> list[tuple[str, Kernel, tuple[Schedule, ...]]]:
    """Loops of every length up to some vectors; what is cut off is neither read nor written."""
    made = []
    lengths = {F32: (*range(1, 19), 31, 32, 33, 40), F64: range(1, 11), DTYPES["i8"]: range(29, 37)}
    for d in (BOOL, DTYPES["u4"], DTYPES["f16"], I32, C64, *lengths):
        for n in lengths.get(d, (1, 2, 5, 8, 15, 19, 34, 66)):
            i = dim(0, n)
            loads: list[Instr] = [
                Load(0, (i,), d),
                Load(1, (i * -1 + (n - 1),), d),
                Load(2, (i * 2,), d),
                Load(3, (), d),
            ]
            op = ops.xor if d is BOOL else ops.add
            sums = [Apply(op, (0, 1), d), Apply(op, (4, 2), d), Apply(op, (5, 3), d)]
            made.append(
                (
                    f"tail_{n}_{d}",
                    kernel(
                        "tail", (n,), [*loads, *sums], [Store(0, (i,), 6)],
                        [t(n, d=d), t(n, d=d), t(2 * n - 1, d=d), t(d=d)], [t(n, d=d)],
                    ),
                    (ANY,),
                )
            )  # fmt: skip
    for n in (5, 19, 33):
        i, r = dim(0, n), dim(1, 7)
        summed = kernel(
            "columns", (n,), [Load(0, (r, i), F32)], [Store(0, (i,), 2)], [t(7, n)], [t(n)],
            reduce_dims=(7,), prologue=[Literal(np.zeros((), np.float32), F32)],
            epilogue=[Reduced(0, 0, F32)],
            reductions=[Reduction(ops.monoid("add", F32), (1,), (0,))],
        )  # fmt: skip
        j = dim(0, n)
        divided = kernel(
            "divided", (n,), [Load(0, (j,), I32), Load(1, (j * 3,), I32),
                              Apply(ops.divide, (0, 1), I32)],
            [Store(0, (j,), 2)], [t(n, d=I32), t(3 * n - 2, d=I32)], [t(n, d=I32)],
        )  # fmt: skip
        made += [(f"columns_{n}", summed, (ANY,)), (f"divided_{n}", divided, (ANY, PIECES))]
    return made


def transposes() -> list[tuple[str, Kernel, tuple[Schedule, ...]]]:
    """Every permutation of two to four dimensions; blocks that are whole, cut off, and small."""
    kinds = (BOOL, DTYPES["i8"], DTYPES["bf16"], F32, F64, C64, DTYPES["c128"])
    rows = [(s, d) for s in ((130, 137), (9, 260), (64, 16)) for d in kinds]
    rows += [((9, 20, 33), d) for d in (DTYPES["u8"], F32, C64)]
    rows += [((3, 8, 5, 10), F32), ((17, 2, 9, 4), DTYPES["f16"])]
    made = []
    for shape, d in rows:
        for order in permutations(range(len(shape))):
            if list(order) == sorted(order):
                continue
            dims = tuple(shape[k] for k in order)
            point = tuple(dim(k, n) for k, n in enumerate(dims))
            place = tuple(point[order.index(k)] for k in range(len(shape)))
            op = ops.xor if d is BOOL else ops.add
            both = kernel(
                "turned", dims, [Load(0, place, d), Load(1, point, d), Apply(op, (0, 1), d)],
                [Store(0, point, 2)], [t(*shape, d=d), t(*dims, d=d)], [t(*dims, d=d)],
            )  # fmt: skip
            made.append((f"turned_{shape}_{order}_{d}", both, (ANY, SHARED)))
            if shape not in ((130, 137), (9, 20, 33)):
                continue
            moved = replace(both, body=both.body[:1], operands=both.operands[:1],
                            stores=(Store(0, point, 0),))  # fmt: skip
            made.append((f"moved_{shape}_{order}_{d}", moved, (ANY, SHARED)))
    i, j = dim(0, 40), dim(1, 70)
    mixed = kernel(
        "mixed", (40, 70),
        [Load(0, (j, i), F64), Apply(ops.convert, (0,), F32, {"dtype": F32}),
         Load(1, (j + 3, i), F32), Load(2, (j * 2, i), F32), Apply(ops.add, (1, 2), F32),
         Apply(ops.add, (4, 3), F32),
         IndexValue(i * 70 + j, F32), Apply(ops.add, (5, 6), F32)],
        [Store(0, (i, j), 7), Store(1, (j, i), 4)],
        [t(70, 40, d=F64), t(73, 40), t(139, 40)], [t(40, 70), t(70, 40)],
    )  # fmt: skip
    made.append(("turned_mixed", mixed, (ANY, SHARED)))
    return made


def lanes_of(loops: int) -> tuple[Schedule, ...]:
    order = tuple(range(loops))
    return tuple(Schedule(v, 8, order) for v in order)


CASES = [*copies(), *masked(), *nests(), *tables(), *reductions(), *tails(), *transposes()]
