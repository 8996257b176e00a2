"""Sparse arrays under both packages."""

from __future__ import annotations

import numpy as np
import scipy.sparse

from both_packages import Programs, part

program = Programs()

M = np.float32([[0, 2, 0, 1], [3, 0, 0, 0], [0, 0, 0, 4]])
T = np.where(np.arange(24).reshape(2, 3, 4) % 5 == 0, np.arange(24).reshape(2, 3, 4) - 7, 0)
T = T.astype(np.float32)
X = np.linspace(-1, 1, 8, dtype=np.float32).reshape(4, 2)


def parts(mat):
    """What a sparse array is made of, and what it says of itself."""
    known = mat.nse, mat.n_batch, mat.n_sparse, mat.n_dense, mat.unique_indices
    return mat.data, mat.indices, list(mat.shape), known, mat.todense()


def bcoo(J, x=M, **how):
    return part(J, "experimental.sparse").BCOO.fromdense(x, **how)


def doubled(J):
    """A matrix with padding, in no order, and two elements in one place."""
    data = np.float32([1, 5, 2, 7, 9, 3])
    places = np.int32([[2, 1], [0, 0], [0, 3], [2, 1], [3, 4], [1, 2]])
    return part(J, "experimental.sparse").BCOO((data, places), shape=(3, 4))


@program
def made_of_dense_ones(J):
    return [
        parts(bcoo(J)), parts(bcoo(J, nse=6)), parts(bcoo(J, nse=2)), parts(bcoo(J, T)),
        parts(bcoo(J, T, n_batch=1)), parts(bcoo(J, T, n_dense=1)),
        parts(bcoo(J, T, n_batch=1, n_dense=1)), parts(bcoo(J, np.int32([0, 4, 0]))),
        str(bcoo(J)), str(bcoo(J, T, n_batch=1)), len(bcoo(J)), bcoo(J).size,
    ]  # fmt: skip


@program
def in_another_order(J):
    s = part(J, "experimental.sparse")
    return [
        parts(bcoo(J).T), parts(bcoo(J, T).transpose((2, 0, 1))),
        parts(s.bcoo_transpose(bcoo(J, T, n_batch=1), permutation=(0, 2, 1))),
        parts(doubled(J).sort_indices()),
    ]  # fmt: skip


@program
def places_that_are_there_twice(J):
    mat = doubled(J)
    return [
        mat.todense(), parts(mat.sum_duplicates()), parts(mat.sum_duplicates(nse=7)),
        parts(mat.sum_duplicates(nse=3)), parts(mat.sum_duplicates(remove_zeros=False)),
        J.jit(lambda m: m.sum_duplicates(nse=5).todense())(mat),
    ]  # fmt: skip


@program
def products_with_dense_ones(J):
    mat, many = bcoo(J), bcoo(J, T)
    dot = part(J, "experimental.sparse").bcoo_dot_general
    return [
        mat @ X, mat @ X[:, 0], J.numpy.asarray(X)[:3, 0] @ mat, doubled(J) @ X, mat.T @ M,
        J.numpy.asarray(X).T @ mat.T, J.jit(lambda m, x: m @ x)(mat, X),
        dot(many, X, dimension_numbers=(((2,), (0,)), ((), ()))),
        dot(many, T, dimension_numbers=(((1, 2), (1, 2)), ((), ()))),
        dot(T, many, dimension_numbers=(((2,), (2,)), ((), ()))),
        dot(bcoo(J, T, n_batch=1), T, dimension_numbers=(((2,), (2,)), ((0,), (0,)))),
        dot(mat, X[0], dimension_numbers=(((), ()), ((), ()))),
        bcoo(J, np.int32([[1, 0], [0, 2]])) @ np.float32([1.5, 2]),
    ]  # fmt: skip


@program
def products_of_two_sparse_ones(J):
    mat = bcoo(J)
    found = [mat @ mat.T, mat @ bcoo(J, X), doubled(J) @ mat.T]
    return [m.todense() for m in found]


@program
def sums_in_the_type_that_is_asked_for(J):
    s, row = part(J, "experimental.sparse"), (((1,), (0,)), ((), ()))

    def dot(a, b, numbers=row, **how):
        return s.bcoo_dot_general(a, b, dimension_numbers=numbers, **how)

    hundreds, yes = np.full(50, 100, np.int8), bcoo(J, M != 0)
    small, floats = bcoo(J, hundreds[None]), np.full(4, 0.1, np.float16)
    return [
        dot(small, hundreds, preferred_element_type="int32"), dot(small, hundreds),
        dot(hundreds, small.T, (((0,), (0,)), ((), ())), preferred_element_type="int32"),
        dot(bcoo(J, floats[None]), floats, preferred_element_type="float32"),
        dot(bcoo(J, np.int32([[70000]])), np.float16([1]), preferred_element_type="float32"),
        dot(bcoo(J, np.uint8([[200]])), np.int8([1]), preferred_element_type="int32"),
        yes @ np.ones(4, bool), (yes @ yes.T).todense(), yes.sum(0).todense(),
        bcoo(J, np.ones((1, 5000), np.float16)).sum(1).todense(),
    ]  # fmt: skip


@program
def sums_over_axes(J):
    mat, short = bcoo(J), bcoo(J, np.int8([[100, 0], [100, 2]]))
    return [
        mat.sum(np.int64(0)).todense(), mat.sum(-1).todense(), mat.sum((0, 1)),
        bcoo(J, M[0]).sum(0), short.sum(0).todense(), short.sum(),
    ]  # fmt: skip


@program
def stacks_of_dense_ones(J):
    mat, stack = bcoo(J), J.numpy.asarray(T.reshape(2, 4, 3))
    return [stack @ mat, mat @ stack, bcoo(J, M[0]) @ stack, stack @ bcoo(J, M[:, 0])]


@program
def no_sparse_dimensions(J):
    s, none = part(J, "experimental.sparse"), bcoo(J, np.zeros(3, np.float32), n_dense=1)
    return [
        parts(s.bcoo_extract(bcoo(J, M, n_dense=2), M)), parts(none.sum_duplicates()),
        bcoo(J, M[0], n_dense=1).sum_duplicates().todense(),
    ]  # fmt: skip


@program
def indices_from_the_end(J):
    s = part(J, "experimental.sparse")
    places = np.int32([[-1, 0], [0, -2], [1, 1]])
    mat = s.BCOO((np.float32([1, 5, 9]), places), shape=(2, 2))
    x = np.float32([[1, 2], [3, 4]])
    return [
        mat.todense(), mat @ x, J.numpy.asarray(x) @ mat, mat.sum_duplicates().todense(),
        mat.sum(0).todense(), mat.sum(1).todense(), mat.sum(), (mat * x).todense(),
        s.bcoo_extract(mat, x).todense(),
    ]  # fmt: skip


@program
def arithmetic(J):
    mat, s = bcoo(J), part(J, "experimental.sparse")
    return [
        parts(mat * 2), parts(3.0 * mat), parts(mat / 2), parts(-mat), (mat + mat.T.T).todense(),
        (mat - doubled(J)).todense(), (mat * M).todense(), s.bcoo_multiply_dense(mat, M[0]),
        parts(mat.astype("int32")), mat.sum(), mat.sum(0).todense(), mat.sum(1).todense(),
        s.bcoo_reduce_sum(bcoo(J, T, n_dense=1), axes=(0, 2)).todense(),
        s.bcoo_extract(mat, M * 2 + 1).todense(), s.bcoo_extract(doubled(J), M + 1).todense(),
        s.todense(mat), s.todense(X),
    ]  # fmt: skip


@program
def made_of_nothing(J):
    s = part(J, "experimental.sparse")
    return [
        parts(s.empty((2, 3), nse=2)),
        parts(s.eye(3)),
        s.eye(3, 4, k=1, dtype="int32").todense(),
        s.eye(4, 2, k=-1).todense(),
    ]


@program
def of_scipy(J):
    return parts(part(J, "experimental.sparse").BCOO.from_scipy_sparse(scipy.sparse.csr_matrix(M)))


@program
def derivatives(J):
    s = part(J, "experimental.sparse")

    def loss(mat, x):
        return J.numpy.sum(J.numpy.sin(mat @ x))

    mat = bcoo(J)
    value, both = s.value_and_grad(loss, argnums=(0, 1))(mat, X)
    through = J.grad(lambda data: s.BCOO((data, mat.indices), shape=M.shape).todense().sum() ** 2)
    return [
        parts(s.grad(loss)(mat, X)), value, both[0].todense(), both[1],
        J.jit(J.grad(loss, argnums=1))(mat, X), through(mat.data),
        J.grad(lambda m: J.numpy.sum(bcoo(J, m, nse=4).data ** 2))(M),
    ]  # fmt: skip


@program
def over_batches(J):
    stack = bcoo(J, np.stack([M, M[::-1] * 2]), n_batch=1)
    made = J.vmap(lambda m: bcoo(J, m, nse=4))(T)
    return [
        J.vmap(lambda m, x: m @ x, in_axes=(0, None))(stack, X), parts(made),
        J.vmap(lambda x: bcoo(J) @ x, in_axes=1, out_axes=1)(X),
        J.vmap(lambda m: m.todense() * 2)(stack),
    ]  # fmt: skip


@program
def in_loops_and_trees(J):
    mat = bcoo(J, M[:, :3])
    return [
        J.lax.fori_loop(0, 3, lambda i, x: J.numpy.tanh(mat @ x), X[:3]),
        J.lax.scan(lambda m, x: (m * x, m.sum()), mat, X[:, 0])[0].todense(),
        [x.shape for x in J.tree.leaves({"m": mat})], J.tree.map(lambda x: x * 1, mat).todense(),
    ]  # fmt: skip


@program.raises
def wrong_sizes(J):
    return bcoo(J) @ X[:3]


@program.raises
def parts_that_do_not_fit(J):
    return part(J, "experimental.sparse").BCOO((np.ones(3), np.zeros((2, 2), int)), shape=(3, 3))


@program.raises
def an_order_that_mixes_batches(J):
    return bcoo(J, T, n_batch=1).transpose((1, 0, 2))


@program.raises
def as_many_as_the_values_say_under_jit(J):
    return J.jit(lambda x: bcoo(J, x).todense())(M)
