"""`doctor`: a line for each thing a program may need, and what to do where it is missing."""

from __future__ import annotations

import pytest

import monograph as mg
from monograph.backends.cuda import nvrtc
from monograph.errors import UnsupportedError


def test_lines() -> None:
    found = mg.doctor()
    text = repr(found).splitlines()
    assert len(text) == len(found.lines) >= 8
    assert [x.what for x in found.lines if not x.usable and not x.text] == []
    backends = next(x for x in found.lines if x.what == "backends")
    assert {"cpu", "cuda", "interp"} <= set(backends.text.split(", "))


def test_what_is_missing_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> None:
        raise UnsupportedError("NVRTC cannot be had", fix="pip install 'monograph[cuda]'.")

    monkeypatch.setattr(nvrtc, "_nvrtc", gone)
    nvrtc_line = next(x for x in mg.doctor().lines if x.what == "NVRTC")
    assert not nvrtc_line.usable and "pip install" in nvrtc_line.text
