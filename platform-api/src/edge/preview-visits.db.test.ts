import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootDocument } from '@marquee/contract/boot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMember } from '../modules/people/member/insert-member';
import { registerRelease } from '../modules/releases/federation/register-release';
import { releaseOf, storeEntry } from '../modules/releases/federation/release.fixture';
import { hashPassword } from '../platform/password-hash';
import { hashToken, newToken } from '../platform/secrets';
import { startTestApp, type TestApp } from '../testing/test-app';

const password = 'Harbour-Beacon-77';
const teamToken = newToken();
let site: TestApp;
let brandId: number;

beforeAll(async () => {
  site = await startTestApp({ MARQUEE_DEVELOPMENT_LINKS: 'on' });
  const { rows } = await site.pool.query<{ id: number }>("select id from brand where code = 'sundarban'");
  brandId = rows[0]?.id ?? 0;
  const shell = join(site.app.platform.config.home, 'releases/host-shell/1.0.0');
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'template.html'), '<!doctype html><!--mq:boot-->');
  const releases = [
    releaseOf('host-shell', '1.0.0'),
    ...['1.0.0', '1.1.0'].map((version) => releaseOf('mf-games', version)),
    releaseOf('mf-loyalty', '0.1.0'),
    { ...releaseOf('mf-loyalty', '2.0.0'), contract: '^2.0.0' },
  ].map((release) => ({
    ...release,
    manifest: release.manifest && { ...release.manifest, contract: release.contract },
  }));
  for (const release of releases) {
    await registerRelease(site.pool, release);
    await storeEntry(site.app.platform.config.home, release);
  }
  for (const remote of ['host-shell', 'mf-games'])
    await site.pool.query("insert into brand_remote (brand_id, remote, stable) select id, $1, '1.0.0' from brand", [
      remote,
    ]);
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) select email, 'o', $1, rights::text[], brands::smallint[]
     from (values ('all@marquee.localhost', '{remotes}', '{}'), ('none@marquee.localhost', '{content}', '{}'),
       ('other@marquee.localhost', '{remotes}', (select array_agg(id)::text from brand where code = 'meridian')))
       as account (email, rights, brands)`,
    [await hashPassword(password)],
  );
  await site.pool.query(
    `insert into release_token (team, token_hash, public_key, remotes, brand_ids, stage, created_by, created_at, expires_at)
     select 'Loyalty', $1, 'k', '{mf-loyalty}', array_agg(id), 'register', (select min(id) from operator), now(), now() + interval '1 day'
     from brand where code = 'sundarban'`,
    [hashToken(teamToken)],
  );
});
afterAll(() => site.close());

async function signIn(name: string): Promise<Record<string, string>> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email: `${name}@marquee.localhost`, password });
  return { cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ') };
}

async function issue(path: string, headers: Record<string, string>, payload: object, kind = 'preview') {
  const answer = await site.app.server.inject({
    method: 'POST',
    url: `/ops/${path}/${kind}`,
    headers: { host: 'console.localhost', ...headers },
    payload: { brand: 'sundarban', ...payload },
  });
  return answer.json<{ code?: string; value: { url: string } }>();
}

/** A visitor's browser at Sundarban. */
function visitor() {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  async function get(url: string, headers: Record<string, string> = {}) {
    const answer = await site.app.server.inject({
      url,
      headers: { host: 'sundarban.localhost', cookie: cookies(), ...headers },
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    return answer;
  }
  return {
    jar,
    open: (url: string, headers?: Record<string, string>) => get(url.replace(/^https?:\/\/[^/]+/, ''), headers),
    async boot() {
      const { remotes, preview, telemetry, overridesAllowed } = (await get('/wps/boot')).json<BootDocument>();
      const versions = remotes.map(({ name, release }) => `${name}@${release.version}`);
      return { remotes: versions, preview, telemetry, overridesAllowed };
    },
  };
}

const LIVE = { remotes: ['mf-games@1.0.0'], preview: null, overridesAllowed: false };

describe('a preview', () => {
  it('shows a release to the visitor who opens its address, changes releases and ends; others get what they got', async () => {
    const { value } = await issue('remotes/mf-games', await signIn('all'), { version: '1.1.0' });
    expect(value.url).toContain('?preview=mf-games%401.1.0&previewToken=');
    const guest = visitor();
    const answer = await guest.open(value.url);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('content="0;url=/"');
    expect(await guest.boot()).toMatchObject({ remotes: ['mf-games@1.1.0'], telemetry: null });
    await guest.open('/?preview=mf-loyalty@0.1.0');
    expect(await guest.boot()).toMatchObject({
      remotes: ['mf-games@1.1.0', 'mf-loyalty@0.1.0'],
      preview: {
        remotes: [
          { name: 'host-shell', version: null },
          { name: 'mf-games', version: '1.1.0', versions: expect.arrayContaining(['1.1.0', '1.0.0']) as unknown },
          { name: 'mf-loyalty', version: '0.1.0' },
        ],
      },
    });
    expect(await visitor().boot()).toMatchObject(LIVE);
    await guest.open('/?preview=mf-games@live');
    expect((await guest.boot()).remotes).toEqual(['mf-games@1.0.0', 'mf-loyalty@0.1.0']);
    await guest.open('/?preview=off');
    expect(await guest.boot()).toMatchObject(LIVE);
  });

  it('is on record with who issued its address', async () => {
    const { rows } = await site.pool.query(
      "select actor_kind, subject, details ->> 'version' as version from audit_log where action = 'preview.issued'",
    );
    expect(rows).toEqual([{ actor_kind: 'operator', subject: 'remote:mf-games', version: '1.1.0' }]);
  });

  it('is the ordinary page without a right, and once the right has ended', async () => {
    const stranger = visitor();
    await stranger.open('/?preview=mf-games@1.1.0');
    await stranger.open('/?preview=mf-games@1.1.0&previewToken=made.up');
    expect(await stranger.boot()).toMatchObject(LIVE);
    const { value } = await issue('remotes/mf-games', await signIn('all'), { version: '1.1.0' });
    const guest = visitor();
    await guest.open(value.url);
    site.clock.pass(2 * 3_600_000 + 1);
    expect(await guest.boot()).toMatchObject(LIVE);
    await guest.open(value.url);
    expect(await guest.boot()).toMatchObject(LIVE);
  });

  it('shows nothing that does not fit the shell', async () => {
    const operator = await signIn('all');
    expect(await issue('remotes/mf-loyalty', operator, { version: '2.0.0' })).toMatchObject({
      code: 'release_incompatible',
    });
    const guest = visitor();
    await guest.open((await issue('remotes/mf-games', operator, { version: '1.1.0' })).value.url);
    await guest.open('/?preview=mf-loyalty@2.0.0');
    expect((await guest.boot()).remotes).toEqual(['mf-games@1.1.0']);
  });

  it('is for operators of the brand with the right to its remotes', async () => {
    for (const name of ['none', 'other'])
      expect(await issue('remotes/mf-games', await signIn(name), { version: '1.1.0' })).toMatchObject({
        code: 'forbidden',
      });
    expect(await issue('remotes/mf-games', {}, { version: '1.1.0' })).toMatchObject({ code: 'not_logged_in' });
  });

  it('of a team shows its own remotes on its own brands', async () => {
    const team = { authorization: `Bearer ${teamToken}` };
    const { value } = await issue('releases/mf-loyalty', team, { version: '0.1.0' });
    const guest = visitor();
    await guest.open(value.url);
    await guest.open('/?preview=mf-games@1.1.0');
    expect((await guest.boot()).remotes).toEqual(['mf-games@1.0.0', 'mf-loyalty@0.1.0']);
    const refusal = { code: 'release_not_allowed' };
    expect(await issue('releases/mf-games', team, { version: '1.1.0' })).toMatchObject(refusal);
    expect(await issue('releases/mf-loyalty', team, { version: '0.1.0', brand: 'meridian' })).toMatchObject(refusal);
    expect(
      await issue('releases/mf-loyalty', { authorization: `Bearer ${newToken()}` }, { version: '0.1.0' }),
    ).toMatchObject({
      code: 'release_token_invalid',
    });
  });
});

describe('a preview of a team and the session of a member', () => {
  const team = { authorization: `Bearer ${teamToken}` };
  const link = async () => (await issue('releases/mf-loyalty', team, { version: '0.1.0' })).value.url;
  let members = 0;
  /** A browser at Sundarban, signed in by the calls that a visitor's own cookies go with. */
  async function member(guest = visitor()) {
    const browser = site.browser('sundarban');
    for (const [name, value] of guest.jar) browser.cookies.set(name, value);
    const account = `tester${String((members += 1))}`;
    const person = { nickname: account, type: 3, language: 'en', passwordHash: await hashPassword(password) };
    await insertMember(site.pool, { ...person, account, brandId });
    const answer = await browser.send('session.login', { type: 'username', username: account, password });
    for (const [name, value] of browser.cookies) guest.jar.set(name, value);
    return { guest, browser, envelope: answer.envelope };
  }

  it('never meet: a signed-in member gets the notice instead, and the releases of everybody', async () => {
    const { guest, envelope } = await member();
    expect(envelope.success).toBe(true);
    const answer = await guest.open(await link());
    expect([answer.statusCode, answer.body.includes('without members')]).toEqual([403, true]);
    expect(await guest.boot()).toMatchObject(LIVE);
  });

  it('keeps members from logging in until it is left', async () => {
    const guest = visitor();
    await guest.open(await link());
    expect((await member(guest)).envelope).toMatchObject({ code: 'preview_without_members' });
    await guest.open('/?preview=off');
    expect((await member(guest)).envelope).toMatchObject({ success: true });
  });

  it('is left by a page alone, not by code inside of one', async () => {
    const guest = visitor();
    await guest.open(await link());
    for (const [mode, dest] of [
      ['cors', 'empty'],
      ['navigate', 'iframe'],
    ] as const) {
      const headers = { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest, 'sec-fetch-site': 'same-origin' };
      expect((await guest.open('/?preview=off', headers)).statusCode).toBe(404);
    }
    expect((await member(guest)).envelope).toMatchObject({ code: 'preview_without_members' });
  });

  it('of an operator shows a release to a member too', async () => {
    const { guest } = await member();
    const { value } = await issue('remotes/mf-games', await signIn('all'), { version: '1.1.0' });
    await guest.open(value.url);
    expect((await guest.boot()).remotes).toEqual(['mf-games@1.1.0']);
  });
});

describe('development inside a deployed shell', () => {
  const team = { authorization: `Bearer ${teamToken}` };
  const develop = (remote: string, headers: Record<string, string>, payload = {}) =>
    issue(`releases/${remote}`, headers, payload, 'development');

  it('lets the machine of the visitor who opens the address serve the remote, and nobody else’s', async () => {
    const { value } = await develop('mf-loyalty', team);
    const developer = visitor();
    const before = await site.app.server.inject({ url: '/', headers: { host: 'sundarban.localhost' } });
    expect(before.headers['content-security-policy']).not.toContain('localhost:*');
    const address = new URL(value.url);
    address.searchParams.set('mf.mf-loyalty', 'http://localhost:4101/');
    const opened = await developer.open(address.href);
    // What the page itself reads stays in the address.
    expect(opened.body).toContain('mf.mf-loyalty=http%3A%2F%2Flocalhost%3A4101%2F');
    expect(opened.body).not.toContain('previewToken');
    const boot = await developer.boot();
    expect(boot).toMatchObject({ overridesAllowed: true, telemetry: null, preview: { develops: ['mf-loyalty'] } });
    const page = await developer.open('/');
    expect(page.headers['content-security-policy']).toContain('http://localhost:*');
    expect(await visitor().boot()).toMatchObject(LIVE);
    site.clock.pass(12 * 3_600_000 + 1);
    expect(await developer.boot()).toMatchObject(LIVE);
  });

  it('is for the team’s own remotes on its own brands, and on record', async () => {
    const refusal = { code: 'release_not_allowed' };
    expect(await develop('mf-games', team)).toMatchObject(refusal);
    expect(await develop('mf-loyalty', team, { brand: 'meridian' })).toMatchObject(refusal);
    const stranger = { authorization: `Bearer ${newToken()}` };
    expect(await develop('mf-loyalty', stranger)).toMatchObject({ code: 'release_token_invalid' });
    const { rows } = await site.pool.query(
      "select subject, details ->> 'team' as team from audit_log where action = 'development.issued'",
    );
    expect(rows).toEqual([{ subject: 'remote:mf-loyalty', team: 'Loyalty' }]);
  });
});
