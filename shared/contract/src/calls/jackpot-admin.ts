import { z } from 'zod';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, publicIdSchema, reasonSchema } from './field-schemas';
import { storedRevisionSchema } from './proposals';

export const JACKPOT_CHANGES = ['restarted', 'shown', 'hidden', 'connected', 'disconnected'] as const;

const vendorCodeSchema = z.string().regex(/^[A-Z0-9_]{2,16}$/);

const changeSchema = z
  .strictObject({
    at: z.iso.datetime(),
    kind: z.enum(JACKPOT_CHANGES),
    before: amountSchema.meta({ description: 'what the counter had reached' }),
    start: amountSchema.meta({ description: 'what it has run from since; of a pool, what it held' }),
    by: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'JackpotChange' });
export type JackpotChange = z.infer<typeof changeSchema>;

const poolSchema = z
  .strictObject({
    vendor: z.string(),
    name: z.string(),
    balance: amountSchema,
    seed: amountSchema.meta({
      description: 'what the house puts in at the opening, and lifts the pool to after a hit',
    }),
    seeded: amountSchema.meta({ description: 'all that the house has put in' }),
    contributed: amountSchema,
    paid: amountSchema,
    contributions: z.number().int(),
    hits: z.number().int(),
    openedAt: z.iso.datetime(),
  })
  .meta({ id: 'JackpotPool', description: 'balance = seeded + contributed - paid' });
export type JackpotPool = z.infer<typeof poolSchema>;

const entry = {
  at: z.iso.datetime(),
  /** Masked. */
  member: z.string(),
  betId: publicIdSchema,
  game: z.string(),
  amount: amountSchema,
};
const contributionSchema = z
  .strictObject({ ...entry, returned: amountSchema.nullable().meta({ description: 'null: the bet stands' }) })
  .meta({ id: 'JackpotContribution' });
export type JackpotContribution = z.infer<typeof contributionSchema>;
const hitSchema = z
  .strictObject({
    ...entry,
    seeded: amountSchema.meta({ description: 'what the house put in after it' }),
    isReversed: z.boolean(),
  })
  .meta({ id: 'JackpotHit' });
export type JackpotHit = z.infer<typeof hitSchema>;

const poolPage = z.strictObject({
  brand: brandCodeSchema,
  vendor: vendorCodeSchema,
  pageNo: pageNoSchema,
  pageSize: pageSizeSchema(20),
});

/**
 * A brand's jackpot counter and the pools that vendors have at the brand, for operators with the right `brands`. The counter shows
 * a seeded sequence, which holds no money, or one of the pools (decision records 4 and 144).
 */
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
      source: z.string().nullable().meta({ description: 'vendor of the pool that members see; null: the sequence' }),
      revision: storedRevisionSchema.meta({ description: 'of what `jackpotAdmin.save` sets' }),
      sourceRevision: storedRevisionSchema.meta({ description: 'of what `jackpotAdmin.connect` sets' }),
      pools: z.array(poolSchema),
      candidates: z
        .array(z.strictObject({ vendor: z.string(), name: z.string() }))
        .meta({ description: 'vendors of the brand with jackpot games and without a pool' }),
      changes: z.array(changeSchema),
    }),
    errors: ['forbidden', 'not_found'],
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
      revision: storedRevisionSchema,
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'amount_invalid', 'amount_below_minimum', 'amount_above_maximum', 'conflict'],
  }),
  'jackpotAdmin.connect': defineCall({
    methods: ['PUT'],
    path: '/ops/games/jackpot/source',
    access: 'operator',
    summary:
      "Lets the counter of a brand show a vendor's pool, or its sequence again; the first time the pool is opened with its seed from the house",
    request: z.strictObject({
      brand: brandCodeSchema,
      vendor: vendorCodeSchema.nullable().meta({ description: 'null: the sequence' }),
      seed: amountSchema.nullable().meta({ description: 'of a pool that is opened; null for one that is open' }),
      revision: storedRevisionSchema.meta({ description: '`sourceRevision` that the form was loaded from' }),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'amount_invalid', 'amount_below_minimum', 'amount_above_maximum', 'conflict'],
  }),
  'jackpotAdmin.contributions': defineCall({
    methods: ['GET'],
    path: '/ops/games/jackpot/contributions',
    access: 'operator',
    summary: 'What bets brought to a pool, the latest first',
    request: poolPage,
    value: pageOf(contributionSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'jackpotAdmin.hits': defineCall({
    methods: ['GET'],
    path: '/ops/games/jackpot/hits',
    access: 'operator',
    summary: 'What was won from a pool, the latest first',
    request: poolPage,
    value: pageOf(hitSchema),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
