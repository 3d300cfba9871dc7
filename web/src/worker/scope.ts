/// <reference lib="webworker" />

/** What is called `self` in a service worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
