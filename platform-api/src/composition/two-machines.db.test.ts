import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type App, buildApp } from '../app';
import { releaseOf } from '../modules/releases/federation/release.fixture';
import { registerStoredReleases } from '../modules/releases/federation/stored-releases';
import { startSupportSite, type SupportSite } from '../modules/people/support/support.fixture';
import { openLocalBeacon } from '../platform/beacon';
import { readConfig } from '../platform/config';
import { openStore } from '../platform/store/open-store';
import { type BucketServer, startBucketServer } from '../platform/store/bucket.fixture';
import type { TestBrowser } from '../testing/browser';
import { openKeys } from './keys';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'machine-'));
  folders.push(folder);
  return folder;
};

let bucket: BucketServer;
let one: SupportSite;
let other: App;
let environment: Record<string, string>;

/** A checkout that has built the shell, and machines that have nothing of their own: keys from a folder of secrets, files from a bucket. */
beforeAll(async () => {
  bucket = await startBucketServer();
  const secrets = await newFolder();
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere', MARQUEE_HOME: secrets });
  await openLocalBeacon(config.keys);
  await (await openKeys(config)).identityDocuments.current();
  environment = {
    ...bucket.environment,
    MARQUEE_KEYS_DIR: join(secrets, 'keys'),
    MARQUEE_LOG_LEVEL: 'silent',
    MARQUEE_RATE_LIMITS: 'off',
  };
  one = await startSupportSite('off', environment);
  await releaseShell('1.0.0');
  other = await startMachine();
});
afterAll(async () => {
  await other.close();
  await one.close();
  await bucket.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const startMachine = async (): Promise<App> =>
  buildApp(
    readConfig({
      ...environment,
      DATABASE_URL: one.app.platform.config.databaseUrl,
      MARQUEE_HOME: await newFolder(),
      MARQUEE_API_PORT: '0',
    }),
  );

/** Builds and registers a shell, and has brands run it. */
async function releaseShell(version: string): Promise<void> {
  const builder = await newFolder();
  const folder = join(builder, 'releases/host-shell', version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'template.html'), '<!doctype html><title>shell</title><!--mq:boot-->');
  await writeFile(join(folder, 'entry.js'), `console.info("${version}")`);
  await writeFile(join(folder, 'entry.js.br'), brotliCompressSync(`console.info("${version}")`));
  await writeFile(join(folder, 'release.json'), JSON.stringify(releaseOf('host-shell', version)));
  const config = readConfig({ ...environment, DATABASE_URL: 'postgres://nowhere', MARQUEE_HOME: builder });
  expect((await registerStoredReleases(one.pool, config, openStore(config))).added).toBe(1);
  await runShell(version);
}

const runShell = (version: string) =>
  one.pool.query(
    `insert into brand_remote (brand_id, remote, stable) select id, 'host-shell', $1 from brand
     on conflict (brand_id, remote) do update set stable = excluded.stable`,
    [version],
  );
const get = ({ server }: App, url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'sundarban.localhost', ...headers } });
const cookiesOf = ({ cookies }: TestBrowser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test('both serve the page and its files, which only the builder had', async () => {
  for (const app of [one.app, other]) {
    const page = await get(app, '/');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<title>shell</title>') as string]);
    const entry = await get(app, '/releases/host-shell/1.0.0/entry.js');
    expect([entry.statusCode, entry.body]).toEqual([200, 'console.info("1.0.0")']);
    const small = await get(app, '/releases/host-shell/1.0.0/entry.js', { 'accept-encoding': 'gzip, br' });
    expect([small.headers['content-encoding'], String(brotliDecompressSync(small.rawPayload))]).toEqual([
      'br',
      'console.info("1.0.0")',
    ]);
    expect(entry.headers['cache-control']).toContain('immutable');
    expect((await get(app, '/releases/host-shell/1.0.0/other.js')).statusCode).toBe(404);
    expect((await get(app, '/releases/host-shell/1.0.0/%2e%2e%2f%2e%2e')).statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('a picture that one takes is read from the other, and is on neither', async () => {
  const member = await one.member();
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#175c4c' } })
    .png()
    .toBuffer();
  const { imageId } = await member.call('uploads.image', { image });
  const answer = await get(other, `/wps/uploads/images/${imageId}`, { cookie: cookiesOf(member) });
  expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).width]).toEqual([200, 9]);
  expect(await readdir(one.app.platform.config.home)).not.toContain('uploads');
});

test('while the bucket is away, pages that were served go on, and pictures are refused as a fault of the product', async () => {
  const member = await one.member();
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { imageId } = await member.call('uploads.image', { image });
  bucket.turn('failing');
  try {
    expect((await get(one.app, '/')).statusCode).toBe(200);
    expect((await get(one.app, '/releases/host-shell/1.0.0/entry.js')).statusCode).toBe(200);
    const read = await get(one.app, `/wps/uploads/images/${imageId}`, { cookie: cookiesOf(member) });
    expect([read.statusCode, read.json<{ code: string }>().code]).toEqual([503, 'network_abnormal']);
    expect((await member.refusal('uploads.image', { image })).code).toBe('network_abnormal');
  } finally {
    bucket.turn('none');
  }
});

test('a machine is ready once the store has the shell that brands run, and says until then which is missing', async () => {
  const machine = await startMachine();
  try {
    await machine.server.listen({ port: 0, host: '127.0.0.1' });
    const readiness = async () => {
      const answer = await get(machine, '/readyz');
      return [answer.statusCode, answer.json<{ reason?: string }>().reason];
    };
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, undefined]));
    await one.pool.query(
      `insert into remote_release (remote, version, kind, document)
       select remote, '2.0.0', kind, document || '{"version": "2.0.0"}' from remote_release where version = '1.0.0'`,
    );
    await runShell('2.0.0');
    expect(await readiness()).toEqual([503, expect.stringMatching(/^The store has no host-shell 2\.0\.0/) as string]);
    bucket.turn('failing');
    await runShell('1.0.0');
    expect(await readiness(), 'it has what it needs').toEqual([200, undefined]);
  } finally {
    bucket.turn('none');
    await machine.close();
  }
});

test('a machine without the keys, or with a key too few among the secrets, does not start', async () => {
  const config = { ...environment, DATABASE_URL: one.app.platform.config.databaseUrl, MARQUEE_HOME: await newFolder() };
  const empty = await newFolder();
  await expect(buildApp(readConfig({ ...config, MARQUEE_KEYS_DIR: empty }))).rejects.toThrow(
    /The keys in .+ are not those of the database: .*payee\.key is missing/,
  );
  expect(await readdir(empty)).toEqual([]);
});
