"""What a coach explains in a first game of Jack Rabbits, each thing once."""

from __future__ import annotations

from parlour.core.coaching import Moment

MOMENTS = (
    Moment("lottery", ("JR-15",), prompt="jack-rabbits-prompt-lottery"),
    Moment("journey", ("JR-17",), prompt="jack-rabbits-prompt-journey"),
    Moment("paying", ("JR-18",), prompt="jack-rabbits-prompt-paying"),
    Moment("audience", ("JR-25", "JR-34"), prompt="jack-rabbits-prompt-audience"),
    Moment("discarding", ("JR-16",), prompt="jack-rabbits-prompt-discarding"),
    Moment("passport", ("JR-29",), prompt="jack-rabbits-prompt-passport"),
    Moment("challenge", ("JR-32",), prompt="jack-rabbits-prompt-challenge"),
    Moment("fighting", ("JR-30",), prompt="jack-rabbits-prompt-fighting"),
    Moment("carrot", ("JR-25", "JR-14"), event={"kind": "carrot"}),
    Moment("off", ("JR-28",), event={"kind": "arrive", "at": "off-board"}),
    Moment("under", ("JR-24",), event={"kind": "arrive", "at": "underground"}),
    Moment("merchant", ("JR-20",), event={"kind": "merchant"}, legend="merchant"),
    Moment("tavern", ("JR-21",), event={"kind": "tavern"}, legend="tavern"),
    Moment("cave", ("JR-23",), event={"kind": "cave"}, legend="cave"),
    Moment("trek", ("JR-19",), event={"kind": "trek"}, legend="woods"),
    Moment("joker", ("JR-22",), event={"kind": "joker"}, legend="joker"),
)
