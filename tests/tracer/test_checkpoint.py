"""What checkpoints save: memory in the buffer plan, residuals; and how large derivatives grow."""

from __future__ import annotations

import gc
import itertools
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.graph import Graph, Node, count_nodes

F32 = np.float32
LAYERS = 24


def layer(x: Any, p: tuple[Any, Any]) -> Any:
    """Many intermediate values of the size of `x`."""
    w, b = p
    h = mnp.tanh(x @ w + b)
    h = mnp.sin(h) * mnp.exp(-h * h) + x
    return mnp.tanh(h) / (1 + h * h)


def peak(wrapped: Any, width: int = 64, shared: bool = False) -> int:
    """Bytes of a step of deep layers, which have parameters of their own or share them."""

    def loss(ws: list[Any], x: Any) -> Any:
        for i in range(LAYERS):
            x = wrapped(x, ws[0 if shared else i])
        return mnp.sum(x**2)

    x = mg.ShapeDtypeStruct((512, width), F32)
    each = mg.ShapeDtypeStruct((width, width), F32), mg.ShapeDtypeStruct((width,), F32)
    ws = [each] * (1 if shared else LAYERS)
    compiled = mg.jit(mg.grad(loss)).lower(ws, x).compile()
    return compiled.memory_analysis()["peak"]


def test_a_chain_of_checkpoints_needs_less_than_a_third() -> None:
    """20.9 MB of arguments, results and temporaries become 4.5 MB."""
    plain, again = peak(layer), peak(mg.checkpoint(layer))
    assert again < plain / 3, (plain, again)


def test_gradients_of_shared_parameters_are_added_up_as_they_come() -> None:
    """Else the activations of all layers would be kept until the end."""
    own, shared = (peak(mg.checkpoint(layer), 256, shared) for shared in (False, True))
    assert shared < 0.65 * own, (own, shared)


def test_gradients_of_nested_scans_are_linear_in_the_program() -> None:
    def nodes(depth: int) -> int:
        def body(c: Any, x: Any) -> Any:
            return mnp.sin(c * x), c

        def nest(level: int) -> Any:
            if level == 0:
                return body
            inner = nest(level - 1)
            return lambda c, x: (mg.lax.scan(inner, c, mnp.stack([x, x * 2]))[0], c)

        def loss(c: Any) -> Any:
            return mg.lax.scan(nest(depth), c, mnp.arange(3.0))[0]

        return count_nodes(mg.jit(mg.vmap(mg.grad(loss))).trace(np.ones(4, F32)).graph)

    sizes = [nodes(depth) for depth in range(1, 5)]
    steps = [b - a for a, b in itertools.pairwise(sizes)]
    assert max(steps) <= 1.25 * min(steps), sizes


def named(x: Any) -> Any:
    y = mg.ad_checkpoint.checkpoint_name(mnp.sin(x), "kept")
    return mnp.sin(mnp.cos(y))


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        (None, ["from the argument x"]),
        (mg.checkpoint_policies.nothing_saveable, ["from the argument x"]),
        (mg.checkpoint_policies.save_only_these_names("kept"), ["from the argument x", "named"]),
    ],
)
def test_saved_residuals(policy: Any, expected: list[str]) -> None:
    f = mg.checkpoint(named, policy=policy)
    found = mg.ad_checkpoint.saved_residuals(lambda x: f(x), np.ones(3, F32))
    assert [text[: len(e)] for (_, text), e in zip(found, expected, strict=True)] == expected


def test_print_saved_residuals(capsys: pytest.CaptureFixture[str]) -> None:
    f = lambda w, x: mnp.sum(mnp.tanh(w @ x))  # noqa: E731
    mg.ad_checkpoint.print_saved_residuals(f, np.eye(3, dtype=F32), np.ones(3, F32))
    shown = capsys.readouterr().out
    assert "f32[3] from the argument x" in shown and "test_checkpoint.py" in shown


def test_scopes_show_in_graphs_and_survive_derivatives() -> None:
    def f(x: Any) -> Any:
        with mg.named_scope("encoder"), mg.named_scope("layer"):
            return mnp.sum(mnp.sin(x))

    text = str(mg.make_jaxpr(mg.grad(f))(np.ones(3, F32)))
    assert "in encoder/layer" in text and "in encoder/layer transpose" in text
    assert "encoder" not in str(mg.make_jaxpr(mnp.sin)(1.0))


def _ruled(x: Any) -> Any:
    """Every kind of rule, made anew by each call."""
    f = mg.custom_vjp(lambda x: mnp.sin(x))
    f.defvjp(lambda x: (mnp.sin(x), x), lambda x, g: (g * mnp.cos(x),))
    h = mg.custom_jvp(lambda x: mnp.cos(x))
    h.defjvp(lambda p, t: (mnp.cos(p[0]), -mnp.sin(p[0]) * t[0]))
    return mnp.sum(mg.checkpoint(lambda x: f(h(f(x))))(x))


@pytest.mark.parametrize("use", [mg.grad, lambda f: mg.make_jaxpr(mg.grad(f))])
def test_rules_keep_no_graph_alive(use: Any) -> None:
    def nodes() -> int:
        return sum(type(o) in (Node, Graph) for o in gc.get_objects())

    x = np.ones(3, F32)
    use(_ruled)(x)
    gc.collect()
    before = nodes()
    gc.disable()
    try:
        use(_ruled)(x)
        assert nodes() == before
    finally:
        gc.enable()
