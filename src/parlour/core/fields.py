"""The fields of a state, read one by one when they are first asked for: most views need a few of many."""

from __future__ import annotations

from typing import Any

from parlour.core.state import State


class FieldsOf(dict[str, Any]):
    """Like `state.fields()`, as long as the state is not changed, but without those that nobody looks at."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __missing__(self, name: str) -> Any:
        found = getattr(self.state, name)
        self[name] = found = list(found) if isinstance(found, list) else found
        return found
