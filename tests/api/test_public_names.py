"""What a user sees of the package: JAX's names, a few of our own, nothing of how it is made."""

import importlib
import pkgutil

import pytest

import monograph

# Names that JAX has elsewhere or not at all.
STAGES = {"Compiled", "Lowered", "Traced"}  # jax.stages
# Loaded when they are asked for.
LATE = {
    "distributed", "dlpack", "doctor", "example_libraries", "experimental", "export",
    "from_stablehlo", "graph_report", "launch", "load_sharded", "profiler", "quant",
    "save_sharded", "snn", "stages", "test_util",
}  # fmt: skip
OWN = {
    "": {
        "ad_checkpoint",  # a module that `import jax` alone does not load
        "Device", "Jit", "TensorType", "Tracer", "__version__", "checked", "compare", "composite",
        "config", "debug", "from_jax", "make_hlo", "profile",
    } | STAGES | LATE,
    "lax": {"broadcast_to_rank"},
    "numpy": {"bitwise_invert", "complex_", "fix", "float_", "generic"},
    "random": {"Key"},
}  # fmt: skip
PUBLIC = [
    "", "experimental", "export", "lax", "lax.linalg", "nn", "nn.initializers", "numpy",
    "numpy.fft", "numpy.linalg", "random", "scipy", "scipy.linalg", "scipy.special", "tree",
    "tree_util",
]  # fmt: skip


def module(name, root):
    return importlib.import_module(f"{root}.{name}" if name else root)


@pytest.mark.smoke
@pytest.mark.parametrize("name", [*PUBLIC, "debug", "errors", "sharding"])
def test_dir_shows_what_is_public(name):
    found = module(name, "monograph")
    shown = set(dir(found)) - {n for n in dir(found) if n.startswith("__")}
    assert shown == set(found.__all__)
    assert all(hasattr(found, n) for n in found.__all__)


@pytest.mark.parametrize("name", PUBLIC)
def test_public_names_are_those_of_jax(name):
    theirs = module(name, "jax")
    parts = {part.name for part in pkgutil.iter_modules(getattr(theirs, "__path__", ()))}
    known = set(dir(theirs)) | parts | OWN.get(name, set())  # parts that nobody has loaded yet
    assert sorted(set(dir(module(name, "monograph"))) - known) == []


@pytest.mark.smoke
def test_the_top_of_the_package_holds_no_helpers():
    rooms = {"backends", "fusion", "hlo", "tracer"}
    public = {n for n in vars(monograph) if not n.startswith("_")} - {"TYPE_CHECKING"}
    assert public - rooms - {"cli", "conformance", "demo"} | LATE == set(monograph.__all__)
