import { vi } from 'vitest';
import { slowness } from './pace';

// Runs before every test file: limits of a file grow with the pace of the machine at its start. Waits end as soon as the
// condition holds.
const pace = slowness();

/** Limit of waiting in tests. */
export const WAIT_LIMIT_MS = Math.round(60_000 * pace);

vi.setConfig({ testTimeout: 300_000 * pace, hookTimeout: 300_000 * pace });

const LIMITS = Symbol.for('marquee.wait-limits');
type Waits = Pick<typeof vi, 'waitFor' | 'waitUntil'>;

// The files of a worker share `vi`.
const waits = (Reflect.get(vi, LIMITS) as Waits | undefined) ?? {
  waitFor: vi.waitFor.bind(vi),
  waitUntil: vi.waitUntil.bind(vi),
};
Reflect.set(vi, LIMITS, waits);

const limited = (options: number | { timeout?: number; interval?: number } = {}) =>
  typeof options === 'number'
    ? { timeout: options * pace }
    : { ...options, timeout: (options.timeout ?? 60_000) * pace };
vi.waitFor = (check, options) => waits.waitFor(check, limited(options));
vi.waitUntil = (check, options) => waits.waitUntil(check, limited(options));
