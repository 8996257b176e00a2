"""Random streams beside JAX's: the rows that are compared, and the table of docs/random-streams.md.

    python tests/random_streams_page.py > docs/random-streams.md

JAX's bits are those of one compiled call, `jax.jit`, on the CPU it runs on, with the parameters as
arguments of the call (constants are folded by another part of XLA, with other roundings).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

FLOATS = ("float16", "bfloat16", "float32", "float64")
INTEGERS = tuple(f"{kind}{n}" for kind in ("int", "uint") for n in (8, 16, 32, 64))
UNSIGNED = INTEGERS[4:]
COMPLEX = ("complex64", "complex128")
NONE = ("",)
SHAPE = (4001,)

# Arguments of the programs. Shape parameters take many values: each has roundings of its own.
_rng = np.random.default_rng(0)
ARGS: dict[str, Any] = {
    "one": np.float64(1.5),
    "low": np.float64(-1.25),
    "high": np.float64(2.5),
    "half": np.float64(0.3),
    "many": _rng.uniform(0.05, 20, SHAPE),
    "others": _rng.uniform(0.05, 20, SHAPE),
    "shares": np.array([0.5, 2.0, 3.5]),
    "chances": _rng.uniform(0.01, 0.99, SHAPE),
    "means": _rng.uniform(0, 200, SHAPE),
    "counts": np.round(_rng.uniform(0, 300, SHAPE)),
    "mean": np.array([1.0, 2.0, 0.5]),
    "cov": np.array([[2, 0.5, 0.1], [0.5, 1, 0.2], [0.1, 0.2, 1.5]]),
    "logits": _rng.normal(size=(3, 5)),
    "table": _rng.normal(size=(7, 4)),
    "flags": _rng.random(11) < 0.5,
    "weights": _rng.uniform(0.1, 1, 7),
    "step": np.uint32(77),
}

_ROOT = (
    "the numbers of a parameter differ where XLA's reciprocal root, which it makes of the "
    "processor's approximation (each maker has its own), is not the rounded one"
)
_ORDER = "XLA orders the sum by the shape of the result"
_ONE = "a few numbers, where a comparison of the method falls the other way by a rounding"
# A product and a sum of f16 each: where the processor computes in f16 (AVX512-FP16) XLA rounds them
# once, elsewhere twice, as here. So these numbers of JAX differ between its own processors.
HALF_SUMS = {
    "r.uniform(k, n, d, low, high)",
    "r.truncated_normal(k, low, high, n, d)",
    "r.wald(k, one, n, d)",
    "r.double_sided_maxwell(k, low, high, n, d)",
}
_ALL_ROOTS = dict.fromkeys(("float32", "float64"), _ROOT)


@dataclass(frozen=True)
class Row:
    """A function with arguments.

    Attributes:
        line: what is compared, an expression of `r` (the module), `k` (a key), `n` (a shape), `d`
            (the element type) and the names of `ARGS`.
        dtypes: the element types; "" where there is none to choose.
        why: for the types whose numbers are not JAX's to the bit: the reason.
        shaped: whether `n` may be any shape.
    """

    line: str
    dtypes: tuple[str, ...] = FLOATS
    why: Any = ()
    shaped: bool = True

    @property
    def function(self) -> str:
        return self.line.removeprefix("r.").split("(")[0]

    def reason(self, dtype: str) -> str:
        """Why it is not equal; "": it is."""
        return dict(self.why).get(dtype, "")


ROWS = [
    Row("r.bits(k, n, d)", UNSIGNED),
    Row("r.uniform(k, n, d)"),
    Row("r.uniform(k, n, d, low, high)"),
    Row("r.randint(k, n, 0, 100, d)", INTEGERS),
    Row("r.randint(k, n, 3, 2**31 - 1, d)", INTEGERS),
    Row("r.randint(k, n, -2**31, 2**31 - 1, d)", INTEGERS),
    Row("r.bernoulli(k, half.astype(d), n)"),
    Row("r.bernoulli(k, half.astype(d), n, 'high')"),
    Row("r.rademacher(k, n, d)", ("int8", "int32", "int64", "float32", "float64")),
    Row("r.permutation(k, 4001)", NONE, shaped=False),
    Row("r.permutation(k, table.astype(d))", (*FLOATS, "int16", "complex64"), shaped=False),
    Row("r.permutation(k, table, 1)", NONE, shaped=False),
    Row("r.permutation(k, table, 1, independent=True)", NONE, shaped=False),
    Row("r.permutation(k, flags)", NONE, shaped=False),
    Row("r.choice(k, 30, n)", NONE),
    Row("r.choice(k, table, (2, 3), axis=1)", NONE, shaped=False),
    Row("r.choice(k, table, (5,), replace=False)", NONE, shaped=False),
    Row("r.choice(k, 7, n, p=weights)", NONE),
    Row("r.choice(k, 7, (4,), replace=False, p=weights)", NONE, shaped=False),
    Row("r.choice(k, table, (4,), replace=False, p=weights, mode='high')", NONE, shaped=False),
    Row("r.categorical(k, logits.astype(d))", shaped=False),
    Row("r.categorical(k, logits.astype(d), 0, (*n, 5))"),
    Row("r.categorical(k, logits.astype(d), 1, (2, 3), False)", shaped=False),
    Row("r.categorical(k, logits.astype(d), 1, (400, 3), mode='high')", shaped=False),
    Row("r.normal(k, n, d)", FLOATS + COMPLEX),
    Row("r.truncated_normal(k, low, high, n, d)"),
    Row("r.lognormal(k, half, n, d)"),
    Row("r.lognormal(k, many, n, d)", shaped=False),
    Row("r.exponential(k, n, d)"),
    Row("r.gumbel(k, n, d)"),
    Row("r.gumbel(k, n, d, 'high')"),
    Row("r.gumbel(k, n, d, 'highest')"),
    Row("r.laplace(k, n, d)"),
    Row("r.logistic(k, n, d)"),
    Row("r.cauchy(k, n, d)"),
    Row("r.pareto(k, one, n, d)"),
    Row("r.rayleigh(k, one, n, d)"),
    Row("r.triangular(k, low, half, high, n, d)", why={"float16": _ONE}),
    Row("r.wald(k, one, n, d)"),
    Row("r.weibull_min(k, high, one, n, d)"),
    Row("r.geometric(k, chances)", NONE, shaped=False),
    Row("r.geometric(k, half, n, d)", ("int8", "int32", "int64")),
    Row("r.poisson(k, means)", NONE, shaped=False),
    Row("r.poisson(k, half, n, d)", ("int8", "int32", "int64")),
    Row("r.binomial(k, counts, chances)", NONE, shaped=False),
    Row("r.multinomial(k, counts[:9], weights / weights.sum(), shape=(9, 7))", NONE, shaped=False),
    Row("r.maxwell(k, n, d)", why=dict.fromkeys(FLOATS[2:], _ORDER)),
    Row("r.double_sided_maxwell(k, low, high, n, d)",
        why=dict.fromkeys(FLOATS[2:], _ORDER)),
    Row("r.gamma(k, many, None, d)", why=_ALL_ROOTS, shaped=False),
    Row("r.loggamma(k, many, None, d)", why=_ALL_ROOTS, shaped=False),
    Row("r.beta(k, many, others, None, d)", why=_ALL_ROOTS, shaped=False),
    Row("r.chisquare(k, many, None, d)", why=_ALL_ROOTS, shaped=False),
    Row("r.t(k, many, None, d)", why=_ALL_ROOTS | {"bfloat16": _ONE}, shaped=False),
    Row("r.f(k, many, others, None, d)", why=_ALL_ROOTS, shaped=False),
    Row("r.generalized_normal(k, one, n, d)", why=_ALL_ROOTS),
    Row("r.ball(k, 3, one, n, d)", why=dict.fromkeys(FLOATS[2:], f"{_ORDER}; {_ROOT}")),
    Row("r.dirichlet(k, shares, n, d)",
        why=dict.fromkeys(FLOATS[2:], f"{_ORDER}; {_ROOT}")),
    Row("r.multivariate_normal(k, mean, cov, n, d)", FLOATS[2:],
        why=dict.fromkeys(FLOATS[2:], "XLA orders the sums of the product by its shape")),
    Row("r.multivariate_normal(k, mean, cov, n, d, 'eigh')", FLOATS[2:],
        why=dict.fromkeys(FLOATS[2:], "XLA orders the sums of the product by its shape")),
    Row("r.orthogonal(k, 4, (50,), d)", (*FLOATS[2:], *COMPLEX), shaped=False),
    Row("r.orthogonal(k, 3, (), d, 6)", (*FLOATS[2:], *COMPLEX), shaped=False),
]  # fmt: skip


def arrays(dtype: str) -> dict[str, Any]:
    """The arguments, floats in the type of a row."""
    kind = {"complex64": "float32", "complex128": "float64"}.get(dtype, dtype)
    kind = kind if kind in FLOATS else "float32"
    wanted = np.dtype(getattr(ml_dtypes, kind, kind))
    return {n: x if x.dtype.kind != "f" else x.astype(wanted) for n, x in ARGS.items()}


def program(lib: Any, row: Row, dtype: str, shape: Any = SHAPE) -> Callable[..., Any]:
    """``(key, arrays) -> numbers``."""
    code = compile(row.line, row.line, "eval")
    d = lib.numpy.dtype(dtype) if dtype else None

    def draw(k: Any, given: dict[str, Any]) -> Any:
        return eval(code, {"r": lib.random, "k": k, "n": shape, "d": d, **given})

    return draw


def drawn(
    lib: Any, row: Row, dtype: str, shape: Any = SHAPE, seed: int = 3
) -> np.ndarray[Any, Any]:
    """The numbers of one compiled call."""
    f = lib.jit(program(lib, row, dtype, shape))
    given = {n: lib.numpy.asarray(x) for n, x in arrays(dtype).items()}
    return np.asarray(f(lib.random.key(seed), given))


# ---- how far two streams are apart ---------------------------------------------------------------


def _parts(x: Any) -> Any:
    return np.stack([x.real, x.imag]) if x.dtype.kind == "c" else x


def apart(x: Any, y: Any) -> tuple[float, int]:
    """The share of equal elements, and the largest distance: in numbers between, or of integers."""
    x, y = _parts(np.asarray(x)), _parts(np.asarray(y))
    same = (x == y) | ((x != x) & (y != y))
    share = float(np.mean(same)) if same.size else 1.0
    if same.all():
        return 1.0, 0
    if x.dtype.kind in "iub":
        return share, int(np.abs(x.astype(np.int64) - y.astype(np.int64)).max())
    word = np.dtype(f"i{x.dtype.itemsize}")
    a, b = (v.view(word).astype(np.int64) for v in (x, y))
    a, b = (np.where(v < 0, np.iinfo(word).min - v, v) for v in (a, b))
    return share, int(np.abs(a - b).max())


def pairs() -> Iterator[tuple[Row, str]]:
    """Every row with every type."""
    for row in ROWS:
        for dtype in row.dtypes:
            yield row, dtype


# ---- the page ------------------------------------------------------------------------------------

HEAD = """# Random streams

Which numbers of `monograph.random` are those of `jax.random` 0.10.2 to the bit, for the same key: \
`python tests/random_streams_page.py > docs/random-streams.md` makes this page, in 64-bit mode.

JAX's own bits depend on how a call is compiled: outside `jit`, inside a larger program, with \
parameters as constants or as arguments, on another processor, the last bits may be others. Here \
the measure is one compiled call on an x86-64 CPU with AVX-512 and fused multiply-add, parameters \
as arguments. Streams of this package do not depend on any of that: compiled, interpreted, mapped \
or inside a larger program, a key gives the same bits. They are made of formulas whose every \
rounding is spelled out ([elementary.py](../api/random/elementary.py)); in f64, and for tan and \
powers, of C's functions.

Where the processor computes in f16 itself (AVX512-FP16: Intel, from Sapphire Rapids on), XLA \
rounds a product and its sum once, and elsewhere twice. So JAX's own f16 numbers differ between \
the two in `uniform` between given ends, `truncated_normal`, `wald` and `double_sided_maxwell`; \
the table holds where f16 is computed in f32.

XLA's reciprocal root, which the gamma family goes through, starts from the processor's \
approximation and takes Newton steps. On a Xeon with AVX-512, 85 % of a million f32 roots and 86 \
% of 20,000 f64 ones are the rounded ones, the others 1 ulp off. Told to keep to older \
instructions of that same processor (`--xla_cpu_max_isa=SSE4_2`), JAX draws other numbers itself: \
64 % of its f32 roots and 91 % of its f32 gamma numbers stay, the others move by up to 2 and 15 \
ulp. So no stream that is the same on all machines is JAX's on all of them; this one takes the \
rounded root.

Exact for every shape, type and key, and not in the table: `key`, `PRNGKey`, `split`, `fold_in`, \
`clone`, `key_data`, `wrap_key_data`. Numbers: 4,001 per row where the shape is free; "ulp": the \
largest distance, in numbers of the type between the two.

| call | types that are equal to the bit | others: share equal, largest distance |
|---|---|---|
"""


def page() -> str:
    """The whole page."""
    import jax

    import monograph

    lines, reasons = [], {}
    with monograph.enable_x64(True), jax.enable_x64(True):
        for row in ROWS:
            equal, rest = [], []
            for dtype in row.dtypes:
                x, y = drawn(monograph, row, dtype), drawn(jax, row, dtype)
                share, far = apart(x, y)
                if share == 1:
                    equal.append(dtype)
                    continue
                why = row.reason(dtype) or "unexplained"
                mark = reasons.setdefault(why, len(reasons) + 1)
                unit = "" if x.dtype.kind in "iub" else " ulp"
                rest.append(f"{dtype}: {100 * share:.2f} %, {far}{unit} ({mark})")
            text = ", ".join(equal) if equal != [""] else "all"
            lines.append(f"| `{row.line.removeprefix('r.')}` | {text} | {'; '.join(rest)} |")
    notes = [f"{mark}. {why[0].upper()}{why[1:]}." for why, mark in reasons.items()]
    return HEAD + "\n".join(lines) + "\n\n" + "\n".join(notes) + "\n"


def main() -> int:
    """Print the page."""
    print(page(), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
