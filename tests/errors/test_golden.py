"""What users read when they make a mistake: each message, word for word, in ``expected.txt``.

After a wanted change, ``pytest tests/errors --update-golden`` writes the file anew.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import monograph
from errors import (
    control_mistakes,
    network_mistakes,
    rule_mistakes,
    shard_map_mistakes,
    sharding_mistakes,
    snn_mistakes,
    tpu_mistakes,
    traced_mistakes,
)
from errors.mistakes import MISTAKES
from monograph import errors, tracer
from monograph.errors import MonographError
from monograph.hlo.location import resolve

pytestmark = pytest.mark.smoke
HERE = Path(__file__).parent
EXPECTED = HERE / "expected.txt"
FILES = (
    str(HERE / "mistakes.py"),
    traced_mistakes.__file__,
    control_mistakes.__file__,
    rule_mistakes.__file__,
    sharding_mistakes.__file__,
    shard_map_mistakes.__file__,
    tpu_mistakes.__file__,
    snn_mistakes.__file__,
    network_mistakes.__file__,
)


def read() -> dict[str, str]:
    """Name -> message, from the file."""
    if not EXPECTED.exists():
        return {}
    parts = re.split(r"^={3,} (\w+)\n", EXPECTED.read_text(), flags=re.M)[1:]
    return {name: text.strip("\n") for name, text in zip(parts[::2], parts[1::2], strict=True)}


def write(messages: dict[str, str]) -> None:
    rows = [f"{'=' * 20} {name}\n{messages[name]}\n" for name in MISTAKES if name in messages]
    EXPECTED.write_text("\n".join(rows))


def message(error: BaseException) -> str:
    """What is printed, without what differs from machine to machine: folders and line numbers."""
    text = str(error).replace(str(HERE) + "/", "")
    return re.sub(r"(mistakes\.py):\d+", r"\1", text)


def caught(name: str) -> MonographError:
    with pytest.raises(MonographError) as info:
        MISTAKES[name]()
    return info.value


@pytest.mark.parametrize("name", MISTAKES)
def test_message(name: str, request: pytest.FixtureRequest) -> None:
    error = caught(name)
    text = message(error)
    lines = text.split("\n")
    assert re.match(rf"\[{error.code}\] \S", lines[0]), "the first line says what was wrong"
    assert lines[-1].startswith(("Fix: ", "  ")) and "\nFix: " in text, "the end says what to do"
    assert len(lines) <= 24 and max(map(len, lines)) <= 200, "one screen"
    source = resolve(error.loc)
    assert source.file in FILES, "the user's line is named"
    assert source.text.rstrip().endswith("# !"), "the marked line is named"
    if request.config.getoption("--update-golden"):
        write(read() | {name: text})
    assert text == read().get(name)


def test_no_message_is_left_over() -> None:
    assert list(read()) == list(MISTAKES)


INTERNAL = {"MonographError", "VerifyError", "TextError"}  # bugs, and what parsers say


def test_every_error_of_the_public_rooms_says_what_to_do() -> None:
    names = {name for name in errors.__all__ if isinstance(getattr(errors, name), type)}
    missing = []
    rooms = [Path(monograph.__file__).parent, Path(tracer.__file__).parent]
    others = {"hlo", "sharding", "fusion", "backends"}  # these may lie beside the first
    for room, file in [(home, f) for home in rooms for f in home.rglob("*.py")]:
        if file.relative_to(room).parts[0] in others:
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            given = {k.arg for k in node.keywords}
            if node.func.id in names - INTERNAL and "fix" not in given:
                missing.append(f"{file.name}:{node.lineno}")
    assert not missing
