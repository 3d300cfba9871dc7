"""Makes the pages of docs/studies from the files beside them: `python -m bench.gallery`.

All of them take about 25 minutes of one processor, and what was played is not played again. More deals in a file add to those
that were played. `--part 5` plays five of a hundred deals of everything, enough to look at the pages, and says so on them;
`--only NAME` makes those whose name begins so.
"""

from __future__ import annotations

import argparse
import re
import time
import tomllib
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from parlour.core.parallel import cores
from parlour.study import file as files
from parlour.study import report
from parlour.study.runner import prepare
from parlour.study.summary import Summary

STUDIES = Path(__file__).parents[1] / "docs" / "studies"
LEAST = 10  # deals of anything
COUNTED = re.compile(r"\b(deals|games|repeat_alarms) = (\d+)")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--part", type=float, default=100.0, help="so many of a hundred deals")
    options.add_argument("--jobs", type=int, default=cores())
    options.add_argument("--only", default="", help="studies whose names begin so")
    options.add_argument("--out", type=Path, default=STUDIES / "played", help="where the games are kept, to go on from")
    given = options.parse_args()
    console = Console(stderr=True)
    for path in sorted(STUDIES.glob(f"{given.only}*.toml")):
        begun = time.monotonic()
        with Progress(console=console, transient=True) as progress:
            found = played(path, given.part, given.jobs, given.out, progress)
        write(path, found)
        console.print(f"{path.stem}: {found.played} games, {time.monotonic() - begun:.0f} s")
    (STUDIES / "README.md").write_text(contents(given.part), encoding="utf-8")


def played(path: Path, part: float, jobs: int, out: Path, progress: Progress) -> Summary:
    text = shortened(path.read_text(encoding="utf-8"), part)
    folder = out / f"{path.stem}-{part:g}.study"
    folder.parent.mkdir(parents=True, exist_ok=True)
    run = prepare(files.understood(text, path.name), path.stem, folder, jobs=jobs, command=f"parlour study run {path.name}")
    task = progress.add_task(path.stem, total=None)
    for step in run.play():
        progress.update(task, completed=step.played, total=step.asked)
    return run.finish()


def shortened(text: str, part: float) -> str:
    """The study with a part of its deals."""
    if part >= 100:
        return text
    return COUNTED.sub(lambda found: f"{found[1]} = {max(LEAST, round(int(found[2]) * part / 100))}", text)


def write(path: Path, found: Summary) -> None:
    path.with_suffix(".html").write_text(report.html(found, "en"), encoding="utf-8")
    path.with_suffix(".md").write_text(report.markdown(found, "en"), encoding="utf-8")


def contents(part: float) -> str:
    """The studies, with how their pages begin."""
    lines = [
        "# A gallery of studies", "",
        "Each study is a file, `NAME.toml`; `python -m bench.gallery` plays it and writes `NAME.html`, the page, and `NAME.md`, "
        "the same without plots. A page shows its file as it was played.", "",
    ]
    if part < 100:
        told = f"These were made with `--part {part:g}`: {part:g} of a hundred deals, enough to look at, too few to rely on."
        lines += [told, ""]
    for file in sorted(STUDIES.glob("*.toml")):
        page = file.with_suffix(".md")
        if page.exists():
            title, kick, opening = page.read_text(encoding="utf-8").split("\n\n")[:3]
            lines += [f"## [{title.removeprefix('# ')}]({file.stem}.html)", "", kick, "", opening, "",
                      f"[file]({file.name}) · [Markdown]({page.name})", ""]
        else:
            title = tomllib.loads(file.read_text(encoding="utf-8"))["title"]
            lines += [f"## {title}", "", f"[file]({file.name}), not played yet", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
