import { WALLET_BUNDLE_PATHS, SIGNATURE_HEADER, type WalletBundleAnswer } from '@marquee/contract/wallet-protocol';
import { randomUUID } from 'node:crypto';
import { formatAmount } from '@marquee/contract/money';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PlatformEvent } from '../../../platform/events/event-bus';
import { placeBets, rollBack, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, makeMember, TEST_BRAND, TEST_VENDOR, UNIT, winOf } from '../../money/ledger/money.fixture';
import { fingerprintOf } from '../../money/ledger/service';
import { signBody } from '../vendor-wallet/signature';
import { testedWallet } from '../vendor-wallet/tested-wallet.fixture';
import { betFields, callWallet, launch } from '../vendor-wallet/vendor-double.fixture';

const wallet = testedWallet();
const SEED = 50n * UNIT;

/** A player with a game open, and calls of the vendor for them. */
async function player(cash = 100n * UNIT) {
  const { id, walletUser } = await makeMember(wallet.db.pool, cash);
  const token = await launch(wallet.db.pool, id);
  const call = (name: 'bet' | 'win' | 'rollback', fields: Readonly<Record<string, unknown>>) =>
    callWallet(wallet.app.server, wallet.keys, name, fields);
  const bet = (contribution: unknown, fields: Readonly<Record<string, unknown>> = {}) =>
    betFields(walletUser, token, { meta: { reels: 5, jackpot_contribution: contribution }, ...fields });
  const of = (reference: ReturnType<typeof bet>, fields: Readonly<Record<string, unknown>>) => ({
    ...betFields(walletUser, token, { round: reference.round, reference_transaction_uuid: reference.transaction_uuid }),
    ...fields,
  });
  const win = (reference: ReturnType<typeof bet>, amount: bigint, hit: unknown) =>
    of(reference, { amount: Number(amount), meta: { jackpot_win: hit } });
  const rollback = (reference: { readonly round: string; readonly transaction_uuid: string }) => {
    const { amount: _amount, currency: _currency, ...fields } = of(reference as ReturnType<typeof bet>, {});
    return fields;
  };
  return { id, call, bet, win, rollback };
}

interface Figures {
  readonly balance: bigint;
  readonly contributions: bigint;
  readonly hits: bigint;
}
async function pool(): Promise<Figures> {
  const { rows } = await wallet.db.pool.query<Figures>('select balance, contributions, hits from jackpot_pool');
  return rows[0] ?? { balance: 0n, contributions: 0n, hits: 0n };
}
/** What the pool gained while something was done. */
async function gainOf(work: () => Promise<unknown>): Promise<bigint> {
  const { balance } = await pool();
  await work();
  return (await pool()).balance - balance;
}
const SHARE = 1_000;

test('a vendor without a pool at the brand can neither contribute nor hit', async () => {
  const { call, bet, win } = await player();
  expect((await call('bet', bet(SHARE))).status).toBe('RS_ERROR_INVALID_GAME');
  const stake = bet(0);
  expect((await call('bet', stake)).status).toBe('RS_OK');
  expect((await call('win', win(stake, UNIT, SHARE))).status).toBe('RS_ERROR_INVALID_GAME');
});

describe('a pool', () => {
  beforeAll(async () => {
    await wallet.db.pool.query('select open_jackpot_pool($1::smallint, $2::smallint, $3)', [
      TEST_BRAND.id,
      TEST_VENDOR.id,
      SEED,
    ]);
  });

  test('takes the contribution of a bet from the house, once', async () => {
    const { call, bet } = await player();
    const stake = bet(SHARE);
    const gain = await gainOf(async () => {
      const [first, ...repeats] = await Promise.all([call('bet', stake), call('bet', stake), call('bet', stake)]);
      expect(first).toMatchObject({ status: 'RS_OK', balance: Number(99n * UNIT) });
      for (const repeat of repeats) expect(repeat.status).toBe('RS_OK');
      expect((await call('bet', { ...stake, meta: { jackpot_contribution: 2 * SHARE } })).status).toBe(
        'RS_ERROR_DUPLICATE_TRANSACTION',
      );
    });
    expect(gain).toBe(BigInt(SHARE));
  });

  test.each([
    ['a negative contribution', { meta: { jackpot_contribution: -1 } }, 'RS_ERROR_WRONG_TYPES'],
    ['a fraction', { meta: { jackpot_contribution: 0.5 } }, 'RS_ERROR_WRONG_TYPES'],
    ['a text', { meta: { jackpot_contribution: '1000' } }, 'RS_ERROR_WRONG_TYPES'],
    ['more than the stake', { meta: { jackpot_contribution: 100_001 } }, 'RS_ERROR_WRONG_TYPES'],
    ['a contribution of a free bet', { is_free: true, reward_uuid: 'reward-0001' }, 'RS_ERROR_WRONG_TYPES'],
    ['a contribution in another currency', { currency: 'XTS' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['a contribution of a stake that is not covered', { amount: Number(101n * UNIT) }, 'RS_ERROR_NOT_ENOUGH_MONEY'],
  ] as const)('takes nothing of %s', async (_name, fields, status) => {
    const { call, bet } = await player();
    expect(await gainOf(async () => expect((await call('bet', bet(SHARE, fields))).status).toBe(status))).toBe(0n);
  });

  test('gives a contribution back with its bet, once', async () => {
    const { call, bet, rollback } = await player();
    const stake = bet(SHARE);
    const gain = await gainOf(async () => {
      await call('bet', stake);
      for (const back of [rollback(stake), rollback(stake)])
        expect((await call('rollback', back)).status).toBe('RS_OK');
      expect((await call('bet', stake)).status).toBe('RS_OK');
    });
    expect(gain).toBe(0n);
  });

  test('takes nothing of a bet whose rollback came first', async () => {
    const { call, bet, rollback } = await player();
    const late = bet(SHARE);
    const gain = await gainOf(async () => {
      await call('rollback', rollback(late));
      expect((await call('bet', late)).status).toBe('RS_ERROR_UNKNOWN');
    });
    expect(gain).toBe(0n);
  });

  test('pays a hit as part of a win, once, and is lifted to its seed by the house', async () => {
    const { call, bet, win } = await player();
    const stake = bet(SHARE);
    await call('bet', stake);
    const { balance, hits } = await pool();
    const hit = win(stake, balance + UNIT, Number(balance));
    const answers = await Promise.all([call('win', hit), call('win', hit)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'RS_OK', balance: Number(100n * UNIT + balance) });
    expect((await call('win', { ...hit, meta: { jackpot_win: 1 } })).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    expect(await pool()).toMatchObject({ balance: SEED, hits: hits + 1n });
  });

  test('is won in front of everybody: the hit goes live to open pages and stands on the winners board', async () => {
    const [rich, winner] = [await player(10_000n * UNIT), await player()];
    await rich.call('bet', rich.bet(Number(4_000n * UNIT), { amount: Number(5_000n * UNIT) }));
    const stake = winner.bet(SHARE);
    await winner.call('bet', stake);
    const { balance } = await pool();
    const events: PlatformEvent[] = [];
    const stop = wallet.app.platform.bus.subscribe((event) => events.push(event));
    expect((await winner.call('win', winner.win(stake, balance, Number(balance)))).status).toBe('RS_OK');
    const winAmount = formatAmount(balance - UNIT);
    const wins = () => events.filter(({ topic }) => topic === 'games.winner').map(({ payload }) => payload);
    await vi.waitFor(() => expect(wins()).toMatchObject([{ winAmount }]), 5_000);
    stop();
    const [first] = await wallet.app.services.betting.topWinners(TEST_BRAND, 5);
    expect(first?.winUnits).toBe(balance - UNIT);
  });

  test('refuses a hit beyond its balance or beyond the win, and pays it once it can', async () => {
    const { call, bet, win } = await player();
    const stake = bet(SHARE);
    await call('bet', stake);
    const { balance } = await pool();
    const hit = win(stake, 60n * UNIT, Number(balance + 1n));
    expect((await call('win', hit)).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    expect((await call('win', win(stake, UNIT, Number(UNIT + 1n)))).status).toBe('RS_ERROR_WRONG_TYPES');
    expect((await call('win', win(stake, UNIT, -1))).status).toBe('RS_ERROR_WRONG_TYPES');
    expect(await pool()).toMatchObject({ balance });
    await call('bet', bet(SHARE));
    expect((await call('win', hit)).status).toBe('RS_OK');
  });

  test('is hit once by wins that race for it', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => player()));
    const stakes = players.map(({ bet }) => bet(SHARE));
    await Promise.all(players.map(({ call }, index) => call('bet', stakes[index] ?? {})));
    const { balance } = await pool();
    const statuses = await Promise.all(
      players.map(async ({ call, win }, index) => {
        const stake = stakes[index];
        return stake && (await call('win', win(stake, balance, Number(balance)))).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([...Array<string>(3).fill('RS_ERROR_NOT_ENOUGH_MONEY'), 'RS_OK']);
    expect((await pool()).balance).toBe(SEED);
  });

  test('handles hits and contributions of one bundle each by itself', async () => {
    const players = [await player(), await player()];
    const stakes = players.map(({ bet }) => bet(SHARE));
    const bundle = async (path: string, calls: readonly object[]) => {
      const body = JSON.stringify({ request_uuid: randomUUID(), calls });
      const headers = {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signBody(wallet.keys.privateKey, body),
      };
      const url = `/wallet/${TEST_VENDOR.code}${path}`;
      const answer = await wallet.app.server.inject({ method: 'POST', url, headers, body });
      return answer.json<WalletBundleAnswer>().answers?.map(({ status }) => status);
    };
    expect(await gainOf(() => bundle(WALLET_BUNDLE_PATHS.bet, stakes))).toBe(2n * BigInt(SHARE));
    const { balance } = await pool();
    const wins = players.flatMap(({ win }, index) => stakes[index] && [win(stakes[index], balance, Number(balance))]);
    expect((await bundle(WALLET_BUNDLE_PATHS.win, wins as object[]))?.toSorted()).toEqual([
      'RS_ERROR_NOT_ENOUGH_MONEY',
      'RS_OK',
    ]);
  });

  test('gets a hit back with its win, and the house its seed', async () => {
    const { call, bet, win, rollback } = await player();
    const stake = bet(SHARE);
    await call('bet', stake);
    const { balance } = await pool();
    const hit = win(stake, balance, Number(balance));
    await call('win', hit);
    for (const back of [rollback(hit), rollback(hit)]) expect((await call('rollback', back)).status).toBe('RS_OK');
    expect((await pool()).balance).toBe(balance);
  });

  test('gives back no more than it holds: what was won stays won', async () => {
    const { call, bet, win, rollback } = await player();
    const stakes = [bet(Number(UNIT)), bet(SHARE)];
    for (const stake of stakes) await call('bet', stake);
    const { balance } = await pool();
    const [first, second] = stakes;
    if (!first || !second) throw new Error('two bets');
    await call('win', win(second, balance, Number(balance)));
    expect((await call('rollback', rollback(first))).status).toBe('RS_OK');
    expect((await pool()).balance).toBe(SEED - UNIT);
  });

  test('pays a hit in review only once an operator has paid it', async () => {
    const { id } = await makeMember(wallet.db.pool, UNIT);
    const poolId = (await wallet.db.pool.query<{ id: number }>('select id from jackpot_pool')).rows[0]?.id ?? 0;
    const stake = betOf(id, UNIT, { pool_id: poolId, contribution: SHARE });
    await placeBets(wallet.db.pool, [stake]);
    const { balance } = await pool();
    const hit = { pool_id: poolId, jackpot_win: Number(balance), review_from: 1 };
    const win = winOf(id, stake.key, balance, hit);
    expect((await settleBets(wallet.db.pool, [win]))[0]?.outcome).toBe('withheld');
    expect(await pool()).toMatchObject({ balance });
    await wallet.db.pool.query(
      `insert into operator (email, name, password_hash) values ('pool@marquee.localhost', 'p', '-')`,
    );
    await wallet.db.pool.query(
      `update withheld_win set state = 'paid', decided_at = now(), reason = 'r', decided_by = (select max(id) from operator)
       where key = $1 and pool_id = $2 and jackpot_win = $3`,
      [win.key, poolId, balance],
    );
    // Meanwhile the pool was won by somebody else: what is missing comes from the house.
    const other = betOf((await makeMember(wallet.db.pool, UNIT)).id, UNIT);
    await placeBets(wallet.db.pool, [other]);
    await settleBets(wallet.db.pool, [
      winOf(BigInt(other.member_id), other.key, balance, { ...hit, review_from: 1e15 }),
    ]);
    const { review_from: _bound, ...payment } = win;
    expect((await settleBets(wallet.db.pool, [payment]))[0]?.outcome).toBe('ok');
    expect((await pool()).balance).toBe(SEED);
  });

  test('keeps its figures when rollbacks and bets come at the same moment', async () => {
    const { id } = await makeMember(wallet.db.pool, 40n * UNIT);
    const poolId = (await wallet.db.pool.query<{ id: number }>('select id from jackpot_pool')).rows[0]?.id ?? 0;
    const stakes = Array.from({ length: 20 }, () => betOf(id, UNIT, { pool_id: poolId, contribution: SHARE }));
    const gain = await gainOf(() =>
      Promise.all(
        stakes.flatMap((stake) => [
          placeBets(wallet.db.pool, [stake]),
          rollBack(wallet.db.pool, {
            source: stake.source,
            key: randomUUID(),
            fingerprint: fingerprintOf('back', stake.key),
            reference: stake.key,
            memberId: id,
          }),
        ]),
      ),
    );
    expect(gain).toBe(0n);
  });
});
