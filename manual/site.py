"""What zensical has built, made ready for a house that lets nothing in from outside: no script stands in a page, none is fetched
from elsewhere, and the search also works where no server is."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path

MENDS = Path(__file__).with_name("mends.js")
NO_HEADER = re.compile(r"<th([^>]*)></th>")  # an empty one, which heads nothing
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FETCHED = re.compile(r'<script src="https://[^"]*iframe-worker[^"]*"[^>]*></script>')
# The page for what is not there would have to lie at the top; the other look of zensical.
UNUSED = ("sitemap.xml", "404.html", "assets/stylesheets/classic")


def finish(site: Path) -> None:
    scripts = site / "assets" / "javascripts"
    shutil.copy(MENDS, scripts)
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        if "__md_scope" in text:  # not the report of a study
            top = "../" * (len(page.relative_to(site).parts) - 1)
            text = NO_HEADER.sub(r"<td\1></td>", without_scripts(text, scripts, top))
            page.write_text(text, encoding="utf-8")
    for name in UNUSED:
        path = site / name
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def without_scripts(text: str, scripts: Path, top: str) -> str:
    """A page whose scripts are files: nothing written into a page may run (the server's Content-Security-Policy)."""

    def filed(found: re.Match[str]) -> str:
        name = f"page-{hashlib.sha256(found[1].encode()).hexdigest()[:10]}.js"
        (scripts / name).write_text(found[1], encoding="utf-8")
        return f'<script src="{top}assets/javascripts/{name}"></script>'

    shim = f'<script src="{top}assets/javascripts/{MENDS.name}"></script>'
    return SCRIPT.sub(filed, FETCHED.sub(shim, text))
