import type { IncomingHttpHeaders } from 'node:http';

/** A payment to request from a provider. */
export interface PaymentOrder {
  /** Our id of the deposit, the provider's idempotency key. */
  readonly reference: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly language: string;
  /** Return address for the provider's page. */
  readonly returnUrl: string;
}

export interface StartedPayment {
  readonly providerReference: string;
  /** The provider's payment page. */
  readonly redirectUrl: string;
}

/** A provider's report of a payment. */
export interface PaymentEvent {
  /** The provider's id of this report, the same in repeats. */
  readonly id: string;
  readonly kind: 'succeeded' | 'declined' | 'expired';
  readonly reference: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly currency: string;
}

/** A payment provider behind its adapter. */
export interface PaymentProvider {
  readonly code: string;
  /** @throws Failure `channel_unavailable` without a valid answer of the provider */
  startPayment(order: PaymentOrder): Promise<StartedPayment>;
  /** Reads a call-back; null when it is forged, stale or not from this provider. */
  readEvent(body: string, headers: IncomingHttpHeaders): PaymentEvent | null;
}
