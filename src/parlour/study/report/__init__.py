"""The report of a study: one page that needs nothing else, or Markdown, in a language, from its summary."""

from parlour.study.report.markdown import markdown as markdown
from parlour.study.report.page import html as html
