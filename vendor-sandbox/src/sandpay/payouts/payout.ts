import { z } from 'zod';

/** The order of a merchant, as the API takes it. */
export const payoutOrderSchema = z.strictObject({
  /** The merchant's id; a repeat gives the same payout. */
  reference: z.uuid(),
  amount: z.string().regex(/^\d{1,13}\.\d{2,5}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  account: z.strictObject({
    institution: z.string().min(1).max(32),
    holder: z.string().min(1).max(80),
    number: z.string().regex(/^[\dA-Z]{4,40}$/),
  }),
});
export type PayoutOrder = z.infer<typeof payoutOrderSchema>;

export const payoutSchema = z.object({
  id: z.string(),
  order: payoutOrderSchema,
  outcome: z.enum(['succeeded', 'failed']),
  reason: z.string(),
  /** When it is paid, in Unix milliseconds. */
  paidAt: z.number(),
  /** The report of the outcome: its id stays the same in every attempt. */
  report: z.object({ id: z.string(), attempts: z.number(), delivered: z.boolean() }),
});
export type Payout = z.infer<typeof payoutSchema>;

export interface PayoutScenario {
  readonly outcome: Payout['outcome'];
  readonly reason: string;
  readonly delayMs: number;
  /** Every report goes out so often. */
  readonly times: number;
}

const SECOND_MS = 1_000;
const DEFAULT_SCENARIO: PayoutScenario = { outcome: 'succeeded', reason: '', delayMs: 2 * SECOND_MS, times: 1 };

/** How a payout ends, by the last digits of the account's number; any other number is paid within seconds. */
const SCENARIOS: Readonly<Record<string, PayoutScenario>> = {
  '0001': { ...DEFAULT_SCENARIO, outcome: 'failed', reason: 'the account is closed' },
  '0002': { ...DEFAULT_SCENARIO, delayMs: 60 * SECOND_MS },
  '0003': { ...DEFAULT_SCENARIO, times: 3 },
};
/** Numbers with this end are refused at once. */
const REFUSED = '0009';

export const scenarioOf = ({ account }: PayoutOrder): PayoutScenario =>
  SCENARIOS[account.number.slice(-4)] ?? DEFAULT_SCENARIO;
export const isRefused = ({ account }: PayoutOrder): boolean => account.number.endsWith(REFUSED);
