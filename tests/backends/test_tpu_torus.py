"""Chips on a torus: which links there are, and what collectives put on them."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
import pytest

import monograph.backends.tpu as tpu
from monograph.backends.tpu.core import Core, connect, run_together
from monograph.backends.tpu.isa import Assembler, At
from monograph.backends.tpu.isa import f as flag
from monograph.backends.tpu.torus.collective import pairs_of
from monograph.backends.tpu.torus.exchange import PATTERNS, exchange, limit, send
from monograph.backends.tpu.torus.layout import Placed, Strip, lay_out
from monograph.backends.tpu.torus.timeline import Timeline, arrange
from monograph.backends.tpu.torus.torus import Torus, torus
from monograph.errors import MachineError, ShardingError, UnknownNameError
from monograph.hlo.axes import Mirror, Shift, Transposition
from monograph.sharding import AbstractMesh

LINK = 45e9  # of v5e and v4: nine tenths of 50 GB/s


def mesh(**axes: int) -> AbstractMesh:
    return AbstractMesh(tuple(axes.values()), tuple(axes))


# ---- links ---------------------------------------------------------------------------------------


@pytest.mark.smoke
@pytest.mark.parametrize(("chip", "shape", "wraps"), [
    ("v5e", (16, 16), (True, True)), ("v5e", (8, 16), (False, True)), ("v5e", (4, 4), (False,) * 2),
    ("v6e", (16,), (True, False)), ("v3", (32, 16), (True, False)),
    ("v4", (4, 4, 4), (True,) * 3), ("v4", (4, 4, 8), (True,) * 3), ("v4", (2, 2, 4), (False,) * 3),
    ("v5p", (16, 20, 28), (True,) * 3), ("v4", (4, 4), (False,) * 3),
])  # fmt: skip
def test_rings(chip: str, shape: tuple[int, ...], wraps: tuple[bool, ...]) -> None:
    """Without optical switches an axis is a ring at full length; with them, of whole cubes."""
    made = torus(chip, shape)
    assert made.wraps == wraps
    links = sum(2 * made.size // n * (n - (not w)) for n, w in
                zip(made.shape, made.wraps, strict=True))  # fmt: skip
    assert made.exists().sum() == links


@pytest.mark.smoke
@pytest.mark.parametrize(("sizes", "shape"), [
    ((256,), (16, 16)), ((16, 16), (16, 16)), ((32, 8), (16, 16)), ((4, 64), (16, 16)),
    ((2, 4), (2, 4)), ((8,), (2, 4)), ((1, 4, 1), (2, 2)), ((3, 5), (3, 5)),
])  # fmt: skip
def test_a_mesh_is_laid_on_a_slice(sizes: tuple[int, ...], shape: tuple[int, ...]) -> None:
    placed = lay_out(AbstractMesh(sizes, tuple("abc"[: len(sizes)])), "v5e")
    assert placed.torus.shape == shape
    for name, size in zip("abc", sizes, strict=False):
        assert prod(s.size for s in placed.axes[name]) == size


def test_members_are_where_row_by_row_numbers_say() -> None:
    """The strips of all axes together reach every chip once, in the order of device numbers."""
    rng = np.random.default_rng(0)
    for _ in range(40):
        sizes = tuple(int(n) for n in rng.choice([1, 2, 4, 8], rng.integers(1, 4)))
        placed = lay_out(AbstractMesh(sizes, tuple("abc"[: len(sizes)])), "v4")
        found = np.zeros((1, 3), int)
        for name in "abc"[: len(sizes)]:
            for strip in placed.axes[name]:
                step = np.zeros((strip.size, 3), int)
                step[:, strip.axis] = np.arange(strip.size) * strip.stride
                found = (found[:, None] + step).reshape(-1, 3)
        numbers = np.ravel_multi_index(tuple(found.T), placed.torus.shape)
        assert numbers.tolist() == list(range(prod(sizes)))


# ---- collectives ---------------------------------------------------------------------------------


@pytest.mark.smoke
@pytest.mark.parametrize("n", [2, 3, 5, 8, 16])
@pytest.mark.parametrize("ring", [False, True])
def test_times_of_one_strip(n: int, ring: bool) -> None:
    """The formulas of rings and lines."""
    size = 1e9
    made = Torus(tpu.chip("v5e"), (n, 1), (ring, False))
    w = LINK * (2 if ring else 1)
    gather = size * (n - 1) / (n * w)
    total = n * size  # of an exchange: all that the members hold
    if ring:
        ways = n * n / 4 if n % 2 == 0 else (n * n - 1) / 4
        swap = total / n**2 * ways / (2 * LINK)
    else:
        swap = total / n**2 * (n // 2) * (n - n // 2) / LINK
    wanted = {"all_gather": gather, "reduce_scatter": gather, "all_reduce": 2 * gather,
              "all_to_all": swap}  # fmt: skip
    for kind, seconds in wanted.items():
        found = exchange(kind, size, [Strip(0, 1, n)], made)
        assert found.seconds == pytest.approx(seconds, rel=1e-12), kind
        assert found.bound == "bandwidth"


def test_an_exchange_on_a_large_ring_is_a_quarter_of_a_gather() -> None:
    """V/(4 W) of all that the members hold together."""
    ring = torus("v5e", (16,))
    found = exchange("all_to_all", 1e9, [Strip(0, 1, 16)], ring)
    assert found.seconds == pytest.approx(16e9 / (4 * 2 * LINK))


@pytest.mark.parametrize(("kind", "hops"), [
    ("all_gather", 8), ("reduce_scatter", 8), ("all_reduce", 16), ("all_to_all", 8),
])  # fmt: skip
def test_small_values_are_bound_by_hops(kind: str, hops: int) -> None:
    found = exchange(kind, 64, [Strip(0, 1, 16)], torus("v5e", (16,)))
    assert (found.seconds, found.bound) == (pytest.approx(hops * 1e-6), "latency")
    line = exchange(kind, 64, [Strip(0, 1, 4)], torus("v5e", (4,)))
    assert line.seconds == pytest.approx(3e-6 * (2 if kind == "all_reduce" else 1))


def test_several_axes_share_the_work() -> None:
    """Equal rings: the exact form of V/(n W), all links equally loaded."""
    cube = torus("v4", (4, 4, 4))
    for n in (1, 2, 3):
        strips = [Strip(i, 1, 4) for i in range(n)]
        members = 4**n
        found = exchange("all_gather", 1e9, strips, cube)
        assert found.seconds == pytest.approx(1e9 * (members - 1) / members / (n * 2 * LINK))
        assert found.seconds <= limit("all_gather", 1e9, strips, cube)
        assert np.ptp(found.links[:n]) == pytest.approx(0, abs=1e-3)
        assert not found.links[n:].any()


def by_hand(made: Torus, strip: Strip, send_to: Callable[[int], list[tuple[int, int, float]]],
            ) -> np.ndarray[Any, Any]:  # fmt: skip
    """Bytes on the links of a strip, every message moved link by link.

    `send_to` gives, for a member, (direction, hops, bytes) of all that it sends.
    """
    links = made.no_links()
    for chip in np.ndindex(made.shape):
        member = chip[strip.axis] % (strip.stride * strip.size) // strip.stride
        for way, hops, nbytes in send_to(member):
            here = list(chip)
            for _ in range(hops * strip.stride):
                links[(strip.axis, way, *here)] += nbytes
                here[strip.axis] = (here[strip.axis] + (-1 if way else 1)) % made.shape[strip.axis]
    return links


@pytest.mark.parametrize(("chip", "shape", "strip"), [
    ("v5e", (16, 2), Strip(0, 1, 16)), ("v5e", (4, 3), Strip(0, 1, 4)),
    ("v5e", (16, 2), Strip(0, 4, 4)), ("v5e", (16, 2), Strip(0, 1, 4)),
    ("v5e", (8, 2), Strip(0, 2, 4)), ("v5e", (12, 1), Strip(0, 2, 3)),
    ("v5e", (5, 2), Strip(0, 1, 5)),
])  # fmt: skip
def test_links_of_gathers_and_exchanges(chip: str, shape: tuple[int, ...], strip: Strip) -> None:
    """Against messages that are moved one by one; backwards for scattered sums."""
    made, n = torus(chip, shape), strip.size
    ring = strip.is_ring(made)

    def gather(member: int) -> list[tuple[int, int, float]]:
        if not ring:
            return [(0, n - 1 - member, 1 / n), (1, member, 1 / n)]
        return [(0, n // 2, 0.5 / n), (0, (n - 1) // 2, 0.5 / n),
                (1, n // 2, 0.5 / n), (1, (n - 1) // 2, 0.5 / n)]  # fmt: skip

    def swap(member: int) -> list[tuple[int, int, float]]:
        sent = []
        for other in set(range(n)) - {member}:
            up, down = (other - member) % n, (member - other) % n
            if not ring:
                sent.append((0, up, 1 / n) if other > member else (1, down, 1 / n))
            elif up == down:
                sent += [(0, up, 0.5 / n), (1, down, 0.5 / n)]
            else:
                sent.append((0, up, 1 / n) if up < down else (1, down, 1 / n))
        return sent

    gathered = by_hand(made, strip, gather)
    np.testing.assert_allclose(exchange("all_gather", 1, [strip], made).links, gathered)
    np.testing.assert_allclose(
        exchange("all_to_all", 1, [strip], made).links, by_hand(made, strip, swap)
    )
    scattered = exchange("reduce_scatter", 1, [strip], made).links
    assert scattered.sum() == pytest.approx(gathered.sum())
    assert scattered.max() == pytest.approx(gathered.max())
    assert not scattered[~made.exists()].any()


def test_what_links_carry_is_what_devices_send() -> None:
    """The bytes that the partitioner counts, where neighbours are one link apart."""
    placed = lay_out(mesh(x=16, y=16), "v5e")
    for names in (("x",), ("y",), ("x", "y")):
        p = 16 ** len(names)
        strips = placed.strips(names)
        for kind, times in (("all_gather", 1), ("reduce_scatter", 1), ("all_reduce", 2)):
            found = exchange(kind, 1 << 20, strips, placed.torus)
            assert found.wire_bytes == pytest.approx(times * (p - 1) / p * (1 << 20))


@pytest.mark.parametrize(("n", "ring"), [(5, True), (7, True), (2, False), (4, False)])
def test_a_gather_by_instructions(n: int, ring: bool) -> None:
    """Cores that pass blocks on, both ways: the bytes of every link, and the time but for hops.

    Cores wait for each block before they pass it on, so that every hop's latency shows.
    """
    rows = 512
    machine = tpu.chip("v5e", rows=32, cols=16, mxus=2, vmem=1 << 21, torus=(n,), ici_links=2,
                       ici_efficiency=1.0)  # fmt: skip
    cores = [Core(machine, 0) for _ in range(n)]
    connect(cores, (n,))
    programs = []
    for i, core in enumerate(cores):
        core.put("vmem", i * rows, np.full((rows, 128), i + 1, np.int32))
        asm = Assembler(f"core{i}")
        up = down = n // 2  # blocks that are sent on each way, the core's own first
        if not ring:
            up, down = (i + 1) * (i < n - 1), (n - i) * (i > 0)
        come = {1: n // 2, 2: n // 2} if ring else {1: i, 2: n - 1 - i}
        for k in range(n):
            for count, link, sign, arrived in ((up, 0, -1, 1), (down, 1, 1, 2)):
                if k < count:
                    if k:
                        asm("wait", flag(arrived), 1)
                        come[arrived] -= 1
                    at = At((i + sign * k) % n * rows)
                    asm("send", flag(0), at, at, rows, link, arrived)
        for number, count in ((0, up + down), *come.items()):
            asm("wait", flag(number), count)
        programs.append(asm.program())
    results = run_together(programs, cores)
    for core in cores:
        got = core.get("vmem", 0, (n, rows * 128), np.int32)
        np.testing.assert_array_equal(got, np.arange(1, n + 1)[:, None] * np.ones_like(got))
    made = Torus(machine, (n,), (ring,))
    model = exchange("all_gather", n * rows * 512, [Strip(0, 1, n)], made)
    counted = [[r.bytes.get(f"link{way}", 0) for r in results] for way in (0, 1)]
    np.testing.assert_allclose(model.links[0], counted)
    seconds = machine.seconds(max(r.cycles for r in results))
    hops = model.pattern.hops * machine.ici_latency
    assert model.seconds <= seconds <= (model.seconds + hops) * 1.02


@pytest.mark.smoke
def test_sending() -> None:
    """A turn of a ring, both ways round it, corner to corner, and who sends nothing."""
    ring = torus("v5e", (16,))
    strip = [Strip(0, 1, 16)]
    turn = send(1e6, pairs_of(Shift(1), 16), strip, ring)
    assert turn.seconds == pytest.approx(1e6 / LINK + 1e-6)
    assert turn.links[0, 0].ravel().tolist() == [1e6] * 16
    assert not turn.links[0, 1].any()
    line = send(1e6, pairs_of(Shift(1), 4), [Strip(0, 1, 4)], torus("v5e", (4,)))
    assert line.seconds == pytest.approx(1e6 / LINK + 3e-6)  # the last one's way back
    assert send(1e6, (), strip, ring).axes == ()
    assert send(1e6, ((3, 3),), strip, ring).seconds == 0


def test_pairs() -> None:
    assert pairs_of(Shift(-1), 3) == ((0, 2), (1, 0), (2, 1))
    assert pairs_of(Shift(2, wrap=False), 3) == ((0, 2),)
    assert pairs_of(Mirror(), 3) == ((0, 2), (1, 1), (2, 0))
    assert pairs_of(((1, 0),), 3) == ((1, 0),)
    rows = np.arange(6)
    moved = dict(pairs_of(Transposition((2, 3), (1, 0)), 6))
    assert [moved[s] for s in rows.reshape(2, 3).T.ravel()] == list(range(6))


# ---- mistakes ------------------------------------------------------------------------------------


@pytest.mark.smoke
def test_mistakes() -> None:
    with pytest.raises(MachineError, match="no links"):
        torus("v1", (2,))
    with pytest.raises(MachineError, match="no links"):
        lay_out(mesh(x=4), "v1")
    for shape in ((32, 16), (2, 2, 2), (), (0, 4)):
        with pytest.raises(MachineError, match="slice of v5e"):
            torus("v5e", shape)
    for wrong, shape in ((mesh(x=512), None), (mesh(x=17), None), (mesh(x=6), (4, 4)),
                         (mesh(x=3, y=4), (4, 3))):  # fmt: skip
        with pytest.raises(ShardingError, match="does not fit"):
            lay_out(wrong, "v5e", shape)
    with pytest.raises(UnknownNameError, match="no collective"):
        exchange("broadcast", 1, [Strip(0, 1, 4)], torus("v5e", (4,)))
    assert set(PATTERNS) == {"all_gather", "reduce_scatter", "all_reduce", "all_to_all"}


def test_placed_strips_join() -> None:
    placed: Placed = lay_out(mesh(x=4, y=4, z=16), "v5e")
    assert placed.strips(("x", "y")) == (Strip(0, 1, 16),)
    assert placed.strips(("y", "z")) == (Strip(0, 1, 4), Strip(1, 1, 16))
    assert isinstance(arrange([], placed.torus), Timeline)
