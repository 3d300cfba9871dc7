"""The manual as a site: `python -m manual.build` writes src/parlour/server/docs, where `parlour serve` finds it and the wheel
takes it from; it can also be opened as a file.

Pages are those of docs/, with pages made from the program beside them: every command, the public Python names, the rulebooks,
the games' options and metrics, the schemas. A link that leads nowhere, to a page or to a heading, ends the build with a sentence.
zensical makes the site of them; mkdocs with its material theme can too,
from the same mkdocs.yml."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import unicodedata
from importlib.util import find_spec
from pathlib import Path

from manual import site
from manual.games import games, rulings
from manual.reference import api, commands, rulebooks
from manual.schemas import schemas
from parlour.server.docs_files import SITE

ROOT = Path(__file__).parents[1]
DOCS, STAGE = ROOT / "docs", ROOT / "build" / "docs"
LOOK = Path(__file__).with_name("look.css")
GALLERY = ("studies/README.md", "studies/gallery.md")  # beside studies.md, which has the address studies/
BESIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "SECURITY.md": "security.md"}
HELP = "The site is made by zensical: pip install 'parlour[docs]'"
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)


def main() -> None:
    wrong = stage()
    if wrong:
        sys.exit("\n".join(wrong))
    if find_spec("zensical") is None:
        sys.exit(HELP)
    shutil.rmtree(SITE, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "zensical", "build", "-f", str(ROOT / "mkdocs.yml")], cwd=ROOT, check=True)
    site.finish(SITE)
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"{SITE.relative_to(ROOT)}/index.html: {len(list(STAGE.rglob('*.md')))} pages, {size / 1e6:.1f} MB")


def stage() -> list[str]:
    """Puts all pages side by side into build/docs; what is wrong with their links."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(DOCS, STAGE, ignore=shutil.ignore_patterns("played"))
    shutil.copy(LOOK, STAGE)
    (STAGE / GALLERY[0]).rename(STAGE / GALLERY[1])
    for source, name in BESIDE.items():
        (STAGE / name).write_text((ROOT / source).read_text(encoding="utf-8"), encoding="utf-8")
    settled = STAGE / "rulings.md"
    settled.write_text(rulings(settled.read_text(encoding="utf-8")), encoding="utf-8")
    for name, text in {**commands(), **api(), **rulebooks(), **games(), **schemas()}.items():
        page = STAGE / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
    pages = sorted(STAGE.rglob("*.md"))
    wrong = [trouble for page in pages for trouble in mend(page)]
    parts = {page: headings(page.read_text(encoding="utf-8")) for page in pages}
    return wrong + [trouble for page in pages for trouble in astray(page, parts)]


def mend(page: Path) -> list[str]:
    """Lets links lead to where pages are in the site, and tells those that lead nowhere."""
    wrong = []

    def led(found: re.Match[str]) -> str:
        label, target = found[1], found[2]
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return found[0]
        path, _, part = target.partition("#")
        there = (page.parent / path).resolve()
        if there == (STAGE / GALLERY[0]).resolve():
            path, there = str(Path(path).parent / "gallery.md"), (STAGE / GALLERY[1]).resolve()
        for source, name in BESIDE.items():
            if there.name == source:
                path, there = name, STAGE / name
        if path.startswith("docs/") and (STAGE / path.removeprefix("docs/")).exists():  # from a page of the root
            path = path.removeprefix("docs/")
            there = STAGE / path
        if there.exists():
            return f"{label}({path}{'#' + part if part else ''})"
        if (ROOT / path.replace("../", "")).exists():  # in the repository, not in the site
            return label.strip("![]")
        wrong.append(f"{page.relative_to(STAGE)}: a link leads nowhere: {target}")
        return found[0]

    page.write_text(LINK.sub(led, page.read_text(encoding="utf-8")), encoding="utf-8")
    return wrong


def astray(page: Path, parts: dict[Path, set[str]]) -> list[str]:
    """Links of a page whose page is there, and the heading on it is not."""
    wrong = []
    for _, target in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        path, _, part = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        if part and there in parts and part not in parts[there]:
            wrong.append(f"{page.relative_to(STAGE)}: a link leads to no heading: {target}")
    return wrong


def headings(text: str) -> set[str]:
    """The names under which the headings of a page are linked to, as the site gives them."""
    found: set[str] = set()
    for told in HEADING.findall(CODE.sub("", text)):
        plain = unicodedata.normalize("NFKD", LINK.sub(r"\1", told)).encode("ascii", "ignore").decode()
        name = first = re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())
        number = 0
        while name in found:
            number += 1
            name = f"{first}_{number}"
        found.add(name)
    return found


if __name__ == "__main__":
    main()
