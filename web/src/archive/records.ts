// The games in a file that somebody brings: the record of one, a record in each line, or a Parquet table of them.

import { isObject, NotArchive, parsed } from "../memory/archive";

/** A game of a file: who played and what they got, and its record, which the server checks. */
export interface Game {
  told: string;
  record: () => Promise<unknown>;
}

const PARQUET = "PAR1"; // how such a file begins
const COLUMNS = ["record", "seat", "move", "seed"];

/** The games that a file holds; none if it is something else. */
export async function gamesIn(file: Blob): Promise<Game[]> {
  if ((await file.slice(0, PARQUET.length).text()) === PARQUET) return rowsOf(file);
  const text = await textOf(file);
  if (recordIn(text)) return [gameOf(text)];
  const lines = text.split("\n").filter((line) => line.trim());
  return recordIn(lines[0] ?? "") ? lines.map(gameOf) : [];
}

/** What a file says, packed or not. */
export async function textOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = first === 0x1f && second === 0x8b;
  return packed ? new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).text() : file.text();
}

/** The record that a text is, or that a line of a study's records holds. */
function recordIn(text: string): unknown {
  const given = parsed(text);
  const record = isObject(given) && isObject(given["record"]) ? given["record"] : given;
  return isObject(record) && "parlour" in record ? record : null;
}

/** There may be very many: each is read when it is asked for. */
function gameOf(text: string): Game {
  return {
    get told() {
      return playersOf(recordIn(text));
    },
    record: () => Promise.resolve(recordIn(text)),
  };
}

/** Of a table, moves are read only when its game is chosen. */
async function rowsOf(file: Blob): Promise<Game[]> {
  const [{ parquetMetadataAsync, parquetReadObjects, parquetSchema }, { decompress }] = await Promise.all([import("hyparquet"), import("fzstd")]);
  const source = { byteLength: file.size, slice: (start: number, end?: number) => file.slice(start, end).arrayBuffer() };
  const metadata = await parquetMetadataAsync(source);
  const known = parquetSchema(metadata).children.map(({ element }) => element.name);
  if (!COLUMNS.every((name) => known.includes(name))) throw new NotArchive("archive-error-not");
  const compressors = { ZSTD: (packed: Uint8Array, length: number) => decompress(packed, new Uint8Array(length)) };
  const read = (columns: string[], part = {}) => parquetReadObjects({ file: source, metadata, compressors, columns, ...part });
  const all = await read(["record"]);
  return all.map((row, number) => ({
    told: playersOf(parsed(String(row["record"]))),
    record: async () => recordOf((await read(COLUMNS, { rowStart: number, rowEnd: number + 1 }))[0] ?? {}),
  }));
}

/** The record in a row: moves are two columns of numbers there, all the rest is text. */
function recordOf({ record, seat, move, seed }: Record<string, unknown>): unknown {
  const rest = parsed(String(record));
  if (!isObject(rest) || !Array.isArray(seat) || !Array.isArray(move)) throw new NotArchive("archive-error-not");
  return { ...rest, moves: seat.map((one, ply) => [Number(one), Number(move[ply])]), seed: typeof seed === "bigint" ? Number(seed) : seed };
}

function playersOf(record: unknown): string {
  const { players, points } = (isObject(record) ? record : {}) as { players?: (string | null)[]; points?: number[] };
  return (points ?? []).map((got, seat) => `${players?.[seat] ?? seat + 1} ${got}`).join(" · ");
}
