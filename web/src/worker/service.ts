// The service worker, built to /service-worker.js: each of its tasks is a module of its own. It shares nothing with the page's
// own files: what both import would become a file of a third.

import { worker } from "./scope";
import { answer, drop, fetchAll } from "./offline";
import { follow, show } from "./push";

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  event.waitUntil(fetchAll());
});
worker.addEventListener("activate", (event) => event.waitUntil(drop().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});
worker.addEventListener("push", (event) => event.waitUntil(show(event.data)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(follow(event.notification)));
