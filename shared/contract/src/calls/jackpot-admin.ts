import { z } from 'zod';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { brandCodeSchema, reasonSchema } from './field-schemas';

export const JACKPOT_CHANGES = ['restarted', 'shown', 'hidden'] as const;

const changeSchema = z
  .strictObject({
    at: z.iso.datetime(),
    kind: z.enum(JACKPOT_CHANGES),
    before: amountSchema.meta({ description: 'what the counter had reached' }),
    start: amountSchema.meta({ description: 'what it has run from since' }),
    by: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'JackpotChange' });
export type JackpotChange = z.infer<typeof changeSchema>;

/** A brand's jackpot counter, for operators with the right `brands`. It holds no money and cannot be won (decision record 4). */
export const jackpotAdminCalls = {
  'jackpotAdmin.read': defineCall({
    methods: ['GET'],
    path: '/ops/games/jackpot',
    access: 'operator',
    summary:
      'The counter of a brand: what it shows, where it started, and what operators did with it, the latest first',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.strictObject({
      enabled: z.boolean().meta({ description: 'whether members see it' }),
      amount: amountSchema,
      currency: z.string(),
      start: amountSchema,
      startedAt: z.iso.datetime(),
      changes: z.array(changeSchema),
    }),
    errors: ['forbidden', 'not_found'],
    status: 'live',
  }),
  'jackpotAdmin.save': defineCall({
    methods: ['PUT'],
    path: '/ops/games/jackpot',
    access: 'operator',
    summary:
      'Shows or hides the counter of a brand, and starts it again from an amount; open pages follow within seconds',
    request: z.strictObject({
      brand: brandCodeSchema,
      enabled: z.boolean(),
      start: amountSchema.nullable().meta({ description: 'null: it runs on' }),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'amount_invalid', 'amount_below_minimum', 'amount_above_maximum'],
    status: 'live',
  }),
} as const;
