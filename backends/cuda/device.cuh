// Types and arithmetic of the language, for the kernels that Monograph writes.
//
// NVRTC reads this with no header before it. A C++ compiler reads it too, after a header that says
// what `__device__` and the device's own functions are (tests/cuda_emulator).

typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef double f64;

#define DEVICE __device__ __forceinline__

// ---- bits ---------------------------------------------------------------------------------------

template <class To, class From> DEVICE To bits_as(From x) {
    static_assert(sizeof(To) == sizeof(From), "a value is read as one of its own size");
    union {
        From given;
        To wanted;
    } both;
    both.given = x;
    return both.wanted;
}

template <int SIZE> struct Word;
template <> struct Word<1> { typedef u8 type; };
template <> struct Word<2> { typedef u16 type; };
template <> struct Word<4> { typedef u32 type; };
template <> struct Word<8> { typedef u64 type; };

// N elements that are read or written at once; SIZE * N is 1, 2, 4, 8 or 16 bytes.
template <class T, int N> struct alignas(sizeof(T) * N) Pack {
    T at[N];
};

template <int N, class T> DEVICE Pack<T, N> load(const T *p) {
    return *reinterpret_cast<const Pack<T, N> *>(p);
}

template <int N, class T> DEVICE void store(T *p, const Pack<T, N> &x) {
    *reinterpret_cast<Pack<T, N> *>(p) = x;
}

// ---- integers: everything wraps, nothing is undefined --------------------------------------------

template <class T> struct Wide { typedef u32 type; };
template <> struct Wide<i64> { typedef u64 type; };
template <> struct Wide<u64> { typedef u64 type; };
template <class T> DEVICE typename Wide<T>::type wide(T x) { return (typename Wide<T>::type)x; }

template <class T> DEVICE T wrap_add(T x, T y) { return (T)(wide(x) + wide(y)); }
template <class T> DEVICE T wrap_sub(T x, T y) { return (T)(wide(x) - wide(y)); }
template <class T> DEVICE T wrap_mul(T x, T y) { return (T)(wide(x) * wide(y)); }
template <class T> DEVICE T wrap_neg(T x) { return (T)(0 - wide(x)); }
template <class T> DEVICE T int_abs(T x) { return x < 0 ? wrap_neg(x) : x; }
template <class T> DEVICE T int_sign(T x) { return (T)((x > 0) - (x < 0)); }
template <class T> DEVICE T int_max(T x, T y) { return x < y ? y : x; }
template <class T> DEVICE T int_min(T x, T y) { return y < x ? y : x; }
template <class T> DEVICE T int_clamp(T low, T x, T high) { return int_min(int_max(x, low), high); }

// Toward zero; x / 0 is -1 (all ones), and the most negative number by -1 wraps.
template <class T> DEVICE T int_div(T x, T y) {
    if (y == 0) return (T)-1;
    if ((T)-1 < 0 && y == (T)-1) return wrap_neg(x);
    return (T)(x / y);
}

// The dividend's sign; x % 0 is x.
template <class T> DEVICE T int_rem(T x, T y) {
    if (y == 0) return x;
    if ((T)-1 < 0 && y == (T)-1) return 0;
    return (T)(x % y);
}

// Elements of fewer than eight bits lie in a byte of their own, extended by their sign.
template <class T, int BITS> DEVICE T narrow(T x) {
    if ((T)-1 < 0) return (T)((i8)(u8)(x << (8 - BITS)) >> (8 - BITS));
    return (T)(x & ((1 << BITS) - 1));
}

template <class T, int BITS> DEVICE u64 low_bits(T x) {
    return BITS == 64 ? (u64)x : (u64)x & ((1ull << (BITS & 63)) - 1);
}

template <class T, int BITS> DEVICE i64 signed_bits(T x) {
    return (i64)(low_bits<T, BITS>(x) << (64 - BITS)) >> (64 - BITS);
}

// Amounts of the width or more shift everything out.
template <class T, int BITS> DEVICE bool inside(T by) {
    return low_bits<T, 8 * sizeof(T)>(by) < (u64)BITS;
}
template <class T, int BITS> DEVICE T shift_left(T x, T by) {
    return inside<T, BITS>(by) ? (T)((u64)x << by) : (T)0;
}
template <class T, int BITS> DEVICE T shift_right_logical(T x, T by) {
    return inside<T, BITS>(by) ? (T)(low_bits<T, BITS>(x) >> by) : (T)0;
}
template <class T, int BITS> DEVICE T shift_right_arithmetic(T x, T by) {
    return (T)(signed_bits<T, BITS>(x) >> (inside<T, BITS>(by) ? (int)by : BITS - 1));
}
template <class T, int BITS> DEVICE T popcount(T x) { return (T)__popcll(low_bits<T, BITS>(x)); }
template <class T, int BITS> DEVICE T leading_zeros(T x) {
    return (T)(__clzll((i64)low_bits<T, BITS>(x)) - (64 - BITS));
}

// By squaring, wrapping; a negative exponent gives 0 unless the base is 1 or -1.
template <class T, int BITS> DEVICE T int_power(T x, T y) {
    if ((T)-1 < 0 && y < 0) {
        if (x == 1) return 1;
        return x == (T)-1 ? (y & 1 ? (T)-1 : (T)1) : (T)0;
    }
    T result = 1;
    for (u64 n = low_bits<T, BITS>(y); n; n >>= 1) {
        if (n & 1) result = wrap_mul(result, x);
        x = wrap_mul(x, x);
    }
    return result;
}

// ---- floats -------------------------------------------------------------------------------------

DEVICE bool is_nan(f32 x) { return x != x; }
DEVICE bool is_nan(f64 x) { return x != x; }
DEVICE f32 magnitude(f32 x) { return fabsf(x); }
DEVICE f64 magnitude(f64 x) { return fabs(x); }

DEVICE bool is_negative(f32 x) { return bits_as<u32>(x) >> 31; }
DEVICE bool is_negative(f64 x) { return bits_as<u64>(x) >> 63; }

// A NaN wins, and 0 is more than -0.
template <class T> DEVICE T float_max(T x, T y) {
    if (is_nan(x) || is_nan(y)) return x + y;
    if (x == 0 && y == 0) return is_negative(x) ? y : x;
    return x < y ? y : x;
}
template <class T> DEVICE T float_min(T x, T y) {
    if (is_nan(x) || is_nan(y)) return x + y;
    if (x == 0 && y == 0) return is_negative(x) ? x : y;
    return y < x ? y : x;
}
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
// The same in one instruction (NVIDIA, PTX ISA, "max" and "min").
template <> DEVICE f32 float_max(f32 x, f32 y) {
    f32 most;
    asm("max.NaN.f32 %0, %1, %2;" : "=f"(most) : "f"(x), "f"(y));
    return most;
}
template <> DEVICE f32 float_min(f32 x, f32 y) {
    f32 least;
    asm("min.NaN.f32 %0, %1, %2;" : "=f"(least) : "f"(x), "f"(y));
    return least;
}
#endif
template <class T> DEVICE T float_clamp(T low, T x, T high) {
    return float_min(float_max(x, low), high);
}
template <class T> DEVICE T float_sign(T x) { return x > 0 ? (T)1 : x < 0 ? (T)-1 : x; }
template <class T> DEVICE bool is_finite(T x) { return x - x == 0; }
DEVICE f32 logistic(f32 x) {
    const f32 e = expf(-fabsf(x));
    return is_nan(x) ? x : (x < 0 ? e : 1.0f) / (1.0f + e);
}
DEVICE f64 logistic(f64 x) {
    const f64 e = exp(-fabs(x));
    return is_nan(x) ? x : (x < 0 ? e : 1.0) / (1.0 + e);
}

// The bits as an integer whose order is the floats' total order.
template <class T, int BITS> DEVICE i64 total_order(T bits) {
    i64 x = (i64)((u64)bits << (64 - BITS));
    return x ^ (i64)((u64)(x >> 63) >> 1);
}

// Toward zero; what the type does not hold becomes its nearest number, NaN becomes 0.
template <class T, int BITS, class F> DEVICE T saturated(F x) {
    const bool is_signed = (T)-1 < 0;
    const F top = (F)(is_signed ? 1ull << (BITS - 1) : 1ull << (BITS - 1)) * (is_signed ? 1 : 2);
    const F bottom = is_signed ? -top : (F)0;
    const T most = is_signed ? (T)((1ull << (BITS - 1)) - 1) : (T)(~0ull >> (64 - BITS));
    const T least = is_signed ? (T)(~0ull << (BITS - 1)) : (T)0;
    if (is_nan(x)) return 0;
    if (x >= top) return most;
    if (x <= bottom) return least;
    return (T)x;
}

// An f64 as f32 rounded to odd, so that rounding it once more rounds but once (Boldo and
// Melquiond, IEEE Transactions on Computers 57, 2008).
DEVICE f32 to_odd(f64 x) {
    const f32 near = (f32)x;
    if (is_nan(x) || (f64)near == x) return near;
    u32 bits = bits_as<u32>(near);
    const bool over = fabs((f64)near) > fabs(x);
    if (over) bits -= 1;
    return bits_as<f32>(bits | 1);
}

// Round the mantissa to nearest even; then what the exponent cannot hold is infinite or zero.
template <class T, int EXPONENT, int MANTISSA, int TO_EXPONENT, int TO_MANTISSA>
DEVICE T reduced_bits(T bits) {
    const int drop = MANTISSA - TO_MANTISSA;
    const u64 one = 1, top = ((one << EXPONENT) - 1) << MANTISSA;
    const u64 sign = (u64)bits & (one << (EXPONENT + MANTISSA));
    u64 x = (u64)bits & ~(one << (EXPONENT + MANTISSA));
    if (x > top) return TO_MANTISSA ? bits : (T)(sign | top);
    if (drop > 0) {
        x += ((x >> drop) & 1) + ((one << (drop - 1)) - 1);
        x &= ~((one << drop) - 1);
    }
    if (TO_EXPONENT < EXPONENT) {
        const u64 centre = (one << (EXPONENT - 1)) - 1, reach = (one << (TO_EXPONENT - 1)) - 1;
        const u64 field = x & top;
        if (field <= ((centre - reach) << MANTISSA)) x = 0;
        else if (field > ((centre + reach) << MANTISSA)) x = top;
    }
    return (T)(sign | x);
}

// ---- floats of 16 bits and less: computed in f32, rounded after each operation --------------------

// MANTISSA and BIAS of a format; TOP, the largest finite code without its sign; OVER, what larger
// numbers become; NONE, what NaN becomes. SIGNLESS: neither -0 nor a sign on NaN.
template <class S, int BITS, int MANTISSA, int BIAS, u32 TOP, u32 OVER, u32 NONE, bool SIGNLESS>
struct Small {
    static DEVICE S encode(f32 x) {
        // A GPU has an instruction for either kind of 16 bits; NaN is positive then.
#ifdef __CUDA_ARCH__
        u16 code_of;
        if constexpr (BITS == 16 && MANTISSA == 10) {
            asm("cvt.rn.f16.f32 %0, %1;" : "=h"(code_of) : "f"(x));
            return code_of;
        }
#if __CUDA_ARCH__ >= 800
        if constexpr (BITS == 16 && MANTISSA == 7) {
            asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(code_of) : "f"(x));
            return code_of;
        }
#endif
#endif
        const u32 raw = bits_as<u32>(x), size = raw & 0x7FFFFFFFu;
        const u32 sign = (raw >> 31) << (BITS - 1);
        const int drop = 23 - MANTISSA;
        u32 code = ((size + ((size >> drop) & 1) + ((1u << (drop - 1)) - 1)) >> drop)
                   - ((u32)(127 - BIAS) << MANTISSA);
        if (BIAS < 127 && size < ((u32)(128 - BIAS) << 23)) {
            // an f32 whose last place is the smallest step of this type
            const u32 unit = (u32)(1 - BIAS - MANTISSA + 23 + 127) << 23;
            code = bits_as<u32>(bits_as<f32>(size) + bits_as<f32>(unit)) - unit;
        }
        if (code > TOP || size >= 0x7F800000u) code = OVER;
        if (size > 0x7F800000u) code = NONE;
        if (SIGNLESS) return (S)(code | (sign & ((code + 0x7F) & 0x80)));
        return (S)(code ^ sign);
    }
    static DEVICE f32 decode(S stored) {
#ifdef __CUDA_ARCH__
        if constexpr (BITS == 16 && MANTISSA == 10) {
            f32 x;
            asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"((u16)stored));
            return x;
        }
#if __CUDA_ARCH__ >= 890
        // Of 8 bits two at once, of which one is wanted; f16 holds all of their numbers.
        constexpr bool finite = MANTISSA == 3 && BIAS == 7 && OVER == NONE;
        if constexpr (BITS == 8 && !SIGNLESS && (finite || (MANTISSA == 2 && BIAS == 15))) {
            const u16 both = stored;
            u32 pair;
            f32 x;
            if constexpr (finite) asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(pair) : "h"(both));
            else asm("cvt.rn.f16x2.e5m2x2 %0, %1;" : "=r"(pair) : "h"(both));
            asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"((u16)pair));
            return x;
        }
#endif
#endif
        const u32 raw = (u32)stored, code = raw & ((1u << (BITS - 1)) - 1);
        const u32 sign = (raw >> (BITS - 1)) << 31;
        // With the exponents of an f32 it is the upper half of one, infinity and NaN included.
        if (BIAS == 127 && BITS == 9 + MANTISSA) return bits_as<f32>(raw << (32 - BITS));
        if (SIGNLESS && raw == 0x80) return bits_as<f32>(0x7FC00000u);
        if (!SIGNLESS && OVER != NONE && OVER != TOP && code == OVER)
            return bits_as<f32>(0x7F800000u | sign);
        if (!SIGNLESS && code > TOP) return bits_as<f32>(0x7FC00000u | sign);
        if (code < (1u << MANTISSA)) {
            const f32 step = bits_as<f32>(BIAS + MANTISSA - 1 < 127
                ? (u32)(128 - BIAS - MANTISSA) << 23
                : 1u << (149 - BIAS - MANTISSA + 1));
            return bits_as<f32>(bits_as<u32>((f32)code * step) | sign);
        }
        return bits_as<f32>((((u32)code << (23 - MANTISSA)) + ((u32)(127 - BIAS) << 23)) | sign);
    }
    static DEVICE f32 rounded(f32 x) { return decode(encode(x)); }
};

// A bare exponent: powers of two, halves up; zero, negative and infinite numbers are NaN.
struct PowerOfTwo {
    static DEVICE u8 encode(f32 x) {
        const u32 raw = bits_as<u32>(x);
        if (raw - 1 >= 0x7F800000u - 1) return 0xFF;
        if (raw < 0x800000u) return raw > 0x400000u;
        return (u8)((raw + 0x400000u) >> 23);
    }
    static DEVICE f32 decode(u8 x) {
        return bits_as<f32>(x == 0xFF ? 0x7FC00000u : x ? (u32)x << 23 : 0x400000u);
    }
    static DEVICE f32 rounded(f32 x) { return decode(encode(x)); }
};

// ---- complex numbers ------------------------------------------------------------------------------

template <class T> struct alignas(2 * sizeof(T)) Complex {
    T re, im;
};
typedef Complex<f32> c64;
typedef Complex<f64> c128;

template <class T> DEVICE Complex<T> make_complex(T re, T im) { return {re, im}; }
template <class T> DEVICE Complex<T> operator+(Complex<T> x, Complex<T> y) {
    return {x.re + y.re, x.im + y.im};
}
template <class T> DEVICE Complex<T> operator-(Complex<T> x, Complex<T> y) {
    return {x.re - y.re, x.im - y.im};
}
template <class T> DEVICE Complex<T> operator-(Complex<T> x) { return {-x.re, -x.im}; }
template <class T> DEVICE Complex<T> operator*(Complex<T> x, Complex<T> y) {
    return {x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
}
template <class T> DEVICE bool operator==(Complex<T> x, Complex<T> y) {
    return x.re == y.re && x.im == y.im;
}
template <class T> DEVICE bool operator!=(Complex<T> x, Complex<T> y) { return !(x == y); }

// Smith, "Algorithm 116: complex division", Communications of the ACM 5 (1962).
template <class T> DEVICE Complex<T> operator/(Complex<T> x, Complex<T> y) {
    if (magnitude(y.re) >= magnitude(y.im)) {
        if (y.re == 0 && y.im == 0) return {x.re / y.re, x.im / y.re};
        const T r = y.im / y.re, d = y.re + y.im * r;
        return {(x.re + x.im * r) / d, (x.im - x.re * r) / d};
    }
    const T r = y.re / y.im, d = y.re * r + y.im;
    return {(x.re * r + x.im) / d, (x.im * r - x.re) / d};
}

// Functions of complex numbers: in f64, then rounded. Those with branch cuts are Kahan's ("Branch
// cuts for complex elementary functions, or: much ado about nothing's sign bit", 1987).

DEVICE c128 wide_complex(c64 z) { return {(f64)z.re, (f64)z.im}; }
DEVICE c128 wide_complex(c128 z) { return z; }
template <class T> DEVICE Complex<T> narrow_complex(c128 z) { return {(T)z.re, (T)z.im}; }

DEVICE c128 scaled(c128 z, f64 k) { return {z.re * k, z.im * k}; }
DEVICE c128 turned(c128 z) { return {-z.im, z.re}; }       // i z
DEVICE c128 turned_back(c128 z) { return {z.im, -z.re}; }  // -i z

DEVICE c128 exp_of(c128 z) {
    if (z.im == 0) return {exp(z.re), z.im};
    if (z.re == -1.0 / 0.0) return {0.0 * (is_finite(z.im) ? cos(z.im) : 1.0),
                                    0.0 * (is_finite(z.im) ? sin(z.im) : 1.0)};
    const bool large = z.re > 709.0;
    const f64 e = exp(large ? z.re - 709.0 : z.re), k = large ? 8.218407461554972e307 : 1.0;
    return {e * cos(z.im) * k, e * sin(z.im) * k};
}
DEVICE c128 expm1_of(c128 z) {
    if (z.im == 0) return {expm1(z.re), z.im};
    const f64 half = sin(z.im / 2);
    return {expm1(z.re) * cos(z.im) - 2 * half * half, exp(z.re) * sin(z.im)};
}
DEVICE c128 log_of(c128 z) {
    const f64 x = fabs(z.re), y = fabs(z.im), most = x < y ? y : x, least = x < y ? x : y;
    f64 size = log(hypot(x, y));
    if (most > 0.7 && most < 1.5) size = 0.5 * log1p((most - 1) * (most + 1) + least * least);
    return {size, atan2(z.im, z.re)};
}
DEVICE c128 log1p_of(c128 z) {
    const f64 size = hypot(z.re, z.im);
    if (size > 0.5) return log_of({1 + z.re, z.im});
    return {0.5 * log1p(z.re * (2 + z.re) + z.im * z.im), atan2(z.im, 1 + z.re)};
}
DEVICE c128 sqrt_of(c128 z) {
    const f64 x = fabs(z.re), y = fabs(z.im);
    if (x == 0 && y == 0) return {0.0, z.im};
    if (y == 1.0 / 0.0) return {y, z.im};
    const f64 most = x < y ? y : x;
    const f64 k = most > 1e300 ? 0.25 : most < 1e-290 ? 0x1p120 : 1.0;
    const f64 back = most > 1e300 ? 2.0 : most < 1e-290 ? 0x1p-60 : 1.0;
    const f64 r = sqrt((x * k + hypot(x * k, y * k)) / 2) * back;
    const f64 other = y / (2 * r);
    if (z.re >= 0 || is_nan(z.re)) return {r, copysign(other, z.im)};
    return {other, copysign(r, z.im)};
}
DEVICE c128 rsqrt_of(c128 z) { return c128{1.0, 0.0} / sqrt_of(z); }
DEVICE c128 logistic_of(c128 z) {
    if (z.re < 0) {
        const c128 e = exp_of(z);
        return e / c128{1 + e.re, e.im};
    }
    const c128 e = exp_of(-z);
    return c128{1.0, 0.0} / c128{1 + e.re, e.im};
}
DEVICE c128 sinh_of(c128 z) {
    if (z.im == 0) return {sinh(z.re), z.im};
    return {sinh(z.re) * cos(z.im), cosh(z.re) * sin(z.im)};
}
DEVICE c128 cosh_of(c128 z) {
    if (z.im == 0) return {cosh(z.re), z.re < 0 ? -z.im : z.im};
    return {cosh(z.re) * cos(z.im), sinh(z.re) * sin(z.im)};
}
DEVICE c128 tanh_of(c128 z) {
    if (fabs(z.re) > 22) {
        const f64 e = exp(-fabs(z.re));
        return {copysign(1.0, z.re), 4 * sin(z.im) * cos(z.im) * e * e};
    }
    const f64 t = tan(z.im), beta = 1 + t * t, s = sinh(z.re), rho = sqrt(1 + s * s);
    if (!is_finite(t)) return {rho / s, 1 / t};
    const f64 d = 1 + beta * s * s;
    return {beta * rho * s / d, t / d};
}
DEVICE c128 sin_of(c128 z) { return turned_back(sinh_of(turned(z))); }
DEVICE c128 cos_of(c128 z) { return cosh_of(turned(z)); }
DEVICE c128 tan_of(c128 z) { return turned_back(tanh_of(turned(z))); }
DEVICE c128 asin_of(c128 z) {
    const c128 a = sqrt_of({1 - z.re, -z.im}), b = sqrt_of({1 + z.re, z.im});
    return {atan2(z.re, a.re * b.re - a.im * b.im), asinh(a.re * b.im - a.im * b.re)};
}
DEVICE c128 acos_of(c128 z) {
    const c128 a = sqrt_of({1 - z.re, -z.im}), b = sqrt_of({1 + z.re, z.im});
    return {2 * atan2(a.re, b.re), asinh(b.re * a.im - b.im * a.re)};
}
DEVICE c128 acosh_of(c128 z) {
    const c128 a = sqrt_of({z.re - 1, z.im}), b = sqrt_of({z.re + 1, z.im});
    return {asinh(a.re * b.re + a.im * b.im), 2 * atan2(a.im, b.re)};
}
DEVICE c128 asinh_of(c128 z) { return turned_back(asin_of(turned(z))); }
DEVICE c128 atanh_of(c128 z) {
    const f64 sign = copysign(1.0, z.re), x = z.re * sign, y = -z.im * sign;
    if (x > 1e150 || fabs(y) > 1e150) {
        const c128 one = c128{1.0, 0.0} / c128{x, y};
        return {one.re * sign, -copysign(1.5707963267948966, -y) * -sign * 1.0};
    }
    const f64 square = y * y;
    const f64 re = x == 1 && y == 0 ? 1.0 / 0.0
                                    : 0.25 * log1p(4 * x / ((1 - x) * (1 - x) + square));
    const f64 im = 0.5 * atan2(2 * y, (1 - x) * (1 + x) - square);
    return {re * sign, -im * sign};
}
DEVICE c128 atan_of(c128 z) { return turned_back(atanh_of(turned(z))); }
DEVICE c128 sign_of(c128 z) {
    const f64 size = hypot(z.re, z.im);
    return size == 0 ? z : c128{z.re / size, z.im / size};
}
DEVICE c128 power_of(c128 x, c128 y) {
    if (y.re == 0 && y.im == 0) return {1.0, 0.0};
    if (x.re == 0 && x.im == 0) return y.re > 0 ? c128{0.0, 0.0} : c128{0.0 / 0.0, 0.0 / 0.0};
    if (y.im == 0 && y.re == rint(y.re) && fabs(y.re) < 100) {  // whole powers by squaring
        c128 result = {1.0, 0.0};
        bool begun = false;  // a product with 1 would lose signs of zero, and infinities
        for (u32 n = (u32)fabs(y.re); n; n >>= 1) {
            if (n & 1) {
                result = begun ? result * x : x;
                begun = true;
            }
            x = x * x;
        }
        return y.re < 0 ? c128{1.0, 0.0} / result : result;
    }
    return exp_of(y * log_of(x));
}

// ---- within a warp --------------------------------------------------------------------------------

template <class T> DEVICE T from_below(T x, int lanes) {
    if constexpr (sizeof(T) == 8) {
        const u64 bits = __shfl_down_sync(0xFFFFFFFFu, bits_as<u64>(x), lanes);
        return bits_as<T>(bits);
    } else {
        return bits_as<T>((typename Word<sizeof(T)>::type)__shfl_down_sync(
        0xFFFFFFFFu, (u32)bits_as<typename Word<sizeof(T)>::type>(x), lanes));
    }
}
template <class T> DEVICE Complex<T> from_below(Complex<T> x, int lanes) {
    return {from_below(x.re, lanes), from_below(x.im, lanes)};
}

// What the first of so many neighbouring lanes has.
template <class T> DEVICE T from_first(T x, int lanes) {
    if constexpr (sizeof(T) == 8) {
        const u64 bits = __shfl_sync(0xFFFFFFFFu, bits_as<u64>(x), 0, lanes);
        return bits_as<T>(bits);
    } else {
        return bits_as<T>((typename Word<sizeof(T)>::type)__shfl_sync(
        0xFFFFFFFFu, (u32)bits_as<typename Word<sizeof(T)>::type>(x), 0, lanes));
    }
}
template <class T> DEVICE Complex<T> from_first(Complex<T> x, int lanes) {
    return {from_first(x.re, lanes), from_first(x.im, lanes)};
}

// The run-time start of a slice, kept within its limit.
template <class T> DEVICE i64 start_of(T x, i64 limit) {
    if (x < (T)0) return 0;
    return (u64)x > (u64)limit ? limit : (i64)x;
}

// So many times SIZE bytes from one place to another, by all threads of a block. Both places begin
// at multiples of 16; what is left after 16 bytes at a time goes SIZE by SIZE.
template <int SIZE> DEVICE void copy_all(u8 *to, const u8 *from, i64 count) {
    typedef typename Word<SIZE>::type T;
    const i64 wide = count * SIZE / 16;
    for (i64 i = threadIdx.x; i < wide; i += blockDim.x)
        store<4>((u32 *)to + 4 * i, load<4>((const u32 *)from + 4 * i));
    for (i64 i = wide * 16 / SIZE + threadIdx.x; i < count; i += blockDim.x)
        ((T *)to)[i] = ((const T *)from)[i];
}

// An array that the threads of a block share, where neighbours can be read at once.
#ifndef SHARED
#define SHARED(T, name, n) __shared__ alignas(16) T name[n]
#endif

// The same in a function that is called for a block's number: the next bytes of `room`, which all
// functions use, one after the other.
#define ROOM(T, name, n) T *name = (T *)room; room += (sizeof(T) * (n) + 15) / 16 * 16
