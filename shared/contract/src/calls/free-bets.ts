import { z } from 'zod';
import { FREE_BETS_MAX, LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { gameSchema } from '../entities/game';
import { amountSchema, positiveAmountSchema } from '../money';
import {
  brandCodeSchema,
  languageSchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  reasonSchema,
  sortSchema,
} from './field-schemas';
import { FREE_BET_SORTS } from './list-sorts';

/**
 * asked: sent to the vendor, not answered yet; refused: by the vendor; granted: can be played; used: all were played; over: the
 * time has passed.
 */
const freeBetStateSchema = z.enum(['asked', 'refused', 'granted', 'used', 'over']);

const freeBetGrantSchema = z
  .strictObject({
    grantId: z.uuid(),
    brand: z.string(),
    member: z.string().meta({ description: 'account' }),
    gameName: z.string(),
    vassalage: z.string(),
    bets: z.number().int(),
    played: z.number().int().meta({ description: 'as far as the wallet has heard' }),
    stake: amountSchema,
    won: amountSchema,
    currency: z.string(),
    endsAt: z.iso.datetime(),
    state: freeBetStateSchema,
    refusal: z.string().nullable().meta({ description: 'the vendor’s code' }),
    reason: z.string(),
    grantedBy: z.string().nullable().meta({ description: 'name of the operator; null: a promotion' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'FreeBetGrant' });
export type FreeBetGrant = z.infer<typeof freeBetGrantSchema>;

const ownFreeBetsSchema = z
  .strictObject({
    grantId: z.uuid(),
    game: gameSchema,
    bets: z.number().int(),
    left: z.number().int().min(1).meta({ description: 'as far as the wallet has heard' }),
    stake: amountSchema.meta({ description: 'what each is worth' }),
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnFreeBets' });
export type OwnFreeBets = z.infer<typeof ownFreeBetsSchema>;

/** Free bets granted to members; the vendor of the game runs them. */
export const freeBetsCalls = {
  'freeBets.list': defineCall({
    methods: ['GET'],
    path: '/ops/free-bets',
    access: 'operator',
    summary: 'Free bets that members were given, latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      sort: sortSchema(FREE_BET_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(freeBetGrantSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'freeBets.games': defineCall({
    methods: ['GET'],
    path: '/ops/free-bets/games',
    access: 'operator',
    summary: 'Slots of a brand by words of their names, of which free bets can be given',
    request: z.strictObject({ brand: brandCodeSchema, keyword: z.string().trim().min(1).max(60) }),
    value: z.array(
      z.strictObject({
        nodeId: z.number().int(),
        gameName: z.string(),
        vassalage: z.string(),
        minBet: amountSchema,
        currency: z.string(),
      }),
    ),
    errors: ['forbidden', 'not_found'],
  }),
  'freeBets.grant': defineCall({
    methods: ['POST'],
    path: '/ops/free-bets',
    access: 'operator',
    summary: 'Gives a member free bets: asks the vendor for them; the same grant again does it once',
    request: z.strictObject({
      grantId: z.uuid(),
      brand: brandCodeSchema,
      account: z.string().trim().min(1).max(64),
      nodeId: z.number().int(),
      bets: z.number().int().min(1).max(FREE_BETS_MAX),
      stake: positiveAmountSchema,
      endsAt: z.iso.datetime(),
      reason: reasonSchema,
    }),
    value: freeBetGrantSchema,
    errors: [
      'forbidden',
      'not_found',
      'account_not_found',
      'game_not_found',
      'amount_invalid',
      'play_barred',
      'idempotency_key_reused',
    ],
  }),
  'freeBets.askAgain': defineCall({
    methods: ['POST'],
    path: '/ops/free-bets/:grantId/ask',
    access: 'operator',
    summary: 'Asks the vendor once more for free bets that it has not answered; one that has heard grants nothing anew',
    request: z.strictObject({ grantId: z.uuid() }),
    value: freeBetGrantSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'freeBets.own': defineCall({
    methods: ['GET'],
    path: '/wps/member/free-bets',
    access: 'member',
    summary: 'Free bets that the member can play now, those that end first at the front',
    request: z.strictObject({ language: languageSchema.optional() }),
    value: z.array(ownFreeBetsSchema),
    errors: [],
  }),
} as const;
