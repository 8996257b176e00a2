"""Text that jaxlib's parser does not take as it stands.

jaxlib lacks MLIR's ``quant`` dialect, so its verifier refuses ops on quantised tensors, and it
lacks what StableHLO's newest collectives may say. Such ops are parsed as ops of a dialect that
jaxlib does not know and so does not verify; the reader checks them itself.
"""

from __future__ import annotations

import re

MARKS = ("!quant.uniform", "collective_reduce", "collective_broadcast")
PREFIX = "unverified."

_NEWER = re.compile(r'"stablehlo\.(collective_reduce|collective_broadcast)"')
_GENERIC = re.compile(r'"stablehlo\.(\w+)"(?=[^\n]*!quant\.uniform)')
_SPAN = re.compile(
    r'"stablehlo\.(\w+)"(\s*\([^()]*\)\s*(?:<?\{[^{}]*\}>?)?\s*:[^\n]*!quant\.uniform)'
)
_OPERANDS = r"(%[\w$.-]+(?:#\d+)?(?:\s*,\s*%[\w$.-]+(?:#\d+)?)*)"
_FUNCTION = re.compile(rf"\bstablehlo\.(\w+)\s+{_OPERANDS}\s*:\s*(\([^\n]*!quant\.uniform[^\n]*)")
_SAME = re.compile(rf"\bstablehlo\.(\w+)\s+{_OPERANDS}\s*:\s*(tensor<[^\n]*!quant\.uniform[^\n]*)")


def needs_spelling(text: str) -> bool:
    """Whether `spell` would change the text."""
    return any(mark in text for mark in MARKS)


def spell(text: str) -> str:
    """The text with those ops named ``"unverified.NAME"``, in generic form.

    Ops in generic form, and in pretty form without attributes, are understood.
    """
    text = _NEWER.sub(rf'"{PREFIX}\1"', text)
    text = _GENERIC.sub(rf'"{PREFIX}\1"', text)
    text = _SPAN.sub(rf'"{PREFIX}\1"\2', text)
    text = _FUNCTION.sub(rf'"{PREFIX}\1"(\2) : \3', text)
    return _SAME.sub(_same, text)


def _same(match: re.Match[str]) -> str:
    name, operands, of = match.groups()
    of = of.rstrip()
    count = operands.count("%")
    return f'"{PREFIX}{name}"({operands}) : ({", ".join([of] * count)}) -> {of}'


def plain_name(name: str) -> str:
    """StableHLO's name of an op."""
    return f"stablehlo.{name[len(PREFIX) :]}" if name.startswith(PREFIX) else name
