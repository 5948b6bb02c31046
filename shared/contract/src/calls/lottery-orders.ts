import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { LOTTERY_SHAPES } from '../lottery/shape';
import { amountSchema } from '../money';
import { pageNoSchema, pageOf, pageSizeSchema, publicIdSchema } from './field-schemas';
import { gameCodeSchema, issueSchema, lotteryResultSchema } from './lottery-fields';

/** Above the longest ticket by the rules (`TICKET_MAX_LENGTH`), and above what the tickets of a chase are in practice. */
const ORDER_MAX_BYTES = 256 * 1_024;
const CHASE_MAX_BYTES = 1_024 * 1_024;
/** Issues of a chase. */
export const CHASE_MIN_ISSUES = 2;
export const CHASE_MAX_ISSUES = 50;

/** A call has 256 kB. */
const LINES_MAX_LENGTH = 250_000;

const linesSchema = z
  .string()
  .min(1)
  .max(LINES_MAX_LENGTH)
  .meta({ description: '`kind selection unit-stake odds`, joined by `;`; ledger units and thousandths' });

const slip = {
  gameCode: gameCodeSchema,
  ruleVersion: z.number().int(),
  prizeGroup: z.number().int().nullable().default(null).meta({ description: 'official mode; null: credit' }),
};

const ticketSchema = z
  .strictObject({
    ticketId: publicIdSchema,
    gameCode: gameCodeSchema,
    issue: issueSchema,
    placedAt: z.iso.datetime(),
    status: z.enum(['open', 'won', 'lost', 'pushed', 'returned']),
    stake: amountSchema,
    payout: amountSchema,
    rebate: amountSchema,
    prizeGroup: z.number().int().nullable(),
    lineCount: z.number().int(),
    lines: z.string().nullable().meta({ description: 'null: long, read the order' }),
    chaseId: z.string().nullable(),
    cancellableUntil: z.iso.datetime().nullable().meta({ description: 'null: it can no longer be cancelled' }),
  })
  .meta({ id: 'LotteryTicket' });
export type LotteryTicket = z.infer<typeof ticketSchema>;

export const ticketDetailSchema = z
  .strictObject({
    ticket: ticketSchema,
    shape: z.enum(LOTTERY_SHAPES),
    ownDraw: z.boolean().meta({ description: 'drawn by the platform: anybody can repeat the draw' }),
    station: z.string().nullable(),
    drawsAt: z.iso.datetime(),
    voidReason: z.string().nullable(),
    lines: z.string(),
    revisions: z
      .array(
        z.strictObject({
          revision: z.number().int(),
          result: lotteryResultSchema,
          confirmedAt: z.iso.datetime(),
          simulated: z.boolean().meta({ description: 'not an official draw' }),
          payout: amountSchema,
        }),
      )
      .meta({ description: 'results of the draw, the one that counts last, each with what it paid' }),
  })
  .meta({ id: 'LotteryTicketDetail' });
export type LotteryTicketDetail = z.infer<typeof ticketDetailSchema>;

const placedSchema = z.strictObject({
  ticketId: publicIdSchema,
  issue: issueSchema,
  stake: amountSchema,
  rebate: amountSchema,
  balance: amountSchema,
});

const CHASE_STATES = ['running', 'won', 'stopped', 'done'] as const;

const chaseSchema = z
  .strictObject({
    chaseId: publicIdSchema,
    gameCode: gameCodeSchema,
    createdAt: z.iso.datetime(),
    state: z.enum(CHASE_STATES).meta({ description: 'won: it stopped with a win; stopped: by the member' }),
    stopOnWin: z.boolean(),
    issues: z.number().int(),
    played: z.number().int().meta({ description: 'issues with a result' }),
    returned: z.number().int().meta({ description: 'issues whose stakes went back' }),
    stake: amountSchema.meta({ description: 'without what was returned' }),
    payout: amountSchema,
  })
  .meta({ id: 'LotteryChase' });
export type LotteryChase = z.infer<typeof chaseSchema>;

const issueTimesSchema = z
  .strictObject({
    issue: issueSchema,
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    drawsAt: z.iso.datetime(),
  })
  .meta({ id: 'LotteryIssue' });

const orderErrors = [
  'not_found',
  'issue_closed',
  'odds_changed',
  'rules_changed',
  'number_full',
  'number_closed',
  'line_invalid',
  'ticket_too_large',
  'stake_below_minimum',
  'payout_above_limit',
  'prize_group_refused',
  'insufficient_balance',
  'bet_limit_reached',
  'play_barred',
  'commission_debt',
  'bonus_max_bet',
  'bonus_excluded_game',
  'timed_out',
  'self_excluded',
  'idempotency_key_reused',
] as const;

/** Outcomes of one kind by name; empty: the kind as a whole. */
const outcomesSchema = z.strictObject({ kind: z.string(), outcomes: z.array(z.string()) });

/** Lotteries for members: what a room needs, tickets, chases. */
export const lotteryOrderCalls = {
  'lottery.playMenu': defineCall({
    methods: ['GET'],
    path: '/lgw/games/play_menu',
    access: 'session',
    summary: 'What a slip of a lottery needs: kinds with odds, limits, prize groups, rule version',
    request: z.strictObject({ gameCode: gameCodeSchema, prizeMode: z.enum(['LOTT', 'ZY']).default('ZY') }),
    value: z.strictObject({
      gameCode: gameCodeSchema,
      shape: z.enum(LOTTERY_SHAPES),
      ruleVersion: z.number().int(),
      currency: z.string(),
      leastStake: amountSchema.meta({ description: 'of a unit' }),
      largestStake: amountSchema.meta({ description: 'of a ticket' }),
      largestPayout: amountSchema.meta({ description: 'of a ticket' }),
      groups: z.strictObject({ lowest: z.number().int(), highest: z.number().int() }).nullable(),
      kinds: z.array(z.strictObject({ code: z.string(), odds: z.number().int() })).meta({
        description: 'thousandths; in official mode those of the highest group',
      }),
      mayRaiseChases: z.boolean().meta({ description: 'whether the issues of a chase may differ in their stakes' }),
    }),
    errors: ['not_found'],
  }),
  'lottery.issue': defineCall({
    methods: ['GET'],
    path: '/lgw/games/issue',
    access: 'public',
    summary: 'The issues of a lottery that take bets next, with the time of the server',
    request: z.strictObject({ gameCode: gameCodeSchema, count: pageSizeSchema(2, CHASE_MAX_ISSUES) }),
    value: z.strictObject({ serverTime: z.iso.datetime(), issues: z.array(issueTimesSchema) }),
    errors: ['not_found'],
  }),
  'lottery.room': defineCall({
    methods: ['GET'],
    path: '/lgw/games/room',
    access: 'session',
    summary: 'Outcomes of an issue that are closed, and those that pay half the odds',
    request: z.strictObject({ gameCode: gameCodeSchema, issue: issueSchema }),
    value: z.strictObject({ closed: z.array(outcomesSchema), half: z.array(outcomesSchema) }),
    errors: ['not_found'],
  }),
  'lottery.order': defineCall({
    methods: ['POST'],
    path: '/lgw/orders',
    access: 'member',
    idempotent: true,
    bodyLimitBytes: ORDER_MAX_BYTES,
    summary: 'Places a ticket',
    request: z.strictObject({ ...slip, issue: issueSchema, lines: linesSchema }),
    value: placedSchema,
    errors: orderErrors,
  }),
  'lottery.chase': defineCall({
    methods: ['POST'],
    path: '/lgw/chase',
    access: 'member',
    idempotent: true,
    bodyLimitBytes: CHASE_MAX_BYTES,
    summary: 'Places tickets of several issues at once; later ones are given back when one has won, if asked',
    request: z.strictObject({
      ...slip,
      stopOnWin: z.boolean(),
      issues: z
        .array(z.strictObject({ issue: issueSchema, lines: linesSchema }))
        .min(CHASE_MIN_ISSUES)
        .max(CHASE_MAX_ISSUES),
    }),
    value: z.strictObject({ chaseId: publicIdSchema, tickets: z.array(placedSchema), balance: amountSchema }),
    errors: [...orderErrors, 'feature_disabled'],
  }),
  'lottery.chases': defineCall({
    methods: ['GET'],
    path: '/lgw/chase',
    access: 'member',
    summary: 'My chases, latest first',
    request: z.strictObject({
      gameCode: gameCodeSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(chaseSchema),
    errors: [],
  }),
  'lottery.stopChase': defineCall({
    methods: ['POST'],
    path: '/lgw/chase/stop',
    access: 'member',
    summary: 'Ends one of my chases: stakes on issues that have not opened go back; one that is over stays as it is',
    request: z.strictObject({ chaseId: publicIdSchema }),
    value: z.strictObject({ chaseId: publicIdSchema, state: z.enum(CHASE_STATES), balance: amountSchema }),
    errors: ['not_found'],
  }),
  'lottery.cancel': defineCall({
    methods: ['POST'],
    path: '/lgw/cancel',
    access: 'member',
    summary: 'Gives the stake of a ticket back: within five minutes and before its issue closes, not in fast games',
    request: z.strictObject({ ticketId: publicIdSchema }),
    value: z.strictObject({ ticketId: publicIdSchema, balance: amountSchema }),
    errors: ['bet_not_found', 'ticket_final', 'issue_closed'],
  }),
  'lottery.orders': defineCall({
    methods: ['GET'],
    path: '/lgw/orders',
    access: 'member',
    summary: 'My tickets, latest first',
    request: z.strictObject({
      gameCode: gameCodeSchema.optional(),
      chaseId: publicIdSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(ticketSchema),
    errors: [],
  }),
  'lottery.orderDetail': defineCall({
    methods: ['GET'],
    path: '/lgw/orders/:ticketId',
    access: 'member',
    summary: 'One of my tickets with its lines and what each result paid',
    request: z.strictObject({ ticketId: publicIdSchema }),
    value: ticketDetailSchema,
    errors: ['bet_not_found'],
  }),
} as const;
