"""Programs of `scipy`'s smaller modules: transforms, interpolation, equations, minima."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs, part

program = Programs()
RNG = np.random.default_rng(0)
X, TABLE = RNG.standard_normal(9).astype("f"), RNG.standard_normal((4, 5, 3)).astype("f")
GRID = (np.float32([0, 1, 2.5, 4]), np.float32([0, 0.5, 1, 3, 4]))
AT = np.float32([[0.2, 0.7], [3.9, 3.5], [4.0, 4.0], [-1, 2], [1, 1]])
A = RNG.standard_normal((6, 6)).astype("f")
SPD, REGULAR = (A @ A.T + 2 * np.eye(6)).astype("f"), (A + 5 * np.eye(6)).astype("f")
B = RNG.standard_normal(6).astype("f")
PLACES = [np.float32([0.3, 1.5, -0.7, 3.6, 2.0]), np.float32([1.2, 4.4, 0.0, -2.0, 3.5])]

rows = partial(program.rows, within=2e-4)

rows(
    "scipy.fft",
    dct=lambda S: [S.dct(X), S.dct(X, norm="ortho"), S.dct(TABLE, axis=1), S.dct(X, n=12)],
    idct=lambda S: [S.idct(X), S.idct(X, norm="ortho"), S.idct(S.dct(TABLE, axis=0), axis=0)],
    dctn=lambda S: [S.dctn(TABLE), S.dctn(TABLE, axes=(0, 2), norm="ortho"), S.dctn(TABLE, s=(5,))],
    idctn=lambda S: S.idctn(S.dctn(TABLE, axes=(0, 1)), axes=(0, 1)),
    complex_dct=lambda S: S.dct(X + 1j * X[::-1]),
    wrong_type=lambda S: S.dct(X, type=3),
    wrong_norm=lambda S: S.dct(X, norm="forward"),
)  # fmt: skip
rows(
    "scipy.integrate",
    trapezoid=lambda S: [S.trapezoid(X), S.trapezoid(TABLE, dx=0.5, axis=1)],
)
rows(
    "scipy.ndimage",
    **{
        f"{mode}_{order}": lambda S, m=mode, o=order: S.map_coordinates(
            TABLE[..., 0], PLACES, o, m, cval=-1.0
        )
        for mode in ("constant", "nearest", "wrap", "mirror", "reflect")
        for order in (0, 1)
    },
    integers=lambda S: S.map_coordinates(np.arange(20).reshape(4, 5), PLACES, 1, "nearest"),
    wrong_order=lambda S: S.map_coordinates(TABLE, PLACES, 3),
    wrong_count=lambda S: S.map_coordinates(TABLE, PLACES, 1),
)
rows(
    "scipy.interpolate",
    grid=lambda S: S.RegularGridInterpolator(GRID, TABLE[..., 0])(AT),
    grid_of_vectors=lambda S: S.RegularGridInterpolator(GRID, TABLE, fill_value=None)(AT),
    grid_nearest=lambda S: S.RegularGridInterpolator(GRID, TABLE[..., 0], "nearest")(AT[:3]),
    grid_of_coordinates=lambda S: S.RegularGridInterpolator(GRID, TABLE[..., 0])(
        (AT[:3, 0], AT[:3, 1])
    ),
    wrong_method=lambda S: S.RegularGridInterpolator(GRID, TABLE, "cubic"),
    wrong_points=lambda S: S.RegularGridInterpolator(GRID, TABLE)(np.ones((2, 3), "f")),
)
rows(
    "scipy.sparse.linalg",
    cg=lambda S: S.cg(SPD, B, tol=1e-6)[0],
    cg_function=lambda S: S.cg(lambda v: {"x": SPD @ v["x"]}, {"x": B}, tol=1e-6)[0],
    cg_preconditioned=lambda S: S.cg(SPD, B, B, tol=1e-6, M=lambda v: v / np.diag(SPD), maxiter=40)[
        0
    ],
    bicgstab=lambda S: S.bicgstab(REGULAR, B, tol=1e-6)[0],
    gmres=lambda S: S.gmres(REGULAR, B, tol=1e-6)[0],
    gmres_restarted=lambda S: S.gmres(REGULAR, B, tol=1e-6, restart=3)[0],
    wrong_operator=lambda S: S.cg(TABLE[0], B),
    wrong_guess=lambda S: S.cg(SPD, B, B[:3]),
)


@program.within(1e-3)
def derivative_of_a_solution(J: Any) -> Any:
    S = part(J, "scipy.sparse.linalg")
    return J.grad(lambda b: (S.cg(J.numpy.asarray(SPD), b, tol=1e-6)[0] ** 2).sum())(B)


@program.within(1e-3)
def derivative_of_gmres(J: Any) -> Any:
    S = part(J, "scipy.sparse.linalg")

    def f(a: Any) -> Any:
        return S.gmres(lambda v: a @ v, J.numpy.asarray(B), tol=1e-6)[0].sum()

    return J.grad(f)(REGULAR)


def rosenbrock(x: Any) -> Any:
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


@program.within(5e-3)
def minimum_of_a_valley(J: Any) -> Any:
    found = part(J, "scipy.optimize").minimize(rosenbrock, np.float32([0.5, 0.4]), method="BFGS")
    return found.x


@program.within(1e-3)
def minimum_of_a_bowl(J: Any) -> Any:
    def bowl(x: Any, a: Any) -> Any:
        return 0.5 * x @ (a @ x) - x @ J.numpy.asarray(B)

    found = J.jit(
        lambda a: part(J, "scipy.optimize").minimize(bowl, J.numpy.zeros(6), (a,), method="BFGS")
    )(SPD)
    return found.x, found.fun, found.success


@program.raises
def minimum_by_another_method(J: Any) -> Any:
    return part(J, "scipy.optimize").minimize(rosenbrock, np.zeros(3, np.float32), method="powell")
