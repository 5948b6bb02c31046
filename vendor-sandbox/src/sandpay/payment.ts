import { z } from 'zod';

/** The order of a merchant, as the API takes it. */
export const orderSchema = z.strictObject({
  /** The merchant's id; a repeat gives the same payment. */
  reference: z.uuid(),
  amount: z.string().regex(/^\d{1,13}\.\d{2,5}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  language: z.string().max(12),
  returnUrl: z.url({ protocol: /^https?$/ }),
});
export type Order = z.infer<typeof orderSchema>;

export const paymentStateSchema = z.enum(['open', 'succeeded', 'declined', 'expired']);

/**
 * How the call-backs of a payment behave, so that a merchant can test them. late: the first is delayed; repeated: an accepted one is
 * sent again; forged: one with a wrong signature is sent first; reordered: an older one is sent last.
 */
export const CALLBACK_MODES = ['prompt', 'late', 'repeated', 'forged', 'reordered'] as const;
export type CallbackMode = (typeof CALLBACK_MODES)[number];

export const paymentSchema = z.object({
  id: z.string(),
  order: orderSchema,
  state: paymentStateSchema,
  createdAt: z.number(),
  conduct: z.enum(CALLBACK_MODES).default('prompt'),
  /** The report of the outcome: its id stays the same in every attempt. */
  report: z.object({ id: z.string(), attempts: z.number(), delivered: z.boolean() }).nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** An unpaid payment expires after this. */
export const PAYMENT_LIFE_MS = 30 * 60_000;

/** SandPay as its API and its pages use it. */
export interface SandPay {
  /** The payment of an order; the same order again gives the same payment. Null when the reference was used for another order. */
  open(order: Order): Payment | null;
  find(id: string): Payment | undefined;
  /** Decides an open payment; a decided one stays as it is. */
  decide(payment: Payment, state: 'succeeded' | 'declined', conduct: CallbackMode): Payment;
}
