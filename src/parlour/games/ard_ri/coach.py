"""What a coach explains in a first game of Ard Rí, each thing once."""

from __future__ import annotations

from parlour.core.coaching import Moment

MOMENTS = (
    Moment("spring", ("AR-4",), prompt="ard-ri-prompt-spring-card"),
    Moment("summer", ("AR-5", "AR-8"), prompt="ard-ri-prompt-summer-card"),
    Moment("draw", ("AR-6",), event={"kind": "draw"}),
    Moment("winter", ("AR-7", "AR-9", "AR-10"), event={"kind": "winter", "winner": "[0-9]"}),
    Moment("nobody", ("AR-12",), event={"kind": "winter", "winner": "nobody"}),
    Moment("count", ("AR-15", "AR-16"), event={"kind": "year", "year": "4"}),
)
