import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { PRIZE_KINDS, TICKET_UNITS } from '../prizes/kinds';
import { prizeGivenSchema, prizeRewardSchema } from '../prizes/reward';
import { emptySchema, languageSchema, pageNoSchema, pageOf, pageSizeSchema } from './field-schemas';

const ofLanguage = { language: languageSchema.optional() };
const hexSchema = z.string().regex(/^[0-9a-f]+$/);
const beaconKeySchema = hexSchema
  .nullable()
  .meta({ description: 'Ed25519 key of a local beacon, which checks the signature; null for a public one' });
const BARRED = ['timed_out', 'self_excluded'] as const;

const ticketsSchema = z
  .strictObject({
    unit: z.enum(TICKET_UNITS),
    count: z.number().int(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'of the first one to expire; null: there is none' }),
  })
  .meta({ id: 'Tickets' });
export type Tickets = z.infer<typeof ticketsSchema>;

const checkInSchema = z
  .strictObject({
    days: z.array(z.strictObject({ reward: prizeGivenSchema, state: z.enum(['done', 'today', 'ahead']) })),
    streak: z.number().int().meta({ description: 'with today, when it is done' }),
    isDone: z.boolean().meta({ description: 'checked in on this business day' }),
    nextAt: z.iso.datetime().meta({ description: 'when the next business day begins' }),
  })
  .meta({ id: 'CheckInCalendar' });
export type CheckInCalendar = z.infer<typeof checkInSchema>;

const seedsInUseSchema = z.strictObject({
  serverSeedHash: hexSchema.meta({ description: 'SHA-256 of the seed that decides the next draws' }),
  clientSeed: z.string().meta({ description: 'empty before the member has chosen one: nothing is drawn until then' }),
  nextServerSeedHash: hexSchema.meta({ description: 'SHA-256 of the seed that follows when the seeds are changed' }),
  nonce: z.number().int().meta({ description: 'of the next draw' }),
});

const wheelPrizeSchema = z
  .strictObject({
    prizeId: z.string(),
    name: z.string(),
    reward: prizeRewardSchema,
    weight: z.number().int(),
    chance: z.number().meta({ description: 'of the next draw, 0 to 1, with what is used up' }),
    left: z.number().int().nullable().meta({ description: 'null: any number' }),
  })
  .meta({ id: 'WheelPrize' });
export type WheelPrize = z.infer<typeof wheelPrizeSchema>;

const wheelSchema = z
  .strictObject({
    version: z.number().int(),
    prizes: z.array(wheelPrizeSchema).meta({ description: 'with the clock' }),
    fallback: z.string().meta({ description: 'prize that is given instead of one that is used up' }),
    tickets: ticketsSchema,
    seeds: seedsInUseSchema,
  })
  .meta({ id: 'PrizeWheel' });
export type PrizeWheel = z.infer<typeof wheelSchema>;

const wheelDrawSchema = z
  .strictObject({
    drawId: z.string(),
    at: z.iso.datetime(),
    stoppedAt: z.string().meta({ description: 'prize that the seeds drew' }),
    prizeId: z.string().meta({ description: 'prize that was given: another one when `stoppedAt` was used up' }),
    name: z.string(),
    reward: prizeRewardSchema,
    proof: z.strictObject({
      serverSeedHash: hexSchema,
      serverSeed: hexSchema.nullable().meta({ description: 'null until the seeds are changed' }),
      clientSeed: z.string(),
      nonce: z.number().int(),
      table: z
        .array(z.strictObject({ prizeId: z.string(), weight: z.number().int() }))
        .meta({ description: 'of the version that was drawn from' }),
    }),
  })
  .meta({ id: 'WheelDraw' });
export type WheelDraw = z.infer<typeof wheelDrawSchema>;

const rainSchema = z
  .strictObject({
    rainId: z.uuid(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    count: z.number().int(),
    left: z.number().int(),
    budget: amountSchema,
    least: amountSchema,
    step: amountSchema,
    needsTicket: z.boolean(),
    seedHash: hexSchema,
    seed: hexSchema.nullable().meta({ description: 'null until it is over; the split of the budget follows from it' }),
    own: z
      .strictObject({ position: z.number().int(), amount: amountSchema })
      .nullable()
      .meta({ description: 'envelope that the caller took; the position counts from 1' }),
  })
  .meta({ id: 'EnvelopeRain' });
export type EnvelopeRain = z.infer<typeof rainSchema>;

const raffleSchema = z
  .strictObject({
    promotionId: z.uuid(),
    opensAt: z.iso.datetime(),
    drawsAt: z.iso.datetime(),
    prizes: z.array(z.strictObject({ reward: prizeGivenSchema, places: z.number().int() })),
    most: z.number().int(),
    perMember: z.number().int(),
    sold: z.number().int(),
    own: z.array(z.number().int()).meta({ description: 'numbers of the caller' }),
    seedHash: hexSchema,
    beacon: z.strictObject({
      chain: z.enum(['quicknet', 'local']),
      round: z.number().int(),
      randomness: hexSchema.nullable(),
      signature: hexSchema
        .nullable()
        .meta({ description: 'of the round; null before the draw, and of draws of older releases' }),
      publicKey: beaconKeySchema,
    }),
    seed: hexSchema.nullable().meta({ description: 'null before the draw' }),
    winners: z.array(
      z.strictObject({
        number: z.number().int(),
        player: z.string().meta({ description: 'masked account' }),
        reward: prizeGivenSchema,
        isOwn: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Raffle' });
export type Raffle = z.infer<typeof raffleSchema>;

/** Check-in calendar, prize wheel, envelope rains and raffles, and the tickets that they take. */
export const prizeCalls = {
  'tickets.mine': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getTickets',
    access: 'member',
    summary: 'My tickets of each kind that have not expired, and which kinds of prizes the brand has',
    request: emptySchema,
    value: z.strictObject({ tickets: z.array(ticketsSchema), kinds: z.array(z.enum(PRIZE_KINDS)) }),
    errors: [],
  }),
  'checkIn.calendar': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getSignInTask',
    access: 'member',
    summary: 'My check-in calendar: the rewards of a streak, and where I am in it',
    request: emptySchema,
    value: checkInSchema,
    errors: ['prizes_closed'],
  }),
  'checkIn.claim': defineCall({
    methods: ['POST'],
    path: '/wps/relay/MCSFE_claimSignInTask',
    access: 'member',
    summary: 'Checks in for this business day and pays its reward, once; a repeat changes nothing',
    request: emptySchema,
    value: checkInSchema,
    errors: ['prizes_closed', ...BARRED],
  }),
  'wheel.show': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getPrizeWheel',
    access: 'member',
    summary: 'The prize wheel with the chance of each prize, my tickets, and the hash of the seed of my next draw',
    request: z.strictObject(ofLanguage),
    value: wheelSchema,
    errors: ['prizes_closed'],
  }),
  'wheel.draw': defineCall({
    methods: ['POST'],
    path: '/wps/relay/MCSFE_drawPrizeWheel',
    access: 'member',
    idempotent: true,
    summary: 'Draws a prize for one ticket and pays it',
    request: z.strictObject({
      ...ofLanguage,
      version: z.number().int().meta({ description: 'of the prizes, as the member saw them' }),
    }),
    value: wheelDrawSchema,
    errors: ['prizes_closed', 'prizes_changed', 'tickets_insufficient', 'client_seed_required', ...BARRED],
  }),
  'wheel.draws': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getPrizeWheelDraws',
    access: 'member',
    summary: 'My draws, latest first, with what verifies them',
    request: z.strictObject({ ...ofLanguage, pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(wheelDrawSchema),
    errors: [],
  }),
  'wheel.changeSeed': defineCall({
    methods: ['POST'],
    path: '/wps/relay/MCSFE_changePrizeWheelSeed',
    access: 'member',
    summary:
      'Reveals the server seed of my draws so far, and pairs the next one, whose hash I saw, with a client seed of mine',
    request: z.strictObject({
      clientSeed: z.string().trim().min(1).max(64),
      serverSeedHash: hexSchema
        .max(64)
        .optional()
        .meta({ description: '`nextServerSeedHash` as it was shown; absent: whichever is next' }),
    }),
    value: seedsInUseSchema,
    errors: ['seeds_changed', 'client_seed_used'],
  }),
  'envelopes.rains': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getRedEnvelopes',
    access: 'member',
    summary: 'Envelope rains that fall now or next, and the last ones with what verifies them, by start',
    request: emptySchema,
    value: z.strictObject({
      now: z.iso.datetime().meta({ description: 'time of the server: rains start and end by it' }),
      rains: z.array(rainSchema),
      tickets: ticketsSchema,
    }),
    errors: [],
  }),
  'envelopes.take': defineCall({
    methods: ['POST'],
    path: '/wps/relay/MCSFE_claimRedEnvelope',
    access: 'member',
    summary: 'Takes the next envelope of a rain, one per member and rain; a repeat answers the same one',
    request: z.strictObject({ rainId: z.uuid() }),
    value: rainSchema,
    errors: ['not_found', 'prizes_closed', 'envelopes_gone', 'tickets_insufficient', ...BARRED],
  }),
  'raffles.list': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCSFE_getRaffles',
    access: 'member',
    summary: 'The raffle that is open, and the last ones with their winners, by draw, latest first',
    request: emptySchema,
    value: z.strictObject({ raffles: z.array(raffleSchema), tickets: ticketsSchema }),
    errors: [],
  }),
  'promotions.claimRaffle': defineCall({
    methods: ['POST'],
    path: '/wps/relay/MCS2_claimRafflePromotion',
    access: 'member',
    idempotent: true,
    summary: 'Takes the next number of a raffle for one ticket',
    request: z.strictObject({ promotionId: z.uuid() }),
    value: z.strictObject({ promotionId: z.uuid(), number: z.number().int(), own: z.array(z.number().int()) }),
    errors: [
      ...(['not_found', 'prizes_closed', 'tickets_insufficient', 'raffle_full', 'raffle_limit_reached'] as const),
      ...BARRED,
      'idempotency_key_reused',
    ],
  }),
} as const;
