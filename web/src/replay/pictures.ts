// Pictures of a game as the browser makes them: the board that the server draws, with a caption under it.

import { moving, type Still } from "./moving";

const WIDE = 1080;
const BAR = 132;

export interface Caption {
  title: string;
  line: string;
}

/** An SVG picture, ready to be drawn. */
export async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A canvas that has the shape of a picture, with room for its caption. */
export function canvasFor(image: HTMLImageElement): HTMLCanvasElement {
  const height = Math.round((WIDE * (image.naturalHeight || 3)) / (image.naturalWidth || 4));
  return Object.assign(document.createElement("canvas"), { width: WIDE, height: height + BAR });
}

export function paint(canvas: HTMLCanvasElement, image: HTMLImageElement, { title, line }: Caption): void {
  const pen = canvas.getContext("2d")!;
  const board = canvas.height - BAR;
  pen.fillStyle = "#3a2312";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, board);
  pen.fillStyle = "#fff3dc";
  pen.font = "800 48px Alegreya, Georgia, serif";
  pen.fillText(title, 24, board + 56, canvas.width - 48);
  pen.font = "400 38px 'Alegreya Sans', 'Segoe UI', sans-serif";
  pen.fillText(line, 24, board + 108, canvas.width - 48);
}

const WEBP = "image/webp";
const FILMS = ["video/mp4;codecs=avc1", "video/mp4"];

/** What this browser can make an animation as; nothing if it cannot. What encodes no WebP, such as Safari, records films. */
export function animationKind(): string | undefined {
  if (document.createElement("canvas").toDataURL(WEBP).startsWith(`data:${WEBP}`)) return WEBP;
  return "MediaRecorder" in window && "captureStream" in HTMLCanvasElement.prototype ? FILMS.find((kind) => MediaRecorder.isTypeSupported(kind)) : undefined;
}

/** Not more than so many, evenly among all, with the first and the last. */
export function chosen(marks: number[], most: number): number[] {
  if (marks.length <= most) return marks;
  return Array.from({ length: most }, (_, number) => marks[Math.round((number * (marks.length - 1)) / (most - 1))]!);
}

/** Pictures that are painted on a canvas, one after the other; the last one stays longer. */
export async function animated(canvas: HTMLCanvasElement, kind: string, pictures: (() => void)[], ms: number): Promise<Blob> {
  const stays = (number: number) => (number === pictures.length - 1 ? 4 * ms : ms);
  return kind === WEBP ? strung(canvas, pictures, stays) : filmed(canvas, kind, pictures, stays);
}

async function strung(canvas: HTMLCanvasElement, pictures: (() => void)[], stays: (number: number) => number): Promise<Blob> {
  const stills: Still[] = [];
  for (const [number, show] of pictures.entries()) {
    show();
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, WEBP, 0.8));
    stills.push({ file: new Uint8Array(await made!.arrayBuffer()), ms: stays(number) });
  }
  return moving(stills, canvas.width, canvas.height);
}

/** The browser's own clock makes the pace of a film: it is recorded as long as it lasts. */
async function filmed(canvas: HTMLCanvasElement, kind: string, pictures: (() => void)[], stays: (number: number) => number): Promise<Blob> {
  pictures[0]?.();
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: kind, videoBitsPerSecond: 2_500_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  for (const [number, show] of pictures.entries()) {
    show();
    await new Promise((done) => setTimeout(done, stays(number)));
  }
  recorder.stop();
  await ended;
  return new Blob(parts, { type: kind.split(";")[0]! });
}
