import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@marquee/contract/release';
import { SLOT_NAMES } from '@marquee/contract/slots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { releaseOf } from './release.fixture';
import { builtRelease as built, provenance, type Submitted, submissionOf } from './submission.fixture';

const password = 'Harbour-Beacon-77';
const DAY_MS = 86_400_000;
let site: TestApp;
let home = '';
let operator = '';
let token = '';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const spki = publicKey.export({ format: 'pem', type: 'spki' }).toString();

beforeAll(async () => {
  site = await startTestApp();
  home = site.app.platform.config.home;
  const insert = `insert into operator (email, name, password_hash, rights, brand_ids) values ($1, 'Lena', $2, $3, $4)`;
  const hash = await hashPassword(password);
  await site.pool.query(insert, ['releases@marquee.localhost', hash, ['releases', 'remotes'], []]);
  await site.pool.query(insert, ['remotes@marquee.localhost', hash, ['remotes'], []]);
  await site.pool.query(insert, ['one@marquee.localhost', hash, ['releases'], [1]]);
  operator = await signIn('releases@marquee.localhost');
  token = await issue({});
});
afterAll(() => site.close());

async function signIn(email: string): Promise<string> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

interface Answer {
  readonly success: boolean;
  readonly code?: string;
  readonly value: Record<string, unknown>;
  readonly details?: { readonly reasons?: readonly string[] };
}

async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) {
  const host = 'console.localhost';
  const response = await site.app.server.inject({
    method,
    url,
    headers: { host, ...headers },
    ...(payload && { payload }),
  });
  return response.json<Answer>();
}

const grant = {
  team: 'Loyalty',
  remotes: ['mf-loyalty'],
  brands: [],
  stage: 'register',
  publicKey: spki,
  days: 30,
  reason: 'a new team',
};
async function issue(fields: object): Promise<string> {
  const { value } = await send('POST', '/ops/release-tokens', { cookie: operator }, { ...grant, ...fields });
  return String(value['token']);
}

/** Signed by the team's key where none is named. */
type Unsigned = Omit<Submitted, 'key'> & Partial<Pick<Submitted, 'key'>>;

function publish({ as = token, ...publication }: Unsigned & { readonly as?: string }): Promise<Answer> {
  return send(
    'POST',
    '/ops/releases',
    { authorization: `Bearer ${as}` },
    submissionOf({ key: privateKey, ...publication }),
  );
}

const folderOf = (version: string) => join(home, 'releases/mf-loyalty', version);
/** Everything that a release leaves behind: its row, its claims, its files, its record. */
async function traces(version: string) {
  const { rows } = await site.pool.query<{ found: number }>(
    `select (select count(*) from remote_release where remote = 'mf-loyalty' and version = $1)::int
       + (select count(*) from audit_log where action = 'release.published' and details ->> 'version' = $1)::int as found`,
    [version],
  );
  return [rows[0]?.found, existsSync(folderOf(version))];
}

describe('a team', () => {
  it('publishes a signed release with its files; it is on the list, recorded, and runs nowhere', async () => {
    expect(await publish(built('1.0.0'))).toMatchObject({
      value: { remote: 'mf-loyalty', version: '1.0.0', added: true, baseUrl: '/releases/mf-loyalty/1.0.0/' },
    });
    expect(await publish(built('1.0.0'))).toMatchObject({ value: { added: false } });
    const file = await site.app.server.inject({
      url: '/releases/mf-loyalty/1.0.0/list.js',
      headers: { host: 'sundarban.localhost', 'accept-encoding': 'br' },
    });
    expect([file.statusCode, file.headers['content-encoding']]).toEqual([200, 'br']);
    const { value } = await send('GET', '/ops/remotes/available?brand=meridian', { cookie: operator });
    expect(value).toMatchObject([
      { remote: 'mf-loyalty', versions: [{ version: '1.0.0', provenance: { ...provenance, team: 'Loyalty' } }] },
    ]);
    const { rows } = await site.pool.query(
      "select actor_kind, subject, details from audit_log where action = 'release.published'",
    );
    expect(rows).toMatchObject([
      {
        actor_kind: 'system',
        subject: 'remote:mf-loyalty',
        details: { version: '1.0.0', team: 'Loyalty', commit: 'a1b2c3d4' },
      },
    ]);
    expect((await site.pool.query("select from brand_remote where remote = 'mf-loyalty'")).rowCount).toBe(0);
  });

  const claiming = (change: object) =>
    built('2.0.0', (release) => ({ ...release, manifest: { ...release.manifest, ...change } }));
  const whole = built('2.0.0');
  const { 'list.js': _, ...withoutList } = whole.files;
  const thousands = Object.fromEntries(
    Array.from({ length: 10_000 }, (__, index) => [`${index}.js`, `sha256-${'A'.repeat(43)}=`]),
  );

  it.each<[string, Unsigned, string, string | undefined]>([
    [
      'a file of another content',
      { ...whole, files: { ...whole.files, 'list.js': 'x' } },
      'release_files_wrong',
      'list.js has another content than its hash says',
    ],
    ['a missing file', { ...whole, files: withoutList }, 'release_files_wrong', 'list.js is missing'],
    [
      'a file that it does not name',
      { ...whole, files: { ...whole.files, 'more.js': '' } },
      'release_files_wrong',
      'more.js is not in the release',
    ],
    [
      'a page among its files',
      built('2.0.0', (release) => ({
        ...release,
        integrity: { ...release.integrity, 'x.html': release.integrity['list.js'] },
      })),
      'release_files_wrong',
      'x.html is of a kind that is not served',
    ],
    [
      'another team’s remote',
      { ...whole, release: { ...releaseOf('mf-wallet', '2.0.0') } },
      'release_not_allowed',
      'mf-wallet is no remote of Loyalty',
    ],
    [
      'a shell',
      { ...whole, release: releaseOf('host-shell', '2.0.0') },
      'release_invalid',
      'is a shell; teams publish remotes',
    ],
    [
      'another key',
      { ...whole, key: generateKeyPairSync('ed25519').privateKey },
      'release_signature_invalid',
      undefined,
    ],
    [
      'a path that escapes',
      built('2.0.0', (release) => ({
        ...release,
        integrity: { ...release.integrity, '../current.json': release.integrity['list.js'] },
      })),
      'release_invalid',
      'release.integrity.../current.json: is no path of a file inside the release',
    ],
    [
      'a version that escapes',
      built('2.0.0', (release) => ({ ...release, version: '2.0.0-../../x' })),
      'release_invalid',
      undefined,
    ],
    [
      'ten thousand files',
      built('2.0.0', (release) => ({ ...release, integrity: { ...release.integrity, ...thousands } })),
      'release_invalid',
      'has 10004 files, more than 500',
    ],
    [
      'a route of the shell',
      claiming({ routes: [{ id: 'list', pattern: '/help', guard: 'none', frame: 'page', titleKey: 'title' }] }),
      'release_claim_taken',
      'claims the route /help, which belongs to host-shell',
    ],
    [
      'an unknown slot',
      claiming({ slots: [{ id: 'list', slot: 'home.nowhere', order: 0, policy: 'none' }], routes: [] }),
      'release_invalid',
      `release.manifest.slots.0.slot: there is no slot home.nowhere; the slots are ${SLOT_NAMES.join(', ')}`,
    ],
    ['no manifest', built('2.0.0', (release) => ({ ...release, manifest: null })), 'release_invalid', undefined],
  ])('is refused with %s: nothing is stored or registered', async (_name, publication, code, reason) => {
    const answer = await publish(publication);
    expect(answer).toMatchObject({ success: false, code });
    if (reason !== undefined) expect(answer.details?.reasons).toContain(reason);
    expect(await traces('2.0.0')).toEqual([0, false]);
  });

  it('is refused with the route of another remote', async () => {
    await site.pool.query("insert into remote_claim (kind, name, remote) values ('route', '/member/*', 'mf-wallet')");
    const routes = [{ id: 'list', pattern: '/member/loyalty', guard: 'none', frame: 'page', titleKey: 'title' }];
    expect(await publish(claiming({ routes }))).toMatchObject({
      code: 'release_claim_taken',
      details: { reasons: ['claims the route /member/loyalty, which overlaps /member/* of mf-wallet'] },
    });
    expect(await traces('2.0.0')).toEqual([0, false]);
  });

  it('is refused with a document that is no JSON, and with a version that has other content', async () => {
    const document = '{';
    const signature = sign(null, Buffer.from(document), privateKey).toString('base64url');
    const headers = { authorization: `Bearer ${token}` };
    expect(await send('POST', '/ops/releases', headers, { document, signature, files: {} })).toMatchObject({
      code: 'release_invalid',
      details: { reasons: ['the document is no JSON'] },
    });
    const other = built('1.0.0', (release) => ({ ...release, version: '1.0.0' }));
    const text = 'other';
    const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    const release = { ...other.release, integrity: { ...(other.release as Release).integrity, 'list.js': hash } };
    expect(await publish({ release, files: { ...other.files, 'list.js': text } })).toMatchObject({
      code: 'release_exists',
    });
  });

  it('learns that the storage is down, and publishes the same release once it is back', async () => {
    await rm(join(home, 'releases/mf-loyalty'), { recursive: true });
    await writeFile(join(home, 'releases/mf-loyalty'), 'a file where a folder should be');
    expect(await publish(built('3.0.0'))).toMatchObject({ success: false, code: 'release_storage_down' });
    expect(await traces('3.0.0')).toEqual([0, false]);
    await rm(join(home, 'releases/mf-loyalty'));
    expect(await publish(built('3.0.0'))).toMatchObject({ value: { added: true } });
    expect(await traces('3.0.0')).toEqual([2, true]);
  });
});

describe('a token', () => {
  it.each([
    ['none', ''],
    ['an unknown one', 'A'.repeat(43)],
    ['a malformed one', 'x'],
  ])('is required: %s', async (_name, as) => {
    expect(await publish({ ...built('4.0.0'), as })).toMatchObject({ code: 'release_token_invalid' });
  });

  it('ends when it is revoked, with a record', async () => {
    const stolen = await issue({ team: 'Stolen' });
    const { value } = await send('GET', '/ops/release-tokens', { cookie: operator });
    const [latest] = value as unknown as { id: string; team: string; createdBy: string; revokedAt: string | null }[];
    expect(latest).toMatchObject({ team: 'Stolen', createdBy: 'Lena', revokedAt: null });
    expect(JSON.stringify(value)).not.toContain(stolen);
    const revoke = () =>
      send('POST', `/ops/release-tokens/${latest?.id}/revoke`, { cookie: operator }, { reason: 'a laptop was lost' });
    expect(await revoke()).toMatchObject({ success: true });
    expect(await revoke()).toMatchObject({ code: 'not_found' });
    expect(await publish({ ...built('4.0.0'), as: stolen })).toMatchObject({ code: 'release_token_invalid' });
    const { rows } = await site.pool.query('select action, reason from audit_log where subject = $1 order by id', [
      `release-token:${latest?.id}`,
    ]);
    expect(rows).toEqual([
      { action: 'release-token.issued', reason: 'a new team' },
      { action: 'release-token.revoked', reason: 'a laptop was lost' },
    ]);
  });

  it('is not stored', async () => {
    const { rows } = await site.pool.query<{ text: string }>('select release_token::text as text from release_token');
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });

  it('takes no key but Ed25519', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'pem', type: 'spki' });
    const answer = await send(
      'POST',
      '/ops/release-tokens',
      { cookie: operator },
      { ...grant, publicKey: String(rsa) },
    );
    expect(answer).toMatchObject({ code: 'validation_failed', details: { fields: [{ path: 'publicKey' }] } });
  });

  it('is issued and seen by operators of every brand with the right only', async () => {
    for (const email of ['remotes@marquee.localhost', 'one@marquee.localhost']) {
      const cookie = await signIn(email);
      expect(await send('GET', '/ops/release-tokens', { cookie })).toMatchObject({ code: 'forbidden' });
      expect(await send('POST', '/ops/release-tokens', { cookie }, grant)).toMatchObject({ code: 'forbidden' });
      expect(await send('POST', '/ops/release-tokens/1/revoke', { cookie }, { reason: 'test' })).toMatchObject({
        code: 'forbidden',
      });
    }
    expect(await send('GET', '/ops/release-tokens', { authorization: `Bearer ${token}` })).toMatchObject({
      code: 'not_logged_in',
    });
  });

  it('restricts its releases to its brands, and a canary to its stage', async () => {
    const limited = await issue({ team: 'Bengal', brands: ['sundarban'], stage: 'canary' });
    expect(await publish({ ...built('5.0.0'), as: limited })).toMatchObject({ value: { added: true } });
    const enable = (brand: string, version: string) =>
      send(
        'POST',
        '/ops/remotes/mf-loyalty/enabled',
        { cookie: operator },
        { brand, revision: 0, version, reason: 'test' },
      );
    expect(await enable('meridian', '5.0.0')).toMatchObject({ code: 'release_not_allowed' });
    expect(await enable('sundarban', '3.0.0')).toMatchObject({ success: true });

    const canary = (fields: object, as = limited) =>
      send(
        'POST',
        '/ops/releases/mf-loyalty/canary',
        { authorization: `Bearer ${as}` },
        {
          brand: 'sundarban',
          revision: 1,
          version: '5.0.0',
          canaryPercent: 5,
          reason: 'first members',
          ...fields,
        },
      );
    expect(await canary({ canaryPercent: 50 })).toMatchObject({ code: 'validation_failed' });
    expect(await canary({}, token)).toMatchObject({
      code: 'release_not_allowed',
      details: { reasons: ['Loyalty may publish only'] },
    });
    expect(await canary({ brand: 'meridian' })).toMatchObject({
      details: { reasons: ['meridian is no brand of Bengal'] },
    });
    expect(await canary({})).toMatchObject({ success: true });
    const { rows } = await site.pool.query(
      "select stable, canary, canary_percent from brand_remote where remote = 'mf-loyalty'",
    );
    expect(rows).toEqual([{ stable: '3.0.0', canary: '5.0.0', canary_percent: 5 }]);
    expect(await canary({ revision: 2, version: '3.0.0' })).toMatchObject({
      code: 'release_not_allowed',
      details: { reasons: ['5.0.0 is the canary of sundarban'] },
    });
    expect(await canary({ revision: 2, canaryPercent: 0 })).toMatchObject({ success: true });
  });

  it('expires', async () => {
    const brief = await issue({ days: 1 });
    site.clock.pass(DAY_MS + 1);
    expect(await publish({ ...built('6.0.0'), as: brief })).toMatchObject({ code: 'release_token_invalid' });
    expect(await traces('6.0.0')).toEqual([0, false]);
  });
});
