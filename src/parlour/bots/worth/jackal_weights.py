"""The weights of Jackal's evaluation, in hundredths of a banked coin."""

BANKED = 100
DEAD = 80
SWIMMING = 25
TRAPPED = 35
DRUNK = 8
COIN = 55
WAY_HOME = 4
GOLD_NEAR = 34
GOLD_STEP = 2
OPENING = 26
CLOSED_NEAR = 22
CLOSED_STEP = 2
DANGER = 5
DANGER_WITH_COIN = 12
PATIENCE = 8  # crew turns
