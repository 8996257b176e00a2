"""The coverage matrix: op by rule by backend, made from the records and printed after the tests."""

from __future__ import annotations

from collections.abc import Callable

from monograph.backends import get_backend
from monograph.hlo.record import OPS, OpDef
from op_table import cases

# They have no semantics of their own; the ops on named axes are tested by what maps over those, and
# the border of what devices compute by users' code by what that code does.
STRUCTURE = frozenset(
    {"param", "result"} | {op.name for op in OPS.values() if op.axes or op.border or op.varies}
)

# What they do depends on who else runs: `hlo/test_collectives.py`.
IN_LOCKSTEP = {
    "after_all", "all_gather", "all_reduce", "all_to_all", "collective_broadcast",
    "collective_permute", "collective_reduce", "create_token", "infeed", "outfeed", "partition_id",
    "recv", "reduce_scatter", "replica_id", "send",
}  # fmt: skip


def derivative(op: OpDef) -> str:
    """Where the derivative comes from, or nothing."""
    sources = ("partials", "jvp", "linearize", "linear", "bilinear")
    found = [s for s in sources if getattr(op, s)]
    return "+".join(found) or ("expand" if op.expand is not None else "")


def transposition(op: OpDef) -> str:
    if op.transpose is not None:
        return "rule"
    return "partials" if op.partials else ("expand" if op.expand is not None else "")


def cutting(op: OpDef) -> str:
    """What says how its values are spread over devices."""
    if op.factors is not None or op.signature is not None:
        return "rule+split" if op.split is not None else "rule"
    return "edges" if op.edges is not None else ("expand" if op.expand is not None else "")


RULES: dict[str, Callable[[OpDef], str]] = {
    "kind": lambda op: op.kind,
    "ref": lambda op: "yes" if op.ref is not None else ("expand" if op.expand else ""),
    "derivative": derivative,
    "transpose": transposition,
    "batch": lambda op: "yes" if op.batch is not None else ("expand" if op.expand else ""),
    "signature": lambda op: "yes" if op.signature is not None else "",
    "cut": cutting,
    "cost": lambda op: "yes" if op.cost is not None else "",
    "text": lambda op: op.mlir.name if op.mlir is not None else ("expand" if op.expand else ""),
}


def tested_dtypes() -> dict[str, list[str]]:
    """Per op the element types of its rows in the op table."""
    found: dict[str, list[str]] = {}
    for case in cases():
        found.setdefault(case.op.name, []).append(case.dtype.name)
    return found


def runs_on(backend: str) -> dict[str, str]:
    """Per op of the table how many of its cases the backend takes."""
    target = get_backend(backend)
    counts: dict[str, list[bool]] = {}
    for case in cases():
        nodes = [n for n in case.graph().nodes if n.op is case.op]
        counts.setdefault(case.op.name, []).append(all(target.supports(n) is None for n in nodes))
    return {name: f"{sum(taken)}/{len(taken)}" for name, taken in counts.items()}


def matrix(backends: tuple[str, ...] = ("cpu", "interp")) -> tuple[list[str], list[list[str]]]:
    """The head and one row per op."""
    tested = tested_dtypes()
    by_backend = [runs_on(b) for b in backends]
    rows = []
    for name in sorted(OPS):
        if name in STRUCTURE:
            continue
        op = OPS[name]
        row = [name, *(rule(op) for rule in RULES.values()), str(len(tested.get(name, ())))]
        rows.append([*row, *(b.get(name, "") for b in by_backend)])
    return ["op", *RULES, "types", *backends], rows


def lines() -> list[str]:
    """The matrix as text, columns aligned."""
    head, rows = matrix()
    table = [head, *rows]
    widths = [max(len(r[i]) for r in table) for i in range(len(head))]
    return ["  ".join(c.ljust(w) for c, w in zip(r, widths, strict=True)).rstrip() for r in table]
