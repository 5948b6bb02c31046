import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KillableServer, startKillableServer, untilAnswered } from '../../../testing/killable-server';
import { mustVerify, seedMoneyTest } from '../../money/ledger/money.fixture';
import { prizeSiteOn, raffleOf, wheelOf, type PrizeSite } from './prizes.fixture';

/** Draws that are cut off by the death of the database; each is repeated until it is answered. */
const KILLS = 6;
const DRAWS_A_ROUND = 12;

let server: KillableServer;
let pool: KillableServer['pool'];
let site: PrizeSite;
beforeAll(async () => {
  server = await startKillableServer();
  pool = server.pool;
  await seedMoneyTest(pool);
  site = prizeSiteOn(pool);
});
afterAll(() => server.close());

/** Waits until a transaction has taken its ticket, so that the death falls into draws. */
async function untilDrawing(before: bigint): Promise<void> {
  const drawn = async () => (await pool.query<{ n: bigint }>('select count(*) as n from wheel_draw')).rows[0]?.n ?? 0n;
  while ((await drawn()) <= before);
}

test(`a database that is killed (kill -9) ${KILLS} times within draws gives no prize twice and loses none`, async () => {
  const version = await site.enforce(wheelOf(2, 20));
  const members = await site.membersWith('wheel', KILLS * DRAWS_A_ROUND);
  for (let round = 0; round < KILLS; round += 1) {
    const players = members.slice(round * DRAWS_A_ROUND, (round + 1) * DRAWS_A_ROUND);
    const drawing = players.map((id) => {
      const caller = site.caller(id, randomUUID());
      return untilAnswered(() => site.prizes.wheel.draw(caller, version));
    });
    await untilDrawing(BigInt(round * DRAWS_A_ROUND));
    await server.kill();
    await Promise.all(drawing);
    await mustVerify(pool);
  }
  const { rows } = await pool.query<{ draws: bigint; members: bigint; left: bigint }>(
    `select count(*) as draws, count(distinct member_id) as members,
            (select sum(remaining) from ticket_lot where unit = 'wheel') as left from wheel_draw`,
  );
  expect(rows[0]).toEqual({ draws: BigInt(members.length), members: BigInt(members.length), left: 0n });
});

test('a database that is killed (kill -9) within the draw of a raffle leaves it to be drawn, once and from the same seed', async () => {
  await site.enforce(raffleOf({ perMember: 1 }));
  site.at('2026-11-26T10:00:00Z');
  await site.prizes.raffles.tend();
  const members = await site.membersWith('raffle', 5);
  const [first = 0n] = members;
  const shown = async () => (await site.prizes.raffles.list(site.caller(first))).raffles.at(-1);
  const raffle = await shown();
  for (const id of members) await site.prizes.raffles.claim(site.caller(id), raffle?.promotionId ?? '');
  site.at('2026-11-29T14:00:05Z');
  await server.killWithin(() => site.prizes.raffles.tend(), 'select from raffle for update');
  expect((await untilAnswered(shown))?.winners).toEqual([]);
  await site.prizes.raffles.tend();
  await site.prizes.raffles.tend();
  await mustVerify(pool);
  const drawn = (await site.prizes.raffles.list(site.caller(first))).raffles.find(
    ({ promotionId }) => promotionId === raffle?.promotionId,
  );
  expect(drawn?.winners).toHaveLength(3);
});
