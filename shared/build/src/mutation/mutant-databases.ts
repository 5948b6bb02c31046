import pg from 'pg';
import { addressOf } from '../postgres/address';
import { administer } from '../postgres/administer';
import { templatesNamed } from '../test/test-databases';
import { mutatedFunction } from './find-mutants';
import type { Mutant } from './mutation';

const KINDS = ['migrated', 'brands'] as const;

/** Databases for test files, each with one function changed. */
export interface MutantDatabases {
  /** Names by mutant id; a mutant that the database refuses has none. */
  readonly names: ReadonlyMap<number, string>;
  drop(): Promise<void>;
}

/** @param template a migrated database; the one with the product's brands is changed likewise */
export async function createMutantDatabases(
  serverUrl: string,
  template: string,
  mutants: readonly Mutant[],
): Promise<MutantDatabases> {
  const names = new Map<number, string>();
  for (const mutant of new Set(mutants)) {
    if (mutant.source.kind !== 'sql') continue;
    const mutated = templatesNamed(`${template}_m${mutant.id}`);
    for (const kind of KINDS) {
      await administer(serverUrl, `create database ${mutated[kind]} template ${templatesNamed(template)[kind]}`);
      if (await changeFunction(addressOf(serverUrl, mutated[kind]), mutant)) names.set(mutant.id, mutated.migrated);
    }
  }
  return {
    names,
    async drop() {
      for (const name of names.values())
        for (const kind of KINDS)
          await administer(serverUrl, `drop database if exists ${templatesNamed(name)[kind]} with (force)`);
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
