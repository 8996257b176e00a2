"""From a Python function to a graph and back to values."""
