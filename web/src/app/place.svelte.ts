// SPDX-License-Identifier: GPL-3.0-or-later
// Where the browser is, as state, and how one gets elsewhere without loading the page again.

import { rememberKey } from "./keys";
import { parse, type Route } from "./router";

function here(): Route {
  const route = parse(location.pathname, location.search, location.hash);
  if ("key" in route && route.key !== null) rememberKey(route.id, route.key);
  return route;
}

class Place {
  route = $state.raw<Route>(here());

  go(path: string): void {
    if (path !== location.pathname + location.search + location.hash) history.pushState(null, "", path);
    const before = this.route.page;
    this.read();
    if (this.route.page !== "rules") scrollTo(0, 0);
    if (this.route.page !== before) setTimeout(() => document.querySelector("h1")?.focus({ preventScroll: true }));
  }

  // The same page, another moment of it: no step of its own in the history.
  swap(path: string): void {
    history.replaceState(null, "", path);
    this.read();
  }

  read(): void {
    this.route = here();
  }
}

export const place = new Place();

// Links inside the page are followed by it; those that leave it, download or open elsewhere are not.
export function followLinks(): () => void {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    place.go(link.pathname + link.search + link.hash);
  };
  const back = (): void => place.read();
  addEventListener("click", click);
  addEventListener("popstate", back);
  return () => {
    removeEventListener("click", click);
    removeEventListener("popstate", back);
  };
}
