"""THE table of ops: what every op is tested on, for every test that goes over ops.

One `Entry` per op gives the element types, the operand shapes and attributes (`Variant`) and how
inputs are drawn. From it come `cases()`, one per op and element type, each with its `Instance`s
(types, attributes, inputs) and with one `graph()` of all its instances, so that a backend compiles
one program per op and element type.

    for case in cases():                      # add-f32, add-i4, transpose-bool, ...
        outs = run(case.graph(), case.inputs())

To add an op: append an `Entry` to the list ENTRIES of its family (a module named in `FAMILIES`).
"""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np

from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.state import interpreting
from monograph.hlo.types import DTYPES, DType, TensorType, tensor

Array = np.ndarray[Any, Any]
Shape = tuple[int, ...]
# (generator, type of the operand) -> its value. Samplers for ordinary use stand below.
Sampler = Callable[[np.random.Generator, TensorType], Array]

BOOLS = ("bool",)
INTS = ("i2", "i4", "i8", "i16", "i32", "i64")
UINTS = ("u2", "u4", "u8", "u16", "u32", "u64")
F8 = tuple(name for name in DTYPES if name.startswith(("f4", "f6", "f8")))
FLOATS = (*F8, "bf16", "f16", "f32", "f64")
COMPLEX = ("c64", "c128")
INTEGERS = (*INTS, *UINTS)
NUMBERS = (*INTEGERS, *FLOATS, *COMPLEX)
ALL = (*BOOLS, *NUMBERS)

# scalar, zero-size, one, odd
SHAPES: tuple[Shape, ...] = ((), (0,), (1,), (7,), (3, 5), (2, 3, 5), (4, 0, 3))


# ---- samplers: where inputs come from ------------------------------------------------------------


def anything(rng: np.random.Generator, t: TensorType) -> Array:
    """Ordinary values: small integers of both signs, normal floats around 0, any bool."""
    d = t.dtype
    if d.kind == "bool":
        return np.asarray(rng.random(t.shape) < 0.5)
    if d.kind == "int":
        bound = min(2 ** (d.bits - 1), 100)
        return np.asarray(rng.integers(-bound, bound, t.shape)).astype(d.np)
    if d.kind == "uint":
        return np.asarray(rng.integers(0, min(2**d.bits, 200), t.shape)).astype(d.np)
    if d.kind == "complex":
        parts = 2 * rng.standard_normal((2, *t.shape))
        return np.asarray(parts[0] + 1j * parts[1]).astype(d.np)
    with np.errstate(all="ignore"):
        return np.asarray(2 * rng.standard_normal(t.shape)).astype(d.np)


def between(low: float, high: float) -> Sampler:
    """Uniform over ``low .. high`` (integers: `high` included); complex: both parts."""

    def sample(rng: np.random.Generator, t: TensorType) -> Array:
        d = t.dtype
        if d.is_integer:
            return np.asarray(rng.integers(int(low), int(high) + 1, t.shape)).astype(d.np)
        x = rng.uniform(low, high, t.shape)
        if d.kind == "complex":
            x = x + 1j * rng.uniform(low, high, t.shape)
        return np.asarray(x).astype(d.np)

    return sample


def away_from(point: float, gap: float = 0.2, spread: float = 2.0) -> Sampler:
    """On both sides of `point`, at least `gap` away: for ops with a kink or pole there."""

    def sample(rng: np.random.Generator, t: TensorType) -> Array:
        side = np.where(rng.random(t.shape) < 0.5, -1.0, 1.0)
        x = point + side * rng.uniform(gap, gap + spread, t.shape)
        if t.dtype.kind == "complex":
            x = x + 1j * rng.uniform(gap, gap + spread, t.shape)
        return np.asarray(x).astype(t.dtype.np)

    return sample


# ---- the table's rows ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Variant:
    """One use of an op.

    Attributes:
        shapes: one shape per operand.
        attrs: the attributes, or a function from the case's element type to them (for attributes
            that hold an element type or a region).
        dtypes: element type of each operand by name; ``None`` stands for the case's own.
        values: the operands themselves, where they are fixed (extreme values); else they are drawn.
        differentiate: whether derivatives and batching are tested on this variant too.
    """

    shapes: tuple[Shape, ...]
    attrs: Mapping[str, Any] | Callable[[DType], Mapping[str, Any]] = field(default_factory=dict)
    dtypes: tuple[str | None, ...] = ()
    values: tuple[Array, ...] | None = None
    differentiate: bool = True


@dataclass(frozen=True, eq=False)
class Entry:
    """All tests of one op.

    Attributes:
        name: the record's name.
        dtypes: names of the element types it is tested on (the case's "own" type).
        variants: the uses, or a function from the element type to them.
        sample: how operands are drawn; one for all, or one per operand (``None``: `anything`).
        smooth: the same for derivatives: inside the domain, away from kinks; default `sample`.
        oracle: ``(attrs, *jax arrays) -> array or list``: the same in JAX; None if it has none.
        oracle_dtypes: the element types on which JAX agrees by definition; default all.
        disputed: ``(attrs, *numpy arrays) -> mask``: results on which JAX differs by choice.
        reference: ``(attrs, *numpy arrays) -> array or list``: NumPy's answer, independent of the
            record's `ref`, on ordinary values.
        derivative: whether it has one (tested in f64, f32 and, where it takes it, c64).
        ulp: tolerance against JAX in units of the last place; default: the record's.
    """

    name: str
    dtypes: tuple[str, ...]
    variants: Sequence[Variant] | Callable[[DType], Sequence[Variant]]
    sample: Sampler | tuple[Sampler | None, ...] | None = None
    smooth: Sampler | tuple[Sampler | None, ...] | None = None
    oracle: Callable[..., Any] | None = None
    oracle_dtypes: tuple[str, ...] | None = None
    disputed: Callable[..., Array] | None = None
    reference: Callable[..., Any] | None = None
    derivative: bool = False
    ulp: float | None = None

    @property
    def op(self) -> OpDef:
        return OPS[self.name]

    def variants_of(self, d: DType) -> tuple[Variant, ...]:
        return tuple(self.variants(d) if callable(self.variants) else self.variants)


# ---- what tests go over --------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Instance:
    """One op on operands of given types, with given attributes.

    >>> [i.types for i in case("add", "f32").instances][:2]
    [(f32[], f32[]), (f32[0], f32[0])]
    """

    entry: Entry
    dtype: DType
    number: int
    variant: Variant

    @property
    def op(self) -> OpDef:
        return self.entry.op

    @cached_property
    def types(self) -> tuple[TensorType, ...]:
        """Types of the operands."""
        named = self.variant.dtypes or (None,) * len(self.variant.shapes)
        return tuple(
            tensor(shape, self.dtype if name is None else DTYPES[name])
            for shape, name in zip(self.variant.shapes, named, strict=True)
        )

    @cached_property
    def attrs(self) -> Mapping[str, Any]:
        """All attributes, in the record's order."""
        given = self.variant.attrs
        given = given(self.dtype) if callable(given) else given
        return {k: given[k] if k in given else self.op.defaults[k] for k in self.op.attrs}

    def inputs(self, *, smooth: bool = False, seed: int = 0) -> list[Array]:
        """The operands' values; `smooth`: inside the domain and away from kinks."""
        if self.variant.values is not None:
            return list(self.variant.values)
        sample = (self.entry.smooth or self.entry.sample) if smooth else self.entry.sample
        rows = sample if isinstance(sample, tuple) else (sample,) * len(self.types)
        text = f"{self.entry.name} {self.dtype} {self.number} {seed}"
        rng = np.random.default_rng(zlib.crc32(text.encode()))
        return [(row or anything)(rng, t) for row, t in zip(rows, self.types, strict=True)]

    def emit(self, *values: Any) -> list[Any]:
        """Emit the op on `values`; a list of its results."""
        out = self.op(*values, **self.attrs)
        return list(out) if isinstance(out, list | tuple) else [out]

    def graph(self) -> Graph:
        """The closed graph of this one op, its operands the parameters."""
        return _graph([self])

    def __repr__(self) -> str:
        shown = ", ".join(map(repr, self.types))
        attrs = "".join(f"; {k}={v}" for k, v in self.attrs.items())
        return f"{self.entry.name}({shown}{attrs})"


@dataclass(frozen=True, eq=False)
class Case:
    """One op on one element type: all its instances."""

    entry: Entry
    dtype: DType

    @property
    def op(self) -> OpDef:
        return self.entry.op

    @property
    def id(self) -> str:
        return f"{self.entry.name}-{self.dtype}"

    @cached_property
    def instances(self) -> tuple[Instance, ...]:
        rows = self.entry.variants_of(self.dtype)
        return tuple(Instance(self.entry, self.dtype, i, v) for i, v in enumerate(rows))

    def graph(self) -> Graph:
        """One closed graph of all instances: their operands in order, their results in order."""
        return _graph(self.instances)

    def inputs(self) -> list[Array]:
        """Values of the parameters of `graph`."""
        return [x for i in self.instances for x in i.inputs()]


def _graph(instances: Sequence[Instance]) -> Graph:
    b = Builder("case")
    params = [[b.param(t) for t in i.types] for i in instances]
    with interpreting(b):
        outs = [y for i, xs in zip(instances, params, strict=True) for y in i.emit(*xs)]
    return b.finish(outs)


# Modules of `tests/` that hold rows: each has a list ENTRIES.
FAMILIES = (
    "op_cases_elementwise",
    "op_cases_structural",
    "op_cases_indexed",
    "op_cases_windows",
    "op_cases_linalg",
    "op_cases_sorting",
    "op_cases_special",
)


@cache
def entries() -> dict[str, Entry]:
    """Every row, by the op's name, those whose record exists."""
    importlib.import_module("monograph.hlo.ops")
    rows: dict[str, Entry] = {}
    for family in FAMILIES:
        try:
            module = importlib.import_module(family)
        except ModuleNotFoundError as e:
            if e.name != family:
                raise
            continue
        for row in module.ENTRIES:
            if row.name in rows:
                raise ValueError(f"two rows for {row.name}")
            rows[row.name] = row
    return rows


def cases(*, derivative: bool | None = None, dtypes: Sequence[str] | None = None) -> list[Case]:
    """All cases; only differentiable ops, only some element types, if asked."""
    return [
        Case(e, DTYPES[name])
        for e in entries().values()
        if derivative is None or e.derivative == derivative
        for name in e.dtypes
        if dtypes is None or name in dtypes
    ]


def case(name: str, dtype: str) -> Case:
    """The case of one op and element type."""
    return Case(entries()[name], DTYPES[dtype])
