// SPDX-License-Identifier: GPL-3.0-or-later
// Every card, tile and symbol is explained by keyboard focus, by resting on it with the mouse, and
// by a long press. A table has dozens of them: the document listens once for all.

import type { Attachment } from "svelte/attachments";
import type { Picker, Told } from "./picker.svelte";

const rest = 350;
const press = 450;

interface Explained {
  picker: Picker;
  told: () => Told | undefined;
}
const known = new Map<Element, Explained>();
let timer: ReturnType<typeof setTimeout> | undefined;
let held = false; // a long press has asked

// The thing that a node lies in.
function around(node: EventTarget | null): Element | null {
  for (let at = node instanceof Element ? node : null; at; at = at.parentElement) if (known.has(at)) return at;
  return null;
}

function explain(thing: Element): void {
  const found = known.get(thing);
  found?.picker.explain(thing, found.told());
}

function later(ms: number, thing: Element, then?: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    then?.();
    explain(thing);
  }, ms);
}

function stop(thing: Element): void {
  clearTimeout(timer);
  known.get(thing)?.picker.hush(thing);
}

// What the pointer has come into, or gone out of, rather than moved within.
function crossed({ target, relatedTarget }: MouseEvent): Element | null {
  const thing = around(target);
  return thing && !thing.contains(relatedTarget as Node | null) ? thing : null;
}

const on: { [name in keyof DocumentEventMap]?: (event: DocumentEventMap[name]) => void } = {
  focus: ({ target }) => {
    if (target instanceof Element && known.has(target) && target.matches(":focus-visible")) explain(target);
  },
  // It may come while the thing is being taken away.
  blur: ({ target }) => target instanceof Element && known.has(target) && queueMicrotask(() => stop(target)),
  pointerover: (event) => {
    const thing = event.pointerType === "mouse" ? crossed(event) : null;
    if (thing) later(rest, thing);
  },
  pointerout: (event) => {
    const thing = crossed(event);
    if (thing) stop(thing);
  },
  pointerdown: ({ target, pointerType }) => {
    const thing = around(target);
    held = false;
    if (thing && pointerType !== "mouse") later(press, thing, () => (held = true));
    else clearTimeout(timer);
  },
  pointerup: () => !held && clearTimeout(timer),
  pointercancel: ({ target }) => {
    const thing = around(target);
    if (thing) stop(thing);
  },
  contextmenu: (event) => held && event.preventDefault(),
  // A long press only asks what the thing is; it does not choose it.
  click: (event) => {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  },
};

export function explains(picker: Picker, told: () => Told | undefined): Attachment<Element> {
  return (node) => {
    // The same listener twice is once.
    if (known.size === 0) for (const name in on) document.addEventListener(name, on[name as "click"] as EventListener, true);
    known.set(node, { picker, told });
    return () => {
      stop(node);
      known.delete(node);
    };
  };
}
