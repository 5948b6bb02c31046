import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalData, WITHHELD_TABLES } from '../../../composition/personal-data';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { inTransaction } from '../../../platform/database';
import { writeArchive } from './export-archive';
import { beginRun, failStaleExports, finishRun, insertPart, removeExpiredArchives } from './repository';

const HOUR_MS = 3_600_000;
const PASSWORD = 'Mangrove-2026!';

let site: TestApp;
let demo: TestBrowser;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
  await site.app.platform.jobs.start();
  demo = await login();
});
afterAll(() => site.close());

async function login(): Promise<TestBrowser> {
  const browser = site.browser();
  await browser.call('session.login', { type: 'username', username: 'demo', password: PASSWORD });
  return browser;
}

async function member(account: string, brandId = 1): Promise<bigint> {
  const { rows } = await site.pool.query<{ id: bigint }>('select id from member where account = $1 and brand_id = $2', [
    account,
    brandId,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`no member ${account}`);
  return row.id;
}

const download = (browser: TestBrowser, exportId: string, host = 'sundarban.localhost') =>
  site.app.server.inject({
    method: 'GET',
    url: `/wps/member/data-export/${exportId}`,
    headers: { host, cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

async function readyExport(browser: TestBrowser): Promise<string> {
  await browser.call('security.requestDataExport', { password: PASSWORD });
  await expect
    .poll(async () => (await browser.call('security.dataExport', {}))?.state, { timeout: 20_000 })
    .toBe('ready');
  return (await browser.call('security.dataExport', {}))?.exportId ?? '';
}

const ownPicture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const endExports = () => site.pool.query("update data_export set expires_at = requested_at where state = 'ready'");

it('hands over every table that holds something of a member, or says why not', async () => {
  const { rows } = await site.pool.query<{ table: string }>(
    `select distinct c.relname as "table" from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and (a.attname in ('member_id', 'player', 'from_member', 'to_member', 'receiver_id', 'upline_id', 'owner_id', 'actor_id')
         or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'member'::regclass
                    and a.attnum = any (k.conkey)))`,
  );
  const named = new Set([...personalData.flatMap(({ tables }) => tables), ...Object.keys(WITHHELD_TABLES)]);
  expect(rows.map(({ table }) => table).filter((table) => !named.has(table))).toEqual([]);
});

it('names its files once, and no table that does not exist', async () => {
  const names = personalData.map(({ file }) => file);
  expect(new Set(names).size).toBe(names.length);
  const tables = [...personalData.flatMap((data) => data.tables), ...Object.keys(WITHHELD_TABLES)];
  const { rows } = await site.pool.query('select from unnest($1::text[]) name where to_regclass(name) is null', [
    tables,
  ]);
  expect(rows).toEqual([]);
});

it('writes every kind of record in both forms, without secrets and without formulas', async () => {
  const id = await member('demo');
  await site.pool.query(
    `insert into feedback (public_id, brand_id, member_id, sender, type, content, language, created_at)
     values ('own-feedback', 1, $1, 'demo', 0, '=1+1', 'en', now()), ('other-feedback', 1, $2, 'other', 0, 'of somebody else', 'en', now())`,
    [id, await member('demoagent')],
  );
  await site.pool.query('insert into wallet_choice (member_id, auto_transfer) values ($1, false)', [id]);
  await site.pool.query(
    `insert into ledger_transaction (source, key, kind, brand_id, member_id, cash_change, balance_after)
     values ('test', 'bet', 'bet', 1, $1, -1250000, 0)`,
    [id],
  );
  await demo.call('member.setIcon', { nickname: 'Own Nickname' });
  await demo.call('member.uploadIcon', { image: await ownPicture() });
  const answer = await download(demo, await readyExport(demo));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-length': String(answer.rawPayload.length),
  });
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'READ-ME.txt',
      'picture.jpg',
      ...personalData.flatMap(({ file }) => [`json/${file}.json`, `csv/${file}.csv`]),
    ].toSorted(),
  );
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('READ-ME.txt')).toContain(' demo ');
  expect(JSON.parse(text('json/account.json'))).toMatchObject([{ account: 'demo', nickname: 'Own Nickname' }]);
  expect([...(files['picture.jpg'] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  expect(JSON.parse(text('json/balances.json'))).toContainEqual({ kind: 'cash', vendor: null, balance: '0.00' });
  expect(JSON.parse(text('json/feedback.json'))).toMatchObject([{ content: '=1+1' }]);
  expect(text('csv/feedback.csv')).toContain("'=1+1");
  expect(text('csv/movements.csv')).toMatch(/,bet,-12\.50,0\.00,/);
  expect(text('csv/wallet-choices.csv')).toMatch(/transfersByItself\n(true|false)\n/);
  const everything = Object.keys(files).map(text).join('\n');
  const { rows } = await site.pool.query<{ hash: string }>('select password_hash as hash from member where id = $1', [
    id,
  ]);
  expect(everything).not.toContain(rows[0]?.hash);
  expect(everything).not.toContain('of somebody else');
});

it('opens for nobody but its member, and for 24 hours', async () => {
  const exportId = await readyExport(demo);
  const other = site.browser();
  await other.call('session.login', { type: 'username', username: 'demoagent', password: 'Tidewater-2026!' });
  expect((await download(other, exportId)).json()).toMatchObject({ code: 'not_found' });
  expect((await download(site.browser(), exportId)).json()).toMatchObject({ code: 'not_logged_in' });
  expect((await download(demo, exportId, 'meridian.localhost')).json()).toMatchObject({ code: 'not_logged_in' });
  expect((await download(demo, 'ABC\0')).json()).toMatchObject({ success: false });
  expect((await download(demo, `${exportId.slice(0, -1)}${exportId.endsWith('0') ? 1 : 0}`)).json()).toMatchObject({
    code: 'not_found',
  });
  site.clock.pass(24 * HOUR_MS);
  const later = await login();
  expect((await download(later, exportId)).json()).toMatchObject({ code: 'not_found' });
  expect(await later.call('security.dataExport', {})).toBeNull();
  await removeExpiredArchives(site.pool, site.clock.now());
  expect((await site.pool.query('select from data_export_part')).rowCount).toBe(0);
  demo = later;
});

it('asks for the password, and writes one export at a time', async () => {
  await endExports();
  await site.pool.query('update session set password_known_until = null');
  expect(await demo.refusal('security.requestDataExport', {})).toMatchObject({ code: 'password_incorrect' });
  expect(await demo.refusal('security.requestDataExport', { password: 'wrong' })).toMatchObject({
    code: 'password_incorrect',
  });
  const asked = await Promise.all([1, 2, 3].map(() => demo.call('security.requestDataExport', { password: PASSWORD })));
  expect(new Set(asked.map((answer) => answer?.exportId)).size).toBe(1);
});

it('is not finished by a worker that hung while another wrote it again', async () => {
  await endExports();
  const { rows } = await site.pool.query<{ id: bigint }>(
    'insert into data_export (brand_id, member_id, requested_at) values (1, $1, now()) returning id',
    [await member('demoagent')],
  );
  const id = rows[0]?.id ?? 0n;
  const hung = (await beginRun(site.pool, id))?.run ?? 0;
  expect(await insertPart(site.pool, { id, run: hung, number: 0, bytes: Buffer.from('old') })).toBe(true);
  const next = (await beginRun(site.pool, id))?.run ?? 0;
  expect(await insertPart(site.pool, { id, run: hung, number: 1, bytes: Buffer.from('old') })).toBe(false);
  const at = { finishedAt: new Date(), expiresAt: new Date(Date.now() + HOUR_MS) };
  expect(await finishRun(site.pool, { id, run: hung, bytes: 3n, ...at })).toBe(false);
  expect(await insertPart(site.pool, { id, run: next, number: 0, bytes: Buffer.from('new') })).toBe(true);
  expect(await finishRun(site.pool, { id, run: next, bytes: 3n, ...at })).toBe(true);
  // A job that is repeated after its end begins nothing, and takes nothing away.
  expect(await beginRun(site.pool, id)).toBeNull();
  expect((await site.pool.query('select run from data_export_part where export_id = $1', [id])).rows).toEqual([
    { run: next },
  ]);
});

it('fails with the statement that failed, in the middle of an archive too', async () => {
  const rows = 'select generate_series(1, 2000) as number, $1::bigint::text as id';
  const failing = `${rows} union all select 1 / 0, ''`;
  const data = [rows, failing].map((text, index) => ({ file: `records-${index}`, tables: [], text }));
  const memberId = await member('demo');
  const written = inTransaction(
    site.pool,
    (client) => writeArchive(client, { memberId, data, added: [], keepPart: () => Promise.resolve() }),
    'repeatable read',
  );
  await expect(written).rejects.toMatchObject({ code: '22012' });
});

it('ends at once where a piece of it is not kept', async () => {
  const text = 'select md5(random()::text) as noise, $1::bigint::text as id from generate_series(1, 100000)';
  const memberId = await member('demo');
  const written = inTransaction(site.pool, (client) =>
    writeArchive(client, {
      memberId,
      data: [{ file: 'noise', tables: [], text }],
      added: [],
      keepPart: () => Promise.reject(new Error('another run writes this export')),
    }),
  );
  await expect(written).rejects.toThrow('another run');
  // The process goes on.
  expect(await demo.call('security.dataExport', {})).toBeDefined();
});

it('gives up on an export that could not be written within a day', async () => {
  await site.pool.query("delete from data_export where state = 'waiting'");
  await site.pool.query(
    "insert into data_export (brand_id, member_id, requested_at) values (1, $1, now() - interval '10 days')",
    [await member('demo')],
  );
  await failStaleExports(site.pool, new Date(Date.now() - 24 * HOUR_MS), site.clock.now());
  expect(await demo.call('security.dataExport', {})).toMatchObject({ state: 'failed' });
});
