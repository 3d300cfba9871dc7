"""How large a search tree may become."""

FIRST_ROOM = 4_096  # edges; it doubles as it is needed
EDGE_BYTES = 37  # of an edge and the node that it leads to
MEGABYTE = 1_048_576
DEEPEST = 512  # decisions in one simulation
WIDENING_FROM = 40  # positions with more moves than these are not tried out completely
MEGABYTES = 128  # of one tree at most
