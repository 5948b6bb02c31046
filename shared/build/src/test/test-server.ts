import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inState } from '../paths';
import { volatileSettings } from '../postgres/settings';
import { startPostgres } from '../postgres/start-postgres';
import { removeDeadRuns } from './dead-runs';

export interface TestServer {
  /** Address of a database with the right to create databases. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * The server of one test run: TEST_DATABASE_URL or DATABASE_URL if set, else a separate embedded server that leaves
 * nothing behind.
 */
export async function startTestServer(): Promise<TestServer> {
  const configuredUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (configuredUrl) return { url: configuredUrl, stop: async () => undefined };
  const runs = inState('pg-test');
  mkdirSync(runs, { recursive: true });
  removeDeadRuns(runs);
  const folder = path.join(runs, String(process.pid));
  const server = await startPostgres({ folder, settings: volatileSettings });
  const stop = async () => {
    await server.stop();
    rmSync(server.folder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}
