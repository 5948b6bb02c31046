import { vi } from 'vitest';

/** How long a test waits for what should come: long enough that a busy machine changes no verdict, it ends at once when it has come. */
export const WAIT_LIMIT_MS = 60_000;

const MARK = Symbol.for('marquee.wait-limits');

// Set up before every file; the files of a worker share `vi`.
if (!Reflect.has(vi, MARK)) {
  Reflect.set(vi, MARK, true);
  const waitFor = vi.waitFor.bind(vi);
  vi.waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: WAIT_LIMIT_MS, ...options });
}
