"""How large a search tree may become."""

NODES = 262_144
EDGES = 524_288
DEEPEST = 512  # decisions in one simulation
WIDENING_FROM = 40  # positions with more moves than these are not tried out completely
