"""One source under two packages: programs written with public JAX names, run by JAX and by us.

A file ``programs_<area>.py`` begins with ``program = Programs()`` and then holds functions of `J`,
the package (``jax`` or ``monograph``: ``J.numpy``, ``J.lax``, ``J.grad``, ...), that return a tree:

    @program
    def grad_of_tanh(J):
        return J.grad(J.numpy.tanh)(0.4)

    @program.raises
    def grad_of_a_vector(J):
        return J.grad(J.numpy.tanh)(X3)

`test_programs.py` runs each under both packages. What they return must agree in tree structure, and
leaf by leaf in shape, element type and value; marked ones must raise in both.
"""

from __future__ import annotations

import importlib
import types
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg

Make = Callable[[Any], Any]
SHARE = 3  # of the programs of an area, one in so many is an ordinary test; all are slow ones

# Parts of JAX that `import jax` alone does not load.
for _part in (
    "ad_checkpoint", "custom_batching", "custom_derivatives", "errors", "flatten_util", "image",
    "nn", "numpy", "numpy.linalg", "random", "scipy", "scipy.linalg", "scipy.special", "tree",
):  # fmt: skip
    importlib.import_module(f"jax.{_part}")


def part(J: Any, name: str) -> Any:
    """A module of the package, such as ``scipy.fft``."""
    return importlib.import_module(f"{J.__name__}.{name}")


class Programs:
    """A table of programs by name; also the decorator that fills it."""

    def __init__(self, *, slow: bool = False) -> None:
        self.made: dict[str, Make] = {}
        self.all_slow = slow  # JAX compiles for long
        self.slow_ones: set[str] = set()
        self.wrong: set[str] = set()  # names of those that must raise
        self.loose: dict[str, float] = {}  # name: tolerance, where the usual one does not serve

    def __call__(self, make: Make) -> Make:
        assert make.__name__ not in self.made, f"two programs are called {make.__name__}"
        self.made[make.__name__] = make
        return make

    def raises(self, make: Make) -> Make:
        """A program that must raise in both packages."""
        self.wrong.add(make.__name__)
        return self(make)

    def slow(self, make: Make) -> Make:
        """A program that JAX compiles for long."""
        self.slow_ones.add(make.__name__)
        return self(make)

    def rows(self, *parts: str, within: float | None = None, **table: Callable[..., Any]) -> None:
        """Keep short programs by name; those called wrong_... must raise.

        Args:
            parts: the modules of the package that they are functions of; of the package if none.
            within: a tolerance for all of them.
            table: the programs.
        """
        for name, make in table.items():

            def run(J: Any, make: Callable[..., Any] = make) -> Any:
                return make(*(part(J, p) for p in parts) if parts else (J,))

            run.__name__ = name
            if within is not None:
                self.loose[name] = within
            (self.raises if name.startswith("wrong_") else self)(run)

    def marks(self, name: str) -> tuple[pytest.MarkDecorator, ...]:
        """Those of its test: what must raise runs always, of the others each `SHARE`th."""
        late = self.all_slow or name in self.slow_ones
        others = [n for n in self.made if n not in self.wrong | self.slow_ones]
        late |= name in others and others.index(name) % SHARE != 0
        return (pytest.mark.slow,) if late else ()

    def within(self, tolerance: float) -> Callable[[Make], Make]:
        """A program whose inexact values agree to this relative and absolute tolerance."""

        def mark(make: Make) -> Make:
            self.loose[make.__name__] = tolerance
            return self(make)

        return mark


def check(programs: Programs, name: str) -> None:
    """Run one program under both packages and compare.

    Raises:
        AssertionError: if they differ, or if one of them does not raise that must.
    """
    make = programs.made[name]
    if name in programs.wrong:
        check_raises(make)
        return
    agree(make(mg), make(jax), programs.loose.get(name))


# Programs that raise another class than JAX, and why.
OTHER_CLASS = {
    "pure_that_raises": "what a callback raises is raised by the call, with its own class",
    "associative_scan_of_nothing": "JAX fails by accident",
    "custom_vmap_reverse_mode": "a missing rule",
    "histogram_of_text_bins": "text is no array to JAX",
}


def check_raises(make: Make) -> None:
    """Both packages refuse; ours as an error of a kind that users can catch, not by an accident.

    It is of the class of Python's that JAX's is of, so that a program that catches one catches it.
    """
    with pytest.raises(Exception) as expected:
        jax.block_until_ready(make(jax))
    with pytest.raises(Exception) as caught:
        mg.block_until_ready(make(mg))
    accident = AttributeError, AssertionError, RecursionError, KeyError, SystemError
    if isinstance(caught.value, accident) and not isinstance(
        caught.value, mg.errors.MonographError
    ):
        raise caught.value
    known = next(c for c in type(expected.value).__mro__ if c.__module__ == "builtins")
    if known is not AssertionError and make.__name__ not in OTHER_CLASS:
        assert isinstance(caught.value, known), repr(caught.value)


def agree(ours: Any, theirs: Any, tolerance: float | None = None) -> None:
    """Compare two results."""
    mine, my_tree = leaves_of(ours, mg.tree)
    other, other_tree = leaves_of(theirs, jax.tree)
    assert my_tree == other_tree
    for i, (a, b) in enumerate(zip(mine, other, strict=True)):
        same_leaf(a, b, f"leaf {i} of {my_tree}", tolerance)


def leaves_of(x: Any, tree: types.ModuleType) -> tuple[list[Any], str]:
    """Leaves, and the structure as text that both packages spell alike."""
    plain = tree.map(_Leaf, x)
    leaves, structure = jax.tree.flatten(plain)  # knows None, dicts and tuples as ours does
    return [leaf.value for leaf in leaves], str(structure)


class _Leaf:
    """A leaf of either package, which is a leaf to both."""

    def __init__(self, value: Any) -> None:
        self.value = value


def same_leaf(a: Any, b: Any, where: str, tolerance: float | None = None) -> None:
    """Compare two leaves: ours and JAX's."""
    if isinstance(b, str | type(None)) or callable(b):
        assert type(a) is type(b) or callable(b), where
        assert callable(b) or a == b, where
        return
    if isinstance(b, jax.ShapeDtypeStruct):
        assert (a.shape, str(a.dtype)) == (b.shape, str(b.dtype)), where
        return
    if isinstance(b, jax.Array) and jax.dtypes.issubdtype(b.dtype, jax.dtypes.prng_key):
        a, b = mg.random.key_data(a), jax.random.key_data(b)
    a, b = _array(a), _array(b)
    assert (a.shape, a.dtype) == (b.shape, b.dtype), f"{where}: {a!r} and {b!r}"
    _same_values(a, b, where, tolerance)


def _array(x: Any) -> np.ndarray:
    """A leaf as an array; Python's numbers count as arrays of the type that JAX gives them."""
    return np.asarray(jax.numpy.asarray(x) if isinstance(x, bool | int | float | complex) else x)


def _same_values(a: np.ndarray, b: np.ndarray, where: str, tolerance: float | None) -> None:
    if a.dtype.names is not None or a.dtype.kind in "biuOSU":
        assert a.dtype.names is not None or np.array_equal(a, b), where
        return
    size = a.dtype.itemsize // (2 if a.dtype.kind == "c" else 1)
    usual = {1: 0.2, 2: 2e-2, 4: 2e-5, 8: 1e-10}[size]
    loose = usual if tolerance is None else tolerance
    wide = np.complex128 if a.dtype.kind == "c" else np.float64
    np.testing.assert_allclose(
        a.astype(wide), b.astype(wide), rtol=loose, atol=loose, err_msg=where
    )
