import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { signInOperator } from '../../support/console-client';
import { environment } from '../../support/environment';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const runFile = promisify(execFile);

/** What a team may need from an empty folder to its release. */
export const MAX_COMMANDS = 6;

/** A name, without `mf-`, that no earlier run took. */
export const randomRemoteName = (): string =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

/** A command that a team gave, as it typed it. */
export interface TeamCommand {
  readonly line: string;
  readonly seconds: number;
}

export interface OutsideRelease {
  /** The remote's name, `mf-…`, and the path of its page. */
  readonly remote: string;
  readonly page: string;
  /** Brand setting that shows the note on that page. */
  readonly setting: string;
  readonly commands: readonly TeamCommand[];
  /** Files that are neither in the team's folder nor what npm caches. */
  readonly filesElsewhere: readonly string[];
}

/**
 * A team with nothing but Node: from an empty folder, with packed tarballs, to a release at a running deployment.
 * @param folder empty, outside of any workspace
 * @param name of the remote, without `mf-`
 */
export async function releaseFromOutside(folder: string, name: string): Promise<OutsideRelease> {
  const sdk = path.join(folder, 'sdk');
  const home = path.join(folder, 'team');
  mkdirSync(home);
  const packed = await packSdk(sdk);
  const scaffold = packed.find((file) => file.startsWith('create-marquee-remote')) ?? '';
  const before = await changesHere();
  const remote = `mf-${name}`;
  const team = commandLine(home, remote);
  await team.run(
    `npm exec --yes --package=${path.join(sdk, scaffold)} -- create-marquee-remote ${name} --sdk ${sdk}`,
    home,
  );
  await team.run('npm install --no-audit --no-fund --prefer-offline');
  await team.run('git add --all');
  await team.run('git commit --quiet --message lock-file');
  const publicKey = await team.run('npx marquee key');
  const token = await issueToken(remote, publicKey);
  const deployment = `http://console.localhost:${environment.apiPort}`;
  await team.run(`npm run release -- --to ${deployment}`, undefined, { MARQUEE_RELEASE_TOKEN: token });
  const beside = readdirSync(home).filter((entry) => entry !== remote);
  const here = (await changesHere()).filter((line) => !before.includes(line));
  return {
    remote,
    page: `/${name}`,
    setting: `${name.toUpperCase()}NOTE`,
    commands: team.commands,
    filesElsewhere: [...beside, ...here],
  };
}

/** Runs the one command that packs the SDK. @returns names of the tarballs */
async function packSdk(target: string): Promise<string[]> {
  await runFile(process.execPath, [path.join(repository, 'shared/build/bootstrap/run.mjs'), 'pack/pack', target]);
  return readdirSync(target);
}

/** Changed and new files of the checkout that made the SDK. */
async function changesHere(): Promise<string[]> {
  const { stdout } = await runFile('git', ['status', '--porcelain'], { cwd: repository });
  return stdout.split('\n').filter((line) => line !== '');
}

/** An operator lets a team publish and develop a remote. @param publicKey of the team, PEM @returns its token */
export async function issueToken(remote: string, publicKey: string): Promise<string> {
  const operator = await signInOperator();
  const grant = {
    team: 'Outside',
    remotes: [remote],
    brands: [],
    stage: 'register',
    days: 1,
    reason: 'a team outside',
  };
  const answer = (await operator.call('/ops/release-tokens', { ...grant, publicKey })) as { token: string };
  return answer.token;
}

/**
 * What an operator does with a team's first release: switches it on for one brand.
 * @param setting of that brand which the remote asks for
 */
export async function switchOn(brand: string, remote: string, setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  const path = ['flags', setting];
  await client.query(`update brand set config = jsonb_set(config, $2, 'true') where code = $1`, [brand, path]);
  await client.end();
  const operator = await signInOperator();
  const change = { brand, revision: 0, version: '0.1.0', reason: 'a team outside' };
  await operator.call(`/ops/remotes/${remote}/enabled`, change);
}

/** What npm is told by its surroundings that also holds for a team: its registry, and whose certificates the network trusts. */
const OF_NPM =
  /^(npm_config_(cache|registry|userconfig|globalconfig|cafile|strict_ssl|.*proxy)|https?_proxy|no_proxy|node_extra_ca_certs)$/i;

/** Commands of a team: they know the machine's Node and npm, and nothing of this checkout, its state or its database. */
function commandLine(home: string, remote: string) {
  const commands: TeamCommand[] = [];
  const { PATH = '', HOME = home, TMPDIR } = process.env;
  const author = { GIT_AUTHOR_NAME: 'Team', GIT_AUTHOR_EMAIL: 'team@outside.example' };
  const committer = { GIT_COMMITTER_NAME: 'Team', GIT_COMMITTER_EMAIL: 'team@outside.example' };
  const env: NodeJS.ProcessEnv = {
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${PATH}`,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    ...author,
    ...committer,
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_NPM.test(name))),
  };
  return {
    commands,
    /** @returns what it printed @throws with all output when it fails */
    async run(line: string, cwd = path.join(home, remote), secrets: NodeJS.ProcessEnv = {}): Promise<string> {
      const startedMs = performance.now();
      const [program = '', ...args] = line.split(' ');
      try {
        const { stdout } = await runFile(program, args, { cwd, env: { ...env, ...secrets } });
        commands.push({ line, seconds: (performance.now() - startedMs) / 1_000 });
        return stdout;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${line}\n${stdout}${stderr}`, { cause: error });
      }
    },
  };
}
