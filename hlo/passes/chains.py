"""`shortest_products`: products of matrices in the order that takes the fewest operations.

The best order of a chain is found by dynamic programming (Godbole: On efficient computation of
matrix chain products, IEEE Transactions on Computers C-22(9), 1973). Another order rounds
otherwise, so `monograph.tracer.compile` runs this only where the setting `reorder_products` allows
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.graph import Graph, Node, map_regions, users_of
from monograph.hlo.ops import dot_general
from monograph.hlo.passes.dead import drop_dead
from monograph.hlo.rewrite import Rewriter, Table

_MOST = 32  # matrices of a chain: the search takes the cube of their number
_PLAIN = ("lhs_batching_dimensions", "rhs_batching_dimensions")

Split = list[list[int]]  # [first][last] -> behind which matrix the last product is


def shortest_products(graph: Graph) -> Graph:
    """The graph with its chains of products in their best order; itself, if they are.

    Args:
        graph: a valid one; the graphs that its ops hold are looked at, too.
    """
    users, outs = users_of(graph), set(graph.outs)
    shared = [n for n in graph.nodes if _is_product(n) and (n in outs or len(users[n]) > 1)]

    def reordered(node: Node) -> Any:
        """(a @ b) @ c -> a @ (b @ c), where it takes fewer operations"""
        if not _is_product(node):
            return None
        kept = {rewriter.now(n) for n in shared}
        factors = _factors(node, kept)
        if not 2 < len(factors) <= _MOST:
            return None
        sizes = [_shape(factors[0])[0], *(_shape(x)[1] for x in factors)]
        best, split = _best(sizes)
        if best >= _operations(node, kept):
            return None
        return _product(factors, split, 0, len(factors) - 1, node)

    table = Table({dot_general: [reordered]}, by_kind={"region": [_regions], "call": [_regions]})
    rewriter = Rewriter(table, graph.name)
    made = rewriter.run(graph)
    return graph if made is graph else drop_dead(made)


def _regions(node: Node) -> Any:
    """an op on graphs -> the op on graphs with shorter products"""
    attrs = map_regions(node, shortest_products)
    return None if attrs is None else node.op(*node.ins, **attrs)


def _is_product(node: Node) -> bool:
    """Whether it is ``x @ y`` of matrices of floats, whose sum may be taken in any order."""
    if node.op is not dot_general or node.attrs["order"] != "any":
        return False
    x, y = node.ins
    return (
        x.type.ndim == y.type.ndim == 2
        and x.type.dtype is y.type.dtype is node.type.dtype
        and not any(node.attrs[name] for name in _PLAIN)
        and node.attrs["lhs_contracting_dimensions"] == (1,)
        and node.attrs["rhs_contracting_dimensions"] == (0,)
    )


def _shape(x: Node) -> tuple[int, int]:
    rows, columns = x.type.shape
    return rows, columns


def _inner(x: Node, root: Node, kept: set[Node]) -> bool:
    """Whether a factor is a product of the same chain, which nobody else needs."""
    return _is_product(x) and x not in kept and x.attrs == root.attrs


def _factors(node: Node, kept: set[Node]) -> list[Node]:
    """The matrices of the chain that ends with a product, from left to right."""
    found: list[Node] = []
    for x in node.ins:
        found += _factors(x, kept) if _inner(x, node, kept) else [x]
    return found


def _operations(node: Node, kept: set[Node]) -> int:
    """Multiplications of the chain as it stands."""
    x, y = node.ins
    own = _shape(x)[0] * _shape(x)[1] * _shape(y)[1]
    return own + sum(_operations(z, kept) for z in (x, y) if _inner(z, node, kept))


def _best(sizes: Sequence[int]) -> tuple[int, Split]:
    """The fewest multiplications for matrices of sizes[i] x sizes[i + 1], and where to split."""
    count = len(sizes) - 1
    cost = [[0] * count for _ in range(count)]
    split: Split = [[0] * count for _ in range(count)]
    for length in range(1, count):
        for first in range(count - length):
            last = first + length
            cost[first][last], split[first][last] = min(
                (cost[first][k] + cost[k + 1][last] + sizes[first] * sizes[k + 1] * sizes[last + 1],
                 k)
                for k in range(first, last)
            )  # fmt: skip
    return cost[0][count - 1], split


def _product(factors: Sequence[Node], split: Split, first: int, last: int, root: Node) -> Any:
    """The product of some matrices of the chain, as the splits say."""
    if first == last:
        return factors[first]
    k = split[first][last]
    left = _product(factors, split, first, k, root)
    right = _product(factors, split, k + 1, last, root)
    return dot_general(left, right, **root.attrs)
