import type { IncomingHttpHeaders } from 'node:http';
import type { PayeeAccount } from '../../payee/service';

/** What a payer is asked to pay out. */
export interface PayoutOrder {
  /** Our id of the order: the payer pays it once, however often it is asked. */
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

/** What a payer reports of an order. */
export interface PayerEvent {
  /** The payer's id of this report; repeats carry it again. */
  readonly id: string;
  readonly kind: 'succeeded' | 'failed';
  readonly reference: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly currency: string;
  /** Why it failed, in the payer's words. */
  readonly reason: string;
}

/** A payer behind its adapter. */
export interface Payer {
  readonly code: string;
  /** @throws Failure `channel_unavailable` when the payer gave no proper answer: whether it pays is not known */
  order(order: PayoutOrder): Promise<OrderAnswer>;
  /** Reads a call-back; null when it is forged, stale or not one of this payer's. */
  readEvent(body: string, headers: IncomingHttpHeaders): PayerEvent | null;
}
