import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SIGNATURE_HEADER, type WalletAnswer } from '@marquee/contract/wallet-protocol';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleProgram, type ProgramBundle } from '../../../../../shared/build/src/program-bundle';
import { type ApiProcess, startApi } from '../../../testing/api-process';
import { makeMember, mustVerify, seedMoneyTest, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { signBody } from './signature';
import { betFields, launch, makeVendorKeys } from './vendor-double.fixture';

const CLIENTS = 16;
const ROUNDS = 3;
const ACKNOWLEDGED_BEFORE_KILL = 150;
const START = 100_000n * UNIT;

const sources = new URL('../../../', import.meta.url);
const keys = makeVendorKeys();
const home = mkdtempSync(join(tmpdir(), 'marquee-kill-'));
let db: TestDatabase;
let bundle: ProgramBundle;
beforeAll(async () => {
  bundle = await bundleProgram(new URL('main.ts', sources), fileURLToPath(new URL('../', sources)));
  db = await createTestDatabase();
  await seedMoneyTest(db.pool, keys.publicPem);
});
afterAll(async () => {
  await db.drop();
  bundle.remove();
});

type Bet = ReturnType<typeof betFields>;

/** One signed bet over HTTP; null without an answer. */
function send(agent: Agent, port: number, bet: Bet): Promise<WalletAnswer | null> {
  const body = JSON.stringify(bet);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [SIGNATURE_HEADER]: signBody(keys.privateKey, body),
  };
  return new Promise((resolve) => {
    const call = request(
      { port, host: '127.0.0.1', method: 'POST', path: `/wallet/${TEST_VENDOR.code}/transaction/bet`, headers, agent },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve(response.complete ? (JSON.parse(text) as WalletAnswer) : null));
        response.on('error', () => resolve(null));
      },
    );
    call.on('error', () => resolve(null));
    call.end(body);
  });
}

test('loses no acknowledged bet and takes none twice when the API is killed with -9', async () => {
  const players = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { id, walletUser } = await makeMember(db.pool, START);
      return { user: walletUser, token: await launch(db.pool, id) };
    }),
  );
  const acknowledged: string[] = [];
  const unanswered: Bet[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const api: ApiProcess = await startApi(db.url, home, bundle.file);
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const target = acknowledged.length + ACKNOWLEDGED_BEFORE_KILL;
    let alive = true;
    const play = async (client: number) => {
      for (let turn = client; alive; turn++) {
        const { user, token } = players[turn % players.length] ?? { user: '', token: '' };
        // Unanswered calls are repeated, as vendors do.
        const bet = unanswered.pop() ?? betFields(user, token);
        const answer = await send(agent, api.port, bet);
        if (answer?.status === 'RS_OK') acknowledged.push(bet.transaction_uuid);
        else unanswered.push(bet);
        if (!answer) return;
        if (acknowledged.length >= target && alive) {
          alive = false;
          await api.stop('SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => play(client)));
    agent.destroy();
  }

  const { rows } = await db.pool.query<{ key: string }>(`select key from ledger_transaction where kind = 'bet'`);
  const acceptedKeys = rows.map(({ key }) => key);
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_BEFORE_KILL);
  expect(acknowledged.filter((key) => !acceptedKeys.includes(key))).toEqual([]);
  expect(new Set(acceptedKeys).size).toBe(acceptedKeys.length);
  const { rows: sums } = await db.pool.query<{ left: bigint }>(
    `select sum(balance)::int8 as left from wallet where kind = 'cash'`,
  );
  expect(sums[0]?.left).toBe(BigInt(players.length) * START - BigInt(acceptedKeys.length) * UNIT);
  await mustVerify(db.pool);
});
