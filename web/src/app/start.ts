// SPDX-License-Identifier: GPL-3.0-or-later
import { mount } from "svelte";
import icon from "../art/icon.svg";
import { speak } from "../words/words.svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

const ICON_MS = 3000;

export async function start(target: HTMLElement): Promise<void> {
  await speak(settings.lang).catch(() => {}); // the page in another language is more than none; it asks again
  target.replaceChildren();
  mount(App, { target });
  // A drawing of its own, and nobody waits for it.
  setTimeout(() => document.querySelector("link[rel=icon]")?.setAttribute("href", icon), ICON_MS);
}
