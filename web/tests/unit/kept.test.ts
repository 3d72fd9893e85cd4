// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it, vi } from "vitest";
import { kept } from "../../src/app/kept";
import { plain } from "../../src/tables/parts/drawn";

describe("what is kept", () => {
  it("is loaded once", async () => {
    const load = vi.fn(() => Promise.resolve(7));
    const get = kept(load);
    expect([await get(), await get()]).toEqual([7, 7]);
    expect(load).toHaveBeenCalledTimes(1);
  });
  it("is tried again after it failed", async () => {
    const load = vi.fn(() => Promise.resolve(7)).mockRejectedValueOnce(new Error("no"));
    const get = kept(load);
    await expect(get()).rejects.toThrow("no");
    expect(await get()).toBe(7);
  });
});

it("words in a drawing stay words", () => {
  expect(plain('<b> & "c"')).toBe("&lt;b&gt; &amp; &quot;c&quot;");
});
