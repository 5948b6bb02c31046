import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WalletCallName } from '@marquee/contract/wallet-protocol';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenStudio, openStudio } from './studio';
import { createScriptedWallet, openTestSession, type ScriptedWallet } from './studio.fixture';

let folder: string;
let wallet: ScriptedWallet;
let studio: OpenStudio;

const open = () =>
  openStudio({ journalFile: join(folder, 'studio.jsonl'), walletOf: () => wallet, log: Fastify().log });
const bet = (id = 'bet-00000001', stake = 100) => ({ id, round: `round-${id}`, stake, detail: { line: 1 } });
const restart = async () => {
  await studio.close();
  studio = await open();
};
const callsOf = (name: WalletCallName) => wallet.calls.filter((call) => call.name === name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-studio-'));
  wallet = createScriptedWallet();
  studio = await open();
});
afterEach(async () => {
  await studio.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a bet', () => {
  test('takes the stake once, however often it is sent', async () => {
    const player = await openTestSession(studio);
    const answers = await Promise.all([studio.bet(player, bet()), studio.bet(player, bet())]);
    expect(answers).toEqual([
      { accepted: true, balance: 700 },
      { accepted: true, balance: 700 },
    ]);
    expect(await studio.bet(player, bet())).toEqual({ accepted: true, balance: 700 });
    expect(callsOf('bet')).toHaveLength(1);
  });

  test('of a stranger cannot be repeated, seen or ended by its id', async () => {
    const [player, stranger] = [await openTestSession(studio), await openTestSession(studio, { demo: true })];
    await studio.bet(player, bet());
    await expect(studio.bet(stranger, bet())).rejects.toMatchObject({ code: 'bet_id_taken' });
    await expect(studio.bet(player, bet('bet-00000001', 5))).rejects.toMatchObject({ code: 'bet_id_taken' });
    expect(studio.own(stranger, 'bet-00000001')).toBeUndefined();
  });

  test.each([-100, 0, 1.5, Number.NaN, 2 ** 60])('of %d is refused before the wallet is asked', async (stake) => {
    await expect(studio.bet(await openTestSession(studio), bet('bet-00000001', stake))).rejects.toMatchObject({
      code: 'bet_malformed',
    });
    expect(wallet.calls).toEqual([]);
  });

  test('that the wallet refuses says why, and is not open', async () => {
    wallet.answer = () => ({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 3 });
    expect(await studio.bet(await openTestSession(studio), bet())).toEqual({
      accepted: false,
      reason: 'not_enough_money',
      balance: 3,
    });
    expect(studio.open('slots')).toEqual([]);
  });

  test('without an answer is rolled back', async () => {
    wallet.answer = (name) => (name === 'bet' ? new Error('no line') : {});
    expect(await studio.bet(await openTestSession(studio), bet())).toMatchObject({
      accepted: false,
      reason: 'wallet_unreachable',
    });
    await vi.waitFor(() => expect(callsOf('rollback')).toHaveLength(1));
    expect(callsOf('rollback')[0]?.fields).toMatchObject({ reference_transaction_uuid: 'bet-00000001' });
  });
});

describe('an end', () => {
  test('is delivered until the wallet takes it, with one id, and paid once', async () => {
    const player = await openTestSession(studio);
    await studio.bet(player, bet());
    let refusals = 2;
    wallet.answer = (name) => (name === 'win' && refusals-- > 0 ? new Error('no line') : {});
    await studio.settle('bet-00000001', { payout: 250, detail: { line: 1, won: true } });
    await studio.settle('bet-00000001', { payout: 999, detail: {} });
    await studio.cancel('bet-00000001');
    await vi.waitFor(() => expect(callsOf('win')).toHaveLength(3));
    expect(new Set(callsOf('win').map(({ fields }) => fields['transaction_uuid'])).size).toBe(1);
    expect(callsOf('win')[0]?.fields).toMatchObject({ amount: 250, meta: { won: true } });
    expect(callsOf('rollback')).toEqual([]);
  });

  test('that was not delivered before the process ended is delivered by the next', async () => {
    const player = await openTestSession(studio);
    await studio.bet(player, bet());
    wallet.answer = () => new Error('no line');
    await studio.settle('bet-00000001', { payout: 250, detail: {} });
    const [first] = callsOf('win');
    wallet.answer = () => ({});
    await restart();
    await vi.waitFor(() => expect(callsOf('win')).toHaveLength(2));
    expect(callsOf('win')[1]?.fields['transaction_uuid']).toBe(first?.fields['transaction_uuid']);
    await vi.waitFor(() => expect(studio.find('bet-00000001')?.taken).toBe(1));
    await restart();
    expect(callsOf('win')).toHaveLength(2);
  });

  test('of a demo pays the purse of the session, without the wallet', async () => {
    const player = await openTestSession(studio, { demo: true });
    const before = await studio.balance(player);
    await studio.bet(player, bet('bet-00000001', 100));
    await studio.settle('bet-00000001', { payout: 30, detail: {} });
    expect(await studio.balance(player)).toBe(before - 70);
    await restart();
    expect(await studio.balance(player)).toBe(before - 70);
    expect(wallet.calls).toEqual([]);
  });
});

describe('a result that was wrong', () => {
  const transactions = () =>
    wallet.calls
      .filter(({ name }) => name === 'win' || name === 'rollback')
      .map(({ name, fields }) => [name, fields['amount'], fields['reference_transaction_uuid']] as const);

  test('is taken back and paid again, each once, in this order', async () => {
    const player = await openTestSession(studio);
    await studio.bet(player, bet());
    await studio.settle('bet-00000001', { payout: 250, detail: { score: '1:0' } });
    await vi.waitFor(() => expect(callsOf('win')).toHaveLength(1));
    await studio.reverse('bet-00000001');
    expect(studio.open('slots')).toMatchObject([{ id: 'bet-00000001', payout: 0 }]);
    await studio.settle('bet-00000001', { payout: 40, detail: { score: '0:1' } });
    await vi.waitFor(() => expect(studio.find('bet-00000001')?.taken).toBe(3));
    const first = callsOf('win')[0]?.fields['transaction_uuid'];
    expect(transactions()).toEqual([
      ['win', 250, 'bet-00000001'],
      ['rollback', undefined, first],
      ['win', 40, 'bet-00000001'],
    ]);
    expect(new Set(wallet.calls.map(({ fields }) => fields['transaction_uuid'])).size).toBe(4);
    await restart();
    expect(transactions()).toHaveLength(3);
    expect(studio.find('bet-00000001')).toMatchObject({ state: 'settled', payout: 40, taken: 3 });
  });

  test('waits for what the wallet has not taken yet, over a restart', async () => {
    await studio.bet(await openTestSession(studio), bet());
    wallet.answer = () => new Error('no line');
    await studio.settle('bet-00000001', { payout: 250, detail: {} });
    await studio.reverse('bet-00000001');
    await studio.reverse('bet-00000001');
    await studio.cancel('bet-00000001');
    const lost = wallet.calls.length;
    wallet.answer = () => ({});
    await restart();
    await vi.waitFor(() => expect(studio.find('bet-00000001')?.taken).toBe(3));
    const [win, ofWin, ofBet] = transactions().slice(lost - 1);
    expect([win?.[0], ofWin?.[0], ofBet?.[0]]).toEqual(['win', 'rollback', 'rollback']);
    expect(ofWin?.[2]).toBe(callsOf('win')[0]?.fields['transaction_uuid']);
    expect(ofBet?.[2]).toBe('bet-00000001');
  });

  test('takes back from a demo what is left, and never more', async () => {
    const player = await openTestSession(studio, { demo: true });
    const before = await studio.balance(player);
    await studio.bet(player, bet('bet-00000001', 100));
    await studio.settle('bet-00000001', { payout: 500, detail: {} });
    await studio.bet(player, bet('bet-00000002', before + 300));
    await studio.reverse('bet-00000001');
    expect(await studio.balance(player)).toBe(0);
    expect(wallet.calls).toEqual([]);
  });
});

describe('a compacted journal', () => {
  const lines = async () => (await readFile(join(folder, 'studio.jsonl'), 'utf8')).trim().split('\n').length;

  test('says the same in one line a bet, whatever has happened to it', async () => {
    const [player, guest] = [await openTestSession(studio), await openTestSession(studio, { demo: true })];
    for (let count = 1; count <= 9; count += 1) {
      await studio.bet(player, bet(`bet-0000000${count}`));
      await studio.note(`bet-0000000${count}`, { line: count });
      if (count > 2) await studio.settle(`bet-0000000${count}`, { payout: count, detail: { line: count } });
    }
    await studio.bet(guest, bet('bet-of-guest', 300));
    await studio.reverse('bet-00000009');
    await vi.waitFor(() => expect(studio.find('bet-00000009')?.taken).toBe(2));
    await vi.waitFor(() => expect(studio.find('bet-00000008')?.taken).toBe(1));
    const before = { bets: [...studio.bets()], open: studio.open('slots'), history: studio.history(player, 20) };
    const balanceBefore = await studio.balance(guest);
    const long = await lines();
    await restart();
    expect(await lines()).toBe(2 + 10 + 1);
    expect(long).toBeGreaterThan(30);
    for (let start = 0; start < 2; start += 1) {
      expect([...studio.bets()]).toEqual(before.bets);
      expect(studio.open('slots')).toEqual(before.open);
      expect(studio.history(player, 20)).toEqual(before.history);
      expect(await studio.balance(guest)).toBe(balanceBefore);
      await restart();
    }
  });

  test('is written while bets go on, and forgets none of them', async () => {
    await studio.close();
    const small = () =>
      openStudio({
        journalFile: join(folder, 'studio.jsonl'),
        walletOf: () => wallet,
        log: Fastify().log,
        compactAtBytes: 4_000,
      });
    studio = await small();
    const guest = await openTestSession(studio, { demo: true });
    const placing = Array.from({ length: 300 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index % 40));
      await studio.bet(guest, bet(`bet-number-${index}`, 10));
      await studio.settle(`bet-number-${index}`, { payout: index % 3, detail: { index } });
    });
    await Promise.all(placing);
    const [betsBefore, balanceBefore] = [[...studio.bets()], await studio.balance(guest)];
    await studio.close();
    studio = await small();
    expect([...studio.bets()]).toEqual(betsBefore);
    expect(betsBefore.every(({ state, taken }) => state === 'settled' && taken === 1)).toBe(true);
    expect(await studio.balance(guest)).toBe(balanceBefore);
  });

  test('forgets demos of sessions that are over, and bets that nobody compares any more', async () => {
    const [player, guest] = [await openTestSession(studio), await openTestSession(studio, { demo: true })];
    await studio.bet(player, bet('bet-00000001'));
    await studio.bet(player, bet('bet-00000002'));
    await studio.settle('bet-00000001', { payout: 0, detail: {} });
    await studio.bet(guest, bet('bet-of-guest'));
    await studio.settle('bet-of-guest', { payout: 0, detail: {} });
    await vi.waitFor(() => expect(studio.find('bet-00000001')?.taken).toBe(1));
    const day = 86_400_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * day });
    await restart();
    expect([...studio.bets()].map(({ id }) => id)).toEqual(['bet-00000001', 'bet-00000002']);
    vi.setSystemTime(Date.now() + 90 * day);
    await restart();
    vi.useRealTimers();
    expect([...studio.bets()].map(({ id }) => id)).toEqual(['bet-00000002']);
  });
});

describe('after a crash', () => {
  test('open bets are open still, with what was noted', async () => {
    await studio.bet(await openTestSession(studio), bet());
    await studio.note('bet-00000001', { line: 1, drawn: [7] });
    await restart();
    expect(studio.open('slots')).toMatchObject([{ id: 'bet-00000001', stake: 100, detail: { drawn: [7] } }]);
  });

  test('a bet that the wallet had not answered is given back, and a torn line is dropped', async () => {
    await studio.bet(await openTestSession(studio), bet());
    await studio.close();
    const file = join(folder, 'studio.jsonl');
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    await writeFile(file, `${lines.slice(0, 2).join('\n')}\n{"do":"taken","id":"bet-0`);
    studio = await open();
    await vi.waitFor(() => expect(callsOf('rollback')).toHaveLength(1));
    expect(studio.open('slots')).toEqual([]);
  });
});
