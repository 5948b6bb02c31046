import { z } from 'zod';
import {
  CLIENT_PLATFORM,
  CLIENT_TYPE,
  FAVOURITES_PAGE_SIZE,
  LIST_PAGE_SIZE,
  PRIZE_MODES,
  WINNERS_LIMIT,
} from '../constants';
import { defineCall } from '../define-call';
import {
  GAME_CATEGORIES,
  VENDOR_FILTERS,
  gameCategorySchema,
  gameSchema,
  gameTypeSchema,
  vendorSchema,
  winnerSchema,
} from '../entities/game';
import { amountSchema } from '../money';
import {
  emptySchema,
  flagSchema,
  languageSchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  textSchema,
} from './field-schemas';

const language = languageSchema.optional();
const clientType = z.coerce.number().int().default(CLIENT_TYPE);
const platform = z.string().max(40).default(CLIENT_PLATFORM);
const vassalage = z.string().regex(/^[A-Z0-9_]{2,16}$/);
const nodeId = z.number().int().positive();

/** Lists within a list of games. `MINI`: the mini games of the in-house list; `FAV` and `RECENT` are the member's own. */
export const GAME_FILTERS = [...VENDOR_FILTERS, 'FAV', 'RECENT'] as const;

const gameListRequestSchema = z.strictObject({
  language,
  clientType,
  platform,
  merchant: textSchema(40).optional(),
  gameType: gameTypeSchema.optional(),
  gameClassify: z.enum(GAME_FILTERS).default('ALL'),
  vassalage: vassalage.optional().meta({ description: 'vendor code; INHOUSE for the in-house games' }),
  keyword: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ description: 'typo-tolerant, over names of all languages and vendors' }),
  jackpot: flagSchema.optional(),
  minBetOne: flagSchema
    .optional()
    .meta({ description: "minimum bet of at most one unit of the vendors' lists, such as 1 BDT or 1,000 VND" }),
  lines25: flagSchema.optional().meta({ description: '25 lines or more' }),
  pageNo: pageNoSchema,
  pageSize: pageSizeSchema(LIST_PAGE_SIZE),
});

/** How many games each filter would leave when it is set on top of the others. */
const filterCountsSchema = z.strictObject({
  classify: z.record(z.enum(GAME_FILTERS), z.number().int()),
  jackpot: z.number().int(),
  minBetOne: z.number().int(),
  lines25: z.number().int(),
  vendors: z.array(vendorSchema),
});

export const gamesCalls = {
  'games.menus': defineCall({
    methods: ['GET'],
    path: '/lgw/games/game_menus',
    access: 'public',
    summary: 'Top navigation: categories that have vendors, Home first, Promotions last',
    request: emptySchema,
    value: z.strictObject({
      categories: z.array(gameCategorySchema),
      prizeMode: z.enum(PRIZE_MODES),
    }),
    errors: [],
  }),
  'games.hot': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_hotGamesV2',
    access: 'public',
    summary: 'Hot games for the carousel',
    request: z.strictObject({
      language,
      platform,
      merchantCode: textSchema(40).optional(),
      isPlatform: z.coerce.number().int().optional(),
    }),
    value: z.array(gameSchema),
    errors: [],
  }),
  'games.list': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_gameList',
    access: 'public',
    summary: 'Games by type, vendor, filters and search, paged, with the counts of the filters',
    request: gameListRequestSchema,
    value: pageOf(gameSchema).extend({ counts: filterCountsSchema }),
    errors: [],
  }),
  'games.search': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_searchGames',
    access: 'public',
    summary: 'Answers while typing: the best games and vendors for a few letters',
    request: z.strictObject({
      language,
      keyword: z.string().trim().min(1).max(60),
      limit: z.coerce.number().int().min(1).max(40).default(12),
    }),
    value: z.strictObject({ games: z.array(gameSchema), vendors: z.array(vendorSchema), total: z.number().int() }),
    errors: [],
  }),
  'games.game': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_game',
    access: 'public',
    summary: 'One game by its node id, or by vendor and code',
    request: z.strictObject({
      language,
      nodeId: z.coerce.number().int().optional(),
      vassalage: vassalage.optional(),
      gameCode: textSchema(40).optional(),
    }),
    value: gameSchema,
    errors: ['game_not_found'],
  }),
  'games.types': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_getVassGameType',
    access: 'public',
    summary: 'Which vendors offer which game types',
    request: emptySchema,
    value: z.array(z.strictObject({ gameType: gameTypeSchema, vendors: z.array(vendorSchema) })),
    errors: [],
  }),
  'games.homeLanes': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_newGameVendor',
    access: 'public',
    summary: 'Rows of the home page: games for RNG, LIVE, FISH, PVP; vendors for SPORTS, ESPORTS, COCKFIGHT',
    request: z.strictObject({ language, platform }),
    value: z.strictObject({
      lanes: z.array(
        z.strictObject({
          gameType: gameTypeSchema,
          kind: z.enum(['games', 'vendors']),
          vendor: vendorSchema.nullable().meta({ description: 'whose games the row shows; null: several' }),
          games: z.array(gameSchema).meta({ description: 'for a row of vendors: the lobby of each' }),
          total: z.number().int(),
        }),
      ),
    }),
    errors: [],
  }),
  'games.favouriteIds': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getFavoriteGames',
    access: 'member',
    summary: 'Node ids of all favourites',
    request: emptySchema,
    value: z.array(z.number().int()),
    errors: [],
  }),
  'games.favourites': defineCall({
    methods: ['GET'],
    path: '/wps/relay/getFavoriteGamesList',
    access: 'member',
    summary: 'Favourites, the latest first',
    request: z.strictObject({
      language,
      gameType: gameTypeSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(FAVOURITES_PAGE_SIZE, FAVOURITES_PAGE_SIZE),
    }),
    value: pageOf(gameSchema),
    errors: [],
  }),
  'games.addFavourite': defineCall({
    methods: ['POST'],
    path: '/wps/relay/addFavoriteGameV2',
    access: 'member',
    summary: 'Adds a favourite; adding it again changes nothing',
    request: z.strictObject({ nodeId, vendor: vassalage.optional(), gameType: gameTypeSchema.optional() }),
    value: z.strictObject({ nodeId, favourite: z.literal(true) }),
    errors: ['game_not_found'],
  }),
  'games.removeFavourite': defineCall({
    methods: ['POST', 'DELETE'],
    path: '/wps/relay/removeFavoriteGameV2',
    access: 'member',
    summary: 'Removes a favourite; removing it again changes nothing',
    request: z.strictObject({ nodeId, vendor: vassalage.optional(), gameType: gameTypeSchema.optional() }),
    value: z.strictObject({ nodeId, favourite: z.literal(false) }),
    errors: [],
  }),
  'games.recent': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCS_recentGame',
    access: 'member',
    summary: 'Games played lately, the latest first',
    request: z.strictObject({
      language,
      gameType: gameTypeSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(gameSchema),
    errors: [],
  }),
  'games.winners': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_getRankList',
    access: 'public',
    summary: 'Winners board: the largest wins, of one category or of all',
    request: z.strictObject({
      language,
      gameCategory: z
        .enum(['ALL', ...GAME_CATEGORIES.filter((name) => name !== 'HOME' && name !== 'PROMO')])
        .default('ALL'),
      limitNum: z.coerce.number().int().min(1).max(WINNERS_LIMIT).default(WINNERS_LIMIT),
    }),
    value: z.array(winnerSchema),
    errors: [],
  }),
  'games.jackpot': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_jackpot',
    access: 'public',
    summary: 'The jackpot counter now, and when it changes next; null while the brand shows none',
    request: emptySchema,
    value: z
      .strictObject({
        amount: amountSchema,
        currency: z.string(),
        nextAt: z.iso.datetime(),
        pool: z
          .strictObject({ vassalage: z.string(), name: z.string() })
          .nullable()
          .meta({ description: 'vendor of the pool that can be won; null: a counter without money' }),
      })
      .nullable(),
    errors: [],
  }),
  'games.recommended': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCSGAME_recommended',
    access: 'public',
    summary: 'Games that can be played now, offered where another is under maintenance',
    request: z.strictObject({
      language,
      limit: z.coerce.number().int().min(1).max(12).default(6),
      /** The game to replace: similar ones come first. */
      nodeId: z.coerce.number().int().optional(),
    }),
    value: z.array(gameSchema),
    errors: [],
  }),
  'games.launch': defineCall({
    methods: ['POST'],
    path: '/wps/game/launchGame',
    access: 'public',
    summary: 'Opens a game: a new launch token and the URL of the game; a guest may open a demo where there is one',
    request: z.strictObject({ nodeId, mode: z.enum(['real', 'demo']).default('real'), language }),
    value: z.strictObject({
      url: z.url(),
      mode: z.enum(['real', 'demo']),
      currency: z.string(),
      expiresAt: z.iso.datetime(),
      visitId: z.string().nullable().meta({
        description: 'to be told to `wallets.leaveGame`: money of the member has followed into the game',
      }),
      game: gameSchema,
    }),
    errors: ['game_not_found', 'game_maintenance', 'game_no_demo', 'in_need_true_account'],
  }),
  'games.relayLaunch': defineCall({
    methods: ['POST', 'GET'],
    path: '/wps/relay/GCS_gameLaunchFB',
    access: 'member',
    summary: 'Opens the lobby of a vendor for real money: its sportsbook, else the first of its games',
    request: z.strictObject({ vassalage, gameType: gameTypeSchema.optional(), language }),
    value: z.strictObject({ url: z.url() }),
    errors: ['game_not_found', 'game_maintenance'],
  }),
  'pvp.rooms': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GLS2_roomList',
    access: 'public',
    summary: 'Poker and card rooms of the brand, of one vendor or of all',
    request: z.strictObject({ vassalage: vassalage.optional(), language }),
    value: z.array(
      z.strictObject({
        roomId: z.number().int().meta({ description: 'node id of its game, for `games.launch`' }),
        roomName: z.string(),
        vassalage: z.string(),
        gameCode: z.string(),
        minBet: amountSchema,
        playable: z.boolean(),
      }),
    ),
    errors: [],
  }),
} as const;
