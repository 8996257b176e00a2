"""Ops of linear algebra as the custom calls that XLA runs on the CPU, both ways.

XLA's handlers of LAPACK (``lapack_sgetrf_ffi``, ...) take matrices by columns, a character as its
code, and give back all that the routine writes: some results stand for memory only, and the op has
none for them. What each op says and what is left out is data here; `write` and `read` are the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops import elimination, reflections, spectral, triangular
from monograph.hlo.ops.define import Types
from monograph.hlo.ops.lapack import CALLS
from monograph.hlo.ops.tridiagonal_solve import tridiagonal_solve
from monograph.hlo.record import Attrs, OpDef, Undefined
from monograph.hlo.types import I32, TensorType, complex_dtype, tensor, types_of

Settings = Mapping[str, Any]  # of a call: characters, numbers, booleans
Result = int | TensorType  # which result of the op, or memory that it does not give


def _nothing(types: Types, attrs: Attrs) -> Settings:
    return {}


@dataclass(frozen=True)
class Spelling:
    """One op as a custom call.

    Attributes:
        routines: the names of LAPACK's routines, without the letter of the element type.
        config: ``(types, attrs)`` -> the call's settings.
        attrs: settings -> the op's attributes; None where the op does not do it.
        results: ``(types, attrs)`` -> what the results of the call are.
    """

    routines: tuple[str, ...]
    config: Callable[[Types, Attrs], Settings] = _nothing
    attrs: Callable[[str, Settings, Types], Attrs | None] = lambda name, settings, outs: {}
    results: Callable[[Types, Attrs], tuple[Result, ...]] | None = None


def _uplo(attrs: Attrs) -> str:
    return "L" if attrs["lower"] else "U"


def _mode(on: bool) -> str:
    return "V" if on else "N"


def _lower(name: str, settings: Settings, outs: Types) -> Attrs | None:
    return {"lower": settings["uplo"] == "L"}


def _batch(t: TensorType) -> tuple[int, ...]:
    return t.shape[:-2]


# ---- svd, eig, schur, gtsv: memory among the results ---------------------------------------------


def _svd_attrs(name: str, settings: Settings, outs: Types) -> Attrs | None:
    mode = settings["mode"]
    return {
        "full_matrices": mode == "A",
        "compute_uv": mode != "N",
        "algorithm": "qr" if name == "gesvd" else "dc",
    }


def _svd_config(types: Types, attrs: Attrs) -> Settings:
    full = "A" if attrs["full_matrices"] else "S"
    return {"mode": full if attrs["compute_uv"] else "N"}


def _svd_results(types: Types, attrs: Attrs) -> tuple[Result, ...]:
    (a,) = types
    if attrs["compute_uv"]:
        return a, 0, 1, 2, 3
    m, n = a.shape[-2:]
    u, v = (tensor((*_batch(a), k, k), a.dtype) for k in (m, n))
    return a, 0, u, v, 1


def _eig_results(types: Types, attrs: Attrs) -> tuple[Result, ...]:
    (a,) = types
    d = a.dtype if a.dtype.is_complex else complex_dtype(a.dtype)
    count = 1 if a.dtype.is_complex else 2
    rows: list[Result] = list(range(count))
    for on in (attrs["compute_left"], attrs["compute_right"]):
        rows.append(count if on else tensor(a.shape, d))
        count += on
    return (*rows, count)


def _eig_attrs(name: str, settings: Settings, outs: Types) -> Attrs | None:
    return {f"compute_{side}": settings[f"compute_{side}"] == "V" for side in ("left", "right")}


def _schur_results(types: Types, attrs: Attrs) -> tuple[Result, ...]:
    (a,) = types
    vectors: Result = 1 if attrs["compute_vectors"] else a
    w = tensor(a.shape[:-1], a.dtype)
    moved = (w,) if a.dtype.is_complex else (w, w)
    return 0, vectors, *moved, tensor(_batch(a), I32), 1 + attrs["compute_vectors"]


def _schur_attrs(name: str, settings: Settings, outs: Types) -> Attrs | None:
    return {"compute_vectors": settings["mode"] == "V"} if settings["sort"] == "N" else None


def _hessenberg_attrs(name: str, settings: Settings, outs: Types) -> Attrs | None:
    whole = settings["low"] == 1 and settings["high"] == outs[0].shape[-1]
    return {} if whole else None


def _trsm_attrs(name: str, settings: Settings, outs: Types) -> Attrs | None:
    return {
        "left_side": settings["side"] == "L",
        "lower": settings["uplo"] == "L",
        "unit_diagonal": settings["diag"] == "U",
        "transpose_a": {"N": "NO_TRANSPOSE", "T": "TRANSPOSE", "C": "ADJOINT"}[settings["trans_x"]],
    }


SPELLINGS: dict[OpDef, Spelling] = {
    triangular.potrf: Spelling(("potrf",), lambda t, a: {"uplo": _uplo(a)}, _lower),
    elimination.lu: Spelling(("getrf",)),
    reflections.geqrf: Spelling(("geqrf",)),
    reflections.geqp3: Spelling(("geqp3",)),
    reflections.householder_product: Spelling(("orgqr", "ungqr")),
    reflections.ormqr: Spelling(
        ("ormqr", "unmqr"),
        lambda t, a: {"left": a["left"], "transpose": a["transpose"]},
        lambda name, s, outs: {"left": s["left"], "transpose": s["transpose"]},
    ),
    spectral.svd: Spelling(("gesdd", "gesvd"), _svd_config, _svd_attrs, _svd_results),
    spectral.eigh: Spelling(
        ("syevd", "heevd"),
        lambda t, a: {"mode": "V", "uplo": _uplo(a)},
        lambda name, s, outs: _lower(name, s, outs) if s["mode"] == "V" else None,
    ),
    spectral.eig: Spelling(
        ("geev",),
        lambda t, a: {f"compute_{s}": _mode(a[f"compute_{s}"]) for s in ("left", "right")},
        _eig_attrs,
        _eig_results,
    ),
    spectral.schur: Spelling(
        ("gees",),
        lambda t, a: {"mode": _mode(a["compute_vectors"]), "sort": "N"},
        _schur_attrs,
        _schur_results,
    ),
    spectral.hessenberg: Spelling(
        ("gehrd",), lambda t, a: {"low": 1, "high": t[0].shape[-1]}, _hessenberg_attrs
    ),
    spectral.tridiagonal: Spelling(("sytrd", "hetrd"), lambda t, a: {"uplo": _uplo(a)}, _lower),
    tridiagonal_solve: Spelling(("gtsv",), results=lambda t, a: (*t[:3], 0, 1)),
}
# Read only: they have a StableHLO op of their own to be written as.
_READ: dict[OpDef, Spelling] = {triangular.triangular_solve: Spelling(("trsm",), attrs=_trsm_attrs)}
_BY_ROUTINE = {
    name: (op, s) for op, s in (*SPELLINGS.items(), *_READ.items()) for name in s.routines
}


# ---- writing -------------------------------------------------------------------------------------


def spelled(node: Node) -> tuple[str, str, tuple[TensorType, ...], tuple[int, ...]]:
    """An op as a custom call.

    Returns:
        The target; its attributes, in MLIR's braces; the types of the call's results; and for each
        result of the op which of these it is.
    """
    spelling, attrs = SPELLINGS[node.op], node.attrs
    types = tuple(x.type for x in node.ins)
    own = types_of(node.type)
    rows: tuple[Result, ...] = tuple(range(len(own)))
    if spelling.results is not None:
        rows = spelling.results(types, attrs)
    outs = tuple(own[r] if isinstance(r, int) else r for r in rows)
    places = tuple(rows.index(k) for k in range(len(own)))
    settings = {k: _written(v) for k, v in spelling.config(types, attrs).items()}
    call = CALLS[node.op](types, attrs)
    rank = types[0].ndim - call.rank
    config = ", ".join(f"{k} = {v}" for k, v in settings.items())
    text = (
        f"{{backend_config = {{{config}}}, api_version = 4 : i32, "
        f"operand_layouts = [{', '.join(_layout(t, rank) for t in types)}], "
        f"result_layouts = [{', '.join(_layout(t, rank) for t in outs)}]}}"
    )
    return f"lapack_{call.name}_ffi", text, outs, places


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{ord(value)} : ui8" if isinstance(value, str) else f"{value} : i32"


def _layout(t: TensorType, rank: int) -> str:
    """Dimensions from the fastest to the slowest: matrices by columns."""
    own = range(rank, t.ndim)
    order = [*own, *reversed(range(rank))]
    if not order:
        return "dense<> : tensor<0xindex>"
    listed = str(order[0]) if len(order) == 1 else f"[{', '.join(map(str, order))}]"
    return f"dense<{listed}> : tensor<{len(order)}xindex>"


# ---- reading -------------------------------------------------------------------------------------


def routine_of(target: str) -> str | None:
    """The routine that a target runs, without the letter of its element type; None if unknown."""
    if not (target.startswith("lapack_") and target.endswith("_ffi")):
        return None
    name = target[len("lapack_") : -len("_ffi")]
    return name[1:] if name[1:] in _BY_ROUTINE else None


def read_lapack(op: Any, operands: list[Any], outs: Types) -> list[Any]:
    """Emit the op that a custom call is.

    Args:
        op: MLIR's object.
        operands: values.
        outs: the types of its results.

    Raises:
        ValueError: if it does what the op does not, or somebody reads memory that holds nothing.
    """
    target = str(op.attributes["call_target_name"].value)
    name = routine_of(target)
    assert name is not None
    record, spelling = _BY_ROUTINE[name]
    types = tuple(x.type for x in operands)
    attrs = spelling.attrs(name, _settings(op), types)
    if attrs is None:
        raise ValueError(f"{target} with settings {_settings(op)} is not in the language")
    whole = {**record.defaults, **attrs}
    rank = types[0].ndim - CALLS[record](types, whole).rank
    _check_layouts(op, "operand_layouts", types, rank)
    _check_layouts(op, "result_layouts", outs, rank)
    made = record(*operands, **attrs)
    values = made if isinstance(made, list) else [made]
    if spelling.results is None:
        return values
    rows = spelling.results(types, whole)
    return [
        values[r] if isinstance(r, int) else _unread(target, k, v, outs[k])
        for k, (r, v) in enumerate(zip(rows, op.results, strict=True))
    ]


def _check_layouts(op: Any, key: str, types: Types, rank: int) -> None:
    """Matrices must lie by columns: the handlers of XLA take it for granted."""
    found = [str(a) for a in op.attributes[key]] if key in op.attributes else []
    wanted = [_layout(t, rank) for t in types]
    if found != wanted:
        raise ValueError(f"{key} other than [{', '.join(wanted)}] are not in the language")


def _unread(target: str, number: int, value: Any, t: TensorType) -> Any:
    """What stands for memory that nobody reads."""
    if any(True for _ in value.uses):
        raise ValueError(f"result {number} of {target} holds nothing that is defined")
    return Undefined(t)


def _settings(op: Any) -> Settings:
    """The settings of a call; characters by their code."""
    for key in ("mhlo.backend_config", "backend_config"):
        held: Any = op.attributes[key] if key in op.attributes else None
        if type(held).__name__ == "DictAttr":
            return {a.name: _read(a.attr) for a in held}
    return {}


def _read(attr: Any) -> Any:
    value = attr.value
    return chr(value) if str(attr).endswith("ui8") else value
