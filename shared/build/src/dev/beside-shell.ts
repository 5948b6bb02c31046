import { callDeployment } from '../release/call-deployment';
import { appFolder } from '../webpack/app-folder';
import { type DevServer, startDevServer } from './dev-server';

export interface BesideShellOptions {
  /** Folder of the remote. */
  readonly folder: string;
  /** Address of a running site that takes overrides; with a brand, that of the deployment's console. */
  readonly against: string;
  /** Code of the brand whose site shows the remote, by the right of the team's token (`MARQUEE_RELEASE_TOKEN`). */
  readonly brand?: string | undefined;
  readonly port: number;
  readonly print: (line: string) => void;
}

/**
 * Serves one remote to a running shell, and prints the address at which a page shows it.
 * @throws when the site takes no overrides, or the deployment refuses the team
 */
export async function startBesideShell(options: BesideShellOptions): Promise<DevServer> {
  const { folder, port, print } = options;
  // Before the first build, which takes longer.
  const siteAddress = await siteOf(options);
  const server = await startDevServer({ folder, port, mode: 'production' });
  const address = new URL(siteAddress);
  address.searchParams.set(`mf.${server.app.name}`, server.url);
  print(`${server.app.name} runs inside the shell at ${address.href}`);
  return server;
}

async function siteOf({ folder, against, brand }: BesideShellOptions): Promise<string> {
  if (brand !== undefined) return developmentAddress(against, appFolder(folder).name, brand);
  if (!(await refusesOverrides(against))) return against;
  throw new Error(`${against} accepts no overrides. Give the address of the deployment's console with --brand and your team's
token in MARQUEE_RELEASE_TOKEN, or start it with MARQUEE_REMOTE_OVERRIDES=on.`);
}

async function developmentAddress(console: string, remote: string, brand: string): Promise<string> {
  const { MARQUEE_RELEASE_TOKEN: token } = process.env;
  if (!token) throw new Error('MARQUEE_RELEASE_TOKEN is not set: an operator issues the token of your team');
  const path = `/ops/releases/${remote}/development`;
  const { url } = await callDeployment<{ readonly url: string }>({ to: console, token }, path, { brand });
  return url;
}

/** Also false where the site is unreachable from here: a browser may resolve host names that this process does not. */
async function refusesOverrides(site: string): Promise<boolean> {
  const response = await fetch(new URL('/wps/boot', site)).catch(() => null);
  const boot = (await response?.json().catch(() => null)) as { overridesAllowed?: boolean } | null;
  return boot?.overridesAllowed === false;
}
