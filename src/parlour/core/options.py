"""Options of a game, declared once: keyword arguments, command line, web form and docs are made from the same lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any

from parlour.core.errors import BadOption
from parlour.core.state import State

Value = int | bool | str
Resolved = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One option. `choices` makes it a choice, `low` and `high` a whole number, otherwise it is yes or no."""

    name: str
    default: Value
    about: str  # one line for people, in English; other languages by the code "GAME-option-NAME"
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None

    @property
    def kind(self) -> str:
        if self.choices:
            return "choice"
        return "number" if self.low is not None or self.high is not None else "yes-no"

    @property
    def takes(self) -> str:
        """What may be given, for messages and help."""
        if self.choices:
            return " | ".join(self.choices)
        if self.kind == "yes-no":
            return "yes | no"
        if self.high is None:
            return f"{self.low} …"
        return f"{self.low}–{self.high}" if self.low != self.high else str(self.low)

    def check(self, value: Any) -> Value:
        """The value as the rules take it; texts as typed on a command line are understood."""
        if self.choices:
            if value in self.choices:
                return str(value)
        elif self.kind == "number":
            number = whole(value)
            if number is not None and (self.low is None or number >= self.low) and (self.high is None or number <= self.high):
                return number
        elif isinstance(value, bool):
            return value
        elif isinstance(value, str) and value.lower() in YES_NO:
            return YES_NO[value.lower()]
        raise BadOption("error-option-value", option=self.name, value=str(value), takes=self.takes)

    def code(self, value: Value) -> int:
        """The int that reaches the rules."""
        return self.choices.index(str(value)) if self.choices else int(value)

    def value(self, code: int) -> Value:
        """The value that the rules keep as an int."""
        if self.choices:
            return self.choices[code]
        return bool(code) if self.kind == "yes-no" else code


YES_NO = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


def whole(value: Any) -> int | None:
    if isinstance(value, bool):
        return None
    try:
        return int(value) if isinstance(value, str) else index(value)  # of numpy too
    except (TypeError, ValueError):
        return None


@dataclass(frozen=True)
class Clash:
    """Values that make no sense together: each option named has the value, or one of the values, given."""

    values: Mapping[str, Value | tuple[Value, ...]]
    why: str  # in English; other languages by `code`
    code: str

    def applies(self, options: Mapping[str, Value]) -> bool:
        """Whether all of these values are chosen."""
        return all(options[n] in v if isinstance(v, tuple) else options[n] == v for n, v in self.values.items())


@dataclass(frozen=True)
class Options:
    """All options of a game; the first is always the number of seats."""

    declared: tuple[Option, ...]
    clashes: tuple[Clash, ...] = ()
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.declared)

    def __getitem__(self, name: str) -> Option:
        for option in self.declared:
            if option.name == name:
                return option
        raise BadOption("error-option-unknown", option=name, known=", ".join(o.name for o in self.declared))

    def resolve(self, given: Mapping[str, Any]) -> Resolved:
        """Every option with its value; raises BadOption for what does not exist, does not fit or does not go together."""
        checked = {name: self[name].check(value) for name, value in given.items()}
        resolved = {option.name: checked.get(option.name, option.default) for option in self.declared}
        for clash in self.clashes:
            if clash.applies(resolved):
                pairs = ", ".join(f"{name}={resolved[name]}" for name in clash.values)
                raise BadOption("error-option-clash", options=pairs, why=BadOption(clash.code, english=clash.why))
        return resolved

    def codes(self, resolved: Mapping[str, Value]) -> dict[str, int]:
        """The options as the rules take them."""
        return {option.name: option.code(resolved[option.name]) for option in self.declared}

    def give(self, state: State, resolved: Mapping[str, Value], **also: Any) -> None:
        """Sets the options of a state that is about to begin: the rules keep each in a field of the same name. `also` are other
        fields that are known before a game begins."""
        state._give({**self.codes(resolved), **also})


def seats_option(low: int, high: int, default: int) -> Option:
    """The option that comes first in every game: how many play."""
    return Option("seats", default, "how many play", low=low, high=high)
