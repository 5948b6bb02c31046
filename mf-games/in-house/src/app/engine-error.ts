import type { ErrorDetails } from '@marquee/contract/envelope';
import type { ErrorCode } from '@marquee/contract/errors';

/** A call of the engine that failed, by the code of the error catalogue. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(
    readonly code: ErrorCode,
    readonly requestId: string | null = null,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Turns anything thrown into an error of the catalogue. */
export function engineErrorOf(error: unknown): EngineError {
  return error instanceof EngineError ? error : new EngineError('unknown_error', null, {}, { cause: error });
}
