"""Programs of `lax`: joining, ragged products, unshared convolutions, what shapes come out."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs, part

program = Programs()
RNG = np.random.default_rng(0)
X, Y = RNG.standard_normal((6, 4)).astype("f"), RNG.standard_normal((3, 4, 5)).astype("f")
IMAGE = RNG.standard_normal((2, 3, 7, 6)).astype("f")
KERNELS = RNG.standard_normal((4, 3 * 6, 5, 5)).astype("f")
XS = RNG.standard_normal((2, 6, 4)).astype("f")
YS = RNG.standard_normal((3, 2, 4, 5)).astype("f")
I8, U16 = np.int8([-128, -3, 0, 5, 127]), np.uint16([0, 1, 300, 40000, 65535])
I64 = np.int32([-(2**31), -7, 0, 12345, 2**31 - 1])


program.rows(
    split=lambda J: J.lax.split(X, (1, 2, 3)),
    split_columns=lambda J: J.lax.split(X, (0, 4), axis=1),
    wrong_split=lambda J: J.lax.split(X, (1, 2)),
    stack=lambda J: J.lax.stack([X, X * 2], axis=1),
    wrong_stack_of_two_types=lambda J: J.lax.stack([X, X.astype(np.float16)]),
    unstack=lambda J: J.lax.unstack(X, axis=1),
    tile=lambda J: J.lax.tile(X, (2, 3)),
    wrong_tile=lambda J: J.lax.tile(X, (2,)),
    convert_of_a_large_number=lambda J: J.lax.convert_element_type(2**100, np.float32),
    wrong_large_number=lambda J: J.numpy.multiply(2**100, 3.0),
    empty=lambda J: J.lax.empty((2, 3), "int16"),
    broadcast_like=lambda J: J.lax.broadcast_like(np.float32([[1, 2, 3, 4]]), X),
    shape_as_value=lambda J: J.lax.shape_as_value((2, 3)),
    dtypes=lambda J: [str(J.lax.dtype(x)) for x in (1, 2.0, True, X, np.int8(3), "int16", float)],
    index_take=lambda J: J.lax.index_take(X, [np.int32([0, -1, 3])], (0,)),
    index_take_two=lambda J: J.lax.index_take(
        Y, [np.int32([0, -1]), np.int32([4, 1])], (0, 2)
    ),
    mulhi_i8=lambda J: J.lax.mulhi(I8, I8[::-1].copy()),
    mulhi_u16=lambda J: J.lax.mulhi(U16, U16[::-1].copy()),
    mulhi_i32=lambda J: J.lax.mulhi(I64, I64[::-1].copy()),
    wrong_mulhi_of_floats=lambda J: J.lax.mulhi(X, X),
    ragged=lambda J: J.lax.ragged_dot(X, Y, np.int32([2, 0, 4])),
    ragged_short=lambda J: J.lax.ragged_dot(X, Y, np.int32([2, 1, 1])),
    ragged_jit=lambda J: J.jit(J.lax.ragged_dot)(X, Y, np.int32([1, 3, 2])),
    ragged_gradient=lambda J: J.grad(
        lambda x, y: (J.lax.ragged_dot(x, y, np.int32([2, 1, 3])) ** 2).sum(), (0, 1)
    )(X, Y),
    wrong_ragged_groups=lambda J: J.lax.ragged_dot(X, Y, np.int32([2, 4])),
    ragged_sums=lambda J: J.lax.ragged_dot_general(
        X, X, np.int32([2, 0, 4]),
        J.lax.RaggedDotDimensionNumbers((((0,), (0,)), ((), ())), (0,), ()),
    ),
    ragged_rows_of_sizes=lambda J: [
        J.lax.ragged_dot_general(x, y, np.int32(sizes), J.lax.RaggedDotDimensionNumbers(
            (summed, batch), (axis,), group
        ))
        for x, y, sizes, summed, batch, axis, group in (
            (XS, YS[0], [[3, 1, 0], [1, 0, 4]], ((2,), (1,)), ((0,), (0,)), 2, ()),
            (XS, YS, [[3, 1, 2], [2, 4, 0]], ((2,), (2,)), ((0,), (1,)), 1, (0,)),
            (XS, YS[:, 0], [[3, 1, 2], [2, 4, 0]], ((2,), (1,)), ((), ()), 1, (0,)),
            (XS.transpose(1, 2, 0), YS, [[3, 1, 2], [2, 4, 0]], ((1,), (2,)), ((2,), (1,)), 0,
             (0,)),
        )
    ],
    wrong_ragged_dimension=lambda J: J.lax.ragged_dot_general(
        X, Y, np.int32([2, 0, 4]), J.lax.RaggedDotDimensionNumbers(
            (((1,), (1,)), ((), ())), (2,), (0,)
        ),
    ),
    wrong_ragged_matrices=lambda J: J.lax.ragged_dot_general(
        X, Y, np.int32([2, 0, 4]), J.lax.RaggedDotDimensionNumbers(
            (((1,), (1,)), ((), ())), (0,), (1,)
        ),
    ),
    precisions=lambda J: [
        J.lax.dot(X.T, X, precision=p)
        for p in (J.lax.Precision.HIGHEST, "high", (J.lax.Precision.DEFAULT,) * 2)
    ],
    rounding=lambda J: [
        J.lax.round(np.float32([0.5, 1.5, -0.5, 2.4]), m) for m in J.lax.RoundingMethod
    ],
    permutations=lambda J: J.lax.conv_general_permutations(("NHWC", "HWIO", "NCHW")),
    conv_shapes=lambda J: [tuple(map(int, shape)) for shape in [
        J.lax.conv_shape_tuple((8, 3, 28, 27), (16, 3, 3, 3), (1, 2), "SAME"),
        J.lax.conv_shape_tuple((8, 3, 28, 27), (16, 3, 3, 3), (2, 2), "VALID"),
        J.lax.conv_shape_tuple((8, 3, 28, 27), (16, 3, 3, 3), (1, 1), ((1, 0), (2, 2)), 4),
        J.lax.conv_general_shape_tuple(
            (8, 28, 27, 3), (3, 3, 3, 16), (1, 1), "VALID", ("NHWC", "HWIO", "NHWC")
        ),
        J.lax.reduce_window_shape_tuple((5, 7), (2, 3), (1, 2), ((0, 1), (1, 1)), (1, 2), (2, 1)),
    ]],
    conv_transpose_shapes=lambda J: [
        tuple(map(int, J.lax.conv_transpose_shape_tuple(
            (8, 3, 14, 13), (16, 3, 3, 3), (2, 1), p, ("NCHW", "OIHW", "NCHW")
        )))
        for p in ("SAME", "VALID")
    ],
    local=lambda J: J.lax.conv_general_dilated_local(
        IMAGE, KERNELS, (1, 1), "VALID", (3, 2)
    ),
    local_nhwc=lambda J: J.lax.conv_general_dilated_local(
        IMAGE.transpose(0, 2, 3, 1), KERNELS.transpose(2, 3, 1, 0), (1, 1), "VALID", (3, 2),
        dimension_numbers=("NHWC", "HWIO", "NHWC"),
    ),
)  # fmt: skip


program.rows(
    integers_of_any_size=lambda J: [
        J.lax.convert_element_type(n, d)
        for n, d in ((2**32, "int32"), (2**40, "float32"), (2**63 + 5, "int32"), (-1, "uint8"),
                     (2**70, "float32"), (2**40, "bool"), (3, "complex64"))
    ],
    wrong_integer_of_too_many_bits=lambda J: J.lax.convert_element_type(2**64, "int32"),
    powers_of_zero=lambda J: [
        J.grad(lambda x, f=f: f(x, np.int32([0, 1, 2, 0, -1])).sum())(np.float32([0, 0, 0, 3, 2]))
        for f in (J.numpy.power, J.lax.pow)
    ],
    power_of_zero_under_jit=lambda J: J.grad(J.jit(lambda x, n: x**n))(np.float32(0), 0),
    sizes_in_arrays=lambda J: [
        J.lax.dynamic_slice(X, [2, 1], J.numpy.array([2, 2])),
        J.lax.slice(X, np.int64([0, 1]), np.int64([4, 3]), np.int64([2, 1])),
        J.lax.broadcast(X, np.int64([2])),
        J.lax.reduce(X, np.float32(0), J.lax.add, np.int64([1])),
    ],
    products_of_integers_as_floats=lambda J: J.lax.conv(
        I8.reshape(1, 1, 5), I8.reshape(1, 1, 5)[:, :, :2], (1,), "VALID",
        preferred_element_type="float32",
    ),
    transforms_of_any_element_type=lambda J: [
        J.lax.fft(J.numpy.ones((3, 5), d), kind, sizes)
        for d in ("bool", "int8", "uint32", "bfloat16", "float32", "complex64")
        for kind in ("FFT", "IFFT", "IRFFT")
        for sizes in ((), (8,) if kind == "IRFFT" else (5,))
    ],
    real_transforms_of_any_element_type=lambda J: [
        J.lax.fft(J.numpy.ones((3, 5), d), "RFFT", sizes)
        for d in ("bool", "int8", "uint32", "float32")
        for sizes in ((), (5,))
    ],
    wrong_real_transform_of_complex_numbers=lambda J: J.lax.fft(X.astype("c8"), "RFFT", (4,)),
    wrong_real_transform_along_nothing=lambda J: J.lax.fft(X.astype("c8"), "RFFT", ()),
    pads_are_ints=lambda J: [
        [type(n) is int for n in pair]
        for pair in J.lax.padtype_to_pads(np.int64([5, 6]), np.int64([2, 3]), (1, 2), "SAME")
    ],
    wrong_axis_out_of_range=lambda J: J.lax.broadcast_in_dim(X, (6, 4), (0, 2)),
    wrong_axis_twice=lambda J: J.lax.broadcast_in_dim(X, (6, 6), (0, 0)),
    wrong_negative_size=lambda J: J.lax.broadcast_shapes((-1, 2), (2,)),
    wrong_size_of_half=lambda J: J.numpy.broadcast_shapes((1.5, 2), (2,)),
    wrong_first_values=lambda J: J.lax.reduce(
        {"x": X}, {"y": 0.0}, lambda a, b: {"x": a["x"] + b["x"]}, (0,)
    ),
    wrong_tree_of_a_fold=lambda J: J.lax.reduce_window(
        X, 0.0, lambda a, b: [a + b], (1, 1), (1, 1), "VALID"
    ),
    wrong_type_of_indices=lambda J: J.lax.argmax(X, 0, "float32"),
    wrong_rows_longer_than_int32=lambda J: J.eval_shape(
        lambda x: J.lax.top_k(x, 3), J.ShapeDtypeStruct((2**31 + 1,), "float32")
    ),
    wrong_scatter_dimension=lambda J: J.lax.scatter(
        X, np.int32([[0]]), X[:1], J.lax.ScatterDimensionNumbers((1,), (0,), (5,))
    ),
    wrong_scatter_of_two_indices=lambda J: J.lax.scatter(
        X, np.int32([[0, 1]]), X[:1], J.lax.ScatterDimensionNumbers((1,), (0,), (0,))
    ),
    wrong_distance=lambda J: J.numpy.fft.fftfreq(10, [0, 1, 2]),
)  # fmt: skip


@program
def sums_of_cosines_in_strict_blocks(J: Any) -> Any:
    """Library functions mix nothing that users did not mix."""
    with J.numpy_dtype_promotion("strict"), J.numpy_rank_promotion("raise"):
        fft = part(J, "scipy.fft")
        return [f(x, norm=n)
                for f in (fft.dct, fft.idct, fft.dctn, fft.idctn)
                for x in (X, X.astype("complex64"), X[0])
                for n in (None, "ortho")]  # fmt: skip


@program
def a_solution_in_a_strict_block(J: Any) -> Any:
    with J.numpy_dtype_promotion("strict"):
        odeint = part(J, "experimental.ode").odeint
        return odeint(lambda y, t: -y, J.numpy.float32([1, 2]), J.numpy.linspace(0, 1, 3))


@program
def composites(J: Any) -> Any:
    def scaled(x: Any, *, by: float) -> Any:
        return x * by

    f = J.lax.composite(scaled, "my.scale", version=1)
    return [f(X, by=2.0), J.jit(lambda x: f(x, by=3.0))(X), J.lax.stage(2.5)]  # fmt: skip


@program.raises
def composite_of_a_traced_setting(J: Any) -> Any:
    f = J.lax.composite(lambda x, *, by: x * by, "my.scale")
    return J.jit(lambda x, y: f(x, by=y))(X, 2.0)


# What XLA's own numbers say; the first window lies inside, the others do not.
WINDOWS = np.int32([[0, 1], [5, 9], [-1, 0]])


@program
def gather_out_of_range(J: Any) -> Any:
    n = J.lax.GatherDimensionNumbers((1,), (0,), (0, 1))
    modes = (None, "clip", "fill", "promise_in_bounds")
    return [J.lax.gather(X, WINDOWS, n, (1, 2), mode=mode) for mode in modes]


@program
def weak_tangents(J: Any) -> Any:
    """Along a Python number, of functions that are composites here."""
    names = ("tan", "tanh", "sin", "exp", "log1p")
    return [[x.weak_type for x in J.jvp(getattr(J.numpy, f), (0.3,), (1.0,))] for f in names]
