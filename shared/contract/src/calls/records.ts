import { z } from 'zod';
import { BET_DAYS, LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { gameTypeSchema } from '../entities/game';
import { amountSchema } from '../money';
import { dayRange, pageNoSchema, pageOf, pageSizeSchema, publicIdSchema } from './field-schemas';
import { ticketDetailSchema } from './lottery-orders';

export { RECORD_MAX_DAYS } from '../constants';

const page = { pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) };

export const betStatusSchema = z.enum(['open', 'won', 'lost', 'pushed', 'void', 'rolled_back']);
export type BetStatus = z.infer<typeof betStatusSchema>;

/** What a sports bet was placed on. */
export const betSelectionSchema = z
  .strictObject({
    home: z.string(),
    away: z.string(),
    market: z.string(),
    pick: z.string().meta({ description: 'home, draw, away, over or under' }),
    line: z.number().nullable().meta({ description: 'handicap of the home side, or total' }),
    odds: z.string().meta({ description: 'decimal' }),
  })
  .meta({ id: 'BetSelection' });
export type BetSelection = z.infer<typeof betSelectionSchema>;

export const betSchema = z
  .strictObject({
    betId: z.string(),
    placedAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
    gameType: gameTypeSchema,
    vassalage: z.string().meta({ description: 'vendor code' }),
    gameName: z.string().meta({ description: 'in the language of the request' }),
    nodeId: z.number().int(),
    roundId: z.string(),
    stake: amountSchema,
    payout: amountSchema,
    validBet: amountSchema,
    net: amountSchema.meta({ description: 'payout less stake; zero while the bet is open' }),
    status: betStatusSchema,
    isFree: z.boolean(),
    payoutInReview: z.boolean().meta({ description: 'a win of it waits for the brand’s review and is not paid yet' }),
    selections: z
      .array(betSelectionSchema)
      .meta({ description: 'of a sports bet, as the vendor stated them; else empty' }),
  })
  .meta({ id: 'Bet' });
export type Bet = z.infer<typeof betSchema>;

/** What moved, as the account record names it. */
export const movementTypeSchema = z.enum([
  'bet',
  'win',
  'rollback',
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'transfer',
  'promotion',
  'bonus',
  'adjustment',
  'commission',
]);
export type MovementType = z.infer<typeof movementTypeSchema>;

/** booked: it stands; reversed: a later movement took it back. */
export const movementStateSchema = z.enum(['booked', 'reversed']);
export type MovementState = z.infer<typeof movementStateSchema>;

export const accountEntrySchema = z
  .strictObject({
    transactionId: z.string(),
    at: z.iso.datetime(),
    type: movementTypeSchema,
    state: movementStateSchema,
    change: amountSchema.meta({ description: 'signed effect on the cash balance' }),
    balanceAfter: amountSchema,
    reference: z.string().meta({ description: 'game, channel or other short mark of where it came from' }),
  })
  .meta({ id: 'AccountEntry' });
export type AccountEntry = z.infer<typeof accountEntrySchema>;

/** What is known of a movement beside what its row says. An amount is worded as such, an id leads to what it names. */
export const movementFactSchema = z.strictObject({
  name: z.enum([
    'game',
    'vendor',
    'round',
    'bet',
    'reverses',
    'reversedBy',
    'channel',
    'deposit',
    'paid',
    'fee',
    'bonus',
    'offer',
    'wagering',
    'withdrawal',
    'way',
    'account',
    'reason',
  ]),
  value: z.string(),
});
export type MovementFact = z.infer<typeof movementFactSchema>;

export const accountFilter = {
  ...dayRange,
  type: movementTypeSchema.optional(),
  state: movementStateSchema.optional(),
};
/** Movements in one part of an export. */
const EXPORT_PART = 1_000;

export const recordsCalls = {
  'records.bets': defineCall({
    methods: ['GET'],
    path: '/wps/relay/ODSFE2_MemBetDet',
    access: 'member',
    summary: 'Betting record: bets of days of the brand, latest first, with totals over the whole range',
    request: z.strictObject({
      ...dayRange,
      dayBy: z.enum(BET_DAYS).default('placement'),
      gameType: gameTypeSchema.optional(),
      status: betStatusSchema.optional(),
      ...page,
    }),
    value: pageOf(betSchema).extend({
      totals: z.strictObject({
        bets: z.number().int(),
        stake: amountSchema,
        validBet: amountSchema,
        payout: amountSchema,
        net: amountSchema,
      }),
    }),
    errors: [],
  }),
  'records.round': defineCall({
    methods: ['GET'],
    path: '/wps/relay/ODSFE2_MemBetRound',
    access: 'member',
    summary: 'One bet with everything that is known of its round: odds and rules at the stake, result, movements',
    request: z.strictObject({ betId: publicIdSchema }),
    value: betSchema.extend({
      terms: z
        .record(z.string(), z.unknown())
        .nullable()
        .meta({ description: 'odds and rule version when the stake was taken' }),
      detail: z.record(z.string(), z.unknown()).nullable().meta({ description: "the vendor's result of the round" }),
      lottery: ticketDetailSchema.nullable().meta({ description: 'of a lottery of ours' }),
      movements: z.array(accountEntrySchema),
    }),
    errors: ['bet_not_found'],
  }),
  'records.roundPage': defineCall({
    methods: ['GET'],
    path: '/wps/relay/ODSFE2_MemBetRoundPage',
    access: 'member',
    summary: "The vendor's own page of one bet's round, where the vendor has one; good for minutes",
    request: z.strictObject({ betId: publicIdSchema }),
    value: z.strictObject({ url: z.url().nullable() }),
    errors: ['bet_not_found'],
  }),
  'records.account': defineCall({
    methods: ['GET'],
    path: '/wps/relay/ODSFE2_MemTransDet',
    access: 'member',
    summary: 'Account record: every movement of the cash balance on days of the brand, latest first, with totals',
    request: z.strictObject({ ...accountFilter, ...page }),
    value: pageOf(accountEntrySchema).extend({
      totals: z.strictObject({ in: amountSchema, out: amountSchema, net: amountSchema }),
    }),
    errors: [],
  }),
  'records.accountPart': defineCall({
    methods: ['GET'],
    path: '/wps/account-record/part',
    access: 'member',
    summary:
      'One part of the account record for an export: latest first, each part begins after the last movement of the one before',
    request: z.strictObject({
      ...accountFilter,
      after: publicIdSchema.optional(),
      limit: pageSizeSchema(EXPORT_PART, EXPORT_PART),
    }),
    value: z.strictObject({
      content: z.array(accountEntrySchema),
      next: z.string().nullable().meta({ description: 'what `after` is for the next part; null at the end' }),
    }),
    errors: ['movement_not_found'],
  }),
  'records.movement': defineCall({
    methods: ['GET'],
    path: '/wps/account-record/movements/:transactionId',
    access: 'member',
    summary: 'One movement of my account with what is known of it',
    request: z.strictObject({ transactionId: publicIdSchema }),
    value: z.strictObject({ entry: accountEntrySchema, facts: z.array(movementFactSchema) }),
    errors: ['movement_not_found'],
  }),
} as const;
