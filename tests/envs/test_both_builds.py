"""All adapters do the same from the sources as compiled."""

import pytest

from parlour import native
from tests.core.test_builds_agree import other_build

pytest.importorskip("pettingzoo", reason="pip install 'parlour[envs]'")
pytest.importorskip("gymnasium", reason="pip install 'parlour[envs]'")
pytest.importorskip("numpy")


@pytest.mark.slow
def test_environments_of_both_builds_show_the_same() -> None:
    if native.in_use() != "compiled":
        pytest.skip("no compiled build here to compare with: only the sources run")
    from tests.envs.traced import digests

    assert digests() == other_build("-m", "tests.envs.traced").split()
