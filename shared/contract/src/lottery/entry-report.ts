import { latinDigits } from '../latin-digits';

/** Entries of a typed text that were not taken: how many, and the first of them. */
export interface LeftOut {
  readonly count: number;
  readonly samples: readonly string[];
}

/** Longer texts are cut: ten times what ten thousand numbers of four digits take. */
const MAX_LENGTH = 500_000;
const MOST_SAMPLES = 20;
const SAMPLE_MAX_LENGTH = 20;

/** What somebody typed or pasted, in Latin digits. */
export const typedText = (text: string): string => latinDigits(text.slice(0, MAX_LENGTH));

/** Collects entries that are left out. */
export function collectLeftOut() {
  const samples: string[] = [];
  let count = 0;
  return {
    add(entry: string) {
      count++;
      if (samples.length < MOST_SAMPLES) samples.push(entry.slice(0, SAMPLE_MAX_LENGTH));
    },
    report: (): LeftOut => ({ count, samples }),
  };
}
