"""The store on disk: whole or absent, private, bounded, shared by processes, never in the way."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from monograph.backends import store
from monograph.backends.store import digest, keep, kept, stored
from monograph.hlo import flags

pytestmark = pytest.mark.smoke
KEY = digest("a key")


def files(folder: Path) -> set[str]:
    return set(os.listdir(folder)) - {"looked"}


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The user's folder for one test; files are in `objects` inside of it."""
    before = flags.values["cache"]
    flags.update("cache", str(tmp_path))
    yield tmp_path / "objects"
    flags.update("cache", before)


def test_what_is_kept_is_found_again(folder: Path) -> None:
    assert kept(KEY) is None
    assert stored(KEY, lambda: b"made once") == b"made once"
    assert stored(KEY, lambda: b"never made") == b"made once"
    assert files(folder) == {KEY}
    assert digest("ab", "c") != digest("a", "bc"), "parts do not run into each other"


@pytest.mark.parametrize("damage", ["torn", "changed", "empty", "another"])
def test_a_damaged_file_counts_as_absent_and_is_replaced(folder: Path, damage: str) -> None:
    keep(KEY, bytes(range(200)))
    path = folder / KEY
    whole = path.read_bytes()
    if damage == "another":
        keep(digest("other"), b"something else")
        os.replace(folder / digest("other"), path)
    else:
        changed = whole[:50] + bytes([whole[50] ^ 1]) + whole[51:]
        path.write_bytes({"torn": whole[:90], "changed": changed, "empty": b""}[damage])
    assert kept(KEY) is None
    assert stored(KEY, lambda: b"new") == b"new"
    assert kept(KEY) == b"new"


def test_the_folder_is_the_users_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    keep(KEY, b"x")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / KEY).stat().st_mode) == 0o600
    monkeypatch.setattr(os, "geteuid", lambda: folder.stat().st_uid + 1)
    store._folder.cache_clear()
    assert kept(KEY) is None, "what somebody else may have written is not run"


@pytest.mark.parametrize("place", ["off", "0", "", "/proc/nowhere", "/dev/null"])
def test_where_nothing_can_be_kept_nothing_is_disturbed(folder: Path, place: str) -> None:
    flags.update("cache", place)
    made = iter((b"first", b"second"))
    assert [stored(KEY, lambda: next(made)) for _ in range(2)] == [b"first", b"second"]


def test_a_folder_that_is_removed_is_made_again(folder: Path) -> None:
    keep(KEY, b"x")
    shutil.rmtree(folder.parent)
    assert kept(KEY) is None
    for _ in range(2):
        keep(KEY, b"y")
    assert kept(KEY) == b"y"


def test_a_full_disk_is_a_line_for_those_who_look(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    monkeypatch.setitem(flags.values, "debug", 1)
    assert stored(KEY, lambda: b"made") == b"made"
    assert "No space left" in capsys.readouterr().err
    assert files(folder) == set(), "nothing is left behind"


def test_its_size_is_bounded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not used for longest goes first; use renews a file's date; old rests go as well."""
    monkeypatch.setattr(store, "LIMIT", 10 * 8192)
    monkeypatch.setattr(store, "_LOOK_AFTER", 1)
    keys = [digest(str(i)) for i in range(12)]
    for i, key in enumerate(keys[:9]):
        keep(key, bytes(8000))
        os.utime(folder / key, (i * 10_000, i * 10_000))
    (folder / "1-2.part").write_bytes(b"of a process that died")
    os.utime(folder / "1-2.part", (0, 0))
    assert kept(keys[0]) is not None
    for key in keys[9:]:
        keep(key, bytes(8000))
    left = files(folder)
    assert {keys[0], *keys[9:]} <= left
    assert not {keys[1], keys[2], "1-2.part"} & left
    assert len(left) <= 10


def test_processes_and_threads_write_the_same_key(folder: Path) -> None:
    program = (
        "import sys; from monograph.backends.store import digest, keep, kept\n"
        "for i in range(200):\n"
        "    keep(digest(str(i % 5)), bytes([i % 5]) * 50_000)\n"
        "    for k in range(5):\n"
        "        found = kept(digest(str(k)))\n"
        "        assert found is None or found == bytes([k]) * 50_000, k\n"
    )
    others = [
        subprocess.Popen(
            [sys.executable, "-c", program],
            env={**os.environ, "MONOGRAPH_CACHE": str(folder.parent)},
        )
        for _ in range(2)
    ]
    wrong: list[int] = []

    def work() -> None:
        for i in range(200):
            keep(digest(str(i % 5)), bytes([i % 5]) * 50_000)
            found = kept(digest(str(i % 5)))
            if found != bytes([i % 5]) * 50_000:
                wrong.append(i)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert [p.wait() for p in others] == [0, 0]
    assert len(files(folder)) == 5


def test_the_sources_are_part_of_every_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed file of the package makes all that was kept another's."""

    class Spec:
        submodule_search_locations = (str(tmp_path),)

    monkeypatch.setattr(store, "find_spec", lambda name: Spec)
    (tmp_path / "deep").mkdir()
    path = tmp_path / "deep" / "pass.py"
    path.write_text("x = 1")
    first = store._sources()
    assert store._sources() == first
    path.write_text("x = 1 + 1")
    assert store._sources() != first
