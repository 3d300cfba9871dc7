"""Sets of small numbers in one int. In compiled code these are single machine instructions (bits.pxd)."""


def bit(i: int) -> int:
    """The set that holds one number."""
    return 1 << i


def count(m: int) -> int:
    """How many numbers a set holds."""
    return m.bit_count()


def lowest(m: int) -> int:
    """The smallest number in a set that is not empty."""
    return (m & -m).bit_length() - 1
