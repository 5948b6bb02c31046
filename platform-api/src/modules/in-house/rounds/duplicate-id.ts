const UNIQUE_VIOLATION = '23505';

/** Whether a row could not be written because there is one like it: its id, or a round in play. */
export const isDuplicateId = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
