"""Machines that are described as data: what `Chip` classes check of the names of their fields."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from difflib import get_close_matches
from typing import Any

from monograph.hlo.errors import UnknownNameError


def check_fields(chip: type[Any], given: Iterable[str], shown_by: str) -> None:
    """Refuse fields that a description does not have.

    Args:
        chip: a dataclass.
        given: names that its maker was called with.
        shown_by: what a user may call to see all of them.

    Raises:
        UnknownNameError: names the first unknown one, and those that are like it.
    """
    known = [f.name for f in fields(chip)]
    unknown = [n for n in given if n not in known]
    if unknown:
        like = get_close_matches(unknown[0], known) or known[:6]
        raise UnknownNameError(
            f"a chip has no field {unknown[0]!r}",
            operands={"fields": ", ".join(like) + ", ..."},
            fix=f"use one of its fields: {shown_by} lists all of them.",
        )


__all__ = ["check_fields"]
