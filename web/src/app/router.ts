// SPDX-License-Identifier: GPL-3.0-or-later
// The pages and their addresses.

export type Route =
  | { page: "lobby" }
  | { page: "match"; id: string; key: string | null }
  | { page: "rules"; game: string; paragraph: string | null }
  | { page: "join"; id: string; key: string | null }
  | { page: "replay"; id: string; step: number; seat: number | null; key: string | null }
  | { page: "nowhere"; path: string };

// The address as a page; anything unknown is `nowhere`.
export function parse(path: string, search = "", hash = ""): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
    hash = decodeURIComponent(hash);
  } catch {
    return { page: "nowhere", path };
  }
  const [page, a, b] = parts;
  const asked = new URLSearchParams(search);
  const key = asked.get("key") || null;
  if (!page) return { page: "lobby" };
  if (page === "match" && a && parts.length === 2) return { page, id: a, key };
  if (page === "rules" && a && parts.length === 2) {
    return { page, game: a, paragraph: hash.length > 1 ? hash.slice(1) : null };
  }
  if (page === "join" && a && parts.length <= 3) return { page, id: a, key: b ?? null };
  if (page === "replay" && a && parts.length <= 3) {
    const step = b === undefined ? 0 : Number(b);
    const as = asked.get("as");
    if (Number.isInteger(step) && step >= 0) {
      return { page, id: a, step, seat: as !== null && /^\d+$/.test(as) ? Number(as) : null, key };
    }
  }
  return { page: "nowhere", path };
}

export const rulesPath = (game: string, paragraph?: string): string =>
  `/rules/${game}${paragraph ? `#${paragraph}` : ""}`;

export const matchPath = (id: string): string => `/match/${encodeURIComponent(id)}`;

export const replayPath = (id: string, step: number, seat: number | null = null): string =>
  `/replay/${encodeURIComponent(id)}/${step}${seat === null ? "" : `?as=${seat}`}`;

export const joinPath = (id: string, key: string): string =>
  `/join/${encodeURIComponent(id)}/${encodeURIComponent(key)}`;

// "H4.5" belongs to the game whose letter it bears.
export function gameOfRule(rule: string): string {
  return { H: "hector", D: "deukalion", A: "achaia" }[rule.charAt(0)] ?? "hector";
}
