import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { hashToken, newToken } from '../../../platform/secrets';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { builtRelease, submissionOf } from './submission.fixture';

/** What a team learns of its release when it publishes it. */
const password = 'Harbour-Beacon-77';
const token = newToken();
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
let site: TestApp;
let operator: TestBrowser;

beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    "insert into operator (email, name, password_hash, rights, brand_ids) values ('o@marquee.localhost', 'O', $1, '{remotes}', '{}')",
    [await hashPassword(password)],
  );
  await site.pool.query(
    `insert into release_token (team, token_hash, public_key, remotes, stage, created_by, created_at, expires_at)
     select 'Loyalty', $1, $2, '{mf-loyalty}', 'register', min(id), now(), now() + interval '1 day' from operator`,
    [hashToken(token), publicKey.export({ format: 'der', type: 'spki' }).toString('base64')],
  );
  operator = site.browser('console');
  await operator.call('operator.login', { email: 'o@marquee.localhost', password });
});
afterAll(() => site.close());

interface Answer {
  readonly success: boolean;
  readonly details?: { readonly reasons?: readonly string[] };
}

async function publish(release: { readonly release: object; readonly files: Readonly<Record<string, string>> }) {
  const headers = { host: 'console.localhost', authorization: `Bearer ${token}` };
  const payload = submissionOf({ ...release, key: privateKey });
  const response = await site.app.server.inject({ method: 'POST', url: '/ops/releases', headers, payload });
  return response.json<Answer>();
}

describe('a team', () => {
  it('learns which languages of its brands the release lacks, and so does the operator who may switch it on', async () => {
    const { rows } = await site.pool.query<{ code: string; languages: string[] }>(
      "select code, config -> 'languages' as languages from brand order by id",
    );
    const missing = rows.map(({ code, languages }) => ({
      brand: code,
      languages: languages.filter((language) => language !== 'en'),
    }));
    expect(await publish(builtRelease('1.0.1'))).toMatchObject({ value: { missingLanguages: missing } });
    const value = await operator.call('remotes.available', { brand: 'meridian' });
    const ofBrand = missing.find(({ brand }) => brand === 'meridian')?.languages;
    expect(value).toMatchObject([{ versions: [{ version: '1.0.1', missingLanguages: ofBrand }] }]);
  });

  it('learns what each contribution loads, and what grew since the release before', async () => {
    const sized = (version: string, listBytes: number) =>
      builtRelease(version, (release) => ({
        ...release,
        sizes: { 'entry.js': 400, 'list.js': listBytes, 'list.css': 100 },
      }));
    await publish(sized('1.1.0', 2_000));
    expect(await publish(sized('1.2.0', 3_000))).toMatchObject({
      value: {
        since: '1.1.0',
        contributions: [{ kind: 'route', id: 'list', bytes: 3_500, budget: 90_000, before: 2_500 }],
      },
    });
  });

  it('is refused with 4 MB for a slot of the home page, and with sizes that its files do not have', async () => {
    const large = randomBytes(4_000_000).toString('base64');
    const hash = `sha256-${createHash('sha256').update(large).digest('base64')}`;
    const files = { ...builtRelease('2.0.0').files, 'list.js': large };
    const release = (sizes: object) =>
      builtRelease('2.0.0', (made) => ({
        ...made,
        integrity: { ...made.integrity, 'list.js': hash },
        manifest: {
          ...made.manifest,
          routes: [],
          slots: [{ id: 'list', slot: 'home.hot-games', order: 0, policy: 'none' }],
        },
        ...sizes,
      })).release;
    const refused = await publish({ release: release({}), files });
    expect(refused).toMatchObject({ success: false, code: 'release_invalid' });
    expect(refused.details?.reasons?.[0]).toMatch(
      /^loads \d+ bytes, compressed, for the slot list, where 25000 are allowed$/,
    );
    const lying = await publish({
      release: release({ sizes: { 'entry.js': 15, 'list.js': 900, 'list.css': 15 } }),
      files,
    });
    expect(lying.details?.reasons?.[0]).toMatch(/^states 900 bytes for list\.js, which has \d+$/);
    const { rowCount } = await site.pool.query("select from remote_release where version = '2.0.0'");
    expect(rowCount).toBe(0);
  });
});
