"""Tiles through the elements of `cells`: what enters at the edges, and what leaves when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.tpu.cells import OutputCells, WeightCells
from monograph.backends.tpu.cycles import Start

Array = np.ndarray[Any, Any]
_CHUNK = 1 << 13  # cycles whose edges are laid out at once

Tiles = list[tuple[Array, Array]]


@dataclass(frozen=True)
class Edges:
    """What enters an array that keeps weights, in some cycles.

    Attributes:
        a, bits: at the left edge, [cycle, row] and [cycle, bit, row].
        weights, step: at the upper edge, [cycle, column]; the step of each column's load, or -1.
    """

    a: Array
    bits: Array
    weights: Array
    step: Array


def edges(cells: WeightCells, tiles: Tiles, starts: list[Start], begin: int, end: int) -> Edges:
    """The edges of the cycles from `begin` up to `end`."""
    rows, cols, dtype = cells.rows, cells.cols, cells.scratch.dtype
    skew, row, col, count = cells.skew(), np.arange(rows), np.arange(cols), end - begin
    a, bits = np.zeros((count, rows), dtype), np.zeros((count, 2, rows), bool)
    bits[:, 0] = True
    weights, step = np.zeros((count, cols), dtype), np.full((count, cols), -1, np.int32)
    for (streamed, kept), start in zip(tiles, starts, strict=True):
        if start.load >= end or start.stream + len(streamed) + rows < begin:
            continue
        first = max(begin - start.stream - int(skew.max()), 0)  # the rows that enter meanwhile
        rows_of_tile = np.arange(first, min(end - start.stream, len(streamed)))
        when = start.stream - begin + rows_of_tile[:, None] + skew
        m, r = np.nonzero((when >= 0) & (when < count))
        a[when[m, r], r] = streamed[rows_of_tile[m], r]
        bits[when[m, r], 0, r] = False
        swaps = start.stream - begin + min(cells.swap_row, len(streamed) - 1) + skew
        inside = (swaps >= 0) & (swaps < count)
        bits[swaps[inside], 1, row[inside]] = True
        when = start.load - begin + row[:, None] + col
        k, c = np.nonzero((when >= 0) & (when < count))
        weights[when[k, c], c] = kept[rows - 1 - k, c]
        step[when[k, c], c] = k
    return Edges(a, bits, weights, step)


def run_weights(cells: WeightCells, tiles: Tiles, starts: list[Start]) -> tuple[list[Array], int]:
    """Stream tiles through an array that keeps weights.

    Args:
        cells: the array, at rest.
        tiles: per fold what streams [m, rows] and what stays [rows, cols].
        starts: when each fold's load and stream begin.

    Returns:
        The sums [m, cols] of each fold, and the number of cycles until the last one has left.
    """
    cols, m, last = cells.cols, len(tiles[0][0]), 0
    found: list[list[Array]] = [[] for _ in range(cols)]
    for begin, end in _busy(starts, m + cells.rows + cols):
        given = edges(cells, tiles, starts, begin, end)
        left = np.zeros(given.weights.shape, cells.scratch.dtype)
        valid = np.zeros(left.shape, bool)
        loading = given.step.max(axis=1) >= 0
        with np.errstate(all="ignore"):
            for t in range(len(left)):
                weights = given.weights[t] if loading[t] else None
                cells.tick(given.a[t], given.bits[t], weights, given.step[t])
                left[t] = cells.sums.bottom
                np.logical_not(cells.now.bits[0, -1, 1:], out=valid[t])
        for c in range(cols):
            found[c].append(left[valid[:, c], c])
        if valid.any():
            last = begin + int(np.flatnonzero(valid.any(axis=1))[-1])
    sums = np.stack([np.concatenate(column) for column in found], axis=1)
    return list(sums.reshape(len(tiles), m, cols)), last + 1


def _busy(starts: list[Start], after: int) -> Iterator[tuple[int, int]]:
    """Pieces of the time in which something moves: from a load to so long after the stream's begin.

    Between them the array is at rest, and its registers stay as they are.
    """
    spans: list[list[int]] = []
    for start in starts:
        if spans and start.load <= spans[-1][1]:
            spans[-1][1] = start.stream + after
        else:
            spans.append([start.load, start.stream + after])
    for first, last in spans:
        for begin in range(first, last, _CHUNK):
            yield begin, min(begin + _CHUNK, last)


def run_outputs(cells: OutputCells, tiles: Tiles, starts: list[Start]) -> tuple[list[Array], int]:
    """Stream tiles through an array that keeps sums.

    Args:
        cells: the array, at rest.
        tiles: per fold what enters from the left [rows, k] and from above [k, cols].
        starts: when each fold begins.

    Returns:
        The sums [rows, cols] of each fold, and the number of cycles until the last one has left.
    """
    rows, cols, k = cells.rows, cells.cols, tiles[0][0].shape[1]
    skew, group, found, end = cells.skew(), cells.numerics.chain_group, [], 0
    length = k + rows + cols - 2
    term = np.arange(k)
    first, last = term == 0, term == k - 1
    marks = (term < 0, first, last, last | (term % group == group - 1))
    with np.errstate(all="ignore"):
        for (left, above), start in zip(tiles, starts, strict=True):
            a = np.zeros((length + rows, rows), cells.scratch.dtype)
            b = np.zeros((length + cols, cols), cells.scratch.dtype)
            bits = np.zeros((length + rows, 4, rows), bool)
            bits[:, 0] = True
            when = term[:, None] + skew
            a[when, np.arange(rows)] = left.T
            b[term[:, None] + np.arange(cols), np.arange(cols)] = above
            marks = (
                0 * term,
                term == 0,
                term == k - 1,
                (term % group == group - 1) | (term == k - 1),
            )
            for i, mark in enumerate(marks):
                bits[when, i, np.arange(rows)] = mark[:, None]
            for t in range(length):
                if cells.tick(a[t], bits[t], b[t]):
                    end = start.stream + t + 1
            found.append(cells.y.copy())
    return found, end


__all__ = ["Edges", "edges", "run_outputs", "run_weights"]
