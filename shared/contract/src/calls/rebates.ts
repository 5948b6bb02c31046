import { z } from 'zod';
import { defineCall } from '../define-call';
import { gameTypeSchema } from '../entities/game';
import { amountSchema } from '../money';
import { REBATE_MODES, REBATE_STATES } from '../rebates';
import { emptySchema } from './field-schemas';

const rebateSchema = z
  .strictObject({
    day: z.iso.date().meta({ description: 'business day that was settled' }),
    state: z.enum(REBATE_STATES),
    amount: amountSchema.meta({ description: 'what is paid' }),
    corrected: amountSchema.meta({
      description: 'how much of it is for corrections of earlier days; below zero: taken off',
    }),
    wagering: amountSchema.meta({ description: 'that has to be wagered once it is paid' }),
    settledAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'of one that is claimed by the member' }),
    lines: z.array(
      z.strictObject({
        gameType: gameTypeSchema,
        validBet: amountSchema,
        amount: amountSchema.meta({ description: 'before the minimum and the cap of the day' }),
      }),
    ),
  })
  .meta({ id: 'Rebate' });
export type Rebate = z.infer<typeof rebateSchema>;

const rateSchema = z
  .strictObject({
    gameType: gameTypeSchema,
    vendor: z.string().nullable().meta({ description: 'name; null: every vendor without a rate of its own' }),
    basisPoints: z.number().int(),
  })
  .meta({ id: 'RebateRate' });
export type RebateRate = z.infer<typeof rateSchema>;

const summarySchema = z
  .strictObject({
    mode: z.enum(REBATE_MODES),
    currency: z.string(),
    claimable: amountSchema,
    rebates: z.array(rebateSchema).meta({ description: 'of the last 35 settled days, latest first' }),
    rates: z.array(rateSchema).meta({ description: 'of the member’s VIP level' }),
    level: z.number().int(),
    minimum: amountSchema.meta({ description: 'valid bet of a day from which there is a rebate' }),
    dailyCap: amountSchema.nullable(),
  })
  .meta({ id: 'RebateSummary' });
export type RebateSummary = z.infer<typeof summarySchema>;

/** Rebates on what was played. */
export const rebatesCalls = {
  'rebates.summary': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getRebateSummary',
    access: 'member',
    summary: 'My rebates of the last days, what I can claim, and the rates of my level',
    request: emptySchema,
    value: summarySchema,
    errors: [],
  }),
  'rebates.claim': defineCall({
    methods: ['POST'],
    path: '/wps/relay/MCSFE_claimRebate',
    access: 'member',
    summary: 'Claims the rebate of a settled day, or all that can be claimed; a repeat changes nothing',
    request: z.strictObject({ day: z.iso.date().optional() }),
    value: z.strictObject({
      claimed: amountSchema.meta({ description: 'paid by this request' }),
      summary: summarySchema,
    }),
    errors: ['rebate_not_found', 'rebate_lapsed', 'timed_out', 'self_excluded'],
  }),
} as const;
