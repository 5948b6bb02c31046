import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';

const AT = '2026-01-02T03:04:05.000Z';
const LATER = '2099-01-02T03:04:05.000Z';
const ID = '01234567-89ab-4cde-8f01-23456789abcd';
const HASH = 'ab'.repeat(32);
const ticketsOf = (unit: 'wheel' | 'envelope' | 'raffle', count: number) => ({ unit, count, expiresAt: LATER });

export const tickets: CallValue<'tickets.mine'> = {
  tickets: [ticketsOf('wheel', 2), ticketsOf('envelope', 1), ticketsOf('raffle', 3)],
  kinds: ['check-in', 'wheel', 'envelope', 'raffle'],
};

export const calendar: CallValue<'checkIn.calendar'> = {
  streak: 1,
  isDone: false,
  nextAt: LATER,
  days: [
    { reward: { kind: 'points', points: 20 }, state: 'done' },
    { reward: { kind: 'tickets', unit: 'wheel', count: 1, lifetimeDays: 7 }, state: 'today' },
    { reward: { kind: 'cash', amount: '20.00', wageringTimes: 1 }, state: 'ahead' },
  ],
};

export const wheel: CallValue<'wheel.show'> = { ...exampleValue('wheel.show'), tickets: ticketsOf('wheel', 2) };
wheel.prizes.push({
  prizeId: 'points',
  name: '20 points',
  weight: 60,
  chance: 0.375,
  left: null,
  reward: { kind: 'points', points: 20 },
});

export const rains: CallValue<'envelopes.rains'> = {
  now: AT,
  tickets: ticketsOf('envelope', 1),
  rains: [{ ...exampleValue('envelopes.take'), startsAt: AT, endsAt: LATER, own: null }],
};

const raffle = {
  promotionId: ID,
  opensAt: AT,
  drawsAt: LATER,
  most: 10_000,
  perMember: 10,
  sold: 412,
  own: [17, 230],
  prizes: [
    { reward: { kind: 'cash' as const, amount: '5000.00', wageringTimes: 1 }, places: 1 },
    { reward: { kind: 'points' as const, points: 1_000 }, places: 20 },
  ],
};

export const raffles: CallValue<'raffles.list'> = {
  tickets: ticketsOf('raffle', 3),
  raffles: [
    {
      ...raffle,
      seedHash: HASH,
      seed: null,
      winners: [],
      beacon: { chain: 'quicknet', round: 31_000_000, randomness: null, signature: null, publicKey: null },
    },
  ],
};
