import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import { type PointsSite, startPointsSite } from '../../rewards/points/points.fixture';
import { createWageringService } from '../wagering/service';
import { RELEASED } from './bonus.fixture';
import { createBonusSite } from './bonus-site.fixture';
import { PLAYABLE } from './playable.fixture';

let site: PointsSite;
let bonus: ReturnType<typeof createBonusSite>;
beforeAll(async () => {
  site = await startPointsSite();
  const { database, config } = site.site.app.platform;
  await seedCatalogue(database, config);
  bonus = createBonusSite(site.site);
});
afterAll(() => site.close());

async function player(cash = 1_000n) {
  const member = await site.member();
  await bonus.deposit(member.id, cash);
  const { browser } = member;
  return { ...member, own: () => browser.call('bonuses.own', {}), wallet: () => browser.call('wallets.balance', {}) };
}
const page = { pageNo: 1, pageSize: 20 };

test('says what has to be wagered before play counts for the bonus, and shows both before a withdrawal', async () => {
  const member = await player();
  const wagering = createWageringService(site.site.app.platform);
  const deposit = { memberId: member.id, source: 'deposit', key: randomUUID(), amount: 10_000_000n };
  await wagering.require(site.site.pool, deposit);
  await bonus.grant(member.id, RELEASED);
  await bonus.lose(member.id, 30n);
  const before = {
    of: 'deposit',
    name: null,
    required: '100.00',
    wagered: '30.00',
    remaining: '70.00',
    withholds: true,
  };
  const own = {
    of: 'bonus',
    name: 'A bonus',
    required: '500.00',
    wagered: '0.00',
    remaining: '500.00',
    withholds: false,
  };
  expect(await member.own()).toMatchObject({ before: [before], active: { progress: { wagered: '0.00' } } });
  expect((await member.browser.call('withdrawal.terms', {})).wagering.requirements).toEqual([before, own]);
  await bonus.lose(member.id, 80n);
  expect(await member.own()).toMatchObject({ before: [], active: { progress: { wagered: '10.00' } } });
});

test('shows a bonus as wagered between the bet that completes it and its release', async () => {
  const member = await player();
  await bonus.grant(member.id, RELEASED);
  await site.site.pool.query('update wagering_requirement set met_at = now(), closed_at = now() where member_id = $1', [
    member.id,
  ]);
  expect((await member.own()).active).toMatchObject({ progress: { wagered: '500.00', remaining: '0.00' } });
});

test('shows the active bonus with its progress by type of game, its terms, and the queue', async () => {
  const member = await player();
  const excluded = await bonus.gameOf('fish');
  const contribution = { gameTypes: { live: 1_000 } };
  const terms = { ...RELEASED, contribution, excludedGames: [excluded.id], maxStake: 50_000_000n };
  await bonus.grant(member.id, terms);
  await bonus.grant(member.id, RELEASED, { amount: 700_000n });
  await bonus.lose(member.id, 30n);
  await bonus.lose(member.id, 100n, 'live');
  const { active, queue } = await member.own();
  expect(active).toMatchObject({
    name: 'A bonus',
    mode: 'released',
    state: 'active',
    amount: '100.00',
    wagering: '500.00',
    outstanding: '100.00',
    maxStake: '500.00',
    canGiveUp: true,
    lifetimeHours: 24,
    contribution: [{ of: 'gameType', gameType: 'live', basisPoints: 1_000 }],
    excludedGames: [expect.any(String)],
    progress: {
      wagered: '40.00',
      remaining: '460.00',
      byGameType: [
        { gameType: 'rng', validBet: '30.00', counted: '30.00' },
        { gameType: 'live', validBet: '100.00', counted: '10.00' },
      ],
    },
  });
  expect(queue).toMatchObject([{ state: 'queued', amount: '7.00', progress: null, expiresAt: null }]);
  expect((await member.browser.call('bonuses.own', { language: 'bn' })).active?.name).toBe('একটি বোনাস');
  expect(await member.wallet()).toMatchObject({ cash: '870.00', bonus: '100.00' });
});

test('a member gives up the sum that was confirmed; the next bonus starts, and the history says so', async () => {
  const member = await player();
  await bonus.grant(member.id, { ...RELEASED, inSteps: true });
  await bonus.grant(member.id, RELEASED, { amount: 700_000n });
  const { active } = await member.own();
  const bonusId = active?.bonusId ?? '';
  await bonus.lose(member.id, 50n);
  // A tenth was released since the page was read.
  expect(await member.browser.refusal('bonuses.giveUp', { bonusId, amount: '100.00' })).toMatchObject({
    code: 'bonus_changed',
  });
  const given = await member.browser.call('bonuses.giveUp', { bonusId, amount: '90.00' });
  expect(given).toMatchObject({ state: 'forfeited', released: '10.00', returned: '90.00', outstanding: '0.00' });
  expect(await member.wallet()).toMatchObject({ cash: '960.00', bonus: '7.00' });
  expect(await member.own()).toMatchObject({ active: { amount: '7.00' }, queue: [] });
  expect((await member.browser.call('bonuses.history', page)).content).toMatchObject([{ bonusId, state: 'forfeited' }]);
  expect((await member.browser.refusal('bonuses.giveUp', { bonusId, amount: '90.00' })).code).toBe('bonus_ended');
});

test('a bonus that is wagered cannot be given up, even if nothing has released it yet', async () => {
  const member = await player();
  await bonus.grant(member.id, RELEASED);
  const { active } = await member.own();
  await bonus.lose(member.id, 500n);
  const refusal = await member.browser.refusal('bonuses.giveUp', { bonusId: active?.bonusId ?? '', amount: '100.00' });
  expect(refusal.code).toBe('bonus_ended');
  await expect.poll(async () => (await member.wallet()).cash).toBe('600.00');
});

test('merged money cannot be given up, a merged bonus that waits can', async () => {
  const member = await player();
  const merged = { mode: 'merged', wageringTimes: 2, base: 'bonus', lifetimeHours: null } as const;
  await bonus.grant(member.id, merged);
  await bonus.grant(member.id, merged);
  const { active, queue } = await member.own();
  expect([active?.canGiveUp, queue[0]?.canGiveUp]).toEqual([false, true]);
  const idOf = (entry: { readonly bonusId: string } | null | undefined) => ({
    bonusId: entry?.bonusId ?? '',
    amount: '100.00',
  });
  expect((await member.browser.refusal('bonuses.giveUp', idOf(active))).code).toBe('bonus_merged');
  expect(await member.browser.call('bonuses.giveUp', idOf(queue[0]))).toMatchObject({
    state: 'forfeited',
    returned: '0.00',
  });
  expect(await member.wallet()).toMatchObject({ cash: '1100.00', bonus: '0.00' });
});

test('is closed to others and to guests', async () => {
  const [owner, other] = [await player(), await player()];
  await bonus.grant(owner.id, RELEASED);
  const { active } = await owner.own();
  const request = { bonusId: active?.bonusId ?? '', amount: '100.00' };
  expect((await other.browser.refusal('bonuses.giveUp', request)).code).toBe('bonus_not_found');
  expect((await other.browser.refusal('bonuses.giveUp', { ...request, bonusId: '0000000000000' })).code).toBe(
    'bonus_not_found',
  );
  const guest = site.site.browser();
  expect((await guest.refusal('bonuses.own', {})).code).toBe('not_logged_in');
  expect((await guest.refusal('bonuses.history', page)).code).toBe('not_logged_in');
  expect((await guest.refusal('bonuses.giveUp', request)).code).toBe('not_logged_in');
  expect(await other.own()).toEqual({ active: null, queue: [], before: [], waitsFor: null });
});

test('says that cash kept at vendors holds a playable bonus back, until it is brought home or follows the stakes', async () => {
  const member = await player();
  const { pool } = site.site;
  const waitsFor = async () => (await member.own()).waitsFor;
  const follow = (on: boolean) =>
    pool.query(
      `insert into wallet_choice (member_id, auto_transfer) values ($1, $2)
       on conflict (member_id) do update set auto_transfer = excluded.auto_transfer`,
      [member.id, on],
    );
  await bonus.moveCash(member.id, 5n, 'vendor');
  await follow(false);
  expect(await waitsFor()).toBeNull();
  await bonus.grant(member.id, PLAYABLE);
  expect(await waitsFor()).toBe('5.00');
  await follow(true);
  expect(await waitsFor()).toBeNull();
  await follow(false);
  await bonus.moveCash(member.id, 5n, 'cash');
  expect(await waitsFor()).toBeNull();
});

test('cash at vendors holds no other bonus back', async () => {
  const member = await player();
  const { pool } = site.site;
  await bonus.moveCash(member.id, 5n, 'vendor');
  await pool.query('insert into wallet_choice (member_id, auto_transfer) values ($1, false)', [member.id]);
  await bonus.grant(member.id, RELEASED);
  expect((await member.own()).waitsFor).toBeNull();
});
