import path from 'node:path';
import { addressOf } from '../postgres/address';
import { administer } from '../postgres/administer';
import { freePort } from '../postgres/free-port';
import { startDurable } from '../postgres/start-durable';
import type { RunningPostgres } from '../postgres/start-postgres';
import type { StackSettings } from './settings';
import { supervise } from './supervise';

export interface StackDatabase {
  url: string;
  /** For the address list. */
  description: string;
  stop: () => Promise<void>;
}

const name = 'marquee';

/** The given server (DATABASE_URL), which is managed elsewhere, or the embedded one with our database in it. */
export async function openDatabase(settings: StackSettings, log: (line: string) => void): Promise<StackDatabase> {
  if (settings.databaseUrl) {
    return { url: settings.databaseUrl, description: 'the one of DATABASE_URL', stop: async () => undefined };
  }
  const { server, stop } = await supervisePostgres(path.join(settings.home, 'pg'), settings.databasePort, log);
  await ensureDatabase(server.url);
  const description = `embedded PostgreSQL on port ${server.port}, data in ${server.folder}`;
  return { url: addressOf(server.url, name), description, stop };
}

/** Keeps the server of a folder running, always on the same port. @returns its first process, whose address stays */
export async function supervisePostgres(
  folder: string,
  wantedPort: number | undefined,
  log: (line: string) => void,
): Promise<{ server: RunningPostgres; stop: () => Promise<void> }> {
  const port = wantedPort ?? (await freePort());
  let server: RunningPostgres | undefined;
  const supervised = await supervise(
    async (onExit) => {
      const started = await startDurable({ folder, port: server?.port ?? port, onExit });
      return (server = started);
    },
    { log },
  );
  if (!server) throw new Error('PostgreSQL did not start.');
  return { server, stop: supervised.stop };
}

async function ensureDatabase(serverUrl: string): Promise<void> {
  const existingDatabase = await administer(serverUrl, `select 1 from pg_database where datname = '${name}'`);
  if (existingDatabase.length === 0) await administer(serverUrl, `create database ${name}`);
}
