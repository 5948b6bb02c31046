import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { PRIZE_KINDS } from '../prizes/kinds';
import { prizeRewardSchema } from '../prizes/reward';
import { prizeTermsSchema } from '../prizes/terms';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, sortSchema } from './field-schemas';
import { GIVEN_PRIZE_SORTS } from './list-sorts';
import { proposalSchema, revisionSchema } from './proposals';

const kind = z.enum(PRIZE_KINDS);
const page = { pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) };

const costSchema = z.strictObject({
  cash: amountSchema,
  points: z.number().meta({ description: 'to two decimals' }),
  tickets: z.number().meta({ description: 'to two decimals' }),
});
export type ExpectedCost = z.infer<typeof costSchema>;

const versionSchema = z
  .strictObject({
    kind,
    version: z.number().int(),
    currency: z.string(),
    terms: prizeTermsSchema,
    reason: z.string(),
    proposedBy: z.string().nullable().meta({ description: 'null: set up with the brand' }),
    proposedAt: z.iso.datetime(),
    decidedBy: z.string().nullable(),
    isInForce: z.boolean(),
    expected: costSchema.meta({
      description: 'of one draw of the wheel, one day of a calendar, one rain, or one raffle whose places are all won',
    }),
    taken: z
      .record(z.string(), z.number().int())
      .meta({ description: 'of a wheel: pieces that were given, by prize with a stock' }),
  })
  .meta({ id: 'PrizeVersion' });
export type PrizeVersion = z.infer<typeof versionSchema>;

const runSchema = z
  .strictObject({
    id: z.uuid(),
    brand: z.string(),
    currency: z.string(),
    version: z.number().int(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    state: z.enum(['ahead', 'open', 'over']),
    most: z.number().int(),
    taken: z.number().int(),
    budget: amountSchema.nullable().meta({ description: 'of a rain' }),
    spent: amountSchema.nullable().meta({ description: 'of a rain' }),
    seedHash: z.string(),
  })
  .meta({ id: 'PrizeRun', description: 'an envelope rain, or a raffle' });
export type PrizeRun = z.infer<typeof runSchema>;

const givenSchema = z
  .strictObject({
    id: z.string(),
    kind,
    brand: z.string(),
    currency: z.string(),
    account: z.string(),
    at: z.iso.datetime(),
    prize: z
      .string()
      .meta({ description: 'prize of the wheel, day of the streak, position in the rain, place in the raffle' }),
    reward: prizeRewardSchema,
  })
  .meta({ id: 'GivenPrize' });
export type GivenPrize = z.infer<typeof givenSchema>;

/** The operators' side of the prizes, with the right `cashier`. */
export const prizesAdminCalls = {
  'prizesAdmin.versions': defineCall({
    methods: ['GET'],
    path: '/ops/prizes/versions',
    access: 'operator',
    summary:
      'Versions of a brand’s calendar, wheel, rains or raffle, latest first, with what they are expected to cost',
    request: z.strictObject({ brand: brandCodeSchema, kind }),
    value: z.array(versionSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'prizesAdmin.propose': defineCall({
    methods: ['POST'],
    path: '/ops/prizes/versions',
    access: 'operator',
    summary: 'Proposes a version; a second operator approves it',
    request: z.strictObject({
      brand: brandCodeSchema,
      terms: prizeTermsSchema,
      revision: revisionSchema,
      reason: reasonSchema,
    }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'amount_invalid', 'proposal_waiting', 'conflict'],
  }),
  'prizesAdmin.runs': defineCall({
    methods: ['GET'],
    path: '/ops/prizes/runs',
    access: 'operator',
    summary: 'Envelope rains or raffles, latest start first',
    request: z.strictObject({ brand: brandCodeSchema.optional(), kind: z.enum(['envelope', 'raffle']), ...page }),
    value: pageOf(runSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'prizesAdmin.given': defineCall({
    methods: ['GET'],
    path: '/ops/prizes/given',
    access: 'operator',
    summary: 'Prizes that members were given, latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      kind,
      sort: sortSchema(GIVEN_PRIZE_SORTS),
      ...page,
    }),
    value: pageOf(givenSchema),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
