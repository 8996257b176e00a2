// What the two halves of the emulator know of each other.
#ifndef MONOGRAPH_MACHINE
#define MONOGRAPH_MACHINE

#include "emulator.h"
#include <vector>

namespace emulator {

constexpr unsigned NOBODY = ~0u, SEVERAL = ~0u - 1;

// A thread, and how many barriers of its block and of its warp it has passed. Several threads of a
// warp are the last of them, and `alone` is false.
struct Where {
    unsigned block = NOBODY, thread = NOBODY, barriers = 0, warps = 0;
    bool alone = true;
};

// What a kernel is called with: for each parameter its address, bytes, and bytes of an element.
struct Grid {
    void **p;
    const uint64_t *bytes, *item;
    unsigned count, blocks, seed;  // 0: threads and blocks in their order
};

// Stores that others do not see yet. Who made them has them in memory while it runs; then they are
// exchanged for what lay there before.
class Stores {
    struct Store {
        char *at;
        unsigned size;
        char bytes[16];
        void exchange();
    };
    std::vector<Store> made;

  public:
    void note(void *p, size_t size);  // before it is written
    void hide();
    void show();
    void pass_to(Stores &others);  // what is shown already; shared memory ends with its block
    void release();                // all blocks see them
    void forget(const void *p, size_t size);
    void clear() { made.clear(); }
};

extern Where here;                 // who runs
extern unsigned acquired;          // the last atomic operation that who runs knows of
extern Stores *stores;             // of who runs
extern Stores block_stores;        // that the block sees and no other one

void open_memory(const Grid &grid);
void open_stack(const char *first, size_t bytes);
void open_shared(const char *name, char *first, size_t bytes, size_t item);
void close_block();
[[noreturn]] void stop();          // the kernel, from within a thread

}  // namespace emulator

#endif
