import path from 'node:path';
import { addressOf } from '../postgres/address';
import { administer } from '../postgres/administer';
import { startPostgres } from '../postgres/start-postgres';
import type { StackSettings } from './settings';

export interface StackDatabase {
  url: string;
  /** For the address list. */
  description: string;
  stop: () => Promise<void>;
}

const name = 'marquee';

/** The given server (DATABASE_URL), which is managed elsewhere, or the embedded one with our database in it. */
export async function openDatabase(settings: StackSettings, onExit: (reason: string) => void): Promise<StackDatabase> {
  if (settings.databaseUrl) {
    return { url: settings.databaseUrl, description: 'the one of DATABASE_URL', stop: async () => undefined };
  }
  const server = await startPostgres({ folder: path.join(settings.home, 'pg'), port: settings.databasePort, onExit });
  await ensureDatabase(server.url);
  const description = `embedded PostgreSQL on port ${server.port}, data in ${server.folder}`;
  return { url: addressOf(server.url, name), description, stop: server.stop };
}

async function ensureDatabase(serverUrl: string): Promise<void> {
  const existingDatabase = await administer(serverUrl, `select 1 from pg_database where datname = '${name}'`);
  if (existingDatabase.length === 0) await administer(serverUrl, `create database ${name}`);
}
