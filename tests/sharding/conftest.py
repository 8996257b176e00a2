"""Tests here have eight devices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import monograph as mg


@pytest.fixture(autouse=True)
def eight_devices() -> Iterator[None]:
    before = mg.config.num_cpu_devices
    mg.config.update("num_cpu_devices", 8)
    yield
    mg.config.update("num_cpu_devices", before)
