import { ApiError } from '../http/api-error';

/** Only these can mend themselves; everything else is an answer. */
const PASSING = new Set(['network_abnormal', 'page_slow', 'unknown_error']);

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 120_000;
/** A page that has failed as often waits for its visitor. */
const MOST_FAILURES = 6;

export const isPassing = ({ code }: ApiError): boolean => PASSING.has(code);

interface Failing {
  readonly status: string;
  readonly error: unknown;
  readonly errorUpdatedAt: number;
  readonly errorUpdateCount: number;
}

/**
 * When a call that failed is made again while its failure is on the screen: after what the server asks for, else later from
 * time to time; each visitor a little later, so that not all come back at once.
 * @returns false for what time does not mend, and where the wait would be too long
 */
export function askAgainMs({ status, error, errorUpdatedAt, errorUpdateCount }: Failing): number | false {
  if (status !== 'error' || !(error instanceof ApiError) || errorUpdateCount > MOST_FAILURES) return false;
  const waitMs = waitOf(error, errorUpdateCount);
  if (waitMs === null || waitMs > LONGEST_WAIT_MS) return false;
  // Asked at each rendering, so one failure always gives one answer: the milliseconds of its time are as good as dice.
  return Math.ceil(waitMs * (1 + (errorUpdatedAt % 1_000) / 4_000));
}

function waitOf(error: ApiError, failures: number): number | null {
  if (isPassing(error)) return FIRST_WAIT_MS * 2 ** (failures - 1);
  const seconds = error.details['retryAfterSeconds'];
  return error.code === 'too_many_requests' && typeof seconds === 'number' ? seconds * 1_000 : null;
}
