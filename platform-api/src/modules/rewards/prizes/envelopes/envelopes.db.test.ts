import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { splitEnvelopes } from '@marquee/contract/prizes/envelope-split';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeMembers, TEST_BRAND, UNIT } from '../../../money/ledger/money.fixture';
import { openPrizeSite, rainOf } from '../prizes.fixture';
import { rainStarts } from './plan-rains';
import { removeRainsAhead } from './rain-repository';

let site: Awaited<ReturnType<typeof openPrizeSite>>;
/** Each test has a day of its own: a brand has one rain at a time. */
let day = 1;
beforeAll(async () => {
  site = await openPrizeSite();
});
beforeEach(() => {
  day += 2;
});
afterAll(() => site.close());

/** 20:00 at the brand, and minutes after it. */
const at = (minutes: number) => site.at(new Date(Date.UTC(2027, 0, day, 14, 0) + minutes * 60_000).toISOString());
/** A rain that falls at 20:00 for ten minutes. @returns its id */
async function planned(terms = rainOf()): Promise<string> {
  await site.enforce(terms);
  at(-60);
  await removeRainsAhead(site.pool, TEST_BRAND.id, new Date(0));
  await site.prizes.envelopes.tend();
  const { rains } = await site.prizes.envelopes.rains(site.caller(await site.member()));
  return rains.at(-1)?.rainId ?? '';
}
const take = (memberId: bigint, rainId: string) => site.prizes.envelopes.take(site.caller(memberId), rainId);
const shown = async (memberId: bigint, rainId: string) =>
  (await site.prizes.envelopes.rains(site.caller(memberId))).rains.find((rain) => rain.rainId === rainId);

it('gives each of 500 members at most one of the envelopes, and its whole budget exactly', async () => {
  const rainId = await planned(rainOf({ count: 60, budget: '1000.00' }));
  const members = await makeMembers(site.pool, 500, 1n);
  at(1);
  const taken = await Promise.allSettled(members.map((memberId) => take(memberId, rainId)));
  const won = taken.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(won).toHaveLength(60);
  expect(new Set(won.map(({ own }) => own?.position)).size).toBe(60);
  expect(won.reduce((sum, { own }) => sum + parseAmount(own?.amount ?? '0'), 0n)).toBe(1_000n * UNIT);
  for (const result of taken)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'envelopes_gone' });
  expect((await shown(members[0] ?? 0n, rainId))?.left).toBe(0);
});

it('gives one envelope to a member whatever is repeated', async () => {
  const rainId = await planned();
  const member = await site.member();
  at(0);
  const taken = await Promise.all(Array.from({ length: 30 }, () => take(member, rainId)));
  expect(new Set(taken.map(({ own }) => own?.position)).size).toBe(1);
  expect((await site.ledger.balanceOf(member)).cash).toBe(parseAmount(taken[0]?.own?.amount ?? '0'));
});

it('falls from its start until its end, by the clock of the server', async () => {
  const rainId = await planned();
  const member = await site.member();
  for (const minute of [-1 / 60, 10]) {
    at(minute);
    await expect(take(member, rainId)).rejects.toMatchObject({ code: 'prizes_closed' });
  }
  at(10 - 1 / 60);
  expect((await take(member, rainId)).own).not.toBeNull();
});

it('hides its seed until it is over; then the split of the budget follows from it', async () => {
  const rainId = await planned();
  const member = await site.member();
  at(1);
  const taken = await take(member, rainId);
  expect(taken.seed).toBeNull();
  at(11);
  const rain = await shown(member, rainId);
  if (!rain?.seed) throw new Error('the seed is hidden');
  expect(await sha256Hex(rain.seed)).toBe(taken.seedHash);
  const split = { budget: 100n * UNIT, count: 7, least: UNIT, step: UNIT };
  const amounts = await splitEnvelopes(rain.seed, rainId, split);
  expect(formatAmount(amounts[(rain.own?.position ?? 0) - 1] ?? 0n)).toBe(rain.own?.amount);
});

it('takes a ticket where the brand says so', async () => {
  const rainId = await planned(rainOf({ needsTicket: true }));
  const member = await site.member();
  at(1);
  await expect(take(member, rainId)).rejects.toMatchObject({ code: 'tickets_insufficient' });
  expect((await shown(member, rainId))?.left).toBe(7);
  await site.give(member, 'envelope', 1);
  await take(member, rainId);
  expect((await site.tickets.heldOf(member, 'envelope')).count).toBe(0);
});

it('is announced to the brand once, when it begins', async () => {
  const rainId = await planned();
  const announced = () =>
    site.published.filter(
      ([topic, payload]) => topic === 'envelopes.rain' && 'rainId' in payload && payload.rainId === rainId,
    );
  expect(announced()).toEqual([]);
  at(0);
  await Promise.all([site.prizes.envelopes.tend(), site.prizes.envelopes.tend()]);
  expect(announced()).toHaveLength(1);
  expect(announced()[0]?.[2]).toEqual({ brandId: TEST_BRAND.id });
});

it('refuses a rain of another brand, one that does not exist, and excluded members', async () => {
  const rainId = await planned();
  const member = await site.member();
  at(1);
  const elsewhere = { ...site.caller(member), brand: { ...site.caller(member).brand, id: 1 } };
  await expect(site.prizes.envelopes.take(elsewhere as never, rainId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(take(member, '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10')).rejects.toMatchObject({ code: 'not_found' });
  site.bar(member);
  await expect(take(member, rainId)).rejects.toMatchObject({ code: 'self_excluded' });
});

it.each([
  ['GMT+6', 360, ['2026-12-31T17:30:00.000Z', '2026-12-31T18:30:00.000Z']],
  ['GMT+7', 420, ['2026-12-31T17:30:00.000Z', '2027-01-01T16:30:00.000Z']],
])('plans 24 hours of the brand’s clock at %s, over the end of a year', (_zone, minutes, starts) => {
  const now = new Date('2026-12-31T17:00:00Z');
  expect(rainStarts({ times: ['23:30', '00:30'] }, now, minutes).map((start) => start.toISOString())).toEqual(starts);
});
