"""Many games, and what they say: simulation, arena, studies, questions, rulebooks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.study.tables import StudyResult


def run(
    study: Path | str, *, out: Path | str | None = None, jobs: int = 1, deals: int | None = None, play_all: bool = False,
) -> StudyResult:
    """Plays a study, given as a file or as the text of one, into its folder, as far as it has not been played before. With more
    than one process, call it under `if __name__ == "__main__":`."""
    from parlour.study import tables  # slow to import: only when it is needed

    return tables.run(study, Path(out) if out else None, jobs, deals, play_all)
