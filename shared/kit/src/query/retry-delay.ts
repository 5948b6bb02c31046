import { ApiError } from '../http/api-error';

/** Failures that may pass by themselves; every other code is an answer of the server. */
const TRANSIENT_CODES = new Set(['network_abnormal', 'page_slow', 'unknown_error']);

const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 120_000;
/** After this many failures only the visitor retries. */
const MAX_FAILURES = 6;

export const isTransient = ({ code }: ApiError): boolean => TRANSIENT_CODES.has(code);

interface FailedQuery {
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
export function retryDelayMs({ status, error, errorUpdatedAt, errorUpdateCount }: FailedQuery): number | false {
  if (status !== 'error' || !(error instanceof ApiError) || errorUpdateCount > MAX_FAILURES) return false;
  const baseDelayMs = baseDelayOf(error, errorUpdateCount);
  if (baseDelayMs === null || baseDelayMs > MAX_DELAY_MS) return false;
  // Asked at each rendering, so one failure always gives one answer: the milliseconds of its time are as good as dice.
  return Math.ceil(baseDelayMs * (1 + (errorUpdatedAt % 1_000) / 4_000));
}

function baseDelayOf(error: ApiError, failures: number): number | null {
  if (isTransient(error)) return FIRST_DELAY_MS * 2 ** (failures - 1);
  const seconds = error.details['retryAfterSeconds'];
  return error.code === 'too_many_requests' && typeof seconds === 'number' ? seconds * 1_000 : null;
}
