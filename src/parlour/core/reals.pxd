cdef extern from "math.h" nogil:
    double exp(double x)
    double log(double x)
    double sqrt(double x)
