"""A report as Markdown, for a terminal or a repository: the same sentences and tables without the plots."""

from __future__ import annotations

from parlour.locale import sentence
from parlour.study.report.content import Report, ReportTable, Section
from parlour.study.report.opening import report
from parlour.study.summary import Summary


def markdown(summary: Summary, lang: str = "en") -> str:
    found = report(summary, lang)
    blocks = [f"# {found.title}", f"*{found.kick}*", " ".join(found.opening), found.under]
    blocks += [f"- **{card.question}** {card.answer}. {card.why}" for card in found.cards]
    for section in found.sections:
        blocks += part(section)
    blocks += made(found)
    return "\n\n".join(filter(None, blocks)) + "\n"


def part(section: Section) -> list[str]:
    blocks = [f"## {section.head}", section.lead]
    for figure in section.figures:
        blocks += [table(figure.table) if figure.table else "", f"*{figure.caption}*"]
    return blocks


def table(found: ReportTable) -> str:
    rows = [found.head, ["---"] * len(found.head)]
    rows += [[f"**{cell}**" if number in found.bold and cell else cell for cell in row] for number, row in enumerate(found.rows)]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows)


def made(found: Report) -> list[str]:
    facts = "\n".join(f"- **{name}**: {told}" for name, told in found.facts)
    words = "\n".join(f"- **{name}**: {told}" for name, told in found.words)
    return [f"## {sentence(found.lang, 'report-made')}", facts, f"```toml\n{found.file.strip()}\n```", words]
