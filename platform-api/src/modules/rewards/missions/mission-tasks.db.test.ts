import { AGENT_TYPES } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { calendarOf, type PrizeSite, prizeSiteOn } from '../prizes/prizes.fixture';
import { type PromotionsTest, startPromotionsTest } from '../promotions/promotions.fixture';
import { missionsOn } from './missions.fixture';
import { announceProgress, type MissionService } from './service';

let site: PromotionsTest;
let prizes: PrizeSite;
let missions: MissionService;
let published: [string, unknown][] = [];
let moment = '';
let offsetMinutes: number = TEST_BRAND.offsetMinutes;
let invitesFriends = true;
const now = () => new Date(moment);
const bus = { publish: (topic: string, _event: object, { memberId }: { memberId: bigint }) => note(topic, memberId) };
const note = (topic: string, memberId: unknown) => void published.push([topic, memberId]);

beforeAll(async () => {
  site = await startPromotionsTest({ announceInvitation: (...given) => missions.announceInvitation(...given) });
  ({ missions } = missionsOn(site.database, {
    now,
    offsetMinutes: () => offsetMinutes,
    invitesFriends: () => invitesFriends,
    published: note,
  }));
  const checkedIn = (id: bigint) => announceProgress({ bus: bus as never, clock: { now } }, [id]);
  prizes = prizeSiteOn(site.db.pool, checkedIn);
  await prizes.enforce(calendarOf());
  await site.db.pool.query(
    `insert into mission (brand_id, id, period, task, goal, minimum, reward_kind, reward, score, from_day, sort_order)
     values ($1, 'check-in', 'daily', 'sign_in', 1, null, 'points', 5, 1, '2026-01-01', 1),
            ($1, 'week', 'weekly', 'sign_in', 3, null, 'points', 30, 5, '2026-01-01', 2),
            ($1, 'friend', 'daily', 'invitations', 1, ${200n * UNIT}, 'cash', ${7n * UNIT}, 5, '2026-01-01', 3),
            ($1, 'friends', 'weekly', 'invitations', 2, ${200n * UNIT}, 'points', 50, 5, '2026-01-01', 4),
            ($1, 'deposit', 'daily', 'deposit', ${100n * UNIT}, null, 'points', 5, 1, '2026-01-01', 5)`,
    [TEST_BRAND.id],
  );
});
beforeEach(() => {
  published = [];
  [offsetMinutes, invitesFriends] = [TEST_BRAND.offsetMinutes, true];
});
afterAll(() => site.close());

const callerOf = (id: bigint) => ({ member: { id }, brand: { id: TEST_BRAND.id } });
const progressOf = async (id: bigint, at: string) => {
  moment = at;
  const { missions: list } = await missions.summary(callerOf(id));
  return Object.fromEntries(list.map(({ missionId, progress, state }) => [missionId, `${progress} ${state}`]));
};
async function checkIn(id: bigint, at: string) {
  moment = at;
  prizes.at(at);
  prizes.offset(offsetMinutes);
  await prizes.prizes.checkIns.claim(prizes.caller(id));
}
async function invitedBy(inviter: bigint): Promise<bigint> {
  const id = await site.member();
  await site.db.pool.query('select set_upline($2, $1)', [inviter, id]);
  return id;
}
async function deposit(memberId: bigint, amount: bigint, at: string) {
  const depositId = await site.deposit(memberId, amount, at);
  await site.promotions.handleEvent({ brandId: TEST_BRAND.id, memberId }, { kind: 'deposit', depositId });
}
/** Midnight before Thursday, 2026-11-26, in the brand's time. */
const MIDNIGHTS = [
  { offset: 360, midnight: '2026-11-25T18:00:00.000Z' },
  { offset: 420, midnight: '2026-11-25T17:00:00.000Z' },
];
const shifted = (time: string, milliseconds: number) => new Date(Date.parse(time) + milliseconds).toISOString();
const DAY_MS = 86_400_000;

describe('check-ins', () => {
  it.each(MIDNIGHTS)(
    'count on the business days of the period at GMT+$offset minutes, once a day',
    async ({ offset, midnight }) => {
      offsetMinutes = offset;
      const [id, other] = [await site.member(), await site.member()];
      // The last millisecond of Sunday, of Wednesday, and the first of Thursday.
      await checkIn(id, shifted(midnight, -3 * DAY_MS - 1));
      expect(await progressOf(id, moment)).toMatchObject({ 'check-in': '1 claimable', week: '1 active' });
      await checkIn(other, shifted(midnight, -DAY_MS));
      await checkIn(id, shifted(midnight, -1));
      await checkIn(id, shifted(midnight, -1));
      expect(await progressOf(id, moment)).toMatchObject({ 'check-in': '1 claimable', week: '1 active' });
      expect(await progressOf(id, midnight)).toMatchObject({ 'check-in': '0 active', week: '1 active' });
      await checkIn(id, midnight);
      expect(await progressOf(id, midnight)).toMatchObject({ 'check-in': '1 claimable', week: '2 active' });
      // A clock of the API that is behind that of the process in which the member checked in.
      expect(await progressOf(id, shifted(midnight, -1))).toMatchObject({ week: '1 active' });
      expect(await progressOf(other, midnight)).toMatchObject({ 'check-in': '0 active', week: '1 active' });
    },
  );

  it('are told to the member’s pages, and complete a mission that pays once', async () => {
    const id = await site.member();
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) await checkIn(id, `${day}T10:00:00Z`);
    await checkIn(id, '2026-11-26T11:00:00Z');
    expect(published).toEqual(Array.from({ length: 3 }, () => ['missions.progress', id]));
    const before = await prizes.units.balance(id, 'points');
    const claims = await Promise.all(Array.from({ length: 8 }, () => missions.claim(callerOf(id), 'week')));
    expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['claimed']));
    expect((await prizes.units.balance(id, 'points')) - before).toBe(30n);
  });
});

it('deposits count with what arrived', async () => {
  const id = await site.member();
  const at = '2026-11-26T10:00:00.000Z';
  const depositId = await site.deposit(id, 100n, at);
  await site.db.pool.query('update deposit set received = $2 where id = $1', [depositId, 80n * UNIT]);
  expect(await progressOf(id, at)).toMatchObject({ deposit: '80.00 active' });
});

describe('invitations', () => {
  it.each(MIDNIGHTS)(
    'count on the day on which the friend’s deposits reach the minimum at GMT+$offset minutes',
    async ({ offset, midnight }) => {
      offsetMinutes = offset;
      const [id, other] = [await site.member(), await site.member()];
      const [early, late] = [await invitedBy(id), await invitedBy(id)];
      const lastMoment = shifted(midnight, -1);
      await deposit(early, 150n, shifted(midnight, -9 * DAY_MS));
      await deposit(late, 199n, lastMoment);
      expect(await progressOf(id, lastMoment)).toMatchObject({ friend: '0 active', friends: '0 active' });
      await deposit(early, 50n, lastMoment);
      await deposit(early, 500n, midnight);
      expect(await progressOf(id, lastMoment)).toMatchObject({ friend: '1 claimable', friends: '1 active' });
      expect(await progressOf(id, midnight)).toMatchObject({ friend: '0 active', friends: '1 active' });
      await deposit(late, 1n, midnight);
      expect(await progressOf(id, lastMoment)).toMatchObject({ friend: '1 claimable', friends: '1 active' });
      expect(await progressOf(id, midnight)).toMatchObject({ friend: '1 claimable', friends: '2 claimable' });
      expect(await progressOf(id, shifted(midnight, 4 * DAY_MS))).toMatchObject({ friends: '0 active' });
      for (const stranger of [other, early])
        expect(await progressOf(stranger, midnight)).toMatchObject({ friend: '0 active' });
    },
  );

  it('that qualified before the period do not count', async () => {
    const id = await site.member();
    await deposit(await invitedBy(id), 200n, '2026-11-22T10:00:00Z');
    expect(await progressOf(id, '2026-11-23T10:00:00Z')).toMatchObject({ friend: '0 active', friends: '0 active' });
  });

  it('are told to the inviting member’s pages when they qualify, and complete a mission that pays once', async () => {
    const id = await site.member();
    const friend = await invitedBy(id);
    const at = '2026-11-26T10:00:00.000Z';
    await deposit(friend, 199n, at);
    await deposit(await site.member(), 500n, at);
    expect(published).toEqual([]);
    await deposit(friend, 1n, shifted(at, 1));
    await deposit(friend, 300n, shifted(at, 2));
    expect(published).toEqual([['missions.progress', id]]);
    moment = shifted(at, 3);
    await Promise.all(Array.from({ length: 8 }, () => missions.claim(callerOf(id), 'friend')));
    expect(await site.cashOf(id)).toBe(7n);
  });

  it('of an agent’s line are none', async () => {
    const [agent, at] = [await site.member(), '2026-11-26T10:00:00.000Z'];
    await site.db.pool.query('update member set type = $2 where id = $1', [agent, AGENT_TYPES[0]]);
    await deposit(await invitedBy(agent), 500n, at);
    expect(await progressOf(agent, at)).toMatchObject({ friend: '0 active' });
    expect(published).toEqual([]);
  });

  it('are no mission where members do not invite friends', async () => {
    invitesFriends = false;
    const id = await site.member();
    expect(Object.keys(await progressOf(id, '2026-11-26T10:00:00Z'))).toEqual(['check-in', 'week', 'deposit']);
    await expect(missions.claim(callerOf(id), 'friend')).rejects.toMatchObject({ code: 'mission_not_found' });
  });
});
