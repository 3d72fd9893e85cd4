// SPDX-License-Identifier: GPL-3.0-or-later
// Small, so that it runs at once: it asks for everything that the address needs, all at the same time.
import { applyTheme, stored } from "./app/chosen";
import { begin } from "./app/early";
import { pages } from "./app/pages";
import { parse } from "./app/router";
import "./app/tokens.css";

const { theme, lang } = stored();
applyTheme(theme);
document.documentElement.lang = lang;
const route = parse(location.pathname, location.search, location.hash);
// One picture with everything costs less than several that grow, and nothing jumps; but nobody looks at an empty page for long.
const PATIENCE_MS = 1000;
const shown = Promise.race([begin(route, lang), new Promise((later) => setTimeout(later, PATIENCE_MS))]);
void Promise.all([import("./app/start"), pages[route.page](), shown]).then(([{ start }]) => {
  const target = document.getElementById("app");
  if (target) void start(target);
});
