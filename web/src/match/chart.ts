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
