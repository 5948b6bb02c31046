import type { Queryable } from './database';

/** SHA-256 of a key file's content, by its name below `keys/`. */
export type Fingerprints = ReadonlyMap<string, Buffer>;

export async function readFingerprints(db: Queryable): Promise<Fingerprints> {
  const { rows } = await db.query<{ name: string; fingerprint: Buffer }>(
    'select name, fingerprint from key_fingerprint order by name',
  );
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
}

/** @returns false when it is not known */
export async function deleteFingerprint(db: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from key_fingerprint where name = $1', [name]);
  return rowCount === 1;
}

/** Records keys that the database does not know yet; what it knows stays. */
export async function insertFingerprints(db: Queryable, fingerprints: Fingerprints): Promise<void> {
  await db.query(
    `insert into key_fingerprint (name, fingerprint)
     select * from unnest($1::text[], $2::bytea[]) order by 1 on conflict do nothing`,
    [[...fingerprints.keys()], [...fingerprints.values()]],
  );
}
