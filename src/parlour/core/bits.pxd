cdef extern from *:
    """
    #define parlour_bit(i) (1LL << (i))
    #define parlour_count(m) ((long long)__builtin_popcountll((unsigned long long)(m)))
    #define parlour_lowest(m) ((long long)__builtin_ctzll((unsigned long long)(m)))
    """
    long long bit "parlour_bit"(long long i) noexcept nogil
    long long count "parlour_count"(long long m) noexcept nogil
    long long lowest "parlour_lowest"(long long m) noexcept nogil
