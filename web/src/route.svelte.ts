// Where in the page we are, and going elsewhere without loading it anew.

import { read, type Route } from "./address";

class Place {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read(location.pathname);
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** For links: an ordinary click goes there without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(link.href);
  place.go(pathname + search + hash);
}
