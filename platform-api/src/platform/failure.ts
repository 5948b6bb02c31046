import { type ErrorCode, errorCatalogue } from '@marquee/contract/errors';
import type { ErrorDetails, FieldError } from '@marquee/contract/envelope';

/** A failure reported to the caller: a code of the error catalogue with the values of its message. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly code: ErrorCode,
    readonly details?: ErrorDetails,
    options?: ErrorOptions,
  ) {
    super(errorCatalogue[code].message, options);
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** Refuses named fields of a request, each with the message key of the reason. */
export function fieldFailure(...fields: FieldError[]): Failure {
  return new Failure('validation_failed', { fields });
}
