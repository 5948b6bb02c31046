import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { digestOf, readCheckout } from '../inputs/checkout';
import { importGraph } from '../inputs/import-graph';
import { inRepository, inState, repositoryRoot } from '../paths';
import { addressOf } from '../postgres/address';
import { administer } from '../postgres/administer';
import { disposableFolder } from '../postgres/disposable-folder';
import { volatileSettings } from '../postgres/settings';
import { startPostgres } from '../postgres/start-postgres';

/** The databases of a server that test files copy. */
export interface Templates {
  /** The baseline, every migration, and only the rows that they write. */
  readonly migrated: string;
  /** Also the product's own brands. */
  readonly brands: string;
}

export const templatesNamed = (name: string): Templates => ({ migrated: name, brands: `${name}_brands` });

const MIGRATE = 'platform-api/src/platform/migrate.ts';
const SEED = 'platform-api/src/testing/seed-test-brands.ts';

/** Everything that the templates are made of. */
function sourcesPrint(): string {
  const checkout = readCheckout(repositoryRoot);
  const graph = importGraph(checkout);
  const programs = [MIGRATE, SEED, 'shared/build/src/postgres/start-postgres.ts'].filter(checkout.isFile);
  const names = checkout.digest(['pnpm-lock.yaml', 'shared/build/src/test/test-databases.ts']);
  return digestOf([names, ...programs.map((file) => graph.fingerprint(file))]).slice(0, 32);
}

/** Creates the templates on a running server. */
export async function createTemplates(serverUrl: string, { migrated, brands }: Templates): Promise<void> {
  await administer(serverUrl, `create database ${migrated}`);
  await fill(addressOf(serverUrl, migrated), MIGRATE, 'migrate');
  await untilUnused(serverUrl, migrated);
  await administer(serverUrl, `create database ${brands} template ${migrated}`);
  await fill(addressOf(serverUrl, brands), SEED, 'seedTestBrands');
  await untilUnused(serverUrl, brands);
}

/** Until what has filled a database has left it: the job queue's migration closes its connections after it has returned. */
async function untilUnused(serverUrl: string, name: string): Promise<void> {
  const connections = `select from pg_stat_activity where datname = '${name}'`;
  while ((await administer(serverUrl, connections)).length > 0) await sleep(20);
}

/** Runs a function of the product on a database; a checkout without the product has nothing to run. */
async function fill(url: string, file: string, name: string): Promise<void> {
  const source = inRepository(file);
  if (!existsSync(source)) return;
  const module = (await import(pathToFileURL(source).href)) as Record<string, (pool: pg.Pool) => Promise<unknown>>;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await module[name]?.(pool);
  } finally {
    await pool.end();
  }
}

/**
 * The folder of a stopped server with the templates. It is made once for each state of the sources that it is made of, and
 * kept in the state folder.
 */
export async function preparedServer(templates: Templates): Promise<string> {
  const all = inState('cache', 'test-databases');
  const folder = path.join(all, sourcesPrint());
  if (existsSync(folder)) return folder;
  mkdirSync(all, { recursive: true });
  removeOldest(all);
  const side = `${folder}.${process.pid}`;
  const work = path.join(disposableFolder(), `${process.pid}-templates`);
  const server = await startPostgres({ folder: work, settings: volatileSettings });
  try {
    await createTemplates(server.url, templates);
  } finally {
    await server.stop();
  }
  await promisify(execFile)('cp', ['-a', server.folder, side]);
  rmSync(server.folder, { recursive: true, force: true });
  // Another run may have been first.
  if (existsSync(folder)) rmSync(side, { recursive: true, force: true });
  else renameSync(side, folder);
  return folder;
}

/** Keeps a few: a run that goes on may still copy an older one. */
function removeOldest(folder: string): void {
  const paths = readdirSync(folder).map((name) => path.join(folder, name));
  const newestFirst = paths.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(2)) rmSync(old, { recursive: true, force: true });
}
