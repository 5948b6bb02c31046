import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { flagSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema } from './field-schemas';
import { drawIdSchema } from './lottery-draw-admin';
import { gameCodeSchema, issueSchema } from './lottery-fields';

const RUN_STATES = ['running', 'paused', 'done', 'stopped'] as const;

const runSchema = z
  .strictObject({
    runId: drawIdSchema,
    drawId: drawIdSchema,
    gameCode: gameCodeSchema,
    issue: issueSchema,
    kind: z.enum(['settle', 'correct', 'void']),
    revision: z.number().int(),
    state: z.enum(RUN_STATES),
    plannedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    tickets: z.number().int(),
    ticketsDone: z.number().int(),
    winners: z.number().int(),
    paid: z
      .array(z.strictObject({ amount: amountSchema, currency: z.string() }))
      .meta({ description: 'by how much payouts rose, by currency' }),
    secondsLeft: z.number().int().nullable().meta({ description: 'at the pace so far; null where there is none' }),
    stuck: z
      .strictObject({ since: z.iso.datetime(), fault: z.string().nullable() })
      .nullable()
      .meta({ description: 'a part failed, or nothing was done for a minute' }),
  })
  .meta({ id: 'LotteryRun' });
export type LotteryRun = z.infer<typeof runSchema>;

const runChange = z.strictObject({ runId: drawIdSchema, reason: reasonSchema });

/** Settlements, corrections and voids of draws, for operators with the right `lotteries`; changes need every brand. */
export const lotteryRunAdminCalls = {
  'lotteryRuns.list': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/runs',
    access: 'operator',
    summary: 'Settlements, corrections and voids with tickets, the latest first',
    request: z.strictObject({
      underWay: flagSchema.default(false).meta({ description: 'running or paused; else those that have ended' }),
      gameCode: gameCodeSchema.optional(),
      drawId: drawIdSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(runSchema),
    errors: ['forbidden'],
  }),
  'lotteryRuns.pause': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/runs/:runId/pause',
    access: 'operator',
    summary: 'Pauses a settlement after the parts that are being worked',
    request: runChange,
    value: z.null(),
    errors: ['forbidden', 'not_found', 'settlement_decided'],
  }),
  'lotteryRuns.resume': defineCall({
    methods: ['POST'],
    path: '/ops/lottery/runs/:runId/resume',
    access: 'operator',
    summary: 'Goes on with a paused settlement, and tries failed parts again at once',
    request: runChange,
    value: z.null(),
    errors: ['forbidden', 'not_found', 'settlement_decided'],
  }),
} as const;
