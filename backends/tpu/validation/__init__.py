"""The model beside published measurements: rows with source, figure, error, fitted or not.

``from monograph.backends.tpu import validation``; `docs/tpu-validation.md` is made of `rows.ROWS`.
"""
