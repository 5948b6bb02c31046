import { parseArgs } from 'node:util';
import { printAddresses } from '../start/addresses';
import { remoteFolders } from '../start/build-tasks';
import { readSettings } from '../start/settings';
import { buildStack, type Stack, startStack } from '../start/stack';
import { type DevServer, startDevServer } from './dev-server';

/**
 * `dev`: the whole product, with the shell and every remote rebuilt and replaced in the page on each change.
 * `dev <remote> --against <url>`: one remote inside a running shell that allows overrides (`MARQUEE_REMOTE_OVERRIDES=on`).
 */
const FIRST_PORT = Number(process.env.MARQUEE_DEV_PORT ?? 4101);
const print = (line: string) => process.stdout.write(`${line}\n`);
const { positionals, values } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
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

if (only && values.against) await besideDeployedShell(only, values.against);
else await wholeProduct(only ? [only] : ['host-shell', ...remoteFolders()]);

async function besideDeployedShell(remote: string, against: string): Promise<void> {
  if (await refusesOverrides(against)) {
    print(`${against} accepts no overrides. Start it with MARQUEE_REMOTE_OVERRIDES=on.`);
    return stop();
  }
  const server = await startDevServer({ folder: remote, port: FIRST_PORT, mode: 'production' });
  servers.push(server);
  const address = new URL(against);
  address.searchParams.set(`mf.${remote}`, server.url);
  print(`${remote} runs inside the shell at ${address.href}`);
}

/** Also false where the site is unreachable from here: a browser may resolve host names that this process does not. */
async function refusesOverrides(site: string): Promise<boolean> {
  const response = await fetch(new URL('/wps/boot', site)).catch(() => null);
  const boot = (await response?.json().catch(() => null)) as { overridesAllowed?: boolean } | null;
  return boot?.overridesAllowed === false;
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
    servers.push(await startDevServer({ folder, port: FIRST_PORT + index, mode: 'development' }));
  }
  process.env.MARQUEE_DEV_APPS = servers.map(({ app, url }) => `${app.name}=${url}`).join(',');
  process.env.MARQUEE_REMOTE_OVERRIDES = 'on';
  stack = await startStack(settings, { log: (line) => print(`  ${line}`), onFailure: (reason) => print(reason) });
  printAddresses(settings, stack, print);
}
