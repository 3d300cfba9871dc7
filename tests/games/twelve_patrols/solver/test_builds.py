"""The search gives the same answers, by the same number of steps, compiled and uncompiled."""

import os
import subprocess
import sys

import pytest

from parlour import native

PROGRAM = """
from parlour.games.twelve_patrols.solver.solve import can_be_won, order_of
for seed in range(6):
    state, order = order_of(seed, deck="hard", frame=("fixed", "floating")[seed % 2])
    print(can_be_won(state, order))
"""


def answers(pure: str) -> str:
    environment = {**os.environ, "PARLOUR_PURE": pure}
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=environment, check=True)
    return run.stdout


@pytest.mark.slow
def test_both_builds_of_the_search_agree() -> None:
    if native.in_use() != "compiled":
        pytest.skip("nothing is compiled here")
    assert answers("") == answers("1") != ""
