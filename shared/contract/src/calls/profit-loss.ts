import { z } from 'zod';
import { CALENDAR_PERIODS } from '../calendar-periods';
import { PLAY_GROUPS } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { dayRange } from './field-schemas';

/** What was won and lost by play, of bets that were settled. */
const playFigures = {
  stake: amountSchema.meta({ description: 'of bets that were won, lost or pushed' }),
  validBet: amountSchema.meta({ description: 'what of the stakes was at risk' }),
  payout: amountSchema,
  net: amountSchema.meta({ description: 'payout less stake' }),
};

/** Play and what the brand gave for it. */
const resultFigures = {
  ...playFigures,
  rebates: amountSchema,
  promotions: amountSchema.meta({ description: 'bonuses and rewards, less what went back to the brand' }),
  result: amountSchema.meta({ description: 'net, rebates and promotions together' }),
};

const dayResultSchema = z.strictObject({ day: z.iso.date(), result: amountSchema }).nullable();

export const profitLossCalls = {
  'records.profitLoss': defineCall({
    methods: ['GET'],
    path: '/wps/profit-loss',
    access: 'member',
    summary: 'Profit and loss by day, week or month: bets settled on days of the brand, with rebates and promotions',
    request: z.strictObject({ ...dayRange, by: z.enum(CALENDAR_PERIODS).default('day') }),
    value: z.strictObject({
      periods: z
        .array(z.strictObject({ ...dayRange, ...resultFigures }))
        .meta({ description: 'the earliest first; periods without a figure are left out' }),
      totals: z.strictObject(resultFigures),
      best: dayResultSchema.meta({ description: 'the day with the largest result above zero' }),
      worst: dayResultSchema.meta({ description: 'the day with the smallest result below zero' }),
      funds: z.strictObject({
        deposits: amountSchema.meta({ description: 'without bonuses, after fees' }),
        withdrawals: amountSchema.meta({ description: 'without those that were returned' }),
        transfers: amountSchema.meta({ description: 'received from an upline, less sent to one' }),
        netPosition: amountSchema.meta({ description: 'withdrawals less deposits and transfers' }),
      }),
      secondsPlayed: z
        .number()
        .int()
        .nullable()
        .meta({ description: 'counted while the member has a limit of time; null: never counted' }),
    }),
    errors: [],
  }),
  'records.profitLossByGame': defineCall({
    methods: ['GET'],
    path: '/wps/profit-loss/by-game',
    access: 'member',
    summary: 'What play brought by type of game or by vendor, of bets settled on days of the brand',
    request: z.strictObject({ ...dayRange, by: z.enum(PLAY_GROUPS).default('gameType') }),
    value: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            id: z.string().meta({ description: 'type of game, or code of the vendor' }),
            name: z.string().nullable().meta({ description: 'of a vendor; null for a type' }),
            ...playFigures,
          }),
        )
        .meta({ description: 'the largest stakes first' }),
      totals: z.strictObject(playFigures),
    }),
    errors: [],
  }),
} as const;

/** What a period, or all of them, brought. */
export type ProfitLossFigures = z.infer<(typeof profitLossCalls)['records.profitLoss']['value']>['totals'];
