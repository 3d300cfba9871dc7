"""One clear line about which build the tests are about to use."""

from parlour import native

LINES = {
    "compiled": "Build in use: compiled rules.",
    "uncompiled": "Build in use: plain Python rules, NOT COMPILED (no C compiler was found).",
    "pure": "Build in use: plain Python rules, as PARLOUR_PURE asks.",
}

if __name__ == "__main__":
    print(LINES[native.in_use()], flush=True)
