"""`convolve` and `correlate` of vectors: the shorter one is the kernel of a convolution."""

from __future__ import annotations

from typing import Any

from monograph._operands.values import promote, promote_inexact
from monograph.hlo.errors import ArgumentError
from monograph.hlo.record import ops
from monograph.numpy.linear import precision_of
from monograph.numpy.unary import conjugate
from monograph.tracer.dtypes import requested


def convolve(
    a: Any,
    v: Any,
    mode: str = "full",
    *,
    precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """The convolution of two vectors, ``c[k] = sum_j a[k - j] * v[j]``.

    Args:
        a, v: vectors of at least one element.
        mode: ``full``: wherever they overlap; ``same``: as many as the longer has; ``valid``: where
            they overlap completely.
        precision: None, ``default``, ``high`` or ``highest``.
        preferred_element_type: element type of the result.
    """
    x, y = _vectors("convolve", a, v, preferred_element_type)
    if x.type.shape[0] < y.type.shape[0]:
        x, y = y, x
    return _slid("convolve", x, y, mode, precision, preferred_element_type, turned=True)


def correlate(
    a: Any,
    v: Any,
    mode: str = "valid",
    *,
    precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """The correlation of two vectors, ``c[k] = sum_j a[k + j] * conj(v[j])``; see `convolve`."""
    x, y = _vectors("correlate", a, v, preferred_element_type)
    y = conjugate(y)
    if x.type.shape[0] >= y.type.shape[0]:
        return _slid("correlate", x, y, mode, precision, preferred_element_type, turned=False)
    out = _slid("correlate", y, x, mode, precision, preferred_element_type, turned=False)
    return ops.reverse(out, dimensions=(0,))


def _vectors(name: str, a: Any, v: Any, preferred: Any) -> list[Any]:
    xs = (promote_inexact if preferred is None else promote)(name, a, v)
    if any(x.type.ndim != 1 or not x.type.size for x in xs):
        raise ArgumentError(
            f"{name} takes two vectors of at least one element",
            operands={"a": xs[0].type, "v": xs[1].type},
            fix="ravel the arrays, or use lax.conv_general_dilated for more dimensions.",
        )
    return xs


def _slid(
    name: str, x: Any, y: Any, mode: str, precision: Any, preferred: Any, turned: bool
) -> Any:
    """Sums of products of x and the shorter y (turned round, if asked) at all its places."""
    n, m = x.type.shape[0], y.type.shape[0]
    padding = {"full": (m - 1, m - 1), "same": (m // 2, m - m // 2 - 1), "valid": (0, 0)}.get(mode)
    if padding is None:
        raise ArgumentError(f"{name}: mode {mode!r}", fix="use full, same or valid.")
    out = ops.convolution(
        ops.reshape(x, shape=(1, n, 1)),
        ops.reshape(y, shape=(m, 1, 1)),
        padding=(padding,),
        window_reversal=(turned,),
        dimension_numbers=((0, 2, 1), (2, 1, 0), (0, 2, 1)),
        precision=precision_of(precision),
        dtype=x.type.dtype if preferred is None else requested(preferred, name),
    )
    return ops.reshape(out, shape=out.type.shape[1:2])
