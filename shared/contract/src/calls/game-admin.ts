import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { gameTypeSchema } from '../entities/game';
import { amountSchema } from '../money';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema } from './field-schemas';
import { storedRevisionSchema } from './proposals';

/** `active`: open; `maintenance`: shown, but not opened; `disabled`: hidden. */
export const GAME_STATES = ['active', 'maintenance', 'disabled'] as const;

const vassalageSchema = z.string().regex(/^[A-Z0-9]{2,12}$/);
const stateSchema = z.enum(GAME_STATES);

const adminVendorSchema = z
  .strictObject({
    vassalage: vassalageSchema,
    displayName: z.string(),
    state: stateSchema,
    sortOrder: z.number().int(),
    gameCount: z.number().int(),
    revision: storedRevisionSchema,
    playable: z.boolean().meta({ description: 'false: under maintenance everywhere, or not answering at this moment' }),
  })
  .meta({ id: 'AdminVendor' });
export type AdminVendor = z.infer<typeof adminVendorSchema>;

const adminGameSchema = z
  .strictObject({
    nodeId: z.number().int(),
    gameName: z.string(),
    vassalage: z.string(),
    gameType: gameTypeSchema,
    state: stateSchema,
    hot: z.boolean(),
    position: z.number().int().nullable().meta({ description: 'among the games that the brand puts first' }),
    revision: storedRevisionSchema,
    playable: z.boolean(),
  })
  .meta({ id: 'AdminGame' });
export type AdminGame = z.infer<typeof adminGameSchema>;

const gameReturnSchema = z
  .strictObject({
    nodeId: z.number().int(),
    gameName: z.string(),
    vassalage: z.string(),
    gameType: gameTypeSchema,
    bets: z.number().int(),
    stake: amountSchema,
    payout: amountSchema,
    actualReturn: z.string().meta({ description: 'paid out of what was staked, in per cent' }),
    theoreticalReturn: z.string().nullable(),
  })
  .meta({ id: 'GameReturn' });
export type GameReturn = z.infer<typeof gameReturnSchema>;

/** Games and vendors of a brand, for operators with the right `brands`. */
export const gameAdminCalls = {
  'gameAdmin.vendors': defineCall({
    methods: ['GET'],
    path: '/ops/games/vendors',
    access: 'operator',
    summary: 'The vendors of a brand in its order, hidden ones too',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(adminVendorSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'gameAdmin.saveVendor': defineCall({
    methods: ['PUT'],
    path: '/ops/games/vendors/:vassalage',
    access: 'operator',
    summary: 'Opens, closes or hides a vendor for a brand, and gives it its place',
    request: z.strictObject({
      brand: brandCodeSchema,
      vassalage: vassalageSchema,
      state: stateSchema,
      sortOrder: z.number().int().min(0).max(9_999),
      revision: storedRevisionSchema,
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  'gameAdmin.games': defineCall({
    methods: ['GET'],
    path: '/ops/games',
    access: 'operator',
    summary: 'Games of a brand by words and vendor, hidden ones too; those that it puts first lead',
    request: z.strictObject({
      brand: brandCodeSchema,
      keyword: z.string().trim().max(80).optional(),
      vassalage: vassalageSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(adminGameSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'gameAdmin.saveGame': defineCall({
    methods: ['PUT'],
    path: '/ops/games/:nodeId',
    access: 'operator',
    summary: 'Opens, closes or hides a game for a brand, marks it hot, gives it a place',
    request: z.strictObject({
      brand: brandCodeSchema,
      nodeId: z.coerce.number().int(),
      state: stateSchema,
      hot: z.boolean(),
      position: z.number().int().min(1).max(9_999).nullable(),
      revision: storedRevisionSchema,
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  'gameAdmin.returns': defineCall({
    methods: ['GET'],
    path: '/ops/games/returns',
    access: 'operator',
    summary: 'What games really returned in a span of time beside what they should, the most played first',
    request: z.strictObject({
      brand: brandCodeSchema,
      days: z.coerce.number().int().min(1).max(31).default(7),
    }),
    value: z.array(gameReturnSchema),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
