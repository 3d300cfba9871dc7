"""The compile step: from plain Python to native code. `python -m parlour.build` for Parlour or a package with a game."""
