import type { IncomingHttpHeaders } from 'node:http';

/** What a provider is asked to collect. */
export interface PaymentOrder {
  /** Our id of the deposit: the provider makes one payment of it however often it is asked. */
  readonly reference: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly language: string;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string;
}

export interface StartedPayment {
  readonly providerReference: string;
  /** The provider's page on which the member pays. */
  readonly redirectUrl: string;
}

/** What a provider reports of a payment. */
export interface PaymentEvent {
  /** The provider's id of this report; repeats carry it again. */
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
  /** @throws Failure `channel_unavailable` when the provider gave no proper answer */
  startPayment(order: PaymentOrder): Promise<StartedPayment>;
  /** Reads a call-back; null when it is forged, stale or not one of this provider's. */
  readEvent(body: string, headers: IncomingHttpHeaders): PaymentEvent | null;
}
