// SPDX-License-Identifier: GPL-3.0-or-later

// Up to `many` whole numbers from 0 to `last`, both included, evenly spread.
export function spread(last: number, many: number): number[] {
  const count = Math.min(many, last + 1);
  if (count <= 1) return [last];
  return [...new Set(Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1))))];
}

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
