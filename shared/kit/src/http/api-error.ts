import type { ErrorDetails, FailureEnvelope, FieldError } from '@marquee/contract/envelope';
import type { ErrorCode } from '@marquee/contract/errors';

/** A call that failed: the server's code, or `network_abnormal` / `page_slow` where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly requestId: string | null = null,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }

  static from(envelope: FailureEnvelope): ApiError {
    return new ApiError(envelope.code, envelope.requestId, envelope.details);
  }

  /** Refused fields of a `validation_failed`, empty otherwise. */
  get fields(): readonly FieldError[] {
    return this.details.fields ?? [];
  }
}
