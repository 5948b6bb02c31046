import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mustVerify, UNIT } from '../../money/ledger/money.fixture';
import type { VendorPort } from '../vendor-api/vendor-port';
import { type EngineTest, startEngineTest } from './engine.fixture';
import { createInHouseVendor } from './vendor-service';

const STAKE = 10n * UNIT;
let site: EngineTest;
let vendor: VendorPort;
beforeAll(async () => {
  site = await startEngineTest();
  const { pool } = site.wallet.platform.database;
  const gameUrl = () => Promise.resolve('');
  vendor = createInHouseVendor({ pool, jobs: site.wallet.platform.jobs, gameUrl });
});
afterAll(async () => {
  await mustVerify(site.db.pool);
  await site.close();
});

const hour = () => [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)] as const;
type Player = Awaited<ReturnType<EngineTest['player']>>;

/** Starts a round and opens safe cells until it can be cashed out; starts again after a mine. */
async function openRound(player: Player): Promise<string> {
  for (;;) {
    const roundId = randomUUID();
    await site.engine.mines.start(player, { roundId, stake: STAKE, mines: 1 });
    const picked = await site.engine.mines.pick(player, roundId, 0);
    if (picked.state === 'open') return roundId;
  }
}

test("lists transactions under the ledger's ids, with the same amounts", async () => {
  const player = await site.player('MINES', 1_000n * UNIT);
  await site.engine.mines.cashOut(player, await openRound(player));
  await openRound(player);
  const transactions = (await vendor.transactions(...hour())).filter(({ user }) => user === player.key);
  const { rows } = await site.db.pool.query<{ key: string; amount: bigint }>(
    `select key, abs(cash_change) as amount from ledger_transaction where member_id = $1 and kind in ('bet', 'win')`,
    [player.memberId],
  );
  const sorted = (list: readonly (readonly [string, bigint | null])[]) => [...list].sort();
  expect(sorted(transactions.map(({ id, amount }) => [id, amount]))).toEqual(
    sorted(rows.map(({ key, amount }) => [key, amount])),
  );
  expect(transactions.length).toBeGreaterThanOrEqual(3);
});

test('leaves an open round to its player, and repeats an undelivered result', async () => {
  const player = await site.player('MINES', 1_000n * UNIT);
  const roundId = await openRound(player);
  expect(await vendor.resume?.(roundId, player.key)).toBe('waits_for_player');
  expect(await vendor.round(roundId, player.key)).toEqual({ state: 'open', payout: 0n });

  const before = await site.cashOf(player.memberId);
  site.unplugWallet(true);
  await site.engine.mines.cashOut(player, roundId).catch(() => undefined);
  site.unplugWallet(false);
  expect(await site.cashOf(player.memberId)).toBe(before);
  expect(await vendor.resume?.(roundId, player.key)).toBe('resent');
  const round = await vendor.round(roundId, player.key);
  await vi.waitFor(async () => expect(await site.cashOf(player.memberId)).toBe(before + (round?.payout ?? 0n)));
});

test('has no rounds of other players, and no unknown ones', async () => {
  const [player, other] = [await site.player('MINES', 1_000n * UNIT), await site.player('MINES', 0n)];
  const roundId = await openRound(player);
  expect(await vendor.round(roundId, other.key)).toBeNull();
  expect(await vendor.resume?.(randomUUID(), player.key)).toBe('unknown');
});
