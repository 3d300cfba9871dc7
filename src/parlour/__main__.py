"""`python -m parlour` is the `parlour` command, also where that is not on the PATH."""

from parlour.cli import main

if __name__ == "__main__":
    main()
