import { z } from 'zod';
import { BONUS_MODES, BONUS_STATES } from '../bonus';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { gameTypeSchema } from '../entities/game';
import { wageringRequirementSchema } from '../entities/wagering-requirement';
import { amountSchema } from '../money';
import { minOddsSchema } from '../promotions/rewards';
import { languageSchema, pageNoSchema, pageOf, pageSizeSchema, publicIdSchema } from './field-schemas';

const basisPoints = z.number().int().min(0).max(10_000);

/** How much of a valid bet counts; the first row that fits a bet decides, and what none names counts in full. */
export const contributionRowSchema = z
  .discriminatedUnion('of', [
    z.strictObject({ of: z.literal('game'), name: z.string(), basisPoints }),
    z.strictObject({ of: z.literal('vendor'), name: z.string(), basisPoints }),
    z.strictObject({ of: z.literal('gameType'), gameType: gameTypeSchema, basisPoints }),
  ])
  .meta({ id: 'BonusContribution' });
export type BonusContribution = z.infer<typeof contributionRowSchema>;

const progressSchema = z.strictObject({
  wagered: amountSchema,
  remaining: amountSchema,
  byGameType: z.array(
    z.strictObject({
      gameType: gameTypeSchema,
      validBet: amountSchema,
      counted: amountSchema.meta({ description: 'of it, by its contribution' }),
    }),
  ),
});

const bonusSchema = z
  .strictObject({
    bonusId: publicIdSchema,
    name: z.string(),
    mode: z.enum(BONUS_MODES),
    state: z.enum(BONUS_STATES),
    amount: amountSchema,
    wagering: amountSchema.meta({ description: 'what has to be wagered' }),
    progress: progressSchema.nullable().meta({ description: 'null unless it is active' }),
    released: amountSchema.meta({ description: 'what became cash' }),
    returned: amountSchema.meta({ description: 'what went back when it ended' }),
    outstanding: amountSchema.meta({
      description:
        'what is still to be released; of a merged one what still has to be wagered for, of a playable one what is left of it',
    }),
    cap: amountSchema.nullable().meta({ description: 'a playable one becomes cash up to this; null: all of it' }),
    inSteps: z.boolean().meta({ description: 'released a tenth at a time' }),
    maxStake: amountSchema.nullable().meta({ description: 'higher stakes are refused while it is active' }),
    contribution: z.array(contributionRowSchema),
    minOdds: minOddsSchema,
    excludedGames: z.array(z.string()).meta({ description: 'names of games that cannot be played while it is active' }),
    lifetimeHours: z.number().int().nullable().meta({ description: 'from its start on; null: no end' }),
    canGiveUp: z.boolean(),
    grantedAt: z.iso.datetime(),
    activeAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Bonus' });
export type Bonus = z.infer<typeof bonusSchema>;

/** The bonus that money leaving the member gives up, and what of it: terms name it, and a request confirms it as it was named. */
export const forfeitSchema = z.strictObject({ bonusId: publicIdSchema, amount: amountSchema }).meta({ id: 'Forfeit' });
export type Forfeit = z.infer<typeof forfeitSchema>;

const ofLanguage = { language: languageSchema.optional() };

/** Bonuses of a member. */
export const bonusCalls = {
  'bonuses.own': defineCall({
    methods: ['GET'],
    path: '/wps/member/bonuses',
    access: 'member',
    summary: 'My active bonus with its progress, and those that wait for its end',
    request: z.strictObject(ofLanguage),
    value: z.strictObject({
      active: bonusSchema.nullable(),
      queue: z.array(bonusSchema),
      before: wageringRequirementSchema.array().meta({
        description: 'what has to be wagered before play counts for the active one, in this order',
      }),
      waitsFor: amountSchema.nullable().meta({
        description:
          'cash in wallets at vendors that the member has to bring home before a playable bonus can be played; null: none',
      }),
    }),
    errors: [],
  }),
  'bonuses.history': defineCall({
    methods: ['GET'],
    path: '/wps/member/bonuses/history',
    access: 'member',
    summary: 'My bonuses that have ended, latest first',
    request: z.strictObject({ ...ofLanguage, pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(bonusSchema),
    errors: [],
  }),
  'bonuses.giveUp': defineCall({
    methods: ['POST'],
    path: '/wps/member/bonuses/:bonusId/give-up',
    access: 'member',
    summary: 'Gives up a bonus that is active or waits; what is not released yet goes back to the brand',
    request: z.strictObject({
      bonusId: publicIdSchema,
      amount: amountSchema.meta({ description: 'what is given up (`outstanding`), as the member confirmed it' }),
    }),
    value: bonusSchema,
    errors: ['bonus_not_found', 'bonus_ended', 'bonus_merged', 'bonus_changed'],
  }),
} as const;
