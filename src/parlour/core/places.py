"""Where Parlour keeps what it stores on this computer."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """PARLOUR_DATA, or `parlour` in the user's data folder of the platform. It need not exist yet."""
    given = os.environ.get("PARLOUR_DATA")
    return Path(given).expanduser() if given else user_data_folder() / "parlour"


def user_data_folder() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
