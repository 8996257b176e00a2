"""Random calls of public functions with arguments that make little sense; run as a script.

``python junk.py SEED FIRST LAST`` runs the cases FIRST .. LAST-1; each is made from its number
alone. Before a case it prints ``case N``, so that whoever reads knows where a dead process died;
what is wrong with a case is printed as ``bad N: ...``. Results and honest errors print nothing.
"""

from __future__ import annotations

import decimal
import enum
import faulthandler
import fractions
import functools
import inspect
import random
import resource
import sys
import traceback
import types
import warnings
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

import monograph as mg
from monograph.errors import MonographError
from monograph.hlo.state import eager, state

SECONDS = 30  # for one case, on a busy machine
MEMORY = 1 << 30  # bytes more than at the start: what asks for more gets a MemoryError
# What a wrong argument may raise. Anything else comes from our insides and is a bug.
HONEST = (MonographError, TypeError, ValueError, OverflowError, MemoryError)


class Choice(enum.IntEnum):
    ONE = 1


class Sub(np.ndarray):
    """A subclass without manners."""


class Rude:
    """An object whose attributes are not what they seem."""

    shape = "no shape"
    dtype = np.float32

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return [1.0, "two"]


class Flawed(Exception):
    """What a user's function raises; it must come out as it is."""


DTYPES: list[Any] = [
    *("bool", "int8", "uint8", "int16", "int32", "uint32", "int64", "uint64"),
    *("float16", "float32", "float32", "float32", "float64", "complex64", "complex128"),
    *(ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2, ml_dtypes.int4),
]
SHAPES = [(), (0,), (1,), (3,), (4,), (2, 3), (3, 2), (3, 3), (2, 0, 3), (4, 1, 3), (1, 1, 1, 2)]
SIZES = [0, 1, 2, 3, 4, 7, 64, -1, -2, -5, 2**31, 2**62, -(2**63), 10**12]
WORDS = ["", "x", "float32", "ij,jk->ik", "...", "fill", "wrap", "constant", "é", "high", "C"]


def numbers(r: random.Random) -> np.ndarray[Any, Any]:
    """An array of a plain kind, with some extreme values."""
    shape, dtype = r.choice(SHAPES), np.dtype(r.choice(DTYPES))
    size = int(np.prod(shape))
    pool = [0, 1, -1, 2, 3, 0.5, 100, float("nan"), float("inf"), -float("inf"), 1e30, -0.0]
    if dtype.kind in "biu":
        pool = [0, 1, 2, 3, 5, 100] + ([-1, -7] if dtype.kind == "i" else [])
    values = np.array([r.choice(pool) for _ in range(size)], np.float64)
    return values.astype(dtype).reshape(shape)


def misaligned(x: np.ndarray[Any, Any]) -> Any:
    if x.dtype.itemsize == 1 or not x.size:
        return x
    return np.zeros(x.nbytes + 1, np.uint8)[1:].view(x.dtype).reshape(x.shape)


def read_only(x: np.ndarray[Any, Any]) -> Any:
    x.flags.writeable = False
    return x


def swapped(x: np.ndarray[Any, Any]) -> Any:
    return x.astype(x.dtype.newbyteorder(">")) if x.dtype.kind in "iufc" else x


ODD: list[Callable[[np.ndarray[Any, Any]], Any]] = [
    lambda x: np.repeat(x.reshape(-1), 2)[::2],
    lambda x: x[..., ::-1] if x.ndim else x,
    lambda x: x.T,
    lambda x: np.broadcast_to(x.reshape(-1)[:1], (3,)) if x.size else x,
    lambda x: x.view(Sub),
    lambda x: np.ma.masked_array(x),
    lambda x: x.reshape(-1)[0] if x.size else x,
    lambda x: np.matrix([[1.0, 2.0]]),
    lambda x: np.array([1, "a", None], dtype=object),
    lambda x: np.array(object()),
    lambda x: np.array(["a", "b"]),
    lambda x: np.array(["2024-01-01"], "datetime64[D]"),
    lambda x: np.zeros(2, [("a", "i4"), ("b", "f4")]),
    *(misaligned, read_only, swapped),
]


def odd_array(r: random.Random) -> Any:
    """An array that is stored strangely, or holds something strange."""
    return r.choice(ODD)(numbers(r))


FUNCTIONS: list[Callable[..., Any]] = [
    lambda *a: a[0] if a else 0.0,
    lambda *a: mg.numpy.sum((a or (1.0,))[0] * 2.0),
    lambda x: x + 1,
    lambda c, x: (c, x),
    lambda *a: a,
    lambda *a: None,
    lambda *a: "text",
    lambda *a: mg.numpy.zeros(3),
    lambda x: x < 3,
    lambda *a: mg.numpy.dot(*a[:2]),
    lambda *a: bool((*a, 1.0)[0]),
]


def _raise(*_: Any) -> Any:
    raise Flawed


FUNCTIONS.append(_raise)


def thing(r: random.Random) -> Any:
    """Something that is no array, or a container of arguments."""
    if r.random() < 0.5:
        return r.choice(PLAIN)
    return r.choice(MADE)(r)


PLAIN: list[Any] = [
    *(None, True, 1.5, float("nan"), 2j, 10**40, Ellipsis, NotImplemented, *SIZES, *WORDS),
    *(b"bytes", {1, 2}, frozenset(), range(3), decimal.Decimal("1.5"), fractions.Fraction(1, 3)),
    *(slice(0, 2), slice(None, None, -1), slice("a"), Choice.ONE, Rude, Rude(), object()),
    *(np.float32, np.dtype("float64"), int, "int8", mg.numpy, mg.typeof(1.0), *FUNCTIONS),
    *(mg.ShapeDtypeStruct((2, 3), np.float32), mg.tree.structure((1, 2)), mg.jit(FUNCTIONS[1])),
]
MADE: list[Callable[[random.Random], Any]] = [
    lambda r: iter([1, 2]),
    lambda r: (i for i in range(2)),
    lambda r: mg.random.key(0),
    lambda r: deleted(),
    lambda r: [argument(r) for _ in range(r.randrange(4))],
    lambda r: tuple(argument(r) for _ in range(r.randrange(4))),
    lambda r: tuple(r.choice(SIZES[:9]) for _ in range(r.randrange(4))),
    lambda r: {r.choice(WORDS): argument(r) for _ in range(r.randrange(3))},
    lambda r: {1: argument(r), "a": argument(r)},
]


def deleted() -> Any:
    x = mg.numpy.ones(3)
    x.delete()
    return x


def argument(r: random.Random) -> Any:
    """Any argument: often an array, sometimes nonsense."""
    p = r.random()
    if p < 0.35:
        return numbers(r)
    if p < 0.5:
        return mg.device_put(numbers(r))
    if p < 0.65:
        return odd_array(r)
    return thing(r)


FLAGS = "keepdims reverse descending unique indices_are_sorted has_aux holomorphic inline"
AXES = "axis axes axis1 axis2 dimension dimensions argnums static_argnums in_axes out_axes source"
COUNTS = "k n m ndim length num size times repeats shift decimals ddof index sections ndmin offset"
FORMS = "shape new_sizes sizes newshape reps permutation start_indices limit_indices strides"
CALLS = "f fun cond_fun body_fun body true_fun false_fun computation func"


def fitting(r: random.Random, name: str, like: np.ndarray[Any, Any]) -> Any:
    """What a parameter of this name may want, mostly; else anything."""
    if r.random() < 0.12:
        return argument(r)
    if name in FLAGS.split():
        return r.random() < 0.5
    if name in AXES.split() or name.startswith("axis"):
        return r.choice([0, 0, 1, -1, None, (0,), (0, 1), (-1, 0), 2, [0]])
    if name in COUNTS.split():
        return r.choice([0, 1, 2, 3, -1, r.choice(SIZES)])
    if name in FORMS.split() or name.endswith("shape"):
        return r.choice([like.shape, (-1,), (1, *like.shape), like.shape[::-1], (2, 3), 3, ()])
    if name in ("index", "indices", "item", "idx"):
        return place(r)
    if name in CALLS.split():
        return r.choice(FUNCTIONS)
    if "dtype" in name:
        return r.choice([None, "float32", "int32", np.float64, "bool", "complex64", "bfloat16"])
    if name == "key":
        return mg.random.key(r.randrange(9))
    if name in ("branches", "arrays", "tup", "operands") and r.random() < 0.8:
        return [near(r, like) for _ in range(r.randrange(1, 4))]
    return near(r, like)


def place(r: random.Random) -> Any:
    """An index of an array."""
    one = [0, -1, 2, None, ..., slice(1, None), slice(None, None, -2), True, [0, 1], np.int8(1)]
    one += [np.array([True, False, True]), np.array([[0, 1], [1, 9]]), mg.numpy.array(1), 2**40]
    return r.choice(one) if r.random() < 0.5 else tuple(r.choices(one, k=r.randrange(4)))


def change(how: str) -> Callable[..., Any]:
    return lambda x, index, y: getattr(mg.numpy.asarray(x).at[index], how)(y)


def near(r: random.Random, like: np.ndarray[Any, Any]) -> Any:
    """An array like the others of the call: of their shape or one that broadcasts."""
    p = r.random()
    if p < 0.12:
        return argument(r)
    if p < 0.25:
        return r.choice([1, 2.0, -3, True, 1.5])
    x = like if p < 0.6 else np.resize(numbers(r), like.shape)
    if p > 0.85 and x.ndim:
        x = x[:1]
    return mg.device_put(x) if r.random() < 0.4 else x


def arguments(r: random.Random, f: Callable[..., Any]) -> tuple[list[Any], dict[str, Any]]:
    """Arguments by the function's own signature, or at random."""
    like = numbers(r)
    try:
        kinds = list(inspect.signature(f).parameters.values())
    except (TypeError, ValueError):
        kinds = []
    if not kinds or r.random() < 0.1:
        named = {r.choice(KEYWORDS): argument(r) for _ in range(r.choice([0, 0, 1]))}
        return [argument(r) for _ in range(r.choice([0, 1, 1, 2, 2, 3]))], named
    args: list[Any] = []
    named = {}
    for p in kinds:
        if p.kind is p.VAR_POSITIONAL:
            args += [near(r, like) for _ in range(r.randrange(1, 4))]
        elif p.kind is p.VAR_KEYWORD or (p.default is not p.empty and r.random() < 0.7):
            continue
        elif p.kind is p.KEYWORD_ONLY or p.default is not p.empty or named:
            named[p.name] = fitting(r, p.name, like)
        else:
            args.append(fitting(r, p.name, like))
    return args, named


def method(name: str) -> Callable[..., Any]:
    @functools.wraps(getattr(mg.Array, name))
    def call(x: Any, *args: Any, **named: Any) -> Any:
        return getattr(type(x), name)(x, *args, **named)

    return call


def public_functions() -> list[tuple[str, Callable[..., Any]]]:
    """All public functions, those of arrays too, with their names."""
    found: list[tuple[str, Callable[..., Any]]] = []
    rooms = [mg, mg.numpy, mg.lax, mg.nn, mg.random, mg.tree, mg.numpy.linalg]
    for module in rooms:
        for name in sorted(vars(module)):
            f = getattr(module, name)
            if name.startswith("_") or isinstance(f, types.ModuleType | type) or not callable(f):
                continue
            home = "monograph.random" if module is mg.random else "monograph"  # no stray imports
            if str(getattr(f, "__module__", "")).startswith(home):
                found.append((f"{module.__name__}.{name}", f))
    for how in ("set", "add", "multiply", "min", "power"):
        found += [(f"at.{how}", change(how))] * 4
    found += [("getitem", lambda x, index: mg.numpy.asarray(x)[index])] * 12
    for name in sorted(vars(mg.Array)):
        f = getattr(mg.Array, name)
        if callable(f) and name not in OUTSIDE and hasattr(mg.Tracer, name):
            found.append((f"Array.{name}", method(name)))
    return found


OUTSIDE = {  # not called by users like this
    *("__new__", "__init__", "__init_subclass__", "__subclasshook__", "__class__", "__del__"),
    *("__getattribute__", "__setattr__", "__delattr__", "__doc__", "__dlpack__"),
    "__jax_array__",  # XLA ends the process where memory is as short as it is here
}
KEYWORDS = ["axis", "dtype", "shape", "keepdims", "out", "where", "initial", "axes", "length"]
KEYWORDS += ["in_axes", "out_axes", "argnums", "mode", "size", "precision", "ddof", "reverse"]


def settled(x: Any) -> None:
    """Look at every result, so that what is computed late is computed."""
    for leaf in mg.tree.leaves(x):
        if isinstance(leaf, mg.Array) and not leaf.is_deleted():
            np.asarray(leaf)


def call(r: random.Random, name: str, f: Callable[..., Any]) -> Any:
    """One call of `f`: at once, or under a transform that traces its arrays."""
    args, named = arguments(r, f)
    if name.startswith("Array."):
        args = [mg.device_put(numbers(r)), *args[1:]]
    how = r.choice(["at once"] * 6 + ["jit", "jit", "grad", "vmap", "jvp", "interp"])
    if how == "at once":
        out = f(*args, **named)
        if callable(out) and not isinstance(out, type):  # a transform: call what it made
            out = out(*[argument(r) for _ in range(r.randrange(3))])
        return out
    places = [i for i, a in enumerate(args) if isinstance(a, np.ndarray | mg.Array)]

    def inner(*traced: Any) -> Any:
        full = list(args)
        for i, t in zip(places, traced, strict=True):
            full[i] = t
        return f(*full, **named)

    given = [args[i] for i in places]
    match how:
        case "grad":
            return mg.grad(lambda *a: mg.numpy.sum(inner(*a)))(*given)
        case "vmap":
            return mg.vmap(inner)(*given)
        case "jvp":
            return mg.jvp(inner, tuple(given), tuple(given))
        case "interp":
            return mg.jit(inner, backend="interp")(*given)
        case _:
            return mg.jit(inner)(*given)


def ours(error: BaseException) -> str:
    """The innermost frames of an exception, in one line."""
    rows = traceback.extract_tb(error.__traceback__)[-3:]
    return " < ".join(f"{row.filename.split('/')[-1]}:{row.lineno}" for row in reversed(rows))


def run(seed: int, number: int, functions: list[tuple[str, Callable[..., Any]]]) -> str | None:
    """Run one case; what is wrong with it, if anything."""
    r = random.Random(f"{seed} {number}")
    name, f = r.choice(functions)
    try:
        settled(call(r, name, f))
    except HONEST as e:
        try:
            str(e)
        except Exception as broken:
            return f"{name}: the message of {type(e).__name__} failed: {broken!r}"
    except Flawed:
        pass
    except Exception as e:
        return f"{name}: {type(e).__name__}: {e} ({ours(e)})"
    if state.interp is not eager() or state.loc is not None or state.axes:
        state.interp, state.loc, state.axes = eager(), None, ()
        return f"{name}: the state of tracing was not restored"
    return None


def main() -> None:
    seed, first, last = map(int, sys.argv[1:4])
    with open("/proc/self/statm") as f:
        limit = int(f.read().split()[0]) * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    faulthandler.enable()
    warnings.simplefilter("ignore")
    np.seterr(all="ignore")
    functions = public_functions()
    for number in range(first, last):
        print("case", number, flush=True)
        faulthandler.dump_traceback_later(SECONDS, exit=True)
        found = run(seed, number, functions)
        faulthandler.cancel_dump_traceback_later()
        if found is not None:
            print(f"bad {number}: {' '.join(found.split())[:300]}", flush=True)
    print("done", flush=True)


if __name__ == "__main__":
    main()
