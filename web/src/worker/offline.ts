// Without a network the front door, lessons already seen and finished games that were kept can still be opened.
//
// The network comes first wherever an answer may change, so that nobody is shown an old page after an upgrade. Files under /assets/
// carry a digest of their content in their name and cannot be old.

import { worker } from "./scope";

/** Filled in by the build: a digest of the page's files, and their addresses. */
declare const BUILT: { version: string; files: string[] };

const PAGE = "/";
const FILES = `page-${BUILT.version}`;
/** What the server has told: kept over upgrades, and asked only if the server cannot be. */
const TOLD = "told";
const WORTH_KEEPING = [/^\/api\/games(\/|$)/, /^\/api\/rulebook\//, /^\/api\/matches\/[^/]+(\/replay(\/|$)|$)/, /^\/games\//];

export async function fetchAll(): Promise<void> {
  const files = await caches.open(FILES);
  await files.put(PAGE, await fetch(PAGE, { cache: "no-store" }));
  await Promise.all(BUILT.files.map((file) => files.add(file)));
}

/** What an older page was made of. */
export async function drop(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("page-") && name !== FILES).map((name) => caches.delete(name)));
}

/** Null for what is none of our business: the browser asks the server as ever. */
export function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return null;
  if (request.mode === "navigate") return fetch(request).catch(() => known(FILES, PAGE));
  if (pathname.startsWith("/assets/")) return known(FILES, request).catch(() => fetch(request));
  return WORTH_KEEPING.some((pattern) => pattern.test(pathname)) ? newest(request) : null;
}

async function newest(request: Request): Promise<Response> {
  try {
    const told = await fetch(request);
    if (told.ok) await (await caches.open(TOLD)).put(request.url, told.clone());
    return told;
  } catch {
    return known(TOLD, request.url);
  }
}

/** Rejected if there is no such thing, as if the network had failed. */
async function known(cache: string, request: RequestInfo): Promise<Response> {
  const found = await (await caches.open(cache)).match(request, { ignoreVary: true });
  if (!found) throw new TypeError("not kept");
  return found;
}
