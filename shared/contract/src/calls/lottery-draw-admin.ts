import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { LOTTERY_SHAPES } from '../lottery/shape';
import { amountSchema } from '../money';
import { brandCodeSchema, emptySchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema } from './field-schemas';
import { gameCodeSchema, issueSchema, lotteryResultSchema } from './lottery-fields';
import { DRAW_STATES, drawProofSchema, LOTTERY_AREAS } from './lottery-results';
import { proposalSchema } from './proposals';

export const drawIdSchema = z.string().regex(/^\d{1,18}$/);
const idSchema = drawIdSchema;

/** Where results come from: drawn by the platform, delivered by a feed, or entered by operators only. */
export const DRAW_SOURCES = ['own', 'feed', 'manual', 'stations'] as const;

const entrySchema = z.strictObject({
  entryId: idSchema,
  by: z.string().meta({ description: 'name of the operator, or code of the feed' }),
  isFeed: z.boolean(),
  isOwn: z.boolean().meta({ description: 'entered by the caller, who cannot confirm it' }),
  result: lotteryResultSchema,
  simulated: z.boolean(),
  enteredAt: z.iso.datetime(),
});

const drawSchema = z
  .strictObject({
    drawId: idSchema,
    gameCode: gameCodeSchema,
    area: z.enum(LOTTERY_AREAS),
    shape: z.enum(LOTTERY_SHAPES),
    source: z.enum(DRAW_SOURCES),
    issue: issueSchema,
    station: z.string().nullable(),
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    drawsAt: z.iso.datetime(),
    state: z.enum(DRAW_STATES),
    revision: z.number().int(),
    result: lotteryResultSchema.nullable(),
    entries: z
      .array(entrySchema)
      .meta({ description: 'since the result that counts, the latest of each person or feed' }),
    contradictions: z
      .array(z.string())
      .meta({ description: 'prizes in which these entries differ, by their codes; `balls` of balls' }),
    void: z
      .strictObject({
        reason: z.string(),
        requestedBy: z.string().nullable().meta({ description: 'null: by a rule of the draws' }),
      })
      .nullable(),
  })
  .meta({ id: 'AdminDraw' });
export type AdminDraw = z.infer<typeof drawSchema>;

const drawIdRequest = z.strictObject({ drawId: idSchema });

const ticketSumSchema = z.strictObject({ tickets: z.number().int(), amount: amountSchema });

const resultEffectSchema = z
  .strictObject({
    brand: brandCodeSchema,
    currency: z.string(),
    tickets: z.number().int(),
    stake: amountSchema,
    winners: z.number().int(),
    payout: amountSchema,
    correction: z
      .strictObject({
        up: ticketSumSchema.meta({ description: 'tickets that win more than before, and by how much' }),
        down: ticketSumSchema.meta({ description: 'tickets that win less than before, and by how much' }),
        owed: amountSchema.meta({ description: 'of what is taken back, the part that members no longer have' }),
      })
      .nullable()
      .meta({ description: 'against the result that counts; null for the first' }),
  })
  .meta({ id: 'ResultEffect' });
export type ResultEffect = z.infer<typeof resultEffectSchema>;

const drawNameSchema = z
  .strictObject({ drawId: idSchema, gameCode: gameCodeSchema, issue: issueSchema, drawsAt: z.iso.datetime() })
  .meta({ id: 'DrawName' });

/**
 * Calendar, results and voids of lottery draws, for operators with the right `lotteries`. A draw is one for all brands, so
 * changes need an operator of every brand. A result, a void and a move take two persons; a feed counts as the first of a result.
 */
export const lotteryDrawAdminCalls = {
  'lotteryDraws.games': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/games',
    access: 'operator',
    summary: 'All lotteries, with the brands of the operator that offer them',
    request: emptySchema,
    value: z.array(
      z
        .strictObject({
          gameCode: gameCodeSchema,
          gameName: z.string(),
          area: z.enum(LOTTERY_AREAS),
          shape: z.enum(LOTTERY_SHAPES),
          source: z.enum(DRAW_SOURCES),
          zone: z.string().meta({ description: 'IANA name' }),
          hasDays: z.boolean().meta({ description: 'false: draws every few minutes, or without a calendar' }),
          brands: z.array(brandCodeSchema),
        })
        .meta({ id: 'AdminLottery' }),
    ),
    errors: ['forbidden'],
  }),
  'lotteryDraws.list': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/draws',
    access: 'operator',
    summary: 'Draws with their entries; without a state those that wait for a result or a decision first',
    request: z.strictObject({
      gameCode: gameCodeSchema.optional(),
      state: z.enum(DRAW_STATES).optional(),
      source: z.enum(DRAW_SOURCES).optional(),
      date: z.iso.date().optional().meta({ description: 'local day of the game' }),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(drawSchema),
    errors: ['forbidden'],
  }),
  'lotteryDraws.one': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/draws/:drawId',
    access: 'operator',
    summary: 'One draw with its entries',
    request: drawIdRequest,
    value: drawSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'lotteryDraws.generate': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/calendar/generate',
    access: 'operator',
    summary: 'Makes the draws of a game up to a local day, or one special draw on that day',
    request: z.strictObject({
      gameCode: gameCodeSchema,
      date: z.iso.date(),
      special: z.boolean().default(false),
      reason: reasonSchema,
    }),
    value: z.strictObject({ made: z.number().int() }),
    errors: ['forbidden', 'not_found', 'draw_decided'],
  }),
  'lotteryDraws.calendarEnds': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/calendar/ends',
    access: 'operator',
    summary: 'Lotteries whose calendar is known for less than a year ahead: nothing is planned behind its end',
    request: emptySchema,
    value: z.array(
      z.strictObject({ gameCode: gameCodeSchema, knownUntil: z.iso.date().meta({ description: 'local day' }) }),
    ),
    errors: ['forbidden'],
  }),
  'lotteryDraws.move': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/draws/:drawId/move',
    access: 'operator',
    summary:
      'Proposes to move an official draw that has not closed to an earlier time than its calendar says; the issue keeps its name, and a second operator decides',
    request: drawIdRequest.extend({ drawsAt: z.iso.datetime(), reason: reasonSchema }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'draw_decided', 'proposal_waiting'],
  }),
  'lotteryDraws.preview': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/draws/:drawId/result/preview',
    access: 'operator',
    summary: 'What a result would pay by brand, and what it would change of a result that counts; changes nothing',
    request: drawIdRequest.extend({ result: lotteryResultSchema }),
    value: z.array(resultEffectSchema),
    errors: ['forbidden', 'not_found', 'draw_not_over', 'draw_decided'],
  }),
  'lotteryDraws.enterResult': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/draws/:drawId/result',
    access: 'operator',
    summary: 'Enters the result of an official draw, or the right one in place of a wrong one',
    request: drawIdRequest.extend({
      result: lotteryResultSchema,
      isOut: z
        .boolean()
        .default(false)
        .meta({ description: 'the result is out before the time of the calendar: betting closes at once' }),
    }),
    value: z.strictObject({ entryId: idSchema }),
    errors: ['forbidden', 'not_found', 'draw_not_over', 'draw_decided'],
  }),
  'lotteryDraws.confirmResult': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/draws/:drawId/result/confirm',
    access: 'operator',
    summary: 'Confirms an entry as the second person; the settlement or the correction starts',
    request: drawIdRequest.extend({
      entryId: idSchema,
      overrule: z.boolean().default(false).meta({ description: 'although another person or feed says something else' }),
      reason: reasonSchema.optional().meta({ description: 'of a correction or an overruled entry' }),
    }),
    value: z.strictObject({ revision: z.number().int() }),
    errors: ['forbidden', 'not_found', 'approved_before', 'draw_decided', 'results_contradict', 'result_unchanged'],
  }),
  'lotteryDraws.void': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/draws/:drawId/void',
    access: 'operator',
    summary: 'Proposes a void, which a second operator decides: all stakes go back, and the reason is public',
    request: drawIdRequest.extend({ reason: reasonSchema }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'draw_decided', 'proposal_waiting'],
  }),
  'lotteryDraws.feeds': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/feeds',
    access: 'operator',
    summary: 'Feeds of results: what came of the last requests, and the draws they have not delivered',
    request: emptySchema,
    value: z.array(
      z
        .strictObject({
          feed: z.string(),
          simulated: z.boolean().meta({ description: 'what it delivered last is no official result' }),
          deliveredAt: z.iso.datetime().nullable(),
          fault: z.string().nullable().meta({ description: 'of the last request; null when it was answered' }),
          faultedAt: z.iso.datetime().nullable(),
          waiting: z.number().int(),
          late: z.array(drawNameSchema).meta({ description: 'the first of those that wait' }),
          contradicted: z
            .array(drawNameSchema.extend({ rows: z.array(z.string()) }))
            .meta({ description: 'latest draws of which the feed says other than a person or the result that counts' }),
        })
        .meta({ id: 'ResultFeedStatus' }),
    ),
    errors: ['forbidden'],
  }),
  'lotteryDraws.journal': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/journal',
    access: 'operator',
    summary: 'The fairness journal of a lottery with own draws, as the public reads it',
    request: z.strictObject({
      gameCode: gameCodeSchema,
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(drawProofSchema),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
