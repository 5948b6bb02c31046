import { vi } from 'vitest';

/** Timeout of waiting in tests: long enough for a busy machine; waits end as soon as the condition holds. */
export const WAIT_LIMIT_MS = 60_000;

const MARK = Symbol.for('marquee.wait-limits');

// Set up before every file; the files of a worker share `vi`.
if (!Reflect.has(vi, MARK)) {
  Reflect.set(vi, MARK, true);
  const waitFor = vi.waitFor.bind(vi);
  vi.waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: WAIT_LIMIT_MS, ...options });
}
