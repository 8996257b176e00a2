"""Indices as values: their instructions give the bits of the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from tpu_streams import check_streams, f32

Array = np.ndarray[Any, Any]


def iota(dtype: Any, axis: int, *shape: int) -> Callable[[], Any]:
    return lambda: mg.lax.broadcasted_iota(dtype, shape, axis)


def causal(x: Any) -> Any:
    n, m = x.shape[-2:]
    return mg.nn.softmax(mnp.where(mnp.arange(n)[:, None] >= mnp.arange(m)[None], x, -1e9))


def one_hot(labels: Any, classes: int) -> Any:
    return (labels[:, None] == mnp.arange(classes)).astype(mnp.float32)


def loss(x: Any, labels: Any) -> Any:
    return -(mg.nn.log_softmax(x) * mg.nn.one_hot(labels, x.shape[-1])).sum(-1).mean()


LABELS = np.arange(20, dtype=np.int32)
PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Array, ...], dict[str, Any]]] = {
    "of one dimension": (iota(mnp.int32, 0, 3000), (), {}),
    "along rows": (iota(mnp.int32, 1, 5, 20, 140), (), {}),
    "along matrices": (iota(mnp.int32, 0, 5, 20, 140), (), {}),
    "between": (iota(mnp.int32, 1, 5, 3, 20, 140), (), {}),
    "along lanes": (iota(mnp.float32, 2, 5, 20, 1400), (), {}),
    "along long rows": (iota(mnp.float32, 1, 20, 5000), (), {}),
    "packed": (iota(mnp.bfloat16, 1, 5, 32, 140), (), {}),
    "a multiple": (lambda: mg.lax.iota(mnp.int32, 5000).reshape(50, 100) * 2, (), {}),
    "what comes before": (causal, (f32(3, 40, 50),), {}),
    "a triangle": (mnp.tril, (f32(60, 300),), {}),
    "one of many": (lambda x: one_hot(x, 50), (LABELS,), {}),
    "one of very many": (lambda x: one_hot(x, 5000), (LABELS,), {}),
    "a loss": (loss, (f32(20, 50), LABELS), {}),
    "blocks of rows": (lambda x: x * mnp.arange(600)[:, None], (f32(600, 300),),
                       {"block_bytes": 1 << 14}),
    "blocks of one dimension": (lambda x: x * mnp.arange(6000), (f32(6000),),
                                {"block_bytes": 1 << 13}),
    "along a column": (lambda x: x.sum(-1) * mnp.arange(60), (f32(60, 300),), {}),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_indices_are_values(name: str) -> None:
    f, args, options = PROGRAMS[name]
    check_streams(f, *args, **options)
