// Pictures, one after the other, as one WebP file that moves. Nothing is encoded here: what the browser has encoded is put into the
// frames of the container (https://developers.google.com/speed/webp/docs/riff_container).

export interface Still {
  /** A WebP file. */
  file: Uint8Array;
  ms: number;
}

const [HEAD, CHUNK] = [12, 8]; // bytes: of a file, of a part
const PICTURE = ["ALPH", "VP8 ", "VP8L"];
const [MOVES, SEE_THROUGH] = [0x02, 0x10];
const ALONE = 0x02; // a frame takes the place of the one before

export function moving(stills: Still[], wide: number, high: number): Blob {
  const size = [...whole(wide - 1), ...whole(high - 1)];
  const parts = stills.map(({ file }) => partsOf(file).filter(({ name }) => PICTURE.includes(name)));
  const clear = parts.some((frame) => frame.some(({ name }) => name === "ALPH"));
  const frames = parts.map((frame, index) =>
    part("ANMF", [...whole(0), ...whole(0), ...size, ...whole(stills[index]!.ms), ALONE], ...frame.map(({ name, content }) => part(name, content))),
  );
  const all = joined([text("WEBP"), part("VP8X", [MOVES | (clear ? SEE_THROUGH : 0), 0, 0, 0, ...size]), part("ANIM", [0, 0, 0, 0, 0, 0]), ...frames]);
  return new Blob([text("RIFF"), new Uint8Array(long(all.length)), all], { type: "image/webp" });
}

/** What a file consists of. */
export function partsOf(file: Uint8Array): { name: string; content: Uint8Array }[] {
  const found = [];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = HEAD; at + CHUNK <= file.length; ) {
    const long = view.getUint32(at + 4, true);
    found.push({ name: String.fromCharCode(...file.subarray(at, at + 4)), content: file.subarray(at + CHUNK, at + CHUNK + long) });
    at += CHUNK + long + (long % 2);
  }
  return found;
}

function part(name: string, ...contents: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const content = joined(contents);
  return joined([text(name), long(content.length), content, new Uint8Array(content.length % 2)]);
}

function joined(all: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const one of all) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}

const text = (name: string): Uint8Array<ArrayBuffer> => Uint8Array.from(name, (sign) => sign.charCodeAt(0));
/** A number in three bytes, and in four. */
const whole = (number: number): number[] => [number & 255, (number >> 8) & 255, (number >> 16) & 255];
const long = (number: number): number[] => [...whole(number), (number >> 24) & 255];
