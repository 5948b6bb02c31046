import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository, toolPath } from '../../../shared/build/src/paths';
import { administer } from '../../../shared/build/src/postgres/administer';
import { addressOf } from '../../../shared/build/src/postgres/address';
import { freePort } from '../../../shared/build/src/postgres/free-port';
import { newRemote } from '../../../shared/build/src/scaffold/new-remote';
import { outside } from '../../../shared/build/src/scaffold/outside';
import { remoteFiles } from '../../../shared/build/src/scaffold/remote-files';
import { writeFiles } from '../../../shared/build/src/scaffold/write-files';
import { environment } from '../../support/environment';

export const PAGE_FILE = 'src/features/welcome/welcome.page.tsx';

/** The page of a scaffolded remote with another text, and with state in hooks. */
export const pageWith = (text: string): string => `import { useState } from 'react';

export default function WelcomePage() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h1>${text}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </section>
  );
}
`;

const READY_MS = 240_000;
/** Has the packages of a new remote, and more. */
const PACKAGES_OF = 'mf-agent';

/** A remote as `create-marquee-remote` writes it, in a folder outside of the checkout. */
export interface ScaffoldedRemote {
  readonly name: string;
  readonly folder: string;
  /** Path of its page. */
  readonly page: string;
  /** Writes one of its files. */
  write(file: string, content: string): void;
  remove(): void;
}

/** @param name without `mf-` */
export function scaffoldRemote(name: string): ScaffoldedRemote {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-remote-'));
  const remote = newRemote(name);
  const folder = path.join(root, remote.name);
  writeFiles(folder, remoteFiles(remote, outside(remote, { sdk: '1.0.0' }, undefined)));
  symlinkSync(inRepository(PACKAGES_OF, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    name: remote.name,
    folder,
    page: `/${remote.namespace}`,
    write: (file, content) => writeFileSync(path.join(folder, file), content),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** What a developer has started. */
export interface Development {
  stop(): Promise<void>;
}

const DEV = inRepository('shared/build/src/dev/dev.ts');
const MARQUEE = inRepository('shared/build/src/sdk/marquee.ts');

/**
 * `pnpm dev <folder>`: the product in development, with a state folder, ports and a database of its own. Resolves when it is ready.
 * @returns with the address of a page of a brand
 */
export async function startProduct(
  folder: string,
): Promise<Development & { siteOf(brand: string, path: string): string }> {
  const home = mkdtempSync(path.join(tmpdir(), 'marquee-dev-'));
  // Everything is built already; what `dev` serves itself it builds anyway.
  for (const built of ['releases', 'cache/builds']) copyState(built, home);
  const database = `marquee_dev_${process.pid}`;
  await administer(environment.databaseUrl, `create database ${database}`);
  const [api, sandbox] = [await freePort(), await freePort()];
  const program = start([DEV, folder], {
    MARQUEE_HOME: home,
    DATABASE_URL: addressOf(environment.databaseUrl, database),
    MARQUEE_API_PORT: String(api),
    MARQUEE_SANDBOX_PORT: String(sandbox),
    MARQUEE_DEV_PORT: String(portsForApps()),
    MARQUEE_DEMO: 'accounts',
  });
  const stop = async () => {
    await program.stop();
    await administer(environment.databaseUrl, `drop database if exists ${database} with (force)`);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await program.printed(/Marquee is ready/);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, siteOf: (brand, at) => `http://${brand}.localhost:${api}${at}` };
}

/** `marquee dev` in a team's folder, against the product under test. @returns with the address that it prints */
export async function startBesideProduct(
  folder: string,
  { brand, token }: { readonly brand: string; readonly token: string },
): Promise<Development & { readonly address: string }> {
  const against = `http://console.localhost:${environment.apiPort}`;
  const env = { MARQUEE_RELEASE_TOKEN: token, MARQUEE_DEV_PORT: String(await freePort()) };
  const program = start([MARQUEE, 'dev', '--against', against, '--brand', brand], env, folder);
  try {
    return { stop: program.stop, address: await program.printed(/http\S+previewToken\S+/) };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** The first of several: below those that a system gives to outgoing connections. */
const portsForApps = (): number => 20_000 + (process.pid % 5_000) * 2;

/** The state folder of the product under test lies in that of the checkout. */
function copyState(folder: string, home: string): void {
  const target = path.join(home, folder);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(path.resolve(environment.home, '../..', folder), target, { recursive: true });
}

/** Runs a program of the checkout until it is stopped. */
function start([file = '', ...args]: readonly string[], env: NodeJS.ProcessEnv, cwd?: string) {
  const child = spawn(process.execPath, [toolPath('tsx/dist/cli.mjs'), file, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    printed: (pattern: RegExp) => printed(child, pattern),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @returns what matched @throws with all output when the process ends before, or takes too long */
function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`the program ${what}:\n${output}`));
    const timer = setTimeout(() => fail('did not become ready'), READY_MS);
    child.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = pattern.exec(output);
        if (!found) return;
        clearTimeout(timer);
        resolve(found[0]);
      });
  });
}
