import type { Tone } from '../frame/synth';

export const SHOT: readonly Tone[] = [{ from: 520, to: 180, lengthMs: 90, shape: 'triangle', loudness: 0.45 }];

export const LOADED: readonly Tone[] = [
  { from: 220, to: 260, lengthMs: 80, shape: 'square', loudness: 0.3 },
  { from: 330, to: 420, lengthMs: 110, delayMs: 90, shape: 'square', loudness: 0.3 },
];

/** Longer and higher for larger prizes. */
export function catchSound(multiplier: number): readonly Tone[] {
  const notes = Math.min(7, 2 + Math.floor(Math.log2(multiplier) / 1.4));
  return Array.from({ length: notes }, (_, note) => {
    const pitch = 440 * 2 ** ([0, 4, 7, 12, 16, 19, 24][note]! / 12);
    return { from: pitch, to: pitch * 1.01, lengthMs: 150, delayMs: note * 70, loudness: 0.7 };
  });
}
