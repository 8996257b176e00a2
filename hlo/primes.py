"""Prime factors of lengths: what Fourier transforms and moves in registers are taken apart into."""

from __future__ import annotations


def prime_factors(n: int) -> list[int]:
    """The primes whose product is n, at least 1; the smallest first.

    >>> prime_factors(60), prime_factors(1)
    ([2, 2, 3, 5], [])
    """
    found, p = [], 2
    while p * p <= n:
        while n % p == 0:
            found.append(p)
            n //= p
        p += 1
    return [*found, n] if n > 1 else found
