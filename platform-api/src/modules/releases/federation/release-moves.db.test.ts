import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReleaseStage } from '@marquee/contract/release-stages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../../../platform/secrets';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { registerRelease } from './register-release';
import { releaseOf, storeEntry } from './release.fixture';

/** The commands of a team after publishing, run as the team runs them against a running deployment. */
const program = fileURLToPath(new URL('../../../../../shared/build/bootstrap/run.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marquee-moves-'));
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0'];
let site: TestApp;
let deployment = '';
const tokens = new Map<ReleaseStage, string>();

beforeAll(async () => {
  site = await startTestApp();
  const { port } = new URL(await site.app.server.listen({ port: 0, host: '127.0.0.1' }));
  deployment = `http://console.localhost:${port}`;
  writeFileSync(join(folder, 'remote.json'), '{ "id": "mf-loyalty" }');
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.0" }');
  for (const version of VERSIONS) {
    const release = releaseOf('mf-loyalty', version);
    await registerRelease(site.pool, release);
    await storeEntry(site.app.platform.config.home, release);
  }
  await site.pool.query(
    "insert into operator (email, name, password_hash, rights) values ('l@x.example', 'L', '-', '{}')",
  );
  for (const stage of ['register', 'canary', 'stable'] as const) {
    const token = newToken();
    tokens.set(stage, token);
    await site.pool.query(
      `insert into release_token (team, token_hash, public_key, remotes, brand_ids, stage, created_by, created_at, expires_at)
       select 'Loyalty', $1, 'k', '{mf-loyalty}', array_agg(id), $2, (select min(id) from operator), now(), now() + interval '1 day'
       from brand where code = 'sundarban'`,
      [hashToken(token), stage],
    );
  }
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

beforeEach(async () => {
  await site.pool.query('truncate brand_remote, brand_release, remote_telemetry');
  await alterReleases(
    `removed_at = null, provenance = '{"team": "Loyalty"}', brand_ids = array(select id from brand where code = 'sundarban')`,
  );
  await site.pool.query(
    `insert into brand_remote (brand_id, remote, stable, revision) select id, 'mf-loyalty', '1.1.0', 3 from brand where code = 'sundarban'`,
  );
  await site.pool.query(
    `insert into brand_release (brand_id, remote, version, stable_at)
     select id, 'mf-loyalty', version, at::timestamptz
     from brand, (values ('1.0.0', '2026-01-01'), ('1.1.0', '2026-01-02')) stable (version, at) where code = 'sundarban'`,
  );
});

/** Releases never change; here they are put back between the tests, in one session, past the trigger that holds that. */
const alterReleases = (assignments: string) =>
  site.pool.query(
    `set session_replication_role = replica; update remote_release set ${assignments}; set session_replication_role = default`,
  );

/** Has a release prove itself by its loads. */
const prove = (version: string) =>
  site.pool.query(
    `insert into remote_telemetry (brand_id, remote, version, outcome, hour, loads)
     select id, 'mf-loyalty', $1, 'loaded', date_trunc('hour', now()), 500 from brand where code = 'sundarban'`,
    [version],
  );

/** Runs a command as a team whose token goes so far. @returns what it printed */
async function marquee(stage: ReleaseStage, command: string): Promise<string> {
  const args = command.split(' ').map((part) => part.replaceAll('_', ' '));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'sdk/marquee', ...args, '--to', deployment],
    {
      cwd: folder,
      env: { ...process.env, MARQUEE_RELEASE_TOKEN: tokens.get(stage) ?? '' },
    },
  );
  return stdout.trim();
}

async function setting() {
  const { rows } = await site.pool.query<object>(
    `select stable, canary, canary_percent as percent from brand_remote where remote = 'mf-loyalty'`,
  );
  return rows[0];
}

const ON_BRAND = '--brand sundarban --reason trial_of_the_team';

describe('a team with its token', () => {
  it('sees what its brands run and how its releases did there, and no other brand', async () => {
    await prove('1.0.0');
    expect((await marquee('register', 'status')).split('\n')).toEqual([
      'sundarban: on',
      '  1.2.0  no loads',
      '  1.1.0  no loads  (stable)',
      '  1.0.0  proved, 0 of 500 loads failed',
    ]);
    expect(await marquee('register', 'preview --brand sundarban')).toMatch(/preview=mf-loyalty%401\.2\.0/);
  });

  it('goes as far as its stage: canary, then everybody', async () => {
    await expect(marquee('register', `canary --percent 5 ${ON_BRAND}`)).rejects.toThrow('Loyalty may publish only');
    await expect(marquee('canary', `promote ${ON_BRAND}`)).rejects.toThrow('may not change what everybody gets');
    await expect(marquee('canary', `rollback ${ON_BRAND}`)).rejects.toThrow('may not change what everybody gets');
    await expect(marquee('stable', 'promote --brand meridian --reason trial')).rejects.toThrow('no brand of your team');
    expect(await marquee('canary', `canary --percent 5 ${ON_BRAND}`)).toBe(
      'mf-loyalty 1.2.0 goes to 5 % of the visitors of sundarban',
    );
    expect(await setting()).toEqual({ stable: '1.1.0', canary: '1.2.0', percent: 5 });
    expect(await marquee('stable', `promote ${ON_BRAND}`)).toBe('mf-loyalty 1.2.0 goes to every visitor of sundarban');
    expect(await setting()).toEqual({ stable: '1.2.0', canary: null, percent: 0 });
    const { rows } = await site.pool.query(
      "select actor_kind, reason from audit_log where action = 'remote.promoted' order by id desc limit 1",
    );
    expect(rows).toEqual([{ actor_kind: 'system', reason: 'Loyalty: trial of the team' }]);
  });

  it('goes back to the last release that proved itself, not to the one before that nobody complained of', async () => {
    await marquee('stable', `promote ${ON_BRAND}`);
    await expect(marquee('stable', `rollback ${ON_BRAND}`)).rejects.toThrow('No earlier release has proved itself');
    expect(await setting()).toMatchObject({ stable: '1.2.0' });
    await prove('1.0.0');
    expect(await marquee('stable', `rollback ${ON_BRAND}`)).toBe('sundarban is back on mf-loyalty 1.0.0');
    await expect(marquee('stable', `promote ${ON_BRAND}`)).rejects.toThrow('rolled back or marked as bad');
    expect(await marquee('stable', `rollback --version 1.1.0 ${ON_BRAND}`)).toBe(
      'sundarban is back on mf-loyalty 1.1.0',
    );
  });

  it('ends its canary by a roll-back: most visitors keep what they have', async () => {
    await marquee('stable', `canary --percent 10 ${ON_BRAND}`);
    expect(await marquee('stable', `rollback ${ON_BRAND}`)).toBe('sundarban is back on mf-loyalty 1.1.0');
    expect(await setting()).toEqual({ stable: '1.1.0', canary: null, percent: 0 });
  });

  it('takes a release off the list that no brand runs or falls back on, and only its own', async () => {
    await expect(marquee('register', 'retire --version 1.1.0 --reason old')).rejects.toThrow(
      'sundarban has it as its stable release',
    );
    expect(await marquee('register', 'retire --version 1.2.0 --reason never_needed')).toBe(
      'mf-loyalty 1.2.0 is off the list',
    );
    expect(await marquee('register', 'status')).not.toContain('1.2.0');
    await expect(marquee('stable', `promote ${ON_BRAND}`)).rejects.toThrow('This release does not exist');
    await alterReleases(`brand_ids = '{}'`);
    await expect(marquee('register', 'retire --version 1.0.0 --reason old')).rejects.toThrow(
      'was not published for your brands alone',
    );
  });
});
