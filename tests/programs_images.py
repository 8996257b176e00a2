"""Programs of `image`, `scipy.spatial.transform`, `scipy.cluster.vq` and `experimental.ode`."""

from __future__ import annotations

from functools import partial
from typing import Any

import ml_dtypes
import numpy as np

from both_packages import Programs, part

program = Programs()
RNG = np.random.default_rng(0)
X = RNG.standard_normal((2, 7, 5, 3)).astype("f")
BYTES = RNG.integers(0, 255, (7, 5)).astype("u1")
Q, V = RNG.standard_normal((4, 4)).astype("f"), RNG.standard_normal((4, 3)).astype("f")
TIMES = np.linspace(0, 2, 5).astype("f")
METHODS = ("nearest", "linear", "cubic", "cubic-pytorch", "lanczos3", "lanczos5", "area")

rows = partial(program.rows, within=1e-4)

# ---- images --------------------------------------------------------------------------------------
rows(
    "image",
    **{
        f"resize_{how.replace('-', '_')}": lambda image, how=how: [
            image.resize(X, (2, 4, 9, 3), how),
            image.resize(X, (2, 3, 2, 3), how, antialias=False),
            image.resize(X, (1, 14, 5, 1), how),
            image.resize(BYTES, (3, 3), how),
            image.resize(X, (2, 0, 5, 3), how),
        ]
        for how in METHODS
    },
    **{
        f"scale_and_translate_{how.replace('-', '_')}": lambda image, how=how: [
            image.scale_and_translate(
                X, (2, 6, 8, 3), (1, -2), np.float32([0.8, 1.7]), np.float32([0.3, -1.2]), how,
                antialias=smooth,
            )
            for smooth in (True, False)
        ]
        for how in METHODS[1:]
    },
    by_enumeration=lambda image: [image.resize(BYTES, (3, 3), m).sum() for m in image.ResizeMethod],
    named=lambda image: [image.ResizeMethod.from_string(n).name for n in ("bicubic", "area")],
    wrong_rank=lambda image: image.resize(X, (3, 3), "linear"),
    wrong_method=lambda image: image.resize(BYTES, (3, 3), "quadratic"),
    wrong_nearest=lambda image: image.scale_and_translate(
        BYTES, (3, 3), (0,), np.ones(1, "f"), np.zeros(1, "f"), "nearest"
    ),
)  # fmt: skip


@program.within(1e-3)
def derivatives_of_resizing(J: Any) -> Any:
    def loss(x: Any, scale: Any, shift: Any) -> Any:
        y = J.image.scale_and_translate(x, (2, 4, 4, 3), (1, 2), scale, shift, "cubic")
        return (y**2).sum() + (J.image.resize(x, (2, 3, 9, 3), "linear") ** 2).sum()

    at = np.float32([0.7, 0.9]), np.float32([0.1, -0.2])
    return J.jit(J.grad(loss, (0, 1, 2)))(X, *at)


@program
def resized_halves(J: Any) -> Any:
    x = J.numpy.asarray(X, J.numpy.bfloat16)
    return J.image.resize(x, (2, 4, 4, 3), "linear"), J.image.resize(x, (2, 4, 4, 3), "nearest")


@program.within(1e-5)
def resized_under_vmap(J: Any) -> Any:
    return J.vmap(lambda x: J.image.resize(x, (3, 8, 3), "bicubic"))(X)


# ---- rotations -----------------------------------------------------------------------------------
def rotated(**table: Any) -> None:
    """Programs of the class `Rotation` and of rotations by the quaternions `Q`."""
    for name, make in table.items():

        def run(S: Any, make: Any = make) -> Any:
            return make(S.Rotation, S.Rotation.from_quat(Q))

        rows("scipy.spatial.transform", **{name: run})


rotated(
    **{
        f"euler_{seq}": lambda R, r, seq=seq: [
            R.from_euler(seq, V).as_quat(), r.as_euler(seq), r[0].as_euler(seq, degrees=True),
            R.from_euler(seq, np.array([[90, 0, 30]]), degrees=True).as_matrix(),
        ]
        for seq in ("xyz", "zyx", "yzy", "ZYX", "XZX")
    },
    euler_of_fewer=lambda R, r: [
        R.from_euler("z", 90, degrees=True).as_matrix(),
        R.from_euler("x", np.float32([0.3])).as_rotvec(),
        R.from_euler("XY", V[:, :2]).as_quat(),
    ],
    matrices=lambda R, r: [r.as_matrix(), R.from_matrix(r.as_matrix()).as_matrix()],
    vectors=lambda R, r: [
        r.as_rotvec(), r.as_rotvec(degrees=True), R.from_rotvec(V).as_quat(), r.magnitude(),
        R.from_rotvec(V * 60, degrees=True).as_matrix(), R.from_rotvec(V * 1e-5).as_rotvec(),
    ],
    rodrigues=lambda R, r: [r.as_mrp(), R.from_mrp(V).as_quat()],
    composed=lambda R, r: [(r * r[1]).as_matrix(), (r.inv() * r).as_matrix(), len(r), r.single],
    applied=lambda R, r: [r.apply(V), r[0].apply(V), r.apply(V[0]), r.apply(V, inverse=True)],
    quaternions=lambda R, r: [
        r.as_quat(canonical=True), r.as_quat(scalar_first=True), R.identity().as_quat(),
    ],
    averaged=lambda R, r: [abs(r.mean().as_quat()), abs(r.mean(np.float32([1, 2, 3, 4])).quat)],
    joined=lambda R, r: R.concatenate([r, r[:2]]).as_matrix(),
    wrong_axes=lambda R, r: R.from_euler("xYz", V),
    wrong_repeated_axis=lambda R, r: R.from_euler("xxy", V),
    wrong_length=lambda R, r: len(r[0]),
    wrong_part=lambda R, r: r[0][0],
    wrong_angles=lambda R, r: r.as_euler("xy"),
)  # fmt: skip


@program.within(1e-4)
def slerp(J: Any) -> Any:
    S = part(J, "scipy.spatial.transform")
    found = S.Slerp.init([0, 1, 2, 4], S.Rotation.from_quat(Q))
    return found([0, 0.5, 1.3, 4]).as_matrix(), J.jit(lambda t: found(t).as_matrix())(1.7)


@program.within(1e-3)
def derivative_of_rotation(J: Any) -> Any:
    R = part(J, "scipy.spatial.transform").Rotation
    return J.grad(lambda q: (R.from_quat(q).as_euler("zyx") * R.from_quat(q).apply(V)).sum())(Q)


program.slow_ones |= {
    *(f"{what}_{how}" for what in ("resize", "scale_and_translate")
      for how in ("linear", "cubic", "cubic_pytorch", "lanczos3", "lanczos5")),
    "scale_and_translate_area", "euler_xyz", "euler_yzy", "euler_ZYX", "euler_XZX",
}  # fmt: skip
rows(
    "scipy.cluster.vq",
    codes=lambda C: [C.vq(V, V[:2] + 0.1), C.vq(np.arange(4), np.float32([0, 2.6]))],
    wrong_ranks=lambda C: C.vq(V, V[0]),
)


program.slow_ones |= {
    "euler_zyx",
    "derivatives_of_resizing",
    "slerp",
    "derivative_of_rotation",
    "derivatives_of_odeint",
}


# ---- differential equations ----------------------------------------------------------------------
def pendulum(J: Any) -> Any:
    return lambda y, t, drag: (y[1], -drag * y[1] - 4.0 * J.numpy.sin(y[0]))


@program.within(1e-4)
def odeint_of_a_tree(J: Any) -> Any:
    start = np.float32(1.0), np.float32(0.2)
    return part(J, "experimental.ode").odeint(pendulum(J), start, J.numpy.asarray(TIMES), 0.3)


@program.within(1e-3)
def derivatives_of_odeint(J: Any) -> Any:
    ode = part(J, "experimental.ode").odeint

    def loss(y: Any, t: Any, rate: Any) -> Any:
        return (ode(lambda y, t, r: -r * y + J.numpy.sin(t), y, t, rate) ** 2).sum()

    return J.grad(loss, (0, 1, 2))(np.float32([1, 2]), J.numpy.asarray(TIMES), 0.7)


@program.within(1e-4)
def odeint_under_vmap(J: Any) -> Any:
    ode, t = part(J, "experimental.ode").odeint, J.numpy.asarray(TIMES)
    return J.vmap(lambda y: ode(lambda y, t: -y * y * t, y, t, rtol=1e-5))(np.float32([[1], [2]]))


@program.raises
def odeint_at_whole_times(J: Any) -> Any:
    ode = part(J, "experimental.ode").odeint
    return ode(lambda y, t: -y, np.ones(1, "f"), J.numpy.arange(3))


@program
def resized_floats_of_eight_bits(J: Any) -> Any:
    x = J.numpy.asarray(X, ml_dtypes.float8_e4m3fn)
    return J.image.resize(x, (2, 3, 3, 3), "nearest").astype("float32")
