"""What a coach explains in a first game of 12 Patrols, each thing once."""

from __future__ import annotations

from parlour.core.coaching import Moment

MOMENTS = (
    Moment("card", ("TP-8",), prompt="twelve-patrols-prompt-card"),
    Moment("patrol", ("TP-9", "TP-5"), prompt="twelve-patrols-prompt-patrol"),
    Moment("forced", ("TP-10",), prompt="twelve-patrols-prompt-forced"),
    Moment("done", ("TP-13",), event={"kind": "done"}),
    Moment("row", ("TP-10",), event={"kind": "row"}),
    Moment("column", ("TP-10",), event={"kind": "column"}),
    Moment("turning", ("TP-12",), prompt="twelve-patrols-prompt-turning"),
    Moment("lost", ("TP-15",), event={"kind": "lost"}),
)
