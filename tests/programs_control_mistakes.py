"""Loops and choices that both packages refuse."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0, 0.25], F32)
I = np.array([3, 1, 4, 1], np.int32)  # noqa: E741
BRANCHES = [lambda x: x, lambda x: x * 2, lambda x: x * 3]


# ---- choices -------------------------------------------------------------------------------------


@program.raises
def cond_pred_of_a_vector(J: Any) -> Any:
    return J.lax.cond(X > 0, lambda: 1, lambda: 2)


@program.raises
def cond_pred_of_a_list(J: Any) -> Any:
    return J.lax.cond([True], lambda: 1, lambda: 2)


@program.raises
def cond_pred_none(J: Any) -> Any:
    return J.lax.cond(None, lambda: 1, lambda: 2)


@program.raises
def cond_pred_complex(J: Any) -> Any:
    return J.lax.cond(1j, lambda: 1, lambda: 2)


@program.raises
def cond_pred_text(J: Any) -> Any:
    return J.lax.cond("yes", lambda: 1, lambda: 2)


@program.raises
def cond_both_kinds_of_operand(J: Any) -> Any:
    return J.lax.cond(True, lambda x: x, lambda x: x, X, operand=X)


@program.raises
def cond_of_no_function(J: Any) -> Any:
    return J.lax.cond(True, 1.0, 2.0)


@program.raises
def cond_branches_of_other_shapes(J: Any) -> Any:
    return J.lax.cond(True, lambda: X, lambda: X[:2])


@program.raises
def cond_branches_of_other_types(J: Any) -> Any:
    return J.lax.cond(True, lambda: X, lambda: I)


@program.raises
def cond_branches_of_other_kinds_of_number(J: Any) -> Any:
    return J.lax.cond(True, lambda: 1, lambda: 1.0)


@program.raises
def cond_branches_of_other_structures(J: Any) -> Any:
    return J.lax.cond(True, lambda: (X, X), lambda: [X, X])


@program.raises
def cond_branch_of_none(J: Any) -> Any:
    return J.lax.cond(True, lambda: X, lambda: None)


@program.raises
def cond_wrong_number_of_operands(J: Any) -> Any:
    return J.lax.cond(True, lambda x: x, lambda x: x, X, X)


@program.raises
def cond_branch_returns_text(J: Any) -> Any:
    return J.lax.cond(True, lambda: "a", lambda: "b")


@program.raises
def switch_index_of_a_vector(J: Any) -> Any:
    return J.lax.switch(I, BRANCHES, X)


@program.raises
def switch_index_of_a_float(J: Any) -> Any:
    return J.lax.switch(1.0, BRANCHES, X)


@program.raises
def switch_index_of_a_boolean(J: Any) -> Any:
    return J.lax.switch(True, BRANCHES, X)


@program.raises
def switch_of_no_branches(J: Any) -> Any:
    return J.lax.switch(0, [], X)


@program.raises
def switch_of_other_shapes(J: Any) -> Any:
    return J.lax.switch(0, [lambda x: x, lambda x: x[:2]], X)


@program.raises
def switch_of_numbers(J: Any) -> Any:
    return J.lax.switch(0, [1, 2])


@program.raises
def switch_both_kinds_of_operand(J: Any) -> Any:
    return J.lax.switch(0, BRANCHES, X, operand=X)


@program.raises
def select_of_other_shapes(J: Any) -> Any:
    return J.lax.select(X > 0, X, X[:2])


@program.raises
def select_of_other_types(J: Any) -> Any:
    return J.lax.select(X > 0, X, I)


@program.raises
def select_by_numbers(J: Any) -> Any:
    return J.lax.select(X, X, X)


@program.raises
def select_n_of_nothing(J: Any) -> Any:
    return J.lax.select_n(X > 0)


@program.raises
def platform_branch_is_no_function(J: Any) -> Any:
    return J.lax.platform_dependent(X, cpu=3)


@program.raises
def platform_is_missing(J: Any) -> Any:
    return J.jit(lambda x: J.lax.platform_dependent(x, tpu=lambda v: v, cuda=lambda v: v * 2))(X)


# ---- loops ---------------------------------------------------------------------------------------


@program.raises
def reverse_through_while(J: Any) -> Any:
    return J.grad(lambda x: J.lax.while_loop(lambda c: c < 10, lambda c: c * x, x))(2.0)


@program.raises
def reverse_through_traced_bounds(J: Any) -> Any:
    return J.jit(lambda n: J.grad(lambda x: J.lax.fori_loop(0, n, lambda i, v: v * x, x))(2.0))(3)


@program.raises
def carry_of_another_type(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x, None), np.int32(0), X)


@program.raises
def carry_of_another_shape(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + X, None), F32(0), X)


@program.raises
def carry_of_another_structure(J: Any) -> Any:
    return J.lax.scan(lambda c, x: ((c, c), None), 0.0, X)


@program.raises
def carry_of_another_container(J: Any) -> Any:
    return J.lax.scan(lambda c, x: ([c[0]], None), (0.0,), X)


@program.raises
def carry_that_needs_two_promotions(J: Any) -> Any:
    return J.lax.scan(lambda c, x: ((c[0] + x, c[1] + c[0]), None), (0, 0), X)


@program.raises
def weak_float_carry_to_integer(J: Any) -> Any:
    return J.lax.while_loop(lambda c: c < 3, lambda c: np.int32(1), 0.5)


@program.raises
def scan_body_returns_no_pair(J: Any) -> Any:
    return J.lax.scan(lambda c, x: c, 0.0, X)


@program.raises
def scan_body_returns_three(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, c, c), 0.0, X)


@program.raises
def scan_lengths_differ(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, x), 0.0, (X, X[:2]))


@program.raises
def scan_length_disagrees(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, x), 0.0, X, length=3)


@program.raises
def scan_length_unknown(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, x), 0.0)


@program.raises
def scan_over_a_number(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, x), 0.0, 1.0)


@program.raises
def scan_length_traced(J: Any) -> Any:
    return J.jit(lambda n: J.lax.scan(lambda c, x: (c, x), 0.0, None, length=n))(3)


@program.raises
def scan_of_no_function(J: Any) -> Any:
    return J.lax.scan(3, 0.0, X)


@program.raises
def scan_negative_unroll(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, x), 0.0, X, unroll=-1)


@program.raises
def scan_carry_of_text(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, x), "a", X)


@program.raises
def scan_body_returns_text(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, "a"), 0.0, X)


@program.raises
def while_condition_of_a_vector(J: Any) -> Any:
    return J.lax.while_loop(lambda c: c > 0, lambda c: c, X)


@program.raises
def while_condition_of_a_number(J: Any) -> Any:
    return J.lax.while_loop(lambda c: c, lambda c: c, 1.0)


@program.raises
def while_condition_of_a_pair(J: Any) -> Any:
    return J.lax.while_loop(lambda c: (c > 0, c > 0), lambda c: c, 1.0)


@program.raises
def while_condition_of_nothing(J: Any) -> Any:
    return J.lax.while_loop(lambda c: None, lambda c: c, 1.0)


@program.raises
def while_carry_of_another_type(J: Any) -> Any:
    return J.lax.while_loop(lambda c: c < 3, lambda c: c + 0.5, np.int32(0))


@program.raises
def while_without_functions(J: Any) -> Any:
    return J.lax.while_loop(True, lambda c: c, 1)


@program.raises
def fori_bounds_of_two_types(J: Any) -> Any:
    return J.lax.fori_loop(np.int8(0), np.int16(4), lambda i, v: v, 0)


@program.raises
def fori_unknown_bounds_unrolled(J: Any) -> Any:
    return J.jit(lambda n: J.lax.fori_loop(0, n, lambda i, v: v, 0, unroll=2))(3)


@program.raises
def fori_body_of_one_argument(J: Any) -> Any:
    return J.lax.fori_loop(0, 3, lambda i: i, 0)


@program.raises
def fori_bounds_of_vectors(J: Any) -> Any:
    return J.lax.fori_loop(0, np.array([1, 2]), lambda i, v: v, 0)


@program.raises
def map_of_unequal_sizes(J: Any) -> Any:
    return J.lax.map(lambda t: t[0] + t[1], (X, X[:2]))


@program.raises
def map_of_no_function(J: Any) -> Any:
    return J.lax.map(X, X)


@program.raises
def map_over_a_number(J: Any) -> Any:
    return J.lax.map(lambda x: x, 3.0)


@program.raises
def associative_scan_of_no_function(J: Any) -> Any:
    return J.lax.associative_scan(X, X)


@program.raises
def associative_scan_of_unequal_sizes(J: Any) -> Any:
    return J.lax.associative_scan(lambda a, b: a, (X, X[:2]))


@program.raises
def associative_scan_axis_out_of_range(J: Any) -> Any:
    return J.lax.associative_scan(J.numpy.add, X, axis=1)


@program.raises
def python_branch_in_the_body(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + 1 if x > 0 else c, None), 0, X)


@program.raises
def carry_leaks(J: Any) -> Any:
    kept = []
    J.lax.scan(lambda c, x: (c, kept.append(x)), 0.0, X)
    return kept[0] + 1


@program.raises
def reverse_through_while_in_a_scan(J: Any) -> Any:
    double = lambda c: J.lax.while_loop(lambda v: abs(v) < 4, lambda v: v * 2, c)  # noqa: E731
    return J.grad(lambda x: J.lax.scan(lambda c, y: (double(c) + y, c), x, X)[0])(0.7)


@program.raises
def associative_scan_of_nothing(J: Any) -> Any:
    return J.lax.associative_scan(J.numpy.add, ())


@program.raises
def associative_scan_changes_a_type(J: Any) -> Any:
    return J.lax.associative_scan(lambda a, b: (a + b).astype("float32"), I)


@program.raises
def select_n_by_floats(J: Any) -> Any:
    return J.lax.select_n(1.0, X, X)


@program.raises
def fori_traced_boolean_bounds(J: Any) -> Any:
    return J.jit(lambda n: J.lax.fori_loop(False, n, lambda i, v: v + 1, 0))(True)
