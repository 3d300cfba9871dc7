import type { GameInfo, Value } from "../wire/messages";

export function defaults(game: GameInfo): Record<string, Value> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The first pair of choices that the game says makes no sense together. */
export function clash(game: GameInfo, options: Record<string, Value>): GameInfo["clashes"][number] | null {
  const fits = (name: string, values: Value | Value[]) =>
    name in options && (Array.isArray(values) ? values.includes(options[name]!) : options[name] === values);
  return game.clashes.find(({ values }) => Object.entries(values).every(([name, value]) => fits(name, value))) ?? null;
}
