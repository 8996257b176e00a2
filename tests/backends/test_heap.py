"""Memory of large arrays comes in pages that the system may make huge."""

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
