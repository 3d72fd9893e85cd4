// SPDX-License-Identifier: GPL-3.0-or-later

// Points hold until they change: a line of steps in a square of 100, y upwards.
export function linePath(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, i) => {
      const at = (100 * x).toFixed(2);
      const high = (100 - 100 * y).toFixed(2);
      return i === 0 ? `M${at} ${high}` : `H${at}V${high}`;
    })
    .join("");
}

// The value that a line has at x, from 0 to 1.
export function heightAt(points: readonly { x: number; y: number }[], x: number): number {
  return points.findLast((each) => each.x <= x)?.y ?? points[0]?.y ?? 0;
}

// Values of one moment as shares of each other, each above those before it: from where to where, upwards from 0 to 1.
export function shares(values: readonly number[]): [number, number][] {
  const all = values.reduce((sum, each) => sum + each, 0) || 1;
  let low = 0;
  return values.map((each) => [low / all, (low += each) / all]);
}

// What lies between two lines that go straight from value to value, so that the last one is seen, too.
export function bandPath(low: readonly { x: number; y: number }[], high: readonly { x: number; y: number }[]): string {
  const round = [...high, ...[...low].reverse()];
  return `M${round.map(({ x, y }) => `${(100 * x).toFixed(2)} ${(100 - 100 * y).toFixed(2)}`).join("L")}Z`;
}
