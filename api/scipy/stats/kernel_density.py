"""Densities estimated from samples: a normal density around each of them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph._operands.values import promote_inexact, value
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.nn.normalizing import logsumexp
from monograph.numpy import creation, linear, reductions, shapes
from monograph.numpy.decompositions import cholesky
from monograph.numpy.solving import inv, solve
from monograph.numpy.unary import exp, log, sqrt, square
from monograph.random.choices import choice
from monograph.random.keys import split
from monograph.random.vectors import multivariate_normal
from monograph.scipy.normal import ndtr
from monograph.tracer.tree import register_pytree_node_class

BwMethod = None | str | float | Callable[[Any], Any]


def _dimensions(x: Any, what: str) -> Any:
    """As (dimensions, points)."""
    x = value(x, what)
    if x.type.dtype.is_complex:
        raise DTypeError(f"gaussian_kde: complex {what}", fix="pass real numbers.")
    return shapes.reshape(x, (1, -1)) if x.type.ndim < 2 else x


@register_pytree_node_class
class gaussian_kde:
    """A density estimated from samples.

    B. W. Silverman, "Density estimation for statistics and data analysis" (1986).

    Args:
        dataset: (points,) or (dimensions, points).
        bw_method: the bandwidth: "scott" (the default), "silverman", a factor, or a function of
            this object.
        weights: (points,), of each sample.

    Attributes:
        neff: how many samples of equal weight there would be.
        dataset, weights, covariance, inv_cov: of the kernels.
    """

    def __init__(self, dataset: Any, bw_method: BwMethod = None, weights: Any = None) -> None:
        x = _dimensions(dataset, "dataset")
        d, n = x.type.shape
        if x.type.size < 2:
            raise ShapeError("gaussian_kde of a single number", fix="give several samples.")
        if weights is None:
            (x,) = promote_inexact("gaussian_kde", x)
            weights = creation.full((n,), 1 / n, x.dtype)
        else:
            x, weights = promote_inexact("gaussian_kde", x, weights)
            if weights.shape != (n,):
                raise ShapeError(f"gaussian_kde: weights of shape {weights.shape} for {n} samples",
                                 fix="give one weight per sample.")  # fmt: skip
            weights = weights / reductions.sum(weights)
        self.dataset, self.weights = x, weights
        self.neff = 1 / reductions.sum(square(weights))
        factor = self._factor(bw_method, d)
        own = _covariance(x, weights)
        self.covariance = own * factor**2
        self.inv_cov = inv(own) / factor**2

    def _factor(self, method: BwMethod, d: int) -> Any:
        if method is None or method == "scott":
            return self.neff ** (-1 / (d + 4))
        if method == "silverman":
            return (self.neff * (d + 2) / 4) ** (-1 / (d + 4))
        if callable(method):
            return method(self)
        if isinstance(method, str) or np.ndim(method):
            raise ArgumentError(f"gaussian_kde: bandwidth {method!r}",
                                fix="use 'scott', 'silverman', a number or function.")  # fmt: skip
        return method

    def tree_flatten(self) -> tuple[tuple[Any, ...], None]:
        """As a tree."""
        parts = (self.neff, self.dataset, self.weights, self.covariance, self.inv_cov)
        return parts, None

    @classmethod
    def tree_unflatten(cls, aux: None, parts: tuple[Any, ...]) -> gaussian_kde:
        """Of a tree's parts."""
        made = cls.__new__(cls)
        made.neff, made.dataset, made.weights, made.covariance, made.inv_cov = parts
        return made

    @property
    def d(self) -> int:
        """Dimensions."""
        return int(self.dataset.shape[0])

    @property
    def n(self) -> int:
        """Samples."""
        return int(self.dataset.shape[1])

    def _logs(self, points: Any) -> Any:
        """The logarithm of every sample's share of the density: (points, samples)."""
        x = _dimensions(points, "points")
        if x.type.shape[0] != self.d:
            if x.type.shape != (1, self.d):
                raise ShapeError(f"gaussian_kde: points of shape {x.type.shape}",
                                 fix=f"give points of {self.d} dimensions.")  # fmt: skip
            x = shapes.reshape(x, (self.d, 1))
        root = cholesky(self.inv_cov)
        a, b = (linear.matmul(shapes.transpose(v), root) for v in (x, self.dataset))
        far = reductions.sum(square(a[:, None, :] - b[None, :, :]), -1)
        scale = reductions.sum(log(shapes.diagonal(root))) - self.d / 2 * math.log(2 * math.pi)
        return log(self.weights)[None] + (scale - far / 2)

    def evaluate(self, points: Any) -> Any:
        """The density at points: (dimensions, points) -> (points,)."""
        return reductions.sum(exp(self._logs(points)), -1)

    __call__ = pdf = evaluate

    def logpdf(self, x: Any) -> Any:
        """The logarithm of the density."""
        return logsumexp(self._logs(x), -1)

    def integrate_gaussian(self, mean: Any, cov: Any) -> Any:
        """The integral of the density times a normal one."""
        mean = shapes.reshape(value(mean, "mean"), (-1,))
        cov = value(cov, "cov")
        cov = shapes.reshape(cov, (1, 1)) if cov.type.ndim < 2 else cov
        if mean.shape != (self.d,) or cov.shape != (self.d, self.d):
            raise ShapeError(f"a mean of shape {mean.shape}, a covariance of {cov.shape}",
                             fix=f"give them for {self.d} dimensions.")  # fmt: skip
        return reductions.sum(self._convolved(mean[:, None], self.covariance + cov))

    def _convolved(self, means: Any, cov: Any) -> Any:
        """For each mean, the integral of the density times a normal one."""
        root = cholesky(cov)
        gap = self.dataset[:, None, :] - means[:, :, None]
        flat = shapes.reshape(gap, (self.d, -1))
        whitened = shapes.reshape(solve(root, flat), gap.shape)
        scale = (2 * math.pi) ** (-self.d / 2) / reductions.prod(shapes.diagonal(root))
        kernels = exp(-0.5 * reductions.sum(square(whitened), 0))
        return scale * reductions.sum(kernels * self.weights, -1)

    def integrate_box_1d(self, low: Any, high: Any) -> Any:
        """The probability between two numbers, in one dimension."""
        if self.d != 1:
            raise ShapeError("integrate_box_1d in more than one dimension",
                             fix="estimate the density of one coordinate.")  # fmt: skip
        spread = sqrt(shapes.reshape(self.covariance, ()))
        a, b = ((x - self.dataset[0]) / spread for x in (low, high))
        return reductions.sum(self.weights * (ndtr(b) - ndtr(a)))

    def integrate_kde(self, other: gaussian_kde) -> Any:
        """The integral of the product of two estimated densities."""
        if other.d != self.d:
            raise ShapeError(f"densities in {self.d} and in {other.d} dimensions",
                             fix="let both have one number of dimensions.")  # fmt: skip
        few, many = (self, other) if self.n < other.n else (other, self)
        parts = many._convolved(few.dataset, self.covariance + other.covariance)
        return reductions.sum(parts * few.weights)

    def resample(self, key: Any, shape: Any = ()) -> Any:
        """Numbers drawn from the estimated density: (dimensions, *shape)."""
        first, second = split(key)
        index = choice(first, self.n, shape=shape, p=self.weights)
        centre = creation.zeros(self.d, self.covariance.dtype)
        noise = multivariate_normal(second, centre, self.covariance, shape, self.dataset.dtype)
        return self.dataset[:, index] + shapes.transpose(noise)

    def integrate_box(self, low_bounds: Any, high_bounds: Any, maxpts: Any = None) -> Any:
        """Not there; see `integrate_box_1d`."""
        raise NotImplementedError("only boxes of one dimension: use integrate_box_1d")

    def set_bandwidth(self, bw_method: Any = None) -> Any:
        """Not there: give `bw_method` when the object is made."""
        raise NotImplementedError("the bandwidth is given when the object is made")


def _covariance(x: Any, weights: Any) -> Any:
    row = weights[None]
    mean = reductions.sum(x * row, 1, keepdims=True)
    gap = x - mean
    norm = 1 - reductions.sum(square(weights))
    return linear.matmul(gap * row, shapes.transpose(gap)) / norm
