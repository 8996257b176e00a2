"""JAX's small libraries for examples, and its check of derivatives, under both packages."""

from __future__ import annotations

from functools import partial

import numpy as np

from both_packages import Programs, part

program = Programs()

X = np.linspace(-1.0, 2.0, 12, dtype=np.float32).reshape(3, 4)
IMAGES = np.sin(np.arange(2 * 9 * 8 * 3, dtype=np.float32)).reshape(2, 9, 8, 3)
TREE = {"w": X, "b": [np.float32([0.5, -2.0]), np.float32(3.0)]}
OPTIMIZERS = {
    "sgd": lambda o: o.sgd(0.1),
    "momentum": lambda o: o.momentum(o.exponential_decay(0.1, 3, 0.5), 0.9),
    "nesterov": lambda o: o.nesterov(o.constant(0.1), mass=0.9),
    "adagrad": lambda o: o.adagrad(0.1),
    "rmsprop": lambda o: o.rmsprop(o.inverse_time_decay(0.1, 2, 0.5, staircase=True)),
    "rmsprop_momentum": lambda o: o.rmsprop_momentum(o.inverse_time_decay(0.1, 2, 0.5)),
    "adam": lambda o: o.adam(o.polynomial_decay(0.1, 3, 0.01, power=2.0)),
    "adamax": lambda o: o.adamax(o.piecewise_constant([1, 2], [0.1, 0.05, 0.01])),
    "sm3": lambda o: o.sm3(0.1),
}


def optimized(J, make, steps=4):
    """Parameters after some steps of an optimizer."""
    init, update, get_params = make(part(J, "example_libraries.optimizers"))
    loss = J.grad(lambda p: sum(J.numpy.sum(J.numpy.cos(x) * x) for x in J.tree.leaves(p)))
    state = init(TREE)
    for i in range(steps):
        state = update(i, loss(get_params(state)), state)
    return get_params(state)


@program
def steps_of_every_optimizer(J):
    return {name: optimized(J, make) for name, make in OPTIMIZERS.items()}


@program
def an_optimizer_under_jit(J):
    init, update, get_params = part(J, "example_libraries.optimizers").adam(0.1)

    @J.jit
    def step(i, state):
        return update(i, J.tree.map(J.numpy.sin, get_params(state)), state)

    return get_params(J.lax.fori_loop(0, 5, step, init(TREE)))


@program
def an_optimizers_state_taken_apart(J):
    o = part(J, "example_libraries.optimizers")
    init, update, get_params = o.momentum(0.1, 0.9)
    state = update(0, TREE, init(TREE))
    marked = o.unpack_optimizer_state(state)
    return get_params(o.pack_optimizer_state(marked)), marked["w"].subtree


@program
def clipped_gradients(J):
    o = part(J, "example_libraries.optimizers")
    return o.l2_norm(TREE), o.clip_grads(TREE, 1.5), o.clip_grads(TREE, 1e3)


@program
def an_optimizer_of_ones_own(J):
    o = part(J, "example_libraries.optimizers")

    @o.optimizer
    def signs(size):
        return lambda x: x, lambda i, g, x: x - size * J.numpy.sign(g), lambda x: x

    return optimized(J, lambda _: signs(0.1))


@program.raises
def gradients_of_another_structure(J):
    init, update, _ = part(J, "example_libraries.optimizers").sgd(0.1)
    return update(0, X, init(TREE))


@program.raises
def too_few_step_sizes(J):
    return part(J, "example_libraries.optimizers").piecewise_constant([1, 2], [0.1, 0.2])


@program.raises
def a_step_size_of_several_numbers(J):
    return part(J, "example_libraries.optimizers").make_schedule(np.ones(3))


def applied(J, layer, x, **how):
    """The shape that a layer says, its parameters and its output."""
    init, apply = layer
    shape, params = init(J.random.PRNGKey(3), x.shape)
    return [int(n) for n in shape], params, apply(params, x, **how)


@program
def a_network_of_dense_layers(J):
    s = part(J, "example_libraries.stax")
    net = s.serial(s.Dense(5), s.Relu, s.Dense(4), s.Tanh, s.Dense(3), s.LogSoftmax)
    return applied(J, net, X)


@program
def a_network_of_convolutions(J):
    s = part(J, "example_libraries.stax")
    net = s.serial(
        s.Conv(4, (3, 3), padding="SAME"), s.BatchNorm(), s.Relu, s.MaxPool((2, 2), strides=(2, 2)),
        s.Conv(2, (2, 2), strides=(1, 2)), s.Gelu, s.AvgPool((2, 2), padding="SAME"), s.Flatten,
        s.Dense(3), s.Softmax,
    )  # fmt: skip
    return applied(J, net, IMAGES)


@program
def a_network_with_branches(J):
    s = part(J, "example_libraries.stax")
    block = s.serial(s.FanOut(2), s.parallel(s.Dense(4), s.Identity), s.FanInSum, s.Elu)
    wide = s.serial(s.FanOut(2), s.parallel(s.Dense(2), s.Selu), s.FanInConcat(-1), s.Softplus)
    return applied(J, s.serial(block, wide, s.Sigmoid), X)


@program
def transposed_convolutions(J):
    s = part(J, "example_libraries.stax")
    return [
        applied(J, s.ConvTranspose(4, (3, 3), strides=(2, 2), padding="SAME"), IMAGES),
        applied(J, s.Conv1DTranspose(2, (3,)), IMAGES[0]),
        applied(J, s.GeneralConv(("NCHW", "OIHW", "NCHW"), 4, (2, 3)), IMAGES),
    ]


@program
def normalized_in_part(J):
    s = part(J, "example_libraries.stax")
    return [
        applied(J, s.BatchNorm(axis=0, center=False), X),
        applied(J, s.BatchNorm(axis=(0,), scale=False), X),
        applied(J, s.SumPool((2,), spec="NHC"), IMAGES[0]),
        applied(J, s.serial(s.Exp, s.LeakyRelu), X),
    ]


@program
def dropout_and_layers_that_know_their_shape(J):
    s = part(J, "example_libraries.stax")
    net = s.serial(s.Dropout(0.5), s.shape_dependent(lambda n: s.Dense(n[-1] * 2)))
    asleep = s.serial(s.Dropout(0.5, mode="test"), s.Relu)
    key = J.random.PRNGKey(7)
    return applied(J, net, X, rng=key), applied(J, asleep, X, rng=key)


@program.raises
def dropout_without_a_key(J):
    return applied(J, part(J, "example_libraries.stax").Dropout(0.5), X)


@program
def a_network_that_learns(J):
    s, o = (part(J, f"example_libraries.{n}") for n in ("stax", "optimizers"))
    _, apply = net = s.serial(s.Dense(8), s.Tanh, s.Dense(1))
    init, update, get_params = o.adam(1e-2)

    def loss(params):
        return J.numpy.mean((apply(params, X) - X.sum(1, keepdims=True)) ** 2)

    @J.jit
    def step(i, state):
        value, gradients = J.value_and_grad(loss)(get_params(state))
        return value, update(i, gradients, state)

    state = init(net[0](J.random.PRNGKey(0), X.shape)[1])
    losses = []
    for i in range(6):
        value, state = step(i, state)
        losses.append(value)
    return losses


def checked(J, f, args, order=2, **how):
    """Nothing, if derivatives are right."""
    part(J, "test_util").check_grads(f, args, order, **how)
    return True


@program
def right_derivatives(J):
    n = J.numpy
    return [
        checked(J, lambda x: n.sin(x) * x, (1.5,)),
        checked(J, lambda t: n.sum(n.tanh(t["w"]) ** 2), (TREE,), modes=["fwd", "rev", "lin"]),
        checked(J, lambda x, y: (x @ y, {"a": n.exp(x)}), (X[:, :3] / 4, X / 4), order=1),
        checked(J, lambda x: J.lax.fori_loop(0, 3, lambda i, y: n.cos(y), x), (X,), modes=["fwd"]),
        checked(J, n.exp, (np.complex64([0.5 + 0.25j, -1j]),), order=1),
        checked(J, n.sin, (J.numpy.ones(3, "bfloat16"),), order=1, eps=0.1, rtol=0.1),
        checked(J, n.log, (n.float32(2.0),), atol={np.float32: 0.1}, rtol={np.float32: 0.1}),
    ]


def wrong(J):
    @J.custom_jvp
    def f(x):
        return J.numpy.sin(x)

    f.defjvp(lambda primals, tangents: (f(*primals), tangents[0] * 0.3))
    return f


def found_wrong(J, f, args, mode, **how):
    try:
        part(J, "test_util").check_grads(f, args, modes=[mode], **how)
    except AssertionError as e:
        return mode, "JVP" in str(e), "VJP" in str(e)
    return "nothing found"


@program
def wrong_derivatives_are_found(J):
    return [
        *[found_wrong(J, wrong(J), (X,), mode, order=1) for mode in ("fwd", "rev", "lin")],
        found_wrong(J, J.grad(wrong(J)), (1.0,), "rev", order=2),
    ]


@program
def one_derivative_at_a_time(J):
    t = part(J, "test_util")
    f = lambda x: J.numpy.sum(x**3)  # noqa: E731
    t.check_jvp(f, partial(J.jvp, f), (X,), rtol=2e-2)
    t.check_vjp(f, partial(J.vjp, f), (X,), rtol=2e-2, err_msg="cubes")
    return True


SERIES = [np.float32([1.0, 0.5]), np.float32([0.2, 0.0]), np.float32([-1.0, 3.0])]
AT = np.float32([0.3, 0.7])


def along(J, f, at=(AT,), series=(SERIES,), **how):
    return part(J, "experimental.jet").jet(f, at, series, **how)


@program
def derivatives_along_a_curve(J):
    n = J.numpy
    return [
        along(J, lambda x: n.sin(x) * n.exp(x)),
        along(J, lambda x: {"a": n.tanh(x).sum(), "b": (x * 0 + 1.0, n.log(x) / x)}),
        along(J, lambda x, y: x * y, (2.0, AT), ([1.0, 1.0], SERIES[:2])),
        along(J, lambda x, y: x @ y, (AT, AT), (SERIES, SERIES), factorial_scaled=False),
        part(J, "experimental.jet").jet2(n.cos, (0.3,), ([1.0, 0.0, 0.0],)),
        along(J, n.where, (AT > 0.5, AT, 2.0), (SERIES[:2], SERIES[:2], [1.0, 3.0])),
        along(J, lambda x: n.where(x > 0.5, x**3, 1 / x)),
    ]


@program
def derivatives_along_a_curve_compiled_and_differentiated(J):
    def fourth(x):
        return part(J, "experimental.jet").jet(J.numpy.sin, (x,), ([1.0, 0.0, 0.0, 0.0],))[1][3]

    return J.jit(fourth)(0.5), J.grad(fourth)(0.5), J.vmap(fourth)(AT)


@program.raises
def curves_with_unlike_numbers_of_terms(J):
    return along(J, lambda x, y: x * y, (2.0, 3.0), ([1.0], [1.0, 2.0]))


@program.raises
def a_curve_of_trees(J):
    return along(J, lambda x: x["a"], ({"a": 1.0},), ([{"a": 1.0}],))
