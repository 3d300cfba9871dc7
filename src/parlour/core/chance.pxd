cdef extern from *:
    """
    static inline unsigned long long parlour_step(unsigned long long u) {
        unsigned long long z = u + 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    static inline unsigned long long parlour_fork(unsigned long long u, long long branch) {
        return parlour_step(u ^ ((unsigned long long)branch + 1) * 0xD1B54A32D192ED03ULL);
    }
    #define parlour_word(u) (u)  /* turned into a number of 64 bits it is on the way here, or refused */
    #define parlour_index(u, n) ((long long)(((unsigned long long)(u) >> 32) * (unsigned long long)(n) >> 32))
    """
    unsigned long long word "parlour_word"(unsigned long long u) noexcept nogil
    unsigned long long step "parlour_step"(unsigned long long u) noexcept nogil
    unsigned long long fork "parlour_fork"(unsigned long long u, long long branch) noexcept nogil
    long long index "parlour_index"(unsigned long long u, long long n) noexcept nogil
