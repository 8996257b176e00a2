"""Where programs run: backends by name.

Built-in ones and those that other distributions register (entry-point group ``monograph.backends``)
are loaded when they are asked for, and no sooner.
"""

from __future__ import annotations

import importlib
import threading
from functools import cache
from typing import TYPE_CHECKING

from monograph.backends.base import Backend
from monograph.backends.engines.world import number_over_ranks
from monograph.backends.forks import kept_over_forks
from monograph.hlo.errors import UnknownNameError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "monograph.backends"
_BUILT_IN = {
    "cpu": "monograph.backends.cpu",
    "interp": "monograph.backends.interp",
    "cuda": "monograph.backends.cuda",
    "loihi": "monograph.backends.loihi.backend",
    "tpu": "monograph.backends.tpu.backend",
}
_loaded: dict[str, Backend] = {}
# A child would wait for ever for an import that was half done; which may do anything.
_lock = kept_over_forks(threading.RLock(), outermost=True)


@cache
def _registered() -> dict[str, EntryPoint]:
    """Entry points of other distributions, by name (the built-in ones are not looked up)."""
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return {e.name: e for e in entry_points(group=GROUP) if e.name not in _BUILT_IN}


def known_backends() -> tuple[str, ...]:
    """The names that `get_backend` takes.

    >>> known_backends()[:2]
    ('cpu', 'interp')
    """
    return (*_BUILT_IN, *sorted(_registered()))


def get_backend(name: str) -> Backend:
    """The backend of that name: always the same object.

    Raises:
        UnknownNameError: if there is none; the message lists those that there are.
    """
    found = _loaded.get(name)
    if found is None:
        with _lock:
            found = _loaded.get(name)
            if found is None:
                found = _loaded[name] = _load(name)
                if found.over_ranks:
                    number_over_ranks(name)
    return found


def release() -> None:
    """Memory that the backends in use keep for later arrays goes back to the system."""
    for backend in tuple(_loaded.values()):
        backend.release()


def _load(name: str) -> Backend:
    if name in _BUILT_IN:
        found = importlib.import_module(_BUILT_IN[name]).backend
    elif name in _registered():
        entry = _registered()[name]
        try:
            found = entry.load()
        except Exception as e:
            raise UnknownNameError(
                f"backend {name!r} could not be loaded: {type(e).__name__}: {e}",
                operands={"entry point": entry.value},
                fix="reinstall or remove the package that registers it.",
            ) from e
    else:
        raise UnknownNameError(
            f"there is no backend {name!r}",
            operands={"known": ", ".join(known_backends())},
            why=f"a backend is built in, or installed with an entry point in the group {GROUP!r}.",
            fix="choose one of the known names.",
        )
    backend = found() if isinstance(found, type) else found
    if not isinstance(backend, Backend):
        raise UnknownNameError(
            f"what is registered as backend {name!r} is no backend but {type(backend).__name__}",
            fix="register an instance of monograph.backends.base.Backend.",
        )
    return backend


__all__ = ["GROUP", "Backend", "get_backend", "known_backends", "release"]
