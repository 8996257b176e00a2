"""Layers without state: what lies between populations of neurons, and the layers of ReLU networks.

A layer is plain data. `init` makes its parameters, a dict of arrays; `apply` is a pure function of
them and of one time step, [batch, *features]. Images are [channels, height, width], weights [out,
in, ...], as in NIR. `Graph` and `Sequential` put layers together.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np

from monograph import lax, random
from monograph import numpy as mnp
from monograph.hlo.errors import ArgumentError, ShapeError

Params = dict[str, Any]
Shape = tuple[int, ...]
Pair = tuple[int, int]


def pair(x: Any, name: str) -> Pair:
    """One number, or one for each direction.

    >>> pair(2, "stride"), pair((1, 2), "stride")
    ((2, 2), (1, 2))
    """
    found = tuple(int(v) for v in np.broadcast_to(np.asarray(x), (2,)))
    if min(found) < 0:
        raise ArgumentError(f"{name} is {found}", fix=f"give {name} that is not negative.")
    return found[0], found[1]


def _integers(least: int, **given: Any) -> None:
    """Refuse counts, sizes and strides that are no integers, or below the least."""
    for name, x in given.items():
        found = np.asarray(x)
        if found.dtype.kind not in "iu" or found.size == 0 or found.min() < least:
            fix = f"give {name} in integers of at least {least}."
            raise ArgumentError(f"{name} is {x!r}", fix=fix)


def _fitting(name: str, shape: Shape, given: Shape) -> Shape:
    """The shape that comes out, where windows fit into what goes in."""
    if min(shape, default=1) < 1:
        raise ShapeError(
            f"the windows of {name} are larger than the {'x'.join(map(str, given))} that go in",
            fix="choose smaller windows, or padding.",
        )
    return shape


@dataclass(frozen=True, eq=False)
class Layer:
    """A layer; this one hands on what it gets.

    >>> Layer().out_shape((3,))
    (3,)
    """

    def init(self, key: Any) -> Params:
        """The parameters, by name."""
        return {}

    def apply(self, params: Params, x: Any) -> Any:
        """[batch, *shape] -> [batch, *out_shape(shape)]."""
        return x

    def out_shape(self, shape: Shape) -> Shape:
        """The features that come out for those that go in."""
        return shape

    @property
    def linear(self) -> bool:
        """Whether it is a linear map with a constant added, which synapses can be."""
        return True


def _bound(key: Any, shape: Shape, fan_in: int) -> Any:
    """He's uniform weights: their variance is 2 / fan_in (He et al. 2015, arXiv 1502.01852)."""
    edge = float(np.sqrt(6.0 / max(fan_in, 1)))
    return random.uniform(key, shape, minval=-edge, maxval=edge)


@dataclass(frozen=True, eq=False)
class Dense(Layer):
    """``y = W x + b``.

    Args:
        n_in, n_out: features.
        bias: whether there is a b.

    >>> import monograph as mg
    >>> params = Dense(3, 2).init(mg.random.key(0))
    >>> params["weight"].shape, params["bias"].shape
    ((2, 3), (2,))
    """

    n_in: int
    n_out: int
    bias: bool = True

    def __post_init__(self) -> None:
        _integers(0, n_in=self.n_in, n_out=self.n_out)

    def init(self, key: Any) -> Params:
        found = {"weight": _bound(key, (self.n_out, self.n_in), self.n_in)}
        return found | ({"bias": mnp.zeros(self.n_out)} if self.bias else {})

    def apply(self, params: Params, x: Any) -> Any:
        w = params["weight"]
        y = mnp.matmul(x, w.T) if w.ndim == 2 else mnp.sum(w * x[..., None, :], axis=-1)
        return y + params["bias"] if "bias" in params else y

    def out_shape(self, shape: Shape) -> Shape:
        _want(self, shape, (*shape[:-1], self.n_in))
        return (*shape[:-1], self.n_out)


@dataclass(frozen=True, eq=False)
class Conv(Layer):
    """A convolution of images [channels, height, width], or of lines [channels, length].

    Args:
        n_in, n_out: channels.
        kernel: (height, width), or (length,); one number is a square's side.
        stride, dilation: one number for each direction.
        padding: zeros on either side, one number for each direction, or "same" or "valid".
        groups: of channels that do not see each other.

    >>> Conv(1, 4, (3, 3), stride=2, padding=1).out_shape((1, 8, 8))
    (4, 4, 4)
    """

    n_in: int
    n_out: int
    kernel: Shape
    stride: Any = 1
    padding: Any = 0
    dilation: Any = 1
    groups: int = 1
    bias: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.kernel, int):
            object.__setattr__(self, "kernel", (self.kernel, self.kernel))
        _integers(1, n_in=self.n_in, n_out=self.n_out, kernel=self.kernel, groups=self.groups)
        _integers(1, stride=self.stride, dilation=self.dilation)

    def init(self, key: Any) -> Params:
        shape = (self.n_out, self.n_in // self.groups, *self.kernel)
        found = {"weight": _bound(key, shape, prod(shape[1:]))}
        return found | ({"bias": mnp.zeros(self.n_out)} if self.bias else {})

    def apply(self, params: Params, x: Any) -> Any:
        flat = x.reshape((-1, *x.shape[-1 - len(self.kernel) :]))
        y = lax.conv_general_dilated(
            flat,
            params["weight"],
            self._each(self.stride),
            self.pads,
            rhs_dilation=self._each(self.dilation),
            feature_group_count=self.groups,
        )
        if "bias" in params:
            y = y + params["bias"].reshape((-1,) + (1,) * len(self.kernel))
        return y.reshape((*x.shape[: -1 - len(self.kernel)], *y.shape[1:]))

    def _each(self, x: Any) -> Shape:
        return tuple(int(v) for v in np.broadcast_to(np.asarray(x), (len(self.kernel),)))

    @property
    def pads(self) -> tuple[Pair, ...]:
        """Zeros before and after, for each direction; "same" puts the odd one after."""
        if isinstance(self.padding, str):
            sizes = zip(self._each(self.dilation), self.kernel, strict=True)
            wide = [d * (k - 1) for d, k in sizes]
            wide = wide if self.padding == "same" else [0] * len(wide)
            return tuple((w // 2, w - w // 2) for w in wide)
        return tuple((p, p) for p in self._each(self.padding))

    def out_shape(self, shape: Shape) -> Shape:
        _want(self, shape[:1], (self.n_in,))
        rest = zip(
            shape[1:],
            self.kernel,
            self._each(self.stride),
            self.pads,
            self._each(self.dilation),
            strict=True,
        )
        places = tuple((n + sum(p) - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in rest)
        return (self.n_out, *_fitting("Conv", places, shape[1:]))


@dataclass(frozen=True, eq=False)
class Pool(Layer):
    """Sums or averages over windows of images [channels, height, width].

    Args:
        size: (height, width) of a window, or one number.
        stride: as `size` if not given.
        padding: zeros on either side; they count in averages.
        kind: "average" or "sum".

    >>> Pool(2).out_shape((4, 8, 8))
    (4, 4, 4)
    """

    size: Any
    stride: Any = None
    padding: Any = 0
    kind: str = "average"

    def __post_init__(self) -> None:
        _integers(1, size=self.size, stride=self.size if self.stride is None else self.stride)
        if self.kind not in ("average", "sum"):
            raise ArgumentError(
                f"a pool of kind {self.kind!r}",
                why="it is a linear layer, which synapses can be; a maximum is none.",
                fix='give kind="average" or "sum".',
            )

    @property
    def windows(self) -> tuple[Pair, Pair, Pair]:
        """Size, stride and padding, down and across."""
        size = pair(self.size, "size")
        stride = size if self.stride is None else pair(self.stride, "stride")
        return size, stride, pair(self.padding, "padding")

    def apply(self, params: Params, x: Any) -> Any:
        size, stride, pad = self.windows
        flat = x.reshape((-1, 1, *x.shape[-2:]))
        value = 1.0 / prod(size) if self.kind == "average" else 1.0
        kernel = mnp.full((1, 1, *size), value, flat.dtype)
        y = lax.conv_general_dilated(flat, kernel, stride, [(p, p) for p in pad])
        return y.reshape((*x.shape[:-2], *y.shape[-2:]))

    def out_shape(self, shape: Shape) -> Shape:
        size, stride, pad = self.windows
        found = zip(shape[-2:], size, stride, pad, strict=True)
        places = tuple((n + 2 * p - k) // s + 1 for n, k, s, p in found)
        return (*shape[:-2], *_fitting("Pool", places, shape[-2:]))


@dataclass(frozen=True, eq=False)
class Flatten(Layer):
    """Axes `start` to `end` of the features as one.

    >>> Flatten().out_shape((4, 3, 3)), Flatten(1, 2).out_shape((4, 3, 3))
    ((36,), (4, 9))
    """

    start: int = 0
    end: int = -1

    def apply(self, params: Params, x: Any) -> Any:
        return x.reshape((x.shape[0], *self.out_shape(x.shape[1:])))

    def out_shape(self, shape: Shape) -> Shape:
        start, end = self.start % len(shape), self.end % len(shape)
        return (*shape[:start], prod(shape[start : end + 1]), *shape[end + 1 :])


@dataclass(frozen=True, eq=False)
class Scale(Layer):
    """Every feature times a number of its own.

    >>> Scale((3,)).out_shape((3,))
    (3,)
    """

    shape: Shape

    def init(self, key: Any) -> Params:
        return {"scale": mnp.ones(self.shape)}

    def apply(self, params: Params, x: Any) -> Any:
        return x * params["scale"]


@dataclass(frozen=True, eq=False)
class BatchNorm(Layer):
    """Batch normalisation with given statistics; `from_ann` folds it into the layer before it.

    ``y = (x - mean) / sqrt(var + eps) * scale + offset`` for each channel: the first axis of
    features. (Ioffe and Szegedy 2015, arXiv 1502.03167)

    >>> BatchNorm(4).out_shape((4, 8, 8))
    (4, 8, 8)
    """

    n: int
    eps: float = 1e-5

    def init(self, key: Any) -> Params:
        zero, one = mnp.zeros(self.n), mnp.ones(self.n)
        return {"mean": zero, "var": one, "scale": one, "offset": zero}

    def apply(self, params: Params, x: Any) -> Any:
        shape = (self.n,) + (1,) * (x.ndim - 2)
        p = {name: value.reshape(shape) for name, value in params.items()}
        return (x - p["mean"]) / mnp.sqrt(p["var"] + self.eps) * p["scale"] + p["offset"]


@dataclass(frozen=True, eq=False)
class ReLU(Layer):
    """``max(x, 0)``: what `from_ann` turns into neurons.

    >>> ReLU().linear
    False
    """

    def apply(self, params: Params, x: Any) -> Any:
        return mnp.maximum(x, 0)

    @property
    def linear(self) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class QCFS(Layer):
    """A ReLU in steps: what an integrating neuron makes of its input in `levels` time steps.

    ``lambda * clip(floor(x * L / lambda + 1/2) / L, 0, 1)``, with the derivative of the clip
    (Bu et al. 2022, arXiv 2303.04347). A network that was trained with it loses least when it is
    converted.

    >>> import monograph as mg
    >>> q = QCFS(levels=4)
    >>> q.apply({"lambda": mg.numpy.array(1.0)}, mg.numpy.array([-1.0, 0.3, 0.6, 3.0]))
    Array([0.  , 0.25, 0.5 , 1.  ], dtype=float32)
    """

    levels: int = 8
    start: float = field(default=2.0)

    def init(self, key: Any) -> Params:
        return {"lambda": mnp.array(self.start, mnp.float32)}

    def apply(self, params: Params, x: Any) -> Any:
        top = params["lambda"]
        steps = self.levels * mnp.clip(x / top, 0, 1)
        stepped = steps + lax.stop_gradient(mnp.floor(steps + 0.5) - steps)
        return top * stepped / self.levels

    @property
    def linear(self) -> bool:
        return False


def _want(layer: Layer, shape: Shape, wanted: Shape) -> None:
    if tuple(shape) != tuple(wanted):
        raise ShapeError(
            f"{type(layer).__name__} takes features of shape {wanted}, not {tuple(shape)}",
            why="the layer before it, or the input, has other features.",
            fix="make the sizes equal.",
        )


__all__ = [
    "QCFS", "BatchNorm", "Conv", "Dense", "Flatten", "Layer", "Pool", "ReLU", "Scale",
]  # fmt: skip
