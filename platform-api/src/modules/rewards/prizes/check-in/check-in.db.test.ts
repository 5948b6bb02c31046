import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNIT } from '../../../money/ledger/money.fixture';
import { calendarOf, openPrizeSite } from '../prizes.fixture';

let site: Awaited<ReturnType<typeof openPrizeSite>>;
beforeAll(async () => {
  site = await openPrizeSite();
});
afterAll(() => site.close());

const claim = (memberId: bigint) => site.prizes.checkIns.claim(site.caller(memberId));
const calendar = (memberId: bigint) => site.prizes.checkIns.calendar(site.caller(memberId));

it('is closed at a brand without a calendar', async () => {
  const member = await site.member();
  await expect(calendar(member)).rejects.toMatchObject({ code: 'prizes_closed' });
  await expect(claim(member)).rejects.toMatchObject({ code: 'prizes_closed' });
  await site.enforce(calendarOf());
});

it('pays each day of a streak, and starts over after the last one', async () => {
  const member = await site.member();
  expect(await calendar(member)).toMatchObject({ streak: 0, isDone: false });
  for (const [day, streak] of [1, 2, 3, 4].entries()) {
    site.at(`2026-11-${26 + day}T10:00:00Z`);
    expect(await claim(member)).toMatchObject({ streak, isDone: true });
  }
  expect(await site.units.balance(member, 'points')).toBe(20n);
  expect((await site.ledger.balanceOf(member)).cash).toBe(5n * UNIT);
  expect((await calendar(member)).days.map(({ state }) => state)).toEqual(['done', 'ahead', 'ahead']);
});

it('starts over after a gap, and shows what comes next', async () => {
  const member = await site.member();
  site.at('2026-11-26T10:00:00Z');
  await claim(member);
  site.at('2026-11-27T10:00:00Z');
  expect((await calendar(member)).days.map(({ state }) => state)).toEqual(['done', 'today', 'ahead']);
  site.at('2026-11-28T10:00:00Z');
  expect(await calendar(member)).toMatchObject({ streak: 0, isDone: false });
  expect(await claim(member)).toMatchObject({ streak: 1 });
});

it('checks in once a day whatever is repeated', async () => {
  const member = await site.member();
  site.at('2026-11-26T10:00:00Z');
  await Promise.all(Array.from({ length: 30 }, () => claim(member)));
  expect(await site.units.balance(member, 'points')).toBe(10n);
});

it.each([
  ['GMT+6', 360, '18:00'],
  ['GMT+7', 420, '17:00'],
  ['GMT-3', -180, '03:00'],
])('counts days of the brand’s clock at %s', async (_zone, minutes, midnight) => {
  const member = await site.member();
  site.offset(minutes);
  try {
    const midnightOf = Date.parse(`2026-12-31T${midnight}:00Z`);
    site.at(new Date(midnightOf - 1).toISOString());
    expect(await claim(member)).toMatchObject({ streak: 1, nextAt: new Date(midnightOf).toISOString() });
    site.at(new Date(midnightOf).toISOString());
    expect(await calendar(member)).toMatchObject({ streak: 1, isDone: false });
    expect(await claim(member)).toMatchObject({ streak: 2 });
  } finally {
    site.offset(360);
  }
});

it('does not go back to a day that another process has left', async () => {
  const member = await site.member();
  site.at('2026-11-27T10:00:00Z');
  await claim(member);
  site.at('2026-11-26T10:00:00Z');
  expect(await claim(member)).toMatchObject({ streak: 1, isDone: true });
  expect(await site.units.balance(member, 'points')).toBe(10n);
});

it('gives nothing to members who have excluded themselves', async () => {
  const member = await site.member();
  site.bar(member);
  await expect(claim(member)).rejects.toMatchObject({ code: 'self_excluded' });
  expect(await site.units.balance(member, 'points')).toBe(0n);
});
