import type { ErrorDetails, FailureEnvelope, FieldError } from '@marquee/contract/envelope';
import type { ErrorCode } from '@marquee/contract/errors';

/** The first status with which a server names a fault of its own. */
const FIRST_FAULT = 500;

/** A call that failed: the server's code, or `network_abnormal` / `page_slow` where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly requestId: string | null = null,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
    /** HTTP status of the answer, null where none came. */
    readonly status: number | null = null,
  ) {
    super(code, options);
  }

  static from(envelope: FailureEnvelope, status: number | null = null): ApiError {
    return new ApiError(envelope.code, envelope.requestId, envelope.details, undefined, status);
  }

  /** The request to name to support: null where the answer is an ordinary one, such as a bet after closing. */
  get supportId(): string | null {
    return this.status !== null && this.status < FIRST_FAULT ? null : this.requestId;
  }

  /** Refused fields of a `validation_failed`, empty otherwise. */
  get fields(): readonly FieldError[] {
    return this.details.fields ?? [];
  }
}
