// SPDX-License-Identifier: GPL-3.0-or-later
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Digits } from "../../src/match/digits";

describe("number keys", () => {
  let picked: number[];
  let digits: Digits;
  const type = (text: string, all: number): void => [...text].forEach((each) => digits.press(each, all));
  beforeEach(() => {
    vi.useFakeTimers();
    picked = [];
    digits = new Digits((number) => picked.push(number), 900);
  });
  afterEach(() => vi.useRealTimers());

  it("select at once while there are nine choices or fewer", () => {
    type("5", 9);
    type("7", 6);
    expect(picked).toEqual([5]);
  });
  it("reach every choice beyond nine by two digits", () => {
    type("12", 15);
    type("03", 15);
    type("2", 15); // 20 is none of them
    expect(picked).toEqual([12, 3, 2]);
  });
  it("reach three digits, too", () => {
    type("115", 120);
    type("13", 120);
    expect(picked).toEqual([115, 13]);
  });
  it("wait for the second digit, but not for ever", () => {
    type("1", 15);
    expect([picked, digits.typed]).toEqual([[], "1"]);
    vi.advanceTimersByTime(900);
    expect([picked, digits.typed]).toEqual([[1], ""]);
  });
  it("count with Enter, and are forgotten when something else is asked", () => {
    type("1", 15);
    expect(digits.done()).toBe(true);
    type("1", 15);
    digits.drop();
    vi.advanceTimersByTime(2000);
    expect([picked, digits.done()]).toEqual([[1], false]);
  });
  it("select nothing that is not there", () => {
    type("19", 15);
    type("0", 5);
    type("00", 15);
    vi.advanceTimersByTime(2000);
    expect([picked, digits.typed]).toEqual([[], ""]);
  });
});
