// Asks the browser to run the service worker, once the page has nothing more urgent to do.

const later = globalThis.requestIdleCallback ?? ((what: () => void) => setTimeout(what, 2000));

export function register(): void {
  // Elsewhere browsers do not allow it: a page without TLS that is not on this machine.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const begin = () => later(() => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
