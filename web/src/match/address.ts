// SPDX-License-Identifier: GPL-3.0-or-later
import { keyOf, withKey } from "../app/keys";
import type { Lang } from "../protocol";

const RECENT = 20; // news that a first hello brings; what was before is asked for when the table is drawn

// Where the socket of a match is; `since` is the last it has heard.
export function socketOf(id: string, lang: Lang, since: number | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const from = since === null ? `&recent=${RECENT}` : `&since=${since}`;
  return withKey(`${scheme}://${location.host}/ws/matches/${encodeURIComponent(id)}?lang=${lang}${from}`, keyOf(id));
}
