"""Ops that are claimed whole, with code of their own; `monograph.backends.cpu.whole` lists them."""
