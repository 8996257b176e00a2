"""Rotations in space, under `jax.scipy.spatial.transform`'s names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from monograph._missing import explain as _explain
from monograph._operands.values import convert, promote_inexact
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.numpy.binary import arctan2, maximum
from monograph.numpy.choosing import diff
from monograph.numpy.creation import array, asarray, ones
from monograph.numpy.decompositions import eigh
from monograph.numpy.joining import atleast_1d, concatenate, roll
from monograph.numpy.linear import matmul
from monograph.numpy.quantiles import searchsorted
from monograph.numpy.shapes import matrix_transpose
from monograph.numpy.special import deg2rad, rad2deg
from monograph.numpy.unary import abs
from monograph.scipy.spatial import quaternions

__all__ = ["Rotation", "Slerp"]


class Rotation(NamedTuple):
    """Rotations in space, as unit quaternions; a tree of one array.

    Attributes:
        quat: (..., 4), the scalar part last.

    >>> quarter = Rotation.from_euler("z", 90, degrees=True)
    >>> quarter.apply([1.0, 0.0, 0.0]).round(3)
    Array([0., 1., 0.], dtype=float32)
    """

    quat: Any

    @classmethod
    def concatenate(cls, rotations: Sequence[Rotation]) -> Rotation:
        """Several sequences of rotations as one."""
        return cls(concatenate([r.quat[None] if r.single else r.quat for r in rotations]))

    @classmethod
    def from_euler(cls, seq: str, angles: Any, degrees: bool = False) -> Rotation:
        """By angles about axes: ``xyz`` (which stay) or ``XYZ`` (which turn too), up to three.

        Args:
            seq: the axes, one after the other.
            angles: (..., number of axes); a number for a single axis.
            degrees: whether the angles are in degrees, not radians.
        """
        axes, intrinsic = _axes(seq)
        x = _of("from_euler", atleast_1d(asarray(angles)), ())
        if x.type.shape[-1] != len(axes):
            raise ShapeError(
                f"from_euler: angles of shape {x.type.shape} for the axes {seq!r}",
                operands={"angles": x.type},
                fix=f"let the last dimension have size {len(axes)}.",
            )
        x = deg2rad(x) if degrees else x
        return cls(quaternions.from_euler(axes, x, intrinsic))

    @classmethod
    def from_matrix(cls, matrix: Any) -> Rotation:
        """Of orthogonal (..., 3, 3) matrices of determinant 1."""
        return cls(quaternions.from_matrix(_of("from_matrix", matrix, (3, 3))))

    @classmethod
    def from_mrp(cls, mrp: Any) -> Rotation:
        """Of (..., 3) modified Rodrigues parameters."""
        return cls(quaternions.from_rodrigues(_of("from_mrp", mrp, (3,))))

    @classmethod
    def from_quat(cls, quat: Any) -> Rotation:
        """Of (..., 4) quaternions of any length but 0."""
        return cls(quaternions.normalized(_of("from_quat", quat, (4,))))

    @classmethod
    def from_rotvec(cls, rotvec: Any, degrees: bool = False) -> Rotation:
        """Of (..., 3) axes times angles."""
        v = _of("from_rotvec", rotvec, (3,))
        return cls(quaternions.from_vector(deg2rad(v) if degrees else v))

    @classmethod
    def identity(cls, num: None = None, dtype: Any = float) -> Rotation:
        """The rotation that does nothing."""
        if num is not None:
            raise UnsupportedError("Rotation.identity: a number", fix="repeat its quaternion.")
        return cls(array([0.0, 0.0, 0.0, 1.0], dtype))

    @classmethod
    def random(cls, random_key: Any, num: int | None = None) -> Rotation:
        """Not there, as in JAX; normalized normal numbers are uniform rotations."""
        raise UnsupportedError(
            "Rotation.random", fix="use Rotation.from_quat(random.normal(key, (4,)))."
        )

    def __getitem__(self, indexer: Any) -> Any:
        if self.single:
            raise TypeError("a single rotation has no parts")
        return Rotation(self.quat[indexer])

    def __len__(self) -> int:
        if self.single:
            raise TypeError("a single rotation has no length")
        return int(self.quat.shape[0])

    def __mul__(self, other: Rotation) -> Rotation:  # type: ignore[override]
        """The rotation by `other`, then by this one."""
        return Rotation.from_quat(quaternions.product(self.quat, other.quat))

    def apply(self, vectors: Any, inverse: bool = False) -> Any:
        """(..., 3) vectors turned, or turned back."""
        matrix = self.as_matrix()
        turned = matrix_transpose(matrix) if inverse else matrix
        return matmul(turned, _of("apply", vectors, (3,))[..., None])[..., 0]

    def as_euler(self, seq: str, degrees: bool = False) -> Any:
        """(..., 3) angles about three axes, see `from_euler`."""
        axes, intrinsic = _axes(seq)
        if len(axes) != 3:
            raise ArgumentError(f"as_euler: {len(axes)} axes in {seq!r}", fix="give three.")
        made = quaternions.to_euler(axes, self.quat, intrinsic)
        return rad2deg(made) if degrees else made

    def as_matrix(self) -> Any:
        """(..., 3, 3) matrices."""
        return quaternions.to_matrix(self.quat)

    def as_mrp(self) -> Any:
        """(..., 3) modified Rodrigues parameters."""
        return quaternions.to_rodrigues(self.quat)

    def as_rotvec(self, degrees: bool = False) -> Any:
        """(..., 3) axes times angles."""
        made = quaternions.to_vector(self.quat)
        return rad2deg(made) if degrees else made

    def as_quat(self, canonical: bool = False, scalar_first: bool = False) -> Any:
        """(..., 4) quaternions; canonical ones are the same for the same rotation."""
        made = quaternions.canonical(self.quat) if canonical else self.quat
        return roll(made, 1, -1) if scalar_first else made

    def inv(self) -> Rotation:
        """The rotations back."""
        return Rotation(self.quat * array([-1, -1, -1, 1], self.quat.dtype))

    def magnitude(self) -> Any:
        """The angles, from 0 to pi."""
        q = self.quat
        return 2.0 * arctan2(quaternions.length(q[..., :3]), abs(q[..., 3]))

    def mean(self, weights: Any = None) -> Rotation:
        """The rotation nearest to all (F. Markley et al., "Averaging quaternions", 2007)."""
        n, d = len(self), self.quat.dtype
        w = ones(n, d) if weights is None else asarray(weights, d)
        if w.shape != (n,):
            raise ShapeError(
                f"mean: weights of shape {w.shape} for {n} rotations",
                fix="give one weight for each rotation.",
            )
        vectors = eigh(matmul(w * self.quat.T, self.quat))[1]
        return Rotation(vectors[:, -1])

    @property
    def single(self) -> bool:
        """Whether it is one rotation, and no sequence."""
        return bool(self.quat.ndim == 1)


def _axes(seq: str) -> tuple[list[int], bool]:
    """The numbers of axes, and whether they turn with the body."""
    intrinsic = seq.isupper()
    known = "XYZ" if intrinsic else "xyz"
    if not 1 <= len(seq) <= 3 or any(c not in known for c in seq):
        raise ArgumentError(f"axes {seq!r}", fix='give one to three of "xyz", or of "XYZ".')
    if any(a == b for a, b in pairwise(seq)):
        raise ArgumentError(
            f"axes {seq!r}",
            why="two turns about one axis, one after the other, are one turn.",
            fix="let neighbouring axes differ.",
        )
    return [known.index(c) for c in seq], intrinsic


def _of(name: str, x: Any, end: tuple[int, ...]) -> Any:
    """A floating-point value whose shape ends with sizes."""
    (x,) = promote_inexact(name, asarray(x))
    x = convert(x, x.type.dtype)
    if end and x.type.shape[-len(end) :] != end:
        wanted = ", ".join(map(str, end))
        raise ShapeError(
            f"{name}: an array of shape {x.type.shape}",
            operands={"x": x.type},
            fix=f"give one of shape (..., {wanted}).",
        )
    return x


class Slerp(NamedTuple):
    """Rotations between rotations at times, at constant speed from each to the next.

    K. Shoemake, "Animating rotation with quaternion curves" (1985).

    Attributes:
        times: (n,) increasing times.
        timedelta: the gaps between them.
        rotations: those at all times but the last.
        rotvecs: how far each is turned to get to the next.

    >>> turns = Rotation.from_euler("z", [[0.0], [1.0]])
    >>> Slerp.init([0.0, 2.0], turns)(0.5).as_rotvec().round(3)
    Array([0.  , 0.  , 0.25], dtype=float32)
    """

    times: Any
    timedelta: Any
    rotations: Rotation
    rotvecs: Any

    @classmethod
    def init(cls, times: Any, rotations: Rotation) -> Slerp:
        """Between `rotations` at (n,) increasing `times`."""
        if not isinstance(rotations, Rotation):
            raise TypeError(f"Slerp: {type(rotations).__name__} is no Rotation")
        if rotations.single or len(rotations) < 2:
            raise ArgumentError("Slerp: a single rotation", fix="give at least two.")
        at = asarray(times, rotations.quat.dtype)
        if at.shape != (len(rotations),):
            raise ShapeError(
                f"Slerp: times of shape {at.shape} for {len(rotations)} rotations",
                fix="give one time for each rotation.",
            )
        start, end = Rotation(rotations.quat[:-1]), Rotation(rotations.quat[1:])
        return cls(at, diff(at), start, (start.inv() * end).as_rotvec())

    def __call__(self, times: Any) -> Rotation:
        """The rotations at times, a number or a vector."""
        asked = asarray(times, self.times.dtype)
        if asked.ndim > 1:
            raise ShapeError(f"Slerp: times of shape {asked.shape}", fix="give a vector of them.")
        at = atleast_1d(asked)
        place = maximum(searchsorted(self.times, at) - 1, 0)
        share = (at - self.times[place]) / self.timedelta[place]
        turn = Rotation.from_rotvec(self.rotvecs[place] * share[:, None])
        made = self.rotations[place] * turn
        return made if asked.ndim else made[0]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
