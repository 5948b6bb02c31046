import { z } from 'zod';
import {
  EXCLUSION_LENGTHS,
  LIMIT_PERIODS,
  MONEY_LIMITS,
  REALITY_CHECK_MINUTES,
  SESSION_LIMIT_MINUTES,
  TIME_OUT_LENGTHS,
} from '../constants';
import { defineCall } from '../define-call';
import { amountSchema, positiveAmountSchema } from '../money';
import { emptySchema } from './field-schemas';

export const limitPeriodSchema = z.enum(LIMIT_PERIODS);
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export type MoneyLimitKind = (typeof MONEY_LIMITS)[number];

const minutesSchema = z.number().int();
const pendingOf = <Limit extends z.ZodType>(limit: Limit) =>
  z
    .strictObject({ limit: limit.nullable().meta({ description: 'null: none any more' }), from: z.iso.datetime() })
    .nullable();

const moneyLimitSchema = z
  .strictObject({
    kind: z.enum(MONEY_LIMITS),
    period: limitPeriodSchema,
    limit: amountSchema,
    used: amountSchema.meta({ description: 'of the present period; an open stake counts as lost' }),
    pending: pendingOf(amountSchema),
  })
  .meta({ id: 'MoneyLimit' });
export type MoneyLimit = z.infer<typeof moneyLimitSchema>;

const sessionLimitSchema = z
  .strictObject({
    period: limitPeriodSchema,
    limitMinutes: minutesSchema,
    usedMinutes: minutesSchema,
    pending: pendingOf(minutesSchema),
  })
  .meta({ id: 'SessionLimit' });
export type SessionLimit = z.infer<typeof sessionLimitSchema>;

export const playBarSchema = z
  .strictObject({
    kind: z.enum(['time_out', 'self_exclusion']),
    until: z.iso.datetime().nullable().meta({ description: 'null: for ever' }),
  })
  .meta({ id: 'PlayBar' });
export type PlayBar = z.infer<typeof playBarSchema>;

export const limitsOverviewSchema = z
  .strictObject({
    currency: z.string(),
    money: z.array(moneyLimitSchema),
    session: z.array(sessionLimitSchema),
    bar: playBarSchema.nullable(),
    realityCheckMinutes: minutesSchema,
  })
  .meta({ id: 'LimitsOverview' });
export type LimitsOverview = z.infer<typeof limitsOverviewSchema>;

/** Responsible gaming. A tighter limit applies at once; a looser one, or removing a limit, after 24 hours. */
export const limitsCalls = {
  'limits.overview': defineCall({
    methods: ['GET'],
    path: '/wps/limits',
    access: 'member',
    summary: 'My limits with their use in the present period, and whether I may play',
    request: emptySchema,
    value: limitsOverviewSchema,
    errors: [],
  }),
  'limits.setMoney': defineCall({
    methods: ['PUT'],
    path: '/wps/limits/money',
    access: 'member',
    summary: 'Sets or ends a limit of deposits, losses or stakes; looser ones begin after 24 hours',
    request: z.strictObject({
      kind: z.enum(MONEY_LIMITS),
      period: limitPeriodSchema,
      limit: positiveAmountSchema.nullable().meta({ description: 'null: no limit' }),
    }),
    value: limitsOverviewSchema,
    errors: ['amount_invalid'],
  }),
  'limits.setSession': defineCall({
    methods: ['PUT'],
    path: '/wps/limits/session',
    access: 'member',
    summary: 'Sets or ends a limit of the time at play; looser ones begin after 24 hours',
    request: z.strictObject({
      period: limitPeriodSchema,
      limitMinutes: minutesSchema.min(SESSION_LIMIT_MINUTES.minimum).max(SESSION_LIMIT_MINUTES.maximum).nullable(),
    }),
    value: limitsOverviewSchema,
    errors: [],
  }),
  'limits.cancelPending': defineCall({
    methods: ['DELETE'],
    path: '/wps/limits/pending',
    access: 'member',
    summary: 'Keeps a limit as it is: the looser one that waits does not begin',
    request: z.strictObject({ kind: z.enum([...MONEY_LIMITS, 'session']), period: limitPeriodSchema }),
    value: limitsOverviewSchema,
    errors: [],
  }),
  'limits.timeOut': defineCall({
    methods: ['POST'],
    path: '/wps/limits/time-out',
    access: 'member',
    summary: 'No play and no deposits for a while; cannot be taken back',
    request: z.strictObject({ length: z.enum(TIME_OUT_LENGTHS) }),
    value: limitsOverviewSchema,
    errors: [],
  }),
  'limits.selfExclude': defineCall({
    methods: ['POST'],
    path: '/wps/limits/self-exclusion',
    access: 'member',
    summary: 'No play and no deposits for long; signs out elsewhere and cannot be taken back',
    request: z.strictObject({ length: z.enum(EXCLUSION_LENGTHS) }),
    value: playBarSchema,
    errors: [],
  }),
  'limits.setRealityCheck': defineCall({
    methods: ['PUT'],
    path: '/wps/limits/reality-check',
    access: 'member',
    summary: 'How often I am told, while I play, how long and with what result',
    request: z.strictObject({
      minutes: minutesSchema.refine((value) => REALITY_CHECK_MINUTES.some((minutes) => minutes === value), {
        message: 'invalid_value',
      }),
    }),
    value: limitsOverviewSchema,
    errors: [],
  }),
  'limits.reality': defineCall({
    methods: ['GET'],
    path: '/wps/limits/reality',
    access: 'member',
    summary: 'How long this session lasts, and what it has brought',
    request: emptySchema,
    value: z.strictObject({
      currency: z.string(),
      intervalMinutes: minutesSchema,
      since: z.iso.datetime().meta({ description: 'the sign-in of this session' }),
      elapsedSeconds: z.number().int(),
      staked: amountSchema,
      won: amountSchema,
      net: amountSchema.meta({ description: 'won less staked, of the bets placed since; below zero for a loss' }),
    }),
    errors: [],
  }),
} as const;
