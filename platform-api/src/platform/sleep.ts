import { setTimeout as delay } from 'node:timers/promises';

/** Waits, or stops early when `signal` aborts. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(Math.max(0, ms), undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
