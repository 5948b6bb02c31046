import {
  INCOMPLETE_ROUND_SORTS,
  RECONCILIATION_ITEM_SORTS,
  RECONCILIATION_RUN_SORTS,
} from '@marquee/contract/calls/list-sorts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deadAddress } from '../../../testing/free-port';
import { readBalances } from '../../money/ledger/repository';
import { mustVerify } from '../../money/ledger/money.fixture';
import { startVendorDay, VENDOR_CODE, type VendorDay } from './vendor-day.fixture';
import { mustPageInOrder } from '../../../testing/sorted-pages';
import { announceBrands } from '../../../testing/brand-settings';

const today = new Date().toISOString().slice(0, 10);
type Operator = Awaited<ReturnType<VendorDay['operator']>>;

let day: VendorDay;
let operator: Operator;
beforeAll(async () => {
  day = await startVendorDay();
  operator = await day.operator('everywhere', ['cashier']);
});
afterAll(async () => {
  await mustVerify(day.site.pool);
  await day.close();
});

const runToday = () => operator.call('reconciliation.run', { vendor: VENDOR_CODE, day: today });
const openItems = async (by: Operator = operator) => (await by.call('reconciliation.items', {})).content;
/** The key of the win that paid a bet. */
const winOf = async (bet: string) => {
  const { rows } = await day.site.pool.query<{ key: string }>(
    'select w.key from ledger_transaction w join ledger_transaction b on b.id = w.refers_to where b.key = $1',
    [bet],
  );
  return rows[0]?.key ?? '';
};
const cashOf = async (id: bigint) => (await readBalances(day.site.pool, id)).cash;
const auditOf = async (action: string) =>
  (
    await day.site.pool.query<{ subject: string; reason: string | null }>(
      'select subject, reason from audit_log where action = $1 order by id',
      [action],
    )
  ).rows;

describe('the daily reconciliation', () => {
  test('finds no difference on a day with equal sides', async () => {
    const player = await day.player();
    await day.play(player, 100_000, 250_000);
    await day.play(player, 200_000, 0);
    await runToday();
    const { content } = await operator.call('reconciliation.runs', {});
    expect(content).toEqual([
      expect.objectContaining({
        vendor: VENDOR_CODE,
        day: today,
        transactions: 4,
        matched: 4,
        differing: 0,
        ourBets: '3.00',
        theirBets: '3.00',
        ourWins: '2.50',
        theirWins: '2.50',
      }),
    ]);
    expect(await openItems()).toEqual([]);
  });

  test('queues each difference once per transaction, however often it runs', async () => {
    const player = await day.player();
    const { bet } = await day.play(player, 100_000, 300_000);
    const ghost = randomUUID();
    day.believe({
      transaction_uuid: ghost,
      kind: 'bet',
      reference_transaction_uuid: null,
      user: player.user,
      round: 'ghost',
      amount: 500_000,
      at: new Date().toISOString(),
    });
    const win = await winOf(bet);
    day.forgotten.add(win);
    for (let times = 0; times < 3; times++) await runToday();
    const items = await openItems();
    expect(items.map(({ reason, transactionId }) => [reason, transactionId]).sort()).toEqual(
      [
        ['missing_here', ghost],
        ['missing_there', win],
      ].sort(),
    );
    expect(items.find(({ reason }) => reason === 'missing_here')).toMatchObject({
      brand: 'sundarban',
      member: player.user,
      theirs: { kind: 'bet', amount: '5.00' },
      ours: null,
    });
  });

  test('closes items that a later run finds repaired', async () => {
    const before = await openItems();
    const lost = before.find(({ reason }) => reason === 'missing_there');
    day.forgotten.clear();
    await runToday();
    expect((await openItems()).map(({ itemId }) => itemId)).not.toContain(lost?.itemId);
    const { content } = await operator.call('reconciliation.items', { state: 'resolved' });
    expect(content[0]).toMatchObject({ itemId: lost?.itemId, resolvedBy: null, resolution: null });
  });

  test('keeps what an operator resolved, with the reason in the audit log', async () => {
    const [item] = await openItems();
    const itemId = item?.itemId ?? '';
    await operator.call('reconciliation.resolve', { itemId, reason: 'The vendor wrote it off' });
    await runToday();
    expect(await openItems()).toEqual([]);
    expect(await auditOf('reconciliation.resolved')).toEqual([
      { subject: `reconciliation-item:${itemId}`, reason: 'The vendor wrote it off' },
    ]);
    expect((await operator.refusal('reconciliation.resolve', { itemId, reason: 'Once more' })).code).toBe('not_found');
  });

  test('queues a stake reversed after its win was paid', async () => {
    const player = await day.player();
    const { bet } = await day.play(player, 100_000, 400_000);
    expect(await day.rollBack(player, bet)).toMatchObject({ status: 'RS_OK', balance: 1_400_000 });
    expect(await cashOf(player.id)).toBe(1_400_000n);
    const items = await openItems();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      reason: 'stake_reversed_after_win',
      member: player.user,
      ours: { kind: 'rollback', amount: '1.00' },
      theirs: { kind: 'win', amount: '4.00' },
    });
  });

  test('writes no report for a vendor that does not answer or is not connected', async () => {
    const { pool } = day.site;
    const before = (await operator.call('reconciliation.runs', {})).totalElements;
    await pool.query('update vendor set api_url = $2 where code = $1', [VENDOR_CODE, await deadAddress()]);
    expect((await operator.refusal('reconciliation.run', { vendor: VENDOR_CODE, day: '2026-01-01' })).code).toBe(
      'network_abnormal',
    );
    await pool.query('update vendor set api_url = $2 where code = $1', [VENDOR_CODE, day.vendorUrl]);
    expect((await operator.refusal('reconciliation.run', { vendor: 'NOBODY', day: today })).code).toBe('not_found');
    expect((await operator.call('reconciliation.runs', {})).totalElements).toBe(before);
  });

  test('requires the right, and shows operators their brands only', async () => {
    const { pool } = day.site;
    const { rows } = await pool.query<{ id: number }>(`select id from brand where code = 'meridian'`);
    const elsewhere = await day.operator('elsewhere', ['cashier'], [rows[0]?.id ?? 0]);
    const blind = await day.operator('blind', ['audit']);
    expect(await openItems(elsewhere)).toEqual([]);
    for (const list of ['reconciliation.items', 'incompleteRounds.list', 'payoutReview.list'] as const)
      expect((await elsewhere.refusal(list, { brand: 'sundarban' })).code, list).toBe('forbidden');
    const [item] = await openItems();
    const resolve = { itemId: item?.itemId ?? '', reason: 'Not mine to say' };
    expect((await elsewhere.refusal('reconciliation.resolve', resolve)).code).toBe('not_found');
    expect((await elsewhere.refusal('reconciliation.runs', {})).code).toBe('forbidden');
    expect((await blind.refusal('reconciliation.items', {})).code).toBe('forbidden');
    expect((await blind.refusal('incompleteRounds.list', {})).code).toBe('forbidden');
    expect((await day.site.browser('console').refusal('reconciliation.items', {})).code).toBe('not_logged_in');
  });
});

describe('the register of incomplete rounds', () => {
  const age = () => day.site.clock.pass(11 * 60_000);

  test('lists a round without an end some minutes after its bet', async () => {
    const player = await day.player();
    await day.play(player, 100_000, null);
    expect((await operator.call('incompleteRounds.list', {})).totalElements).toBe(0);
    age();
    const { content } = await operator.call('incompleteRounds.list', { brand: 'sundarban' });
    expect(content).toEqual([
      expect.objectContaining({ vendor: VENDOR_CODE, member: player.user, stake: '1.00', resumes: false }),
    ]);
    expect((await operator.call('incompleteRounds.list', { brand: 'meridian' })).totalElements).toBe(0);
  });

  test('refunds a stake once, by a rollback with a name and a reason, and refuses a late win', async () => {
    const { content } = await operator.call('incompleteRounds.list', {});
    const { betId = '', member = '' } = content[0] ?? {};
    const { rows } = await day.site.pool.query<{ id: bigint }>('select id from member where account = $1', [member]);
    const id = rows[0]?.id ?? 0n;
    const before = await cashOf(id);
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => operator.call('incompleteRounds.refund', { betId, reason: 'The line broke' })),
    );
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await cashOf(id)).toBe(before + 100_000n);
    expect((await operator.call('incompleteRounds.list', {})).totalElements).toBe(0);
    expect((await auditOf('round.refunded'))[0]).toEqual({ subject: `bet:${betId}`, reason: 'The line broke' });
    expect((await operator.refusal('incompleteRounds.refund', { betId, reason: 'Once more' })).code).toBe('not_found');
  });

  test('queries the vendor for the state of a round', async () => {
    await day.play(await day.player(), 100_000, null);
    age();
    const { content } = await operator.call('incompleteRounds.list', {});
    const resume = { betId: content[0]?.betId ?? '', reason: 'A member asks' };
    expect(await operator.call('incompleteRounds.resume', resume)).toEqual({ outcome: 'waits_for_player' });
    expect(await auditOf('round.resumed')).toHaveLength(1);
  });
});

describe('other vendor calls', () => {
  test("list games, return a game's address, and grant free bets that debit nothing", async () => {
    const { port } = day;
    expect(await port.gameList?.(() => undefined)).toEqual([
      expect.objectContaining({ game_code: 'test-game', name: 'Even Chance' }),
    ]);
    const player = await day.player();
    const launch = {
      gameCode: 'test-game',
      token: player.token,
      language: 'bn',
      mode: 'real',
      user: player.user,
      currency: 'BDT',
      brand: 'sundarban',
      lobbyUrl: 'http://sundarban.localhost:4000/rng',
      autoplay: true,
      jackpotPool: null,
    } as const;
    expect(await port.gameUrl(launch)).toBe(
      `http://games.example.com/client?token=${player.token}&game=test-game&lang=bn`,
    );
    const rewardId = randomUUID();
    const endsAt = new Date(Date.now() + 3_600_000);
    await port.grantFreeBets({
      rewardId,
      user: player.user,
      currency: 'BDT',
      gameCode: 'test-game',
      bets: 1,
      betValue: 100_000n,
      endsAt,
    });
    expect(await day.play(player, 100_000, 150_000, rewardId)).toMatchObject({ status: 'RS_OK' });
    expect(await cashOf(player.id)).toBe(1_150_000n);
    expect(await day.play(player, 100_000, 0, rewardId)).toEqual({ error: 'no_free_bet_left' });
  });
});

describe('a win that waits for an operator', () => {
  test('is no difference and no incomplete round; one that was refused differs', async () => {
    const { pool, clock } = day.site;
    await pool.query(
      `update brand set config = jsonb_set(config, '{safeguards,payoutReviewFrom}', '"50.00"') where code = 'sundarban'`,
    );
    announceBrands(day.site);
    await runToday();
    const before = (await openItems()).length;
    const player = await day.player();
    await day.play(player, 100_000, 5_000_000);
    await runToday();
    expect(await openItems()).toHaveLength(before);
    const [payout] = (await operator.call('payoutReview.list', { brand: 'sundarban' })).content;
    expect(payout).toMatchObject({ member: player.user, vendor: VENDOR_CODE, stake: '1.00', amount: '50.00' });
    clock.pass(11 * 60_000);
    expect((await operator.call('incompleteRounds.list', {})).content.map(({ member }) => member)).not.toContain(
      player.user,
    );
    await operator.call('payoutReview.refuse', { payoutId: payout?.payoutId ?? '', reason: 'A fault of the game' });
    expect(await cashOf(player.id)).toBe(1_000_000n);
    expect(await auditOf('payout.refused')).toMatchObject([{ reason: 'A fault of the game' }]);
    expect(
      (await operator.refusal('payoutReview.pay', { payoutId: payout?.payoutId ?? '', reason: 'Late' })).code,
    ).toBe('payout_decided');
    expect((await operator.call('payoutReview.list', { state: 'decided' })).content).toMatchObject([
      { payoutId: payout?.payoutId, state: 'refused', decidedBy: 'everywhere' },
    ]);
    await runToday();
    const reasons = (await openItems()).map(({ reason }) => reason);
    expect(reasons).toEqual(expect.arrayContaining(['missing_here', 'missing_there']));
    await pool.query(`update brand set config = config #- '{safeguards,payoutReviewFrom}' where code = 'sundarban'`);
  });
});

test('rounds, items and runs are listed in every order of their columns', async () => {
  const [one, other] = [await day.player(), await day.player()];
  await day.play(one, 100_000, null);
  await day.play(other, 300_000, null);
  await day.play(other, 200_000, null);
  day.site.clock.pass(11 * 60_000);
  await mustPageInOrder(
    INCOMPLETE_ROUND_SORTS,
    (sort, part) => operator.call('incompleteRounds.list', { sort, ...part }),
    {
      placedAt: ({ placedAt }) => placedAt,
      member: ({ member }) => member,
      stake: ({ stake }) => Number(stake),
    },
  );
  await mustPageInOrder(
    RECONCILIATION_ITEM_SORTS,
    (sort, part) => operator.call('reconciliation.items', { state: 'resolved', sort, ...part }),
    { createdAt: ({ createdAt }) => createdAt, member: ({ member }) => member ?? '' },
  );
  // The same of an earlier day.
  await day.site.pool.query(
    `insert into reconciliation_run (vendor_id, day, transactions, matched, differing, our_bets, their_bets, our_wins, their_wins)
     select vendor_id, day - 9, transactions, matched, differing, our_bets, their_bets, our_wins, their_wins from reconciliation_run`,
  );
  await mustPageInOrder(
    RECONCILIATION_RUN_SORTS,
    (sort, part) => operator.call('reconciliation.runs', { sort, ...part }),
    {
      day: (run) => run.day,
      transactions: ({ transactions }) => transactions,
      differing: ({ differing }) => differing,
    },
  );
});
