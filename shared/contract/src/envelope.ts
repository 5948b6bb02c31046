import type { ErrorCode } from './errors';

/** What every call answers. `requestId` is shown to people who ask support for help. */
export type Envelope<Value> = SuccessEnvelope<Value> | FailureEnvelope;

export interface SuccessEnvelope<Value> {
  readonly success: true;
  readonly value: Value;
  readonly requestId: string;
}

export interface FailureEnvelope {
  readonly success: false;
  readonly value: null;
  readonly code: ErrorCode;
  /** English text for logs and partners; the site shows the catalogue message of `code` in the member's language. */
  readonly message: string;
  /** Numbers and names that the message of `code` interpolates, and `fields` for validation. */
  readonly details?: ErrorDetails;
  readonly requestId: string;
}

export interface ErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly [name: string]: unknown;
}

/** One refused field: its path in the request and the message key that says why. */
export interface FieldError {
  readonly path: string;
  readonly messageKey: string;
  readonly params?: Readonly<Record<string, string | number>>;
}
