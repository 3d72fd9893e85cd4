// SPDX-License-Identifier: GPL-3.0-or-later
// Every card, tile and symbol is explained by keyboard focus, by resting on it with the mouse, and
// by a long press.

import type { Attachment } from "svelte/attachments";
import type { Picker, Told } from "./picker.svelte";

const rest = 350;
const press = 450;

export function explains(picker: Picker, told: () => Told | undefined): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const later = (ms: number, then?: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        then?.();
        picker.explain(node, told());
      }, ms);
    };
    const stop = (): void => {
      clearTimeout(timer);
      picker.hush(node);
    };
    const on: [string, (event: Event) => void][] = [
      ["focus", () => node.matches(":focus-visible") && picker.explain(node, told())],
      ["blur", () => queueMicrotask(stop)], // it may come while the thing is being taken away
      ["pointerenter", (e) => (e as PointerEvent).pointerType === "mouse" && later(rest)],
      ["pointerleave", stop],
      [
        "pointerdown",
        (e) => {
          held = false;
          if ((e as PointerEvent).pointerType !== "mouse") later(press, () => (held = true));
          else clearTimeout(timer);
        },
      ],
      ["pointerup", () => !held && clearTimeout(timer)],
      ["pointercancel", stop],
      ["contextmenu", (e) => held && e.preventDefault()],
    ];
    // A long press only asks what the thing is; it does not choose it.
    const swallow = (e: Event): void => {
      if (!held) return;
      held = false;
      e.stopPropagation();
      e.preventDefault();
    };
    for (const [name, does] of on) node.addEventListener(name, does);
    node.addEventListener("click", swallow, true);
    return () => {
      stop();
      for (const [name, does] of on) node.removeEventListener(name, does);
      node.removeEventListener("click", swallow, true);
    };
  };
}
