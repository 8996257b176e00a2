"""Corners of the library: indices with lists, plain numbers, half precision, empty arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

from both_packages import Programs

program = Programs()

RNG = np.random.default_rng(3)
A = RNG.standard_normal((3, 4)).astype(np.float32)
T = RNG.standard_normal((2, 3, 4)).astype(np.float32)
V = RNG.standard_normal(5).astype(np.float32)
BF = RNG.standard_normal(5).astype(ml_dtypes.bfloat16)
H = RNG.standard_normal(5).astype(np.float16)
Z = (RNG.standard_normal(5) + 1j * RNG.standard_normal(5)).astype(np.complex64)
INTS = np.array([3, 1, 4, 1, 5, 9, 2, 6], np.int32)
U8 = np.array([0, 7, 130, 255, 1], np.uint8)
FLAGS = np.array([1, 0, 1, 1, 0], bool)
SPECIAL = np.array([1, np.nan, -np.inf, np.inf, 0.0, -0.0, 2.5], np.float32)

# Programs of `J`, `jnp` and the arrays above as arguments: each eagerly and compiled.
GIVE: dict[str, Callable[..., Any]] = {
    "index_of_a_list_beside_a_slice": lambda J, jnp: [
        jnp.asarray(A)[:, [0, 1]], jnp.asarray(A)[[0, 2], :], jnp.asarray(A)[[0, 2], [1, 3]],
        jnp.asarray(A)[[[0], [2]], [1, 3]], jnp.asarray(A)[(0, 1), (1, 2)], jnp.asarray(A)[:, []],
        jnp.asarray(T)[0, :, [1, 2]], jnp.asarray(T)[[0, 1], :, [1, 2]],
        jnp.asarray(T)[..., [0, 0, 1]], jnp.asarray(A)[:, [True, False, True, True]],
        jnp.asarray(A)[[1], None], jnp.asarray(A)[([0],)], jnp.asarray(A)[[0, -1], [9, -9]],
    ],
    "index_of_a_list_of_values": lambda J, jnp: [
        jnp.asarray(A)[:, [jnp.asarray(INTS)[0] % 2, 1]], jnp.asarray(A)[:, [np.int8(1), True]],
    ],
    "update_at_lists": lambda J, jnp: [
        jnp.asarray(A).at[:, [0, 1]].set(7), jnp.asarray(A).at[:, (0, 1)].add(1),
        jnp.asarray(A).at[[0, 0], [1, 1]].add(1), jnp.asarray(A).at[[0, 1], [2, 2]].get(),
        jnp.asarray(A).at[(1, [0, 2])].multiply(3.0),
    ],
    "logarithms_of_plain_numbers": lambda J, jnp: [
        jnp.log10(2.0) * BF, jnp.log2(8) * jnp.asarray(BF), jnp.angle(2.0) * jnp.asarray(BF),
        J.nn.gelu(0.5) * jnp.asarray(BF), J.nn.logsumexp(0.5) * jnp.asarray(BF), jnp.log2(Z),
    ],
    "trapezoid_of_halves": lambda J, jnp: [
        jnp.trapezoid(U8, H), jnp.trapezoid(A, x=jnp.arange(4)), jnp.trapezoid(INTS),
        jnp.trapezoid(A, x=jnp.arange(3), axis=0), jnp.trapezoid(A, A),
    ],
    "numbers_of_wide_types": lambda J, jnp: [
        jnp.uint32(2**32 - 1), jnp.array(2**32 - 1, jnp.uint32), jnp.float32(2**40),
        jnp.array(2**40, jnp.bfloat16), jnp.int8(-128), jnp.uint8(255), jnp.uint8(True),
        jnp.int32(2.7), jnp.array([3, 1.5], jnp.int8), jnp.array(7, jnp.float16),
    ],
    "take_by_booleans": lambda J, jnp: [jnp.take(V, FLAGS), jnp.take(V, True)],
    "shapes_that_are_numbers": lambda J, jnp: [jnp.broadcast_shapes(2, (3, 1))],
    "infinities_with_out": lambda J, jnp: [
        jnp.isposinf(SPECIAL, out=None), jnp.isneginf(SPECIAL, out=None),
    ],
    "softmax_of_scipy_is_over_everything": lambda J, jnp: [
        J.scipy.special.softmax(A), J.scipy.special.log_softmax(A),
        J.scipy.special.softmax(A, axis=1), J.scipy.special.log_softmax(A, axis=0),
    ],
    "updates_by_lists": lambda J, jnp: [
        jnp.asarray(V).at[1:3].set([7, 8]), jnp.asarray(V).at[np.array([0, 2])].add((7, 8.5)),
        jnp.asarray(A).at[0].multiply([True, False, True, True]),
        jnp.asarray(T).at[0].set([[1], [2], [3]]), jnp.asarray(V).at[1:3].divide([2, 4]),
        jnp.asarray(V).at[1:3].subtract([2, 4]), jnp.asarray(INTS).at[:2].power([2, 3]),
    ],
    "arrays_of_numpy_as_sequences": lambda J, jnp: [
        jnp.concatenate(T), jnp.concatenate(T, axis=1), jnp.stack(A, axis=1), jnp.hstack(T),
        jnp.vstack(T), jnp.dstack(T), jnp.column_stack(A),
    ],
    "products_of_two_element_types": lambda J, jnp: [
        J.lax.dot_general(x, y, (((0,), (0,)), ((), ())))
        for x, y in (
            (V, BF), (BF, H), (V, U8), (V, Z), (INTS[:5], U8), (U8, U8.astype(np.int8)),
            (INTS[:5], FLAGS), (INTS[:5], V), (FLAGS, FLAGS),
        )
    ],
    "powers_that_are_weak_or_not": lambda J, jnp: [
        (x, x.weak_type) for x in (
            jnp.asarray(FLAGS) ** 2, jnp.power(True, 2), 2 ** jnp.asarray(FLAGS),
            jnp.asarray(FLAGS) ** 2.0, J.lax.pow(2.0, 3), J.lax.pow(jnp.float32(2), 3),
            jnp.asarray(U8) ** 2, jnp.argmax(jnp.asarray(2.5)), jnp.argmin(3),
        )
    ],
    "segments_out_of_range": lambda J, jnp: [
        getattr(J.ops, f"segment_{how}")(x, np.array([0, 0, 1, -1, 7]), 2)
        for how in ("sum", "prod", "min", "max") for x in (V, INTS[:5])
    ],
    "limits_of_the_types_of_numbers": lambda J, jnp: [
        jnp.iinfo(3).bits, jnp.iinfo(jnp.asarray(U8)).max, jnp.finfo(jnp.asarray(BF)).bits,
    ],
    "integers_between_floats": lambda J, jnp: [
        J.random.randint(J.random.PRNGKey(0), (5,), 0.0, 10),
        J.random.randint(J.random.PRNGKey(1), (5,), -2.7, np.float32([9, 3, 7, 1, 2.5])),
    ],
}  # fmt: skip
REFUSE: dict[str, Callable[..., Any]] = {
    "index_of_a_list_alone": lambda J, jnp: jnp.asarray(A)[[0, 2]],
    "index_of_a_list_of_floats": lambda J, jnp: jnp.asarray(A)[:, [0.5]],
    "index_of_a_ragged_list": lambda J, jnp: jnp.asarray(A)[:, [[0, 1], [1]]],
    "update_at_a_list_alone": lambda J, jnp: jnp.asarray(A).at[[0, 1]].set(0),
    "one_hot_of_half_a_class": lambda J, jnp: J.nn.one_hot(INTS, 0.5),
    "softmax_of_scipy_by_position": lambda J, jnp: J.scipy.special.softmax(A, 1),
    "take_by_floats": lambda J, jnp: jnp.take(V, V),
    "zeros_like_two_arrays": lambda J, jnp: jnp.zeros_like(V, jnp.asarray(BF)),
    "conversion_to_an_array": lambda J, jnp: jnp.asarray(V).astype(jnp.asarray(BF)),
    "number_beyond_a_byte": lambda J, jnp: jnp.array(300, jnp.int8),
    "list_beyond_a_byte": lambda J, jnp: jnp.array([[1, 2], [3, 400]], jnp.int8),
    "list_beyond_the_default": lambda J, jnp: jnp.array([2**40]),
    "negative_for_unsigned": lambda J, jnp: jnp.asarray(-1, jnp.uint8),
    "type_called_beyond_it": lambda J, jnp: jnp.int32(2**40),
    "imaginary_for_real": lambda J, jnp: jnp.asarray(1j, jnp.float32),
    "type_called_with_imaginary": lambda J, jnp: jnp.float32(1j),
    "imaginary_in_a_list_for_real": lambda J, jnp: jnp.array([2, 1j], jnp.int32),
    "full_of_imaginary_for_real": lambda J, jnp: jnp.full((2,), 1j, jnp.bfloat16),
    "real_array_full_of_imaginary": lambda J, jnp: jnp.full_like(V, 1j),
    "imaginary_converted_to_real": lambda J, jnp: J.lax.convert_element_type(1j, jnp.float32),
    **{
        f"{name}_weights_of_imaginary_scale": lambda J, jnp, name=name: getattr(
            J.nn.initializers, name
        )(1j)(J.random.key(0), (3, 3), jnp.float32)
        for name in ("constant", "uniform", "normal", "truncated_normal", "orthogonal")
    },
    "weights_of_imaginary_variance": lambda J, jnp: J.nn.initializers.variance_scaling(
        1j, "fan_in", "normal"
    )(J.random.key(0), (3, 3), jnp.float32),
    "iota_of_half_a_size": lambda J, jnp: J.lax.iota("float32", 0.5),
}


def _named(name: str, body: Callable[..., Any], jitted: bool) -> Callable[[Any], Any]:
    def make(J: Any) -> Any:
        def whole() -> Any:
            return body(J, J.numpy)

        return J.jit(whole)() if jitted else whole()

    make.__name__ = f"{name}_{'compiled' if jitted else 'eager'}"
    return make


for _name, _body in GIVE.items():
    program(_named(_name, _body, False))
    program(_named(_name, _body, True))
for _name, _body in REFUSE.items():
    program.raises(_named(_name, _body, False))


@program
def keys_by_their_own_element_type(J):
    keys, jnp = J.random.split(J.random.key(0), 3), J.numpy
    made = [
        jnp.asarray(keys, keys.dtype), jnp.array(keys, dtype=keys.dtype),
        jnp.asarray([keys[0], keys[2]], keys.dtype), jnp.full((2,), keys[1]),
        jnp.full((2, 3), keys, dtype=keys.dtype), jnp.full_like(keys, keys[0]),
        jnp.zeros_like(keys),
    ]  # fmt: skip
    return [J.random.key_data(k) for k in made], (keys.ndim, keys.size, keys.aval.size)


@program.raises
def keys_as_numbers(J):
    return J.numpy.asarray(J.random.key(0), "float32")
