import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SIGNATURE_HEADER, WALLET_PATHS } from '@marquee/contract/wallet-protocol';
import pg from 'pg';
import { seedMoneyTest, TEST_BRAND, TEST_GAME, TEST_VENDOR } from '../src/modules/money/ledger/money.fixture';
import { startApi } from '../src/testing/api-process';
import { bundleApi } from './bundle';
import { openBenchDatabase } from './database';
import { betBody, signed } from './requests';
import { seedMembers } from './seed';
import { agentOf, memberDayBets, seedTeams, teamBets } from './teams';

/**
 * `pnpm bench:aggregates`: the delay from the answer to a bet until the figures of its member and of the agent's team
 * include it.
 */
const MEMBERS = 620;
const BETS_PER_SECOND = 100;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
/** A figure that is missing after this time counts as lost. */
const LATEST_MS = 30_000;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Polls a figure until it reaches the acknowledged count.
 * @returns the elapsed time
 */
async function waitForCount(read: () => Promise<number>, target: number): Promise<number> {
  const fromMs = performance.now();
  while ((await read()) < target) {
    if (performance.now() - fromMs > LATEST_MS) throw new Error('a figure did not include its bet in time');
    await sleep(5);
  }
  return performance.now() - fromMs;
}

function oneMore(counts: Map<bigint, number>, id: bigint): number {
  const now = (counts.get(id) ?? 0) + 1;
  counts.set(id, now);
  return now;
}

function sayDelays(name: string, delays: readonly number[]): void {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  print(`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms after the answer, ${sorted.length} bets`);
}

mkdirSync(folder, { recursive: true });
const database = await openBenchDatabase(folder);
const pool = new pg.Pool({ connectionString: database.url, max: 8 });
pool.on('error', () => undefined);
try {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await seedMoneyTest(pool, publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const seeded = await seedMembers(pool, MEMBERS, { brand: TEST_BRAND, gameId: TEST_GAME.id });
  const players = seeded.toSorted((a, b) => Number(a.memberId - b.memberId));
  await seedTeams(pool);
  await pool.query('vacuum analyze');
  const api = await startApi(database.url, folder, await bundleApi());
  const acknowledged = { member: new Map<bigint, number>(), team: new Map<bigint, number>() };
  const delays = { member: [] as number[], team: [] as number[] };
  const playOne = async (place: number): Promise<void> => {
    const player = players[place];
    const agent = players[agentOf(place)];
    if (!player || !agent) throw new RangeError(`no member ${place}`);
    const { text, signature } = await signed(betBody(player), privateKey);
    const response = await fetch(`http://127.0.0.1:${api.port}/wallet/${TEST_VENDOR.code}${WALLET_PATHS.bet}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body: text,
    });
    const { status } = (await response.json()) as { status: string };
    if (status !== 'RS_OK') throw new Error(`a bet was answered ${status}`);
    const [ofMember, ofTeam] = [
      oneMore(acknowledged.member, player.memberId),
      oneMore(acknowledged.team, agent.memberId),
    ];
    await Promise.all([
      waitForCount(() => memberDayBets(pool, player.memberId), ofMember).then((ms) => delays.member.push(ms)),
      waitForCount(() => teamBets(pool, agent.memberId), ofTeam).then((ms) => delays.team.push(ms)),
    ]);
  };
  try {
    const startMs = performance.now();
    const played: Promise<void>[] = [];
    for (let bet = 0; bet < BETS_PER_SECOND * seconds; bet += 1) {
      await sleep(Math.max(0, startMs + (bet * 1_000) / BETS_PER_SECOND - performance.now()));
      const one = playOne(bet % MEMBERS);
      // Errors surface where all requests are awaited, not while the others are still being sent.
      one.catch(() => undefined);
      played.push(one);
    }
    await Promise.all(played);
    const perSecond = (played.length * 1_000) / (performance.now() - startMs);
    print(`${perSecond.toFixed(0)} bets per second of ${MEMBERS} members`);
    sayDelays('figures of the member’s day', delays.member);
    sayDelays('figures of the agent’s team', delays.team);
  } finally {
    await api.stop();
  }
} finally {
  await pool.end();
  await database.stop();
}
