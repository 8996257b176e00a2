"""The order of the house, asserted from the code's own imports.

The rooms, who may import whom, and the traps of a mapped package layout: see CONTRIBUTING.md.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import warnings
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "monograph"

# Room -> the rooms it may import besides itself.
LAW: dict[str, frozenset[str]] = {
    "hlo": frozenset(),
    "sharding": frozenset({"hlo"}),
    "fusion": frozenset({"hlo"}),
    "backends": frozenset({"hlo", "fusion", "sharding"}),
    "tracer": frozenset({"hlo", "fusion", "sharding", "backends"}),
    "api": frozenset({"hlo", "fusion", "sharding", "backends", "tracer"}),
}
# What `hlo` may use from outside; the StableHLO reader and writer may use jaxlib's MLIR as well,
# and the semantics of an op SciPy, when they run.
HLO_OUTSIDE = frozenset({"numpy", "ml_dtypes"})
# Distributions of pyproject.toml whose import name differs, or that come with one.
IMPORT_NAMES = {
    "jax": ("jax", "jaxlib"),
    "nir": ("nir", "h5py"),
    "scikit-learn": ("sklearn",),
    "cuda-bindings": ("cuda",),
    "nvidia-cuda-nvrtc": ("nvidia",),
}
# Imported when used, so that `import monograph` is quick.
LAZY = ("jax", "jaxlib", "llvmlite", "networkx", "scipy", "rich", "tqdm")
LOADER = "backends/__init__.py"  # the one place that imports our own modules by name
LATE = (
    "api/__init__.py",
    "api/experimental/__init__.py",
    "api/scipy/__init__.py",
)  # submodules that are loaded when used
LONG_FILES: dict[str, str] = {}  # path -> why this file may exceed the limit
WARN_LINES, MAX_LINES = 400, 500
MAX_MODULES = 500  # of ours that `import monograph` loads: what keeps it near 0.3 s


@dataclass(frozen=True)
class Import:
    """One import statement's reach: the module it names, and where and how it does."""

    path: str
    line: int
    module: str
    level: int
    in_function: bool
    typing_only: bool

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {'.' * self.level}{self.module}"


# ---- reading the code ----------------------------------------------------------------------------


@cache
def files_of(room: str) -> tuple[Path, ...]:
    return tuple(sorted((ROOT / room).rglob("*.py")))


@cache
def room_files() -> tuple[Path, ...]:
    return tuple(path for room in LAW for path in files_of(room))


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=relative(path))


def module_name(path: Path) -> str:
    """`hlo/ops/linear.py` -> `monograph.hlo.ops.linear`; `api/lax.py` -> `monograph.lax`."""
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    if parts[-1] == "__init__":
        parts.pop()
    if parts[0] == "api":
        parts.pop(0)
    return ".".join([PACKAGE, *parts])


@cache
def modules() -> dict[str, Path]:
    return {module_name(path): path for path in room_files()}


def room_of(module: str) -> str | None:
    """The room a dotted name lies in, or None if it is not ours."""
    first, *rest = module.split(".")
    if first != PACKAGE:
        return None
    return rest[0] if rest and rest[0] in LAW else "api"


def is_type_checking(test: ast.expr) -> bool:
    name = test.attr if isinstance(test, ast.Attribute) else getattr(test, "id", None)
    return name == "TYPE_CHECKING"


def resolve(node: ast.Import | ast.ImportFrom, path: Path) -> Iterator[str]:
    """The modules that a statement imports: a submodule where the name is one, else its package."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = node.module or ""
    if node.level:
        package = module_name(path).split(".")
        if path.name != "__init__.py":
            package.pop()
        kept = package[: len(package) - node.level + 1]
        base = ".".join([*kept, base] if base else kept)
    for alias in node.names:
        inner = f"{base}.{alias.name}"
        yield inner if inner in modules() else base


def walk_imports(path: Path) -> Iterator[Import]:
    stack: list[tuple[ast.AST, bool, bool]] = [(parsed(path), False, False)]
    while stack:
        node, in_function, typing_only = stack.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            level = getattr(node, "level", 0)
            for module in resolve(node, path):
                yield Import(relative(path), node.lineno, module, level, in_function, typing_only)
            continue
        function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        inside = in_function or function
        if isinstance(node, ast.If) and is_type_checking(node.test):
            stack.extend((child, inside, True) for child in node.body)
            stack.extend((child, inside, typing_only) for child in node.orelse)
            continue
        stack.extend((child, inside, typing_only) for child in ast.iter_child_nodes(node))


@cache
def imports_of(path: Path) -> tuple[Import, ...]:
    return tuple(walk_imports(path))


def room_imports() -> Iterator[tuple[str, Import]]:
    for room in LAW:
        for path in files_of(room):
            for found in imports_of(path):
                yield room, found


@cache
def pyproject() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def notebooks() -> list[Path]:
    return sorted((ROOT / "notebooks").rglob("*.ipynb"))


def assert_none(found: list[str], law: str) -> None:
    assert not found, law + "\n  " + "\n  ".join(found)


# ---- imports -------------------------------------------------------------------------------------


@pytest.mark.smoke
def test_imports_point_one_way():
    wrong = []
    for room, found in room_imports():
        target = room_of(found.module)
        if target is not None and target != room and target not in LAW[room]:
            wrong.append(f"{found} ({room} may not import {target})")
    assert_none(wrong, "imports point api -> tracer -> backends -> {fusion, sharding} -> hlo")


@pytest.mark.smoke
def test_no_relative_imports_across_rooms():
    wrong = [
        str(found)
        for room, found in room_imports()
        if found.level and room_of(found.module) != room
    ]
    assert_none(wrong, "across rooms there is one form: from monograph.<room> import ...")


@pytest.mark.smoke
def test_no_function_level_imports_of_our_own_modules():
    wrong = [
        str(found)
        for _, found in room_imports()
        if found.in_function and room_of(found.module) is not None and found.path != LOADER
    ]
    assert_none(wrong, "our own modules are imported at the top of a file")


@pytest.mark.smoke
def test_only_the_loaders_import_by_name():
    wrong = []
    for path in room_files():
        if relative(path) in (LOADER, *LATE):  # docs/decisions/0053
            continue
        for node in ast.walk(parsed(path)):
            name = getattr(node, "attr", getattr(node, "id", None))
            named = isinstance(node, ast.ImportFrom) and node.module == "importlib"
            if name in ("import_module", "__import__") or (
                named and any(alias.name == "import_module" for alias in node.names)
            ):
                wrong.append(f"{relative(path)}:{node.lineno}")
    assert_none(wrong, f"only {LOADER} and {LATE} import modules by name")


@pytest.mark.smoke
def test_backends_do_not_see_each_other():
    wrong = []
    machines = {p.parent.name for p in (ROOT / "backends").glob("*/__init__.py")} - {"engines"}
    for path in files_of("backends"):
        own = path.relative_to(ROOT).parts[1]
        for found in imports_of(path):
            parts = found.module.split(".")
            if parts[:2] != [PACKAGE, "backends"] or len(parts) < 3:
                continue
            if parts[2] in machines and parts[2] != own:
                wrong.append(str(found))
    assert_none(wrong, "a backend, the engines and the contract never import another backend")


@pytest.mark.smoke
def test_no_cycles():
    edges: dict[str, set[str]] = {name: set() for name in modules()}
    for name, path in modules().items():
        for found in imports_of(path):
            if not found.typing_only and found.module in edges and found.module != name:
                edges[name].add(found.module)
    while True:  # peel off what imports nothing that is left; a cycle is what stays
        done = {name for name, targets in edges.items() if not targets}
        if not done:
            break
        edges = {name: targets - done for name, targets in edges.items() if name not in done}
    # Peel from the other side too, so that only the members of cycles are named.
    while True:
        used = set().union(*edges.values()) if edges else set()
        idle = edges.keys() - used
        if not idle:
            break
        edges = {name: targets for name, targets in edges.items() if name not in idle}
    assert_none(
        [f"{name} -> {', '.join(sorted(targets))}" for name, targets in sorted(edges.items())],
        "modules import each other in a circle (only `if TYPE_CHECKING:` is exempt)",
    )


@pytest.mark.smoke
def test_imports_of_our_own_modules_name_modules_that_exist():
    wrong = [
        str(found)
        for _, found in room_imports()
        if room_of(found.module) is not None and found.module not in modules()
    ]
    assert_none(wrong, "no such module")


@pytest.mark.smoke
def test_nobody_imports_a_room_by_its_bare_name():
    wrong = []
    others = [p for d in ("tests", "benchmarks") for p in sorted((ROOT / d).rglob("*.py"))]
    for path in (*room_files(), *others):
        wrong += [
            str(found)
            for found in imports_of(path)
            if not found.level and found.module.split(".")[0] in LAW
        ]
    bare = re.compile(rf"^\s*(?:import|from)\s+({'|'.join(LAW)})\b", re.MULTILINE)
    for path in notebooks():
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code" and bare.search("".join(cell["source"])):
                wrong.append(relative(path))
    assert_none(wrong, "a room imported by its bare name is a second copy of every class in it")


@pytest.mark.smoke
def test_outside_imports_are_declared_dependencies():
    project = pyproject()["project"]
    declared = [*project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        declared += extra
    names = {re.split(r"[<>=!~;\[ ]", text, maxsplit=1)[0] for text in declared}
    allowed = {module for name in names for module in IMPORT_NAMES.get(name, (name,))}
    wrong = []
    for room, found in room_imports():
        top = found.module.split(".")[0]
        if found.level or top == PACKAGE or top in sys.stdlib_module_names:
            continue
        ok = top in allowed
        if room == "hlo":
            ok = top in HLO_OUTSIDE or (top == "jaxlib" and "stablehlo" in found.path)
            ok = ok or (top == "scipy" and found.in_function)
        if not ok:
            wrong.append(str(found))
    assert_none(wrong, "imports from outside that this room does not have")


@pytest.mark.smoke
def test_the_pipeline_names_no_backend():
    path = ROOT / "tracer" / "compile.py"
    if not path.exists():
        pytest.skip("tracer/compile.py is not there")
    entry_points = pyproject()["project"]["entry-points"][f"{PACKAGE}.backends"]
    folders = {p.parent.name for p in (ROOT / "backends").glob("*/__init__.py")} - {"engines"}
    # `interp` is also the name of the oracle's module, so it counts only as a string or a backend.
    words = (folders | set(entry_points) | {"cpu", "cuda", "tpu", "loihi"}) - {"interp"}
    pattern = re.compile(rf"\b({'|'.join(sorted(words))})\b", re.IGNORECASE)
    lines = path.read_text(encoding="utf-8").splitlines()
    wrong = [f"compile.py:{i}: {line}" for i, line in enumerate(lines, 1) if pattern.search(line)]
    wrong += [
        f"compile.py:{node.lineno}: {node.value!r}"
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant) and node.value == "interp"
    ]
    wrong += [str(f) for f in imports_of(path) if f.module.startswith(f"{PACKAGE}.backends.interp")]
    assert_none(wrong, "tracer/compile.py is for every backend and names none")


# ---- what the package is made of -----------------------------------------------------------------


def folder_packages() -> dict[str, str]:
    """Package name -> its folder, for every folder of the rooms with an `__init__.py`."""
    return {
        module_name(path): relative(path.parent)
        for path in room_files()
        if path.name == "__init__.py"
    }


@pytest.mark.smoke
def test_packages_are_the_folders():
    setuptools = pyproject()["tool"]["setuptools"]
    found = folder_packages()
    assert sorted(setuptools["packages"]) == sorted(found)
    stray = sorted({relative(path.parent) for path in room_files()} - set(found.values()))
    assert_none(stray, "folders with Python files and no __init__.py")
    for name, folder in setuptools["package-dir"].items():
        assert found[name] == folder


def test_a_built_wheel_holds_exactly_the_files_of_the_rooms(tmp_path):
    source = tmp_path / "source"
    skip = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")
    for room in LAW:
        shutil.copytree(ROOT / room, source / room, ignore=skip)
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, source / name)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
    command += ["--no-build-isolation", "--wheel-dir", str(tmp_path), "."]
    built = subprocess.run(command, cwd=source, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    wanted = set()
    for room in LAW:
        folder = PACKAGE if room == "api" else f"{PACKAGE}/{room}"
        inside = source / room
        files = (path for path in inside.rglob("*") if path.is_file())
        wanted |= {f"{folder}/{path.relative_to(inside).as_posix()}" for path in files}
    assert held == wanted
    assert f"{PACKAGE}/py.typed" in held


@pytest.mark.smoke
def test_no_folder_takes_the_name_of_the_package():
    assert not (ROOT / PACKAGE).exists(), "Python started in the checkout would import this folder"


@pytest.mark.smoke
def test_import_is_lazy_and_small():
    """What an import costs are its modules; how long that takes, benchmarks/importing.py says."""
    program = f"import {PACKAGE}, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert_none(
        sorted(set(LAZY) & set(loaded)), f"import {PACKAGE} loads what is to be imported when used"
    )
    ours = [name for name in loaded if name.split(".")[0] == PACKAGE]
    assert len(ours) <= MAX_MODULES, f"import {PACKAGE} loads {len(ours)} modules of its own"


# ---- what the code may not do --------------------------------------------------------------------


def assigned(node: ast.AST) -> Iterator[ast.Attribute]:
    """The attributes that a statement assigns or deletes, in tuples too."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For):
        targets = [node.target]
    while targets:
        target = targets.pop()
        if isinstance(target, ast.Tuple | ast.List):
            targets.extend(target.elts)
        elif isinstance(target, ast.Starred):
            targets.append(target.value)
        elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute):
            yield target.value  # node.attrs[...] = ... is a write as well
        elif isinstance(target, ast.Attribute):
            yield target


@pytest.mark.smoke
def test_nodes_are_read_only():
    fields = {"ins", "attrs", "op"}
    wrong = []
    for path in room_files():
        if relative(path) == "hlo/graph.py":
            continue
        for node in ast.walk(parsed(path)):
            for target in assigned(node):
                own = isinstance(target.value, ast.Name) and target.value.id in ("self", "cls")
                if target.attr in fields and not own:
                    wrong.append(f"{relative(path)}:{node.lineno}: {ast.unparse(target)}")
    assert_none(wrong, "nodes and graphs are read-only outside hlo/graph.py")


@pytest.mark.smoke
def test_only_the_flags_read_the_environment():
    names = {"environ", "environb", "getenv", "putenv"}
    wrong = []
    for path in room_files():
        if relative(path) == "hlo/flags.py":
            continue
        for node in ast.walk(parsed(path)):
            used = isinstance(node, ast.Attribute) and node.attr in names
            used = used and isinstance(node.value, ast.Name) and node.value.id == "os"
            named = isinstance(node, ast.ImportFrom) and node.module == "os"
            if used or (named and any(alias.name in names for alias in node.names)):
                wrong.append(f"{relative(path)}:{node.lineno}")
    assert_none(wrong, "only hlo/flags.py reads the environment")


@pytest.mark.smoke
def test_files_are_short():
    wrong, long = [], []
    for path in room_files():
        count = len(path.read_text(encoding="utf-8").splitlines())
        name = relative(path)
        if count > MAX_LINES and name not in LONG_FILES:
            wrong.append(f"{name}: {count} lines")
        elif count > WARN_LINES:
            long.append(f"{name} ({count})")
    if long:
        warnings.warn(f"long files, which two nouns share them? {', '.join(long)}", stacklevel=1)
    assert_none(wrong, f"a file of the rooms has at most {MAX_LINES} lines")
    assert_none([name for name in LONG_FILES if not (ROOT / name).exists()], "no such file")


def tables() -> dict[str, list[str]]:
    """Folder -> the files and folders that its table in CONTRIBUTING.md names."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = {}
    for section in text.split("\nInside `")[1:]:
        folder = section.partition("/`")[0]
        rows = re.search(r"(^\|.*\n?)+", section, re.M)
        assert rows is not None, f"no table of {folder}"
        firsts = re.findall(r"^\| (`.*?) \|", rows[0], re.M)
        found[folder] = [name for first in firsts for name in re.findall(r"`([^`]+)`", first)]
    return found


def parts_of(folder: str) -> set[str]:
    """The files of a folder, and its folders that are packages."""
    here = ROOT / folder
    files = {p.name for p in here.iterdir() if p.suffix in (".py", ".cuh")}
    return {f"{p.parent.name}/" for p in here.glob("*/__init__.py")} | files - {"__init__.py"}


@pytest.mark.smoke
def test_every_room_has_a_table():
    assert not set(LAW) - set(tables())


@pytest.mark.smoke
@pytest.mark.parametrize("folder", sorted(tables()))
def test_the_table_of_a_folder_names_its_files(folder):
    """All of them, and none that is gone; those of a folder of its own stand in that one's table,
    if it has one."""
    named, there = set(tables()[folder]), parts_of(folder)
    assert_none(sorted(there - named), "files that the table doesn't name")
    assert_none(sorted(named - there), "names of files that are not there")


@pytest.mark.smoke
def test_every_module_says_what_it_is():
    wrong = [relative(path) for path in room_files() if not ast.get_docstring(parsed(path))]
    assert_none(wrong, "modules without a docstring")


@pytest.mark.smoke
def test_public_functions_of_the_language_have_docstrings():
    wrong = []
    for path in files_of("hlo"):
        for node in parsed(path).body:
            public = isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name[0] != "_"
            if public and not ast.get_docstring(node):
                wrong.append(f"{relative(path)}:{node.lineno}: {node.name}")
    assert_none(wrong, "public functions and classes of hlo without a docstring")


@pytest.mark.smoke
def test_notebooks_hold_no_outputs():
    wrong = []
    for path in notebooks():
        for i, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
            if cell.get("outputs") or cell.get("execution_count"):
                wrong.append(f"{relative(path)}: cell {i}")
    assert_none(wrong, "outputs are stripped in git: they are what `make notebooks` makes")


@pytest.mark.smoke
def test_the_verifier_is_on_in_tests():
    assert os.environ["MONOGRAPH_VERIFY"] != "0"
