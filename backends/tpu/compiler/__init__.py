"""From a fused program to instruction streams, and what they cost: the compiler of the TPU machine.

`backend.py` beside this folder calls `tasks_of`; every file here does one step of it.
"""
