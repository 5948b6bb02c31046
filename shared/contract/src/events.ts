import * as z from 'zod/mini';

const amount = z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,5})?$/));

export interface TopicDefinition {
  readonly version: number;
  readonly schema: z.ZodMiniType;
  /** `state` topics replay their last value to late subscribers; `signal` topics do not. */
  readonly kind: 'state' | 'signal';
  /** Also delivered to the site's other tabs. */
  readonly crossTab?: boolean;
  /** Sent by the server's live stream. */
  readonly live?: boolean;
}

/**
 * Topics of the page's event bus. A wrong payload is dropped and reported.
 * A deprecated topic keeps working for one major version of the contract.
 */
export const topics = {
  'session.changed': { version: 1, kind: 'signal', crossTab: true, schema: z.strictObject({ state: z.enum(['guest', 'member', 'agent', 'trial']) }) },
  'wallet.balance': { version: 1, kind: 'state', live: true, schema: z.strictObject({ balance: amount, currency: z.string() }) },
  'wallet.deposit': { version: 1, kind: 'signal', live: true, schema: z.strictObject({ depositId: z.string(), state: z.enum(['pending', 'credited', 'failed']) }) },
  'games.winner': { version: 1, kind: 'signal', live: true, schema: z.strictObject({ customerName: z.string(), winAmount: amount, currency: z.string(), gameName: z.string(), gameId: z.number(), wonAt: z.string() }) },
  'games.launched': { version: 1, kind: 'signal', schema: z.strictObject({ nodeId: z.number() }) },
  'games.favouriteChanged': { version: 1, kind: 'signal', crossTab: true, schema: z.strictObject({ nodeId: z.number(), favourite: z.boolean() }) },
  'jackpot.tick': { version: 1, kind: 'state', live: true, schema: z.strictObject({ amount, currency: z.string(), nextAt: z.string() }) },
  'config.changed': { version: 1, kind: 'signal', live: true, schema: z.strictObject({ revision: z.string() }) },
  'messages.unread': { version: 1, kind: 'state', live: true, schema: z.strictObject({ count: z.number() }) },
} as const satisfies Record<string, TopicDefinition>;

export type Topic = keyof typeof topics;
export type TopicPayload<Name extends Topic> = z.infer<(typeof topics)[Name]['schema']>;
