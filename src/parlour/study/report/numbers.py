"""Numbers as a language writes them."""

from __future__ import annotations

from parlour.locale import sentence

THIN = "\u202f"  # a narrow space that does not break
MINUS = "\u2212"
DASH = "\u2013"


class Numbers:
    """Decimals and thousands as people write them; shares are told in percent."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.point, self.thousands = (".", ",") if lang == "en" else (",", THIN)

    def number(self, value: float, decimals: int = 0) -> str:
        text = f"{abs(value):,.{decimals}f}"
        sign = MINUS if value < 0 and any(figure in text for figure in "123456789") else ""
        return sign + text.replace(",", "\0").replace(".", self.point).replace("\0", self.thousands)

    def signed(self, value: float, decimals: int = 0) -> str:
        text = self.number(value, decimals)
        zero = not any(figure in text for figure in "123456789")
        return text if zero or value < 0 else f"+{text}"

    def percent(self, share: float, decimals: int = 1) -> str:
        return f"{self.number(100 * share, decimals)}{THIN}%"

    def range(self, low: float, high: float, decimals: int = 0, signed: bool = False) -> str:
        write = self.signed if signed else self.number
        if low >= 0 and not signed:
            return f"{write(low, decimals)}{DASH}{write(high, decimals)}"
        return sentence(self.lang, "report-range", low=write(low, decimals), high=write(high, decimals))

    def chance(self, p: float) -> str:
        """`p = 0.03`"""
        if p < 0.001:
            return f"p < {self.number(0.001, 3)}"
        return f"p = {self.number(p, 3 if p < 0.01 else 2)}"

    def chance_alone(self, p: float | None) -> str:
        """`0.03`, for a table"""
        return DASH if p is None else self.chance(p).removeprefix("p = ").removeprefix("p ")


def decimals_for(width: float) -> int:
    """How many decimals tell numbers apart that lie so far from each other."""
    return 2 if width < 1 else 1 if width < 20 else 0
