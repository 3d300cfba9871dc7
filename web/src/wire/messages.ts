// What goes over the wire; docs/server.md is the authority.

export const SPECTATOR = -3;

export type Value = string | number | boolean;

export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "yes-no";
  default: Value;
  choices: string[];
  low: number | null;
  high: number | null;
  about: string;
}

export interface GameInfo {
  id: string;
  title: string;
  /** By language, as far as the game's own sentences have it. */
  titles: Record<string, string>;
  /** What it is, in one line, by language. */
  lines: Record<string, string>;
  /** The languages it has sentences in. */
  languages: string[];
  /** Of a game of another package: the address of its table, and of its picture for the front door. */
  table: string | null;
  portrait: string | null;
  version: number;
  seats: { low: number; high: number; default: number };
  options: OptionInfo[];
  clashes: { values: Record<string, Value | Value[]>; why: string; code: string }[];
  presets: Record<string, Record<string, Value>>;
  /** Weakest first. */
  bots: string[];
  /** Who sits down if nobody says which. */
  usual: string;
  hidden: boolean;
  /** What the server can be asked about a position or a finished game. */
  questions: string[];
}

export interface Reach {
  reach: "computer" | "network";
  /** Of the server's computer in its network; told to pages on that computer only. */
  address: string | null;
}

export interface Rule {
  id: string;
  heading: string;
  text: string;
  ruling: string;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot";
  name: string;
  here: boolean;
  joined: boolean;
  bot: string | null;
  resigned: boolean;
}

export interface Result {
  scores: number[];
  points: number[];
  why: "played" | "resigned";
}

/** Who may watch: everybody, whoever has the link, only the players. */
export type Watching = "listed" | "link" | "players";

export interface Table {
  match: string;
  game: string;
  options: Record<string, Value>;
  watching: Watching;
  status: "running" | "over";
  commitment: string;
  seed: string | null;
  created: number;
  seats: SeatInfo[];
  result: Result | null;
  spectators: number;
}

export interface Move {
  move: number;
  text: string;
  kind: string;
  [detail: string]: unknown;
}

export interface View<T = unknown> {
  game: string;
  options: Record<string, Value>;
  seat: number;
  actor: number;
  waiting: number[];
  round: number;
  scores: number[] | null;
  points: number[];
  table: T;
  moves: Move[];
}

/** What the search advises. */
export interface Hint {
  moves: number[];
  described: Move[];
  share: number;
  others: { move: number; described: Move; share: number }[];
}

/** What the search says of a finished game: everybody's chances along the way, and the decisions that lost much. A step is a
    place where a replay stops, a ply one of the moves and outcomes. */
export interface Review {
  steps: number;
  chances: { ply: number; step: number; shares: number[] }[];
  turning: TurningPoint[];
}

export interface TurningPoint {
  ply: number;
  step: number;
  seat: number;
  /** What it cost, and what was better; without them the game was lost for good. */
  lost?: number;
  described?: Move;
  better?: { described: Move; share: number };
}

export interface GameEvent {
  by: number;
  kind: string;
  then?: { kind: string; [detail: string]: unknown }[];
  [detail: string]: unknown;
}

export interface Logged {
  ply: number;
  event: GameEvent;
}

/** What an update brought: what happened, and the view after it. */
export interface News {
  serial: number;
  events: Logged[];
  view: View | null;
}

export interface Said {
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Trouble {
  code: string;
  arguments: Record<string, unknown>;
  text: string;
}

export type SeatWish = { kind: "person"; name?: string } | { kind: "bot"; bot: string };

/** Known luck for somebody who plays alone: the deal of a day, or that of a finished match. */
export type Luck = { daily: string } | { again: string };

/** Who sits where: as listed, or moved on by so many seats as the lot says. */
export type Order = "lot" | "given";

export interface Made {
  match: string;
  /** In the order of the wishes. */
  seats: { seat: number; kind: "person" | "bot"; token?: string }[];
}

export type FromServer =
  | { type: "welcome"; seat: number; table: Table; view: View; log: Logged[]; count: number; chat: Said[]; undo: boolean }
  | { type: "update"; view: View; events?: Logged[]; log?: Logged[]; count: number; undo: boolean }
  | { type: "table"; table: Table }
  | ({ type: "chat" } & Said)
  | { type: "rematch"; match: string; token: string | null }
  | { type: "answer"; id: number; progress?: number; result?: unknown; error?: Trouble }
  | ({ type: "error" } & Trouble)
  | { type: "pong" };

export type ToServer =
  | { type: "hello"; match: string; token: string | null; name?: string }
  | { type: "move"; count: number; moves: number[] }
  | { type: "undo" | "resign" | "back" | "rematch" | "view" | "ping" }
  | { type: "ask"; id: number; what: string }
  | { type: "stop"; id: number }
  | { type: "stand-in"; seat: number; bot: string }
  | { type: "chat"; text: string }
  | { type: "name"; name: string };
