"""Finding the GPU: NVIDIA's driver and its bindings, or what is missing and what to install.

Called by `monograph.backends.cuda.backend` when something is to run, and by `monograph.doctor`.
"""

from __future__ import annotations

from functools import cache
from threading import Lock

from monograph.backends.cuda.driver import Gpu
from monograph.hlo.errors import UnsupportedError

_LEAST = 13000  # the driver's version that loads machine code of NVRTC 13: CUDA 13.0
_ASKING = Lock()  # threads that ask first get one GPU, with one stream


def the_gpu() -> Gpu:
    """The first GPU that the driver shows.

    Raises:
        UnsupportedError: if there is none, or its driver cannot be used.
    """
    with _ASKING:
        return _first_gpu()


@cache
def _first_gpu() -> Gpu:
    try:
        from cuda.bindings import driver
    except Exception as e:
        raise _missing("the bindings of CUDA are not installed", e,
                       "pip install 'monograph[cuda]'") from e  # fmt: skip
    try:
        (status,) = driver.cuInit(0)
    except Exception as e:  # of several classes, where there is no driver
        raise _missing("there is no NVIDIA driver", e, "install NVIDIA's driver") from e
    has = driver.cuDriverGetVersion()[1] if int(status) == 0 else _LEAST
    if has < _LEAST:
        raise _missing(f"NVIDIA's driver is too old: it knows CUDA {_words(has)}", None,
                       f"install one that knows CUDA {_words(_LEAST)} (580 or later)")  # fmt: skip
    count = driver.cuDeviceGetCount()[1] if int(status) == 0 else 0
    if not count:
        raise _missing(f"there is no GPU ({status.name})", None, "run where there is one")
    return Gpu(driver)


def _words(version: int) -> str:
    """As the driver counts versions: a thousand for each whole one."""
    return f"{version // 1000}.{version % 1000 // 10}"


def _missing(what: str, cause: Exception | None, fix: str) -> UnsupportedError:
    said = f"{type(cause).__name__}. " if cause is not None else ""
    return UnsupportedError(
        f"backend 'cuda' cannot run here: {what}",
        why=f"{said}Programs can be compiled and read without a GPU: "
        'jit(f, backend="cuda").lower(*args).compile().as_text("cuda").',
        fix=f'{fix}, or use backend="cpu".',
    )


__all__ = ["the_gpu"]
