import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Release } from '@marquee/contract/release';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createAudit } from '../../operators/audit/audit';
import { publishRelease } from './publish-release';
import type { ReleaseFiles } from './release-files';
import { releaseOf } from './release.fixture';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const shell = { ...releaseOf('host-shell', '1.0.0'), exports: { '@marquee/kit': { useCall: 'a1' } } };
  const insert =
    "insert into remote_release (remote, version, kind, document) values ('host-shell', '1.0.0', 'shell', $1)";
  await site.pool.query(insert, [JSON.stringify(shell)]);
  await site.pool.query(
    "insert into brand_remote (brand_id, remote, stable) select id, 'host-shell', '1.0.0' from brand",
  );
});
afterAll(() => site.close());

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const team = {
  tokenId: '1',
  team: 'Loyalty',
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  remotes: ['mf-loyalty'],
  brandIds: [],
  stage: 'register' as const,
};
const provenance = { commit: 'a1b2c3d4', author: 'Lena', notes: '', changeUrl: null };
/** A store that no release must reach. */
const untouched: ReleaseFiles = {
  put: () => Promise.reject(new Error('stored')),
  has: () => Promise.resolve(false),
  remove: () => Promise.resolve(),
  baseUrlOf: () => null,
};

function publish(imports: NonNullable<Release['imports']>, sheet = 'css') {
  const built = releaseOf('mf-loyalty', '1.0.0');
  const hash = `sha256-${createHash('sha256').update(sheet).digest('base64')}`;
  const release = { ...built, integrity: { ...built.integrity, 'list.css': hash } };
  const contents = { 'entry.js': 'entry 1.0.0', 'list.js': 'list 1.0.0', 'list.css': sheet, 'text.woff2': 'font' };
  const files = Object.fromEntries(
    Object.entries(contents).map(([file, text]) => [file, Buffer.from(text).toString('base64')]),
  );
  const document = JSON.stringify({ release: { ...release, imports }, provenance });
  const signature = sign(null, Buffer.from(document), privateKey).toString('base64url');
  const parts = { pool: site.pool, files: untouched, audit: createAudit(site.pool) };
  return publishRelease(parts, team, { document, signature, files }, 'request');
}

it('refuses a release that needs names which no shell of the team’s brands has, and says which', async () => {
  await expect(publish({ '@marquee/kit': { useCall: 'a1', useMagic: 'b2' } })).rejects.toMatchObject({
    code: 'release_incompatible',
    details: { reasons: ['needs useMagic of @marquee/kit, which the shell does not have'] },
  });
  expect((await site.pool.query("select from remote_release where remote = 'mf-loyalty'")).rowCount).toBe(0);
});

it.each([
  ['body{color:red}', 'list.css has body outside of @layer remote'],
  ['@layer remote{body{color:red}}', 'list.css has the selector body, which reaches elements without a local class'],
])('refuses styles that reach elements of others, whatever the team built them with: %s', async (sheet, reason) => {
  await expect(publish({}, sheet)).rejects.toMatchObject({ code: 'release_invalid', details: { reasons: [reason] } });
});
