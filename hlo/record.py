"""`OpDef`: everything that is true of an op on every machine, in one record.

The records themselves stand in `monograph.hlo.ops`. A record is callable: ``add(x, y)`` or
``transpose(x, permutation=(1, 0))`` emits the op through the interpreter that is current, so rules
are written in the language itself and need nothing but `monograph.hlo`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from monograph.hlo.state import emit
from monograph.hlo.types import TensorType, Type, tensor, types_of

Attrs = Mapping[str, Any]
Effect = Literal["none", "unordered", "ordered"]
Flow = Literal["loop", "choice", "inline"]

# What an op is to the passes. They read this, never a name.
#   leaf         param, result, constant, iota: no computation on operands
#   elementwise  one output element from the operands' elements at the same index
#   move         each output element is one operand element or a constant (affine where `index_map`)
#   reduction    a monoid over some dimensions        contraction  sums of products (dot_general)
#   region       control flow holding graphs          call         a graph or composite by name
#   opaque       anything else; it runs as one kernel that a backend claims, or on the host
OpKind = Literal[
    "leaf", "elementwise", "move", "reduction", "contraction", "region", "call", "opaque"
]


@dataclass(frozen=True)
class Signature:
    """An einsum-like index signature: per operand and per result one letter for each dimension.

    A letter shared by all is a parallel dimension; one that no result has is a reduction; ``None``
    marks a dimension that cannot be split (it needs replication).
    """

    operands: tuple[tuple[str | None, ...], ...]
    results: tuple[tuple[str | None, ...], ...]

    @property
    def reduced(self) -> tuple[str, ...]:
        """Letters that occur in operands only, in order of appearance."""
        kept = {c for r in self.results for c in r}
        return tuple(dict.fromkeys(c for o in self.operands for c in o if c and c not in kept))

    def __str__(self) -> str:
        def side(rows: tuple[tuple[str | None, ...], ...]) -> str:
            return ", ".join(" ".join(c or "_" for c in row) for row in rows)

        return f"{side(self.operands)} -> {side(self.results)}"


def letters(count: int, first: int = 0) -> tuple[str, ...]:
    """`count` index letters for a signature, from number `first` on: a ... z, then d26, d27, ..."""
    rest = range(first, first + count)
    return tuple(_ALPHABET[i] if i < len(_ALPHABET) else f"d{i}" for i in rest)


_ALPHABET = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Cost:
    """Static work of one node: floating-point or integer operations, and bytes read and written."""

    flops: int
    bytes: int
    transcendentals: int = 0

    def __add__(self, other: Cost) -> Cost:
        return Cost(
            self.flops + other.flops,
            self.bytes + other.bytes,
            self.transcendentals + other.transcendentals,
        )


@dataclass(frozen=True)
class Mlir:
    """How an op is spelled in StableHLO text.

    Attributes:
        name: the operation, such as ``stablehlo.add``.
        attrs: (our name, MLIR's name, kind) per attribute; the kinds are listed in
            `monograph.hlo.text`. An attribute that is not listed shows in the types alone.
    """

    name: str
    attrs: tuple[tuple[str, str, str], ...] = ()


class Undefined:
    """Stands for an operand that is linear (has no value) in a transpose rule."""

    __slots__ = ("type",)

    def __init__(self, type: TensorType) -> None:
        self.type = type


@dataclass(frozen=True, eq=False)
class OpDef:
    """The record of one op.

    Attributes:
        name: StableHLO's name (`add`, `dot_general`), or one of the closed list of additions.
        kind: what it is to the passes, see `OpKind`.
        infer: ``(types, attrs) -> Type``: the type rule; raises `monograph.hlo.errors` on misuse.
            It sees strong types only.
        ref: ``(attrs, *arrays) -> array | tuple``: NumPy semantics by the specification.
        attrs: attribute names in their fixed order; `defaults` gives those that may be left out.
        operands: operand names, for messages; a last name with ``*`` is variadic.
        dtypes: the kinds of element it takes (subset of bool int uint float complex), for the
            verifier and the op table.
        regions: names of the attributes that hold graphs (one or a tuple of them).
        flow: how the regions run, for machines that jump: "loop" (two of them: while the first
            gives true, the second makes the first operands anew), "choice" (one of a tuple, by the
            first operand), "inline" (one, once); None for ops that run in another way or that are
            expanded first.
        partials: elementwise only: per operand ``(t, *ins, out) -> t'``, a linear diagonal map of
            the tangent that serves as jvp and, applied to the cotangent, as transpose; ``None``
            where the derivative is zero.
        jvp: ``(attrs, ins, tangents, outs) -> tangents``: where partials or linearity do not serve.
            `tangents` holds ``None`` for a zero; single-result ops take and return bare values.
        linear: operand positions in which the op is jointly linear; its jvp is the op itself on
            instantiated tangents.
        bilinear: two positions, in each of which the op is linear with the other held fixed.
        sums: elementwise only: sets of operands in each of which the op is jointly linear with the
            others held fixed, where `linear` and `bilinear` do not say so.
        transpose: ``(attrs, ct, ins) -> cotangents``: `ins` holds `Undefined` for linear operands;
            returns one entry per operand, ``None`` where there is none. `ct` is a list (entries may
            be None) for ops with several results.
        linearize: region ops, and those whose results come cheaper with the tangent's own work:
            ``(attrs, ins, tangents) -> (outs, tangents)``, the primal and tangent halves at once,
            see `monograph.hlo.walk.linearize`. An op that has it gives `jvp` in the same form.
        active: region ops: ``(attrs, flags) -> flags``: which results have a tangent if the flagged
            operands have one.
        batch: ``(attrs, ins, flags, size) -> (out, flag)``: operands flagged True have the batch at
            dimension 0, and so has a flagged result (lists for several results).
        signature: ``(types, attrs) -> Signature | None``: index signature, which drives sharding
            factors and loop roles.
        factors: ``(types, out, attrs) -> Rule``: along what the op can be cut, where the signature
            does not say all of it, see `monograph.hlo.factors`.
        localize: ``(attrs, types, outs) -> attrs``: the attributes for one device's pieces, whose
            types are given, where attributes hold sizes.
        split: ``(cut, node, ins) -> outs``: emits one device's share where a factor that needs
            neighbours is cut, see `monograph.sharding.cut`.
        annotation: ``(attrs) -> Annotation | None``: where users want the result to live, see
            `monograph.hlo.annotation`; the result is the operand.
        border: ``(attrs) -> Border``: markers between whole values and those that one device
            computes by the user's own code, see `monograph.hlo.factors`.
        told: ``(attrs) -> function``: what is called with where the operand lives, when that is
            decided; nothing else happens.
        edges: region ops: ``(attrs) -> edges``: which operands, parameters, results of regions and
            results are one value as time goes by, see `monograph.hlo.factors`.
        index_map: moves, and ops that look elements up: ``(types, attrs, index) ->
            tuple[Piece, ...]``: where the result's element at `index` comes from, see
            `monograph.hlo.index`.
        index_value: leaves only: ``(attrs, index) -> Index``: the element at `index`, where it is
            an expression of the index itself, as iota's is.
        cost: ``(types, out, attrs) -> Cost``.
        effect: ordering constraint, or a function of the attributes.
        observes: the effect only shows values, so it may also happen where a transform computes
            what the program would not have (both branches of a conditional).
        expand: ``(ins, attrs) -> out(s)``: definition in terms of other ops (a composite's meaning,
            or how a backend without the op runs it).
        wall: whether the results are the operands, unchanged, and no pass may look through.
        axes: ``(attrs) -> axes``: the named axes that the op depends on; mapping over one of them
            replaces the op. None: it has nothing to do with any.
        collective: ops on named axes that move bytes between devices: which collective that is, in
            the words of `monograph.sharding.collectives`.
        running: the monoid (see `monograph.hlo.ops.monoids`) of which the op gives all partial
            folds along its attribute `axis`, from the end if `reverse`.
        in_place: opaque ops: whether result i is operand i with some elements changed, so that a
            machine may change them in the operand's memory where nothing else needs it.
        ulp: tolerance in units of the last place between backends, for inexact types.
        exact: whether a call gives the same bits on every machine, so that it may change in between
            where it runs.
        weak: "and": the result is weak where all operands are; "own": `infer` says so itself, and
            along which mesh axes results differ.
        varies: ``(attrs, axes) -> axes``: the mesh axes along which results differ, given those of
            the operands, where it is not the same ones.
        variants: records that a walk made from this one, such as its batched form.
        mlir: how the op is spelled in StableHLO text; None if it never appears there.
    """

    name: str
    kind: OpKind
    infer: Callable[[tuple[TensorType, ...], Attrs], Type]
    ref: Callable[..., Any] | None = None
    attrs: tuple[str, ...] = ()
    defaults: Attrs = field(default_factory=dict)
    operands: tuple[str, ...] = ()
    dtypes: frozenset[str] = frozenset()
    regions: tuple[str, ...] = ()
    flow: Flow | None = None
    partials: tuple[Callable[..., Any] | None, ...] | None = None
    jvp: Callable[..., Any] | None = None
    linear: tuple[int, ...] | Literal["all"] = ()
    bilinear: tuple[int, int] | None = None
    sums: tuple[tuple[int, ...], ...] = ()
    transpose: Callable[..., Any] | None = None
    linearize: Callable[..., Any] | None = None
    active: Callable[[Attrs, tuple[bool, ...]], tuple[bool, ...]] | None = None
    batch: Callable[..., Any] | None = None
    signature: Callable[[tuple[TensorType, ...], Attrs], Signature | None] | None = None
    factors: Callable[[tuple[TensorType, ...], Type, Attrs], Any] | None = None
    localize: Callable[[Attrs, tuple[TensorType, ...], tuple[TensorType, ...]], Attrs] | None = None
    split: Callable[..., Any] | None = None
    annotation: Callable[[Attrs], Any] | None = None
    told: Callable[[Attrs], Callable[..., Any]] | None = None
    border: Callable[[Attrs], Any] | None = None
    edges: Callable[[Attrs], Any] | None = None
    index_map: Callable[..., Any] | None = None
    index_value: Callable[..., Any] | None = None
    cost: Callable[..., Cost] | None = None
    effect: Effect | Callable[[Attrs], Effect] = "none"
    observes: bool = False
    expand: Callable[..., Any] | None = None
    wall: bool = False
    axes: Callable[[Attrs], tuple[Any, ...]] | None = None
    collective: str = ""
    running: str = ""
    in_place: bool = False
    weak: Literal["and", "own"] = "and"
    varies: Callable[[Attrs, frozenset[Any]], frozenset[Any]] | None = None
    ulp: float = 0.0
    exact: bool = False
    mlir: Mlir | None = None
    memo: dict[Any, Type] = field(default_factory=dict, repr=False)
    variants: dict[Any, OpDef] = field(default_factory=dict, repr=False)

    def __repr__(self) -> str:
        return f"<op {self.name}>"

    def __call__(self, *ins: Any, **attrs: Any) -> Any:
        """Emit the op; attributes by keyword, put into the record's order."""
        if self.attrs:
            try:
                attrs = {k: attrs[k] if k in attrs else self.defaults[k] for k in self.attrs}
            except KeyError as e:
                raise TypeError(f"{self.name}: attribute {e.args[0]!r} is missing") from None
        return emit(self, ins, attrs)

    def effect_of(self, attrs: Attrs) -> Effect:
        return self.effect(attrs) if callable(self.effect) else self.effect

    def result_type(self, types: tuple[TensorType, ...], attrs: Attrs) -> Type:
        """The type of the result(s), memoised; weak only if all operands are weak.

        `MIXED` where operands differ along unlike axes of a mesh: they are to be cast first.
        """
        if self.kind in _UNMEMOISED:
            return self._infer(types, attrs)
        key: Any = (types, tuple(attrs.values())) if attrs else types
        found = self.memo.get(key)
        if found is None:
            found = self._infer(types, attrs)
            if self.regions and not attrs[self.regions[0]].memo.get("monoid"):
                return found  # a body that somebody wrote; the usual ones live for good anyway
            if len(self.memo) > _MEMO_BOUND:
                self.memo.clear()
            self.memo[key] = found
        return found

    def _infer(self, types: tuple[TensorType, ...], attrs: Attrs) -> Type:
        if self.weak == "own":
            return self.infer(types, attrs)
        out = self.infer(tuple([t.bare for t in types]), attrs)
        place = types[0].place if types else None
        for t in types:
            if t.place is not place:
                mixed: Type = MIXED
                return mixed
        if place is not None or self.varies is not None:
            vary = place.vary if place is not None else frozenset()
            if self.varies is not None:
                vary = self.varies(attrs, vary)
            out = tuple([t.over(vary) for t in out]) if isinstance(out, tuple) else out.over(vary)
        if types and all(t.weak for t in types):
            if isinstance(out, tuple):
                return tuple(_weaken(t) for t in out)
            return _weaken(out)
        return out


MIXED: Any = object()  # no type: what there is in its stead
_MEMO_BOUND = 512  # keys hold their types, those of programs long gone among them
# A key would keep graphs and callbacks alive for good. Attributes of calls may also be equal but
# not the same, as 1 and True are; a composite's expansion is memoised with that in mind.
_UNMEMOISED = frozenset({"region", "call", "opaque"})


def _weaken(t: TensorType) -> TensorType:
    return tensor(t.shape, t.dtype, True, t.place) if t.dtype.kind != "bool" else t


OPS: dict[str, OpDef] = {}


def register(op: OpDef) -> OpDef:
    """Put a record into the table of ops.

    Raises:
        ValueError: if an op of that name is there already.
    """
    if op.name in OPS:
        raise ValueError(f"op {op.name!r} is defined twice")
    OPS[op.name] = op
    return op


class Records:
    """The table by attribute, looked up when used: ``ops.slice(x, ...)``.

    A rule names the ops of other families through this, since families need each other both ways
    (a slice is transposed to a pad, a pad to a slice) and modules may not import in a circle. A
    trailing underscore is dropped, as in ``ops.and_``.
    """

    def __getattr__(self, name: str) -> OpDef:
        found = OPS.get(name.rstrip("_"))
        if found is None:
            raise AttributeError(f"no op {name!r}")
        self.__dict__[name] = found
        return found


ops = Records()


def elements_bytes(types: Sequence[TensorType], out: Type) -> int:
    """Bytes of all operands and results: the cost of moving them once."""
    return sum(t.nbytes for t in types) + sum(t.nbytes for t in types_of(out))
