"""What the engine is measured on: programs, arguments, and how much faster than XLA it must be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
import programs

Make = Callable[[Any], Callable[..., Any]]


@dataclass(frozen=True)
class Case:
    """One program.

    Attributes:
        group: of programs that are alike; names a part of the table.
        name: what the row is called.
        make: package -> function.
        args: makes the arguments.
        bar: the least time of XLA over ours that is asked for; None: none.
        wide: whether it needs 64-bit types.
        apart: share of the results that may differ from XLA's, where rounding decides.
    """

    group: str
    name: str
    make: Make
    args: Callable[[], tuple[Any, ...]]
    bar: float | None = None
    wide: bool = False
    apart: float = 0.0


def normal(*shape: int, dtype: Any = np.float32, seed: int = 0) -> np.ndarray:
    """Standard normal numbers; integers: -100 to 100."""
    rng = np.random.default_rng(seed)
    if np.dtype(dtype).kind == "i":
        return rng.integers(-100, 100, shape).astype(dtype)
    return rng.standard_normal(shape, np.float32).astype(dtype)


def several(*shapes: tuple[int, ...], dtype: Any = np.float32) -> Callable[[], tuple[Any, ...]]:
    """Arguments of these shapes."""
    return lambda: tuple(normal(*s, dtype=dtype, seed=i) for i, s in enumerate(shapes))


def rows() -> list[Case]:
    """Along and across the rows of a matrix."""
    table = (4096, 1024)
    case = partial(Case, "rows")
    return [
        case("softmax 4096x1024", programs.softmax, several(table), 2.0),
        case("layernorm 4096x1024", programs.layernorm, several(table, (1024,), (1024,)), 2.0),
        case("row sum 4096x1024", of_numpy("sum", axis=1), several(table)),
        case("column sum 4096x1024", of_numpy("sum", axis=0), several(table), 2.0),
        case("sum 4096x1024", of_numpy("sum"), several(table)),
        case("argmax 4096x1024 axis 1", of_numpy("argmax", axis=1), several(table), 10.0),
        case("cumsum 1024x2048 axis 1", of_numpy("cumsum", axis=1), several((1024, 2048)), 5.0),
        case("cumsum 1024x2048 axis 0", of_numpy("cumsum", axis=0), several((1024, 2048)), 5.0),
        case("cumsum 1M", of_numpy("cumsum"), several((1 << 20,)), 5.0),
        case("transpose-add 2048x2048", lambda lib: lambda x, y: x.T + y,
             several((2048, 2048), (2048, 2048)), 2.5),
        case("roll stencil 2048x2048", programs.stencil, several((2048, 2048))),
        case("attention 4x2048x64", programs.attention, several(*[(4, 2048, 64)] * 3)),
    ]  # fmt: skip


def pointwise() -> list[Case]:
    """One element at a time."""
    size = 1 << 22
    case = partial(Case, "pointwise")
    out = [case("tanh(x) exp(-x x) + sin(x) 4M", programs.pointwise, several((size,)), 5.0)]
    for n, text in ((1 << 12, "4K"), (1 << 16, "64K"), (1 << 20, "1M"), (size, "4M")):
        out.append(case(f"x + y {text}", lambda lib: lambda x, y: x + y, several((n,), (n,))))
    for name in ("exp", "log", "sin"):
        out.append(case(f"{name} 4M", of_numpy(name), lambda: (np.abs(normal(size)) + 0.1,)))
    out += [
        case("pow 4M", lambda lib: lib.numpy.power,
             lambda: (np.abs(normal(size)) + 0.1, normal(size, seed=1))),
        case("rsqrt 4M", lambda lib: lib.lax.rsqrt, lambda: (np.abs(normal(size)) + 0.1,)),
        case("softplus 4M", lambda lib: lib.nn.softplus, several((size,))),
        case("gelu 4M", lambda lib: lib.nn.gelu, several((size,))),
        case("erf 4M", lambda lib: lib.lax.erf, several((size,))),
        case("where 4M", lambda lib: lambda x, y: lib.numpy.where(x > 0, x, y),
             several((size,), (size,))),
    ]  # fmt: skip
    return out


def contractions() -> list[Case]:
    """Products of matrices."""
    case = partial(Case, "matmul")
    out = [
        case(f"matmul {n}", programs.matmul, several((n, n), (n, n)), 1.2 if n <= 256 else 0.95)
        for n in (64, 128, 256, 512, 1024, 2048)
    ]
    out += [
        case("matmul 777x513x611, bias, relu", programs.dense,
             several((777, 513), (513, 611), (611,)), 1.0),
        case("matmul 64 of 64x64x64", programs.matmul, several((64, 64, 64), (64, 64, 64)), 2.0),
        case("matmul 512 of 32x32x32", programs.matmul, several((512, 32, 32), (512, 32, 32))),
        case("matrix times vector 4096", programs.matmul, several((4096, 4096), (4096,)), 0.9),
        case("vector times matrix 4096", programs.matmul, several((4096,), (4096, 4096))),
        case("matmul 8x4096x4096", programs.matmul, several((8, 4096), (4096, 4096))),
        case("matmul 512 f64", programs.matmul,
             several((512, 512), (512, 512), dtype=np.float64), wide=True),
        case("matmul 512 bf16", programs.matmul,
             several((512, 512), (512, 512), dtype=ml_dtypes.bfloat16)),
        case("matmul 512 int8 to int32",
             lambda lib: partial(lib.lax.dot, preferred_element_type=np.int32),
             several((512, 512), (512, 512), dtype=np.int8)),
    ]  # fmt: skip
    return out


def convolutions() -> list[Case]:
    """Images with features last: (batch, height and width, features in, out); gradients."""
    case = partial(Case, "convolution")
    plain = [(1, 28, 64, 64), (8, 28, 64, 64), (32, 28, 64, 64), (8, 56, 64, 64),
             (16, 32, 32, 32), (8, 32, 16, 16)]  # fmt: skip
    deep = [(1, 28, 64), (8, 28, 64), (1, 112, 32), (8, 14, 512), (8, 56, 128), (8, 7, 960)]
    out = [
        case(f"convolution 3x3, {n}x{s}x{s}x{i} to {o}", programs.convolution,
             several((n, s, s, i), (3, 3, i, o)), 1.5)
        for n, s, i, o in plain
    ]  # fmt: skip
    out += [
        case(f"depthwise 3x3, {n}x{s}x{s}x{c}",
             lambda lib, c=c: programs.convolution(lib, groups=c),
             several((n, s, s, c), (3, 3, 1, c)), 10.0)
        for n, s, c in deep
    ]  # fmt: skip
    out += [
        case("convolution 3x3, 8x14x14x256 to 256", programs.convolution,
             several((8, 14, 14, 256), (3, 3, 256, 256))),
        case("convolution 3x3, 8x7x7x512 to 512", programs.convolution,
             several((8, 7, 7, 512), (3, 3, 512, 512))),
        case("convolution 7x7 stride 2, 4x224x224x3 to 64",
             lambda lib: programs.convolution(lib, 2), several((4, 224, 224, 3), (7, 7, 3, 64))),
        case("convolution 3x3, bias, relu, 8x28x28x64 to 64", programs.convolution_block,
             several((8, 28, 28, 64), (3, 3, 64, 64), (64,))),
        case("convolution 3x3, 8x28x28x64 to 64, gradients", programs.convolution_gradient,
             several((8, 28, 28, 64), (3, 3, 64, 64))),
    ]  # fmt: skip
    return out


def pools() -> list[Case]:
    """Folds over windows."""
    square = ((1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    rows: list[tuple[str, tuple[Any, ...], tuple[int, ...]]] = [
        ("maximum 2x2", ("max", -np.inf, *square), (8, 56, 56, 64)),
        ("maximum 3x3 stride 2", ("max", -np.inf, (1, 3, 3, 1), square[1], "SAME"),
         (8, 112, 112, 64)),
        ("sum 3x3", ("add", 0.0, (1, 3, 3, 1), (1, 1, 1, 1), "SAME"), (8, 56, 56, 64)),
        ("sum 7x7", ("add", 0.0, (1, 7, 7, 1), (1, 1, 1, 1), "VALID"), (8, 28, 28, 128)),
        ("running sum", ("add", 0.0, (1, 1024), (1, 1), ((0, 0), (1023, 0))), (256, 1024)),
        ("minimum of 16 neighbours", ("min", np.inf, (16,), (1,), "VALID"), (1 << 20,)),
    ]  # fmt: skip
    out = [
        Case("windows", f"{name} of {'x'.join(map(str, shape))}",
             lambda lib, how=how: programs.pool(lib, *how), several(shape), 1.0)
        for name, how, shape in rows
    ]  # fmt: skip
    gradient = partial(programs.pool_gradient, how=rows[1][1])
    return [*out, Case("windows", f"gradient of {out[1].name}", gradient, several(rows[1][2]))]


def places(count: int, below: int, *shape: int, seed: int = 1) -> np.ndarray:
    """Random indices."""
    shape = shape or (count,)
    return np.random.default_rng(seed).integers(0, below, shape).astype(np.int32)


def indices() -> list[Case]:
    """Reading and writing by arrays of indices."""
    case = partial(Case, "indices", bar=0.8)
    million = 1 << 20

    def take(lib: Any) -> Any:
        return lambda x, i: x[i]

    def add(lib: Any) -> Any:
        return lambda x, i, u: x.at[i].add(u)

    def put(lib: Any) -> Any:
        return lambda x, i, u: x.at[i].set(u)

    return [
        case("8192 rows of 50000x512", take, lambda: (normal(50000, 512), places(8192, 50000))),
        case("1M elements of 1M", take, lambda: (normal(million), places(million, million))),
        case("256K points of 2048x2048", lambda lib: lambda x, i, j: x[i, j],
             lambda: (normal(2048, 2048), places(1 << 18, 2048), places(1 << 18, 2048, seed=2))),
        case("take_along_axis, 128 of 4096 in 1024 rows",
             lambda lib: lambda x, i: lib.numpy.take_along_axis(x, i, 1),
             lambda: (normal(1024, 4096), places(0, 4096, 1024, 128))),
        case("512 columns of 2048x4096", lambda lib: lambda x, i: x[:, i],
             lambda: (normal(2048, 4096), places(512, 4096))),
        case("take of 4096 rows of 32768x64, filled", lambda lib: partial(lib.numpy.take, axis=0),
             lambda: (normal(32768, 64), places(4096, 32768))),
        case("8192 rows added to 12000x512", add,
             lambda: (normal(12000, 512), places(8192, 12000), normal(8192, 512))),
        case("8192 rows added to 50000x512", add,  # pages of this size are fresh at every call
             lambda: (normal(50000, 512), places(8192, 50000), normal(8192, 512)), bar=None),
        case("sums of segments, 64K rows of 64 to 1024",
             lambda lib: lambda i, u: lib.numpy.zeros((1024, 64), "float32").at[i].add(u),
             lambda: (places(1 << 16, 1024), normal(1 << 16, 64))),
        case("8192 rows set in 12000x512", put,
             lambda: (normal(12000, 512), places(8192, 12000), normal(8192, 512))),
        case("1M elements added to 64K", add,
             lambda: (normal(1 << 16), places(million, 1 << 16), normal(million))),
        case("256K points of 2048x2048 set", lambda lib: lambda x, i, j: x.at[i, j].set(1.0),
             lambda: (normal(2048, 2048), places(1 << 18, 2048), places(1 << 18, 2048, seed=2))),
        case("maxima of segments, 1M to 1000",
             lambda lib: lambda x, i, u: x.at[i].max(u),
             lambda: (normal(1000), places(million, 1000), normal(million)), bar=None),
        case("128 of 4096 added in each of 1024 rows",
             lambda lib: lambda x, i, u: x.at[np.arange(1024)[:, None], i].add(u),
             lambda: (normal(1024, 4096), places(0, 4096, 1024, 128), normal(1024, 128))),
        case("gradient of 8192 rows of 50000x64",
             lambda lib: lib.grad(lambda x, i: (x[i] ** 2).sum()),
             lambda: (normal(50000, 64), places(8192, 50000)), bar=None),
    ]  # fmt: skip


def sorts() -> list[Case]:
    """Rows in order, and the largest of them."""
    case = partial(Case, "sorts", bar=1.0)
    table = (256, 4096)

    def largest(k: int) -> Make:
        return lambda lib: lambda x: lib.lax.top_k(x, k)

    return [
        case("sort 256x4096", of_numpy("sort"), several(table), bar=20.0),
        case("argsort 256x4096", of_numpy("argsort"), several(table), bar=20.0),
        case("sort 4096x256 axis 0", of_numpy("sort", axis=0), several((4096, 256))),
        case("sort 1M", of_numpy("sort"), several((1 << 20,))),
        case("sort 16384x16", of_numpy("sort"), several((16384, 16))),
        case("sort 1000 int32", of_numpy("sort"), several((1000,), dtype=np.int32)),
        case("sort 256x4096 bf16", of_numpy("sort"), several(table, dtype=ml_dtypes.bfloat16)),
        case("sort 256x1024 by 2 keys",
             lambda lib: lambda x, y, z: lib.lax.sort((x, y, z), num_keys=2),
             lambda: (places(0, 10, 256, 1024), normal(256, 1024), normal(256, 1024, seed=1))),
        case("top 64 of 256x4096", largest(64), several(table)),
        case("top 5 of 1000x1000", largest(5), several((1000, 1000))),
        case("top 1000 of 1M", largest(1000), several((1 << 20,))),
        case("median of 256x4096", of_numpy("median", axis=1), several(table)),
    ]  # fmt: skip


def models() -> list[Case]:
    """Many ops in one program."""
    labels = np.eye(10, dtype=np.float32)[np.arange(64) % 10]
    case = partial(Case, "model")
    return [
        case("classifier, value_and_grad",
             lambda lib: lib.value_and_grad(programs.mlp_loss(lib)),
             lambda: (programs.mlp_parameters(), normal(64, 64), labels)),
        case("2-layer transformer, value_and_grad",
             lambda lib: lib.value_and_grad(programs.transformer_loss(lib)),
             lambda: (programs.transformer_parameters(2), programs.tokens())),
        case("2-layer transformer 8x64, value_and_grad",
             lambda lib: lib.value_and_grad(programs.transformer_loss(lib)),
             lambda: (programs.transformer_parameters(2), programs.tokens(8, 64))),
        case("recurrence, 50 steps of 32x128", programs.recurrent,
             lambda: (normal(32, 128), normal(128, 128) / 12, normal(50, 32, 128))),
        case("recurrence, 200 steps of 64x128", lambda lib: programs.recurrent(lib, 200),
             lambda: (normal(64, 128), normal(128, 128) / 12, normal(200, 64, 128))),
    ]  # fmt: skip


def of_numpy(name: str, **options: Any) -> Make:
    """A function of `lib.numpy` by name."""

    def make(lib: Any) -> Callable[..., Any]:
        f = getattr(lib.numpy, name)
        return lambda x: f(x, **options)

    return make


def all_cases() -> list[Case]:
    one = (*rows(), *pointwise(), *contractions(), *convolutions(), *pools(), *indices(), *sorts())
    return [*one, *models()]
