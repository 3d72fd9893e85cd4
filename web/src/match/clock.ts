// SPDX-License-Identifier: GPL-3.0-or-later
// 8:12, 1:02:05, 3 d 4:00:00; never below nothing.

export function clockText(left_ms: number): string {
  const seconds = Math.max(0, Math.ceil(left_ms / 1000));
  const two = (n: number): string => String(n).padStart(2, "0");
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  if (days > 0) return `${days} d ${hours}:${rest}`;
  return hours > 0 ? `${hours}:${rest}` : `${minutes}:${two(seconds % 60)}`;
}
