"""What users pass to a library function, as the library takes it: axes, element types, values.

Private: the functions of `numpy`, `lax`, `nn` and `random` are written with these.
"""
