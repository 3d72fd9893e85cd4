// SPDX-License-Identifier: GPL-3.0-or-later
// Each page is fetched when it is first opened.

import { kept } from "./kept";

export const pages = {
  lobby: kept(() => import("../lobby/Lobby.svelte")),
  match: kept(() => import("../match/MatchPage.svelte")),
  rules: kept(() => import("../rules/Rules.svelte")),
  replay: kept(() => import("../replay/Replay.svelte")),
  join: kept(() => import("../lobby/Join.svelte")),
  nowhere: kept(() => import("./Nowhere.svelte")),
};
