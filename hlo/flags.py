"""All flags in one table; nothing else in the package reads `os.environ`.

`monograph.config` is the public face: it shows and updates the same values. Some hold for a block
of one thread as well (`scoped`), and of some it depends what a function is traced and compiled to
(`Mode`).
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Flag:
    """One flag: its name in Python, its environment variable, how to read it, and what it does.

    Without a variable (an empty name) it is set from Python alone. `choices` are all its values.
    """

    name: str
    env: str
    default: Any
    parse: Callable[[str], Any]
    help: str
    choices: tuple[Any, ...] = ()


def _truth(text: str) -> bool:
    return text.strip().lower() not in ("", "0", "false", "no", "off")


def count(text: str) -> int:
    """A whole number that is not negative."""
    n = int(text)
    if n < 0:
        raise ValueError(text)
    return n


def positive(text: str) -> int:
    """A whole number from 1 on."""
    n = int(text)
    if n < 1:
        raise ValueError(text)
    return n


def _user_cache() -> str:
    """Where programs keep what they can make again (XDG Base Directory Specification 0.8)."""
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or "~/.cache", "monograph")


_RANKS = ("allow", "warn", "raise")
_DTYPES = ("standard", "strict")
_PRECISIONS = (
    None, "default", "high", "highest", "bfloat16", "tensorfloat32", "float32", "fastest",
    "BF16_BF16_F32", "BF16_BF16_F32_X3", "BF16_BF16_F32_X6", "F16_F16_F16", "F16_F16_F32",
    "F32_F32_F32", "F64_F64_F64", "TF32_TF32_F32", "TF32_TF32_F32_X3",
)  # fmt: skip

TABLE: tuple[Flag, ...] = (
    Flag(
        "debug",
        "MONOGRAPH_DEBUG",
        0,
        int,
        "0..5: passes and times; graphs; kernels; code; rewrites",
    ),
    Flag(
        "dump",
        "MONOGRAPH_DUMP",
        "",
        str,
        "folder that receives NAME/00_trace.hlo, NAME/01_simplify.hlo, ... of every program",
    ),
    Flag("verify", "MONOGRAPH_VERIFY", 0, int, "1: verify between passes; 2: and compare values"),
    Flag(
        "enable_x64", "MONOGRAPH_ENABLE_X64", False, _truth, "let the public API make 64-bit types"
    ),
    Flag("platform", "MONOGRAPH_PLATFORM", "cpu", str, "the default backend of new arrays"),
    Flag(
        "num_threads",
        "MONOGRAPH_NUM_THREADS",
        0,
        count,
        "threads that share long work; 1: none but the caller; 0: one per CPU",
    ),
    Flag(
        "num_cpu_devices",
        "MONOGRAPH_NUM_CPU_DEVICES",
        1,
        positive,
        "devices that this computer stands for",
    ),
    Flag(
        "cache", "MONOGRAPH_CACHE", _user_cache(), str, 'folder that keeps compiled code, or "off"'
    ),
    Flag(
        "debug_nans",
        "MONOGRAPH_DEBUG_NANS",
        False,
        _truth,
        "raise where a program returns NaN, and say which line made it",
    ),
    Flag("debug_infs", "", False, _truth, "likewise for infinities"),
    Flag("checked", "", False, _truth, "raise for indices out of bounds and integer division by 0"),
    Flag("disable_jit", "", False, _truth, "run jitted functions and loops op by op, as Python"),
    Flag("log_compiles", "", False, _truth, 'log every compilation ("monograph", WARNING)'),
    Flag("explain_cache_misses", "", False, _truth, "log why a call is compiled, likewise"),
    Flag("numpy_rank_promotion", "", "allow", str, "operands of different rank", _RANKS),
    Flag(
        "numpy_dtype_promotion", "", "standard", str, "operands of different element types", _DTYPES
    ),
    Flag(
        "default_matmul_precision",
        "",
        None,
        str,
        "of products and convolutions that name none",
        _PRECISIONS,
    ),
    Flag(
        "reorder_products",
        "",
        False,
        _truth,
        "products of several matrices are taken in the order of fewest operations",
    ),
    Flag(
        "check_tracer_leaks", "", False, _truth, "accepted: a leaked value raises where it is used"
    ),
    Flag(
        "bucket_bytes", "", 1 << 27, count, "sums over devices that travel together; 0: each alone"
    ),
    Flag(
        "devices_apart",
        "",
        False,
        _truth,
        "simulated devices run the programs of ranks, bit by bit",
    ),
    Flag("default_device", "", None, str, "where new arrays are: a device, a backend's name, None"),
    Flag("mesh", "", None, str, "the mesh in whose words specs are meant, or None"),
)

_BY_NAME = {flag.name: flag for flag in TABLE}


def _read(flag: Flag) -> Any:
    text = os.environ.get(flag.env) if flag.env else None
    if text is None:
        return flag.default
    try:
        return flag.parse(text)
    except ValueError:
        raise ValueError(
            f"{flag.env}={text!r}: expected {flag.parse.__name__}; {flag.help}"
        ) from None


values: dict[str, Any] = {flag.name: _read(flag) for flag in TABLE}
_told: dict[str, list[Callable[[Any], None]]] = {}


class Mode(NamedTuple):
    """The flags on which it depends what a function is traced and compiled to."""

    enable_x64: bool
    debug_nans: bool
    debug_infs: bool
    checked: bool
    disable_jit: bool
    numpy_rank_promotion: str
    numpy_dtype_promotion: str
    default_matmul_precision: str | None
    reorder_products: bool
    bucket_bytes: int
    devices_apart: bool
    default_device: Any
    mesh: Any


_modes: dict[Mode, Mode] = {}  # one object for each, so that prepared calls can compare by identity


def _mode_of(held: Mapping[str, Any]) -> Mode:
    made = Mode(*[held[name] for name in Mode._fields])
    return _modes.setdefault(made, made)


class _Scope(threading.local):
    """What the blocks of this thread say.

    Attributes:
        values: flag -> value, of all blocks that the thread is in. Replaced, never changed.
        mode: the mode there; None outside of such blocks.
    """

    values: Mapping[str, Any] = {}
    mode: Mode | None = None


_scope = _Scope()
_common = {"mode": _mode_of(values)}


def mode() -> Mode:
    """The present mode, in this thread."""
    own = _scope.mode
    return _common["mode"] if own is None else own


def wide() -> bool:
    """Whether the public API makes 64-bit types, in this thread."""
    return mode().enable_x64


def mode_guards() -> list[tuple[Any, str, object]]:
    """What `mode()` depends on in this thread: (holder, name of an attribute or item, value)."""
    own = _scope.mode
    guards: list[tuple[Any, str, object]] = [(_scope, "mode", own)]
    if own is None:
        guards.append((_common, "mode", _common["mode"]))
    return guards


@contextmanager
def scoped(name: str, value: Any) -> Iterator[None]:
    """Give a flag a value inside the block, in this thread alone.

    Raises:
        KeyError, TypeError, ValueError: as `update`.
    """
    before = _scope.values, _scope.mode
    _scope.values = {**before[0], name: valid(name, value)}
    _scope.mode = _mode_of({**values, **_scope.values})
    try:
        yield
    finally:
        _scope.values, _scope.mode = before


def widened(allowed: bool) -> AbstractContextManager[None]:
    """Make `wide()` say `allowed` inside the block, in this thread alone."""
    return scoped("enable_x64", allowed)


def get(name: str) -> Any:
    """The present value of a flag, in this thread."""
    return _scope.values.get(name, values[name])


def valid(name: str, value: Any) -> Any:
    """The value as the flag holds it.

    Raises:
        KeyError: if there is no flag of that name.
        TypeError: if the value is not of the flag's type.
        ValueError: if it is none of the flag's values.
    """
    if name not in _BY_NAME:
        raise KeyError(f"no option {name!r}; known: {', '.join(_BY_NAME)}")
    flag = _BY_NAME[name]
    if flag.choices:
        if value not in flag.choices:
            raise ValueError(
                f"option {name!r} takes {', '.join(map(repr, flag.choices))}; got {value!r}"
            )
        return value
    if flag.default is None:
        return value
    if isinstance(flag.default, bool):
        if not isinstance(value, bool | int):
            raise TypeError(f"option {name!r} takes a bool, got {value!r}")
        return bool(value)
    if not isinstance(value, type(flag.default)):
        raise TypeError(f"option {name!r} takes {type(flag.default).__name__}, got {value!r}")
    if flag.parse in (count, positive) and value < (flag.parse is positive):
        least = int(flag.parse is positive)
        raise ValueError(f"option {name!r} ({flag.help}) is at least {least}; got {value}")
    return value


def update(name: str, value: Any) -> None:
    """Set a flag for this process (blocks of threads keep theirs).

    Raises:
        KeyError, TypeError, ValueError: as `valid`.
    """
    values[name] = value = valid(name, value)
    _common["mode"] = _mode_of(values)
    for tell in _told.get(name, ()):
        tell(value)


def hide_progress() -> None:
    """From now on tqdm's bars, of whoever imports it from here on, are not drawn."""
    os.environ.setdefault("TQDM_DISABLE", "1")


def watch(name: str, tell: Callable[[Any], None]) -> None:
    """Have `tell` called with the value whenever a flag is updated."""
    _told.setdefault(name, []).append(tell)
