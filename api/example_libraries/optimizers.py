"""Optimizers as triples of functions: make a state, step it, read the parameters out of it.

    init, update, get_params = optimizers.adam(1e-3)
    state = init(params)
    state = update(step, gradients, state)
    params = get_params(state)

Each is written for one array, and `optimizer` lets it take trees. A step size is a number or a
function of the step: `exponential_decay` and its like make some.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from monograph._missing import explain as _explain
from monograph.example_libraries.schedules import (
    Schedule,
    constant,
    exponential_decay,
    inverse_time_decay,
    make_schedule,
    piecewise_constant,
    polynomial_decay,
)
from monograph.hlo.errors import ArgumentError, TreeError
from monograph.numpy.binary import maximum, minimum, power
from monograph.numpy.choosing import where
from monograph.numpy.creation import asarray, zeros, zeros_like
from monograph.numpy.joining import atleast_1d
from monograph.numpy.linear import vdot
from monograph.numpy.reductions import max as largest
from monograph.numpy.shapes import expand_dims
from monograph.numpy.unary import abs, sqrt, square
from monograph.tracer import tree

__all__ = [
    "JoinPoint", "Optimizer", "OptimizerState", "Schedule", "adagrad", "adam", "adamax",
    "clip_grads", "constant", "exponential_decay", "inverse_time_decay", "l2_norm",
    "make_schedule", "momentum", "nesterov", "optimizer", "pack_optimizer_state",
    "piecewise_constant", "polynomial_decay", "rmsprop", "rmsprop_momentum", "sgd", "sm3",
    "unpack_optimizer_state",
]  # fmt: skip


class OptimizerState(NamedTuple):
    """The states of all parameters.

    Attributes:
        packed_state: for every parameter, the leaves of its state.
        tree_def: the structure of the parameters.
        subtree_defs: for every parameter, the structure of its state.
    """

    packed_state: Any
    tree_def: Any
    subtree_defs: Any


tree.register_pytree_node(
    OptimizerState,
    lambda state: ((state.packed_state,), (state.tree_def, state.subtree_defs)),
    lambda aux, children: OptimizerState(children[0], *aux),
)


class Optimizer(NamedTuple):
    """What an optimizer is.

    Attributes:
        init_fn: parameters -> state.
        update_fn: (step, gradients, state) -> state.
        params_fn: state -> parameters.
    """

    init_fn: Callable[[Any], Any]
    update_fn: Callable[[Any, Any, Any], Any]
    params_fn: Callable[[Any], Any]


def optimizer(opt_maker: Callable[..., Any]) -> Callable[..., Optimizer]:
    """Let an optimizer of single arrays take trees.

    Args:
        opt_maker: returns init, update and get_params for one array.

    Returns:
        A function of the same arguments, whose three functions take trees.
    """

    @functools.wraps(opt_maker)
    def make(*args: Any, **kwargs: Any) -> Optimizer:
        init, update, get_params = opt_maker(*args, **kwargs)

        def init_tree(params: Any) -> OptimizerState:
            leaves, structure = tree.flatten(params)
            return _packed([init(x) for x in leaves], structure)

        def update_tree(i: Any, gradients: Any, state: OptimizerState) -> OptimizerState:
            leaves, structure = tree.flatten(gradients)
            if structure != state.tree_def:
                raise TreeError(
                    f"gradients in the structure {structure}, but the optimizer was made for "
                    f"{state.tree_def}",
                    fix="give it gradients by the parameters that init was given.",
                )
            states = [update(i, g, s) for g, s in zip(leaves, _parts(state), strict=True)]
            new = _packed(states, structure)
            if new.subtree_defs != state.subtree_defs:
                raise TreeError(
                    f"an update returned states in the structure {new.subtree_defs}, and was "
                    f"given {state.subtree_defs}",
                    fix="return what init returns.",
                )
            return new

        def params_tree(state: OptimizerState) -> Any:
            return tree.unflatten(state.tree_def, [get_params(s) for s in _parts(state)])

        return Optimizer(init_tree, update_tree, params_tree)

    return make


def _packed(states: list[Any], structure: Any) -> OptimizerState:
    flat = [tree.flatten(s) for s in states]
    return OptimizerState([leaves for leaves, _ in flat], structure, tuple([d for _, d in flat]))


def _parts(state: OptimizerState) -> list[Any]:
    """The state of every parameter."""
    pairs = zip(state.subtree_defs, state.packed_state, strict=True)
    return [tree.unflatten(structure, leaves) for structure, leaves in pairs]


def _first(state: Any) -> Any:
    return state[0]


@optimizer
def sgd(step_size: float | Schedule) -> Any:
    """Gradient descent: ``x - step_size g``."""
    size = make_schedule(step_size)
    return lambda x: x, lambda i, g, x: x - size(i) * g, lambda x: x


@optimizer
def momentum(step_size: float | Schedule, mass: float) -> Any:
    """Gradient descent with a velocity that keeps ``mass`` of itself."""
    size = make_schedule(step_size)

    def update(i: Any, g: Any, state: Any) -> Any:
        x, velocity = state
        velocity = mass * velocity + g
        return x - size(i) * velocity, velocity

    return lambda x: (x, zeros_like(x)), update, _first


@optimizer
def nesterov(step_size: float | Schedule, mass: float) -> Any:
    """Momentum that looks one step ahead."""
    size = make_schedule(step_size)

    def update(i: Any, g: Any, state: Any) -> Any:
        x, velocity = state
        velocity = mass * velocity + g
        return x - size(i) * (mass * velocity + g), velocity

    return lambda x: (x, zeros_like(x)), update, _first


@optimizer
def adagrad(step_size: float | Schedule, momentum: float = 0.9) -> Any:
    """Steps divided by the root of all squared gradients (J. Duchi et al., JMLR 12, 2011)."""
    size = make_schedule(step_size)

    def update(i: Any, g: Any, state: Any) -> Any:
        x, squares, m = state
        squares = squares + square(g)
        m = (1.0 - momentum) * (g * _root_inverse(squares)) + momentum * m
        return x - size(i) * m, squares, m

    return lambda x: (x, zeros_like(x), zeros_like(x)), update, _first


def _root_inverse(squares: Any) -> Any:
    """One over the root, and 0 where nothing has happened yet."""
    return where(squares > 0, 1.0 / sqrt(squares), 0.0)


@optimizer
def rmsprop(step_size: float | Schedule, gamma: float = 0.9, eps: float = 1e-8) -> Any:
    """Steps divided by the root of a running mean of squared gradients."""
    size = make_schedule(step_size)

    def update(i: Any, g: Any, state: Any) -> Any:
        x, mean = state
        mean = mean * gamma + square(g) * (1.0 - gamma)
        return x - size(i) * g / sqrt(mean + eps), mean

    return lambda x: (x, zeros_like(x)), update, _first


@optimizer
def rmsprop_momentum(
    step_size: float | Schedule, gamma: float = 0.9, eps: float = 1e-8, momentum: float = 0.9
) -> Any:
    """`rmsprop` with a velocity."""
    size = make_schedule(step_size)

    def update(i: Any, g: Any, state: Any) -> Any:
        x, mean, velocity = state
        mean = mean * gamma + square(g) * (1.0 - gamma)
        velocity = momentum * velocity + size(i) * g / sqrt(mean + eps)
        return x - velocity, mean, velocity

    return lambda x: (x, zeros_like(x), zeros_like(x)), update, _first


@optimizer
def adam(step_size: float | Schedule, b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8) -> Any:
    """Adam, with running means of gradients and of their squares (D. Kingma, J. Ba, 2015)."""
    size = make_schedule(step_size)

    def update(i: Any, g: Any, state: Any) -> Any:
        x, m, v = state
        m = (1 - b1) * g + b1 * m
        v = (1 - b2) * square(g) + b2 * v
        unbiased = m / _weight(b1, i, m), v / _weight(b2, i, m)
        return x - size(i) * unbiased[0] / (sqrt(unbiased[1]) + eps), m, v

    return lambda x: (x, zeros_like(x), zeros_like(x)), update, _first


def _weight(decay: float, i: Any, like: Any) -> Any:
    """What the weights of a running mean that began at zero add up to after step ``i``."""
    return 1 - power(asarray(decay, like.dtype), i + 1)


@optimizer
def adamax(
    step_size: float | Schedule, b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8
) -> Any:
    """Adam with the running largest gradient in place of the mean of squares."""
    size = make_schedule(step_size)

    def update(i: Any, g: Any, state: Any) -> Any:
        x, m, u = state
        m = (1 - b1) * g + b1 * m
        u = maximum(b2 * u, abs(g))
        return x - (size(i) / _weight(b1, i, m)) * m / (u + eps), m, u

    return lambda x: (x, zeros_like(x), zeros_like(x)), update, _first


@optimizer
def sm3(step_size: float | Schedule, momentum: float = 0.9) -> Any:
    """Adagrad that keeps one number per row of every axis (R. Anil et al., 2019)."""
    size = make_schedule(step_size)

    def init(x: Any) -> Any:
        return x, zeros_like(x), [zeros(n, dtype=x.dtype) for n in atleast_1d(x).shape]

    def others(ndim: int, axis: int) -> tuple[int, ...]:
        return tuple([a for a in range(ndim) if a != axis])

    def update(i: Any, g: Any, state: Any) -> Any:
        x, m, rows = state
        ndim = len(rows)  # 1 where x has none
        bounds = [expand_dims(r, others(ndim, a)) for a, r in enumerate(rows)]
        squares = functools.reduce(minimum, bounds) + square(atleast_1d(g))
        m = (1.0 - momentum) * (g * _root_inverse(squares).reshape(g.shape)) + momentum * m
        rows = [largest(squares, axis=others(ndim, a)) for a in range(ndim)]
        return x - size(i) * m, m, rows

    return init, update, _first


def l2_norm(tree: Any) -> Any:
    """The root of the sum of squares of all leaves."""
    return sqrt(sum(vdot(x, x) for x in _leaves(tree)))


def clip_grads(grad_tree: Any, max_norm: Any) -> Any:
    """Gradients scaled down to a norm of ``max_norm`` where theirs is larger."""
    norm = l2_norm(grad_tree)
    return tree.map(lambda g: where(norm < max_norm, g, g * (max_norm / norm)), grad_tree)


class JoinPoint:
    """A leaf that holds a tree of its own: the state of one parameter."""

    def __init__(self, subtree: Any) -> None:
        self.subtree = subtree

    def __iter__(self) -> Any:
        yield self.subtree


def unpack_optimizer_state(opt_state: OptimizerState) -> Any:
    """A state as a tree like the parameters, with a `JoinPoint` for each: to write to a file."""
    return tree.unflatten(opt_state.tree_def, [JoinPoint(s) for s in _parts(opt_state)])


def pack_optimizer_state(marked_pytree: Any) -> OptimizerState:
    """What `unpack_optimizer_state` took apart, put together again."""
    points, structure = tree.flatten(marked_pytree)
    if not all(isinstance(p, JoinPoint) for p in points):
        raise ArgumentError(
            "a leaf that is no JoinPoint", fix="give what unpack_optimizer_state returned."
        )
    return _packed([p.subtree for p in points], structure)


_leaves = tree.leaves  # `l2_norm` has an argument called tree, as JAX's


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
