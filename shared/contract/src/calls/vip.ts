import { z } from 'zod';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { VIP_CHANGES } from '../vip';
import { emptySchema } from './field-schemas';

const nothing = 'null: as for everybody';

const levelSchema = z
  .strictObject({
    level: z.number().int(),
    name: z.string(),
    validBet: amountSchema.meta({ description: 'asked for within the window' }),
    deposits: amountSchema.meta({ description: 'asked for within the window' }),
    pointsPercent: z.number().int().meta({ description: '150: one and a half times the points of play' }),
    rebateBasisPoints: z.number().int().meta({ description: 'the highest rate of rebates at this level' }),
    withdrawalCount: z
      .number()
      .int()
      .nullable()
      .meta({ description: `withdrawals a day; ${nothing}` }),
    withdrawalSum: amountSchema.nullable().meta({ description: `sum of a day; ${nothing}` }),
    withdrawalMaximum: amountSchema.nullable().meta({ description: `of one withdrawal; ${nothing}` }),
    hasPriority: z.boolean().meta({ description: 'withdrawals are reviewed before others' }),
    birthdayGift: amountSchema,
    monthlyReward: amountSchema,
    hasManager: z.boolean(),
  })
  .meta({ id: 'VipLevel' });
export type VipLevel = z.infer<typeof levelSchema>;

const changeSchema = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(VIP_CHANGES),
  from: z.number().int(),
  to: z.number().int(),
});

/** VIP levels, as members see them. */
export const vipCalls = {
  'vip.status': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getVipStatus',
    access: 'member',
    summary: 'My VIP level, what counts towards the next one, and what each level gives',
    request: emptySchema,
    value: z
      .strictObject({
        currency: z.string(),
        level: z.number().int().meta({ description: '0: none yet' }),
        windowDays: z.number().int().meta({ description: 'business days, today included, that count' }),
        validBet: amountSchema.meta({ description: 'what counts now' }),
        deposits: amountSchema.meta({ description: 'what counts now' }),
        wagering: z.number().int().meta({ description: 'how many times a gift has to be wagered' }),
        fallsOn: z.iso
          .date()
          .nullable()
          .meta({ description: 'after a warning: the day on which the level falls unless it is reached again' }),
        manager: z.string().nullable().meta({ description: 'how to reach the manager of the member’s level' }),
        levels: z.array(levelSchema),
        changes: z.array(changeSchema).meta({ description: 'the last ones, latest first' }),
      })
      .meta({ id: 'VipStatus' }),
    errors: ['feature_disabled'],
  }),
} as const;
