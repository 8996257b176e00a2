"""The code in the README and in docs/ runs, prints what it says, and every error has its page.

Blocks of one page run in order in one namespace. The info string says what is special:
``python raises=MG0101`` must raise that error, on a line of the block or in the file that ``at=``
names; ``python needs=mpi`` runs where jobs of several ranks can be started; a ``text`` block right
after a block is what it prints (``...`` stands for anything).
"""

from __future__ import annotations

import contextlib
import doctest
import io
import linecache
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import monograph as mg
from monograph.hlo import errors
from mpi_jobs import missing

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```", re.M | re.S)


@dataclass
class Block:
    """One fenced block: its info string, its text, and the output that is promised for it."""

    info: str
    code: str
    line: int
    output: str | None = None


def blocks(text: str) -> list[Block]:
    """The Python blocks of a page, each with the text block that follows it directly."""
    found: list[Block] = []
    end = -1
    for m in FENCE.finditer(text):
        info = m.group(1).strip()
        if info.split(" ")[0] == "python":
            found.append(Block(info, m.group(2), text.count("\n", 0, m.start()) + 2))
            end = m.end()
        elif info == "text" and found and not text[end : m.start()].strip():
            found[-1].output = m.group(2)
    return found


def with_code() -> list[Path]:
    return [p for p in PAGES if p.exists() and blocks(p.read_text())]


@pytest.fixture(autouse=True)
def same_devices() -> Iterator[None]:
    """What a page says about devices holds for that page."""
    before = mg.config.num_cpu_devices
    yield
    mg.config.update("num_cpu_devices", before)


@pytest.mark.parametrize("page", with_code(), ids=lambda p: str(p.relative_to(ROOT)))
def test_code_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {"__name__": page.stem}  # a module of its own
    for block in blocks(page.read_text()):
        if "needs=mpi" in block.info and missing():
            continue
        name = f"{page.name}:{block.line}"
        linecache.cache[name] = (len(block.code), None, block.code.splitlines(True), name)
        printed = io.StringIO()
        wanted = re.search(r"raises=(\w+)", block.info)
        code = compile(block.code, name, "exec")
        with contextlib.redirect_stdout(printed):
            if wanted:
                with pytest.raises(errors.MonographError) as caught:
                    exec(code, namespace)
                assert caught.value.code == wanted.group(1)
                at = re.search(r"at=(\S+)", block.info)
                where = at.group(1) if at else name
                assert caught.value.source.file == where, "the error names another line"
                printed.write(str(caught.value) + "\n")
            else:
                exec(code, namespace)
        if block.output is not None:
            same = doctest.OutputChecker().check_output(
                block.output, printed.getvalue(), doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            )
            assert same, f"{name} printed\n{printed.getvalue()}\ninstead of\n{block.output}"


def error_classes() -> list[type[errors.MonographError]]:
    """All but those that are a special case of another one: these share its code and page."""
    found = [errors.MonographError]
    for cls in found:
        found.extend(c for c in cls.__subclasses__() if c not in found)
    return [cls for cls in found[1:] if "code" in vars(cls)]


def test_every_error_has_a_page_and_a_code_of_its_own() -> None:
    codes = [cls.code for cls in error_classes()]
    assert len(codes) == len(set(codes))
    pages = {p.stem for p in (ROOT / "docs" / "errors").glob("MG*.md")}
    assert pages == set(codes)


def test_every_page_shows_its_error() -> None:
    for page in (ROOT / "docs" / "errors").glob("MG*.md"):
        infos = " ".join(b.info for b in blocks(page.read_text()))
        assert f"raises={page.stem}" in infos, page.name


def test_the_index_lists_every_error() -> None:
    index = (ROOT / "docs" / "errors" / "README.md").read_text()
    for cls in error_classes():
        assert f"[{cls.code}]({cls.code}.md) | `{cls.__name__}` |" in index
