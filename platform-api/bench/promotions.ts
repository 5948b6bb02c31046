import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallValue, calls } from '@marquee/contract/calls/index';
import { seal } from '@marquee/kit/crypto/seal';
import { publishVersion } from '../src/modules/rewards/promotions/admin/publish-version';
import { readConfig } from '../src/platform/config';
import { type Database, inTransaction, openDatabase } from '../src/platform/database';
import { openPayloadOpener } from '../src/platform/http/payload-opener';
import { seedBrands } from '../src/seed/brands/seed-brands';
import { demoAccounts } from '../src/seed/identity/demo-accounts';
import { seedIdentity } from '../src/seed/identity/seed-identity';
import { promotionsOf, seedPromotions } from '../src/seed/promotions/seed-promotions';
import { startApi } from '../src/testing/api-process';
import { requestBrand } from './brand-request';
import { bundleApi } from './bundle';
import { openBenchDatabase } from './database';
import { runLoad } from './load';

/**
 * `pnpm bench:promotions`: the list of promotions for a member of a brand with 200 live ones, read by 50 users, against an empty answer
 * to the same users in turns.
 */
const PROMOTIONS = 200;
const USERS = 50;
/** A visitor who reads: each user asks again after this. */
const PAUSE_MS = 500;
const SECONDS = 8;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const GOAL = 3;
const BRAND = 'sundarban';
const HOST = `${BRAND}.localhost`;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Copies of the brand's own promotions until there are so many. Codes are unique, so a copy has its own. */
async function publishCopies({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const originals = promotionsOf(BRAND, new Date());
  for (let made = originals.length; made < PROMOTIONS; made += 1) {
    const original = originals[made % originals.length];
    if (!original) throw new Error('the brand has no promotions');
    const { kind, terms } = original;
    const { trigger } = terms.rules;
    const own = trigger.kind === 'code' ? { ...trigger, code: `BENCH-${made}` } : trigger;
    const copied = { ...terms, rules: { ...terms.rules, trigger: own } };
    const id = randomUUID();
    await inTransaction(pool, async (tx) => {
      await tx.query(
        `insert into promotion (id, brand_id, kind, state, created_at) select $1, id, $2, 'draft', now() from brand where code = $3`,
        [id, kind, BRAND],
      );
      await tx.query(
        `insert into promotion_version (promotion_id, version, state, terms, reason, written_at, decided_at)
         values ($1, 1, 'confirmed', $2, 'a copy', now(), now())`,
        [id, JSON.stringify(copied)],
      );
      await publishVersion(tx, id, 1, copied);
    });
  }
}

/** @returns the cookies of a member who has logged in */
async function logIn(port: number): Promise<string> {
  const member = demoAccounts.members.find(({ brand }) => brand === BRAND);
  if (!member) throw new Error('there is no demo member to log in');
  const { path } = calls['session.login'];
  const { publicKey } = await openPayloadOpener(folder);
  const { account: username, password } = member;
  const body = await seal(path, { type: 'username', username, password, site: 'member' }, publicKey);
  const { answer, cookie } = await requestBrand({ port, host: HOST, method: 'POST', path, body });
  if (answer['success'] !== true) throw new Error(`the login was refused: ${JSON.stringify(answer)}`);
  return cookie;
}

function writeRequest(name: string, path: string, cookie: string): string {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\ncookie: ${cookie}\r\n\r\n`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(request.length);
  const file = join(folder, `${name}.bin`);
  writeFileSync(file, Buffer.concat([length, request]));
  return file;
}

async function measure(port: number): Promise<void> {
  const cookie = await logIn(port);
  const { path } = calls['promotions.list'];
  const list = `${path}?language=en`;
  const { answer } = await requestBrand({ port, host: HOST, method: 'GET', path: list, cookie });
  const { promotions } = answer['value'] as CallValue<'promotions.list'>;
  print(`promotions in the list: ${promotions.length}`);
  const files = {
    list: writeRequest('list', list, cookie),
    empty: writeRequest('empty', '/healthz', cookie),
  };
  const run = (file: string, seconds = SECONDS) => runLoad(port, file, USERS, seconds, PAUSE_MS);
  await run(files.list, 2);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const empty = await run(files.empty);
    const list = await run(files.list);
    ratios.push(list.p99Ms / empty.p99Ms);
    print(
      `list p50 ${list.p50Ms.toFixed(1)}, p99 ${list.p99Ms.toFixed(1)} ms; empty answer p50 ${empty.p50Ms.toFixed(1)}, p99 ${empty.p99Ms.toFixed(1)} ms`,
    );
  }
  const flood = await runLoad(port, files.list, USERS, SECONDS);
  print(`without pause: ${flood.perSecond.toFixed(0)} lists per second, p99 ${flood.p99Ms.toFixed(1)} ms`);
  const middle = ratios.toSorted((left, right) => left - right)[Math.floor(ratios.length / 2)] ?? Number.NaN;
  print(`p99 of the list against an empty answer: median ${middle.toFixed(2)} (goal ${GOAL})`);
}

mkdirSync(folder, { recursive: true });
const database = await openBenchDatabase(folder);
try {
  const seeding = openDatabase(database.url, 2);
  await seedBrands(seeding, readConfig({ DATABASE_URL: database.url, MARQUEE_HOME: folder }));
  await seedIdentity(seeding, {});
  await seedPromotions(seeding);
  await publishCopies(seeding);
  await seeding.pool.query('vacuum analyze').catch(() => undefined);
  await seeding.close();
  const api = await startApi(database.url, folder, await bundleApi());
  try {
    await measure(api.port);
  } finally {
    await api.stop();
  }
} finally {
  await database.stop();
}
