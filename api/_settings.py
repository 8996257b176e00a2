"""Settings: `monograph.config`, and blocks of one thread (`debug_nans(True)`, ...)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

from monograph._jax_settings import accept, is_of_jax, present
from monograph.backends.engines import world
from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError, UnknownNameError
from monograph.tracer.placing import device_of


class Config:
    """The flags as attributes, with `update` to change one. `hlo/flags.py` lists them."""

    __slots__ = ()

    def update(self, name: str, value: Any) -> None:
        """Set a flag; JAX's spelling (``jax_enable_x64``) is understood.

        Options of JAX's own runtime are accepted and do nothing, unless they would change values.

        Raises:
            UnsupportedError: for an option of JAX that has another value here.
            UnknownNameError: if there is no such flag.
            TypeError: if the value is not of its type.
            ValueError: if it is none of its values.
            ArgumentError: for a number of devices other than that of all ranks of a job.
        """
        short = _known(name)
        if is_of_jax(short):
            return accept(short, value)
        value = _taken(short, value)
        if short == "num_cpu_devices":
            _have_devices(value)
        flags.update(short, value)

    @property
    def x64_enabled(self) -> bool:
        """Whether 64-bit types are enabled."""
        return flags.wide()

    def read(self, name: str) -> Any:
        """The present value of a flag."""
        return _present(_known(name))

    def __getattr__(self, name: str) -> Any:
        try:
            return _present(_known(name))
        except UnknownNameError as e:
            raise AttributeError(str(e)) from None

    def __dir__(self) -> list[str]:
        return ["read", "update", *flags.values]

    def __repr__(self) -> str:
        width = max(map(len, flags.values))
        rows = [f"{f.name:{width}} = {flags.get(f.name)!r:8} {f.help}" for f in flags.TABLE]
        return "\n".join(rows)


def _have_devices(count: int) -> None:
    """Ranks have the devices that they were started with; a single one may have any number.

    Raises:
        ArgumentError: if there are other ranks, and it is another number.
    """
    here = world.current()
    if here is None or count == here.size * here.each:
        return
    if here.size > 1:
        raise ArgumentError(
            f"num_cpu_devices cannot be {count}: {here.size} ranks have {here.each} device(s) each",
            why="the devices of a job are those of its ranks.",
            fix="start other ranks (launch -n), or give each other devices (--devices-per-rank).",
        )
    here.each = count


_OTHER = {
    "platform_name": "platform", "platforms": "platform", "compilation_cache_dir": "cache",
}  # fmt: skip


def _present(short: str) -> Any:
    return present(short) if is_of_jax(short) else flags.get(short)


def _known(name: str) -> str:
    if not isinstance(name, str):
        raise ArgumentError(
            f"the name of an option was expected, got {type(name).__name__}",
            fix="print(config) lists all options.",
        )
    short = name.removeprefix("jax_")
    short = _OTHER.get(short, short)
    if short not in flags.values and not is_of_jax(short):
        near = get_close_matches(short, flags.values, n=1)
        raise UnknownNameError(
            f"no option {name!r}",
            fix=f"did you mean {near[0]!r}? print(config) lists all options."
            if near
            else f"use one of {', '.join(flags.values)}.",
        )
    return short


def _taken(name: str, value: Any) -> Any:
    """A value as the flag holds it: a device as a `Device`, no folder as a word."""
    if name == "cache":
        return "off" if value is None else os.fspath(value)
    return device_of(value) if name == "default_device" and value is not None else value


config = Config()


@contextmanager
def _block(name: str, value: Any) -> Iterator[None]:
    with flags.scoped(name, _taken(name, value)):
        yield


def enable_x64(new_val: bool = True) -> Any:
    """64-bit types allowed (or not) inside the block, in this thread.

    >>> import monograph as mg
    >>> with mg.enable_x64():
    ...     print(mg.numpy.ones(2).dtype)
    float64
    """
    return _block("enable_x64", bool(new_val))


def debug_nans(new_val: bool = True) -> Any:
    """Raise inside the block where a program returns NaN; the error names the line that made it.

    >>> import monograph as mg
    >>> with mg.debug_nans(True):
    ...     try:
    ...         mg.jit(lambda x: mg.numpy.log(x) * 2)(-1.0)
    ...     except FloatingPointError as e:
    ...         print(e.what)
    log returned NaN
    """
    return _block("debug_nans", bool(new_val))


def debug_infs(new_val: bool = True) -> Any:
    """Raise inside the block where a program returns an infinity."""
    return _block("debug_infs", bool(new_val))


def checked(new_val: bool = True) -> Any:
    """Raise inside the block for indices out of bounds and for integer division by zero."""
    return _block("checked", bool(new_val))


def disable_jit(disable: bool = True) -> Any:
    """Run jitted functions as Python inside the block, op by op, and loops on known values too.

    >>> import monograph as mg
    >>> with mg.disable_jit():
    ...     mg.jit(lambda x: print("x is", x))(3.0)
    x is 3.0
    """
    return _block("disable_jit", bool(disable))


def log_compiles(new_val: bool = True) -> Any:
    """Log every compilation inside the block: logger ``monograph``, level WARNING."""
    return _block("log_compiles", bool(new_val))


def explain_cache_misses(new_val: bool = True) -> Any:
    """Log why calls are compiled inside the block: logger ``monograph``, level WARNING."""
    return _block("explain_cache_misses", bool(new_val))


def numpy_rank_promotion(new_val: str) -> Any:
    """``"allow"``, ``"warn"`` or ``"raise"`` where arrays of different rank meet in the block."""
    return _block("numpy_rank_promotion", new_val)


def numpy_dtype_promotion(new_val: str) -> Any:
    """``"standard"``, or ``"strict"``: element types are never mixed inside the block."""
    return _block("numpy_dtype_promotion", new_val)


def default_matmul_precision(new_val: str | None) -> Any:
    """The precision of products and convolutions that name none, as ``highest``, ``float32``."""
    return _block("default_matmul_precision", new_val)


def check_tracer_leaks(new_val: bool = True) -> Any:
    """Accepted: a traced value that outlives its trace always raises, where it is used."""
    return _block("check_tracer_leaks", bool(new_val))


checking_leaks = check_tracer_leaks


def default_device(new_val: Any) -> Any:
    """New arrays are made on this device inside the block: one of `devices`, or a backend's name.

    >>> import monograph as mg
    >>> with mg.default_device("interp"):
    ...     print(mg.numpy.ones(2).devices())
    {Device(backend='interp', index=0)}
    """
    return _block("default_device", new_val)
