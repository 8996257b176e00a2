"""The reference: a page per public module, made of signatures and docstrings.

    python tests/reference_pages.py       # writes docs/reference/*.md

The examples in the docstrings are run by the tests.
"""

from __future__ import annotations

import importlib
import inspect
import re
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGES = Path(__file__).parent.parent / "docs" / "reference"
MODULES = (
    "", "numpy", "numpy.linalg", "numpy.fft", "lax", "lax.linalg", "nn", "nn.initializers",
    "random", "image", "scipy.cluster.vq", "scipy.fft", "scipy.integrate", "scipy.interpolate",
    "scipy.linalg", "scipy.ndimage",
    "scipy.optimize", "scipy.signal", "scipy.sparse.linalg",
    "scipy.spatial.transform", "scipy.special", "scipy.stats", "tree",
    "tree_util", "debug", "export", "experimental", "experimental.checkify",
    "experimental.ode", "custom_batching",
    "ad_checkpoint",
    "checkpoint_policies", "flatten_util", "ops", "ref", "ad", "errors", "sharding",
    "dtypes", "stages", "dlpack", "profiler", "test_util", "example_libraries.optimizers",
    "experimental.jet", "experimental.sparse", "example_libraries.stax",
    "quant", "snn", "snn.decoders", "snn.encoders", "snn.fixed", "snn.losses", "snn.plasticity",
)  # fmt: skip
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def public(module: types.ModuleType) -> list[str]:
    """What a module is for: its functions and classes."""
    names = getattr(module, "__all__", None) or dir(module)
    return [
        n for n in sorted(names)
        if not n.startswith("_") and callable(getattr(module, n, None))
        and not isinstance(getattr(module, n), types.ModuleType)
    ]  # fmt: skip


def signature(x: Any) -> str:
    """As it is called; nothing where Python does not know."""
    try:
        found = inspect.signature(x)
    except (TypeError, ValueError):
        return ""
    plain = [p.replace(annotation=inspect.Parameter.empty) for p in found.parameters.values()]
    text = str(found.replace(parameters=plain, return_annotation=inspect.Signature.empty))
    return _ADDRESS.sub("", text)


def entry(name: str, x: Any) -> Iterator[str]:
    """A function or a class, and the class's public methods."""
    yield f"### `{name}{signature(x)}`"
    yield ""
    doc = inspect.getdoc(x) if _own(x) else None
    first, _, rest = (doc or "").partition("\n\n")
    yield " ".join(first.split()) or "No description."
    yield ""
    if rest.strip():
        yield from ("```text", *rest.rstrip().splitlines(), "```", "")


def _own(x: Any) -> bool:
    """Whether the description is this project's, not one inherited from Python."""
    return str(getattr(x, "__module__", "") or type(x).__module__).startswith("monograph")


def page(module: str) -> str:
    """A module's page."""
    full = f"monograph.{module}".rstrip(".")
    found = importlib.import_module(full)
    lines = [f"# `{full}`", "", " ".join((found.__doc__ or "").split("\n\n")[0].split()), ""]
    for name in public(found):
        lines += entry(name, getattr(found, name))
    return "\n".join(lines).rstrip() + "\n"


def file_of(module: str) -> str:
    """The name of a module's file."""
    return f"{module or 'monograph'}.md"


def index() -> str:
    """The page that lists the others."""
    lines = [
        "# Reference",
        "",
        "Made of signatures and docstrings by `python tests/reference_pages.py`; `help(f)` shows "
        "the same.",
        "",
    ]
    for module in MODULES:
        full = f"monograph.{module}".rstrip(".")
        count = len(public(importlib.import_module(full)))
        lines.append(f"- [`{full}`]({file_of(module)}): {count} names")
    return "\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """File name -> text."""
    return {"README.md": index(), **{file_of(m): page(m) for m in MODULES}}


def main() -> int:
    """Write all pages."""
    PAGES.mkdir(exist_ok=True)
    for name, text in pages().items():
        (PAGES / name).write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
