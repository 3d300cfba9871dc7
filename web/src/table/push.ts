// Being told of one's turn while the page is closed.

import { recall, remember } from "../memory/box";
import { pushKey, subscribe, unsubscribe } from "../wire/ask";
import { words } from "../words/words.svelte";

/** Why it cannot be, or whether it is. */
export type Standing = "none" | "insecure" | "cannot" | "refused" | "off" | "on";

const KEY = "pushed";
const isTold = (match: string) => recall<string[]>(KEY, []).includes(match);
const note = (match: string, told: boolean) =>
  remember(KEY, [...(told ? [match] : []), ...recall<string[]>(KEY, []).filter((one) => one !== match)].slice(0, 60));

export async function standing(match: string): Promise<Standing> {
  const key = await pushKey().catch(() => null);
  if (!isSecureContext) return "insecure";
  if (key === null) return "none";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "cannot";
  if (Notification.permission === "denied") return "refused";
  return isTold(match) && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the browser, then the server; what has come of it. */
export async function tellMe(match: string): Promise<Standing> {
  const key = await pushKey();
  if (key === null) return "none";
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return "cannot"; // no push service, or the key of another server
  }
  const { endpoint, keys } = subscription.toJSON();
  await subscribe(match, { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, lang: words.lang });
  note(match, true);
  return "on";
}

export async function tellMeNoMore(match: string): Promise<Standing> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription) await unsubscribe(match, subscription.endpoint);
  note(match, false);
  return "off";
}
