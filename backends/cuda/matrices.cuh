// Factors of matrices and what is solved with them. A block has a matrix (or some columns of one);
// all of its threads call these functions together. Matrices lie by rows.
#ifndef MONOGRAPH_MATRICES
#define MONOGRAPH_MATRICES

template <class T> struct PartOf { typedef T type; };
template <class T> struct PartOf<Complex<T>> { typedef T type; };
template <class T> struct WideOf { typedef f64 type; };
template <class T> struct WideOf<Complex<T>> { typedef c128 type; };

DEVICE f32 real_of(f32 x) { return x; }
DEVICE f64 real_of(f64 x) { return x; }
template <class T> DEVICE T real_of(Complex<T> x) { return x.re; }
DEVICE f32 imag_of(f32 x) { return 0; }
DEVICE f64 imag_of(f64 x) { return 0; }
template <class T> DEVICE T imag_of(Complex<T> x) { return x.im; }
DEVICE f32 conj_of(f32 x) { return x; }
DEVICE f64 conj_of(f64 x) { return x; }
template <class T> DEVICE Complex<T> conj_of(Complex<T> x) { return {x.re, -x.im}; }
DEVICE f64 square_of(f64 x) { return x * x; }
template <class T> DEVICE f64 square_of(Complex<T> x) {
    return (f64)x.re * x.re + (f64)x.im * x.im;
}
template <class T> struct Made {
    static DEVICE T of(f64 re, f64 im) { return (T)re; }
};
template <class T> struct Made<Complex<T>> {
    static DEVICE Complex<T> of(f64 re, f64 im) { return {(T)re, (T)im}; }
};

// Sum over the block, for all of its threads.
DEVICE f64 block_sum(f64 x) {
    SHARED(f64, parts, 256);
    __syncthreads();
    parts[threadIdx.x] = x;
    for (int d = 128; d > 0; d /= 2) {
        __syncthreads();
        if (threadIdx.x < d) parts[threadIdx.x] += parts[threadIdx.x + d];
    }
    __syncthreads();
    return parts[0];
}

// Which number is the largest of all that threads come with; of equal ones the first.
DEVICE i32 block_largest(f64 x, i32 number) {
    SHARED(f64, most, 256);
    SHARED(i32, which, 256);
    __syncthreads();
    most[threadIdx.x] = x;
    which[threadIdx.x] = number;
    for (int d = 128; d > 0; d /= 2) {
        __syncthreads();
        if (threadIdx.x < d) {
            const int other = threadIdx.x + d;
            if (most[other] > most[threadIdx.x] ||
                (most[other] == most[threadIdx.x] && which[other] < which[threadIdx.x])) {
                most[threadIdx.x] = most[other];
                which[threadIdx.x] = which[other];
            }
        }
    }
    __syncthreads();
    return which[0];
}

template <class T> DEVICE bool block_finite(const T *a, i64 n) {
    f64 wrong = 0;
    for (i64 at = threadIdx.x; at < n; at += blockDim.x)
        wrong += !(is_finite(real_of(a[at])) && is_finite(imag_of(a[at])));
    return block_sum(wrong) == 0;
}

// A = L L^H (LOWER) or U^H U, from one triangle: column by column, U in place, at last transposed.
// NaN where A is not positive definite.
template <class T, int N, bool LOWER> DEVICE void block_cholesky(const T *a, T *u) {
    for (i64 at = threadIdx.x; at < (i64)N * N; at += blockDim.x) {
        const int i = at / N, j = at % N;
        u[at] = j < i ? T{} : LOWER ? conj_of(a[(i64)j * N + i]) : a[at];
    }
    bool failed = false;
    for (int k = 0; k < N; ++k) {
        T *row = u + (i64)k * N;
        __syncthreads();
        const auto pivot = real_of(row[k]);
        failed |= !(pivot > 0);
        const auto root = sqrt(pivot);
        __syncthreads();
        for (int j = k + threadIdx.x; j < N; j += blockDim.x)
            row[j] = j == k ? Made<T>::of(root, 0) : row[j] / Made<T>::of(root, 0);
        __syncthreads();
        const int rest = N - k - 1;
        for (i64 at = threadIdx.x; at < (i64)rest * rest; at += blockDim.x) {
            const int i = k + 1 + at / rest, j = k + 1 + at % rest;
            if (j >= i) u[(i64)i * N + j] = u[(i64)i * N + j] - conj_of(row[i]) * row[j];
        }
    }
    __syncthreads();
    const f64 none = bits_as<f64>(0x7FF8000000000000ull);
    for (i64 at = threadIdx.x; at < (i64)N * N; at += blockDim.x) {
        const int i = at / N, j = at % N;
        if (j < i) continue;
        const T x = failed ? Made<T>::of(none, 0) : u[at];
        if (LOWER && j > i) u[at] = T{};
        u[LOWER ? (i64)j * N + i : at] = LOWER ? conj_of(x) : x;
    }
}

// M X = B for COLUMNS of the K columns of B from `first` on. Element (i, l) of M lies at
// i MI + l ML, (i, j) of B and X at i SI + j SJ.
template <class T, int N, int K, int COLUMNS, i64 MI, i64 ML, bool CONJUGATE, bool FORWARD,
          bool UNIT, i64 SI, i64 SJ>
DEVICE void block_solve(const T *m, const T *b, T *x, int first) {
    const int j = first + threadIdx.x % COLUMNS, mine = threadIdx.x / COLUMNS;
    const int step = blockDim.x / COLUMNS;
    if (j < K)
        for (int i = mine; i < N; i += step) x[i * SI + j * SJ] = b[i * SI + j * SJ];
    for (int count = 0; count < N; ++count) {
        const int i = FORWARD ? count : N - 1 - count;
        __syncthreads();
        if (!UNIT && mine == 0 && j < K) {
            const T d = m[i * MI + i * ML];
            x[i * SI + j * SJ] = x[i * SI + j * SJ] / (CONJUGATE ? conj_of(d) : d);
        }
        __syncthreads();
        if (j >= K) continue;
        const T solved = x[i * SI + j * SJ];
        for (int more = mine; more < N - 1 - count; more += step) {
            const int l = FORWARD ? i + 1 + more : i - 1 - more;
            const T k = m[l * MI + i * ML];
            x[l * SI + j * SJ] = x[l * SI + j * SJ] - (CONJUGATE ? conj_of(k) : k) * solved;
        }
    }
}

// P A = L U with the largest pivot of each column (by |re| + |im|, as LAPACK's getrf).
template <class T, int M, int N> DEVICE void block_lu(const T *a, T *f, i32 *pivots, i32 *info) {
    for (i64 at = threadIdx.x; at < (i64)M * N; at += blockDim.x) f[at] = a[at];
    i32 zero = 0;
    for (int k = 0; k < (M < N ? M : N); ++k) {
        __syncthreads();
        f64 most = -1;
        i32 best = k;
        for (int i = k + threadIdx.x; i < M; i += blockDim.x) {
            const T x = f[(i64)i * N + k];
            const f64 size = fabs((f64)real_of(x)) + fabs((f64)imag_of(x));
            if (size > most) {
                most = size;
                best = i;
            }
        }
        const i32 row = block_largest(most, best);
        if (threadIdx.x == 0) pivots[k] = row + 1;
        for (int j = threadIdx.x; j < N && row != k; j += blockDim.x) {
            const T held = f[(i64)k * N + j];
            f[(i64)k * N + j] = f[(i64)row * N + j];
            f[(i64)row * N + j] = held;
        }
        __syncthreads();
        const T pivot = f[(i64)k * N + k];
        const bool none = pivot == T{};
        if (none && !zero) zero = k + 1;
        for (int i = k + 1 + threadIdx.x; i < M && !none; i += blockDim.x)
            f[(i64)i * N + k] = f[(i64)i * N + k] / pivot;
        __syncthreads();
        const int wide = N - k - 1;
        for (i64 at = threadIdx.x; at < (i64)(M - k - 1) * wide; at += blockDim.x) {
            const i64 i = k + 1 + at / wide, j = k + 1 + at % wide;
            f[i * N + j] = f[i * N + j] - f[i * N + k] * f[(i64)k * N + j];
        }
    }
    if (threadIdx.x == 0) *info = zero;
}

// Rows from k on of the columns from `first` on become (1 - tau v v^H) of them; v is 1, then what is
// below element (k, k) of `from`.
template <class T, int M, int N, int FROM>
DEVICE void block_reflect(const T *from, T *x, int k, int first, T tau) {
    SHARED(T, sums, 256);
    const int side = threadIdx.x % 32, mine = threadIdx.x / 32, step = blockDim.x / 32;
    for (int start = first; start < N; start += 32) {
        const int j = start + side;
        T sum{};
        for (int i = k + mine; i < M && j < N; i += step) {
            const T v = i == k ? Made<T>::of(1, 0) : from[(i64)i * FROM + k];
            sum = sum + conj_of(v) * x[(i64)i * N + j];
        }
        __syncthreads();
        sums[threadIdx.x] = sum;
        __syncthreads();
        T whole{};
        for (int part = 0; part < step; ++part) whole = whole + sums[part * 32 + side];
        whole = tau * whole;
        for (int i = k + mine; i < M && j < N; i += step) {
            const T v = i == k ? Made<T>::of(1, 0) : from[(i64)i * FROM + k];
            x[(i64)i * N + j] = x[(i64)i * N + j] - v * whole;
        }
    }
    __syncthreads();
}

// Reflectors below R and their factors, as LAPACK's geqrf has them.
template <class T, int M, int N> DEVICE void block_qr(const T *a, T *r, T *taus) {
    for (i64 at = threadIdx.x; at < (i64)M * N; at += blockDim.x) r[at] = a[at];
    for (int k = 0; k < (M < N ? M : N); ++k) {
        __syncthreads();
        f64 below = 0;
        for (int i = k + 1 + threadIdx.x; i < M; i += blockDim.x)
            below += square_of(r[(i64)i * N + k]);
        below = block_sum(below);
        const T alpha = r[(i64)k * N + k];
        T tau{};
        f64 beta = real_of(alpha);
        if (below != 0 || imag_of(alpha) != 0) {
            beta = -copysign(sqrt(square_of(alpha) + below), (f64)real_of(alpha));
            tau = Made<T>::of((beta - real_of(alpha)) / beta, -imag_of(alpha) / beta);
            const T by = alpha - Made<T>::of(beta, 0);
            for (int i = k + 1 + threadIdx.x; i < M; i += blockDim.x)
                r[(i64)i * N + k] = r[(i64)i * N + k] / by;
        }
        __syncthreads();
        if (threadIdx.x == 0) {
            taus[k] = tau;
            r[(i64)k * N + k] = Made<T>::of(beta, 0);
        }
        block_reflect<T, M, N, N>(r, r, k, k + 1, conj_of(tau));
    }
}

// The first N columns of the product of K reflections.
template <class T, int M, int N, int K>
DEVICE void block_reflections(const T *a, const T *taus, T *q) {
    for (i64 at = threadIdx.x; at < (i64)M * N; at += blockDim.x)
        q[at] = Made<T>::of(at / N == at % N, 0);
    __syncthreads();
    for (int k = K - 1; k >= 0; --k) block_reflect<T, M, N, N>(a, q, k, k, taus[k]);
}

// Elements that are exchanged in turn; the last pivots may name places that are not there.
template <int COUNT, int SIZE> DEVICE void permuted(const i32 *pivots, i32 *order) {
    for (int i = 0; i < SIZE; ++i) order[i] = i;
    for (int i = 0; i < COUNT; ++i) {
        const i32 other = pivots[i];
        const i32 mine = order[i];
        const bool there = other >= 0 && other < SIZE;
        order[i] = there ? order[other] : 0;
        if (there) order[other] = mine;
    }
}

// What stands in a row of three diagonals, right of the diagonal's place, and its right-hand side.
template <class T> struct DiagonalRow { T middle, above, beyond, right; };

template <class T> DEVICE f64 length_of(T x) {
    return fabs((f64)real_of(x)) + fabs((f64)imag_of(x));
}

// One right-hand side of a system whose matrix is three diagonals, as LAPACK's gtsv: elimination
// with exchanges of neighbouring rows. Elements of b, x and of the three parts of `kept`, where the
// rows of the triangle stay, lie `step` and `apart` elements apart. Returns gtsv's info.
template <class T, int N>
DEVICE i32 tridiagonal_solution(const T *lower, const T *middle, const T *upper, const T *b, T *x,
                                i64 step, T *kept, i64 apart) {
    T *middles = kept, *above = kept + N * apart, *beyond = kept + 2 * N * apart;
    i32 info = 0;
    DiagonalRow<T> row = {middle[0], N > 1 ? upper[0] : T{}, T{}, b[0]};
    for (int i = 0; i < N; ++i) {
        DiagonalRow<T> next{};
        if (i + 1 < N) {
            const T below = lower[i + 1];
            next = {middle[i + 1], i + 2 < N ? upper[i + 1] : T{}, T{}, b[(i + 1) * step]};
            if (length_of(row.middle) >= length_of(below)) {
                const T part = below / row.middle;
                next.middle = next.middle - part * row.above;
                next.right = next.right - part * row.right;
            } else {
                const T part = row.middle / below;
                const DiagonalRow<T> first = {below, next.middle, next.above, next.right};
                next = {row.above - part * first.above, -(part * first.beyond), T{},
                        row.right - part * first.right};
                row = first;
            }
        }
        if (row.middle == T{} && !info) info = i + 1;
        middles[i * apart] = row.middle;
        above[i * apart] = row.above;
        beyond[i * apart] = row.beyond;
        x[i * step] = row.right;
        row = next;
    }
    T one{}, two{};  // what was found before, and before that
    for (int i = N - 1; i >= 0; --i) {
        T rest = x[i * step];
        if (i + 1 < N) rest = rest - above[i * apart] * one;
        if (i + 2 < N) rest = rest - beyond[i * apart] * two;
        two = one;
        one = rest / middles[i * apart];
        x[i * step] = one;
    }
    return info;
}

// ---- Jacobi's method: rows of W are turned two by two until they are orthogonal --------------------
//
// Hestenes, "Inversion of matrices by biorthogonalization and related results", SIAM 6 (1958); the
// order of pairs is a round-robin tournament, so that the warps of a block turn pairs at once
// (Brent and Luk, SIAM J. Sci. Stat. Comput. 6, 1985). The same turns are made of the rows of Z.

template <class W, int L> DEVICE void turn_rows(W *x, W *y, f64 c, f64 s, W phase) {
    for (int i = threadIdx.x % 32; i < L; i += 32) {
        const W p = x[i], q = y[i];
        const W cc = Made<W>::of(c, 0), ss = Made<W>::of(s, 0);
        x[i] = cc * p - ss * (phase * q);
        y[i] = ss * (conj_of(phase) * p) + cc * q;
    }
}

// Whether all rows were orthogonal in the end.
template <class W, int ROWS, int L, bool HAS_Z> DEVICE bool block_jacobi(W *w, W *z, f64 near) {
    const int players = (ROWS + 1) / 2 * 2, warp = threadIdx.x / 32, warps = blockDim.x / 32;
    for (int sweep = 0; sweep < 40; ++sweep) {
        f64 turns = 0;
        for (int round = 0; round < players - 1; ++round) {
            __syncthreads();
            for (int game = warp; game < players / 2; game += warps) {
                const int a = game ? (round + game) % (players - 1) : players - 1;
                const int b = game ? (round + players - 1 - game) % (players - 1) : round;
                const int p = a < b ? a : b, q = a < b ? b : a;
                if (q >= ROWS) continue;
                W *x = w + (i64)p * L, *y = w + (i64)q * L;
                f64 xx = 0, yy = 0;
                W xy{};
                for (int i = threadIdx.x % 32; i < L; i += 32) {
                    xx += square_of(x[i]);
                    yy += square_of(y[i]);
                    xy = xy + x[i] * conj_of(y[i]);
                }
                for (int d = 16; d > 0; d /= 2) {
                    xx += from_below(xx, d);
                    yy += from_below(yy, d);
                    xy = xy + from_below(xy, d);
                }
                xx = from_first(xx, 32);
                yy = from_first(yy, 32);
                xy = from_first(xy, 32);
                const f64 size = sqrt(square_of(xy));
                if (!(size > near * sqrt(xx) * sqrt(yy)) || size < 1e-300) continue;
                const f64 zeta = (yy - xx) / (2 * size);
                const f64 t = copysign(1.0, zeta) / (fabs(zeta) + sqrt(1 + zeta * zeta));
                const f64 c = 1 / sqrt(1 + t * t);
                const W phase = Made<W>::of(real_of(xy) / size, imag_of(xy) / size);
                turn_rows<W, L>(x, y, c, c * t, phase);
                if (HAS_Z) turn_rows<W, ROWS>(z + (i64)p * ROWS, z + (i64)q * ROWS, c, c * t, phase);
                turns += 1;
            }
        }
        if (block_sum(turns) == 0) return true;
    }
    return false;
}

// The lengths of rows, and each row's rank by them; of equal lengths the first row comes first.
template <class W, int ROWS, int L> DEVICE void block_ranks(const W *w, f64 *sizes, i32 *ranks, bool falling) {
    __syncthreads();
    for (int p = threadIdx.x / 32; p < ROWS; p += blockDim.x / 32) {
        f64 sum = 0;
        for (int i = threadIdx.x % 32; i < L; i += 32) sum += square_of(w[(i64)p * L + i]);
        for (int d = 16; d > 0; d /= 2) sum += from_below(sum, d);
        if (threadIdx.x % 32 == 0) sizes[p] = sqrt(sum);
    }
    __syncthreads();
    for (int p = threadIdx.x; p < ROWS; p += blockDim.x) {
        i32 rank = 0;
        for (int q = 0; q < ROWS; ++q) {
            const bool before = falling ? sizes[q] > sizes[p] : sizes[q] < sizes[p];
            rank += before || (sizes[q] == sizes[p] && q < p);
        }
        ranks[p] = rank;
    }
    __syncthreads();
}

// Eigenvectors (columns) and eigenvalues, rising, of a Hermitian matrix of which one triangle is
// read. A + c with c twice A's norm is positive definite and well conditioned: what turns its rows
// orthogonal makes them its eigenvectors. In f64.
template <class T, int N, bool LOWER>
DEVICE void block_eigh(const T *a, T *vectors, typename PartOf<T>::type *values, i32 *info,
                       typename WideOf<T>::type *w) {
    typedef typename WideOf<T>::type W;
    typedef typename PartOf<T>::type R;
    SHARED(f64, sizes, N);
    SHARED(i32, ranks, N);
    const f64 none = bits_as<f64>(0x7FF8000000000000ull);
    const bool finite = block_finite(a, (i64)N * N);
    f64 norm = 0;
    for (i64 at = threadIdx.x; at < (i64)N * N; at += blockDim.x) {
        const int i = at / N, j = at % N;
        const bool own = LOWER ? j <= i : j >= i;
        const T x = own ? a[at] : conj_of(a[(i64)j * N + i]);
        w[at] = Made<W>::of(real_of(x), i == j ? 0 : imag_of(x));
        norm += square_of(w[at]);
    }
    norm = sqrt(block_sum(norm));
    const f64 shift = norm > 0 ? 2 * norm : 1;
    for (int i = threadIdx.x; i < N; i += blockDim.x)
        w[(i64)i * N + i] = w[(i64)i * N + i] + Made<W>::of(shift, 0);
    const bool done = !finite || block_jacobi<W, N, N, false>(w, w, 1e-15 * N);
    block_ranks<W, N, N>(w, sizes, ranks, false);
    for (i64 at = threadIdx.x; at < (i64)N * N; at += blockDim.x) {
        const int p = at / N, i = at % N;
        const W x = conj_of(w[at]);
        const f64 re = real_of(x) / sizes[p], im = imag_of(x) / sizes[p];
        vectors[(i64)i * N + (finite ? ranks[p] : p)] = Made<T>::of(finite ? re : none, finite ? im : none);
    }
    for (int p = threadIdx.x; p < N; p += blockDim.x)
        values[finite ? ranks[p] : p] = (R)(finite ? sizes[p] - shift : none);
    if (threadIdx.x == 0) *info = finite ? !done : -1;
}

// Rows of y that are missing become unit vectors orthogonal to all others: of the unit vectors of
// the axes the one that is farthest from what is there, made orthogonal twice.
template <class W, int ROWS, int L> DEVICE void block_complete(W *y, const i32 *missing) {
    SHARED(W, along, ROWS);
    for (int p = 0; p < ROWS; ++p) {
        if (!missing[p]) continue;
        f64 most = -1;
        i32 best = 0;
        for (int i = threadIdx.x; i < L; i += blockDim.x) {
            f64 left = 1;
            for (int q = 0; q < ROWS; ++q)
                if (q < p || !missing[q]) left -= square_of(y[(i64)q * L + i]);
            if (left > most) {
                most = left;
                best = i;
            }
        }
        const i32 axis = block_largest(most, best);
        W *x = y + (i64)p * L;
        for (int i = threadIdx.x; i < L; i += blockDim.x) x[i] = Made<W>::of(i == axis, 0);
        for (int again = 0; again < 2; ++again) {
            __syncthreads();
            for (int q = threadIdx.x / 32; q < ROWS; q += blockDim.x / 32) {
                W sum{};
                const bool there = q < p || !missing[q];
                for (int i = threadIdx.x % 32; i < L && there; i += 32)
                    sum = sum + x[i] * conj_of(y[(i64)q * L + i]);
                for (int d = 16; d > 0; d /= 2) sum = sum + from_below(sum, d);
                if (threadIdx.x % 32 == 0) along[q] = sum;
            }
            __syncthreads();
            f64 size = 0;
            for (int i = threadIdx.x; i < L; i += blockDim.x) {
                W left = x[i];
                for (int q = 0; q < ROWS; ++q)
                    if (q < p || !missing[q]) left = left - along[q] * y[(i64)q * L + i];
                x[i] = left;
                size += square_of(left);
            }
            size = sqrt(block_sum(size));
            for (int i = threadIdx.x; i < L; i += blockDim.x) x[i] = x[i] / Made<W>::of(size, 0);
        }
        __syncthreads();
    }
}

// Singular values, falling, and vectors. Rows of w are the columns of a tall matrix, or the rows of
// a wide one; ROWS of them are asked for, K have a singular value.
template <class T, int M, int N, int ROWS, bool VECTORS>
DEVICE void block_svd(const T *a, typename PartOf<T>::type *values, T *u, T *vh, i32 *info,
                      typename WideOf<T>::type *w, typename WideOf<T>::type *z,
                      typename WideOf<T>::type *y) {
    typedef typename WideOf<T>::type W;
    typedef typename PartOf<T>::type R;
    constexpr bool TALL = M >= N;
    constexpr int K = TALL ? N : M, L = TALL ? M : N;
    SHARED(f64, sizes, K);
    SHARED(i32, ranks, K);
    SHARED(i32, missing, ROWS);
    const f64 none = bits_as<f64>(0x7FF8000000000000ull);
    const bool finite = block_finite(a, (i64)M * N);
    for (i64 at = threadIdx.x; at < (i64)K * L; at += blockDim.x) {
        const i64 p = at / L, i = at % L;
        const T x = TALL ? a[i * N + p] : a[at];
        w[at] = Made<W>::of(real_of(x), imag_of(x));
    }
    for (i64 at = threadIdx.x; at < (i64)K * K && VECTORS; at += blockDim.x)
        z[at] = Made<W>::of(at / K == at % K, 0);
    const bool done = !finite || block_jacobi<W, K, L, VECTORS>(w, z, 1e-15 * L);
    block_ranks<W, K, L>(w, sizes, ranks, true);
    for (int p = threadIdx.x; p < K; p += blockDim.x) {
        values[finite ? ranks[p] : p] = (R)(finite ? sizes[p] : none);
        missing[finite ? ranks[p] : p] = finite && !(sizes[p] > 1e-290);
    }
    if (threadIdx.x == 0) *info = finite ? !done : -1;
    if (!VECTORS) return;
    for (int p = K + threadIdx.x; p < ROWS; p += blockDim.x) missing[p] = finite;
    for (i64 at = threadIdx.x; at < (i64)K * L; at += blockDim.x) {
        const int p = at / L, to = finite ? ranks[p] : p;
        y[(i64)to * L + at % L] = finite ? w[at] / Made<W>::of(sizes[p], 0) : Made<W>::of(none, none);
    }
    __syncthreads();
    block_complete<W, ROWS, L>(y, missing);
    // The long side's vectors are the rows of y, the short side's those of z, conjugate.
    T *longer = TALL ? u : vh, *shorter = TALL ? vh : u;
    for (i64 at = threadIdx.x; at < (i64)ROWS * L; at += blockDim.x) {
        const i64 p = at / L, i = at % L;
        const bool there = finite || p < K;
        const T x = Made<T>::of(there ? real_of(y[at]) : none, there ? imag_of(y[at]) : none);
        longer[TALL ? i * ROWS + p : at] = x;
    }
    for (i64 at = threadIdx.x; at < (i64)K * K; at += blockDim.x) {
        const i64 p = at / K, i = at % K, to = finite ? ranks[p] : p;
        const W x = conj_of(z[at]);
        const T made = Made<T>::of(finite ? real_of(x) : none, finite ? imag_of(x) : none);
        shorter[TALL ? to * K + i : i * K + to] = made;
    }
}

#endif
