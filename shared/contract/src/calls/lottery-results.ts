import { z } from 'zod';
import { defineCall } from '../define-call';
import { LOTTERY_SHAPES } from '../lottery/shape';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema } from './field-schemas';
import { gameCodeSchema, issueSchema, lotteryResultSchema } from './lottery-fields';

export const LOTTERY_AREAS = ['VN', 'SEA', 'FAST', 'LOTT'] as const;
export const DRAW_STATES = ['scheduled', 'open', 'closed', 'drawn', 'settling', 'settled', 'void'] as const;
/** LOTT official and ZY credit are modes of one game; ELOTT and SEA name areas. */
const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

const openedSchema = z
  .strictObject({
    gameCode: gameCodeSchema,
    issue: issueSchema,
    station: z.string().nullable(),
    drawsAt: z.iso.datetime(),
    result: lotteryResultSchema.nullable().meta({ description: 'null: void' }),
    voidReason: z.string().nullable(),
    corrected: z.boolean().meta({ description: 'replaces an earlier result' }),
    simulated: z.boolean().meta({ description: 'not an official draw' }),
  })
  .meta({ id: 'OpenedDraw' });
export type OpenedDraw = z.infer<typeof openedSchema>;

const upcomingSchema = z
  .strictObject({
    gameCode: gameCodeSchema,
    issue: issueSchema,
    station: z.string().nullable(),
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    drawsAt: z.iso.datetime(),
  })
  .meta({ id: 'UpcomingDraw' });
export type UpcomingDraw = z.infer<typeof upcomingSchema>;

const menuEntrySchema = z
  .strictObject({
    gameCode: gameCodeSchema,
    nodeId: z.number().int(),
    area: z.enum(LOTTERY_AREAS),
    shape: z.enum(LOTTERY_SHAPES),
    next: upcomingSchema.nullable(),
    last: openedSchema.nullable(),
  })
  .meta({ id: 'LotteryMenuEntry' });
export type LotteryMenuEntry = z.infer<typeof menuEntrySchema>;

const serverTime = { serverTime: z.iso.datetime() };
const menuSchema = z.strictObject({ ...serverTime, games: z.array(menuEntrySchema) });

const openedRequest = z.strictObject({
  gameCode: gameCodeSchema,
  page: pageNoSchema,
  pageSize: pageSizeSchema(20),
  date: z.iso.date().optional().meta({ description: 'local day of the game' }),
});

const opened = (path: `/${string}`, summary: string) =>
  defineCall({
    methods: ['GET'],
    path,
    access: 'public',
    summary,
    request: openedRequest,
    value: pageOf(openedSchema),
    errors: ['not_found'],
  });

export const drawProofSchema = z
  .strictObject({
    issue: issueSchema,
    shape: z.enum(LOTTERY_SHAPES),
    state: z.enum(DRAW_STATES),
    drawsAt: z.iso.datetime(),
    seedHash: z.string().meta({ description: 'SHA-256 of the seed, published before betting opened' }),
    chainAnchor: z.string(),
    chainPosition: z.number().int(),
    beaconChain: z.enum(['quicknet', 'local']).meta({ description: 'local: of this installation, not public' }),
    beaconRound: z.number().int(),
    seed: z.string().nullable().meta({ description: 'null until the draw' }),
    beacon: z.string().nullable(),
    beaconSignature: z.string().nullable(),
    beaconPublicKey: z
      .string()
      .nullable()
      .meta({ description: 'Ed25519 key of a local beacon, hex, which checks the signature; null for a public one' }),
    result: lotteryResultSchema.nullable().meta({ description: 'of a void draw: what it would have been' }),
    voidReason: z.string().nullable(),
  })
  .meta({ id: 'DrawProof' });

const menuRequest = z.strictObject({
  prizeMode: z.enum(PRIZE_MODES).optional(),
  area: z.enum(LOTTERY_AREAS).optional(),
  device: z.enum(['WEB', 'H5']).optional(),
});

const menu = (path: `/${string}`, summary: string) =>
  defineCall({
    methods: ['GET'],
    path,
    access: 'public',
    summary,
    request: menuRequest,
    value: menuSchema,
    errors: [],
  });

/** Lotteries for visitors: games, calendar, results, and the proof of own draws. */
export const lotteryResultCalls = {
  'lottery.vnMenu': menu('/lgw/vn/games/game_menu', 'Lotteries of the brand with the next issue and the last result'),
  'lottery.popular': menu('/lgw/games/popular', 'The same, the most played of the last week first'),
  'lottery.vnRecent': defineCall({
    methods: ['GET'],
    path: '/lgw/vn/games/game_menu/recent',
    access: 'session',
    summary: 'Lotteries that the member played last, the latest first',
    request: emptySchema,
    value: menuSchema,
    errors: [],
  }),
  'lottery.openedNumbers': opened('/lgw/vn/numeros/opened/game', 'Results of a Vietnamese lottery, the latest first'),
  'lottery.openedNumber': opened('/lotto/lgw/games/opened/numero', 'Results of a lottery, the latest first'),
  'lottery.recentResults': defineCall({
    methods: ['GET'],
    path: '/lgw/games/opened/recent',
    access: 'public',
    summary: 'The last results of all lotteries of the brand',
    request: z.strictObject({ area: z.enum(LOTTERY_AREAS).optional(), pageSize: pageSizeSchema(20) }),
    value: z.array(openedSchema),
    errors: [],
  }),
  'lottery.schedule': defineCall({
    methods: ['GET'],
    path: '/lgw/games/schedule',
    access: 'public',
    summary: 'The next draws of the lotteries of the brand, the first to close first',
    request: z.strictObject({
      gameCode: gameCodeSchema.optional(),
      area: z.enum(LOTTERY_AREAS).optional(),
      pageSize: pageSizeSchema(20),
    }),
    value: z.strictObject({ ...serverTime, draws: z.array(upcomingSchema) }),
    errors: [],
  }),
  'lottery.proof': defineCall({
    methods: ['GET'],
    path: '/lgw/games/proof',
    access: 'public',
    summary:
      'The fairness journal: what was published of own draws before and after them, voids included, the latest first',
    request: z.strictObject({
      gameCode: gameCodeSchema,
      issue: issueSchema.optional(),
      page: pageNoSchema,
      pageSize: pageSizeSchema(20),
    }),
    value: pageOf(drawProofSchema),
    errors: ['not_found'],
  }),
  'lottery.lobbyLink': defineCall({
    methods: ['GET'],
    path: '/lgw/games/lobby_link',
    access: 'session',
    summary: 'The address of a lottery’s lobby or room on this site',
    request: z.strictObject({
      lottoArea: z.enum(LOTTERY_AREAS).default('VN'),
      launchMode: z.enum(['LOTT', 'ELOTT']).default('LOTT'),
      prizeMode: z.enum(PRIZE_MODES).optional(),
      gameCode: gameCodeSchema.optional(),
      view: z.enum(['betting', 'lobby']).default('lobby'),
      device: z.enum(['WEB', 'H5']).optional(),
      backUrl: z.string().max(500).optional().meta({ description: 'only addresses of this site are taken over' }),
      language: z.string().max(10).optional(),
    }),
    value: z.strictObject({ url: z.string() }),
    errors: ['not_found'],
  }),
} as const;
