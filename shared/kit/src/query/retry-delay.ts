import { ApiError } from '../http/api-error';

/** Failures that may be temporary; every other code is a final answer. */
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
 * The delay before a failed call is retried while its failure is displayed: the server's requested time, else
 * increasing; randomised per visitor, so that not all return at once.
 * @returns false for permanent failures and delays that are too long
 */
export function retryDelayMs({ status, error, errorUpdatedAt, errorUpdateCount }: FailedQuery): number | false {
  if (status !== 'error' || !(error instanceof ApiError) || errorUpdateCount > MAX_FAILURES) return false;
  const baseDelayMs = baseDelayOf(error, errorUpdateCount);
  if (baseDelayMs === null || baseDelayMs > MAX_DELAY_MS) return false;
  // Evaluated at each rendering, so it must be deterministic per failure: the milliseconds of its time serve as
  // randomness.
  return Math.ceil(baseDelayMs * (1 + (errorUpdatedAt % 1_000) / 4_000));
}

function baseDelayOf(error: ApiError, failures: number): number | null {
  if (isTransient(error)) return FIRST_DELAY_MS * 2 ** (failures - 1);
  const seconds = error.details['retryAfterSeconds'];
  return error.code === 'too_many_requests' && typeof seconds === 'number' ? seconds * 1_000 : null;
}
