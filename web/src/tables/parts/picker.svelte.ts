// SPDX-License-Identifier: GPL-3.0-or-later
// Where the choices of a table lie and what is open beside a thing: the small menu of a thing with
// several choices, or the card of text that explains it. One object a table, handed down by context.

import { getContext, setContext } from "svelte";
import type { Choice } from "../../protocol";

export interface Told {
  title: string;
  lines: string[];
}

interface Source {
  at: ReadonlyMap<string, Choice[]>;
  chosen: string | null;
  choose: (text: string | null) => void;
  why?: (thing: string) => string | null; // the move this thing would be, were it one
}

const key = Symbol("picker");

export class Picker {
  menu = $state.raw<{ thing: string; from: HTMLElement; choices: Choice[] } | null>(null);
  tip = $state.raw<{ from: Element; told: Told } | null>(null);
  refused = $state.raw<{ x: number; y: number } | null>(null); // the upper right corner of what was refused
  readonly #read: () => Source;

  constructor(read: () => Source) {
    this.#read = read;
    setContext(key, this);
  }

  choices(thing: string): Choice[] {
    return this.#read().at.get(thing) ?? [];
  }

  legal(thing: string): boolean {
    return this.choices(thing).length > 0;
  }

  chosen(thing: string): boolean {
    const { chosen } = this.#read();
    return chosen !== null && this.choices(thing).some((choice) => choice.text === chosen);
  }

  isChosen(choice: Choice): boolean {
    return this.#read().chosen === choice.text;
  }

  // A thing with one choice is chosen; one with several opens its menu.
  press(thing: string, from: HTMLElement): void {
    const choices = this.choices(thing);
    this.tip = null;
    if (choices.length === 1 && choices[0]) this.take(choices[0]);
    else if (choices.length > 1) this.menu = this.menu?.thing === thing ? null : { thing, from, choices };
  }

  take(choice: Choice): void {
    this.menu = null;
    this.#read().choose(choice.text);
  }

  // A thing that is no choice while others are: the page is asked about it and says why not.
  refuse(thing: string, box: DOMRect): void {
    const { at, why, choose } = this.#read();
    const text = at.size === 0 || at.has(thing) ? null : (why?.(thing) ?? null);
    if (text === null || [...at.values()].flat().some((choice) => choice.text === text)) return;
    this.menu = null;
    this.tip = null;
    this.refused = { x: box.right, y: box.top };
    choose(text);
  }

  // Escape: first the menu, then what was chosen.
  back(): void {
    if (this.menu) {
      this.menu.from.focus();
      this.menu = null;
    }
    this.tip = null;
    if (this.#read().chosen !== null) this.#read().choose(null);
  }

  explain(from: Element, told: Told | undefined): void {
    if (told && !this.menu) this.tip = { from, told };
  }

  hush(from: Element): void {
    if (this.tip?.from === from) this.tip = null;
  }
}

export function picker(): Picker {
  return getContext<Picker>(key);
}
