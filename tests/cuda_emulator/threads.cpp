// Threads as fibres. Barriers and shuffles put a fibre to sleep until the others have come; if no
// fibre of a block can go on, the kernel is stuck. Shared memory and results of shuffles from lanes
// that are gone hold 0xFF bytes, so that whoever reads what nobody wrote is seen.
//
// Everything that a GPU leaves open is chosen unkindly: blocks come in any order, threads take turns
// in any order, and what a thread stores is seen by its block after the next barrier only, by other
// blocks after a fence or the end of the kernel.

#include "machine.h"
#include <algorithm>
#include <numeric>
#include <ucontext.h>

namespace emulator {

Three thread_index, block_index, block_size, grid_size;

namespace {

constexpr size_t STACK = 128 * 1024, SHARED_BYTES = 256 * 1024, APART = 64;

struct Fibre {
    ucontext_t context;
    std::vector<char> stack = std::vector<char>(STACK);
    Where where;
    Stores stores;
    unsigned acquired = 0;
    bool done = false;
    long wakes_at = 0;        // barriers: threads that must have come
    bool in_warp = false;     // waits for the other lanes of its warp
    int generation = 0;       // until they have come to so many shuffles
};

struct Warp {
    uint64_t slot[2][WARP];
    int generation[WARP] = {};  // shuffles that each lane has come to
};

struct Array {
    const char *name;
    size_t first;
};

std::vector<Fibre> fibres;
std::vector<Warp> warps;
std::vector<char> shared;
std::vector<Array> arrays;
size_t shared_used;
long arrivals;               // threads that have come to barriers so far
unsigned threads;            // of a block
ucontext_t scheduler;
Fibre *fibre;
bool stopped;
void (*body)(void **);
void **arguments;
uint32_t random_state;

unsigned below(unsigned n) {  // Marsaglia, "Xorshift RNGs", J. Stat. Software 8 (2003)
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state % n;
}

void mix(std::vector<unsigned> &order) {
    if (!random_state) return;
    for (size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[below(i)]);
}

std::vector<unsigned> numbers(unsigned n) {
    std::vector<unsigned> found(n);
    std::iota(found.begin(), found.end(), 0u);
    return found;
}

void sleep() { swapcontext(&fibre->context, &scheduler); }

// Whether a fibre can go on. Lanes that have left the kernel are not waited for.
bool ready(const Fibre &f) {
    if (!f.in_warp) return arrivals >= f.wakes_at;
    const unsigned first = f.where.thread / WARP * WARP;
    const Warp &warp = warps[first / WARP];
    for (unsigned i = first; i < first + WARP && i < threads; ++i)
        if (!fibres[i].done && warp.generation[i - first] < f.generation) return false;
    return true;
}

void run(Fibre &f) {
    fibre = &f;
    here = f.where;
    acquired = f.acquired;
    stores = &f.stores;
    thread_index.x = f.where.thread;
    open_stack(f.stack.data(), STACK);
    f.stores.show();
    swapcontext(&scheduler, &f.context);
    f.stores.hide();
    f.where = here;
    f.acquired = acquired;
}

void one_thread() {
    body(arguments);
    fibre->done = true;
    sleep();
}

// Threads that never wait: one after the other in one fibre.
void lone_threads() {
    stores = &block_stores;
    auto order = numbers(threads);
    mix(order);
    for (unsigned t : order) {
        here.thread = thread_index.x = t;
        body(arguments);
    }
    fibre->done = true;
    sleep();
}

void begin(Fibre &f, unsigned thread, void (*start)()) {
    f.where = Where{block_index.x, thread, 0, 0};
    f.acquired = 0;
    f.done = f.in_warp = false;
    f.wakes_at = 0;
    f.stores.clear();
    getcontext(&f.context);
    f.context.uc_stack.ss_sp = f.stack.data();
    f.context.uc_stack.ss_size = STACK;
    f.context.uc_link = nullptr;
    makecontext(&f.context, start, 0);
}

// Every thread of a block, each as far as it comes, until all are done; false if it is stuck.
bool run_block(bool together) {
    const unsigned n = together ? threads : 1;
    if (fibres.size() < n) fibres = std::vector<Fibre>(n);
    for (unsigned t = 0; t < n; ++t) begin(fibres[t], t, together ? one_thread : lone_threads);
    warps.assign((threads + WARP - 1) / WARP, Warp());
    for (auto &w : warps) memset(w.slot, 0xFF, sizeof w.slot);
    shared.assign(SHARED_BYTES, (char)0xFF);
    arrays.clear();
    shared_used = arrivals = 0;
    auto order = numbers(n);
    for (bool left = true; left;) {
        left = false;
        bool moved = false;
        mix(order);
        for (unsigned t : order) {
            Fibre &f = fibres[t];
            if (f.done) continue;
            left = true;
            if (!ready(f)) continue;
            run(f);
            if (stopped) return true;
            moved = true;
        }
        if (left && !moved) return false;
    }
    for (unsigned t = 0; t < n; ++t) {
        fibres[t].stores.show();
        fibres[t].stores.pass_to(block_stores);
    }
    return true;
}

// What every thread stored is seen by all, and so is what one of them knows of other blocks.
void open_barrier() {
    unsigned latest = 0;
    for (unsigned t = 0; t < threads; ++t) latest = std::max(latest, fibres[t].acquired);
    for (unsigned t = 0; t < threads; ++t) {
        Fibre &f = fibres[t];
        if (&f != fibre) f.stores.show();
        f.stores.pass_to(block_stores);
        f.acquired = std::max(f.acquired, latest);
    }
    acquired = std::max(acquired, latest);
}

}  // namespace

// A barrier opens when all threads that have not left the kernel have come.
void barrier() {
    long there = 0;
    for (unsigned t = 0; t < threads; ++t) there += !fibres[t].done;
    fibre->acquired = acquired;
    fibre->wakes_at = (arrivals / there + 1) * there;
    if (++arrivals == fibre->wakes_at) open_barrier();
    else sleep();
    here.barriers += 1;
}

uint64_t exchange(uint64_t bits, int source) {
    const int lane = here.thread % WARP;
    Warp &warp = warps[here.thread / WARP];
    const int use = warp.generation[lane]++ & 1;
    warp.slot[use][lane] = bits;
    fibre->in_warp = true;
    fibre->generation = warp.generation[lane];
    if (!ready(*fibre)) sleep();
    fibre->in_warp = false;
    return source < WARP ? warp.slot[use][source] : bits;
}

void warp_barrier() {
    stores->pass_to(block_stores);
    exchange(0, 0);
    here.warps += 1;
}

// The same array for all threads of a block.
void *shared_array(const char *name, size_t bytes, size_t item) {
    for (const Array &a : arrays)
        if (!strcmp(a.name, name)) return &shared[a.first];
    const size_t at = (shared_used + 15) / 16 * 16;
    arrays.push_back({name, at});
    shared_used = at + bytes + APART;
    open_shared(name, &shared[at], bytes, item);
    return &shared[at];
}

void stop() {
    stopped = true;
    sleep();
    __builtin_unreachable();
}

// A grid, one block after the other. 0, or 1 if a block is stuck, or 2 if a thread did what it must
// not do.
int run_grid(void (*kernel)(void **), const Grid &grid, unsigned per_block, bool together) {
    body = kernel;
    arguments = grid.p;
    block_size.x = threads = per_block;
    grid_size.x = grid.blocks;
    random_state = grid.seed;
    stopped = false;
    open_memory(grid);
    std::vector<Stores> hidden;
    auto order = numbers(grid.blocks);
    mix(order);
    for (unsigned b : order) {
        block_index.x = b;
        if (!run_block(together)) return 1;
        if (stopped) return 2;
        close_block();
        block_stores.hide();
        hidden.push_back(std::move(block_stores));
        block_stores.clear();
    }
    for (auto &of_block : hidden) of_block.show();
    return 0;
}

}  // namespace emulator
