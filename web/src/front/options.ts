import type { GameInfo, OptionInfo, Value } from "../wire/messages";
import { say, words } from "../words/words.svelte";

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

/** What an option is about, what one of its values and a ready-made game are called: the game's own sentences, once they are here. */
export const about = (game: GameInfo, option: OptionInfo): string => sentence(`${game.id}-option-${option.name}`, option.about);
export const called = (game: GameInfo, option: OptionInfo, value: Value): string => sentence(`${game.id}-option-${option.name}-${value}`, String(value));
export const presetName = (game: GameInfo, name: string): string => sentence(`${game.id}-preset-${name}`, name);
export const sentence = (code: string, otherwise: string): string => (words.has(code) ? say(code) : otherwise);

/** Whether everything is as a ready-made game has it. */
export const isPreset = (game: GameInfo, preset: Record<string, Value>, options: Record<string, Value>, seats: number): boolean =>
  (preset["seats"] ?? seats) === seats && game.options.every(({ name, default: usual }) => (preset[name] ?? usual) === (options[name] ?? usual));

/** What was agreed on that is not as usual. */
export const unusual = (game: GameInfo, options: Record<string, Value>, seats: number): OptionInfo[] =>
  offered(game, seats).filter(({ name, default: usual }) => name in options && options[name] !== usual);

/** The same in words: the name of a ready-made game, or whatever differs. */
export function agreed(game: GameInfo, options: Record<string, Value>, seats: number): string[] {
  const preset = Object.entries(game.presets).find(([, values]) => isPreset(game, values, options, seats));
  if (preset) return [presetName(game, preset[0])];
  return unusual(game, options, seats).map((option) => {
    const value = options[option.name]!;
    return option.kind === "yes-no" ? `${value ? "✓" : "✗"} ${about(game, option)}` : `${about(game, option)}: ${option.kind === "choice" ? called(game, option, value) : value}`;
  });
}

const among = (value: Value, values: Value | Value[]): boolean => (Array.isArray(values) ? values.includes(value) : value === values);
