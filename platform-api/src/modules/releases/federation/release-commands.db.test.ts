import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newRemote } from '../../../../../shared/build/src/scaffold/new-remote';
import { outside } from '../../../../../shared/build/src/scaffold/outside';
import { remoteFiles } from '../../../../../shared/build/src/scaffold/remote-files';
import { writeFiles } from '../../../../../shared/build/src/scaffold/write-files';
import { createTeamKey, KEY_FILE } from '../../../../../shared/build/src/sdk/team-key';
import { hashPassword } from '../../../platform/password-hash';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** The commands that build a remote and publish it to a running deployment. */
const repository = fileURLToPath(new URL('../../../../../', import.meta.url));
const program = join(repository, 'shared/build/bootstrap/run.mjs');
const password = 'Harbour-Beacon-77';
const folder = mkdtempSync(join(tmpdir(), 'marquee-commands-'));
let site: TestApp;
let deployment = '';

beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values ($1, 'Lena', $2, '{releases}', '{}')`,
    ['releases@marquee.localhost', await hashPassword(password)],
  );
  const { port } = new URL(await site.app.server.listen({ port: 0, host: '127.0.0.1' }));
  deployment = `http://console.localhost:${port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

async function issueToken(remote: string, publicKey: string): Promise<string> {
  const operator = site.browser('console');
  await operator.call('operator.login', { email: 'releases@marquee.localhost', password });
  const grant = { team: remote, remotes: [remote], brands: [], days: 1, reason: 'a team', publicKey };
  return (await operator.call('releaseTokens.issue', { ...grant, stage: 'register' })).token;
}

/** Runs one of the workspace's programs, with no database and a state folder of its own. @returns what it printed */
async function run(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/none', MARQUEE_HOME: folder, ...env },
  });
  return stdout;
}

/** A remote as the template makes it, with its first commit. */
function scaffold(name: string): string {
  const remote = newRemote(name);
  const target = join(folder, remote.name);
  writeFiles(target, remoteFiles(remote, outside(remote, { sdk: '1.2.0' }, undefined)));
  symlinkSync(join(repository, 'mf-agent/node_modules'), join(target, 'node_modules'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: target, stdio: 'pipe' });
  git('init', '--quiet');
  git('-c', 'user.name=Team', '-c', 'user.email=team@example.com', 'commit', '--quiet', '--allow-empty', '-m', 'start');
  return target;
}

it('publishes two remotes of the template side by side', async () => {
  for (const name of ['loyalty', 'night-club']) {
    const remote = scaffold(name);
    const token = await issueToken(`mf-${name}`, createTeamKey(remote));
    const printed = await run(remote, ['sdk/publish-project.fixture', deployment], { MARQUEE_RELEASE_TOKEN: token });
    expect(printed).toContain(`mf-${name} 0.1.0 published`);
  }
});

it('publishes a remote of the workspace once, and refuses a token of another remote', async () => {
  const publicKey = createTeamKey(folder);
  const release = async (token: string) =>
    run(repository, ['release/release', 'mf-agent', '--version', '9.0.0', '--to', deployment], {
      MARQUEE_RELEASE_TOKEN: token,
      MARQUEE_RELEASE_KEY: join(folder, KEY_FILE),
    });
  await expect(release(await issueToken('mf-other', publicKey))).rejects.toThrow('mf-agent is no remote of mf-other');
  const token = await issueToken('mf-agent', publicKey);
  expect(await release(token)).toContain('mf-agent 9.0.0 published');
  expect(await release(token)).toContain('mf-agent 9.0.0 is published already');
});
