// The result of a daily deal as a line to paste: it tells how it went, and nothing of the deal.

const MOST = 24;

export function dailyLine(title: string, date: string, points: number, won: boolean, streak: number): string {
  return `${title} ${date} ${won ? "🏆" : "▫️"}${"🟩".repeat(Math.max(0, Math.min(MOST, points)))}${streak > 1 ? ` 🔥${streak}` : ""}`;
}
