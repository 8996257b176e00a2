"""Which public names of JAX there are: the table of docs/coverage.md.

    python tests/coverage_page.py > docs/coverage.md

A name is present if the module of the same name here has it. `ABSENT` says why one is not,
`DIFFERS` how one that is there is another thing; a name without a reason is shown as one.
"""

from __future__ import annotations

import importlib
import types
from collections.abc import Iterator
from dataclasses import dataclass

MODULES = (
    "", "numpy", "numpy.fft", "numpy.linalg", "lax", "lax.linalg", "nn", "nn.initializers",
    "random", "image", "scipy.cluster.vq", "scipy.fft", "scipy.integrate", "scipy.interpolate",
    "scipy.linalg", "scipy.ndimage",
    "scipy.optimize", "scipy.signal", "scipy.sparse.linalg", "scipy.spatial.transform",
    "scipy.special", "scipy.stats", "tree", "tree_util", "debug", "experimental",
    "experimental.checkify",
    "custom_batching", "ad_checkpoint", "flatten_util", "ops", "ref", "sharding",
    "dtypes", "stages", "dlpack", "profiler", "test_util", "example_libraries.optimizers",
    "experimental.sparse", "example_libraries.stax",
)  # fmt: skip

_SHARDING = "for several processes, or for axes that the types name"
_PRIMITIVE = "JAX's own object for an op; here an op is a record of `monograph.hlo.record.OPS`"
_TRUTH = "a complex number is true unless it is zero, as in NumPy; JAX looks at the real part"
_INTERNAL = "a setting or a tool of JAX's own runtime"

ABSENT: dict[str, str] = {
    **dict.fromkeys(
        ("auto_pcast", "remove_size_one_mesh_axis_from_type", "lax.psend", "lax.precv",
         "sharding.AbstractDevice", "sharding.ManualAxisType", "sharding.auto_axes",
         "sharding.explicit_axes"),
        _SHARDING,
    ),
    **dict.fromkeys(
        ("make_user_context", "memory", "no_execution", "no_tracing", "debug.DebugEffect",
         "debug.OrderedDebugEffect", "profiler.device_memory_profile",
         "profiler.register_subprocess", "profiler.save_device_memory_profile",
         "profiler.start_server", "profiler.stop_server", "tree_util.KeyEntry",
         "tree_util.default_registry"),
        _INTERNAL,
    ),
    **dict.fromkeys(
        ("profiler.ProfileData", "profiler.ProfileEvent", "profiler.ProfilePlane"),
        "of files that another profiler writes",
    ),
    **dict.fromkeys(
        [f"example_libraries.optimizers.{n}" for n in (
            "Array", "InitFn", "Params", "ParamsFn", "State", "Step", "UpdateFn", "Updates", "map",
            "namedtuple", "partial", "safe_map", "safe_zip", "unzip2", "zip")],
        "for annotations, or Python's own",
    ),
    **dict.fromkeys(
        [f"experimental.sparse.{n}" for n in (
            "COO", "CSC", "CSR", "coo_fromdense", "coo_matmat", "coo_matvec", "coo_todense",
            "csr_fromdense", "csr_matmat", "csr_matvec", "csr_todense")],
        "of formats besides BCOO and BCSR",
    ),
    "numpy.object_": "arrays hold numbers",
    "numpy.character": "arrays hold numbers",
    "numpy.flexible": "arrays hold numbers",
}  # fmt: skip

DIFFERS: dict[str, str] = {
    "numpy.all": _TRUTH,
    "numpy.any": _TRUTH,
    "make_jaxpr": "gives a graph of this compiler, not a jaxpr",
    "numpy.take": "an index that is out of range under jit reads NaN, as JAX's; outside it raises",
    "config": "options of JAX's own runtime are accepted and have no effect; values of them that "
    "would change results are refused",
}


@dataclass(frozen=True)
class Row:
    """A public name of JAX.

    Attributes:
        module, name: where it is.
        state: present, differs or absent.
        why: of one that differs or is absent.
    """

    module: str
    name: str
    state: str
    why: str

    @property
    def primitive(self) -> bool:
        """Whether it is one of JAX's primitives."""
        return self.why == _PRIMITIVE


def public(module: types.ModuleType) -> list[str]:
    """Names of a module that are not modules of Python's or JAX's own."""
    names = [n for n in dir(module) if not n.startswith("_")]
    return [n for n in names if not isinstance(getattr(module, n, None), types.ModuleType)]


def rows() -> Iterator[Row]:
    """Every public name."""
    for module in MODULES:
        theirs = importlib.import_module(f"jax.{module}".rstrip("."))
        try:
            ours = importlib.import_module(f"monograph.{module}".rstrip("."))
        except ImportError:
            ours = None
        for name in public(theirs):
            yield row(module, name, ours)


def row(module: str, name: str, ours: types.ModuleType | None) -> Row:
    """One name."""
    full = f"{module}.{name}".lstrip(".")
    if ours is not None and hasattr(ours, name):
        return Row(module, name, "differs" if full in DIFFERS else "present", DIFFERS.get(full, ""))
    why = ABSENT.get(full, "not there yet" if ours is not None else "the module is not there yet")
    return Row(module, name, "absent", _PRIMITIVE if name.endswith("_p") else why)


def page() -> str:
    """The whole page."""
    found = list(rows())
    lines = [
        "# Public names of JAX",
        "",
        "Names of JAX 0.10.2 that the modules of the same name here have; `python "
        "tests/coverage_page.py > docs/coverage.md` makes this page. Primitives (`lax.add_p` and "
        "its like) are not counted.",
        "",
        "| module | names | present | differ | absent | |",
        "|---|---|---|---|---|---|",
    ]
    for module in MODULES:
        part = [r for r in found if r.module == module and not r.primitive]
        count = {s: sum(r.state == s for r in part) for s in ("present", "differs", "absent")}
        there = len(part) - count["absent"]
        lines.append(
            f"| `{f'jax.{module}'.rstrip('.')}` | {len(part)} | {count['present']} | "
            f"{count['differs']} | {count['absent']} | {100 * there / max(len(part), 1):.1f} % |"
        )
    lines += ["", "## What differs, and what is absent", ""]
    for module in MODULES:
        part = [r for r in found if r.module == module and r.why]
        if not part:
            continue
        lines += [f"### `{f'jax.{module}'.rstrip('.')}`", ""]
        for why in dict.fromkeys(r.why for r in part):
            names = ", ".join(f"`{r.name}`" for r in part if r.why == why)
            lines.append(f"- {why}: {names}.")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Print the page."""
    print(page(), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
