// Finished games that can be opened without a network: the service worker keeps what it is asked for, so everything is asked for once.

import { recall, remember } from "../memory/box";
import { games, replay, replayView, table } from "../wire/ask";
import { stops } from "./stops";

const KEY = "kept-replays";
const MOST = 10;
const TOLD = "told"; // as in worker/offline.ts, with which the page shares no file
const PAUSE = 40; // milliseconds: nobody waits for it, and the server has others to answer

/** Keeps a game as a seat sees it, in the background; the oldest makes room. */
export async function keepReplay(match: string, seat: number): Promise<void> {
  const kept = recall<string[]>(KEY, []);
  if (!navigator.serviceWorker?.controller || kept.includes(`${match}/${seat}`)) return;
  try {
    await Promise.all([table(match), games()]);
    const { events } = await replay(match, seat);
    for (const ply of stops(events.map((event, index) => ({ ply: index + 1, event })))) {
      await replayView(match, ply, seat);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  } catch {
    return; // another time
  }
  const now = [`${match}/${seat}`, ...recall<string[]>(KEY, [])];
  remember(KEY, now.slice(0, MOST));
  await drop(now.slice(MOST).map((one) => one.split("/")[0]!).filter((old) => !now.slice(0, MOST).some((one) => one.startsWith(`${old}/`))));
}

async function drop(matches: string[]): Promise<void> {
  if (!matches.length) return;
  const told = await caches.open(TOLD);
  const old = (await told.keys()).filter(({ url }) => matches.includes(new URL(url).pathname.split("/")[3] ?? ""));
  await Promise.all(old.map((request) => told.delete(request)));
}
