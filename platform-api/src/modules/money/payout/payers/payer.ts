import type { IncomingHttpHeaders } from 'node:http';
import type { PayeeAccount } from '../../payee/service';

/** An order to a payer. */
export interface PayoutOrder {
  /** Our id of the order, the payer's idempotency key. */
  readonly reference: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly account: PayeeAccount;
}

/** `accepted`: the payer will pay and report; `refused`: it never will. */
export type OrderAnswer =
  | { readonly outcome: 'accepted'; readonly payerReference: string }
  | { readonly outcome: 'refused'; readonly reason: string };

/** A payer's report on an order. */
export interface PayerEvent {
  /** The payer's id of this report, the same in repeats. */
  readonly id: string;
  readonly kind: 'succeeded' | 'failed';
  readonly reference: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly currency: string;
  /** The payer's reason for a failure. */
  readonly reason: string;
}

/** A payer behind its adapter. */
export interface Payer {
  readonly code: string;
  /** @throws Failure `channel_unavailable` without a valid answer of the payer: the outcome is unknown */
  order(order: PayoutOrder): Promise<OrderAnswer>;
  /** Reads a call-back; null when it is forged, stale or not from this payer. */
  readEvent(body: string, headers: IncomingHttpHeaders): PayerEvent | null;
}
