import { type DevServer, startDevServer } from './dev-server';

export interface BesideShellOptions {
  /** Folder of the remote. */
  readonly folder: string;
  /** Address of the running site. */
  readonly against: string;
  readonly port: number;
  readonly print: (line: string) => void;
}

/**
 * Serves one remote to a running shell, and prints the address at which a page shows it.
 * @throws when the site takes no overrides
 */
export async function startBesideShell({ folder, against, port, print }: BesideShellOptions): Promise<DevServer> {
  if (await refusesOverrides(against))
    throw new Error(`${against} accepts no overrides. Start it with MARQUEE_REMOTE_OVERRIDES=on.`);
  const server = await startDevServer({ folder, port, mode: 'production' });
  const address = new URL(against);
  address.searchParams.set(`mf.${server.app.name}`, server.url);
  print(`${server.app.name} runs inside the shell at ${address.href}`);
  return server;
}

/** Also false where the site is unreachable from here: a browser may resolve host names that this process does not. */
async function refusesOverrides(site: string): Promise<boolean> {
  const response = await fetch(new URL('/wps/boot', site)).catch(() => null);
  const boot = (await response?.json().catch(() => null)) as { overridesAllowed?: boolean } | null;
  return boot?.overridesAllowed === false;
}
