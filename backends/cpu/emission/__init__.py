"""LLVM IR as text: modules and functions, element types, addresses, reads and writes."""
