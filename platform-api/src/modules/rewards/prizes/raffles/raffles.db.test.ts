import { randomUUID } from 'node:crypto';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { raffleNumbers } from '@marquee/contract/prizes/raffle-draw';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPrizeSite, raffleOf } from '../prizes.fixture';
import { nextDrawAt } from './plan-raffle';

let site: Awaited<ReturnType<typeof openPrizeSite>>;
/** Each test has a week of its own: Thursday, with the draw on Sunday at 20:00 of the brand. */
let week = 0;
beforeAll(async () => {
  site = await openPrizeSite();
});
beforeEach(() => {
  week += 1;
});
afterAll(() => site.close());

const DRAWS = Date.UTC(2026, 10, 29, 14, 0);
const at = (msAfterDraw: number) => site.at(new Date(DRAWS + week * 7 * 86_400_000 + msAfterDraw).toISOString());
const DAY = 86_400_000;

async function opened(terms = raffleOf()): Promise<string> {
  await site.enforce(terms);
  at(-3 * DAY);
  await site.prizes.raffles.tend();
  const { raffles } = await site.prizes.raffles.list(site.caller(await site.member()));
  return raffles[0]?.promotionId ?? '';
}
const holder = async (tickets = 5) => {
  const member = await site.member();
  await site.give(member, 'raffle', tickets, 30);
  return member;
};
const claim = (memberId: bigint, raffleId: string, key?: string) =>
  site.prizes.raffles.claim(site.caller(memberId, key), raffleId);
const shown = async (memberId: bigint, raffleId: string) =>
  (await site.prizes.raffles.list(site.caller(memberId))).raffles.find(({ promotionId }) => promotionId === raffleId);

it('gives the next number for a ticket, once per key, and no more than a member may have', async () => {
  const raffleId = await opened();
  const member = await holder(5);
  const key = randomUUID();
  const claimed = await Promise.all(Array.from({ length: 10 }, () => claim(member, raffleId, key)));
  expect(new Set(claimed.map(({ number }) => number))).toEqual(new Set([1]));
  expect((await claim(await holder(1), raffleId)).number).toBe(2);
  await claim(member, raffleId);
  expect((await claim(member, raffleId)).own).toEqual([1, 3, 4]);
  await expect(claim(member, raffleId)).rejects.toMatchObject({ code: 'raffle_limit_reached' });
  expect((await site.tickets.heldOf(member, 'raffle')).count).toBe(2);
});

it('gives each number once to 200 members at the same time, and none beyond the last', async () => {
  const raffleId = await opened(raffleOf({ most: 50, perMember: 1 }));
  const members = await site.membersWith('raffle', 200);
  const claims = await Promise.allSettled(members.map((memberId) => claim(memberId, raffleId)));
  const numbers = claims.flatMap((result) => (result.status === 'fulfilled' ? [result.value.number] : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  for (const result of claims)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'raffle_full' });
});

it('is drawn once by the committed seed and the beacon, and pays its winners', async () => {
  const raffleId = await opened(raffleOf({ perMember: 100 }));
  const members = [await holder(20), await holder(20)];
  for (let turn = 0; turn < 20; turn += 1) for (const memberId of members) await claim(memberId, raffleId);
  const [first = 0n] = members;
  const hidden = await shown(first, raffleId);
  expect(hidden).toMatchObject({ seed: null, winners: [], sold: 40 });
  at(0);
  await expect(claim(first, raffleId)).rejects.toMatchObject({ code: 'prizes_closed' });
  site.beacon(null);
  await site.prizes.raffles.tend();
  expect(await shown(first, raffleId)).toMatchObject({ seed: null, winners: [] });
  site.beacon('5e'.repeat(32));
  await Promise.all(Array.from({ length: 4 }, () => site.prizes.raffles.tend()));
  const drawn = await shown(first, raffleId);
  if (!drawn?.seed) throw new Error('it was not drawn');
  expect(await sha256Hex(drawn.seed)).toBe(hidden?.seedHash);
  const numbers = await raffleNumbers({ seed: drawn.seed, beacon: '5e'.repeat(32) }, 40, 3);
  expect(drawn.winners.map(({ number }) => number)).toEqual(numbers);
  const cash = await Promise.all(members.map(async (memberId) => (await site.ledger.balanceOf(memberId)).cash));
  expect(cash.reduce((sum, amount) => sum + amount, 0n)).toBe(50_000_000n);
  expect(drawn.winners.filter(({ isOwn, player }) => !isOwn && !player.includes('***'))).toEqual([]);
});

it('is followed by the next one, and draws nobody when no number was taken', async () => {
  const raffleId = await opened();
  at(1);
  await site.prizes.raffles.tend();
  const { raffles } = await site.prizes.raffles.list(site.caller(await site.member()));
  expect(raffles.slice(0, 2).map(({ promotionId, winners }) => [promotionId === raffleId, winners.length])).toEqual([
    [false, 0],
    [true, 0],
  ]);
  // The next test opens its own.
  await site.pool.query('delete from raffle where id = $1', [raffles[0]?.promotionId]);
});

it('refuses another brand’s raffle, a key of another raffle, no ticket, an expired one, and excluded members', async () => {
  const raffleId = await opened();
  const member = await site.member();
  await expect(claim(member, raffleId)).rejects.toMatchObject({ code: 'tickets_insufficient' });
  expect((await shown(member, raffleId))?.sold).toBe(0);
  await site.give(member, 'raffle', 1, 1);
  const elsewhere = { ...site.caller(member), brand: { ...site.caller(member).brand, id: 1 } };
  await expect(site.prizes.raffles.claim(elsewhere as never, raffleId)).rejects.toMatchObject({ code: 'not_found' });
  at(-1 * DAY);
  await expect(claim(member, raffleId)).rejects.toMatchObject({ code: 'tickets_insufficient' });
  await site.give(member, 'raffle', 1, 7);
  const key = randomUUID();
  await claim(member, raffleId, key);
  await expect(claim(member, randomUUID(), key)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  site.bar(member);
  await expect(claim(member, raffleId)).rejects.toMatchObject({ code: 'self_excluded' });
});

it.each([
  ['the same day before the time', '2026-11-29T13:59:59Z', 360, '2026-11-29T14:00:00.000Z'],
  ['a week later at the time', '2026-11-29T14:00:00Z', 360, '2026-12-06T14:00:00.000Z'],
  ['over the end of a year', '2026-12-31T20:00:00Z', 420, '2027-01-03T13:00:00.000Z'],
  ['when the brand’s Sunday has begun before that of GMT', '2026-11-28T18:30:00Z', 360, '2026-11-29T14:00:00.000Z'],
])('is drawn next on %s', (_what, now, minutes, draws) => {
  expect(nextDrawAt(raffleOf(), new Date(now), minutes).toISOString()).toBe(draws);
});
