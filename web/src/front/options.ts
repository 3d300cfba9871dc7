import type { GameInfo, OptionInfo, Value } from "../wire/messages";

export function defaults(game: GameInfo): Record<string, Value> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The first pair of choices that the game says makes no sense together. */
export function clash(game: GameInfo, options: Record<string, Value>): GameInfo["clashes"][number] | null {
  const fits = (name: string, values: Value | Value[]) => name in options && among(options[name]!, values);
  return game.clashes.find(({ values }) => Object.entries(values).every(([name, value]) => fits(name, value))) ?? null;
}

/** The values of an option that can be chosen by so many players. */
export function choices(game: GameInfo, option: OptionInfo, seats: number): Value[] {
  const all: Value[] = option.kind === "choice" ? option.choices : [true, false];
  const refused = (value: Value) =>
    game.clashes.some(({ values: { seats: few, [option.name]: those, ...others } }) => {
      return few !== undefined && those !== undefined && Object.keys(others).length === 0 && among(seats, few) && among(value, those);
    });
  return all.filter((value) => !refused(value));
}

/** The options that leave so many players a choice. */
export function offered(game: GameInfo, seats: number): OptionInfo[] {
  return game.options.filter((option) => option.kind === "number" || choices(game, option, seats).length > 1);
}

/** The options with those at their default that so many players cannot have as they are. */
export function settled(game: GameInfo, options: Record<string, Value>, seats: number): Record<string, Value> {
  const kept = (option: OptionInfo) => option.kind === "number" || choices(game, option, seats).includes(options[option.name]!);
  return Object.fromEntries(game.options.map((option) => [option.name, kept(option) ? options[option.name]! : option.default]));
}

const among = (value: Value, values: Value | Value[]): boolean => (Array.isArray(values) ? values.includes(value) : value === values);
