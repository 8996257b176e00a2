"""Settings of this process: `monograph.config` and the block `monograph.enable_x64()`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from monograph.hlo import flags
from monograph.hlo.errors import UnknownNameError


class Config:
    """The flags as attributes, with `update` to change one. `hlo/flags.py` lists them."""

    __slots__ = ()

    def update(self, name: str, value: Any) -> None:
        """Set a flag; JAX's spelling (``jax_enable_x64``) is understood.

        Raises:
            UnknownNameError: if there is no such flag.
            TypeError: if the value is not of its type.
        """
        flags.update(_known(name), value)

    def read(self, name: str) -> Any:
        """The present value of a flag."""
        return flags.get(_known(name))

    def __getattr__(self, name: str) -> Any:
        try:
            return flags.get(_known(name))
        except UnknownNameError as e:
            raise AttributeError(str(e)) from None

    def __dir__(self) -> list[str]:
        return ["read", "update", *flags.values]

    def __repr__(self) -> str:
        width = max(map(len, flags.values))
        rows = [f"{f.name:{width}} = {flags.get(f.name)!r:8} {f.help}" for f in flags.TABLE]
        return "\n".join(rows)


def _known(name: str) -> str:
    short = name.removeprefix("jax_")
    if short == "platform_name" or short == "platforms":
        short = "platform"
    if short not in flags.values:
        raise UnknownNameError(f"no option {name!r}", fix=f"use one of {', '.join(flags.values)}.")
    return short


config = Config()


@contextmanager
def enable_x64(new_value: bool = True) -> Iterator[None]:
    """64-bit types allowed (or not) inside the block, in this thread.

    >>> import monograph as mg
    >>> with mg.enable_x64():
    ...     print(mg.numpy.ones(2).dtype)
    float64
    """
    with flags.widened(bool(new_value)):
        yield
