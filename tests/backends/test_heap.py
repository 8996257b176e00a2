"""Memory of large arrays comes in pages that the system may make huge; what happens without any."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Small blocks of the C library are written to and freed; the pool's are cut from what they leave.
USED_BEFORE = """
import ctypes, mmap
from monograph.backends.cpu.calls.heap import pool

c = ctypes.CDLL(None)
c.malloc.restype, c.malloc.argtypes, c.free.argtypes = ctypes.c_void_p, (ctypes.c_size_t,), (
    ctypes.c_void_p,)
c.mincore.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p

def there(address, nbytes):
    found = ctypes.create_string_buffer(nbytes // mmap.PAGESIZE)
    assert c.mincore(address, nbytes, found) == 0
    return sum(byte & 1 for byte in found.raw[: nbytes // mmap.PAGESIZE])

pool()
small = [c.malloc(100_000) for _ in range(400)]
for address in small:
    ctypes.memset(address, 1, 100_000)
for address in small[:-1]:  # what is behind the last one the library would give back
    c.free(address)
nbytes = 4 << 20
block = pool().take(pool().kind(nbytes))
assert min(small) < block < max(small), "not from there"
print(there(block, nbytes))
ctypes.memset(block, 7, nbytes)
assert there(block, nbytes) == nbytes // mmap.PAGESIZE
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which pages are there")
def test_large_blocks_begin_without_small_pages() -> None:
    """Pages that are there stay small, whatever is advised later."""
    done = subprocess.run([sys.executable, "-c", USED_BEFORE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == 0


# The results have memory; what is computed on the way has half of what it wants.
FOUND_NONE = """
import resource
import numpy as np
import monograph as mg
import monograph.numpy as mnp

f = mg.jit({program})
x = np.zeros({shape}, np.{dtype})
compiled = f.lower(x).compile()
use = compiled.memory_analysis()
assert use["temp"] > 24 << 20 and use["temp"] > use["output"], use
with open("/proc/self/statm") as file:
    held = int(file.read().split()[0]) * resource.getpagesize()
limit = held + int(1.3 * use["output"]) + use["temp"] // 2
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
for call in (compiled, f):
    try:
        call(x)
    except MemoryError as e:
        print(e)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits a process as Linux does")
@pytest.mark.parametrize(
    ("program", "shape", "dtype"),
    [
        ("mnp.sort", (1 << 22,), "float32"),
        ("mnp.argsort", (1 << 22,), "int32"),
        ("lambda x: mg.lax.top_k(x, 1 << 20)", (1 << 22,), "float32"),
        ("mnp.fft.fft", (512, 8192), "complex64"),
        ("mnp.fft.irfft2", (4, 1024, 1025), "complex64"),
        ("mnp.linalg.eigvals", (3000, 3000), "float32"),
    ],
    ids=["sort", "argsort", "top_k", "fft", "irfft2", "eigvals"],
)
def test_no_memory_is_an_error(program: str, shape: tuple[int, ...], dtype: str) -> None:
    """Never a dead process, and never results without it."""
    code = FOUND_NONE.format(program=program, shape=shape, dtype=dtype)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first == second
    assert first.startswith("there is no memory for the temporaries of")


# A large array is freed; its memory is kept for others until the caches are cleared.
GIVEN_BACK = """
import monograph as mg
import monograph.numpy as mnp
from monograph.backends.cpu.calls.heap import pool

x = mg.jit(lambda: mnp.arange(1 << 24))()
del x
print(pool().kept >= 1 << 26)
mg.clear_caches()
print(pool().kept)
"""


def test_clear_caches_gives_memory_back() -> None:
    done = subprocess.run([sys.executable, "-c", GIVEN_BACK], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True", "0"]
