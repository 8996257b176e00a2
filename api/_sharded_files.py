"""Trees of arrays in a folder, piece by piece: written by all ranks, read onto any mesh.

A folder holds one file for each different piece, named by the SHA-256 of its contents, and
``manifest.json``, which says what they are. The manifest is written last, under another name, and
renamed: whoever reads finds the old tree or the new one, never parts of both. Files that no
manifest names any more are removed after that.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from monograph._operands.values import value as value_of
from monograph.backends.engines import world
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.types import DTYPES
from monograph.sharding import NamedSharding
from monograph.tracer import Array, ShapeDtypeStruct, device_put, make_array_from_callback, tree
from monograph.tracer.tree_parts import leaves_with_path

_MANIFEST = "manifest.json"
_FORMAT = 1


def save_sharded(path: str | os.PathLike[str], values: Any) -> None:
    """Write a tree of arrays to a folder; every rank writes the pieces that it holds.

    Args:
        path: of the folder, which all ranks see; a tree that is there is replaced at once.
        values: a tree of arrays and numbers. Of what several devices hold one writes it.

    >>> import tempfile
    >>> import monograph as mg
    >>> folder = tempfile.mkdtemp()
    >>> save_sharded(folder, {"w": mg.numpy.arange(4.0)})
    >>> load_sharded(folder, {"w": mg.ShapeDtypeStruct((4,), "float32")})
    {'w': Array([0., 1., 2., 3.], dtype=float32)}
    """
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    named = leaves_with_path(values)
    entries = []
    for key, leaf in named:
        x: Any = value_of(leaf, "save_sharded")
        if getattr(getattr(x.sharding, "spec", None), "unreduced", ()):
            x = value_of(np.asarray(x), "save_sharded")  # the sum, not its terms
        pieces = [_write(folder, s) for s in x.addressable_shards if _is_ours(x, s)]
        entries.append({"path": _text(key), "shape": list(x.shape), "dtype": x.type.dtype.name,
                        "pieces": pieces})  # fmt: skip
    everywhere = _exchanged(json.dumps(entries).encode())
    if world.rank() == 0:
        for other in map(json.loads, everywhere[1:]):
            for mine, theirs in zip(entries, other, strict=True):
                mine["pieces"] += theirs["pieces"]
        _commit(folder, entries)
    _exchanged(b"")  # nobody goes on before it is there


def load_sharded(path: str | os.PathLike[str], like: Any) -> Any:
    """Read a tree of arrays; each rank reads what its pieces need.

    Args:
        path: of the folder.
        like: a tree of the same structure, of arrays or `ShapeDtypeStruct`s: their shardings say
            where the arrays are to live, on any mesh; those without go to the default device.

    Returns:
        The tree with the arrays.

    Raises:
        ArgumentError: if there is no such tree, it has other leaves, or a file is not what the
            manifest says.
        ShapeError: if an array has another shape or element type than in `like`.
    """
    folder = Path(path)
    try:
        manifest = json.loads((folder / _MANIFEST).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ArgumentError(
            f"load_sharded: {str(folder)!r} has no {_MANIFEST}",
            why="it is written last: without it nothing was saved there, or not to the end.",
            fix="load a folder that save_sharded has finished.",
        ) from None
    held = {e["path"]: e for e in manifest["arrays"]}
    named = leaves_with_path(like)
    wanted = [_text(key) for key, _ in named]
    if sorted(wanted) != sorted(held):
        raise ArgumentError(
            f"load_sharded: the tree in {str(folder)!r} has other leaves than `like`",
            operands={"only there": ", ".join(sorted(set(held) - set(wanted))) or "none",
                      "only in like": ", ".join(sorted(set(wanted) - set(held))) or "none"},
            fix="give a tree of the structure that was saved.",
        )  # fmt: skip
    made = [_read(folder, held[w], leaf) for w, (_, leaf) in zip(wanted, named, strict=True)]
    return tree.flatten(like)[1].unflatten(made)


def _text(key: Sequence[Any]) -> str:
    return "".join(map(str, key)) or "."


def _is_ours(x: Any, shard: Any) -> bool:
    """Whether this process writes a piece: the first device that holds it does."""
    if shard.replica_id:
        return False
    if type(x) is Array and isinstance(x.sharding, NamedSharding) and x.sharding.mesh.size > 1:
        return True  # that device is of one process
    return world.rank() == 0


def _write(folder: Path, shard: Any) -> dict[str, Any]:
    """Write a piece; what the manifest says of it."""
    x = np.asarray(shard.data, order="C")
    data = x.reshape(-1).view(np.uint8).tobytes()
    name = hashlib.sha256(data).hexdigest()
    file = folder / name
    new = folder / f"{name}.{world.rank()}.new"
    with open(new, "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)
    start = [i.start or 0 for i in shard.index]
    return {"file": name, "start": start, "shape": list(x.shape)}


def _exchanged(data: bytes) -> list[bytes]:
    here = world.current()
    return [data] if here is None else here.share(data)


def _commit(folder: Path, entries: list[dict[str, Any]]) -> None:
    """Put the manifest in place, then remove what it does not name."""
    new = folder / f"{_MANIFEST}.new"
    with open(new, "w", encoding="utf-8") as out:
        json.dump({"format": _FORMAT, "arrays": entries}, out)
        out.flush()
        os.fsync(out.fileno())
    new.replace(folder / _MANIFEST)
    kept = {p["file"] for e in entries for p in e["pieces"]} | {_MANIFEST}
    for file in folder.iterdir():
        stem = file.name.split(".")[0]
        if file.name not in kept and len(stem) == 64 and set(stem) <= set("0123456789abcdef"):
            file.unlink(missing_ok=True)


def _read(folder: Path, entry: dict[str, Any], leaf: Any) -> Any:
    """One array, where a leaf of `like` says."""
    shape, dtype = tuple(entry["shape"]), DTYPES[entry["dtype"]].np
    if tuple(np.shape(leaf)) != shape or np.dtype(getattr(leaf, "dtype", dtype)) != dtype:
        raise ShapeError(
            f"load_sharded: {entry['path']} is {entry['dtype']}{list(shape)} in the folder",
            operands={"like": leaf},
            fix="give a leaf of that shape and element type.",
        )

    def part(index: tuple[slice, ...]) -> np.ndarray[Any, Any]:
        ends = [s.indices(n)[:2] for s, n in zip(index, shape, strict=True)]
        out = np.zeros([b - a for a, b in ends], dtype)
        for p in entry["pieces"]:
            _paste(out, [a for a, _ in ends], _contents(folder, p, dtype), p["start"])
        return out

    sharding: Any = leaf.sharding if isinstance(leaf, Array | ShapeDtypeStruct) else None
    if not hasattr(sharding, "mesh") or sharding.spec.unreduced:
        whole = part((slice(None),) * len(shape))
        return device_put(whole, sharding) if sharding is not None else value_of(whole, "")
    return make_array_from_callback(shape, sharding, part, dtype)


def _contents(folder: Path, piece: dict[str, Any], dtype: Any) -> np.ndarray[Any, Any]:
    """A piece from its file, held against its digest."""
    file = folder / piece["file"]
    data = file.read_bytes() if file.exists() else b""
    if hashlib.sha256(data).hexdigest() != piece["file"]:
        raise ArgumentError(
            f"load_sharded: {str(file)!r} is damaged or missing",
            why="its contents do not have the digest that the manifest names.",
            fix="restore the file, or load an older folder.",
        )
    return np.frombuffer(data, np.uint8).view(dtype).reshape(piece["shape"])


def _paste(
    out: np.ndarray[Any, Any], at: Sequence[int], x: np.ndarray[Any, Any], start: Sequence[int]
) -> None:
    """Copy of `x`, which begins at `start`, what lies in `out`, which begins at `at`."""
    into, of = [], []
    for a, n, s, m in zip(at, out.shape, start, x.shape, strict=True):
        first, last = max(a, s), min(a + n, s + m)
        if first >= last:
            return
        into.append(slice(first - a, last - a))
        of.append(slice(first - s, last - s))
    out[tuple(into)] = x[tuple(of)]
