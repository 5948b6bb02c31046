import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FreeBets } from './free-bets';
import { type OpenStudio, openStudio } from './studio';
import { createScriptedWallet, openTestSession, type ScriptedWallet } from './studio.fixture';

let folder: string;
let wallet: ScriptedWallet;
let studio: OpenStudio;

const open = () =>
  openStudio({ journalFile: join(folder, 'studio.jsonl'), walletOf: () => wallet, log: Fastify().log });
const reward = (change: Partial<FreeBets> = {}): FreeBets => ({
  id: 'reward-0001',
  vendor: 'PG',
  user: 'player-1',
  currency: 'BDT',
  gameCode: 'PG_0001',
  granted: 2,
  value: 100,
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...change,
});
let bets = 0;
const free = (change: object = {}) => {
  const id = `bet-${String(++bets).padStart(8, '0')}`;
  return { id, round: id, stake: 100, detail: {}, rewardId: 'reward-0001', ...change };
};
const restart = async () => {
  await studio.close();
  studio = await open();
};
const remainingCounts = async () => studio.freeBets(await openTestSession(studio)).map((bet) => bet.left);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-free-bets-'));
  wallet = createScriptedWallet();
  studio = await open();
});
afterEach(async () => {
  vi.useRealTimers();
  await studio.close();
  await rm(folder, { recursive: true, force: true });
});

test('a reward that is repeated is granted once; the id with other terms is refused', async () => {
  const offered = reward();
  expect(await studio.grantFreeBets(offered)).toBe('new');
  await studio.bet(await openTestSession(studio), free());
  expect(await studio.grantFreeBets(offered)).toBe('repeat');
  expect(await studio.grantFreeBets({ ...offered, granted: 50 })).toBe('conflict');
  expect(await studio.grantFreeBets({ ...offered, vendor: 'PT' })).toBe('conflict');
  expect(await remainingCounts()).toEqual([1]);
});

test('its bets and their wins say that they are free, and whose', async () => {
  await studio.grantFreeBets(reward());
  const bet = free();
  await studio.bet(await openTestSession(studio), bet);
  await studio.settle(bet.id, { payout: 250, detail: {} });
  await vi.waitFor(() => expect(studio.find(bet.id)?.taken).toBe(1));
  const mark = { is_free: true, reward_uuid: 'reward-0001' };
  expect(wallet.calls).toMatchObject([
    { name: 'bet', fields: { amount: 100, ...mark } },
    { name: 'win', fields: { amount: 250, ...mark } },
  ]);
  await studio.bet(await openTestSession(studio), free({ rewardId: undefined }));
  expect(wallet.calls[2]?.fields).not.toHaveProperty('is_free');
});

test('no bet is free beyond the reward, however many are sent at once', async () => {
  await studio.grantFreeBets(reward());
  const player = await openTestSession(studio);
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => studio.bet(player, free())));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(studio.bet(player, free())).rejects.toMatchObject({ code: 'no_free_bet' });
  expect(wallet.calls).toHaveLength(2);
});

test.each([
  ['of another player', () => openTestSession(studio, { user: 'player-2' }), {}],
  ['in another game', () => openTestSession(studio, { gameCode: 'PG_0002' }), {}],
  ['in a demo', () => openTestSession(studio, { demo: true }), {}],
  ['at another stake', () => openTestSession(studio), { stake: 200 }],
  ['of a reward that nobody gave', () => openTestSession(studio), { rewardId: 'reward-0002' }],
])('a free bet %s is refused before the wallet is asked', async (_whose, open, change) => {
  await studio.grantFreeBets(reward());
  await expect(studio.bet(await open(), free(change))).rejects.toMatchObject({ code: 'no_free_bet' });
  expect(wallet.calls).toEqual([]);
  expect(await remainingCounts()).toEqual([2]);
});

test('after its end a reward gives nothing, and is not granted either', async () => {
  await studio.grantFreeBets(reward());
  const player = await openTestSession(studio);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
  expect(studio.freeBets(player)).toEqual([]);
  await expect(studio.bet(player, free())).rejects.toMatchObject({ code: 'no_free_bet' });
  const late = reward({ id: 'reward-0003', endsAt: new Date(Date.now() - 1).toISOString() });
  expect(await studio.grantFreeBets(late)).toBe('over');
});

test('one that the wallet refused, or did not answer, can be played again', async () => {
  await studio.grantFreeBets(reward());
  wallet.answer = () => ({ status: 'RS_ERROR_LIMIT_REACHED' });
  await studio.bet(await openTestSession(studio), free());
  expect(await remainingCounts()).toEqual([2]);
  wallet.answer = (name) => (name === 'bet' ? new Error('no line') : {});
  await studio.bet(await openTestSession(studio), free());
  expect(await remainingCounts()).toEqual([2]);
});

test('a restart forgets neither what was granted nor what was played', async () => {
  await studio.grantFreeBets(reward());
  await studio.bet(await openTestSession(studio), free());
  for (let start = 0; start < 2; start += 1) {
    await restart();
    expect(await remainingCounts()).toEqual([1]);
    expect(await studio.grantFreeBets(reward({ granted: 9 }))).toBe('conflict');
  }
  await studio.bet(await openTestSession(studio), free());
  await restart();
  expect(await remainingCounts()).toEqual([]);
});
