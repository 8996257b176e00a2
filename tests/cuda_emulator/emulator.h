// A GPU's words for a C++ compiler, so that generated kernels run on the CPU.
//
// A thread of a block is a fibre. Barriers and shuffles put it to sleep until the others have come;
// if no fibre of a block can go on, the kernel is stuck, and is reported. Shared memory and results
// of shuffles from lanes that are gone hold 0xFF bytes, so that whoever reads what nobody wrote is
// seen.

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ucontext.h>
#include <vector>

#define __device__
#define __global__
#define __forceinline__ inline
#define __launch_bounds__(threads)

namespace emulator {

struct Three {
    unsigned x = 0, y = 0, z = 0;
};

constexpr int WARP = 32;
constexpr size_t STACK = 128 * 1024;

struct Fibre {
    ucontext_t context;
    std::vector<char> stack;
    Three thread;
    bool done = false;
    long wakes_at = 0;        // the count of `arrivals` that lets it go on
    const long *arrivals = nullptr;
    const struct Warp *warp = nullptr;  // whose other lanes it waits for
    int generation = 0;                 // until they have come to so many shuffles
};

struct Warp {
    uint64_t slot[2][WARP];
    int generation[WARP] = {};  // shuffles that each lane has come to
};

struct Block {
    std::vector<Fibre> fibres;
    std::vector<Warp> warps;
    std::vector<char> shared;
    size_t shared_used = 0;
    std::vector<const char *> shared_names;
    std::vector<size_t> shared_places;
    long barrier = 0;         // threads that have come to barriers so far
    ucontext_t scheduler;
    void (*body)(void **) = nullptr;
    void **arguments = nullptr;
    bool stuck = false;
};

inline Block *block = nullptr;
inline Fibre *fibre = nullptr;
inline Three block_index, block_size, grid_size;
inline Three lone_thread;
inline bool backwards = false;  // the last thread first, and the last block

inline int alive(int first, int count) {
    int n = 0;
    for (int i = first; i < first + count && i < (int)block->fibres.size(); ++i)
        n += !block->fibres[i].done;
    return n;
}

// Whether a fibre can go on. Lanes that have left the kernel are not waited for.
inline bool ready(const Fibre &f) {
    if (!f.warp) return !f.arrivals || *f.arrivals >= f.wakes_at;
    const int first = (int)f.thread.x / WARP * WARP;
    for (int i = first; i < first + WARP && i < (int)block->fibres.size(); ++i)
        if (!block->fibres[i].done && f.warp->generation[i - first] < f.generation) return false;
    return true;
}

inline void sleep_until(const long *arrivals, long count) {
    fibre->arrivals = arrivals;
    fibre->wakes_at = count;
    if (*arrivals < count) swapcontext(&fibre->context, &block->scheduler);
}

inline void start() {
    block->body(block->arguments);
    fibre->done = true;
    swapcontext(&fibre->context, &block->scheduler);
}

// Every thread of a block, each as far as it comes, until all are done.
inline bool run_block(void (*body)(void **), void **arguments, unsigned threads) {
    static Block state;
    block = &state;
    if (state.fibres.size() != threads) {
        state.fibres = std::vector<Fibre>(threads);
        for (auto &f : state.fibres) f.stack.resize(STACK);
    }
    state.warps.assign((threads + WARP - 1) / WARP, Warp());
    for (auto &w : state.warps) memset(w.slot, 0xFF, sizeof w.slot);
    state.shared.assign(256 * 1024, (char)0xFF);
    state.shared_used = 0;
    state.shared_names.clear();
    state.shared_places.clear();
    state.barrier = 0;
    state.body = body;
    state.arguments = arguments;
    for (unsigned t = 0; t < threads; ++t) {
        Fibre &f = state.fibres[t];
        f.thread.x = t;
        f.done = false;
        f.arrivals = nullptr;
        f.warp = nullptr;
        getcontext(&f.context);
        f.context.uc_stack.ss_sp = f.stack.data();
        f.context.uc_stack.ss_size = f.stack.size();
        f.context.uc_link = nullptr;
        makecontext(&f.context, (void (*)())start, 0);
    }
    for (bool left = true; left;) {
        left = false;
        bool moved = false;
        for (unsigned i = 0; i < threads; ++i) {
            Fibre &f = state.fibres[backwards ? threads - 1 - i : i];
            if (f.done) continue;
            left = true;
            if (!ready(f)) continue;
            f.arrivals = nullptr;
            f.warp = nullptr;
            fibre = &f;
            swapcontext(&state.scheduler, &f.context);
            moved = true;
        }
        if (left && !moved) return false;
    }
    return true;
}

// A barrier opens when all threads that have not left the kernel have come.
inline void barrier() {
    const long there = alive(0, (int)block->fibres.size());
    block->barrier += 1;
    sleep_until(&block->barrier, (block->barrier + there - 1) / there * there);
}

// What the lane `source` of the warp has, its own where there is none.
template <class T> T shuffle(T x, int lane, int source) {
    Warp &warp = block->warps[(int)fibre->thread.x / WARP];
    const int use = warp.generation[lane]++ & 1;
    uint64_t bits = 0;
    memcpy(&bits, &x, sizeof(T));
    warp.slot[use][lane] = bits;
    fibre->warp = &warp;
    fibre->generation = warp.generation[lane];
    if (!ready(*fibre)) swapcontext(&fibre->context, &block->scheduler);
    fibre->warp = nullptr;
    uint64_t got = source < WARP ? warp.slot[use][source] : bits;
    T y;
    memcpy(&y, &got, sizeof(T));
    return y;
}

template <class T> T shuffle_down(T x, int lanes) {
    const int lane = (int)fibre->thread.x % WARP;
    return shuffle(x, lane, lane + lanes);
}

// Of each `lanes` neighbours one gives all of them what it has.
template <class T> T shuffle_from(T x, int source, int lanes) {
    const int lane = (int)fibre->thread.x % WARP;
    return shuffle(x, lane, lane / lanes * lanes + source);
}

// The same array for all threads of a block.
inline void *shared_array(const char *name, size_t bytes) {
    for (size_t i = 0; i < block->shared_names.size(); ++i)
        if (!strcmp(block->shared_names[i], name)) return &block->shared[block->shared_places[i]];
    const size_t at = (block->shared_used + 15) / 16 * 16;
    block->shared_names.push_back(name);
    block->shared_places.push_back(at);
    block->shared_used = at + bytes;
    return &block->shared[at];
}

// A grid, one block after the other. 0, or 1 if a block is stuck.
inline int run_grid(void (*body)(void **), void **arguments, unsigned blocks, unsigned threads,
                    bool together) {
    block_size.x = threads;
    grid_size.x = blocks;
    for (unsigned b = 0; b < blocks; ++b) {
        block_index.x = backwards ? blocks - 1 - b : b;
        if (together) {
            if (!run_block(body, arguments, threads)) return 1;
            fibre = nullptr;
        } else {
            for (unsigned t = 0; t < threads; ++t) {
                lone_thread.x = backwards ? threads - 1 - t : t;
                body(arguments);
            }
        }
    }
    return 0;
}

}  // namespace emulator

#define threadIdx (emulator::fibre ? emulator::fibre->thread : emulator::lone_thread)
#define blockIdx emulator::block_index
#define blockDim emulator::block_size
#define gridDim emulator::grid_size
#define __syncthreads emulator::barrier
#define __shfl_down_sync(mask, x, lanes) emulator::shuffle_down(x, lanes)
#define __shfl_sync(mask, x, source, lanes) emulator::shuffle_from(x, source, lanes)
#define SHARED(T, name, n) T *name = (T *)emulator::shared_array(#name, sizeof(T) * (n))

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
