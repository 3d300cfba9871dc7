// It is somebody's turn, and no page of theirs is open: says so, and leads to the table.

import { worker } from "./scope";

const ICON = "/icon-192.png";

interface Notice {
  title: string;
  body: string;
  match: string;
  path: string;
}

export async function show(data: PushMessageData | null): Promise<void> {
  const notice = data?.json() as Notice | undefined;
  // One for each table: a later turn takes the place of an earlier one.
  if (notice) await worker.registration.showNotification(notice.title, { body: notice.body, icon: ICON, tag: notice.match, data: notice.path });
}

/** To the table, in a tab that has it open already if there is one. */
export async function follow(notification: Notification): Promise<void> {
  notification.close();
  const address = new URL(String(notification.data), worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => new URL(url).pathname === address.pathname);
  await (there ? there.focus() : worker.clients.openWindow(address.pathname));
}
