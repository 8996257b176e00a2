"""The interpreter as a backend: the definition of every op, run with NumPy."""
