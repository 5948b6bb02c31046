import type { Tone } from '../frame/synth';

export const DEAL: readonly Tone[] = [0, 90, 180].map((delayMs) => ({
  from: 900,
  to: 300,
  lengthMs: 55,
  delayMs,
  shape: 'triangle' as const,
  loudness: 0.35,
}));
export const CHIPS: readonly Tone[] = [0, 45].map((delayMs) => ({
  from: 1_900,
  to: 1_500,
  lengthMs: 40,
  delayMs,
  shape: 'square' as const,
  loudness: 0.16,
}));
export const YOUR_TURN: readonly Tone[] = [
  { from: 660, to: 660, lengthMs: 110, loudness: 0.6 },
  { from: 880, to: 880, lengthMs: 160, delayMs: 110, loudness: 0.6 },
];
export const WON: readonly Tone[] = [523, 659, 784, 1_047].map((pitch, note) => ({
  from: pitch,
  to: pitch,
  lengthMs: 170,
  delayMs: note * 90,
  loudness: 0.7,
}));
