// A GPU's words for a C++ compiler, so that generated kernels run on the CPU.
//
// What stands behind them is in `threads.cpp` (fibres, barriers, shuffles) and `memory.cpp` (who
// sees which store, who may read and write what), which are compiled apart.
#ifndef MONOGRAPH_EMULATOR
#define MONOGRAPH_EMULATOR

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#define __device__
#define __global__
#define __forceinline__ inline
#define __launch_bounds__(...)

namespace emulator {

struct Three {
    unsigned x = 0, y = 0, z = 0;
};

constexpr int WARP = 32;
extern Three thread_index, block_index, block_size, grid_size;  // of the thread that runs

void barrier();
void warp_barrier();
void fence();
uint64_t exchange(uint64_t bits, int source);  // what another lane of the warp comes with
void *shared_array(const char *name, size_t bytes, size_t item);
void read_atomically(void *x, void *p, size_t bytes);
void copy(void *to, const void *from, size_t bytes);  // which nobody looks at

template <class T> T shuffle(T x, int source) {
    uint64_t bits = 0;
    memcpy(&bits, &x, sizeof(T));
    bits = exchange(bits, source);
    T y;
    memcpy(&y, &bits, sizeof(T));
    return y;
}

template <class T> T shuffle_down(T x, int lanes) {
    return shuffle(x, (int)thread_index.x % WARP + lanes);
}

// Of each `lanes` neighbours one gives all of them what it has.
template <class T> T shuffle_from(T x, int source, int lanes) {
    return shuffle(x, (int)thread_index.x % WARP / lanes * lanes + source);
}

// Nothing comes between the two halves: threads change only where they wait.
template <class T> T atomic_add(T *p, T x) {
    T old;
    read_atomically(&old, p, sizeof(T));
    x += old;
    copy(p, &x, sizeof(T));
    return old;
}

}  // namespace emulator

#define threadIdx emulator::thread_index
#define blockIdx emulator::block_index
#define blockDim emulator::block_size
#define gridDim emulator::grid_size
#define __syncthreads emulator::barrier
#define __syncwarp emulator::warp_barrier
#define __threadfence emulator::fence
#define atomicAdd emulator::atomic_add
#define __shfl_down_sync(mask, x, lanes) emulator::shuffle_down(x, lanes)
#define __shfl_sync(mask, x, source, lanes) emulator::shuffle_from(x, source, lanes)
#define SHARED(T, name, n) \
    T *name = (T *)emulator::shared_array(#name, sizeof(T) * (n), sizeof(T))

inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clzll(long long x) { return x ? __builtin_clzll((unsigned long long)x) : 64; }
inline float rsqrtf(float x) { return (float)(1.0 / std::sqrt((double)x)); }
inline double rsqrt(double x) { return 1.0 / std::sqrt(x); }

// Newton's method on the error function, from Winitzki's approximation.
inline double erfinv(double y) {
    if (!(y > -1 && y < 1)) return y == 1 ? INFINITY : y == -1 ? -INFINITY : NAN;
    if (std::fabs(y) < 1e-9) return y * (std::sqrt(M_PI) / 2);
    const double a = 0.147, l = std::log1p(-y * y), t = 2 / (M_PI * a) + l / 2;
    double x = std::copysign(std::sqrt(std::sqrt(t * t - l / a) - t), y);
    for (int i = 0; i < 4; ++i) {
        const double error = std::fabs(y) < 0.5 ? y - std::erf(x) : y < 0 ? -(std::erfc(-x) - (1 + y)) : std::erfc(x) - (1 - y);
        x += error / (2 / std::sqrt(M_PI) * std::exp(-x * x));
    }
    return x;
}
inline float erfinvf(float y) { return (float)erfinv(y); }

#endif
