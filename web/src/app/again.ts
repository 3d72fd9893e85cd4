// SPDX-License-Identifier: GPL-3.0-or-later
// Without a network things stay as they are, until it is back.

import { Refused } from "./api";

const AGAIN_MS = 2000;

// What was refused stays refused; a line that carries nothing, or a server that is overburdened, may do better later.
export const mayPass = (error: unknown): boolean => !(error instanceof Refused) || error.status === 429 || error.status >= 500;

// Asks until there is an answer; who is not waited for any more, which is what is given back, says nothing.
export function askUntil<T>(ask: () => Promise<T>, found: (answer: T) => void, failed: (error: unknown) => void): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void =>
    void ask().then(
      (answer) => {
        if (!over) found(answer);
      },
      (error: unknown) => {
        if (over) return;
        failed(error);
        if (mayPass(error)) timer = setTimeout(go, AGAIN_MS);
      },
    );
  go();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
