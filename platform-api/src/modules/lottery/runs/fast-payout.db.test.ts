import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { makeMembers, mustVerify, seedMoneyTest, UNIT } from '../../money/ledger/money.fixture';
import { closeDraw, drawWith, makeDraw, seedLottery, TEST_LOTTERY, ticketParts } from '../lottery.fixture';
import { createPlaceTicket } from '../tickets/place-ticket';
import { finishRun } from './run-statements';
import { fillDraw, FIRST, mustBeSettledBy } from './settlement.fixture';
import { startSettlement } from './settlement-workers';
import { workChunk } from './work-chunk';

const { log } = silentTelemetry();
const A_DAY_MS = 86_400_000;
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool);
});
afterAll(() => db.drop());

/** A closed draw with a ticket of each member. */
async function playedDraw(players: number): Promise<bigint> {
  const members = await makeMembers(db.pool, players, 100n * UNIT);
  const drawId = await makeDraw(db.pool, TEST_LOTTERY.id);
  await fillDraw(db.pool, createPlaceTicket(ticketParts(db.pool)), drawId, members, players);
  await closeDraw(db.pool, drawId);
  return drawId;
}

test('the last of 1,000 members is paid by as many statements as the first', async () => {
  const statementsOf = async (players: number): Promise<number> => {
    const drawId = await playedDraw(players);
    await drawWith(db.pool, drawId, FIRST);
    const client = await db.pool.connect();
    const statements = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query');
    client.release();
    while (await workChunk(db.pool));
    await finishRun(db.pool);
    const count = statements.mock.calls.length;
    statements.mockRestore();
    await mustBeSettledBy(db.pool, drawId, FIRST, players);
    return count;
  };
  expect(await statementsOf(1_000)).toBe(await statementsOf(30));
});

test('a draw that is announced is settled at once, without waiting for the next look', async () => {
  const settled: bigint[] = [];
  const settlement = startSettlement(db.pool, log, async ({ drawId }) => void settled.push(drawId), A_DAY_MS);
  const drawId = await playedDraw(30);
  await drawWith(db.pool, drawId, FIRST);
  expect(settled).toEqual([]);
  settlement.wake();
  await vi.waitFor(() => expect(settled).toEqual([drawId]));
  await settlement.stop();
  await mustVerify(db.pool);
});
