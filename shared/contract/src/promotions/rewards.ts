import { z } from 'zod';
import { BONUS_MODES, DEFAULT_MIN_ODDS, GAME_TYPES_WITH_ODDS, MIN_ODDS } from '../bonus';
import { FREE_BETS_MAX } from '../constants';
import { gameTypeSchema } from '../entities/game';
import { amountSchema, positiveAmountSchema } from '../money';
import { TICKET_UNITS } from '../prizes/kinds';

const TIERS_MAX = 20;
const POINTS_MAX = 10_000_000;
const HOURS_MAX = 8_760;
const TICKETS_MAX = 1_000;
const TICKET_DAYS_MAX = 365;
export const PLACES_MAX = 1_000;
const positivePoints = z.int().min(1).max(POINTS_MAX);
const wageringTimes = z.int().min(0).max(100);

/** The reward does not depend on a figure; or on the figure of the trigger, or on the place in a ranking. */
const fixed = <Value extends z.ZodType>(value: Value) => z.strictObject({ kind: z.literal('fixed'), amount: value });
const tiers = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    kind: z.literal('tiers'),
    tiers: z
      .array(z.strictObject({ from: positiveAmountSchema, amount: value }))
      .min(1)
      .max(TIERS_MAX)
      .meta({ description: 'rising; the highest that the figure reaches' }),
  });
const places = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    kind: z.literal('places'),
    places: z
      .array(z.strictObject({ to: z.int().min(1).max(PLACES_MAX), amount: value }))
      .min(1)
      .max(TIERS_MAX)
      .meta({ description: 'rising; each place up to `to` is given the amount' }),
  });

export const moneyRuleSchema = z.discriminatedUnion('kind', [
  fixed(positiveAmountSchema),
  z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.int().min(1).max(100_000).meta({ description: 'of the figure of the trigger; 5000 is 50 %' }),
    cap: positiveAmountSchema,
  }),
  tiers(positiveAmountSchema),
  places(positiveAmountSchema),
]);
export type MoneyRule = z.infer<typeof moneyRuleSchema>;
export const pointsRuleSchema = z.discriminatedUnion('kind', [
  fixed(positivePoints),
  tiers(positivePoints),
  places(positivePoints),
]);
export type PointsRule = z.infer<typeof pointsRuleSchema>;

/** Bets of these types count from these odds on. */
export const minOddsSchema = z
  .array(z.strictObject({ gameType: gameTypeSchema, odds: z.literal(MIN_ODDS) }))
  .max(20)
  .refine((rows) => new Set(rows.map(({ gameType }) => gameType)).size === rows.length, { message: 'type_twice' })
  .meta({ description: 'odds in hundredths from which bets count, by type of game; 0 or absent: all of them' });
export type MinOddsTerms = z.infer<typeof minOddsSchema>;

/** The minimum odds of new terms. */
export const DEFAULT_MIN_ODDS_TERMS: MinOddsTerms = GAME_TYPES_WITH_ODDS.map((gameType) => ({
  gameType,
  odds: DEFAULT_MIN_ODDS,
}));

/** Terms of the bonus money that a promotion gives (see `BONUS_MODES`). */
export const promotionBonusSchema = z.strictObject({
  mode: z.enum(BONUS_MODES),
  wageringTimes,
  base: z.enum(['bonus', 'deposit_and_bonus']),
  contribution: z
    .array(z.strictObject({ gameType: gameTypeSchema, basisPoints: z.int().min(0).max(10_000) }))
    .max(20)
    .refine((rows) => new Set(rows.map(({ gameType }) => gameType)).size === rows.length, { message: 'type_twice' })
    .meta({ description: 'how much of a valid bet counts, by type of game; all of it where nothing is said' }),
  minOdds: minOddsSchema.optional(),
  inSteps: z.boolean(),
  maxStake: positiveAmountSchema.nullable(),
  capTimes: z
    .int()
    .min(1)
    .max(1_000)
    .nullable()
    .optional()
    .meta({ description: 'playable money becomes cash up to so many times the bonus; null: all that is left of it' }),
  lifetimeHours: z.int().min(1).max(HOURS_MAX).nullable().meta({ description: 'null: merged money, which stays' }),
  stacking: z.enum(['queue', 'refuse']),
});
export type PromotionBonus = z.infer<typeof promotionBonusSchema>;

export const promotionRewardSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('cash'), amount: moneyRuleSchema, wageringTimes }),
    z.strictObject({ kind: z.literal('bonus'), amount: moneyRuleSchema, bonus: promotionBonusSchema }),
    z.strictObject({ kind: z.literal('points'), amount: pointsRuleSchema }),
    z.strictObject({
      kind: z.literal('free_bets'),
      nodeId: z.int().min(1).meta({ description: 'of the game' }),
      bets: z.int().min(1).max(FREE_BETS_MAX),
      stake: positiveAmountSchema.meta({ description: 'of each' }),
      lifetimeHours: z.int().min(1).max(HOURS_MAX),
    }),
    z.strictObject({
      kind: z.literal('tickets'),
      unit: z.enum(TICKET_UNITS),
      count: z.int().min(1).max(TICKETS_MAX),
      lifetimeDays: z.int().min(1).max(TICKET_DAYS_MAX),
    }),
  ])
  .meta({ id: 'PromotionReward' });
export type PromotionReward = z.infer<typeof promotionRewardSchema>;

/** What was given, or is ready to be given. */
export const givenRewardSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('cash'), amount: amountSchema, wagering: amountSchema }),
    z.strictObject({ kind: z.literal('bonus'), amount: amountSchema, mode: z.enum(BONUS_MODES) }),
    z.strictObject({ kind: z.literal('points'), points: z.int() }),
    z.strictObject({ kind: z.literal('free_bets'), bets: z.int(), stake: amountSchema, nodeId: z.int() }),
    z.strictObject({ kind: z.literal('tickets'), unit: z.enum(TICKET_UNITS), count: z.int() }),
  ])
  .meta({ id: 'GivenReward' });
export type GivenReward = z.infer<typeof givenRewardSchema>;
