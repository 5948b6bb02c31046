import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootDocument } from '@marquee/contract/boot';
import { type Release, releasePath } from '@marquee/contract/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { startBucket, type TestBucket } from './bucket.fixture';
import { registerRelease } from './register-release';
import { releaseOf, storeEntry } from './release.fixture';

const password = 'Harbour-Beacon-77';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
let site: TestApp;
let bucket: TestBucket;
let operator = '';
let token = '';

/** The product's own remote lies in the folder, the team's in the bucket; the brand runs 1.0.0 of both. */
beforeAll(async () => {
  bucket = await startBucket();
  site = await startTestApp({
    MARQUEE_RELEASE_BUCKET: bucket.url,
    MARQUEE_RELEASE_BUCKET_KEY_ID: 'key',
    MARQUEE_RELEASE_BUCKET_SECRET: 'secret',
  });
  const { home } = site.app.platform.config;
  await mkdir(join(home, 'releases/host-shell/1.0.0'), { recursive: true });
  await writeFile(join(home, 'releases/host-shell/1.0.0/template.html'), '<!doctype html><!--mq:boot-->');
  for (const release of [
    releaseOf('host-shell', '1.0.0'),
    ...VERSIONS.map((version) => releaseOf('mf-games', version)),
  ]) {
    await registerRelease(site.pool, release);
    await storeEntry(home, release);
  }
  const insert = `insert into operator (email, name, password_hash, rights, brand_ids) values ($1, 'Lena', $2, $3, $4)`;
  const rights = ['releases', 'remotes'];
  await site.pool.query(insert, ['lena@marquee.localhost', await hashPassword(password), rights, []]);
  const browser = site.browser('console');
  await browser.call('operator.login', { email: 'lena@marquee.localhost', password });
  operator = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const spki = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const grant = { team: 'Loyalty', remotes: ['mf-loyalty'], brands: [], stage: 'register', publicKey: spki, days: 30 };
  token = String((await post('/ops/release-tokens', { ...grant, reason: 'a new team' })).value?.['token']);
  for (const version of VERSIONS) await publish(version);
  for (const remote of ['host-shell', 'mf-games', 'mf-loyalty'])
    await site.pool.query(
      "insert into brand_remote (brand_id, remote, stable) select id, $1, '1.0.0' from brand where code = 'sundarban'",
      [remote],
    );
});
afterAll(async () => {
  await site.close();
  await bucket.close();
});

const VERSIONS = ['0.9.0', '1.0.0', '1.1.0'];

interface Answer {
  readonly success: boolean;
  readonly code?: string;
  readonly value?: Record<string, unknown>;
}

async function post(url: string, payload: object, headers: object = { cookie: operator }): Promise<Answer> {
  const request = { method: 'POST', url, headers: { host: 'console.localhost', ...headers }, payload } as const;
  return (await site.app.server.inject(request)).json<Answer>();
}

function publish(version: string): Promise<Answer> {
  const release = releaseOf('mf-loyalty', version);
  const files = Object.fromEntries(Object.keys(release.integrity).map((file) => [file, `${file} of ${version}`]));
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, `sha256-${createHash('sha256').update(text).digest('base64')}`]),
  );
  const document = JSON.stringify({ release: { ...release, integrity }, provenance: PROVENANCE });
  const signature = sign(null, Buffer.from(document), privateKey).toString('base64url');
  const encoded = Object.entries(files).map(([file, text]) => [file, Buffer.from(text).toString('base64')]);
  const body = { document, signature, files: Object.fromEntries(encoded) as object };
  return post('/ops/releases', body, { authorization: `Bearer ${token}` });
}

const PROVENANCE = { commit: 'a1b2c3d4', author: 'Lena', notes: 'Points', changeUrl: 'https://code.example/17' };

async function settingOf(remote: string) {
  const { rows } = await site.pool.query<{ revision: number }>(
    `select brand_remote.*, (select count(*)::int from audit_log where subject = $2) as records
     from brand_remote join brand on brand.id = brand_id where code = 'sundarban' and remote = $1`,
    [remote, `remote:${remote}`],
  );
  return rows[0];
}

async function change(remote: string, action: string, fields: object = {}): Promise<Answer> {
  const { revision } = (await settingOf(remote)) ?? { revision: 0 };
  return post(`/ops/remotes/${remote}/${action}`, { brand: 'sundarban', revision, reason: 'test', ...fields });
}

/** What a page of the brand is given of a remote. */
async function served(remote: string): Promise<string | undefined> {
  const { statusCode, body } = await site.app.server.inject({ url: '/', headers: { host: 'sundarban.localhost' } });
  expect(statusCode).toBe(200);
  const [, json = ''] = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(body) ?? [];
  const boot = JSON.parse(json) as BootDocument;
  return boot.remotes.find(({ name }) => name === remote)?.release.version;
}

/** Puts a file where the folder of a remote should be. */
async function blockFolder(): Promise<void> {
  const folder = join(site.app.platform.config.home, 'releases/mf-games');
  await rename(folder, `${folder}.away`);
  await writeFile(folder, 'no folder');
}

async function restoreFolder(): Promise<void> {
  const folder = join(site.app.platform.config.home, 'releases/mf-games');
  await rm(folder);
  await rename(`${folder}.away`, folder);
}

describe.each([
  ['the folder is blocked', 'mf-games', blockFolder, restoreFolder],
  ['the bucket fails', 'mf-loyalty', () => bucket.turn('failing'), () => bucket.turn('up')],
  ['the bucket is gone', 'mf-loyalty', () => bucket.turn('gone'), () => bucket.turn('up')],
] as const)('while %s', (_name, remote, breakStorage, repairStorage) => {
  beforeAll(breakStorage);
  afterAll(repairStorage);

  it.each([
    ['promotion', 'promote', { version: '1.1.0' }],
    ['canary', 'promote', { version: '1.1.0', canaryPercent: 10 }],
    ['roll-back', 'rollback', { version: '0.9.0' }],
    ['pin', 'pin', { version: '1.1.0' }],
    ['switching on with a release', 'enabled', { version: '1.1.0' }],
  ])('%s names the storage and changes nothing', async (_action, action, fields) => {
    const before = await settingOf(remote);
    expect(await change(remote, action, fields)).toMatchObject({ success: false, code: 'release_storage_down' });
    expect(await settingOf(remote)).toEqual(before);
  });

  it('pages go on with what they have', async () => {
    expect(await served(remote)).toBe('1.0.0');
  });

  it('the off switch works, and a remote comes back with the release that it had', async () => {
    expect(await change(remote, 'disabled', { notices: {} })).toMatchObject({ success: true });
    expect(await served(remote)).toBeUndefined();
    expect(await change(remote, 'enabled')).toMatchObject({ success: true });
    expect(await served(remote)).toBe('1.0.0');
  });
});

describe('a release into a bucket', () => {
  const storedOf = (version: string) =>
    [...bucket.objects.keys()].filter((key) => key.includes(releasePath({ name: 'mf-loyalty', version })));
  const rowsOf = async (version: string) => {
    const { rows } = await site.pool.query<{ release: Release }>(
      "select 1 from remote_release where remote = 'mf-loyalty' and version = $1",
      [version],
    );
    return rows.length;
  };

  it.each(['failing', 'gone', { failsAfter: 2 }] as const)('leaves nothing behind when it is %j', async (state) => {
    bucket.turn(state);
    expect(await publish('2.0.0')).toMatchObject({ success: false, code: 'release_storage_down' });
    expect([await rowsOf('2.0.0'), storedOf('2.0.0')]).toEqual([0, []]);
    bucket.turn('up');
  });

  it('is published whole once the bucket is back, and can be promoted then', async () => {
    expect(await publish('2.0.0')).toMatchObject({ value: { added: true } });
    expect([await rowsOf('2.0.0'), storedOf('2.0.0').length]).toEqual([1, 4]);
    expect(await change('mf-loyalty', 'promote', { version: '2.0.0' })).toMatchObject({ success: true });
    expect(await served('mf-loyalty')).toBe('2.0.0');
  });
});
