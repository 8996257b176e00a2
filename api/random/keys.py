"""Random keys: typed ones (`random.key`) and raw words (`random.PRNGKey`), made, split, folded.

A typed key is a container of one array of words, u32[..., 2], so it passes through jit, vmap, scan
and trees like any other argument; JAX has an extended element type instead.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph._operands.axes import listed, shape_of
from monograph._operands.keys import moves_keys
from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.random_bits import word
from monograph.hlo.record import ops
from monograph.hlo.types import U32, tensor
from monograph.numpy import binary, indexing, shapes
from monograph.numpy.dtypes import prng_key
from monograph.random.threefry import hashed, threefry2x32
from monograph.tracer import tree
from monograph.tracer.array import Array, is_like_array
from monograph.tracer.jax_classes import register_like

_SCALAR = tensor((), U32)


class KeyType:
    """The element type of typed keys, printed as JAX's."""

    name = "key<fry>"
    itemsize = 8
    type = prng_key
    of_keys = True  # `monograph.tracer.elements` knows it by this

    def __repr__(self) -> str:
        return self.name


KEY = KeyType()


class _OfKeys:
    """What follows from a shape; that of keys, not of their words."""

    __slots__ = ()
    shape: Any

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def dtype(self) -> KeyType:
        return KEY


@dataclass(frozen=True)
class KeysType(_OfKeys):
    """The type of an array of keys.

    Attributes:
        shape: of the keys.
    """

    shape: tuple[int, ...]
    weak_type = False

    def __repr__(self) -> str:
        return f"{KEY.name}[{','.join(map(str, self.shape))}]"


class Key(_OfKeys):
    """An array of random keys.

    Where trees hold anything else than arrays (`tree.map` puts what its function returns, such as
    `None`), a key's words are that, too: such a key is a container alone, no array.

    Attributes:
        words: u32[..., 2].
    """

    __slots__ = ("__weakref__", "words")

    def __init__(self, words: Any) -> None:
        self.words = words

    @classmethod
    def of_words(cls, words: Any) -> Key:
        """The keys of these words: what `monograph._operands.keys` makes of moved ones."""
        return cls(words)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.words.shape[:-1])

    @property
    def sharding(self) -> Any:
        """Where the keys live."""
        return self.words.sharding

    @property
    def aval(self) -> KeysType:
        """Shape and element type."""
        return KeysType(self.shape)

    @property
    def itemsize(self) -> int:
        """Bytes of a key."""
        return KEY.itemsize

    @property
    def nbytes(self) -> int:
        """Bytes of all keys."""
        return self.size * self.itemsize

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """Refused: NumPy would make an array of objects.

        Raises:
            TypeError: always.
        """
        raise ArgumentError(
            "random keys are no array of NumPy", fix="take monograph.random.key_data(keys)."
        )

    def devices(self) -> set[Any]:
        """The devices that hold some of them."""
        found: set[Any] = self.words.devices()
        return found

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of a single key")
        return self.shape[0]

    def __getitem__(self, index: Any) -> Key:
        index = index if isinstance(index, tuple) else (index,)
        if not any(i is Ellipsis for i in index):  # an array has no truth value to compare by
            index = (*index, Ellipsis)
        return Key(indexing.getitem(self.words, (*index, slice(None))))

    def __iter__(self) -> Iterator[Key]:
        if not self.shape:
            raise TypeError("iteration over a single key; use monograph.random.split")
        return (self[i] for i in range(self.shape[0]))

    def reshape(self, *shape: Any) -> Key:
        """The same keys in another shape."""
        new = listed(shape[0]) if len(shape) == 1 else shape
        if -1 in new:
            rest = -math.prod(new)
            new = tuple([self.size // rest if n == -1 else n for n in new])
        return Key(shapes.reshape(self.words, (*new, 2)))

    def ravel(self) -> Key:
        """All keys in one dimension."""
        return self.reshape(self.size)

    flatten = ravel

    @property
    def T(self) -> Key:
        """The dimensions in reverse order."""
        return self.transpose()

    def transpose(self, *axes: Any) -> Key:
        """The dimensions in another order: reversed by default."""
        order = (axes[0] if len(axes) == 1 else axes) or None
        return moves_keys(shapes.transpose)(self, order)

    def squeeze(self, axis: Any = None) -> Key:
        """Without dimensions of size 1."""
        return moves_keys(shapes.squeeze)(self, axis)

    def swapaxes(self, axis1: int, axis2: int) -> Key:
        """With two dimensions exchanged."""
        return moves_keys(shapes.swapaxes)(self, axis1, axis2)

    @property
    def at(self) -> _At:
        """``keys.at[index].set(other)``: the array with some keys replaced; ``.get()`` reads."""
        return _At(self)

    def copy(self) -> Key:
        """The same keys: arrays do not change."""
        return self

    def block_until_ready(self) -> Key:
        """The keys, once they are there."""
        self.words.block_until_ready()
        return self

    def __eq__(self, other: object) -> Any:
        """Which keys are the same, as booleans of the shape that both broadcast to."""
        if not isinstance(other, Key):
            return NotImplemented
        same = binary.equal(self.words, other.words)
        first, second = (indexing.getitem(same, (Ellipsis, i)) for i in (0, 1))
        return binary.logical_and(first, second)

    def __ne__(self, other: object) -> Any:
        same = self.__eq__(other)
        return NotImplemented if same is NotImplemented else binary.logical_not(same)

    __hash__ = None  # type: ignore[assignment]  # as arrays

    def __repr__(self) -> str:
        if not isinstance(self, Array):
            return f"Key({self.words!r})"
        return f"Array({self.shape}, dtype={KEY.name}) overlaying:\n{self.words}"


class _At:
    """Keys whose parts are read or replaced."""

    def __init__(self, keys: Key, index: Any = None) -> None:
        self.keys = keys
        self.index = index

    def __getitem__(self, index: Any) -> _At:
        return _At(self.keys, index)

    def set(self, values: Key, **options: Any) -> Key:
        def at_set(x: Any, y: Any) -> Any:
            return value(x, "at").at[self.index].set(y, **options)

        return moves_keys(at_set)(self.keys, values)

    def get(self, **options: Any) -> Key:
        return moves_keys(lambda x: value(x, "at").at[self.index].get(**options))(self.keys)


is_like_array(Key, lambda key: isinstance(key.words, Array | np.ndarray))
IMPLEMENTATION = "threefry2x32"


def _words_of_jax(key: Any) -> tuple[tuple[Any], None]:
    import jax

    found = str(jax.random.key_impl(key))
    if found != IMPLEMENTATION:
        raise ArgumentError(
            f"random keys of the implementation {found!r}",
            why=f"keys are those of {IMPLEMENTATION}.",
            fix="make them with jax.random.key(seed, impl='threefry2x32').",
        )
    return (jax.random.key_data(key),), None


tree.register_pytree_node(Key, lambda k: ((k.words,), None), lambda _, words: Key(words[0]))
register_like("PRNGKeyArray", _words_of_jax, lambda _, words: Key(words[0]))


def words_of(key: Any, where: str) -> tuple[Any, Any]:
    """The two words of a single key, u32 scalars.

    Raises:
        ArgumentError: if it is no key, or several.
    """
    raw = key.words if isinstance(key, Key) else key
    fix = "make one with monograph.random.key(seed)."
    if not isinstance(key, Key) and not hasattr(raw, "shape"):
        raise ArgumentError(f"{where} takes a random key, got {type(key).__name__}", fix=fix)
    raw = value(raw, where)
    if raw.type.dtype is not U32 or raw.type.shape[-1:] != (2,):
        raise ArgumentError(f"{where} takes a random key, got {raw.type}", fix=fix)
    if raw.type.ndim != 1:
        raise ArgumentError(
            f"{where} takes a single key, got keys of shape {raw.type.shape[:-1]}",
            fix="map over the keys with monograph.vmap.",
        )
    return word(raw, 0), word(raw, 1)


def _joined(high: Any, low: Any) -> Any:
    axis = high.type.ndim
    shape = (*high.type.shape, 1)
    return ops.concatenate(
        ops.reshape(high, shape=shape), ops.reshape(low, shape=shape), dimension=axis
    )


def joined_words(k1: Any, k2: Any) -> Any:
    """A raw key, u32[2], of its two words."""
    return _joined(k1, k2)


def _like(key: Any, raw: Any) -> Any:
    return Key(raw) if isinstance(key, Key) else raw


# ---- public --------------------------------------------------------------------------------------
def PRNGKey(seed: Any, *, impl: Any = None) -> Any:
    """A raw key, u32[2], of an integer seed."""
    _check_impl(impl)
    return _seeded(seed)


def key(seed: Any, *, impl: Any = None, dtype: Any = None) -> Key:
    """A typed key of an integer seed; `impl` or `dtype` may name the generator."""
    _check_impl(impl, dtype)
    return Key(_seeded(seed))


def key_dtype(impl_spec: Any = None) -> KeyType:
    """The element type of the keys of a generator."""
    _check_impl(impl_spec)
    return KEY


def _check_impl(impl: Any, dtype: Any = None) -> None:
    if impl is not None and dtype is not None:
        raise ArgumentError("both impl and dtype name the generator", fix="give one of them.")
    if dtype not in (None, KEY):
        raise ArgumentError(
            f"{dtype} is no element type of keys", fix="leave it out, or give key_dtype()."
        )
    if impl not in (None, IMPLEMENTATION):
        raise ArgumentError(
            f"no random generator {impl!r}", fix="use 'threefry2x32', which is the default."
        )


def _seeded(seed: Any) -> Any:
    if isinstance(seed, int) and not isinstance(seed, bool):
        seed = np.int64(seed)  # larger seeds overflow here, as in JAX; smaller ones may be narrowed
    s = value(seed, "key")
    if s.type.ndim or not s.type.dtype.is_integer:
        raise ArgumentError(f"a seed is an integer scalar, got {s.type}", fix="pass a Python int.")
    if s.type.dtype.bits == 64:
        high = convert(ops.shift_right_logical(s, splat(32, s.type)), U32)
    else:
        high = splat(0, _SCALAR)
    return _joined(high, convert(s, U32))


def key_data(keys: Any) -> Any:
    """The words of keys, u32[..., 2]."""
    return keys.words if isinstance(keys, Key) else value(keys, "key_data")


def wrap_key_data(key_bits_array: Any, *, impl: Any = None, dtype: Any = None) -> Key:
    """Typed keys of words, u32[..., 2]; `impl` or `dtype` may name the generator."""
    _check_impl(impl, dtype)
    raw = value(key_bits_array, "wrap_key_data")
    if raw.type.dtype is not U32 or raw.type.shape[-1:] != (2,):
        raise ArgumentError(
            f"the words of keys are u32[..., 2], got {raw.type}",
            fix="pass key_data(key), or make a key with key(seed).",
        )
    return Key(raw)


def key_impl(keys: Any) -> str:
    """The name of the generator."""
    return IMPLEMENTATION


def split(key: Any, num: Any = 2) -> Any:
    """New keys, each independent of the others: a number of them, or an array of a shape.

    >>> first, second = split(PRNGKey(0))
    """
    k1, k2 = words_of(key, "split")
    shape = shape_of(num, "split")
    high, low = hashed(k1, k2, shape)
    return _like(key, _joined(high, low))


def fold_in(key: Any, data: Any) -> Any:
    """A new key of a key and an integer, such as a step's number."""
    k1, k2 = words_of(key, "fold_in")
    n = value(np.uint32(data & 0xFFFFFFFF) if type(data) is int else data, "fold_in", 1)
    if n.type.ndim:
        raise ArgumentError("fold_in takes a scalar", fix="map over the data with monograph.vmap.")
    high, low = threefry2x32(k1, k2, splat(0, _SCALAR), convert(n, U32))
    return _like(key, _joined(high, low))


def clone(key: Any) -> Any:
    """The key itself."""
    return key
