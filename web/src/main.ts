// SPDX-License-Identifier: GPL-3.0-or-later
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/tokens.css";
import { applyTheme, settings } from "./app/settings.svelte";
import { speak } from "./words/words.svelte";

applyTheme(settings.theme);
void speak(settings.lang).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
