"""Many games, and what they say: simulation, arena, studies, questions, rulebooks.

`parlour.study.run("file.toml")` plays a study and gives its tables.
"""

from parlour.study.tables import StudyResult, run

__all__ = ["StudyResult", "run"]
