"""Contractions as matrix code: not yet; they are counted."""

from __future__ import annotations

from typing import Any

from monograph.backends.tpu.compiler.streams import NoCode


def product_of(*args: Any) -> Any:
    raise NoCode("products")
