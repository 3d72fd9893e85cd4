// SPDX-License-Identifier: GPL-3.0-or-later
// Puts a popover beside the thing it belongs to, inside the window. A popover lies in the top layer,
// so neither a scrolling parent nor a container cuts it off.

import type { Attachment } from "svelte/attachments";

const gap = 8;

export function beside(from: Element): Attachment<HTMLElement> {
  return (node) => {
    node.showPopover();
    const thing = from.getBoundingClientRect();
    const own = node.getBoundingClientRect();
    const below = thing.bottom + gap + own.height <= innerHeight;
    const above = thing.top - gap - own.height >= 0;
    const left = thing.left + thing.width / 2 - own.width / 2;
    const top = below ? thing.bottom + gap : above ? thing.top - gap - own.height : innerHeight - own.height - gap;
    node.style.left = `${Math.max(gap, Math.min(left, innerWidth - own.width - gap))}px`;
    node.style.top = `${Math.max(gap, top)}px`;
    return () => node.hidePopover?.();
  };
}
