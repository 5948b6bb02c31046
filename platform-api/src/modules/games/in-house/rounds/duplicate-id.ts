const UNIQUE_VIOLATION = '23505';

/** Whether an insert failed on a unique constraint: the same id, or a round in play. */
export const isDuplicateId = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
