"""The few functions of real numbers that search needs; compiled code calls C's own (reals.pxd)."""

from math import exp, log, sqrt

__all__ = ["exp", "log", "sqrt"]
