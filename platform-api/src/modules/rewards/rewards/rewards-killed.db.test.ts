import { parseAmount } from '@marquee/contract/money';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killInRounds, type KillableServer, startKillableServer } from '../../../testing/killable-server';
import { makeMembers, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { missionsOn } from '../missions/missions.fixture';
import { prizeSiteOn, rainOf, type PrizeSite } from '../prizes/prizes.fixture';
import { afterClose, play, setRates, today } from '../rebates/rebates.fixture';
import { writeWorkerState } from './worker-state.fixture';

const ROUNDS = 20;
const MEMBERS = 8;
const ENVELOPES = 6;
const BUDGET = '60.00';
const SCORE = 5n;
const START = 100_000n;
const WORKER = new URL('rewards-worker.fixture.ts', import.meta.url);
const missionIds = Array.from({ length: ROUNDS }, (_, index) => `mission-${index + 1}`);

let server: KillableServer;
let pool: KillableServer['pool'];
let prizes: PrizeSite;
let members: bigint[];
beforeAll(async () => {
  server = await startKillableServer();
  pool = server.pool;
  await seedMoneyTest(pool);
  prizes = prizeSiteOn(pool);
  members = await makeMembers(pool, MEMBERS, START * UNIT);
  await setRates(
    { db: { pool } },
    {
      version: 1,
      fromDay: today(),
      rates: [{ vendor: null, gameType: 'rng', level: 0, basisPoints: 100 }],
    },
  );
  await prizes.enforce(rainOf({ count: ENVELOPES, budget: BUDGET }));
  // The mission of each round is done by who has played in as many rounds.
  for (const [index, id] of missionIds.entries())
    await pool.query(
      `insert into mission (brand_id, id, period, task, goal, multiplier, after, reward_kind, reward, score, from_day, sort_order)
       values ($1, $2, 'once', 'turnover', $3, null, null, 'cash', $4, $5, '2026-01-01', $6)`,
      [TEST_BRAND.id, id, BigInt(index + 1) * 100n * UNIT, 2n * UNIT, SCORE, index],
    );
});
afterAll(() => server.close());

/** At 20:01 of the brand on the day after the round's rebates are due. */
const momentOf = (round: number) => new Date(afterClose(20, round).getTime() + 60_000);
/** Who plays in a round: the first member in all of them, each next one in one less. */
const playersOf = (round: number) => members.slice(0, ROUNDS - round);
const roundsOf = (position: number) =>
  Array.from({ length: ROUNDS }, (_, round) => round).filter((round) => position < ROUNDS - round).length;
const count = async (text: string, ...values: unknown[]) =>
  (await pool.query<{ n: bigint }>(`select count(*) as n ${text}`, values)).rows[0]?.n ?? 0n;

const given = {
  rebates: () => count(`from rebate where state = 'paid'`),
  envelopes: () => count('from envelope_taken'),
  missions: () => count('from mission_claim'),
};
const KINDS = ['rebates', 'envelopes', 'missions'] as const;

async function begin(round: number): Promise<void> {
  prizes.at(new Date(momentOf(round).getTime() - 3_600_000).toISOString());
  await prizes.prizes.envelopes.tend();
  const { rains } = await prizes.prizes.envelopes.rains(prizes.caller(members[0] ?? 0n));
  for (const id of playersOf(round)) await play({ db: { pool } }, id, 100n);
  await writeWorkerState(pool, { clock: momentOf(round), rainId: rains.at(-1)?.rainId ?? '', members, missionIds });
}

/** What all rounds until this one give. */
function dueAfter(round: number) {
  const played = Array.from({ length: round + 1 }, (_, index) => playersOf(index).length);
  const all = BigInt(played.reduce((sum, players) => sum + players, 0));
  return [all, BigInt(ENVELOPES * (round + 1)), all];
}

test(`workers and the database that are killed (kill -9) ${ROUNDS} times pay every rebate, envelope and mission whole, and once`, async () => {
  await killInRounds(server, {
    rounds: ROUNDS,
    worker: WORKER,
    databaseEvery: 2,
    begin,
    // By turns in the middle of each kind.
    progress: async (round) => [await given[KINDS[round % KINDS.length] ?? 'rebates']()],
    end: (round) =>
      vi
        .waitUntil(
          async () => {
            const paid = await Promise.all(KINDS.map((kind) => given[kind]()));
            return paid.every((value, index) => value === dueAfter(round)[index]);
          },
          { interval: 20 },
        )
        .then(() => undefined),
  });
  await mustVerify(pool);

  const { rows: rains } = await pool.query(
    `select r.taken, r.spent, count(distinct c.member_id)::integer as takers, sum(c.amount)::bigint as amount
     from envelope_rain r join envelope_taken c on c.rain_id = r.id group by r.id, r.taken, r.spent`,
  );
  const budget = parseAmount(BUDGET);
  expect(rains).toEqual(
    Array.from({ length: ROUNDS }, () => ({ taken: ENVELOPES, spent: budget, takers: ENVELOPES, amount: budget })),
  );
  // The rebates of the rounds are 1 % of what was played, as counted once from the bets.
  const { rows: rebates } = await pool.query<{ memberId: bigint; paid: bigint; expected: bigint }>(
    `select b.member_id as "memberId", sum(b.valid_bet)::bigint / 100 as expected,
            (select sum(payable)::bigint from rebate r where r.member_id = b.member_id and r.state = 'paid') as paid
     from bet b group by 1 order by 1`,
  );
  expect(rebates.map(({ paid }) => paid)).toEqual(rebates.map(({ expected }) => expected));
  expect(rebates.map(({ paid }) => paid)).toEqual(members.map((_, position) => BigInt(roundsOf(position)) * UNIT));

  const { missions } = missionsOn({ pool } as never);
  const board = await missions.leaderboard(prizes.caller(members[0] ?? 0n), { pageNo: 1, pageSize: 50 });
  expect(board.content.map(({ score }) => BigInt(score))).toEqual(
    members.map((_, position) => BigInt(roundsOf(position)) * SCORE),
  );

  const { rows: envelopes } = await pool.query<{ memberId: bigint; amount: bigint }>(
    'select member_id as "memberId", sum(amount)::bigint as amount from envelope_taken group by 1',
  );
  const envelopesOf = (id: bigint) => envelopes.find(({ memberId }) => memberId === id)?.amount ?? 0n;
  for (const [position, id] of members.entries()) {
    const rounds = BigInt(roundsOf(position));
    // Each round: 100 lost, 1 of rebate and 2 of the mission.
    expect((await prizes.ledger.balanceOf(id)).cash).toBe((START - rounds * 97n) * UNIT + envelopesOf(id));
  }
});
