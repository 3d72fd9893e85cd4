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
