cdef extern from *:
    """
    static inline unsigned long long parlour_step(unsigned long long u) {
        unsigned long long z = u + 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    #define parlour_index(u, n) ((long long)(((unsigned long long)(u) >> 32) * (unsigned long long)(n) >> 32))
    """
    unsigned long long step "parlour_step"(unsigned long long u) noexcept nogil
    long long index "parlour_index"(unsigned long long u, long long n) noexcept nogil
