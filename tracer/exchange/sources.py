"""What users have a StableHLO program in: text, bytes, a file, or JAX's own objects."""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monograph.hlo.errors import ArgumentError, TextError
from monograph.tracer import tree
from monograph.tracer.exchange.decoding import MAGIC, Artifact, decode

TEXT = "<stablehlo>"


@dataclass(frozen=True)
class Given:
    """A program's text, what messages call it, and what is said around it."""

    text: str
    filename: str
    artifact: Artifact | None = None
    in_tree: tree.TreeDef | None = None
    out_tree: tree.TreeDef | None = None


def given(x: Any) -> Given:
    """The program that `x` is or names.

    Raises:
        ArgumentError: if it is nothing of that kind, or a file that cannot be read.
        TextError: if it is damaged.
    """
    if isinstance(x, os.PathLike) or (isinstance(x, str) and _is_path(x)):
        return _of_bytes(_contents(Path(x)), str(x))
    if isinstance(x, str):
        return Given(x.removeprefix("\ufeff"), TEXT)
    if isinstance(x, bytes | bytearray | memoryview):
        return _of_bytes(bytes(x), TEXT)
    if callable(getattr(x, "mlir_module", None)) and hasattr(x, "module_kept_var_idx"):
        return _of_exported(x)
    if callable(getattr(x, "as_text", None)):  # lowered, by JAX or here
        return Given(x.as_text(debug_info=True), TEXT)
    raise ArgumentError(
        f"a StableHLO program was expected, got {type(x).__name__}",
        fix="pass MLIR text, bytecode, what jax.export's serialize() returned, or a path of a file "
        "with one of these.",
    )


def _is_path(text: str) -> bool:
    """Whether a string is the name of a file: programs have braces, or many lines."""
    return bool(text.strip()) and not any(c in text for c in "{}\n%\0")


def _contents(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as e:
        raise ArgumentError(
            f"the file {str(path)!r} cannot be read",
            why=str(e),
            fix="pass the path of a file, or the text of a module (which has braces).",
        ) from None


def _of_bytes(raw: bytes, filename: str) -> Given:
    if not raw.startswith(MAGIC):
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = "\0"
        if "\0" not in text:
            return Given(text, filename)
    what = "the bytes" if filename == TEXT else filename
    text, artifact = decode(raw, what)
    if artifact is None:
        return Given(text, filename)
    trees = [_structure(spec, artifact) for spec in (artifact.in_tree, artifact.out_tree)]
    return Given(text, filename, artifact, *trees)


def _of_exported(x: Any) -> Given:
    """A `jax.export.Exported`."""
    avals = tuple((tuple(map(str, a.shape)), str(a.dtype)) for a in x.in_avals)
    effects = tuple(map(str, x.ordered_effects))
    artifact = Artifact(
        x.fun_name, None, None, avals, x.module_kept_var_idx, x.platforms, x.nr_devices, effects
    )
    trees = [tree.structure(t.unflatten([0] * t.num_leaves)) for t in (x.in_tree, x.out_tree)]
    return Given(str(x.mlir_module()), TEXT, artifact, *trees)


# ---- structures ----------------------------------------------------------------------------------


def _structure(spec: Any, artifact: Artifact) -> tree.TreeDef:
    """The structure that the decoder wrote."""
    try:
        return tree.structure(_built(spec))
    except (KeyError, TypeError, ValueError) as e:
        raise TextError(
            f"the arguments or results of {artifact.name!r} are in containers that are not known",
            why=str(e.args[0] if e.args else e),
            fix="import the class, and register it with jax.export.register_pytree_node_"
            "serialization (or register_namedtuple_serialization), before reading the artifact.",
        ) from None


def _built(spec: Any) -> Any:
    """Any tree of that structure."""
    if spec == "*":
        return 0
    children = [_built(c) for c in spec["children"]]
    match spec["kind"]:
        case "NoneType":
            return None
        case "tuple":
            return tuple(children)
        case "list":
            return children
        case "dict":
            return dict(zip(spec["keys"], children, strict=True))
    data = bytes.fromhex(spec["data"])
    if spec["name"] == "collections.OrderedDict":
        return OrderedDict(zip(json.loads(data), children, strict=True))
    export = sys.modules.get("jax._src.export._export")
    known = getattr(export, "deserialization_registry", {})
    if spec["name"] not in known:
        raise KeyError(f"the class that was registered as {spec['name']!r}")
    _, read, build = known[spec["name"]]
    return build(read(data), children)
