import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startApi } from '../src/testing/api-process';
import { bundleApi } from './bundle';
import { openBenchDatabase } from './database';
import { type Measured, runLoad, untilRequestsLast } from './load';
import { everyMember, hotMember, mixed, onlyBets, type Scenario, writeRequests } from './requests';
import { seedPlayers } from './seed';
import { openTpcB } from './tpcb';

const CLIENTS = 32;
const MEMBERS = 10_000;
const PREFILLED_BETS = 100_000;
/** Every member has played shortly before the run, as active members have. */
const WARM_UP_SECONDS = 6;
/** Requests written for a second of the first measurement. */
const FIRST_REQUESTS_PER_SECOND = 12_000;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
/**
 * The speed of a shared machine varies: each load runs between two measurements of the reference and is compared with
 * their mean.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const scenarios: Readonly<Record<string, Scenario>> = {
  'bets over all members': onlyBets,
  'bet and win alternating': mixed,
  'bets of one hot member': hotMember,
};
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');

/** Transactions in the ledger, including those answered after the end of the run. */
const booked = async (): Promise<number> =>
  Number((await pool.query<{ count: bigint }>('select count(*) from ledger_transaction')).rows[0]?.count);
/** Each measurement starts after a checkpoint, so that none pays for earlier writes. Not every role may request one. */
const checkpoint = () => pool.query('checkpoint').catch(() => undefined);
const print = (line: string) => process.stdout.write(`${line}\n`);

mkdirSync(folder, { recursive: true });
const database = await openBenchDatabase(folder);
const pool = new pg.Pool({ connectionString: database.url, max: 4 });
pool.on('error', () => undefined);
try {
  const { rows: versions } = await pool.query<{ server_version: string }>('show server_version');
  print(`PostgreSQL ${versions[0]?.server_version}, node ${process.version}, ${CLIENTS} clients`);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const players = await seedPlayers(
    pool,
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    MEMBERS,
    PREFILLED_BETS,
  );
  print(`${MEMBERS} members, ${PREFILLED_BETS} bets before the start`);

  const tpcB = await openTpcB(database.url, CLIENTS);
  const api = await startApi(database.url, folder, await bundleApi());
  try {
    const load = async (scenario: Scenario, count: number, forSeconds: number): Promise<Measured> => {
      const file = await writeRequests(join(folder, 'requests.bin'), scenario, count, players, privateKey);
      return runLoad(api.port, file, CLIENTS, forSeconds);
    };
    let requestsPerSecond = FIRST_REQUESTS_PER_SECOND;
    /** A quick machine answers more than were written: it gets more, and is measured again. */
    const measure = async (scenario: Scenario): Promise<Measured & { readonly effects: number }> => {
      const { measured, perSecond } = await untilRequestsLast(requestsPerSecond, async (written) => {
        await checkpoint();
        const bookedBefore = await booked();
        const result = await load(scenario, Math.ceil(written * seconds), seconds);
        return { ...result, effects: (await booked()) - bookedBefore };
      });
      requestsPerSecond = perSecond;
      return measured;
    };
    const ratios = new Map<string, number[]>(Object.keys(scenarios).map((name) => [name, []]));
    await load(everyMember, MEMBERS * 4, WARM_UP_SECONDS);
    for (let round = 1; round <= rounds; round += 1) {
      await checkpoint();
      let before = await tpcB.measure(seconds);
      print(`round ${round}: TPC-B (${tpcB.by}) ${before.toFixed(0)} transactions per second`);
      for (const [name, scenario] of Object.entries(scenarios)) {
        await load(everyMember, MEMBERS, 1);
        await pool.query('analyze');
        const { effects, ...measured } = await measure(scenario);
        await checkpoint();
        const after = await tpcB.measure(seconds);
        const ratio = measured.perSecond / ((before + after) / 2);
        before = after;
        ratios.get(name)?.push(ratio);
        print(
          `  ${name}: ${measured.perSecond.toFixed(0)} per second, ${ratio.toFixed(2)} x TPC-B, p50 ${measured.p50Ms.toFixed(1)} ms, ` +
            `p99 ${measured.p99Ms.toFixed(1)} ms, ${measured.count} answers, ${effects} transactions in the ledger`,
        );
      }
    }
    for (const [name, of] of ratios) {
      const sorted = of.toSorted((a, b) => a - b);
      const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      print(`${name}: median ${median?.toFixed(2)} x TPC-B (${least?.toFixed(2)} to ${most?.toFixed(2)})`);
    }
  } finally {
    await api.stop();
  }
} finally {
  await pool.end();
  await database.stop();
}
