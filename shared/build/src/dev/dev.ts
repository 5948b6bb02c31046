import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../paths';
import { printAddresses } from '../start/addresses';
import { remoteFolders } from '../start/build-tasks';
import { readSettings } from '../start/settings';
import { buildStack, type Stack, startStack } from '../start/stack';
import { startBesideShell } from './beside-shell';
import { type DevServer, startDevServer } from './dev-server';

/**
 * `dev`: the whole product, with the shell and every remote rebuilt and replaced in the page on each change.
 * `dev <remote> --against <site>`: one remote inside a running shell that allows overrides (`MARQUEE_REMOTE_OVERRIDES=on`).
 * `dev <remote> --against <console> --brand <code>`: inside the shell of a deployment, by the right of the team's token
 * (`MARQUEE_RELEASE_TOKEN`).
 */
const FIRST_PORT = Number(process.env.MARQUEE_DEV_PORT ?? 4101);
const print = (line: string) => process.stdout.write(`${line}\n`);
/** Of the checkout, or anywhere by an absolute path. */
const folderOf = (app: string) => path.resolve(repositoryRoot, app);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, brand: { type: 'string' } },
});
const [only] = positionals;

const servers: DevServer[] = [];
let stack: Stack | undefined;

async function stop(): Promise<never> {
  await Promise.all(servers.map((server) => server.stop()));
  await stack?.stop();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

if (only && values.against) await besideDeployedShell(only, values.against, values.brand);
else await wholeProduct(only ? [only] : ['host-shell', ...remoteFolders()]);

async function besideDeployedShell(remote: string, against: string, brand: string | undefined): Promise<void> {
  try {
    servers.push(await startBesideShell({ folder: folderOf(remote), against, brand, port: FIRST_PORT, print }));
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return stop();
  }
}

/**
 * All apps in development mode, or only the given ones next to the built others. Replacement in the page needs the
 * shell.
 */
async function wholeProduct(folders: string[]): Promise<void> {
  const settings = readSettings();
  await buildStack(settings.home, (line) => print(`  ${line}`));
  const apps = [...new Set(['host-shell', ...folders])];
  for (const [index, folder] of apps.entries()) {
    print(`  ${folder} ...`);
    servers.push(await startDevServer({ folder: folderOf(folder), port: FIRST_PORT + index, mode: 'development' }));
  }
  process.env.MARQUEE_DEV_APPS = servers.map(({ app, url }) => `${app.name}=${url}`).join(',');
  process.env.MARQUEE_REMOTE_OVERRIDES = 'on';
  process.env.MARQUEE_DEVELOPMENT_LINKS = 'on';
  stack = await startStack(settings, { log: (line) => print(`  ${line}`), onRestart: print });
  printAddresses(settings, stack, print);
}
