// SPDX-License-Identifier: GPL-3.0-or-later
import { mount } from "svelte";
import App from "./app/App.svelte";
import { begin } from "./app/early";
import { place } from "./app/place.svelte";
import "./app/tokens.css";
import { applyTheme, settings } from "./app/settings.svelte";
import { speak } from "./words/words.svelte";

applyTheme(settings.theme);
document.documentElement.lang = settings.lang;
if (place.route.page === "match") begin(place.route.id);
void speak(settings.lang).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
