import { rmSync } from 'node:fs';
import path from 'node:path';
import { disposableFolder, removeDeadServers } from '../postgres/disposable-folder';
import { volatileSettings } from '../postgres/settings';
import { startPostgres } from '../postgres/start-postgres';

export interface TestServer {
  /** Address of a database with the right to create databases. */
  url: string;
  stop: () => Promise<void>;
}

/** The address of a server that serves test runs instead of an embedded one. */
export const configuredServer = (): string | undefined => process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;

/**
 * The server of one test run: the configured one, else a separate embedded server that leaves nothing behind.
 * @param copyOf folder of a stopped server whose databases it starts with
 */
export async function startTestServer(copyOf?: string): Promise<TestServer> {
  const configuredUrl = configuredServer();
  if (configuredUrl) return { url: configuredUrl, stop: async () => undefined };
  removeDeadServers();
  const folder = path.join(disposableFolder(), String(process.pid));
  const server = await startPostgres({ folder, settings: volatileSettings, copyOf });
  const stop = async () => {
    await server.stop();
    rmSync(server.folder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}
