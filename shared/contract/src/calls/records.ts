import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { gameTypeSchema } from '../entities/game';
import { amountSchema } from '../money';
import { pageNoSchema, pageOf, pageSizeSchema } from './parts';

export { RECORD_MAX_DAYS } from '../constants';

/** Both ends count; days of the brand's own time zone. */
const dateRange = { from: z.iso.date(), to: z.iso.date() };
const page = { pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) };

export const betStatusSchema = z.enum(['open', 'won', 'lost', 'pushed', 'void', 'rolled_back']);
export type BetStatus = z.infer<typeof betStatusSchema>;

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
  'transfer',
  'promotion',
  'adjustment',
]);
export type MovementType = z.infer<typeof movementTypeSchema>;

export const accountEntrySchema = z
  .strictObject({
    transactionId: z.string(),
    at: z.iso.datetime(),
    type: movementTypeSchema,
    change: amountSchema.meta({ description: 'signed effect on the cash balance' }),
    balanceAfter: amountSchema,
    reference: z.string().meta({ description: 'game, channel or other short mark of where it came from' }),
  })
  .meta({ id: 'AccountEntry' });
export type AccountEntry = z.infer<typeof accountEntrySchema>;

export const recordsCalls = {
  'records.bets': defineCall({
    methods: ['GET'],
    path: '/wps/relay/ODSFE2_MemBetDet',
    access: 'member',
    summary: 'Betting record: bets placed on days of the brand, latest first, with totals over the whole range',
    request: z.strictObject({
      ...dateRange,
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
    status: 'live',
  }),
  'records.round': defineCall({
    methods: ['GET'],
    path: '/wps/relay/ODSFE2_MemBetRound',
    access: 'member',
    summary: 'One bet with everything that is known of its round: odds and rules at the stake, result, movements',
    request: z.strictObject({ betId: z.string().regex(/^\d{1,19}$/) }),
    value: betSchema.extend({
      terms: z
        .record(z.string(), z.unknown())
        .nullable()
        .meta({ description: 'odds and rule version when the stake was taken' }),
      detail: z.record(z.string(), z.unknown()).nullable().meta({ description: "the vendor's result of the round" }),
      movements: z.array(accountEntrySchema),
    }),
    errors: ['bet_not_found'],
    status: 'live',
  }),
  'records.account': defineCall({
    methods: ['GET'],
    path: '/wps/relay/ODSFE2_MemTransDet',
    access: 'member',
    summary: 'Account record: every movement of the cash balance on days of the brand, latest first, with totals',
    request: z.strictObject({ ...dateRange, type: movementTypeSchema.optional(), ...page }),
    value: pageOf(accountEntrySchema).extend({
      totals: z.strictObject({ in: amountSchema, out: amountSchema, net: amountSchema }),
    }),
    errors: [],
    status: 'live',
  }),
} as const;
