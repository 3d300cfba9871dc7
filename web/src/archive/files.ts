// Files that the browser saves, and what is sought among many.

/** Lets the browser save a text or a picture. */
export function saved(content: BlobPart, name: string, type = "application/json"): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word that is sought begins somewhere in what is told; accents and capitals do not matter. */
export function fits(sought: string, told: string[]): boolean {
  const text = plain(told.join(" "));
  return plain(sought).split(/\s+/).filter(Boolean).every((word) => text.includes(word));
}

/** The record of a game, if a file holds one; the server checks it. */
export function recordIn(text: string): unknown {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === "object" && given !== null && "parlour" in given ? given : null;
  } catch {
    return null;
  }
}

/** What a file says, packed or not. */
export async function textOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = first === 0x1f && second === 0x8b;
  return packed ? new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).text() : file.text();
}

/** The lines of a file of many games, which `--records-to` writes: a record in each. */
export function recordsIn(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim());
  return lines.length > 1 && recordIn(lines[0]!) ? lines : [];
}

/** Who played the game of a record, and what they got. */
export function playersOf(line: string): string {
  const { players, points } = (recordIn(line) ?? {}) as { players?: (string | null)[]; points?: number[] };
  return (points ?? []).map((got, seat) => `${players?.[seat] ?? seat + 1} ${got}`).join(" · ");
}
