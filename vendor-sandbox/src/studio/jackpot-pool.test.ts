import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenStudio, openStudio } from './studio';
import { createScriptedWallet, openTestSession, type ScriptedWallet } from './studio.fixture';

let folder: string;
let studio: OpenStudio;
let wallet: ScriptedWallet;
const jackpotPool = { id: '7', seed: 1_000, amount: 1_500 };
const { log } = Fastify();

const open = async () => {
  studio = await openStudio({
    journalFile: join(folder, 'studio.jsonl'),
    walletOf: () => wallet,
    log,
    compactAtBytes: 1,
  });
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pool-'));
  wallet = createScriptedWallet();
  await open();
});
afterEach(async () => {
  await studio.close();
  await rm(folder, { recursive: true });
});
const newBet = (terms: { readonly contribution?: number } = {}) => ({
  id: randomUUID(),
  round: randomUUID(),
  stake: 1_000,
  detail: {},
  ...terms,
});
const lastMeta = (name: string) => wallet.calls.findLast((call) => call.name === name)?.fields['meta'];

test('counts what the wallet took, and tells it contributions and hits', async () => {
  const session = await openTestSession(studio, { jackpotPool });
  expect(studio.poolAmount(session)).toBe(1_500);
  const bet = newBet({ contribution: 10 });
  await studio.bet(session, bet);
  expect(lastMeta('bet')).toMatchObject({ jackpot_contribution: 10 });
  expect(studio.poolAmount(session)).toBe(1_510);
  expect(await studio.hitPool(bet.id)).toBe(1_510);
  expect(studio.poolAmount(session)).toBe(1_000);
  await studio.settle(bet.id, { payout: 1_510, detail: {} });
  await vi.waitFor(() => expect(lastMeta('win')).toMatchObject({ jackpot_win: 1_510 }));
});

test('counts nothing for a refused stake, and gives a cancelled one back', async () => {
  const session = await openTestSession(studio, { jackpotPool });
  wallet.answer = () => ({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
  await studio.bet(session, newBet({ contribution: 10 }));
  wallet.answer = () => new Error('no answer');
  await studio.bet(session, newBet({ contribution: 10 }));
  expect(studio.poolAmount(session)).toBe(1_500);
  wallet.answer = () => ({});
  const bet = newBet({ contribution: 10 });
  await studio.bet(session, bet);
  await studio.cancel(bet.id);
  expect(studio.poolAmount(session)).toBe(1_500);
});

test('is won once until the wallet has accepted the win', async () => {
  const session = await openTestSession(studio, { jackpotPool });
  const [first, second] = [newBet({ contribution: 10 }), newBet({ contribution: 10 })];
  await studio.bet(session, first);
  await studio.bet(session, second);
  expect(await studio.hitPool(first.id)).toBe(1_520);
  expect(await studio.hitPool(second.id)).toBe(0);
  await studio.settle(first.id, { payout: 1_520, detail: {} });
  await vi.waitFor(async () => expect(await studio.hitPool(second.id)).toBe(1_000));
});

test('survives a restart, with a hit that was not settled back in the pool', async () => {
  const session = await openTestSession(studio, { jackpotPool });
  const [kept, lost] = [newBet({ contribution: 10 }), newBet({ contribution: 10 })];
  await studio.bet(session, kept);
  await studio.bet(session, lost);
  await studio.hitPool(lost.id);
  await studio.close();
  await open();
  expect(studio.poolAmount(session)).toBe(1_000);
  await studio.cancel(lost.id);
  expect(studio.poolAmount(session)).toBe(1_510);
  expect(await studio.hitPool(kept.id)).toBe(1_510);
});

test('has no pool where the site has none', async () => {
  const session = await openTestSession(studio);
  const bet = newBet();
  await studio.bet(session, bet);
  expect(studio.poolAmount(session)).toBeNull();
  expect(await studio.hitPool(bet.id)).toBe(0);
  expect(lastMeta('bet')).not.toHaveProperty('jackpot_contribution');
});
