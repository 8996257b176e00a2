// Who may read and write what, and who sees it when.
//
// The compiler calls a function at each access of the kernels (those that ThreadSanitizer would
// bring: `__tsan_read4` and so on). They find the array, and for each of its elements who wrote and
// who read it last. Two threads that touch an element, one of them writing, must have a barrier
// between them; two blocks cannot have one, but for a fence and an atomic operation on each side.
//
// The scheme of last accesses is that of Flanagan and Freund, "FastTrack", PLDI 2009, where barriers
// are the only clocks.

#include "machine.h"
#include <algorithm>
#include <cstdio>
#include <link.h>
#include <string>

namespace emulator {

Where here;
unsigned acquired;
Stores *stores;
Stores block_stores;

namespace {

struct Element {
    Where written, read;
    bool atomic = false;    // how it was written
    unsigned released = 0;  // from which atomic operation on other blocks may read it
};

struct Region {
    std::string name;
    char *first, *last;
    size_t item;
    bool shared;
    std::vector<Element> elements;
    bool holds(const char *p) const { return first <= p && p < last; }
};

struct Range {
    const char *first = nullptr, *last = nullptr;
    bool holds(const char *p) const { return first <= p && p < last; }
};

std::vector<Region> regions;
size_t latest;              // the region that was met last
Range stack, table, image;  // that threads may use as they like
unsigned clock_of_atomics;
char message[512];
void *guilty;               // where in the code

Region *region_of(const char *p) {
    if (latest < regions.size() && regions[latest].holds(p)) return &regions[latest];
    for (latest = 0; latest < regions.size(); ++latest)
        if (regions[latest].holds(p)) return &regions[latest];
    return nullptr;
}

[[noreturn]] void report(void *code) {
    guilty = code;
    stop();
}

// The array that is nearest, for who reads of an address outside of all.
const Region *nearest(const char *p) {
    const Region *found = nullptr;
    auto far = [&](const Region &r) { return p < r.first ? r.first - p : p - r.last; };
    for (const Region &r : regions)
        if (!found || far(r) < far(*found)) found = &r;
    return found;
}

[[noreturn]] void outside(const char *p, bool writes, void *code) {
    const Region *r = nearest(p);
    const long size = r ? (r->last - r->first) / (long)r->item : 0;
    const long at = r ? (p - r->first) / (long)r->item - (p < r->first && (p - r->first) % (long)r->item) : 0;
    snprintf(message, sizeof message, "thread %u of block %u %s %s[%ld], which has %ld elements",
             here.thread, here.block, writes ? "writes" : "reads", r ? r->name.c_str() : "?", at, size);
    report(code);
}

std::string named(const Where &w) {
    if (w.block == SEVERAL) return "threads of several blocks";
    const std::string who = w.thread == SEVERAL || !w.alone ? "several threads" : "thread " + std::to_string(w.thread);
    return who + " of block " + std::to_string(w.block);
}

[[noreturn]] void race(const Region &r, size_t at, bool writes, const Where &other, bool wrote, void *code) {
    snprintf(message, sizeof message, "thread %u of block %u %s %s[%zu], which %s %s: nothing lies between",
             here.thread, here.block, writes ? "writes" : "reads", r.name.c_str(), at,
             named(other).c_str(), wrote ? "wrote" : "read");
    report(code);
}

bool of_one_warp(const Where &w) { return w.thread != SEVERAL && w.thread / WARP == here.thread / WARP; }

// Whether something happened before what happens now.
bool before(const Where &w, const Region &r) {
    if (w.block == NOBODY) return true;
    if (w.block != here.block) return r.shared;
    if ((w.thread == here.thread && w.alone) || w.barriers < here.barriers) return true;
    return of_one_warp(w) && w.warps < here.warps;
}

// Who has read an element, now that one more does.
Where joined(const Where &readers) {
    if (readers.block != here.block) return {SEVERAL, SEVERAL, here.barriers, 0};
    if (!of_one_warp(readers)) return {here.block, SEVERAL, here.barriers, 0};
    return {here.block, here.thread, here.barriers, here.warps, false};
}

bool is_released(const Element &e) { return e.released && e.released < acquired; }

void meet(Region &r, size_t at, bool writes, bool atomic, void *code) {
    Element &e = r.elements[at];
    const bool ordered = before(e.written, r) || is_released(e) || (atomic && e.atomic);
    if (!ordered) race(r, at, writes, e.written, true, code);
    if (writes) {
        if (!before(e.read, r)) race(r, at, writes, e.read, false, code);
        e.written = here;
        e.atomic = atomic;
        e.released = 0;
        return;
    }
    e.read = before(e.read, r) ? here : joined(e.read);
}

void touch(void *address, size_t size, bool writes, bool whole, void *code, bool atomic = false) {
    char *p = (char *)address;
    Region *r = region_of(p);
    if (!r) {
        if (stack.holds(p) || image.holds(p) || table.holds(p)) return;
        outside(p, writes, code);
    }
    if (p + size > r->last) outside(r->last, writes, code);
    if (whole && (uintptr_t)p % size) {
        snprintf(message, sizeof message, "thread %u of block %u %s %zu bytes at once from byte %ld of %s on",
                 here.thread, here.block, writes ? "writes" : "reads", size, (long)(p - r->first), r->name.c_str());
        report(code);
    }
    const size_t last = (p + size - 1 - r->first) / r->item;
    for (size_t at = (p - r->first) / r->item; at <= last; ++at) meet(*r, at, writes, atomic, code);
    if (writes && !atomic) stores->note(p, size);
}

int own_image(dl_phdr_info *info, size_t, void *) {
    for (int i = 0; i < info->dlpi_phnum; ++i) {
        const auto &part = info->dlpi_phdr[i];
        const char *first = (const char *)info->dlpi_addr + part.p_vaddr;
        if (part.p_type != PT_LOAD) continue;
        if (!image.first) image = {first, first};
        image.last = std::max(image.last, first + part.p_memsz);
    }
    if (image.holds((const char *)&here)) return 1;
    image = {};
    return 0;
}

}  // namespace

// ---- stores -------------------------------------------------------------------------------------

void Stores::Store::exchange() {
    char held[sizeof bytes];
    memcpy(held, at, size);
    memcpy(at, bytes, size);
    memcpy(bytes, held, size);
}

void Stores::note(void *p, size_t size) {
    for (size_t done = 0; done < size; done += 16) {
        Store s{(char *)p + done, (unsigned)std::min<size_t>(16, size - done), {}};
        memcpy(s.bytes, s.at, s.size);
        made.push_back(s);
    }
}

void Stores::hide() {
    for (auto s = made.rbegin(); s != made.rend(); ++s) s->exchange();
}

void Stores::show() {
    for (auto &s : made) s.exchange();
}

void Stores::pass_to(Stores &others) {
    if (&others == this) return;
    for (const Store &s : made) {
        const Region *r = region_of(s.at);
        if (r && !r->shared) others.made.push_back(s);
    }
    made.clear();
}

void Stores::release() {
    for (const Store &s : made) {
        Region *r = region_of(s.at);
        for (char *p = s.at; r && p < s.at + s.size; p += r->item)
            r->elements[(p - r->first) / r->item].released = clock_of_atomics + 1;
    }
    made.clear();
}

void Stores::forget(const void *p, size_t size) {
    const char *first = (const char *)p;
    auto meets = [&](const Store &s) { return s.at < first + size && first < s.at + s.size; };
    made.erase(std::remove_if(made.begin(), made.end(), meets), made.end());
}

void fence() {
    stores->release();
    block_stores.release();
}

// All blocks see it at once, and with it what they had stored before a fence.
void read_atomically(void *x, void *p, size_t bytes) {
    touch(p, bytes, true, true, __builtin_return_address(0), true);
    stores->forget(p, bytes);
    block_stores.forget(p, bytes);
    acquired = ++clock_of_atomics;
    memcpy(x, p, bytes);
}

void copy(void *to, const void *from, size_t bytes) { memcpy(to, from, bytes); }

// ---- regions ------------------------------------------------------------------------------------

void open_memory(const Grid &grid) {
    regions.clear();
    clock_of_atomics = acquired = 0;
    block_stores.clear();
    table = {(char *)grid.p, (char *)(grid.p + grid.count)};
    if (!image.first) dl_iterate_phdr(own_image, nullptr);
    std::vector<Region> given;
    for (unsigned i = 0; i < grid.count; ++i) {
        char *first = (char *)grid.p[i];
        if (grid.bytes[i]) given.push_back({"p" + std::to_string(i), first, first + grid.bytes[i], grid.item[i], false, {}});
    }
    std::sort(given.begin(), given.end(), [](auto &x, auto &y) { return x.first < y.first; });
    for (Region &r : given) {  // parameters that share memory are one
        if (!regions.empty() && r.first < regions.back().last) {
            Region &known = regions.back();
            known.name += " or " + r.name;
            known.last = std::max(known.last, r.last);
            known.item = std::min(known.item, r.item);
        } else {
            regions.push_back(std::move(r));
        }
    }
    for (Region &r : regions) r.elements.resize((r.last - r.first + r.item - 1) / r.item);
}

void open_stack(const char *first, size_t bytes) { stack = {first, first + bytes}; }

void open_shared(const char *name, char *first, size_t bytes, size_t item) {
    regions.push_back({name, first, first + bytes, item, true, {}});
    regions.back().elements.resize(bytes / item);
}

void close_block() {
    regions.erase(std::remove_if(regions.begin(), regions.end(), [](auto &r) { return r.shared; }), regions.end());
}

}  // namespace emulator

// ---- what the compiler calls --------------------------------------------------------------------

#define ACCESS(SIZE) \
    void __tsan_read##SIZE(void *p) { emulator::touch(p, SIZE, false, true, __builtin_return_address(0)); } \
    void __tsan_write##SIZE(void *p) { emulator::touch(p, SIZE, true, true, __builtin_return_address(0)); } \
    void __tsan_unaligned_read##SIZE(void *p) { emulator::touch(p, SIZE, false, false, __builtin_return_address(0)); } \
    void __tsan_unaligned_write##SIZE(void *p) { emulator::touch(p, SIZE, true, false, __builtin_return_address(0)); }

extern "C" {
ACCESS(1)
ACCESS(2)
ACCESS(4)
ACCESS(8)
ACCESS(16)
void __tsan_read_range(void *p, size_t n) { emulator::touch(p, n, false, false, __builtin_return_address(0)); }
void __tsan_write_range(void *p, size_t n) { emulator::touch(p, n, true, false, __builtin_return_address(0)); }
void __tsan_init() {}
void __tsan_func_entry(void *) {}
void __tsan_func_exit() {}

// What went wrong, and where in this library.
const char *fault() { return emulator::message; }
size_t fault_at() { return (const char *)emulator::guilty - 1 - emulator::image.first; }
}
