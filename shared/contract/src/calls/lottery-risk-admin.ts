import { z } from 'zod';
import { defineCall } from '../define-call';
import { HIGHEST_GROUP, LOWEST_GROUP } from '../lottery/group-odds';
import { LOTTERY_SHAPES } from '../lottery/shape';
import { amountSchema, positiveAmountSchema } from '../money';
import { brandCodeSchema, reasonSchema } from './field-schemas';
import { drawIdSchema } from './lottery-draw-admin';
import { gameCodeSchema, issueSchema } from './lottery-fields';
import { DRAW_STATES } from './lottery-results';
import { proposalSchema } from './proposals';

const kindSchema = z.string().regex(/^[\w-]{1,40}$/);

const outcomeSchema = z.strictObject({
  outcome: z.string().nullable().meta({ description: 'null: the kind as a whole' }),
  used: amountSchema.meta({ description: 'what its tickets can cost' }),
  cap: amountSchema,
  paysHalf: z.boolean(),
  closed: z.boolean().meta({ description: 'by an operator' }),
});

const exposedKindSchema = z
  .strictObject({
    kind: kindSchema,
    stake: amountSchema.meta({ description: 'staked on the kind' }),
    mostUsed: amountSchema.meta({ description: 'what its dearest number can cost' }),
    fullest: z.number().int().meta({ description: 'percent of its limit that the fullest number has used' }),
    reduced: z.number().int().meta({ description: 'numbers that pay half' }),
    closed: z.number().int().meta({ description: 'numbers that are closed or full' }),
  })
  .meta({ id: 'ExposedKind' });
export type ExposedKind = z.infer<typeof exposedKindSchema>;

const boardSchema = z
  .strictObject({
    drawId: drawIdSchema,
    gameCode: gameCodeSchema,
    shape: z.enum(LOTTERY_SHAPES),
    issue: issueSchema,
    state: z.enum(DRAW_STATES),
    closesAt: z.iso.datetime(),
    brand: brandCodeSchema,
    currency: z.string(),
    tickets: z.number().int(),
    stake: amountSchema,
    stakeLimit: amountSchema.nullable().meta({ description: 'of all tickets of the draw' }),
    kinds: z.array(exposedKindSchema).meta({ description: 'all kinds, in the order of the rules' }),
    selected: z.strictObject({
      kind: kindSchema,
      outcomes: z.array(outcomeSchema).meta({ description: 'in the order of their names' }),
    }),
  })
  .meta({ id: 'ExposureBoard' });
export type ExposureBoard = z.infer<typeof boardSchema>;

/** Odds as a lottery shows them, in thousandths. */
const oddsSchema = z.array(z.strictObject({ kind: kindSchema, odds: z.number().int().min(1).max(1_000_000_000_000) }));

const groupSchema = z.number().int().min(LOWEST_GROUP).max(HIGHEST_GROUP);

/** What an operator sets of a lottery at a brand. */
const lotterySettingValues = {
  enabled: z.boolean(),
  leastStake: positiveAmountSchema.meta({ description: 'of a unit' }),
  ticketLimit: positiveAmountSchema.meta({ description: 'stake of a ticket' }),
  memberLimit: positiveAmountSchema.nullable().meta({ description: 'stakes of a member in a draw' }),
  drawLimit: positiveAmountSchema.nullable().meta({ description: 'stakes of a draw' }),
  payoutLimit: positiveAmountSchema.meta({ description: 'what a ticket can win' }),
  outcomeLimit: positiveAmountSchema.meta({ description: 'what a number may cost in a draw' }),
  poolLimit: positiveAmountSchema.meta({ description: 'what a kind that is counted as a whole may cost in a draw' }),
  halfFrom: z
    .number()
    .int()
    .min(1)
    .max(99)
    .nullable()
    .meta({ description: 'percent of the limit from which a number pays half' }),
  groups: z
    .strictObject({ lowest: groupSchema, highest: groupSchema })
    .nullable()
    .meta({ description: 'prize groups of official mode; null: credit only' }),
  odds: oddsSchema.meta({ description: 'kinds whose credit odds differ from those of the rules; thousandths' }),
};

const settingsSchema = z
  .strictObject({
    gameCode: gameCodeSchema,
    shape: z.enum(LOTTERY_SHAPES),
    currency: z.string(),
    revision: z.number().int().meta({ description: 'a change names the one that it starts from' }),
    ...lotterySettingValues,
  })
  .meta({ id: 'LotterySettings' });
export type LotterySettings = z.infer<typeof settingsSchema>;

export const lotterySettingValuesSchema = z.strictObject(lotterySettingValues);
export type LotterySettingValues = z.infer<typeof lotterySettingValuesSchema>;

/** What draws can cost a brand, and how it offers its lotteries; for operators with the right `lotteries` and the brand. */
export const lotteryRiskAdminCalls = {
  'lotteryExposure.read': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/draws/:drawId/exposure',
    access: 'operator',
    summary: 'What a draw can cost a brand by kind, and by number of one kind',
    request: z.strictObject({
      drawId: drawIdSchema,
      brand: brandCodeSchema,
      kind: kindSchema.optional().meta({ description: 'the fullest without one' }),
    }),
    value: boardSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'lotteryExposure.change': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/draws/:drawId/exposure',
    access: 'operator',
    summary: 'Limits, reduces or closes numbers of a draw that takes bets; placed tickets keep their odds',
    request: z.strictObject({
      drawId: drawIdSchema,
      brand: brandCodeSchema,
      kind: kindSchema,
      outcomes: z.array(z.string().min(1).max(12)).max(1_000).meta({ description: 'empty: all of the kind' }),
      cap: amountSchema.optional().meta({ description: 'not below what is used: the number is full then' }),
      pays: z
        .enum(['full', 'half', 'rule'])
        .optional()
        .meta({ description: 'rule: half from the share of the limit that the brand has set' }),
      closed: z.boolean().optional(),
      reason: reasonSchema,
    }),
    value: z.strictObject({ changed: z.number().int() }),
    errors: ['forbidden', 'not_found', 'draw_decided'],
  }),
  'lotterySettings.read': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/games/:gameCode/settings',
    access: 'operator',
    summary: 'Odds, limits and prize groups of a lottery at a brand',
    request: z.strictObject({ brand: brandCodeSchema, gameCode: gameCodeSchema }),
    value: settingsSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'lotterySettings.save': defineCall({
    methods: ['PUT'],
    path: '/ops/lottery/games/:gameCode/settings',
    access: 'operator',
    summary:
      'Changes them for draws from now on. Other odds and looser limits become a proposal, which a second operator decides; odds that return more than is staked are refused by kind',
    request: z.strictObject({
      brand: brandCodeSchema,
      gameCode: gameCodeSchema,
      revision: z.number().int(),
      ...lotterySettingValues,
      reason: reasonSchema,
    }),
    value: z.strictObject({
      revision: z.number().int().meta({ description: 'that counts now' }),
      proposal: proposalSchema.nullable().meta({ description: 'null: the change counts' }),
    }),
    errors: ['forbidden', 'not_found', 'return_above_stake', 'lottery_settings_changed', 'proposal_waiting'],
  }),
} as const;
