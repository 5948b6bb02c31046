import type { CallId, CallRequest, CallValue } from '../calls/index';

const seeds = { serverSeedHash: '9c'.repeat(32), clientSeed: 'heron' };
const nextServerSeedHash = '4e'.repeat(32);
const tickets = { unit: 'wheel', count: 2, expiresAt: '2026-03-08T18:00:00.000Z' } as const;
const reward = { kind: 'cash', amount: '50.00', wageringTimes: 1 } as const;
const rainId = '7b0f4c58-3d0e-4a35-9a0e-0a3f5b7f1c11';

export const prizeExamples = {
  'checkIn.claim': {
    value: {
      days: [
        { reward: { kind: 'points', points: 20 }, state: 'done' },
        { reward: { kind: 'tickets', unit: 'wheel', count: 1, lifetimeDays: 7 }, state: 'ahead' },
      ],
      streak: 1,
      isDone: true,
      nextAt: '2026-03-01T18:00:00.000Z',
    },
  },
  'wheel.show': {
    value: {
      version: 3,
      fallback: 'thanks',
      tickets,
      seeds: { ...seeds, nextServerSeedHash, nonce: 4 },
      prizes: [
        { prizeId: 'cash', name: '৳50', reward, weight: 4, chance: 0.04, left: 271 },
        { prizeId: 'thanks', name: 'Next time', reward: { kind: 'nothing' }, weight: 96, chance: 0.96, left: null },
      ],
    },
  },
  'wheel.draw': {
    request: { version: 3 },
    value: {
      drawId: '4711',
      at: '2026-03-01T10:20:00.000Z',
      stoppedAt: 'cash',
      prizeId: 'cash',
      name: '৳50',
      reward,
      proof: {
        ...seeds,
        serverSeed: null,
        nonce: 4,
        table: [
          { prizeId: 'cash', weight: 4 },
          { prizeId: 'thanks', weight: 96 },
        ],
      },
    },
  },
  'envelopes.take': {
    request: { rainId },
    value: {
      rainId,
      startsAt: '2026-03-01T12:00:00.000Z',
      endsAt: '2026-03-01T12:10:00.000Z',
      count: 200,
      left: 61,
      budget: '2000.00',
      least: '2.00',
      step: '1.00',
      needsTicket: false,
      seedHash: '9c'.repeat(32),
      seed: null,
      own: { position: 139, amount: '17.00' },
    },
  },
  'promotions.claimRaffle': {
    request: { promotionId: rainId },
    value: { promotionId: rainId, number: 412, own: [17, 412] },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
