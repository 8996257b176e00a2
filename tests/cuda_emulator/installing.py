"""A device in place of a GPU, for the length of a test."""

from __future__ import annotations

from typing import Any

import pytest

import monograph as mg
from monograph.backends import get_backend
from monograph.tracer.remote import REMOTE


def install(monkeypatch: pytest.MonkeyPatch, device: Any) -> None:
    """Let the backend run on a device; nothing is left of what another one was given."""
    mg.clear_caches()
    monkeypatch.setattr(REMOTE, "used", False)  # as it is again afterwards
    monkeypatch.setattr(get_backend("cuda"), "device", lambda: device)


__all__ = ["install"]
