import { z } from 'zod';
import { GAME_TYPES } from '../constants';
import { amountSchema } from '../money';

export const gameTypeSchema = z.enum(GAME_TYPES);

/** A game as lists and rows show it. Wire names as in the specification (GLOSSARY.md). */
export const gameSchema = z
  .strictObject({
    nodeId: z.number().int(),
    gameName: z.string().meta({ description: 'English name' }),
    displayName: z.string().meta({ description: 'name in the asked language' }),
    vassalage: z.string().meta({ description: 'vendor code' }),
    vendorName: z.string(),
    gameType: gameTypeSchema,
    gameCode: z.string(),
    isGame: z.boolean().meta({ description: 'false: a lobby of the vendor' }),
    isHot: z.union([z.literal(0), z.literal(1)]),
    isNew: z.boolean(),
    hasJackpot: z.boolean(),
    hasDemo: z.boolean(),
    minBet: amountSchema,
    lines: z.number().int().nullable(),
    volatility: z.enum(['low', 'medium', 'high']).nullable(),
    returnRate: z
      .string()
      .nullable()
      .meta({ description: 'theoretical return in per cent, such as "96.50"; the lowest of several' }),
    returnRateMost: z
      .string()
      .optional()
      .meta({ description: 'the highest return of a game whose bets return differently; absent: all alike' }),
    showIcon: z.string().meta({ description: 'tile, 3:4' }),
    lagerIcon: z.string().meta({ description: 'wide tile, 16:9' }),
    playable: z.boolean().meta({ description: 'false: the vendor or the game is under maintenance' }),
  })
  .meta({ id: 'Game' });
export type Game = z.infer<typeof gameSchema>;

/** A vendor as menus, rows and filters show it. */
export const vendorSchema = z
  .strictObject({
    vassalage: z.string(),
    displayName: z.string(),
    icon: z.string().meta({ description: 'word mark on a transparent ground' }),
    gameCount: z.number().int(),
    playable: z.boolean(),
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof vendorSchema>;

/** The categories of the top navigation, in the order in which the menu shows them. */
export const GAME_CATEGORIES = [
  'HOME',
  'LIVE',
  'SPORTS',
  'FISH',
  'PVP',
  'RNG',
  'INHOUSE',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
  'PROMO',
] as const;

/** Lists within a category that are the same for everybody. */
export const VENDOR_FILTERS = ['ALL', 'NEW', 'HOT', 'MINI'] as const;

export const gameCategorySchema = z.strictObject({
  gameCategory: z.enum(GAME_CATEGORIES),
  gameType: gameTypeSchema.nullable().meta({ description: 'null for HOME and PROMO' }),
  vendors: z.array(vendorSchema),
  gameClassify: z
    .array(z.strictObject({ classify: z.enum(VENDOR_FILTERS), vendors: z.array(z.string()) }))
    .meta({ description: 'the lists within the category, each with the codes of the vendors whose games it holds' }),
});
export type GameCategory = z.infer<typeof gameCategorySchema>;

/** One entry of the winners board. */
export const winnerSchema = z.strictObject({
  customerName: z.string(),
  winAmount: amountSchema,
  currency: z.string(),
  gameName: z.string(),
  gameId: z.number().int(),
  iconUrl: z.string(),
  wonAt: z.iso.datetime(),
});
export type Winner = z.infer<typeof winnerSchema>;
