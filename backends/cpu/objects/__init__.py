"""Object code: compiling it, keeping it, loading it."""
