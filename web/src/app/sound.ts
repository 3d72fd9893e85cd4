// SPDX-License-Identifier: GPL-3.0-or-later
// A few short sounds, made on the spot: no files. Silent until the first gesture, as browsers want it.

type Note = [frequency: number, start: number, length: number, loudness: number];

const sounds: Record<"turn" | "piece" | "word" | "win" | "lose", Note[]> = {
  turn: [
    [392, 0, 0.35, 0.16],
    [587, 0.12, 0.5, 0.16],
  ],
  piece: [[170, 0, 0.09, 0.2]],
  word: [[494, 0, 0.18, 0.1]],
  win: [
    [392, 0, 0.4, 0.14],
    [494, 0.14, 0.4, 0.14],
    [587, 0.28, 0.8, 0.16],
  ],
  lose: [
    [330, 0, 0.4, 0.14],
    [262, 0.18, 0.8, 0.14],
  ],
};

let context: AudioContext | null = null;

export function play(name: keyof typeof sounds, on: boolean): void {
  if (!on || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length, loudness] of sounds[name]) {
    const from = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
