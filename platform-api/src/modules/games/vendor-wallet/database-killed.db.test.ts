import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KillableServer, startKillableServer } from '../../../testing/killable-server';
import { makeMember, mustVerify, seedMoneyTest, UNIT } from '../../money/ledger/money.fixture';
import { betFields, callWallet, launch, makeVendorKeys } from './vendor-double.fixture';
import { startWalletServer } from './wallet-server.fixture';

const CLIENTS = 16;
const KILLS = 2;
const BETS_BETWEEN = 120;
const START = 10_000n * UNIT;
const keys = makeVendorKeys();

let server: KillableServer;
let pool: KillableServer['pool'];
beforeAll(async () => {
  server = await startKillableServer(4);
  pool = server.pool;
  await seedMoneyTest(pool, keys.publicPem);
});
afterAll(() => server.close());

test('loses no acknowledged bet and takes none twice when the database is killed with -9', async () => {
  const players = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { id, walletUser } = await makeMember(pool, START);
      return { user: walletUser, token: await launch(pool, id) };
    }),
  );
  const app = await startWalletServer(server.url);
  const acknowledged = new Set<string>();
  const goal = (KILLS + 1) * BETS_BETWEEN;

  /** Bets until enough are acknowledged; unanswered calls are repeated, as vendors do. */
  const play = async (client: number) => {
    for (let turn = client; acknowledged.size < goal; turn++) {
      const { user, token } = players[turn % players.length] ?? { user: '', token: '' };
      const bet = betFields(user, token);
      while ((await callWallet(app.server, keys, 'bet', bet)).status !== 'RS_OK') await sleep(50);
      acknowledged.add(bet.transaction_uuid);
    }
  };
  const kill = async () => {
    for (let kills = 1; kills <= KILLS; kills++) {
      while (acknowledged.size < kills * BETS_BETWEEN) await sleep(2);
      await server.kill();
    }
  };
  await Promise.all([kill(), ...Array.from({ length: CLIENTS }, (_, client) => play(client))]);
  await app.close();

  const { rows } = await pool.query<{ key: string }>(`select key from ledger_transaction where kind = 'bet'`);
  expect(rows.map(({ key }) => key).sort()).toEqual([...acknowledged].sort());
  const { rows: sums } = await pool.query<{ cash: bigint }>(
    `select sum(balance)::int8 as cash from wallet where kind = 'cash'`,
  );
  expect(sums[0]?.cash).toBe(BigInt(players.length) * START - BigInt(acknowledged.size) * UNIT);
  await mustVerify(pool);
});
