export interface Tone {
  /** Hertz at the start and at the end. */
  readonly from: number;
  readonly to: number;
  readonly lengthMs: number;
  readonly delayMs?: number;
  readonly shape?: OscillatorType;
  /** 0 to 1. */
  readonly loudness?: number;
}

const VOLUME = 0.1;

/**
 * Plays sounds from oscillators. Browsers allow it only after the page's first gesture. The in-house games have one like it;
 * a vendor outside shares nothing with the product, so this one is its own.
 */
export function createSynth(): { play(sound: readonly Tone[]): void } {
  let context: AudioContext | null = null;
  return {
    play(sound) {
      if (!navigator.userActivation?.hasBeenActive) return;
      context ??= new AudioContext();
      for (const tone of sound) playTone(context, tone);
    },
  };
}

function playTone(
  context: AudioContext,
  { from, to, lengthMs, delayMs = 0, shape = 'sine', loudness = 1 }: Tone,
): void {
  const start = context.currentTime + delayMs / 1_000;
  const end = start + lengthMs / 1_000;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME * loudness, start + 0.008);
  // An exponential ramp cannot reach zero; this is silence.
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
