import pg from 'pg';
import { addressOf } from '../postgres/address';
import { administer } from '../postgres/administer';
import { mutatedFunction } from './find-mutants';
import type { Mutant } from './mutation';

/** Databases for test files, each with one function changed. */
export interface MutantDatabases {
  /** Names by mutant id; a mutant that the database refuses has none. */
  readonly names: ReadonlyMap<number, string>;
  drop(): Promise<void>;
}

/** @param template a migrated database */
export async function createMutantDatabases(
  serverUrl: string,
  template: string,
  mutants: readonly Mutant[],
): Promise<MutantDatabases> {
  const names = new Map<number, string>();
  for (const mutant of new Set(mutants)) {
    if (mutant.source.kind !== 'sql') continue;
    const name = `${template}_m${mutant.id}`;
    await administer(serverUrl, `create database ${name} template ${template}`);
    if (await changeFunction(addressOf(serverUrl, name), mutant)) names.set(mutant.id, name);
    else await administer(serverUrl, `drop database ${name}`);
  }
  return {
    names,
    async drop() {
      for (const name of names.values()) await administer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** @returns whether the database accepts the changed function */
async function changeFunction(database: string, mutant: Mutant): Promise<boolean> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const statement = await mutatedFunction(client, mutant);
  const wasCreated = await client.query(statement).then(
    () => true,
    () => false,
  );
  await client.end();
  return wasCreated;
}
