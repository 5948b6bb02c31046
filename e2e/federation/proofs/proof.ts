import type { Browser } from 'playwright';

/** A line of the table of docs/independence.md. */
export interface Finding {
  readonly what: string;
  /** Empty for a figure that is not judged. */
  readonly target: string;
  readonly result: string;
  readonly isGood: boolean;
}

export interface Proof {
  readonly findings: readonly Finding[];
  /** Markdown below the table: a table of its own. */
  readonly details?: string;
}

export interface ProofContext {
  readonly browser: Browser;
  /** Only cases whose name contains it. */
  readonly filter: string;
  readonly print: (line: string) => void;
}

/** A judged line. */
export const finding = (what: string, target: string, result: string, isGood: boolean): Finding => ({
  what,
  target,
  result,
  isGood,
});

/** A figure beside the judged ones. */
export const figure = (what: string, result: string): Finding => ({ what, target: '', result, isGood: true });

/** Polls what the product does by itself. @returns undefined when it has not come about in time */
export async function poll<T>(read: () => Promise<T | undefined>, timeoutMs: number): Promise<T | undefined> {
  const endMs = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== undefined || Date.now() > endMs) return value;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
